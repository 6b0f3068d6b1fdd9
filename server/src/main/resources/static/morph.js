// Makes one tree like another and touches only what differs, so that focus, scrolling and open details stay.

/** Attributes that belong to the person, not to the server. */
const OWN = new Set(["open"]);

/** @type {(from: Element, to: Element) => void} */
export function morph(from, to) {
  attributes(from, to);
  children(from, to);
}

/** @type {(from: Element, to: Element) => void} */
function attributes(from, to) {
  for (const { name } of [...from.attributes]) {
    if (!to.hasAttribute(name) && !OWN.has(name) && !name.startsWith("data-tip") && name !== "aria-describedby" && name !== "tabindex" && name !== "data-shown") {
      from.removeAttribute(name);
    }
  }
  for (const { name, value } of to.attributes) {
    if (!OWN.has(name) && from.getAttribute(name) !== value) {
      from.setAttribute(name, value);
    }
  }
  if (from instanceof HTMLInputElement && from.type === "hidden") {
    from.value = /** @type {HTMLInputElement} */ (to).value;
  }
}

/** @type {(from: Element, to: Element) => void} */
function children(from, to) {
  const known = new Map();
  for (const child of from.children) {
    if (child.id) {
      known.set(child.id, child);
    }
  }
  const before = from.hasAttribute("data-watch") ? from.textContent : null;
  let at = from.firstChild;
  for (const wanted of /** @type {Element[]} */ ([...to.childNodes])) {
    /** @type {any} */
    const kept = wanted.id ? known.get(wanted.id) : like(at, wanted) ? at : null;
    if (kept) {
      if (kept === at) {
        at = kept.nextSibling;
      } else {
        from.insertBefore(kept, at);
      }
      if (kept.nodeType === Node.ELEMENT_NODE) {
        if (!kept.isEqualNode(wanted)) {
          morph(kept, wanted);
        }
      } else if (kept.nodeValue !== wanted.nodeValue) {
        kept.nodeValue = wanted.nodeValue;
      }
    } else {
      from.insertBefore(document.importNode(wanted, true), at);
    }
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
  if (before !== null && before !== from.textContent) {
    flash(from);
  }
}

/**
 * Whether one may become the other. A button or tick that means something else is another one: nothing stays on it.
 * @type {(node: any, wanted: any) => boolean}
 */
function like(node, wanted) {
  return node && node.nodeType === wanted.nodeType && node.nodeName === wanted.nodeName && !node.id && !wanted.id
    && (node.nodeName !== "BUTTON" || (node.value === wanted.value && node.name === wanted.name))
    && (node.nodeName !== "INPUT" || (node.name === wanted.name && node.getAttribute("value") === wanted.getAttribute("value")));
}

/**
 * A short highlight where a figure changed.
 * @type {(element: Element) => void}
 */
function flash(element) {
  element.classList.remove("changed");
  void (/** @type {HTMLElement} */ (element).offsetWidth);
  element.classList.add("changed");
}
