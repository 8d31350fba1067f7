"""A match: its state, its commands, its events."""
