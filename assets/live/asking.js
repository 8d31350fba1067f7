// The one dialog: a question before an act, or the menu.

import { make } from "./dom.js";

/** @typedef {{words: string, yes: string, no: string, bold?: boolean, act: import("./app.js").Act}} Asked */

export class Asking {
  isMenu = false;
  /** @type {Asked | null} */ asked = null;

  /** @param {import("./app.js").App} app */ constructor(app) {
    this.app = app;
    this.dialog = /** @type {HTMLDialogElement} */ (make("dialog", "dialog"));
    this.dialog.addEventListener("close", () => this.dialog.open || this.#shut()); // it comes late: another may be open by then
  }

  /** @param {Asked} asked */ ask(asked) {
    this.asked = asked;
    this.#show();
  }

  menu() {
    this.isMenu = true;
    this.#show();
  }

  #show() {
    this.app.draw();
    if (!this.dialog.open) this.dialog.showModal();
  }

  /** @param {boolean} yes */ answer(yes) {
    const act = this.asked?.act;
    this.close();
    if (yes && act) this.app.act({ ...act, sure: true });
  }

  close() {
    if (this.dialog.open) this.dialog.close();
    this.#shut();
  }

  #shut() {
    [this.isMenu, this.asked] = [false, null];
    this.app.draw();
  }
}
