// Links to a board lead to it in this page: there's no Discord behind them.
document.addEventListener("click", (event) => {
  const link = event.target.closest?.('a[href^="https://discord.com/channels/"]');
  if (!link) return;
  event.preventDefault();
  const message = document.querySelector(`#channel-message-list [data-message-id="${link.href.split("/").pop()}"]`);
  message?.scrollIntoView({ behavior: "smooth", block: "center" });
}, true);

// The answer to *Live board* is a link for whoever tapped, and for one use. Here it opens by itself, and then is used
// up: whoever taps it gets another one, from the button that it came from.
const madeBy = new Map();
let tapped = 0, last = null;
document.addEventListener("click", (event) => {
  const link = event.target.closest?.('a[href*="/live/#c="]'), button = event.target.closest?.("button");
  const again = link && madeBy.get(link.href);
  if (again) {
    event.preventDefault();
    event.stopPropagation();
    const alike = [...document.querySelectorAll("#channel-message-list button")].filter((one) => one.textContent === again.textContent);
    (again.isConnected ? again : alike.at(-1))?.click();
  } else if (link || button) [tapped, last] = [Date.now(), button];
}, true);
new MutationObserver(() => {
  for (const link of document.querySelectorAll('a[href*="/live/#c="]')) {
    if (madeBy.has(link.href)) continue;
    const opens = Date.now() - tapped < 4000 && last;
    madeBy.set(link.href, opens ? last : null);
    if (opens) window.open(link.href, "_blank", "noopener");
  }
}).observe(document.documentElement, { childList: true, subtree: true, attributes: true, attributeFilter: ["href"] });

// A post that grows where the end of the channel is in view stays in view to its end, as in Discord; and so does the
// last one where a channel has just been opened, whose pictures come later.
let atEnd = true, follows = true;
const channel = () => document.querySelector("#channel-timeline"), toEnd = (it) => it.scrollHeight - it.scrollTop - it.clientHeight;
document.addEventListener("scroll", ({ target }) => {
  if (target === channel()) atEnd = toEnd(target) < 8;
}, true);
document.addEventListener("change", ({ target }) => target.id === "viewer-picker" && (follows = true), true);
for (const moved of ["wheel", "touchmove", "keydown", "click"]) document.addEventListener(moved, () => (follows = false), { capture: true, passive: true });
const watched = new WeakSet(), growth = new ResizeObserver(() => {
  if (atEnd || follows) channel().scrollTop = channel().scrollHeight;
});
new MutationObserver(() => {
  const list = document.querySelector("#channel-message-list");
  if (!list?.children.length || watched.has(list)) return;
  watched.add(list);
  growth.observe(list);
}).observe(document.documentElement, { childList: true, subtree: true });
