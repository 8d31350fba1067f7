"""What looking through 25 rated matches costs `/position`: `make bench`.

The goal, 100 ms, is printed and not asserted. The worst case is a position a roll away from every match.
"""

import asyncio
from contextlib import suppress
from datetime import UTC, datetime
from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from bot.app.coach import Coach
from bot.errors import CoachError
from bot.records.matches import NewMatch
from bot.records.people import Person, Place
from bot.rules.dice import Roll, ScriptedDice
from bot.rules.match.commands import StartMatch
from bot.rules.match.machine import fold, start
from bot.rules.match.state import Phase
from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.store import Database

MATCHES = 25
NOW = datetime(2026, 3, 1, tzinfo=UTC)
ALICE = Person(11, "Alice")
LOG = start(StartMatch("backgammon", 5, Rules()), ScriptedDice([(3, 1)]))
OPEN = Position.of({4: 3, 6: 3, 8: 3, 13: 3, 20: 1, 24: 2}, {6: 5, 8: 3, 13: 4, 18: 1, 24: 2})
FAR = Position.of({1: 5, 2: 5, 3: 5}, {1: 5, 2: 5, 3: 5})
NEVER = Position.of({4: 3, 6: 3, 7: 1, 8: 2, 10: 1, 12: 1, 13: 2, 20: 1, 24: 1}, {6: 5, 8: 3, 13: 4, 18: 1, 24: 2})
"""Sixteen pips from `OPEN`, but no roll leads there: every play of 2-2, the present roll, and of 4-4 is looked at."""


@pytest.mark.parametrize("wanted", [FAR, NEVER], ids=["a position far away", "one that looks a roll away"])
def test_position_with_rated_matches(benchmark, tmp_path, wanted):
    with asyncio.Runner() as runner:
        store = Database(tmp_path / "matches.db")
        runner.run(store.open())
        for number in range(MATCHES):
            state = replace(fold(LOG), position=OPEN, turns=9, phase=Phase.TO_PLAY, roll=Roll(2, 2))
            new = NewMatch(Place(1, 2), (ALICE, Person(100 + number, "")))
            runner.run(store.create_match(new, LOG, state, actor_id=None, interaction_id=None, at=NOW))
        coach = Coach(store, SimpleNamespace(), SimpleNamespace())

        def ask():
            with suppress(CoachError):
                runner.run(coach.may_value(ALICE.user_id, wanted))

        benchmark.pedantic(ask, rounds=20)
        print(f"\n{benchmark.stats['median'] * 1000:.1f} ms (goal: below 100)")
        runner.run(store.close())
