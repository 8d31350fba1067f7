"""Whose decisions of a match are counted: one's own."""

from datetime import UTC, datetime
from functools import partial
from types import SimpleNamespace

import pytest

from bot.app.insights.insights import Insights
from bot.app.logged import Logs
from bot.records.analyses import DecisionAnalysis, DecisionKind
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


def insights(*, hints=()):
    log, decisions = three_plays()
    record = SimpleNamespace(match_id=5, players=(WHITE, BLACK), updated_at=NOW)
    logged = SimpleNamespace(events=log, record=record, names=("Wanda", "Bert"), is_imported=False, imported=None)
    store = SimpleNamespace(matches_of=answer([record]), imports_of=answer([]), hints_of=answer(hints))
    coach = SimpleNamespace(ready=answer(SimpleNamespace(decisions=decisions)))
    analyst = SimpleNamespace(plans=lambda asked: answer([None] * len(asked))())
    logs = SimpleNamespace(load=answer(logged))
    logs.sides_of = partial(Logs.sides_of, logs)
    return Insights(store, coach, logs, analyst, lambda: NOW), decisions


@pytest.mark.parametrize(("person", "counted"), [(WHITE, 2), (BLACK, 1), (STRANGER, 0)])
async def test_of_a_match_played_here_one_s_own(person, counted):
    told, _ = insights()
    assert (await told.of(person.user_id)).whole.decisions == counted


async def test_without_those_that_a_hint_was_asked_for():
    _, decisions = insights()
    told, _ = insights(hints=[decisions[0].seq - 1])
    assert (await told.of(WHITE.user_id)).whole.decisions == 1
