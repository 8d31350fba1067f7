"""Can a tournament go on where it was announced? If not, it's paused, and its organizer hears why."""

from collections.abc import Sequence

import discord

from bot.app.computer import computers_only
from bot.records.matches import MatchRecord
from bot.records.people import Place
from bot.records.tournaments import TournamentRecord
from bot.texts.catalogue import say, speaking
from bot.tournaments.state import TournamentPhase
from bot.ui.board.boards import Boards
from bot.ui.kit.host import Host
from bot.ui.kit.places import lacking, language_for
from bot.ui.kit.sending import UNREACHABLE, tell_person
from bot.ui.tournament.view import named


def places_of(record: TournamentRecord) -> list[Place]:
    """The channels that are told what happens: one, of a team match perhaps two."""
    return [record.place, *([] if record.plan.away is None else [record.plan.away.place])]


async def in_the_way(host: Host, record: TournamentRecord) -> str:
    """Why a tournament can't be played in its channels: one is gone, or the bot may not post there. Otherwise empty.

    While Discord can't be asked, nothing speaks against it.
    """
    for place in places_of(record):
        guild = await host.server(place.guild_id)
        channel = None if guild is None else guild.get_channel_or_thread(place.channel_id)
        try:
            found = channel or await host.fetch_channel(place.channel_id)
        except discord.NotFound:
            return _gone(record)
        except discord.Forbidden:
            return needed_for(record, [say("permission-view")], place)
        except UNREACHABLE:
            continue
        me = None if guild is None else guild.me
        if me is None or not isinstance(found, discord.abc.GuildChannel | discord.Thread):
            continue
        missing = lacking(found.permissions_for(me), in_thread=isinstance(found, discord.Thread))
        if missing:
            return needed_for(record, missing, place)
    return ""


async def can_go_on(host: Host, record: TournamentRecord) -> bool:
    """Can a tournament be played in its channels?"""
    return not await in_the_way(host, record)


async def stuck_with(host: Host, match: MatchRecord) -> TournamentRecord | None:
    """The tournament of a match, if it's under way and can't be played in its channels; None otherwise."""
    number = await host.app.tournaments.tournament_of_match(match.match_id)
    record = None if number is None else await host.app.tournaments.tournament(number)
    if record is None or record.state.phase is not TournamentPhase.RUNNING or await can_go_on(host, record):
        return None
    return record


def _gone(record: TournamentRecord) -> str:
    kind, moves = record.state.settings.format.value, record.plan.away is None
    return say("tournament-channel-gone", name=named(record), kind=kind, moves=moves)


def needed_for(record: TournamentRecord, missing: Sequence[str], place: Place | None = None) -> str:
    """That the bot needs these permissions in the place of a tournament, or the one named; empty if it lacks none."""
    names, where = ", ".join(f"**{name}**" for name in missing), f"<#{(place or record.place).channel_id}>"
    return say("tournament-needs-permissions", name=named(record), permissions=names, channel=where) if missing else ""


async def is_gone(host: Host, record: TournamentRecord) -> bool:
    """Was the one channel of a tournament deleted?"""
    return record.plan.away is None and await in_the_way(host, record) == _gone(record)


async def post_again(host: Host, record: TournamentRecord) -> None:
    """Post the boards anew where the bot has paused, since it couldn't post: nobody may have seen them."""
    halted_at = await host.app.tournaments.halted_at(record.tournament_id)
    if halted_at is None:
        return
    await host.app.tournaments.start_clocks(record, halted_at)
    for match in (await host.app.tournaments.begun_matches(record)).values():
        if not match.state.is_over and not computers_only(match):
            await host.get(Boards).post_anew(match, ping=True)


async def tell_halted(host: Host, record: TournamentRecord) -> None:
    """Tell its organizer why the bot has paused a tournament, and how it goes on. Never raises."""
    with speaking(await language_for(host, record.organizer_id, record.place)):
        why = await in_the_way(host, record)
        kind, gone = record.state.settings.format.value, why == _gone(record)
        text = say("tournament-stopped", name=named(record), kind=kind, gone=gone)
    await tell_person(host, record.organizer_id, f"{why}\n{text}".strip())
