"""What waits for a person: in which matches, what is asked there, and the way to them."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Final

import discord

from bot.app.app import App
from bot.records.matches import MatchRecord
from bot.records.people import Person
from bot.rules.match.actions import may_double
from bot.rules.match.state import Phase
from bot.rules.sides import Side
from bot.rules.variants import BACKGAMMON, find_variant
from bot.texts.catalogue import say
from bot.ui.kit.components import CustomId, TapButton
from bot.ui.kit.names import bold
from bot.ui.match.clocks import clock_line
from bot.ui.match.house_rules import played_for
from bot.ui.match.narration import numbers_text

_SITE: Final = "https://discord.com/channels"
NOBODY: Final = 0
"""In place of the number of a match: none is left out."""
_NEVER: Final = datetime.max.replace(tzinfo=UTC)


async def waiting_for(app: App, person_id: int) -> list[MatchRecord]:
    """The matches that wait for a person, wherever they are played: the most urgent first, then the longest waiting."""
    return sorted(await app.matches.waiting(person_id), key=urgency)


def urgency(record: MatchRecord) -> tuple[datetime, datetime]:
    """What is due first comes first, then what has waited longest."""
    return due_of(record) or _NEVER, record.updated_at


def due_of(record: MatchRecord) -> datetime | None:
    """When the time of whoever a match waits for runs out; None without a clock, or if it stands still."""
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


def board_url(record: MatchRecord) -> str:
    """The address of the board message of a match; if that is not known, of the channel it is played in."""
    board, guild_id = record.board, record.place.guild_id
    if board is None or not board.message_id:
        return message_url(guild_id, record.posts_to)
    return message_url(guild_id, board.channel_id, board.message_id)


def message_url(guild_id: int | None, channel_id: int, message_id: int | None = None) -> str:
    """The address of a message, or of a channel."""
    channel = f"{_SITE}/{guild_id or '@me'}/{channel_id}"
    return f"{channel}/{message_id}" if message_id else channel


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
    """What a match asks of whoever it waits for, such as `play 4-2`; empty if it is over."""
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


def own_score(record: MatchRecord, person_id: int) -> str:
    """Whom a person plays against, and the score with their own points first."""
    score, own = record.state.score, side_in(record, person_id) or Side.WHITE
    return say("against", who=bold(opponent_of(record, person_id)), own=score[own], others=score[own.other])


def waiting_item(record: MatchRecord, person_id: int) -> str:
    """A match that waits for a person in a line of a list: what is asked, against whom, the time left, a link."""
    due = due_of(record)
    left = "" if due is None else say("waiting-left", left=discord.utils.format_dt(due, "R"))
    return match_line(f"**{asked(record)}**", record, person_id, left or standing_still(record))


def match_line(what: str, record: MatchRecord, person_id: int, when: str) -> str:
    """A person's match in a line of a list, with what is asked and until or since when."""
    called = say("match-numbered", match=record.match_id)
    parts = [what, own_score(record, person_id), _game(record), when, board_link(record), called]
    return "- " + " · ".join(part for part in parts if part)


def standing_still(record: MatchRecord) -> str:
    """What a clock that does not run says; empty for any other."""
    clock = record.agreed_clock
    return clock_line(record) if clock is not None and (clock.expired or clock.is_paused) else ""


def _game(record: MatchRecord) -> str:
    state = record.state
    name = "" if state.variant == BACKGAMMON.key else find_variant(state.variant).name
    return ", ".join(part for part in (played_for(state), name) if part)
