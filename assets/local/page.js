// Links to a board lead to it in this page: there's no Discord behind them.
document.addEventListener("click", (event) => {
  const link = event.target.closest?.('a[href^="https://discord.com/channels/"]');
  if (!link) return;
  event.preventDefault();
  const message = document.querySelector(`#channel-message-list [data-message-id="${link.href.split("/").pop()}"]`);
  message?.scrollIntoView({ behavior: "smooth", block: "center" });
}, true);
