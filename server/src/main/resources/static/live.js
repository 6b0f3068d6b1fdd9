// Keeps the table in step with the server: commands go out, the fresh part comes back and is put in place.
import { morph } from "./morph.js";

const RETRIES = 4;
const table = () => document.getElementById("table");
let busy = false;
let wanted = null;

export function live() {
  document.addEventListener("submit", command);
  listen();
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && refresh());
}

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
  table().setAttribute("aria-busy", "true");
  const fields = new URLSearchParams(new FormData(event.target, button));
  fields.set("key", freshKey());
  const address = button?.getAttribute("formaction") ?? event.target.getAttribute("action");
  try {
    put(await post(address, fields));
  } catch {
    location.reload();
  } finally {
    busy = false;
    table().removeAttribute("aria-busy");
    if (wanted !== null && wanted !== table().dataset.version) {
      refresh();
    }
  }
}

/** The key makes repeating safe: the server does it once and tells the same again. */
async function post(address, fields) {
  for (let attempt = 1; ; attempt++) {
    try {
      const answer = await fetch(`${address}?since=${table().dataset.told}`, { method: "POST", body: fields, headers: { Accept: "text/x-part" } });
      if (answer.ok || answer.status === 409 || answer.status === 422) {
        return await answer.text();
      }
      throw new Error(String(answer.status));
    } catch (problem) {
      if (attempt === RETRIES || !(problem instanceof TypeError)) {
        throw problem;
      }
      await new Promise((resume) => setTimeout(resume, 300 * attempt));
    }
  }
}

function freshKey() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function listen() {
  const shown = () => (document.visibilityState === "visible" ? "yes" : "no");
  const name = freshKey();
  const events = new EventSource(`${table().dataset.at}/events?window=${name}&seen=${shown()}`);
  document.addEventListener("visibilitychange", () => {
    const fields = new URLSearchParams({ window: name, seen: shown() });
    fetch(`${table().dataset.at}/seen`, { method: "POST", body: fields, keepalive: true }).catch(() => {});
  });
  events.addEventListener("version", (event) => {
    wanted = event.data;
    if (wanted !== table().dataset.version && !busy) {
      refresh();
    }
  });
}

async function refresh() {
  try {
    const answer = await fetch(`${table().dataset.at}/part?since=${table().dataset.told}`, { headers: { Accept: "text/x-part" } });
    if (answer.ok && !busy) {
      put(await answer.text());
    }
  } catch {
    // asleep or offline: the event stream comes back and says so
  }
}

function put(html) {
  const fresh = new DOMParser().parseFromString(html, "text/html").getElementById("table");
  if (!fresh) {
    location.reload();
    return;
  }
  const old = table();
  const known = new Set([...document.querySelectorAll("#log-lines > li")].map((line) => line.id));
  const focused = document.activeElement;
  morph(old, fresh);
  document.title = `${old.dataset.title} · Cydonia`;
  announce(known);
  document.dispatchEvent(new CustomEvent("updated"));
  refocus(focused);
}

/** Where the focused thing is gone: to the same choice elsewhere, or to what is asked now. */
function refocus(focused) {
  if (!focused || focused === document.body || (focused.isConnected && focused.checkVisibility())) {
    return;
  }
  const same = [...document.querySelectorAll("button[name=action]")].find((button) => button.value === focused.value && button.checkVisibility());
  (same ?? document.getElementById("prompt"))?.focus({ preventScroll: true });
}

/** What is new, for those who listen instead of looking. */
function announce(known) {
  const lines = [...document.querySelectorAll("#log-lines > li")].filter((line) => !known.has(line.id)).reverse();
  const told = lines.slice(-5).map((line) => line.textContent.trim());
  told.push(document.querySelector("#prompt .sentence")?.textContent.trim() ?? "");
  document.getElementById("announce").textContent = told.join(" ");
}
