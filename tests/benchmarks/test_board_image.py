"""How long a board image takes, against floors timed in the same run: `pytest tests/benchmarks --benchmark-only`.

The floor is what no picture of these pixels can beat: copy them and deflate them with the fastest level there is.
Goals are ratios, so that they mean the same on any machine; they are printed, not asserted.
"""

import os
import statistics
import subprocess
import sys
import time
import zlib
from io import BytesIO
from random import Random

import cairosvg
import pytest
from PIL import Image

from bot.render.board.drawings import drawings
from bot.render.board.picture import BoardScene, LastMove, render_board
from bot.rules.dice import Roll
from bot.rules.plays import legal_plays
from bot.rules.position import Position
from bot.rules.scoring import Cube
from bot.rules.sides import Side

isal_zlib = pytest.importorskip("isal.isal_zlib")

FIRST = """
import sys
import time
sys.modules["rich"] = None  # structlog takes it where it is, and only the tools for development bring it
start = time.process_time()
from bot.render.board.picture import BoardScene, render_board
from bot.rules.position import Position
render_board(BoardScene(Position.start()))
print(time.process_time() - start)
"""


def midgame(seed, count):
    """Boards of seeded random games with a roll and the play before it."""
    chance = Random(seed)
    scenes, position, mover, before = [], Position.start(), Side.WHITE, ()
    while len(scenes) < count:
        roll = Roll(chance.randint(1, 6), chance.randint(1, 6))
        cube = Cube(2 ** chance.randint(1, 3), chance.choice(list(Side)), turned=True)
        scenes.append(
            BoardScene(
                position,
                mover=mover,
                names=("Alexandra", "MagnusTheGreat"),
                score=(chance.randint(0, 6), chance.randint(0, 6)),
                length=7,
                dice=roll,
                cube=cube,
                last_play=before,
            )
        )
        plays = legal_plays(position, roll)
        play = chance.choice(plays) if plays else None
        after = play.after if play else position
        before = tuple(LastMove(mover, m.source, m.target, hit=m.hit) for m in play.moves) if play else ()
        position, mover = after.swapped(), mover.other
        if not any(after.mine[1:]):
            position, before = Position.start(), ()
    return scenes


def svg(scene):
    """A board of comparable content as the SVG that other bots draw."""
    shapes = ['<rect width="1200" height="900" fill="#6b3d20"/><rect x="20" y="110" width="1040" height="680"/>']
    for place in range(24):
        x, y, tip = 24 + place % 12 * 76 + (place % 12 // 6) * 120, *((110, 402) if place > 11 else (790, 498))
        shapes.append(f'<path d="M{x},{y} h76 L{x + 38},{tip} z" fill="#8f2f2a"/>')
        shapes.append(f'<text x="{x + 38}" y="{y}" font-size="42" text-anchor="middle">{place + 1}</text>')
    for side in Side:
        for point, count in enumerate(scene.counts(side)):
            place = point if side is scene.bottom else 25 - point
            for index in range(min(count, 5) if 0 < point < 25 else 0):
                x = 62 + (place - 1) % 12 * 76
                y = 146 + 57 * index if place > 12 else 754 - 57 * index
                shapes.append(f'<circle cx="{x}" cy="{y + 4}" r="37" fill="#000" opacity="0.4"/>')
                shapes.append(f'<circle cx="{x}" cy="{y}" r="36" fill="url(#g)" stroke="#000"/>')
                shapes.append(f'<circle cx="{x}" cy="{y}" r="28" fill="none" stroke="#888"/>')
    for y, name in ((45, scene.names[1]), (880, scene.names[0])):
        shapes.append(f'<text x="120" y="{y}" font-size="42">{name}</text>')
        shapes.append(f'<text x="800" y="{y}" font-size="42">{scene.pips(Side.WHITE)} pips 3/7</text>')
    for x in (750, 840, 500):
        shapes.append(f'<rect x="{x}" y="417" width="66" height="66" rx="13" fill="url(#g)" stroke="#000"/>')
        shapes += [f'<circle cx="{x + 18 + 30 * (k % 2)}" cy="{435 + 30 * (k // 2)}" r="6"/>' for k in range(4)]
    shapes += [
        f'<circle cx="{100 + 30 * k}" cy="{300 + 9 * k}" r="8" fill="#8fe6ff" stroke="#000"/>' for k in range(18)
    ]
    gradient = '<defs><radialGradient id="g"><stop stop-color="#fff"/><stop offset="1"/></radialGradient></defs>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900">{gradient}{"".join(shapes)}</svg>'


def pixels(data):
    """The picture as scanlines, and the same as an 8-bit image to copy."""
    with Image.open(BytesIO(data)) as picture:
        framed = Image.new("P", (picture.width + 1, picture.height))
        framed.paste(Image.frombytes("P", picture.size, picture.tobytes()), (1, 0))
    return framed


def timed(work, subject):
    start = time.thread_time()  # the machine has other things to do, and those do not count
    work(subject)
    return time.thread_time() - start


def floor(frame):
    isal_zlib.compress(frame.copy().tobytes(), 0)


def standard(frame):
    zlib.compress(frame.copy().tobytes(), 1)


@pytest.mark.parametrize("width", [1200, 800])
def test_board_image(benchmark, width, capsys, goal):
    scenes = midgame(1, 60)
    frames = [pixels(render_board(scene, width)) for scene in scenes]
    sizes = [len(render_board(scene, width)) for scene in scenes]
    spent = {"image": [], "floor": [], "zlib 1": [], "svg": []}
    for scene, frame in zip(scenes, frames, strict=True):
        spent["image"].append(timed(lambda s: render_board(s, width), scene))
        spent["floor"].append(timed(floor, frame))
        spent["zlib 1"].append(timed(standard, frame))
    for scene in scenes[:6]:
        spent["svg"].append(timed(lambda s: cairosvg.svg2png(svg(s).encode(), output_width=width), scene))
    benchmark.pedantic(lambda: [render_board(scene, width) for scene in scenes], rounds=5)
    image, low, plain, cairo = (statistics.median(spent[name]) for name in spent)
    name = f"board image {width} x {width * 3 // 4}"
    goal(f"{name}, against copying and deflating its pixels", image / low, 2)
    goal(f"{name}, against zlib level 1 over its own pixels", image / plain, 0.45)
    goal(f"{name}, faster than an SVG through CairoSVG", cairo / image, 40, least=True)
    goal(f"{name}, the largest", max(sizes) / 1e3, 130, "KB")
    with capsys.disabled():
        print(
            f"\n{name}: {image * 1e3:.2f} ms, floor {low * 1e3:.2f} ms, {statistics.median(sizes) / 1e3:.0f} KB median"
        )


def test_first_image(benchmark, goal):
    """An installed bot is compiled: the first round compiles this one."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}

    def first():
        command = [sys.executable, "-c", FIRST]
        return float(subprocess.run(command, check=True, capture_output=True, env=environment).stdout)

    times = [first() for _ in range(6)]
    benchmark.pedantic(first, rounds=1)
    goal("first board image, imports included", min(times) * 1e3, 300, "ms")


def test_new_players(benchmark, capsys):
    """What two names never seen before add to an image."""
    drawings("classic", 1200, home_left=False)
    known = midgame(2, 1)[0]
    render_board(known)
    names = iter(range(10_000))

    def fresh():
        number = next(names)
        render_board(BoardScene(known.position, names=(f"Player {number}", f"Опонент {number}")))

    benchmark.pedantic(fresh, rounds=40)
    with capsys.disabled():
        print(f"\nboard image with two new names: {benchmark.stats.stats.median * 1e3:.2f} ms")
