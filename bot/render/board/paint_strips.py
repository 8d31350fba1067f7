"""The strips above and below the board (who plays, pips, score) and the point numbers, in true color."""

from string import digits

from PIL import Image, ImageDraw

from bot.render.board.geometry import Layout
from bot.render.board.scene import TOGETHER
from bot.render.paint.fonts import font
from bot.render.paint.pieces import lay_piece, paint_token, write_count
from bot.render.paint.theme import Theme, lay_shadow, mix, profile, relit, rounded, shape, soft, star_mask, strip_style
from bot.render.paint.writing import baseline, fitted, in_two, write
from bot.rules.position import POINTS
from bot.rules.sides import Side

PIPS_END = 964
"""Where the pip count ends, in design pixels from the left; its label follows."""
SCORE_START = 1058
"""Where the box of the score starts, in design pixels from the left."""
TYPE = 35
"""Size of the type of names, pips and score, in design pixels."""


def paint_strip(theme: Theme, layout: Layout, *, marked: bool, lower: bool) -> Image.Image:
    """An empty strip, lit by a line toward the board for the side that is to act. All its columns are the same."""
    column = Image.new("RGB", (1, layout.strip), theme[f"{strip_style(marked)}.base"])
    if theme.style.relief:
        relit(column, (0, 0, *column.size), profile(layout.strip, lambda at: 1.14 - 0.24 * round(at * 8) / 8))
    edge = layout.px(5 if marked else 2)
    top = 0 if lower else layout.strip - edge
    column.paste(theme["turn.line" if marked else "strip.line"], (0, top, 1, top + edge))
    return column.resize((layout.width, layout.strip), Image.Resampling.NEAREST)


def write_pips(strip: Image.Image, theme: Theme, layout: Layout, word: str, *, marked: bool) -> None:
    """The word after the pip count; the longer it is, the smaller the type."""
    left = layout.px(PIPS_END + 12)
    sizes = [layout.px(size) for size in (27, 25, 23, 21)]
    line = fitted(word, sizes, layout.px(SCORE_START - 8) - left)
    write(strip, line, (left, _baseline(layout)), theme[f"{strip_style(marked)}.quiet"])


def _baseline(layout: Layout) -> int:
    """The line on which all writing of a strip rests, from its upper edge."""
    return baseline(layout.strip, layout.px(TYPE))


def write_name(
    strip: Image.Image, theme: Theme, layout: Layout, side: Side, name: str, *, instead: str, marked: bool
) -> None:
    """A side's checker and its player's name, or `instead` for a name that has nothing readable."""
    size, style = layout.px(42), strip_style(marked)
    piece = paint_token(theme, side, size, theme[f"{style}.base"], theme["wood.line"])
    lay_piece(strip, piece, (layout.px(62), layout.strip // 2), theme.style.cast(layout.px(3)))
    x = layout.px(96)
    line = fitted(name, (layout.px(TYPE),), layout.px(PIPS_END - 100) - x, instead)
    write(strip, line, (x, _baseline(layout)), theme[f"{style}.ink"])


def mark_turn(strip: Image.Image, theme: Theme, layout: Layout, *, won: bool) -> None:
    """The arrow of the side to act, or the star of the winner, at the left end of a lit strip."""
    width, height = layout.px(40), layout.strip

    def arrow(pen: ImageDraw.ImageDraw, fine: int) -> None:
        left, right, reach = width * 0.30, width * 0.74, height * 0.23
        corners = ((left, height / 2 - reach), (right, height / 2), (left, height / 2 + reach))
        pen.polygon([(x * fine, y * fine) for x, y in corners], fill=255)

    mask = star_mask((width, height), height * 0.26) if won else shape((width, height), arrow)
    strip.paste(theme["turn.line"], (0, 0, width, height), mask)


def paint_digit(theme: Theme, layout: Layout, strip: Image.Image, digit: str, *, marked: bool) -> Image.Image:
    """A digit of the pip count on the ground of a strip; all ten have one width."""
    face = font(layout.px(TYPE))
    width = round(max(face.getlength(other) for other in digits))
    tile = strip.crop((0, 0, width, layout.strip))
    x = (width - face.getlength(digit)) / 2
    ink = theme[f"{strip_style(marked)}.ink"]
    ImageDraw.Draw(tile).text((x, _baseline(layout)), digit, ink, face, anchor="ls")
    return tile


def write_score(strip: Image.Image, theme: Theme, layout: Layout, text: str, *, marked: bool) -> None:
    """The score in its box at the right end, as large as fits."""
    style, edge = strip_style(marked), max(1, layout.px(2))
    left, right = layout.px(SCORE_START), layout.width - layout.px(22)
    size = (right - left, layout.strip - layout.px(20))
    box = (left, layout.px(10), right, layout.px(10) + size[1])
    strip.paste(mix(theme[f"{style}.box"], theme[f"{style}.line"], 0.4), box, rounded(size, layout.px(10)))
    strip.paste(theme[f"{style}.box"], box, rounded(size, layout.px(10) - edge, edge))
    kinds = range(layout.px(TYPE), 6, -1)
    kind = next((k for k in kinds if font(k).getlength(text) <= size[0] - layout.px(14)), kinds[-1])
    write_count(strip, ((left + right) // 2, layout.strip // 2), text, theme[f"{style}.ink"], kind)


def write_points(
    rail: Image.Image, theme: Theme, layout: Layout, *, upper: bool, turned: bool, head: Side | None = None
) -> None:
    """The numbers of twelve points on a rail; `turned` counts from the upper side's view.

    If a side has its `head` (where its checkers start) on this rail, a plate in its color marks it.
    """
    face = font(layout.px(34))
    ink = theme["numbers.ink"]
    shade = Image.new("L", rail.size)
    y = baseline(layout.row, layout.px(34)) + layout.px(-2 if upper else 2)
    places = []
    for place in range(13, 25) if upper else range(1, 13):
        x = layout.column_left(place) + layout.point_width / 2
        text = str(layout.facing(place) if turned else place)
        if head is not None and place == (POINTS if upper else layout.facing(POINTS)):
            _write_head(rail, theme, layout, head, (text, x, upper))
        else:
            places.append((text, x))
            ImageDraw.Draw(shade).text((x, y + layout.px(1)), text, 255, face, anchor="ms", stroke_width=layout.px(1))
    if theme.style.relief:
        lay_shadow(rail, soft(shade, layout.px(1), 0.9), (0, 0), theme["numbers.shade"])
    for text, x in places:
        ImageDraw.Draw(rail).text((x, y), text, ink, face, anchor="ms")


def _write_head(rail: Image.Image, theme: Theme, layout: Layout, side: Side, number: tuple[str, float, bool]) -> None:
    """The number of a side's head on a plate in the color of its checkers.

    `number` holds the text, the place of its middle, and whether it's on the upper rail.
    """
    text, x, upper = number
    name, edge = side.name.lower(), max(1, layout.px(3))
    # The line of brass around the felt stays clear.
    size = (layout.px(66), layout.row - layout.px(10))
    corner = (round(x - size[0] / 2), layout.px(3 if upper else 7))
    box = (*corner, corner[0] + size[0], corner[1] + size[1])
    rail.paste(theme["numbers.ink"], box, rounded(size, layout.px(12)))
    rail.paste(theme["numbers.shade"], box, rounded(size, layout.px(12) - edge // 2, edge / 2))
    rail.paste(theme[f"{name}.base"], box, rounded(size, layout.px(12) - edge, edge))
    write_count(rail, (round(x), corner[1] + size[1] // 2), text, theme[f"{name}.number"], layout.px(32))


def paint_words(theme: Theme, layout: Layout, text: str, room: int) -> Image.Image:
    """A few words on a label over the felt: smaller if they are long, then on two lines, and finally cut.

    If two things are said together, the line breaks at the dot between them, otherwise near the middle. `room` is the
    largest width of the label, in pixels.
    """
    inset = layout.px(20)
    limit = room - 2 * inset
    lines = [fitted(text, [layout.px(size) for size in (38, 35, 32)], limit)]
    if not lines[0].whole:
        first, dot, second = text.rpartition(TOGETHER)
        parts = (first, second) if dot else in_two(text)
        lines = [fitted(part, [layout.px(size) for size in (35, 32, 29)], limit) for part in parts if part]
    step = layout.px(38)
    size = (round(max(line.width for line in lines)) + 2 * inset, layout.px(58) + (len(lines) - 1) * step)
    label = Image.new("RGB", size, theme["felt.base"])
    label.paste(theme["caption.base"], (0, 0, *size), rounded(size, layout.px(16)))
    for number, line in enumerate(lines):
        x = (size[0] - line.width) / 2 if len(lines) > 1 else inset
        write(label, line, (x, layout.px(42) + number * step), theme["caption.ink"])
    return label
