"""Makes the pack of positions that come with the bot: `make positions`."""
