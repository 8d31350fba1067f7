"""Positions: counts, views, the race and GNU Backgammon's position ID."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.errors import NotationError
from bot.rules.dice import ALL_ROLLS, Roll
from bot.rules.luck import race_gain, race_luck
from bot.rules.position import BAR, OFF, Position
from bot.rules.rules import Rules
from bot.rules.variants import BACKGAMMON

START_ID = "4HPwATDgc/ABMA"


def test_the_start_is_as_the_rules_say():
    """ "Each player begins with two checkers on his 24-point, three on his 8-point, and five each on 13 and 6"."""
    start = Position.start()
    expected = {24: 2, 13: 5, 8: 3, 6: 5}
    assert {point: count for point, count in enumerate(start.mine) if count} == expected
    assert start.mine == start.theirs
    assert start == Position.of(expected, expected)


def test_pip_counts():
    start = Position.start()
    assert (start.pip_count, start.opponent_pip_count) == (167, 167)
    position = Position.of({BAR: 1, 6: 2, OFF: 12}, {1: 15})
    assert (position.pip_count, position.opponent_pip_count) == (37, 15)
    assert (position.swapped().pip_count, position.swapped().opponent_pip_count) == (15, 37)


def test_the_race_gains_what_is_rolled():
    start_position = Position.start()
    assert race_gain(start_position, Roll(6, 5), BACKGAMMON, Rules()) == 11
    assert race_luck(start_position, Roll(6, 6), BACKGAMMON, Rules()) == pytest.approx(24 - 8.17, abs=0.6)
    assert race_luck(start_position, Roll(2, 1), BACKGAMMON, Rules()) < 0


@pytest.mark.parametrize("position", [Position.start(), Position.of({6: 3, 1: 2}, {1: 1})])
def test_the_luck_of_all_rolls_together_is_none(position):
    lucks = [ways * race_luck(position, roll, BACKGAMMON, Rules()) for roll, ways in ALL_ROLLS]
    assert sum(lucks) == pytest.approx(0)


def test_a_hit_gains_what_the_opponent_has_to_go_again():
    position = Position.of({13: 1}, {18: 1})  # on my 7 point
    assert race_gain(position, Roll(5, 1), BACKGAMMON, Rules()) == 6 + 7


def test_checkers_that_are_not_mentioned_are_off():
    position = Position.of({6: 2}, {BAR: 1}, checkers=3)
    assert (position.mine[OFF], position.theirs[OFF]) == (1, 2)


@pytest.mark.parametrize("mine", [{26: 1}, {-1: 1}, {6: -1}, {6: 16}])
def test_impossible_counts_are_refused(mine):
    with pytest.raises(ValueError, match=r"no such|more than"):
        Position.of(mine, {})


def test_won_once_nothing_is_on_the_board_or_the_bar():
    assert Position.of({}, {1: 1}).is_won
    assert not Position.of({BAR: 1}, {1: 1}).is_won
    assert not Position.of({1: 1}, {}).is_won


@pytest.mark.parametrize(
    ("mine", "theirs", "contact"),
    [
        ({24: 2}, {24: 2}, True),
        ({12: 2}, {12: 2}, False),  # their 12-point is my 13-point: they have passed
        ({13: 2}, {13: 2}, True),
        ({BAR: 1}, {1: 2}, True),
        ({6: 2}, {6: 2}, False),
        ({}, {24: 2}, False),
    ],
)
def test_contact_lasts_until_the_rearmost_checkers_have_passed(mine, theirs, contact):
    assert Position.of(mine, theirs).has_contact is contact
    assert Position.of(mine, theirs).swapped().has_contact is contact


def test_positions_are_values():
    assert Position.start() == Position.of({24: 2, 13: 5, 8: 3, 6: 5}, {24: 2, 13: 5, 8: 3, 6: 5})
    assert len({Position.start(), Position.start().swapped()}) == 1


@given(st.integers(0, 2**32))
def test_swapping_twice_changes_nothing(random_position, seed):
    position = random_position(Random(seed))
    assert position.swapped().swapped() == position
    assert position.swapped().pip_count == position.opponent_pip_count


@pytest.mark.parametrize("text", [START_ID, f"  {START_ID} ", f"{START_ID}=="])
def test_position_ids_are_read(text):
    assert Position.from_gnubg_id(text) == Position.start()


def test_the_id_of_the_start():
    assert Position.start().gnubg_id == START_ID


def test_the_id_of_a_position_is_seen_by_the_side_on_roll():
    # XGID=-a-B--E-A-a-dDB--b-bcb----:1:1:1:00:3:2:0:9:10 in GNU Backgammon 1.07, the bottom side on roll
    position = Position.from_gnubg_id("2M3gCSCMT/AGAA")
    assert {point: count for point, count in enumerate(position.mine) if count and point} == {
        3: 2,
        6: 5,
        8: 1,
        13: 4,
        14: 2,
    }
    # ... and the same with the other side on roll
    assert position.swapped().gnubg_id == "jE/wBgDsZvAEEA"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "4HPwATDgc/ABM",
        "4HPwATDgc/ABMAA",
        "4HPwATDgc-ABMA",
        "4HPwATDgc/ABMé",
        "//////////////",
        "AAAAAAAAAAAAgA",  # a bit behind the last point
        "4HPwATDgc/ABMA\x00",
        "A" * 100_000,
    ],
)
def test_what_is_not_a_position_id_is_refused(text):
    with pytest.raises(NotationError) as refused:
        Position.from_gnubg_id(text)
    assert refused.value.expected == "position ID"


def test_an_id_with_both_sides_on_one_point_is_refused():
    impossible = Position.of({6: 1}, {19: 1})
    with pytest.raises(NotationError, match="both sides"):
        Position.from_gnubg_id(impossible.gnubg_id)


@given(st.integers(0, 2**32))
def test_an_id_reads_back_as_the_position(random_position, seed):
    position = random_position(Random(seed))
    assert len(position.gnubg_id) == 14
    assert Position.from_gnubg_id(position.gnubg_id) == position


@given(st.text(alphabet="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/", min_size=14, max_size=14))
def test_any_base_64_is_a_position_or_refused(text):
    try:
        position = Position.from_gnubg_id(text)
    except NotationError:
        return
    assert sum(position.mine) == sum(position.theirs) == 15
    assert Position.from_gnubg_id(position.gnubg_id) == position
