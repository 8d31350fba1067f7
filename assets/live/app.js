// The page: what is known of the match, and what a person may do about it.

import { render } from "./vendor/lit-html.js";
import { Asking } from "./asking.js";
import { Board } from "./board.js";
import { Input } from "./input.js";
import { Walk } from "./walk.js";
import { Wire } from "./wire.js";
import { make } from "./dom.js";
import { fit, page } from "./page.js";
import { learn, named, placed, say } from "./words.js";

/** @typedef {Record<string, any>} Frame
 * @typedef {{do: string, arg?: any, label?: string, href?: string, main?: boolean, rare?: boolean, ask?: {words: string, yes: string, no: string, bold?: boolean}, sure?: boolean}} Act
 */

export class App {
  /** @type {any} */ hello = null;
  /** @type {any} */ table = null;
  /** @type {Frame | null} */ turn = null;
  /** @type {Walk | null} */ walk = null;
  /** An act that is on its way. @type {{id: string, act: Act} | null} */ pending = null;
  /** A line that goes before all others. */ notice = "";
  /** A match whose table is awaited. @type {number | null} */ match = null;
  /** @type {import("./places.js").Shape} */ shape = "up";
  /** @type {typeof import("./keys.js") | null} */ keys = null;
  /** @type {import("./review.js").Review | null} */ review = null;
  /** Another match of one's own that waits. @type {number | null} */ next = null;
  closed = false; clocked = 0;
  /** Is a play being shown? */ moving = false;
  /** Is a choice on its way? */ sent = false;

  /** @param {{files: string, token: string, match: number | null}} how */
  constructor({ files, token, match }) {
    this.files = files;
    this.match = match;
    /** @type {import("./sound.js").Sound | null} */ this.sound = null;
    this.board = new Board(files);
    this.input = new Input(this.board, {
      changed: () => this.draw(), done: () => this.#completed(), oneTap: () => Boolean(this.hello?.preferences.one_tap),
      name: (slot) => named(slot, this.table, this.walk?.position ?? this.table.position, this.walk?.side ?? this.table.view.bottom),
    });
    this.board.onleg = ({ also }) => (also?.length ? this.sound?.hit() : this.sound?.step());
    this.board.throws.onfall = () => this.sound?.dice();
    this.root = make("div", "root");
    this.asking = new Asking(this);
    this.live = make("p", "unseen");
    this.live.setAttribute("aria-live", "polite");
    document.body.append(this.root, this.asking.dialog, this.live);
    const still = matchMedia("(prefers-reduced-motion: reduce)"), calm = () => (this.board.calm = still.matches);
    calm();
    still.addEventListener("change", calm);
    addEventListener("resize", () => this.draw());
    addEventListener("pointerdown", () => (this.keyed = false));
    addEventListener("keydown", (event) => this.#pressed(event));
    setInterval(() => this.table?.clocks?.running && this.draw(), 250);
    this.wire = new Wire({ token, heard: (frame) => this.#heard(frame), state: (state, code, why) => this.#line(state, code, why),
      session: () => ({ match: this.match ?? undefined, seq: this.table?.seq }) });
  }

  /** What keys do is loaded with the first of them. @param {KeyboardEvent} event */
  #pressed(event) {
    if (this.keys) this.keys.pressed(this, event);
    else import("./keys.js").then((keys) => (this.keys = keys).pressed(this, event));
  }

  /** @param {"on" | "off"} state @param {number} [code] @param {string} [why] */
  #line(state, code, why) {
    this.input.letGo();
    if (state === "on") this.notice = "";
    else this.notice = why || (code === 4401 ? say("open_again") : this.hello ? say("reconnecting") : "");
    document.body.classList.toggle("away", state === "off");
    this.draw();
  }

  /** @param {Frame} frame */ #heard(frame) {
    if (frame.t === "table" && frame.match !== this.match && this.pending?.act.do === "rematch") this.#forget(frame.match);
    const here = frame.match === this.match;
    if (this.review?.hears(frame)) return this.draw();
    if (frame.t === "hello") this.#greeted(frame);
    else if (frame.t === "table" && here) this.#shown(frame);
    else if (frame.t === "turn" && here) this.decides(frame);
    else if (frame.t === "people" && here && this.table) this.#here(frame);
    else if (frame.t === "refused") this.#refused(frame);
    else if (frame.t === "done" && frame.id === this.pending?.id) this.#stored(frame);
    else if (frame.t === "next" && here) this.next = frame.next;
    else if (frame.t === "gone" && here) this.leave(frame.why);
    else if (frame.t === "guessed" && here) {
      [this.notice, this.walk, this.turn] = [frame.words, null, null];
      this.board.begin(null);
    }
    if (frame.t !== "pong") this.draw();
  }

  /** @param {Frame} frame */ #greeted(frame) {
    this.hello = frame;
    this.fresh = true;
    this.review?.ask();
    learn(frame.words);
    document.documentElement.lang = frame.language;
    if (!this.table) this.board.dress(frame.theme).then(() => this.draw());
  }

  /** The same moment once more leaves alone what is being put together. @param {Frame} frame */ #shown(frame) {
    const before = this.table?.match === frame.match ? this.table : null;
    if (before && frame.seq < before.seq && !this.fresh) return;
    const news = !before || frame.seq > before.seq, moves = Boolean(before && news);
    this.fresh = false;
    this.table = frame;
    this.clocked = performance.now();
    this.board.dress(frame.view.theme ?? this.hello.theme).then(() => this.draw());
    if (!news && this.walk && !this.pending) return;
    if (news) [this.turn, this.notice, this.closed, this.sent] = [null, "", false, false];
    if (news && this.asking.asked) this.asking.close();
    if (news) this.pending = null;
    this.input.letGo();
    this.walk = null;
    fit(this);
    this.moving = moves;
    this.board.show(frame, moves).then(() => {
      if (this.table !== frame) return;
      this.moving = false;
      this.#take();
      this.draw();
    });
    if (news) this.#say(frame);
  }

  /** Say in words what there is now: for those who hear the page. @param {Frame} frame */
  #say(frame) {
    this.live.textContent = [frame.to_act.words, frame.spoken].filter(Boolean).join(" ");
    if (frame.to_act.you && !document.hidden) this.sound?.turn();
  }

  /** One chooses: for the first time, anew, or not at all. @param {Frame} frame */ decides(frame) {
    [this.turn, this.pending] = [frame, null];
    if (this.walk && (this.sent || !frame.plays)) this.board.begin((this.walk = null));
    this.sent = false;
    this.board.busy.then(() => this.turn === frame && this.#take());
  }

  /** Once the board has come to rest: begin to put a turn together. */
  #take() {
    const { turn, table } = this;
    if (!turn || !table || turn.match !== table.match || turn.seq !== table.seq || this.walk) return;
    if (turn.plays) {
      const side = table.to_act.side, dice = table.roll?.dice ?? [];
      this.walk = new Walk(turn.plays, table.position, side, { pins: table.game.pins, dice });
      this.board.begin(this.walk);
    }
    this.draw();
    if (this.keyed && !document.activeElement?.closest(".slots, .answer, dialog")) this.focusNext();
  }

  /** Who is here now. @param {Frame} frame */
  #here({ watching, watchers, white, black }) {
    for (const [side, live] of Object.entries({ white, black })) this.table.players[side].live = live;
    Object.assign(this.table, { watching, watchers });
  }

  /** An act is stored; mostly the table that follows ends the wait. @param {Frame} frame */
  #stored({ id, words }) {
    if (words) [this.pending, this.notice, this.live.textContent] = [null, words, words];
    else setTimeout(() => this.pending?.id === id && ((this.pending = null), this.draw()), 2000);
  }

  /** @param {Frame} frame */ #refused(frame) {
    const act = this.pending?.id === frame.id ? this.pending?.act : null;
    this.pending = null;
    if (frame.ask && act) return this.asking.ask({ words: frame.why, ...frame.ask, act });
    this.notice = this.live.textContent = frame.why;
    this.input.letGo();
    if (this.walk) this.board.begin((this.walk = new Walk(this.walk.plays, this.walk.start, this.walk.side, this.walk)));
  }

  /** @returns {Act[]} */
  get acts() {
    return this.table && this.turn?.seq === this.table.seq && !this.table.over ? this.turn?.may ?? [] : [];
  }

  /** Does an act lie on the felt? @param {Act} act */
  onFelt = (act) => (act.do === "take" || act.do === "pass") && this.table.to_act.phase === "double_offered" && this.shape !== "pip";

  /** @param {Act} act */ act(act) {
    if (this.pending) return;
    this.asking.close();
    if (act.ask && !act.sure) return this.asking.ask({ ...act.ask, act });
    this.notice = "";
    const { do: what, arg, sure } = act, frame = { t: "act", match: this.table?.match ?? null, seq: this.table?.seq ?? 0, do: what };
    const id = this.wire.act({ ...frame, ...(arg === undefined || arg === null ? {} : { arg }), ...(sure ? { sure } : {}) });
    [this.pending, this.next] = [{ id, act }, null];
    this.draw();
  }

  #completed() {
    if (this.walk?.end !== null && this.hello.preferences.confirm === false && !this.turn?.guess) this.finish();
    else if (this.keyed) this.focusNext();
    this.live.textContent = this.walk?.made.map(({ from, to }) => `${placed(from, this.table)}/${placed(to, this.table)}`).concat(this.walk.end === null ? [] : [say("done")]).join(" ") ?? "";
  }

  /** The play is put together: send it. */
  finish() {
    const end = this.walk?.end;
    if (end === null || end === undefined || this.pending) return;
    this.sent = Boolean(this.turn?.sends);
    if (!this.turn?.guess) return this.act({ do: this.turn?.sends ?? "play", arg: end });
    this.wire.say({ t: "guess", match: this.table.match, seq: this.table.seq, ...this.turn.send, play: end });
  }

  undo() {
    if (!this.walk?.made.length || this.pending) return;
    this.walk.undo();
    this.input.letGo();
    this.board.refresh();
    this.draw();
    if (this.keyed) this.focusNext();
  }

  guess() {
    this.wire.say({ t: "guess", match: this.table.match, seq: this.table.seq });
  }

  /** Sound is off until it's switched on. @param {boolean} on */
  async hear(on) {
    const { Sound } = await import("./sound.js");
    this.sound = on ? new Sound() : null;
    this.sound?.step();
    this.draw();
  }

  /** @param {number} match */ openBoard(match) {
    this.#forget(match);
    this.wire.say({ t: "open", match });
  }

  /** Another match, or none: what was known of the last one is gone. @param {number | null} match */
  #forget(match) {
    [this.match, this.table, this.turn, this.walk, this.closed, this.pending, this.notice, this.next, this.review] = [match, null, null, null, false, null, "", null, null];
  }

  /** @param {string} [why] */ leave(why = "") {
    this.asking.close();
    this.#forget(null);
    this.notice = why;
    this.wire.say({ t: "open", match: null });
    this.draw();
  }

  /** Where keys go next: to the first checker that can be moved, to Done, to the main button. */
  focusNext() {
    this.keyed = true;
    if (this.walk?.end === null && this.input.focus()) return;
    for (const next of [".answer:enabled", ".finish:enabled", ".controls .main:enabled", ".controls .btn:enabled"]) {
      const found = /** @type {HTMLElement | null} */ (document.querySelector(next));
      if (found) return found.focus();
    }
  }

  /** Bring the page up to date. */
  draw() {
    if (this.table) fit(this);
    document.body.classList.toggle("dim", Boolean(this.table?.over && !this.closed));
    render(page(this), this.root);
    if (this.table) this.input.name();
  }
}
