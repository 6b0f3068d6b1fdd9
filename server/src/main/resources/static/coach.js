// In a lesson: what the coach asks for is outlined where it can be clicked, and brought into sight once for each step.

/** @type {string | null} */
let asked = null;
/** @type {string | null} */
let step = null;
/** @type {string | null} */
let front = null;

export function coach() {
  point();
  document.addEventListener("updated", point);
  document.addEventListener("viewed", turn);
  document.addEventListener("input", confirmation);
  document.addEventListener("toggle", (event) => event.target.id === "coach" && !event.target.hasAttribute("open") && show(), true);
}

function point() {
  speak();
  const asks = wanted();
  const choices = /** @type {HTMLButtonElement[]} */ ([...document.querySelectorAll("#table :is(button, [type=checkbox])[name=action]:not(#coach *)")]);
  /** @type {(action: string) => HTMLElement[]} */
  const places = (action) => choices.filter((choice) => choice.value === action).map(place);
  const shown = asks.flatMap((action) => places(action).find((one) => one.checkVisibility()) ?? places(action));
  choices.map(place).forEach((one) => one.classList.toggle("pointed", shown.includes(one)));
  confirmation();
  tabs(asks.flatMap(places));
  if (asks.join() !== asked) {
    asked = asks.join();
    show();
  }
}

/**
 * Where a choice is seen. One place for each is outlined: a station and the things in it may do the same.
 * @type {(choice: HTMLElement) => HTMLElement}
 */
const place = (choice) => choice.closest("label") ?? choice;

/** Opens the coach for each new step. On phones the board begins below it, so that nothing it points at lies under it. */
function speak() {
  const says = document.getElementById("coach");
  if (says && says.dataset.step !== step) {
    step = says.dataset.step;
    says.open = true;
  }
  if (says) {
    document.getElementById("table").style.setProperty("--coach", `${says.offsetHeight}px`);
  }
}

/** Another part has come to the front: what is meant there is brought into sight. */
function turn() {
  if (document.body.dataset.view !== front) {
    front = document.body.dataset.view;
    point();
    show();
  }
}

/** What is meant comes into sight, once the board has taken its place. */
function show() {
  requestAnimationFrame(() => {
    const target = [...document.querySelectorAll("#table .pointed:not(#coach *)")].find((one) => one.checkVisibility());
    if (target && !reached(target)) {
      target.scrollIntoView({ block: "center", inline: "center" });
    }
  });
}

/**
 * Whether its middle can be seen and touched.
 * @type {(target: HTMLElement) => boolean}
 */
function reached(target) {
  const at = target.getBoundingClientRect();
  const there = document.elementFromPoint((at.left + at.right) / 2, (at.top + at.bottom) / 2);
  return there !== null && (target.contains(there) || there.contains(target));
}

/** Once all that is asked for is ticked, what remains is to confirm it. */
function confirmation() {
  const open = document.querySelector("#table .pointed [type=checkbox]:not(:checked), #table button.pointed[name=action]");
  document.getElementById("picked")?.classList.toggle("pointed", wanted().length > 0 && !open);
}

function wanted() {
  return (document.getElementById("coach")?.dataset.point ?? "").split("|").filter(Boolean);
}

/**
 * Where only one part is in front, the first tab that leads to the target is outlined instead.
 * @type {(targets: HTMLElement[]) => void}
 */
function tabs(targets) {
  let hidden = targets.length > 0 && !targets.some((target) => target.checkVisibility());
  const now = document.body.dataset.view;
  for (const tab of document.querySelectorAll(".tabs [data-view]")) {
    document.body.dataset.view = tab.dataset.view;
    const leads = hidden && targets.some((target) => target.checkVisibility());
    tab.classList.toggle("pointed", leads);
    hidden &&= !leads;
  }
  document.body.dataset.view = now;
}
