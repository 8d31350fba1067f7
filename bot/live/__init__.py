"""The live board: the page that shows a match as it moves, its sockets, and who watches what.

It knows neither Discord nor the database nor Pillow: what a match looks like to a person, and what they read, is made
by a `Desk`, which `bot.ui.live` has. [docs/live.md](../../docs/live.md) has the frames.
"""
