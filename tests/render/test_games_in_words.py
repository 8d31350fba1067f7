"""The boards of all games in words and in characters, and the scenes that are made of matches in them."""

import dataclasses
from datetime import UTC, datetime

import pytest
from msgspec.structs import replace

from bot.records.matches import MatchRecord
from bot.records.people import Person, Place
from bot.render.board.alt_text import board_alt_text, text_board
from bot.render.paint.writing import ALT_TEXT_LIMIT
from bot.rules.dice import Roll
from bot.rules.match import events as ev
from bot.rules.match.evolution import evolve
from bot.rules.match.partial import PartialPlay, PartialStep
from bot.rules.match.state import Phase
from bot.rules.match.turn import game_of, numbers_now
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.rules.variants import VARIANTS
from bot.ui.match.scenes import scene_of, start_scene
from tests.inside import with_step
from tests.render.games import HANDS, PINS, ROUND, STARTING, B, W

NOW = datetime(2026, 1, 1, tzinfo=UTC)


@pytest.mark.parametrize(
    ("scene", "said"),
    [
        (PINS, "Plakoto board: White (Alexandra) against Black (Magnus)."),
        (PINS, "in the mover's own numbers: Black 8/1 pinning, 24/21."),
        (PINS, "1 on 24, pinned, 3 on 20, 1 on 13, pinned, 1 on 11, 2 on 8, 6 on 6, 1 on 4, pinned."),
        (ROUND, "Narde board"),
        (ROUND, "Black 24/13, 13/6, 1/off"),
        (HANDS, "White, 255 pips: 4 not yet entered, 2 on the bar, 3 on 20"),
        (HANDS, "Last play: White hand/20, bar/22."),
        (HANDS, "White plays 5, 5, 5, 5, already played: 5."),
        (start_scene(VARIANTS["egyptian"], theme="classic"), "At most 5 checkers per side on a point."),
    ],
)
def test_what_other_games_have_is_said(scene, said):
    assert said in board_alt_text(scene)


@pytest.mark.parametrize("game", STARTING, ids=lambda game: game.key)
def test_every_start_is_said_in_full(game):
    text = board_alt_text(start_scene(game, theme="classic"))
    assert len(text) < ALT_TEXT_LIMIT
    assert text.startswith(f"{game.name} board: ")
    assert ("Cube" in text) == ("cube" in game.options)


def test_characters_show_who_stands_on_a_pin_and_name_the_pins():
    lines = text_board(PINS).splitlines()
    assert lines[1].split() == ["X5", ".", ".", ".", ".", ".", "|", ".", "O3", ".", ".", ".", "X1"]
    assert lines[3].split() == [".", "O1", ".", "X3", "O2", ".", "|", "O6", ".", "X2", ".", ".", "X1"]
    assert lines[6] == "O pinned on 4, 13, 24"
    assert lines[8] == "X pinned on 6, 11, 20"
    assert max(len(line) for line in lines) <= 40


def test_characters_number_from_the_heads_of_one_direction():
    lines = text_board(ROUND).splitlines()
    assert lines[0].split() == [str(point) for point in range(13, 25)]
    assert lines[1].split() == ["X2", ".", "O2", ".", "X1", "X2", "|", ".", "O1", ".", ".", ".", "O8"]
    other = text_board(scene_turned(ROUND)).splitlines()
    assert other[0].split() == [str(point) for point in range(1, 13)]
    assert other[4].split() == [str(point) for point in range(24, 12, -1)]
    assert other[1:4] == lines[1:4]


def scene_turned(scene):
    return dataclasses.replace(scene, mover=scene.mover.other, position=scene.position.swapped())


def test_characters_count_what_has_not_entered():
    lines = text_board(HANDS).splitlines()
    assert "O 4 not yet entered" in lines
    assert "X 1 not yet entered" in lines


def folded(*events):
    state = None
    for event in events:
        state = evolve(state, event)
    return state


def begun(variant, opening, rules=None):
    chosen = Rules(cube=False) if rules is None else rules
    return folded(ev.MatchStarted(variant, 3, chosen), ev.GameStarted(1, (opening,)))


def record(state):
    players = (Person(1, "Anna"), Person(2, "Bob"))
    return MatchRecord(1, Place(1, 2), players, state, None, NOW, NOW)


def played(state):
    """The state after the first legal play."""
    plays = game_of(state).plays_of_numbers(state.position, numbers_now(state), state.rules)
    moves = plays[0].moves if plays else ()
    return evolve(state, ev.PlayMade(state.on_roll, moves))


def test_a_match_of_acey_deucey_names_and_plays_its_doublet():
    state = begun("american_acey_deucey", Roll(2, 1))
    scene = scene_of(record(state), theme="classic")
    assert [number for number, _ in scene.dice_shown()] == [2, 1]
    assert scene.words() == "American Acey-Deucey"
    assert (scene.in_hand(W), scene.in_hand(B)) == (15, 15)
    assert not scene.cube_in_play
    state = played(state)
    assert state.phase is Phase.TO_NAME
    scene = scene_of(record(state), theme="classic")
    assert all(used for _, used in scene.dice_shown())
    assert scene.words() == "American Acey-Deucey · names a doublet"
    assert scene.last_play[0].source == 26
    state = evolve(state, ev.DoubletNamed(W, 5))
    scene = scene_of(record(state), theme="classic")
    assert scene.dice_shown() == ((5, False),) * 4
    assert scene.words() == "American Acey-Deucey · plays four 5s"


def test_dice_that_were_played_are_dimmed_in_a_part_of_a_turn():
    state = evolve(played(begun("american_acey_deucey", Roll(2, 1))), ev.DoubletNamed(W, 5))
    plays = game_of(state).plays_of_numbers(state.position, numbers_now(state), state.rules)
    partial = PartialPlay(state, plays)
    step = next(move for moves in partial.options().values() for move in moves)
    partial = with_step(partial, PartialStep(step.source, 5))
    scene = scene_of(record(state), theme="classic", partial=partial)
    assert [used for _, used in scene.dice_shown()] == [False, False, False, True]


def test_what_is_handed_over_is_said():
    state = replace(begun("gul_bara", Roll(6, 5)), roll=Roll(5, 5), numbers=(5, 5), ahead=(6,), handed=True)
    scene = scene_of(record(state), theme="classic")
    assert scene.words() == "Gul Bara · left over: 5 5"
    assert scene.dice_shown() == ((5, False), (5, False))
    assert scene.game.same_way


def test_a_doublet_of_sugoroku_is_two_dice():
    state = begun("sugoroku", Roll(6, 5))
    state = evolve(played(state), ev.DiceRolled(B, Roll(3, 3)))
    assert scene_of(record(state), theme="classic").dice_shown() == ((3, False), (3, False))


def test_a_rotation_shows_the_game_that_is_played():
    scene = scene_of(record(folded(ev.MatchStarted("tavli", 5, Rules(cube=False)))), theme="classic")
    assert scene.game.name == "Portes"


def test_a_part_that_cannot_be_moved_says_its_own_numbers():
    state = evolve(played(begun("american_acey_deucey", Roll(2, 1))), ev.DoubletNamed(W, 5))
    stuck = evolve(state, ev.TurnPassed(Side.WHITE))
    assert scene_of(record(stuck), theme="classic").words() == "American Acey-Deucey · 5-5: can't move"


def test_backgammon_is_as_it_was():
    scene = scene_of(record(begun("backgammon", Roll(5, 3), Rules())), theme="classic")
    assert (scene.words(), scene.to_play, scene.cube_in_play) == ("", (), True)
    assert scene.dice_shown() == ((5, False), (3, False))
