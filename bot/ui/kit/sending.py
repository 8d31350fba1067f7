"""Answers that may take a moment: only what takes longer than a second is announced as being thought about."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any, Final, TypeVar

import aiohttp
import discord

from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post

UNREACHABLE: Final = (discord.HTTPException, aiohttp.ClientError, OSError, asyncio.TimeoutError)
"""What a request may raise when Discord refuses it or cannot be reached."""

_T = TypeVar("_T")

_SOON: Final = 1.0
"""Seconds after which an answer that takes longer is announced; Discord waits three."""
_QUIET: Final = discord.AllowedMentions.none()


async def patiently(interaction: Interaction, work: Awaitable[_T], *, private: bool = True) -> _T:
    """What `work` comes to; the answer is announced when it takes more than a second."""
    task = asyncio.ensure_future(work)
    done, _ = await asyncio.wait({task}, timeout=_SOON)
    if not done and not interaction.response.is_done():
        await interaction.response.defer(ephemeral=private, thinking=True)
    return await task


async def answer_with(interaction: Interaction, post: Post, *, private: bool = True) -> None:
    """Answer with a post that has its pictures, whether or not it was announced."""
    view, files = post.view(), post.files()
    if interaction.response.is_done():
        await interaction.followup.send(view=view, files=files, ephemeral=private, allowed_mentions=_QUIET)
    else:
        await interaction.response.send_message(view=view, files=files, ephemeral=private, allowed_mentions=_QUIET)


async def answer_with_file(interaction: Interaction, text: str, file: discord.File, *, private: bool = True) -> None:
    """Answer with a file and a line about it (or none), whether or not it was announced."""
    said = text or discord.utils.MISSING
    if interaction.response.is_done():
        await interaction.followup.send(said, file=file, ephemeral=private, allowed_mentions=_QUIET)
    else:
        await interaction.response.send_message(said, file=file, ephemeral=private, allowed_mentions=_QUIET)


async def tell_privately(interaction: discord.Interaction[Any], text: str) -> None:
    """An ephemeral sentence, as the first answer or as a further one."""
    quiet = discord.AllowedMentions.none()
    if interaction.response.is_done():
        await interaction.followup.send(text, ephemeral=True, allowed_mentions=quiet)
    else:
        await interaction.response.send_message(text, ephemeral=True, allowed_mentions=quiet)
