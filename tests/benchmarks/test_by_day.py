"""Benchmarks are measured by hand; so that they still run by then, some are carried out here, as small as can be.

Those that start several processes (`test_turn`, `test_others`, `test_uploads`, `test_engine`) take long however small
they are, and `test_board_image` needs what is not installed everywhere.
"""

from contextlib import nullcontext
from types import SimpleNamespace

import pytest

from bot.rules.variants import BACKGAMMON
from tests.benchmarks import (
    cluster,
    measuring,
    test_bracket,
    test_commit,
    test_games,
    test_legal_plays,
    test_nets,
    test_position_guard,
    test_replay,
    test_tournament,
)


class Once:
    """Takes the place of the stopwatch: what should be measured is done, and counted."""

    def __init__(self):
        self.done = 0
        self.stats = {"median": 0.0}

    def pedantic(self, work, args=(), **_):
        self.done += 1
        return work(*args)


@pytest.fixture
def once():
    watch = Once()
    yield watch
    assert watch.done


def goal(*_, **__):
    """Nothing is measured that could reach it."""


CAPTURED = SimpleNamespace(disabled=nullcontext)
"""What they print is not shown."""


@pytest.mark.parametrize("name", ["test_commit", "test_fifty_at_once", "test_a_long_match", "test_many_matches"])
def test_what_is_stored(name, once, tmp_path, monkeypatch):
    for size in ("TURNS", "AT_ONCE", "ROUNDS", "MATCHES", "STORED"):
        monkeypatch.setattr(test_commit, size, 3)
    monkeypatch.setattr(test_commit, "LATE", 10)
    getattr(test_commit, name)(once, tmp_path, CAPTURED, goal)


async def test_what_is_measured_of_measuring(monkeypatch):
    """And `cluster`, which asks for it, has everything that it imports."""
    monkeypatch.setattr(measuring, "TURNS", 1)
    monkeypatch.setattr(measuring, "REPEATED", 1)
    assert cluster.measure_measuring is measuring.measure_measuring
    assert (await measuring.measure_measuring())["calls_a_turn"] > 1


def test_what_is_played(once, monkeypatch):
    position, roll = BACKGAMMON.start(), (3, 1)
    turns = [(position, roll, test_legal_plays.legal_plays(position, roll))] * 10
    test_legal_plays.test_legal_plays(once, turns, goal)
    test_legal_plays.test_notation(once, turns)
    test_legal_plays.test_parse_play(once, turns)
    monkeypatch.setattr(test_games, "POSITIONS", 2)
    test_games.test_legal_plays_of_a_game(once, BACKGAMMON, (1, 1))


def test_who_is_helped(once, tmp_path, monkeypatch):
    monkeypatch.setattr(test_position_guard, "MATCHES", 2)
    test_position_guard.test_position_with_rated_matches(once, tmp_path, test_position_guard.NEVER)


def test_what_is_drawn_of_matches(once, monkeypatch):
    monkeypatch.setattr(test_replay, "PLIES", 2)
    monkeypatch.setattr(test_replay, "ROUNDS", 1)
    monkeypatch.setattr(test_replay, "by_pillow", lambda _: None)  # a second or two
    test_replay.test_replay_of_sixty_plies(once, "classic", test_replay.log_of, CAPTURED, goal)
    test_replay.test_others_meanwhile(once, goal)


def test_what_is_drawn_of_tournaments(once, tmp_path, monkeypatch):
    monkeypatch.setattr(test_tournament, "ENTRANTS", 4)
    test_tournament.test_a_bracket_of_256(once, tmp_path, CAPTURED, goal)
    for size, small in (("ENTRANTS", 4), ("ROUNDS", 1)):
        monkeypatch.setattr(test_bracket, size, small)
    test_bracket.test_large_bracket(once, test_bracket.double_elimination, CAPTURED)


def test_what_is_thought(once, monkeypatch):
    monkeypatch.setattr(test_nets, "STATES", 1)
    monkeypatch.setattr(test_nets, "games_with_net", lambda: ["fevga"])
    test_nets.test_a_decision_of_a_net(once, goal)
