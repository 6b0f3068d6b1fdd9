// The line under the question: what the choice under the pointer, the focus or the finger would cost and change.
// With a finger the first tap only tells; the second one, or the button in the line, does it. A tap on the line puts it away.

/**
 * Not where there is no room for it: a sheet tells it there.
 * @type {() => HTMLElement}
 */
const line = () => /** @type {HTMLElement} */ ([document.getElementById("outlook")].find((element) => element?.checkVisibility()));
const CHOICE = "button:is([name=action], [name=walk])";
const THINGS = "#board :is([title], [data-tip]), #prompt :is(button[name=action], .pick)";
/** @type {HTMLElement | null} */
let told = null;
/** @type {string | null} */
let said = null;
let finger = false;

export function outlook() {
  document.addEventListener("pointerdown", (event) => {
    finger = event.pointerType !== "mouse";
  }, true);
  document.addEventListener("keydown", () => {
    finger = false;
  }, true);
  document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && tell(event.target.closest?.(THINGS) ?? focused()));
  document.addEventListener("focusin", () => !finger && tell(focused()));
  document.addEventListener("click", firstTap, true);
  document.addEventListener("updated", () => tell(still() ?? focused()));
  document.addEventListener("submit", () => {
    said = null;
  }, true);
}

/** What a finger has asked about is told on when news of others come, as long as it says the same; what was done is not. */
const still = () => (finger && told?.isConnected && wordsOf(told) === said ? told : null);

/** @type {() => HTMLElement | null} */
const focused = () => document.querySelector(":focus-visible")?.closest(THINGS) ?? null;

/** @type {(event: MouseEvent & { readonly target: HTMLElement }) => void} */
function firstTap(event) {
  if (finger && event.target.closest?.("#outlook .saying")) {
    tell(null);
    return;
  }
  const thing = event.target.closest?.(`#board :is(${CHOICE}, [title], [data-tip])`);
  if (!finger || !line() || !thing || thing === told) {
    return;
  }
  if (thing.matches(CHOICE)) {
    event.preventDefault();
    event.stopPropagation();
  }
  tell(thing);
}

/** @type {(thing: HTMLElement) => string} */
const wordsOf = (thing) => thing.dataset.tip ?? thing.getAttribute("title") ?? thing.textContent.trim();

/**
 * Writes what there is to tell; whether the line has room for it. What is longer has a box beside it.
 * @type {(thing: HTMLElement) => boolean}
 */
export function fitsLine(thing) {
  const saying = line().querySelector(".saying");
  saying.replaceChildren();
  write(saying, thing);
  const fits = saying.scrollHeight <= saying.clientHeight + 2 || getComputedStyle(saying).overflowY !== "hidden";
  if (!fits) {
    saying.replaceChildren();
  }
  return fits;
}

/** @type {(thing: HTMLElement | null) => void} */
function tell(thing) {
  if (!line()) {
    return;
  }
  told?.classList.remove("told");
  told = thing;
  said = thing ? wordsOf(thing) : null;
  line().querySelector("button")?.remove();
  line().querySelector(".saying").replaceChildren();
  if (!thing) {
    return;
  }
  thing.classList.add("told");
  fitsLine(thing);
  if (finger && thing.matches(`#board ${CHOICE}`)) {
    line().append(doIt(thing));
  }
}

/**
 * The words of a thing and what follows from choosing it.
 * @type {(saying: HTMLElement, thing: HTMLElement) => void}
 */
function write(saying, thing) {
  const words = wordsOf(thing);
  // What a card says stands on the large card, and what counts for an award in its list; here is what it would do, or why not.
  const pieces = words.split(" — ");
  const sentence = (thing.matches(".inspect") ? pieces.slice(1) : thing.matches(".tm-line[aria-disabled]") ? pieces.slice(-2) : pieces).join(" — ").replace(line().dataset.secret, "");
  if (sentence) {
    saying.append(sentence, " ");
  }
  const parts = [...document.querySelectorAll("#outlooks > p")].find((each) => each.dataset.for === choice(thing));
  saying.append(...[...(parts?.childNodes ?? [])].map((node) => node.cloneNode(true)));
}

/**
 * The notation of the choice a thing stands for.
 * @type {(thing: HTMLElement) => string | undefined}
 */
function choice(thing) {
  const field = /** @type {HTMLInputElement | null} */ (thing.matches("button") ? thing : thing.querySelector("input"));
  return field?.name === "action" ? field.value : field?.name.replace(/^times\./, "");
}

/** @type {(thing: HTMLElement) => HTMLButtonElement} */
function doIt(thing) {
  const button = document.createElement("button");
  button.className = "choice main live";
  button.setAttribute("form", "act");
  const { name, value } = /** @type {HTMLButtonElement} */ (thing);
  button.name = name;
  button.value = value;
  button.textContent = line().dataset.do;
  return button;
}
