"""The same bot on a PostgreSQL server: a whole match, with a restart in every phase."""

from random import Random

import pytest

from bot.rules.dice import LiveDice
from bot.rules.match.machine import fold
from bot.rules.sides import Side
from tests.nightly import NIGHTLY
from tests.ui.table import text_of
from tests.ui.test_whole_match import ByButton, play_match

pytestmark = [pytest.mark.simcord(check_errors=False, settle_timeout=60), pytest.mark.slow]

_POINTS = 5 if NIGHTLY else 1


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
