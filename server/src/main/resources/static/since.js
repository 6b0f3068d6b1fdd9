// The line of what others did: how many deeds have no room in it.

export function since() {
  count();
  document.addEventListener("updated", count);
  addEventListener("resize", count);
}

function count() {
  const more = document.querySelector("#since .more");
  if (more) {
    const edge = document.querySelector("#since ol").getBoundingClientRect().right;
    const cut = [...document.querySelectorAll("#since .deed")].filter((deed) => deed.getBoundingClientRect().right > edge + 1).length;
    more.hidden = cut === 0;
    more.textContent = more.dataset.moreOf.replace("%n", String(cut));
  }
}
