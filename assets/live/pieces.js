// The checkers: one element each. They are set at once, slid where a play takes them, or carried by a finger.

import { lay, make } from "./dom.js";
import { copied, follow, other } from "./walk.js";
import { BAR, HAND, OFF, ON_BAR, VISIBLE } from "./places.js";

/** @typedef {import("./places.js").Side} Side
 * @typedef {import("./walk.js").Position} Position
 * @typedef {import("./walk.js").Leg} Leg
 * @typedef {{el: HTMLElement, side: Side, x: number, y: number}} Piece
 */

export const LEG = 250;
/** Milliseconds of a checker's way, and how it goes. */
const EASE = "cubic-bezier(.2,.7,.2,1)";
const SIDES = /** @type {const} */ (["white", "black"]);
/** A sprite is this much wider than its checker: the rest is its shadow. */
const SPRITE = 168 / 128;

export class Pieces {
  constructor() {
    this.layer = make("div", "pieces");
    this.labels = make("div", "counts");
    /** By side and slot, from the rail inward. @type {Map<string, Piece[]>} */ this.stacks = new Map();
    /** @type {Position} */ this.position = { white: {}, black: {}, pinned: {} };
    /** @type {import("./places.js").Places | null} */ this.places = null;
    this.calm = false;
  }

  /** @param {Side} side @param {number} slot */ stack(side, slot) {
    const key = `${side}${slot}`, found = this.stacks.get(key) ?? [];
    this.stacks.set(key, found);
    return found;
  }

  /** A window of another shape. @param {import("./places.js").Places} places */
  fit(places) {
    this.places = places;
    const d = places.g.c * SPRITE;
    for (const layer of [this.layer, this.labels]) lay(layer, { "--d": d, "--c": places.g.c });
    this.#tidy();
  }

  /** Show a position: at once, or let those checkers slide that are elsewhere. @param {Position} position @param {{slide?: boolean}} how */
  show(position, { slide = false } = {}) {
    this.position = copied(position);
    for (const side of SIDES) {
      /** @type {Piece[]} */ const spare = [], lacking = [];
      const slots = new Set([...this.stacks.keys()].filter((key) => key.startsWith(side)).map((key) => Number(key.slice(5))));
      for (const slot of Object.keys(position[side]).map(Number)) slots.add(slot);
      for (const slot of slots) {
        const stack = this.stack(side, slot), wanted = position[side][slot] ?? 0;
        while (stack.length > wanted) spare.push(/** @type {Piece} */ (stack.pop()));
        for (let n = stack.length; n < wanted; n++) lacking.push(slot);
      }
      for (const slot of lacking) this.stack(side, slot).push(spare.pop() ?? this.#made(side));
      for (const { el } of spare) el.remove();
    }
    this.#tidy(slide ? LEG : 0);
  }

  /** Slide one leg of a play and what it sends away; resolves once they have arrived. @param {Leg} leg @param {boolean} pins */
  async go(leg, pins) {
    follow(this.position, leg, pins);
    for (const { side, from, to } of [...leg.also, leg]) {
      const piece = this.stack(side, from).pop();
      if (piece) this.stack(side, to).push(piece);
    }
    const top = this.stack(leg.side, leg.to).at(-1);
    if (top) top.el.style.zIndex = "30";
    await this.#tidy(LEG);
  }

  /** The topmost checker of a slot, if there is one. @param {Side} side @param {number} slot */
  top(side, slot) {
    return this.stack(side, slot).at(-1) ?? null;
  }

  /** Where the next checker on a slot would lie. @param {Side} side @param {number} slot @param {number} more how many are on their way */
  spot(side, slot, more = 0) {
    if (!this.places) return /** @type {[number, number]} */ ([0, 0]);
    const on = this.position[side][slot] ?? 0, against = this.position[other(side)][slot] ?? 0;
    const lone = slot > OFF && slot < BAR && against ? 1 : 0;
    return this.places.slot(side, slot, on + more + (this.position.pinned[slot] === other(side) ? 1 : lone && this.pinning ? 1 : 0));
  }

  /** Let a checker follow a finger. @param {Piece} piece @param {number} x @param {number} y */
  carry(piece, x, y) {
    piece.el.classList.add("up");
    [piece.x, piece.y] = [x, y];
    piece.el.style.transform = `translate(${x}px,${y}px) scale(1.16)`;
  }

  /** Let it fall back where it belongs, or lie where it was dropped. @param {Piece} piece @param {boolean} back */
  drop(piece, back) {
    piece.el.classList.remove("up");
    if (back) this.#tidy(LEG);
  }

  pinning = false;

  /** @param {Side} side @returns {Piece} */ #made(side) {
    const el = make("div", `piece ${side}`);
    this.layer.append(el);
    return { el, side, x: NaN, y: NaN };
  }

  /** Put every checker where it belongs, over so many milliseconds. @param {number} time */
  async #tidy(time = 0) {
    const { places } = this;
    /** @type {Promise<unknown>[]} */ const moving = [];
    if (!places) return;
    this.labels.replaceChildren();
    for (const [key, stack] of this.stacks) {
      const side = /** @type {Side} */ (key.slice(0, 5)), slot = Number(key.slice(5));
      const shift = this.position.pinned[slot] === other(side) && slot > OFF && slot < BAR ? 1 : 0;
      const pinned = this.position.pinned[slot] === side;
      const most = slot === BAR || slot === HAND ? ON_BAR : VISIBLE;
      stack.forEach((piece, i) => {
        const [x, y] = places.slot(side, slot, i + shift), before = [piece.x, piece.y];
        piece.el.classList.toggle("pinned", pinned && i === 0);
        piece.el.classList.toggle("off", slot === OFF);
        piece.el.classList.toggle("under", i + shift > most && i < stack.length - 1);
        [piece.x, piece.y] = [x, y];
        piece.el.style.transform = `translate(${x}px,${y}px)`;
        if (time && !this.calm && !Number.isNaN(before[0]) && (before[0] !== x || before[1] !== y)) {
          piece.el.style.zIndex = "30";
          const way = [`translate(${before[0]}px,${before[1]}px)`, `translate(${x}px,${y}px)`].map((transform) => ({ transform, opacity: 1 }));
          moving.push(slide(piece.el, way, time).then(() => (piece.el.style.zIndex = String(Math.min(i + shift, 6) + 1))));
        } else piece.el.style.zIndex = String(Math.min(i + shift, 6) + 1);
      });
      if (slot !== OFF && stack.length + shift > most) this.#count(side, places.slot(side, slot, most - 1), stack.length);
    }
    await Promise.all(moving);
  }

  /** @param {Side} side @param {[number, number]} at @param {number} n */ #count(side, [x, y], n) {
    const label = make("div", `count ${side}`);
    label.textContent = String(n);
    label.style.transform = `translate(${x}px,${y}px)`;
    this.labels.append(label);
  }
}

/** @param {HTMLElement} el @param {Keyframe[]} way @param {number} duration */
async function slide(el, way, duration) {
  // A window that isn't seen holds its animations: nothing may wait for one without an end.
  const ends = new Promise((done) => setTimeout(done, duration + 60));
  const going = el.animate(way, { duration, easing: EASE });
  await Promise.race([going.finished.catch(() => null), ends]);
}
