"""Scene to picture: a copy of the empty board and about thirty patches laid on it."""

import math
from collections.abc import Sequence
from typing import Final

from PIL import Image

from bot.metrics.meter import PICTURES
from bot.render.board.crew import crew_strip
from bot.render.board.drawings import DieLook, Drawings, Laid, drawings
from bot.render.board.geometry import DESIGN_WIDTH, Box, Layout
from bot.render.board.lanes import Spot
from bot.render.board.paint_strips import PIPS_END
from bot.render.board.scene import BoardScene, LastMove
from bot.render.board.ways import counted, lay_trails
from bot.render.paint import png
from bot.render.paint.png import lay
from bot.rules.position import BAR, OFF
from bot.rules.sides import Side
from bot.texts.catalogue import say, speaking

__all__ = ["BoardScene", "LastMove", "board_rows", "compose_board", "render_board"]

Die = tuple[tuple[Image.Image, Image.Image], tuple[int, int]]
"""A die's patch and mask, and their place on the frame."""
_ASIDE: Final = 34  # how far a label may be from the middle line, in design pixels, like the next
_SHARES: Final = (0.0, -0.5, 0.5, -0.8, 0.8, -1.0, 1.0)  # where it may be from the middle of its half to its end
_HEAD_ROOM: Final = 12  # anything this close to an arrow's middle line covers part of it


def render_board(scene: BoardScene, width: int = DESIGN_WIDTH) -> bytes:
    """The scene as the bytes of a PNG, `width` (1200 or 800) pixels wide and three quarters as high.

    The cubes of a chouette are below the board and make it higher.
    """
    return png.encode(*board_rows(scene, width))


def render_boards(language: str, scenes: Sequence[BoardScene]) -> tuple[bytes, ...]:
    """Several scenes as PNG files, with words in that language."""
    with speaking(language):
        return tuple(render_board(scene) for scene in scenes)


def board_rows(scene: BoardScene, width: int = DESIGN_WIDTH) -> tuple[bytes, bytearray, list[int]]:
    """The arguments from which `png.encode` makes the same file: that part of the work lets other threads go on."""
    PICTURES.add(1, "board")
    art = _art(scene, width)
    frame, rows = art.fresh()
    _lay_play(scene, art, frame, *_lay_pieces(scene, art, frame))
    cuts = [row * (width + 1) for row in art.layout.bands]
    if not scene.crew:
        return art.head, rows, cuts
    strip = crew_strip(scene, width)
    head = png.header(width, art.layout.height + strip.height, art.theme.palette)
    return head, rows + strip.rows, [*cuts, len(rows) + len(strip.rows)]


def compose_board(scene: BoardScene, width: int = DESIGN_WIDTH, arrows: Sequence[Spot] = ()) -> Image.Image:
    """The scene as an 8-bit palette picture, its words beside `arrows` that will be drawn over these places."""
    _, picture = compose_shot(scene, width, arrows)
    picture.putpalette(_art(scene, width).theme.palette)
    return picture


def compose_shot(scene: BoardScene, width: int, arrows: Sequence[Spot] = ()) -> tuple[Image.Image, Image.Image]:
    """The scene as two 8-bit pictures for animations: before arrows are laid on it, if it has any, and with them."""
    art = _art(scene, width)
    frame, _ = art.fresh()
    laid = _lay_pieces(scene, art, frame)
    inside = (1, 0, frame.width, frame.height)
    bare = frame.crop(inside) if scene.last_play else None
    _lay_play(scene, art, frame, *laid, arrows=arrows)
    picture = frame.crop(inside)
    return bare or picture, picture


def _art(scene: BoardScene, width: int) -> Drawings:
    return drawings(scene.theme, width, home_left=scene.home_left, same_way=scene.game.same_way)


def _lay_pieces(scene: BoardScene, art: Drawings, frame: Image.Image) -> tuple[list[Laid], list[Die]]:
    """Lay all that can be touched: returns the checkers on the points, and the dice."""
    for side in Side:
        _lay_strip(frame, scene, art, side)
        _lay_off(frame, scene, art, side)
    _lay_numbers(frame, scene, art)
    stacks = [stack for side in Side for stack in _stacks(scene, art, side)]
    dice = _dice(scene, art)
    # A die may touch full stacks: it hides the shadow of an upper one, and a lower one lies on the shadow of the die.
    for patch, corner in stacks:
        if corner[1] < art.layout.middle - art.layout.die:
            lay(frame, patch, corner)
    for (patch, _), corner in dice:
        lay(frame, patch, corner)
    # Four dice are so close together that each lies on the edge of its neighbor.
    for (patch, body), corner in dice if len(scene.dice_shown()) > 2 else ():
        lay(frame, patch, corner, body)
    for patch, corner in stacks:
        if corner[1] >= art.layout.middle - art.layout.die:
            lay(frame, patch, corner)
    for cube, _ in _cube(scene, art):
        lay(frame, *cube)
    return stacks, dice


def _cube(scene: BoardScene, art: Drawings) -> list[tuple[Laid, Image.Image]]:
    """The cube and its mask, if there is one."""
    if scene.offered is not None:
        return [art.cube(scene.offered, art.layout.cube_centre(None, scene.bottom), offered=True)]
    if not scene.cube_in_play:
        return []
    centre = art.layout.cube_centre(scene.cube.owner, scene.bottom)
    quiet = scene.cube.value == 1 and scene.cube.owner is None and not scene.crawford
    return [art.cube(scene.cube_shown, centre, crossed=scene.crawford, quiet=quiet)]


def _lay_play(
    scene: BoardScene,
    art: Drawings,
    frame: Image.Image,
    stacks: list[Laid],
    dice: list[Die],
    *,
    arrows: Sequence[Spot] = (),
) -> None:
    """Lay the arrows of the last play and the words over the pieces."""
    if scene.last_play:
        cubes = _cube(scene, art)
        taken = [_covers(patch, corner) for (patch, _), corner in dice] + [_covers(*cube) for cube, _ in cubes]
        arrows = lay_trails(frame, scene, art, taken)
        # Arrows run below the cube and the dice that count now, and above those of the last play.
        for (patch, body), corner in dice[: len(scene.dice_shown())]:
            lay(frame, patch, corner, body)
        for cube, body in cubes:
            lay(frame, *cube, body)
    for patch, corner in _labels(scene, art, arrows, stacks):
        lay(frame, patch, corner)


def lay_over(board: Image.Image, bare: Image.Image, scene: BoardScene, ends: Sequence[Spot]) -> list[Box]:
    """Put dice, cube and counts of a scene back on top of what was drawn over its board; `bare` is that board before.

    A count stays covered by an arrow that `ends` on it. Returns what the others cover.
    """
    art = _art(scene, board.width)
    shown = [(_covers(patch, corner), body) for (patch, body), corner in _dice(scene, art)]
    shown += [(_covers(*cube), body) for cube, body in _cube(scene, art)]
    disc = art.middle
    for x, y in counted(scene, art.layout):
        if all(math.dist((x, y), end) > disc.width for end in ends):
            left, top = x - disc.width // 2, y - disc.height // 2
            shown.append(((left, top, left + disc.width, top + disc.height), disc))
    for box, body in shown:
        board.paste(bare.crop(box), box, body)
    return [box for box, _ in shown]


def _covers(patch: Image.Image, corner: tuple[int, int]) -> Box:
    """The part of the picture that a patch of the frame covers."""
    return corner[0] - 1, corner[1], corner[0] - 1 + patch.width, corner[1] + patch.height


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


def _stacks(scene: BoardScene, art: Drawings, side: Side) -> list[Laid]:
    """A side's checkers on the points."""
    places = art.layout
    counts = scene.counts(side)
    # A pinned checker is drawn with those on it.
    under = scene.pinned(side)
    beaten = {scene.game.facing(point) for point in scene.pinned(side.other)}
    return [
        art.column(places.place(side, point, scene.bottom), side, counts[point], pinning=point in beaten)
        for point in range(1, BAR)
        if counts[point] and point not in under
    ]


def _lay_off(frame: Image.Image, scene: BoardScene, art: Drawings, side: Side) -> None:
    """A side's checkers that are on no point: on the bar, not yet entered, borne off."""
    places = art.layout
    counts = scene.counts(side)
    lower = side == scene.bottom
    waiting = scene.in_hand(side)
    if counts[BAR]:
        box = places.bar_boxes[lower]
        lay(frame, art.bar(side, counts[BAR], lower=lower), (box[0] + 1, box[1]))
    if waiting:
        box = places.hand_boxes[lower]
        lay(frame, art.hand(side, waiting, lower=lower), (box[0] + 1, box[1]))
    if counts[OFF]:
        box = places.trays[lower]
        lay(frame, art.tray(side, counts[OFF], lower=lower), (box[0] + 1, box[1]))


def _lay_strip(frame: Image.Image, scene: BoardScene, art: Drawings, side: Side) -> None:
    """A side's name, pips and score, above or below the board."""
    places = art.layout
    lower = side == scene.bottom
    won = scene.over and scene.winner == side
    marked = won or scene.to_act == side
    top = places.height - places.strip if lower else 0
    end = places.px(PIPS_END)
    digits = str(min(scene.pips(side), 999)).rjust(3)
    wide = art.digit("0", marked=marked, lower=lower).width
    start = end - 3 * wide
    lay(frame, art.strip(marked=marked, lower=lower), (1, top))
    left = art.strip_left(side, scene.names[side], marked=marked, won=won, lower=lower, end=start)
    lay(frame, left, (1, top))
    for index, digit in enumerate(digits):
        if digit != " ":
            lay(frame, art.digit(digit, marked=marked, lower=lower), (1 + start + index * wide, top))
    lay(frame, art.strip_right(score_text(scene, side), marked=marked, lower=lower, start=end), (1 + end, top))


def score_text(scene: BoardScene, side: Side) -> str:
    """A side's score as written on its strip: "3/5", or "3" in an unlimited session."""
    return f"{scene.score[side]}/{scene.length}" if scene.length else str(scene.score[side])


def _labels(scene: BoardScene, art: Drawings, arrows: Sequence[Spot], stacks: Sequence[Laid]) -> list[Laid]:
    """A few words between the two rows of points, in the half without dice."""
    taken = [_covers(patch, corner) for patch, corner in stacks] if arrows else []
    said: list[tuple[str, tuple[bool, ...]]]
    if scene.offered is None:
        said = [(scene.words(), (scene.mover != scene.bottom,))]
    else:
        lower, game = scene.doubler.other == scene.bottom, scene.game_words()
        # There are no dice anywhere.
        side = scene.doubler.name.lower()
        doubles = say("board-doubles", side=side, again=scene.beavers)
        said = [(doubles, (lower,) if game else (lower, not lower)), (game, (not lower,))]
    return [_words(words, art, arrows, taken, halves) for words, halves in said if words]


def _words(words: str, art: Drawings, arrows: Sequence[Spot], taken: Sequence[Box], halves: Sequence[bool]) -> Laid:
    """A label in the middle of a half of the board, the upper or the `lower` player's.

    If it would cover arrows or checkers there, it moves to a place where it covers less of them.
    """
    places = art.layout
    label = art.words(words, places.half_width - places.px(20))
    free, y = (places.half_width - label.width) / 2, places.middle - label.height // 2
    aside = places.px(_ASIDE)
    spots = [
        (places.half_of(lower=lower)[0] + round(free * (1 + share)), y + down)
        for lower in halves
        for down in (0, -aside, aside)
        for share in _SHARES
    ]
    corner, least = spots[0], math.inf
    for spot in spots:
        covers = _covered(spot, label.size, arrows, taken, places) if arrows else 0
        if covers < least:
            corner, least = spot, covers
        if not covers:
            break
    return label, (1 + corner[0], corner[1])


def _covered(
    corner: tuple[int, int], size: tuple[int, int], arrows: Sequence[Spot], taken: Sequence[Box], places: Layout
) -> int:
    """How much of the arrows a label would cover; a stack of checkers counts as much as a long piece of one."""
    room, shadow = places.px(_HEAD_ROOM), places.px(14)
    left, top, right, low = corner[0], corner[1], corner[0] + size[0], corner[1] + size[1]
    lines = sum(left - room < x < right + room and top - room < y < low + room for x, y in arrows)
    stacks = sum(left < box[2] and box[0] < right and top + shadow < box[3] and box[1] < low - shadow for box in taken)
    return lines + 8 * stacks


def _dice(scene: BoardScene, art: Drawings) -> list[Die]:
    """The dice of the side on roll, in its color, on its right; the faded ones of the play before on the other's."""
    places = art.layout
    if scene.offered is not None:
        return []
    lower = scene.mover == scene.bottom
    rolled: list[tuple[int, DieLook]] = [(number, "used" if used else "new") for number, used in scene.dice_shown()]
    laid = _row(art, scene.mover, rolled, places.die, lower=lower)
    if scene.old_dice is not None and not scene.words():
        old: list[tuple[int, DieLook]] = [(scene.old_dice.first, "old"), (scene.old_dice.second, "old")]
        laid += _row(art, scene.mover.other, old, places.old_die, lower=not lower)
    return laid


def _row(art: Drawings, side: Side, dice: Sequence[tuple[int, DieLook]], size: int, *, lower: bool) -> list[Die]:
    """Dice side by side in the middle of a half."""
    places = art.layout
    left, _, right, _ = places.half_of(lower=lower)
    # Four are closer together, to keep clear of the full stacks at the end of the half.
    step = size + places.px(20 if len(dice) < 3 else 8)
    x, y = (left + right - step * len(dice) + step - size) // 2, places.middle - size // 2
    laid = []
    for index, (number, look) in enumerate(dice):
        art_of = art.die(side, number, (x + index * step, y), look)
        margin = (art_of[0].width - size) // 2
        laid.append((art_of, (1 + x + index * step - margin, y)))
    return laid
