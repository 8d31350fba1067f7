"""Pointing an unmodified discord.py at another Discord. Imports nothing of the server, for bots in other processes."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

VARIABLE: Final = "DISCORD_SERVER"
"""The environment variable in which a child process finds the address."""


def point_discord_at(base_url: str) -> None:
    """Make this process's discord.py talk to `base_url`, such as http://127.0.0.1:8080."""
    Route.BASE = f"{base_url}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(base_url.replace("http", "ws", 1)).with_path("/")


def point_from_environment() -> None:
    """The same, with the address a parent process left in the environment."""
    point_discord_at(os.environ[VARIABLE])


@contextmanager
def pointed_at(base_url: str) -> Iterator[None]:
    """Point discord.py at `base_url` for a while."""
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    point_discord_at(base_url)
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before
