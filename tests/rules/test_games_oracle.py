"""Every game against a second reading of its rules: legal plays, results, and what follows in a turn.

GAMES says how many random games of each game are looked at (`make games`), GAMES_SEED which.
"""

import os
from random import Random

import pytest

from bot.rules import events as ev
from bot.rules.actions import losses_of
from bot.rules.dice import Roll
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.rules.state import Phase
from bot.rules.turn import game_of, numbers_now
from bot.rules.variants import VARIANTS
from bot.rules.variants.protocol import Hand
from tests.rules.oracles import ORACLES, oracle_of
from tests.rules.oracles.board import to_position
from tests.rules.oracles.places import random_board
from tests.rules.oracles.players import random_match, random_terms
from tests.rules.oracles.turns import Turns

GAMES = int(os.environ.get("GAMES", "2"))
SEED = int(os.environ.get("GAMES_SEED", "1"))
LOOKED_AT = 0.3 if GAMES < 100 else 0.05
"""The share of the turns of a random game whose plays the oracle looks for."""
BOARDS = min(60 + 2 * GAMES, 3000)
"""How many boards that no game came to."""
PLACES = {0: "off", 25: "bar", 26: "hand"}


def place(point):
    return PLACES.get(point, point)


def oracle_with(oracle, rules):
    if not rules.five_checkers:
        return oracle
    limited = type(oracle)()
    limited.most_on_a_point = 5
    return limited


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
    for after, play in found.items():
        assert_can_be_made(oracle, board, numbers, play, after)
        result = game.result(play.after, rules)
        assert (result and result.grade) == oracle.result(after, quadruple=rules.quadruple), (told, play)
    notations = [play.notation for play in plays]
    assert len(set(notations)) == len(notations), (told, notations)


def assert_can_be_made(oracle, board, numbers, play, after):
    """The moves of a play, one after the other, are each possible with a number that is left, and marked rightly."""
    stages = {(board, oracle.at_first(board, numbers), tuple(sorted(numbers)))}
    for source, target, hit in play.moves:
        following = set()
        for now, memory, left in stages:
            for die in set(left):
                rest = list(left)
                rest.remove(die)
                for start, end, then in oracle.moves(now, die, memory):
                    lone = end != "off" and now.points[end] == "o"
                    if (start, end, lone) == (place(source), place(target), hit):
                        following.add((then, oracle.remember(memory, start), tuple(rest)))
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
    """Numbers that a roll gives, or sometimes what is left of a doublet."""
    roll = Roll(random.randint(1, 6), random.randint(1, 6))
    if random.random() < 0.3:
        roll = Roll(roll.first, roll.first)
    numbers = game.numbers(roll)
    return roll, numbers[: random.randint(1, 4)] if roll.is_doublet and random.random() < 0.3 else numbers


def boards_rules(random, game):
    return Rules(
        free_choice="free_choice" in game.options and random.random() < 0.2,
        five_checkers="five_checkers" in game.options and random.random() < 0.2,
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
        games += look_at_match(random, key, length, rules)


def look_at_match(random, key, length, rules):
    """Play a match and compare all of it; how many games it had."""
    turns = Turns(key, winner_starts=rules.winner_starts)
    games, grade, most = 0, None, []
    for event, state, plays in random_match(random, key, length, rules):
        ended = isinstance(event, ev.GameEnded | ev.GameDrawn)
        turns.after(event)
        assert_awaited(turns, state)
        assert ended or grade is None, "the game should be over"
        if isinstance(event, ev.GameStarted):
            oracle, most = oracle_with(oracle_of(key, state.game), rules), []
            assert oracle.board(state.position) == oracle.start()
        if ended:
            games += 1
            assert_end(event, grade, rules, most)
        grade = None
        if isinstance(event, ev.PlayMade):
            grade = oracle.result(oracle.board(seen_by(state, event.side)), quadruple=rules.quadruple)
        if not state.is_over and not ended:
            most.append({side: losses_of(state, side)[-1] for side in Side})
        if plays and random.random() < LOOKED_AT:
            game, numbers = game_of(state), numbers_now(state)
            assert_same_plays(game, oracle, state.position, numbers, rules, plays)
            assert_same_moves(game, oracle, state.position, numbers, rules)
            assert_contact(game, oracle, state.position)
    return games


def seen_by(state, side):
    return state.position if state.on_roll is side else state.position.swapped()


def assert_end(event, grade, rules, most):
    """A game ended as the oracle says (`grade`), and cost no more than the loser was told at any moment before."""
    if isinstance(event, ev.GameDrawn):
        assert grade == 0
    elif event.ending is ev.Ending.BORNE_OFF:
        assert grade
        assert event.grade == grade or (rules.jacoby and event.grade == 1)
        assert rules.jacoby or all(losses[event.winner.other] >= event.grade for losses in most)


def assert_awaited(turns, state):
    """The match waits for whom and what the oracle says."""
    if turns.awaited is None or state.phase in (Phase.DOUBLE_OFFERED, Phase.RESIGNATION_OFFERED, Phase.OVER):
        return
    kind, *numbers = turns.awaited
    assert (state.on_roll, state.phase) == (turns.side, {"play": "to_play", "roll": "to_roll", "name": "to_name"}[kind])
    if kind == "play":
        assert sorted(numbers_now(state)) == sorted(*numbers)


def test_every_game_has_an_oracle():
    assert VARIANTS.keys() - ORACLES.keys() <= {"tavli"}
