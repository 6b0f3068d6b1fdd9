// In a lesson: what the coach asks for is outlined where it can be clicked.

export function coach() {
  point();
  document.addEventListener("updated", point);
}

function point() {
  const wanted = (document.getElementById("coach")?.dataset.point ?? "").split("|").filter(Boolean);
  for (const element of document.querySelectorAll("#table [name=action]")) {
    element.classList.toggle("pointed", wanted.includes(element.value));
    element.closest("label")?.classList.toggle("pointed", wanted.includes(element.value));
  }
}
