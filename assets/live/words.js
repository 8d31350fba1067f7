// The words of the page: all come from the bot, in the person's language.

/** @type {Record<string, string>} */
let words = {};

/** @param {Record<string, string>} given */
export const learn = (given) => void (words = given);

/** A word with its gaps filled. @param {string} key @param {Record<string, string | number>} values */
export function say(key, values = {}) {
  return (words[key] ?? key.replaceAll("_", " ")).replace(/\{\s*\$?(\w+)\s*\}/g, (gap, name) => String(values[name] ?? gap));
}

/** The same in parts, so that the values can be set apart: [text, isValue]. @param {string} key @param {Record<string, string>} values @returns {[string, boolean][]} */
export function parts(key, values) {
  return (words[key] ?? "").split(/(\{\s*\$?\w+\s*\})/).filter(Boolean).map((text) => {
    const name = /^\{\s*\$?(\w+)\s*\}$/.exec(text)?.[1];
    return name ? [values[name] ?? "", true] : [text, false];
  });
}

/** A slot as plays are written. @param {number} slot @param {Record<string, any>} table */
export const placed = (slot, table) => ({ 0: say("off"), 25: say("bar"), 26: say("hand") }[slot] ?? (table.view.labels[slot - 1] || String(slot)));

/** What a slot is called, and what stands on it. @param {number} slot @param {Record<string, any>} table @param {import("./walk.js").Position} position @param {import("./places.js").Side} side */
export function named(slot, table, position, side) {
  if (slot < 0) return say("board");
  const label = table.view.labels[slot - 1];
  const place = { 0: say("off"), 25: say("bar"), 26: say("hand") }[slot] ?? say("point_n", { n: label || slot });
  const own = slot === 0 || slot > 24, found = [];
  for (const one of /** @type {const} */ (["white", "black"])) {
    const n = position[one][slot] ?? 0;
    if (n && (!own || one === side)) found.push(say(`${one}_n`, { n }));
  }
  return [place, ...found].join(", ");
}
