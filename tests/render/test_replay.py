"""The animation of a game: every board in it as it is drawn alone, for as long as asked, in a small file."""

import io
from dataclasses import replace

import pytest
from PIL import Image

from bot.render.board.picture import BoardScene, compose_board
from bot.render.board.sheet import MOVED, Shot, plain_colors, render_replay
from bot.render.paint.png import GifFrame, encode_gif
from bot.render.paint.theme import load_theme, theme_names
from bot.rules.position import Position
from tests.nightly import every


def frames_in(data):
    """Each frame of a file as Pillow puts it together, in true color, with its time in seconds."""
    with Image.open(io.BytesIO(data)) as picture:
        found = []
        for number in range(picture.n_frames):
            picture.seek(number)
            found.append((picture.convert("RGB").tobytes(), picture.info["duration"] / 1000))
    return found


def board(scene, width=800):
    """A board in the colors that an animation has."""
    return compose_board(scene, width).point(list(plain_colors(scene.theme))).convert("RGB").tobytes()


def shots_from(play_scenes, seed, count, **options):
    """Boards out of random games: a roll, and the play before it with its arrows."""
    shots = []
    for scene in play_scenes(seed, count, **options):
        shots += [Shot(replace(scene, dice=None), 0.9), Shot(replace(scene, last_play=()), 0.6)]
    return shots


def expected(shots):
    """The pictures and their times, those that look the same taken together."""
    told = []
    for shot in shots:
        if shot.scene.last_play:
            told.append((board(replace(shot.scene, last_play=())), MOVED))
            told.append((board(shot.scene), shot.seconds - MOVED))
        else:
            told.append((board(shot.scene), shot.seconds))
    merged = []
    for picture, seconds in told:
        if merged and merged[-1][0] == picture:
            merged[-1] = (picture, merged[-1][1] + seconds)
        else:
            merged.append((picture, seconds))
    return merged


@pytest.mark.parametrize("theme", every(theme_names(), daily=("classic", "dark")))
def test_every_board_is_in_it_pixel_for_pixel_and_for_its_time(theme, play_scenes):
    shots = shots_from(play_scenes, 3, 12, theme=theme)
    found, wanted = frames_in(render_replay(shots)), expected(shots)
    assert [picture for picture, _ in found] == [picture for picture, _ in wanted]
    assert [seconds for _, seconds in found] == pytest.approx([seconds for _, seconds in wanted])


@pytest.mark.parametrize("theme", every(theme_names(), daily=("classic",)))
def test_its_colors_are_fewer_and_hardly_differ_from_a_board_s(theme):
    plain, palette = plain_colors(theme), load_theme(theme).palette
    colors = [palette[3 * index : 3 * index + 3] for index in range(256)]
    assert len(set(plain)) < 100
    for color, instead in zip(colors, (colors[index] for index in plain), strict=True):
        assert all(abs(one - other) < 28 for one, other in zip(color, instead, strict=True)), (color, instead)
    assert bytes(plain[index] for index in plain) == plain


@pytest.mark.parametrize("options", [{"home_left": True}, {"numbers": "none"}])
def test_any_orientation_and_width(options, play_scenes):
    shots = shots_from(play_scenes, 4, 2, **options)
    with Image.open(io.BytesIO(render_replay(shots, 1200))) as picture:
        assert picture.size == (1200, 900)
        assert picture.convert("RGB").tobytes() == board(replace(shots[0].scene, last_play=()), 1200)
    assert frames_in(render_replay(shots, 1200))[-1][0] == board(shots[-1].scene, 1200)


def test_it_stops_by_itself_after_a_few_times(play_scenes):
    shots = shots_from(play_scenes, 5, 2)
    for repeats in (0, 1, 7):
        with Image.open(io.BytesIO(render_replay(shots, repeats=repeats))) as picture:
            assert picture.info.get("loop", 0) == repeats
            assert (b"NETSCAPE2.0" in render_replay(shots, repeats=repeats)) == (repeats > 0)


def test_what_cannot_be_animated_is_refused(play_scenes):
    start = BoardScene(Position.start())
    with pytest.raises(ValueError, match="without shots"):
        render_replay([])
    with pytest.raises(ValueError, match="theme"):
        render_replay([Shot(start, 1), Shot(replace(start, theme="dark"), 1)])
    with pytest.raises(ValueError, match="without frames"):
        encode_gif([], load_theme("classic").palette)
    with pytest.raises(ValueError, match="taken away"):
        encode_gif([GifFrame(compose_board(start), 1, passing=True)], load_theme("classic").palette)


PALETTE = bytes(channel for level in range(256) for channel in (level, 255 - level, level // 2))


def flat(*pixels):
    return Image.frombytes("P", (len(pixels), 1), bytes(pixels))


def colours(frame):
    data, _ = frame
    return [data[at] for at in range(0, len(data), 3)]


def test_a_palette_that_is_used_up_loses_no_colour():
    """The transparent index is also the last color: frames that need it are written without transparency."""
    frames = [flat(255, 1, 2, 3), flat(254, 1, 255, 3), flat(7, 1, 255, 3), flat(7, 255, 255, 255)]
    found = frames_in(encode_gif([GifFrame(picture, 1) for picture in frames], PALETTE))
    assert [colours(frame) for frame in found] == [list(picture.tobytes()) for picture in frames]


def test_frames_that_change_nothing_last_longer():
    first, second = flat(1, 2, 3), flat(1, 9, 3)
    frames = [GifFrame(first, 1), GifFrame(first, 0.5), GifFrame(second, 1), GifFrame(second, 700)]
    found = frames_in(encode_gif(frames, PALETTE))
    assert [(colours(frame), frame[1]) for frame in found] == [([1, 2, 3], 1.5), ([1, 9, 3], 655.35)]


def test_what_passes_is_gone_in_the_next_frame():
    ground, arrows, later = flat(1, 2, 3), flat(1, 8, 8), flat(5, 2, 3)
    frames = [GifFrame(ground, 1), GifFrame(arrows, 1, passing=True), GifFrame(ground, 1)]
    frames += [GifFrame(arrows, 1, passing=True), GifFrame(later, 1), GifFrame(later, 1, passing=True)]
    found = frames_in(encode_gif(frames, PALETTE))
    assert [colours(frame) for frame in found] == [[1, 2, 3], [1, 8, 8], [1, 2, 3], [1, 8, 8], [5, 2, 3]]
