"""The error boundary: the one place that turns an exception into words.

A known error becomes a sentence that says what is wrong and what would work. An unknown one becomes an apology with a
short incident code, and a traceback in the log under that code. All are ephemeral, and nothing is lost by them.
"""

from __future__ import annotations

import secrets
from typing import Any, Final

import discord
import structlog
from discord import app_commands

from bot.errors import BotError, EngineMissing, InfrastructureError
from bot.texts.catalogue import say
from bot.ui.kit.error_texts import explain
from bot.ui.kit.sending import UNREACHABLE, reply

_log: Final = structlog.get_logger()

_MISSING_PERMISSIONS: Final = 50013
_MISSING_ACCESS: Final = 50001
_UNANSWERABLE: Final = (40060, 10062)
"""How Discord refuses an answer that comes too late, or twice because the interaction was delivered twice."""


async def answer_error(interaction: discord.Interaction[Any], error: BaseException) -> None:
    """Tell the person, and nobody else, what went wrong. Never raises."""
    error = _unwrapped(error)
    if isinstance(error, discord.HTTPException) and error.code in _UNANSWERABLE:
        _log.warning("could not answer", interaction=interaction.id, failure=str(error))
        return
    if isinstance(error, UNREACHABLE) and not isinstance(error, discord.HTTPException):
        _log.warning("Discord could not be reached", interaction=interaction.id, failure=repr(error))
        return
    if interaction.client.is_closed():
        _log.warning("stopped meanwhile", interaction=interaction.id, exc_info=error)
        return
    text = _words(interaction, error)
    try:
        await reply(interaction, text)
    except (*UNREACHABLE, RuntimeError) as failure:  # aiohttp raises RuntimeError once its session is closed
        _log.warning("could not answer", interaction=interaction.id, text=text, failure=str(failure))


def _unwrapped(error: BaseException) -> BaseException:
    if isinstance(error, app_commands.CommandInvokeError):
        return error.original
    return error


def _words(interaction: discord.Interaction[Any], error: BaseException) -> str:
    if isinstance(error, InfrastructureError) and not isinstance(error, EngineMissing):
        _log.error("infrastructure", interaction=interaction.id, exc_info=error)
        return explain(error)
    if isinstance(error, BotError):
        _log.info("refused", interaction=interaction.id, user=interaction.user.id, error=repr(error))
        return explain(error)
    if isinstance(error, app_commands.AppCommandError):
        _log.warning("command not carried out", interaction=interaction.id, error=repr(error))
        return say("error-command")
    if isinstance(error, discord.HTTPException) and error.code in (_MISSING_PERMISSIONS, _MISSING_ACCESS):
        _log.warning("no permission", interaction=interaction.id, error=str(error))
        return say("error-permissions")
    code = secrets.token_hex(3)
    _log.error("unexpected", incident=code, interaction=interaction.id, exc_info=error)
    return say("error-incident", code=code)
