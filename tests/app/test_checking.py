"""Proving that matches hold together, each by itself."""

import sqlite3
from contextlib import closing

import pytest

from bot.app import checking
from bot.app.checking import check
from bot.rules.match.commands import ResignMatch
from tests.app.conftest import ALICE


async def troubles(house):
    return {one.what: one.trouble async for one in check(house.store)}


@pytest.mark.parametrize(
    ("spoils", "told"),
    [
        ("UPDATE matches SET state = replace(state, '\"game\":1', '\"game\":2')", "its log does not lead"),
        ("DELETE FROM events WHERE seq = 1", "its log has gaps"),
    ],
)
async def test_a_match_that_is_spoiled_is_found_among_others(house, monkeypatch, spoils, told):
    monkeypatch.setattr(checking, "_PAGE", 2)
    numbers = [await house.begin() for _ in range(5)]
    await house.act(numbers[0], ALICE, ResignMatch)
    sound = {f"match {number}": "" for number in numbers} | {"ratings": ""}
    assert await troubles(house) == sound
    with closing(sqlite3.connect(house.path)) as database, database:
        database.execute(f"{spoils} {'AND' if 'WHERE' in spoils else 'WHERE'} match_id = 3")
    found = await troubles(house)
    assert found.pop("match 3").startswith(told)
    assert found == {what: "" for what in sound if what != "match 3"}


async def test_a_match_that_is_played_on_while_it_is_read_is_sound(house, monkeypatch):
    match_id = await house.begin()
    events, reads = house.store.events, []

    async def played_meanwhile(number):
        reads.append(number)
        if len(reads) == 1:
            log = await events(number)
            await house.act(match_id, ALICE, ResignMatch)
            return log
        return await events(number)

    monkeypatch.setattr(house.store, "events", played_meanwhile)
    assert (await troubles(house))["match 1"] == ""
    assert len(reads) > 1
