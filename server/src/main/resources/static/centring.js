// A picture larger than its window shows first where something can be done.

export function centring() {
  settle();
  document.addEventListener("updated", settle);
}

function settle() {
  for (const pane of document.querySelectorAll("[data-centre]")) {
    const live = [...pane.querySelectorAll(".live")].map((each) => each.getBoundingClientRect());
    if (live.length > 0 && (pane.scrollWidth > pane.clientWidth || pane.scrollHeight > pane.clientHeight)) {
      const box = pane.getBoundingClientRect();
      const left = Math.min(...live.map((each) => each.left)) - box.left;
      const right = Math.max(...live.map((each) => each.right)) - box.left;
      const top = Math.min(...live.map((each) => each.top)) - box.top;
      const bottom = Math.max(...live.map((each) => each.bottom)) - box.top;
      pane.scrollBy((left + right - pane.clientWidth) / 2, (top + bottom - pane.clientHeight) / 2);
    }
  }
}
