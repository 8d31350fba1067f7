"""The contribution of a folder of `bot.ui` to the bot."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import KW_ONLY, dataclass
from datetime import UTC, datetime
from typing import Final, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.logged import LoggedMatch
from bot.app.views import Turn
from bot.records.analyses import MatchAnalysis
from bot.records.matches import MatchRecord
from bot.records.people import Person
from bot.rules.match.state import MatchState
from bot.ui.kit.components import Taps
from bot.ui.kit.host import Host, Interaction

_NEVER: Final = datetime.max.replace(tzinfo=UTC)

Work: TypeAlias = Callable[[Host], Awaitable[None]]
Follow: TypeAlias = Callable[[Host, Turn, Interaction | None], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Beside:
    """A feature's words on a board: `lines` that stay, and `calls` for as long as it's the newest.

    `earlier` tell what came before the turn that the board tells.
    """

    earlier: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()
    calls: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Shared:
    """Something that a person plays with others, as `/matches` shows it."""

    item: str
    waits: bool
    """Is it waiting for this person?"""
    due: datetime | None
    """The end of their time."""
    touched: datetime
    url: str
    short: str
    """The request and its place, in a few words."""
    match_id: int | None = None
    """The match that a side of several people plays."""
    chouette_id: int | None = None

    @property
    def urgency(self) -> tuple[datetime, datetime]:
        """Sorted by this, the earliest deadline comes first, then the longest wait."""
        return self.due or _NEVER, self.touched


@dataclass(frozen=True, slots=True)
class Feature:
    """The contribution of a folder. Each makes its own in its `__init__`, and `features.py` lists them."""

    name: str
    _: KW_ONLY
    cogs: Sequence[type[commands.Cog]] = ()
    menus: Callable[[], Sequence[app_commands.ContextMenu]] | None = None
    """Makes the entries of the menus of messages and people."""
    taps: Sequence[Taps] = ()
    desks: Sequence[Callable[[Host], object]] = ()
    """Objects made once and found by `Host.get`, in this order; the desks of features listed before already exist."""
    follows: Sequence[Follow] = ()
    """Called after a turn was shown, with the interaction that made it if that can still be answered."""
    follows_late: Sequence[Follow] = ()
    """Called after a turn was shown late, for as long as the match goes on."""
    beside: Callable[[Host, MatchRecord, MatchState | None], Beside] | None = None
    """The words on a match's board beside its events, given the state that the turn began with."""
    called: Callable[[Host, MatchRecord], Sequence[Person]] | None = None
    """Who has to act now for a side of several people, if a post of the match should still call them."""
    spares: Callable[[Host, MatchRecord], Awaitable[bool]] | None = None
    """Asked before somebody's time in a match is up: does it not count, since nobody could play?"""
    analyzed: Callable[[Host, LoggedMatch, MatchAnalysis], Awaitable[None]] | None = None
    """Called once a whole match was analyzed."""
    shared: Callable[[Host, int], Awaitable[Sequence[Shared]]] | None = None
    """The things a person, given by their id, plays together with others."""
    joins: Callable[[Host, discord.Guild], Awaitable[None]] | None = None
    """Called when a server adds the bot."""
    starts: Work | None = None
    """Called once the bot is connected, before anything is brought up to date."""
    keeps: Work | None = None
    """Called in each round of housekeeping. A failure is logged, and doesn't affect the others."""
    put_off: Work | None = None
    """Called once time was given back: whatever shows a deadline shows it as it is now."""
    closes: Work | None = None
    """Called when the bot stops. It has to be quick."""


class Features(tuple[Feature, ...]):
    """All features of the bot."""

    __slots__ = ()
