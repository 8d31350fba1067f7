"""Which position a server is asked on a day, and that it closes."""

from datetime import timedelta
from random import Random

import pytest

from bot.app.positions import pack
from bot.app.puzzles.dailies import Dailies
from bot.app.puzzles.own import OwnPositions
from bot.app.puzzles.puzzles import Puzzles
from bot.records.puzzles import DailyPlan
from bot.store.learning.puzzles import OBJECTORS
from tests.puzzles import some_puzzles, use_pack
from tests.store.contract.test_puzzles import answer, asked

GUILD = 5
DAY = timedelta(days=1)
WRONG, RIGHT = some_puzzles(2)


@pytest.fixture
async def dailies(house, monkeypatch, tmp_path):
    """A server that is asked one of two positions each day."""
    use_pack(monkeypatch, tmp_path, [WRONG, RIGHT])
    own = OwnPositions(house.store, None, None, None, lambda: house.now)
    puzzles = Puzzles(house.store, None, own, lambda: house.now)
    opened = Dailies(house.store, puzzles, own, lambda: house.now, Random(1))
    await opened.set(DailyPlan(GUILD, 50, 20, "UTC", "backgammon", sealed=True, next_at=house.now))
    yield opened
    pack.load_pack.cache_clear()


async def test_it_closes_when_its_time_is_up_though_no_other_follows(house, dailies):
    daily = await dailies.now(GUILD)
    await dailies.off(GUILD)
    house.now = daily.closes_at - timedelta(seconds=1)
    await dailies.close_due()
    assert await dailies.open_of(GUILD) == daily
    house.now = daily.closes_at
    await dailies.close_due()
    assert await dailies.open_of(GUILD) is None
    assert (await dailies.daily(daily.daily_id)).closed_at == house.now


async def test_what_enough_people_took_for_wrong_is_not_asked_even_where_the_rest_comes_again(house, dailies):
    for user_id in range(1, OBJECTORS + 1):
        for number in range(20):
            await answer(house.store, await asked(house.store, house, f"{user_id} {number}", user_id), house.now)
        await house.store.object_to(GUILD, WRONG.key, user_id, house.now)
    for is_new in (True, False):
        daily = await dailies.now(GUILD)
        assert (daily.puzzle.key, daily.rated) == (RIGHT.key, is_new)
        house.now += DAY
