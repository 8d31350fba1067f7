"""A match as a file to take along: `.mat`, SGF, XGIDs, our event log, or text."""

from __future__ import annotations

import asyncio
import io
import unicodedata
from collections.abc import Callable
from typing import Final

import discord

from bot.app.logged import LoggedMatch
from bot.errors import TranscriptError, TranscriptReason
from bot.rules.transcript import to_json, to_mat, to_sgf, to_text, to_xgids
from bot.rules.variants import VARIANTS
from bot.texts.catalogue import keys, say
from bot.ui.kit.components import CustomId, TapButton, Taps
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post
from bot.ui.kit.sending import patiently, reply
from bot.ui.match.keys import argument_of, logged_id, tapped

TAPS: Final = Taps()
_LONGEST_PART: Final = 24
_ENDINGS: Final = {"mat": ".mat", "sgf": ".sgf", "xgid": "-xgid.txt", "json": ".json", "text": ".txt"}
_BUTTONS: Final = keys("button-export", _ENDINGS)


def _date(logged: LoggedMatch) -> str:
    """The date of the match; empty if a file did not say."""
    return f"{logged.record.created_at:%Y.%m.%d}" if logged.imported is None else logged.imported.played_on


_WRITERS: Final[dict[str, Callable[[LoggedMatch], str | bytes]]] = {
    "mat": lambda logged: to_mat(logged.events, logged.names, date=_date(logged), own=logged.imported is None),
    "sgf": lambda logged: to_sgf(logged.events, logged.names, date=_date(logged)),
    "xgid": lambda logged: to_xgids(logged.events),
    "json": lambda logged: to_json(logged.events, logged.names, logged.proof),
    "text": lambda logged: to_text(logged.events, logged.names),
}
FORMATS: Final = tuple(_WRITERS)
"""The formats a match can be written in; the last two hold every game."""


def written(logged: LoggedMatch, form: str) -> bytes:
    """The file. Raises TranscriptError (NO_MAT) for a game that the format cannot hold, KeyError for an unknown format.

    Takes a tenth of a second for a long match: not for the event loop.
    """
    text = _WRITERS[form](logged)
    return text if isinstance(text, bytes) else text.encode()


def file_name(logged: LoggedMatch, form: str) -> str:
    """A name of plain letters, digits and dashes: `match-12-alice-bob.mat`."""
    parts = ["match", logged.key, *(_slug(name) for name in logged.names)]
    return "-".join(part for part in parts if part) + _ENDINGS[form]


def _slug(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().casefold()
    words = "".join(letter if letter.isalnum() else " " for letter in plain).split()
    return "-".join(words)[:_LONGEST_PART].strip("-")


async def send_export(interaction: Interaction, logged: LoggedMatch, form: str, *, public: bool = False) -> None:
    """Answer with the match as a file, or say why it cannot be written."""
    try:
        data = await patiently(interaction, asyncio.to_thread(written, logged, form), private=not public)
    except TranscriptError as error:
        if error.reason is not TranscriptReason.NO_MAT:
            raise
        game = VARIANTS[error.text].name if error.text in VARIANTS else ""
        kind = "game" if game else "rule"
        await reply(interaction, say("export-refused", format=say(_BUTTONS[form]), what=kind, game=game))
        return
    if not data:
        await reply(interaction, say("export-nothing", match=logged.key))
        return
    if len(data) > interaction.filesize_limit:
        await reply(interaction, say("export-too-large"))
        return
    lines = [say("export-file", match=logged.key, over="yes" if logged.is_over else "no")]
    if form == "mat" and not logged.state.length and not logged.state.rules.jacoby:
        lines.append(say("export-jacoby"))
    file = discord.File(io.BytesIO(data), file_name(logged, form))
    await reply(interaction, "\n".join(lines), file=file, private=not public)


@TAPS.on("export")
async def _export(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """Without an argument, offer the formats; with one, send the file."""
    logged = await tapped(interaction, target)
    form = argument_of(target)
    if form in FORMATS:
        await send_export(interaction, logged, form)
        return
    row = tuple(TapButton(logged_id("export", logged, 0, form), say(text)) for form, text in _BUTTONS.items())
    await reply(interaction, Post((say("export-ask", match=logged.key),), (), (row,)))
