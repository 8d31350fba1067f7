"""Proving a whole database: chouettes and crowds, in every kind of store, sound and spoiled."""

from contextlib import asynccontextmanager
from datetime import timedelta

from bot.app.checking import check
from bot.chouette import commands as cmd
from bot.chouette.state import ChouettePhase
from bot.crowd import events as ev
from bot.crowd import machine as crowd_machine
from bot.crowd.state import CrowdPlan, Mode
from bot.dice.fairness import MatchDice
from bot.rules.sides import Side
from tests.store import test_imports as imports
from tests.store.contract import test_chouettes as chouettes

SPOILT = {
    "UPDATE chouettes SET state = replace(state, '\"games\":', '\"games\":1')": "chouette 1: its log does not lead",
    "UPDATE chouettes SET state = '{}'": "chouette 1: ",
    "DELETE FROM chouette_events WHERE seq = 3": "chouette 1: its log has gaps",
    "UPDATE chouette_events SET payload = '{}' WHERE seq = 2": "chouette 1: ",
    "UPDATE chouettes SET server_seed = '00' || substr(server_seed, 1, 62)": "chouette 1: its dice do not follow",
    "UPDATE crowds SET state = replace(state, 'Carol', 'Carola')": "crowd 1: its log does not lead",
    "DELETE FROM crowd_events WHERE seq = 2": "crowd 1: its log has gaps",
    "UPDATE crowd_events SET payload = replace(payload, 'Carol', 'Carola')": "crowd 1: its log does not lead",
}
"""What could have happened to a database, and how it is told."""


async def chouette_that_is_over(store, sample, monkeypatch):
    dice = MatchDice(chouettes.SEED, "chouette-1", ("1", "2", "3"), chouettes.SEED.commitment)
    monkeypatch.setattr(chouettes, "DICE", dice)
    record = await chouettes.play(store, sample)
    record = await chouettes.do(store, sample, record, cmd.GiveUp(Side.BLACK))
    for person in (sample.alice, sample.bob):
        record = await chouettes.do(store, sample, record, cmd.Leave(person.user_id))
    return record


async def crowd(store, sample):
    opened = await store.create_crowd(
        sample.here, [ev.Opened(CrowdPlan(Mode.VOTE, (True, False), 60), sample.alice.user_id)], at=sample.now
    )
    for person in (sample.bob, sample.carol):
        await store.change_crowd(
            opened.crowd_id,
            lambda one, who=person: crowd_machine.join(one.state, who.user_id, who.name, Side.WHITE, begun=False),
            at=sample.now + timedelta(minutes=1),
        )


@asynccontextmanager
async def kept(store):
    """Whatever happens to chouettes and crowds in here, afterwards they are what they were."""
    copied = ("chouettes", "chouette_events", "crowds", "crowd_events")
    await do(store, *(f"CREATE TABLE sound_{name} AS SELECT * FROM {name}" for name in copied))  # noqa: S608
    yield
    for name, key, columns in (
        ("chouettes", "chouette_id", ("state", "server_seed")),
        ("crowds", "crowd_id", ("state",)),
    ):
        same = f"FROM sound_{name} AS s WHERE s.{key} = {name}.{key}"
        sound = ", ".join(f"{column} = (SELECT s.{column} {same})" for column in columns)
        await do(store, f"UPDATE {name} SET {sound}")  # noqa: S608
    for name in ("chouette_events", "crowd_events"):
        await do(store, f"DELETE FROM {name}", f"INSERT INTO {name} SELECT * FROM sound_{name}")  # noqa: S608
    await do(store, *(f"DROP TABLE sound_{name}" for name in copied))


async def do(store, *statements):
    for statement in statements:
        await store.write(lambda connection, one=statement: connection.execute(one))


async def troubles(store):
    """What was looked at, and what is wrong."""
    found = [one async for one in check(store)]
    return [one.what for one in found], [f"{one.what}: {one.trouble}" for one in found if one.trouble]


async def test_whatever_is_spoiled_in_chouettes_and_crowds_is_found(store, sample, monkeypatch):
    record = await chouette_that_is_over(store, sample, monkeypatch)
    assert record.state.phase is ChouettePhase.OVER
    await chouettes.begin(store, sample)  # a lobby, whose dice nobody may know yet
    await crowd(store, sample)
    assert await troubles(store) == (["chouette 1", "chouette 2", "crowd 1", "ratings"], [])
    for statement, told in SPOILT.items():
        async with kept(store):
            await do(store, statement)
            looked_at, wrong = await troubles(store)
            assert looked_at == ["chouette 1", "chouette 2", "crowd 1", "ratings"], statement
            assert any(one.startswith(told) for one in wrong), (statement, wrong)
    assert (await troubles(store))[1] == []


async def test_what_is_spoiled_in_imported_matches_is_found(store, sample):
    for seed in (1, 2):
        await imports.add(store, sample, seed)
    assert await troubles(store) == (["import 1", "import 2", "ratings"], [])
    await do(store, "UPDATE imports SET events = (SELECT events FROM imports WHERE import_id = 2)")
    assert (await troubles(store))[1] == ["import 1: its log does not lead to what its row says"]
    await do(store, "UPDATE imports SET events = substr(events, 1, 20)")
    found = (await troubles(store))[1]
    assert [one.partition(": ")[0] for one in found] == ["import 1", "import 2"]
