"""The card at the end: how each agrees with the engine, the crowd's rating, the turning point."""

from datetime import UTC, datetime

import pytest
from msgspec.structs import replace

from bot.app.crowd.questions import play_choices
from bot.crowd.events import Asked, CrowdRecord, Joined, Opened, Settled, StoredCrowdEvent, Voted
from bot.crowd.machine import fold
from bot.crowd.state import CrowdPlan, Ending, Mode, Question, Ruling
from bot.records.analyses import CurvePoint, DecisionAnalysis, DecisionKind, MatchAnalysis, SideAnalysis
from bot.records.computers import ComputerLevel, CrowdKind, computer, crowd
from bot.records.matches import MatchRecord
from bot.records.people import Place
from bot.rules.dice import Roll
from bot.rules.match.state import MatchState, Phase
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.rules.variants import BACKGAMMON
from bot.ui.crowd.words import card_post, decisions_in, scores, turning_point

NOW = datetime(2026, 1, 1, tzinfo=UTC)


@pytest.fixture
def position():
    return MatchState("backgammon", Rules(), 3, BACKGAMMON.start(), seq=4, phase=Phase.TO_PLAY, roll=Roll(3, 1))


def side(loss):
    return SideAnalysis(2, 2, loss, 0.0, 0, 0, 0, loss * loss / 2)


def test_each_voters_agreement(position):
    """Two decisions: a play on which they differ, and a cube that only one of them voted on."""
    choices = {play.notation: choice for choice, play in play_choices(position).items()}
    best, other = choices["8/5 6/5"], choices["24/23 13/10"]
    events = [
        Opened(CrowdPlan(Mode.VOTE, (True, False), 60, level="expert"), 1),
        *(Joined(number, name, Side.WHITE) for number, name in enumerate(("Ann", "Ben", "Cem"), 1)),
        Asked(4, Side.WHITE, Question.PLAY, NOW),
        Voted(1, best),
        Voted(2, other),
        Settled(Ruling(Ending.VOTES, best, 1, 2)),
        Asked(9, Side.WHITE, Question.CUBE, NOW),
        Voted(2, "double"),
        Settled(Ruling(Ending.VOTES, "double", 1, 1)),
    ]
    log = [StoredCrowdEvent(seq, event, None, NOW) for seq, event in enumerate(events, 1)]
    called = CrowdRecord(1, 1, 1, fold(events), 1, None, NOW)
    decisions = decisions_in(log)
    assert [(one.seq, len(one.votes)) for one in decisions] == [(4, 2), (9, 1)]
    made = (
        _made(position, 5, DecisionKind.CHECKER, "8/5 6/5"),
        _made(position, 10, DecisionKind.DOUBLE, "double"),
    )
    curve = (CurvePoint(1, 4, 0.1, 0.5), CurvePoint(1, 5, 0.2, 0.55), CurvePoint(1, 10, -0.9, 0.2))
    analysis = MatchAnalysis((side(0.02), side(0.1)), (), made, curve, "2ply")
    found = scores(called, decisions, {4: position}, analysis)
    assert [(one.person.name, one.voted, one.agreed, one.judged) for one in found] == [
        ("Ann", 1, 1, 1),
        ("Ben", 2, 1, 2),
        ("Cem", 0, 0, 0),
    ]
    assert [point.seq for point in turning_point(analysis)] == [5, 10]
    record = _record(position)
    post = card_post(record, called, (decisions, found), analysis, "classic")
    text = "\n".join(post.lines)
    assert "The crowd**: 2 decisions · PR 5" in text
    assert "double" in text.split("Turning point")[1]
    assert "55% → 20%" in text
    assert post.extra[0].words.startswith("2 voters\n"), "Cem hasn't voted"
    assert "Ann: 1/2 · 100% (1/1)" in post.extra[0].words
    assert post.extra[0].words.endswith("\nCem: 0/2 · 0% (0/0)"), "no place, and no medal, without a vote"
    ended = replace(analysis, curve=(*curve, CurvePoint(1, 12, 1.0, 1.0)))
    assert [point.seq for point in turning_point(ended)] == [5, 10], "who resigned decided nothing at the board"
    unanalyzed = card_post(record, called, (decisions, scores(called, decisions, {}, None)), None, "classic")
    assert "Analyze the match" in "\n".join(unanalyzed.lines)
    assert "%" not in unanalyzed.extra[0].words
    silent = card_post(record, called, (decisions, scores(called, (), {}, None)), None, "classic")
    assert silent.extra[0].words.startswith("Nobody voted\n")


def _made(state, seq, kind, best):
    return DecisionAnalysis(
        1, seq, Side.WHITE, kind, state.position, state.roll, best, best, 0.0, counted=True, forced=False, equity=0.0
    )


def _record(state):
    players = crowd(1, CrowdKind.CROWD, Side.WHITE), computer(ComputerLevel.EXPERT)
    return MatchRecord(1, Place(1, 1), players, state, None, NOW, NOW, rated=False)
