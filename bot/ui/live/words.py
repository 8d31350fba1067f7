"""The words of the page. It has none of its own: each is sent in its reader's language."""

from typing import Final

from bot.texts.catalogue import keys, say

WORDS: Final = (
    "all_mistakes",
    "analyze",
    "analyzing",
    "auto_bear_off",
    "auto_forced",
    "auto_roll",
    "bar",
    "black_n",
    "board",
    "boards",
    "channel_boards",
    "close",
    "confirm",
    "confirm_double",
    "controls",
    "copied",
    "done",
    "game_n",
    "guess",
    "guess_play",
    "hand",
    "here",
    "home_left",
    "keys_help",
    "lessons",
    "match_to",
    "menu",
    "mistake_after",
    "mistake_before",
    "next_board",
    "off",
    "one_tap",
    "open_again",
    "pips",
    "play_computer",
    "played",
    "point_n",
    "reconnecting",
    "rematch",
    "results",
    "score",
    "session",
    "settings",
    "share",
    "sound",
    "to_channel",
    "told",
    "try_again",
    "undo",
    "watching_n",
    "white_n",
    "your_boards",
)
"""The page's texts, by the names that it has for them."""
_KEYS: Final = keys("live-word", WORDS)
_GAPS: Final = {name: f"{{{name}}}" for name in ("n", "name", "of", "play")}
"""Placeholders, which the page fills."""


def words() -> dict[str, str]:
    """All words of the page in the language being spoken, with gaps such as `{n}`."""
    return {word: say(key, **_GAPS) for word, key in _KEYS.items()}
