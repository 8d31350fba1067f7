"""The cubes of a chouette's crew, in a strip below the board: whose they are, their values, who is out."""

from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from bot.render.board.scene import BoardScene, CrewCube, number_on
from bot.render.paint.page import Lettering, panel
from bot.render.paint.pieces import faded, lay_piece, paint_cube, paint_token
from bot.render.paint.theme import Theme, load_theme, strip_style

_ROW: Final = 92
_EDGE: Final = 12
_GAP: Final = 10  # the gap between the board, the cells and the lower end of the picture
_CUBE: Final = 62
_TOKEN: Final = 30
_NAMES: Final = (36, 34, 32)
_NOTES: Final = (31, 29, 27)
_FADED: Final = 0.5  # the share of ground color in a cube that is settled
_DESIGN: Final = 1200


class Strip(NamedTuple):
    """The strip as rows of a file, each with its filter byte in front."""

    height: int
    rows: bytes


def crew_strip(scene: BoardScene, width: int) -> Strip:
    """The strip below a board `width` pixels wide; nothing for a scene without a crew."""
    return _strip(scene.theme, scene.crew, width) if scene.crew else Strip(0, b"")


@lru_cache(maxsize=64)
def _strip(name: str, crew: tuple[CrewCube, ...], width: int) -> Strip:
    """A strip is reused below each turn that leaves the cubes alone."""
    theme = load_theme(name)
    picture = _painted(theme, crew)
    if width != _DESIGN:
        height = round(picture.height * width / _DESIGN)
        picture = picture.resize((width, height), Image.Resampling.LANCZOS)
    framed = Image.new("P", (picture.width + 1, picture.height))
    framed.paste(theme.reduced(picture), (1, 0))
    return Strip(framed.height, framed.tobytes())


def _painted(theme: Theme, crew: tuple[CrewCube, ...]) -> Image.Image:
    columns = min(len(crew), 2 if len(crew) <= 4 else 3)  # as wide cells as do not make the strip too high
    lines = -(-len(crew) // columns)
    picture = Image.new("RGB", (_DESIGN, lines * (_ROW + _GAP) + _GAP), theme["felt.base"])
    lettering = Lettering()
    wide = (_DESIGN - 2 * _EDGE - (columns - 1) * _GAP) // columns
    for number, one in enumerate(crew):
        line, column = divmod(number, columns)
        left, top = _EDGE + column * (wide + _GAP), _GAP + line * (_ROW + _GAP)
        _paint_cell(picture, theme, lettering, one, (left, top, left + wide, top + _ROW))
    return picture


def _paint_cell(
    picture: Image.Image, theme: Theme, lettering: Lettering, one: CrewCube, box: tuple[int, int, int, int]
) -> None:
    """A cube, its owner's name above it, and below it the checker of the side that owns it and a few words."""
    left, top, right, bottom = box
    panel(picture, theme, box)
    style = strip_style(one.plays)
    if one.plays:
        picture.paste(theme["turn.base"], (left + 6, top + 6, right - 6, bottom - 6))
        picture.paste(theme["turn.line"], (left + 6, top + 6, left + 12, bottom - 6))
    ground = theme[f"{style}.base"]
    cube = paint_cube(theme, number_on(one.value, one.owner), _CUBE, quiet=one.quiet)
    if one.out:
        cube = faded(cube, ground, _FADED)
    lay_piece(picture, cube, (left + 24 + _CUBE // 2, (top + bottom) // 2), 0 if one.out else theme.style.cast(4))
    start, middle = left + 24 + _CUBE + 20, top + 50
    ink, quiet = theme[f"{style}.ink"], theme[f"{style}.quiet"]
    lettering.write(picture, one.name, (start, top + 6, right - 14, middle), quiet if one.out else ink, sizes=_NAMES)
    if one.owner is not None and not one.out:
        token = paint_token(theme, one.owner, _TOKEN, ground, theme["wood.line"])
        lay_piece(picture, token, (start + _TOKEN // 2, (middle + bottom - 4) // 2), 0)
        start += _TOKEN + 10
    lettering.write(picture, one.note, (start, middle - 2, right - 14, bottom - 6), quiet, sizes=_NOTES)
