// How one comes in: by a private link whose fragment holds a code, or inside Discord.

import { App } from "./app.js";
import { make } from "./dom.js";
import { ask } from "./wire.js";

const AGAIN = 4000;

/** @param {{files: string, client: string}} how */
export async function start({ files, client }) {
  const inDiscord = client && new URLSearchParams(location.search).has("frame_id");
  const code = new URLSearchParams(location.hash.slice(1)).get("c") ?? "";
  if (location.hash) history.replaceState(null, "", location.pathname + location.search);
  for (;;) {
    const came = inDiscord ? await (await import("./discord.js")).enter(client) : await ask("session", { code });
    document.querySelector(".alone")?.remove();
    if (came.ok) return new App({ files, token: came.told.token, match: came.told.match ?? null });
    tell(came.told.why);
    if (came.status && came.status < 500 && came.status !== 429) return null;
    await new Promise((done) => setTimeout(done, AGAIN));
  }
}

/** Say why there is no board. @param {string} why */
function tell(why) {
  const line = make("p", "words notice alone", new Text(why || "…"));
  line.setAttribute("role", "alert");
  document.body.append(line);
}
