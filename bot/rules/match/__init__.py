"""A match: its state, what may be asked of it, what happens in it."""
