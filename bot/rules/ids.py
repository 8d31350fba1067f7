"""A match or a position as a short text of other backgammon programs; GNU's position ID is in `Position` itself."""

from bot.rules.formats.match_id import gnubg_match_id, parse_gnubg_match_id
from bot.rules.formats.xgid import parse_xgid, xgid

__all__ = ["gnubg_match_id", "parse_gnubg_match_id", "parse_xgid", "xgid"]
