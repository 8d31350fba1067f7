"""Processes beside the bot: what takes long is done there, so that nobody's turn waits for it."""
