"""How long the animation of a game takes, against a floor timed in the same run, and how large it is.

The floor is what no file of these pixels can do without: compressing what is in it, once, with nothing drawn, compared
or copied before. It is measured over the very rectangles of the file.
"""

import io
import statistics
import threading
import time

import pytest
from PIL import Image

from bot.render.board.replay import _frames, render_replay
from bot.render.paint import gif
from tests.app.test_summary import log_of
from tests.ui.files.replays import games_of, sensible_log

PLIES = 60
ROUNDS = 7


def parts_of(frames):
    """The rectangles as they are handed to the compression."""
    parts = []
    compress = gif._image

    def noted(part, corner):
        parts.append(part.copy())
        return compress(part, corner)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(gif, "_image", noted)
        gif.encode_gif(frames, bytes(768))
    return parts


def spent(work):
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


@pytest.mark.parametrize("theme", ["classic", "paper"])
@pytest.mark.parametrize("played", [sensible_log, log_of])
def test_replay_of_sixty_plies(benchmark, theme, played, capsys, goal):
    """Sensible plays are what the goals are meant for; at random twice as many checkers are hit and moved around."""
    shots = games_of(PLIES, theme, played)
    parts = parts_of(_frames(shots, 800))
    size = len(render_replay(shots))
    made, low = [], []
    for _ in range(ROUNDS):
        made.append(spent(lambda: render_replay(shots)))
        low.append(spent(lambda: [part.tobytes("gif", "P", 8, 0) for part in parts]))
    pillow = spent(lambda: by_pillow(shots))
    benchmark.pedantic(lambda: render_replay(shots), rounds=3)
    ours, floor = statistics.median(made), statistics.median(low)
    name = f"replay of {PLIES} plies, {theme}"
    if played is sensible_log:
        goal(f"{name}, against writing its frames", ours / floor, 2.5)
        goal(f"{name}, its file", size / 1e6, 0.5, "MB")
    with capsys.disabled():
        print(f"\n{name}, {played.__name__}: {len(parts)} frames, {size / 1e6:.2f} MB, {ours / floor:.2f} x floor")
        print(f"  {ours * 1e3:.0f} ms, floor {floor * 1e3:.0f} ms")
        print(f"  {pillow / ours:.0f} x faster than Pillow's writer from true colour")


def by_pillow(shots):
    pictures = [frame.picture.convert("RGB") for frame in _frames(shots, 800)]
    Image.Image.save(pictures[0], io.BytesIO(), "GIF", save_all=True, append_images=pictures[1:])


def test_others_meanwhile(benchmark, goal):
    """How long a thread that wants to work every millisecond has to wait while an animation is made."""
    shots = games_of(PLIES, "classic")
    render_replay(shots)
    waits = []

    def make():
        worker = threading.Thread(target=render_replay, args=(shots,), kwargs={"pause": 0.0005})
        worker.start()
        while worker.is_alive():
            start = time.perf_counter()
            time.sleep(0.001)
            waits.append(time.perf_counter() - start - 0.001)
        worker.join()

    benchmark.pedantic(make, rounds=3)
    waits.sort()
    goal("lag while an animation is made, 99th percentile", waits[int(len(waits) * 0.99)] * 1e3, 2, "ms")
