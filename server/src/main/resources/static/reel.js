// A game seen again: steps, jumps and plays without loading the whole page. Every step is an address that can be shared.
import { morph } from "./morph.js";
import { after, before } from "./motion.js";

const PAUSE = 1100;
const ONCE_MORE = 2000;
const film = () => document.getElementById("replay");
/** @type {number | undefined} */
let running;
let asked = 0;

export function reel() {
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("[data-step]");
    if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      stop();
      step(link.dataset.step);
    } else if (event.target.closest?.("[data-play]")) {
      running ? stop() : start();
    }
  });
  document.addEventListener("change", (event) => {
    if (event.target.id === "eyes") {
      show(at(), event.target.value);
    }
  });
  document.addEventListener("input", (event) => {
    if (event.target.id === "slide") {
      stop();
      show(Number(event.target.value));
    }
  });
  document.addEventListener("submit", (event) => event.preventDefault());
  addEventListener("popstate", () => location.reload());
  document.addEventListener("keydown", key);
  links();
}

/** @type {(event: KeyboardEvent & { readonly target: HTMLElement }) => void} */
function key(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, select, textarea")) {
    return;
  }
  const wish = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last" }[event.key];
  if (wish && !event.target.closest(".pane")) {
    event.preventDefault();
    stop();
    step(wish);
  }
}

const at = () => Number(film().dataset.at);
const last = () => Number(film().dataset.last);

/** @type {(where: string) => Promise<void>} */
function step(where) {
  /** @type {Record<string, number>} */
  const moves = { first: 0, back: at() - 1, on: at() + 1, last: last() };
  return show(moves[where]);
}

/** @type {(move: number, eyes?: string) => Promise<void>} */
async function show(move, eyes = film().dataset.eyes) {
  const wanted = Math.min(Math.max(0, move), last());
  const address = `${film().dataset.base}?at=${wanted}&eyes=${encodeURIComponent(eyes)}`;
  const mine = ++asked;
  const answer = await fetch(address, { headers: { Accept: "text/x-part" } }).catch(() => null);
  if (mine !== asked) {
    return;
  }
  document.getElementById("offline").hidden = answer !== null;
  if (!answer?.ok) {
    if (answer === null) {
      setTimeout(() => mine === asked && show(move, eyes), ONCE_MORE);
    } else {
      stop();
    }
    return;
  }
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("replay");
  if (mine !== asked || !fresh) {
    return;
  }
  const scene = before();
  morph(film(), fresh);
  history.replaceState(null, "", address);
  const slide = document.getElementById("slide");
  slide.value = String(wanted);
  links();
  label();
  document.getElementById("announce").textContent = document.querySelector("#film").textContent.trim();
  document.dispatchEvent(new CustomEvent("updated"));
  after(scene);
}

function start() {
  if (at() === last()) {
    show(0);
  }
  running = setInterval(() => (at() < last() ? step("on") : stop()), PAUSE);
  label();
}

function stop() {
  clearInterval(running);
  running = undefined;
  label();
}

function label() {
  const button = document.querySelector("[data-play]");
  button.dataset.start ??= button.textContent;
  button.textContent = running ? button.dataset.stop : button.dataset.start;
  button.setAttribute("aria-pressed", String(running !== undefined));
}

function links() {
  for (const input of document.querySelectorAll("[data-absolute]")) {
    input.value = new URL(input.getAttribute("value") ?? "", location.href).href;
  }
}
