// A line of the log lights up the places and cards it speaks of; a click also brings them into view.

export function lights() {
  document.addEventListener("pointerover", (event) => light(event.target.closest?.("[data-about]")));
  document.addEventListener("click", (event) => {
    const line = event.target.closest?.("[data-about]");
    if (line) {
      light(line);
      found(line)[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
  });
}

/** Boards mark places with data-place and cards with data-card. */
function found(line) {
  return line.dataset.about.split("|").flatMap((word) => [...document.querySelectorAll(`[data-place="${CSS.escape(word)}"], [data-card="${CSS.escape(word)}"]`)]);
}

function light(line) {
  document.querySelectorAll(".lit").forEach((lit) => lit.classList.remove("lit"));
  if (line) {
    found(line).forEach((thing) => thing.classList.add("lit"));
  }
}
