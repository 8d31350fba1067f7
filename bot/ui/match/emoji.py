"""Dice, cube and checkers in texts: the application's own emoji if Discord has them, otherwise Unicode."""

import asyncio
import hashlib
import re
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import discord
import structlog

from bot.render.paint.emoji import checker_name, cube_name, die_name, emoji_folder
from bot.rules.dice import Roll
from bot.rules.sides import Side
from bot.ui.kit.sending import UNREACHABLE

_log: Final = structlog.get_logger()

_FAILURES: Final = (*UNREACHABLE, discord.DiscordException, RuntimeError)
"""Further errors of uploading: a picture refused before it is sent, or the bot closed while it uploads."""
_PATIENCE: Final = 3  # how many emoji may fail before the rest is left to the next run; more would fail the same way
_TITLE: Final = re.compile(r"(bg[a-z]+_[a-z0-9]+)_[0-9a-f]{6}")
"""The names of our emoji on Discord: a name, then a digest of the picture."""
_DICE: Final = "⚀⚁⚂⚃⚄⚅"
_CHECKERS: Final = "⚪⚫"


class _Picture(NamedTuple):
    """A picture as Discord should have it."""

    name: str
    title: str  # the name with the digest of the data, so that a changed picture has another title
    data: bytes


class EmojiSet:
    """Dice, cube and checkers as text for messages.

    A new set has only Unicode and needs no login. After `upload_missing` it has the application's own emoji.
    """

    def __init__(self, known: Mapping[str, str] | None = None) -> None:
        self._shown = dict(known or {})
        self._uploading = asyncio.Lock()

    def die(self, number: int, side: Side) -> str:
        """A die (1-6) in a side's color; in Unicode both sides' dice look the same."""
        return self._shown.get(die_name(number, side), _DICE[number - 1])

    def roll(self, roll: Roll, side: Side) -> str:
        """Both dice in a side's color, the higher first; both are ours or both are Unicode."""
        names = [die_name(number, side) for number in (roll.high, roll.low)]
        if all(name in self._shown for name in names):
            return "".join(self._shown[name] for name in names)
        return _DICE[roll.high - 1] + _DICE[roll.low - 1]

    def cube(self, value: int) -> str:
        """The cube at a value. Without an emoji, as for any value above 64, the number in bold."""
        return self._shown.get(cube_name(value), f"**{value}**")

    def checker(self, side: Side) -> str:
        """A checker of a side."""
        return self._shown.get(checker_name(side), _CHECKERS[side])

    async def upload_missing(self, bot: discord.Client) -> None:
        """Learn which emoji the application has, upload the missing ones, and replace those whose picture has changed.

        Run it as a task of its own after the login, since a rate limit may hold it up. It may run again at any time and
        be cancelled: what is done stays done, and the next run finds it. What fails is logged and stays as it was, in
        Unicode or with the outdated picture. Nothing is raised.
        """
        async with self._uploading:
            try:
                pictures = await asyncio.to_thread(_pictures)
                there = await bot.fetch_application_emojis()
            except _FAILURES as error:
                _log.warning("emoji not looked up", error=repr(error))
                return
            self._shown = _known(there, pictures)
            failed = 0
            for picture in pictures:
                try:
                    if all(emoji.name != picture.title for emoji in there):
                        made = await bot.create_application_emoji(name=picture.title, image=picture.data)
                        self._shown[picture.name] = str(made)
                    for emoji in there:
                        if _name(emoji) == picture.name and emoji.name != picture.title:
                            await emoji.delete()
                except _FAILURES as error:
                    failed += 1
                    _log.warning("emoji not uploaded", emoji=picture.title, error=repr(error))
                if failed == _PATIENCE:
                    return


UNICODE: Final = EmojiSet()
"""The set for texts made without a login; it never uploads anything."""


def _pictures() -> list[_Picture]:
    """The pictures that the application should have. Raises OSError."""
    pictures = []
    for path in sorted(emoji_folder().glob("*.png")):
        data = path.read_bytes()
        pictures.append(_Picture(path.stem, f"{path.stem}_{hashlib.sha256(data).hexdigest()[:6]}", data))
    return pictures


def _known(there: Sequence[discord.Emoji], pictures: Sequence[_Picture]) -> dict[str, str]:
    """The emoji that can be shown at once, by name; an outdated picture counts until its replacement is uploaded."""
    current = {picture.title for picture in pictures}
    # The current ones come last, so they replace outdated ones.
    return {_name(emoji): str(emoji) for emoji in sorted(there, key=lambda one: one.name in current) if _name(emoji)}


def _name(emoji: discord.Emoji) -> str:
    """The name of one of our emoji without the digest; empty for somebody else's."""
    found = _TITLE.fullmatch(emoji.name)
    return found[1] if found else ""
