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
    show(still.matches ? Infinity : 1);
  } else if (story) {
    show(Number(story.dataset.shown ?? 1));
  }
}

function next() {
  show(Number(document.querySelector("[data-steps]")?.dataset.shown ?? 0) + 1);
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
  all[shown - 1]?.scrollIntoView({ block: "nearest" });
  story.parentElement.querySelector(".om-go").hidden = shown === all.length;
  if (shown < all.length) {
    timer = setTimeout(next, PAUSE);
  }
}
