"""Tournaments in the store: what is promised, for every kind of store."""

from datetime import timedelta

import pytest
from msgspec.structs import replace

from bot.app.tournament.calendar import decided
from bot.errors import FenceError, FenceReason, NotFound, StaleAction
from bot.records.matches import NewMatch
from bot.records.tournaments import Agenda, TournamentPlan, TournamentRecord
from bot.store import fence
from bot.tournaments import commands as cmd
from bot.tournaments.evolution import evolve
from bot.tournaments.machine import create, decide, fold
from bot.tournaments.settings import Format, Seeding, TournamentSettings
from bot.tournaments.state import TournamentPhase

CUP = TournamentSettings(seeding=Seeding.MANUAL)


async def begin(store, sample, settings=CUP, *, interaction_id=None, **plan):
    events = create(cmd.Create(settings, 5))
    new = TournamentRecord(
        0, sample.here, 5, "Cup", TournamentPlan(**plan), fold(events), Agenda(), None, sample.now, sample.now, None
    )
    return await store.create_tournament(decided(new, new.state, sample.now), events, interaction_id=interaction_id)


async def do(store, sample, record, command, *, interaction_id=None):
    events, state = decide(record.state, command), record.state
    for event in events:
        state = evolve(state, event)
    after = decided(record, state, sample.now)
    return await store.append_tournament(
        record, after, events, actor_id=7, interaction_id=interaction_id, at=sample.now
    )


async def test_what_is_stored_comes_back(store, sample):
    record = await begin(store, sample, lengths=(3, 5))
    record = await do(store, sample, record, cmd.Join(1, "Alice", 1520.5))
    record = await do(store, sample, record, cmd.Join(2, "Bob ♟"))
    assert await store.tournament(record.tournament_id) == record
    log = await store.tournament_events(record.tournament_id)
    assert fold([stored.event for stored in log]) == record.state
    assert [stored.actor_id for stored in log] == [5, 7, 7]
    assert await store.tournaments_in(sample.here.guild_id) == [record]
    assert await store.tournaments_in(1) == []


async def test_there_is_none(store):
    with pytest.raises(NotFound):
        await store.tournament(1)


async def test_two_writers_cannot_both_win(store, sample):
    record = await begin(store, sample)
    await do(store, sample, record, cmd.Join(1, "Alice"))
    with pytest.raises(StaleAction):
        await do(store, sample, record, cmd.Join(2, "Bob"))
    assert len((await store.tournament(record.tournament_id)).state.entrants) == 1


async def test_an_interaction_counts_once(store, sample):
    record = await begin(store, sample)
    record = await do(store, sample, record, cmd.Join(1, "Alice"), interaction_id=99)
    with pytest.raises(StaleAction):
        await do(store, sample, record, cmd.Join(2, "Bob"), interaction_id=99)
    assert await store.tournament(record.tournament_id) == record


@pytest.mark.parametrize(
    ("settings", "most", "reason"),
    [(TournamentSettings(Format.SIMUL, host=5), "MOST_OPEN", FenceReason.OPEN), (CUP, "MOST_HELD", FenceReason.HELD)],
)
async def test_nobody_announces_more_than_they_may_but_the_bot_goes_on(
    store, sample, monkeypatch, settings, most, reason
):
    monkeypatch.setattr(fence, most, 1)
    first = await begin(store, sample, settings, interaction_id=98)
    with pytest.raises(FenceError) as caught:
        await begin(store, sample, settings, interaction_id=99)
    assert (caught.value.reason, caught.value.user_id) == (reason, 5)
    assert await store.tournaments_in(sample.here.guild_id) == [first]
    await begin(store, sample, settings)
    assert len(await store.tournaments_in(sample.here.guild_id)) == 2


async def test_what_is_due(store, sample):
    record = await begin(store, sample, starts_at=sample.after(hours=2))
    await begin(store, sample)
    assert await store.tournaments_due(sample.after(hours=1)) == []
    assert await store.tournaments_due(sample.after(hours=2)) == [record.tournament_id]
    later = replace(record, next_at=sample.after(hours=3))
    moved = await store.reschedule(record, later)
    assert moved == replace(later, updated_at=moved.updated_at)
    assert moved.updated_at > record.updated_at, "whoever read it before is too late"
    assert await store.tournaments_due(sample.after(hours=2)) == []
    with pytest.raises(StaleAction):
        await store.reschedule(record, replace(record, next_at=sample.now + timedelta(hours=9)))


async def test_time_away_puts_off_what_is_due_but_not_a_start_that_was_announced(store, sample):
    due, gap, away = sample.after(hours=9), timedelta(minutes=1), timedelta(hours=5)
    announced = await begin(store, sample, starts_at=due)
    running = await begin(store, sample)
    for number in (1, 2):
        running = await do(store, sample, running, cmd.Join(number, f"Player {number}"))
    running = await do(store, sample, running, cmd.Start(3))
    running = await store.reschedule(running, replace(running, next_at=due))
    await store.awake(sample.now, gap=gap)
    assert await store.awake(sample.now + away, gap=gap) == away
    assert (await store.tournament(announced.tournament_id)).next_at == due
    assert (await store.tournament(running.tournament_id)).next_at == due + away


async def test_a_pairing_and_its_match_are_linked_with_the_match(store, sample):
    record = await begin(store, sample)
    for number in range(4):
        record = await do(store, sample, record, cmd.Join(number + 1, f"Player {number}"))
    record = await do(store, sample, record, cmd.Start(3))
    assert await store.running_tournaments() == [record.tournament_id]
    match, game = await sample.begin(store)
    new = NewMatch(sample.here, (sample.alice, sample.bob), pairing=(record.tournament_id, 1))
    linked = await store.create_match(new, game.log, game.state, actor_id=None, interaction_id=None, at=sample.now)
    assert await store.pairing_of(linked.match_id) == (record.tournament_id, 1)
    assert await store.pairing_of(match.match_id) is None
    assert await store.matches_of_tournament(record.tournament_id) == {1: linked.match_id}
    assert await store.matches_of_tournament(record.tournament_id, 2) == {}
    second = await store.create_match(
        replace(new, pairing=(record.tournament_id, 2)),
        game.log,
        game.state,
        actor_id=None,
        interaction_id=None,
        at=sample.now,
    )
    both = {1: linked.match_id, 2: second.match_id}
    assert await store.tournament_matches_open() == {record.tournament_id: both}
    assert [await store.boards_open(one) for one in (linked.match_id, match.match_id)] == [2, 0]


async def test_another_agenda_is_stored_by_whoever_has_seen_the_last(store, sample):
    record = await begin(store, sample)
    moved = await store.reschedule(record, replace(record, agenda=Agenda(thread_id=7), next_at=sample.after(hours=1)))
    assert await store.tournament(record.tournament_id) == moved
    assert (moved.agenda, moved.next_at) == (Agenda(thread_id=7), sample.after(hours=1))
    with pytest.raises(StaleAction):
        await store.reschedule(record, record)
    assert await store.tournament(record.tournament_id) == moved


async def test_whom_it_may_concern(store, sample):
    record = await begin(store, sample)
    record = await do(store, sample, record, cmd.Join(123456, "Alice"))
    assert await store.tournaments_of(123456) == [record]
    assert await store.tournaments_of(12345) == []
    record = await do(store, sample, record, cmd.Cancel())
    assert record.state.phase is TournamentPhase.CANCELLED
    assert await store.tournaments_of(123456) == []


async def test_the_announcement_is_remembered(store, sample):
    record = await begin(store, sample)
    await store.tournament_posted(record.tournament_id, 4321)
    assert (await store.tournament(record.tournament_id)).message_id == 4321
    record = await do(store, sample, record, cmd.Join(1, "Alice"))
    assert record.message_id == 4321


async def test_it_moves_to_another_channel_where_nothing_announces_it_yet(store, sample):
    record, other = await begin(store, sample), await begin(store, sample)
    await store.tournament_posted(record.tournament_id, 4321)
    await store.tournament_moved(record.tournament_id, 99)
    moved = await store.tournament(record.tournament_id)
    assert (moved.place.channel_id, moved.place.guild_id) == (99, record.place.guild_id)
    assert moved.message_id is None
    assert (await store.tournament(other.tournament_id)).place == record.place
