// One stop of the Tab key for each group of many buttons; inside, the arrow keys go to the nearest one in their direction.
// With Shift they also go to things that only have something to tell.

const GROUPS = "#board, #groups";
const ITEMS = "button, summary, a[href]";
const TELLING = `${ITEMS}, [title], [data-tip]`;
/** @type {Record<string, [number, number]>} */
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function roving() {
  settle();
  document.addEventListener("updated", settle);
  document.addEventListener("focusin", (event) => {
    const group = event.target.closest?.(GROUPS);
    if (group && event.target.matches(ITEMS)) {
      stopAt(group, event.target);
    }
  });
  document.addEventListener("keydown", (event) => {
    const group = event.target.closest?.(GROUPS);
    const step = STEPS[event.key];
    if (!group || !step || !event.target.matches(TELLING) || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    event.preventDefault();
    const next = nearest(event.target, items(group, event.shiftKey ? TELLING : ITEMS), step);
    if (next && !next.matches(ITEMS)) {
      next.tabIndex = -1;
    }
    next?.focus();
  });
}

/** @type {(group: HTMLElement, kind?: string) => HTMLElement[]} */
const items = (group, kind = ITEMS) => [...group.querySelectorAll(kind)].filter((item) => item.checkVisibility());

function settle() {
  for (const group of document.querySelectorAll(GROUPS)) {
    const all = items(group);
    const stop = all.find((item) => item === document.activeElement) ?? all.find((item) => item.matches(".live")) ?? all[0];
    if (stop) {
      stopAt(group, stop);
    }
  }
}

/** @type {(group: HTMLElement, stop: HTMLElement) => void} */
function stopAt(group, stop) {
  for (const item of items(group)) {
    item.tabIndex = item === stop ? 0 : -1;
  }
}

/**
 * The closest in that direction; sideways the next in reading order where the row is at its end.
 * @type {(from: HTMLElement, all: HTMLElement[], step: [number, number]) => HTMLElement | null}
 */
function nearest(from, all, [dx, dy]) {
  const here = centre(from);
  let best = null;
  let least = Infinity;
  for (const item of all) {
    const there = centre(item);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    const far = along + 3 * aside;
    if (item !== from && along > 2 && aside <= 2 * along && far < least) {
      best = item;
      least = far;
    }
  }
  return best ?? all[all.indexOf(from) + (dx + dy)] ?? null;
}

/** @type {(item: HTMLElement) => { x: number, y: number }} */
function centre(item) {
  const box = item.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
