// The empty board: frame, recesses, trays, points with their numbers. Made anew when the window, theme or side changes.

import { lay, make, sheet, svg } from "./dom.js";

/** @typedef {import("./places.js").Places} Places */

/** The corners of a point. @param {Places} places @param {number} p */
export function wedge({ g, column }, p) {
  const x = column(p), up = p > 12, y = up ? g.top : g.bottom;
  return `${x + 1},${y} ${x + g.pitch - 1},${y} ${x + g.pitch / 2},${up ? y + g.point : y - g.point}`;
}

/** @param {Places} places @param {{labels: string[], head: number[], textures: string | null, hatch: number}} how */
export function ground(places, how) {
  const { g } = places, made = [], high = g.bottom - g.top;
  const box = (/** @type {string} */ kind, /** @type {number} */ left, /** @type {number} */ top, /** @type {number} */ width, /** @type {number} */ height) =>
    made.push(lay(make("div", kind), { left, top, width, height }));
  for (const [left, width] of [[0, g.side], [g.left + g.half, g.bar], [g.right + g.half, g.side]]) box("stile", left, g.top, width, high);
  if (g.lefts) box("stile", g.left - g.side, g.top, g.side, high);
  for (const x of [g.left, g.right]) box("recess", x, g.top, g.half, high);
  for (const side of /** @type {const} */ (["white", "black"])) {
    const tray = places.tray(side);
    if (tray) box("recess tray", tray.x, tray.y, tray.w, tray.h);
  }
  made.push(points(places, how));
  return made;
}

/** @param {Places} places @param {{labels: string[], head: number[], textures: string | null, hatch: number}} how */
function points(places, { labels, head, textures, hatch }) {
  const { g } = places, inside = [defs(g, textures, hatch)];
  for (let p = 1; p <= 24; p++) {
    const dark = p % 2 === 1, corners = wedge(places, p);
    inside.push(svg("polygon", { class: dark ? "point dark" : "point", points: corners }));
    if (textures) inside.push(svg("polygon", { class: "grain", points: corners, fill: `url(#veneer-${dark ? "dark" : "light"})` }));
    if (hatch && dark) inside.push(svg("polygon", { class: "grain", points: corners, fill: "url(#hatch)" }));
    if (g.rail > 12 && labels[p - 1]) inside.push(label(places, p, labels[p - 1], head.includes(p)));
  }
  return sheet(g, "points", ...inside);
}

/** @param {Places} places @param {number} p @param {string} text @param {boolean} head */
function label({ g, column }, p, text, head) {
  const y = p > 12 ? g.top - g.rail * .24 : g.bottom + g.rail * .74;
  return svg("text", { class: head ? "rail start" : "rail", x: column(p) + g.pitch / 2, y, "font-size": Math.min(g.rail * .66, 22), text });
}

/** @param {Places["g"]} g @param {string | null} textures @param {number} hatch */
function defs(g, textures, hatch) {
  const made = svg("defs");
  for (const name of textures ? ["light", "dark"] : []) {
    const size = { width: g.pitch, height: g.h };
    made.append(svg("pattern", { id: `veneer-${name}`, x: g.left, ...size, patternUnits: "userSpaceOnUse" },
      svg("image", { href: `${textures}veneer-${name}.webp`, ...size, preserveAspectRatio: "none" })));
  }
  if (hatch) {
    const gap = Math.max(4, hatch * g.pitch / 76);
    made.append(svg("pattern", { id: "hatch", width: gap, height: gap, patternUnits: "userSpaceOnUse", patternTransform: "rotate(-45)" },
      svg("rect", { class: "hatch", width: gap, height: Math.max(1, gap / 6) })));
  }
  return made;
}
