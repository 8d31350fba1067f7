// What lies over the board or instead of it: a question, the menu, the end of a match, one's boards.

import { html, nothing } from "./vendor/lit-html.js";
import { button, next } from "./panels.js";
import { mini } from "./mini.js";
import { Review, tools } from "./review.js";
import { say } from "./words.js";

/** @typedef {import("./app.js").App} App
 * @typedef {Record<string, any>} Frame
 */

const style = Object.assign(document.createElement("link"), { rel: "stylesheet" });
style.nonce = /** @type {HTMLElement} */ (document.querySelector("[nonce]")).nonce;
style.href = new URL("./dialogs.css", import.meta.url).href;
await new Promise((done) => {
  style.onload = style.onerror = done;
  document.head.append(style);
});

const PREFERENCES = ["auto_roll", "auto_forced", "auto_bear_off", "confirm", "confirm_double", "home_left", "one_tap"];

/** A question before an act. Of what gives something up, or is warned of, the other answer stands out. @param {App} app */
export function question(app) {
  const asked = app.asking.asked, bold = asked?.bold;
  if (!asked) return nothing;
  return html`<h2 id="asked">${asked.words}</h2><div class="row">
    ${button(asked.no, { kind: bold ? "quiet" : "main", press: () => app.asking.answer(false) })}${button(asked.yes, { kind: bold ? "main" : "", press: () => app.asking.answer(true) })}</div>`;
}

/** @param {App} app */
export function menu(app) {
  const { hello } = app, rare = app.acts.filter((act) => act.rare);
  const box = (/** @type {string} */ name, /** @type {boolean} */ on, /** @type {(on: boolean) => void} */ change) => html`<label class="switch"><span>${name}</span>
    <input type="checkbox" role="switch" .checked=${on} @change=${(/** @type {Event} */ event) => change(/** @type {HTMLInputElement} */ (event.target).checked)}></label>`;
  return html`<div class="row top"><h2>${say("menu")}</h2>${button(say("close"), { kind: "slim", press: () => app.asking.close() })}</div>
    ${app.table ? button(say("your_boards"), { kind: "slim", press: () => app.leave() }) : nothing}
    <h3>${say("settings")}</h3>
    ${box(say("sound"), app.sound !== null, (on) => app.hear(on))}
    ${PREFERENCES.filter((name) => name in hello.preferences).map((name) => box(say(name), hello.preferences[name], (value) => app.wire.say({ t: "preference", name, value })))}
    ${rare.map((act) => button(act.label ?? act.do, { kind: "slim", press: () => app.act(act) }))}
    ${app.shape === "up" ? nothing : html`<p class="small">${say("keys_help")}</p>`}`;
}

/** The end: one sheet, three facts, three lessons. @param {App} app */
export function sheet(app) {
  const over = app.table?.over, review = (app.review ??= new Review(app));
  if (!over || app.closed) return nothing;
  const { study } = review, facts = [...(study?.facts ?? []), ...over.facts].slice(0, 3);
  return html`<section class="sheet" role="dialog" aria-label=${over.headline}>
    <div class="top"><div><h2>${over.headline}</h2>${over.sub ? html`<p class="small">${over.sub}</p>` : nothing}</div>
      ${button(say("close"), { kind: "slim", press: () => ((app.closed = true), app.draw()) })}</div>
    <div class="facts">${facts.map((/** @type {any} */ fact) => (typeof fact === "string" ? html`<div class="plain">${fact}</div>`
      : html`<div>${fact.label}<b class="num">${fact.value}${fact.change ? html` <i class=${fact.change.startsWith("+") ? "" : "less"}>${fact.change}</i>` : nothing}</b>${fact.note}</div>`))}</div>
    ${study?.lessons?.length ? html`<h3>${say("lessons")}</h3>${study.lessons.map((/** @type {any} */ lesson) => html`<div class="lesson">${mini(app, lesson)}<div>
      <p><b>${lesson.title}</b> <span class="loss">${lesson.cost}</span> ${lesson.words}</p>
      <button type="button" class="again" @click=${() => review.go(lesson.seq, true)}>${say("try_again")}</button></div></div>`)}` : study?.best ? html`<p>${study.best}</p>` : nothing}
    ${tools(app, review)}</section>`;
}

/** What there is to do at the end. @param {App} app */
export function ended(app) {
  const { over, channel } = app.table, made = [];
  const again = over.rematch ? button(say("rematch"), { kind: app.next ? "" : "main", off: Boolean(app.pending), press: () => app.act({ do: "rematch" }) }) : null;
  if (app.closed) made.push(button(say("results"), { press: () => ((app.closed = false), app.draw()) }));
  else if (again && app.next) return [again, next(app, app.next)];
  else if (channel) made.push(html`<a class="btn" href=${channel} target="_blank" rel="noopener">${say("to_channel")}</a>`);
  else made.push(button(say("your_boards"), { press: () => app.leave() }));
  if (app.next) made.push(next(app, app.next));
  else if (again) made.push(again);
  return made;
}

/** Begin a match against the computer: it leads to a board as a rematch does. @param {App} app */
function begin(app) {
  app.pending = { id: app.wire.act({ t: "begin" }), act: { do: "rematch" } };
  app.draw();
}

/** Without a match: one's boards, those that wait first. @param {App} app */
export function boards(app) {
  const { hello } = app, list = (/** @type {string} */ name, /** @type {any[] | undefined} */ of) => (of?.length ? html`<h2>${name}</h2><ul>${of.map((one) =>
    html`<li><button type="button" class="card ${one.waits ? "waits" : ""}" @click=${() => app.openBoard(one.match)}><b>${one.title}</b><span>${one.text}</span></button></li>`)}</ul>` : nothing);
  return html`<main class="boards"><h1>${say("boards")}</h1>${app.notice ? html`<p class="words notice" role="status">${app.notice}</p>` : nothing}
    ${list(say("your_boards"), hello.boards)}${list(say("channel_boards"), hello.channel)}
    ${button(say("play_computer"), { off: Boolean(app.pending), press: () => begin(app) })}
</main>`;
}
