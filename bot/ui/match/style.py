"""The style in which a match is shown: its players' choice, or else its server's; and the theme of boards."""

from __future__ import annotations

from typing import Final

import discord

from bot.records.computers import is_computer
from bot.records.matches import MatchRecord
from bot.records.people import Place, Posting, Preferences, ServerSettings, Style
from bot.render.paint.theme import is_theme
from bot.rules.match.state import MatchState
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
