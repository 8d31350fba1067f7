// The line to the bot: one WebSocket that comes back by itself. Nothing is kept but in memory.

const FIRST = 500, LONGEST = 8000, BEAT = 25000, QUIET = 60000;
/** Close codes after which it's no use to try again: sign in anew, a frame that is none. */
const FINAL = new Set([4400, 4401]);

/** A fresh id of an act: 32 hexadecimal digits. */
export function freshId() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Ask over HTTP, beside the page. @param {string} path @param {object} body @returns {Promise<{ok: boolean, status: number, told: Record<string, any>}>} */
export async function ask(path, body) {
  try {
    const answer = await fetch(new URL(path, location.href), {
      method: "POST", body: JSON.stringify(body), credentials: "omit", // as plain text: an opaque origin needs no leave to ask
    });
    return { ok: answer.ok, status: answer.status, told: await answer.json().catch(() => ({})) };
  } catch {
    return { ok: false, status: 0, told: {} };
  }
}

export class Wire {
  /** @param {{token: string, session: () => object, heard: (frame: Record<string, any>) => void, state: (state: "on" | "off", code?: number, why?: string) => void}} how
   * `session` says what was on the screen */
  constructor(how) {
    this.how = how;
    this.wait = FIRST;
    /** What was sent and not yet answered, by id: sent again with the same id. @type {Map<string, object>} */ this.open = new Map();
    /** @type {WebSocket | null} */ this.socket = null;
    this.heard = 0;
    setInterval(() => this.#beat(), BEAT);
    addEventListener("online", () => this.#again(0));
    document.addEventListener("visibilitychange", () => document.hidden || this.#again(0));
    this.connect();
  }

  connect() {
    const address = new URL("socket", location.href);
    address.protocol = address.protocol.replace("http", "ws");
    address.hash = address.search = "";
    const socket = (this.socket = new WebSocket(address));
    let greeted = false;
    socket.onopen = () => {
      socket.send(JSON.stringify({ t: "session", token: this.how.token, ...this.how.session() }));
      this.heard = Date.now();
    };
    socket.onmessage = ({ data }) => {
      const frame = JSON.parse(data);
      this.heard = Date.now();
      if (frame.id) this.open.delete(frame.id);
      if (frame.t === "hello" && !greeted) this.#greeted(), (greeted = true);
      this.how.heard(frame);
    };
    socket.onclose = ({ code, reason }) => {
      if (this.socket !== socket) return;
      this.socket = null;
      this.how.state("off", code, reason);
      if (!FINAL.has(code)) this.#again(this.wait);
      this.wait = Math.min(LONGEST, this.wait * 2);
    };
  }

  #greeted() {
    this.wait = FIRST;
    this.how.state("on");
    for (const frame of this.open.values()) this.say(frame);
  }

  /** @param {number} wait */ #again(wait) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.socket || this.connect(), wait * (.8 + Math.random() * .4));
  }

  #beat() {
    if (this.socket && this.heard && Date.now() - this.heard > QUIET) this.socket.close();
    else this.say({ t: "ping" });
  }

  /** Send something that may get lost. @param {object} frame */
  say(frame) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  /** Send what must arrive once: with an id, again after the line was down. @param {object} frame */
  act(frame) {
    const id = freshId(), whole = { ...frame, id };
    this.open.set(id, whole);
    this.say(whole);
    return id;
  }
}
