"""The ids of buttons and selects: everything a tap needs to know, readable after a restart.

`bg1:<kind>:<action>:<subject>:<seq>[:<argument>]`, at most 100 characters. The prefix carries a version; the kind
keeps the templates of buttons (`b`), selects (`s`) and modals (`m`) apart, since overlapping ones would all fire.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Literal

Kind = Literal["b", "s", "m"]

LONGEST: Final = 100
"""Discord's limit for a custom id, in characters."""


def template(kind: Kind) -> re.Pattern[str]:
    """The pattern of all ids of one kind."""
    return re.compile(
        rf"bg1:{kind}:(?P<action>[a-z_]{{1,24}}):(?P<subject>\d{{1,20}}):(?P<seq>\d{{1,9}})(?::(?P<argument>[^:]{{0,40}}))?"
    )


_TEMPLATES: Final = {kind: template(kind) for kind in ("b", "s", "m")}


@dataclass(frozen=True, slots=True)
class CustomId:
    """What a component is for.

    `subject` is the match or challenge it belongs to, `seq` the length of the match's log when it was made (0 for
    a challenge), `argument` whatever else the action needs.
    """

    action: str
    subject: int
    seq: int = 0
    argument: str = ""

    def encode(self, kind: Kind) -> str:
        """The text Discord keeps. Raises ValueError for one that could not be read back."""
        text = f"bg1:{kind}:{self.action}:{self.subject}:{self.seq}"
        if self.argument:
            text += f":{self.argument}"
        if len(text) > LONGEST or not _TEMPLATES[kind].fullmatch(text):
            raise ValueError(f"not a custom id: {text!r}")
        return text

    @classmethod
    def parse(cls, text: str, kind: Kind) -> CustomId | None:
        """Read an id of that kind; None for any other text."""
        match = _TEMPLATES[kind].fullmatch(text)
        return cls.from_match(match) if match else None

    @classmethod
    def from_match(cls, match: re.Match[str]) -> CustomId:
        """Read a match of `template`."""
        return cls(match["action"], int(match["subject"]), int(match["seq"]), match["argument"] or "")
