"""Every game against a second reading of its rules: legal plays, results, and what follows in a turn.

GAMES says how many random games of each game are looked at (`make games`), GAMES_SEED which.
"""

import os
from random import Random

import pytest

from bot.rules.dice import Roll
from bot.rules.match.turn import game_of, numbers_now
from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.rules.variants import VARIANTS
from bot.rules.variants.protocol import Hand
from tests.nightly import NIGHTLY
from tests.rules.oracles import ORACLES
from tests.rules.oracles.board import to_position
from tests.rules.oracles.places import random_board
from tests.rules.oracles.players import random_match, random_terms
from tests.rules.oracles.referee import Referee, oracle_with

pytestmark = pytest.mark.slow

GAMES = int(os.environ.get("GAMES", "4" if NIGHTLY else "1"))
SEED = int(os.environ.get("GAMES_SEED", "1"))
SHARE = 0.2 if GAMES < 100 else 0.05
"""The share of the plays of a game that the oracle looks for; the rest of what it says, test_games_random compares."""
BOARDS = min(30 * min(GAMES, 3) + 2 * GAMES, 3000)
"""How many boards that no game came to."""
PLACES = {0: "off", 25: "bar", 26: "hand"}


def place(point):
    return PLACES.get(point, point)


def assert_same_plays(game, oracle, position, numbers, rules, plays):
    board = oracle.board(position)
    assert to_position(board, oracle.opposite, with_hand=oracle.with_hand) == position
    expected = oracle.results(board, numbers, free_choice=rules.free_choice)
    found = {}
    for play in plays:
        after = oracle.board(play.after)
        assert after not in found, (position, numbers, play, "twice")
        found[after] = play
    told = f"{position}\nnumbers {numbers} {rules}"
    for play in (found[after] for after in found.keys() - expected):
        raise AssertionError(f"{told}\n{game.key}: not legal: {play} {play.moves}")
    for after in expected - found.keys():
        raise AssertionError(f"{told}\n{game.key}: missing: {to_position(after, oracle.opposite)}")
    possible = Possible(oracle)
    for after, play in found.items():
        assert_can_be_made(possible, board, numbers, play, after)
        result = game.result(play.after, rules)
        assert (result and result.grade) == oracle.result(after, quadruple=rules.quadruple), (told, play)
    notations = [play.notation for play in plays]
    assert len(set(notations)) == len(notations), (told, notations)


class Possible:
    """The boards that a move leads to, looked up: thousands of plays of one roll begin with the same few moves."""

    def __init__(self, oracle):
        self.oracle, self._by_move = oracle, {}

    def after(self, board, die, memory, move):
        """The boards that this (source, target, hit) may lead to with this die."""
        by_move = self._by_move.get((board, die, memory))
        if by_move is None:
            by_move = self._by_move[board, die, memory] = {}
            for source, end, then in self.oracle.moves(board, die, memory):
                lone = end != "off" and board.points[end] == "o"
                by_move.setdefault((source, end, lone), []).append(then)
        return by_move.get(move, ())


def assert_can_be_made(possible, board, numbers, play, after):
    """The moves of a play, one after the other, are each possible with a number that is left, and marked rightly."""
    oracle = possible.oracle
    stages = {(board, oracle.at_first(board, numbers), tuple(sorted(numbers)))}
    for source, target, hit in play.moves:
        move = place(source), place(target), hit
        following = set()
        for now, memory, left in stages:
            for die in set(left):
                rest = list(left)
                rest.remove(die)
                for then in possible.after(now, die, memory, move):
                    following.add((then, oracle.remember(memory, move[0]), tuple(rest)))
        assert following, (board, numbers, play.moves)
        stages = following
    assert {stage[0] for stage in stages} == {after}, (board, numbers, play.moves)


def assert_same_moves(game, oracle, position, numbers, rules):
    """What single dice allow, and which points are closed."""
    board = oracle.board(position)
    for die in set(numbers):
        moves = game.moves_of_die(position, die, rules, Hand(numbers))
        expected = {(source, end) for source, end, _ in oracle.moves(board, die, oracle.at_first(board, numbers))}
        assert {(place(move.source), place(move.target)) for move in moves} == expected, (position, numbers, die)
    for point in range(1, 25):
        assert game.is_closed(position, point) != oracle.may_land(board, point), (position, point)


def assert_contact(game, oracle, position):
    """Where a game says that the sides have passed each other, the opponent's checkers change nothing."""
    assert game.has_contact(position) == game.has_contact(position.swapped())
    if game.has_contact(position):
        return
    board = oracle.board(position)
    alone = board._replace(points=tuple(stack.replace("o", "") for stack in board.points))
    for die in range(1, 7):
        for memory in {oracle.at_first(board, (die, die % 6 + 1))}:
            assert {move[:2] for move in oracle.moves(board, die, memory)} == {
                move[:2] for move in oracle.moves(alone, die, memory)
            }, position


def random_numbers(random, game):
    """Numbers that a roll gives, or what is left of a doublet where that can be a part, or the rest of one."""
    roll = Roll(random.randint(1, 6), random.randint(1, 6))
    if random.random() < 0.3:
        roll = Roll(roll.first, roll.first)
    numbers = game.numbers(roll)
    left = roll.is_doublet and game.is_plain and random.random() < 0.3
    return roll, numbers[: random.randint(1, len(numbers))] if left else numbers


def boards_rules(random, game):
    return Rules(
        free_choice="free_choice" in game.options and random.random() < 0.2,
        five_checkers="five_checkers" in game.options and random.random() < 0.2,
        pinned_start="pinned_start" in game.options and random.random() < 0.5,
        quadruple="quadruple" in game.options and random.random() < 0.3,
    )


@pytest.mark.parametrize("key", [key for key in VARIANTS if key in ORACLES])
def test_boards_near_the_rules(key):
    random, game = Random(f"boards {key} {SEED}"), VARIANTS[key]
    played = 0
    for _ in range(BOARDS):
        rules = boards_rules(random, game)
        oracle = oracle_with(ORACLES[key], rules)
        position = to_position(random_board(random, oracle), oracle.opposite, with_hand=oracle.with_hand)
        roll, numbers = random_numbers(random, game)
        assert sorted(game.numbers(roll)) == sorted(oracle.numbers(*roll))
        plays = game.plays_of_numbers(position, numbers, rules)
        assert_same_plays(game, oracle, position, numbers, rules, plays)
        assert_same_moves(game, oracle, position, numbers, rules)
        assert_contact(game, oracle, position)
        if len(numbers) == len(game.numbers(roll)):
            assert {play.after for play in game.legal_plays(position, roll, rules)} == {play.after for play in plays}
        played += len(plays) > 1
    assert played > BOARDS // 10


@pytest.mark.parametrize("key", VARIANTS)
def test_random_games(key):
    random = Random(f"games {key} {SEED}")
    games = 0
    while games < GAMES:
        length, rules = random_terms(random, key)
        referee = Referee(key, rules)
        for event, state, plays in random_match(random, key, length, rules):
            referee.after(event, state)
            if plays and random.random() < SHARE:
                game, oracle, numbers = game_of(state), referee.oracle, numbers_now(state)
                assert_same_plays(game, oracle, state.position, numbers, rules, plays)
                assert_same_moves(game, oracle, state.position, numbers, rules)
                assert_contact(game, oracle, state.position)
        games += referee.games


def test_a_win_that_leaves_a_number():
    """11/6 wins and leaves a 1 that cannot be played; with both numbers, 11/10 6/1, nobody wins."""
    game, oracle = VARIANTS["sugoroku"], ORACLES["sugoroku"]
    position = Position.of({11: 1, 6: 14}, {20: 2, 12: 13})
    plays = game.plays_of_numbers(position, (5, 1), Rules())
    assert {play.notation for play in plays} == {"11/10 6/1", "11/6"}
    assert_same_plays(game, oracle, position, (5, 1), Rules(), plays)


def test_every_game_has_an_oracle():
    assert VARIANTS.keys() - ORACLES.keys() <= {"tavli"}
