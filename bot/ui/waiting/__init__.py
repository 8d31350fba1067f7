"""Whose turn it is everywhere: what waits for a person, and the way to it."""
