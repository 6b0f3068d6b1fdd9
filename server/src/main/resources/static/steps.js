// What a player without a seat did, step by step at a pace that can be followed; "next" and "all at once" go faster.

const PAUSE = 1400;
const still = matchMedia("(prefers-reduced-motion: reduce)");
let list = null;
let timer = null;

export function steps() {
  follow();
  document.addEventListener("updated", follow);
  document.addEventListener("click", (event) => {
    if (event.target.closest?.("[data-next-step]")) {
      next();
    } else if (event.target.closest?.("[data-all-steps]")) {
      show(Infinity);
    }
  });
}

/** A new story begins with its first step. Whoever wants nothing to move reads all of it. */
function follow() {
  const story = document.querySelector("[data-steps]");
  if (story?.dataset.steps !== list) {
    list = story?.dataset.steps ?? null;
    story?.parentElement.scrollTo(0, 0);
    show(still.matches ? Infinity : 1);
  } else if (story) {
    show(Number(story.dataset.shown ?? 1));
  }
}

function next() {
  const story = document.querySelector("[data-steps]");
  show(Number(story?.dataset.shown ?? 0) + 1);
  bringIntoSight(story);
}

/** The last step shown, within its own box: what stands above it stays where it is. */
function bringIntoSight(story) {
  const box = story?.parentElement.getBoundingClientRect();
  const step = story?.querySelector("li:nth-child(" + story.dataset.shown + ")")?.getBoundingClientRect();
  if (box && step) {
    story.parentElement.scrollTop += Math.max(0, step.bottom - box.bottom);
  }
}

function show(count) {
  clearTimeout(timer);
  const story = document.querySelector("[data-steps]");
  if (!story) {
    return;
  }
  const all = [...story.querySelectorAll("li")];
  const shown = Math.min(count, all.length);
  story.dataset.shown = shown;
  all.forEach((step, at) => (step.hidden = at >= shown));
  story.parentElement.querySelector(".om-go").hidden = shown === all.length;
  if (shown < all.length) {
    timer = setTimeout(next, PAUSE);
  }
}
