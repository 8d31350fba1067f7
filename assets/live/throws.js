// Dice and cube: how they lie, and how dice fall.

import { lay, make } from "./dom.js";

/** @typedef {import("./places.js").Side} Side
 * @typedef {{side: Side, dice: number[], spent: boolean[], old: boolean, fell: number}} Roll
 * @typedef {{shown: boolean, value: number, face?: number, owner: Side | null, quiet: boolean, crossed?: boolean, offer: {value: number, by: Side} | null}} Cube
 */

/** Milliseconds that dice fall. */
export const FALL = 400;
const DIE = 188 / 148, CUBE = 192 / 152, STILL = 172 / 132, DRAWN = [2, 4, 8, 16, 32, 64];

export class Throws {
  constructor() {
    this.layer = make("div", "dice");
    this.cube = make("div", "cube");
    this.fell = -1;
    this.key = "";
    this.calm = false;
    /** @type {HTMLElement[]} */ this.dice = [];
  }

  /** @param {import("./places.js").Places} places @param {Roll | null} roll @param {{first: number, spent: boolean[]} | null} turn @returns {Promise<void>} */
  async show(places, roll, turn) {
    const { g } = places, order = (roll?.dice ?? []).map((die, i) => ({ die, spent: turn ? turn.spent[i] : roll?.spent[i] }));
    const first = turn?.first ?? Math.max(...order.map(({ die }) => die)); // the larger lies first, until they are swapped
    if (order.length === 2 && first !== order[0].die) order.reverse();
    const key = JSON.stringify([g.w, g.h, roll?.side, roll?.old, roll?.fell, order.map(({ die }) => die)]);
    if (key !== this.key) await this.#throw(places, roll, order.map(({ die }) => die), (this.key = key));
    if (key === this.key) this.dice.forEach((el, i) => el.classList.toggle("spent", Boolean(order[i]?.spent)));
  }

  /** @param {import("./places.js").Places} places @param {Roll | null} roll @param {number[]} dice @param {string} _key */
  async #throw(places, roll, dice, _key) {
    this.layer.replaceChildren();
    this.dice = [];
    if (!roll) return;
    const { g } = places, size = Math.min(roll.old ? g.die * .84 : g.die, g.half / dice.length / 1.16), gap = Math.min(size * 1.26, g.half / dice.length);
    const falls = !roll.old && roll.fell > this.fell && this.fell >= 0 && !this.calm;
    this.fell = Math.max(this.fell, roll.fell);
    const falling = dice.map((die, i) => {
      const el = make("div", `die ${roll.side}${roll.old ? " old" : ""}`), d = size * DIE;
      const x = places.dice(roll.side) + (i - (dice.length - 1) / 2) * gap;
      lay(el, { left: x - d / 2, top: g.mid - d / 2, width: d, height: d });
      el.style.backgroundPositionX = faceAt(die, d);
      this.layer.append(el);
      this.dice.push(el);
      return falls ? fall(el, die, d, i) : null;
    });
    if (falls) this.onfall();
    await Promise.all(falling);
  }

  /** Does this roll lie there already? @param {Side} side @param {number[]} dice */
  lies(side, dice) {
    const [, , by, old, , lying] = this.key ? JSON.parse(this.key) : [];
    return by === side && !old && String([...lying].sort()) === String(lying.length === dice.length ? [...dice].sort() : [0]);
  }

  /** Called when dice fall. */
  onfall() {}

  /** @param {import("./places.js").Places} places @param {Cube} cube */ showCube(places, cube) {
    const { g } = places, value = cube.offer?.value ?? cube.face ?? cube.value, unturned = !cube.offer && cube.value === 1, crossed = cube.crossed ?? false;
    const still = unturned || crossed || !DRAWN.includes(value), d = g.cube * (still ? STILL : CUBE) * (unturned ? .92 : 1);
    this.cube.className = `cube${cube.offer ? " offer" : ""}${still ? " still" : ""}`;
    this.cube.hidden = !cube.shown;
    this.cube.textContent = still && !unturned && !crossed ? String(value) : "";
    lay(this.cube, { left: g.barX - d / 2, top: places.cube(cube.offer ? null : cube.owner) - d / 2, width: d, height: d, "font-size": d * .3 });
    const at = still ? (crossed ? 1 : unturned ? 0 : 2) : DRAWN.indexOf(value);
    this.cube.style.backgroundPositionX = `${-at * d}px`;
    this.cube.style.backgroundSize = `${(still ? 3 : DRAWN.length) * d}px ${d}px`;
  }
}

const faceAt = (/** @type {number} */ die, /** @type {number} */ d) => `${-(die - 1) * d}px`;

/** @param {HTMLElement} el @param {number} die @param {number} d @param {number} i */
function fall(el, die, d, i) {
  const way = [[-30, -150, 1.5, -250], [-18, -60, 1.25, -120], [0, 4, 1, -20], [3, -10, 1.06, -8], [0, 0, 1, 0]];
  const frames = way.map(([x, y, scale, turn]) => ({ transform: `translate(${x * (i ? -.5 : 1)}px,${y}px) scale(${scale}) rotate(${turn * (i ? -1 : 1)}deg)` }));
  const faces = [1, 3, 5].map((n) => ((die + n + i) % 6) + 1).concat(die);
  el.animate(faces.map((face) => ({ backgroundPositionX: faceAt(face, d), easing: "step-end" })), { duration: FALL * .8 });
  const ends = new Promise((done) => setTimeout(done, FALL + 60));
  return Promise.race([el.animate(frames, { duration: FALL, easing: "ease-out" }).finished.catch(() => null), ends]);
}
