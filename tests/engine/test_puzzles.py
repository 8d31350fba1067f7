"""Which positions may be asked, what they're about, and how hard they are."""

from random import Random

import pytest

from bot.engine.evaluator import first_look, frame_of, rank_plays
from bot.engine.levels import LEVELS
from bot.engine.oversights import as_seen, seen_by_many
from bot.engine.puzzles import admission
from bot.engine.puzzles.admission import Solvers, admit, asked_of, fitted, is_fair, is_open, judge, theme_of
from bot.records.analyses import Chances, DecisionKind
from bot.records.positions import SOLVED, Scene, Source, Theme
from bot.records.training import score_of
from bot.rules.dice import Roll
from bot.rules.match.state import Crawford
from bot.rules.match.turn import plays_now
from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.rules.scoring import Cube
from bot.rules.sides import Side
from bot.rules.variants import find_variant
from tools.positions.games import scenes_of

_START = Position.start()


def opening(first, second, **fields):
    return Scene("backgammon", DecisionKind.CHECKER, _START, Roll(first, second), **fields)


def playing(mine, theirs, roll=(3, 1), **fields):
    variant = fields.pop("variant", "backgammon")
    fields = {"turns": 20, **fields}
    return Scene(variant, DecisionKind.CHECKER, Position.of(mine, theirs), Roll(*roll), **fields)


@pytest.mark.parametrize(
    ("roll", "scores"), [((2, 1), {"13/11 6/5": 1, "24/23 13/11": 1}), ((5, 1), {"24/23 13/8": 1, "13/8 6/5": None})]
)
def test_close_openings_are_never_asked(roll, scores):
    scene = opening(*roll)
    ranked = rank_plays(scene.state, 3).values
    for play, wanted in scores.items():
        loss = next(ranked[0].equity - one.equity for one in ranked if one.play.notation == play)
        assert score_of(loss) == wanted if wanted else SOLVED <= score_of(loss) < 1
    assert judge(scene) is None
    assert admit(scene) is None


def test_an_opening_that_everybody_knows_is_not_asked():
    judged = judge(opening(3, 1))
    assert judged.puzzle.best == "8/5 6/5"
    assert min(loss for loss in judged.puzzle.losses.values() if loss) > 0.2
    assert 0.83 < judged.solvers.found() < 0.9
    assert asked_of(judged) is None
    assert admit(opening(3, 1)) is None


def test_what_is_admitted_is_complete():
    scene = opening(4, 2)
    puzzle = admit(scene)
    assert (puzzle.best, puzzle.theme, puzzle.truth.depth) == ("8/4 6/4", Theme.OPENING, "3ply")
    assert puzzle.truth.source is Source.BGSAGE
    assert set(puzzle.losses) == {play.notation for play in plays_now(scene.state)}
    losses = list(puzzle.losses.values())
    assert losses[0] == 0
    assert losses == sorted(losses)
    assert losses[1] >= 0.05
    assert is_fair(puzzle.found)
    assert 1200 < puzzle.rating < 1400
    assert all(one.equity == round(one.equity, 3) and one.chances is not None for one in puzzle.truth.plays)
    assert admit(scene) == puzzle, "the same solvers every time"


def test_fewer_than_four_plays_are_no_question(monkeypatch):
    stage = {"length": 5, "score": (4, 3), "crawford": Crawford.NOW}
    few = playing({6: 5, 5: 2, 3: 2, 2: 2}, {1: 5, 2: 6, 5: 1, 24: 3}, (5, 2), **stage)
    assert len(plays_now(few.state)) == 3
    assert judge(few) is None
    monkeypatch.setattr(admission, "_LEAST_PLAYS", 3)
    assert judge(few) is not None, "all else is well"


def test_a_play_that_another_depth_does_not_confirm_is_no_question(monkeypatch):
    scene, looked = opening(4, 2), []
    deeper = admission._deeper

    def otherwise(seen, frame, plies, near, most):
        found = deeper(seen, frame, plies, near, most)
        looked.append(plies)
        return found if plies == 2 else [found[1]._replace(equity=found[0].equity + 0.2), found[0], *found[2:]]

    monkeypatch.setattr(admission, "_deeper", otherwise)
    assert judge(scene) is None
    assert looked == [2, 3]


@pytest.mark.parametrize(
    ("chances", "still"),
    [
        (Chances(0.05, 0.0, 0.0, 0.0, 0.0), True),
        (Chances(0.95, 0.0, 0.0, 0.0, 0.0), True),
        (Chances(0.049, 0.0, 0.0, 0.099, 0.0), False),
        (Chances(0.049, 0.0, 0.0, 0.10, 0.0), True),
        (Chances(0.951, 0.099, 0.0, 0.0, 0.0), False),
        (Chances(0.951, 0.10, 0.0, 0.0, 0.0), True),
    ],
)
def test_a_decided_game_is_no_question(chances, still):
    assert is_open(chances) is still


@pytest.mark.parametrize(
    ("found", "fair"), [(0.17, False), (0.173, True), (0.5, True), (0.827, True), (0.83, False), (0.15, False)]
)
def test_trivial_and_absurd_begin_two_deviations_inside_the_limits(found, fair):
    assert is_fair(found) is fair


def cube(kind, mine, theirs, **fields):
    return Scene("backgammon", kind, Position.of(mine, theirs), turns=40, **fields)


def test_two_rolls_against_one_is_no_double_and_a_beaver():
    last = {1: 3}, {1: 2}
    beavers = {"rules": Rules(jacoby=True, beavers=True)}
    assert judge(cube(DecisionKind.DOUBLE, *last, **beavers)) is None, "it loses more than 0.4"
    asked = cube(DecisionKind.TAKE, {1: 2}, {1: 3}, **beavers)
    assert asked.state.position == Position.of(*last)
    assert judge(asked) is None


def test_a_cube_decision_has_every_answer():
    race = {6: 3, 5: 3, 4: 3, 3: 2, 2: 1, 1: 1}, {6: 3, 5: 4, 4: 3, 3: 2, 2: 1, 1: 1}
    judged = [judge(cube(DecisionKind.DOUBLE, *race, length=length, score=score)) for length, score in _SCORES]
    found = [one.puzzle for one in judged if one is not None]
    assert found
    for puzzle in found:
        assert puzzle.theme is Theme.CUBE
        assert set(puzzle.losses) == {"double", "no_double"}
        assert 0.05 <= max(puzzle.losses.values()) <= 0.4


_SCORES = [(0, (0, 0)), (5, (0, 0)), (5, (3, 0)), (5, (0, 3)), (7, (5, 2)), (7, (2, 5))]


def test_who_may_not_double_is_not_asked():
    owned = cube(DecisionKind.DOUBLE, {6: 8}, {6: 8}, cube=Cube(2, Side.BLACK, turned=True))
    crawford = cube(DecisionKind.DOUBLE, {6: 8}, {6: 8}, length=3, score=(2, 0), crawford=Crawford.NOW)
    for scene in (owned, crawford):
        with pytest.raises(ValueError, match="no cube decision"):
            judge(scene)


def test_our_own_networks_judge_by_a_wider_margin_and_not_the_cube():
    scenes = list(scenes_of("hypergammon", 0))
    found = [puzzle for puzzle in map(admit, scenes) if puzzle is not None]
    assert found
    for puzzle in found:
        assert puzzle.truth.source is Source.OWN
        assert puzzle.truth.depth == "2ply"
        assert list(puzzle.losses.values())[1] >= 0.1
    start = find_variant("hypergammon").start()
    assert judge(Scene("hypergammon", DecisionKind.DOUBLE, start, turns=9)) is None


@pytest.mark.parametrize(
    ("theme", "scene"),
    [
        (Theme.OPENING, opening(3, 1, turns=5)),
        (Theme.CONTACT, opening(3, 1, turns=6)),
        (Theme.BEAR_OFF, playing({6: 5, 2: 3}, {24: 2, 3: 8})),
        (Theme.BEAR_OFF, playing({6: 5, 2: 3}, {6: 8})),
        (Theme.RACE, playing({7: 1, 6: 5, 2: 3}, {12: 2, 6: 8})),
        (Theme.BACK_GAME, playing({24: 3, 22: 2, 13: 5, 6: 5}, {8: 3, 7: 2, 6: 4, 5: 2, 4: 2, 2: 2})),
        (Theme.BACK_GAME, playing({24: 2, 22: 2, 13: 5, 6: 6}, {13: 6, 11: 3, 8: 4, 5: 2})),
        (Theme.CONTACT, playing({24: 2, 22: 2, 13: 5, 6: 6}, {13: 6, 11: 3, 8: 4, 6: 1, 5: 1})),
        (Theme.BLITZ, playing({24: 2, 8: 3, 6: 5, 5: 3, 4: 2}, {25: 2, 13: 5, 8: 3, 6: 5})),
        (Theme.BLITZ, playing({13: 3, 8: 3, 6: 4, 5: 3, 4: 2}, {24: 1, 23: 1, 13: 5, 8: 3, 6: 5})),
        (Theme.PRIME, playing({13: 3, 8: 2, 7: 2, 6: 3, 5: 2, 24: 3}, {21: 2, 13: 5, 8: 3, 6: 5})),
        (Theme.PRIME, playing({21: 2, 13: 5, 8: 3, 6: 5}, {13: 3, 8: 2, 7: 2, 6: 3, 5: 2, 24: 3})),
        (Theme.CONTACT, playing({13: 3, 8: 3, 6: 4, 4: 2, 24: 3}, {21: 2, 13: 5, 8: 3, 6: 5})),
        (Theme.CUBE, Scene("backgammon", DecisionKind.DOUBLE, _START, turns=3)),
        (Theme.CONTACT, playing({24: 3, 22: 2, 13: 5, 6: 5}, {13: 8, 6: 4, 4: 3}, variant="plakoto")),
    ],
)  # fmt: skip
def test_the_first_theme_that_fits(theme, scene):
    assert theme_of(scene) is theme


def test_what_nobody_overlooks_is_the_harder_the_less_there_is_between_the_choices():
    """Half of the people misjudge; in a race, in which there's little to overlook, nothing else tells them apart."""
    near, far = (
        Solvers("a key", {"8/4": 0.0, "6/2": loss}, lambda *asked: ["8/4"] * asked[-1]) for loss in (0.06, 0.4)
    )
    assert near.found() == far.found() == 1
    assert near.rating() > far.rating() + 100
    beginner, expert = (sum(near.answers(level)) / 200 for level in ("beginner", "expert"))
    assert 0.6 < beginner < expert - 0.1


def test_a_rating_is_where_the_levels_would_score_as_they_did():
    for rating in (900, 1250, 1480, 2000):
        means = {who: 1 / (1 + 10 ** ((rating - who) / 400)) for who in (1300, 1390, 1460, 1565, 1650)}
        assert fitted(means) == rating
    assert fitted(dict.fromkeys((1300, 1460, 1650), 1.0)) == 700
    assert fitted(dict.fromkeys((1300, 1460, 1650), 0.0)) == 2300


def test_better_players_find_more():
    judged = judge(opening(4, 2))
    means = [sum(judged.solvers.scores(level, 400)) / 400 for level in ("beginner", "casual", "advanced", "expert")]
    assert means == sorted(means)
    assert means[-1] - means[0] > 0.15


def test_people_misread_races_that_computers_play_well():
    race = playing({7: 2, 6: 2, 5: 2, 3: 2, 1: 2}, {6: 3, 5: 3, 4: 3, 2: 1}, (5, 2))
    values, frame = first_look(race.state), frame_of(race.state)
    level = LEVELS["intermediate"]
    assert {as_seen(values, frame, level, Random(seed)) for seed in range(50)} == {values[0]}
    seen = seen_by_many(values, frame, level, Random(1), 200)
    assert 0 < sum(one is not values[0] for one in seen) < 200
    assert min(one.equity for one in seen) > values[0].equity - 4 * level.misread - 1e-9, "aspects of contact are none"
