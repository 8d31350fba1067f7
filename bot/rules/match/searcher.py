"""A simple player of every game: it looks at the result of each legal play, and no further.

It sees the same things in every game, through the variant protocol: the race, lone checkers within reach, points that
are closed to the other side, pins, checkers off. Their weights depend on what happens to a lone checker (it's hit, it's
pinned, or it holds its point), not on the name of the game. Everything is counted in pips. Nothing is looked up and
nothing is random: the same state gives the same command.
"""

from typing import Final, NamedTuple

from bot.rules.match import commands as cmd
from bot.rules.match.actions import may_beaver, may_double, resign_options, seen_by
from bot.rules.match.state import MatchState, Phase
from bot.rules.match.turn import game_of, plays_now
from bot.rules.play import Play
from bot.rules.position import BAR, OFF, POINTS, Position
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.rules.variants import Variant


class Weights(NamedTuple):
    """The worth of each aspect in pips."""

    off: float
    """A checker borne off, beyond its pips."""
    block: float
    """A number that a rear checker of the other side can't play."""
    prime: float
    """An extra for each pair of such numbers of one checker."""
    home: float
    """A home point closed to the other side."""
    anchor: float
    """A point held in the other side's home."""
    blot: float
    """A lone checker that is lost: in addition to the pips lost by a hit, or in all if it's pinned."""
    bar: float
    """A checker of the other side that has to enter."""
    stack: float
    """Each checker beyond the fourth on a point."""


_HIT: Final = Weights(off=0.5, block=0.35, prime=0.16, home=2.0, anchor=3.0, blot=4.0, bar=5.0, stack=0.8)
_PINNED: Final = Weights(off=0.5, block=0.30, prime=0.10, home=0.5, anchor=0.0, blot=30.0, bar=0.0, stack=0.3)
_HELD: Final = Weights(off=0.5, block=0.60, prime=0.25, home=0.0, anchor=0.0, blot=0.0, bar=0.0, stack=0.5)

SHOTS: Final = (0, 11, 12, 14, 15, 15, 17, 6, 6, 5, 3, 2, 3)
"""By distance in pips: how many of the 36 rolls hit a lone checker with nothing in between (a well-known table)."""
_HOME: Final = 6
_WON: Final = 1000.0
_ROLL: Final = 49 / 6  # pips of an average roll
_DOUBLE: Final = 0.08
_TAKE: Final = 0.12  # the rule of eight and twelve: double eight percent ahead, take up to twelve percent behind
_UNCLEAR: Final = 0.08  # added to the required lead while there is still contact
_HOPELESS: Final = 8.0  # a race is given up if it's this many rolls behind


class Aspects(NamedTuple):
    """A player's view of a position in which both sides can still touch each other, in pips."""

    caught: float
    """Checkers of the other side that are on the bar or pinned, minus one's own that are pinned."""
    exposed: float
    """The possible losses of one's lone checkers at the next roll."""
    held: float
    """Points that are closed to the other side: in the way of its rear checkers, at home and in its home."""
    trapped: float
    """How far one's rear checkers are kept from moving."""


def simple_choice(state: MatchState) -> cmd.Command:
    """The command of the side that the match waits for. Raises ValueError for a match that is over."""
    side = state.waiting_for
    if side is None:
        raise ValueError("nobody has to act")
    if state.phase is Phase.RESIGNATION_OFFERED:
        return _answer_resignation(state, side)
    if state.phase is Phase.DOUBLE_OFFERED:
        return _answer_double(state, side)
    if state.phase is Phase.TO_NAME:
        return cmd.NameDoublet(side, max(range(1, 7), key=lambda number: _best_of(state, (number,) * 4)))
    if (resigned := _give_up(state, side)) is not None:
        return resigned
    if state.phase is Phase.TO_PLAY:
        return cmd.MakePlay(side, best_play(state).notation)
    if may_double(state) and _lead(state) >= _DOUBLE:
        return cmd.OfferDouble(side)
    return cmd.RollDice(side)


def best_play(state: MatchState) -> Play:
    """The legal play that leads to the best position. Raises ValueError if there is none.

    In a race it's the one that bears off more checkers, whatever it leaves behind.
    """
    game, weights = game_of(state), weights_of(game_of(state))
    racing = not game.has_contact(state.position)

    def worth(play: Play) -> tuple[float, float]:
        return play.after.mine[OFF] if racing else 0, _worth(play.after, game, state.rules, weights)

    return max(plays_now(state), key=worth)


def weights_of(game: Variant) -> Weights:
    """The weights for a game, by what happens to its lone checkers."""
    if game.pins:
        return _PINNED
    return _HELD if game.is_closed(Position.of({}, {game.facing(10): 1}), 10) else _HIT


def _best_of(state: MatchState, numbers: tuple[int, ...]) -> float:
    """The value after the best play of `numbers`."""
    game, weights = game_of(state), weights_of(game_of(state))
    plays = game.plays_of_numbers(state.position, numbers, state.rules)
    reached = [play.after for play in plays] or [state.position]
    return max(_worth(position, game, state.rules, weights) for position in reached)


def _worth(position: Position, game: Variant, rules: Rules, weights: Weights) -> float:
    result = game.result(position, rules)
    return _WON * result.grade if result is not None else evaluate(position, game, weights)


def evaluate(position: Position, game: Variant, weights: Weights) -> float:
    """A position's worth to the side that has just moved (and by which it's seen), in pips."""
    mine, theirs = position.mine, position.theirs
    worth = position.opponent_pip_count - position.pip_count + weights.off * (mine[OFF] - theirs[OFF])
    worth -= weights.stack * sum(max(0, count - 4) for count in mine[1 : POINTS + 1])
    if not game.has_contact(position):
        return worth - 0.2 * sum(1 for point in range(1, _HOME + 1) if not mine[point])
    caught, exposed, held, trapped = aspects_of(position, game)
    return worth + caught - exposed + held - trapped


def aspects_of(position: Position, game: Variant) -> Aspects:
    """The aspects of a position, for the side that has just moved."""
    weights, mine, theirs = weights_of(game), position.mine, position.theirs
    turned = position.swapped()
    # Indexed by the points of the side that wants to land there.
    to_me = [False, *(game.is_closed(position, point) for point in range(1, BAR))]
    to_them = [False, *(game.is_closed(turned, point) for point in range(1, BAR))]
    held = _blocked(theirs, to_them, weights)
    held += weights.home * sum(to_them[game.facing(point)] for point in range(1, _HOME + 1) if mine[point])
    held += weights.anchor * sum(mine[point] > 1 for point in range(POINTS - _HOME + 1, POINTS + 1))
    caught, exposed = weights.bar * theirs[BAR], 0.0
    if weights.blot:
        exposed = _exposed(position, game, to_them, weights)
        caught -= _pinned(position, game, weights)
    return Aspects(caught, exposed, held, _blocked(mine, to_me, weights))


def _blocked(counts: tuple[int, ...], closed: list[bool], weights: Weights) -> float:
    """How far a side's rear checkers are kept from moving by points that are closed to it."""
    worth = 0.0
    for point in range(_HOME + 1, len(counts)):
        if not counts[point]:
            continue
        source = min(point, BAR)
        numbers = sum(closed[source - die] for die in range(1, 7))
        worth += min(counts[point], 2) * (weights.block * numbers + weights.prime * numbers * (numbers - 1) / 2)
    return worth


def _exposed(position: Position, game: Variant, to_them: list[bool], weights: Weights) -> float:
    """The possible losses of the mover's lone checkers at the next roll."""
    worth = 0.0
    for point in range(1, BAR):
        there = game.facing(point)
        if position.mine[point] != 1 or to_them[there] or -there in position.pinned:
            continue
        missed = 1.0
        for source in range(there + 1, min(BAR, there + len(SHOTS) - 1) + 1):
            if position.theirs[source]:
                missed *= 1 - SHOTS[source - there] / 36
        worth += (1 - missed) * _loss(point, game, weights)
    return worth


def _loss(point: int, game: Variant, weights: Weights) -> float:
    """The value to the other side of catching one's own lone checker on `point`."""
    if game.pins:
        # The further it still has to go, the longer it's held; on the start nothing is worse.
        return weights.blot * (0.3 + point / POINTS + (point == POINTS))
    return weights.blot + BAR - point


def _pinned(position: Position, game: Variant, weights: Weights) -> float:
    """The cost of the mover's pinned checkers, minus that of the other side's."""
    worth = 0.0
    for point in position.pinned:
        worth += _loss(point, game, weights) if point > 0 else -_loss(game.facing(-point), game, weights)
    return worth


def _lead(state: MatchState) -> float:
    """How far the side on roll is ahead before it rolls, as a share of its own pips."""
    game, pips = game_of(state), max(1, state.position.pip_count)
    if not game.has_contact(state.position):
        return (state.position.opponent_pip_count - pips) / pips
    share = -evaluate(state.position.swapped(), game, weights_of(game)) / pips
    return share - _UNCLEAR if share > 0 else share


def _answer_double(state: MatchState, side: Side) -> cmd.Command:
    lead = _lead(state) if side is not state.on_roll else -_lead(state)
    if may_beaver(state, side) and lead < 0:
        return cmd.Beaver(side)
    return cmd.Take(side) if lead <= _TAKE else cmd.Pass(side)


def _answer_resignation(state: MatchState, side: Side) -> cmd.Command:
    """Refuse only to win more: when the winner should be off before the loser has borne off a checker."""
    offer = state.resignation
    loser = seen_by(state, side.other)
    if offer is None or loser.mine[OFF] or offer.grade > 1:
        return cmd.AcceptResignation(side)
    if offer.grade == resign_options(state, side.other)[-1].grade:
        return cmd.AcceptResignation(side)
    to_come_home = sum(count * (min(point, BAR) - _HOME) for point, count in enumerate(loser.mine) if point > _HOME)
    if (to_come_home + _HOME) / _ROLL > rolls_needed(loser.swapped()):
        return cmd.RefuseResignation(side)
    return cmd.AcceptResignation(side)


def rolls_needed(position: Position) -> float:
    """Roughly how many rolls the side on roll needs to bear off: by its pips, and two checkers a roll at best."""
    left = sum(position.mine) - position.mine[OFF]
    return max(position.pip_count / _ROLL + 1, left / 2)


def _give_up(state: MatchState, side: Side) -> cmd.Resign | None:
    """Resign a hopeless race that can only cost a single game: nobody has to answer that."""
    position = seen_by(state, side)
    if game_of(state).has_contact(state.position) or not position.mine[OFF]:
        return None
    options = resign_options(state, side)
    behind = rolls_needed(position) - rolls_needed(position.swapped())
    if len(options) != 1 or not options[0].final or behind < _HOPELESS:
        return None
    return cmd.Resign(side, options[0].grade)
