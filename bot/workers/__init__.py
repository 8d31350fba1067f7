"""Processes beside the bot, for slow work, so that nobody's turn waits for it."""
