"""A match is found with its log, by those who may see it."""

import msgspec
import pytest

from bot.app.dice import FairDice
from bot.app.logged import LoggedMatch, Logs, Viewer
from bot.errors import NotFound
from bot.records.matches import ImportedMatch
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


async def test_an_import_is_its_owners_until_it_is_shared_and_is_not_rated(house):
    events = [one.event for one in await house.store.events(await house.begin())]
    new = ImportedMatch(
        0, ALICE.user_id, HERE.guild_id, ("Ann", "Bill"), fold(events), 0, 0, "", shared=False, created_at=house.now
    )
    stored = (await house.store.add_import(new, msgspec.json.encode(events), None, digest="", limit=1)).match
    logs = Logs(house.store, FairDice(house.store))
    logged = await logs.load(stored.key, Viewer(ALICE.user_id, ELSEWHERE))
    assert (fold(logged.events), logged.record.rated) == (fold(events), False)
    with pytest.raises(NotFound):
        await logs.load(stored.key, Viewer(CAROL.user_id, HERE))
    await house.store.share_import(stored.import_id, ALICE.user_id, shared=True)
    assert (await logs.load(stored.key, Viewer(CAROL.user_id, HERE))).is_imported
    with pytest.raises(NotFound):
        await logs.load(stored.key, Viewer(CAROL.user_id, ELSEWHERE))


async def test_a_file_is_its_owners_until_they_share_it_and_a_match_is_nobodys(house):
    record = await house.store.match(await house.begin())
    assert (LoggedMatch("1", record, ()).owner_id, LoggedMatch("1", record, ()).is_private) == (None, False)
    for shared in (False, True):
        file = ImportedMatch(1, CAROL.user_id, None, ("A", "B"), record.state, 0, 0, "", shared, house.now)
        logged = LoggedMatch(file.key, record, (), imported=file)
        assert (logged.is_imported, logged.owner_id, logged.is_private) == (True, CAROL.user_id, not shared)
