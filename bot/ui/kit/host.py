"""What a feature may ask of the bot it runs in."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

if TYPE_CHECKING:
    pass

Interaction = discord.Interaction["BackgammonBot"]
