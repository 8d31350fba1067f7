"""The board in plain characters, forty columns wide, for people who want no picture."""

from collections.abc import Callable
from typing import Final

from bot.render.board.scene import BoardScene
from bot.rules.position import BAR, OFF, POINTS
from bot.rules.sides import Side
from bot.texts.catalogue import say

_CHECKERS: Final = ("O", "X")
_QUARTER: Final = 6
_NAME_LIMIT: Final = 11


def text_board(scene: BoardScene) -> str:
    """The position in lines of 40 characters: `O` White, `X` Black, with the number of checkers, `.` an empty point.

    The side `scene.bottom` has its home at the lower right (left with `home_left`); point numbers are the mover's.
    """
    bottom = scene.bottom
    upper = list(range(POINTS // 2 + 1, POINTS + 1))
    lower = list(range(POINTS // 2, 0, -1))
    if scene.home_left:
        upper.reverse()
        lower.reverse()
    lines = [
        _row(upper, lambda point: _number(scene, point), ""),
        _row(upper, lambda point: _cell(scene, point), _on_bar(scene, bottom.other)),
        "",
        _row(lower, lambda point: _cell(scene, point), _on_bar(scene, bottom)),
        _row(lower, lambda point: _number(scene, point), ""),
    ]
    for side in (bottom, bottom.other):
        lines += [_side(scene, side), *_apart(scene, side)]
    lines += [f"[{one.value}] {_block_name(one.name)}: {one.note}" for one in scene.crew]
    return "\n".join(line.rstrip() for line in lines)


def _side(scene: BoardScene, side: Side) -> str:
    """A line about a side: name, pips, checkers off, the cube if it owns it."""
    name = _block_name(scene.names[side])
    owned = scene.cube_in_play and scene.cube.owner is side
    return say(
        "text-board-side",
        checker=_CHECKERS[side],
        name=name,
        pips=scene.pips(side),
        off=scene.counts(side)[OFF],
        cube=scene.cube.value if owned else 0,
    )


def _block_name(name: str) -> str:
    """A name cut to its place. Backticks would end the block in which the board is shown."""
    return name.replace("`", "'")[:_NAME_LIMIT]


def _apart(scene: BoardScene, side: Side) -> list[str]:
    """Lines for what the cells can't show: checkers that haven't entered, and pinned ones, by the numbers shown."""
    lines = []
    if waiting := scene.in_hand(side):
        lines.append(say("text-board-hand", checker=_CHECKERS[side], count=waiting))
    if pinned := scene.pinned(side):
        own = (scene.numbered_by or scene.bottom) is side
        shown = sorted(point if own else scene.game.facing(point) for point in pinned)
        points = ", ".join(str(point) for point in shown)
        lines.append(say("text-board-pinned", checker=_CHECKERS[side], points=points))
    return lines


def _row(points: list[int], cell: Callable[[int], str], middle: str) -> str:
    left = "".join(cell(point) for point in points[:_QUARTER])
    right = "".join(cell(point) for point in points[_QUARTER:])
    return f"{left}{middle:>4}{right}"


def _number(scene: BoardScene, point: int) -> str:
    """The number written at one of the bottom side's points, in the numbering that the scene asks for."""
    if scene.numbers == "none":
        return "   "
    own = scene.numbered_by == scene.bottom
    return f"{point if own else scene.game.facing(point):>3}"


def _cell(scene: BoardScene, point: int) -> str:
    """The checkers on one of the bottom side's points; if some are pinned, those on top of them."""
    bottom = scene.bottom
    own = scene.counts(bottom)[point]
    other = scene.counts(bottom.other)[scene.game.facing(point)]
    if own and not (other and point in scene.pinned(bottom)):
        return f" {_CHECKERS[bottom]}{own}"[:3] if own < 10 else f"{_CHECKERS[bottom]}{own}"
    if other:
        return f" {_CHECKERS[bottom.other]}{other}" if other < 10 else f"{_CHECKERS[bottom.other]}{other}"
    return "  ."


def _on_bar(scene: BoardScene, side: Side) -> str:
    count = scene.counts(side)[BAR]
    return f"{_CHECKERS[side]}{count}" if count else "|"
