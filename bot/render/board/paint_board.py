"""The empty board in true color: frame, felt, points, bar and trays. Drawn once for a theme and size."""

import math
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageOps

from bot.render.board.geometry import DESIGN_WIDTH, Box, Layout
from bot.render.paint.page import plank
from bot.render.paint.pieces import lay_piece, paint_token, swallowed, write_count
from bot.render.paint.theme import MIDDLE, RGB, Theme, lay_shadow, mix, profile, relit, rounded, shape, soft, texture
from bot.rules.sides import Side

_FRAME_LINE: Final = 4  # the widest line around a recess, in design pixels: there is no room for more beside the trays
_GRAIN: Final = {"points.light": 0.045, "points.dark": 0.085}
"""How much lighter and darker the veneer of the points is along its grain."""
_INLAY: Final = 1.9  # width of the edge around an inlaid point, in design pixels


def paint_board(theme: Theme, layout: Layout) -> Image.Image:
    """The board without checkers, numbers, strips."""
    board = _planks(theme, layout)
    recesses = (layout.outer_felt, layout.home_felt, *layout.trays)
    for number, box in enumerate(recesses):
        board.paste(theme["felt.base" if number < 2 else "tray.base"], box)
        if number < 2 and textured(theme):
            _leather(board, box, theme, layout)
    for upper in (False, True):
        for odd in (False, True):
            _points(board, theme, layout, upper=upper, odd=odd)
    for box in recesses:
        if theme.style.relief:
            _recess(board, box, theme, layout)
        else:
            _outline(board, box, theme, layout)
    if theme.style.frame == "leather":
        _seams(board, theme, layout)
    return board


def _planks(theme: Theme, layout: Layout) -> Image.Image:
    """The frame: rails across above and below, upright stiles and the bar between them."""
    board = Image.new("RGB", (layout.width, layout.height), theme["wood.dark"])
    top, bottom = layout.felt_top, layout.felt_bottom
    for number, (start, end) in enumerate(_stiles(layout)):
        board.paste(plank(theme, (end - start, bottom - top), upright=True, offset=number * 61 + 20), (start, top))
    for start, _, end, _ in layout.trays if layout.same_way else ():
        # One tray fills half of the height: the other half is a plank.
        board.paste(plank(theme, (end - start, bottom - top), upright=True, offset=start % 200), (start, top))
    tray = layout.trays[1]
    middle = (tray[0], layout.trays[0][3], tray[2], tray[1])
    if not layout.same_way:
        board.paste(plank(theme, (tray[2] - tray[0], middle[3] - middle[1]), offset=311), middle[:2])
    rail = (layout.width, layout.row)
    for y, offset in ((layout.strip, 92), (bottom, 231)):
        board.paste(plank(theme, rail, offset=offset), (0, y))
    if theme.style.relief and theme.style.frame == "wood":
        _round(board, layout, middle)
        _mitre(board, theme, layout)
    return board


def _rail(at: float) -> float:
    """The light on a rounded piece of the frame, from its upper or left edge (0) to the other (1)."""
    return 1 + 0.15 * math.cos(at * math.pi / 2) ** 2 - 0.13 * at**2


def _bar(at: float) -> float:
    """The light on the bar, which is rounded less."""
    return 0.95 + 0.10 * math.cos((2 * at - 1) * math.pi / 2) - 0.06 * (2 * at - 1)


def _round(board: Image.Image, layout: Layout, between: Box) -> None:
    """Round the pieces of the frame: lit on their upper and left edges. The bar has a hinge along its middle."""
    top, bottom, row, wide = layout.felt_top, layout.felt_bottom, layout.row, layout.width
    for start, end in _stiles(layout):
        shade = profile(end - start, _bar if start == layout.bar[0] else _rail)
        relit(board, (start, top, end, bottom), shade.transpose(Image.Transpose.ROTATE_90))
    if not layout.same_way:
        relit(board, between, profile(between[3] - between[1], _rail))
    for y in (layout.strip, bottom):
        relit(board, (0, y, wide, y + row), profile(row, _rail))
    x = (layout.bar[0] + layout.bar[2]) // 2
    low = layout.height - layout.strip
    lines = (
        ((x - 1, top, x, bottom), 74),
        ((x, top, x + 1, bottom), 150),
        ((0, layout.strip, wide, layout.strip + 1), 168),
        ((0, low - 2, wide, low), 88),
    )
    for box, light in lines:
        relit(board, box, Image.new("L", (1, 1), light))


def _mitre(board: Image.Image, theme: Theme, layout: Layout) -> None:
    """The four corners, where rails and stiles meet at an angle: the stiles go on to the outer corner."""
    row = layout.row
    stiles = _stiles(layout)
    for start, end in (stiles[0], stiles[-1]):
        wide = end - start
        for upper in (True, False):
            outer = (0 if start == 0 else wide, 0 if upper else row)
            inner = (wide - outer[0], row - outer[1])
            y, beside = (layout.strip, layout.felt_top) if upper else (layout.felt_bottom, layout.felt_bottom - row)
            piece = board.crop((start, beside, end, beside + row)).transpose(Image.Transpose.FLIP_TOP_BOTTOM)
            board.paste(piece, (start, y), _drawn((wide, row), outer, inner, (outer[0], inner[1])))
            for colour, shift, strength in (
                (mix(theme["wood.dark"], (0, 0, 0), 0.4), 0.0, 150),
                (theme["wood.light"], 1.5, 50),
            ):
                seam = _drawn((wide, row), (outer[0], outer[1] + shift), (inner[0], inner[1] + shift), level=strength)
                board.paste(colour, (start, y), seam)


def _drawn(size: tuple[int, int], *spots: tuple[float, float], level: int = 255) -> Image.Image:
    """The mask of a polygon, or of a thin line between two spots."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        fined = [(x * fine, y * fine) for x, y in spots]
        if len(fined) == 2:
            pen.line(fined, fill=level, width=round(1.3 * fine))
        else:
            pen.polygon(fined, fill=level)

    return shape(size, draw)


def _stiles(layout: Layout) -> list[tuple[int, int]]:
    """The upright planks from left to right: the beginning and end of each."""
    right = layout.width
    first, second = sorted((layout.outer_felt, layout.home_felt))
    trays = sorted(layout.trays)
    if layout.same_way:
        return [
            (0, trays[0][0]),
            (trays[0][2], first[0]),
            (first[2], second[0]),
            (second[2], trays[1][0]),
            (trays[1][2], right),
        ]
    tray = trays[0]
    if layout.home_left:
        return [(0, tray[0]), (tray[2], first[0]), (first[2], second[0]), (second[2], right)]
    return [(0, first[0]), (first[2], second[0]), (second[2], tray[0]), (tray[2], right)]


def _leather(board: Image.Image, box: Box, theme: Theme, layout: Layout) -> None:
    """The seams of leather. They are left out in the trays, where they would cost more than they show."""
    leather, seam = texture("leather"), leather_seam(theme)
    # As wide as a point: so alike points have the same ground.
    tile = leather.crop((0, 0, layout.point_width, leather.height))
    for y in range(box[1], box[3], tile.height):
        for x in range(box[0] + layout.air, box[2], tile.width):
            piece = tile.crop((0, 0, min(tile.width, box[2] - x), min(tile.height, box[3] - y)))
            board.paste(seam, (x, y), piece)


def textured(theme: Theme) -> bool:
    """True if the floor is leather and the points are veneer."""
    return theme.style.relief and theme.style.frame != "plain"


def leather_seam(theme: Theme) -> RGB:
    """The second tone of the leather."""
    return mix(theme["felt.base"], (0, 0, 0), 0.07)


def _points(board: Image.Image, theme: Theme, layout: Layout, *, upper: bool, odd: bool) -> None:
    """Every second point of a row: inlaid, or with a line around it; the dark ones hatched if the theme says so."""
    style, scale = theme.style, layout.width / DESIGN_WIDTH
    name = "points.dark" if odd else "points.light"
    size = (layout.inlay, layout.point_height)
    edge = style.point_line or (_INLAY if textured(theme) else 0)
    outer, inner = (_wedge(layout, inset, upper=upper) for inset in (0, edge * scale))
    rim = theme["points.edge"] if style.point_line else _inlay(theme, name)
    face = Image.new("RGB", size, theme[name])
    if textured(theme):
        grain = texture("veneer").resize(size, Image.Resampling.NEAREST)
        dark, light = veneer_tones(theme, name)
        face = ImageOps.colorize(grain, dark, light, theme[name], midpoint=MIDDLE)
    lines = _hatching(layout, style.hatch * scale) if odd and style.hatch else None
    groove = soft(ImageOps.expand(outer, 6), 2.0 * scale, 0.30) if textured(theme) else None
    for point in range(13, 25) if upper else range(1, 13):
        if point % 2 != odd:
            continue
        left = layout.column_left(point) + (layout.point_width - size[0]) // 2
        top = layout.felt_top if upper else layout.felt_bottom - size[1]
        if groove:
            low = 6 if upper else 0
            board.paste((0, 0, 0), (left, top - 6 + low), groove.crop((6, low, size[0] + 6, size[1] + 6 + low)))
        if edge:
            board.paste(rim, (left, top), outer)
        board.paste(face, (left, top), inner)
        if lines:
            board.paste(theme["points.edge"], (left, top), ImageChops.multiply(inner, lines))


def veneer_tones(theme: Theme, name: str) -> tuple[RGB, RGB]:
    """The darkest and the lightest tone of some points' veneer."""
    amount = _GRAIN[name]
    return mix(theme[name], (0, 0, 0), amount), mix(theme[name], _inlay(theme, name), amount * 1.6)


def _inlay(theme: Theme, name: str) -> RGB:
    """The color of an inlaid point's edge: its own, lighter."""
    share = 0.52 if name == "points.light" else 0.36
    return mix(theme[name], theme["points.edge"], share)


def _wedge(layout: Layout, inset: float, *, upper: bool) -> Image.Image:
    """The mask of a point, its two long sides moved inward."""
    width, height = layout.inlay, layout.point_height
    steep = math.hypot(height, width / 2) / (width / 2)
    base, tip = (0, height - inset * steep) if upper else (height, inset * steep)
    side = inset * math.hypot(height, width / 2) / height

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        corners = ((side, base), (width - side, base), (width / 2, tip))
        pen.polygon([(round(x * fine), round(y * fine)) for x, y in corners], fill=255)

    # Few shades along the edges make small files.
    return shape((width, height), draw).point([round(v / 63.75) * 255 // 4 for v in range(256)])


def _hatching(layout: Layout, gap: float) -> Image.Image:
    """The mask of slanting lines, `gap` pixels apart."""
    width, height = layout.inlay, layout.point_height

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        for number in range(-math.ceil(width / gap), math.ceil(height / gap) + 1):
            y = number * gap
            line = (0, (y + width) * fine, width * fine, y * fine)
            pen.line(line, fill=255, width=max(1, round(layout.px(2) * fine)))

    return shape((width, height), draw).point([round(v / 127.5) * 255 // 2 for v in range(256)])


def _recess(board: Image.Image, box: Box, theme: Theme, layout: Layout) -> None:
    """The frame's shadow falls into a recess, wide from above and the left. Around it run a dark lip and brass."""
    wide, high = box[2] - box[0], box[3] - box[1]
    for depth, reach, power, turn in ((0.42, 15, 2.2, 0), (0.36, 13, 2.2, 1), (0.26, 7, 2, 2), (0.26, 7, 2, 3)):
        shade = _fall(layout.px(reach), depth, power).rotate(turn * 90, expand=True)
        far = layout.px(reach)
        part = ((0, 0, wide, far), (0, 0, far, high), (0, high - far, wide, high), (wide - far, 0, wide, high))[turn]
        relit(board, (box[0] + part[0], box[1] + part[1], box[0] + part[2], box[1] + part[3]), shade)
    for out, colour, strength in _rim(theme):
        _frame_line(board, box, out, (colour, strength))


def _fall(reach: int, depth: float, power: float) -> Image.Image:
    """A column of light that comes back from the upper end on."""
    return profile(reach, lambda at: 1 - depth * (1 - at) ** power)


def _rim(theme: Theme) -> tuple[tuple[int, RGB, float], ...]:
    """The lines around a recess: how far out each is, its color, how strong it is."""
    brass = theme["wood.line"]
    return (
        (1, (0, 0, 0), 0.78),
        (2, (0, 0, 0), 0.45),
        (3, mix(brass, (0, 0, 0), 0.14), 1),
        (4, brass, 1),
        (5, (0, 0, 0), 0.30),
    )


def _frame_line(board: Image.Image, box: Box, out: int, ink: tuple[RGB, float]) -> None:
    """A line one pixel wide around a box, `out` pixels outside of it."""
    left, top, right, bottom = box[0] - out, box[1] - out, box[2] + out, box[3] + out
    sides = ((left, top, right, top + 1), (left, bottom - 1, right, bottom))
    ends = ((left, top + 1, left + 1, bottom - 1), (right - 1, top + 1, right, bottom - 1))
    for part in (*sides, *ends):
        mask = Image.new("L", (part[2] - part[0], part[3] - part[1]), round(255 * ink[1]))
        lay_shadow(board, mask, part[:2], ink[0])


def _outline(board: Image.Image, box: Box, theme: Theme, layout: Layout) -> None:
    """A line around a recess, as printed."""
    edge = max(1, layout.px(min(theme.style.line, _FRAME_LINE)))
    pen = ImageDraw.Draw(board)
    for out in range(1, edge + 1):
        pen.rectangle((box[0] - out, box[1] - out, box[2] + out - 1, box[3] + out - 1), outline=theme["wood.light"])


def _seams(board: Image.Image, theme: Theme, layout: Layout) -> None:
    """Stitches along both edges of the bar."""
    left, top, right, bottom = layout.bar
    pen = ImageDraw.Draw(board)
    inset, thick, long, gap = (layout.px(measure) for measure in (11, 3, 11, 8))
    shadow = mix(theme["wood.dark"], (0, 0, 0), 0.5)
    for x in (left + inset, right - inset - thick):
        for y in range(top + gap, bottom - long, long + gap):
            pen.rectangle((x - 1, y - 1, x + thick, y + long), fill=shadow)
            pen.rectangle((x, y, x + thick - 1, y + long - 1), fill=theme["wood.light"])


def paint_glow(bar: Image.Image, theme: Theme, places: Layout) -> None:
    """Light around the cube on offer, in the middle of this piece of the bar."""
    size, cube = bar.size, places.cube
    body = Image.new("L", size)
    body.paste(255, ((size[0] - cube) // 2, (size[1] - cube) // 2, (size[0] + cube) // 2, (size[1] + cube) // 2))
    if theme.style.relief:
        bar.paste(theme["mark.ink"], (0, 0), soft(body, places.px(7), 0.9))
    edge = places.px(4)
    line = rounded((cube + 2 * edge, cube + 2 * edge), places.px(20))
    bar.paste(theme["mark.ink"], ((size[0] - line.width) // 2, (size[1] - line.height) // 2), line)


def paint_hand(box: Image.Image, theme: Theme, side: Side, count: int, places: Layout) -> None:
    """Checkers that haven't entered yet: piled in a recess of the frame, and their number."""
    size = box.size
    edge = max(1, places.px(3))
    box.paste(theme["numbers.ink"], (0, 0, *size), rounded(size, places.px(16)))
    box.paste(theme["tray.base"], (0, 0, *size), rounded(size, places.px(16) - edge, edge))
    token = paint_token(theme, side, places.checker, theme["tray.base"], theme["wood.line"], marked=False)
    pile = min(count, 3)
    step = places.px(7)
    x, lowest = size[0] // 2, (size[1] + (pile - 1) * step) // 2
    for number in range(pile):
        lay_piece(box, token, (x, lowest - number * step), theme.style.cast(places.px(3)))
    top = lowest - (pile - 1) * step
    write_count(box, (x, top), str(count), theme[f"{side.name.lower()}.number"], places.px(42))


def paint_tray(tray: Image.Image, theme: Theme, side: Side, count: int, places: Layout, *, lower: bool) -> None:
    """Borne off checkers on their sides, piled from the outer end, and their number at the inner end."""
    margin, step = places.px(5), places.tray_step(count)
    slab = paint_slab(theme, side, (tray.width - 4 * margin, places.px(19)))
    for number in range(count):
        y = margin + number * step + slab.height // 2
        lay_piece(tray, slab, (tray.width // 2, tray.height - y if lower else y), theme.style.cast(places.px(3)))
    if count:
        y = places.px(32) if lower else tray.height - places.px(32)
        write_count(tray, (tray.width // 2, y), str(count), theme["numbers.ink"], places.px(34))


def paint_slab(theme: Theme, side: Side, size: tuple[int, int]) -> Image.Image:
    """A checker on its edge."""
    style = side.name.lower()
    light, base, dark = (theme[f"{style}.{name}"] for name in ("light", "base", "dark"))
    lost = swallowed(theme, side, theme["tray.base"])
    line = max(1.0, min(theme.style.line, 3) * 0.6 * size[1] / 19)
    slab = Image.new("RGB", size, theme["wood.line" if lost else f"{style}.rim"])
    body = Image.new("RGB", size, base)
    if theme.style.relief:
        tones = (base, light, base, base, mix(base, dark, 0.5), base, base, mix(base, dark, 0.25), mix(base, dark, 0.8))
        for row, tone in enumerate(tones):
            body.paste(tone, (0, row * size[1] // len(tones), size[0], (row + 1) * size[1] // len(tones)))
    slab.paste(body, (0, 0), rounded(size, size[1] * 0.22, line))
    slab.putalpha(rounded(size, size[1] * 0.24))
    return slab
