"""The strips above and below the board (who plays, pips, score) and the point numbers, in true color."""

from __future__ import annotations

from PIL import Image, ImageDraw

from bot.render.board.geometry import Layout
from bot.render.board.scene import TOGETHER
from bot.render.paint.brushes import rounded, shape, star_mask
from bot.render.paint.fonts import font
from bot.render.paint.pieces import lay_piece, paint_token, write_count
from bot.render.paint.theme import Theme, strip_style
from bot.render.paint.writing import baseline, fitted, wrapped, write
from bot.rules.position import POINTS
from bot.rules.sides import Side

PIPS_END = 868
"""Where the pip count ends, in design pixels from the left; its label follows."""
SCORE_START = 980
"""Where the box of the score starts, in design pixels from the left."""
TYPE = 42
"""Size of the type of names, pips and score, in design pixels."""


def paint_strip(theme: Theme, layout: Layout, *, marked: bool, lower: bool) -> Image.Image:
    """An empty strip. All columns of it are the same."""
    style = strip_style(marked)
    strip = Image.new("RGB", (layout.width, layout.strip), theme[f"{style}.base"])
    pen = ImageDraw.Draw(strip)
    edge = max(1, layout.px(2))
    pen.rectangle((0, 0, layout.width, edge - 1), fill=theme[f"{style}.light"])
    pen.rectangle((0, layout.strip - edge, layout.width, layout.strip), fill=theme[f"{style}.line"])
    if not lower:
        pen.rectangle((0, layout.strip - 2 * edge, layout.width, layout.strip - edge - 1), fill=theme[f"{style}.line"])
    return strip


def write_pips(strip: Image.Image, theme: Theme, layout: Layout, word: str, *, marked: bool) -> None:
    """The word after the pip count; the longer it is, the smaller the type."""
    left = layout.px(PIPS_END + 10)
    sizes = [layout.px(size) for size in (32, 29, 26, 23)]
    line = fitted(word, sizes, layout.px(SCORE_START - 6) - left)
    write(strip, line, (left, _baseline(layout)), theme[f"{strip_style(marked)}.quiet"])


def _baseline(layout: Layout) -> int:
    """The line on which all writing of a strip stands, from its upper edge."""
    return baseline(layout.strip, layout.px(TYPE))


def write_name(
    strip: Image.Image, theme: Theme, layout: Layout, side: Side, name: str, *, instead: str, marked: bool
) -> None:
    """The checker of a side and its player's name, or `instead` for a name that has nothing readable."""
    size, style = layout.px(50), strip_style(marked)
    piece = paint_token(theme, side, size, theme[f"{style}.base"], theme[f"{style}.ink"])
    lay_piece(strip, piece, (layout.px(84), layout.strip // 2), theme.style.cast(layout.px(5)))
    x = layout.px(122)
    line = fitted(name, (layout.px(TYPE),), layout.px(PIPS_END - 100) - x, instead)
    write(strip, line, (x, _baseline(layout)), theme[f"{style}.ink"])


def mark_turn(strip: Image.Image, theme: Theme, layout: Layout, *, won: bool) -> None:
    """The arrow of the side to act, or the star of the winner, at the left end of a lit strip."""
    width, height = layout.px(56), layout.strip

    def arrow(pen: ImageDraw.ImageDraw, fine: int) -> None:
        left, right, reach = width * 0.28, width * 0.86, height * 0.27
        corners = ((left, height / 2 - reach), (right, height / 2), (left, height / 2 + reach))
        pen.polygon([(x * fine, y * fine) for x, y in corners], fill=255)

    mask = star_mask((width, height), height * 0.33) if won else shape((width, height), arrow)
    strip.paste(theme["turn.ink"], (0, 0, width, height), mask)


def paint_digits(theme: Theme, layout: Layout, strip: Image.Image, *, marked: bool) -> list[Image.Image]:
    """The ten digits of the pip count on the ground of a strip, all of one width."""
    face = font(layout.px(TYPE))
    width = round(max(face.getlength(str(digit)) for digit in range(10)))
    digits = []
    for digit in range(10):
        tile = strip.crop((0, 0, width, layout.strip))
        x = (width - face.getlength(str(digit))) / 2
        ink = theme[f"{strip_style(marked)}.ink"]
        ImageDraw.Draw(tile).text((x, _baseline(layout)), str(digit), ink, face, anchor="ls")
        digits.append(tile)
    return digits


def write_score(strip: Image.Image, theme: Theme, layout: Layout, text: str, *, marked: bool) -> None:
    """The score in its box at the right end, as large as fits."""
    style = strip_style(marked)
    left, right = layout.px(SCORE_START), layout.width - layout.px(20)
    size = (right - left, layout.strip - layout.px(12))
    top = (layout.strip - size[1]) // 2
    strip.paste(theme[f"{style}.box"], (left, top, right, top + size[1]), rounded(size, layout.px(10)))
    kinds = range(layout.px(TYPE), 6, -1)
    kind = next((k for k in kinds if font(k).getlength(text) <= size[0] - layout.px(14)), kinds[-1])
    write_count(strip, ((left + right) // 2, layout.strip // 2), text, theme[f"{style}.ink"], kind)


def write_points(
    rail: Image.Image, theme: Theme, layout: Layout, *, upper: bool, turned: bool, head: Side | None = None
) -> None:
    """The numbers of twelve points on a rail; `turned` counts from the upper side's view.

    A side that has its `head` (where its checkers start) on this rail has it marked by a plate in its color.
    """
    face = font(layout.px(42))
    pen = ImageDraw.Draw(rail)
    ink, shade = theme["numbers.ink"], theme["numbers.shade"]
    edge = max(1, layout.px(3))
    y = baseline(layout.row, layout.px(42))
    for place in range(13, 25) if upper else range(1, 13):
        x = layout.column_left(place) + layout.point_width / 2
        text = str(layout.facing(place) if turned else place)
        if head is not None and place == (POINTS if upper else layout.facing(POINTS)):
            _write_head(rail, theme, layout, head, (text, x))
            continue
        pen.text((x, y), text, shade, face, anchor="ms", stroke_width=edge, stroke_fill=shade)
        pen.text((x, y), text, ink, face, anchor="ms")


def _write_head(rail: Image.Image, theme: Theme, layout: Layout, side: Side, number: tuple[str, float]) -> None:
    """The number of a side's head and where its middle is, on a plate in the color of its checkers."""
    text, x = number
    name, edge = side.name.lower(), max(1, layout.px(3))
    size = (layout.px(66), layout.row - 2 * max(1, layout.px(2)))
    corner = (round(x - size[0] / 2), (layout.row - size[1]) // 2)
    box = (*corner, corner[0] + size[0], corner[1] + size[1])
    rail.paste(theme["numbers.ink"], box, rounded(size, layout.px(12)))
    rail.paste(theme["numbers.shade"], box, rounded(size, layout.px(12) - edge // 2, edge / 2))
    rail.paste(theme[f"{name}.base"], box, rounded(size, layout.px(12) - edge, edge))
    write_count(rail, (round(x), layout.row // 2), text, theme[f"{name}.number"], layout.px(38))


def paint_words(theme: Theme, layout: Layout, text: str, room: int) -> Image.Image:
    """A few words on a label over the felt: smaller if they are long, then on two lines, and finally cut.

    Where two things are said together, the line breaks at the dot between them. `room` is how wide the label may be,
    in pixels.
    """
    inset = layout.px(20)
    limit = room - 2 * inset
    lines = [fitted(text, [layout.px(size) for size in (38, 35, 32)], limit)]
    parts = text.rpartition(TOGETHER) if not lines[0].whole else ("", "", text)
    if parts[0]:
        lines = [fitted(part, [layout.px(size) for size in (35, 32, 29)], limit) for part in parts[::2]]
    elif not lines[0].whole:
        lines = wrapped(text, layout.px(32), limit, 2)
    step = layout.px(38)
    size = (round(max(line.width for line in lines)) + 2 * inset, layout.px(58) + (len(lines) - 1) * step)
    label = Image.new("RGB", size, theme["felt.base"])
    label.paste(theme["caption.base"], (0, 0, *size), rounded(size, layout.px(16)))
    for number, line in enumerate(lines):
        x = (size[0] - line.width) / 2 if number or parts[0] else inset
        write(label, line, (x, layout.px(42) + number * step), theme["caption.ink"])
    return label
