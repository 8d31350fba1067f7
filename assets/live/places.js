// Where everything lies, in pixels of the page: points, checkers, dice, cube. A pure function of the window's shape.

/** @typedef {"up" | "wide" | "flat" | "pip"} Shape upright phone, desk, phone on its side, picture-in-picture
 * @typedef {{side: number, rail: number, bar: number, tray: number, point: number}} Measures
 * @typedef {ReturnType<typeof measured>} Measured
 * @typedef {"white" | "black"} Side
 * @typedef {{bottom: Side, mirror: boolean, sameWay: boolean, off: boolean}} Look
 */

export const OFF = 0, BAR = 25, HAND = 26;
/** How many checkers of a stack are seen; taller ones show their number. */
export const VISIBLE = 5, ON_BAR = 3;

/** The shape for a window, in CSS pixels. @param {number} w @param {number} h @returns {Shape} */
export function shapeOf(w, h) {
  if (h < 260 && w < 500) return "pip";
  if (h > w) return "up";
  return h < 500 ? "flat" : "wide";
}

/** The shape and the measures of the board in a window; `text` is how much larger than usual letters are.
 * @param {number} w @param {number} h @param {number} text @param {Look} look */
export function fitted(w, h, text, look) {
  const shape = shapeOf(w, h);
  if (shape === "pip") {
    const high = Math.max(h - 44, 90);
    return { shape, panel: 0, g: measured(w, high, { side: 3, rail: 3, bar: 16, tray: 0, point: Math.round(high * .41) }, look) };
  }
  if (shape === "up") {
    const rest = (40 + 52 + 52 + 46 + 84) * text, high = Math.round(Math.max(Math.min(h * .64, w * 1.42, h - rest), 260));
    return { shape, panel: 0, g: measured(w, high, { side: 5, rail: 22, bar: 32, tray: 0, point: Math.round(high * .375) }, look) };
  }
  const flat = shape === "flat", panel = Math.round(Math.min((flat ? 232 : 304) * Math.max(1, text * .75), w * .45));
  const small = Math.max(.5, Math.min(1, (w - panel) / 976)), part = (/** @type {number} */ n) => Math.round(n * small);
  const measures = flat ? { side: 7, rail: 20, bar: 36, tray: 44, point: Math.round(h * .375) }
    : { side: part(20), rail: 34, bar: part(74), tray: part(92), point: Math.round(h * .385) };
  return { shape, panel, g: measured(w - panel, h, measures, look) };
}

/** @param {number} w @param {number} h @param {Measures} measures @param {Look} look */
export function measured(w, h, { side, rail, bar, tray, point }, look) {
  const trays = !tray || !look.off ? 0 : look.sameWay ? 2 : 1, lefts = trays === 2 || (trays && look.mirror) ? 1 : 0;
  const room = w - 2 * side - bar - trays * (tray + side), pitch = Math.floor(room / 12), middle = bar + room - 12 * pitch;
  const left = side + lefts * (tray + side), half = 6 * pitch, right = left + half + middle;
  const c = Math.min(pitch - (pitch > 40 ? 3 : 0), 60, Math.round((h - 2 * rail) / 6.4));
  return {
    w, h, side, rail, bar: middle, pitch, left, right, half, c, point, tray, trays, lefts, mid: h / 2, top: rail, bottom: h - rail,
    die: Math.min(c * 1.22, 66) * (c < 40 ? 1.12 : 1), cube: Math.min(middle * .86, 70), barX: left + half + middle / 2,
    step: Math.min(c * .97, (h / 2 - rail - c - 3) / 4), // a low board lets stacks overlap, never the two rows
  };
}

/** The places of a board of these measures, for one who sees it so. Slots are those of the frames: 1-24 from the lower
 * right round to the upper right; 0 (off), 25 (bar) and 26 (hand) are each side's own.
 * @param {Measured} g @param {Look} look */
export function placesOf(g, look) {
  const low = (/** @type {Side} */ side) => side === look.bottom;
  /** The left edge of a point. @param {number} p */
  function column(p) {
    const k = p > 12 ? p - 13 : 12 - p, across = look.mirror ? 11 - k : k;
    return (across < 6 ? g.left : g.right) + (across % 6) * g.pitch;
  }
  /** The centre of a side's checker number `i` of a slot. @param {Side} side @param {number} p @param {number} i @returns {[number, number]} */
  function slot(side, p, i) {
    const sign = low(side) ? 1 : -1;
    if (p === BAR) return [g.barX, g.mid + sign * (Math.max(g.c * 1.35, g.cube / 2 + g.c * .62) + Math.min(i, ON_BAR - 1) * g.step)];
    // The hand lies beside the quarter where it enters: at the other side's end of the bar.
    if (p === HAND) return [g.barX, g.mid - sign * (g.h / 2 - g.rail - g.c * .75 - Math.min(i, 2) * g.c * .11)];
    if (p === OFF) return off(side, i);
    const y = g.c / 2 + 2 + Math.min(i, VISIBLE - 1) * g.step;
    return [column(p) + g.pitch / 2, p > 12 ? g.top + y : g.bottom - y];
  }
  /** Where a borne off checker lies: in its tray, or without one in the strip with the name. @param {Side} side @param {number} i @returns {[number, number]} */
  function off(side, i) {
    const box = tray(side), sign = low(side) ? 1 : -1;
    if (!box) return [26, low(side) ? g.h + 26 : -26];
    const end = low(side) ? box.y + box.h : box.y;
    return [box.x + box.w / 2, end - sign * (10 + (Math.min(i, 14) + .5) * slab(box))];
  }
  const slab = (/** @type {{h: number}} */ box) => Math.min(19, (box.h - 56) / 15);
  /** The tray of a side; null where there is none. @param {Side} side */
  function tray(side) {
    if (!g.trays) return null;
    const atLeft = look.sameWay ? low(side) === look.mirror : look.mirror, wide = g.tray - g.side * .4, gap = 8;
    const x = atLeft ? g.side : g.right + g.half + g.side;
    return low(side) ? { x, y: g.mid + gap, w: wide, h: g.bottom - g.mid - gap } : { x, y: g.top, w: wide, h: g.mid - gap - g.top };
  }
  /** The slot that a spot belongs to, for one who moves `side`; null for none. @param {Side} side @param {number} x @param {number} y */
  function at(side, x, y) {
    const box = tray(side), reach = 8;
    if (box ? x >= box.x - reach && x <= box.x + box.w + reach : low(side) ? y > g.bottom + g.rail * .6 : y < g.top - g.rail * .6) return OFF;
    if (y < -24 || y > g.h + 24) return null;
    if (x > g.left + g.half && x < g.right) return Math.abs(y - slot(side, HAND, 0)[1]) < g.c * .9 ? HAND : BAR;
    const half = x < g.right ? 0 : 1, k = Math.floor((x - (half ? g.right : g.left)) / g.pitch);
    if (k < 0 || k > 5) return null;
    const across = half * 6 + k, turned = look.mirror ? 11 - across : across;
    return y < g.mid ? 13 + turned : 12 - turned;
  }
  return {
    g, look, low, column, slot, tray, slab, at,
    /** The middle of a side's dice: it throws to its right. @param {Side} side */
    dice: (side) => (low(side) ? g.right : g.left) + g.half / 2,
    /** The height of the cube's middle. @param {Side | null | undefined} owner */
    cube: (owner) => (!owner ? g.mid : low(owner) ? g.bottom - g.cube * .62 : g.top + g.cube * .62),
  };
}
/** @typedef {ReturnType<typeof placesOf>} Places */
