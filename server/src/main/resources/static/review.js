// A finished game is thought over in the background: the page asks how far that is until the review is there.
const PAUSE = 2000;
const section = () => document.getElementById("review");

export function review() {
  if (section().dataset.at) {
    look();
  }
}

async function look() {
  if (document.visibilityState === "hidden") {
    document.addEventListener("visibilitychange", look, { once: true });
    return;
  }
  const answer = await fetch(section().dataset.at, { headers: { Accept: "text/x-part" } }).catch(() => null);
  const text = answer?.ok ? await answer.text() : "";
  const fresh = new DOMParser().parseFromString(text, "text/html").getElementById("review");
  if (fresh) {
    section().replaceWith(fresh);
  }
  if (section().dataset.at) {
    setTimeout(look, PAUSE);
  } else {
    document.getElementById("announce").textContent = section().dataset.done;
  }
}
