// Keys: R roll, D double, T take, P pass, B beaver, U undo, G guess, Enter for Done; arrows go over the board.

const ACTS = /** @type {Record<string, string>} */ ({ r: "roll", d: "double", t: "take", p: "pass", b: "beaver" });
const ARROWS = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]);

/** @param {import("./app.js").App} app @param {KeyboardEvent} event */
export function pressed(app, event) {
  const at = /** @type {HTMLElement} */ (event.target), key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey || event.altKey || app.asking.dialog.open || !app.table || at.closest?.("input, select, textarea")) return;
  app.keyed = true;
  const act = app.acts.find((one) => one.do === ACTS[key]);
  if (ARROWS.has(event.key) && !at.closest?.(".slots, .moves")) {
    if (app.input.focus()) event.preventDefault();
  } else if (act) app.act(act);
  else if (key === "u") app.undo();
  else if (key === "g" && app.table.view.you === null) app.guess();
  else if (key === "enter" && (app.walk?.end ?? null) !== null && !at.closest?.(".controls, .btn")) {
    event.preventDefault();
    app.finish();
  } else if (key === "escape") app.input.letGo();
}
