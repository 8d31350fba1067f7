"""The weekly digest: who gets it, and what is told of a week without anything to tell."""

import pytest

from bot.app.dice import FairDice
from bot.app.digests import Digests, posted_at, week_at
from bot.app.logged import Logs
from bot.app.puzzles.hours import spread
from bot.records.analyses import MatchAnalysis
from bot.rules.match.commands import ResignMatch
from tests.app.conftest import ALICE, HERE
from tests.app.training.test_cards import decision

GUILD = HERE.guild_id


class Studied:
    """A coach who has analyzed every match: one play that lost so much."""

    loss = 0.0

    async def ready(self, *_):
        return MatchAnalysis((), (), (decision(3, self.loss),), (), "2ply")


@pytest.fixture
def coach():
    return Studied()


@pytest.fixture
def digests(house, coach):
    logs = Logs(house.store, FairDice(house.store))
    return Digests(house.store, coach, logs, lambda: house.now, lambda _: True)


async def test_a_server_gets_it_in_the_channel_it_ordered_it_for_until_it_wants_no_more(house, digests):
    assert (await digests.order(GUILD, 50)).channel_id == 50
    assert await digests.due() == []
    house.now = posted_at(week_at(house.now) + 1) + spread(GUILD)
    assert [one.channel_id for one in await digests.due()] == [50]
    [order] = await digests.due()
    assert await digests.take(order)
    assert await digests.due() == []
    await digests.not_posted(order, for_good=False)
    assert await digests.due() == [order]
    assert await digests.order(GUILD, None) is None
    assert await digests.due() == []


async def test_a_week_in_which_nothing_was_played_has_nobody_to_name(digests):
    told = await digests.of(GUILD, lambda _: True)
    assert (told.matches, told.swing, told.best, told.worst, told.luckiest) == ((), None, None, None, None)


@pytest.mark.parametrize(("loss", "is_told"), [(0.0009, False), (0.001, True)])
async def test_the_worst_play_of_a_week_is_told_only_if_it_was_a_mistake(house, digests, coach, loss, is_told):
    await house.act(await house.begin(), ALICE, ResignMatch)
    house.now = posted_at(week_at(house.now) + 1)
    coach.loss = loss
    told = await digests.of(GUILD, lambda _: True)
    assert (told.worst is not None) is is_told
