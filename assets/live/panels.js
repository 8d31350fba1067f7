// What stands around the board: players, words, controls, the plays told. Templates; names and texts become text nodes.

import { html, nothing } from "./vendor/lit-html.js";
import { told } from "./clock.js";
import { parts, say } from "./words.js";

/** @typedef {import("./places.js").Side} Side
 * @typedef {Record<string, any>} Frame
 * @typedef {import("./app.js").App} App
 */

const drawn = (/** @type {string} */ d) => html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${d}></path></svg>`;
export const ICONS = {
  eye: drawn("M2 12s3.5-6.5 10-6.5S22 12 22 12s-3.5 6.5-10 6.5S2 12 2 12zM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z"),
  undo: drawn("M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3"),
  more: drawn("M5 12h.01M12 12h.01M19 12h.01"),
};

/** "Match to 7 · game 3". @param {Frame} table */
export function title({ score, game, where }) {
  if (where) return where;
  const length = score.length ? say("match_to", { n: score.length }) : say("session");
  return [game.key === "backgammon" ? null : game.name, length, score.length === 1 ? null : say("game_n", { n: game.number })].filter(Boolean).join(" · ");
}

/** @param {App} app @param {Side} side */
export function player(app, side) {
  const { table, walk } = app, { name, pips, live, computer } = table.players[side], off = (walk ?? table).position[side][0], acts = table.to_act.side === side, gone = walk && walk.side === table.view.bottom ? walk.gone(side) : 0, moves = (walk?.side ?? table.view.you) === side;
  const clock = told(table.clocks, side, performance.now() - app.clocked), mine = table.view.you === side;
  return html`<section class="player ${side} ${acts ? "turn" : ""} ${side === table.view.bottom ? "below" : ""} ${moves ? "mover" : ""}" aria-label=${name}
    @click=${moves ? () => app.input.tap(0) : nothing}>
    <span class="disc"></span><span class="name">${name}</span>${live && !mine && !computer ? html`<span class="live" title=${say("here")}></span>` : nothing}<span class="gap"></span>
    <span class="row2">${off ? html`<span class="home">${say("off")} <b>${off}</b></span>` : nothing}
      <span class="pips"><b class="num">${pips - gone}</b> ${say("pips")}</span>
      <span class="clock num ${clock.low ? "low" : ""}">${clock.text}</span></span>
    <span class="score num" title=${say("score")}>${table.score[side]}</span>
  </section>`;
}

/** @param {App} app */
export function head(app) {
  const { watching } = app.table;
  return html`<header class="head"><p class="where">${title(app.table)}</p><span class="note">${app.table.score.note}</span><span class="gap"></span>
    ${watching ? html`<span class="icon" role="img" aria-label=${say("watching_n", { n: watching })}>${ICONS.eye} ${watching}</span>` : nothing}
    ${more(app)}</header>`;
}

/** @param {App} app */
const more = (app) => html`<button type="button" class="more" aria-label=${say("menu")} @click=${() => app.asking.menu()}>${ICONS.more}</button>`;

/** A line with its roll, or its first sentence, set apart. @param {string} text @param {boolean} first @returns {[string, boolean][]} */
function stressed(text, first) {
  const found = first ? /^.*?[.?!](?=\s|$)/.exec(text) : /\b[1-6]-[1-6]\b/.exec(text);
  if (!found) return [[text, false]];
  return [[text.slice(0, found.index), false], [found[0], true], [text.slice(found.index + found[0].length), false]];
}

/** The line of words. @param {App} app */
export function words(app) {
  const { table, turn, notice } = app, { last, to_act, ended } = table;
  let line = /** @type {[string, boolean][]} */ ([[notice || turn?.note || [ended?.words, to_act.words].filter(Boolean).join(" "), false]]);
  if (!notice && (app.moving || (!turn?.note && !ended && last?.fresh)) && last?.text) {
    const played = parts("played", { name: table.players[last.side].name, play: last.text });
    if (played.length) line = [...played.map(([text, is]) => /** @type {[string, boolean]} */ ([text, is && text === last.text])), [app.moving ? "" : `. ${to_act.words}`, false]];
  } else if (line.length === 1) line = stressed(line[0][0], to_act.phase === "double_offered" && !notice);
  return html`<section class="words ${notice ? "notice" : ""}" aria-label=${title(table)}><span>${line.map(([text, is]) => (is ? html`<b>${text}</b>` : text))}</span>${app.shape === "flat" ? more(app) : nothing}</section>`;
}

/** @param {string} label @param {{kind?: string, key?: string, off?: boolean, icon?: unknown, press: () => void}} how */
export const button = (label, { kind = "", key = "", off = false, icon = nothing, press }) =>
  html`<button type="button" class="btn ${kind}" ?disabled=${off} aria-keyshortcuts=${key || nothing} @click=${press}>${icon}<span>${label}</span>${key ? html`<kbd aria-hidden="true">${key}</kbd>` : nothing}</button>`;

const KEYS = /** @type {Record<string, string>} */ ({ roll: "R", double: "D", take: "T", pass: "P", beaver: "B" });

/** @param {App} app @param {any} [ended] what there is to do at the end */
export function controls(app, ended) {
  const { turn, walk, table } = app, waits = Boolean(app.pending);
  const made = [], forced = app.acts.find((act) => act.do === "play");
  if (walk && !(forced && !walk.made.length)) {
    made.push(button(say("undo"), { kind: "icon", key: "U", icon: ICONS.undo, off: !walk.made.length || waits, press: () => app.undo() }));
    made.push(button(turn?.label ?? say(turn?.guess ? "guess" : "done"), { kind: "main finish", key: "↵", off: walk.end === null || waits, press: () => app.finish() }));
  }
  for (const act of app.acts) {
    if (act.rare || app.onFelt(act) || (act === forced && walk?.made.length)) continue;
    if (act.href) made.push(html`<a class="btn" href=${act.href} target="_blank" rel="noopener">${act.label}</a>`);
    else made.push(button(act.label ?? act.do, { kind: act.main ? "main" : "", key: KEYS[act.do] ?? "", off: waits, press: () => app.act(act) }));
  }
  if (ended) made.push(ended);
  else if (app.next && !table.to_act.you) made.push(next(app, app.next));
  else if (table.view.you === null && !walk && table.to_act.phase === "to_play") {
    made.push(button(say("guess_play"), { kind: "main", key: "G", off: waits, press: () => app.guess() }));
  }
  return html`<nav class="controls" aria-label=${say("controls")}>${made}</nav>`;
}

/** @param {App} app @param {number} match */
export const next = (app, match) => button(say("next_board"), { kind: "main next", press: () => app.openBoard(match) });

/** The answers to a double, on the felt beside the cube: both alike. @param {App} app */
export function answers(app) {
  const places = app.board.places;
  if (!places) return nothing;
  const { g } = places, wide = Math.min(150, g.half - 30);
  return app.acts.filter((act) => app.onFelt(act)).map((act) => html`<button type="button" class="btn answer ${act.do}" ?disabled=${Boolean(app.pending)}
    aria-keyshortcuts=${KEYS[act.do]} @click=${() => app.act(act)} .style=${`left:${(act.do === "pass" ? g.left : g.right) + g.half / 2 - wide / 2}px;width:${wide}px;top:${g.mid - 24}px`}>
    <span>${act.label}</span> <kbd aria-hidden="true">${KEYS[act.do]}</kbd></button>`);
}

/** The side panel's middle: the plays of this game. @param {App} app */
export function plays(app) {
  const { rows, told: lines, watching, watchers = [] } = app.table, others = watching - watchers.length;
  const list = rows?.length
    ? rows.map((/** @type {any[]} */ [n, ...of], /** @type {number} */ i) => html`<div class=${i === rows.length - 1 ? "now" : ""}><span>${n}</span>
      <p><em>${of[0]}</em>${of[1]}</p><p><em>${of[2]}</em>${of[3]}</p></div>`)
    : (lines ?? []).map((/** @type {string} */ line) => html`<p>${line}</p>`);
  return html`<div class="title"><span>${title(app.table)}</span><span class="small">${app.table.score.note}</span><span class="gap"></span>${more(app)}</div>
    <div class="moves ${rows?.length ? "" : "lines"}" tabindex="0" role="region" aria-label=${say("told")}>${list}</div>
    ${watching ? html`<p class="watchers icon" title=${say("watching_n", { n: watching })}>${ICONS.eye} <span>${watchers.length ? [watchers.join(", "), others ? `+${others}` : ""].join(" ") : say("watching_n", { n: watching })}</span></p>` : nothing}`;
}
