"""What "Discord failed" means."""

from __future__ import annotations

from typing import Final

import aiohttp
import discord

UNREACHABLE: Final = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError)
"""What a request may raise when Discord refuses it or cannot be reached."""
