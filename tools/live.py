"""Draw what the live board is laid with: `python -m tools.live [THEME ...]` writes `assets/live/themes/`.

Each theme gets a folder of sprites (checkers, dice, cubes and slabs, at twice their usual size, with their shadows) and
tiles (wood, leather, veneer); `themes.js` gets the colors of all of them. Run it after a change of a theme.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from PIL import Image, ImageChops, ImageOps

from bot.assets import assets_folder
from bot.render.board.paint_board import leather_seam, paint_slab, textured, veneer_tones
from bot.render.paint.page import plank
from bot.render.paint.pieces import paint_block, paint_checker, paint_cube, paint_die, paint_token, shadows, swallowed
from bot.render.paint.theme import MIDDLE, RGB, Theme, contrast, load_theme, mix, texture, theme_names
from bot.rules.sides import Side

CHECKER, DIE, CUBE, QUIET, SLAB = 128, 148, 152, 132, (184, 38)
"""Sizes in the sprites, in pixels; around a piece is `PAD` for its shadow, around a slab `SLAB_PAD`."""
PAD, SLAB_PAD = 20, 8
CUBES: Final = (2, 4, 8, 16, 32, 64)
"""The values that are drawn; a higher one is written on a blank cube by the page."""
MOST: Final = 56 * 1024
"""The most bytes that a theme's pictures may have together."""
_LETTERS: Final = 4.5
_BLACK: Final[RGB] = (0, 0, 0)
_WHITE: Final[RGB] = (255, 255, 255)
_LIT: Final[RGB] = (0xFF, 0xB5, 0x2E)
"""Lit points of classic: deeper than its amber, which its light points would swallow."""


def live_folder() -> Path:
    """The folder of all that belongs to the looks of the live board."""
    return assets_folder() / "live" / "themes"


def sprites(theme: Theme) -> Iterator[tuple[str, Image.Image]]:
    """The pieces of a theme, by file name."""
    for side in Side:
        name = side.name.lower()
        yield f"{name}.webp", _thrown(theme, paint_checker(theme, side, CHECKER), 12, PAD)
        faces = [paint_die(theme, side, number, DIE) for number in range(1, 7)]
        yield f"dice-{name}.webp", _row([_thrown(theme, face, 14, PAD) for face in faces])
        yield f"slab-{name}.webp", _thrown(theme, paint_slab(theme, side, SLAB), 5, SLAB_PAD)
        if swallowed(theme, side, theme["strip.base"]):
            yield f"token-{name}.webp", paint_token(theme, side, 64, theme["strip.base"], theme["wood.line"])
    yield "cube.webp", _row([_thrown(theme, paint_cube(theme, value, CUBE), 14, PAD) for value in CUBES])
    blank = paint_block(theme, "cube", QUIET, theme.style.line * QUIET / 76)
    still = (paint_cube(theme, 64, QUIET, quiet=True), paint_cube(theme, 64, QUIET, crossed=True), blank)
    yield "cube-still.webp", _row([_thrown(theme, cube, 6, PAD) for cube in still])


def tiles(theme: Theme) -> Iterator[tuple[str, Image.Image]]:
    """The ground of a theme, by file name; a plain frame and flat felt need none."""
    if theme.style.frame == "wood":
        yield "wood-h.webp", plank(theme, (1200, 48), offset=92)
        yield "wood-v.webp", plank(theme, (96, 800), upright=True, offset=61)
    if not textured(theme):
        return
    felt = Image.new("RGB", texture("leather").size, theme["felt.base"])
    felt.paste(leather_seam(theme), (0, 0), texture("leather"))
    yield "leather.webp", felt
    for name in ("light", "dark"):
        dark, light = veneer_tones(theme, f"points.{name}")
        grain = ImageOps.colorize(texture("veneer"), dark, light, theme[f"points.{name}"], midpoint=MIDDLE)
        yield f"veneer-{name}.webp", grain


def look(theme: Theme) -> dict[str, object]:
    """The colors and the style of a theme, as the page sets them: names of CSS variables, without their dashes."""
    style = theme.style
    colours = {
        "felt": theme["felt.base"],
        "tray": theme["tray.base"],
        "wood": theme["wood.mid"],
        "wood-dark": theme["wood.dark"],
        "brass": theme["wood.line"] if style.relief else theme["wood.light"],
        "rail": theme["numbers.ink"],
        "rail-shade": theme["numbers.shade"],
        "light": theme["points.light"],
        "dark": theme["points.dark"],
        "light-edge": theme["points.edge"]
        if style.point_line
        else mix(theme["points.light"], theme["points.edge"], 0.52),
        "dark-edge": theme["points.edge"]
        if style.point_line
        else mix(theme["points.dark"], theme["points.edge"], 0.36),
        "hatch": theme["points.edge"],
        "white-count": theme["white.number"],
        "black-count": theme["black.number"],
        "white-told": theme["told.white"],
        "black-told": theme["told.black"],
        "mark": theme["mark.ink"],
        "lit": _LIT if theme.name == "classic" else theme["mark.ink"],
        "mark-edge": theme["mark.edge"],
        "hit": theme["mark.hit"],
        **_chrome(theme),
    }
    return {
        "name": theme.name,
        "frame": style.frame,
        "relief": style.relief,
        "textured": textured(theme),
        "line": style.point_line,
        "hatch": style.hatch,
        "bright": _is_bright(theme),
        "tokens": [side.name.lower() for side in Side if swallowed(theme, side, theme["strip.base"])],
        "colours": {name: f"#{bytes(colour).hex()}" for name, colour in colours.items()},
    }


def _read(theme: Theme, name: str) -> bool:
    """Can small letters of this color be read on the strip of the side to act (WCAG 2.2, AA)?"""
    return contrast(theme[name], theme["turn.base"]) >= _LETTERS


def _is_bright(theme: Theme) -> bool:
    return contrast(theme["strip.base"], _BLACK) > contrast(theme["strip.base"], _WHITE)


def _chrome(theme: Theme) -> dict[str, RGB]:
    """The colors around the board, from those of the strips; of classic they stand in the page's own style."""
    if theme.name == "classic":
        return {}
    panel, ink, now = theme["strip.base"], theme["strip.ink"], theme["mark.ink"]
    away, toward = (_WHITE, _BLACK) if _is_bright(theme) else (_BLACK, _WHITE)
    good, cost = (
        ((0x1D, 0x6B, 0x2F), (0x9A, 0x32, 0x10)) if _is_bright(theme) else ((0xA9, 0xD6, 0xA0), (0xFF, 0xB3, 0x8F))
    )
    return {
        "bg": mix(panel, away, 0.38),
        "panel": panel,
        "raised": mix(panel, toward, 0.09),
        "line": mix(panel, theme["strip.quiet"], 0.3),
        "ink": ink,
        "quiet": theme["strip.quiet"],
        "box": theme["strip.box"],
        "turn": theme["turn.base"],
        "turn-ink": theme["turn.ink"],
        "turn-quiet": theme["turn.quiet"],
        "turn-box": theme["turn.box"],
        "turn-now": theme["turn.line"],
        "turn-clock": theme[max(("turn.line", "turn.ink"), key=lambda name: _read(theme, name))],
        "amber": now,
        "on-amber": max((_WHITE, _BLACK), key=lambda colour: contrast(colour, now)),
        "good": good,
        "cost": cost,
    }


def _thrown(theme: Theme, piece: Image.Image, reach: int, pad: int) -> Image.Image:
    """A piece with its shadow, in the middle of a transparent picture."""
    size = piece.width + 2 * pad, piece.height + 2 * pad
    picture = Image.new("RGBA", size)
    for mask, (x, y) in shadows(piece.getchannel("A"), theme.style.cast(reach)) if theme.style.relief else ():
        shade = Image.new("L", size)
        shade.paste(mask, (pad + x, pad + y))
        layer = Image.merge("RGBA", (*Image.new("RGB", size).split(), shade))
        picture = Image.alpha_composite(picture, layer)
    laid = Image.new("RGBA", size)
    laid.paste(piece, (pad, pad))
    laid.putalpha(ImageChops.offset(_placed(piece, size, pad), 0))
    return Image.alpha_composite(picture, laid)


def _placed(piece: Image.Image, size: tuple[int, int], pad: int) -> Image.Image:
    alpha = Image.new("L", size)
    alpha.paste(piece.getchannel("A"), (pad, pad))
    return alpha


def _row(pictures: list[Image.Image]) -> Image.Image:
    """Pictures of one size, side by side."""
    wide, high = pictures[0].size
    row = Image.new("RGBA", (len(pictures) * wide, high))
    for number, picture in enumerate(pictures):
        row.paste(picture, (number * wide, 0))
    return row


def draw(name: str) -> int:
    """Write the pictures of a theme; returns how many bytes they have."""
    theme, folder = load_theme(name), live_folder() / name
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.webp"):
        old.unlink()
    for file, picture in sprites(theme):
        picture.save(folder / file, quality=82, method=6, alpha_quality=80)
    for file, picture in tiles(theme):
        picture.save(folder / file, lossless=True, method=6)
    (folder / "look.js").write_text(look_text(name), "utf-8")
    return sum(path.stat().st_size for path in folder.iterdir())


def look_text(name: str) -> str:
    """The module with the look of a theme."""
    said = f"// Made by `python -m tools.live` from assets/themes/{name}.toml"
    return f"{said}\nexport const LOOK = {json.dumps(look(load_theme(name)))};\n"


def main(names: list[str]) -> int:
    """Draw the themes named, or all; 1 if one is too large."""
    sizes = {name: draw(name) for name in names or theme_names()}
    for name, size in sizes.items():
        print(f"{name}: {size / 1024:.0f} KB")
    return int(any(size > MOST for size in sizes.values()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
