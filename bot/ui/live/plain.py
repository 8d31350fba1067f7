"""Discord's markup taken off words, for a page that shows texts and nothing else."""

import re
from typing import Final

_EMOJI: Final = re.compile(r"<a?:\w+:\d+> ?")
_COMMAND: Final = re.compile(r"</([^:>]+):\d+>")
_LINK: Final = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_MOMENT: Final = re.compile(r"<t:\d+(?::\w)?>")
_HEADING: Final = re.compile(r"^(?:-# |#{1,3} )", re.MULTILINE)
_MARKS: Final = re.compile(r"\\(.)|\*\*|__|`|\u2060")


def unmarked_text(text: str) -> str:
    """A line as it is read, without what Discord makes of its markup."""
    for pattern, instead in ((_EMOJI, ""), (_COMMAND, r"/\1"), (_LINK, r"\1"), (_MOMENT, ""), (_HEADING, "")):
        text = pattern.sub(instead, text)
    return _MARKS.sub(lambda found: found[1] or "", text).strip()
