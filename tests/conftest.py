"""Fixtures for all tests."""

import pytest
import simcord

from bot.config import Settings
from bot.ui.client import create_bot

# How long the simulator waits for silence after each action: 52 ms by default, which is most of a test's time.
simcord.Env._settle_internal.__kwdefaults__["idle"] = 0.001


@pytest.fixture
def settings(tmp_path):
    return Settings(
        database_url=f"sqlite:///{tmp_path}/matches.db",
        discord_token=None,
        upload_emoji=False,
        health_file=tmp_path / "health",
    )


@pytest.fixture
def dice():
    """Live dice; a test that needs certain rolls overrides this with ScriptedDice."""
    return


@pytest.fixture
async def make_bot(settings, dice):
    """Bots on the same file. The simulator never closes a bot, as a killed process would not; this does at the end."""
    bots = []

    def make():
        bots.append(create_bot(settings, dice=dice))
        return bots[-1]

    yield make
    for bot in bots:
        await bot.store.close()


@pytest.fixture
def simcord_bot(make_bot):
    return make_bot()
