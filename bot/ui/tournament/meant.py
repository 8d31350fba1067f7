"""Which tournament somebody means, whom of those in it, and which start, by what they typed, chose or left out."""

import re
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import Final

import discord
from discord import app_commands

from bot.errors import NotFound, NotFoundWhat, TournamentError, TournamentReason
from bot.records.people import Place, clean_name
from bot.records.tournaments import TournamentRecord
from bot.texts.catalogue import say
from bot.tournaments.queries import is_over, playable
from bot.tournaments.settings import Format
from bot.tournaments.state import TournamentPhase, TournamentState
from bot.ui.kit.commands import LONGEST, MOST, Choices, matching
from bot.ui.kit.components import entry
from bot.ui.kit.host import Interaction
from bot.ui.tournament.group_pictures import entrant_name

_GROUPS: Final = {Format.LEAGUE: "league", Format.TEAM: "team"}
_MISSING: Final = {"league": NotFoundWhat.LEAGUE, "team": NotFoundWhat.TEAM_MATCH}
_OTHERS: Final = "tournament"
"""The groups of commands: tournaments, leagues and team matches are stored alike, and no command means another kind."""
_BETWEEN: Final = re.compile(r"[,;\n]|(?<=>)|(?=<@)")  # separators between people in a list; mentions need nothing
Fits = Callable[[TournamentState, int], bool]
"""Can a person, by their id, do something in a tournament that stands like this?"""
_NAMED_BY: Final = ("tournament", "league", "team_match")  # the options that name one, by the group of the command
_HOUR: Final = 60
_DAY: Final = 24 * _HOUR
_LONGEST: Final = 30 * _DAY
_PART: Final = re.compile(r"(\d{1,4})\s*(:|[^\W\d_]*)\s*")
_UNITS: Final = {
    "m min mins minute minutes minuten dk dakika": 1,
    "h hour hours std stunde stunden s sa saat :": _HOUR,
    "d day days t tag tage g gün": _DAY,
}
"""The words for a minute, an hour and a day, with the minutes in each."""
_MINUTES: Final = {name: minutes for names, minutes in _UNITS.items() for name in names.split()}
_OFFERED: Final = ("20m", "30m", "45m", "1h", "1h30", "2h", "3h", "1d", "3d", "7d")


def can_see(interaction: Interaction, record: TournamentRecord) -> bool:
    """May this person see the channel of a tournament? If not, it does not exist for them.

    One whose channel is not known (any more) is left to its organizer and to those who manage the server.
    """
    away = record.plan.away
    return _sees(interaction, record, record.place) or (away is not None and _sees(interaction, record, away.place))


def _sees(interaction: Interaction, record: TournamentRecord, place: Place) -> bool:
    guild, person = interaction.guild, interaction.user
    if guild is None or place.guild_id != guild.id:
        return False
    if place.channel_id == interaction.channel_id:
        return True
    channel = guild.get_channel_or_thread(place.channel_id)
    if channel is None or not isinstance(person, discord.Member):
        return interaction.permissions.manage_guild or record.organizer_id == person.id
    granted = channel.permissions_for(person)
    if isinstance(channel, discord.Thread) and channel.is_private() and not granted.manage_threads:
        return any(member.id == person.id for member in channel.members)
    return granted.view_channel


async def tournament_of(interaction: Interaction, number: int) -> TournamentRecord:
    """The tournament with a number, as a tap or a command names it. Raises NotFound, also for one that is hidden."""
    record = await interaction.client.app.tournaments.tournament(number)
    if not can_see(interaction, record):
        raise NotFound(_missing(interaction))
    return record


async def named_tournament(interaction: Interaction, text: str) -> TournamentRecord:
    """The tournament whose number somebody typed or chose. Raises NotFound."""
    digits = text.strip().lstrip("#").split(":")[0]
    if not digits.isdecimal() or len(digits) > 18:
        raise NotFound(_missing(interaction))
    return await tournament_of(interaction, int(digits))


async def seen_tournaments(interaction: Interaction) -> list[TournamentRecord]:
    """The tournaments of the server that this person can see, those of this channel first, then the latest.

    One that was called off comes after those that were played.
    """
    found = await interaction.client.app.tournaments.here(interaction.guild_id or 0)
    seen = [one for one in found if is_meant(interaction, one) and can_see(interaction, one)]
    seen.sort(key=lambda one: one.state.phase is TournamentPhase.CANCELLED)
    return sorted(seen, key=lambda one: not is_of_channel(interaction, one))


def is_meant(interaction: Interaction, record: TournamentRecord) -> bool:
    """Can the command that was given mean this tournament? A tap means what it says."""
    root, group = _root(interaction), _GROUPS.get(record.state.settings.format, _OTHERS)
    return root not in (*_GROUPS.values(), _OTHERS) or root == group


def _root(interaction: Interaction) -> str:
    """The group of the command that was given; "" for a tap, and for a command in no group."""
    command = interaction.command
    root = command.root_parent if isinstance(command, app_commands.Command) else None
    return "" if root is None else root.name


def _missing(interaction: Interaction) -> NotFoundWhat:
    return _MISSING.get(_root(interaction), NotFoundWhat.TOURNAMENT)


def is_of_channel(interaction: Interaction, record: TournamentRecord) -> bool:
    """Is it the tournament of the channel of an interaction? A thread counts as its channel."""
    channel = interaction.channel
    here = channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id
    away = record.plan.away
    if away is not None and away.place.channel_id in (here, interaction.channel_id):
        return True
    place = None if interaction.guild is None else interaction.guild.get_thread(record.place.channel_id)
    there = record.place.channel_id if place is None else place.parent_id
    return here == there or record.place.channel_id == interaction.channel_id


async def meant(interaction: Interaction, fits: Fits, *, looks: bool) -> list[TournamentRecord]:
    """Those that a person may mean who names none; one, where only one can be meant. Raises NotFound.

    What goes on in this channel comes before what goes on in others. A person who only `looks` also means this
    channel's last one that is over, before another channel's.
    """
    seen = await seen_tournaments(interaction)
    own = [one for one in seen if is_of_channel(interaction, one)]
    others = [one for one in seen if one not in own]
    for group in (own, others):
        going_on = [one for one in group if not is_over(one.state)]
        if going_on:
            return [one for one in going_on if fits(one.state, interaction.user.id)] or going_on[:1]
        if looks and group:
            break
    if not seen:
        raise NotFound(_missing(interaction))
    return seen[:1]


def entrants_in(text: str, records: Sequence[TournamentRecord]) -> list[int]:
    """The entrants whom a text names or mentions, in its order. Raises TournamentError for anything else in it."""
    ids: list[int] = []
    for part in filter(str.strip, _BETWEEN.split(text)):
        found = _called(part, records)
        if len(found) != 1:
            raise TournamentError(TournamentReason.ORDER, detail=part)
        ids += found
    if not ids:
        raise TournamentError(TournamentReason.ORDER, detail=text)
    return ids


async def tournament_choices(interaction: Interaction, current: str) -> Choices:
    """The tournaments of the server that a person can see, as they type: this channel's first, then the latest."""
    return matching([(label(one), str(one.tournament_id)) for one in await seen_tournaments(interaction)], current)


def _called(text: str, records: Sequence[TournamentRecord]) -> set[int]:
    """The ids of the entrants whom a text can mean: an id, a mention or a name."""
    said = clean_name(text.replace("<@!", "<@")).removeprefix("@").casefold()
    entrants = (one for record in records for one in record.state.entrants)
    return {one.id for one in entrants if said in (str(one.id), f"<@{one.id}>", one.name.casefold())}


def options(records: Sequence[TournamentRecord]) -> list[discord.SelectOption]:
    """Tournaments as a list to choose from."""
    return [entry(str(one.tournament_id), label(one)) for one in records[:MOST]]


def label(record: TournamentRecord) -> str:
    """A tournament in a list: its number and its name."""
    return f"{record.tournament_id}: {record.name}"[:LONGEST]


async def entrant_choices(interaction: Interaction, current: str) -> Choices:
    """The entrants of what goes on here, as they're typed: those who have left the server or were never in it, too.

    Where the number of a pairing was given, only those of it.
    """
    number = interaction.namespace.pairing
    found: dict[int, str] = {}
    try:
        records = await _meant_by(interaction)
    except NotFound:  # as they typed the tournament so far
        return []
    for state in (one.state for one in records):
        pairing = state.pairing(number) if isinstance(number, int) else None
        for entrant in state.entrants:
            if pairing is None or entrant.id in pairing.entrants:
                found[entrant.id] = entrant_name(state, entrant.id)
    return matching([(name, str(one)) for one, name in found.items()], current)


async def pairing_choices(interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
    """The pairings of what goes on here, as they're typed: those to be played, then those whose result may be wrong."""
    try:
        records = await _meant_by(interaction)
    except NotFound:
        return []
    found: list[tuple[str, int]] = []
    for state in (one.state for one in records):
        decided = [one for one in reversed(state.pairings) if one.result is not None and not one.has_bye]
        for pairing in (*playable(state), *decided):
            first, second = (entrant_name(state, entrant) for entrant in pairing.entrants)
            found.append((f"{pairing.number}: {first} \u2013 {second}", pairing.number))
    return matching(found, current)


async def entrant_of(interaction: Interaction, text: str) -> int:
    """The id of somebody who was chosen, named or mentioned. Raises TournamentError, NotFound."""
    found = _called(text, await _meant_by(interaction))
    if len(found) != 1:
        raise TournamentError(TournamentReason.ENTRANT, detail=text)
    return found.pop()


async def _meant_by(interaction: Interaction) -> list[TournamentRecord]:
    """The tournament that the command names, or all that go on here."""
    given = vars(interaction.namespace)
    chosen = next((given[one] for one in _NAMED_BY if given.get(one)), None)
    if chosen is not None:
        return [await named_tournament(interaction, str(chosen))]
    return await meant(interaction, lambda _, __: True, looks=False)


def minutes_of(text: str) -> int:
    """The minutes until the start; 0 if an organizer starts it. A bare number counts hours, after hours minutes.

    Raises TournamentError.
    """
    said = text.strip().casefold()
    parts = _PART.findall(said)
    if not parts or "".join(match.group() for match in _PART.finditer(said)) != said:
        raise TournamentError(TournamentReason.SETTINGS, detail="starts_in")
    minutes, bare = 0, _HOUR
    for number, unit in parts:
        if unit and unit not in _MINUTES:
            raise TournamentError(TournamentReason.SETTINGS, detail="starts_in")
        minutes += int(number) * (_MINUTES[unit] if unit else bare)
        bare = 1
    if minutes > _LONGEST:
        raise TournamentError(TournamentReason.SETTINGS, detail="starts_in")
    return minutes


def starts_at(interaction: Interaction, minutes: int) -> datetime | None:
    """The start of a tournament so many minutes from now; None for 0: an organizer starts it."""
    return interaction.client.clock() + timedelta(minutes=minutes) if minutes else None


def starts_in_words(text: str, check_in: int = 0) -> str:
    """When it starts, and how many minutes before that check-in opens. Raises TournamentError."""
    minutes = minutes_of(text)
    unit = next((name for name, size in (("days", _DAY), ("hours", _HOUR)) if minutes % size == 0), "minutes")
    if unit == "minutes" and minutes > _HOUR:
        unit = "both"
    days, hours, rest = minutes // _DAY, minutes // _HOUR, minutes % _HOUR
    if not minutes:
        unit = "hand"
    return say("tournament-starts-in", unit=unit, days=days, hours=hours, minutes=rest, check_in=check_in)


async def start_choices(_: Interaction, current: str) -> Choices:
    """When it may start: what is typed so far, if it can be read, and what is usual."""
    try:
        own = [(starts_in_words(current), current)] if current.strip() else []
    except TournamentError:
        own = []
    usual = [(starts_in_words(one), one) for one in _OFFERED]
    return matching(own, own[0][0] if own else "") + matching(usual, "" if own else current)
