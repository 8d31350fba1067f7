// The board: what lies on it, and what is lit. It shows what it's given; who touches it is heard by input.js.

import { lay, make } from "./dom.js";
import { ground } from "./ground.js";
import { arrows, lit, rings } from "./marks.js";
import { Pieces } from "./pieces.js";
import { placesOf } from "./places.js";
import { Throws } from "./throws.js";
import { copied } from "./walk.js";

/** @typedef {import("./places.js").Side} Side
 * @typedef {import("./walk.js").Walk} Walk
 * @typedef {Record<string, any>} Table the frame of that name
 * @typedef {{name: string, frame: string, relief: boolean, textured: boolean, line: number, hatch: number, bright: boolean, tokens: string[], colours: Record<string, string>}} Look
 */

export class Board {
  /** @param {string} files where the pictures are */ constructor(files) {
    this.files = files;
    this.el = make("div", "board");
    /** @type {Look | null} */ this.look = null;
    this.pictures = this.theme = "";
    this.ground = make("div", "ground");
    this.under = make("div", "marks");
    this.over = make("div", "marks");
    this.way = make("div", "marks");
    this.pieces = new Pieces();
    this.throws = new Throws();
    this.extra = make("div", "extra");
    this.el.append(this.ground, this.under, this.throws.layer, this.pieces.layer, this.pieces.labels, this.throws.cube, this.way, this.over, this.extra);
    /** @type {Table | null} */ this.table = null;
    /** @type {import("./places.js").Places | null} */ this.places = null;
    /** @type {Walk | null} */ this.walk = null;
    /** What is being lifted or has been tapped. @type {{slot: number, hollow: boolean, near: number | null} | null} */ this.held = null;
    this.grounded = "";
    this.busy = this.dressed = Promise.resolve();
  }

  /** @param {boolean} calm no motion */
  set calm(calm) {
    this.pieces.calm = this.throws.calm = calm;
  }

  /** Wear a theme: its colors, and where its pictures are. @param {string} theme */
  dress(theme) {
    if (theme !== this.theme) this.dressed = this.#wear((this.theme = theme));
    return this.dressed;
  }

  /** @param {string} theme */ async #wear(theme) {
    const { LOOK: look } = /** @type {{LOOK: Look}} */ (await import(`./themes/${theme}/look.js`).catch(() => import("./themes/classic/look.js")));
    if (theme !== this.theme) return;
    const style = document.documentElement.style;
    this.look = look;
    this.pictures = `${this.files}themes/${look.name}/`;
    for (const name of [...style]) if (!name.startsWith("--discord")) style.removeProperty(name);
    for (const [key, value] of Object.entries(look.colours)) style.setProperty(`--${key}`, value);
    const names = ["white", "black", "dice-white", "dice-black", "cube", "cube-still", "slab-white", "slab-black"];
    if (look.frame === "wood") names.push("wood-h", "wood-v");
    if (look.textured) names.push("leather");
    for (const name of names) style.setProperty(`--${name}-picture`, `url("${new URL(`${this.pictures}${name}.webp`, location.href)}")`);
    for (const side of ["white", "black"]) {
      style.setProperty(`--token-${side}`, `url("${new URL(`${this.pictures}${look.tokens.includes(side) ? "token-" : ""}${side}.webp`, location.href)}")`);
      document.documentElement.classList.toggle(`ringed-${side}`, look.tokens.includes(side));
    }
    style.setProperty("--point-line", String(look.line || (look.textured ? 1.6 : 0)));
    const { frame, relief, bright } = look;
    Object.assign(document.documentElement.dataset, { frame, relief, bright });
    this.grounded = "";
  }

  /** Look like another board. @param {Board} board */
  borrow({ look, pictures }) {
    this.look = look;
    this.pictures = pictures;
  }

  /** Fit into a window. @param {import("./places.js").Measured} g @param {Table} table */
  fit(g, table) {
    const { view, game } = table, look = { bottom: view.bottom, mirror: view.mirror, sameWay: game.same_way, off: game.off };
    const labels = view.labels, key = JSON.stringify([g.w, g.h, g.trays, look, labels, game.head, this.pictures]);
    if (key === this.grounded) return;
    this.grounded = key;
    this.places = placesOf(g, look);
    lay(this.el, { width: g.w, height: g.h });
    this.el.style.setProperty("--fine", g.pitch > 40 ? "1" : ".56");
    const textures = this.look?.textured ? this.pictures : null;
    this.ground.replaceChildren(...ground(this.places, { labels, head: game.head ?? [], textures, hatch: this.look?.hatch ?? 0 }));
    this.pieces.fit(this.places);
    if (this.table) this.#dress();
  }

  /** Show a table as it is, at once or with the motion that led to it. @param {Table} table @param {boolean} moves */
  async show(table, moves) {
    const before = this.busy;
    let done = () => {};
    this.busy = /** @type {Promise<void>} */ (new Promise((resolve) => (done = resolve)));
    await before;
    await this.dressed;
    this.walk = this.held = null;
    this.pieces.pinning = table.game.pins;
    this.table = table;
    this.way.replaceChildren();
    this.mark();
    if (moves && (table.played ?? table.last) && !this.pieces.calm) await this.#replay(table);
    if (moves && table.ended && !this.pieces.calm) await new Promise((rest) => setTimeout(rest, 900)); // the game's last position
    this.pieces.show(table.position, { slide: moves });
    this.#dress();
    done();
  }

  /** Play after play of a turn. @param {Table} table */
  async #replay(table) {
    for (const play of table.played ?? [table.last]) await this.#play(play, table);
  }

  /** @param {Record<string, any>} last @param {Table} table */ async #play(last, { game, roll }) {
    const shown = JSON.stringify(this.pieces.position), fell = roll?.old ? roll.fell : (roll?.fell ?? this.throws.fell + 1) - .5;
    if (!last.before || shown !== JSON.stringify(copied(last.before))) return; // one's own play, put together here
    if (this.places && last.roll?.length && !this.throws.lies(last.side, last.roll)) {
      await this.throws.show(this.places, { side: last.side, dice: last.roll, spent: [], old: false, fell }, null);
    }
    for (const move of last.moves) {
      await this.pieces.go({ side: last.side, from: move.from, to: move.to, also: move.also ?? [] }, game.pins);
      this.onleg(move);
    }
  }

  /** Called after each leg that was shown. @param {{to: number, also?: unknown[]}} _move */
  onleg(_move) {}

  /** Begin to put a turn together. @param {Walk | null} walk */
  begin(walk) {
    this.walk = walk;
    this.held = null;
    this.refresh();
  }

  /** Show the walk as it stands; other checkers than those of the last step slide. */
  refresh() {
    if (!this.table || !this.places) return;
    this.pieces.show((this.walk ?? this.table).position, { slide: true });
    this.#dress();
  }

  #dress() {
    const { table, places, walk } = this;
    if (!table || !places) return;
    this.throws.show(places, table.roll, walk ? { first: walk.first, spent: walk.spent } : null);
    this.throws.showCube(places, table.cube);
    const arrowed = !walk?.made.length && table.last?.arrows && places.g.h > 200 && !this.held;
    this.way.replaceChildren(...(arrowed ? [arrows(places, table.last.arrows)] : []));
    this.#slabs(table, places);
    this.mark();
  }

  /** Borne off checkers in the trays, and hands that wait to enter. @param {Table} table @param {import("./places.js").Places} places */
  #slabs(table, places) {
    this.extra.replaceChildren();
    const { position } = this.walk ?? table;
    for (const side of /** @type {const} */ (["white", "black"])) {
      const box = places.tray(side), count = position[side][0] ?? 0, { g } = places;
      if (table.game.hand && position[side][26]) {
        const [x, y] = places.slot(side, 26, 0), d = Math.min(g.c * 1.3, g.bar - 6);
        this.extra.append(lay(make("div", "hand"), { left: x - d / 2, top: y - g.c * .75, width: d, height: g.c * 1.5 }));
      }
      if (!box) continue;
      for (let i = 0; i < count; i++) {
        const [x, y] = places.slot(side, 0, i), wide = box.w - 12;
        this.extra.append(lay(make("div", `slab ${side}`), { left: x - wide / 2, top: y - places.slab(box) * .62, width: wide, height: places.slab(box) * 1.24 }));
      }
      if (count) {
        const number = make("div", "borne", new Text(count));
        this.extra.append(lay(number, { left: box.x, width: box.w, top: places.low(side) ? box.y + 8 : box.y + box.h - 34 }));
      }
    }
  }

  /** Light up what can be reached from what is held. */
  mark() {
    const { places, walk, held } = this;
    if (!places) return;
    const targets = walk && held ? this.targets(held) : [];
    const hollow = walk && held?.hollow ? places.slot(walk.side, held.slot, this.#height(held.slot) - 1) : null;
    this.under.replaceChildren(...(targets.length ? [lit(places, targets, /** @type {Walk} */ (walk).side)] : []));
    this.over.replaceChildren(...(targets.length || hollow ? [rings(places, targets, hollow)] : []));
    const isOff = targets.some(({ slot }) => slot === 0) && !places.g.trays;
    document.body.classList.toggle("bearing", isOff);
    this.el.classList.toggle("mine", Boolean(walk?.steps.length));
    for (const el of this.pieces.layer.children) el.classList.remove("held");
    if (walk && held && !held.hollow) this.pieces.top(walk.side, held.slot)?.el.classList.add("held");
  }

  /** @param {{slot: number, near: number | null}} held */ targets({ slot, near }) {
    if (!this.walk) return [];
    const { walk } = this;
    return [...walk.reach(slot).keys()].map((target) => ({ slot: target, at: this.pieces.spot(walk.side, target), near: target === near }));
  }

  /** @param {number} slot */ #height(slot) {
    return this.walk ? this.pieces.stack(this.walk.side, slot).length : 0;
  }
}
