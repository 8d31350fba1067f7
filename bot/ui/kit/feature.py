"""What a folder of `bot.ui` brings to the bot."""

from __future__ import annotations

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
from bot.rules.match.state import MatchState
from bot.ui.kit.components import Taps
from bot.ui.kit.host import Host, Interaction

_NEVER: Final = datetime.max.replace(tzinfo=UTC)

Work: TypeAlias = Callable[[Host], Awaitable[None]]
Follow: TypeAlias = Callable[[Host, Turn, Interaction | None], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Beside:
    """What a feature has to say on a board: `lines` that stay, and `calls` for as long as it is the newest."""

    lines: tuple[str, ...] = ()
    calls: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Shared:
    """Something that a person plays with others, as `/matches` tells it."""

    item: str
    waits: bool
    """Does it wait for this person?"""
    due: datetime | None
    """When their time is up."""
    touched: datetime
    url: str
    short: str
    """What it asks, and where, in a few words."""
    match_id: int | None = None
    """The match that a side of several plays."""
    chouette_id: int | None = None

    @property
    def urgency(self) -> tuple[datetime, datetime]:
        """What is due first comes first, then what has waited longest."""
        return self.due or _NEVER, self.touched


@dataclass(frozen=True, slots=True)
class Feature:
    """What a folder brings. Each one makes its own in its `__init__`, and `features.py` lists them."""

    name: str
    _: KW_ONLY
    cogs: Sequence[type[commands.Cog]] = ()
    menus: Callable[[], Sequence[app_commands.ContextMenu]] | None = None
    """Makes the entries of the menus of messages and people."""
    taps: Sequence[Taps] = ()
    desks: Sequence[Callable[[Host], object]] = ()
    """What is made once and found by `Host.get`, in this order; the desks of features listed before are there."""
    follows: Sequence[Follow] = ()
    """What follows a turn that was shown, with the interaction that made it if that can still be answered."""
    follows_late: Sequence[Follow] = ()
    """What follows a turn that was shown late, for as long as the match goes on."""
    beside: Callable[[Host, MatchRecord, MatchState | None], Beside] | None = None
    """What is said on a match's board beside what happened in it, given what the turn began with."""
    analyzed: Callable[[Host, LoggedMatch, MatchAnalysis], Awaitable[None]] | None = None
    """What follows once a whole match was analyzed."""
    shared: Callable[[Host, int], Awaitable[Sequence[Shared]]] | None = None
    """What a person, given by their id, plays together with others."""
    joins: Callable[[Host, discord.Guild], Awaitable[None]] | None = None
    """What follows when a server adds the bot."""
    starts: Work | None = None
    """What is done once the bot is connected, before anything is brought up to date."""
    keeps: Work | None = None
    """What is done in each round of housekeeping. If it fails, that is logged, and spares the others."""
    closes: Work | None = None
    """What is done when the bot stops. It has to be quick."""


class Features(tuple[Feature, ...]):
    """All features of the bot."""

    __slots__ = ()
