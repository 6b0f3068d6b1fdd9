// A line of the log lights up the places and cards it speaks of; a click or Enter also brings them into view, on a phone
// the board.
import { view } from "./views.js";

const PHONE = "(max-width: 700px)";

export function lights() {
  document.addEventListener("pointerover", (event) => light(event.target.closest?.("[data-about]")));
  document.addEventListener("focusin", (event) => light(event.target.closest?.("[data-about]")));
  document.addEventListener("keydown", (event) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const log = event.target.closest?.(".logview");
    if (step && log) {
      event.preventDefault();
      go(log, step);
    } else if (event.key === "Enter" && event.target.matches?.("[data-about]")) {
      event.target.click();
    }
  });
  document.addEventListener("click", (event) => {
    const line = event.target.closest?.("[data-about]");
    if (line) {
      const place = found(line).find((thing) => thing.dataset.place);
      if (place && matchMedia(PHONE).matches) {
        view("board");
      }
      light(line);
      (place ?? found(line).find((thing) => thing.checkVisibility()))?.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
  });
}

/**
 * To the next line that speaks of a place or a card; from outside to the newest.
 * @type {(log: HTMLElement, step: number) => void}
 */
function go(log, step) {
  const lines = [...log.querySelectorAll("[data-about]")].filter((line) => line.checkVisibility());
  const at = lines.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const line = at < 0 ? lines.at(-1) : lines[at + step];
  if (line) {
    line.tabIndex = -1;
    line.focus();
  }
}

/**
 * Boards mark places with data-place and cards with data-card.
 * @type {(line: HTMLElement) => HTMLElement[]}
 */
function found(line) {
  return line.dataset.about.split("|").flatMap((word) => [...document.querySelectorAll(`[data-place="${CSS.escape(word)}"], [data-card="${CSS.escape(word)}"]`)]);
}

/** @type {(line: HTMLElement | null) => void} */
export function light(line) {
  document.querySelectorAll(".lit").forEach((lit) => lit.classList.remove("lit"));
  if (line) {
    found(line).forEach((thing) => thing.classList.add("lit"));
  }
}
