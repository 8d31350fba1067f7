// Links to a board lead to it in this page: there's no Discord behind them.
document.addEventListener("click", (event) => {
  const link = event.target.closest?.('a[href^="https://discord.com/channels/"]');
  if (!link) return;
  event.preventDefault();
  const message = document.querySelector(`#channel-message-list [data-message-id="${link.href.split("/").pop()}"]`);
  message?.scrollIntoView({ behavior: "smooth", block: "center" });
}, true);

// The answer to *Live board* is a link for whoever tapped. Here it opens by itself, once: the tap asked for nothing else.
const opened = new Set();
let tapped = 0;
document.addEventListener("click", (event) => {
  if (event.target.closest?.("button, a")) tapped = Date.now();
}, true);
new MutationObserver(() => {
  for (const link of document.querySelectorAll('a[href*="/live/#c="]')) {
    if (opened.has(link.href)) continue;
    opened.add(link.href);
    if (Date.now() - tapped < 4000) window.open(link.href, "_blank", "noopener");
  }
}).observe(document.documentElement, { childList: true, subtree: true, attributes: true, attributeFilter: ["href"] });
