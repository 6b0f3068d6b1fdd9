/**
 * Presets fill the seats of a new table and leave the rest as it is. Without scripts they are links to a filled form.
 * @type {(form: HTMLFormElement) => void}
 */
export function presets(form) {
  const links = document.querySelectorAll("[data-preset]");
  /** @type {(chosen: HTMLElement | null) => void} */
  const mark = (chosen) => links.forEach((link) => link === chosen ? link.setAttribute("aria-current", "true") : link.removeAttribute("aria-current"));
  for (const link of links) {
    link.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) {
        return;
      }
      event.preventDefault();
      for (const [seat, who] of new URL(link.href).searchParams) {
        /** @type {HTMLSelectElement} */ (form.elements.namedItem(seat)).value = who;
      }
      mark(link);
    });
  }
  form.addEventListener("change", (event) => event.target.name.startsWith("seat.") && mark(null));
}
