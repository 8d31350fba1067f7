import dataclasses
import io
import subprocess
import sys
import threading
import zlib
from collections import OrderedDict
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from bot.errors import ThemeError
from bot.render.board.drawings import drawings
from bot.render.board.geometry import layout
from bot.render.board.paint_board import leather_seam
from bot.render.board.picture import BoardScene, LastMove, compose_board, render_board
from bot.render.pages import chart
from bot.render.paint import png
from bot.render.paint.theme import theme_names
from bot.rules.dice import Roll
from bot.rules.position import Position
from bot.rules.scoring import Cube
from bot.rules.sides import Side
from tests.nightly import NIGHTLY, every, examples

PNGCHECK = Path("/usr/bin/pngcheck")


def opened(data):
    picture = Image.open(io.BytesIO(data))
    picture.load()
    return picture


@st.composite
def positions(draw):
    """Any distribution of 15 checkers a side that leaves no point to both."""
    mine = draw(st.lists(st.integers(0, 25), min_size=15, max_size=15))
    free = [0, 25, *(25 - p for p in range(1, 25) if p not in mine)]
    theirs = draw(st.lists(st.sampled_from(free), min_size=15, max_size=15))
    return Position.of({p: mine.count(p) for p in mine}, {p: theirs.count(p) for p in theirs})


@st.composite
def last_plays(draw):
    side = draw(st.sampled_from(Side))
    moves = draw(st.lists(st.tuples(st.integers(1, 25), st.integers(0, 24), st.booleans()), max_size=4))
    return tuple(LastMove(side, source, target, hit=hit) for source, target, hit in moves)


@settings(deadline=None, max_examples=examples(60))
@given(
    position=positions(),
    mover=st.sampled_from(Side),
    bottom=st.sampled_from(Side),
    home_left=st.booleans(),
    last_play=last_plays(),
    cube=st.builds(Cube, st.sampled_from([2**n for n in range(13)]), st.sampled_from([None, *Side])),
    offered=st.sampled_from([None, None, 2, 8192]),
    dice=st.sampled_from([None, Roll(1, 1), Roll(6, 2)]),
    width=st.sampled_from([1200, 800]),
)
def test_every_position_is_a_png_of_the_right_size(width, **fields):
    picture = opened(render_board(BoardScene(**fields), width))
    assert (picture.format, picture.mode, picture.size) == ("PNG", "P", (width, width * 3 // 4))


def test_boards_of_real_games_stay_small(play_scenes):
    sizes = [len(render_board(scene)) for scene in play_scenes(11, 120 if NIGHTLY else 40)]
    assert max(sizes) <= 130_000


def test_smaller_boards_are_smaller(play_scenes):
    assert max(len(render_board(scene, 800)) for scene in play_scenes(12, 40 if NIGHTLY else 20)) <= 70_000


def test_unknown_width_and_theme_are_refused():
    with pytest.raises(ValueError, match="1000"):
        render_board(BoardScene(Position.start()), 1000)
    with pytest.raises(ThemeError, match="none-such"):
        render_board(BoardScene(Position.start(), theme="none-such"))
    with pytest.raises(ThemeError, match="theme name"):
        render_board(BoardScene(Position.start(), theme="../classic"))


def test_absurd_numbers_are_drawn():
    scene = BoardScene(Position.start(), cube=Cube(1 << 60, Side.WHITE), score=(10**30, 10**9), length=10**12)
    assert render_board(scene)
    assert render_board(dataclasses.replace(scene, offered=1 << 61), 800)


def test_file_holds_the_composed_pixels(play_scenes):
    for scene in play_scenes(13, 5):
        composed = compose_board(scene).convert("RGB")
        assert opened(render_board(scene)).convert("RGB").tobytes() == composed.tobytes()


@pytest.mark.skipif(not PNGCHECK.exists(), reason="pngcheck is not installed")
def test_file_is_sound(tmp_path, play_scenes):
    for index, scene in enumerate(play_scenes(14, 6)):
        (tmp_path / f"{index}.png").write_bytes(render_board(scene, (1200, 800)[index % 2]))
    files = [str(path) for path in tmp_path.iterdir()]
    done = subprocess.run([str(PNGCHECK), "-q", *files], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_standard_library_makes_the_same_picture():
    rows = b"\0" + bytes(range(200)) + b"\0" + bytes(200)
    fast, plain = (png.compressor(library)(rows) for library in (png._FAST, None))
    assert zlib.decompress(fast) == zlib.decompress(plain) == rows


@pytest.mark.parametrize("library", [png._LIBRARY, zlib])
def test_bands_make_one_stream_whose_checksum_holds_and_are_kept_within_bounds(library, monkeypatch):
    monkeypatch.setattr(png, "_LIBRARY", library)
    monkeypatch.setattr(png, "_MOST", 4)
    monkeypatch.setattr(png, "_bands", OrderedDict())
    rows, cuts = bytearray(Random(1).randbytes(90_000)), [0, 7, 30_000, 80_000, 90_000]
    for at in (0, 6, 7, 50_000, 89_999, 3):
        rows[at] ^= 1
        for _ in range(2):
            file = png.encode(b"", rows, cuts)
            assert zlib.decompress(file[8:-16]) == rows
    assert len(png._bands) == 4


def test_same_scene_gives_the_same_bytes(play_scenes):
    scene = play_scenes(15, 9)[-1]
    first = render_board(scene)
    drawings.cache_clear()
    assert render_board(scene) == first


@pytest.mark.parametrize("theme", every(theme_names(), daily=("classic", "paper")))
def test_a_board_drawn_after_many_others_is_that_of_a_fresh_start(theme, play_scenes):
    scenes = [dataclasses.replace(scene, theme=theme) for scene in play_scenes(16, 12)]
    walked = [render_board(scene) for scene in scenes]
    for at in (4, 11):
        drawings.cache_clear()
        assert render_board(scenes[at]) == walked[at]


def test_the_names_of_fifty_matches_are_written_once(monkeypatch):
    pairs = [(f"player{2 * number}", f"player{2 * number + 1}") for number in range(50)]
    scenes = [BoardScene(Position.start(), mover=mover, names=names) for names in pairs for mover in Side]
    first = [render_board(scene) for scene in scenes]
    monkeypatch.setattr("bot.render.board.drawings.write_name", None)
    assert [render_board(scene) for scene in scenes] == first


def test_felt_keeps_its_two_tones_under_patches():
    art = drawings("classic", 1200, home_left=False)
    spread = dict.fromkeys(range(1, 16), 1)
    picture = compose_board(BoardScene(Position.of(spread, dict.fromkeys(range(1, 10), 1)))).convert("RGB")
    # On the first and the last point of a half lies the shadow of the frame.
    for point in (point for point in range(1, 25) if not art.layout.end(point)):
        box = art.layout.columns[point]
        tip = box[3] - 1 if point > 12 else box[1]
        ground = {picture.getpixel((x, tip)) for x in range(box[0], box[0] + 30)}
        assert ground <= {art.theme["felt.base"], leather_seam(art.theme)}


def test_point_numbers_turn_with_the_mover():
    white, black = (compose_board(BoardScene(Position.start(), mover=side)).convert("RGB") for side in Side)
    rail = RAILS[0]
    assert white.crop(rail).tobytes() != black.crop(rail).tobytes()


RAILS = ((0, 58, 1200, 98), (0, 802, 1200, 842))


def rails(**fields):
    """The pixels of the two rows of numbers; a different picture for a different numbering."""
    picture = compose_board(BoardScene(Position.start(), **fields)).convert("RGB")
    return [picture.crop(box).tobytes() for box in RAILS]


@pytest.mark.parametrize("home_left", [False, True])
@pytest.mark.parametrize("bottom", Side)
def test_numbers_of_the_bottom_side_do_not_turn(bottom, home_left):
    own, other = (rails(mover=s, bottom=bottom, home_left=home_left) for s in (bottom, bottom.other))
    fixed = [rails(mover=s, bottom=bottom, home_left=home_left, numbers="bottom") for s in Side]
    assert fixed == [own, own]
    assert own != other


def test_numbers_can_be_left_out():
    art = drawings("classic", 1200, home_left=False)
    empty = art.board.crop((1, 0, art.board.width, art.board.height))
    empty.putpalette(art.theme.palette)
    expected = [empty.convert("RGB").crop(box).tobytes() for box in RAILS]
    assert [rails(mover=side, numbers="none") for side in Side] == [expected, expected]
    assert rails(mover=Side.WHITE) != expected


def test_unknown_numbers_are_refused():
    with pytest.raises(ValueError, match="numbering: sideways"):
        BoardScene(Position.start(), numbers="sideways")


@pytest.mark.skipif(not NIGHTLY, reason="three hundred boards: make nightly")
def test_a_played_out_cache_stays_bounded(play_scenes):
    art = drawings("classic", 1200, home_left=False)
    for scene in play_scenes(17, 300):
        compose_board(dataclasses.replace(scene, names=(f"name {id(scene)}", f"other {scene.pips(Side.WHITE)}")))
    assert art._patches._held + art._names._held <= 17_000_000


def test_threads_share_the_drawings(play_scenes):
    drawings.cache_clear()
    scenes = play_scenes(18, 24)
    alone = [render_board(scene) for scene in scenes]
    drawings.cache_clear()
    together = {}

    def work(start):
        for index in range(start, len(scenes), 4):
            together[index] = render_board(scenes[index])

    threads = [threading.Thread(target=work, args=(start,)) for start in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [together[index] for index in range(len(scenes))] == alone


def test_no_board_waits_for_a_page_of_another_thread(play_scenes, monkeypatch):
    """The event loop draws boards; a bracket of 128 takes a thread seconds."""
    begun, go_on, drawn = threading.Event(), threading.Event(), []

    def encoded(*_):
        begun.set()
        assert go_on.wait(60)
        return b""

    monkeypatch.setattr("bot.render.paint.page.encoded", encoded)
    page = threading.Thread(target=chart.render_face_chart, args=((1, 2, 3, 4, 5, 6), "Dice", "3.5"))
    scene = dataclasses.replace(play_scenes(19, 1)[0], names=("nobody has been", "called so before"))
    board = threading.Thread(target=lambda: drawn.append(render_board(scene)), daemon=True)
    page.start()
    assert begun.wait(60)
    board.start()
    board.join(30)
    go_on.set()
    page.join()
    assert drawn


def test_importing_opens_no_files():
    code = (
        "import sys\nopened = []\n"
        "sys.addaudithook(lambda event, args: opened.append(str(args[0])) if event == 'open' else None)\n"
        "import bot.render.board.picture, bot.render.board.alt_text\n"
        "print([name for name in opened if 'assets' in name and not name.endswith(('.py', '.pyc'))])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_four_dice_leave_full_stacks_beside_them_alone():
    scene = BoardScene(Position.of({6: 8, 1: 7}, {6: 8, 1: 7}), numbers="none")
    bare, rolled = compose_board(scene), compose_board(dataclasses.replace(scene, dice=Roll(6, 6)))
    middle = layout(1200).middle
    before, after = (picture.convert("RGB").convert("L") for picture in (bare, rolled))
    whiter = [x for x in range(580, 1038) if after.getpixel((x, middle)) - before.getpixel((x, middle)) > 90]
    assert whiter[0] >= layout(1200).slot(6, 0)[0] + 28
    assert whiter[-1] <= layout(1200).slot(1, 0)[0] - 28
