// Coming in inside Discord: the handshake, and a code that says who one is. Loaded only there.

import { ask } from "./wire.js";

/** @param {string} client the application's id */
export async function enter(client) {
  const { DiscordSDK } = await import("./vendor/embedded-app-sdk.js"), sdk = new DiscordSDK(client);
  await sdk.ready();
  try {
    const { code } = await sdk.commands.authorize({ client_id: client, response_type: "code", state: "", prompt: "none", scope: ["identify"] });
    return await ask("activity", { code, instance: sdk.instanceId, custom: sdk.customId ?? "" });
  } catch {
    return { ok: false, status: 0, told: {} }; // refused or interrupted: asked once more in a while
  }
}
