"""The board of a match: its posts, its buttons, and what a tap or a command does to it."""
