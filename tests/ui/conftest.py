"""A table with two players and a spectator, and the promise that nothing unexpected is logged."""

import pytest
import structlog

from tests.ui.table import Table


@pytest.fixture(autouse=True)
def nothing_unexpected(request):
    """Known errors are answered and logged as such; anything else fails the test that caused it."""
    with structlog.testing.capture_logs() as logs:
        yield logs
    allowed = request.node.get_closest_marker("expects_incident")
    incidents = [entry for entry in logs if entry["event"] in ("unexpected", "picture failed", "autocomplete failed")]
    assert allowed or not incidents, incidents


@pytest.fixture
def table(simcord_env, simcord_bot):
    guild = simcord_env.create_guild()
    channel = guild.create_text_channel("backgammon")
    alice = guild.add_member(simcord_env.create_user("alice"))
    bob = guild.add_member(simcord_env.create_user("bob"))
    return Table(simcord_env, guild, channel, (alice, bob), simcord_bot)


@pytest.fixture
def carol(table):
    return table.guild.add_member(table.env.create_user("carol"))
