"""Everything that waits for a person, alone or with others: which matches, what they ask, and the way to them."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

import discord
import structlog

from bot.app.app import App
from bot.records.chouettes import ChouetteRecord
from bot.records.matches import MatchRecord
from bot.records.people import Person
from bot.rules.match.actions import may_double
from bot.rules.match.state import Phase
from bot.rules.sides import Side
from bot.rules.variants import BACKGAMMON, find_variant
from bot.texts.catalogue import Key, say
from bot.ui.kit.components import BLUE, CustomId, TapButton
from bot.ui.kit.feature import Features, Shared
from bot.ui.kit.host import Host
from bot.ui.kit.message import Post, Row
from bot.ui.kit.names import bold
from bot.ui.kit.places import message_url
from bot.ui.kit.sending import UNREACHABLE, message_person
from bot.ui.match.clocks import clock_line, played_for
from bot.ui.match.narration import numbers_text

NOBODY: Final = 0
"""In place of the number of a match: none is left out."""
_NEVER: Final = datetime.max.replace(tzinfo=UTC)
_log: Final = structlog.get_logger()
MOST_TOLD: Final = 4
"""So many lines say what has happened."""


async def waiting_for(app: App, person_id: int) -> list[MatchRecord]:
    """The matches that wait for a person, wherever they are played: the most urgent first, then the longest waiting."""
    return sorted(await app.matches.waiting(person_id), key=urgency)


def urgency(record: MatchRecord) -> tuple[datetime, datetime]:
    """Orders by what is due first, then by what has waited longest."""
    return due_of(record) or _NEVER, record.updated_at


def due_of(record: MatchRecord) -> datetime | None:
    """When the time of the player a match waits for runs out; None without a clock, or if it stands still."""
    clock = record.agreed_clock
    runs = clock is not None and clock.running is not None and not clock.is_paused and not clock.expired
    return clock.due if clock is not None and runs else None


def next_button(record: MatchRecord, but: int = NOBODY) -> discord.ui.Button[Any]:
    """A button to a match that waits: a link to its board or, if no message shows it, a tap that does.

    The tap shows what waits by then beside the match numbered `but`.
    """
    label = say("button-next-match")
    if record.board is None or not record.board.message_id:
        return TapButton(CustomId("next_match", but), label, discord.ButtonStyle.primary)
    return discord.ui.Button(label=label, url=board_url(record))


def open_already(kind: str, url: str, another: CustomId) -> Post:
    """Ask a person who opens a second one of a `kind` (`vote`, `team`, `chouette`) in a channel whether it's meant."""
    row = (TapButton(another, say("button-open-another"), BLUE),)
    return Post((say("open-already", kind=kind, url=url),), (), (row,))


def board_url(record: MatchRecord | ChouetteRecord) -> str:
    """The address of the message that shows a match or a chouette; if that is not known, of where it is played."""
    board, guild_id = record.board, record.place.guild_id
    if board is None or not board.message_id:
        return message_url(guild_id, record.posts_to)
    return message_url(guild_id, board.channel_id, board.message_id)


def board_link(record: MatchRecord) -> str:
    """A link to a match, as text."""
    return say("match-link", url=board_url(record))


def side_in(record: MatchRecord, person_id: int) -> Side | None:
    """The side that a person plays; None for somebody else."""
    return next((side for side in Side if record.players[side].user_id == person_id), None)


def opponent_of(record: MatchRecord, person_id: int) -> Person:
    """Whom a person plays against."""
    return record.players[0] if record.players[1].user_id == person_id else record.players[1]


def asked(record: MatchRecord) -> str:
    """A match's request to the side it waits for, such as `play 4-2`; empty if it is over."""
    state = record.state
    if state.waiting_for is None:
        return ""
    if state.phase is Phase.TO_PLAY:
        return say("asked-play", roll=numbers_text(state.numbers) if state.numbers else str(state.roll))
    if state.phase is Phase.TO_NAME:
        return say("asked-name")
    if state.phase is Phase.DOUBLE_OFFERED:
        return say("asked-double", value=state.stake * 2)
    if state.phase is Phase.RESIGNATION_OFFERED and state.resignation is not None:
        return say("asked-resignation", points=state.resignation.points)
    return say("asked-roll-or-double") if may_double(state) else say("asked-roll")


def asked_of(record: MatchRecord, person_id: int) -> str:
    """What a match asks a player of it, or that it's the opponent's turn."""
    return asked(record) if record.state.waiting_for is side_in(record, person_id) else say("their-turn")


def waiting_item(record: MatchRecord, person_id: int) -> str:
    """A match that waits for a person in a line of a list: what is asked, against whom, the time left, a link."""
    due = due_of(record)
    left = "" if due is None else say("waiting-left", left=discord.utils.format_dt(due, "R"))
    return match_line(f"**{asked(record)}**", record, person_id, left or standing_still(record))


def match_line(what: str, record: MatchRecord, person_id: int, when: str) -> str:
    """A person's match in a line of a list, with what is asked and until or since when."""
    score, own = record.state.score, side_in(record, person_id) or Side.WHITE
    against = say("against", who=bold(opponent_of(record, person_id)), own=score[own], others=score[own.other])
    called = say("match-numbered", match=record.match_id)
    parts = [what, against, _game(record), when, board_link(record), called]
    return "- " + " · ".join(part for part in parts if part)


def standing_still(record: MatchRecord) -> str:
    """The text of a clock that does not run; empty for any other."""
    clock = record.clock
    return clock_line(record) if clock is not None and (clock.expired or clock.is_paused) else ""


def _game(record: MatchRecord) -> str:
    state = record.state
    name = "" if state.variant == BACKGAMMON.key else find_variant(state.variant).name
    return ", ".join(part for part in (played_for(state), name) if part)


async def shared_by(host: Host, person_id: int) -> list[Shared]:
    """Everything that a person plays together with others; what waits for them comes first."""
    found: list[Shared] = []
    for feature in host.get(Features):
        if feature.shared is not None:
            found += await feature.shared(host, person_id)
    return sorted(found, key=lambda one: (not one.waits, one.urgency))


def shared_line(parts: Sequence[str], due: datetime | None, url: str) -> str:
    """Something that is played together in a line of a list, with the time left and a link."""
    left = "" if due is None else say("waiting-left", left=discord.utils.format_dt(due, "R"))
    return "- " + " · ".join(part for part in (*parts, left, say("match-link", url=url)) if part)


@dataclass(frozen=True, slots=True)
class More:
    """That other boards wait for a person: a line that says so, and a button to the first of them."""

    line: str
    button: discord.ui.Button[Any]

    def as_post(self) -> Post:
        """Both as a message."""
        return Post((self.line,), (), ((self.button,),))


async def more_waiting(host: Host, person_id: int, *, but: int = NOBODY, but_chouette: int = NOBODY) -> More | None:
    """Things that wait for a person beside the match numbered `but` and the chouette numbered so; None if none do.

    Both are for that person alone. Make it in the language that the answer is in.
    """
    records = [record for record in await waiting_for(host.app, person_id) if record.match_id != but]
    shared = [one for one in await shared_by(host, person_id) if one.waits and one.match_id != but]
    shared = [one for one in shared if one.chouette_id != but_chouette]
    count = len(records) + len(shared)
    if shared and (not records or shared[0].urgency < urgency(records[0])):
        button = discord.ui.Button[Any](label=say("button-next-match"), url=shared[0].url)
        return More(say("waiting-more-boards", count=count, what=shared[0].short), button)
    if not records:
        return None
    first = records[0]
    key = Key("waiting-more-boards") if shared else Key("waiting-more")
    who, what = bold(opponent_of(first, person_id)), asked(first)
    if shared:
        what = say("waiting-next", who=who, what=what)
    return More(say(key, count=count, who=who, what=what), next_button(first, but))


async def call_person(
    host: Host, person_id: int, lines: Sequence[str], *, but_in: int | None = None, row: Row = ()
) -> None:
    """Send somebody a call, unless they would get it in the channel `but_in`. Never raises what Discord raises.

    Who has closed direct messages wants no calls any more, until they switch them on again.
    """
    try:
        text = "\n".join(lines)
        await message_person(host, person_id, Post((text,), (), (row,)) if row else text, but_in=but_in)
    except discord.Forbidden as error:
        # Trying again each time would help nobody: the player switches it on again once the way is open.
        _log.info("direct messages are closed", user=person_id, error=str(error))
        await host.app.people.cannot_be_messaged(person_id)
    except UNREACHABLE as error:
        _log.info("not called", user=person_id, error=str(error))
