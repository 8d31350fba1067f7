"""A match is found with its log, by those who may see it."""

import pytest

from bot.app.dice import FairDice
from bot.app.logged import Logs, Viewer
from bot.errors import NotFound
from bot.records.people import Place
from bot.rules.match.commands import ResignMatch
from bot.rules.match.machine import fold
from tests.app.conftest import ALICE, CAROL, HERE

ELSEWHERE = Place(999, 2)


async def test_a_match_is_found_where_it_was_played_and_by_its_players(house):
    number = await house.begin()
    await house.act(number, ALICE, ResignMatch)
    logs, key = Logs(house.store, FairDice(house.store)), str(number)
    logged = await logs.load(key, Viewer(CAROL.user_id, HERE))
    assert fold(logged.events) == logged.record.state == (await house.matches.match(number)).state
    assert logged.record.match_id == number
    assert (await logs.load(key, Viewer(CAROL.user_id, ELSEWHERE), shown=True)).events == logged.events
    assert (await logs.load(key, Viewer(ALICE.user_id, Place(5, None), direct=True))).events == logged.events
    for stranger in (
        Viewer(CAROL.user_id, ELSEWHERE),
        Viewer(ALICE.user_id, Place(5, None)),
        Viewer(CAROL.user_id, Place(5, None), direct=True),
    ):
        with pytest.raises(NotFound):
            await logs.load(key, stranger)
    with pytest.raises(NotFound):
        await logs.load("404", Viewer(ALICE.user_id, HERE))
