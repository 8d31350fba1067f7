"""Blocking people one does not want to play, and times when one does not want to play at all."""

import pytest

from bot.rules.dice import ScriptedDice
from bot.rules.match.state import Phase
from bot.rules.sides import Side
from tests.ui.table import text_of

pytestmark = pytest.mark.simcord(check_errors=False)

WHITE, BLACK = Side.WHITE, Side.BLACK


@pytest.fixture
def dice():
    return ScriptedDice([(3, 1), (6, 6), (4, 3), (6, 5), (2, 1), (5, 4)])


@pytest.fixture
def alice(table):
    return table.players[0]


@pytest.fixture
async def blocked(table, alice):
    answer = (await alice.slash(table.channel, "preferences block", person=table.players[1])).response
    assert answer.ephemeral
    assert "bob" in text_of(answer)
    return table


async def test_neither_may_challenge_the_other(blocked):
    for side in Side:
        answer = await blocked.by_command(side, "challenge", opponent=blocked.players[side.other])
        assert answer.ephemeral
        assert "can't play each other" in text_of(answer)
        assert "block" not in text_of(answer)


async def test_an_open_challenge_of_either_cannot_be_accepted_by_the_other(blocked, carol):
    for side in Side:
        challenge = await blocked.by_command(side, "challenge", length=3)
        answer = (await blocked.players[side.other].click(challenge, label="Accept")).response
        assert answer.ephemeral
        assert "can't play each other" in text_of(answer)
        answer = await blocked.by_command(side.other, "accept")
        assert answer.ephemeral
        assert not (await carol.click(challenge, label="Accept")).response.ephemeral


async def test_a_challenge_from_before_cannot_be_accepted_any_more(table, alice):
    challenge = await table.by_command(BLACK, "challenge", opponent=alice)
    await alice.slash(table.channel, "preferences block", person=table.players[1])
    answer = (await alice.click(challenge, label="Accept")).response
    assert answer.ephemeral
    assert "can't play each other" in text_of(answer)


async def test_a_match_under_way_goes_on(match, alice):
    await alice.slash(match.channel, "preferences block", person=match.players[1])
    await match.by_command(WHITE, "move", play="8/5 6/5")
    await match.by_button(BLACK, "Roll")
    assert (await match.state()).phase is Phase.TO_PLAY


async def test_unblocked(blocked, alice, carol):
    await alice.slash(blocked.channel, "preferences block", person=carol)
    answer = (await alice.slash(blocked.channel, "preferences unblock", person=blocked.players[1])).response
    assert answer.ephemeral
    assert "Blocked: **carol**" in text_of(answer)
    assert not (await blocked.by_command(BLACK, "challenge", opponent=alice)).ephemeral
    assert (await blocked.by_command(WHITE, "challenge", opponent=carol)).ephemeral


async def test_not_oneself(table, alice):
    answer = (await alice.slash(table.channel, "preferences block", person=alice)).response
    assert answer.ephemeral
    assert "yourself" in text_of(answer)
    assert not await table.bot.app.people.blocked_by(alice.id)


async def test_a_vacation_is_begun_and_ended(table, alice):
    answer = (await alice.slash(table.channel, "preferences vacation", days=5)).response
    assert answer.ephemeral
    assert "on vacation until" in text_of(answer)
    chosen = await table.bot.store.preferences(alice.id)
    assert (chosen.away_until - table.bot.clock()).days in (4, 5)
    answer = (await alice.slash(table.channel, "preferences vacation", days=300)).response
    assert "vacation left this year" in text_of(answer)
    assert await table.bot.store.preferences(alice.id) == chosen
    answer = (await alice.slash(table.channel, "preferences vacation", days=0)).response
    assert "Welcome back" in text_of(answer)
    assert (await table.bot.store.preferences(alice.id)).away_until is None
    answer = (await alice.slash(table.channel, "preferences vacation", days=0)).response
    assert "not on vacation" in text_of(answer)
