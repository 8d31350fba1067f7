// Clocks: what is left, counted here between two frames.

/** @typedef {import("./places.js").Side} Side
 * @typedef {{left: number, delay: number, expired: boolean}} One
 * @typedef {{kind: string, running: Side | null, paused: boolean, now: number, line: string, white: One, black: One}} Clocks
 */

/** What a side's clock says `passed` milliseconds after the frame. @param {Clocks | null | undefined} clocks @param {Side} side @param {number} passed */
export function told(clocks, side, passed) {
  if (!clocks) return { text: "", low: false };
  const one = clocks[side];
  const runs = clocks.running === side && !clocks.paused, used = runs ? Math.max(0, passed - (one.delay || 0)) : 0;
  const left = Math.max(0, one.left - used);
  // Where each turn has its own time, that of the side that isn't to act says nothing.
  if (clocks.kind !== "live") return runs ? { text: spelled(left + Math.max(0, (one.delay || 0) - passed)), low: one.expired } : { text: "", low: false };
  return { text: spelled(left), low: left < 15000 };
}

/** @param {number} left milliseconds */
export function spelled(left) {
  const all = Math.ceil(left / 1000), hours = Math.floor(all / 3600), minutes = Math.floor(all / 60) % 60;
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(all % 60)}` : `${minutes}:${two(all % 60)}`;
}
