import { amounts } from "./amounts.js";
import { clock } from "./clock.js";
import { coach } from "./coach.js";
import { hand } from "./hand.js";
import { inspector } from "./inspector.js";
import { lights } from "./lights.js";
import { live } from "./live.js";
import { map } from "./map.js";
import { motion } from "./motion.js";
import { notes } from "./notes.js";
import { notices } from "./notices.js";
import { outlook } from "./outlook.js";
import { picks } from "./picks.js";
import { presets } from "./presets.js";
import { reel } from "./reel.js";
import { retrace } from "./retrace.js";
import { review } from "./review.js";
import { roving } from "./roving.js";
import { rules } from "./rules.js";
import { since } from "./since.js";
import { sounds } from "./sounds.js";
import { steps } from "./steps.js";
import { tips } from "./tips.js";
import { keys, views } from "./views.js";

tips();
theme();
filters();
copying();
clock();
if (document.getElementById("table")) {
  views();
  amounts();
  picks();
  outlook();
  hand();
  inspector();
  map();
  keys();
  live();
  roving();
  lights();
  motion();
  since();
  retrace();
  sounds();
  rules();
  coach();
  steps();
  notes();
}
if (document.getElementById("replay")) {
  views();
  reel();
  hand();
  inspector();
  roving();
  lights();
  motion();
}
if (document.getElementById("review")) {
  review();
}
if (document.getElementById("notices")) {
  notices();
}
const fields = document.getElementById("new-table");
if (fields) {
  presets(fields);
}
const lobby = document.getElementById("lobby");
if (lobby) {
  new EventSource(lobby.dataset.events).addEventListener("version", (event) => {
    if (event.data !== lobby.dataset.version) {
      location.reload();
    }
  });
}

function theme() {
  for (const button of document.querySelectorAll("[data-theme-switch]")) {
    button.addEventListener("click", () => {
      const root = document.documentElement;
      const dark = root.dataset.theme ? root.dataset.theme === "dark" : !matchMedia("(prefers-color-scheme: light)").matches;
      root.dataset.theme = dark ? "light" : "dark";
      try {
        localStorage.setItem("theme", root.dataset.theme);
      } catch {
        // lasts as long as the page
      }
    });
  }
}

function filters() {
  document.addEventListener("input", (event) => event.target.dataset?.filter && filter(event.target));
  document.addEventListener("updated", () => document.querySelectorAll("[data-filter]").forEach(filter));
}

/**
 * What stays is what all filters of the list let through: words to be found, or whose it is.
 * @type {(field: HTMLInputElement) => void}
 */
function filter({ dataset: { filter: list } }) {
  const all = /** @type {HTMLInputElement[]} */ ([...document.querySelectorAll(`[data-filter="${list}"]`)]);
  const words = all.filter((field) => field.type === "search").map((field) => field.value.trim().toLowerCase());
  const whose = all.filter((field) => field.type !== "search").map((field) => field.value);
  for (const item of document.getElementById(list)?.querySelectorAll(":scope > li, .choice") ?? []) {
    const text = `${item.textContent} ${item.getAttribute("aria-label") ?? ""}`.toLowerCase();
    item.hidden = !words.every((word) => text.includes(word)) || !whose.every((who) => who === "" || who === item.dataset.who);
  }
}

function copying() {
  document.addEventListener("click", async (event) => {
    const button = event.target.closest("[data-copy]");
    if (button) {
      const input = button.parentElement.querySelector("input");
      input.select();
      try {
        await navigator.clipboard.writeText(input.value);
        button.textContent = button.dataset.copy;
      } catch {
        // selected: the person can copy it
      }
    }
  });
}
