"""What there is besides playing: a hint, a pause and following under a player's own board, `/undo`, `/help`."""

import pytest

from bot.rules.dice import Roll, ScriptedDice
from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.rules.position import Position
from bot.rules.sides import Side
from tests.ui.computer.computer_table import challenge, settled
from tests.ui.positions import put
from tests.ui.table import begin, buttons_of, forged, last_post, pictures_of, selects_of, text_of

pytestmark = pytest.mark.simcord(check_errors=False)

WHITE, BLACK = Side.WHITE, Side.BLACK


@pytest.fixture
def dice():
    return ScriptedDice([(3, 1), (6, 5), (4, 3), (6, 6), (2, 1), (5, 4)])


async def my_view(table, person):
    return (await person.click(table.board, label="My board")).response


async def choose(table, side, *moves):
    """Choose moves in the lists, one after the other."""
    for text in moves:
        select, value = next(
            (one, option["value"])
            for one in selects_of(table.board)
            for option in one["options"]
            if option["label"] == text
        )
        table.board = (await table.players[side].select(table.board, [value], custom_id=select["custom_id"])).response


async def test_a_hint_where_nobody_is_rated(table):
    await table.by_command(WHITE, "challenge", opponent=table.players[1], length=3, rated=False)
    await table.by_button(BLACK, "Accept")
    answer = (await table.players[0].click(await my_view(table, table.players[0]), label="Hint")).response
    assert answer.ephemeral
    assert "8/5 6/5" in text_of(answer)
    assert await table.bot.store.hints_in(1) == (1, 0)
    assert "Hint" not in buttons_of(await my_view(table, table.players[1]))


async def test_no_hint_where_there_is_only_one_play(table):
    await table.by_command(WHITE, "challenge", opponent=table.players[1], length=3, rated=False)
    await table.by_button(BLACK, "Accept")
    entering = Position.of({25: 2, 6: 3}, {6: 2, 5: 2, 3: 2, 2: 2, 1: 2})
    await put(table, on_roll=WHITE, phase=Phase.TO_PLAY, roll=Roll(6, 4), position=entering)
    view = await my_view(table, table.players[0])
    assert "Play bar/21" in buttons_of(view)
    assert "Hint" not in buttons_of(view)


async def test_no_hint_where_it_counts(table):
    await begin(table, 3)
    assert "Hint" not in buttons_of(await my_view(table, table.players[0]))


async def test_a_pause_is_asked_for_and_ended_from_ones_own_board(table):
    await table.by_command(WHITE, "challenge", opponent=table.players[1], length=3, clock="1d")
    await table.by_button(BLACK, "Accept")
    assert "Ask for a break" in buttons_of(await my_view(table, table.players[0]))
    asked = (await table.players[0].click(await my_view(table, table.players[0]), label="Ask for a break")).response
    assert not asked.ephemeral
    assert "Ask for a break" not in buttons_of(await my_view(table, table.players[0]))
    await table.players[1].click(await my_view(table, table.players[1]), label="Agree to a break")
    assert (await table.bot.store.match(1)).clock.is_paused
    view = await my_view(table, table.players[1])
    assert "Ask for a break" not in buttons_of(view)
    assert not (await table.players[1].click(view, label="Go on")).response.ephemeral
    assert not (await table.bot.store.match(1)).clock.is_paused


async def test_a_spectator_follows(table, carol):
    await begin(table, 3)
    view = await my_view(table, carol)
    assert list(buttons_of(view)) == ["Follow", "Guess the play"]
    await carol.click(view, label="Follow")
    assert await table.bot.store.followers(1) == [carol.id]


class TestUndo:
    """Nothing can be taken back: picks are private until they are played."""

    async def test_a_pick_changes_nothing_and_one_can_choose_again(self, table):
        await begin(table, 3)
        await table.pick(WHITE, plays_now(await table.state())[0])
        shown = table.board.components
        answer = (await table.players[0].slash(table.channel, "undo")).response
        assert answer.ephemeral
        assert "nothing to take back" in text_of(answer)
        assert selects_of(answer)
        assert table.board.components == shown

    async def test_what_is_played_stays(self, table):
        await begin(table, 3)
        await table.by_command(WHITE, "move", play="8/5 6/5")
        seq = (await table.state()).seq
        for side in (WHITE, BLACK):
            answer = (await table.players[side].slash(table.channel, "undo")).response
            assert answer.ephemeral
            assert "a play is final once it's made" in text_of(answer)
        assert (await table.state()).seq == seq


async def test_help_has_a_picture_and_leads_to_the_rules(table):
    answer = (await table.players[0].slash(table.channel, "help")).response
    assert answer.ephemeral
    assert len(pictures_of(answer)) == 1
    assert "8/5 6/5" in text_of(answer)  # the play that the picture shows
    select = selects_of(answer)[0]
    page = (await table.players[0].select(answer, ["plakoto"], custom_id=select["custom_id"])).response
    assert "### Plakoto" in text_of(page)


@pytest.mark.parametrize("dice", [None])
class TestOnce:
    """A button that begins a match against the computer begins only one."""

    async def test_again(self, table):
        await challenge(table, 1, level="beginner")
        await settled(table)
        await table.by_command(WHITE, "resign", what="match", sure=True)
        card = last_post(table)
        for number in range(3):
            answer = (await table.players[0].click(card, label="Rematch")).response
            assert answer.ephemeral is (number > 0)
        assert len(await table.bot.app.matches.everywhere(table.players[0].id)) == 1

    async def test_from_the_options(self, table):
        """The second tap was on its way when the form closed."""
        panel = await challenge(table, 1, level="beginner", options=True)
        send = buttons_of(panel)["Play the computer"]
        board = (await table.players[0].click(panel, label="Play the computer")).response
        assert not board.ephemeral
        assert (await forged(table.players[0], board, send)).ephemeral
        assert len(await table.bot.app.matches.everywhere(table.players[0].id)) == 1
