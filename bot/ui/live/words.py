"""The words of the page. It has none of its own: each is sent in its reader's language."""

import re
from typing import Final

from bot.texts.catalogue import keys, say

_WORDS: Final = """
all_mistakes analyze analyzing auto_bear_off auto_forced auto_roll bar black_n board boards channel_boards close
confirm confirm_double controls copied done game_n guess guess_play hand here home_left keys_help lessons match_to
menu mistake_after mistake_before next_board off one_tap open_again pips play_computer played point_n reconnecting
rematch results score session settings share sound to_channel told try_again undo watching_n white_n your_boards
"""
"""The page's texts, by the names that it has for them."""
_KEYS: Final = keys("live-word", _WORDS.split())
_GAPS: Final = {name: f"{{{name}}}" for name in ("n", "name", "of", "play")}  # placeholders, which the page fills
_EMOJI: Final = re.compile(r"<a?:\w+:\d+> ?")
_COMMAND: Final = re.compile(r"</([^:>]+):\d+>")
_LINK: Final = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_MOMENT: Final = re.compile(r"<t:\d+(?::\w)?>")
_HEADING: Final = re.compile(r"^(?:-# |#{1,3} )", re.MULTILINE)
_MARKS: Final = re.compile(r"\\(.)|\*\*|__|`|\u2060")


def words() -> dict[str, str]:
    """All words of the page in the language being spoken, with gaps such as `{n}`."""
    return {word: say(key, **_GAPS) for word, key in _KEYS.items()}


def unmarked_text(text: str) -> str:
    """A line as it is read, without what Discord makes of its markup."""
    for pattern, instead in ((_EMOJI, ""), (_COMMAND, r"/\1"), (_LINK, r"\1"), (_MOMENT, ""), (_HEADING, "")):
        text = pattern.sub(instead, text)
    return _MARKS.sub(lambda found: found[1] or "", text).strip()
