"""The meaning of "Discord failed"."""

from __future__ import annotations

from typing import Final

import aiohttp
import discord

UNREACHABLE: Final = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError)
"""Errors a request may raise when Discord refuses it or can't be reached."""
