"""Painting the pages of brackets: cards of two slots, the lines between them, arrows to other pages."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from bot.render.pages.bracket_layout import (
    ROW,
    TITLES,
    BracketPicture,
    Key,
    PairingBox,
    Segment,
    SlotLine,
    check,
    headed,
    laid_out,
    page_height,
    top_height,
)
from bot.render.paint.page import EDGE, FOOT, HEAD, TYPE, WIDTH, Area, Lettering, Page, playing_colour, rule
from bot.render.paint.theme import RGB, Theme, load_theme, mix, rounded, shape, star_mask

_SLOT: Final = 46  # height of a slot
_GAP: Final = 44  # the gap between columns, where the lines run
_WIDEST: Final = 560  # the greatest width of a card
_SEED: Final = 46
_SCORE: Final = 66  # widths of the ends of a slot
_ONWARD: Final = 84  # free room on the right for arrows to another page
_LINE: Final = 4
_BADGE: Final = 34  # width of the sign of a match being played
_BOTTOM: Final = 16
_DIGITS: Final = 2  # a longer score is a word
_SCORES: Final = (34, 32, 30, 28, 26, 24, 22)
_PLAY: Final = ((12, 9), (26, 17), (12, 25))  # the corners of the triangle on that sign
_ARROW: Final = ((0, 0), (18, 13), (0, 26))


class BracketPainter:
    """Paints the pages of one picture."""

    def __init__(self, picture: BracketPicture, pages: Sequence[Sequence[Segment]], theme: Theme) -> None:
        self._picture, self._pages, self._theme = picture, pages, theme
        self._lettering = Lettering()
        self._grounds: dict[tuple[object, ...], tuple[Image.Image, Image.Image]] = {}
        self._page_of = {key: number for number, page in enumerate(pages) for segment in page for key in segment.rows}
        self._led_to = {
            Key(key.bracket, key.column + 1, target)
            for key in self._page_of
            if (target := self._pairing(key).leads_to) is not None
        }
        slots = [slot for key in self._page_of for slot in self._pairing(key).slots]
        most = max((slot.seed or 0 for slot in slots), default=0)
        self._seed = 0 if not any(slot.seed for slot in slots) else _SEED + 14 * (most > 99)

    def page(self, number: int) -> Page:
        """A page; `number` counts from 0."""
        segments = self._pages[number]
        height, numbers = HEAD + page_height(segments) + _BOTTOM + FOOT, (number + 1, len(self._pages))
        page = Page(self._theme, height, self._picture.title, numbers, self._lettering)
        top = HEAD
        for place, segment in enumerate(segments):
            if headed(segments, place):
                self._paint_heading(page, segment.heading, top)
            top += top_height(segments, place)
            self._paint_segment(page, segment, top, number)
            top += segment.height * ROW
        return page

    def _pairing(self, key: Key) -> PairingBox:
        return self._picture.brackets[key.bracket].columns[key.column].pairings[key.number]

    def _paint_heading(self, page: Page, text: str, top: int) -> None:
        """The heading of a bracket with a line on both sides."""
        area = (EDGE, top + 12, WIDTH - EDGE, top + 72)
        wide = page.write(text, area, "numbers.ink", sizes=(42, 38, 34), align=0.5)
        half = (WIDTH - wide) // 2 - 20
        faint = mix(self._theme["felt.base"], self._theme["numbers.ink"], 0.55)
        if half > EDGE:
            for left, right in ((EDGE, half), (WIDTH - half, WIDTH - EDGE)):
                page.rule((left, right), top + 42, faint)

    def _paint_segment(self, page: Page, segment: Segment, top: int, number: int) -> None:
        """The titles, the lines and the cards of a segment."""
        onward = any(self._goes_on(key, segment) for key in segment.rows)
        room = WIDTH - EDGE - (_ONWARD if onward else EDGE) - _GAP * (segment.places - 1)
        wide = min(_WIDEST, room // segment.places)
        boxes = {key: self._box(segment, key, wide, top) for key in segment.rows}
        for place, column in enumerate(segment.columns):
            left, upper = EDGE + place * (wide + _GAP), top - TITLES
            if segment.tucked and place == segment.places:
                final = next(box for key, box in boxes.items() if key.column == column)
                left, upper = final[0], final[1] - TITLES + 4
            text = self._picture.brackets[segment.bracket].columns[column].title
            page.write(text, (left, upper, left + wide, upper + TITLES), "numbers.ink", sizes=TYPE, align=0.5)
        for key, box in boxes.items():
            self._paint_lines(page, key, box, boxes, number)
        for key, box in boxes.items():
            self._paint_card(page, self._pairing(key), box)

    def _goes_on(self, key: Key, segment: Segment) -> bool:
        """True for a pairing that leads to one in another segment."""
        target = self._pairing(key).leads_to
        return target is not None and Key(key.bracket, key.column + 1, target) not in segment.rows

    @staticmethod
    def _box(segment: Segment, key: Key, wide: int, top: int) -> Area:
        """The place of a card."""
        place = min(segment.columns.index(key.column), segment.places - 1)
        left = EDGE + place * (wide + _GAP)
        middle = top + round(segment.rows[key] * ROW)
        return left, middle - _SLOT, left + wide, middle + _SLOT

    def _paint_lines(self, page: Page, key: Key, box: Area, boxes: dict[Key, Area], number: int) -> None:
        """The line to the next pairing, or an arrow to the page it's on; a stub if it comes from another page."""
        ink, middle = self._theme["numbers.ink"], (box[1] + box[3]) // 2
        if key in self._led_to and box[0] == EDGE:
            _stroke(page, (0, middle, EDGE, middle), ink)
        target = self._pairing(key).leads_to
        if target is None:
            return
        to = Key(key.bracket, key.column + 1, target)
        if to not in boxes:
            self._point_on(page, (box[2], middle), self._page_of[to], number)
            return
        end = boxes[to]
        goal = (end[1] + end[3]) // 2
        tucked = end[0] == box[0]
        turn = box[2] + (EDGE - 10 if tucked else _GAP // 2)
        _stroke(page, (box[2], middle, turn, middle), ink)
        _stroke(page, (turn, min(middle, goal), turn, max(middle, goal)), ink)
        _stroke(page, (end[2] if tucked else turn, goal, turn if tucked else end[0], goal), ink)

    def _point_on(self, page: Page, start: tuple[int, int], target: int, number: int) -> None:
        """An arrow to the right, and the number of the page where the bracket goes on, unless it's this page."""
        ink, (x, y) = self._theme["numbers.ink"], start
        _stroke(page, (x, y, x + 14, y), ink)
        page.picture.paste(ink, (x + 12, y - 13), _triangle((18, 26), _ARROW))
        if target != number:
            page.write(str(target + 1), (x + 34, y - 22, x + 78, y + 22), ink, sizes=(34, 30, 26))

    def _paint_card(self, page: Page, pairing: PairingBox, box: Area) -> None:
        """Both slots, or a single one if the other is a bye."""
        slots: tuple[SlotLine, ...] = pairing.slots
        bye = ""
        if pairing.byes == 1:
            there, absent = sorted(slots, key=lambda slot: slot.bye)
            # Going on without a match isn't a win.
            slots, bye = (replace(there, winner=False, score=""),), absent.note
            middle = (box[1] + box[3]) // 2
            box = (box[0], middle - _SLOT // 2 - 1, box[2], middle + _SLOT // 2 + 1)
        high = (box[3] - box[1]) // len(slots)
        ground, mask = self._ground(slots, (box[2] - box[0], box[3] - box[1]), playing=pairing.state == "playing")
        page.picture.paste(ground, box[:2], mask)
        right = box[2] - (_BADGE // 2 if pairing.state == "playing" else 0)
        for place, slot in enumerate(slots):
            area = (box[0], box[1] + place * high, right, box[1] + (place + 1) * high)
            lost = pairing.state == "done" and len(slots) > 1 and not slot.winner
            self._write_slot(page, slot, self._write_end(page, slot, area, bye), lost=lost)
        if pairing.state == "playing":
            self._paint_badge(page, box)

    def _ground(
        self, slots: Sequence[SlotLine], size: tuple[int, int], *, playing: bool
    ) -> tuple[Image.Image, Image.Image]:
        """A card without words, and its mask."""
        lit = [slot.champion or (slot.winner and bool(slot.score)) for slot in slots]
        key = (size, playing, *lit, *(slot.champion for slot in slots))
        if key not in self._grounds:
            theme, (wide, high) = self._theme, size
            inner = Image.new("RGB", size, theme["strip.base"])
            for place, slot in enumerate(slots):
                if lit[place]:
                    left = 0 if slot.champion else wide - _SCORE
                    inner.paste(theme["turn.base"], (left, place * _SLOT, wide, place * _SLOT + high // len(slots)))
            if len(slots) > 1:
                inner.paste(rule(theme), (0, _SLOT - 1, wide, _SLOT + 1))
            card = Image.new("RGB", size, playing_colour(theme) if playing else theme["strip.line"])
            card.paste(inner, (0, 0), rounded(size, 9, 5 if playing else 3))
            self._grounds[key] = card, rounded(size, 11)
        return self._grounds[key]

    def _write_end(self, page: Page, slot: SlotLine, area: Area, bye: str) -> Area:
        """Write the score of a slot, or the word for a bye, at its right end; returns the rest of the area."""
        left, top, right, bottom = area
        style = "turn" if slot.winner or slot.champion else "strip"
        word = bye or (slot.score if len(slot.score) > _DIGITS else "")
        if word:
            wide = page.write(word, (right - 170, top, right - 12, bottom), f"{style}.quiet", align=1)
            return left, top, right - wide - 24, bottom
        if not slot.score:
            return left, top, right - 12, bottom
        score = (right - _SCORE + 4, top, right - 6, bottom)
        page.write(slot.score, score, f"{style}.ink", sizes=_SCORES, align=0.5)
        return left, top, right - _SCORE - 4, bottom

    def _write_slot(self, page: Page, slot: SlotLine, area: Area, *, lost: bool) -> None:
        """Seed and name of a slot; a loser's name is quiet, the champion has a star for a seed."""
        left, top, right, bottom = area
        style = "turn" if slot.champion else "strip"
        ink, quiet = f"{style}.ink", f"{style}.quiet"
        if slot.champion:
            page.picture.paste(self._theme[ink], (left + 8, top + 6), star_mask((34, 34), 17))
        elif slot.seed:
            seed = (left + 6, top, left + self._seed, bottom)
            page.write(str(slot.seed), seed, quiet, sizes=(28, 26, 24), align=0.5)
        start = left + max(self._seed + 4, 50 if slot.champion else 14)
        known, notes = slot.name and not lost, (slot.note, *slot.shorter)
        note = next((one for one in notes if self._lettering.width(one, TYPE[-1]) <= right - start), notes[-1])
        wide = page.write(slot.name or note, (start, top, right, bottom), ink if known else quiet)
        if slot.out:
            middle = (top + bottom) // 2 + 2
            ImageDraw.Draw(page.picture).rectangle((start, middle, start + wide, middle + 2), fill=self._theme[quiet])

    def _paint_badge(self, page: Page, box: Area) -> None:
        """The sign of a match being played, on the right edge of its card."""
        left, top = box[2] - _BADGE // 2 - 2, (box[1] + box[3] - _BADGE) // 2
        disc = (left, top, left + _BADGE, top + _BADGE)
        page.lay("turn.line", disc, _BADGE / 2)
        page.lay("turn.base", disc, _BADGE / 2, 3)
        page.picture.paste(self._theme["turn.ink"], disc, _triangle((_BADGE, _BADGE), _PLAY))


@lru_cache(maxsize=4)
def _triangle(size: tuple[int, int], corners: Sequence[tuple[int, int]]) -> Image.Image:
    """A mask. To be pasted, not painted on."""
    return shape(size, lambda pen, fine: pen.polygon([(x * fine, y * fine) for x, y in corners], fill=255))


def _stroke(page: Page, ends: Area, ink: RGB) -> None:
    """A thick line along an axis; its ends are square."""
    left, top, right, bottom = ends
    half = _LINE // 2
    ImageDraw.Draw(page.picture).rectangle((left - half, top - half, right + half - 1, bottom + half - 1), fill=ink)


def render_bracket(picture: BracketPicture, theme: str = "classic") -> list[bytes]:
    """The pages as PNGs in reading order, each 1200 pixels wide, at most 1500 high, with "2/5" if there are several.

    A page has up to three rounds side by side and eight pairings below each other; the later rounds follow on another
    page, to which an arrow and its number point. A final that would be alone on a page is put between its semifinals
    instead. Byes are left out of a round that has more of them than matches.

    Raises ValueError for a pairing that leads nowhere, ThemeError for a theme that can't be used.
    """
    check(picture)
    pages = laid_out(picture)
    painter = BracketPainter(picture, pages, load_theme(theme))
    return [painter.page(number).encoded() for number in range(len(pages))]
