// A small still board in a sheet: a lesson's position.

import { Board } from "./board.js";
import { measured } from "./places.js";

/** The board of a lesson, made once. @type {WeakMap<object, Node>} */
const made = new WeakMap();

/** @param {import("./app.js").App} app @param {Record<string, any>} lesson */
export function mini(app, lesson) {
  const known = made.get(lesson);
  if (known) return known;
  const { table } = app, still = new Board(app.files), box = document.createElement("div");
  const look = { bottom: table.view.bottom, mirror: table.view.mirror, sameWay: table.game.same_way, off: false };
  still.borrow(app.board);
  still.fit(measured(288, 192, { side: 4, rail: 4, bar: 20, tray: 0, point: 78 }, look), { ...table, game: { ...table.game, off: false } });
  still.calm = true;
  still.show({ ...table, position: lesson.position, roll: lesson.roll ?? null, cube: lesson.cube ?? { ...table.cube, shown: false }, last: null }, false);
  box.className = "mini";
  box.setAttribute("aria-hidden", "true");
  box.append(still.el);
  made.set(lesson, box);
  return box;
}
