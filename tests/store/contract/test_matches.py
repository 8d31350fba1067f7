"""What every store promises about matches."""

import asyncio
from datetime import datetime

import pytest
from msgspec.structs import replace

from bot.errors import ChallengeError, ChallengeReason, FenceReason, NotFound, NotFoundWhat, StaleAction
from bot.records.matches import BoardPost, ChallengeStatus, NewMatch
from bot.records.people import Person, Place
from bot.rules.match.machine import fold
from bot.store.fence import MOST_MATCHES
from tests.store.conftest import Game


async def test_a_match_is_read_back_as_it_was_stored(store, sample):
    record, game = await sample.begin(store)
    assert record.state == game.state
    assert record.players == (sample.alice, sample.bob)
    assert (record.place, record.board) == (sample.here, None)
    assert record.created_at == record.updated_at == sample.now
    assert await store.match(record.match_id) == record


async def test_a_match_in_direct_messages_has_no_server(store, sample):
    record, _ = await sample.begin(store, place=sample.elsewhere)
    assert (await store.match(record.match_id)).place == sample.elsewhere


async def test_every_match_has_its_own_id(store, sample):
    ids = {(await sample.begin(store))[0].match_id for _ in range(3)}
    assert len(ids) == 3


async def test_no_match(store):
    with pytest.raises(NotFound) as caught:
        await store.match(404)
    assert caught.value.what is NotFoundWhat.MATCH
    assert await store.events(404) == []


async def test_a_turn_is_stored(store, sample):
    record, game = await sample.begin(store)
    at = sample.after(minutes=3)
    stored = await sample.play(store, record, game, at=at)
    assert stored == replace(record, state=game.state, updated_at=at)
    assert await store.match(record.match_id) == stored


async def test_the_log_holds_every_event_in_order(store, sample):
    record, game = await sample.begin(store)
    for minute in range(40):
        record = await sample.play(store, record, game, at=sample.after(minutes=minute))
    log = await store.events(record.match_id)
    assert [stored.event for stored in log] == game.log
    assert [stored.seq for stored in log] == list(range(1, len(game.log) + 1))
    assert fold([stored.event for stored in log]) == (await store.match(record.match_id)).state
    assert log[0].at == sample.now
    assert log[-1].at == sample.after(minutes=39)
    assert {stored.actor_id for stored in log} == {sample.alice.user_id, sample.bob.user_id}


async def test_events_may_follow_by_themselves(store, sample):
    record, game = await sample.begin(store)
    events, state = game.next()
    stored = await store.append(record, events, state, actor_id=5, interaction_id=None, at=sample.now)
    events, state = game.next()
    await store.append(stored, events, state, actor_id=5, interaction_id=None, at=sample.now)
    assert len(await store.events(record.match_id)) == len(game.log)


async def test_times_are_kept_to_the_millisecond(store, sample):
    at = sample.now.replace(microsecond=987_654)
    record, game = await sample.begin(store, at=at)
    assert record.created_at == at.replace(microsecond=987_000)
    stored = await sample.play(store, record, game, at=at)
    assert stored == await store.match(record.match_id)


async def test_times_without_a_zone_are_refused(store, sample):
    record, game = await sample.begin(store)
    with pytest.raises(TypeError):
        await sample.play(store, record, game, at=datetime(2026, 1, 1))  # noqa: DTZ001


async def test_acting_on_an_old_position_is_stale_and_changes_nothing(store, sample):
    record, game = await sample.begin(store)
    events, state = game.next()
    stored = await sample.append(store, record, events, state)
    interaction = sample.interaction()
    with pytest.raises(StaleAction):
        await sample.append(store, record, events, state, interaction_id=interaction)
    assert await store.match(record.match_id) == stored
    assert len(await store.events(record.match_id)) == len(game.log)
    assert not await store.interaction_seen(interaction)


async def test_an_interaction_causes_events_once(store, sample):
    interaction = sample.interaction()
    record, game = await sample.begin(store)
    assert not await store.interaction_seen(interaction)
    stored = await sample.play(store, record, game, interaction_id=interaction)
    assert await store.interaction_seen(interaction)
    with pytest.raises(StaleAction):
        await sample.play(store, stored, game, interaction_id=interaction)
    assert await store.match(record.match_id) == stored


async def test_an_interaction_creates_one_match(store, sample):
    interaction = sample.interaction()
    await sample.begin(store, interaction_id=interaction)
    with pytest.raises(StaleAction):
        await sample.begin(store, interaction_id=interaction)
    assert len(await store.matches_in(sample.here.channel_id)) == 1


async def test_appending_to_no_match(store, sample):
    record, game = await sample.begin(store)
    with pytest.raises(NotFound):
        await sample.play(store, replace(record, match_id=404), game)


async def test_a_state_that_does_not_follow_from_the_events_is_refused(store, sample):
    record, game = await sample.begin(store)
    events, state = game.next()
    with pytest.raises(ValueError, match="do not lead to"):
        await sample.append(store, record, [*events, *events], state)
    with pytest.raises(ValueError, match="do not lead to"):
        await sample.append(store, record, [], record.state)
    assert await store.match(record.match_id) == record


async def test_the_name_a_player_goes_by_now(store, sample):
    record, game = await sample.begin(store)
    other, _ = await sample.begin(store, players=(sample.carol, sample.alice))
    renamed = Person(sample.alice.user_id, "Alice II")
    stored = await sample.play(store, replace(record, players=(renamed, sample.bob)), game)
    assert stored.players == (renamed, sample.bob)
    assert (await store.match(record.match_id)).players == (renamed, sample.bob)
    assert (await store.match(other.match_id)).players == (sample.carol, renamed)


async def test_accepting_a_challenge_closes_it_with_the_match(store, sample):
    challenge = await store.create_challenge(sample.challenge(opponent=sample.bob))
    record, _ = await sample.begin(store, challenge_id=challenge.challenge_id)
    closed = await store.challenge(challenge.challenge_id)
    assert (closed.status, closed.match_id) == (ChallengeStatus.ACCEPTED, record.match_id)


async def test_a_challenge_makes_one_match(store, sample):
    challenge = await store.create_challenge(sample.challenge())
    record, _ = await sample.begin(store, challenge_id=challenge.challenge_id)
    with pytest.raises(ChallengeError) as caught:
        await sample.begin(store, challenge_id=challenge.challenge_id, players=(sample.alice, sample.carol))
    assert (caught.value.reason, caught.value.match_id) == (ChallengeReason.ACCEPTED, record.match_id)
    assert [found.match_id for found in await store.matches_in(sample.here.channel_id)] == [record.match_id]


async def test_no_challenge_no_match(store, sample):
    with pytest.raises(NotFound) as caught:
        await sample.begin(store, challenge_id=404)
    assert caught.value.what is NotFoundWhat.CHALLENGE
    assert await store.matches_in(sample.here.channel_id) == []


async def ids(matches):
    return [record.match_id for record in await matches]


async def three_matches(store, sample):
    """Two of alice here, the second touched later, and one elsewhere; all with the same opening."""
    first, _ = await sample.begin(store, at=sample.after(minutes=1))
    second, _ = await sample.begin(store, players=(sample.bob, sample.alice), at=sample.after(minutes=2))
    third, _ = await sample.begin(store, place=sample.elsewhere, at=sample.after(minutes=3))
    return first, second, third


async def test_matches_waiting_for_a_person(store, sample):
    first, second, third = await three_matches(store, sample)
    side = first.state.waiting_for
    waiting = first.players[side].user_id
    other = first.players[side.other].user_id
    here = sample.here.channel_id
    assert await ids(store.matches_waiting_for(waiting, None)) == [first.match_id, third.match_id]
    assert await ids(store.matches_waiting_for(waiting, here)) == [first.match_id]
    assert await ids(store.matches_waiting_for(waiting, None, 1)) == [first.match_id]
    assert await ids(store.matches_waiting_for(other, None)) == [second.match_id]
    assert await store.matches_waiting_for(sample.carol.user_id, None) == []


async def test_the_longest_waiting_comes_first_and_nobody_waits_at_the_end(store, sample):
    first, game = await sample.begin(store, at=sample.now)
    second, _ = await sample.begin(store, at=sample.after(minutes=1))
    waiting = first.players[first.state.waiting_for].user_id
    events, state = game.next()
    stored = await sample.append(store, first, events, state, at=sample.after(minutes=2))
    assert await ids(store.matches_waiting_for(waiting, None)) == [second.match_id]
    await sample.play(store, stored, game, at=sample.after(minutes=3), resign=True)
    for person in (sample.alice, sample.bob):
        assert first.match_id not in await ids(store.matches_waiting_for(person.user_id, None))


async def test_matches_of_a_person(store, sample):
    first, second, third = await three_matches(store, sample)
    alice = sample.alice.user_id
    assert await ids(store.matches_of(alice, None)) == [third.match_id, second.match_id, first.match_id]
    assert await ids(store.matches_of(alice, sample.here.channel_id)) == [second.match_id, first.match_id]
    assert await ids(store.matches_of(alice, None, limit=2)) == [third.match_id, second.match_id]
    assert await store.matches_of(alice, None, ongoing=False) == []
    assert await store.matches_of(sample.carol.user_id, None) == []


async def test_finished_matches_of_a_person(store, sample):
    ended = []
    for minute in range(4):
        players = (sample.alice, sample.bob) if minute % 2 else (sample.bob, sample.alice)
        place = sample.elsewhere if minute == 3 else sample.here
        record, game = await sample.begin(store, players=players, place=place)
        ended.insert(0, (await sample.play(store, record, game, at=sample.after(minutes=minute), resign=True)).match_id)
    ongoing, _ = await sample.begin(store)
    for person in (sample.alice.user_id, sample.bob.user_id):
        assert await ids(store.matches_of(person, None, ongoing=False)) == ended
        assert await ids(store.matches_of(person, None, ongoing=False, limit=2)) == ended[:2]
        assert await ids(store.matches_of(person, sample.here.channel_id, ongoing=False)) == ended[1:]
        assert await ids(store.matches_of(person, None)) == [ongoing.match_id]


async def test_matches_in_a_channel(store, sample):
    first, second, third = await three_matches(store, sample)
    here = sample.here.channel_id
    assert await ids(store.matches_in(here)) == [second.match_id, first.match_id]
    assert await ids(store.matches_in(here, limit=1)) == [second.match_id]
    assert await ids(store.matches_in(sample.elsewhere.channel_id)) == [third.match_id]


async def test_the_match_of_a_channel_or_thread_that_ended_last(store, sample):
    server, here = sample.here.guild_id, sample.here.channel_id
    ended = []
    for minute, place in enumerate((sample.here, sample.here, *[sample.elsewhere] * 30)):
        record, game = await sample.begin(store, place=place)
        ended.append(await sample.play(store, record, game, at=sample.after(minutes=minute), resign=True))
    await sample.begin(store)
    assert await ids(store.latest_ended_in(server, here)) == [ended[1].match_id]
    assert await ids(store.latest_ended_in(server, 555)) == []
    await store.thread_made(ended[0].match_id, 555)
    assert await ids(store.latest_ended_in(server, 555)) == [ended[0].match_id]
    assert await ids(store.latest_ended_in(server + 1, here)) == []


async def test_matches_in_a_server(store, sample):
    first, second, third = await three_matches(store, sample)
    server = sample.here.guild_id
    beside, game = await sample.begin(store, place=Place(77, server), at=sample.after(minutes=4))
    await sample.begin(store, place=Place(78, server + 1), at=sample.after(minutes=5))
    assert await ids(store.matches_in_server(server)) == [beside.match_id, second.match_id, first.match_id]
    assert await ids(store.matches_in_server(server, limit=2)) == [beside.match_id, second.match_id]
    assert third.match_id not in await ids(store.matches_in_server(server)), "a match of direct messages"
    await sample.play(store, beside, game, at=sample.after(minutes=6), resign=True)
    assert await ids(store.matches_in_server(server)) == [second.match_id, first.match_id]


async def test_what_a_board_shows(store, sample):
    record, game = await sample.begin(store)
    assert await ids(store.boards_behind()) == [record.match_id]
    await store.board_shown(record.match_id, BoardPost(1, 2, record.state.seq))
    assert await store.boards_behind() == []
    assert (await store.match(record.match_id)).board == BoardPost(1, 2, record.state.seq)
    stored = await sample.play(store, record, game)
    assert stored.board == BoardPost(1, 2, record.state.seq)
    assert await store.boards_behind() == [stored]


async def test_an_older_board_never_replaces_a_newer_one(store, sample):
    record, game = await sample.begin(store)
    stored = await sample.play(store, record, game)
    assert await store.board_shown(record.match_id, BoardPost(1, 20, stored.state.seq))
    assert not await store.board_shown(record.match_id, BoardPost(1, 10, record.state.seq))
    assert (await store.match(record.match_id)).board == BoardPost(1, 20, stored.state.seq)
    await store.board_shown(record.match_id, BoardPost(1, 30, stored.state.seq))
    assert (await store.match(record.match_id)).board == BoardPost(1, 30, stored.state.seq)


async def test_boards_behind_the_longest_first(store, sample):
    second, _ = await sample.begin(store, at=sample.after(minutes=2))
    first, _ = await sample.begin(store, at=sample.after(minutes=1))
    assert await ids(store.boards_behind()) == [first.match_id, second.match_id]
    assert await ids(store.boards_behind(limit=1)) == [first.match_id]


async def test_two_writers_of_one_match_cannot_both_win(store, sample):
    record, game = await sample.begin(store)
    events, state = game.next()
    outcomes = await asyncio.gather(
        *(sample.append(store, record, events, state) for _ in range(10)), return_exceptions=True
    )
    won = [outcome for outcome in outcomes if not isinstance(outcome, BaseException)]
    assert len(won) == 1
    assert all(isinstance(outcome, StaleAction) for outcome in outcomes if outcome is not won[0])
    assert await store.match(record.match_id) == won[0]
    assert [stored.event for stored in await store.events(record.match_id)] == game.log


async def test_many_begun_at_once_by_the_same_two_are_all_there_and_none_too_many(store, sample):
    """Each counts what the others add: on a server they cross each other, and none may give up."""
    game = Game()

    async def begin():
        new = NewMatch(sample.here, (sample.alice, sample.bob))
        actor, interaction = sample.bob.user_id, sample.interaction()
        return await store.create_match(
            new, game.log, game.state, actor_id=actor, interaction_id=interaction, at=sample.now
        )

    outcomes = await asyncio.gather(*(begin() for _ in range(35)), return_exceptions=True)
    refused = [one for one in outcomes if isinstance(one, BaseException)]
    assert [getattr(one, "reason", one) for one in refused] == [FenceReason.MATCHES] * 10
    assert await store.count_open() == MOST_MATCHES
