// In a lesson: what the coach asks for is outlined where it can be clicked, and brought into sight once for each step.

let asked = null;

export function coach() {
  point();
  document.addEventListener("updated", point);
  document.addEventListener("input", confirmation);
}

function point() {
  const asks = wanted();
  const targets = [];
  for (const element of document.querySelectorAll("#table :is(button, [type=checkbox])[name=action]")) {
    const target = element.closest("label") ?? element;
    const meant = asks.includes(element.value);
    target.classList.toggle("pointed", meant);
    if (meant && !element.closest("#coach")) {
      targets.push(target);
    }
  }
  confirmation();
  tabs(targets);
  if (asks.join() !== asked) {
    asked = asks.join();
    targets.find((target) => target.checkVisibility())?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}

/** Once all that is asked for is ticked, what remains is to confirm it. */
function confirmation() {
  const open = document.querySelector("#table .pointed [type=checkbox]:not(:checked), #table button.pointed[name=action]");
  document.getElementById("picked")?.classList.toggle("pointed", wanted().length > 0 && !open);
}

function wanted() {
  return (document.getElementById("coach")?.dataset.point ?? "").split("|").filter(Boolean);
}

/** Where only one part is in front, the tab of the part with the target is outlined instead. */
function tabs(targets) {
  const hidden = targets.length > 0 && !targets.some((target) => target.checkVisibility());
  const front = document.body.dataset.view;
  for (const tab of document.querySelectorAll(".tabs [data-view]")) {
    document.body.dataset.view = tab.dataset.view;
    tab.classList.toggle("pointed", hidden && targets.some((target) => target.checkVisibility()));
  }
  document.body.dataset.view = front;
}
