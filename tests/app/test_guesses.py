"""The months of the tables of those who guess."""

from datetime import UTC, datetime, timedelta, timezone

import pytest

from bot.app.crowd.guesses import Guesses


class Asked:
    """A store that notes which month it is asked for."""

    guessers = None

    async def guessers_of_month(self, guild_id, since, until):
        self.asked = guild_id, since, until
        return []


@pytest.mark.parametrize(
    ("now", "since", "until"),
    [
        (datetime(2026, 1, 31, 23, 59, tzinfo=UTC), (2026, 1), (2026, 2)),
        (datetime(2026, 11, 1, tzinfo=UTC), (2026, 11), (2026, 12)),
        (datetime(2026, 12, 15, 8, 30, tzinfo=UTC), (2026, 12), (2027, 1)),
        (datetime(2026, 3, 1, 1, 0, tzinfo=timezone(timedelta(hours=2))), (2026, 2), (2026, 3)),
    ],
)
async def test_a_month_is_that_of_utc(now, since, until):
    store = Asked()
    await Guesses(store, lambda: now).table_of_month(7)
    assert store.asked == (7, datetime(*since, 1, tzinfo=UTC), datetime(*until, 1, tzinfo=UTC))
