"""The boards of all games: what is drawn, where it lies, whether it can be told apart, and whether it stays that way.

After a change that is meant to be seen, look at the new pictures and keep them:
`UPDATE_GOLDEN=1 pytest tests/render/test_games.py`.
"""

import io
import os
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.render.board.geometry import layout
from bot.render.board.picture import BoardScene, LastMove, compose_board, render_board
from bot.render.board.scene import GameLook, look_of
from bot.render.paint.theme import load_theme, theme_names
from bot.rules.dice import Roll
from bot.rules.house_rules import usual_rules
from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.rules.variants import VARIANTS, find_variant
from bot.ui.match.scenes import start_scene
from tests.render.games import HANDS, PINNED, PINS, ROUND, STARTING, B, W, board
from tests.render.golden_files import opened
from tests.render.test_themes import LARGE, SEEN, TEXT, around, contrast, ink_and_ground

GOLDEN = Path(__file__).parent / "golden"
TILE, TOLERANCE = 15, 20
"""Pixels of a tile, and how far it may be off (0-255); a missing checker is off by far more."""
PLACES, SAME_WAY = layout(1200), layout(1200, same_way=True)
SPECIAL = {
    "pins": [replace(PINS, theme=name, last_play=PINS.last_play * (name != "paper")) for name in theme_names()],
    "same_way": [
        ROUND,
        replace(ROUND, mover=B, position=ROUND.position.swapped(), theme="dark"),
        replace(ROUND, bottom=B, theme="high_contrast"),
        replace(ROUND, home_left=True, theme="paper"),
    ],
    "hands": [HANDS, replace(HANDS, mover=B, position=HANDS.position.swapped()), replace(HANDS, home_left=True)],
}


def drawn(scene):
    return compose_board(scene).convert("RGB")


def sheet(scenes, columns, size):
    """The boards in one picture, small, in few colors."""
    rows = -(-len(scenes) // columns)
    whole = Image.new("RGB", (columns * size[0], rows * size[1]))
    for index, scene in enumerate(scenes):
        small = drawn(scene).resize(size, Image.Resampling.BOX)
        whole.paste(small, (index % columns * size[0], index // columns * size[1]))
    file = io.BytesIO()
    whole.quantize(128, dither=Image.Dither.NONE).save(file, "PNG", optimize=True)
    return file.getvalue()


def assert_looks_as_kept(data, path, tmp_path):
    """Fail when a tile of a picture, about the size of a checker, is not what the file shows."""
    if os.environ.get("UPDATE_GOLDEN"):
        path.write_bytes(data)
    difference = ImageChops.difference(opened(data), opened(path.read_bytes()))
    tiles = difference.resize((difference.width // TILE, difference.height // TILE), Image.Resampling.BOX)
    worst = max(most for _, most in tiles.getextrema())
    if worst > TOLERANCE:
        (tmp_path / path.name).write_bytes(data)
        pytest.fail(f"worst tile {worst}; the new picture is {tmp_path / path.name}")


def test_starts_look_as_they_did(tmp_path):
    assert len(STARTING) == 16
    scenes = [start_scene(game, theme="classic") for game in STARTING]
    assert_looks_as_kept(sheet(scenes, 4, (240, 180)), GOLDEN / "games.png", tmp_path)


@pytest.mark.parametrize("name", SPECIAL)
def test_special_boards_look_as_they_did(name, tmp_path):
    data = sheet(SPECIAL[name], 2, (360, 270))
    assert_looks_as_kept(data, GOLDEN / f"games_{name}.png", tmp_path)


@pytest.mark.parametrize("game", STARTING, ids=lambda game: game.key)
def test_boards_of_a_game_are_drawn_and_stay_small(game):
    chance, rules = Random(5), usual_rules(game, 5)
    position, mover, before = game.start(), W, ()
    for _ in range(12):
        roll = Roll(chance.randint(1, 6), chance.randint(1, 6))
        scene = BoardScene(position, mover=mover, dice=roll, last_play=before, game=look_of(game, rules))
        assert len(render_board(scene)) <= 130_000
        assert len(render_board(replace(scene, home_left=True), 800)) <= 70_000
        plays = game.legal_plays(position, roll, rules)
        play = chance.choice(plays) if plays else None
        before = tuple(LastMove(mover, *move) for move in play.moves) if play else ()
        position, mover = (play.after if play else position).swapped(), mover.other


@pytest.mark.parametrize("upper", [True, False])
def test_the_plate_of_a_head_is_in_line_with_the_numbers_beside_it(upper):
    picture = drawn(replace(ROUND, numbers="white"))
    top = SAME_WAY.strip if upper else SAME_WAY.felt_bottom
    ink = load_theme("classic")["numbers.ink"]
    middles = []
    for point in (24, 22) if upper else (12, 10):
        left = SAME_WAY.column_left(point)
        rail = picture.crop((left, top, left + SAME_WAY.point_width, top + SAME_WAY.row))
        clear = range(34) if upper else range(6, 40)  # of the line around the felt
        rows = [y for y in clear if any(rail.getpixel((x, y)) == ink for x in range(rail.width))]
        middles.append((rows[0] + rows[-1]) / 2)
    assert abs(middles[0] - middles[1]) <= 1


def centre(box):
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


@pytest.mark.parametrize("home_left", [False, True])
@pytest.mark.parametrize("width", [1200, 800])
def test_each_home_lies_beside_its_own_tray(width, home_left):
    places = layout(width, home_left=home_left, same_way=True)
    for side, tray in ((W, places.trays[True]), (B, places.trays[False])):
        column = places.columns[places.place(side, 1, W)]
        (x, y), (tray_x, tray_y) = centre(column), centre(tray)
        assert abs(x - tray_x) < width / 6
        assert (y < places.middle) == (tray_y < places.middle)
        head = centre(places.columns[places.place(side, 24, W)])
        assert (head[0] < width / 2) == (x < width / 2)
        assert (head[1] < places.middle) != (y < places.middle)


@pytest.mark.parametrize("home_left", [False, True])
@pytest.mark.parametrize("width", [1200, 800])
def test_nothing_overlaps_on_a_board_of_one_direction(width, home_left):
    places = layout(width, home_left=home_left, same_way=True)
    spans = sorted([(box[0], box[2]) for box in (*places.trays, places.bar, places.outer_felt, places.home_felt)])
    assert all(left[1] <= right[0] for left, right in pairwise(spans))
    assert spans[0][0] > 0
    assert spans[-1][1] < width
    for point in range(1, 25):
        box = places.columns[point]
        assert any(felt[0] <= box[0] and box[2] <= felt[2] for felt in (places.outer_felt, places.home_felt))


@pytest.mark.parametrize("same_way", [False, True])
def test_points_of_the_sides_are_each_others(same_way):
    places, look = layout(1200, same_way=same_way), GameLook(same_way=same_way)
    game = find_variant("fevga" if same_way else "plakoto")
    for point in range(1, 25):
        assert look.facing(point) == game.facing(point) == places.place(B, point, W)
        assert look.facing(look.facing(point)) == point


@pytest.mark.parametrize("scene", [PINS, ROUND, HANDS], ids=["pins", "one way", "hands"])
def test_the_position_looks_the_same_whoever_is_on_roll(scene):
    bare = replace(
        scene, dice=None, to_play=(), numbers="bottom", last_play=(), caption="", game=replace(scene.game, name="")
    )
    other = replace(bare, mover=scene.mover.other, position=scene.position.swapped())
    inner = (0, PLACES.strip, 1200, 900 - PLACES.strip)
    assert drawn(bare).crop(inner).tobytes() == drawn(other).crop(inner).tobytes()
    turned = replace(bare, bottom=B)
    assert drawn(bare).crop(inner).tobytes() != drawn(turned).crop(inner).tobytes()


def face(picture, point, index):
    """The color of a checker's face below the middle, clear of crosses, numbers and the next checker."""
    x, y = PLACES.slot(point, index)
    return picture.getpixel((x - 18, y))


@pytest.mark.parametrize(
    ("point", "under", "over", "count"),
    [(24, W, B, 1), (4, W, B, 2), (13, W, B, 5), (11, B, W, 1), (20, B, W, 3), (6, B, W, 6)],
)
def test_a_pinned_checker_lies_under_those_that_pin_it(point, under, over, count):
    picture = drawn(replace(PINS, last_play=(), dice=None))
    theme = load_theme("classic")
    shown = [face(picture, point, index) for index in range(min(count + 1, 5))]
    looks = [min(Side, key=lambda side: abs(sum(pixel) - sum(theme[f"{side.name.lower()}.base"]))) for pixel in shown]
    assert looks == [under] + [over] * min(count, 4)


def test_a_pinned_checker_is_crossed_and_others_are_not():
    freed = replace(PINS, last_play=(), position=replace_pins(()))
    held = replace(PINS, last_play=(), position=replace_pins((24,)))
    x, y = PLACES.slot(24, 0)
    boxes = around(x, y, 20)
    picture, plain = drawn(held), drawn(freed)
    assert ImageStat.Stat(ImageChops.difference(picture.crop(boxes), plain.crop(boxes))).sum != [0, 0, 0]
    assert ink_and_ground(picture, around(x, y - 7, 12), "normal") >= LARGE
    assert ink_and_ground(plain, around(x, y - 7, 12), "normal") < LARGE


def replace_pins(points):
    """White alone on 24, with Black's checker on it or not."""
    mine = tuple(1 if point == 24 else 0 for point in range(26))
    theirs = tuple(1 if point == 1 and points else 0 for point in range(26))
    return Position(mine, theirs, points)


@pytest.mark.parametrize(("name", "sight"), SEEN)
def test_marks_of_other_games_contrast_in_the_picture(name, sight):
    pins = drawn(replace(PINS, theme=name, last_play=()))
    found = {
        f"cross on {side.name}": ink_and_ground(pins, around(x, y - 7, 13), sight)
        for side, point in ((W, 13), (B, 20))
        for x, y in [PLACES.slot(point, 0)]
    }
    hands = drawn(replace(HANDS, theme=name, last_play=()))
    for side in Side:
        x, y = centre(PLACES.hand_boxes[side is W])
        # The pile rises to its number: three checkers, each a little higher.
        top = round(y) - (PLACES.px(7) if HANDS.in_hand(side) > 2 else 0)
        found[f"number in hand of {side.name}"] = ink_and_ground(hands, around(round(x), top, 18), sight)
    heads = drawn(replace(ROUND, theme=name, last_play=()))
    for side, point, y in ((W, 24, SAME_WAY.strip), (B, 12, SAME_WAY.felt_bottom)):
        x = SAME_WAY.column_left(point) + SAME_WAY.point_width // 2
        found[f"head of {side.name}"] = ink_and_ground(heads, (x - 24, y + 8, x + 24, y + 36), sight)
    assert {what: round(ratio, 2) for what, ratio in found.items() if ratio < LARGE} == {}
    left, _, right, _ = PLACES.half_of(lower=False)
    assert ink_and_ground(pins, around((left + right) // 2, PLACES.middle, 24), sight) >= TEXT


@pytest.mark.parametrize("name", theme_names())
def test_a_hand_stands_out_from_bar_and_tray(name):
    """It lies in a recess with a line around it, which neither checkers on the bar nor those borne off have."""
    left, top, right, _ = PLACES.hand_boxes[True]
    picture, theme = drawn(replace(HANDS, theme=name, last_play=())), load_theme(name)
    line = picture.getpixel(((left + right) // 2, top + 1))
    assert max(contrast(line, theme[ground]) for ground in ("wood.mid", "tray.base")) >= LARGE


def test_a_hand_holds_what_has_not_entered_and_is_gone_with_it():
    box = PLACES.hand_boxes[True]
    entered = replace(HANDS, last_play=(), position=Position(HANDS.position.mine[:26], HANDS.position.theirs[:26]))
    pictures = [drawn(replace(HANDS, last_play=())).crop(box), drawn(entered).crop(box)]
    bare = drawn(board("american_acey_deucey", Position.of({}, {}))).crop(box)
    assert pictures[0].tobytes() != bare.tobytes() == pictures[1].tobytes()


def test_the_last_play_leads_out_of_the_hand():
    box = PLACES.hand_boxes[True]
    pictures = [drawn(replace(HANDS, last_play=moves)).crop(box) for moves in ((), HANDS.last_play[:1])]
    assert pictures[0].tobytes() != pictures[1].tobytes()
    with pytest.raises(ValueError, match="27"):
        LastMove(W, 27, 20)


def test_a_checker_borne_off_goes_to_the_tray_of_its_own_corner():
    bare = replace(ROUND, last_play=())
    gone = replace(ROUND, last_play=(LastMove(B, 1, 0),))
    changed = ImageChops.difference(drawn(bare), drawn(gone)).getbbox()
    _, _, right, bottom = SAME_WAY.trays[False]
    assert changed[0] < right
    assert changed[3] < bottom
    assert changed[2] < SAME_WAY.columns[14][2]


def rails(scene):
    picture = drawn(scene)
    return [picture.crop(box).tobytes() for box in ((0, 58, 1200, 98), (0, 802, 1200, 842))]


def test_heads_are_marked_only_where_a_game_has_them():
    plain = replace(ROUND, game=replace(ROUND.game, head=False))
    assert all(marked != bare for marked, bare in zip(rails(ROUND), rails(plain), strict=True))
    assert {game.key for game in STARTING if look_of(game).head} == {"fevga", "narde", "gul_bara"}


def test_the_board_says_which_game_and_how_many_make_a_point_full():
    said = {game.key: start_scene(game, theme="classic").words() for game in STARTING}
    assert said["backgammon"] == ""
    assert said["egyptian"] == "Egyptian · max 5"
    assert {key: words for key, words in said.items() if key not in ("backgammon", "egyptian")} == {
        game.key: game.name for game in STARTING if game.key not in ("backgammon", "egyptian")
    }
    limited = start_scene(VARIANTS["backgammon"], theme="classic", rules=Rules(five_checkers=True))
    assert limited.words() == "max 5"
    assert replace(limited, caption="cannot move").words() == "max 5 · cannot move"


def test_a_cube_on_offer_leaves_the_name_of_the_game():
    scene = start_scene(VARIANTS["nackgammon"], theme="classic")
    unnamed = replace(scene, game=GameLook())
    changed = ImageChops.difference(drawn(replace(scene, offered=2)), drawn(replace(unnamed, offered=2))).getbbox()
    left, _, right, _ = PLACES.half_of(lower=True)
    assert left < changed[0] < changed[2] < right


def test_pictures_of_backgammon_have_nothing_of_other_games():
    scene = BoardScene(Position.start(), dice=Roll(6, 6))
    assert render_board(scene) == render_board(replace(scene, game=look_of(VARIANTS["backgammon"], Rules())))
    assert scene.words() == ""


def test_numbers_of_a_part_are_drawn_instead_of_the_dice():
    scene = BoardScene(Position.start(), dice=Roll(4, 4), dice_used=(True,))
    assert replace(scene, to_play=(5, 5, 5, 5)).dice_shown() == ((5, True), (5, False), (5, False), (5, False))
    assert replace(scene, to_play=(4, 4)).dice_shown() == ((4, True), (4, False))
    assert replace(scene, dice=None, to_play=(3,)).dice_shown() == ((3, True),)
    assert drawn(scene).tobytes() != drawn(replace(scene, to_play=(4, 4))).tobytes()


def test_pins_are_each_sides_own():
    assert PINS.pinned(W) == {24, 13, 4}
    assert PINS.pinned(B) == {25 - 20, 25 - 11, 25 - 6}
    other = replace(PINS, position=PINNED.swapped(), mover=B)
    assert [other.pinned(side) for side in Side] == [PINS.pinned(side) for side in Side]
