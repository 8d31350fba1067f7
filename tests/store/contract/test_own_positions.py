"""What every store promises about servers' own positions: whose matches are used, each decision counted once."""

import asyncio
from datetime import timedelta

from bot.records.computers import ComputerLevel, computer
from bot.records.people import Person
from bot.records.puzzles import OwnPosition, OwnServer
from tests.puzzles import some_puzzles
from tests.store.contract.test_dailies import answered, begun
from tests.store.finished import GUILD, NOON, OTHER_GUILD, PEOPLE, finish

ALICE, BOB, CAROL, *_ = PEOPLE
PUZZLES = some_puzzles(3)
DAY = timedelta(days=1)
LATER = NOON + 20 * DAY


async def keys(store, guild_id=GUILD, at=LATER):
    return {key for key, *_ in await store.own_positions(guild_id, "backgammon", at)}


async def found(store, match_id, *puzzles):
    reached = await store.begin_own_match(GUILD, match_id)
    for number, puzzle in enumerate(puzzles, reached + 1):
        one = OwnPosition(GUILD, match_id, puzzle)
        assert await store.note_own_decision(match_id, number - 1, number, one)


async def test_a_server_makes_them_from_the_moment_it_wants_them(store):
    assert await store.own_server(GUILD) is None
    assert await store.own_servers() == []
    assert await store.make_own(GUILD, NOON)
    assert not await store.make_own(GUILD, NOON + DAY), "it did"
    assert await store.own_server(GUILD) == OwnServer(GUILD, NOON)
    assert await store.own_servers() == [GUILD]
    await store.make_none(GUILD)
    assert await store.own_server(GUILD) is None


async def test_the_latest_match_that_is_old_enough_comes_first_and_each_once(store):
    ended = [await finish(store, ALICE, BOB, at=NOON + day * DAY) for day in range(3)]
    await finish(store, ALICE, BOB, at=NOON, guild=OTHER_GUILD)
    await finish(store, ALICE, BOB, at=NOON, guild=None)

    async def next_one(until):
        return await store.next_own_match(GUILD, LATER, until)

    assert await next_one(NOON) is None
    assert await next_one(NOON + DAY) == ended[0].match_id
    assert await next_one(LATER) == ended[2].match_id
    await store.begin_own_match(GUILD, ended[2].match_id)
    assert await next_one(LATER) == ended[2].match_id, "it isn't done"
    await store.end_own_match(ended[2].match_id)
    assert await next_one(LATER) == ended[1].match_id
    await store.reopen_own_match(ended[2].match_id)
    assert await next_one(LATER) == ended[2].match_id


async def test_nobody_who_objects_and_nobody_who_has_not_heard(store):
    one = await finish(store, ALICE, BOB, at=NOON + DAY)
    machine = computer(ComputerLevel.CASUAL)
    other = await finish(store, CAROL, machine, at=NOON)
    assert await store.next_own_match(GUILD, NOON, LATER) is None, "played since then, and nobody has heard"
    await store.hear_of_own(GUILD, (ALICE.user_id,), NOON)
    assert await store.unheard_of_own(GUILD, (ALICE.user_id, BOB.user_id)) == [BOB.user_id]
    assert await store.next_own_match(GUILD, NOON, LATER) is None
    await store.hear_of_own(GUILD, (BOB.user_id,), NOON)
    assert await store.next_own_match(GUILD, NOON, LATER) == one.match_id
    await store.object_to_own(GUILD, BOB.user_id, NOON, objects=True)
    assert await store.next_own_match(GUILD, NOON + DAY, LATER) == other.match_id, "against the computer"
    await store.object_to_own(GUILD, BOB.user_id, NOON, objects=False)
    assert await store.next_own_match(GUILD, NOON + DAY, LATER) == one.match_id
    assert await store.own_hearings_of(BOB.user_id) == [(GUILD, False, NOON)]
    await finish(store, ALICE, Person(-1, ""), at=NOON + 2 * DAY)
    assert await store.next_own_match(GUILD, LATER, LATER) == one.match_id, "nobody asks a stand-in"


async def test_each_decision_is_counted_once_whoever_looks(store):
    match_id = (await finish(store, ALICE, BOB)).match_id
    await store.make_own(GUILD, NOON)
    assert await store.begin_own_match(GUILD, match_id) == 0
    one = OwnPosition(GUILD, match_id, PUZZLES[0])
    noted = await asyncio.gather(*(store.note_own_decision(match_id, 0, 7, one) for _ in range(4)))
    assert sorted(noted) == [False, False, False, True]
    assert await store.note_own_decision(match_id, 7, 9, None)
    assert await store.begin_own_match(GUILD, match_id) == 9
    server = await store.own_server(GUILD)
    assert (server.looked_at, server.admitted) == (2, 1)


async def test_they_are_asked_in_their_server_alone_and_not_at_once(store):
    match_id = (await finish(store, ALICE, BOB)).match_id
    await found(store, match_id, *PUZZLES[:2])
    assert await keys(store) == set(), "switched off"
    await store.make_own(GUILD, NOON)
    assert await keys(store) == {one.key for one in PUZZLES[:2]}
    assert await keys(store, at=NOON - DAY) == set()
    assert await keys(store, OTHER_GUILD) == set()
    assert await store.own_position(PUZZLES[0].key) == PUZZLES[0]
    assert await store.own_position(PUZZLES[2].key) is None
    assert await store.own_keys_of(GUILD, BOB.user_id) == await keys(store)
    assert await store.own_keys_of(GUILD, CAROL.user_id) == set()
    assert await store.played_own(GUILD, PUZZLES[0].key, ALICE.user_id)
    assert not await store.played_own(OTHER_GUILD, PUZZLES[0].key, ALICE.user_id)


async def test_an_objection_withdraws_what_there_is_and_what_is_found_meanwhile(store):
    first, second = [(await finish(store, one, CAROL)).match_id for one in (ALICE, BOB)]
    await store.make_own(GUILD, NOON)
    await found(store, first, PUZZLES[0])
    await found(store, second, PUZZLES[1])
    await store.object_to_own(GUILD, ALICE.user_id, NOON, objects=True)
    assert await keys(store) == {PUZZLES[1].key}
    assert await store.note_own_decision(first, 1, 2, OwnPosition(GUILD, first, PUZZLES[2]))
    assert await keys(store) == {PUZZLES[1].key}
    assert (await store.own_server(GUILD)).admitted == 2


async def test_a_deletion_withdraws_them_and_forgets_who_has_heard(store):
    match_id = (await finish(store, ALICE, BOB)).match_id
    await store.make_own(GUILD, NOON)
    await found(store, match_id, PUZZLES[0])
    await store.hear_of_own(GUILD, (ALICE.user_id, BOB.user_id), NOON)
    await store.delete_person(ALICE.user_id)
    assert await keys(store) == set()
    assert await store.own_hearings_of(ALICE.user_id) == []
    assert len(await store.own_hearings_of(BOB.user_id)) == 1
    assert (await store.own_server(GUILD)).admitted == 1, "counts are of nobody"


async def test_the_answer_of_a_player_of_that_match_does_not_count(store, sample):
    daily = await begun(store, sample, puzzle=PUZZLES[0])
    match_id = (await finish(store, ALICE, BOB, guild=daily.guild_id)).match_id
    await store.begin_own_match(daily.guild_id, match_id)
    await store.note_own_decision(match_id, 0, 1, OwnPosition(daily.guild_id, match_id, PUZZLES[0]))
    given = [answered(daily, one.user_id, at=sample.now) for one in (ALICE, CAROL)]
    alice, carol = [await store.answer_daily(one) for one in given]
    assert (alice.counted, alice.rated) == (False, False)
    assert (carol.counted, carol.rated) == (True, True)
    assert (await store.daily(daily.daily_id)).answers == 1
    await store.close_daily(daily.daily_id, sample.after(days=1))
    closed = await store.daily(daily.daily_id)
    assert (closed.tally.answers, closed.tally.solved) == (1, 1)
    assert (await store.daily_streak(daily.guild_id, ALICE.user_id))[0] == 1, "a streak goes on"
