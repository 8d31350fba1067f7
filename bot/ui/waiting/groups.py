"""What a person plays together with others: their chouettes, and the sides that decide by vote or in a team."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

import discord

from bot.app.app import App
from bot.chouette.queries import captain_of
from bot.chouette.state import ChouettePhase
from bot.chouette.windows import waiting_for
from bot.crowd.records import CrowdRecord
from bot.crowd.state import Decision, Mode, captain
from bot.records.chouettes import ChouetteRecord
from bot.records.matches import MatchRecord
from bot.texts.catalogue import say
from bot.ui.chouette.waiting import asked as asked_of_chouette
from bot.ui.chouette.waiting import chouette_url
from bot.ui.chouette.words import name_of, names_of, points
from bot.ui.crowd.words import status_line
from bot.ui.match.narration import score_line, whose_turn
from bot.ui.match.waiting import asked, board_url, message_url

_NEVER: Final = datetime.max.replace(tzinfo=UTC)


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
    """The match of a crowd."""
    chouette_id: int | None = None

    @property
    def urgency(self) -> tuple[datetime, datetime]:
        """What is due first comes first, then what has waited longest."""
        return self.due or _NEVER, self.touched


async def shared_by(app: App, person_id: int) -> list[Shared]:
    """The chouettes, votes and consultations that a person belongs to; what waits for them comes first."""
    found = [_chouette(record, person_id) for record in await app.chouettes.of_person(person_id)]
    for crowd in await app.crowds.open_for(person_id):
        match = None if crowd.match_id is None else await app.matches.match(crowd.match_id)
        found.append(_called(crowd, person_id) if match is None else _crowd(crowd, match, person_id))
    return sorted(found, key=lambda one: (not one.waits, one.urgency))


def chouette_item(record: ChouetteRecord, person_id: int) -> str:
    """A chouette in a line of a list: what it waits for, who is box and captain, a person's points, a link."""
    return _chouette(record, person_id).item


def _chouette(record: ChouetteRecord, person_id: int) -> Shared:
    state, clock = record.state, record.clock
    waiting = waiting_for(state)
    waits = person_id in waiting
    due = clock.closes or clock.sides.due if waiting else None
    if state.phase is ChouettePhase.LOBBY:
        what = say("shared-lobby", count=len(state.order))
    elif waits:
        what = f"**{asked_of_chouette(record.state)}**"
    else:
        what = say("shared-waits", who=names_of(record, waiting)) if waiting else say("shared-between")
    parts = [what, say("shared-chouette", number=record.chouette_id), _seats(record)]
    if person_id in state.scores and state.games:
        parts.append(say("shared-points", points=points(state.scores[person_id])))
    url = chouette_url(record)
    item, short = _line(parts, due if waits else clock.next_at, url), f"{parts[1]}: {what}"
    return Shared(item, waits, due, record.updated_at, url, short, chouette_id=record.chouette_id)


def _seats(record: ChouetteRecord) -> str:
    """Box and captain, once there are any."""
    state = record.state
    if state.phase is ChouettePhase.LOBBY:
        return ""
    leads = state.order[1] if state.game is None else captain_of(state)
    return say("shared-seats", box=name_of(record, state.order[0]), captain=name_of(record, leads))


def _called(crowd: CrowdRecord, person_id: int) -> Shared:
    """A call that has not led to a match."""
    state = crowd.state
    waits = person_id == state.plan.opponent and not state.ready
    what = f"**{say('asked-alone')}**" if waits else say("shared-lobby", count=len(state.voters))
    url = message_url(crowd.guild_id, crowd.channel_id, crowd.message_id)
    team = state.plan.mode is Mode.TEAM
    item = _line([what, say("shared-crowd", team=team)], crowd.expires_at, url)
    return Shared(item, waits, crowd.expires_at, crowd.created_at, url, what)


def _crowd(crowd: CrowdRecord, match: MatchRecord, person_id: int) -> Shared:
    decision = crowd.state.open
    waits = decision is not None and _is_asked(crowd, decision, person_id)
    team = crowd.state.plan.mode is Mode.TEAM
    what = f"**{say('asked-vote', what=asked(match), team=team)}**" if waits else whose_turn(match, ping=False)
    url = board_url(match)
    item = _line([what, score_line(match), status_line(crowd)], None, url)
    due = decision.until if decision is not None and waits else None
    return Shared(item, waits, due, match.updated_at, url, what, match.match_id)


def _is_asked(crowd: CrowdRecord, decision: Decision, person_id: int) -> bool:
    """Has a person to vote now, or to decide for their team?"""
    voter = crowd.state.find(person_id)
    if voter is None or voter.side is not decision.side:
        return False
    if crowd.state.plan.mode is Mode.TEAM:
        decides = captain(crowd.state, decision)
        return decides is not None and decides.id == person_id
    return decision.vote_of(person_id) is None


def _line(parts: Sequence[str], due: datetime | None, url: str) -> str:
    left = "" if due is None else say("waiting-left", left=discord.utils.format_dt(due, "R"))
    return "- " + " · ".join(part for part in (*parts, left, say("match-link", url=url)) if part)
