// Keys: R roll, D double, T take, P pass, B beaver, U undo, G guess, Enter for Done; arrows go over the board.

const ACTS = /** @type {Record<string, string>} */ ({ r: "roll", d: "double", t: "take", p: "pass", b: "beaver" });
const ARROWS = /** @type {Record<string, [number, number]>} */ ({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] });

/** @param {import("./app.js").App} app @param {KeyboardEvent} event */
export function pressed(app, event) {
  const at = /** @type {HTMLElement} */ (event.target), key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey || event.altKey || app.asking.dialog.open || !app.table || at.closest?.("input, select, textarea")) return;
  app.keyed = true;
  const act = app.acts.find((one) => one.do === ACTS[key]);
  if (ARROWS[event.key] && !at.closest?.(".moves")) {
    if (at.closest?.(".slots") ? arrow(app.input, ARROWS[event.key]) : app.input.focus()) event.preventDefault();
  } else if (act) app.act(act);
  else if (key === "u") app.undo();
  else if (key === "g" && app.table.view.you === null) app.guess();
  else if (key === "enter" && (app.walk?.end ?? null) !== null && !at.closest?.(".controls, .btn")) {
    event.preventDefault();
    app.finish();
  } else if (key === "escape") app.input.letGo();
}

/** Arrows go to what can be moved or reached, or over all points where nothing can. @param {import("./input.js").Input} input @param {[number, number]} way */
function arrow(input, way) {
  const all = /** @type {HTMLElement[]} */ ([...input.keys.children]), usable = all.filter((it) => it.getAttribute("aria-disabled") === "false");
  const from = spotOf(all.find((it) => it === document.activeElement) ?? all[0]);
  const ahead = (usable.length ? usable : all).map((it) => ({ it, at: spotOf(it) })).filter(({ at, it }) => it !== document.activeElement
    && (at[0] - from[0]) * way[0] + (at[1] - from[1]) * way[1] > 4);
  const cost = (/** @type {{at: number[]}} */ { at }) => Math.abs(at[0] - from[0]) * (way[0] ? 1 : 2) + Math.abs(at[1] - from[1]) * (way[1] ? .3 : 2);
  input.focus(ahead.sort((a, b) => cost(a) - cost(b))[0]?.it);
  return true;
}

/** @param {Element} it @returns {[number, number]} */
function spotOf(it) {
  const box = it.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}
