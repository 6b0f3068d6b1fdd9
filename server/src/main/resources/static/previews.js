// What a choice would change for certain, asked of the server once for each choice and version of the table.

const PATIENCE = 150;
/** @type {Map<string, Promise<string>>} */
const known = new Map();
/** @type {string | null} */
let knownVersion = null;
/** @type {HTMLElement | null} */
let latest = null;

/**
 * The lines to show below a choice's tip; nothing for what is no choice, and for choices passed over in haste.
 * @type {(element: HTMLElement) => Promise<HTMLElement | null>}
 */
export async function preview(element) {
  latest = element;
  const table = document.getElementById("table");
  if (!table || !element.matches("button[name=action]")) {
    return null;
  }
  const version = table.dataset.version;
  if (version !== knownVersion) {
    known.clear();
    knownVersion = version;
  }
  const action = /** @type {HTMLButtonElement} */ (element).value;
  if (!known.has(action)) {
    await new Promise((resume) => setTimeout(resume, PATIENCE));
    if (latest !== element || table.dataset.version !== version) {
      return null;
    }
    known.set(action, fetch(`${table.dataset.at}/preview?version=${version}&action=${encodeURIComponent(action)}`)
      .then((answer) => (answer.ok ? answer.text() : ""))
      .catch(() => ""));
  }
  const lines = new DOMParser().parseFromString(await known.get(action) ?? "", "text/html").querySelector(".preview");
  return lines?.children.length ? lines : null;
}
