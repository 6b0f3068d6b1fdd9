// What happened since this browser last showed the table to somebody. Kept in the browser: nothing is written on the
// server for a look, and each of a person's devices tells what is new on it.

const table = () => document.getElementById("table");
const key = () => `seen ${table().dataset.at}`;

export function away() {
  tell();
  document.addEventListener("updated", () => document.visibilityState === "visible" && remember());
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && tell());
  document.addEventListener("click", (event) => {
    if (event.target.closest?.("[data-away-close]")) {
      box().hidden = true;
      document.getElementById("prompt")?.focus({ preventScroll: true });
    }
  });
}

const box = () => document.getElementById("away");

function tell() {
  const seen = recall();
  remember();
  if (seen === null) {
    return;
  }
  const lines = [...document.querySelectorAll("#log-lines > li")].filter((line) => Number(line.dataset.move) > seen);
  const news = lines.filter((line) => line.dataset.who !== table().dataset.seat).reverse();
  if (news.length === 0) {
    return;
  }
  lines.forEach((line) => line.classList.add("fresh"));
  box().querySelector("ol").replaceChildren(...news.slice(-6).map((line) => {
    const item = document.createElement("li");
    item.append(...[...line.childNodes].map((node) => node.cloneNode(true)));
    return item;
  }));
  box().querySelector("[data-away-count]").textContent = news.length;
  box().hidden = false;
}

function remember() {
  try {
    localStorage.setItem(key(), table().dataset.told);
  } catch {
    // no storage: nothing is ever news
  }
}

function recall() {
  try {
    const seen = localStorage.getItem(key());
    return seen === null ? null : Number(seen);
  } catch {
    return null;
  }
}
