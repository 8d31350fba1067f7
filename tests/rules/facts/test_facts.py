"""Facts about two plays: cases that everybody can count, and all games counted again by code of its own."""

from random import Random

import pytest

from bot.rules.dice import ALL_ROLLS
from bot.rules.facts import Fact, Family, Sentence, Worth, facts_about, sentences
from bot.rules.facts.comparing import MEDIANS, MOST, SAME_SIZE
from bot.rules.facts.families import CHANCES, MEASURES, After, rolls_that
from bot.rules.match.state import Phase
from bot.rules.match.turn import game_of, plays_now
from bot.rules.notation import parse_play
from bot.rules.play import Play
from bot.rules.position import BAR, Position
from bot.rules.rules import Rules
from bot.rules.variants import BACKGAMMON, VARIANTS
from tests.nightly import every
from tests.rules.facts.mistakes import facts_of, mistakes
from tests.rules.facts.recount import anchors_of, points_of, recounted
from tests.rules.random_matches import states_of

START = Position.start()
UNKNOWN = (Worth(), Worth())


def facts(best, played, roll, position=START, worths=UNKNOWN):
    plays = [parse_play(text, position, roll, BACKGAMMON, Rules()) for text in (best, played)]
    return {fact.family: fact for fact in facts_about(*plays, BACKGAMMON, Rules(), worths)}


SHOTS = (11, 12, 14, 15, 15, 17, 6, 6, 5, 3, 2, 3)
"""At a lone checker so many pips away with nothing in between (bkgm.com)."""


@pytest.mark.parametrize(("distance", "shots"), list(enumerate(SHOTS, 1)))
def test_shots_at_a_lone_checker(distance, shots):
    behind = Position.of({25 - 13 + distance: 1}, {13: 1})
    assert rolls_that(behind, BACKGAMMON, Rules(), lambda play: any(move.hit for move in play.moves)) == shots


def test_a_point_is_made_and_a_blot_left():
    found = facts("8/5 6/5", "13/10 24/23", (3, 1))
    assert (found[Family.POINTS].points, found[Family.POINTS].made) == ((5,), (5,))
    assert (found[Family.SHOTS].best, found[Family.SHOTS].played) == (0, 5)
    assert found[Family.SHOTS].points == (24, 23)  # blots in the opponent's home, which don't count as shots
    assert found[Family.SHOTS].weight > 0


def test_equal_counts_of_points_speak_for_the_better_play():
    before = Position.of({13: 3, 8: 3, 6: 5, 10: 1, 24: 2}, {13: 5, 8: 3, 6: 5, 24: 2})
    found = facts("13/7 8/7", "10/4 8/7", (6, 1), before)
    assert found[Family.POINTS].weight > 0
    assert (found[Family.POINTS].points, found[Family.POINTS].instead) == ((7,), ())


@pytest.mark.parametrize(("far", "near", "told"), [(8, 6, Family.HOME), (9, 7, Family.POINTS)])
def test_a_point_at_home_is_told_as_one_that_is_in_the_way_of_who_was_hit(far, near, told):
    before = Position.of({13: 6, far: 3, near: 1, 5: 1, 1: 4}, {21: 1, 13: 4, 6: 5, 1: 5})
    found = facts(f"{far}/{near} 5/4*", "13/11 5/4*", (2, 1), before)
    assert {Family.HOME, Family.POINTS} & set(found) == {told}


def test_an_anchor_is_told_before_points_that_are_only_others():
    before = Position.of({24: 1, 23: 1, 13: 2, 10: 1, 9: 1, 8: 3, 6: 4, 5: 2}, {13: 5, 8: 4, 6: 3, 5: 3})
    order = [*facts("24/23 8/4", "13/9 8/7", (4, 1), before)]
    assert order.index(Family.ANCHOR) < order.index(Family.POINTS)


@pytest.mark.parametrize(("best", "played", "sign"), [(0, 1, -1), (1, 0, 1)])
def test_as_many_anchors_speak_for_the_more_advanced_one(best, played, sign):
    before = Position.of({22: 2, 13: 5, 8: 3, 6: 5}, {24: 2, 13: 5, 8: 3, 6: 5})
    plays, anchors = ("8/7(2) 6/5(2)", "22/21(2) 6/5(2)"), ((22,), (21,))
    fact = facts(plays[best], plays[played], (1, 1), before)[Family.ANCHOR]
    assert (fact.points, fact.instead) == (anchors[best], anchors[played])
    assert fact.weight == sign / MEDIANS[Family.ANCHOR]


def test_a_stack_is_told_after_points():
    before = Position.of({24: 1, 15: 1, 13: 5, 8: 3, 6: 5}, {24: 2, 13: 4, 8: 3, 6: 5, 4: 1})
    order = [*facts("8/7(2) 6/5(2)", "15/13 6/5(2)", (1, 1), before)]
    assert order.index(Family.POINTS) < order.index(Family.STACK)


def test_a_stack_that_stood_before_the_play_is_none_of_its_doing():
    before = Position.of({24: 2, 13: 6, 8: 3, 6: 4}, {24: 2, 13: 5, 8: 3, 6: 5})
    assert Family.STACK not in facts("8/5 6/5", "13/10 24/23", (3, 1), before)
    before = Position.of({24: 2, 14: 1, 13: 5, 8: 3, 6: 4}, {24: 2, 13: 5, 8: 3, 6: 5})
    found = facts("14/13 8/5", "8/5 6/5", (3, 1), before)
    assert found[Family.STACK].best == 6


@pytest.mark.parametrize(
    ("best", "told"),
    [
        ("16/12* 7/4*", [Family.HITS, Family.SHOTS]),  # 24 instead of 36
        ("bar/24 20/14*", [Family.HITS, Family.SHOTS]),  # 14 instead of 35
        ("22/21*/17*", [Family.SHOTS, Family.HITS]),  # 3 instead of 28
    ],
)
def test_a_hit_more_is_told_before_what_does_not_weigh_twice_as_much(best, told):
    found = facts_of(next(one for one in mistakes() if one.best == best))
    assert [one.gain.family for one in sentences(found)][:2] == told


def test_only_large_differences_of_chances_are_facts():
    found = facts("8/5 6/5", "13/10 24/23", (3, 1), worths=(Worth(54.0, 16.0, 12.0), Worth(50.0, 13.5, 15.0)))
    assert CHANCES & set(found) == set([*found][-2:]) == {Family.WIN, Family.GAMMON_LOST}  # they are told last


@pytest.mark.parametrize(("key", "told"), [("portes", True), ("american_acey_deucey", False)])
def test_wins_that_count_double_are_facts_unless_every_checker_is_paid(key, told):
    game = VARIANTS[key]
    play = Play.made(START, (), START)
    one = After(play, game, Rules(), Worth(50.0, 30.0, 10.0), ends_turn=True)
    assert [MEASURES[family](one) for family in (Family.GAMMON, Family.GAMMON_LOST)] == (
        [30.0, 10.0] if told else [None, None]
    )


def test_in_a_race_it_counts_how_many_have_yet_to_come_home():
    race = Position.of({10: 1, 6: 1, 5: 2, 4: 3, 3: 1, 2: 1, 1: 2}, {6: 1, 5: 3, 4: 2, 3: 2, 2: 2, 1: 2})
    found = facts("10/5", "10/8 6/3", (3, 2), race)
    assert (found[Family.OUTSIDE].best, found[Family.OUTSIDE].played) == (0, 1)
    assert found[Family.OUTSIDE].weight > 0
    assert Family.OUTSIDE not in facts("8/5 6/5", "13/10 24/23", (3, 1))


def test_a_checker_that_pins_another_holds_its_point():
    """It was two on the point, and one of them goes on: nothing is given up."""
    mine, theirs = [0] * 26, [0] * 26
    mine[5], mine[24], theirs[20], theirs[24] = 2, 13, 1, 14
    before, plakoto = Position(tuple(mine), tuple(theirs), (-5,)), VARIANTS["plakoto"]
    mine[5], mine[4] = 1, 1
    leaves = Play.made(before, (), Position(tuple(mine), tuple(theirs), (-5,)))
    stays = Play.made(before, (), before)
    assert Family.POINTS not in {one.family for one in facts_about(stays, leaves, plakoto, Rules())}


def test_a_small_difference_of_chances_is_a_fact_where_little_else_speaks_for_the_better_play():
    worths = (Worth(46.7, 10.0, 10.0), Worth(44.4, 10.5, 10.0))
    assert Family.WIN not in facts("8/5 6/5", "13/10 24/23", (3, 1), worths=worths)
    found = facts("13/10 24/23", "8/5 6/5", (3, 1), worths=worths)
    assert [family for family, fact in found.items() if fact.weight > 0] == [Family.WIN]
    found = facts("24/20 13/10", "24/21 13/9", (4, 3), worths=worths)
    assert (found[Family.SHOTS].best, found[Family.SHOTS].played) == (5, 6)  # which says next to nothing
    assert sentences([*found.values()])[0].gain.family is Family.WIN
    found = facts("24/22 24/23", "24/23 13/11", (2, 1), worths=worths)
    assert (found[Family.SHOTS].best, found[Family.SHOTS].played) == (0, 2)  # which is little, but concrete
    assert [one.gain.family for one in sentences([*found.values()])] == [Family.SHOTS, Family.WIN]


def test_a_good_roll_more_or_two_are_no_fact():
    assert Family.NEXT not in facts("24/20 8/7", "13/9 6/5", (4, 1))  # 34 and 36
    assert Family.NEXT in facts("13/8 6/5", "13/7", (5, 1))  # 30 and 34


def test_a_pin_in_passing_is_no_shot():
    mine, theirs = [0] * 26, [0] * 26
    for point, count in {2: 3, 3: 3, 4: 3, 5: 2, 10: 2, 12: 1, 13: 1}.items():
        mine[point] = count
    for point, count in {1: 1, 2: 3, 3: 3, 4: 2, 12: 1, 18: 1, 20: 1, 24: 3}.items():
        theirs[point] = count
    after = Position(tuple(mine), tuple(theirs), (-13, -5))
    play, plakoto = Play.made(after, (), after), VARIANTS["plakoto"]
    counted = MEASURES[Family.SHOTS](After(play, plakoto, Rules(), Worth(), ends_turn=True))
    assert counted == recounted("shots", play, plakoto, Rules()) == 13


def test_who_waits_on_the_bar_has_the_whole_of_a_closed_home_before_them():
    after = Position.of({**dict.fromkeys(range(1, 7), 2), 13: 3}, {BAR: 1, 6: 14})
    closed = After(Play.made(after, (), after), BACKGAMMON, Rules(), Worth(), ends_turn=True)
    assert MEASURES[Family.PRIME](closed) == 6


BLOT_AHEAD = Position.of({24: 2, 13: 5, 8: 3, 6: 5}, {24: 2, 21: 1, 13: 4, 8: 3, 6: 5})


@pytest.mark.parametrize(
    ("best", "played", "roll", "position", "told"),
    [
        ("24/23 13/11", "13/11 6/5", (2, 1), START, True),
        ("8/3 6/3", "13/5", (5, 3), START, False),  # what the other play may still make is made
        ("8/4*", "13/9", (3, 1), BLOT_AHEAD, False),  # and who is on the bar can't be hit again
    ],
)
def test_good_rolls_are_told_only_of_plays_that_hit_and_hold_alike(best, played, roll, position, told):
    assert (Family.NEXT in facts(best, played, roll, position)) is told


def test_nothing_is_said_of_shots_while_the_turn_goes_on():
    plays = [parse_play(text, START, (3, 1), BACKGAMMON, Rules()) for text in ("8/5 6/5", "13/10 24/23")]
    found = {fact.family for fact in facts_about(*plays, BACKGAMMON, Rules(), ends_turn=False)}
    assert Family.POINTS in found
    assert not found & {Family.SHOTS, Family.NEXT}


@pytest.mark.parametrize("seed", every(range(40), daily=range(1)))
@pytest.mark.parametrize("key", VARIANTS)
def test_every_fact_is_true_and_has_what_speaks_against_it(key, seed):
    """In random games; at night some 10,000 facts."""
    random = Random(f"{key} {seed}")
    turns = [one for one in states_of(random, key, games=1) if one.phase is Phase.TO_PLAY and len(plays_now(one)) > 1]
    for state in random.sample(turns, min(6, len(turns))):
        game = game_of(state)
        best, played = random.sample(plays_now(state), 2)
        ends = not state.ahead and not state.handed
        found = facts_about(best, played, game, state.rules, ends_turn=ends)
        for fact in found:
            assert (fact.best, fact.played) == tuple(
                recounted(fact.family.value, play, game, state.rules) for play in (best, played)
            ), fact
            _points_are_as_said(fact, best, played, game)
        _speaks_against(found)


def _points_are_as_said(fact, best, played, game):
    if fact.family in (Family.POINTS, Family.ANCHOR):
        held = [anchors_of(one) if fact.family is Family.ANCHOR else points_of(one, game) for one in (best, played)]
        assert set(fact.points) == held[0] - held[1]
        assert set(fact.instead) == held[1] - held[0]
        assert all(best.before.mine[point] < 2 for point in fact.made)
        if fact.best == fact.played:  # as many, but others: an anchor further back speaks against it
            back = fact.family is Family.ANCHOR and min(fact.points) > min(fact.instead)
            assert fact.weight == (-1 if back else 1) / MEDIANS[fact.family]


def _speaks_against(found):
    said = sentences(found)
    assert len(said) <= MOST
    left = [-fact.weight for fact in found if fact.weight < 0]
    for sentence in said:
        if sentence.loss is not None:
            assert sentence.loss.weight < 0
            left.remove(-sentence.loss.weight)
        elif sentence.gain is not None:
            assert not any(weight >= SAME_SIZE * sentence.gain.weight for weight in left)


def test_of_light_facts_the_heaviest_is_said_with_what_speaks_against_it():
    gain, against = Fact(Family.NEXT, 21, 20, 0.17), Fact(Family.SHOTS, 12, 11, -0.09)
    assert sentences((gain, against)) == (Sentence(gain, against),)
    assert sentences((against,)) == ()


def test_backgammons_alone_may_tell_two_plays_apart_where_there_are_any():
    worths = (Worth(0.0, 0.0, 100.0, 0.0, 20.0), Worth(0.0, 0.0, 100.0, 0.0, 46.0))
    found = facts("8/5 6/5", "13/10 24/23", (3, 1), worths=worths)
    assert CHANCES & set(found) == {Family.BACKGAMMON_LOST}
    assert found[Family.BACKGAMMON_LOST].weight > 0
    one = After(Play.made(START, (), START), VARIANTS["plakoto"], Rules(), worths[0], ends_turn=True)
    assert one.measured(Family.BACKGAMMON_LOST) is None


def test_a_chance_that_outweighs_all_that_the_plays_do_comes_first():
    """The last chance to bear one off: both the waste and the gammon that's saved are told, the gammon first."""
    race = Position.of({7: 1, 6: 4, 5: 3, 3: 3, 2: 3, 1: 1}, {1: 1, 0: 14})
    worths = Worth(0.0, 0.0, 0.0), Worth(0.0, 0.0, 100.0)
    told = sentences([*facts("7/3 2/off", "7/5 6/2", (4, 2), race, worths=worths).values()])
    assert [one.gain.family for one in told][:2] == [Family.GAMMON_LOST, Family.OFF]


def test_of_36_rolls_those_are_lost_of_which_a_number_is_left_over():
    """Narde: one checker out on the way with four points held before it, the others still behind it at the head."""
    mine, theirs = [0] * 26, [0] * 26
    mine[24], mine[20], theirs[24], theirs[4] = 14, 1, 11, 4
    position, narde = Position(tuple(mine), tuple(theirs)), VARIANTS["narde"]
    one = After(Play.made(position, (), position), narde, Rules(), Worth(), ends_turn=True)
    lost = [
        ways
        for roll, ways in ALL_ROLLS
        for plays in [narde.legal_plays(position, roll, Rules())]
        if not plays or len(plays[0].moves) < len(narde.numbers(roll))
    ]
    assert one.measured(Family.STUCK) == sum(lost)
    assert 0 < sum(lost) < 36
