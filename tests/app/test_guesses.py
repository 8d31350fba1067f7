"""What may be guessed, what it counts, and the months of the tables of those who guess."""

from datetime import UTC, datetime, timedelta, timezone

import pytest

from bot.app.crowd.guesses import Guesses, bonus
from bot.app.crowd.questions import play_choices
from bot.errors import CrowdError, CrowdReason
from bot.rules.match.commands import MakePlay
from tests.app.conftest import ALICE, CAROL


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


async def test_a_guess_is_a_legal_play_of_this_roll_by_a_spectator(house):
    number = await house.begin()
    guesses, record = Guesses(house.store, lambda: house.now), await house.store.match(number)
    seq, play = record.state.seq, next(iter(play_choices(record.state)))

    async def refused(person, at, choice):
        with pytest.raises(CrowdError) as caught:
            await guesses.guess(record, person, at, choice)
        return caught.value.reason

    assert await refused(CAROL, seq - 1, play) is CrowdReason.OLD_ROLL
    assert await refused(CAROL, seq, "24/1") is CrowdReason.NO_SUCH_CHOICE
    assert await refused(ALICE, seq, play) is CrowdReason.PLAYER_GUESSES
    assert await guesses.of(number, seq) == []
    await guesses.guess(record, CAROL, seq, play)
    assert [one.play for one in await guesses.of(number, seq)] == [play]
    await house.act(number, ALICE, lambda side: MakePlay(side, "8/5 6/5"))
    assert await refused(CAROL, seq, play) is CrowdReason.OLD_ROLL


@pytest.mark.parametrize(
    ("loss", "points"), [(0.0, 2), (0.01, 2), (0.011, 1), (0.04, 1), (0.041, 0), (0.5, 0), (None, 0)]
)
def test_a_play_nearly_as_good_as_the_best_gets_points(loss, points):
    assert bonus(loss) == points
