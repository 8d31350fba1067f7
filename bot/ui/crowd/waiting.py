"""The votes and consultations of a person, as `/matches` tells them."""

from __future__ import annotations

from bot.crowd.records import CrowdRecord
from bot.crowd.state import Decision, Mode, captain
from bot.records.matches import MatchRecord
from bot.texts.catalogue import say
from bot.ui.crowd.words import status_line
from bot.ui.kit.feature import Shared
from bot.ui.kit.host import Host
from bot.ui.kit.places import message_url
from bot.ui.match.narration import score_line, whose_turn
from bot.ui.match.waiting import asked, board_url, shared_line


async def shared_by(host: Host, person_id: int) -> list[Shared]:
    """The votes and consultations that a person belongs to, begun or not."""
    found = []
    for crowd in await host.app.crowds.open_for(person_id):
        match = None if crowd.match_id is None else await host.app.matches.match(crowd.match_id)
        found.append(_called(crowd, person_id) if match is None else _begun(crowd, match, person_id))
    return found


def _called(crowd: CrowdRecord, person_id: int) -> Shared:
    """A call that has not led to a match."""
    state = crowd.state
    waits = person_id == state.plan.opponent and not state.ready
    what = f"**{say('asked-alone')}**" if waits else say("shared-lobby", count=len(state.voters))
    url = message_url(crowd.guild_id, crowd.channel_id, crowd.message_id)
    team = state.plan.mode is Mode.TEAM
    item = shared_line([what, say("shared-crowd", team=team)], crowd.expires_at, url)
    return Shared(item, waits, crowd.expires_at, crowd.created_at, url, what)


def _begun(crowd: CrowdRecord, match: MatchRecord, person_id: int) -> Shared:
    decision = crowd.state.open
    waits = decision is not None and _is_asked(crowd, decision, person_id)
    team = crowd.state.plan.mode is Mode.TEAM
    what = f"**{say('asked-vote', what=asked(match), team=team)}**" if waits else whose_turn(match, ping=False)
    url = board_url(match)
    item = shared_line([what, score_line(match), status_line(crowd)], None, url)
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
