"""The step after a play, as the networks see it: usually the opponent's roll."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.rules.variants.protocol import NAME_DOUBLET, NextPart

ROLL: Final = 0
AGAIN: Final = 1
NAME: Final = 2
PLAY: Final = 3
HANDED: Final = 4


class Follows(NamedTuple):
    """The next part: the opponent's roll, the mover's, a doublet named or played, or numbers handed over."""

    kind: int = ROLL
    number: int = 0
    times: int = 0
    handed: bool = False


THEIR_ROLL: Final = Follows()


def follows_of(part: NextPart) -> Follows:
    """The next step by the rules, in the networks' terms."""
    if part.numbers:
        kind = PLAY if part.same_side else HANDED
        return Follows(kind, part.numbers[0], len(part.numbers), part.handed)
    if not part.same_side:
        return THEIR_ROLL
    return Follows(NAME if part.ahead[:1] == (NAME_DOUBLET,) else AGAIN)
