"""A message as the bot makes it: lines, a picture, rows of buttons."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from typing import Any, Final

import discord
import structlog

from bot.errors import WorkFailed
from bot.metrics.meter import PICTURES
from bot.render.board.alt_text import board_alt_text, text_board
from bot.render.board.picture import BoardScene, board_rows, render_board, render_boards
from bot.render.paint import png
from bot.texts.catalogue import say, speaking, speaks
from bot.workers.studio import Studio

_log: Final = structlog.get_logger()

Row = Sequence[discord.ui.Item[Any]]
_PRESS: Final = ThreadPoolExecutor(1, "press")
"""Compresses pictures while the loop goes on. More threads would only wait for each other's turn."""
MOST_CONTENT: Final = 2000
"""Characters that Discord accepts in a message that is plain text."""
MOST_TEXT: Final = 4000
"""Characters that Discord accepts in all texts of a post together."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture that isn't a board: a PNG, and a description in words."""

    data: bytes
    words: str


@dataclass(frozen=True, slots=True)
class Section:
    """A line with a small picture beside it, which Discord shows as a square."""

    line: str
    picture: Picture


@dataclass(frozen=True, slots=True)
class Post:
    """A message, ready to be sent or to replace another. The pictures are bytes; each request gets a fresh view.

    `extra` are pictures beside the boards, `sections` texts and small boards under those, `below` the lines under
    all of them. With `in_characters` the boards are text instead of pictures. `calls` are lines that are true only as
    long as the post is the newest of its match: whose turn it is. With `kept` the post replaces one that shows this
    many boards, and they stay as they are.
    """

    lines: tuple[str, ...]
    scenes: tuple[BoardScene, ...]
    rows: tuple[Row, ...] = ()
    footer: str = ""
    accent: discord.Colour | None = None
    pictures: tuple[bytes, ...] = field(default=(), compare=False)
    language: str = field(default_factory=speaks)
    """The language it was made in. Pictures and their descriptions are made later and speak the same."""
    extra: tuple[Picture, ...] = ()
    sections: tuple[str | Section, ...] = ()
    below: tuple[str, ...] = ()
    in_characters: bool = False
    calls: tuple[str, ...] = ()
    kept: int = 0
    told: tuple[str, ...] = field(default=(), compare=False)
    """The scenes in words, for as many of them as were described ahead."""

    def as_history(self) -> Post:
        """The rest of the post once a newer one takes its place: its lines, and any pictures it has."""
        kept = self.kept or len(self.pictures) + len(self.extra)
        return replace(self, rows=(), calls=(), footer="", accent=None, pictures=(), kept=kept)

    def drawn(self) -> Post:
        """The same post with its pictures drawn. Takes about a millisecond per picture."""
        if self.in_characters:
            return self
        with speaking(self.language):
            pictures = tuple(render_board(scene) for scene in self.scenes)
        return replace(self, pictures=pictures)

    def files(self) -> list[discord.File]:
        """The pictures as uploads; fresh ones for each request, since discord.py reads them to the end."""
        beside = [one.picture for one in self.sections if isinstance(one, Section)]
        data = [*self.pictures, *(picture.data for picture in (*self.extra, *beside))]
        return [discord.File(io.BytesIO(one), _file_name(index)) for index, one in enumerate(data)]

    def view(self) -> discord.ui.LayoutView:
        """The message; a fresh view for each request. Without pictures, words describe the positions.

        A card of Discord's frames words alone: its margins would take a tenth of a picture's width on a phone.
        """
        first = (*self.lines, *self.calls)
        items: list[discord.ui.Item[Any]] = [discord.ui.TextDisplay("\n".join(first))] if first else []
        with speaking(self.language):
            shown = [*self.told, *(self.in_words(scene) for scene in self.scenes[len(self.told) :])]
        boards = self.kept or len(self.pictures)
        pictures = [*shown[:boards], *(one.words for one in self.extra)]
        for index, words in enumerate(pictures):
            # One gallery per picture: two in one would be cut to half their width.
            item = discord.MediaGalleryItem(f"attachment://{_file_name(index)}", description=words[:1024])
            items.append(discord.ui.MediaGallery(item))
        items += [discord.ui.TextDisplay(words) for words in shown[boards:]]
        items += self._sections(len(pictures))
        if self.below:
            items.append(discord.ui.TextDisplay("\n".join(self.below)))
        items += [discord.ui.ActionRow(*row) for row in self.rows]
        if self.footer:
            items.append(discord.ui.TextDisplay(self.footer))
        return layout(items if pictures or self.sections else [discord.ui.Container(*items, accent_colour=self.accent)])

    def _sections(self, files: int) -> list[discord.ui.Item[Any]]:
        """The sections; the pictures beside them come after so many other files."""
        items = list[discord.ui.Item[Any]]()
        for one in self.sections:
            if isinstance(one, str):
                items.append(discord.ui.TextDisplay(one))
                continue
            beside = discord.ui.Thumbnail[Any](
                f"attachment://{_file_name(files)}", description=one.picture.words[:1024]
            )
            items.append(discord.ui.Section(one.line, accessory=beside))
            files += 1
        return items

    def in_words(self, scene: BoardScene) -> str:
        """A board as it's described beside its picture, or instead of it. Speak the post's language."""
        return f"```\n{text_board(scene)}\n```" if self.in_characters else board_alt_text(scene)[:1024]


def layout(items: Sequence[discord.ui.Item[Any]]) -> discord.ui.LayoutView:
    """A message of these components. discord.py keeps views that it may have to dispatch to; this isn't one of them."""
    view = discord.ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    view.stop()
    return view


def _file_name(index: int) -> str:
    return "board.png" if index == 0 else f"board{index + 1}.png"


def drawn(post: Post) -> Post:
    """The post with its pictures, or in words if drawing fails: a turn that is stored must be shown."""
    try:
        return post.drawn()
    except Exception as error:  # noqa: BLE001 - whatever it is, the match goes on without the picture
        _log.error("picture failed", exc_info=error)
        return post


class Drawing:
    """The pictures of a post that is still being made, drawn while its words are found.

    They are ordered from the studio. If it takes no orders, they are composed at once and compressed in a thread.
    """

    def __init__(self, scenes: Sequence[BoardScene], studio: Studio) -> None:
        self._scenes = tuple(scenes)
        self._drawing: asyncio.Future[tuple[bytes, ...]] | None = None
        ordered = studio.order(render_boards, speaks(), self._scenes)
        if ordered is None:
            self._draw_here()
        else:
            self._drawing = ordered
            PICTURES.add(len(self._scenes), "board")  # nobody asks for the counts of that process

    def _draw_here(self) -> None:
        self._drawing = None
        try:
            composed = [board_rows(scene) for scene in self._scenes]
            self._drawing = asyncio.get_running_loop().run_in_executor(_PRESS, _pressed, composed)
        except Exception as error:  # noqa: BLE001 - as in `drawn`
            _log.error("picture failed", exc_info=error)

    async def on(self, post: Post) -> Post:
        """The post, which shows these scenes, with its pictures, or in words if drawing fails."""
        await asyncio.sleep(0)  # finding its lines took a while, and others are waiting as well
        told = tuple(post.in_words(scene) for scene in self._scenes)
        return replace(post, pictures=await self._pictures(), told=told)

    async def _pictures(self) -> tuple[bytes, ...]:
        if self._drawing is None:
            return ()
        try:
            return await self._drawing
        except WorkFailed:
            self._draw_here()
            return await self._pictures()
        except Exception as error:  # noqa: BLE001 - as in `drawn`
            _log.error("picture failed", exc_info=error)
            return ()


async def drawn_soon(post: Post, studio: Studio) -> Post:
    """The same as `drawn`; the loop goes on meanwhile."""
    if post.in_characters:
        return post
    with speaking(post.language):
        return await Drawing(post.scenes, studio).on(post)


def _pressed(composed: Sequence[tuple[bytes, bytearray, list[int]]]) -> tuple[bytes, ...]:
    return tuple(png.encode(*one) for one in composed)


def size(text: str) -> int:
    """The length of a text for Discord, at most: a wide character, such as an emoji, may count as two."""
    return len(text) + sum(character > "\uffff" for character in text)


def within(
    items: Sequence[str], limit: int, *, between: str = "\n", latest: bool = True, most: int | None = None
) -> list[str]:
    """The items, at most `most`, that stay within `limit` characters when joined, and how many are left out.

    Items after the first are left out, or with `latest=False` those at the end.
    """
    most = len(items) if most is None else most
    sizes = [size(item) + len(between) for item in items]
    if sum(sizes) <= limit and len(items) <= most:
        return list(items)
    room = limit - size(say("told-more", count=len(items))) - len(between)
    order = [*sizes[:1], *reversed(sizes[1:])] if latest else sizes
    kept = 0
    while kept < min(most, len(order)) and order[kept] <= room:
        room -= order[kept]
        kept += 1
    more = say("told-more", count=len(items) - kept)
    first = kept if not latest else min(kept, 1)
    return [*items[:first], more, *items[len(items) - kept + first :]]


@dataclass(frozen=True, slots=True)
class Listing:
    """A list that may be long: the text before its items, the separator, and how many are shown at most."""

    items: Sequence[str]
    before: str = ""
    between: str = "\n"
    most: int = 60

    def shown(self, limit: int) -> tuple[str, bool]:
        """The text within `limit` characters, which says how many are left out, and whether any are."""
        kept = within(self.items, limit - size(self.before), between=self.between, latest=False, most=self.most)
        return self.before + self.between.join(kept), kept != list(self.items)


def fitted(lines: Sequence[str | Listing], limit: int = MOST_TEXT) -> tuple[tuple[str, ...], bool]:
    """The non-empty lines, within `limit` characters together, and whether a list had to be cut for it.

    Lists share the room that the other lines leave them, the short ones first.
    """
    room = limit - sum(size(line) + 1 for line in lines if isinstance(line, str))
    lists = [(index, line) for index, line in enumerate(lines) if isinstance(line, Listing)]
    lists.sort(key=lambda one: sum(map(size, one[1].items)))
    shown: dict[int, str] = {}
    is_cut = False
    for left, (index, listing) in zip(range(len(lists), 0, -1), lists, strict=True):
        shown[index], cut = listing.shown(room // left - 1)
        room -= size(shown[index]) + 1
        is_cut = is_cut or cut
    texts = (line if isinstance(line, str) else shown[index] for index, line in enumerate(lines))
    return tuple(text for text in texts if text), is_cut
