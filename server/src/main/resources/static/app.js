import { amounts } from "./amounts.js";
import { live } from "./live.js";
import { tips } from "./tips.js";
import { keys, views } from "./views.js";

tips();
theme();
filters();
copying();
if (document.getElementById("table")) {
  views();
  amounts();
  keys();
  live();
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
  document.addEventListener("input", (event) => {
    const list = event.target.dataset?.filter;
    if (list) {
      filter(event.target);
    }
  });
  document.addEventListener("updated", () => document.querySelectorAll("[data-filter]").forEach(filter));
}

function filter(input) {
  const wanted = input.value.trim().toLowerCase();
  for (const item of document.getElementById(input.dataset.filter)?.querySelectorAll("li, .choice") ?? []) {
    item.hidden = wanted !== "" && !`${item.textContent} ${item.getAttribute("aria-label") ?? ""}`.toLowerCase().includes(wanted);
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
