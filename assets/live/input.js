// Hands on the board: a checker is dragged, or its point is tapped, or both are done with keys. Whatever way, it ends in
// steps that the walk takes.

import { make } from "./dom.js";
import { BAR, HAND, OFF } from "./places.js";

/** @typedef {import("./walk.js").Step} Step
 * @typedef {import("./board.js").Board} Board
 */

/** A finger that has moved less than this, in pixels, has tapped. */
const STILL = 8;

export class Input {
  /** @param {Board} board @param {{changed: () => void, name: (slot: number) => string, oneTap: () => boolean, done: () => void}} asks */
  constructor(board, asks) {
    this.board = board;
    this.asks = asks;
    /** @type {{piece: import("./pieces.js").Piece, slot: number, id: number, x: number, y: number, moved: boolean, reach: Map<number, Step[]>} | null} */ this.drag = null;
    this.keys = make("div", "slots");
    this.keys.setAttribute("role", "group");
    /** The slot that arrows have come to. @type {number} */ this.cursor = 0;
    board.el.append(this.keys);
    board.el.addEventListener("pointerdown", (event) => this.#down(event));
    board.el.addEventListener("pointermove", (event) => this.#move(event));
    board.el.addEventListener("pointerup", (event) => this.#up(event));
    for (const lost of ["pointercancel", "lostpointercapture"]) board.el.addEventListener(lost, (event) => /** @type {PointerEvent} */ (event).pointerId === this.drag?.id && this.letGo());
    // Otherwise a quick drag counts as a fling, and the tap that follows only stops that.
    board.el.addEventListener("touchmove", (event) => this.drag && event.preventDefault(), { passive: false });
    board.el.addEventListener("contextmenu", (event) => event.preventDefault());
    this.keys.addEventListener("click", (event) => this.#clicked(event));
  }

  /** Let fall back whatever is being dragged. */
  letGo() {
    const { drag } = this;
    this.drag = null;
    this.board.held = null;
    if (drag) this.board.pieces.drop(drag.piece, true);
    this.board.mark();
  }

  /** @param {PointerEvent} event @returns {[number, number]} */ #spot(event) {
    const box = this.board.el.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }

  /** @param {PointerEvent} event */ #down(event) {
    const { board } = this, { walk, places } = board;
    if (!walk || !places || this.drag || event.button > 0 || /** @type {Element} */ (event.target).closest(".answer")) return;
    const [x, y] = this.#spot(event), slot = places.at(walk.side, x, y);
    if (board.throws.dice.some((die) => inside(die, event))) return this.#swap();
    const piece = slot !== null && walk.sources.has(slot) ? board.pieces.top(walk.side, slot) : null;
    if (slot === null || !piece) return slot === null ? this.letGo() : this.tap(slot);
    board.el.setPointerCapture(event.pointerId);
    this.drag = { piece, slot, id: event.pointerId, x, y, moved: false, reach: walk.reach(slot) };
    event.preventDefault();
  }

  /** @param {PointerEvent} event */ #move(event) {
    const { drag, board } = this;
    if (!drag || event.pointerId !== drag.id || !board.walk || !board.places) return;
    const [x, y] = this.#spot(event);
    if (!drag.moved && Math.hypot(x - drag.x, y - drag.y) < STILL) return;
    const at = board.places.at(board.walk.side, x, y), near = at !== null && drag.reach.has(at) ? at : null;
    board.pieces.carry(drag.piece, x, y);
    if (drag.moved && board.held?.near === near) return; // only targets change what is drawn
    drag.moved = true;
    board.held = { slot: drag.slot, hollow: true, near };
    board.way.replaceChildren();
    board.mark();
  }

  /** @param {PointerEvent} event */ #up(event) {
    const { drag, board } = this;
    if (!drag || event.pointerId !== drag.id) return;
    this.drag = null;
    if (!drag.moved) return this.tap(drag.slot);
    const [x, y] = this.#spot(event), steps = board.walk && drag.reach.get(board.places?.at(board.walk.side, x, y) ?? -1);
    board.held = null;
    board.pieces.drop(drag.piece, !steps);
    if (steps) this.#take(steps);
    else board.mark();
  }

  #swap() {
    this.board.walk?.swap();
    this.board.refresh();
    this.asks.changed();
  }

  /** A slot was tapped: it's a target of what is held, or a source; the held one once more plays the first die. @param {number} slot */
  tap(slot) {
    const { board } = this, { walk, held } = board;
    if (!walk) return;
    const steps = held && held.slot !== slot ? walk.reach(held.slot).get(slot) : undefined;
    if (steps) return this.#take(steps);
    const step = walk.tapped(slot);
    if (!step) return this.letGo();
    if (held?.slot === slot || walk.reach(slot).size === 1 || this.asks.oneTap()) return this.#take([step]);
    board.held = { slot, hollow: false, near: null };
    board.mark();
    this.name();
  }

  /** @param {Step[]} steps */ async #take(steps) {
    const { board } = this, { walk } = board;
    if (!walk) return;
    board.held = null;
    walk.take(steps);
    board.mark();
    board.way.replaceChildren();
    this.asks.changed();
    for (const step of steps) {
      if (board.walk !== walk) return;
      await board.pieces.go(walk.leg(step), walk.pins);
      board.onleg({ to: step.to, also: walk.leg(step).also });
    }
    if (board.walk !== walk) return;
    board.refresh();
    this.asks.done();
  }

  /** Name the slots anew: a button for each, over the board, for keys and screen readers. */
  name() {
    const { board, keys } = this, { places, walk } = board;
    if (!places) return;
    keys.setAttribute("aria-label", this.asks.name(-1));
    const slots = [...Array(24).keys()].map((n) => n + 1).concat(BAR, OFF), sources = walk?.sources, targets = this.#targets();
    if (walk && (walk.start[walk.side][HAND] ?? 0)) slots.push(HAND);
    if (keys.children.length !== slots.length) keys.replaceChildren(...slots.map(() => make("button")));
    slots.forEach((slot, n) => {
      const button = /** @type {HTMLButtonElement} */ (keys.children[n]), [x, y] = places.slot(walk?.side ?? places.look.bottom, slot, 0);
      const usable = Boolean(targets?.has(slot) || sources?.has(slot)), wide = Math.max(places.g.pitch, 24);
      button.type = "button";
      button.dataset.slot = String(slot);
      button.setAttribute("aria-label", this.asks.name(slot));
      button.setAttribute("aria-disabled", String(!usable));
      button.setAttribute("aria-pressed", String(board.held?.slot === slot));
      button.tabIndex = slot === (this.cursor || 24) ? 0 : -1;
      button.style.cssText = `left:${x - wide / 2}px;top:${y - 22}px;width:${wide}px;height:44px`;
    });
  }

  #targets() {
    const { walk, held } = this.board;
    return walk && held ? new Set(walk.reach(held.slot).keys()) : null;
  }

  /** @param {MouseEvent} event a key or a screen reader presses a slot; a pointer never reaches these buttons */
  #clicked(event) {
    const slot = /** @type {HTMLElement} */ (event.target).dataset.slot;
    if (slot === undefined) return;
    this.cursor = Number(slot);
    this.tap(Number(slot));
    this.name();
  }

  /** Put the focus on a slot; without one on the first that can be moved. @param {HTMLElement} [it] */
  focus(it) {
    const found = it ?? /** @type {HTMLElement | null} */ (this.keys.querySelector("[aria-disabled=false]"));
    if (!found) return false;
    for (const button of this.keys.children) /** @type {HTMLElement} */ (button).tabIndex = -1;
    found.tabIndex = 0;
    this.cursor = Number(found.dataset.slot);
    found.focus();
    return true;
  }
}

/** @param {Element} it @param {PointerEvent} event */
function inside(it, { clientX, clientY }) {
  const box = it.getBoundingClientRect();
  return clientX > box.left && clientX < box.right && clientY > box.top && clientY < box.bottom;
}
