"""A match or a position as one short text that other backgammon programs read.

GNU Backgammon's position ID is in `bot.rules.position.Position`.
"""

from bot.rules.formats.match_id import gnubg_match_id, parse_gnubg_match_id
from bot.rules.formats.xgid import parse_xgid, xgid

__all__ = ["gnubg_match_id", "parse_gnubg_match_id", "parse_xgid", "xgid"]
