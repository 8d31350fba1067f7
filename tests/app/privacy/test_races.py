"""A person is deleted while their matches are being played, begun, or deleted."""

import asyncio

import pytest

from bot.errors import BotError, RuleError, StaleAction
from bot.records.matches import MatchRecord
from bot.rules.match.machine import fold
from bot.store.queries import SQL
from tests.app.privacy.conftest import ALICE, BOB, CAROL, DIRECT, TERMS, traces_of


async def queue_up(house, match_id, *asked):
    """Let each of `asked` come to wait for the lock of a match in turn, then let them go on."""
    async with house.locks.holding(("match", match_id)):
        tasks = []
        for ahead, asks in enumerate(asked, 1):
            tasks.append(asyncio.ensure_future(asks))
            while house.locks.users(("match", match_id)) == ahead:  # noqa: ASYNC110 - a lock tells nobody who waits
                await asyncio.sleep(0)
    return await asyncio.gather(*tasks, return_exceptions=True)


async def bobs_turn(house):
    record = await house.begin(ALICE, BOB)
    while record.players[record.state.waiting_for] != BOB:
        record = await house.step(record)
    return record


async def test_a_turn_made_before_the_deletion_is_not_lost(house, path):
    record = await bobs_turn(house)
    played, deleted = await queue_up(house, record.match_id, house.step(record), house.privacy.delete(ALICE))
    (resigned,) = deleted.turns
    log = [stored.event for stored in await house.store.events(record.match_id)]
    assert fold(log) == resigned.record.state
    assert fold(log[: played.state.seq]) == played.state
    assert played.state.seq > record.state.seq
    assert resigned.before == played.state
    assert traces_of(ALICE, path) == set()


async def test_a_turn_made_after_the_deletion_brings_nobody_back(house, path):
    record = await bobs_turn(house)
    deleted, refused = await queue_up(house, record.match_id, house.privacy.delete(ALICE), house.step(record))
    (resigned,) = deleted.turns
    assert isinstance(refused, RuleError)
    log = [stored.event for stored in await house.store.events(record.match_id)]
    assert fold(log) == resigned.record.state
    assert resigned.before == record.state
    assert traces_of(ALICE, path) == set()


@pytest.mark.parametrize("delay", range(8))
async def test_turns_and_deletion_at_once_leave_whole_logs_and_no_trace(house, path, delay):
    records = [await bobs_turn(house) for _ in range(3)]

    async def delete_later():
        for _ in range(delay):
            await asyncio.sleep(0.001)
        return await house.privacy.delete(ALICE, house.interaction())

    *played, deleted = await asyncio.gather(*map(house.step, records), delete_later(), return_exceptions=True)
    assert len(deleted.turns) == len(records)
    assert all(isinstance(outcome, MatchRecord | RuleError | StaleAction) for outcome in played)
    for record, outcome in zip(records, played, strict=True):
        log = [stored.event for stored in await house.store.events(record.match_id)]
        stored = await house.store.match(record.match_id)
        assert fold(log) == stored.state
        assert stored.state.is_over
        if isinstance(outcome, MatchRecord):
            assert fold(log[: outcome.state.seq]) == outcome.state
    assert traces_of(ALICE, path) == set()


async def test_a_match_that_begins_during_the_deletion_is_resigned_as_well(house, path):
    await house.begin(ALICE, BOB)
    challenge = await house.challenges.challenge(DIRECT, ALICE, None, TERMS)
    deleting = house.store.delete_person

    async def accepted_first(user_id, **beside):
        house.store.delete_person = deleting
        await house.challenges.accept(challenge.challenge_id, CAROL, interaction_id=house.interaction())
        return await deleting(user_id, **beside)

    house.store.delete_person = accepted_first
    deletion = await house.privacy.delete(ALICE, house.interaction())
    assert [turn.record.match_id for turn in deletion.turns] == [1, 2]
    assert traces_of(ALICE, path) == set()


async def test_two_deletions_at_once(lived_in, path):
    house = lived_in
    both = await asyncio.gather(*(house.privacy.delete(ALICE, house.interaction()) for _ in range(2)))
    assert sorted(turn.record.match_id for deletion in both for turn in deletion.turns) == [1, 2]
    assert traces_of(ALICE, path) == set()


async def test_a_deletion_that_fails_can_be_asked_for_again(lived_in, path):
    house = lived_in

    async def no_luck(*_, **__):
        raise BotError("the disk is full")

    deleting, house.store.delete_person = house.store.delete_person, no_luck
    with pytest.raises(BotError):
        await house.privacy.delete(ALICE, house.interaction())
    house.store.delete_person = deleting
    assert (await house.privacy.summary(ALICE.user_id)).preferences
    await house.privacy.delete(ALICE, house.interaction())
    assert traces_of(ALICE, path) == set()


async def test_one_deletion_that_cannot_be_finished_keeps_no_other_waiting(lived_in, path, monkeypatch):
    """A process that died has left two."""
    house, stuck = lived_in, 77
    for number, user_id in enumerate((stuck, ALICE.user_id)):
        row = {"user_id": user_id, "stand_in_id": -7 - number}
        await house.store.write(lambda connection, row=row: SQL.begin_deletion(connection, **row))
    delete = house.store.delete_person

    async def delete_person(user_id, **options):
        if user_id == stuck:
            raise BotError("of ours")
        return await delete(user_id, **options)

    monkeypatch.setattr(house.store, "delete_person", delete_person)
    with pytest.raises(BotError, match="of ours"):
        await house.privacy.resume()
    assert traces_of(ALICE, path) == set()
    assert await house.store.deletions() == [stuck]
