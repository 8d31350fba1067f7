"""The end of a match: its result card."""
