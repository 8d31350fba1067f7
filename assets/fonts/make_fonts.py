"""Make the fonts in this folder: bold, without hints and rare features, from the upstream Noto fonts.

Needs fontTools. `python assets/fonts/make_fonts.py FOLDER` takes the variable fonts `Noto*[wght].ttf`,
`NotoSansCJKjp-Bold.otf` and `NotoSerif-Bold.ttf` from FOLDER, and then writes coverage.json anew; without FOLDER it
only does the latter. The license is beside the results, in OFL.txt.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

SCRIPTS = (
    "Sans", "SansArabic", "SansArmenian", "SansBengali", "SansDevanagari", "SansEthiopic", "SansGeorgian",
    "SansGujarati", "SansGurmukhi", "SansHebrew", "SansKannada", "SansKhmer", "SansLao", "SansMalayalam",
    "SansMyanmar", "SansOriya", "SansSinhala", "SansSymbols", "SansTamil", "SansTelugu", "SansThai", "Emoji",
)  # fmt: skip
BOLD = 700


def east_asian() -> set[int]:
    """The characters people write names with in Chinese, Japanese and Korean: the national standard sets."""
    chosen = {*range(0x3000, 0x3100), *range(0x31F0, 0x3200), *range(0xFF01, 0xFFEF)}
    chosen.update(two_byte_characters("gb2312", range(0xA1, 0xF8)))
    chosen.update(two_byte_characters("shift_jis", range(0x81, 0xEB)))
    chosen.update(two_byte_characters("euc_kr", range(0xA1, 0xFE)))
    chosen.update(two_byte_characters("big5", range(0xA4, 0xC7)))
    return {point for point in chosen if point >= 0x2E80}


def two_byte_characters(encoding: str, leads: range) -> Iterator[int]:
    """Every character that an old two-byte encoding has behind one of the lead bytes."""
    for lead in leads:
        for trail in range(0x40, 0xFF):
            text = bytes((lead, trail)).decode(encoding, "ignore")
            if len(text) == 1:
                yield ord(text)


def shrink(font: TTFont, characters: set[int]) -> None:
    """Keep only these characters and what shaping needs."""
    options = subset.Options(hinting=False, name_IDs=[0, 1, 2, 3, 4, 5, 6, 13, 14], notdef_outline=True)
    worker = subset.Subsetter(options)
    worker.populate(unicodes=characters)
    worker.subset(font)


def make(folder: Path, here: Path) -> None:
    """Write every font of the chain into the folder `here`."""
    for script in SCRIPTS:
        font = TTFont(folder / f"Noto{script}[wght].ttf")
        instancer.instantiateVariableFont(font, {"wght": BOLD}, inplace=True)
        shrink(font, set(font.getBestCmap()))
        font.save(here / f"Noto{script}-Bold.ttf")
    font = TTFont(folder / "NotoSansCJKjp-Bold.otf")
    shrink(font, east_asian())
    font.save(here / "NotoSansCJKjp-Bold.otf")
    font = TTFont(folder / "NotoSerif-Bold.ttf")  # the doubling cube's
    shrink(font, {ord(digit) for digit in "0123456789"})
    font.save(here / "NotoSerif-Bold.ttf")


def write_coverage(here: Path) -> None:
    """Write down which characters each font has: the first and the last code point of every range.

    The bot reads this in milliseconds; the fonts themselves would take it a tenth of a second.
    """
    lines = []
    for path in sorted(here.glob("*.[ot]tf")):
        points = {point for point, glyph in TTFont(path).getBestCmap().items() if glyph != ".notdef"}
        first = sorted(point for point in points if point - 1 not in points)
        last = sorted(point for point in points if point + 1 not in points)
        ranges = [end for both in zip(first, last, strict=True) for end in both]
        lines.append(f"{json.dumps(path.name)}: {json.dumps(ranges, separators=(',', ':'))}")
    (here / "coverage.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


if __name__ == "__main__":
    HERE = Path(__file__).parent
    if len(sys.argv) > 1:
        make(Path(sys.argv[1]), HERE)
    write_coverage(HERE)
