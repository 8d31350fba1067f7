"""What every store promises about challenges, players and servers."""

import asyncio

import pytest

from bot.errors import ChallengeError, ChallengeReason, FenceError, FenceReason, NotFound, NotFoundWhat
from bot.records.matches import ChallengeRecord, ChallengeStatus
from bot.records.people import Person, ServerSettings


async def test_a_challenge_is_read_back_as_it_was_stored(store, sample):
    new = sample.challenge(opponent=sample.bob)
    challenge = await store.create_challenge(new)
    assert challenge == ChallengeRecord(
        challenge_id=challenge.challenge_id,
        place=sample.here,
        challenger=sample.alice,
        opponent=sample.bob,
        terms=sample.terms,
        status=ChallengeStatus.OPEN,
        created_at=sample.now,
        expires_at=sample.after(hours=24),
        match_id=None,
        message_id=None,
    )
    assert await store.challenge(challenge.challenge_id) == challenge


async def test_a_challenge_to_anyone(store, sample):
    challenge = await store.create_challenge(sample.challenge(place=sample.elsewhere))
    assert challenge.opponent is None
    assert challenge.place == sample.elsewhere
    assert await store.challenge(challenge.challenge_id) == challenge


async def test_no_challenge(store):
    for missing in (store.challenge(404), store.close_challenge(404, ChallengeStatus.DECLINED)):
        with pytest.raises(NotFound) as caught:
            await missing
        assert caught.value.what is NotFoundWhat.CHALLENGE


@pytest.mark.parametrize("to_anyone", [True, False])
async def test_the_same_challenge_twice(store, sample, to_anyone):
    opponent = None if to_anyone else sample.bob
    challenge = await store.create_challenge(sample.challenge(opponent=opponent))
    again = sample.challenge(opponent=opponent, place=sample.here if to_anyone else sample.elsewhere)
    with pytest.raises(FenceError) as caught:
        await store.create_challenge(again)
    assert (caught.value.reason, caught.value.user_id) == (FenceReason.CALLED, 0 if to_anyone else sample.bob.user_id)
    # Another opponent and another challenger are other challenges; so is another channel, if it's open to anyone.
    await store.create_challenge(sample.challenge(opponent=sample.carol))
    if to_anyone:
        await store.create_challenge(sample.challenge(place=sample.elsewhere))
    await store.create_challenge(sample.challenge(sample.carol, opponent))
    await store.close_challenge(challenge.challenge_id, ChallengeStatus.WITHDRAWN)
    await store.create_challenge(sample.challenge(opponent=opponent))


async def test_what_has_run_out_neither_counts_nor_shows(store, sample):
    await store.create_challenge(sample.challenge(expires_at=sample.after(minutes=1)))
    assert len(await store.open_challenges(sample.here, sample.after(seconds=59))) == 1
    assert await store.open_challenges(sample.here, sample.after(minutes=1)) == []
    await store.create_challenge(sample.challenge(at=sample.after(minutes=1)))


@pytest.mark.parametrize("status", [s for s in ChallengeStatus if s is not ChallengeStatus.OPEN])
async def test_a_challenge_is_closed_once(store, sample, status):
    challenge = await store.create_challenge(sample.challenge())
    closed = await store.close_challenge(challenge.challenge_id, status)
    assert closed.status is status
    assert await store.challenge(challenge.challenge_id) == closed
    with pytest.raises(ChallengeError) as caught:
        await store.close_challenge(challenge.challenge_id, ChallengeStatus.DECLINED)
    assert caught.value.reason == ChallengeReason(status.value)
    assert await store.challenge(challenge.challenge_id) == closed


async def test_the_message_of_a_challenge(store, sample):
    challenge = await store.create_challenge(sample.challenge())
    await store.challenge_posted(challenge.challenge_id, 77)
    assert (await store.challenge(challenge.challenge_id)).message_id == 77


async def test_open_challenges_newest_first(store, sample):
    first = await store.create_challenge(sample.challenge())
    second = await store.create_challenge(sample.challenge(sample.bob, at=sample.after(minutes=1)))
    await store.create_challenge(sample.challenge(place=sample.elsewhere))
    now = sample.after(minutes=2)
    assert await store.open_challenges(sample.here, now) == [second, first]
    await store.close_challenge(second.challenge_id, ChallengeStatus.DECLINED)
    assert await store.open_challenges(sample.here, now) == [first]


async def test_challenges_run_out(store, sample):
    people = (sample.alice, sample.bob, sample.carol)
    made = [
        await store.create_challenge(sample.challenge(person, expires_at=sample.after(minutes=minute)))
        for minute, person in enumerate(people, 1)
    ]
    assert await store.expire_challenges(sample.now) == []
    assert [c.challenge_id for c in await store.expire_challenges(sample.after(minutes=2), 1)] == [made[0].challenge_id]
    (expired,) = await store.expire_challenges(sample.after(minutes=2))
    assert expired.challenge_id == made[1].challenge_id
    assert expired.status is ChallengeStatus.EXPIRED
    assert await store.challenge(made[1].challenge_id) == expired
    assert (await store.challenge(made[2].challenge_id)).status is ChallengeStatus.OPEN
    assert await store.expire_challenges(sample.after(minutes=2)) == []


async def test_a_challenge_shows_the_name_last_seen(store, sample):
    challenge = await store.create_challenge(sample.challenge(opponent=sample.bob))
    renamed = Person(sample.alice.user_id, "Alice II")
    await store.remember_person(renamed, sample.after(minutes=1))
    assert (await store.challenge(challenge.challenge_id)).challenger == renamed


async def test_a_person_may_be_seen_before_anything_else(store, sample):
    await store.remember_person(sample.carol, sample.now)
    await store.remember_person(Person(sample.carol.user_id, "Caro"), sample.now)
    record, _ = await sample.begin(store, players=(sample.alice, sample.carol))
    assert record.players[1] == sample.carol


async def test_settings_of_a_server(store):
    assert await store.server_settings(5) == ServerSettings()
    await store.change_server_settings(5, lambda _: ServerSettings(default_length=7))
    await store.change_server_settings(6, lambda _: ServerSettings(default_length=3))
    assert await store.server_settings(5) == ServerSettings(default_length=7)
    await store.change_server_settings(5, lambda _: ServerSettings())
    assert await store.server_settings(5) == ServerSettings()
    assert await store.server_settings(6) == ServerSettings(default_length=3)


async def test_many_people_challenge_at_once(store, sample):
    """Each transaction counts first, so on a server they cross each other, and none may give up."""
    people = [Person(1000 + number, f"person{number}") for number in range(200)]
    made = await asyncio.gather(*(store.create_challenge(sample.challenge(one)) for one in people))
    assert len({one.challenge_id for one in made}) == 200
