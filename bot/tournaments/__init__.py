"""Tournaments, pure: brackets, pairings and standings. Same shape as the game: commands are decided, events folded."""
