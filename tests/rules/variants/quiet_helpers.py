"""What the tests of the games without hits share: their positions, and what must hold of any play of theirs."""

from collections import Counter
from random import Random

from bot.rules.dice import Roll
from bot.rules.match.partial import PartialStep, begin, steps_with
from bot.rules.match.state import MatchState, Phase
from bot.rules.match.turn import game_of, hand_of, numbers_now, plays_now
from bot.rules.notation import parse_numbers
from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.rules.variants import EDITION
from tests.inside import with_step
from tests.nightly import NIGHTLY
from tests.rules.variants.helpers import random_turns

RULES = Rules(cube=False)


def pinning(mine, theirs, pinned=()):
    """A position of a pinning game: both sides' checkers on my points, and my points where one is pinned (-: his)."""
    position = Position.of(mine, {25 - point: count for point, count in theirs.items()})
    return Position(position.mine, position.theirs, tuple(sorted(pinned)))


def same_way(mine, theirs):
    """A position of a game in which both go the same way, both sides' checkers on my points."""
    return Position.of(mine, {point + 12 if point <= 12 else point - 12: count for point, count in theirs.items()})


def reachable(partial, most):
    """All positions that can be reached by single dice, or None when there are too many ways to try."""
    found, ways = set(), [partial]
    for _ in range(most):
        if not ways:
            return found
        current = ways.pop()
        if current.is_complete:
            found.add(current.finished().after)
            continue
        options = current.options()
        assert options, "a dead end"
        ways += [with_step(current, PartialStep(move.source, die)) for die, moves in options.items() for move in moves]
    return None


def assert_plays_can_be_written_and_tapped(key, matches, *, tapped_every=7 if NIGHTLY else 14, most=250):
    """Over random matches: a play's text means that play, and single dice lead to the legal plays and nothing else."""
    random, turns, tapped = Random(matches), 0, 0
    for seed in range(matches):
        for state in random_turns(key, RULES, seed):
            plays = plays_now(state)
            assert len({play.after for play in plays}) == len(plays)
            for play in random.sample(plays, min(6, len(plays))):
                assert parse_numbers(play.notation, state.position, hand_of(state), game_of(state), RULES) == play
                steps = steps_with(play, numbers_now(state))
                assert len(steps) == len(play.moves)
                assert play.after == game_of(state).apply(state.position, play.moves)
            turns += 1
            if turns % tapped_every == 0:
                reached = reachable(begin(state, plays), most)
                tapped += reached is not None
                assert reached is None or reached == {play.after for play in plays}
    assert turns > 20 * matches
    assert tapped > turns / (5 * tapped_every)


def assert_somebody_can_move(game, boards):
    """On random boards, half of the sides holding rows of points: some number lets one of the two sides move."""
    random, stuck = Random(boards), 0
    for _ in range(boards):
        places = random.sample(range(1, 25), 24)
        mine = _row(random) if random.random() < 0.7 else places[: random.randint(1, 6)]
        free = [point for point in places if point not in mine]
        theirs = [point for point in _row(random) if point in free] if random.random() < 0.5 else []
        theirs = theirs or free[: random.randint(1, 6)]
        board = (same_way if game.same_way else pinning)(_spread(random, mine), _spread(random, theirs))
        can = [
            any(game.plays_of_numbers(position, (die,) * 4, RULES) for die in range(1, 7))
            for position in (board, board.swapped())
        ]
        stuck += not all(can)
        assert any(can), board
    assert stuck, "no board was a hard one"


def _row(random):
    lowest = random.randint(1, 19)
    return list(range(lowest, lowest + 6))


def _spread(random, points):
    """Fifteen checkers over all of `points`."""
    return dict(Counter(points) + Counter(random.choices(points, k=15 - len(points))))


def turn_at(key, position, roll, **fields):
    """A match in which the side on roll of `position` has rolled `roll`."""
    fields = {"game": 1, **fields}
    rolled = {"roll": Roll(*roll), "phase": Phase.TO_PLAY, "edition": EDITION}
    return MatchState(key, RULES, 5, position, **rolled, **fields)
