"""What the store promises about matches that people have brought in files."""

import sqlite3
from contextlib import closing

import msgspec
import pytest
from msgspec.structs import replace

from bot.errors import NotFound, NotFoundWhat, StorageCorrupt
from bot.records.matches import Filing, ImportedMatch, OwnSide
from bot.rules.formats.event_log import DiceProof
from bot.store import Database
from tests.store.conftest import Game

PROOF = DiceProof("challenge-1", "ab" * 32, None, ("1", "2:cd"))


def game_of(seed=1, steps=20):
    game = Game(seed)
    for _ in range(steps):
        game.next()
    return game


def picture_of(sample, game, owner=None, **changes):
    imported = ImportedMatch(
        import_id=0,
        owner_id=(owner or sample.alice).user_id,
        guild_id=sample.here.guild_id,
        names=("Ann 'Drop' Bö", "♟"),
        state=game.state,
        plays=10,
        games_left_out=2,
        played_on="2026.01.31",
        shared=False,
        created_at=sample.now,
    )
    return replace(imported, **changes)


async def add(store, sample, seed=1, owner=None, proof=None, limit=50, digest=None):
    game = game_of(seed)
    imported = picture_of(sample, game, owner)
    stored = await store.add_import(
        imported, msgspec.json.encode(game.log), proof, digest=digest or f"digest {seed}", limit=limit
    )
    return imported, game, stored


async def test_stored_as_it_was_brought(store, sample):
    for seed, proof in ((1, None), (2, PROOF)):
        imported, game, stored = await add(store, sample, seed, proof=proof)
        assert stored.filing is Filing.STORED
        assert stored.match == replace(imported, import_id=stored.match.import_id)
        assert await store.imported(stored.match.import_id) == stored.match
        assert await store.import_log(stored.match.import_id) == (tuple(game.log), proof)


async def test_the_same_file_is_stored_once_a_person(store, sample):
    _, _, first = await add(store, sample, 1)
    _, _, again = await add(store, sample, 2, digest="digest 1")
    assert again.filing is Filing.KNOWN
    assert again.match == first.match
    _, _, others = await add(store, sample, 1, sample.bob)
    assert others.filing is Filing.STORED
    assert others.match.import_id != first.match.import_id


async def test_no_more_than_the_limit_and_the_oldest_is_named(store, sample):
    _, _, first = await add(store, sample, 1, limit=2)
    await add(store, sample, 2, limit=2)
    await add(store, sample, 3, sample.bob, limit=2)
    _, _, full = await add(store, sample, 4, limit=2)
    assert full.filing is Filing.FULL
    assert full.match == first.match
    _, _, known = await add(store, sample, 2, limit=2)
    assert known.filing is Filing.KNOWN
    assert len(await store.imports_of(sample.alice.user_id)) == 2
    assert await store.delete_import(first.match.import_id, sample.alice.user_id)
    _, _, stored = await add(store, sample, 4, limit=2)
    assert stored.filing is Filing.STORED


async def test_the_latest_first_and_only_ones_own(store, sample):
    added = [(await add(store, sample, seed))[2].match for seed in range(1, 5)]
    await add(store, sample, 1, sample.bob)
    assert await store.imports_of(sample.alice.user_id) == added[::-1]
    assert await store.imports_of(sample.alice.user_id, 2) == added[:1:-1]
    assert await store.imports_of(404) == []


async def test_only_its_owner_shares_and_deletes(store, sample):
    _, _, stored = await add(store, sample)
    number, alice, bob = stored.match.import_id, sample.alice.user_id, sample.bob.user_id
    with pytest.raises(NotFound) as refused:
        await store.share_import(number, bob, shared=True)
    assert refused.value.what is NotFoundWhat.IMPORT
    assert not await store.delete_import(number, bob)
    shared = await store.share_import(number, alice, shared=True)
    assert shared == replace(stored.match, shared=True) == await store.imported(number)
    assert await store.share_import(number, alice, shared=False) == stored.match
    assert await store.delete_import(number, alice)
    assert not await store.delete_import(number, alice)
    for look in (store.imported, store.import_log):
        with pytest.raises(NotFound):
            await look(number)


async def test_its_owner_says_which_side_is_theirs_and_is_known_by_that_name(store, sample):
    stored = [(await add(store, sample, seed))[2].match for seed in (1, 2, 3)]
    alice, bob = sample.alice.user_id, sample.bob.user_id
    with pytest.raises(NotFound) as refused:
        await store.own_import(stored[0].import_id, bob, OwnSide.WHITE)
    assert refused.value.what is NotFoundWhat.IMPORT
    assert await store.own_names(alice) == []
    for one, own in zip(stored, OwnSide, strict=True):
        changed = await store.own_import(one.import_id, alice, own)
        assert changed == replace(one, own_side=own) == await store.imported(one.import_id)
    assert sorted(await store.own_names(alice)) == sorted(stored[0].names)
    assert await store.own_names(bob) == []
    await store.delete_person(alice)
    assert await store.own_names(alice) == []


async def test_a_number_is_not_used_again(store, sample):
    _, _, stored = await add(store, sample)
    await store.delete_import(stored.match.import_id, sample.alice.user_id)
    _, _, again = await add(store, sample)
    assert again.match.import_id > stored.match.import_id


async def test_deleting_a_person_takes_them_along(store, sample):
    _, _, mine = await add(store, sample)
    _, _, others = await add(store, sample, 1, sample.bob)
    await store.delete_person(sample.alice.user_id)
    assert await store.imports_of(sample.alice.user_id) == []
    with pytest.raises(NotFound):
        await store.import_log(mine.match.import_id)
    assert await store.imported(others.match.import_id) == others.match


@pytest.mark.parametrize(
    ("column", "value"), [("events", b"not deflated"), ("proof", "{}"), ("state", "{"), ("events", b"")]
)
async def test_what_makes_no_sense_is_said_so(path, sample, column, value):
    database = Database(path)
    await database.open()
    try:
        _, _, stored = await add(database, sample)
        with closing(sqlite3.connect(path)) as connection:
            connection.execute(f"UPDATE imports SET {column} = ?", (value,))  # noqa: S608
            connection.commit()
        look = database.imported if column == "state" else database.import_log
        with pytest.raises(StorageCorrupt, match="imported match 1"):
            await look(stored.match.import_id)
    finally:
        await database.close()


async def test_a_long_log_takes_little_room(path, sample):
    database = Database(path)
    await database.open()
    try:
        game = Game(length=21)
        while not game.state.is_over:
            game.next()
        assert len(game.log) > 1000
        await database.add_import(picture_of(sample, game), msgspec.json.encode(game.log), None, digest="long", limit=1)
        with closing(sqlite3.connect(path)) as connection:
            [(size,)] = connection.execute("SELECT length(events) FROM imports")
        assert size < 12 * len(game.log)
    finally:
        await database.close()
