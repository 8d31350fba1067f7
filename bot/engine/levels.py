"""The computer players: the choices of each level, made inside a worker.

A weaker level overlooks and misjudges things (see `bot.engine.oversights`); it doesn't blunder on purpose. Its cube
decisions err as well, by less than what is obvious to everyone. `tools/train/levels.py` measures how strong each level
is.
"""

from random import Random
from typing import Final

import msgspec

from bot.engine.cube import glance, is_no_double
from bot.engine.evaluator import (
    Valued,
    before_roll,
    best_name,
    best_plays,
    check_state,
    cube_verdict,
    first_look,
    frame_of,
)
from bot.engine.nets.net import PAID_BY_THE_CHECKER, table_of
from bot.engine.network import network, won_equity
from bot.engine.oversights import Level, as_seen, is_certain, misjudged, settled
from bot.engine.standing import Watch, has_own_network, standing_of
from bot.records.analyses import Chances, CubeVerdict
from bot.rules.match import commands as cmd
from bot.rules.match.actions import losses_of, may_beaver, may_double, resign_options, seen_by
from bot.rules.match.state import MatchState, Phase
from bot.rules.match.turn import game_of, plays_now
from bot.rules.sides import Side

LEVELS: Final = {
    level.key: level
    for level in (
        Level("beginner", 1, blind=0.34, misread=0.07, cube=0.16),
        Level("casual", 1, blind=0.27, misread=0.05, cube=0.11),
        Level("intermediate", 1, blind=0.19, misread=0.04, cube=0.08),
        Level("advanced", 1, blind=0.11, misread=0.03, cube=0.05),
        Level("expert", 1, blind=0.05, misread=0.02, cube=0.03),
        Level("world_class", 3),
    )
}
"""Every level by its key, the weakest first, for games where bgsage is asked."""
_Wrong = tuple[str, int, float, float]  # a level, its search depth in plies, `blind` and `misread`


def _levels(*all_wrong: _Wrong) -> dict[str, Level]:
    return {
        key: msgspec.structs.replace(LEVELS[key], plies=plies, blind=blind, misread=misread)
        for key, plies, blind, misread in all_wrong
    }


_WITH_OUR_NETWORKS: Final = _levels(
    ("beginner", 2, 0.37, 0.10),
    ("casual", 2, 0.28, 0.065),
    ("intermediate", 2, 0.225, 0.044),
    ("advanced", 2, 0.145, 0.032),
    ("expert", 2, 0.075, 0.019),
    ("world_class", 3, 0.0, 0.0),
)
"""The same for games with a network of our own: a first look by those is less certain, so every level searches two
plies at least and all errors are the level's own."""
_BY_THE_CHECKER: Final = _levels(
    ("beginner", 2, 0.13, 0.045),
    ("casual", 2, 0.09, 0.03),
    ("intermediate", 2, 0.062, 0.02),
    ("advanced", 2, 0.042, 0.014),
    ("expert", 2, 0.024, 0.008),
    ("world_class", 3, 0.0, 0.0),
)
"""The same in games paid by the checker, where a misjudged turn costs far more: there are fewer of those, since in so
wild a game small errors are lost among the network's own mistakes."""
_WHERE_SOLVED: Final = {key: msgspec.structs.replace(level, plies=1) for key, level in _WITH_OUR_NETWORKS.items()}
"""The same where a first look is exact."""

_HAS_A_BOOK: Final = frozenset({"intermediate", "advanced", "expert"})
"""The levels that know how to open, as people of that strength do, in games whose openings are in every book."""
_USUAL: Final = 0.012  # opening plays within this equity of the best, at two plies, are all usual

TIME_LIMIT: Final = 0.6
"""Seconds in which a play is chosen; what couldn't be looked at as deeply as the others by then isn't played."""
_CUBE_PLIES: Final = 2
_CUBE_TIME: Final = 0.3  # seconds that must be left for a deeper look at the cube
_LONG: Final = 150  # turns after which checkers that may go back no longer do; such games have 40, hardly ever 120
_HOPELESS: Final = 0.0005  # the chance to win below which a side without contact gives up


def level_in(state: MatchState, key: str) -> Level:
    """The level called `key` as it plays the game of `state`. Raises ValueError for one that doesn't exist."""
    if key not in LEVELS:
        raise ValueError(f"no level {key!r}")
    if not has_own_network(state):
        return LEVELS[key]
    game = game_of(state).key
    if game in PAID_BY_THE_CHECKER:
        return _BY_THE_CHECKER[key]
    return (_WITH_OUR_NETWORKS if table_of(game) is None else _WHERE_SOLVED)[key]


def choose_action(state: MatchState, level: Level, random: Random, watch: Watch | None = None) -> cmd.Command:
    """The command of the side that the match waits for. The same state, level and seed give the same command.

    It may differ only if `watch`, which gives `TIME_LIMIT` otherwise, cuts the longest look short.

    Raises ValueError for a game or a position that the network doesn't know, and for a match that is over.
    """
    check_state(state)
    watch, side = watch or Watch(TIME_LIMIT), state.waiting_for
    if side is None:
        raise ValueError("nobody has to act")
    if state.phase is Phase.RESIGNATION_OFFERED:
        return _answer_resignation(state, side, level)
    if state.phase is Phase.DOUBLE_OFFERED:
        return _answer_double(state, side, level, random)
    if state.phase is Phase.TO_PLAY:
        return _give_up(state, side) or _play(state, side, level, random, watch)
    if state.phase is Phase.TO_NAME:
        return cmd.NameDoublet(side, best_name(state))
    if state.phase is not Phase.TO_ROLL:
        raise ValueError(f"nothing to do in phase {state.phase}")
    if resigned := _give_up(state, side):
        return resigned
    if may_double(state) and _doubles(state, level, random, watch):
        return cmd.OfferDouble(side)
    return cmd.RollDice(side)


def _play(state: MatchState, side: Side, level: Level, random: Random, watch: Watch) -> cmd.MakePlay:
    plays = plays_now(state)
    if len(plays) == 1:
        return cmd.MakePlay(side, plays[0].notation)
    frame = frame_of(state)
    values = _ending(first_look(state), state)
    best = settled(values, frame) or _by_the_book(state, level, random, values)
    if best is None:
        if level.plies > 1:
            values = best_plays(state, level.plies, watch, values)
        best = as_seen(values, frame, level, random)
    return cmd.MakePlay(side, best.play.notation)


def _by_the_book(state: MatchState, level: Level, random: Random, values: list[Valued]) -> Valued | None:
    """One of the usual plays of an opening roll, for a level that knows them; None for any other turn."""
    if level.key not in _HAS_A_BOOK or has_own_network(state) or state.position != game_of(state).start():
        return None
    found = best_plays(state, 2, seen=values)
    return random.choice([one for one in found if one.plies > 1 and one.equity >= found[0].equity - _USUAL])


def _ending(values: list[Valued], state: MatchState) -> list[Valued]:
    """The plays that bring a long game to an end.

    In Runte a side whose checkers may go back and forth in its home can keep the other on the bar forever.
    """
    if state.turns < _LONG or not game_of(state).moves_backwards:
        return values
    least = min(one.play.after.pip_count for one in values)
    return [one for one in values if one.play.after.pip_count == least]


def _cube_plies(level: Level, time_limit: float = TIME_LIMIT) -> int:
    return max(_CUBE_PLIES, level.plies) if time_limit > _CUBE_TIME else _CUBE_PLIES


def _doubles(state: MatchState, level: Level, random: Random, watch: Watch) -> bool:
    """Does this level double? Both sides of the comparison get the same error.

    A first look comes before a deep one: mostly nobody would double, and looking takes time.
    """
    if is_no_double(glance(state)):
        return False
    verdict = cube_verdict(state, _cube_plies(level, watch.left))
    return verdict.doubled - verdict.no_double + _cube_error(level, verdict, random) > 0


def _cube_error(level: Level, verdict: CubeVerdict, random: Random) -> float:
    """How far a level misjudges a cube decision: not at all if the game is lost or won."""
    return 0.0 if is_certain(verdict.chances.win) else misjudged(level.cube, random)


def _answer_double(state: MatchState, side: Side, level: Level, random: Random) -> cmd.Command:
    """Take, pass, or turn the cube again; as the doubler, answer a beaver."""
    verdict = cube_verdict(state, _cube_plies(level))
    # With a beaver `double_take` is the worth of the beaver, twice as much as the take.
    taken = verdict.double_take / 2 if verdict.beaver else verdict.double_take
    worth = taken + _cube_error(level, verdict, random)
    if state.beavers % 2:
        # Taking keeps the game at four times the old value (eight with a raccoon); passing loses twice the old value.
        if may_beaver(state, side) and worth > 0:
            return cmd.Beaver(side)
        return cmd.Take(side) if worth > -verdict.double_pass else cmd.Pass(side)
    if may_beaver(state, side) and worth < 0:
        return cmd.Beaver(side)
    return cmd.Take(side) if worth <= verdict.double_pass else cmd.Pass(side)


def _answer_resignation(state: MatchState, side: Side, level: Level) -> cmd.Command:
    """Accept if the offer is worth at least as much as the game."""
    offer = state.resignation
    if offer is None:
        return cmd.AcceptResignation(side)
    offered = won_equity(standing_of(state, side), offer.grade)
    resumed = msgspec.structs.replace(state, phase=offer.resumes, resignation=None)
    worth = _equity(resumed, _cube_plies(level))
    if side is not state.on_roll:
        worth = -worth
    return cmd.AcceptResignation(side) if offered >= worth - _HOPELESS else cmd.RefuseResignation(side)


def _equity(state: MatchState, plies: int) -> float:
    """The equity of the side on roll before its roll or its play."""
    if state.phase is Phase.TO_PLAY:
        return best_plays(state, min(2, plies))[0].equity
    verdict = before_roll(state, plies)
    return verdict.best if may_double(state) else verdict.no_double


def _chances(state: MatchState) -> Chances:
    """The chances of the side on roll, by a first look."""
    if state.phase is Phase.TO_PLAY:
        return first_look(state)[0].chances
    if has_own_network(state):
        return before_roll(state, 1).chances
    position, standing = state.position.swapped(), frame_of(state).standing.other()
    return network().after_play(position, position, standing, 1)[1].turned()


def _give_up(state: MatchState, side: Side) -> cmd.Resign | None:
    """Resign a game that is certainly lost: without contact, without a chance, at a price that can't be refused."""
    # Our own networks are never quite certain.
    if has_own_network(state) or game_of(state).has_contact(state.position):
        return None
    position = seen_by(state, side)
    if position.pip_count <= position.opponent_pip_count:
        return None
    chances = _chances(state)
    if chances.win > _HOPELESS:
        return None
    # The network gives a small chance even to results that our rules exclude.
    largest = losses_of(state, side)[-1]
    gammon = chances.gammon_lost if largest > 1 else 0.0
    backgammon = chances.backgammon_lost if largest > 2 else 0.0
    if any(_HOPELESS < chance < 1 - _HOPELESS for chance in (gammon, backgammon)):
        return None
    certain = 1 + round(gammon) + round(backgammon)
    option = next((one for one in resign_options(state, side) if one.grade == certain), None)
    return cmd.Resign(side, certain) if option is not None and option.final else None
