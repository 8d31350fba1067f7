"""A challenge that is being put together: all of it fits in the id of a button."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from msgspec.structs import replace as with_fields

from bot.errors import NotationError
from bot.records.people import Posting, Style
from bot.rules.house_rules import fitting, refusals, usual_rules
from bot.rules.match.time_control import AtZero
from bot.rules.rules import Rules
from bot.rules.variants import VARIANTS, Variant
from bot.ui.match.clocks import CLOCKS
from bot.ui.match.house_rules import SWITCHES, has_crawford
from bot.ui.match.style import AS_THE_SERVER

Purpose = Literal["challenge", "server"]
_NO_CLOCK: Final = "-"
_POSTINGS: Final = (None, *Posting)
_NUMBERS: Final = (None, False, True)
"""In an id these are known by their places."""


@dataclass(frozen=True, slots=True)
class Draft:
    """What is played for so far. With `clock` None it is the server's usual one; `opponent_id` 0 invites anyone."""

    variant: str
    length: int
    rules: Rules
    clock: str | None = None
    at_zero: AtZero | None = None
    rated: bool = True
    opponent_id: int = 0
    style: Style = AS_THE_SERVER

    @property
    def game(self) -> Variant:
        """The game."""
        return VARIANTS[self.variant]

    def with_game(self, key: str) -> Draft:
        """The same for another game: rules it does not have are dropped, and rules it adds are as usual."""
        game = VARIANTS[key]
        usual = usual_rules(game, self.length)
        added = {option: getattr(usual, option) for option in game.options - self.game.options}
        return replace(self, variant=key, rules=fitting(with_fields(self.rules, **added), game, self.length))

    def changed(self, **fields: Any) -> Draft:
        """The same with other fields; nothing is checked."""
        return replace(self, **fields)

    def switched(self, option: str) -> Draft:
        """Turn a house rule on or off. Raises HouseRule when it cannot be on."""
        return self._with({option: not getattr(self.rules, option)}, option)

    def with_automatic_doubles(self, limit: int) -> Draft:
        """Set the limit of automatic doubles. Raises HouseRule when it cannot be set."""
        return self._with({"automatic_doubles": limit}, "automatic_doubles")

    def _with(self, changes: dict[str, object], option: str) -> Draft:
        rules = with_fields(self.rules, **changes)
        for refused in refusals(rules, self.game, self.length):
            if refused.option == option:
                raise refused
        # Rules that depended on one that is gone go with it.
        return replace(self, rules=fitting(rules, self.game, self.length))

    def can(self, option: str) -> bool:
        """Does the house rule go with the rest?"""
        rules = with_fields(self.rules, **{option: 1 if option == "automatic_doubles" else True})
        return all(refused.option != option for refused in refusals(rules, self.game, self.length))

    @property
    def has_crawford(self) -> bool:
        """Could there be a Crawford game?"""
        return has_crawford(self.rules, self.game, self.length)

    def encode(self) -> str:
        """A text of at most 40 characters, for `decode` to read."""
        bits = sum(1 << index for index, option in enumerate(SWITCHES) if getattr(self.rules, option))
        zero = self.at_zero.value[0] if self.at_zero else _NO_CLOCK
        clock = self.clock or _NO_CLOCK
        text = f"{self.variant}.{self.length}.{bits:x}.{self.rules.automatic_doubles}{zero}{int(self.rated)}{clock}"
        return f"{text}.{_POSTINGS.index(self.style.posting)}{_NUMBERS.index(self.style.fixed_numbers)}"


def decode(text: str, opponent_id: int) -> Draft:
    """Read what `encode` wrote; version 1.0 wrote no style. Raises NotationError."""
    try:
        variant, length, bits, rest, *later = text.split(".")
        [shown] = later or ["00"]
        rules = {option: bool(int(bits, 16) >> index & 1) for index, option in enumerate(SWITCHES)}
        zero = None if rest[1] == _NO_CLOCK else next(at for at in AtZero if at.value[0] == rest[1])
        clock = None if rest[3:] == _NO_CLOCK else rest[3:]
        made = with_fields(Rules(), **rules, automatic_doubles=int(rest[0]))
        style = Style(_POSTINGS[int(shown[0])], _NUMBERS[int(shown[1])])
        draft = Draft(variant, int(length), made, clock, zero, rest[2] == "1", opponent_id, style)
    except (ValueError, IndexError, StopIteration) as error:
        raise NotationError(text, "challenge") from error
    if variant not in VARIANTS or clock not in (None, *CLOCKS):
        raise NotationError(text, "challenge")
    return draft
