"""Declining challenges."""

import pytest

from bot.errors import AccessError, AccessReason, ChallengeError, ChallengeReason
from bot.records.challenges import ChallengeStatus, Terms
from bot.rules.rules import Rules
from tests.app.conftest import ALICE, BOB, HERE

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
