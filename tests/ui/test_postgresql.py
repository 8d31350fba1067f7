"""The same bot on a PostgreSQL server: a whole match, with a restart in every phase."""

from datetime import timedelta
from random import Random

import pytest

from bot.app.cluster import leases
from bot.rules.dice import LiveDice
from bot.rules.match.machine import fold
from bot.rules.sides import Side
from tests.nightly import NIGHTLY
from tests.ui.match.test_whole_match import ByButton, play_match
from tests.ui.table import text_of

pytestmark = [pytest.mark.simcord(check_errors=False), pytest.mark.slow]

_POINTS = 5 if NIGHTLY else 1


@pytest.fixture(autouse=True)
def nobody_else_is_there(monkeypatch):
    """The simulator runs ahead of the database: a lease must not end, nor be renewed every two seconds of its time."""
    monkeypatch.setattr(leases, "LASTS", timedelta(days=999))
    monkeypatch.setattr(leases, "EVERY", timedelta(days=999).total_seconds())


@pytest.fixture
def settings(settings, postgresql):
    return settings.model_copy(update={"database_url": postgresql})


@pytest.fixture
def random():
    return Random(3)


@pytest.fixture
def dice(random):
    return LiveDice(random.randrange)


class Hands(ByButton):
    async def begin(self):
        await self.table.by_command(Side.WHITE, "challenge", length=_POINTS)


async def test_a_whole_match(table, random, make_bot):
    _, restarted = await play_match(table, Hands(table), random, make_bot)
    record = await table.bot.store.match(table.match_id)
    assert max(record.state.score) >= _POINTS
    assert fold(stored.event for stored in await table.bot.store.events(table.match_id)) == record.state
    assert {"challenge open", "opening roll"} < restarted
    assert "wins the match" in text_of(table.board)
