"""The last play on the board: arrows that can be followed one by one, labels that can be read, old dice below them."""

import math
from dataclasses import replace
from itertools import pairwise

import pytest

from bot.render.board import picture, ways
from bot.render.board.geometry import layout
from bot.render.board.picture import BoardScene, LastMove, compose_board
from bot.rules.dice import Roll
from bot.rules.position import Position
from bot.rules.sides import Side
from tests.render.conftest import played_scenes

W, B = Side
PLACES = layout(1200)
TIP = 12
"""From the tip of an arrow to the middle of its head."""


@pytest.fixture
def drawn(monkeypatch):
    """The arrows of a scene, each as the places on the picture it runs over."""
    found = []

    def record(frame, art, lane):
        found.append([(lane.start[0] + x, lane.start[1] + y) for x, y in lane.path(PLACES)])
        return found[-1]

    monkeypatch.setattr(ways, "_lay_arrow", record)

    def arrows(scene):
        found.clear()
        compose_board(scene)
        return list(found)

    return arrows


def head(path):
    (x0, y0), (x1, y1) = path[-6], path[-1]
    share = TIP / math.dist(path[-6], path[-1])
    return x1 - (x1 - x0) * share, y1 - (y1 - y0) * share


def test_no_arrow_runs_through_the_head_of_another(drawn):
    looked_at = 0
    for scene in played_scenes(5, 500):
        paths = drawn(scene)
        for one in paths:
            for other in paths:
                if one is not other:
                    looked_at += 1
                    assert min(math.dist(head(one), spot) for spot in other) > 17, scene.last_play
    assert looked_at > 300


def test_no_arrow_leaves_the_felt(drawn):
    """There are numbers above and below it, and names."""
    looked_at = 0
    for scene in played_scenes(5, 500):
        for path in drawn(scene):
            looked_at += 1
            assert all(PLACES.felt_top < y < PLACES.felt_bottom for _, y in path), scene.last_play
    assert looked_at > 500


@pytest.mark.parametrize(
    ("position", "moves", "spot"),
    [
        (Position.of({24: 3}, {2: 1, 1: 6}), [(2, 0)] * 4, PLACES.slot(24, 4)),
        (Position.of({25: 2}, {15: 2}), [(23, 15)], PLACES.bar_slot(1, lower=True)),
    ],
)
def test_an_arrow_hides_no_number_of_checkers(position, moves, spot):
    """Neither of a full stack nor on the bar: it runs below that number, and its label lies elsewhere."""
    scene = BoardScene(position, last_play=tuple(LastMove(B, *move) for move in moves))
    bare, moved = (compose_board(one).convert("RGB") for one in (replace(scene, last_play=()), scene))
    x, y = spot
    number, checker = (x - 12, y - 14, x + 12, y + 14), (x - 30, y - 30, x + 30, y + 30)
    assert bare.crop(number).tobytes() == moved.crop(number).tobytes()
    assert bare.crop(checker).tobytes() != moved.crop(checker).tobytes()


@pytest.mark.parametrize(("roll", "beside"), [(None, True), (Roll(6, 1), False), (Roll(4, 4), False)])
def test_no_die_hides_the_number_of_a_full_point(roll, beside):
    """It is beside the stack, or where a die lies there on the checker before the last."""
    scene = BoardScene(Position.of({13: 5}, {3: 6, 8: 3}), dice=roll, last_play=(LastMove(B, 8, 3),))
    bare, moved = (compose_board(one).convert("RGB") for one in (replace(scene, last_play=()), scene))
    x, y = PLACES.slot(22, 4)
    plate, before = (x - 16, y + 38, x + 16, y + 62), (x - 12, y - 74, x + 12, y - 50)
    assert (bare.crop(plate).tobytes() != moved.crop(plate).tobytes()) is beside
    assert (bare.crop(before).tobytes() != moved.crop(before).tobytes()) is not beside


@pytest.mark.parametrize("offered", [None, 4])
def test_an_arrow_from_the_bar_hides_no_cube(offered):
    scene = BoardScene(Position.of({6: 2}, {19: 2}), offered=offered, last_play=(LastMove(B, 25, 19),))
    bare, moved = (compose_board(one).convert("RGB") for one in (replace(scene, last_play=()), scene))
    (x, y), reach = PLACES.cube_centre(None, W), 26
    cube, around = (x - reach, y - reach, x + reach, y + reach), (x - 48, y - 60, x + 48, y + 60)
    assert bare.crop(cube).tobytes() == moved.crop(cube).tobytes()
    assert bare.crop(around).tobytes() != moved.crop(around).tobytes()


def test_checkers_borne_off_from_several_points_have_a_head_each(drawn):
    """They do not cross, and their heads lie apart, however full the tray is."""
    for left, moves in (({5: 1}, (6, 4, 3, 2)), ({}, (2, 1))):
        scene = BoardScene(Position.of(left, {1: 3}), last_play=tuple(LastMove(W, point, 0) for point in moves))
        paths = drawn(replace(scene, old_dice=Roll(6, 4)))
        tips = sorted(path[-1][1] for path in paths)
        assert all(below - above >= 20 for above, below in pairwise(tips))
        tray = PLACES.trays[True]
        assert all(tray[1] < tip < tray[3] for tip in tips)


@pytest.mark.parametrize(("source", "target"), [(13, 11), (13, 7), (13, 9)])
def test_how_many_went_the_same_way_can_be_read_beside_the_old_dice(source, target, monkeypatch):
    """The label lies on its arrow, and over no die."""
    pressed = []
    monkeypatch.setattr("bot.render.board.stamps.Stamp.press", lambda stamp, _, at: pressed.append((stamp, at)))
    moves = tuple(LastMove(B, source, target) for _ in range(2))
    position = Position.of({24: 2, 6: 5}, {source: 2, target: 2, 6: 5})
    compose_board(BoardScene(position, last_play=moves, old_dice=Roll(2, 2)))
    label, (x, y) = pressed[-1]
    left, _, right, _ = PLACES.half_of(lower=False)
    dice = ((left + right) // 2 - 80, PLACES.middle - 32, (left + right) // 2 + 80, PLACES.middle + 32)
    beside = x + label.width / 2 <= dice[0] or x - label.width / 2 >= dice[2]
    assert beside or y + label.height / 2 <= dice[1] or y - label.height / 2 >= dice[3]


def test_how_many_went_the_same_way_covers_no_other_arrow(drawn, monkeypatch):
    """Nor does an arrow run over it: it is laid once all arrows are."""
    pressed = []
    monkeypatch.setattr("bot.render.board.stamps.Stamp.press", lambda stamp, _, at: pressed.append((stamp, at)))
    moves = tuple(LastMove(B, source, source - 6) for source in (9, 9, 8, 8))
    paths = drawn(BoardScene(Position.of({}, {3: 2, 2: 2}), last_play=moves, numbers="none"))
    assert len(paths) == 2
    for (label, (x, y)), other in zip(pressed[-2:], paths[::-1], strict=True):
        assert not any(abs(x - left) < label.width / 2 and abs(y - top) < label.height / 2 for left, top in other)


def test_how_many_went_the_same_way_covers_no_other_such_number(monkeypatch):
    pressed = []
    monkeypatch.setattr("bot.render.board.stamps.Stamp.press", lambda stamp, _, at: pressed.append((stamp, at)))
    moves = tuple(LastMove(B, 13, target) for target in (10, 10, 8, 8))
    scene = BoardScene(Position.of({13: 5}, {10: 2, 8: 5, 13: 1}), last_play=moves, numbers="none")
    compose_board(scene)
    (label, (x, y)), (_, (left, top)) = pressed[-2:]
    assert abs(x - left) >= label.width or abs(y - top) >= label.height


def test_how_many_went_the_same_way_covers_no_number_of_a_point(monkeypatch):
    """The arrow from the third point runs past the ghost on the second."""
    pressed = []
    monkeypatch.setattr("bot.render.board.stamps.Stamp.press", lambda stamp, _, at: pressed.append((stamp, at)))
    moves = tuple(LastMove(B, source, 0) for source in (3, 3, 2, 2))
    compose_board(BoardScene(Position.of({13: 1}, {2: 1, 1: 3}), last_play=moves))
    labels = [at for stamp, at in pressed if (stamp.width, stamp.height) == (50, 36)]
    assert len(labels) == 2
    for x, y in (PLACES.slot(22, 1), PLACES.slot(23, 2)):
        assert all(abs(x - left) > 20 or abs(y - top) > 18 for left, top in labels)


def test_arrows_run_above_the_dice_of_the_last_play():
    """And below those that count now."""
    scene = BoardScene(
        Position.of({24: 2, 6: 5}, {13: 4, 5: 2}),
        last_play=(LastMove(B, 13, 9), LastMove(B, 9, 5)),
        old_dice=Roll(4, 4),
    )
    ink = compose_board(replace(scene, old_dice=None)).convert("RGB")
    over = compose_board(scene).convert("RGB")
    gold = [
        (x, y)
        for x in range(170, 340)
        for y in range(PLACES.middle - 30, PLACES.middle + 30)
        if ink.getpixel((x, y))[0] > 240 and ink.getpixel((x, y))[2] < 140
    ]
    assert len(gold) > 100
    assert all(over.getpixel(spot) == ink.getpixel(spot) for spot in gold)


@pytest.mark.parametrize("mover", Side)
def test_a_ghost_looks_out_from_behind_a_stack_that_is_still_full(mover):
    """Black's and White's: at the top of the picture and at its bottom."""
    scene = BoardScene(Position.of({13: 5, 6: 5, 8: 2}, {24: 2}), mover=mover, numbers="white")
    moved = replace(scene, last_play=(LastMove(mover, 6, 5), LastMove(mover, 5, 4)))
    x, y = PLACES.slot(6 if mover is W else 19, 4)
    beyond = y + (20 + PLACES.checker // 2) * (1 if y < PLACES.middle else -1)
    gold = [compose_board(one).convert("RGB").crop((x - 8, beyond - 4, x + 8, beyond + 5)) for one in (scene, moved)]
    assert gold[0].tobytes() != gold[1].tobytes()
    top = (x - 25, y - 20, x - 5, y + 20)
    assert compose_board(scene).crop(top).tobytes() == compose_board(moved).crop(top).tobytes()


def test_the_words_of_a_double_cover_no_arrow(monkeypatch):
    """Wherever the last play went, while there is room beside it."""
    laid = []
    usual = picture._words

    def words(said, art, arrows, taken, halves):
        laid.append((usual(said, art, arrows, taken, halves), arrows))
        return laid[-1][0]

    monkeypatch.setattr(picture, "_words", words)
    offered = [replace(scene, offered=4) for scene in played_scenes(5, 200) if scene.last_play]
    for scene in offered:
        compose_board(scene)
    covering = 0
    for (label, (x, y)), arrows in laid:
        covering += any(x <= a <= x + label.width and y <= b <= y + label.height for a, b in arrows)
    assert len(laid) > 100
    assert not covering
