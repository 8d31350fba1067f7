// What is drawn on the board besides pieces: lit targets, the hollow of a lifted checker, the arrows of the last play.

import { sheet, svg } from "./dom.js";
import { wedge } from "./ground.js";
import { BAR, OFF } from "./places.js";

/** @typedef {import("./places.js").Places} Places
 * @typedef {import("./places.js").Side} Side
 * @typedef {{side: Side, from: [number, number], to: [number, number], across?: number, swing?: number, told?: [string, string]}} Arrow
 * @typedef {{slot: number, at: [number, number], near: boolean}} Target
 */

/** Lit points, under the checkers. @param {Places} places @param {Target[]} targets @param {Side} side */
export function lit(places, targets, side) {
  const inside = targets.filter(({ slot }) => slot > OFF && slot < BAR).map(({ slot }) => svg("polygon", { class: "lit", points: wedge(places, slot) }));
  const tray = targets.some(({ slot }) => slot === OFF) ? places.tray(side) : null;
  if (tray) inside.push(svg("rect", { class: "lit", x: tray.x, y: tray.y, width: tray.w, height: tray.h }));
  return sheet(places.g, "under", ...inside);
}

/** Rings at the very slots where the checker would land, and the hollow where it was. @param {Places} places @param {Target[]} targets
 * @param {[number, number] | null} hollow */
export function rings({ g }, targets, hollow) {
  const inside = [], r = g.c / 2 - 1;
  for (const { slot, at: [cx, cy], near } of targets) {
    if (slot === OFF && !g.trays) continue; // the strip with the name is lit instead
    inside.push(svg("circle", { class: "edge", cx, cy, r, "stroke-width": g.c / 12 + 2 }));
    inside.push(svg("circle", { class: near ? "ring near" : "ring", cx, cy, r }));
  }
  if (hollow) inside.push(svg("circle", { class: "hollow", cx: hollow[0], cy: hollow[1], r: g.c / 2 - 2 }));
  return sheet(g, "over", ...inside);
}

/** The arrows of a play, ghosts at their beginnings. @param {Places} places @param {Arrow[]} arrows */
export function arrows(places, arrows) {
  const { g } = places, ways = arrows.map((arrow) => ({ ...arrow, a: places.slot(arrow.side, ...arrow.from), b: places.slot(arrow.side, ...arrow.to) }));
  const inside = ways.flatMap((way) => shaft(g, way.a, way.b, way));
  const seen = new Set();
  for (const { a, told } of ways) {
    if (!seen.has(String(a))) inside.push(...ghost(g, a), word(g, a, told?.[0], "ghosted"));
    seen.add(String(a));
  }
  for (const { b, side, told, to } of ways) if (to[0] !== OFF || g.trays) inside.push(word(g, b, told?.[1], side));
  return sheet(g, "arrows", ...inside);
}

/** A slim arrow from the rim of the ghost to the rim of the checker.
 * @param {Places["g"]} g @param {[number, number]} a @param {[number, number]} b @param {{across?: number, swing?: number}} bend */
function shaft(g, [x0, y0], [x1, y1], { across = 0, swing }) {
  const k = g.c / 60, wide = Math.max(1.7, 4.6 * k);
  let cx = (x0 + x1) / 2, cy = (y0 + y1) / 2;
  if (swing === undefined || swing === null) [cx, cy] = [cx + (y1 - y0) * across, cy + (x0 - x1) * across];
  else {
    const near = Math.abs(y0 - g.mid) < Math.abs(y1 - g.mid) ? y0 : y1;
    cy = near + swing * (g.mid - near);
  }
  const cut = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ by) => {
    const long = Math.hypot(cx - x, cy - y) || 1;
    return [x + (cx - x) * by / long, y + (cy - y) * by / long];
  };
  const start = cut(x0, y0, g.c / 2), tip = cut(x1, y1, g.c / 2 + 1), neck = cut(x1, y1, g.c * .8);
  const turn = Math.atan2(tip[1] - neck[1], tip[0] - neck[0]) * 180 / Math.PI, d = `M${start} Q${cx},${cy} ${neck}`;
  const head = `0,0 ${-22 * k - 3},${-9 * k - 1.5} ${-17 * k - 2},0 ${-22 * k - 3},${9 * k + 1.5}`;
  return [svg("path", { class: "edge", d, "stroke-width": wide * 1.9 }), svg("path", { class: "shaft", d, "stroke-width": wide }),
    svg("polygon", { class: "tip", transform: `translate(${tip}) rotate(${turn})`, points: head })];
}

/** @param {Places["g"]} g @param {[number, number]} at */
function ghost(g, [cx, cy]) {
  const r = g.c / 2 - 1.5, wide = Math.max(1.4, g.c / 20);
  return [svg("circle", { class: "ghost", cx, cy, r, "stroke-width": wide * 2 }), svg("circle", { class: "rim", cx, cy, r, "stroke-width": wide })];
}

/** @param {Places["g"]} g @param {[number, number]} at @param {string | undefined} text @param {string} kind */
const word = (g, [x, y], text, kind) => svg("text", { class: `told ${kind}`, x, y: y + g.c * .02, "font-size": g.c * .54, text: text ?? "" });
