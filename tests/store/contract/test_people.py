"""What every store promises about choices, blocks and follows."""

from datetime import UTC, datetime

import pytest

from bot.errors import StorageUnavailable
from bot.records.people import Asked, Lesson, Numbering, Posting, Preferences, ServerSettings, Tutor
from bot.rules.match.time_control import AtZero, ClockKind, TimeControl
from bot.rules.position import Position
from bot.rules.rules import Rules

NOW = datetime(2026, 7, 1, 8, 30, tzinfo=UTC)
EVERYTHING = Preferences(
    auto_roll=True,
    auto_forced=True,
    auto_bear_off=True,
    confirm=False,
    confirm_double=False,
    one_tap=True,
    home_left=True,
    numbering=Numbering.NONE,
    theme="dark",
    text_board=True,
    language="tr",
    house_rules=Rules(raccoons=True, automatic_doubles=2),
    asked=(Asked(NOW, Position.start()), Asked(NOW, None, 3)),
    last_challenge="5 points",
    reminders=False,
    dice_phrase="seven",
    tutor=Tutor.BAD,
    away_until=NOW,
    vacation_year=2026,
    vacation_used=12,
    dm_turns=True,
    dm_closed=True,
    shown_outside=True,
    explained=(Lesson.BLOT,),
)


async def test_who_never_chose_has_the_defaults(store):
    assert await store.preferences(5) == Preferences()


async def test_preferences_are_read_back_as_they_were_chosen(store):
    assert all(getattr(EVERYTHING, name) != getattr(Preferences(), name) for name in Preferences.__struct_fields__)
    await store.change_preferences(5, lambda _: EVERYTHING)
    await store.change_preferences(6, lambda _: Preferences(theme="paper"))
    assert await store.preferences(5) == EVERYTHING
    assert await store.preferences(6) == Preferences(theme="paper")
    await store.change_preferences(5, lambda _: Preferences())
    assert await store.preferences(5) == Preferences()
    assert await store.preferences(6) == Preferences(theme="paper")


async def test_whoever_chooses_need_not_have_been_seen(store, sample):
    await store.change_preferences(sample.alice.user_id, lambda _: Preferences(auto_roll=True))
    await sample.begin(store)
    assert (await store.preferences(sample.alice.user_id)).auto_roll


async def test_all_settings_of_a_server(store):
    settings = ServerSettings(
        default_length=7,
        default_clock=TimeControl(ClockKind.LIVE, 12, 600, AtZero.CLAIM),
        language="de",
        theme="tournament",
        posting=Posting.LIVE,
        threads=True,
        house_rules=Rules(cube=False, winner_starts=True),
        organizer_role=77,
    )
    await store.change_server_settings(5, lambda _: settings)
    assert await store.server_settings(5) == settings


async def test_a_block_holds_between_the_two_and_nobody_else(store, sample):
    alice, bob, carol = (person.user_id for person in (sample.alice, sample.bob, sample.carol))
    assert not await store.block_between(alice, bob)
    await store.block(alice, bob)
    assert await store.block_between(alice, bob)
    assert await store.block_between(bob, alice)
    assert not await store.block_between(alice, carol)
    assert not await store.block_between(bob, carol)


async def test_blocking_twice_is_the_same_as_once(store):
    await store.block(1, 2)
    await store.block(1, 2)
    assert len(await store.blocked_by(1)) == 1
    await store.unblock(1, 2)
    assert not await store.block_between(1, 2)
    await store.unblock(1, 2)
    assert await store.blocked_by(1) == []


async def test_each_undoes_only_his_own_block(store):
    await store.block(1, 2)
    await store.block(2, 1)
    await store.unblock(1, 2)
    assert await store.block_between(1, 2)
    assert [person.user_id for person in await store.blocked_by(2)] == [1]


async def test_the_blocked_are_named_as_last_seen(store, sample):
    await store.remember_person(sample.bob, sample.now)
    await store.block(sample.alice.user_id, sample.bob.user_id)
    await store.block(sample.alice.user_id, 7)
    await store.block(sample.carol.user_id, sample.alice.user_id)
    blocked = await store.blocked_by(sample.alice.user_id)
    assert [(person.user_id, person.name) for person in blocked] == [(7, ""), (sample.bob.user_id, sample.bob.name)]
    assert await store.blocked_by(sample.bob.user_id) == []


async def test_followers_of_a_match(store, sample):
    first, _ = await sample.begin(store)
    second, _ = await sample.begin(store)
    for match_id, user_id in ((first.match_id, 9), (first.match_id, 4), (second.match_id, 4), (first.match_id, 4)):
        await store.follow(match_id, user_id)
    assert await store.followers(first.match_id) == [4, 9]
    assert await store.followers(second.match_id) == [4]
    await store.unfollow(first.match_id, 4)
    await store.unfollow(first.match_id, 4)
    assert await store.followers(first.match_id) == [9]
    assert await store.followers(second.match_id) == [4]
    assert await store.followers(404) == []


async def test_a_finished_match_is_still_followed(store, sample):
    record, game = await sample.begin(store)
    await store.follow(record.match_id, 9)
    ended = await sample.play(store, record, game, resign=True)
    assert await store.followers(ended.match_id) == [9]


async def test_choices_survive_a_restart(store, sample):
    record, _ = await sample.begin(store)
    await store.change_preferences(5, lambda _: EVERYTHING)
    await store.block(5, 6)
    await store.follow(record.match_id, 5)
    await store.close()
    with pytest.raises(StorageUnavailable):
        await store.preferences(5)
    await store.open()
    assert await store.preferences(5) == EVERYTHING
    assert await store.block_between(6, 5)
    assert await store.followers(record.match_id) == [5]
