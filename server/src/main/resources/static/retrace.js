// What others did since one's turn, one deed after the other on the board itself. The question waits meanwhile, and so
// does whatever is new: both are there when one comes back.
import { light } from "./lights.js";
import { isBusy, refresh } from "./live.js";
import { morph } from "./morph.js";
import { after, before } from "./motion.js";
import { view } from "./views.js";

/** The parts of the table that show another moment; the question, the menu and the tabs stay. */
const SHOWN = ["#board", ".side", ".bar .moment", ".bar .chips"];

const table = () => document.getElementById("table");
const box = () => document.getElementById("retrace");
const retracing = () => table().classList.contains("retracing");
/**
 * One deed of somebody, and where the game stood after it.
 * @typedef {{ until: number, who: HTMLElement, deed: HTMLElement, then: string, seat: string }} Step
 */
/** @type {Step[]} */
let steps = [];
let at = 0;
let asked = 0;
/** @type {HTMLElement} */
let present;

export function retrace() {
  /** @type {Record<string, () => void>} */
  const wishes = { start, next: () => go(at + 1), back: () => go(at - 1), end };
  document.addEventListener("click", (event) => {
    const wish = event.target.closest?.("[data-retrace]");
    if (wish && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      wishes[wish.dataset.retrace]();
    }
  });
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input:not([type=checkbox]), select, textarea")) {
      return;
    }
    if (event.key.toLowerCase() === "n") {
      retracing() ? go(at + 1) : start();
    } else if (event.key === "Escape") {
      end();
    }
  });
}

/** From how the table was then to the first deed. */
async function start() {
  const link = document.querySelector("#since [data-after]");
  if (!link || retracing() || isBusy()) {
    return;
  }
  const deeds = [...document.querySelectorAll("#since .deed")].sort((a, b) => Number(a.dataset.until) - Number(b.dataset.until));
  steps = deeds.map((deed) => {
    const opponent = /** @type {HTMLElement} */ (deed.closest("li"));
    return { until: Number(deed.dataset.until), who: opponent.querySelector(".who").cloneNode(true), deed: deed.cloneNode(true), then: deed.dataset.then ?? "", seat: opponent.className };
  });
  present = table().cloneNode(true);
  table().classList.add("retracing");
  view("board");
  at = 0;
  if (await show(Number(link.dataset.after), () => {})) {
    box().hidden = false;
    box().querySelector("[data-retrace=next]").focus({ preventScroll: true });
    go(1);
  }
}

/** @type {(step: number) => Promise<void>} */
async function go(step) {
  if (step > steps.length) {
    end();
  } else if (step > 0 && await show(steps[step - 1].until, after)) {
    at = step;
    tell(steps[step - 1]);
  }
}

/**
 * Puts a moment on the table; tells whether it is there now.
 * @type {(move: number, moving: (scene: import("./motion.js").Scene) => void) => Promise<boolean>}
 */
async function show(move, moving) {
  const mine = ++asked;
  const answer = await fetch(`${table().dataset.at}/replay?at=${move}`, { headers: { Accept: "text/x-part" } }).catch(() => null);
  const html = answer?.ok ? await answer.text() : "";
  if (mine !== asked || !retracing()) {
    return false;
  }
  const then = new DOMParser().parseFromString(html, "text/html").getElementById("replay");
  if (!then) {
    end();
    return false;
  }
  then.querySelector("#board").prepend(document.getElementById("since").cloneNode(true));
  const scene = before();
  SHOWN.forEach((part) => morph(/** @type {HTMLElement} */ (table().querySelector(part)), /** @type {HTMLElement} */ (then.querySelector(part))));
  document.dispatchEvent(new CustomEvent("updated"));
  moving(scene);
  return true;
}

/** @type {(step: Step) => void} */
function tell({ who, deed, then, seat }) {
  const count = box().querySelector("[data-step-of]");
  count.textContent = count.dataset.stepOf.replace("%n", String(at)).replace("%a", String(steps.length));
  const doing = box().querySelector(".doing");
  doing.className = `doing ${seat}`;
  const small = document.createElement("small");
  small.textContent = then;
  doing.replaceChildren(who, " ", deed, " ", small);
  box().querySelector("[data-retrace=back]").disabled = at === 1;
  box().querySelector("[data-retrace=next]").hidden = at === steps.length;
  box().querySelector("[data-retrace=end]").classList.toggle("main", at === steps.length);
  if (at === steps.length) {
    box().querySelector("[data-retrace=end]").focus({ preventScroll: true });
  }
  document.getElementById("announce").textContent = box().querySelector(".sentence").textContent.trim();
  light(deed.dataset.about === undefined ? null : deed);
}

/** Back to the table as it is now. */
function end() {
  if (retracing()) {
    asked++;
    light(null);
    morph(table(), present);
    document.dispatchEvent(new CustomEvent("updated"));
    document.getElementById("prompt").focus({ preventScroll: true });
    refresh();
  }
}
