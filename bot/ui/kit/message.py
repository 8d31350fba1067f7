"""A message as the bot makes it: lines, a picture, rows of buttons."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

import discord
import structlog

from bot.render.board.alt_text import board_alt_text
from bot.render.board.picture import BoardScene, render_board
from bot.render.board.text_board import text_board
from bot.texts.catalogue import say, speaking, speaks

_log: Final = structlog.get_logger()

Row = Sequence[discord.ui.Item[Any]]


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture that is not a board: a PNG, and a description in words."""

    data: bytes
    words: str


@dataclass(frozen=True, slots=True)
class Post:
    """A message, ready to be sent or to replace another. The pictures are bytes; each request gets a fresh view.

    `extra` are pictures beside the boards. With `in_characters` the boards are text instead of pictures.
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
    in_characters: bool = False

    def drawn(self) -> Post:
        """The same post with its pictures drawn. Takes about a millisecond per picture."""
        if self.in_characters:
            return self
        with speaking(self.language):
            pictures = tuple(render_board(scene) for scene in self.scenes)
        return replace(self, pictures=pictures)

    def files(self) -> list[discord.File]:
        """The pictures as uploads; fresh ones for each request, since discord.py reads them to the end."""
        data = [*self.pictures, *(picture.data for picture in self.extra)]
        return [discord.File(io.BytesIO(one), _file_name(index)) for index, one in enumerate(data)]

    def view(self) -> discord.ui.LayoutView:
        """The message; a fresh view for each request. Without pictures, words tell the positions."""
        view = discord.ui.LayoutView(timeout=None)
        container: discord.ui.Container[Any] = discord.ui.Container(accent_colour=self.accent)
        container.add_item(discord.ui.TextDisplay("\n".join(self.lines)))
        with speaking(self.language):
            shown = [self._words(scene) for scene in self.scenes]
        pictures = [*zip(self.pictures, shown, strict=False), *((one.data, one.words) for one in self.extra)]
        for index, (_, words) in enumerate(pictures):
            # One gallery per picture: two in one would be cut to half their width.
            item = discord.MediaGalleryItem(f"attachment://{_file_name(index)}", description=words[:1024])
            container.add_item(discord.ui.MediaGallery(item))
        for words in shown[len(self.pictures) :]:
            container.add_item(discord.ui.TextDisplay(words))
        for row in self.rows:
            container.add_item(discord.ui.ActionRow(*row))
        if self.footer:
            container.add_item(discord.ui.TextDisplay(self.footer))
        view.add_item(container)
        view.stop()  # discord.py keeps views that it may have to dispatch to; this is not one of them
        return view

    def _words(self, scene: BoardScene) -> str:
        return f"```\n{text_board(scene)}\n```" if self.in_characters else board_alt_text(scene)[:1024]


def _file_name(index: int) -> str:
    return "board.png" if index == 0 else f"board{index + 1}.png"


def drawn(post: Post) -> Post:
    """The post with its pictures, or in words if drawing fails: a turn that is stored must be shown."""
    try:
        return post.drawn()
    except Exception as error:  # noqa: BLE001 - whatever it is, the match goes on without the picture
        _log.error("picture failed", exc_info=error)
        return post


def within(lines: list[str], limit: int) -> list[str]:
    """The lines, leaving out as many from the middle as it takes to stay within `limit` characters."""
    if sum(map(len, lines)) + len(lines) <= limit:
        return lines
    first, last = lines[:1], lines[1:]
    while last and sum(map(len, first + last)) + len(last) > limit:
        last = last[1:]
    return [*first, say("told-more", count=len(lines) - len(first) - len(last)), *last]
