"""Scene to picture: a copy of the empty board and about thirty patches laid on it."""

from __future__ import annotations

from PIL import Image

from bot.render.board.drawings import Drawings, drawings
from bot.render.board.geometry import DESIGN_WIDTH
from bot.render.board.paint_strips import PIPS_END
from bot.render.board.scene import BoardScene, LastMove
from bot.render.board.trails import lay_trails
from bot.render.paint import png
from bot.render.paint.patches import lay
from bot.rules.position import BAR, OFF
from bot.rules.sides import Side
from bot.texts.catalogue import say

__all__ = ["BoardScene", "LastMove", "compose_board", "render_board"]


def render_board(scene: BoardScene, width: int = DESIGN_WIDTH) -> bytes:
    """The scene as the bytes of a PNG, `width` (1200 or 800) pixels wide and three quarters as high."""
    art = _art(scene, width)
    return png.encode(art.head, _compose(scene, art).tobytes())


def compose_board(scene: BoardScene, width: int = DESIGN_WIDTH) -> Image.Image:
    """The scene as an 8-bit palette picture, for animations."""
    art = _art(scene, width)
    frame = _compose(scene, art)
    picture = frame.crop((1, 0, frame.width, frame.height))
    picture.putpalette(art.theme.palette)
    return picture


def _art(scene: BoardScene, width: int) -> Drawings:
    return drawings(scene.theme, width, home_left=scene.home_left, same_way=scene.game.same_way)


def _compose(scene: BoardScene, art: Drawings) -> Image.Image:
    """The frame: the picture in palette indices with the filter column in front."""
    frame = art.board.copy()
    for side in Side:
        _lay_strip(frame, scene, art, side)
        _lay_checkers(frame, scene, art, side)
    _lay_numbers(frame, scene, art)
    middle = _middle(scene, art)
    if scene.last_play:
        near = art.layout.px(9)
        kept = [(x - near, y - near, x + item.width + near, y + item.height + near) for item, (x, y) in middle]
        lay_trails(frame, scene, art, kept)
    _lay_cube(frame, scene, art)
    for item, corner in middle:
        lay(frame, item, corner)
    return frame


def _lay_numbers(frame: Image.Image, scene: BoardScene, art: Drawings) -> None:
    """The numbers of the points on both rails, unless these stay empty; some games have their heads marked."""
    if scene.numbered_by is None:
        return
    turned = scene.numbered_by != scene.bottom
    for upper in (True, False):
        top = art.layout.strip if upper else art.layout.felt_bottom
        # The lower side starts at the end of the upper rail, the upper side somewhere on the lower one.
        head = (scene.bottom if upper else scene.bottom.other) if scene.game.head else None
        lay(frame, art.points(upper=upper, turned=turned, head=head), (1, top))


def _lay_checkers(frame: Image.Image, scene: BoardScene, art: Drawings, side: Side) -> None:
    """All checkers of a side: on the points, on the bar, borne off."""
    places = art.layout
    counts = scene.counts(side)
    lower = side == scene.bottom
    # A pinned checker is drawn with those on it.
    under = scene.pinned(side)
    beaten = {scene.game.facing(point) for point in scene.pinned(side.other)}
    for point in range(1, BAR):
        if counts[point] and point not in under:
            place = places.place(side, point, scene.bottom)
            box = places.columns[place]
            lay(frame, art.column(place, side, counts[point], pinning=point in beaten), (box[0] + 1, box[1]))
    if counts[BAR]:
        box = places.bar_boxes[lower]
        lay(frame, art.bar(side, counts[BAR], lower=lower), (box[0] + 1, box[1]))
    waiting = scene.in_hand(side)
    if waiting:
        box = places.hand_boxes[lower]
        lay(frame, art.hand(side, waiting, lower=lower), (box[0] + 1, box[1]))
    if counts[OFF]:
        box = places.trays[lower]
        lay(frame, art.tray(side, counts[OFF], lower=lower), (box[0] + 1, box[1]))


def _lay_strip(frame: Image.Image, scene: BoardScene, art: Drawings, side: Side) -> None:
    """Name, pips and score of a side, above or below the board."""
    places = art.layout
    lower = side == scene.bottom
    won = scene.over and scene.winner == side
    marked = won or scene.to_act == side
    top = places.height - places.strip if lower else 0
    end = places.px(PIPS_END)
    digits = str(min(scene.pips(side), 999)).rjust(3)
    wide = art.digit("0", marked=marked, lower=lower).width
    start = end - 3 * wide
    left = art.strip_left(side, scene.names[side], marked=marked, won=won, lower=lower, end=start)
    lay(frame, left, (1, top))
    for index, digit in enumerate(digits):
        lay(frame, art.digit(digit.strip(), marked=marked, lower=lower), (1 + start + index * wide, top))
    lay(frame, art.strip_right(score_text(scene, side), marked=marked, lower=lower, start=end), (1 + end, top))


def score_text(scene: BoardScene, side: Side) -> str:
    """A side's score as written on its strip: "3/5", or "3" in an unlimited session."""
    return f"{scene.score[side]}/{scene.length}" if scene.length else str(scene.score[side])


def _lay_cube(frame: Image.Image, scene: BoardScene, art: Drawings) -> None:
    """The cube at its owner's end of the bar; a cube on offer lies in the middle of the receiver's half."""
    places = art.layout
    if scene.offered is not None:
        left, _, right, _ = places.half_of(lower=scene.doubler.other == scene.bottom)
        x = (left + right - _offer_width(scene.offered, art)) // 2 + art.offered_cube // 2
        art.offer(scene.offered).press(frame, (1 + x, places.middle))
    elif scene.cube_in_play:
        centre = places.cube_centre(scene.cube.owner, scene.bottom)
        box = art.cube_box(centre)
        lay(frame, art.cube(scene.cube_shown, centre, crossed=scene.crawford), (box[0] + 1, box[1]))


def _offer_width(value: int, art: Drawings) -> int:
    """Width of the big cube and the words beside it."""
    return art.offered_cube + art.layout.px(10) + _offer_label(value, art).width


def _offer_label(value: int, art: Drawings) -> Image.Image:
    """The words beside the cube on offer, in the room that it leaves."""
    room = art.layout.half_width - art.offered_cube - art.layout.px(30)
    return art.words(say("board-doubles", value=value), room)


Laid = tuple[Image.Image, tuple[int, int]]
"""A patch and where its corner goes on the frame."""


def _middle(scene: BoardScene, art: Drawings) -> list[Laid]:
    """What lies between the two rows of points: dice and a few words, or the words beside a cube on offer."""
    places = art.layout
    if scene.offered is not None:
        lower = scene.doubler.other == scene.bottom
        left, _, right, _ = places.half_of(lower=lower)
        label = _offer_label(scene.offered, art)
        end = (left + right + _offer_width(scene.offered, art)) // 2
        offer = (label, (1 + end - label.width, places.middle - label.height // 2))
        return [offer, *_words(scene.game_words(), art, lower=not lower)]
    lower = scene.mover == scene.bottom
    return [*_dice(scene, art, lower=lower), *_words(scene.words(), art, lower=not lower)]


def _words(words: str, art: Drawings, *, lower: bool) -> list[Laid]:
    """A label in the middle of a player's half, if there is anything to say."""
    if not words:
        return []
    places = art.layout
    left, _, right, _ = places.half_of(lower=lower)
    label = art.words(words, places.half_width - places.px(20))
    return [(label, (1 + (left + right - label.width) // 2, places.middle - label.height // 2))]


def _dice(scene: BoardScene, art: Drawings, *, lower: bool) -> list[Laid]:
    """The dice of the side on roll, in its color, on its right."""
    places = art.layout
    left, _, right, _ = places.half_of(lower=lower)
    dice = [art.die(scene.mover, number, used=used) for number, used in scene.dice_shown()]
    if not dice:
        return []
    step = dice[0].width + places.px(8)
    x = 1 + (left + right - step * len(dice) + places.px(8)) // 2
    return [(die, (x + index * step, places.middle - die.height // 2)) for index, die in enumerate(dice)]
