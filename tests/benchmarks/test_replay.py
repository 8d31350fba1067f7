"""How long the animation of a game takes, against a floor timed in the same run, and how large it is.

The floor is what no file of these pixels can do without: compressing what is in it, once, with nothing drawn, compared
or copied before. It is measured over the very rectangles of the file.
"""

import asyncio
import io
import statistics
import time

import pytest
from PIL import Image

from bot.render.board.sheet import _frames, render_replay
from bot.render.paint import png
from bot.workers.studio import Workshop
from tests.app.studying.test_summary import log_of
from tests.conftest import IN_A_PROCESS
from tests.ui.files.replays import games_of, sensible_log

PLIES = 60
ROUNDS = 7


def parts_of(frames):
    """The rectangles as they are handed to the compression."""
    parts = []
    compress = png._image

    def noted(part, corner):
        parts.append(part.copy())
        return compress(part, corner)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(png, "_image", noted)
        png.encode_gif(frames, bytes(768))
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
        low.append(spent(lambda: [part.tobytes("gif", "L", 8, 0) for part in parts]))
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


async def lags_beside(shots):
    """How late a loop that wants to work every millisecond comes back while the animation is made beside it."""
    workshop, lags = Workshop(), []
    try:
        await IN_A_PROCESS(workshop, render_replay, shots[:1])  # by then the process has begun
        making = asyncio.create_task(IN_A_PROCESS(workshop, render_replay, shots))
        while not making.done():
            began = time.perf_counter()
            await asyncio.sleep(0.001)
            lags.append(time.perf_counter() - began - 0.001)
        assert (await making).startswith(b"GIF89a")
    finally:
        await workshop.close()
    return lags


def test_others_meanwhile(benchmark, goal):
    """How long other people wait for the loop while an animation is made."""
    shots, lags = games_of(PLIES, "classic"), []
    benchmark.pedantic(lambda: lags.extend(asyncio.run(lags_beside(shots))), rounds=3)
    lags.sort()
    goal("lag while an animation is made, 99th percentile", lags[int(len(lags) * 0.99)] * 1e3, 2, "ms")
