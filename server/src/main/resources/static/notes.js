// Notes for whoever plays a game for the first time: each is shown at its first moment, until it is put away.

const SEEN = "notes";
const OFF = "off";

export function notes() {
  show();
  document.addEventListener("updated", show);
  document.addEventListener("click", (event) => {
    const note = event.target.closest?.("[data-note]");
    if (note && event.target.closest("[data-note-seen]")) {
      remember(note.dataset.note);
    } else if (note && event.target.closest("[data-notes-off]")) {
      remember(OFF);
    } else {
      return;
    }
    note.hidden = true;
    document.getElementById("prompt")?.focus({ preventScroll: true });
  });
}

function show() {
  const seen = known();
  // in a lesson the coach speaks
  const next = seen.includes(OFF) || document.getElementById("coach") ? null : [...document.querySelectorAll("[data-note]")].find((note) => !seen.includes(note.dataset.note));
  for (const note of document.querySelectorAll("[data-note]")) {
    note.hidden = note !== next;
  }
}

/** @type {() => string[]} */
function known() {
  try {
    return JSON.parse(localStorage.getItem(SEEN) ?? "null") ?? [];
  } catch {
    return [];
  }
}

/** @type {(id: string) => void} */
function remember(id) {
  try {
    localStorage.setItem(SEEN, JSON.stringify([...known(), id]));
  } catch {
    // it comes again
  }
}
