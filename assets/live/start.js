// How one comes in: by a private link whose fragment holds a code, or inside Discord. The window remembers a link's session.

import { App } from "./app.js";
import { make } from "./dom.js";
import { ask } from "./wire.js";

/** @param {{files: string, client: string}} how */
export async function start({ files, client }) {
  const inDiscord = client && new URLSearchParams(location.search).has("frame_id");
  const code = new URLSearchParams(location.hash.slice(1)).get("c") ?? "";
  const keep = (/** @type {any} */ it) => (inDiscord || history.replaceState(it, "", location.pathname + location.search), it);
  if (!inDiscord && !code && history.state?.token) return new App({ files, ...history.state });
  if (code) keep(null);
  for (;;) {
    const came = inDiscord ? await (await import("./discord.js")).enter(client) : await ask("session", { code });
    document.querySelector(".alone")?.remove();
    if (came.ok) return new App({ files, ...keep({ token: came.told.token, match: came.told.match ?? null }) });
    tell(came.told.why);
    if (came.status && came.status < 500 && came.status !== 429) return null;
    await new Promise((done) => setTimeout(done, 4000));
  }
}

/** Say why there is no board. @param {string} why */
function tell(why) {
  const line = make("p", "words notice alone", new Text(why || "…"));
  line.setAttribute("role", "alert");
  document.body.append(line);
}
