"""Proving that matches hold together, each by itself."""

import sqlite3
from contextlib import closing
from random import Random
from types import SimpleNamespace

import pytest

from bot.app import checking
from bot.app.checking import check
from bot.app.imports import Imports
from bot.errors import NotFound, NotFoundWhat
from bot.rules.formats.event_log import to_json
from bot.rules.match.commands import ResignMatch
from bot.rules.rules import Rules
from bot.workers.studio import Workshop
from tests.app.conftest import ALICE, HERE
from tests.rules.random_matches import play_match
from tests.store.contract import test_chouettes as contract_chouettes
from tests.store.contract import test_crowds as contract_crowds
from tests.store.contract import test_tournaments as contract_tournaments


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


async def one_of_each(house):
    """A tournament, a chouette, a crowd and a file, each numbered 1, and no match."""
    sample = SimpleNamespace(alice=ALICE, here=HERE, now=house.now)
    await contract_tournaments.begin(house.store, sample)
    await contract_chouettes.begin(house.store, sample)
    await contract_crowds.call(house.store, sample)
    log = play_match(Random(5), 1, Rules())
    await Imports(house.store, lambda: house.now, Workshop()).bring(to_json(log, ("Ann", "Bill")), ALICE, None)
    return {f"{what} 1": "" for what in ("tournament", "chouette", "crowd", "import")} | {"ratings": ""}


@pytest.mark.parametrize(
    ("spoils", "what", "told"),
    [
        ("UPDATE tournament_events SET seq = 2", "tournament", "its log has gaps"),
        ("UPDATE tournaments SET state = replace(state, 'manual', 'random')", "tournament", "its log does not lead"),
        ("DELETE FROM chouette_events WHERE seq = 1", "chouette", "its log has gaps"),
        ("DELETE FROM crowd_events WHERE seq = 1", "crowd", "its log has gaps"),
        ("UPDATE crowds SET state = replace(state, 'Alice', 'Alina')", "crowd", "its log does not lead"),
        ("UPDATE imports SET state = replace(state, '\"game\":1', '\"game\":2')", "import", "its log does not lead"),
        ("UPDATE imports SET events = x'00'", "import", ""),
    ],
)
async def test_whatever_else_is_spoiled_is_found_too(house, spoils, what, told):
    sound = await one_of_each(house)
    assert await troubles(house) == sound
    with closing(sqlite3.connect(house.path)) as database, database:
        assert database.execute(spoils).rowcount > 0
    found = await troubles(house)
    trouble = found.pop(f"{what} 1")
    assert trouble
    assert trouble.startswith(told)
    assert found == {one: "" for one in sound if one != f"{what} 1"}


async def test_a_file_that_is_deleted_while_all_is_looked_at_is_no_trouble(house, monkeypatch):
    await one_of_each(house)
    monkeypatch.setattr(house.store, "imported", answer_not_found)
    assert (await troubles(house))["import 1"] == ""


async def answer_not_found(_):
    raise NotFound(NotFoundWhat.IMPORT)
