"""What every store promises about one person in everything that is stored."""

import asyncio
import time

import pytest
from msgspec.structs import replace

from bot.errors import StaleAction
from bot.records.matches import ChallengeStatus
from bot.records.people import Person, Preferences
from bot.rules.match.machine import fold
from bot.rules.sides import Side
from bot.store import fence, privacy


async def finished(store, sample, players=None, **options):
    record, game = await sample.begin(store, players=players, **options)
    return await sample.play(store, record, game, resign=True)


async def test_a_person_as_last_seen(store, sample):
    assert await store.person_seen(sample.alice.user_id) is None
    await store.remember_person(sample.alice, sample.now)
    await store.remember_person(Person(sample.alice.user_id, "Alice II"), sample.after(minutes=1))
    assert await store.person_seen(sample.alice.user_id) == (
        Person(sample.alice.user_id, "Alice II"),
        sample.after(minutes=1),
    )


async def test_defaults_that_were_chosen_are_stored_all_the_same(store):
    assert not await store.has_preferences(5)
    await store.change_preferences(5, lambda _: Preferences())
    assert await store.has_preferences(5)
    assert not await store.has_preferences(6)


async def test_all_matches_of_a_person_oldest_first(store, sample):
    first = await finished(store, sample)
    second, _ = await sample.begin(store, players=(sample.carol, sample.alice), place=sample.elsewhere)
    third, _ = await sample.begin(store, players=(sample.carol, sample.bob))
    fourth = await finished(store, sample, (sample.bob, sample.alice))
    assert await store.all_matches_of(sample.alice.user_id) == [first, second, fourth]
    assert await store.all_matches_of(sample.carol.user_id) == [second, third]
    assert await store.all_matches_of(404) == []


async def test_events_a_person_caused(store, sample):
    record, game = await sample.begin(store)
    by_alice = []
    for _ in range(4):
        before = len(game.log)
        record = await sample.play(store, record, game)
        by_alice += game.log[before:]
    await finished(store, sample, (sample.carol, sample.bob))
    assert (await store.counted_about(sample.alice.user_id))["events"] == len(by_alice)
    assert (await store.counted_about(404))["events"] == 0


async def test_challenges_of_a_person_open_or_not(store, sample):
    made = [
        await store.create_challenge(new)
        for new in (
            sample.challenge(sample.alice, sample.bob),
            sample.challenge(sample.bob, sample.alice),
            sample.challenge(sample.bob, sample.carol),
            sample.challenge(sample.alice),
        )
    ]
    declined = await store.close_challenge(made[1].challenge_id, ChallengeStatus.DECLINED)
    assert await store.challenges_of(sample.alice.user_id) == [made[0], declined, made[3]]
    assert await store.challenges_of(sample.carol.user_id) == [made[2]]


async def test_all_that_a_person_follows_oldest_first(store, sample, monkeypatch):
    monkeypatch.setattr(fence, "MOST_MATCHES", 30)
    records = [(await sample.begin(store, at=sample.after(minutes=-minute)))[0] for minute in range(30)]
    for record in reversed(records[1:]):
        await store.follow(record.match_id, 9)
    assert await store.all_followed_by(9) == records[1:]
    assert await store.all_followed_by(8) == []


async def test_a_stand_in_takes_the_place_of_the_deleted(store, sample):
    as_white = await finished(store, sample)
    as_black = await finished(store, sample, (sample.carol, sample.alice))
    stand_in, match_ids = await store.delete_person(sample.alice.user_id)
    assert (stand_in.user_id < 0, stand_in.name) == (True, "")
    assert match_ids == [as_white.match_id, as_black.match_id]
    assert await store.match(as_white.match_id) == replace(as_white, players=(stand_in, sample.bob))
    assert await store.match(as_black.match_id) == replace(as_black, players=(sample.carol, stand_in))
    assert await store.all_matches_of(stand_in.user_id) == [await store.match(match_id) for match_id in match_ids]
    assert await store.person_seen(sample.alice.user_id) is None
    assert await store.person_seen(sample.bob.user_id) == (sample.bob, sample.now)


async def test_the_log_stays_as_it_was_but_for_the_actor(store, sample):
    record = await finished(store, sample)
    before = await store.events(record.match_id)
    stand_in, _ = await store.delete_person(sample.alice.user_id)
    after = await store.events(record.match_id)
    names = {sample.alice.user_id: stand_in.user_id}
    assert after == [replace(stored, actor_id=names.get(stored.actor_id, stored.actor_id)) for stored in before]
    assert fold([stored.event for stored in after]) == record.state


async def test_nobody_is_deleted_who_still_plays(store, sample):
    ended = await finished(store, sample)
    for players in ((sample.alice, sample.carol), (sample.carol, sample.alice)):
        record, game = await sample.begin(store, players=players)
        await store.change_preferences(sample.alice.user_id, lambda _: Preferences(theme="dark"))
        with pytest.raises(StaleAction):
            await store.delete_person(sample.alice.user_id)
        assert await store.has_preferences(sample.alice.user_id)
        assert await store.match(ended.match_id) == ended
        assert await store.match(record.match_id) == record
        await sample.play(store, record, game, resign=True)
    await store.delete_person(sample.alice.user_id)
    assert not await store.has_preferences(sample.alice.user_id)


async def test_many_are_deleted_at_once_each_with_a_stand_in_of_their_own(store, sample):
    people = [Person(10**17 + number, f"p{number}") for number in range(10)]
    for one, other in zip(people[::2], people[1::2], strict=True):
        await finished(store, sample, (one, other))
    gone = await asyncio.gather(*(store.delete_person(one.user_id) for one in people))
    assert {stand_in.user_id for stand_in, _ in gone} == set(range(-len(people), 0))


async def test_challenges_stay_where_a_match_came_of_them(store, sample):
    accepted = await store.create_challenge(sample.challenge(sample.alice, sample.bob))
    to_alice = await store.create_challenge(sample.challenge(sample.carol, sample.alice))
    of_others = await store.create_challenge(sample.challenge(sample.bob, sample.carol))
    record = await finished(store, sample, challenge_id=accepted.challenge_id)
    await store.create_challenge(sample.challenge(sample.alice, sample.bob))
    await store.delete_person(sample.alice.user_id)
    stand_in = (await store.match(record.match_id)).players[0]
    assert (await store.challenge(accepted.challenge_id)).challenger == stand_in
    assert await store.challenges_of(sample.bob.user_id) == [
        replace(accepted, challenger=stand_in, status=ChallengeStatus.ACCEPTED, match_id=record.match_id),
        of_others,
    ]
    assert [c.challenge_id for c in await store.challenges_of(sample.carol.user_id)] == [of_others.challenge_id]
    assert to_alice.challenge_id not in [c.challenge_id for c in await store.open_challenges(sample.here, sample.now)]


async def test_choices_go_and_those_of_others_stay(store, sample):
    alice, bob, carol = (person.user_id for person in (sample.alice, sample.bob, sample.carol))
    record, _ = await sample.begin(store, players=(sample.bob, sample.carol))
    for one, other in ((alice, bob), (carol, alice), (bob, carol)):
        await store.block(one, other)
    for follower in (alice, bob):
        await store.follow(record.match_id, follower)
        await store.change_preferences(follower, lambda _: Preferences(theme="paper"))
    stand_in, match_ids = await store.delete_person(alice)
    assert match_ids == []
    assert await store.person_seen(stand_in.user_id) is None
    assert not await store.block_between(alice, bob)
    assert await store.block_between(alice, carol), "it is hers"
    assert await store.block_between(bob, carol)
    assert await store.followers(record.match_id) == [bob]
    assert [await store.has_preferences(user_id) for user_id in (alice, bob)] == [False, True]


async def test_no_two_share_a_stand_in(store, sample):
    both = await finished(store, sample)
    again = await finished(store, sample, (sample.carol, sample.alice))
    first, _ = await store.delete_person(sample.alice.user_id)
    second, _ = await store.delete_person(sample.bob.user_id)
    assert (await store.match(both.match_id)).players == (first, second)
    assert (await store.match(again.match_id)).players == (sample.carol, first)
    back = await finished(store, sample)
    third, _ = await store.delete_person(sample.alice.user_id)
    assert (await store.match(back.match_id)).players == (third, sample.bob)
    assert len({first.user_id, second.user_id, third.user_id}) == 3


class Killed(Exception):
    """What ends a deletion in the middle."""


async def killed_after(store, user_id, steps):
    """Delete a person, and die after so many parts of it. Were all of them done?"""
    done = 0

    async def tell(_):
        nonlocal done
        done += 1
        if done > steps:
            raise Killed

    try:
        await store.delete_person(user_id, tell=tell)
    except Killed:
        return False
    return True


async def test_a_deletion_that_dies_anywhere_goes_on_with_the_same_stand_in(store, sample):
    alice = sample.alice.user_id
    challenge = await store.create_challenge(sample.challenge(sample.alice, sample.bob))
    records = [await finished(store, sample, challenge_id=challenge.challenge_id)]
    records.append(await finished(store, sample, (sample.carol, sample.alice)))
    for record in records:
        await store.note_hint(record.match_id, 2, Side.WHITE)
        await store.note_hint(record.match_id, 3, Side.BLACK)
    await store.create_challenge(sample.challenge(sample.alice, sample.carol))
    await store.rate_pending()
    await store.change_preferences(alice, lambda _: Preferences(theme="dark"))
    stand_ins = set()
    for steps in range(100):
        whole = await killed_after(store, alice, steps)
        known = [person for record in records for person in (await store.match(record.match_id)).players]
        stand_ins |= {person.user_id for person in known if person.user_id < 0}
        assert sample.alice.name not in {person.name for person in known}
        assert await store.deletions() == ([] if whole else [alice])
        assert [leader.user_id for leader in await store.leaders(0, "backgammon", 25)].count(alice) == 0
        if whole:
            break
    assert steps > 5
    assert len(stand_ins) == 1
    assert not any((await store.counted_about(alice)).values())
    assert await store.person_seen(alice) is None
    assert [await store.hints_in(record.match_id) for record in records] == [(0, 1), (1, 0)]
    assert (await store.recompute_ratings()).corrected == 0


async def test_where_the_disk_is_slow_less_is_rewritten_in_one_transaction(store, sample, monkeypatch):
    """Whoever plays meanwhile waits for one of them."""
    sizes, in_all = [], privacy._in_all

    def slowly(replace, numbers, *rest):
        if replace is privacy._replace_in_match:
            sizes.append(len(numbers))
            time.sleep(0.1)  # in the thread that writes
        in_all(replace, numbers, *rest)

    monkeypatch.setattr(privacy, "_AT_ONCE", 4)
    monkeypatch.setattr(privacy, "_in_all", slowly)
    for _ in range(10):
        await finished(store, sample)
    await store.delete_person(sample.alice.user_id)
    assert sum(sizes) == 10
    assert sizes[0] == 4 > max(sizes[1:])
    assert not any((await store.counted_about(sample.alice.user_id)).values())


async def test_a_match_begun_during_a_deletion_keeps_it_from_ending(store, sample):
    await finished(store, sample)
    begun = []

    async def tell(_):
        if not begun:
            begun.append(await sample.begin(store))

    with pytest.raises(StaleAction):
        await store.delete_person(sample.alice.user_id, tell=tell)
    [(record, game)] = begun
    assert await store.match(record.match_id) == record
    await sample.play(store, record, game, resign=True)
    await store.delete_person(sample.alice.user_id)
    assert {person.name for person in (await store.match(record.match_id)).players} == {"", sample.bob.name}
