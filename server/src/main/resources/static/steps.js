// What a player without a seat did, step by step at a pace that can be followed; "next" and "all at once" go faster.
// Where the side with the list is folded away, a strip in the prompt tells one step at a time, until it is put away.

const PAUSE = 1400;
const still = matchMedia("(prefers-reduced-motion: reduce)");
/** @type {string | null} */
let list = null;
/** @type {string | null} */
let putAway = null;
/** @type {string | null} */
let version = null;
/** @type {number | undefined} */
let timer;

export function steps() {
  follow();
  document.addEventListener("updated", follow);
  document.addEventListener("click", (event) => {
    if (event.target.closest?.("[data-next-step]")) {
      next();
    } else if (event.target.closest?.("[data-all-steps]")) {
      show(Infinity);
    } else if (event.target.closest?.("[data-strip-seen]")) {
      putAway = list;
      show(Infinity);
      document.getElementById("prompt").focus({ preventScroll: true });
    }
  });
}

const told = () => document.querySelector("[data-steps]");

/** A new story begins with its first step. Whoever wants nothing to move reads all of it, or goes on by hand. */
function follow() {
  const story = told();
  const now = document.getElementById("table").dataset.version;
  if (story?.dataset.steps !== list) {
    list = story?.dataset.steps ?? null;
    story?.parentElement.scrollTo(0, 0);
    show(still.matches && story?.checkVisibility() ? Infinity : 1);
  } else if (story) {
    // whoever has decided something has gone on
    putAway = now === version ? putAway : list;
    show(Number(story.dataset.shown ?? 1));
  }
  version = now;
}

function next() {
  const story = told();
  show(Number(story?.dataset.shown ?? 0) + 1);
  bringIntoSight(story);
}

/**
 * The last step shown, within its own box: what stands above it stays where it is.
 * @type {(story: HTMLElement | null) => void}
 */
function bringIntoSight(story) {
  const box = story?.parentElement.getBoundingClientRect();
  const step = story?.querySelector("li:nth-child(" + story.dataset.shown + ")")?.getBoundingClientRect();
  if (story && box && step) {
    story.parentElement.scrollTop += Math.max(0, step.bottom - box.bottom);
  }
}

/** @type {(count: number) => void} */
function show(count) {
  clearTimeout(timer);
  const story = told();
  if (!story) {
    return;
  }
  const all = [...story.querySelectorAll("li")];
  const shown = Math.min(count, all.length);
  story.dataset.shown = String(shown);
  all.forEach((step, at) => (step.hidden = at >= shown));
  story.parentElement.querySelector(".om-go").hidden = shown === all.length;
  strip(all, shown);
  if (shown < all.length && !still.matches) {
    timer = setTimeout(next, PAUSE);
  }
}

/**
 * The step that came last, and how many there are.
 * @type {(all: HTMLElement[], shown: number) => void}
 */
function strip(all, shown) {
  const line = document.querySelector("[data-strip]");
  if (!line) {
    return;
  }
  line.hidden = putAway === list;
  line.querySelector("p").replaceChildren(`${shown}/${all.length} · `, ...[...all[shown - 1].childNodes].map((node) => node.cloneNode(true)));
  line.querySelectorAll("[data-next-step], [data-all-steps]").forEach((button) => (button.hidden = shown === all.length));
}
