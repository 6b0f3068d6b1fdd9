// Which part is in front where there is no room for all (phones, the side column), and the keys.

/** What slides over the board where there is no room beside it; the same button and Escape put it away. */
const DRAWERS = ["log", "scores"];

/**
 * Where the decision is taken, as the page said last.
 * @type {string | undefined}
 */
let stage = document.querySelector("main")?.dataset.stage;

export function views() {
  view(stage || "board");
  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("[data-view]");
    if (button && button !== document.body) {
      event.preventDefault();
      const wanted = button.dataset.view;
      view(wanted === document.body.dataset.view && DRAWERS.includes(wanted) ? stage || "board" : wanted);
    }
  });
  document.addEventListener("updated", follow);
}

/** Where the next decision is taken comes to the front; otherwise everybody looks where they like. */
function follow() {
  const next = document.querySelector("main").dataset.stage;
  view(next && next !== stage ? next : document.body.dataset.view);
  stage = next;
}

/** @type {(name: string) => void} */
export function view(name) {
  document.body.dataset.view = name;
  for (const button of document.querySelectorAll(".tabs [data-view]")) {
    button.setAttribute("aria-pressed", String(button.dataset.view === name));
  }
  document.dispatchEvent(new Event("viewed"));
}

export function keys() {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, select, textarea") || document.querySelector(".retracing")) {
      return;
    }
    const key = event.key.toLowerCase();
    if (key >= "1" && key <= "9") {
      [...document.querySelectorAll("#prompt :is(#groups, .mix, .picking) .choice.live:not(.quiet, .pointless)")].filter((choice) => !choice.hidden)[Number(key) - 1]?.click();
    } else if (key === "u") {
      document.querySelector(".undo")?.click();
    } else if (key === "h") {
      document.querySelector(".ask-hint")?.click();
    } else if (key.length === 1) {
      const tab = [...document.querySelectorAll(".tabs [data-view]")].find((button) => button.dataset.view.startsWith(key));
      view(tab ? tab.dataset.view : document.body.dataset.view);
    } else if (key === "escape") {
      document.getElementById("menu")?.removeAttribute("open");
      if (DRAWERS.includes(document.body.dataset.view)) {
        view(stage || "board");
      }
    }
  });
}
