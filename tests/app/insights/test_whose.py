"""Whose decisions of a match are counted: one's own."""

from datetime import UTC, datetime
from types import SimpleNamespace

import pytest

from bot.app.insights.insights import Insights
from bot.app.logged import Logs
from bot.errors import CoachError, CoachReason, EngineUnavailable
from bot.records.analyses import DecisionAnalysis, DecisionKind
from bot.records.insights import Plan
from bot.records.matches import OwnSide
from bot.records.people import Person
from bot.rules.dice import Roll, ScriptedDice
from bot.rules.match import commands as cmd
from bot.rules.match.machine import decide, fold, start
from bot.rules.match.turn import plays_now
from bot.rules.rules import Rules

NOW = datetime(2026, 3, 14, tzinfo=UTC)
WHITE, BLACK, STRANGER = Person(1, "Wanda"), Person(2, "Bert"), Person(3, "Otto")


def answer(value):
    async def answered(*_, **__):
        return value

    return answered


def failing(error):
    async def failed(*_, **__):
        raise error

    return failed


def three_plays():
    """A log in which White plays twice and Black once, and how each of the three was judged."""
    dice = ScriptedDice([(3, 1), (6, 5), (4, 2)])
    log, decisions = list(start(cmd.StartMatch("backgammon", 5, Rules()), dice)), []
    while len(decisions) < 3:
        state = fold(log)
        if state.roll is None:
            log += decide(state, cmd.RollDice(state.on_roll), dice)
            continue
        play, side = plays_now(state)[0].notation, state.on_roll
        log += decide(state, cmd.MakePlay(side, play), dice)
        roll, kind = Roll(*state.roll), DecisionKind.CHECKER
        decisions.append(
            DecisionAnalysis(1, state.seq + 1, side, kind, state.position, roll, play, "x", 0.1, True, False, 0.1)
        )
    return log, decisions


def insights(*, hints=(), imports=(), ready=None, plans=None):
    """Of a match played here, or of files that were imported."""
    log, decisions = three_plays()
    record = SimpleNamespace(match_id=5, players=(WHITE, BLACK), updated_at=NOW)
    logged = SimpleNamespace(
        events=log, record=record, names=("Wanda", "Bert"), is_imported=bool(imports), imported=[*imports, None][0]
    )
    played = [] if imports else [record]
    store = SimpleNamespace(matches_of=answer(played), imports_of=answer(imports), hints_of=answer(hints))
    store.imported = answer(logged.imported)
    coach = SimpleNamespace(ready=ready or answer(SimpleNamespace(decisions=decisions)))
    analyst = SimpleNamespace(plans=plans or (lambda asked: answer([None] * len(asked))()))
    logs = Logs(store, None)
    logs.load = answer(logged)
    return Insights(store, coach, logs, analyst, lambda: NOW), decisions


@pytest.mark.parametrize(("person", "counted"), [(WHITE, 2), (BLACK, 1), (STRANGER, 0)])
async def test_of_a_match_played_here_one_s_own(person, counted):
    told, _ = insights()
    assert (await told.of(person.user_id)).whole.decisions == counted


async def test_without_those_that_a_hint_was_asked_for():
    _, decisions = insights()
    told, _ = insights(hints=[decisions[0].seq - 1])
    assert (await told.of(WHITE.user_id)).whole.decisions == 1


def imported(own_side, played_on=""):
    return SimpleNamespace(
        owner_id=WHITE.user_id, key="i1", import_id=1, own_side=own_side, played_on=played_on, created_at=NOW
    )


@pytest.mark.parametrize(("own", "counted"), [(OwnSide.WHITE, 2), (OwnSide.BLACK, 1), (OwnSide.NEITHER, 0)])
async def test_of_a_file_the_side_that_one_named_as_one_s_own_and_hints_are_not_looked_for(own, counted):
    _, decisions = insights()
    told, _ = insights(imports=[imported(own)], hints=[one.seq - 1 for one in decisions])
    assert (await told.of(WHITE.user_id)).whole.decisions == counted


@pytest.mark.parametrize(
    ("played_on", "days", "counted"),
    [
        ("", 1, 2),  # imported today
        ("2026.03.13", 1, 2),
        ("2026-03-13", 1, 2),
        ("2026.03.12", 1, 0),
        ("2026.03.12", None, 2),
        ("the other day", 1, 2),
    ],
)
async def test_a_file_is_of_the_day_that_it_says_or_else_of_its_import(played_on, days, counted):
    told, _ = insights(imports=[imported(OwnSide.WHITE, played_on)])
    assert (await told.of(WHITE.user_id, days)).whole.decisions == counted


@pytest.mark.parametrize("ready", [failing(CoachError(CoachReason.NOT_FINISHED)), answer(None)])
async def test_of_a_match_that_is_not_analyzed_nothing(ready):
    told, _ = insights(ready=ready)
    assert (await told.of(WHITE.user_id)).whole.decisions == 0


async def test_without_the_engine_plans_are_asked_for_again_and_what_is_known_is_kept():
    asked = []

    async def plans(positions):
        asked.append(positions)
        if len(asked) == 1:
            raise EngineUnavailable("gone")
        return [Plan.RACING] * len(positions)

    told, decisions = insights(plans=plans)
    for known in (0, 2, 2):
        assert (await told.of(WHITE.user_id)).plans[Plan.RACING].decisions == known
    white = [("backgammon", one.position) for one in decisions if one.side is decisions[0].side]
    assert asked == [white, white]
