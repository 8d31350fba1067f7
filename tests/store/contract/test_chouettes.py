"""Chouettes in the store: what is promised, for every kind of store."""

from datetime import timedelta
from random import Random

import pytest
from msgspec.structs import replace

from bot.chouette import commands as cmd
from bot.chouette import events as ev
from bot.chouette.events import GameResult, Role
from bot.chouette.evolution import evolve
from bot.chouette.machine import decide, fold, open_lobby
from bot.chouette.settings import ChouetteSettings
from bot.chouette.state import ChouettePhase
from bot.chouette.timing import ChouetteClock, opened, ticked
from bot.dice.fairness import ServerSeed
from bot.errors import FenceError, FenceReason, NotFound, StaleAction
from bot.records.chouettes import NewChouette, Progress, Standing
from bot.records.marks import record_mark
from bot.records.matches import BoardPost, OldBoard
from bot.rules.dice import LiveDice
from bot.store import fence

DICE = LiveDice(Random(5).randrange)
SEED = ServerSeed(bytes(range(32)))


async def begin(store, sample, *, interaction_id=None, host=None):
    host = host or sample.alice
    events = open_lobby(cmd.Open(ChouetteSettings()))
    events += decide(fold(events), cmd.Join(host.user_id), DICE)
    state = fold(events)
    new = NewChouette(sample.here, host, SEED, "chouette-1")
    clock = opened(state.settings, sample.now)
    return await store.create_chouette(new, events, state, clock, interaction_id=interaction_id, at=sample.now)


async def do(store, sample, record, command, *, interaction_id=None, results=(), people=(), seeds=None):
    events, state = decide(record.state, command, DICE), record.state
    for event in events:
        state = evolve(state, event)
    clock = ticked(record.clock, record.state, state, sample.now, by_person=True)
    progress = Progress(state, clock, people, results, seeds)
    return await store.append_chouette(
        record,
        events,
        progress,
        actor_id=getattr(command, "by", None),
        caused=1,
        interaction_id=interaction_id,
        at=sample.now,
    )


async def play(store, sample):
    record = await begin(store, sample)
    for person in (sample.bob, sample.carol):
        record = await do(store, sample, record, cmd.Join(person.user_id), people=(person,))
    record = await do(store, sample, record, cmd.Start(sample.alice.user_id), seeds=("1", "2", "3"))
    return await do(store, sample, record, cmd.NextGame())


async def test_what_is_stored_comes_back(store, sample):
    record = await play(store, sample)
    assert await store.chouette(record.chouette_id) == record
    log = await store.chouette_events(record.chouette_id)
    assert fold([stored.event for stored in log]) == record.state
    assert [stored.actor_id for stored in log][-3:] == [None, sample.alice.user_id, None]
    assert record.names[sample.bob.user_id] == sample.bob.name
    assert record.commitment == SEED.commitment
    assert record_mark(record).startswith("h")
    dice = await store.chouette_dice(record.chouette_id)
    assert (dice.label, dice.player_seeds, dice.seed) == ("chouette-1", ("1", "2", "3"), SEED)
    assert await store.chouettes_in(sample.here.channel_id) == [record]
    assert await store.chouettes_with(sample.carol.user_id) == [record]


async def test_there_is_none(store):
    with pytest.raises(NotFound):
        await store.chouette(1)


async def test_two_writers_cannot_both_win(store, sample):
    record = await begin(store, sample)
    await do(store, sample, record, cmd.Join(sample.bob.user_id), people=(sample.bob,))
    with pytest.raises(StaleAction):
        await do(store, sample, record, cmd.Join(sample.carol.user_id), people=(sample.carol,))
    assert len((await store.chouette(record.chouette_id)).state.order) == 2


async def test_an_interaction_counts_once(store, sample):
    record = await begin(store, sample, interaction_id=98)
    with pytest.raises(StaleAction):
        await begin(store, sample, interaction_id=98)
    record = await do(store, sample, record, cmd.Join(2), interaction_id=99, people=(replace(sample.bob, user_id=2),))
    with pytest.raises(StaleAction):
        await do(store, sample, record, cmd.Join(3), interaction_id=99, people=(replace(sample.bob, user_id=3),))
    assert await store.chouette(record.chouette_id) == record
    assert await store.chouette_stored_by(99) == record.chouette_id
    assert await store.chouette_stored_by(97) is None


async def test_what_is_due_and_time_given_back(store, sample):
    record = await begin(store, sample)
    assert await store.chouettes_due(sample.after(hours=23)) == []
    assert await store.chouettes_due(sample.after(hours=24)) == [record]
    await store.awake(sample.now, gap=timedelta(minutes=1))
    await store.awake(sample.after(hours=3), gap=timedelta(minutes=1))
    assert await store.chouettes_due(sample.after(hours=24)) == []
    (due,) = await store.chouettes_due(sample.after(hours=27))
    assert due.clock == ChouetteClock(record.clock.sides, until=sample.after(hours=27))
    with pytest.raises(StaleAction):  # who has not seen that more time was given does not take it away
        await do(store, sample, record, cmd.Join(sample.bob.user_id), people=(sample.bob,))
    await do(store, sample, due, cmd.Join(sample.bob.user_id), people=(sample.bob,))


async def test_another_clock_is_stored_by_whoever_has_seen_the_last(store, sample):
    record = await begin(store, sample)
    clock = replace(record.clock, until=sample.after(hours=2))
    moved = await store.reschedule_chouette(record, clock)
    assert (
        await store.chouette(record.chouette_id) == moved == replace(record, clock=clock, updated_at=moved.updated_at)
    )
    moved = await do(store, sample, moved, cmd.Join(sample.bob.user_id), people=(sample.bob,), interaction_id=99)
    with pytest.raises(StaleAction):
        await store.reschedule_chouette(record, clock)
    assert await store.joining_click(record.chouette_id, sample.bob.user_id) == 99
    assert await store.joining_click(record.chouette_id, sample.alice.user_id) is None


async def test_its_dice_are_known_with_the_seeds_of_those_who_threw(store, sample):
    record = await begin(store, sample)
    dice = await store.chouette_dice(record.chouette_id)
    assert (dice.seed, dice.label, dice.player_seeds) == (SEED, "chouette-1", ())
    assert await store.chouette_dice(record.chouette_id + 1) is None
    for person in (sample.bob, sample.carol):
        record = await do(store, sample, record, cmd.Join(person.user_id), people=(person,))
    await do(store, sample, record, cmd.Start(sample.alice.user_id), seeds=("1", "2", "3"))
    assert (await store.chouette_dice(record.chouette_id)).player_seeds == ("1", "2", "3")


async def test_who_has_left_is_not_with_it_any_more(store, sample):
    record = await begin(store, sample)
    record = await do(store, sample, record, cmd.Join(sample.bob.user_id), people=(sample.bob,))
    record = await do(store, sample, record, cmd.Leave(sample.bob.user_id))
    assert await store.chouettes_with(sample.bob.user_id) == []
    assert await store.all_chouettes_with(sample.bob.user_id) == [record]
    record = await do(store, sample, record, cmd.Close())
    assert record.state.phase is ChouettePhase.OVER
    assert await store.chouettes_in(sample.here.channel_id) == []
    assert await store.chouettes_due(sample.after(days=99)) == []


async def test_who_has_left_can_be_deleted_while_the_others_play_on(store, sample):
    record = await begin(store, sample)
    record = await do(store, sample, record, cmd.Join(sample.bob.user_id), people=(sample.bob,))
    with pytest.raises(StaleAction, match="chouette"):
        await store.delete_person(sample.bob.user_id)
    record = await do(store, sample, record, cmd.Leave(sample.bob.user_id))
    await store.chouette_shown(record.chouette_id, BoardPost(5, 6, record.state.seq), [f"{sample.bob.name} left"])
    assert (await store.chouette(record.chouette_id)).board_lines
    stand_in, _ = await store.delete_person(sample.bob.user_id)
    assert not (await store.chouette(record.chouette_id)).board_lines
    log = await store.chouette_events(record.chouette_id)
    joined = [one.event.person for one in log if isinstance(one.event, ev.MemberJoined)]
    assert joined == [sample.alice.user_id, stand_in.user_id]
    assert (await store.chouette(record.chouette_id)).state == fold([one.event for one in log])
    assert await store.all_chouettes_with(sample.bob.user_id) == []
    await do(store, sample, await store.chouette(record.chouette_id), cmd.Close())


async def test_nobody_joins_more_than_they_can_play_in(store, sample, monkeypatch):
    monkeypatch.setattr(fence, "MOST_CHOUETTES", 1)
    first, second = await begin(store, sample), await begin(store, sample, host=sample.bob)
    with pytest.raises(FenceError) as caught:
        await do(store, sample, first, cmd.Join(sample.bob.user_id), people=(sample.bob,))
    assert (caught.value.reason, caught.value.user_id) == (FenceReason.CHOUETTES, sample.bob.user_id)
    assert await store.chouette(first.chouette_id) == first
    await do(store, sample, second, cmd.Leave(sample.bob.user_id))
    await do(store, sample, first, cmd.Join(sample.bob.user_id), people=(sample.bob,))


@pytest.mark.parametrize(
    ("most", "reason"), [("MOST_OPEN", FenceReason.OPEN), ("MOST_CHOUETTES", FenceReason.CHOUETTES)]
)
async def test_nobody_opens_more_than_they_may(store, sample, monkeypatch, most, reason):
    monkeypatch.setattr(fence, most, 1)
    first = await begin(store, sample)
    with pytest.raises(FenceError) as caught:
        await begin(store, sample)
    assert (caught.value.reason, caught.value.user_id) == (reason, sample.alice.user_id)
    assert await store.chouette_numbers(0, 9) == [first.chouette_id]
    await begin(store, sample, host=sample.bob)


async def test_its_message_is_remembered(store, sample):
    record = await begin(store, sample)
    number = record.chouette_id
    await store.chouette_shown(number, BoardPost(5, 6, record.state.seq))
    assert await store.chouettes_behind() == []
    await store.chouette_shown(number, BoardPost(5, 7, 1))
    assert (await store.chouette(number)).board == BoardPost(5, 6, record.state.seq)
    assert await store.old_boards("chouette") == [OldBoard(number, 5, 7)]  # it came too late
    await store.chouette_shown(number, BoardPost(5, 8, record.state.seq))
    assert await store.old_boards("chouette") == [OldBoard(number, 5, 6), OldBoard(number, 5, 7)]
    await store.chouette_outdated(number)
    assert [one.chouette_id for one in await store.chouettes_behind()] == [number]
    await store.chouette_thread_made(number, 4321)
    assert (await store.chouettes_in(4321))[0].posts_to == 4321


async def test_the_table_of_a_server(store, sample):
    record = await play(store, sample)
    alice, bob, carol = (person.user_id for person in (sample.alice, sample.bob, sample.carol))
    first = (
        GameResult(1, alice, Role.BOX, -250),
        GameResult(1, bob, Role.CAPTAIN, 200),
        GameResult(1, carol, Role.CREW, 50),
    )
    roller = record.state.order[1]
    record = await do(store, sample, record, cmd.RollOn(roller), results=first)
    second = tuple(replace(one, game=2, hundredths=one.hundredths // 50) for one in first)
    await do(store, sample, record, cmd.RollOn(roller, on=False), results=second)
    assert await store.results_of_chouette(record.chouette_id) == [*first, *second]
    table = await store.chouette_table(sample.here.guild_id, 25)
    assert table == [
        Standing(sample.bob, 204, 2, 0, 1),
        Standing(sample.carol, 51, 2, 0, 1),
        Standing(sample.alice, -255, 2, 2, 1),
    ]
    assert await store.chouette_table(sample.here.guild_id, 1) == table[:1]
    assert await store.chouette_table(1, 25) == []
    assert await store.chouette_standing(carol, sample.here.guild_id) == table[1]
    assert await store.chouette_standing(carol, None) == table[1]
    assert await store.chouette_standing(carol, 1) is None
    (attended,) = await store.chouettes_attended(carol, None)
    assert (attended.hundredths, attended.games, attended.players, attended.over) == (51, 2, 3, False)
