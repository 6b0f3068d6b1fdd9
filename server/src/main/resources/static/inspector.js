// A closer look, always in the same place: what is pointed at or focused, large. Under a finger it is a sheet with the
// button that does it, because a tap alone never plays. A card that the log names stays when its line is clicked. On
// phones a tap on the question opens that too.
import { preview } from "./previews.js";

const LARGE = ".inspect";
const TAPPED = "#board :is(button[name=action], [aria-disabled=true], .inspect:not(.pick))";
const LONG = 450;
const SHORT = 48;

const box = () => document.getElementById("inspector");
/** @type {(name: string) => HTMLButtonElement} */
const part = (name) => /** @type {HTMLButtonElement} */ (box().querySelector(`[data-inspector=${name}]`));
const version = () => document.getElementById("table")?.dataset.version;
/** While it is pointed at; until it is put away; until it is put away, with what can be done. */
const GLANCE = "";
const KEPT = "kept";
const SHEET = "sheeted";
/** @type {HTMLElement | null} */
let shownFor = null;
/** @type {string | undefined} */
let shownAt;
let held = GLANCE;
/** @type {number | undefined} */
let press;

/**
 * Whether it is shown here rather than in a floating tip.
 * @type {(element: HTMLElement, touched: boolean) => boolean}
 */
export function inspects(element, touched) {
  return element.matches(LARGE) || (touched && element.matches(TAPPED));
}

export function inspector() {
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "touch" && !held) {
      look(event.target);
    }
  });
  document.addEventListener("focusin", (event) => event.target.matches(":focus-visible") && !held && look(event.target));
  document.addEventListener("focusout", () => !held && close());
  // who comes or goes changes nothing of what is looked at, and a card that was played stays as it is
  document.addEventListener("updated", () => shownFor && held !== KEPT && !(shownFor.isConnected && version() === shownAt) && close());
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && shownFor) {
      held && event.stopPropagation(); // one thing at a time is put away
      close();
    }
  }, true);
  document.addEventListener("click", tapped, true);
  document.addEventListener("pointerdown", (event) => {
    const card = event.pointerType === "touch" && large(event.target);
    clearTimeout(press);
    press = card ? setTimeout(() => open(card), LONG) : undefined;
  });
  for (const end of ["pointerup", "pointercancel", "pointermove"]) {
    document.addEventListener(end, () => clearTimeout(press));
  }
  document.addEventListener("contextmenu", (event) => held === SHEET && event.preventDefault());
}

/**
 * The card itself, or the one that a name or a line of the log stands for.
 * @type {(target: HTMLElement) => HTMLElement | null | undefined}
 */
function large(target) {
  const named = target.closest?.("[data-card], [data-about]");
  const words = (named?.dataset.card ?? named?.dataset.about ?? "").split("|");
  return target.closest?.(LARGE) ?? words.map((word) => document.querySelector(`[data-card="${CSS.escape(word)}"] ${LARGE}`)).find((card) => card);
}

/** @type {(target: HTMLElement) => void} */
function look(target) {
  const card = large(target);
  if (card !== shownFor) {
    card ? fill(card, GLANCE, target) : close();
  }
}

/** @type {(event: PointerEvent & { readonly target: HTMLElement }) => void} */
function tapped(event) {
  const question = event.target.closest?.("[data-question]");
  if (question) {
    ask(question);
    return;
  }
  if (held && event.target.closest?.("[data-inspector=close]")) {
    close();
    return;
  }
  const line = event.target.closest?.("[data-about]");
  const named = line && large(line);
  if (named) {
    event.pointerType === "touch" ? open(named) : keep(named, line);
    return;
  }
  if (event.pointerType !== "touch") {
    held === KEPT && !event.target.closest?.("#inspector") && close();
    return;
  }
  if (document.getElementById("outlook")?.checkVisibility()) {
    return;
  }
  const target = event.target.closest?.(TAPPED);
  if (target && !(held && target === shownFor)) {
    event.preventDefault();
    event.stopPropagation();
    open(target);
  } else if (held && !event.target.closest?.("#inspector")) {
    close();
  }
}

/**
 * A card that the log names stays beside its line until it is put away, or the line is clicked again.
 * @type {(card: HTMLElement, line: HTMLElement) => void}
 */
function keep(card, line) {
  if (held === KEPT && shownFor === card) {
    close();
    return;
  }
  fill(card, KEPT, line);
  document.getElementById("announce").textContent = (card.querySelector(".vh") ?? card).textContent;
}

/** @type {(element: HTMLElement) => void} */
function open(element) {
  fill(element, SHEET, element);
  part("go").focus({ preventScroll: true });
}

/** @type {(element: HTMLElement, manner: string, target: HTMLElement) => void} */
function fill(element, manner, target) {
  close();
  shownFor = element;
  shownAt = version();
  held = manner;
  const asSheet = manner === SHEET;
  const tip = element.dataset.tip ?? element.getAttribute("title") ?? "";
  const face = element.matches(LARGE) ? element.cloneNode(true) : null;
  part("face").replaceChildren(...(face ? [still(face)] : []));
  const told = tip.split(" — ");
  const last = told[told.length - 1];
  const playable = element.matches("button[name=action]");
  part("words").textContent = !face ? tip : playable ? "" : told.slice(1).join(" — ");
  part("foot").hidden = !held;
  part("rules").hidden = !document.getElementById("table");
  part("go").hidden = !asSheet || !playable;
  part("go").name = "action";
  part("go").value = playable ? /** @type {HTMLButtonElement} */ (element).value : "";
  part("go").textContent = playable && last.length <= SHORT ? last : part("go").dataset.words;
  box().classList.toggle(SHEET, asSheet);
  box().classList.toggle(KEPT, held === KEPT);
  // not over the line that is read
  box().classList.toggle("beside", Boolean(target.closest?.(".side")));
  box().hidden = false;
  // Where there is a line under the question, it tells what would change.
  if (!asSheet && document.getElementById("outlook")?.checkVisibility()) {
    return;
  }
  preview(element).then((lines) => shownFor === element && lines && part("lines").replaceChildren(lines.cloneNode(true)));
}

/**
 * The question: its words, large enough for a finger, lead to the rules; below it what cannot be done now, and why.
 * @type {(opener: HTMLElement) => void}
 */
function ask(opener) {
  close();
  shownFor = opener;
  shownAt = version();
  held = SHEET;
  const question = opener.parentElement.cloneNode(true);
  question.querySelector("[data-question]").remove();
  part("face").replaceChildren();
  part("words").replaceChildren(...question.childNodes);
  part("lines").replaceChildren(...[...document.querySelectorAll("#whynot > *")].map(reasons));
  part("foot").hidden = false;
  part("go").hidden = true;
  box().classList.add(SHEET);
  box().classList.remove(KEPT);
  box().hidden = false;
  part("rules").focus({ preventScroll: true });
}

/** @type {(element: HTMLElement) => HTMLElement} */
function reasons(element) {
  const shown = document.createElement(element.matches("ul") ? "ul" : "h2");
  shown.append(...element.cloneNode(true).childNodes);
  return shown;
}

/**
 * A picture of a card: nothing on it can be pressed, and nothing is named twice.
 * @type {(face: HTMLElement) => HTMLElement}
 */
function still(face) {
  const picture = document.createElement("div");
  picture.className = face.className.replace("inspect", "").replace("live", "");
  picture.append(...face.childNodes);
  picture.querySelectorAll("input").forEach((input) => input.remove());
  return picture;
}

export function close() {
  clearTimeout(press);
  if (shownFor) {
    shownFor = null;
    held = GLANCE;
    box().hidden = true;
    part("lines").replaceChildren();
  }
}
