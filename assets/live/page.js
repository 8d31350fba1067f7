// The page as a whole, in each of its shapes, and its dialog.

import { html, nothing, render } from "./vendor/lit-html.js";
import { answers, controls, head, player, plays, title, words } from "./panels.js";
import { fitted } from "./places.js";
import { say } from "./words.js";

/** @typedef {import("./app.js").App} App */

/** Fit the board into the page: on a phone turned upright the window grows with the board of before. @param {App} app */
export function fit(app) {
  const { table, root } = app, text = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  const look = { bottom: table.view.bottom, mirror: table.view.mirror, sameWay: table.game.same_way, off: table.game.off };
  const { shape, panel, g } = fitted(root.clientWidth, root.clientHeight, text, look);
  document.body.dataset.shape = app.shape = shape;
  document.body.style.setProperty("--panel-width", `${panel}px`);
  app.board.fit(g, table);
}

/** What lies over the board: loaded once it's needed. In WebKit a second import doesn't wait for its styles. @type {any} */
let dialogs;

/** @param {App} app @param {"boards" | "ended" | "menu" | "question" | "sheet"} name */
function dialog(app, name) {
  if (!dialogs) import("./dialogs.js").then((loaded) => ((dialogs = loaded), app.draw()));
  return (dialogs ??= {})[name]?.(app) ?? nothing;
}

/** @param {App} app */
export function page(app) {
  render(app.asking.asked ? dialog(app, "question") : app.asking.isMenu ? dialog(app, "menu") : nothing, app.asking.dialog);
  app.asking.dialog.setAttribute("aria-label", app.asking.asked?.words ?? say("menu"));
  if (!app.hello) return html`<p class="words notice" role="status">${app.notice}</p>`;
  if (!app.table) return dialog(app, "boards");
  const { view, spoken } = app.table, below = view.bottom, above = below === "white" ? "black" : "white";
  const board = html`<main class="stage" aria-label=${say("board")}><h1 class="unseen">${app.table.title ?? title(app.table)}</h1><p class="unseen">${spoken}</p>${app.board.el}<div class="felt">${answers(app)}</div></main>`;
  const over = app.table.over ? dialog(app, "sheet") : nothing, review = app.review?.one && app.review;
  const last = app.table.over ? dialog(app, "ended") : review?.controls(), line = review && !app.notice ? review.words() : words(app);
  document.body.classList.toggle("reviewing", Boolean(review));
  if (app.shape === "up") return html`${head(app)}${player(app, above)}${board}${player(app, below)}${line}${controls(app, last)}${over}`;
  if (app.shape === "pip") return html`${player(app, above)}${board}${player(app, below)}`;
  return html`${board}<aside class="side">${player(app, above)}${app.shape === "flat" ? nothing : plays(app)}${line}${controls(app, last)}${player(app, below)}</aside>${over}`;
}
