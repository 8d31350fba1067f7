// After a match: what it teaches, and each mistake once more on the same board. Loaded with the end.

import { html } from "./vendor/lit-html.js";
import { button } from "./panels.js";
import { say } from "./words.js";

/** Milliseconds between two looks at an analysis that is under way. */
const LOOKS = 2500;

/** @typedef {Record<string, any>} Frame */

export class Review {
  /** The frame `study`. @type {Frame | null} */ study = null;
  /** The decision at hand, as `again` has it. @type {Frame | null} */ one = null;
  /** What is said of it. @type {string[]} */ lines = [];
  /** What it cost in the match: a verdict says what another play costs. */ cost = "";
  tries = false;

  /** @param {import("./app.js").App} app */ constructor(app) {
    this.app = app;
    this.over = app.table;
    this.ask();
  }

  /** @param {Frame} [more] */ ask(more) {
    this.app.wire.say({ t: "study", match: this.over.match, ...more });
  }

  /** A frame that is about the review: the page has nothing else to do with it. @param {Frame} frame */
  hears(frame) {
    if (frame.match !== this.over.match) return false;
    if (frame.t === "study") {
      this.study = frame;
      if (frame.total !== undefined) setTimeout(() => this.app.review === this && this.ask(), LOOKS);
    } else if (frame.t === "again") this.#shows(frame);
    else if (frame.t === "judged") this.#judged(frame);
    else if (frame.t === "table" && this.one) this.over = frame;
    else return false;
    return true;
  }

  /** @param {number} seq @param {boolean} tries */ go(seq, tries) {
    this.tries = tries;
    this.ask({ seq });
  }

  /** @param {Frame} one */ #shows(one) {
    const { app, tries } = this, { match, seq, table, plays } = one;
    [this.one, this.cost] = [one, tries ? "" : one.cost];
    [app.table, app.turn, app.walk, app.notice] = [table, null, null, ""];
    this.#say(tries ? [one.question] : one.words);
    this.#lay(tries ? null : one.played, false);
    if (tries && plays) app.decides({ match, seq: table.seq, plays, may: [], guess: true, note: "", label: say("done"), send: { t: "study", seq } });
  }

  /** @param {Frame} frame */ #judged({ words }) {
    const { app } = this;
    this.tries = false;
    [app.turn, app.walk] = [null, null];
    this.#say(words);
    this.#lay(this.one?.best, true);
  }

  /** Show the position, or what a play makes of it. @param {Frame | null | undefined} play @param {boolean} moves */
  #lay(play, moves) {
    const { table } = this.app;
    const made = play && { position: play.position, last: { arrows: play.arrows }, played: [], roll: { ...table.roll, old: true } };
    this.app.board.show({ ...table, ...made }, moves).then(() => this.app.draw());
  }

  /** @param {string[]} lines */ #say(lines) {
    this.lines = lines;
    this.app.live.textContent = lines.join(" ");
  }

  /** Back to the end. */
  close() {
    const { app } = this;
    [app.table, app.turn, app.walk, this.one, app.closed] = [this.over, null, null, null, false];
    this.#lay(null, false);
  }

  /** The mistakes before and after this one. @returns {[number | undefined, number | undefined]} */
  get beside() {
    const all = (this.study?.mistakes ?? []).map((/** @type {Frame} */ { seq }) => seq), at = all.indexOf(this.one?.seq);
    return [all[at - 1], all[at + 1]];
  }

  words() {
    const { title } = /** @type {Frame} */ (this.one);
    return html`<section class="words told-of ${this.tries ? "" : "judged"}" aria-label=${title}><p><b>${title}</b> <span class="loss">${this.cost}</span>${this.lines.map((line, at) => (at < 2 ? html`<br>${line}` : ` ${line}`))}</p></section>`;
  }

  controls() {
    const { app, tries } = this, one = /** @type {Frame} */ (this.one), [before, after] = this.beside;
    if (tries && app.walk?.made.length) return [];
    const made = [button(say("results"), { press: () => this.close() })];
    if (tries) return [...made, ...one.choices.map((/** @type {Frame} */ { choice, label }) => button(label, { press: () => this.ask({ seq: one.seq, play: choice }) }))];
    const step = (/** @type {string} */ sign, /** @type {string} */ name, /** @type {number | undefined} */ seq) =>
      html`<button type="button" class="btn icon" aria-label=${name} ?disabled=${seq === undefined} @click=${() => this.go(seq ?? 0, false)}>${sign}</button>`;
    return [...made, step("‹", say("mistake_before"), before), step("›", say("mistake_after"), after),
      button(say("try_again"), { kind: "main", press: () => this.go(one.seq, true) })];
  }
}

/** What there is to do with a match that is over, on its sheet. @param {import("./app.js").App} app @param {Review} review */
export function tools(app, review) {
  const { study } = review;
  const made = [], { over, channel } = app.table, text = [over.headline, channel].filter(Boolean).join(" ");
  if (study?.mistakes?.length) made.push(button(say("all_mistakes"), { kind: "quiet", press: () => review.go(study.mistakes[0].seq, false) }));
  else if (study?.total !== undefined) made.push(html`<p class="small" role="status">${say("analyzing", { n: study.done, of: study.total })}</p>`);
  else if (study?.may) made.push(button(say("analyze"), { kind: "quiet", press: () => review.ask({ begin: true }) }));
  const told = () => ((app.notice = say("copied")), app.draw());
  if (navigator.share) made.push(button(say("share"), { kind: "quiet", press: () => void navigator.share({ text }).catch(() => 0) }));
  else if (navigator.clipboard) made.push(button(say("share"), { kind: "quiet", press: () => void navigator.clipboard.writeText(text).then(told, () => 0) }));
  return html`<div class="row">${made}</div>`;
}
