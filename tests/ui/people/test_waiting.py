"""Whose turn it is everywhere: what waits, and the way from one match to the next."""

import re

import pytest

from bot.rules.dice import ScriptedDice
from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.rules.sides import Side
from bot.ui.board.boards import Boards
from bot.ui.match.waiting import more_waiting
from tests.ui.computer.computer_table import play_in_direct_message
from tests.ui.table import buttons_of, components_of, forged, posts_in, private_to, selects_of, text_of
from tests.ui.tournament.club import Club, sign_up

pytestmark = pytest.mark.simcord(check_errors=False)

WHITE, BLACK = Side.WHITE, Side.BLACK


@pytest.fixture
def dice():
    """The challenger opens every match: the first with 3-1, the second with 6-5."""
    return ScriptedDice(
        [(3, 1), (6, 5), (4, 3), (6, 2), (5, 4), (4, 2), (6, 1), (5, 2), (6, 4), (2, 1), (5, 3), (6, 5)]
    )


async def match_against(table, person, channel=None, by=WHITE):
    """Another match between the first player and `person`, begun by whoever sits on that side."""
    first, second = (table.players[0], person) if by is WHITE else (person, table.players[0])
    offered = (await first.slash(channel or table.channel, "challenge", opponent=second, length=5)).response
    return (await second.click(offered, label="Accept")).response


class TestTheNextMatch:
    """After a turn: what else waits, in a line, with a button."""

    async def test_nothing_else_waits(self, table):
        await match_against(table, table.players[1])
        assert await more_waiting(table.bot, table.players[0].id, but=1) is None

    async def test_one_more_links_to_its_board(self, table, carol):
        await match_against(table, table.players[1])
        board = await match_against(table, carol)
        await table.bot.get(Boards).live.note()
        more = await more_waiting(table.bot, table.players[0].id, but=1)
        assert more.line == "One more match is waiting for you, against **carol**: play 6-5."
        assert more.button.url == f"https://discord.com/channels/{table.guild.id}/{table.channel.id}/{board.id}"

    async def test_the_one_whose_time_runs_out_comes_first(self, table, carol):
        await match_against(table, table.players[1])
        await match_against(table, table.players[1])
        alice = table.players[0]
        offered = (await alice.slash(table.channel, "challenge", opponent=carol, length=5, clock="1d")).response
        await carol.click(offered, label="Accept")
        more = await more_waiting(table.bot, alice.id, but=1)
        assert more.line.startswith("2 more matches are waiting for you. Next, against **carol**")

    async def test_a_board_that_nobody_can_link_to_is_shown_by_a_tap(self, table, carol):
        await match_against(table, table.players[1])
        await match_against(table, carol)
        shown = posts_in(table.env, table.channel)[-1]
        answer = await forged(table.players[0], shown, "bg1:b:next_match:1:0")
        assert answer.ephemeral
        assert "carol" in text_of(answer)
        assert "Move by move" in buttons_of(answer)

    async def test_the_tap_shows_what_waits_by_then(self, table, carol):
        board = await match_against(table, table.players[1])
        answer = await forged(table.players[0], board, "bg1:b:next_match:1:0")
        assert text_of(answer) == "Nothing else is waiting for you."
        answer = await forged(carol, board, "bg1:b:next_match:0:0")
        assert text_of(answer) == "Nothing else is waiting for you."

    async def test_nobody_opens_the_match_of_others(self, table, carol):
        board = await match_against(table, table.players[1])
        answer = await forged(carol, board, "bg1:s:open_match:0:0", ["1"])
        assert answer.ephemeral
        assert "bob" not in text_of(answer)


async def listed(person, channel):
    answer = (await person.slash(channel, "matches")).response
    assert answer.ephemeral
    return answer


class TestTheList:
    """`/matches`: what waits for somebody stands first, with a link to each board."""

    async def test_nothing_is_played(self, table):
        answer = await listed(table.players[0], table.channel)
        assert text_of(answer).strip().startswith("Nobody is playing here. Start a match with </challenge:")
        assert not buttons_of(answer)

    async def test_what_waits_stands_first_and_says_what_is_asked(self, table, carol):
        other = table.guild.create_text_channel("other")
        await match_against(table, carol, by=BLACK)
        board = await match_against(table, table.players[1], other)
        await table.bot.get(Boards).live.note()
        answer = await listed(table.players[0], table.channel)
        lines = text_of(answer).strip().splitlines()
        assert lines[0] == "### Waiting for you (1)"
        assert lines[2] == "### Waiting for your opponent"
        link = f"https://discord.com/channels/{table.guild.id}/{other.id}/{board.id}"
        waits = next(line for line in lines if line.startswith("**play"))
        assert waits.startswith("**play 6-5** · against **bob** 0 : 0 · 5-point match · ")
        assert waits.endswith(f"({link}) · match 2")

    async def test_what_the_opponent_has_to_do_comes_after(self, table, carol):
        await match_against(table, table.players[1])
        await table.players[0].slash(table.channel, "move", play="8/5 6/5")
        await match_against(table, carol)
        lines = text_of(await listed(table.players[0], table.channel)).strip().splitlines()
        order = [line for line in lines if line.strip()]
        assert [line[-7:] for line in order[1::2]] == ["match 2", "match 1"]
        assert order[2] == "### Waiting for your opponent"
        assert "last turn <t:" in order[3]
        theirs = text_of(await listed(table.players[1], table.channel))
        assert "**roll or double** · against **alice** 0 : 0" in theirs
        assert theirs.index("match 1") < theirs.index("### Other matches in this channel") < theirs.index("match 2")

    async def test_ones_own_matches_have_their_boards_beside_them(self, table, carol):
        await match_against(table, table.players[1])
        await match_against(table, carol)
        await table.players[0].slash(table.channel, "move", play="24/18 13/8", match="2")
        answer = await listed(table.players[0], table.channel)
        beside = [one for one in components_of(answer) if one["type"] == 9]
        assert ["bob" in beside[0]["components"][0]["content"], "carol" in beside[1]["components"][0]["content"]] == [
            1,
            1,
        ]
        assert [one["accessory"]["media"]["url"].rpartition("/")[2] for one in beside] == ["board.png", "board2.png"]
        assert "White (alice) against Black (bob)" in beside[0]["accessory"]["description"]

    async def test_a_clock_says_how_long_there_is(self, table):
        alice, bob = table.players
        offered = (await alice.slash(table.channel, "challenge", opponent=bob, length=5, clock="1d")).response
        await bob.click(offered, label="Accept")
        due = (await table.bot.store.match(1)).clock.due
        assert f"time runs out <t:{due.timestamp():.0f}:R>" in text_of(await listed(alice, table.channel))
        assert f"time runs out <t:{due.timestamp():.0f}:R>" in text_of(await listed(bob, table.channel))

    async def test_offers_are_named(self, table):
        alice, bob = table.players
        await match_against(table, bob)
        await alice.slash(table.channel, "move", play="8/5 6/5")
        await bob.slash(table.channel, "double", sure=True)
        assert "**take or pass the double to 2**" in text_of(await listed(alice, table.channel))
        await alice.slash(table.channel, "accept")
        await alice.slash(table.channel, "resign", what="gammon", sure=True)
        assert "**answer the resignation (4 points)**" in text_of(await listed(bob, table.channel))

    async def test_a_match_in_a_direct_message_has_a_link_too(self, table):
        alice = table.players[0]
        await play_in_direct_message(table, alice)
        await table.bot.get(Boards).live.note()
        text = text_of(await listed(alice, table.channel))
        record = await table.bot.store.match(1)
        url = f"https://discord.com/channels/@me/{alice.user.dm_channel.id}/{record.board.message_id}"
        assert url in text

    async def test_ten_matches_and_more_stay_readable(self, table):
        alice = table.players[0]
        for number in range(12):
            one = table.guild.add_member(table.env.create_user(f"{'long name ' * 3}{number}"))
            await match_against(table, one, by=BLACK)
        answer = await listed(alice, table.channel)
        text = text_of(answer)
        assert len(text) <= 4000
        for number in range(1, 13):
            assert re.search(rf"match {number}\b", text)
        assert len(selects_of(answer)[0]["options"]) == 12

    async def test_a_match_of_the_list_opens_with_its_buttons(self, table, carol):
        await match_against(table, table.players[1])
        await match_against(table, carol)
        answer = await listed(table.players[0], table.channel)
        select = selects_of(answer)[0]
        assert {option["label"] for option in select["options"]} == {"bob · match 1", "carol · match 2"}
        opened = (await table.players[0].select(answer, ["2"], custom_id=select["custom_id"])).response
        assert opened.ephemeral
        assert "carol" in text_of(opened)
        assert "Move by move" in buttons_of(opened)

    async def test_challenges_to_somebody_come_before_their_own(self, table, carol):
        alice, bob = table.players
        await alice.slash(table.channel, "challenge", opponent=carol, length=3)
        await carol.slash(table.channel, "challenge", length=9)
        await bob.slash(table.channel, "challenge", opponent=alice, length=7)
        text = text_of(await listed(alice, table.channel))
        headings = ["### You're challenged", "7-point", "### Your open", "3-point", "### Open challenges", "9-point"]
        assert sorted(headings, key=text.index) == headings
        assert "challenges **alice**: 7-point match, rated · [show the challenge](" in text

    async def test_a_tournament_to_check_in_for(self, table):
        club = Club(table, 2)
        announced = await sign_up(club, starts_in=1, check_in=30)
        first, second = club.people
        assert "### Check in" not in text_of(await listed(first, table.channel))
        await club.env.advance_time(31 * 60)
        text = text_of(await listed(first, table.channel))
        assert "### Check in\n- **Cup** starts <t:" in text
        assert f"https://discord.com/channels/{table.guild.id}/{table.channel.id}/{announced.id}" in text
        await first.click(announced, label="I'm here")
        assert "### Check in" not in text_of(await listed(first, table.channel))
        assert "### Check in" in text_of(await listed(second, table.channel))
        assert "### Check in" not in text_of(await listed(club.organizer, table.channel))


def notes_to(table, person):
    """The private messages of a person in the channel that say that something else waits."""
    return [one for one in private_to(table, person) if "waiting for you" in text_of(one)]


class TestNotesDontPileUp:
    """However many turns are played by taps while another match waits."""

    @pytest.mark.parametrize("posting", ["one board in place", "a post a turn"])
    async def test_one_at_most_and_none_below_a_board_in_place(self, table, carol, posting):
        alice, bob = table.players
        await match_against(table, carol)
        offered = (await alice.slash(table.channel, "challenge", opponent=bob, length=5, posting=posting)).response
        table.board = (await bob.click(offered, label="Accept")).response
        table.match_id = 2
        for side in (WHITE, BLACK, WHITE, BLACK, WHITE):
            if (await table.state()).phase is Phase.TO_ROLL:
                await table.by_button(side, "Roll")
            own = await table.pick(side, plays_now(await table.state())[0])
            await table.by_button(side, "Play it", own)
            table.board = next(
                one for one in reversed(posts_in(table.env, table.channel)) if "Details" in buttons_of(one)
            )
            piled = 0 if posting == "one board in place" or side is BLACK else 1
            assert len(notes_to(table, table.players[side])) == piled
        details = (await alice.click(table.board, label="Details")).response
        assert "One more match is waiting for you, against **carol**" in text_of(details)
