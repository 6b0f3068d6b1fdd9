// Reasons, explanations and previews where they belong: on hover, on focus and on tap, never cut off by a scrolling box.
import { inspects } from "./inspector.js";
import { fitsLine } from "./outlook.js";
import { preview } from "./previews.js";

export function tips() {
  const tip = document.getElementById("tip");
  /** @type {HTMLElement | null} */
  let shownFor = null;

  /** @type {(element: HTMLElement, touched?: boolean) => void} */
  function show(element, touched = false) {
    // what is open speaks for itself, and needs its room
    if (inspects(element, touched) || element.matches("[open] > summary")) {
      return;
    }
    const title = element.getAttribute("title");
    if (title) {
      element.dataset.tip = title;
      element.removeAttribute("title");
    }
    if (!element.dataset.tip || element === shownFor || toldInLine(element)) {
      return;
    }
    hide();
    shownFor = element;
    tip.textContent = element.dataset.tip;
    tip.hidden = false;
    element.setAttribute("aria-describedby", "tip");
    place(element);
    preview(element).then((lines) => {
      if (lines && shownFor === element) {
        tip.append(lines);
        place(element);
      }
    });
  }

  /**
   * The line under the question says it, where there is one.
   * @type {(element: HTMLElement) => boolean | null | undefined}
   */
  function toldInLine(element) {
    return document.getElementById("outlook")?.checkVisibility() && element.closest("#board, #groups, .picking") && fitsLine(element);
  }

  /** @type {(element: HTMLElement) => void} */
  function place(element) {
    const box = element.getBoundingClientRect();
    const left = Math.min(Math.max(8, box.left + box.width / 2 - tip.offsetWidth / 2), innerWidth - tip.offsetWidth - 8);
    const above = box.top - tip.offsetHeight - 8;
    tip.style.left = `${left}px`;
    tip.style.top = `${above > 4 ? above : box.bottom + 8}px`;
  }

  function hide() {
    if (shownFor) {
      shownFor.removeAttribute("aria-describedby");
      shownFor = null;
      tip.hidden = true;
    }
  }

  /** @type {(event: Event & { readonly target: HTMLElement }) => HTMLElement | null} */
  const target = (event) => event.target.closest?.("[title], [data-tip]");
  document.addEventListener("pointerover", (event) => {
    const element = target(event);
    if (element) {
      show(element, event.pointerType === "touch");
    } else {
      hide();
    }
  });
  document.addEventListener("focusin", (event) => {
    const element = target(event);
    if (element && event.target.matches(":focus-visible")) {
      show(element);
    }
  });
  document.addEventListener("focusout", hide);
  document.addEventListener("updated", hide);
  document.addEventListener("keydown", (event) => event.key === "Escape" && hide());
  document.addEventListener("click", (event) => {
    const dimmed = event.target.closest?.("[aria-disabled=true]");
    if (dimmed) {
      show(dimmed, event.pointerType === "touch");
    } else if (event.target.closest?.("summary")) {
      hide();
    }
  });
}
