"""Ranking plays, judging cube decisions and measuring the luck of a roll: pure calls that run inside a worker.

The plays are ours, never the network's: it's only asked how good the position after each of them is. So it can't
produce a play that our rules don't allow, and no play can be missing because the network doesn't know it.
"""

import time
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

import numpy as np
from msgspec.structs import replace

from bot.engine.cube import Reply, verdict_of, with_cube
from bot.engine.judge import Judge, Scene, outcomes_of
from bot.engine.nets import trained_for
from bot.engine.nets.net import PAID_BY_THE_CHECKER, load
from bot.engine.network import network, paid, winning, won_equity
from bot.engine.standing import KNOWN, OutOfTime, Watch, check_position, has_own_network, standing_of
from bot.records.analyses import LISTED, Chances, CubeVerdict, PositionAnalysis, RankedPlay
from bot.rules.dice import ALL_ROLLS, Roll
from bot.rules.match.actions import may_double
from bot.rules.match.state import MatchState, Phase
from bot.rules.match.turn import game_of, numbers_now, plays_now
from bot.rules.play import Play
from bot.rules.position import Position

SHALLOW: Final = 1
"""Plies of the first look at every play."""
_WAITED: Final = 0.25  # seconds for a third look of our own networks while somebody waits
_TO_THE_END: Final = 99  # plies given for a play that has won
_FURTHER: Final = 4  # plays looked at again at three plies and more
_NEAR: Final = 0.08
"""A play within this equity of the best is looked at again (the filter of GNU Backgammon and of the network)."""
_OWN_NEAR: Final = {2: (0.15, 8), 3: (0.08, 6)}
"""How near, and how many plays, by depth, for our own networks: those are small, and their first look may be far off
about the best play. A third look takes long."""
_BY_POINTS: Final = 8  # how much wider that is in games paid by the checker, where up to fifteen points are lost


class Valued(NamedTuple):
    """A play with its worth to the mover, and the depth of that look in plies."""

    play: Play
    equity: float
    chances: Chances
    plies: int


def frame_of(state: MatchState) -> Scene:
    """The frame of the side on roll."""
    return Scene(
        standing_of(state, state.on_roll),
        game_of(state),
        state.rules,
        numbers_now(state),
        state.ahead,
        state.handed,
        state.turns,
    )


@cache
def judge_of(game: str) -> Judge | None:
    """The judge of a game that has a network of ours; None if bgsage is asked."""
    net = load(game)
    return None if net is None else Judge(net)


def check_state(state: MatchState) -> None:
    """Raise ValueError for a game or house rules that no network knows, and for an impossible position."""
    game = game_of(state)
    if state.variant not in KNOWN:
        raise ValueError(f"the network does not know {state.variant}")
    if not trained_for(state.rules, game.key):
        raise ValueError(f"the network does not know these house rules of {state.variant}")
    if state.phase is Phase.OVER:
        raise ValueError("the match is over")
    check_position(state.position, game)


def value_of(play: Play, frame: Scene, plies: int, watch: Watch | None = None) -> Valued:
    """A play's worth to the mover. Raises OutOfTime if `watch` says so on the way."""
    return values_of((play,), frame, plies, watch)[0]


def values_of(plays: Sequence[Play], frame: Scene, plies: int, watch: Watch | None = None) -> list[Valued]:
    """The worth to the mover of each of `plays`, all of the same numbers, in their order."""
    judge = judge_of(frame.variant.key)
    if judge is None:
        return [_by_bgsage(play, frame, plies) for play in plays]
    outcomes = outcomes_of(plays, frame)
    plies = min(plies, judge.deepest)
    rows = judge.rows(outcomes, frame, plies, watch)
    found = []
    for play, outcome, row, equity in zip(plays, outcomes, rows, judge.equities(rows, frame.standing), strict=True):
        chances, worth = judge.net.chances(row), float(equity)
        if outcome.grade is None and frame.standing.cube:
            worth = with_cube(play.after, chances, frame.standing)
        found.append(Valued(play, worth, chances, _TO_THE_END if outcome.grade is not None else plies))
    return found


def _by_bgsage(play: Play, frame: Scene, plies: int) -> Valued:
    standing = frame.standing
    result = frame.variant.result(play.after, frame.rules)
    if result is not None:
        grade = result.grade
        won = Chances(1.0, float(grade >= 2), float(grade >= 3), 0.0, 0.0)
        return Valued(play, won_equity(standing, grade), won, _TO_THE_END)
    equity, chances = network().after_play(play.before, play.after, standing, plies)
    return Valued(play, *paid(frame.variant, equity, chances, standing), plies)


def by_equity(values: list[Valued]) -> list[Valued]:
    """Sorted, the best first."""
    # If equal to the last bit, the notation decides, so that the answer is reproducible.
    return sorted(values, key=lambda one: (-one.equity, one.play.notation))


def first_look(state: MatchState) -> list[Valued]:
    """Every legal play of the waiting roll, valued at one ply, the best first."""
    return by_equity(values_of(plays_now(state), frame_of(state), SHALLOW))


def look_deeper(
    state: MatchState, values: Sequence[Valued], plies: int, watch: Watch | None = None
) -> list[Valued] | None:
    """Those of `values` looked at again, the best first; None if the time of `watch` is too short to compare two.

    Plays looked at to different depths can't be compared.
    """
    frame = frame_of(state)
    # At three plies one look of ours may take as long as all others: it's broken off on the way instead.
    within, whole = (watch, None) if plies > 2 and has_own_network(state) else (None, watch)
    deeper: list[Valued] = []
    for one in values:
        if whole is not None and not whole.allows(plies):
            break
        begun = time.perf_counter()
        try:
            deeper.append(value_of(one.play, frame, plies, within))
        except OutOfTime:
            break
        if whole is not None:
            whole.looked(plies, time.perf_counter() - begun)
    return by_equity(deeper) if len(deeper) >= min(2, len(values)) else None


def best_plays(
    state: MatchState, plies: int, watch: Watch | None = None, seen: list[Valued] | None = None
) -> list[Valued]:
    """Every play, the best first: candidates are looked at two plies deep, the best of those as deep as `plies`.

    `watch` may allow less. None of the others is above those that were looked at more deeply. `seen` is the first look,
    if somebody has already taken it.
    """
    found = first_look(state) if seen is None else seen
    game, candidates = game_of(state).key, found
    judge = judge_of(game)
    deepest = plies if judge is None else min(plies, judge.deepest)
    for depth in range(2, deepest + 1):
        again = _near_the_best(game, candidates, depth)
        if len(candidates if depth == 2 else again) < 2:
            break
        deeper = look_deeper(state, again, depth, watch if judge or depth > 2 else None)
        if deeper is None:
            break
        found, candidates = with_the_rest(deeper, found), deeper
    return found


def _near_the_best(game: str, values: list[Valued], depth: int) -> list[Valued]:
    """The candidates to be looked at again at `depth` plies; `values` begin with the best."""
    usual = (_NEAR, LISTED if depth == 2 else _FURTHER)
    near, most = usual if judge_of(game) is None else _OWN_NEAR[depth]
    if game in PAID_BY_THE_CHECKER:
        near *= _BY_POINTS
    return [one for one in values[:most] if one.equity >= values[0].equity - near]


def with_the_rest(deep: list[Valued], shallow: list[Valued]) -> list[Valued]:
    """The plays looked at deeply, the best first, then the others in the order of their first look, none above them.

    The others are shifted by as much as the second look changed the first, on average.
    """
    first = {one.play.notation: one.equity for one in shallow}
    change = sum(one.equity - first.pop(one.play.notation) for one in deep) / len(deep)
    rest = [one for one in shallow if one.play.notation in first]
    return deep + [one._replace(equity=min(one.equity + change, deep[-1].equity)) for one in rest]


class Ranking(NamedTuple):
    """Every legal play, the best first. `spread` is the gap between the best and the tenth best (or the last)."""

    values: list[Valued]
    spread: float


def rank_plays(state: MatchState, plies: int, played: str | None = None, watch: Watch | None = None) -> Ranking:
    """Every legal play of the waiting roll; the best five and `played` are looked at `plies` deep.

    The others follow in the order of their first look, none above those looked at deeply. A network of our own looks
    at its candidates and at those plays two plies deep, and at the best of them deeper if `watch` allows.
    """
    shallow = first_look(state)
    if not shallow:
        return Ranking([], 0.0)
    spread = shallow[0].equity - shallow[min(9, len(shallow) - 1)].equity
    if plies == SHALLOW or len(shallow) == 1:
        return Ranking(shallow, spread)
    game = game_of(state).key
    judge = judge_of(game)
    chosen = _near_the_best(game, shallow, 2) if judge else []
    chosen += [one for at, one in enumerate(shallow) if at < LISTED or one.play.notation == played]
    frame, depth = frame_of(state), 2 if judge else plies
    ranked = by_equity([value_of(play, frame, depth) for play in dict.fromkeys(one.play for one in chosen)])
    values = with_the_rest(ranked, shallow)
    near = _near_the_best(game, ranked, plies) if judge and depth < plies <= judge.deepest else []
    if len(near) > 1 and (deeper := look_deeper(state, near, plies, watch)):
        values = with_the_rest(deeper, values)
    return Ranking(values, spread)


def ranked_plays(ranking: Ranking, played: str | None = None) -> tuple[RankedPlay, ...]:
    """The best five plays, and the one played if it isn't among them, as records."""
    values = ranking.values
    shown = [one for index, one in enumerate(values) if index < LISTED or one.play.notation == played]
    best = values[0].equity if values else 0.0
    return tuple(RankedPlay(one.play.notation, one.equity, best - one.equity, one.chances) for one in shown)


def cube_verdict(state: MatchState, plies: int) -> CubeVerdict:
    """The cube decision of the side on roll. Raises ValueError if there is none: it may not double and has not."""
    if not (may_double(state) or state.phase is Phase.DOUBLE_OFFERED):
        raise ValueError("no cube decision")
    return before_roll(state, plies)


def before_roll(state: MatchState, plies: int) -> CubeVerdict:
    """The cube decision of the side on roll, or without a cube just its equity (`no_double`) and chances."""
    frame = frame_of(state)
    judge = judge_of(frame.variant.key)
    if judge is None:
        verdict = network().cube(state.position, frame.standing, plies)
        worth, chances = paid(frame.variant, verdict.no_double, verdict.chances, frame.standing)
        return replace(verdict, no_double=worth, chances=chances)
    if frame.standing.cube:
        outcomes, rows = judge.replies(state.position, [frame.of_roll(roll) for roll, _ in ALL_ROLLS])
        weights = [weight for _, weight in ALL_ROLLS]
        replies = [
            Reply(weight, one.position, judge.net.chances(row), one.grade)
            for weight, one, row in zip(weights, outcomes, rows, strict=True)
        ]
        chances = judge.net.chances(np.average(rows, axis=0, weights=weights))
        return verdict_of(state.position, replies, chances, frame.standing)
    if state.phase is Phase.TO_NAME:
        row = judge.naming(state.position, frame).row
    else:
        row = judge.to_roll(state.position, frame)
    worth = float(judge.equities(row[None], frame.standing)[0])
    return CubeVerdict(worth, worth, worth, judge.net.chances(row))


def best_name(state: MatchState) -> int:
    """The best doublet to name. Raises ValueError for a game without a network of ours."""
    judge = judge_of(game_of(state).key)
    if judge is None:
        raise ValueError(f"no doublets are named in {state.variant}")
    return judge.naming(state.position, frame_of(state)).number


def analyze_position(state: MatchState, plies: int) -> PositionAnalysis:
    """Everything about a position: its plays if a roll waits to be played, otherwise the cube decision if there is one.

    Raises ValueError for a game or a position that the network doesn't know.
    """
    check_state(state)
    standing = standing_of(state, state.on_roll)
    if state.phase is Phase.TO_PLAY:
        ranking = rank_plays(state, plies, watch=Watch(_WAITED))
        plays = ranked_plays(ranking)
        if not plays:
            return PositionAnalysis(None, None)
        best = ranking.values[0]
        return PositionAnalysis(best.equity, best.chances, plays, None, winning(standing, best.equity))
    verdict = before_roll(state, max(2, plies))
    has_cube = may_double(state) or state.phase is Phase.DOUBLE_OFFERED
    equity = verdict.best if has_cube else verdict.no_double
    return PositionAnalysis(equity, verdict.chances, (), verdict if has_cube else None, winning(standing, equity))


def best_reply(position: Position, roll: Roll, frame: Scene) -> float:
    """The equity of the best play of `roll` at one ply, seen by the roller; of the position itself if there is none."""
    judge = judge_of(frame.variant.key)
    if judge is not None:
        return float(judge.equities(judge.best(position, [frame.of_roll(roll)]), frame.standing)[0])
    plays = frame.variant.legal_plays(position, roll, frame.rules)
    if not plays:
        equity, chances = network().after_play(position, position, frame.standing, SHALLOW)
        return paid(frame.variant, equity, chances, frame.standing)[0]
    return max(value_of(play, frame, SHALLOW).equity for play in plays)


def average_reply(position: Position, frame: Scene, *, opening: bool = False) -> float:
    """The mean of `best_reply` over all rolls; for an opening roll, over those that aren't doublets."""
    judge = judge_of(frame.variant.key)
    if judge is not None:
        row = judge.to_roll(position, frame, doublets=not opening)
        return float(judge.equities(row[None], frame.standing)[0])
    rolls = [one for one in ALL_ROLLS if not (opening and one[0].is_doublet)]
    total = sum(best_reply(position, roll, frame) * weight for roll, weight in rolls)
    return total / sum(weight for _, weight in rolls)


def roll_luck(state: MatchState, roll: Roll, *, opening: bool = False) -> float:
    """Equity that `roll` gains over the average of all rolls, at one ply as in GNU Backgammon.

    An opening roll is measured as GNU Backgammon does: it might as well have been the opponent's, so the average is
    taken over both sides' fifteen rolls that aren't doublets.
    """
    frame = frame_of(state)
    mean = average_reply(state.position, frame, opening=opening)
    if opening:
        theirs = frame._replace(standing=frame.standing.other())
        mean = (mean - average_reply(state.position, theirs, opening=True)) / 2
    return best_reply(state.position, roll, frame) - mean
