// Several things chosen together, in any order: how many so far, what they count, what still fits. The server decides.

/**
 * The decision the ticks belong to: what was ticked for another one is forgotten, but nothing that was before this began.
 * @type {string | null | undefined}
 */
let decision;

export function picks() {
  prepare();
  document.addEventListener("updated", prepare);
  document.addEventListener("input", (event) => event.target.matches?.("[data-uses]") && tally());
  document.addEventListener("click", (event) => {
    const step = event.target.closest?.("[data-more]");
    if (step) {
      const field = step.parentElement.querySelector("input");
      field.value = String(Number(field.value) + Number(step.dataset.more));
      tally();
    }
  });
}

function prepare() {
  const picking = document.getElementById("picking");
  if (picking && decision !== undefined && picking.dataset.decision !== decision) {
    items().forEach(clear);
  }
  decision = picking?.dataset.decision ?? null;
  tally();
}

/** @type {() => HTMLInputElement[]} */
function items() {
  return [...document.querySelectorAll("input[data-uses]")];
}

/** @type {(item: HTMLInputElement) => void} */
function clear(item) {
  if (item.type === "checkbox") {
    item.checked = item.defaultChecked;
  } else {
    item.value = item.defaultValue;
  }
}

/** @type {(item: HTMLInputElement) => number} */
function count(item) {
  return item.type === "checkbox" ? Number(item.checked) : Number(item.value);
}

/** @type {(item: HTMLElement) => number[]} */
function uses(item) {
  return item.dataset.uses.split(" ").map(Number);
}

function tally() {
  const picking = document.getElementById("picking");
  if (!picking) {
    return;
  }
  const limits = [...picking.querySelectorAll("[data-most]")];
  const most = limits.map((limit) => (limit.dataset.most === "" ? Infinity : Number(limit.dataset.most)));
  const sums = limits.map((_, at) => items().reduce((sum, item) => sum + count(item) * uses(item)[at], 0));
  limits.forEach((limit, at) => {
    limit.querySelector("b").textContent = String(sums[at]);
    limit.classList.toggle("over", sums[at] > most[at]);
  });
  for (const item of items()) {
    const fits = count(item) < Number(item.max || 1) && uses(item).every((use, at) => sums[at] + use <= most[at]);
    if (item.type === "checkbox") {
      item.disabled = !item.checked && !fits;
    } else {
      const [less, more] = item.parentElement.querySelectorAll("[data-more]");
      less.disabled = count(item) === 0;
      more.disabled = !fits;
    }
  }
  const confirm = document.getElementById("picked");
  confirm.disabled = limits.some((limit, at) => sums[at] < Number(limit.dataset.least) || sums[at] > most[at]);
  confirm.classList.toggle("quiet", sums[0] === 0);
  confirm.classList.toggle("main", sums[0] !== 0);
  confirm.textContent = sums[0] === 0 ? confirm.dataset.none : confirm.dataset.some.replace("%n", String(sums[0])).replace("%p", String(sums[1] ?? ""));
}
