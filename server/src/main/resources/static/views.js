// Which part is in front where there is no room for all (phones, the side column), and the keys.

export function views() {
  view(document.body.dataset.view ?? "board");
  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("[data-view]");
    if (button && button !== document.body) {
      event.preventDefault();
      view(button.dataset.view);
    }
  });
  document.addEventListener("updated", () => view(document.body.dataset.view));
}

function view(name) {
  document.body.dataset.view = name;
  for (const button of document.querySelectorAll(".tabs [data-view]")) {
    button.setAttribute("aria-pressed", String(button.dataset.view === name));
  }
}

export function keys() {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, select, textarea")) {
      return;
    }
    const key = event.key.toLowerCase();
    if (key >= "1" && key <= "9") {
      document.querySelectorAll("#groups .choice.live")[Number(key) - 1]?.click();
    } else if (key === "u") {
      document.querySelector(".undo")?.click();
    } else if (key === "h") {
      document.querySelector(".ask-hint")?.click();
    } else if (key === "l" || key === "s" || key === "b") {
      view({ l: "log", s: "scores", b: "board" }[key]);
    } else if (key === "escape") {
      document.getElementById("menu")?.removeAttribute("open");
    }
  });
}
