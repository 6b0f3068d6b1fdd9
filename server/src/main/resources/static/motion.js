// Small motions that show what changed and where: cards close up and fly to what is in play, tiles drop, gauges slide,
// differences rise from figures. Each takes less than a quarter of a second, the next click ends them all, and for
// those who want none the places that changed are framed until the next click.

/**
 * How things lie at one moment.
 * @typedef {object} Scene
 * @property {Map<string, { box: DOMRect, face: HTMLElement }>} cards
 * @property {Map<string | undefined, string>} places
 * @property {Map<string | undefined, DOMRect>} gauges
 * @property {Map<HTMLElement, string>} figures
 */

const SOFT = "cubic-bezier(.2, .8, .2, 1)";
const STEP = 80;
const FAR = 2;
/** @type {Set<Animation>} */
const running = new Set();
const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export function motion() {
  for (const end of ["pointerdown", "keydown"]) {
    document.addEventListener(end, () => {
      running.forEach((one) => one.cancel());
      document.querySelectorAll(".moved").forEach((place) => place.classList.remove("moved"));
    }, true);
  }
}

/**
 * How things lie before a change.
 * @type {() => Scene}
 */
export function before() {
  return {
    cards: new Map(shown("#board li[data-card][id]").map((card) => [card.id, { box: card.getBoundingClientRect(), face: card }])),
    places: new Map(shown("#board [data-place]").map((place) => [place.dataset.place, looks(place)])),
    gauges: new Map(shown("#board [data-slide]").map((gauge) => [gauge.dataset.slide, gauge.getBoundingClientRect()])),
    figures: new Map(shown("#board [data-watch]").map((figure) => [figure, figure.textContent])),
  };
}

/**
 * Shows what has changed since; tells those who listen what kind of thing it was.
 * @type {(old: Scene) => void}
 */
export function after(old) {
  const kinds = [cards(old.cards), figures(old.figures), places(old.places), gauges(old.gauges)];
  const names = ["card", "goods", "tile", "gauge"].filter((_, at) => kinds[at]);
  if (names.length > 0) {
    document.dispatchEvent(new CustomEvent("moved", { detail: names }));
  }
}

/** @type {(which: string) => HTMLElement[]} */
const shown = (which) => [...document.querySelectorAll(which)].filter((element) => element.checkVisibility());

/**
 * What lies on a place, whether or not it can be chosen now; the eye only warns of a choice.
 * @type {(place: HTMLElement) => string}
 */
const looks = (place) => [...place.querySelectorAll("use")].map((use) => use.getAttribute("href") ?? "").filter((sign) => !sign.endsWith("#eye")).join();

/** @type {(element: Element, frames: Keyframe[] | PropertyIndexedKeyframes, duration: number, delay?: number) => Animation} */
function play(element, frames, duration, delay = 0) {
  const one = element.animate(frames, { duration, delay, easing: SOFT, fill: "backwards" });
  running.add(one);
  const done = () => running.delete(one);
  one.finished.then(done, done);
  return one;
}

/**
 * Neighbours close up; a card that left the hand flies to where cards in play are found.
 * @type {(old: Scene['cards']) => boolean}
 */
function cards(old) {
  const now = new Map(shown("#board li[data-card][id]").map((card) => [card.id, card]));
  const left = [...old].filter(([id, { box }]) => !document.getElementById(id) && box.width > 0);
  if (!calm()) {
    for (const [id, card] of now) {
      const was = old.get(id)?.box;
      const is = card.getBoundingClientRect();
      if (was && (Math.abs(was.x - is.x) > FAR || Math.abs(was.y - is.y) > FAR) && was.width === is.width) {
        play(card, { transform: [`translate(${was.x - is.x}px, ${was.y - is.y}px)`, "none"] }, 240);
      }
    }
    const target = shown("[data-cards-go]")[0]?.getBoundingClientRect();
    for (const [, { box, face }] of target ? left.slice(0, 4) : []) {
      fly(face, box, target);
    }
  }
  return left.length > 0;
}

/** @type {(face: HTMLElement, from: DOMRect, to: DOMRect) => void} */
function fly(face, from, to) {
  const ghost = document.createElement("div");
  ghost.className = "ghost";
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, { left: `${from.x}px`, top: `${from.y}px`, width: `${from.width}px`, height: `${from.height}px` });
  ghost.append(...[...face.cloneNode(true).childNodes]);
  ghost.querySelectorAll("[id]").forEach((named) => named.removeAttribute("id"));
  document.body.append(ghost);
  const x = to.x + to.width / 2 - from.x - from.width / 2;
  const y = to.y + to.height / 2 - from.y - from.height / 2;
  const end = () => ghost.remove();
  play(ghost, { transform: ["none", `translate(${x}px, ${y}px) scale(.2)`], opacity: [1, 0] }, 240).finished.then(end, end);
}

/**
 * The figure changes at once; the difference rises from it and fades.
 * @type {(old: Scene['figures']) => boolean}
 */
function figures(old) {
  let changed = false;
  for (const [figure, text] of old) {
    const by = number(figure.textContent) - number(text);
    if (figure.isConnected && by && figure.checkVisibility()) {
      changed = true;
      calm() || !inSight(figure) || rise(figure, by);
    }
  }
  return changed;
}

/** @type {(text: string) => number} */
const number = (text) => Number(text.trim().replace("−", "-").replace("+", ""));

/**
 * Not scrolled out of what holds it.
 * @type {(figure: HTMLElement) => boolean}
 */
function inSight(figure) {
  const box = figure.getBoundingClientRect();
  return figure.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}

/** @type {(figure: HTMLElement, by: number) => void} */
function rise(figure, by) {
  const box = figure.getBoundingClientRect();
  const difference = document.createElement("span");
  difference.className = by > 0 ? "rises" : "rises falls";
  difference.setAttribute("aria-hidden", "true");
  difference.textContent = by > 0 ? `+${by}` : `−${-by}`;
  Object.assign(difference.style, { left: `${box.right}px`, top: `${box.top}px` });
  document.body.append(difference);
  const end = () => difference.remove();
  play(difference, { transform: ["translateY(4px)", "translateY(-8px)"], opacity: [1, 0] }, 245, STEP).finished.then(end, end);
}

/** @type {(old: Scene['places']) => boolean} */
function places(old) {
  let changed = false;
  for (const place of shown("#board [data-place]")) {
    const was = old.get(place.dataset.place);
    // What holds other places stands still: they move by themselves.
    if (was !== undefined && was !== looks(place) && !place.querySelector("[data-place]")) {
      changed = true;
      if (calm()) {
        place.classList.add("moved");
      } else {
        play(place.querySelector(".in") ?? place, [{ transform: "translateY(-10px) scale(1.12)", opacity: 0 }, { opacity: 1, offset: 0.6 }, { transform: "none" }], 220, 2 * STEP);
      }
    }
  }
  return changed;
}

/**
 * What is lit on a gauge slides from where it was.
 * @type {(old: Scene['gauges']) => boolean}
 */
function gauges(old) {
  let changed = false;
  for (const gauge of /** @type {any[]} */ (shown("#board [data-slide]"))) {
    const was = old.get(gauge.dataset.slide);
    const is = gauge.getBoundingClientRect();
    if (was && (Math.abs(was.x - is.x) > FAR || Math.abs(was.y - is.y) > FAR) && Math.abs(was.width - is.width) < was.width) {
      changed = true;
      const scale = gauge.ownerSVGElement ? gauge.ownerSVGElement.viewBox.baseVal.width / gauge.ownerSVGElement.getBoundingClientRect().width : 1;
      calm() || play(gauge, { transform: [`translate(${(was.x - is.x) * scale}px, ${(was.y - is.y) * scale}px)`, "none"] }, 200, 3 * STEP);
    }
  }
  return changed;
}
