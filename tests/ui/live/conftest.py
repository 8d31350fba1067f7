"""A bot whose live board is open, and people who have it before them."""

import pytest

from bot.live import seat
from bot.live.address import Address
from tests.ui.live.window import pages_of


@pytest.fixture
async def pages(simcord_bot, simcord_env):
    async with pages_of(simcord_bot, simcord_env) as found:
        simcord_bot.get(Address).open_at(found.url)
        yield found


@pytest.fixture
def hurried(monkeypatch):
    """Tests act faster than people may."""
    monkeypatch.setattr(seat, "_WITHIN", 0.0)
