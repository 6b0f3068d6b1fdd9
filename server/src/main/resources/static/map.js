// A map larger than its window: it opens where something can be chosen, and tells what lies beyond its edges.

/** @type {Record<string, string>} */
const SIDES = { left: "←", right: "→", top: "↑", bottom: "↓" };
/** @type {string | null} */
let centred = null;

export function map() {
  centre();
  document.addEventListener("updated", centre);
  document.addEventListener("viewed", centre);
  document.addEventListener("scroll", (event) => event.target.matches?.("[data-roam]") && beyond(event.target), true);
}

/** @type {(roam: HTMLElement) => HTMLButtonElement[]} */
const choices = (roam) => [...roam.querySelectorAll("button[form=act]")];

function centre() {
  for (const roam of [...document.querySelectorAll("[data-roam]")].filter((each) => each.checkVisibility())) {
    const found = choices(roam);
    const key = found.map((choice) => choice.value).join();
    if (found.length > 0 && key !== centred) {
      const boxes = found.map((choice) => choice.getBoundingClientRect());
      /** @type {(low: "left" | "top", high: "right" | "bottom") => number} */
      const middle = (low, high) => (Math.min(...boxes.map((box) => box[low])) + Math.max(...boxes.map((box) => box[high]))) / 2;
      const window = roam.getBoundingClientRect();
      roam.scrollBy(middle("left", "right") - (window.left + window.right) / 2, middle("top", "bottom") - (window.top + window.bottom) / 2);
    }
    centred = key;
    beyond(roam);
  }
}

/** @type {(roam: HTMLElement) => void} */
function beyond(roam) {
  const window = roam.getBoundingClientRect();
  /** @type {Record<string, number>} */
  const outside = { left: 0, right: 0, top: 0, bottom: 0 };
  for (const box of choices(roam).map((choice) => choice.getBoundingClientRect())) {
    const x = (box.left + box.right) / 2;
    const y = (box.top + box.bottom) / 2;
    outside[x < window.left ? "left" : x > window.right ? "right" : y < window.top ? "top" : y > window.bottom ? "bottom" : "in"]++;
  }
  roam.parentElement.querySelectorAll(".beyond").forEach((sign) => sign.remove());
  for (const [side, arrow] of Object.entries(SIDES)) {
    if (outside[side] > 0) {
      const sign = document.createElement("span");
      sign.className = `beyond ${side}`;
      sign.setAttribute("aria-hidden", "true");
      sign.textContent = `${arrow} ${outside[side]}`;
      roam.parentElement.append(sign);
    }
  }
}
