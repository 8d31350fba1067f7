"""Challenges that are declined or withdrawn, by a command or by a button that only some may use."""

import pytest

from bot.records import ChallengeStatus
from bot.rules.sides import Side
from tests.ui.table import buttons_of, text_of

pytestmark = pytest.mark.simcord(check_errors=False, settle_timeout=30)

WHITE, BLACK = Side.WHITE, Side.BLACK


async def test_a_typed_decline_closes_the_post_of_the_challenge(table):
    post = await table.by_command(WHITE, "challenge", opponent=table.players[BLACK], length=5)
    answer = await table.by_command(BLACK, "decline")
    for message in (answer, post):
        assert buttons_of(message) == {}
        assert "bob" in text_of(message)
        assert "declined" in text_of(message)


async def test_a_typed_withdrawal_closes_the_post_of_the_challenge(table):
    post = await table.by_command(WHITE, "challenge", length=5)
    await table.by_command(WHITE, "decline")
    assert buttons_of(post) == {}
    assert "withdrawn" in text_of(post).casefold()


async def test_a_post_that_cannot_be_closed_does_not_stand_in_the_way(table):
    await table.by_command(WHITE, "challenge", opponent=table.players[BLACK], length=5)
    table.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50001)
    answer = await table.by_command(BLACK, "decline")
    assert "declined" in text_of(answer)
    assert (await table.bot.store.challenge(1)).status is ChallengeStatus.DECLINED


async def test_ones_own_challenges_are_told_apart(table, carol):
    alice = table.players[WHITE]
    for options in ({"opponent": table.players[BLACK]}, {"opponent": carol}, {}):
        await table.by_command(WHITE, "challenge", length=5, **options)
    names = [choice["name"] for choice in await alice.autocomplete(table.channel, "decline", "offer", "")]
    assert len(names) == 3
    for whom in ("to bob:", "to carol:", "to anyone:"):
        assert sum(whom in name for name in names) == 1
    [offered] = await carol.autocomplete(table.channel, "decline", "offer", "")
    assert "by alice" in offered["name"]
    assert len(await alice.autocomplete(table.channel, "decline", "offer", "carol")) == 1


async def test_an_open_challenge_is_withdrawn_by_its_challenger_alone(table, carol):
    post = await table.by_command(WHITE, "challenge", length=5)
    answer = (await carol.click(post, label="Withdraw")).response
    assert answer.ephemeral
    assert "for anyone" in text_of(answer)
    assert "Only its challenger can withdraw it" in text_of(answer)
    assert (await table.bot.store.challenge(1)).status is ChallengeStatus.OPEN
    await table.by_button(WHITE, "Withdraw", post)
    assert (await table.bot.store.challenge(1)).status is ChallengeStatus.WITHDRAWN
