"""Analyzing one decision of a match, inside a worker: close or costly ones are looked at again, one ply deeper."""

from typing import Final

from bot.engine import evaluator
from bot.engine.cube import glance, is_no_double
from bot.engine.decisions import Decision
from bot.engine.judge import Scene
from bot.engine.network import winning
from bot.engine.standing import DEEPER, Standing, standing_of
from bot.records.analyses import CubeAction, CubeVerdict, DecisionAnalysis, DecisionKind, Mark, RankedPlay, mark_of
from bot.rules.match.turn import game_of, plays_now

LEAST_CHOICE = 0.001
"""The least equity at stake for a decision to be a choice: between the best play and the tenth, or take and pass."""


_CLOSE: Final = 0.02  # two plays within this equity are too close for a first look, and a larger loss is worth a second
_MOST: Final = 3  # plays looked at again, besides the one that was made


def analyze_decision(decision: Decision, plies: int, *, hasty: bool = False) -> DecisionAnalysis:
    """The best choice, the choice made, and its cost.

    These count in a performance rating: a play, if there are at least two and the tenth best is 0.001 worse than the
    best; a double; no double, if it was close; a take or a pass, if they are 0.001 apart. Unless `hasty`, close or
    costly decisions are looked at again (see `looked_again`). Raises ValueError for anything the network doesn't know.
    """
    evaluator.check_state(decision.state)
    judge = evaluator.judge_of(game_of(decision.state).key)
    deeper = None if hasty else DEEPER.get(plies)
    if decision.kind is DecisionKind.CHECKER:
        return _analyze_play(decision, plies, deeper if judge is None or judge.deepest > plies else None)
    if judge is not None:
        deeper = None  # our own networks look at the cube in one way only
    verdict = _verdict(decision, max(2, plies), deeper)
    return (
        _analyze_double(decision, verdict) if decision.kind is DecisionKind.DOUBLE else _analyze_take(decision, verdict)
    )


def _verdict(decision: Decision, plies: int, deeper: int | None) -> CubeVerdict:
    """The cube decision, only as deep as it matters: if nobody doubles and nobody should, a glance is enough."""
    if decision.action is CubeAction.NO_DOUBLE:
        seen = glance(decision.state)
        if seen is not None and is_no_double(seen):
            return seen
    verdict = evaluator.cube_verdict(decision.state, plies)
    # A clear no double counts for nothing; of all else, a first look sees too little of the value of a centered cube.
    if deeper is None or (decision.action is CubeAction.NO_DOUBLE and not verdict.is_close):
        return verdict
    return evaluator.cube_verdict(decision.state, deeper)


def _played(decision: Decision) -> str:
    """The notation of the play made. Raises ValueError if our rules don't allow it."""
    state = decision.state
    if not decision.moves or state.roll is None:
        return ""
    after = game_of(state).apply(state.position, decision.moves)
    for play in plays_now(state):
        if play.after == after:
            return play.notation
    raise ValueError(f"not a legal play: {decision.moves}")


def _analyze_play(decision: Decision, plies: int, deeper: int | None) -> DecisionAnalysis:
    state, roll = decision.state, decision.state.roll
    if roll is None:
        raise ValueError("no roll to play")
    played = _played(decision)
    # The numbers that follow a part of a turn were not rolled.
    luck = None if state.numbers else evaluator.roll_luck(state, roll, opening=decision.opening)
    standing = standing_of(state, decision.side)
    ranking = evaluator.rank_plays(state, plies, played) if played else evaluator.Ranking([], 0.0)
    if not ranking.values:
        # Nothing was moved: the opponent's next decision shows what that is worth.
        return _analysis(
            decision, standing, played="", best="", loss=0.0, equity=0.0, counted=False, forced=True, luck=luck
        )
    counted = len(ranking.values) > 1 and ranking.spread >= LEAST_CHOICE
    if counted and deeper is not None:
        ranking = looked_again(ranking, evaluator.frame_of(state), deeper, played)
    best = ranking.values[0]
    made = next(one for one in ranking.values if one.play.notation == played)
    return _analysis(
        decision,
        standing,
        played=played,
        best=best.play.notation,
        loss=best.equity - made.equity,
        equity=made.equity,
        counted=counted,
        forced=len(ranking.values) == 1,
        luck=luck,
        plays=evaluator.ranked_plays(ranking, played),
    )


def _analyze_double(decision: Decision, verdict: CubeVerdict) -> DecisionAnalysis:
    worth = verdict.worth(decision.kind)
    played = CubeAction.DOUBLE if decision.action is CubeAction.DOUBLE else CubeAction.NO_DOUBLE
    return _analyze_cube(decision, verdict, worth, played, counted=played is CubeAction.DOUBLE or verdict.is_close)


def _analyze_take(decision: Decision, verdict: CubeVerdict) -> DecisionAnalysis:
    """Take, pass or beaver, seen by the side that was doubled."""
    state = decision.state
    worth = verdict.worth(decision.kind, beavers=state.rules.beavers and not state.length)
    taken, passed = worth[CubeAction.TAKE], worth[CubeAction.PASS]
    played = decision.action
    if played not in worth:
        raise ValueError(f"no answer to a double: {played}")
    return _analyze_cube(decision, verdict, worth, played, counted=abs(taken - passed) >= LEAST_CHOICE)


def _analyze_cube(
    decision: Decision, verdict: CubeVerdict, worth: dict[CubeAction, float], played: CubeAction, *, counted: bool
) -> DecisionAnalysis:
    """A cube decision; `worth` holds the equity of each choice, and the first of the best is the best."""
    best = max(worth, key=lambda action: worth[action])
    return _analysis(
        decision,
        standing_of(decision.state, decision.side),
        played=played,
        best=best,
        loss=worth[best] - worth[played],
        equity=worth[played],
        counted=counted,
        forced=False,
        cube=verdict,
    )


def _analysis(
    decision: Decision,
    standing: Standing,
    *,
    played: str,
    best: str,
    loss: float,
    equity: float,
    counted: bool,
    forced: bool,
    luck: float | None = None,
    plays: tuple[RankedPlay, ...] = (),
    cube: CubeVerdict | None = None,
) -> DecisionAnalysis:
    now, ideal = winning(standing, equity), winning(standing, equity + loss)
    return DecisionAnalysis(
        game=decision.state.game,
        seq=decision.seq,
        side=decision.side,
        kind=decision.kind,
        position=decision.state.position,
        roll=decision.state.roll,
        played=str(played),
        best=str(best),
        loss=loss,
        counted=counted,
        forced=forced,
        equity=equity,
        winning=now,
        winning_lost=None if now is None or ideal is None else ideal - now,
        luck=luck,
        plays=plays,
        cube=cube,
    )


def looked_again(ranking: evaluator.Ranking, frame: Scene, deeper: int, played: str) -> evaluator.Ranking:
    """The ranking with the candidates for the best play, and the one `played`, looked at again, `deeper` plies deep.

    The ranking itself if nothing depends on it: the best was played, and no other comes near it. Our own networks look
    again only at what isn't clearly bad, since that takes them longer. Plays that aren't looked at again are shifted by
    as much as the others were on average, and stay below the best of them.
    """
    values = ranking.values
    near = [one for one in values[:_MOST] if one.equity > values[0].equity - _CLOSE]
    if evaluator.judge_of(frame.variant.key) is not None:
        made = next(one for one in values if one.play.notation == played)
        lost = values[0].equity - made.equity
        if lost < _CLOSE or mark_of(lost) in {Mark.BAD, Mark.VERY_BAD}:
            return ranking
        near = values[:1]
    if len(near) < 2 and values[0].play.notation == played:
        return ranking
    again = [one for one in values if one in near or one.play.notation == played]
    seen = [evaluator.value_of(one.play, frame, deeper) for one in again]
    moved = sum(new.equity - old.equity for new, old in zip(seen, again, strict=True)) / len(seen)
    best = max(one.equity for one in seen)
    rest = [one._replace(equity=min(one.equity + moved, best)) for one in values if one not in again]
    # If one of the rest is worth as much as the best, the one that was looked at again comes first.
    return evaluator.Ranking(sorted(evaluator.by_equity(seen) + rest, key=lambda one: -one.equity), ranking.spread)
