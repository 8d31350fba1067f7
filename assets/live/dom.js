// Small helpers for elements that are made by hand. Texts become text nodes; nothing here parses HTML.

const SVG = "http://www.w3.org/2000/svg";

/** @param {string} tag @param {string} kind its classes @param {Node[]} inside */
export function make(tag, kind = "", ...inside) {
  const made = document.createElement(tag);
  if (kind) made.className = kind;
  made.append(...inside);
  return made;
}

/** @param {string} tag @param {Record<string, string | number>} given attributes; `text` is the text inside @param {Node[]} inside */
export function svg(tag, given = {}, ...inside) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(given)) {
    if (name === "text") made.textContent = String(value);
    else made.setAttribute(name, String(value));
  }
  made.append(...inside);
  return made;
}

/** Set measures in pixels. @param {HTMLElement} it @param {Record<string, number>} measures */
export function lay(it, measures) {
  for (const [name, value] of Object.entries(measures)) it.style.setProperty(name, `${Math.round(value * 100) / 100}px`);
  return it;
}

/** An SVG picture that covers a board. @param {{w: number, h: number}} g @param {string} kind @param {Node[]} inside */
export const sheet = ({ w, h }, kind, ...inside) =>
  svg("svg", { class: kind, width: w, height: h, viewBox: `0 0 ${w} ${h}`, "aria-hidden": "true" }, ...inside);
