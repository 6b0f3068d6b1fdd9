// The rules beside the table, opened at the passage for the decision, or for the word that was followed. For a card that is
// looked at, the words on it are listed. Without this script the links lead to the page of the game.

import { close as closeInspector } from "./inspector.js";
import { lost } from "./live.js";

/** @type {HTMLDialogElement} */
let drawer;
/** @type {HTMLElement | null} */
let before = null;

export function rules() {
  document.addEventListener("click", (event) => {
    const asked = event.target.closest?.("[data-rules]");
    if (asked && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      open(asked.dataset.rules);
    } else if (event.target.closest?.("[data-rules-close]")) {
      close();
    } else if (drawer?.contains(event.target)) {
      follow(event);
    }
  });
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    if (event.key === "Escape" && drawer?.open) {
      close();
    } else if (event.key.toLowerCase() === "r" && !event.target.matches("input, select, textarea")) {
      drawer?.open ? close() : open("");
    }
  });
  document.addEventListener("input", (event) => event.target.id === "rules-search" && search(event.target.value));
}

/** @type {(passage: string) => Promise<void>} */
async function open(passage) {
  const looked = document.querySelectorAll("#inspector:not([hidden]) :is([data-inspector=face], [data-inspector=words])");
  const card = [...looked].map((part) => part.textContent).join(" ");
  const table = document.getElementById("table");
  const answer = await fetch(`${table.dataset.at}/rules`, { headers: { Accept: "text/x-part" } }).catch(lost);
  if (!answer?.ok) {
    return;
  }
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector(".rules-in");
  if (!drawer) {
    drawer = document.createElement("dialog");
    drawer.id = "rules";
    drawer.className = "rules";
    drawer.setAttribute("aria-labelledby", "rules-h");
    document.body.append(drawer);
  }
  if (!drawer.open) {
    before = /** @type {HTMLElement | null} */ (document.activeElement);
  }
  drawer.replaceChildren(fresh);
  closeInspector();
  document.getElementById("menu")?.removeAttribute("open");
  drawer.show();
  meet(card);
  show(passage || fresh.dataset.at);
  document.getElementById("rules-h").focus();
}

/**
 * Lists the words of a card that the rules explain.
 * @type {(card: string) => void}
 */
function meet(card) {
  const met = drawer.querySelector(".met");
  for (const section of drawer.querySelectorAll("section[data-terms]")) {
    const term = section.dataset.terms.split("|").find((word) => word && stands(word, card));
    if (term) {
      const link = document.createElement("a");
      link.href = `#${section.id}`;
      link.textContent = term;
      met.append(" ", link);
      met.hidden = false;
    }
  }
}

/** @type {(word: string, text: string) => boolean} */
const stands = (word, text) => new RegExp(`(?<![\\p{L}\\d])${word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}(?![\\p{L}\\d])`, "iu").test(text);

function close() {
  drawer.close();
  (before?.isConnected ? before : document.getElementById("prompt"))?.focus();
}

/**
 * A link inside leads to its passage inside, whatever is searched for.
 * @type {(event: MouseEvent & { readonly target: HTMLElement }) => void}
 */
function follow(event) {
  const link = event.target.closest("a[href^='#']");
  if (link) {
    event.preventDefault();
    document.getElementById("rules-search").value = "";
    search("");
    show((link.getAttribute("href") ?? "").replace(/^#(rule-)?/, ""));
  }
}

/** @type {(passage: string) => void} */
function show(passage) {
  for (const link of drawer.querySelectorAll(".contents a")) {
    if (link.getAttribute("href") === `#rule-${passage}`) {
      link.setAttribute("aria-current", "true");
      link.scrollIntoView({ block: "nearest" });
    } else {
      link.removeAttribute("aria-current");
    }
  }
  const text = drawer.querySelector(".text");
  const section = document.getElementById(`rule-${passage}`);
  if (section) {
    text.scrollTop += section.getBoundingClientRect().top - text.getBoundingClientRect().top - 8;
  }
}

/** @type {(words: string) => string} */
const plain = (words) => words.normalize("NFD").replace(/\p{M}/gu, "").replace(/’/g, "'").replace(/\u00a0/g, " ").toLowerCase();

/** @type {(words: string) => void} */
function search(words) {
  const wanted = plain(words.trim());
  let found = 0;
  for (const section of drawer.querySelectorAll("section")) {
    section.hidden = !plain(`${section.dataset.terms ?? ""} ${section.textContent}`).includes(wanted);
    found += section.hidden ? 0 : 1;
    /** @type {HTMLElement} */ (drawer.querySelector(`.contents a[href="#${section.id}"]`)).parentElement.hidden = section.hidden;
  }
  drawer.querySelector(".none").hidden = found > 0;
  drawer.querySelector(".text").scrollTop = 0;
}
