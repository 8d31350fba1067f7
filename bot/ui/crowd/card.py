"""The card of a crowd at the end: who voted, and once the match is analyzed, how each agrees with the engine."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import structlog

from bot.app.crowd.questions import chosen_play, has_crowd
from bot.crowd.evolution import evolve
from bot.crowd.records import CrowdRecord, StoredCrowdEvent
from bot.crowd.state import CrowdState, Decision, Question
from bot.errors import RuleError
from bot.records.analyses import CurvePoint, DecisionAnalysis, DecisionKind, MatchAnalysis
from bot.records.matches import MatchRecord
from bot.records.people import Person, Place
from bot.render.pages.standings import StandingRow, render_standings
from bot.rules.match.state import MatchState
from bot.rules.sides import Side
from bot.texts.catalogue import say, speaking
from bot.ui.coach.words import states_before
from bot.ui.crowd.words import side_name
from bot.ui.kit.host import Host
from bot.ui.kit.languages import language_of_place
from bot.ui.kit.message import Picture, Post
from bot.ui.kit.names import shown_name, unmarked
from bot.ui.kit.sending import send
from bot.ui.match.style import theme_of

_log: Final = structlog.get_logger()
_ROWS: Final = 20
_KINDS: Final = {
    Question.PLAY: DecisionKind.CHECKER,
    Question.CUBE: DecisionKind.DOUBLE,
    Question.DOUBLE: DecisionKind.TAKE,
}
_CUBE: Final = {"roll": "no_double", "double": "double", "take": "take", "pass": "pass"}


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
    crowd: CrowdRecord,
    decisions: Sequence[Decision],
    states: Mapping[int, MatchState],
    analysis: MatchAnalysis | None,
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
    """The two points of the curve between which most changed, within a game."""
    pairs = [(one, two) for one, two in zip(analysis.curve, analysis.curve[1:], strict=False) if one.game == two.game]
    return max(pairs, key=lambda pair: abs(_worth(pair[1]) - _worth(pair[0])), default=None)


def _worth(point: CurvePoint) -> float:
    return point.equity if point.winning is None else point.winning


async def show_card(host: Host, record: MatchRecord, analysis: MatchAnalysis | None = None) -> None:
    """Post the card of a crowd's match that is over; again once the engine has looked at it."""
    crowd = await host.app.crowds.of_match(record.match_id) if record.state.is_over and has_crowd(record) else None
    if crowd is None:
        return
    decisions = decisions_in(await host.app.crowds.log(crowd.crowd_id))
    log = [stored.event for stored in await host.app.matches.log(record.match_id)]
    theme = theme_of(host, record.place)
    with speaking(await language_of_place(host, record.place)):
        after = await asyncio.to_thread(states_before, log, [one.seq + 1 for one in decisions])
        found = scores(crowd, decisions, {seq - 1: state for seq, state in after.items()}, analysis)
        if found:
            post = await asyncio.to_thread(card_post, record, crowd, (decisions, found), analysis, theme)
            await send(host, Place(record.posts_to, record.place.guild_id), post)


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
        rating = None if analysis is None else analysis.sides[side].rating
        said = say("crowd-card-side", who=side_name(record, side), decisions=count)
        lines.append(f"{said} · {say('result-pr', rating=f'{rating:.2f}')}" if rating is not None else said)
    more = f"-# {say('crowd-card-not-analyzed')}" if analysis is None else _turning_line(record, analysis)
    picture = _picture(crowd, found, decisions, analysis is not None, theme)
    return Post(tuple(filter(None, (*lines, more))), (), extra=(picture,))


def _turning_line(record: MatchRecord, analysis: MatchAnalysis) -> str:
    """The turning point: what was decided there, and White's chances before and after it."""
    pair = turning_point(analysis)
    if pair is None:
        return ""
    before, after = pair
    made = next((one for one in analysis.decisions if one.seq == after.seq), None)
    what = "" if made is None else unmarked(made.played) if made.kind is DecisionKind.CHECKER else made.played
    who = side_name(record, Side.WHITE if made is None else made.side)
    shown = [
        f"{point.equity:+.2f}" if point.winning is None else f"{point.winning * 100:.0f}%" for point in (before, after)
    ]
    white = side_name(record, Side.WHITE)
    return say("crowd-turning", game=after.game, who=who, what=what, white=white, before=shown[0], after=shown[1])


def _picture(
    crowd: CrowdRecord, found: Sequence[Score], decisions: Sequence[Decision], analyzed: bool, theme: str
) -> Picture:
    asked = {side: sum(one.side is side for one in decisions) for side in Side}
    headings = [say("crowd-card-votes"), *([say("crowd-card-agreed")] if analyzed else [])]
    rows, place = list[StandingRow](), 0
    for number, one in enumerate(found[:_ROWS], 1):
        share = round(100 * one.agreed / one.judged) if one.judged else 0
        columns = [f"{one.voted}/{asked[one.side]}", *([f"{share}% ({one.agreed}/{one.judged})"] if analyzed else [])]
        place = place if rows and rows[-1].columns == tuple(columns) else number
        rows.append(StandingRow(place, shown_name(one.person), tuple(columns)))
    title = say("crowd-card-title", count=len(crowd.state.voters))
    words = "\n".join([title, *(f"{row.place}. {row.name}: {' · '.join(row.columns)}" for row in rows)])
    return Picture(render_standings(rows, headings, title, theme)[0], words[:1024])
