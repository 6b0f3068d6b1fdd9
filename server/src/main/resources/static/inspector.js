// A closer look, always in the same place: what is pointed at or focused, large. Under a finger it is a sheet with the
// button that does it, because a tap alone never plays. On phones a tap on the question opens that too.
import { preview } from "./previews.js";

const LARGE = ".inspect";
const TAPPED = "#board :is(button[name=action], [aria-disabled=true], .inspect:not(.pick))";
const LONG = 450;
const SHORT = 48;

const box = () => document.getElementById("inspector");
const part = (name) => box().querySelector(`[data-inspector=${name}]`);
const version = () => document.getElementById("table")?.dataset.version;
let shownFor = null;
let shownAt = null;
let sheet = false;
let press = null;

/** Whether it is shown here rather than in a floating tip. */
export function inspects(element, touched) {
  return element.matches(LARGE) || (touched && element.matches(TAPPED));
}

export function inspector() {
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "touch" && !sheet) {
      look(event.target);
    }
  });
  document.addEventListener("focusin", (event) => event.target.matches(":focus-visible") && !sheet && look(event.target));
  document.addEventListener("focusout", () => !sheet && close());
  // who comes or goes changes nothing of what is looked at
  document.addEventListener("updated", () => shownFor && !(shownFor.isConnected && version() === shownAt) && close());
  document.addEventListener("keydown", (event) => event.key === "Escape" && close());
  document.addEventListener("click", tapped, true);
  document.addEventListener("pointerdown", (event) => {
    const card = event.pointerType === "touch" && large(event.target);
    clearTimeout(press);
    press = card ? setTimeout(() => open(card), LONG) : null;
  });
  for (const end of ["pointerup", "pointercancel", "pointermove"]) {
    document.addEventListener(end, () => clearTimeout(press));
  }
  document.addEventListener("contextmenu", (event) => sheet && event.preventDefault());
}

/** The card itself, or the one that a name or a line of the log stands for. */
function large(target) {
  const named = target.closest?.("[data-card], [data-about]");
  const words = (named?.dataset.card ?? named?.dataset.about ?? "").split("|");
  return target.closest?.(LARGE) ?? words.map((word) => document.querySelector(`[data-card="${CSS.escape(word)}"] ${LARGE}`)).find((card) => card);
}

function look(target) {
  const card = large(target);
  if (card !== shownFor) {
    card ? fill(card, false) : close();
    // not over the line that is read
    box().classList.toggle("beside", Boolean(target.closest?.(".side")));
  }
}

function tapped(event) {
  const question = event.target.closest?.("[data-question]");
  if (question) {
    ask(question);
    return;
  }
  if (sheet && event.target.closest?.("[data-inspector=close]")) {
    close();
    return;
  }
  if (event.pointerType !== "touch" || document.getElementById("outlook")?.checkVisibility()) {
    return;
  }
  const told = event.target.closest?.("[data-about]");
  if (told && large(told)) {
    open(large(told));
    return;
  }
  const target = event.target.closest?.(TAPPED);
  if (target && !(sheet && target === shownFor)) {
    event.preventDefault();
    event.stopPropagation();
    open(target);
  } else if (sheet && !event.target.closest?.("#inspector")) {
    close();
  }
}

function open(element) {
  fill(element, true);
  part("go").focus({ preventScroll: true });
}

function fill(element, asSheet) {
  close();
  shownFor = element;
  shownAt = version();
  sheet = asSheet;
  const tip = element.dataset.tip ?? element.getAttribute("title") ?? "";
  const face = element.matches(LARGE) ? element.cloneNode(true) : null;
  part("face").replaceChildren(...(face ? [still(face)] : []));
  const told = tip.split(" — ");
  const playable = element.matches("button[name=action]");
  part("words").textContent = !face ? tip : playable ? "" : told.slice(1).join(" — ");
  part("foot").hidden = !asSheet;
  part("go").hidden = !asSheet || !playable;
  part("go").name = "action";
  part("go").value = playable ? element.value : "";
  part("go").textContent = playable && told.at(-1).length <= SHORT ? told.at(-1) : part("go").dataset.words;
  box().classList.toggle("sheeted", asSheet);
  box().hidden = false;
  // Where there is a line under the question, it tells what would change.
  if (!asSheet && document.getElementById("outlook")?.checkVisibility()) {
    return;
  }
  preview(element).then((lines) => shownFor === element && lines && part("lines").replaceChildren(lines.cloneNode(true)));
}

/** The question: its words, large enough for a finger, lead to the rules; below it what cannot be done now, and why. */
function ask(opener) {
  close();
  shownFor = opener;
  shownAt = version();
  sheet = true;
  const question = opener.parentElement.cloneNode(true);
  question.querySelector("[data-question]").remove();
  part("face").replaceChildren();
  part("words").replaceChildren(...question.childNodes);
  part("lines").replaceChildren(...[...document.querySelectorAll("#whynot > *")].map(reasons));
  part("foot").hidden = false;
  part("go").hidden = true;
  box().classList.add("sheeted");
  box().hidden = false;
  part("rules").focus({ preventScroll: true });
}

function reasons(element) {
  const shown = document.createElement(element.matches("ul") ? "ul" : "h2");
  shown.append(...element.cloneNode(true).childNodes);
  return shown;
}

/** A picture of a card: nothing on it can be pressed, and nothing is named twice. */
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
    sheet = false;
    box().hidden = true;
    part("lines").replaceChildren();
  }
}
