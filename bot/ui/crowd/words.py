"""A crowd in words: its choices, how a vote stands but never for what, what was decided; and the card of its end."""

import asyncio
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from discord.utils import format_dt

from bot.app.crowd.questions import chosen_play, crowd_side, forced, has_crowd
from bot.crowd.counting import agreed
from bot.crowd.events import CrowdRecord, StoredCrowdEvent
from bot.crowd.machine import evolve
from bot.crowd.state import (
    DOUBLE,
    MATCH,
    MOST_UNDECIDED,
    PASS,
    ROLL,
    TAKE,
    CrowdState,
    Decision,
    Ending,
    Mode,
    Question,
    Ruling,
    captain,
)
from bot.errors import RuleError
from bot.records.analyses import CurvePoint, DecisionAnalysis, DecisionKind, MatchAnalysis
from bot.records.computers import is_crowd
from bot.records.matches import MatchRecord
from bot.records.people import Person
from bot.render.pages.standings import StandingRow, render_standings
from bot.rules.match.actions import resign_options
from bot.rules.match.evolution import states_before
from bot.rules.match.state import MatchState, Phase
from bot.rules.match.turn import game_of
from bot.rules.sides import Side
from bot.texts.catalogue import decimal, keys, say, speaking
from bot.ui.kit.feature import Shared
from bot.ui.kit.host import Host
from bot.ui.kit.message import Picture, Post
from bot.ui.kit.names import bold, mention, shown_name, unmarked
from bot.ui.kit.places import language_of_place, message_url
from bot.ui.match.narration import score_line, whose_turn
from bot.ui.match.ratings import performance_text
from bot.ui.match.style import PointNumbers, numbers_in, theme_of, told_in, told_play
from bot.ui.match.waiting import asked, board_url, shared_line

_ROWS: Final = 20
_KINDS: Final = {
    Question.PLAY: DecisionKind.CHECKER,
    Question.CUBE: DecisionKind.DOUBLE,
    Question.DOUBLE: DecisionKind.TAKE,
}
_CUBE: Final = {"roll": "no_double", "double": "double", "take": "take", "pass": "pass"}
_SAID: Final = keys("crowd", ("roll", "double", "take", "pass", "accept", "refuse"))
_OPEN: Final = (Question.PLAY, Question.NAME)  # a tie goes to the earlier vote, so of two people the first decides
_MISSING: Final = 3  # so many who are awaited are named
_OTHERS: Final = 6  # so many other choices are named in the line that tells what was decided


class Score(NamedTuple):
    """A voter: in how many of the decisions they voted, and in how many analyzed ones the engine agrees."""

    person: Person
    side: Side
    voted: int
    agreed: int = 0
    judged: int = 0


def decisions_in(log: Sequence[StoredCrowdEvent]) -> list[Decision]:
    """Every decision of a crowd that was settled, with the votes there were, in order."""
    state: CrowdState | None = None
    found = []
    for stored in log:
        before, state = state, evolve(state, stored.event)
        settled = state.decision is not None and state.decision.ruling is not None
        if state.decision is not None and settled and (before is None or before.open is not None):
            found.append(state.decision)
    return found


def scores(
    crowd: CrowdRecord, decisions: Sequence[Decision], states: Mapping[int, MatchState], analysis: MatchAnalysis | None
) -> list[Score]:
    """Each voter's score; those who agree most with the engine come first, and then those who voted most."""
    made = {} if analysis is None else {(one.seq, one.kind): one for one in analysis.decisions}
    counts = {voter.id: [0, 0, 0] for voter in crowd.state.voters}
    for decision in decisions:
        kind = _KINDS.get(decision.question)
        judged = None if kind is None else made.get((decision.seq + 1, kind))
        for vote in decision.votes:
            count = counts.get(vote.voter)
            if count is None:
                continue  # they have left
            count[0] += 1
            if judged is not None and not judged.forced:
                count[1] += _agrees(vote.choice, judged, states.get(decision.seq))
                count[2] += 1
    found = [Score(Person(one.id, one.name), one.side, *counts[one.id]) for one in crowd.state.voters]
    return sorted(found, key=lambda one: (-(one.agreed / one.judged) if one.judged else 1, -one.agreed, -one.voted))


def _agrees(choice: str, judged: DecisionAnalysis, state: MatchState | None) -> bool:
    if choice in _CUBE:
        return _CUBE[choice] == judged.best
    try:
        return state is not None and chosen_play(state, choice).notation == judged.best
    except RuleError:
        return False


def turning_point(analysis: MatchAnalysis) -> tuple[CurvePoint, CurvePoint] | None:
    """The two points of the curve between which most changed, within a game, by a decision: the end alone is none."""
    decided = {one.seq for one in analysis.decisions}
    pairs = [pair for pair in pairwise(analysis.curve) if pair[0].game == pair[1].game and pair[1].seq in decided]
    return max(pairs, key=lambda pair: abs(_worth(pair[1]) - _worth(pair[0])), default=None)


def _worth(point: CurvePoint) -> float:
    return point.equity if point.winning is None else point.winning


async def card_of(host: Host, record: MatchRecord, analysis: MatchAnalysis | None = None) -> Post | None:
    """The card of a crowd's match that is over, once the engine has looked at it with its `analysis`; else None."""
    crowd = await host.app.crowds.of_match(record.match_id) if record.state.is_over and has_crowd(record) else None
    if crowd is None:
        return None
    decisions = decisions_in(await host.app.crowds.log(crowd.crowd_id))
    log = [stored.event for stored in await host.app.matches.log(record.match_id)]
    theme = theme_of(host, record.place)
    with speaking(await language_of_place(host, record.place)):
        after = await asyncio.to_thread(states_before, log, [one.seq + 1 for one in decisions])
        found = scores(crowd, decisions, {seq - 1: state for seq, state in after.items()}, analysis)
        if not found:
            return None
        return await asyncio.to_thread(card_post, record, crowd, (decisions, found), analysis, theme)


def card_post(
    record: MatchRecord,
    crowd: CrowdRecord,
    voted: tuple[Sequence[Decision], Sequence[Score]],
    analysis: MatchAnalysis | None,
    theme: str,
) -> Post:
    """The card: a line for each crowd, the turning point, and a picture with a row for each voter."""
    decisions, found = voted
    lines = [say("crowd-card", match=record.match_id)]
    for side in (side for side in Side if crowd.state.plan.crowds[side]):
        count = sum(one.side is side for one in decisions)
        own = None if analysis is None else analysis.sides[side].performance
        said = say("crowd-card-side", who=side_name(record, side), decisions=count)
        lines.append(f"{said} · {say('result-pr', rating=performance_text(own))}" if own and own.decisions else said)
    more = f"-# {say('crowd-card-not-analyzed')}" if analysis is None else _turning_line(record, analysis)
    picture = _picture(found, decisions, analysis is not None, theme)
    return Post(tuple(filter(None, (*lines, more))), (), extra=(picture,))


def _turning_line(record: MatchRecord, analysis: MatchAnalysis) -> str:
    """The turning point: what was decided there, and White's chances before and after it."""
    pair = turning_point(analysis)
    if pair is None:
        return ""
    before, after = pair
    made = next(one for one in analysis.decisions if one.seq == after.seq)
    what = unmarked(made.played) if made.kind is DecisionKind.CHECKER else made.played
    who = side_name(record, made.side)
    white, was, now = side_name(record, Side.WHITE), _chances(before), _chances(after)
    return say("crowd-turning", game=after.game, who=who, what=what, white=white, before=was, after=now)


def _chances(point: CurvePoint) -> str:
    if point.winning is None:
        return decimal(f"{point.equity:+.2f}")
    return say("percent", number=f"{point.winning * 100:.0f}")


def _picture(found: Sequence[Score], decisions: Sequence[Decision], analyzed: bool, theme: str) -> Picture:
    asked = {side: sum(one.side is side for one in decisions) for side in Side}
    headings = [say("crowd-card-votes"), *([say("crowd-card-agreed")] if analyzed else [])]
    rows, place = list[StandingRow](), 0
    for number, one in enumerate(found[:_ROWS], 1):
        share = round(100 * one.agreed / one.judged) if one.judged else 0
        columns = [f"{one.voted}/{asked[one.side]}", *([f"{share}% ({one.agreed}/{one.judged})"] if analyzed else [])]
        place = place if rows and rows[-1].columns == tuple(columns) else number
        rows.append(StandingRow(place if one.voted else 0, shown_name(one.person), tuple(columns)))
    title = say("crowd-card-title", count=sum(1 for one in found if one.voted))
    named = (f"{row.place}. {row.name}" if row.place else row.name for row in rows)
    told = (f"{name}: {' · '.join(row.columns)}" for name, row in zip(named, rows, strict=True))
    words = "\n".join([title, *told])
    return Picture(render_standings(rows, headings, title, theme)[0], words[:1024])


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


def decider(crowd: CrowdRecord, match: MatchRecord) -> Person | None:
    """Who decides for the team that a match waits for, also a moment before they're asked; else None."""
    side, state, seq = crowd_side(match), crowd.state, match.state.seq
    if side is None or state.plan.mode is not Mode.TEAM or state.over:
        return None
    if state.decision is not None and state.decision.seq == seq:
        voter = None if state.open is None else captain(state, state.open)
    else:
        voter = next(iter(state.members(side)), None) if forced(match.state, side) is None else None
    return None if voter is None else Person(voter.id, voter.name)


def status_line(crowd: CrowdRecord, *, named: bool = True) -> str:
    """The number of votes, who is awaited and the deadline; of a team, who decides. Never what anybody is for."""
    decision = crowd.state.open
    if decision is None:
        return ""
    until = format_dt(decision.until, "R")
    if crowd.state.plan.mode is Mode.TEAM:
        decides = captain(crowd.state, decision)
        return "" if decides is None else say("team-status", who=mention(Person(decides.id, decides.name)), until=until)
    members = crowd.state.members(decision.side)
    voted = len(decision.votes)
    awaited = sum(voter.is_awaited for voter in members)
    missing = [one for one in members if one.is_awaited and decision.vote_of(one.id) is None]
    who = ", ".join(bold(Person(one.id, one.name)) for one in missing) if named and len(missing) <= _MISSING else ""
    first = len(members) == 2 and not voted and decision.question in _OPEN
    return say("crowd-status", voted=voted, awaited=max(awaited, voted), who=who or "some", first=first, until=until)


def motion_line(crowd: CrowdRecord, match: MatchRecord) -> str:
    """The motion to resign, if one is open, and what would be lost: whoever agrees gives it up."""
    motion = crowd.state.motion
    if motion is None or motion.carried or match.state.is_over:
        return ""
    who = side_name(match, motion.side) if all(is_crowd(one.user_id) for one in match.players) else "none"
    options = resign_options(match.state, motion.side)
    grade = 0 if motion.what == MATCH else int(motion.what)
    lost = next((one for one in options if one.grade >= grade), options[-1])
    name, until = game_of(match.state).grade_name(lost.grade), format_dt(motion.until, "R")
    yes = agreed(crowd.state, motion)
    return say("crowd-motion", who=who, whole=not grade, grade=name, points=lost.points, agreed=yes, until=until)


def ruling_line(crowd: CrowdRecord, before: MatchState, after: MatchState, match: MatchRecord, *, fresh: bool) -> str:
    """The decision, by how many, and the choices of the others; made on the state `before`, it led to `after`.

    Once it is not `fresh`, it says whose decision it was.
    """
    decision = crowd.state.last
    if decision is None or decision.ruling is None:
        return ""
    who = side_name(match, decision.side)
    if match.state.is_over and crowd.state.undecided[decision.side] >= MOST_UNDECIDED:
        line = say("crowd-gone", count=MOST_UNDECIDED)
    elif decision.ruling.ending is Ending.NOBODY:
        last = after.last_turn if decision.question is Question.PLAY else None
        played = "none" if last is None or last.side is not decision.side or not last.moves else told_play(match, last)
        line = say("crowd-nobody", play=played, choice=_silently(decision, after))
    else:
        line = _ruled(crowd, decision, decision.ruling, before, numbers_in(before, told_in(match)))
    return line if fresh else say("crowd-said", who=who, line=line)


def _silently(decision: Decision, after: MatchState) -> str:
    """The computer's decision for a crowd that kept silent about the cube; as it stands `after` it. Else `other`."""
    if decision.question is Question.CUBE:
        return DOUBLE if after.phase is Phase.DOUBLE_OFFERED else ROLL
    if decision.question is Question.DOUBLE:
        return TAKE if after.cube.owner is decision.side else PASS
    return "other"


def _ruled(crowd: CrowdRecord, decision: Decision, ruling: Ruling, before: MatchState, numbers: PointNumbers) -> str:
    if ruling.ending is Ending.CAPTAIN:
        by = crowd.state.find(ruling.by)
        return say("team-ruling", who=bold(Person(ruling.by, "" if by is None else by.name)))
    chosen = choice_text(before, decision.question, ruling.choice, numbers)
    others = [
        f"{choice_text(before, decision.question, choice, numbers)}: {votes}"
        for choice, votes in ruling.others[:_OTHERS]
    ]
    if len(ruling.others) > _OTHERS:
        others.append("…")
    tie = decision.question in _OPEN and any(votes == ruling.votes for _, votes in ruling.others)
    text = say("crowd-ruling", choice=chosen, votes=ruling.votes, cast=ruling.cast, tie=tie)
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
    item = shared_line([what, say("shared-crowd", team=state.plan.mode is Mode.TEAM)], crowd.expires_at, url)
    return Shared(item, waits, crowd.expires_at, crowd.created_at, url, what)


def _begun(crowd: CrowdRecord, match: MatchRecord, person_id: int) -> Shared:
    decision = crowd.state.open
    waits = decision is not None and _is_asked(crowd, decision, person_id)
    asks = say("asked-vote", what=asked(match), team=crowd.state.plan.mode is Mode.TEAM) if waits else ""
    what = f"**{asks}**" if waits else whose_turn(match, ping=False, aside=True)
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
