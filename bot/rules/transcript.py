"""Records of matches: `.mat` and SGF out and in, `.xg` in, XGIDs out, our own JSON and text for any game out and in."""

from bot.rules.formats.event_log import DiceProof, EventLog, from_json, to_json
from bot.rules.formats.mat_import import Imported, from_mat
from bot.rules.formats.mat_writer import to_mat
from bot.rules.formats.sgf import from_sgf, to_sgf
from bot.rules.formats.text_file import from_text, to_text
from bot.rules.formats.xg_import import from_xg
from bot.rules.formats.xgid import to_xgids

__all__ = [
    "DiceProof",
    "EventLog",
    "Imported",
    "from_json",
    "from_mat",
    "from_sgf",
    "from_text",
    "from_xg",
    "to_json",
    "to_mat",
    "to_sgf",
    "to_text",
    "to_xgids",
]
