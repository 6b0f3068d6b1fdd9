// Amounts by steppers. The server says which mixes there are; here they are only leafed through.

/**
 * What somebody has set: it stays while the same is offered, though the page may be made anew meanwhile.
 * @type {{ offer: string, amounts: string } | null}
 */
let kept = null;

export function amounts() {
  prepare();
  document.addEventListener("submit", () => { kept = null; });
  document.addEventListener("updated", prepare);
  document.addEventListener("click", (event) => {
    const step = event.target.closest?.("[data-by]");
    if (step) {
      move(step.closest("[data-mix]"), Number(step.closest("[data-means]").dataset.means), Number(step.dataset.by));
    }
  });
}

function prepare() {
  for (const mix of document.querySelectorAll("[data-mix]")) {
    const ways = waysOf(mix);
    mix.querySelector(".steppers").hidden = ways.length < 2;
    if (ways.length > 1) {
      show(mix, ways.find((way) => kept?.offer === offerOf(mix) && way.dataset.amounts === kept.amounts) ?? ways[0]);
    }
  }
}

/** @type {(mix: HTMLElement) => HTMLButtonElement[]} */
function waysOf(mix) {
  return [...mix.querySelectorAll("[data-amounts]")];
}

/** @type {(mix: HTMLElement) => string} */
function offerOf(mix) {
  return waysOf(mix).map((way) => way.value).join("|");
}

/** @type {(way: HTMLElement) => number[]} */
function read(way) {
  return way.dataset.amounts.split(",").map(Number);
}

/** @type {(mix: HTMLElement, chosen: HTMLElement) => void} */
function show(mix, chosen) {
  for (const way of waysOf(mix)) {
    way.hidden = way !== chosen;
    way.classList.toggle("main", way === chosen);
  }
  const amounts = read(chosen);
  for (const means of mix.querySelectorAll("[data-means]")) {
    const at = Number(means.dataset.means);
    means.querySelector("output").textContent = String(amounts[at]);
    for (const button of means.querySelectorAll("[data-by]")) {
      button.disabled = !next(mix, amounts, at, Number(button.dataset.by));
    }
  }
}

/**
 * The possible mix with a little more or less of one means that changes the others least.
 * @type {(mix: HTMLElement, from: number[], at: number, step: number) => HTMLButtonElement | undefined}
 */
function next(mix, from, at, step) {
  /** @type {(way: HTMLElement) => number} */
  const distance = (way) => read(way).reduce((sum, n, i) => sum + Math.abs(n - from[i]) * (i === at ? 100 : 1), 0);
  return waysOf(mix).filter((way) => Math.sign(read(way)[at] - from[at]) === step).sort((a, b) => distance(a) - distance(b))[0];
}

/** @type {(mix: HTMLElement, at: number, step: number) => void} */
function move(mix, at, step) {
  const shown = waysOf(mix).find((way) => !way.hidden);
  const found = shown && next(mix, read(shown), at, step);
  if (found) {
    kept = { offer: offerOf(mix), amounts: found.dataset.amounts };
    show(mix, found);
  }
}
