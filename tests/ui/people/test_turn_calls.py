"""A direct message when it is one's turn, for those who have switched it on."""

import pytest

from bot.rules.dice import ScriptedDice
from bot.rules.sides import Side
from bot.ui.board.boards import Boards
from bot.ui.computer.desk import ComputerDesk
from tests.ui.computer.computer_table import challenge, play_in_direct_message, settled
from tests.ui.table import begin, switched, switches_on, text_of
from tests.ui.tournament.club import Club, sign_up

pytestmark = pytest.mark.simcord(check_errors=False)

WHITE, BLACK = Side.WHITE, Side.BLACK


@pytest.fixture
def dice():
    """White opens with 3-1; Black follows with 6-5."""
    return ScriptedDice([(3, 1), (6, 5), (4, 3), (6, 2), (2, 1), (5, 4), (3, 1), (6, 1), (5, 2)])


def told(person):
    return [message.content for message in person.user.dm_channel.history()]


async def wants_calls(table, side=BLACK):
    await table.bot.app.people.prefer(table.players[side].id, dm_turns=True)
    return table.players[side]


def url_of(record):
    place = record.board
    return f"https://discord.com/channels/{record.place.guild_id}/{place.channel_id}/{place.message_id}"


async def test_nobody_is_called_who_has_not_asked_for_it(table):
    await begin(table)
    await table.by_command(WHITE, "move", play="8/5 6/5")
    assert told(table.players[BLACK]) == []


async def test_the_call_says_what_was_played_and_links_to_the_new_board(table):
    bob = await wants_calls(table)
    await begin(table)
    assert told(bob) == []
    await table.by_command(WHITE, "move", play="8/5 6/5")
    await table.bot.get(Boards).live.note()
    [call] = told(bob)
    played, turn = call.splitlines()
    assert "**alice** played" in played
    assert "8/5 6/5" in played
    assert turn.startswith("Your turn against **alice**: roll or double. ")
    assert url_of(await table.bot.store.match(1)) in turn


async def test_one_call_a_turn(table):
    """Not for one's own actions, and again once the opponent has acted."""
    bob = await wants_calls(table)
    await begin(table)
    await table.by_command(WHITE, "move", play="8/5 6/5")
    await table.by_command(BLACK, "roll")
    await table.by_command(BLACK, "board")
    await table.by_command(BLACK, "move", play="24/13")
    assert len(told(bob)) == 1
    await table.by_command(WHITE, "double", sure=True)
    assert len(told(bob)) == 2
    assert "take or pass the double to 2" in told(bob)[-1]


async def test_who_accepts_and_begins_is_not_called_but_the_challenger_is(table):
    alice, bob = await wants_calls(table, WHITE), await wants_calls(table)
    await begin(table)
    [call] = told(alice)
    assert "Your turn against **bob**: play 3-1." in call
    assert told(bob) == []


async def test_the_end_of_a_match_calls_nobody(table):
    bob = await wants_calls(table)
    await begin(table)
    await table.by_command(WHITE, "resign", what="match", sure=True)
    assert told(bob) == []


async def test_closed_direct_messages_switch_it_off_and_the_panel_says_so(table):
    bob = await wants_calls(table)
    await begin(table)
    table.env.inject_error("POST", f"/channels/{bob.user.dm_channel.id}/messages", status=403, code=50007)
    await table.by_command(WHITE, "move", play="8/5 6/5")
    await table.by_command(BLACK, "roll")
    await table.by_command(BLACK, "move", play="24/13")
    await table.by_command(WHITE, "double", sure=True)
    assert told(bob) == []
    panel = (await bob.slash(table.channel, "preferences show")).response
    assert "I couldn't message you" in text_of(panel)
    assert "DM me on my turn" not in switches_on(panel)
    panel = await switched(bob, panel, "dm_turns")
    assert "DM me on my turn" in switches_on(panel)
    assert "I couldn't message you" not in text_of(panel)
    assert told(bob) == ["I'll message you here when a match is waiting for you."]


async def test_switched_on_where_nothing_can_be_sent(table):
    bob = table.players[BLACK]
    panel = (await bob.slash(table.channel, "preferences show")).response
    table.env.inject_error("POST", f"/channels/{bob.user.dm_channel.id}/messages", status=403, code=50007)
    await switched(bob, panel, "dm_turns")
    assert "I couldn't message you" in text_of(panel)
    assert "DM me on my turn" not in switches_on(panel)


async def test_a_restart_repeats_no_call(table, make_bot):
    bob = await wants_calls(table)
    await begin(table)
    await table.by_command(WHITE, "move", play="8/5 6/5")
    await table.restart(make_bot)
    await table.env.advance_time(120)
    assert len(told(bob)) == 1


async def test_what_was_decided_before_a_restart_is_called_after_it(table, make_bot):
    """Discord took no message: the board and the call come when the bot is back."""
    bob = await wants_calls(table)
    await begin(table)
    for path in ("/channels/*/messages", "/interactions/*", "/webhooks/*"):
        table.env.inject_error("POST", path, status=500, times=None)
    await table.players[WHITE].slash(table.channel, "move", play="8/5 6/5")
    table.env.backend.faults.clear()
    assert told(bob) == []
    await table.restart(make_bot)
    await table.env.advance_time(60)
    [call] = told(bob)
    assert "Your turn against **alice**" in call
    await table.env.advance_time(120)
    assert len(told(bob)) == 1


async def test_a_tournament_calls_to_its_matches(table):
    club = Club(table, 2)
    for person in club.people:
        await table.bot.app.people.prefer(person.id, dm_turns=True)
    await sign_up(club)
    await club.organize("start")
    calls = [call for person in club.people for call in told(person)]
    assert len([call for call in calls if call.startswith("Your turn against ")]) == 1


class TestTheComputer:
    """Its turns call a person too."""

    @pytest.fixture
    def dice(self):
        return ScriptedDice([(3, 1), (6, 5), (4, 3), (6, 2), (2, 1), (5, 4), (3, 1), (6, 1), (5, 2)])

    async def test_after_its_turn(self, table):
        alice = await wants_calls(table, WHITE)
        await challenge(table, 3)
        assert told(alice) == []
        await table.by_command(WHITE, "move", play="8/5 6/5")
        await settled(table)
        assert len(told(alice)) == 1
        assert "Your turn against **Computer" in told(alice)[0]

    async def test_not_in_the_direct_message_in_which_it_is_played(self, table):
        alice = await wants_calls(table, WHITE)
        await play_in_direct_message(table, alice)
        await alice.user.slash("move", play="8/5 6/5")
        for _ in range(50):
            await table.env.settle()
            if not table.bot.get(ComputerDesk).tasks._running:
                break
        record = await table.bot.store.match(1)
        assert record.state.waiting_for is WHITE
        assert record.state.turns > 1
        assert not any("Your turn" in one for one in told(alice))
