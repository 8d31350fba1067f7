"""Everything that waits for somebody: `/matches`, a tap to the next, and a direct message when it is one's turn."""

import asyncio
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from typing import Any, Final

import discord
from discord.ext import commands

from bot.app.recent import Recent
from bot.app.views import Turn
from bot.errors import NotFound, NotFoundWhat
from bot.records.chouettes import ChouetteRecord
from bot.records.computers import is_somebody
from bot.records.matches import ChallengeRecord, MatchRecord
from bot.records.people import Person
from bot.records.tournaments import TournamentRecord
from bot.render.board.alt_text import board_alt_text
from bot.render.board.sheet import MOST, render_square, render_thumbnails
from bot.texts.catalogue import say, speaking
from bot.ui.board.boards import Boards
from bot.ui.challenge.sending import challenge_item
from bot.ui.chouette.acting import show_own_board
from bot.ui.chouette.waiting import chouette_item
from bot.ui.kit.commands import command
from bot.ui.kit.components import CustomId, Taps, TapSelect, entry
from bot.ui.kit.feature import Shared
from bot.ui.kit.host import Host, Interaction
from bot.ui.kit.message import Listing, Picture, Post, Row, Section, fitted
from bot.ui.kit.names import bold, escaped, person_of, shown_name
from bot.ui.kit.places import is_guest, language_for, message_url, place_of
from bot.ui.kit.sending import reply
from bot.ui.live.words import unmarked_text
from bot.ui.match import waiting
from bot.ui.match.lookup import live_buttons, may_view, others_in_server, plays
from bot.ui.match.narration import match_item, match_title, tell
from bot.ui.match.scenes import scene_of
from bot.ui.match.style import theme_for

_LISTED: Final = 25  # options of a list
TAPS: Final = Taps()
_WITH_BOARD: Final = 6  # matches with a board beside their line: a message holds 40 parts, and each takes three
_CHOUETTE: Final = "c"  # begins the number of a chouette in the list that opens one's matches


class WaitingCog(commands.Cog):
    """Whose turn it is, everywhere."""

    @command()
    async def matches(self, interaction: Interaction) -> None:
        """Say what waits, and list what is being played."""
        found, person_id = await _overview(interaction), interaction.user.id
        theme = await theme_for(interaction.client, person_id, place_of(interaction))
        boards = await asyncio.to_thread(_beside, [*found.waiting, *found.others_turn][:_WITH_BOARD], theme)
        others = [*found.here, *found.elsewhere][:MOST]
        extra: tuple[Picture, ...] = ()
        if others and not boards:
            extra = (await asyncio.to_thread(_small_boards, others, theme),)
        parts = _parts(found, person_id, boards)
        lines, _ = fitted([one.line if isinstance(one, Section) else one for one in parts] or [say("matches-none")])
        rows = _rows(found, person_id)
        if not boards:
            await reply(interaction, Post(lines, (), rows, extra=extra))
            return
        pairs = zip(lines, parts, strict=True)
        shown = [Section(line, one.picture) if isinstance(one, Section) else line for line, one in pairs]
        await reply(interaction, Post((), (), rows, sections=tuple(_together(shown))))


@dataclass(frozen=True, slots=True)
class Overview:
    """Everything that `/matches` lists, as far as the person may see it."""

    waiting: Sequence[MatchRecord]
    """Their matches that wait for them."""
    others_turn: Sequence[MatchRecord]
    """Their matches that wait for an opponent."""
    shared: Sequence[Shared]
    """Their chouettes, votes and consultations; those that wait for them first."""
    to_check_in: Sequence[TournamentRecord]
    challenges: Sequence[ChallengeRecord]
    here: Sequence[MatchRecord]
    """Matches of others in this channel."""
    chouettes: Sequence[ChouetteRecord]
    """Chouettes of others in this channel."""
    elsewhere: Sequence[MatchRecord]
    """Matches of others in other channels of this server."""


async def _overview(interaction: Interaction) -> Overview:
    app, person_id = interaction.client.app, interaction.user.id
    own, shared = await waiting.waiting_for(app, person_id), await waiting.shared_by(interaction.client, person_id)
    known = {record.match_id for record in own}
    mine = {one.match_id for one in shared}
    place = place_of(interaction)
    chouettes = await app.chouettes.in_channel(place.channel_id)
    return Overview(
        waiting=own,
        shared=shared,
        others_turn=[one for one in await app.matches.everywhere(person_id) if one.match_id not in known],
        to_check_in=await app.tournaments.to_check_in(person_id),
        challenges=await _challenges(interaction),
        here=[one for one in await app.matches.here(place) if not plays(interaction, one) and one.match_id not in mine],
        chouettes=[one for one in chouettes if person_id not in (*one.state.seated, *one.state.joiners)],
        elsewhere=[one for one in await others_in_server(interaction) if one.match_id not in mine],
    )


async def _challenges(interaction: Interaction) -> list[ChallengeRecord]:
    """The open challenges of this channel, one's own, and those to the person that they can see."""
    challenges, place, person = interaction.client.app.challenges, place_of(interaction), person_of(interaction.user)
    shown = {one.challenge_id: one for one in (*await challenges.open_with(person), *await challenges.open_in(place))}
    return [one for one in shown.values() if _is_shown(interaction, one)]


def _is_shown(interaction: Interaction, challenge: ChallengeRecord) -> bool:
    if challenge.challenger.user_id == interaction.user.id:
        return True
    seen = may_view(interaction, challenge.place.channel_id) is not False
    return seen and interaction.guild_id in (None, challenge.place.guild_id)


Part = str | Listing | Section
Item = tuple[str, int | None]
"""A line of a list, and the number of the match it tells of, if it's one."""


def _parts(found: Overview, person_id: int, boards: Mapping[int, Picture]) -> list[Part]:
    """Each group under its heading, what waits for the person first; a board stands beside the line of its match."""
    parts = list[Part]()
    for heading, items in _groups(found, person_id):
        if not items:
            continue
        parts.append(heading)
        for pictured, some in groupby(items, key=lambda item: item[1] in boards):
            if pictured:
                parts += [Section(line.removeprefix("- "), boards[match]) for line, match in some if match is not None]
            else:
                parts.append(Listing([line for line, _ in some]))
    return parts


def _groups(found: Overview, person_id: int) -> list[tuple[str, list[Item]]]:
    mine = [one for one in found.challenges if one.challenger.user_id == person_id]
    to_me = [one for one in found.challenges if one.opponent is not None and one.opponent.user_id == person_id]
    open_ones = [one for one in found.challenges if one not in mine and one not in to_me]
    asking = [(line, match) for _, line, match in _asking(found, person_id)]

    def plain(lines: Iterable[str]) -> list[Item]:
        return [(line, None) for line in lines]

    return [
        (say("matches-waiting", count=len(asking)), asking),
        (say("matches-check-in"), plain(map(_check_in, found.to_check_in))),
        (say("challenges-to-you"), plain(map(challenge_item, to_me))),
        (say("matches-others-turn"), [(_others_turn(one, person_id), one.match_id) for one in found.others_turn]),
        (say("matches-shared"), plain(one.item for one in found.shared if not one.waits)),
        (say("challenges-by-you"), plain(map(challenge_item, mine))),
        (say("challenges-open"), plain(map(challenge_item, open_ones))),
        (say("matches-here"), plain(map(match_item, found.here))),
        (say("chouettes-here"), plain(chouette_item(one, person_id) for one in found.chouettes)),
        (say("matches-server"), plain(map(match_item, found.elsewhere))),
    ]


def _together(parts: Sequence[str | Section]) -> Iterator[str | Section]:
    """The same with lines that follow each other as one text: a message has room for 40 parts."""
    for is_text, some in groupby(parts, key=lambda one: isinstance(one, str)):
        if is_text:
            yield "\n".join(one for one in some if isinstance(one, str))
        else:
            yield from some


def _asking(found: Overview, person_id: int) -> list[tuple[str, str, int | None]]:
    """Everything that waits for the person, the most urgent first: where it is, how it's told, its match's number."""
    matches = [
        (waiting.urgency(one), (waiting.board_url(one), waiting.waiting_item(one, person_id), one.match_id))
        for one in found.waiting
    ]
    shared = [(one.urgency, (one.url, one.item, None)) for one in found.shared if one.waits]
    return [told for _, told in sorted([*matches, *shared], key=itemgetter(0))]


def _others_turn(record: MatchRecord, person_id: int) -> str:
    """A match that waits for the opponent: since when, or until when they have time."""
    due = waiting.due_of(record)
    since = say("waiting-since", since=discord.utils.format_dt(record.updated_at, "R"))
    left = since if due is None else say("waiting-left", left=discord.utils.format_dt(due, "R"))
    return waiting.match_line("", record, person_id, waiting.standing_still(record) or left)


def _check_in(record: TournamentRecord) -> str:
    """A tournament in which the person has to check in, with a link to its announcement."""
    place, starts_at = record.place, record.plan.starts_at
    url = message_url(place.guild_id, place.channel_id, record.message_id)
    left = "" if starts_at is None else discord.utils.format_dt(starts_at, "R")
    return say("check-in-item", name=escaped(record.name), left=left, url=url)


def _rows(found: Overview, person_id: int) -> tuple[Row, ...]:
    """A button to the first match that waits, and a list that opens any match of the person."""
    own = [_option(one, person_id) for one in (*found.waiting, *found.others_turn)]
    chouettes = [one for one in found.shared if one.chouette_id is not None]
    own += [entry(f"{_CHOUETTE}{one.chouette_id}", unmarked_text(one.short)) for one in chouettes]
    asking = _asking(found, person_id)
    first: tuple[Row, ...] = ()
    if found.waiting and asking[0][0] == waiting.board_url(found.waiting[0]):
        first = ((waiting.next_button(found.waiting[0]),),)
    elif asking:
        first = ((discord.ui.Button(label=say("button-next-match"), url=asking[0][0]),),)
    if not own:
        return first
    chosen: discord.ui.Item[Any] = TapSelect(CustomId("open_match", 0), say("list-open-match"), own[:_LISTED])
    return (*first, (chosen,))


def _option(record: MatchRecord, person_id: int) -> discord.SelectOption:
    opponent = shown_name(waiting.opponent_of(record, person_id))
    label = f"{opponent} · {say('match-numbered', match=record.match_id)}"
    return entry(str(record.match_id), label, waiting.asked_of(record, person_id))


def _beside(records: Sequence[MatchRecord], theme: str) -> dict[int, Picture]:
    """The board of each match, to stand beside its line, by its number."""
    scenes = {record.match_id: scene_of(record, theme=theme) for record in records}
    return {match: Picture(render_square(scene), board_alt_text(scene)) for match, scene in scenes.items()}


def _small_boards(records: list[MatchRecord], theme: str) -> Picture:
    """Small boards of some matches on one sheet, and the same in words."""
    scenes = [scene_of(record, theme=theme) for record in records]
    words = "\n".join(f"{record.match_id}: {match_title(record)}" for record in records)
    return Picture(render_thumbnails(scenes), words)


@TAPS.on("next_match")
async def _next(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """Show the most urgent match that waits by now, the match of the button left out."""
    records = await waiting.waiting_for(interaction.client.app, interaction.user.id)
    record = next((one for one in records if one.match_id != target.subject), None)
    if record is None:
        await reply(interaction, say("nothing-waits"))
    else:
        await show_own(interaction, record)


@TAPS.on("open_match")
async def _open(interaction: Interaction, _: CustomId, values: tuple[str, ...]) -> None:
    """Show a match chosen in the list of one's own, or a chouette."""
    value = values[0] if values else ""
    number = int(value.removeprefix(_CHOUETTE)) if value.removeprefix(_CHOUETTE).isdecimal() else 0
    if value.startswith(_CHOUETTE):
        chouettes = await interaction.client.app.chouettes.of_person(interaction.user.id)
        if (chouette := next((one for one in chouettes if one.chouette_id == number), None)) is None:
            raise NotFound(NotFoundWhat.CHOUETTE)
        await show_own_board(interaction, chouette)
        return
    record = await interaction.client.app.matches.match(number)
    if not plays(interaction, record):
        raise NotFound(NotFoundWhat.MATCH)
    await show_own(interaction, record)


async def show_own(interaction: Interaction, record: MatchRecord) -> None:
    """Show somebody a match of theirs, played anywhere, with its buttons and the way to it.

    Where the bot is a guest, a turn would be answered, and shown, where it was tapped: it has to be played at home.
    """
    away = is_guest(interaction) and interaction.channel_id != record.posts_to
    await interaction.client.get(Boards).panels.show(interaction, record, waiting.board_link(record), rows=not away)


class TurnCalls:
    """Calls players to their turns by direct message.

    A turn is called for once its board is noted, by whichever of the two ways notes it: at once, or when it is brought
    up to date later. So a restart repeats no call, and one that Discord could not be reached for is made up for.
    """

    def __init__(self, host: Host) -> None:
        self._host = host
        self._called: Recent[int, int] = Recent(4096)  # by match: the length of its log at the last call

    async def call(self, turn: Turn, interaction: Interaction | None = None) -> None:
        """Tell the player whom the match now waits for, if somebody else's turn has brought that about."""
        person = _called(turn, interaction)
        if person is None or not (await self._host.app.people.preferences(person.user_id)).dm_turns:
            return
        record = await self._host.app.matches.match(turn.record.match_id)
        seq = record.state.seq
        # If the board does not show the turn yet, it is called for when the board is brought up to date.
        is_shown = record.board is not None and record.board.seq >= seq
        if seq == turn.record.state.seq and is_shown and self._called.get(record.match_id) != seq:
            self._called[record.match_id] = seq
            await self._tell(person, record, turn)

    async def _tell(self, person: Person, record: MatchRecord, turn: Turn) -> None:
        with speaking(await language_for(self._host, person.user_id, record.place)):
            happened = tell(record.players, turn.before, turn.steps)[-waiting.MOST_TOLD :]
            who = bold(waiting.opponent_of(record, person.user_id))
            line = say("turn-call", who=who, what=waiting.asked(record), link=waiting.board_link(record))
            row = live_buttons(self._host, record)
        await waiting.call_person(
            self._host, person.user_id, [*happened, line], but_in=record.place.channel_id, row=row
        )


def _called(turn: Turn, interaction: Interaction | None) -> Person | None:
    """The person whom the match waits for after somebody else's turn; None for a computer, or if it is over."""
    side, was_shown = turn.record.state.waiting_for, turn.record.board is not None
    if side is None or side is turn.actor:
        return None
    if turn.actor is None and turn.before is not None and turn.before.waiting_for is side and was_shown:
        return None  # only the picture was late
    person = turn.record.players[side]
    acted = interaction is not None and interaction.user.id == person.user_id
    return person if is_somebody(person.user_id) and not acted else None
