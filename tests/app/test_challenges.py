"""Declining challenges, and what is offered to a person."""

import pytest

from bot.errors import AccessError, AccessReason, ChallengeError, ChallengeReason
from bot.ratings.counting import LONGEST_RATED
from bot.records.matches import ChallengeStatus, Terms
from bot.records.people import Place
from bot.rules.match.commands import MakePlay, OfferDouble, Resign
from bot.rules.match.state import LONGEST
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


@pytest.mark.parametrize(
    ("opponent", "terms", "is_bot", "reason"),
    [
        (ALICE, TERMS, False, ChallengeReason.SELF),
        (BOB, TERMS, True, ChallengeReason.BOT),
        (BOB, Terms("backgammon", LONGEST + 1, Rules(), rated=False), False, ChallengeReason.LENGTH),
        (BOB, Terms("backgammon", -1, Rules(), rated=False), False, ChallengeReason.LENGTH),
        (BOB, Terms("backgammon", LONGEST_RATED + 1, Rules()), False, ChallengeReason.RATED_LENGTH),
        (CAROL, TERMS, False, ChallengeReason.BLOCKED),
        (BOB, Terms("backgammon", LONGEST, Rules(), rated=False), False, None),
        (BOB, Terms("backgammon", LONGEST_RATED, Rules()), False, None),
        (BOB, Terms("backgammon", 0, Rules()), False, None),
    ],
)
async def test_what_can_be_offered_and_to_whom(house, opponent, terms, is_bot, reason):
    await house.people.block(CAROL.user_id, ALICE, house.now)
    offered = house.challenges.challenge(HERE, ALICE, opponent, terms, opponent_is_bot=is_bot)
    if reason is None:
        assert (await offered).terms == terms
        return
    with pytest.raises(ChallengeError) as refused:
        await offered
    assert refused.value.reason is reason
    assert await house.challenges.open_in(HERE) == []


async def test_an_interaction_offers_once_and_who_has_accepted_is_known(house):
    heard = []
    house.challenges.listen(heard.append)
    first = await house.challenges.challenge(HERE, ALICE, None, TERMS, interaction_id=5)
    assert await house.challenges.challenge(HERE, ALICE, None, TERMS, interaction_id=5) == first
    assert await house.challenges.accepted_by(first) is None
    house.rolls((3, 1))
    turn = await house.challenges.accept(first.challenge_id, BOB, interaction_id=house.interaction())
    assert heard == [turn]
    assert await house.challenges.accepted_by(await house.store.challenge(first.challenge_id)) == BOB


async def test_what_a_person_can_accept_and_decline(house):
    """An offer to lose is taken back by its side and refused by the other; a challenge to anyone is only accepted."""
    number = await house.begin()
    await house.act(number, ALICE, lambda side: Resign(side, 1))
    made = [
        (await house.challenges.challenge(HERE, one, other, TERMS)).challenge_id
        for one, other in ((CAROL, BOB), (CAROL, None), (BOB, None), (BOB, CAROL))
    ]
    for_bob, anyone, of_bob, for_carol = made

    async def found(listed, person):
        offers = await listed(person, HERE)
        return [one.challenge.challenge_id if one.match is None else f"match {one.match.match_id}" for one in offers]

    offers_to, declinable = house.challenges.offers_to, house.challenges.declinable
    assert await found(offers_to, BOB) == [f"match {number}", for_bob, anyone]
    assert await found(declinable, BOB) == [f"match {number}", for_bob, for_carol, of_bob]
    assert await found(offers_to, ALICE) == [of_bob, anyone]
    assert await found(declinable, ALICE) == [f"match {number}"]
    assert await found(offers_to, CAROL) == [for_carol, of_bob]
    house.wait(days=400)
    assert {one.challenge_id for one in await house.challenges.expire()} == set(made)
    assert await found(declinable, CAROL) == []
