"""The style in which a match is shown: its players' choice, or else its server's.

The way it is posted, the theme of its boards, and the side whose point numbers it shows: one at a time, in the words
and the picture of a post alike.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import discord
from msgspec.structs import replace

from bot.records.computers import is_computer
from bot.records.matches import MatchRecord
from bot.records.people import Numbering, Place, Posting, Preferences, ServerSettings, Style
from bot.render.paint.theme import is_theme
from bot.rules.match.state import MatchState
from bot.rules.match.turn import game_of
from bot.rules.play_text import renumbered
from bot.rules.position import BAR, OFF
from bot.rules.sides import Side
from bot.rules.variants import Variant
from bot.texts.catalogue import say
from bot.ui.kit.host import Host

AS_THE_SERVER: Final = Style()
"""Nothing is chosen."""
POSTINGS: Final = {
    "a post a turn": Posting.TURNS,
    "one board that moves": Posting.MOVES,
    "one board in place": Posting.LIVE,
}
"""The ways to show a match, as they are called in the code of a command."""
_ACCENTS: Final = (discord.Colour(0xE8DCC0), discord.Colour(0x3A2A22))
"""The stripe beside a board: the checker color of the side that has to act."""
_NUMBERS: Final = {"each their own": False, "fixed": True}


def style_called(posting: str | None, numbers: str | None) -> Style:
    """The style of two options of a command, as they are called in the code. None: as the server has it."""
    return Style(
        None if posting is None else POSTINGS[posting],
        None if numbers is None else _NUMBERS[numbers],
    )


def accent_of(state: MatchState) -> discord.Colour | None:
    """The color of the side that has to act."""
    waiting_for = state.waiting_for
    return None if waiting_for is None else _ACCENTS[waiting_for]


def posting_of(host: Host, record: MatchRecord) -> Posting:
    """The way a match is shown to its channel: against a computer on one board in place, unless asked otherwise."""
    if record.style.posting is None and any(is_computer(person.user_id) for person in record.players):
        return Posting.LIVE
    return record.style.posting or _settings(host, record).posting


def has_fixed_numbers(host: Host, record: MatchRecord) -> bool:
    """Does a match number the points from White's side for both?"""
    chosen = record.style.fixed_numbers
    return _settings(host, record).fixed_numbers if chosen is None else chosen


def _settings(host: Host, record: MatchRecord) -> ServerSettings:
    return host.app.people.known_settings(record.place.guild_id)


def posting_name(posting: Posting) -> str:
    """The name of a way to show matches."""
    return say("posting", posting=posting.value)


def style_text(style: Style) -> str:
    """The players' choice in few words: `one board that moves, fixed numbers`; empty if nothing."""
    parts = [] if style.posting is None else [posting_name(style.posting)]
    if style.fixed_numbers is not None:
        parts.append(say("numbers", fixed=style.fixed_numbers))
    return ", ".join(parts)


def theme_of(host: Host, place: Place) -> str:
    """The theme of public posts in a place."""
    chosen = host.app.people.known_settings(place.guild_id).theme
    return chosen if chosen is not None and is_theme(chosen) else host.settings.theme


def private_theme_of(host: Host, place: Place, preferences: Preferences) -> str:
    """The theme of private answers to a person with these preferences in a place."""
    return preferences.theme if preferences.theme is not None and is_theme(preferences.theme) else theme_of(host, place)


async def theme_for(host: Host, user_id: int, place: Place) -> str:
    """The theme of private answers to a person in a place."""
    return private_theme_of(host, place, await host.app.people.preferences(user_id))


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
