"""Declining challenges, and what is offered to a person."""

import pytest

from bot.errors import AccessError, AccessReason, ChallengeError, ChallengeReason
from bot.records.matches import ChallengeStatus, Terms
from bot.records.people import Place
from bot.rules.match.commands import MakePlay, OfferDouble
from bot.rules.rules import Rules
from tests.app.conftest import ALICE, BOB, CAROL, HERE

TERMS = Terms("backgammon", 5, Rules())


async def test_what_is_closed_or_has_run_out_is_not_declined(house):
    challenges = house.challenges
    closed = (await challenges.challenge(HERE, ALICE, BOB, TERMS)).challenge_id
    assert (await challenges.decline(closed, ALICE)).status is ChallengeStatus.WITHDRAWN
    late = (await challenges.challenge(HERE, ALICE, BOB, TERMS)).challenge_id
    house.wait(days=400)
    for number, person, reason in (
        (closed, BOB, ChallengeReason.WITHDRAWN),
        (closed, ALICE, ChallengeReason.WITHDRAWN),
        (late, BOB, ChallengeReason.EXPIRED),
    ):
        with pytest.raises(ChallengeError) as refused:
            await challenges.decline(number, person)
        assert refused.value.reason is reason


async def test_an_open_challenge_is_declined_by_nobody_but_its_challenger(house):
    number = (await house.challenges.challenge(HERE, ALICE, None, TERMS)).challenge_id
    with pytest.raises(AccessError) as refused:
        await house.challenges.decline(number, BOB)
    assert refused.value.reason is AccessReason.OPEN_CHALLENGE
    assert (await house.challenges.decline(number, ALICE)).status is ChallengeStatus.WITHDRAWN


async def test_nobody_accepts_their_own_challenge_nor_one_that_a_block_has_come_between(house):
    anyone = (await house.challenges.challenge(HERE, ALICE, None, TERMS)).challenge_id
    with pytest.raises(AccessError) as own:
        await house.challenges.accept(anyone, ALICE, interaction_id=house.interaction())
    assert own.value.reason is AccessReason.OWN_CHALLENGE
    for_bob = (await house.challenges.challenge(HERE, ALICE, BOB, TERMS)).challenge_id
    with pytest.raises(AccessError) as others:
        await house.challenges.accept(for_bob, CAROL, interaction_id=house.interaction())
    assert others.value.reason is AccessReason.NOT_YOUR_CHALLENGE
    for one, other in ((ALICE, BOB), (BOB, ALICE)):
        await house.people.block(one.user_id, other, house.now)
        with pytest.raises(ChallengeError) as blocked:
            await house.challenges.accept(anyone, BOB, interaction_id=house.interaction())
        assert blocked.value.reason is ChallengeReason.BLOCKED
        await house.people.unblock(one.user_id, other.user_id)
    house.rolls((3, 1))
    turn = await house.challenges.accept(anyone, BOB, interaction_id=house.interaction())
    assert turn.record.players == (ALICE, BOB)


async def test_a_double_is_offered_to_whom_it_waits_for_and_a_turn_to_nobody(house):
    number = await house.begin()
    await house.act(number, ALICE, lambda side: MakePlay(side, "8/5 6/5"))
    assert await house.challenges.offers_to(BOB, HERE) == []
    await house.act(number, BOB, OfferDouble)
    assert [one.match.match_id for one in await house.challenges.offers_to(ALICE, HERE)] == [number]
    assert await house.challenges.offers_to(BOB, HERE) == await house.challenges.offers_elsewhere(ALICE, HERE) == []
    there = Place(101, HERE.guild_id)
    assert [one.match.match_id for one in await house.challenges.offers_elsewhere(ALICE, there)] == [number]
    assert await house.challenges.offers_elsewhere(ALICE, Place(101, 2)) == []
