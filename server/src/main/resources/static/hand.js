// The hand as its owner likes it: sifted, in their order, as large as they want. The server only sends the cards.

/** A large screen has room for text, and for a larger map above a hand of one row of so wide cards. */
const roomy = matchMedia("(min-width: 1600px) and (min-height: 1000px)");
const WIDTH = 182;
/** The map does not change with every card: a hand that was long is short when a whole purchase would still fit. */
const PURCHASE = 4;
/** @type {{ sift: Set<string>, order: string, size: string }} */
const wishes = { sift: new Set(), order: "", size: "" };
let low = true;

export function hand() {
  wishes.size = recall();
  arrange();
  document.addEventListener("updated", arrange);
  addEventListener("resize", arrange);
  document.addEventListener("click", (event) => {
    const chip = event.target.closest?.("[data-sift]");
    const size = event.target.closest?.("[data-size]");
    if (chip) {
      wishes.sift.delete(chip.dataset.sift) || wishes.sift.add(chip.dataset.sift);
      arrange();
    } else if (size) {
      wishes.size = wishes.size === size.dataset.size ? "" : size.dataset.size;
      remember();
      arrange();
    }
  });
  document.addEventListener("change", (event) => {
    if (event.target.matches?.("[data-order]")) {
      wishes.order = event.target.value;
      arrange();
    }
  });
}

function arrange() {
  const list = document.getElementById("hand-cards");
  if (!list) {
    return;
  }
  const cards = /** @type {HTMLElement[]} */ ([...list.children]);
  const chips = [...document.querySelectorAll("[data-sift]")];
  // A wish that no card could meet any more is forgotten, or it would hide the whole hand without a sign.
  const known = new Set(chips.map((chip) => chip.dataset.sift));
  wishes.sift = new Set([...wishes.sift].filter((key) => known.has(key)));
  for (const chip of chips) {
    chip.setAttribute("aria-pressed", String(wishes.sift.has(chip.dataset.sift)));
  }
  for (const card of cards) {
    const keys = card.dataset.keys.split(" ");
    // What is ticked stays in sight: it would be sold unseen.
    card.hidden = ![...wishes.sift].every((key) => keys.includes(key)) && !card.querySelector("input:checked");
  }
  const shown = cards.filter((card) => !card.hidden).length;
  const count = document.querySelector("[data-hand-count]");
  count.textContent = shown === cards.length ? String(shown) : count.dataset.handCount.replace("%n", String(shown)).replace("%a", String(cards.length));
  if (wishes.order) {
    list.append(...[...cards].sort(orders[wishes.order]));
  }
  const board = list.closest(".tm");
  const row = Math.floor(board.clientWidth / WIDTH);
  low = cards.length <= (low ? row : row - PURCHASE);
  board.classList.toggle("low", low);
  const size = wishes.size || fitting(list);
  list.className = `tm-cards size-${size}`;
  for (const button of document.querySelectorAll("[data-size]")) {
    button.setAttribute("aria-pressed", String(button.dataset.size === size[0]));
  }
}

/**
 * All cards at once, as large as that allows.
 * @type {(list: HTMLElement) => string}
 */
function fitting(list) {
  const suggested = document.querySelector("[data-hand]").dataset.hand.replace("size-", "");
  const sizes = roomy.matches ? ["l", "l dense", "m", "s"] : suggested === "l" ? ["l", "m"] : [suggested];
  const roll = list.parentElement;
  /** @type {(size: string) => boolean} */
  const fits = (size) => {
    list.className = `tm-cards size-${size}`;
    return roll.scrollHeight <= roll.clientHeight + 1;
  };
  return sizes.find(fits) ?? sizes[sizes.length - 1];
}

/** @type {(card: HTMLElement) => number} */
const cost = (card) => Number(card.dataset.cost);
/** @type {(card: HTMLElement) => number} */
const points = (card) => parseInt(card.dataset.points.replace("−", "-"), 10) || 0;
/** @type {Record<string, (a: HTMLElement, b: HTMLElement) => number>} */
const orders = {
  cost: (a, b) => cost(a) - cost(b),
  tag: (a, b) => a.dataset.tag.localeCompare(b.dataset.tag) || cost(a) - cost(b),
  points: (a, b) => points(b) - points(a) || cost(a) - cost(b),
  name: (a, b) => a.dataset.name.localeCompare(b.dataset.name),
};

function recall() {
  try {
    return localStorage.getItem("card size") ?? "";
  } catch {
    return "";
  }
}

function remember() {
  try {
    localStorage.setItem("card size", wishes.size);
  } catch {
    // lasts as long as the page
  }
}
