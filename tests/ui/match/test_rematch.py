"""A rematch from the result card: whom it challenges, for what terms, and who may ask for it."""

import pytest
from msgspec.structs import replace

from bot.records.computers import ComputerLevel, level_of
from bot.records.people import Person, Posting, Style
from bot.rules.match.time_control import ClockKind, TimeControl, started
from bot.rules.sides import Side
from bot.ui.challenge.offers import the_same
from tests.ui.computer.computer_table import challenge
from tests.ui.table import buttons_of, last_post, pictures_of, text_of

pytestmark = pytest.mark.simcord(check_errors=False)

WHITE, BLACK = Side.WHITE, Side.BLACK


async def over(table, **options):
    """The card of a match that White gave up at once."""
    await table.by_command(WHITE, "challenge", opponent=table.players[1], **options)
    await table.by_button(BLACK, "Accept")
    await table.by_command(WHITE, "resign", what="match", sure=True)
    card = last_post(table)
    assert "Rematch" in buttons_of(card)
    return card


def terms(record):
    return record.state.variant, record.state.length, record.state.rules, record.clock.control, record.rated


async def test_the_other_is_challenged_for_the_same(table):
    card = await over(table, length=3, clock="1d", at_zero="claim", cube=False, variant="nackgammon", rated=False)
    offer = await table.by_button(WHITE, "Rematch", card)
    assert f"<@{table.players[1].id}>" in text_of(offer)
    await table.by_button(BLACK, "Accept", offer)
    one, again = [await table.bot.store.match(number) for number in (1, 2)]
    assert terms(again) == terms(one)
    assert again.players == one.players


async def test_who_asks_second_accepts(table):
    card = await over(table, length=3)
    await table.by_button(BLACK, "Rematch", card)
    board = await table.by_button(WHITE, "Rematch", card)
    assert "wins the opening roll" in text_of(board)
    again = await table.bot.store.match(2)
    assert [player.user_id for player in again.players] == [table.players[1].id, table.players[0].id]


async def test_an_offer_for_something_else_is_not_accepted_by_it(table):
    card = await over(table, length=3)
    await table.by_command(BLACK, "challenge", opponent=table.players[0], length=7)
    offer = await table.by_button(WHITE, "Rematch", card)
    assert "3-point match" in text_of(offer)
    assert len(await table.bot.store.open_challenges((await table.bot.store.match(1)).place, table.bot.clock())) == 2


async def test_twice_is_once(table):
    card = await over(table, length=3)
    assert not (await table.by_button(WHITE, "Rematch", card)).ephemeral
    again = await table.by_button(WHITE, "Rematch", card)
    assert again.ephemeral
    assert "hasn't answered" in text_of(again)


async def test_only_the_two_may(table, carol):
    card = await over(table, length=3)
    answer = (await carol.click(card, label="Rematch")).response
    assert answer.ephemeral
    assert "Only **alice** and **bob** can ask for a rematch" in text_of(answer)
    form = (await carol.click(answer, label="Challenge someone")).response
    assert "Send the challenge" in buttons_of(form)
    board = (await carol.click(answer, label="Play the computer")).response
    assert not board.ephemeral
    assert "**carol**" in text_of(board)


async def test_whoever_has_left_or_is_blocked_is_not_asked(table):
    card = await over(table, length=3)
    await table.players[0].slash(table.channel, "preferences block", person=table.players[1])
    for side in Side:
        answer = await table.by_button(side, "Rematch", card)
        assert answer.ephemeral
        assert "can't play each other" in text_of(answer)
    await table.players[0].slash(table.channel, "preferences unblock", person=table.players[1])
    del table.env.backend.guilds[table.guild.id].members[table.players[1].id]
    answer = await table.by_button(WHITE, "Rematch", card)
    assert answer.ephemeral
    assert "isn't in this server" in text_of(answer)


async def test_whose_data_was_deleted_is_not_asked(table):
    card = await over(table, length=3)
    await table.bot.app.privacy.delete(Person(table.players[1].id, "bob"))
    answer = await table.by_button(WHITE, "Rematch", card)
    assert answer.ephemeral
    assert "no longer know who it was" in text_of(answer)


@pytest.mark.parametrize("dice", [None])
async def test_the_computer_begins_at_once(table):
    await challenge(table, 1, level="beginner")
    await table.by_command(WHITE, "resign", what="match", sure=True)
    card = last_post(table)
    board = await table.by_button(WHITE, "Rematch", card)
    assert "Computer (beginner)" in pictures_of(board)[0]
    again = await table.bot.store.match(2)
    assert level_of(again.players[1].user_id) is ComputerLevel.BEGINNER
    assert (again.state.length, again.rated) == (1, False)


async def test_what_only_an_arena_or_a_simul_has_is_left_out(table):
    await over(table, length=3)
    record = await table.bot.store.match(1)
    control = TimeControl(ClockKind.CORRESPONDENCE, turn=86_400, first=60, host=WHITE)
    clock = started(control, WHITE, table.bot.clock())
    gathered = replace(record, clock=clock, style=Style(Posting.LIVE, gathered=True))
    again = the_same(gathered)
    assert again.style == Style(Posting.LIVE)
    assert again.clock == TimeControl(ClockKind.CORRESPONDENCE, turn=86_400)
