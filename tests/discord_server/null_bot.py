"""The least that a bot can do: the floor against which a turn is measured.

One persistent button; each click puts a ready-made picture into the message.

    python -m tests.discord_server.null_bot 52000      # bytes of the picture; the server's address in DISCORD_SERVER
"""

from __future__ import annotations

import asyncio
import io
import os
import struct
import sys
import zlib
from typing import Any, Final

import discord

from tests.discord_server.address import point_from_environment

CUSTOM_ID: Final = "null"
BUTTON: Final[dict[str, Any]] = {
    "type": 1,
    "components": [{"type": 2, "style": 1, "label": "Again", "custom_id": CUSTOM_ID}],
}
"""The row to post with `channel.post("null", components=[BUTTON])`."""


def ready_picture(size: int) -> bytes:
    """A PNG of exactly `size` bytes (at least 4,000)."""
    width, height = 1200, 900
    head = struct.pack(">2I5B", width, height, 8, 3, 0, 0, 0)
    pixels = zlib.compress(bytes((width + 1) * height), 9)
    parts = [_chunk(b"IHDR", head), _chunk(b"PLTE", bytes(3)), _chunk(b"IDAT", pixels), _chunk(b"IEND", b"")]
    data = b"\x89PNG\r\n\x1a\n" + b"".join(parts[:3])
    # The missing bytes go into a chunk that no reader looks at.
    filler = _chunk(b"fiLl", os.urandom(size - len(data) - len(parts[3]) - 12))
    return data + filler + parts[3]


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


class _Null(discord.ui.View):
    def __init__(self, picture: bytes) -> None:
        super().__init__(timeout=None)
        self._picture = picture

    @discord.ui.button(label="Again", custom_id=CUSTOM_ID)
    async def again(self, interaction: discord.Interaction[Any], _: discord.ui.Button[Any]) -> None:
        """Answer with the picture."""
        file = discord.File(io.BytesIO(self._picture), "board.png")
        await interaction.response.edit_message(attachments=[file])


class NullBot(discord.Client):
    """A client that knows only one button."""

    def __init__(self, size: int) -> None:
        intents = discord.Intents.none()
        intents.guilds = True
        super().__init__(intents=intents, max_messages=None)
        self._picture = ready_picture(size)

    async def setup_hook(self) -> None:
        """Listen for the button, from this run and from earlier ones."""
        self.add_view(_Null(self._picture))


async def main() -> None:
    """Run until killed."""
    point_from_environment()
    async with NullBot(int(sys.argv[1])) as bot:
        await bot.start(os.environ.get("DISCORD_TOKEN", "loopback-token"))


if __name__ == "__main__":
    asyncio.run(main())
