"""The side whose point numbers a match shows: one at a time, in the words and the picture of a post alike."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from bot.records.matches import MatchRecord
from bot.records.people import Numbering, Preferences
from bot.rules.match.state import MatchState
from bot.rules.match.turn import game_of
from bot.rules.play_text import renumbered
from bot.rules.position import BAR, OFF
from bot.rules.sides import Side
from bot.rules.variants import Variant
from bot.ui.kit.host import Host
from bot.ui.match.style import has_fixed_numbers


class PointNumbers(NamedTuple):
    """The way to write the numbers of `mover`'s points where those of `worn` are shown."""

    game: Variant
    mover: Side
    worn: Side

    @property
    def are_own(self) -> bool:
        """Are they the mover's own?"""
        return self.mover is self.worn

    def point(self, point: int) -> int:
        """One of the mover's points; bar, hand and off have no other number."""
        return point if self.are_own or not OFF < point < BAR else self.game.facing(point)

    def text(self, text: str) -> str:
        """A play, or a point, that is written in the mover's own numbers."""
        return text if self.are_own else renumbered(text, self.game.facing)


def numbered_for(state: MatchState, *, fixed: bool) -> Side:
    """The side whose numbers are shown: the one that has rolled, or before a roll the one that has just played.

    So they fit the words that tell the last play as well as those that ask for the next. Fixed numbers are White's.
    """
    if fixed:
        return Side.WHITE
    if state.roll is not None or state.numbers or state.last_turn is None:
        return state.on_roll
    return state.last_turn.side


def with_numbering(host: Host, record: MatchRecord) -> MatchRecord:
    """The match with whose numbers it wears made certain, where that was left to its server."""
    if record.style.fixed_numbers is not None:
        return record
    return replace(record, style=replace(record.style, fixed_numbers=has_fixed_numbers(host, record)))


def numbering_side(record: MatchRecord) -> Side:
    """The side whose numbers the posts of a match show now; see `with_numbering`."""
    return numbered_for(record.state, fixed=bool(record.style.fixed_numbers))


def own_numbers(state: MatchState) -> PointNumbers:
    """The numbers of the side on roll, as they are."""
    return numbers_in(state, state.on_roll)


def numbers_in(state: MatchState, worn: Side) -> PointNumbers:
    """The way to write a play of the side on roll with the numbers of `worn`."""
    return PointNumbers(game_of(state), state.on_roll, worn)


def numbers_for(record: MatchRecord) -> PointNumbers:
    """The way to write a play of the side on roll at its table; see `with_numbering`."""
    return numbers_in(record.state, numbering_side(record))


def numbers_on_own_board(record: MatchRecord, side: Side, preferences: Preferences) -> PointNumbers:
    """The numbers that one person's own board wears: those of `side` if they like it so, or else the table's."""
    return numbers_in(record.state, side) if preferences.numbering is Numbering.OWN else numbers_for(record)
