"""A crowd in words: its choices, how a vote stands but never for what, what was decided, and its line in `/matches`."""

from typing import Final

from discord.utils import format_dt

from bot.app.crowd.questions import chosen_play
from bot.crowd.counting import agreed
from bot.crowd.records import CrowdRecord
from bot.crowd.state import Decision, Ending, Mode, Question, Ruling, captain
from bot.errors import RuleError
from bot.records.matches import MatchRecord
from bot.records.people import Person
from bot.rules.match.state import MatchState
from bot.rules.sides import Side
from bot.texts.catalogue import keys, say
from bot.ui.kit.feature import Shared
from bot.ui.kit.host import Host
from bot.ui.kit.names import bold, unmarked
from bot.ui.kit.places import message_url
from bot.ui.match.narration import score_line, whose_turn
from bot.ui.match.style import PointNumbers, numbers_in, told_in
from bot.ui.match.waiting import asked, board_url, shared_line

_SAID: Final = keys("crowd", ("roll", "double", "take", "pass", "accept", "refuse"))
_OTHERS: Final = 6
"""So many other choices are named in the line that tells what was decided."""


def choice_text(state: MatchState, question: Question, choice: str, numbers: PointNumbers) -> str:
    """A choice in words: `8/4 6/4`, `Double`. `state` is the one in which it was a choice."""
    if question is Question.PLAY:
        try:
            return unmarked(numbers.text(chosen_play(state, choice).notation))
        except RuleError:
            return "?"
    return choice if question is Question.NAME else say(_SAID[choice])


def side_name(record: MatchRecord, side: Side) -> str:
    """The crowd of a side."""
    return bold(record.players[side])


def status_line(crowd: CrowdRecord) -> str:
    """The number of votes and the deadline; of a team, who decides. Never what anybody is for."""
    decision = crowd.state.open
    if decision is None:
        return ""
    until = format_dt(decision.until, "R")
    if crowd.state.plan.mode is Mode.TEAM:
        decides = captain(crowd.state, decision)
        return "" if decides is None else say("team-status", who=bold(Person(decides.id, decides.name)), until=until)
    members = crowd.state.members(decision.side)
    voted = len(decision.votes)
    awaited = sum(voter.is_awaited for voter in members)
    return say("crowd-status", voted=voted, awaited=max(awaited, voted), until=until)


def motion_line(crowd: CrowdRecord, match: MatchRecord) -> str:
    """The motion to resign, if one is open."""
    motion = crowd.state.motion
    if motion is None or motion.carried:
        return ""
    who = side_name(match, motion.side)
    return say("crowd-motion", who=who, agreed=agreed(crowd.state, motion), until=format_dt(motion.until, "R"))


def ruling_line(crowd: CrowdRecord, before: MatchState, match: MatchRecord, *, fresh: bool) -> str:
    """The decision, by how many, and the choices of the others; `before` is the state it was made on.

    Once it is not `fresh`, it says whose decision it was.
    """
    decision = crowd.state.last
    if decision is None or decision.ruling is None:
        return ""
    who = side_name(match, decision.side)
    if decision.ruling.ending is Ending.NOBODY:
        return say("crowd-nobody", who=who)
    numbers = numbers_in(before, told_in(match))
    line = _ruled(crowd, decision, decision.ruling, before, numbers)
    return line if fresh else say("crowd-said", who=who, line=line)


def _ruled(crowd: CrowdRecord, decision: Decision, ruling: Ruling, before: MatchState, numbers: PointNumbers) -> str:
    chosen = choice_text(before, decision.question, ruling.choice, numbers)
    if ruling.ending is Ending.CAPTAIN:
        by = crowd.state.find(ruling.by)
        name = bold(Person(ruling.by, "" if by is None else by.name))
        return say("team-ruling", choice=chosen, who=name)
    others = [
        f"{choice_text(before, decision.question, choice, numbers)}: {votes}"
        for choice, votes in ruling.others[:_OTHERS]
    ]
    if len(ruling.others) > _OTHERS:
        others.append("…")
    text = say("crowd-ruling", choice=chosen, votes=ruling.votes, cast=ruling.cast)
    return f"{text} ({', '.join(others)})" if others else text


def asked_line(decision: Decision, match: MatchRecord) -> str:
    """The question that a side has to answer."""
    roll = match.state.roll
    return say("crowd-asked", question=decision.question.value, roll="" if roll is None else str(roll))


def members_text(crowd: CrowdRecord, side: Side, most: int) -> str:
    """The names of a side, so many at most."""
    members = crowd.state.members(side)
    names = [bold(Person(one.id, one.name)) for one in members[:most]]
    more = [say("told-more", count=len(members) - most)] if len(members) > most else []
    return ", ".join([*names, *more]) or "-"


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
