"""The error boundary: the one place that turns an exception into words.

A known error becomes a sentence that says what is wrong and what would work. An unknown one becomes an apology with a
short incident code, and a traceback in the log under that code. All are ephemeral, and nothing is lost by them.
"""

import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final

import discord
import structlog
from discord import app_commands

from bot.errors import BotError, EngineMissing, InfrastructureError, NotationError, RuleError, StorageUnavailable
from bot.records.matches import MatchRecord
from bot.texts.catalogue import say
from bot.ui.kit.error_texts import explain
from bot.ui.kit.message import Post
from bot.ui.kit.sending import UNREACHABLE, reply

_log: Final = structlog.get_logger()

_MISSING_PERMISSIONS: Final = 50013
_MISSING_ACCESS: Final = 50001
_UNANSWERABLE: Final = (40060, 10062)
"""Discord's codes for an answer that comes too late, or twice because the interaction was delivered twice."""


_WROTE: Final = "wrote"  # the place where an interaction notes whether it has stored anything


def begin(interaction: discord.Interaction[Any]) -> None:
    """Note from now on whether this interaction stores anything, and whose it is, for everything that is logged.

    It may break on the way to its answer.
    """
    interaction.extras[_WROTE] = interaction.client.app.watch_writes()
    structlog.contextvars.clear_contextvars()
    structlog.contextvars.bind_contextvars(interaction=interaction.id, person=interaction.user.id)


def concerns(match: object) -> None:
    """Everything logged from now on, in this interaction, is about this match."""
    structlog.contextvars.bind_contextvars(match=match)


async def answer_error(interaction: discord.Interaction[Any], error: BaseException) -> None:
    """Tell the person, and nobody else, what went wrong. Never raises."""
    error = error.original if isinstance(error, app_commands.CommandInvokeError) else error
    if isinstance(error, discord.HTTPException) and error.code in _UNANSWERABLE:
        _log.warning("could not answer", interaction=interaction.id, failure=str(error))
        return
    if isinstance(error, UNREACHABLE) and not isinstance(error, discord.HTTPException):
        _log.warning("Discord could not be reached", interaction=interaction.id, failure=repr(error))
        return
    if interaction.client.is_closed():
        _log.warning("stopped meanwhile", interaction=interaction.id, exc_info=error)
        return
    text, code = ("", "") if isinstance(error, AskedInstead) else _words(interaction, error)
    try:
        if isinstance(error, AskedInstead):
            await reply(interaction, error.question)
            return
        if not _says_it_all(error) and await _stored_is_shown(interaction, code):
            return
        sent = await reply(interaction, text)
        if isinstance(error, RuleError | NotationError):
            interaction.client.answers.note_passing(sent, interaction)
    except (*UNREACHABLE, RuntimeError) as failure:  # aiohttp raises RuntimeError once its session is closed
        _log.warning("could not answer", interaction=interaction.id, text=text, failure=str(failure))


class AskedInstead(Exception):
    """A command can't go on before the person who gave it has answered this question."""

    def __init__(self, question: Post) -> None:
        super().__init__(question)
        self.question = question


class Recovery:
    """Shows the match in which an interaction has done something, though the way to its answer was broken."""

    def __init__(self, show: Callable[[discord.Interaction[Any], MatchRecord, str], Awaitable[None]]) -> None:
        self.show = show


def _says_it_all(error: BaseException) -> bool:
    """Are the words for an error true whatever is stored? It was refused before, or the bot may not post here."""
    is_ours = isinstance(error, BotError) and not isinstance(error, InfrastructureError)
    return is_ours or isinstance(error, app_commands.AppCommandError) or _may_not(error)


def _may_not(error: BaseException) -> bool:
    return isinstance(error, discord.HTTPException) and error.code in (_MISSING_PERMISSIONS, _MISSING_ACCESS)


async def _stored_is_shown(interaction: discord.Interaction[Any], code: str) -> bool:
    """If the interaction has stored something, say so and show it. Returns False if it has stored nothing."""
    bot = interaction.client
    try:
        record, is_stored = await bot.app.matches.stored_by(interaction.id)
        if not is_stored and await bot.app.chouettes.stored_by(interaction.id) is not None:
            await reply(interaction, _kept(code, "chouette"))
            return True
        if not is_stored:
            return await _partly(interaction, code)
        if record is None:
            await reply(interaction, _kept(code, "tournament"))
            return True
    except BotError as error:
        _log.warning("not known what is stored", interaction=interaction.id, error=repr(error))
        return await _partly(interaction, code)
    try:
        await bot.get(Recovery).show(interaction, record, _kept(code, "here"))
    except Exception as error:  # noqa: BLE001 - what broke the first answer may break this one
        _log.error("stored turn not shown", match=record.match_id, exc_info=error)
        await reply(interaction, _kept(code, "match"))
    return True


async def _partly(interaction: discord.Interaction[Any], code: str) -> bool:
    """Say so if something is stored that isn't an event of a match: a challenge, a file, a clock stopped."""
    wrote = interaction.extras.get(_WROTE)
    if wrote is None or not wrote():
        return False
    await reply(interaction, say("error-incident-partly", incident=bool(code), code=code))
    return True


def _kept(code: str, where: str) -> str:
    """Words for where the stored thing can be seen: a board "here", a "match", "tournament" or "chouette"."""
    return say("error-incident-kept", incident=bool(code), code=code, where=where)


def _words(interaction: discord.Interaction[Any], error: BaseException) -> tuple[str, str]:
    """The words if nothing is stored, and the code of an incident; "" if it isn't one."""
    if isinstance(error, StorageUnavailable):  # a line for each tap of an outage, not a traceback
        _log.warning("infrastructure", interaction=interaction.id, error=repr(error))
        return explain(error), ""
    if isinstance(error, InfrastructureError) and not isinstance(error, EngineMissing):
        _log.error("infrastructure", interaction=interaction.id, exc_info=error)
        return explain(error), ""
    if isinstance(error, BotError):
        _log.info("refused", interaction=interaction.id, user=interaction.user.id, error=repr(error))
        return explain(error), ""
    if isinstance(error, app_commands.AppCommandError):
        _log.warning("command not carried out", interaction=interaction.id, error=repr(error))
        return say("error-command"), ""
    if _may_not(error):
        _log.warning("no permission", interaction=interaction.id, error=str(error))
        return say("error-permissions"), ""
    code = secrets.token_hex(3)
    structlog.contextvars.bind_contextvars(incident=code)  # whatever becomes of it is found by the code
    _log.error("unexpected", incident=code, interaction=interaction.id, exc_info=error)
    return say("error-incident", code=code), code
