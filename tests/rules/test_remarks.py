"""What a play does, in positions in which everybody can see it, and of every play of random games."""

from random import Random

import pytest

from bot.rules.match.turn import game_of, plays_now
from bot.rules.notation import parse_play
from bot.rules.play_lists import LONGEST, MOST, grouped, openings, route_of
from bot.rules.position import Position
from bot.rules.remarks import Action, journeys, remarks_on
from bot.rules.rules import Rules
from bot.rules.variants import BACKGAMMON, VARIANTS
from tests.nightly import every
from tests.rules.random_matches import states_of


def remarks(text, roll, position=None, game=BACKGAMMON):
    position = position or game.start()
    play = parse_play(text, position, roll, game, Rules())
    return [(remark.action.value, remark.points or remark.checkers) for remark in remarks_on(play, game, Rules())]


CASES = (
    ("8/5 6/5", (3, 1), None, [("makes", (5,)), ("brings_home", 1)]),
    ("24/22 13/10", (3, 2), None, [("splits", 0), ("leaves", (24, 22, 10))]),
    ("24/13", (6, 5), None, [("runs_safe", 1), ("leaves", (24,)), ("stacks", (13,))]),
    ("24/15", (6, 3), None, [("runs", 1), ("leaves", (24, 15))]),
)


@pytest.mark.parametrize(("text", "roll", "position", "said"), CASES)
def test_openings(text, roll, position, said):
    assert remarks(text, roll, position) == said


def test_a_hit_an_entrance_and_a_blot():
    before = Position.of({25: 1, 6: 3, 8: 2}, {25 - 21: 1, 6: 5, 24: 2})
    assert remarks("bar/21* 8/6", (4, 2), before) == [
        ("hits", (21,)),
        ("enters", 1),
        ("leaves", (21, 8)),
        ("brings_home", 1),
    ]


def test_bearing_off_and_winning():
    assert remarks("2/off 1/off", (2, 1), Position.of({2: 1, 1: 1}, {6: 3})) == [("wins", 0), ("bears_off", 2)]


def test_a_race_has_no_blots_and_no_points_to_make():
    before = Position.of({8: 2, 5: 1, 4: 1}, {3: 4})
    assert remarks("8/5 8/4", (4, 3), before) == [("brings_home", 2)]
    assert remarks("5/4 4/2", (2, 1), Position.of({5: 1, 4: 1}, {3: 4})) == []
    assert remarks("18/14 18/16", (4, 2), Position.of({18: 3, 4: 1}, {6: 4})) == []


def test_the_last_blot_is_brought_to_safety():
    before = Position.of({9: 1, 6: 4, 5: 4}, {24: 2, 6: 5})
    assert ("clears", 0) in remarks("9/5", (3, 1), before)


def test_of_a_play_that_changes_nothing_it_says_what_can_be_hit():
    before = Position.of({24: 2, 13: 5, 8: 2, 6: 2, 4: 1, 2: 3}, {16: 2, 13: 3, 11: 1, 8: 4, 6: 5})
    assert remarks("13/8 4/2", (5, 2), before) == [("clears", 0)]
    before = Position.of({24: 2, 13: 5, 8: 3, 7: 1, 6: 4}, {24: 2, 13: 5, 8: 3, 6: 5})
    assert remarks("13/8", (3, 2), before) == [("leaves", (7,))]


def test_a_pin_and_its_end():
    plakoto = VARIANTS["plakoto"]
    before = Position.of({24: 3, 20: 1, 10: 2}, {25 - 16: 1, 24: 5, 3: 1})
    assert ("pins", (16,)) in remarks("20/16", (3, 1), before, plakoto)
    pinned = plakoto.apply(before, parse_play("20/16", before, (3, 1), plakoto, Rules()).moves)
    assert ("frees", (16,)) in remarks("16/12", (3, 1), pinned, plakoto)


@pytest.mark.parametrize("key", VARIANTS)
@pytest.mark.parametrize("seed", every(range(8), daily=range(1)))
def test_every_play_is_told_and_has_its_place(key, seed):
    """In random games: each play once, in lists that Discord can show, ordered by the checkers that move."""
    for state in states_of(Random(f"{key} {seed}"), key, games=1):
        plays = plays_now(state)
        many = len(plays) > LONGEST * MOST
        begin = openings(plays) if many else []
        parts = [part.plays for part in begin] if many else [plays] if plays else []
        assert len({(part.shared, part.ways) for part in begin}) == len(begin)
        assert len(parts) <= LONGEST
        shown = []
        for part in parts:
            groups = grouped(part)
            assert 0 < len(groups) <= MOST
            assert all(0 < len(group.plays) <= LONGEST for group in groups)
            _told_apart(groups)
            shown += [play for group in groups for play in group.plays]
        assert shown == sorted(plays, key=lambda play: [-point for way in route_of(play) for point in way])
        assert len(set(shown)) == len(plays)
        assert [route_of(play)[0][0] for play in shown] == sorted(
            (route_of(play)[0][0] for play in shown), reverse=True
        )
        for play in shown[:: 1 + len(shown) // 20]:
            _fits(play, remarks_on(play, game_of(state), state.rules), game_of(state), state.rules)


def _told_apart(groups):
    """What a list is headed by is so of each of its plays, and of none in another list."""
    for group in groups:
        others = [play for other in groups if other is not group for play in other.plays]
        shared = len(group.shared)
        if group.heads:
            assert set(group.heads) == {route_of(play)[0][0] for play in group.plays}
            assert not set(group.heads) & {route_of(play)[0][0] for play in others}
            continue
        named = {group.shared + way for way in group.ways or ((),)}
        checkers = max(map(len, named))
        assert {route_of(play)[:checkers] for play in group.plays} == named
        assert not named & {route_of(play)[:checkers] for play in others}
        assert all(route_of(play)[:shared] == group.shared for play in group.plays)


def _fits(play, said, game, rules):
    """What is said of a play is so, and nothing else is so, read in another way."""
    actions = {remark.action: remark for remark in said if remark.action is not Action.STACKS}
    assert said or game.same_way or not game.has_contact(play.before)
    assert (Action.HITS in actions) is (not game.pins and any(move.hit for move in play.moves))
    assert (Action.PINS in actions) is (game.pins and any(move.hit for move in play.moves))
    off = play.after.mine[0] - play.before.mine[0]
    assert (actions[Action.BEARS_OFF].checkers if Action.BEARS_OFF in actions else 0) == off
    waiting = sum(play.before.mine[25:]) - sum(play.after.mine[25:])
    assert (actions[Action.ENTERS].checkers if Action.ENTERS in actions else 0) == waiting
    result = game.result(play.after, rules)
    assert (Action.WINS in actions) is (result is not None and not result.is_draw)
    before, after = play.before.mine, play.after.mine
    made = _held(after, game) - _held(before, game)
    meeting = not game.same_way and game.has_contact(play.before)
    assert set(actions[Action.MAKES].points if Action.MAKES in actions else ()) == (made if meeting else set())
    row, was = _row(after, game), _row(before, game)
    tells_row = made and row > was and row >= (3 if game.same_way else 4) and game.has_contact(play.after)
    assert (actions[Action.ROW].checkers if Action.ROW in actions else 0) == (row if tells_row else 0)
    _fits_blots(play, actions, game)
    home = sum(source > 6 and 1 <= target <= 6 for source, target in journeys(play.moves))
    assert (actions[Action.BRINGS_HOME].checkers if Action.BRINGS_HOME in actions else 0) == home
    stacks = {point: after[point] for point in range(1, 25) if after[point] > max(before[point], 5)}
    assert {one.points[0]: one.checkers for one in said if one.action is Action.STACKS} == stacks


def _held(mine, game):
    return {point for point in range(1, 25) if mine[point] >= (1 if game.same_way else 2)}


def _row(mine, game):
    held = _held(mine, game)
    return max(map(len, "".join("x" if point in held else " " for point in range(1, 25)).split()), default=0)


def _fits_blots(play, actions, game):
    """Blots, and who runs from the far quarter."""
    before, after = _blots(play.before, game), _blots(play.after, game)
    assert (Action.CLEARS in actions) is (not after and (bool(before) or Action.CLEARS in actions))
    left = actions[Action.LEAVES].points if Action.LEAVES in actions else ()
    assert set(left) == (after - before or (after if len(actions) == 1 and left else set()))
    ran = [target for source, target in journeys(play.moves) if source in range(19, 25) and target < 19]
    for action, count in (
        (Action.RUNS, len(after.intersection(ran))),
        (Action.RUNS_SAFE, sum(target not in after for target in ran)),
    ):
        said = actions[action].checkers if action in actions else 0
        assert said == (0 if game.same_way or game.pins else count)


def _blots(position, game):
    """Lone checkers that an opposing one, which comes from my low points, has yet to pass."""
    if game.same_way:
        return set()
    pinned = {abs(point) for point in position.pinned}
    lone = {point for point in range(1, 25) if position.mine[point] == 1} - pinned
    return {point for point in lone if any(position.theirs[26 - point :])}
