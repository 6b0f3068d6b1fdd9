// Keeps the table in step with the server: commands go out, the fresh part comes back and is put in place. A click is
// never lost: what was pressed shows that it is under way, and goes out again until the server has answered.
import { morph } from "./morph.js";
import { after, before } from "./motion.js";

const PATIENCE = 1500;
const LONGEST_PAUSE = 4000;
/** Before that nobody sees that the rest of the page waits, and drawing it twice would take longer than the answer. */
const SOON = 150;
const table = () => document.getElementById("table");
const offline = () => document.getElementById("offline");
let busy = false;
/** @type {string | null} */
let wanted = null;
/** @type {number | undefined} */
let doubt;
/** @type {number | undefined} */
let late;
/** Questions and commands are numbered: an answer is shown only if none to a later one was. */
let asked = 0;
let answered = 0;

export function live() {
  document.addEventListener("submit", command);
  document.addEventListener("click", (event) => {
    if (event.target.closest?.("[data-keep]")) {
      event.preventDefault();
      keep();
    }
  });
  document.addEventListener("keydown", (event) => event.key === "Escape" && document.getElementById("sure") && keep());
  listen();
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && refresh());
}

/** Whether a command is on its way. */
export const isBusy = () => busy;

/** @type {(event: SubmitEvent & { readonly target: HTMLFormElement }) => Promise<void>} */
async function command(event) {
  const button = event.submitter;
  if (event.target.id !== "act" || button?.hasAttribute("data-whole")) {
    return;
  }
  event.preventDefault();
  if (busy) {
    return;
  }
  busy = true;
  const slow = setTimeout(() => table().setAttribute("aria-busy", "true"), SOON);
  button?.classList.add("pressed");
  button?.closest("#menu")?.removeAttribute("open"); // it would cover what comes of it
  const fields = new URLSearchParams(/** @type {any} */ (new FormData(event.target, button)));
  fields.set("key", freshKey());
  const address = new URL(button?.getAttribute("formaction") ?? event.target.getAttribute("action") ?? "", location.href);
  address.searchParams.set("since", table().dataset.told);
  const turn = ++asked;
  try {
    const answer = await post(address, fields);
    put(await answer.text());
    answered = turn;
  } finally {
    busy = false;
    clearTimeout(slow);
    button?.classList.remove("pressed");
    table().removeAttribute("aria-busy");
    if (wanted !== null && wanted !== table().dataset.version) {
      refresh();
    }
  }
}

/**
 * Asks until there is an answer: the key makes repeating safe, the server does it once and tells the same again.
 * @type {(address: URL, fields: URLSearchParams) => Promise<Response>}
 */
async function post(address, fields) {
  for (let attempt = 1; ; attempt++) {
    try {
      const answer = await fetch(address, { method: "POST", body: fields, headers: { Accept: "text/x-part" } });
      if (answer.status < 500) {
        connected();
        return answer;
      }
    } catch {
      // no connection: once more
    }
    lost();
    await new Promise((resume) => setTimeout(resume, Math.min(LONGEST_PAUSE, 300 * attempt)));
  }
}

function freshKey() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function listen() {
  const shown = () => (document.visibilityState === "visible" ? "yes" : "no");
  const name = freshKey();
  const events = new EventSource(`${table().dataset.at}/events?window=${name}&seen=${shown()}`);
  /** @type {(how: string) => void} */
  const say = (how) => {
    const fields = new URLSearchParams({ window: name, seen: how });
    fetch(`${table().dataset.at}/seen`, { method: "POST", body: fields, keepalive: true }).catch(() => {});
  };
  document.addEventListener("visibilitychange", () => say(shown()));
  addEventListener("pagehide", () => say("gone"));
  events.addEventListener("version", (event) => {
    connected();
    wanted = event.data;
    if (wanted !== table().dataset.version && !busy) {
      refresh();
    }
  });
  events.addEventListener("here", () => busy || refresh());
  events.addEventListener("error", () => {
    lost();
    if (events.readyState === EventSource.CLOSED) {
      setTimeout(listen, LONGEST_PAUSE);
    }
  });
}

/** A stream that comes back at once is nobody's business; what lasts is told. */
export function lost() {
  doubt ??= setTimeout(() => (offline().hidden = false), PATIENCE);
}

function connected() {
  clearTimeout(doubt);
  doubt = undefined;
  offline().hidden = true;
}

/** Leaves the question whether it is meant, and goes back to the decision. */
function keep() {
  document.getElementById("sure").removeAttribute("data-asking");
  refresh();
}

/** Asks for the table as it is. Whoever looks at the steps of others gets it when they come back. */
export async function refresh() {
  if (table().classList.contains("retracing")) {
    return;
  }
  const asking = document.getElementById("sure")?.dataset.asking;
  const address = new URL(`${table().dataset.at}/part`, location.href);
  address.searchParams.set("since", table().dataset.told);
  if (asking) {
    address.searchParams.set("asking", asking);
  }
  const turn = ++asked;
  try {
    const answer = await fetch(address, { headers: { Accept: "text/x-part" } });
    const html = await answer.text();
    if (answer.ok && !busy && turn > answered) {
      answered = turn;
      put(html, document.querySelector("#prompt .refusal"));
    }
  } catch {
    lost();
  }
  catchUp();
}

/** News that could not be fetched, or were put aside for a command, are asked for again: nobody waits for a turn that came. */
function catchUp() {
  clearTimeout(late);
  late = setTimeout(() => {
    if (!busy && Number(wanted) > Number(table().dataset.version)) {
      refresh();
    }
  }, PATIENCE);
}

/**
 * Puts what the server says in place. A notice that is still to be read stays; an answer that is no table is told as one.
 * @type {(html: string, notice?: HTMLElement | null) => void}
 */
function put(html, notice = null) {
  const answer = new DOMParser().parseFromString(html, "text/html");
  const fresh = answer.getElementById("table");
  if (!fresh) {
    tell(answer.querySelector("main")?.textContent ?? answer.body.textContent);
    return;
  }
  const old = table();
  if (Number(fresh.dataset.version) < Number(old.dataset.version)) {
    return; // asked for before something that has been shown since
  }
  const known = new Set([...document.querySelectorAll("#log-lines > li")].map((line) => line.id));
  const focused = document.activeElement;
  if (notice && !fresh.querySelector("#prompt .refusal")) {
    fresh.querySelector("#prompt").prepend(notice.cloneNode(true));
  }
  const scene = before();
  morph(old, fresh);
  document.title = `${old.dataset.title} · Cydonia`;
  announce(known);
  document.dispatchEvent(new CustomEvent("updated"));
  refocus(focused);
  after(scene);
}

/** @type {(words: string) => void} */
function tell(words) {
  const prompt = document.getElementById("prompt");
  prompt.querySelector(".refusal")?.remove();
  const notice = document.createElement("p");
  notice.className = "notice refusal";
  notice.setAttribute("role", "alert");
  notice.textContent = words.trim();
  prompt.prepend(notice);
}

/**
 * To the way back where something is asked once more; else, where the focused thing is gone, to the same choice or the decision.
 * @type {(focused: Element | null) => void}
 */
function refocus(focused) {
  const back = document.querySelector("#sure [data-keep]");
  if (back) {
    if (!document.getElementById("sure").contains(document.activeElement)) {
      back.focus({ preventScroll: true });
    }
    return;
  }
  if (!focused || focused === document.body || (focused.isConnected && focused.checkVisibility())) {
    return;
  }
  const same = [...document.querySelectorAll("button[name=action]")].find((button) => button.value === /** @type {HTMLButtonElement} */ (focused).value && button.checkVisibility());
  (same ?? document.getElementById("prompt"))?.focus({ preventScroll: true });
}

/**
 * What is new, for those who listen instead of looking.
 * @type {(known: Set<string>) => void}
 */
function announce(known) {
  const lines = [...document.querySelectorAll("#log-lines > li")].filter((line) => !known.has(line.id));
  const told = lines.slice(-5).map((line) => line.textContent.trim());
  told.push(document.querySelector("#prompt .sentence:not(.step)")?.textContent.trim() ?? "");
  document.getElementById("announce").textContent = told.join(" ");
}
