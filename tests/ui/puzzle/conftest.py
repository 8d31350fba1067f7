"""A server with a position of the day, and positions to ask."""

from datetime import timedelta

import discord
import pytest

from bot.app.positions import pack
from tests.puzzles import some_puzzles, use_pack

PULSE = timedelta(hours=1)


@pytest.fixture
def make_bot(make_bot):
    """A bot that looks at the clock every hour: days go by quickly."""

    def make():
        bot = make_bot()
        bot.housekeeping.change_interval(seconds=PULSE.total_seconds())
        bot.app.absence.least = 2000 * PULSE
        return bot

    return make


@pytest.fixture
def puzzles(monkeypatch, tmp_path):
    """Sixty positions, rated 1000 to 1590."""
    made = some_puzzles(60)
    use_pack(monkeypatch, tmp_path, made)
    yield {one.key: one for one in made}
    pack.load_pack.cache_clear()


@pytest.fixture
def admin(table):
    role = table.guild.create_role("admin", permissions=discord.Permissions(manage_guild=True))
    return table.guild.add_member(table.env.create_user("admin"), roles=[role])
