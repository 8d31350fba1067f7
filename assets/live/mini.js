// A small still board in a sheet: a lesson's position.

import { Board } from "./board.js";
import { make } from "./dom.js";
import { measured } from "./places.js";

/** The board of a lesson, made once. @type {WeakMap<object, Node>} */
const known = new WeakMap();

/** @param {import("./app.js").App} app @param {Record<string, any>} lesson */
export function mini(app, lesson) {
  if (known.has(lesson)) return known.get(lesson);
  const { table } = app, still = new Board(app.files), box = make("div", "mini", still.el);
  const look = { bottom: table.view.bottom, mirror: table.view.mirror, sameWay: table.game.same_way, off: false };
  still.borrow(app.board);
  still.fit(measured(288, 192, { side: 4, rail: 4, bar: 20, tray: 0, point: 78 }, look), { ...table, game: { ...table.game, off: false } });
  still.calm = true;
  still.show({ ...table, position: lesson.position, roll: lesson.roll ?? null, cube: lesson.cube ?? { ...table.cube, shown: false }, last: null }, false);
  box.setAttribute("aria-hidden", "true");
  known.set(lesson, box);
  return box;
}
