// The turn that is being put together: a walk down the server's tree of steps. No rule of the game is known here.

/** @typedef {import("./places.js").Side} Side
 * @typedef {{white: Record<string, number>, black: Record<string, number>, pinned: Record<string, Side>}} Position
 * @typedef {{from: number, to: number, die: number, next: number, carries: number, index: number}} Step `next` is the node after
 * it, -1 if the play is complete; `carries` is 1 + the number of what it moves besides; `index` is its place in its node
 * @typedef {{root: number, nodes: number[][], also: [Side, number, number][][]}} Plays
 * @typedef {{side: Side, from: number, to: number, also: {side: Side, from: number, to: number}[]}} Leg
 */

const OFF = 0, POINTS = 24;

/** @param {Position} position */
export const copied = ({ white, black, pinned }) => ({ white: { ...white }, black: { ...black }, pinned: { ...pinned } });

/** @param {Side} side @returns {Side} */
export const other = (side) => (side === "white" ? "black" : "white");

/** Move one checker. @param {Position} position @param {Side} side @param {number} from @param {number} to */
function carry(position, side, from, to) {
  const counts = position[side];
  counts[from] = (counts[from] ?? 0) - 1;
  if (counts[from] <= 0) delete counts[from];
  counts[to] = (counts[to] ?? 0) + 1;
}

/** What a leg makes of a position, which is changed. @param {Position} position @param {Leg} leg @param {boolean} pins */
export function follow(position, { side, from, to, also }, pins) {
  const against = other(side);
  for (const moved of also) carry(position, moved.side, moved.from, moved.to);
  carry(position, side, from, to);
  if (position.pinned[from] === against && !position[side][from]) delete position.pinned[from];
  if (pins && to > OFF && to <= POINTS && position[against][to]) position.pinned[to] = against;
}

export class Walk {
  /** @param {Plays} plays @param {Position} position @param {Side} side @param {{pins: boolean, dice: number[]}} how */
  constructor(plays, position, side, { pins, dice }) {
    this.plays = plays;
    this.start = position;
    this.side = side;
    this.pins = pins;
    this.dice = [...dice];
    /** @type {Step[]} */ this.made = [];
    /** How many steps each gesture made: Undo takes back a gesture. @type {number[]} */ this.gestures = [];
    /** Tapping the dice swaps which is played first; the larger is at the beginning. */
    this.first = Math.max(...dice, 0);
  }

  /** The play as the server wants to have it, its path, once it's complete; else null. */
  get end() {
    const last = this.made.at(-1);
    return last && last.next < 0 ? `@${this.made.map(({ index }) => index).join(".")}` : null;
  }

  /** The steps that are possible now. */
  get steps() {
    return this.#at(this.made.at(-1)?.next ?? this.plays.root);
  }

  get sources() {
    return new Set(this.steps.map(({ from }) => from));
  }

  /** The steps of a node, those by the die that is to be played first at the beginning. @param {number} node @returns {Step[]} */
  #at(node) {
    const flat = this.plays.nodes[node] ?? [], rank = (/** @type {Step} */ { die }) => (die === this.first ? 0 : 10 - die);
    const steps = [...Array(flat.length / 4).keys()].map((index) => {
      const [from, to, code, next] = flat.slice(4 * index, 4 * index + 4);
      return { from, to, die: code & 7, next, carries: code >> 3, index };
    });
    return steps.sort((a, b) => rank(a) - rank(b));
  }

  /** All that one checker can reach by itself from a slot: by target, the steps to it. @param {number} from */
  reach(from) {
    /** @type {Map<number, Step[]>} */ const found = new Map();
    /** @param {Step[]} steps @param {number} at @param {Step[]} way */
    const look = (steps, at, way) => {
      for (const step of steps.filter((one) => one.from === at)) {
        const longer = [...way, step], known = found.get(step.to);
        if (!known || known.length > longer.length) found.set(step.to, longer);
        look(this.#at(step.next), step.to, longer);
      }
    };
    look(this.steps, from, []);
    found.delete(from);
    return found;
  }

  /** The step of a checker by the die that is to be played first, or by another. @param {number} from */
  tapped(from) {
    return this.steps.find((step) => step.from === from) ?? null;
  }

  /** Play the other die first. */
  swap() {
    const [low, high] = [Math.min(...this.dice), Math.max(...this.dice)];
    this.first = this.first === high ? low : high;
  }

  /** @param {Step[]} steps */ take(steps) {
    this.made.push(...steps);
    this.gestures.push(steps.length);
  }

  undo() {
    this.made.splice(-(this.gestures.pop() ?? 0) || Infinity);
  }

  /** @param {Step} step @returns {Leg} */ leg({ from, to, carries }) {
    const also = carries ? this.plays.also[carries - 1] : [];
    return { side: this.side, from, to, also: also.map(([side, at, into]) => ({ side, from: at, to: into })) };
  }

  /** The position as it would be. */
  get position() {
    const position = copied(this.start);
    for (const step of this.made) follow(position, this.leg(step), this.pins);
    return position;
  }

  /** How many pips fewer a side has, as the lower side numbers points. @param {Side} side */
  gone(side) {
    const legs = this.made.flatMap((step) => [this.leg(step), ...this.leg(step).also]).filter((leg) => leg.side === side);
    return legs.reduce((pips, { from, to }) => pips + (side === this.side ? Math.min(from, 25) - to : -from), 0);
  }

  /** Which dice are used, in the order in which they lie. */
  get spent() {
    const left = this.made.map(({ die }) => die);
    return this.dice.map((die) => {
      const found = left.indexOf(die);
      if (found >= 0) left.splice(found, 1);
      return found >= 0;
    });
  }
}
