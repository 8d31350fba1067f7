"""The menus of a person and of a message."""

import discord
import pytest

from bot.rules.dice import ScriptedDice
from bot.rules.ids import xgid
from bot.rules.sides import Side
from bot.ui.board.boards import Boards
from tests.ui.computer.computer_table import me
from tests.ui.table import begin, buttons_of, last_post, pictures_of, text_of

pytestmark = pytest.mark.simcord(check_errors=False)

WHITE, BLACK = Side.WHITE, Side.BLACK
XGID = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:3:0:10"
MAT = b"""
 1 point match

 Game 1
 Ann : 0                        Bill : 0
  1) 31: 8/5 6/5                52: 13/8 24/22
      Wins 1 point
"""


@pytest.fixture
def dice():
    """White opens with 3-1; Black follows with 6-5."""
    return ScriptedDice([(3, 1), (6, 5), (4, 3), (6, 6), (2, 1), (5, 4)])


async def use(person, channel, name, target):
    answer = (await person.context_menu(channel, name, target)).response
    assert answer.ephemeral
    return answer


class TestOnAPerson:
    """*Challenge to backgammon* and *Backgammon profile*."""

    NAME = "Challenge to backgammon"

    async def test_a_challenge_is_put_together_and_sent(self, table):
        alice, bob = table.players
        panel = await use(alice, table.channel, self.NAME, bob)
        assert f"<@{bob.id}>" in text_of(panel)
        assert "5-point match" in text_of(panel)
        send = next(one for one in buttons_of(panel).values() if one.startswith("bg1:b:house_send:"))
        answer = (await alice.click(panel, custom_id=send)).response
        assert buttons_of(answer) == {}
        await bob.click(last_post(table), label="Accept")
        assert [person.user_id for person in (await table.bot.store.match(1)).players] == [alice.id, bob.id]

    async def test_the_bot_is_the_computer(self, table):
        panel = await use(table.players[WHITE], table.channel, self.NAME, me(table))
        assert "Computer (intermediate)" in text_of(panel)

    async def test_nobody_challenges_themselves_or_another_bot(self, table):
        alice = table.players[WHITE]
        robot = table.guild.add_member(table.env.create_user("robot", bot=True))
        for target in (alice, robot):
            answer = await use(alice, table.channel, self.NAME, target)
            assert buttons_of(answer) == {}
            assert text_of(answer).strip()

    async def test_a_profile(self, table):
        answer = await use(table.players[WHITE], table.channel, "Backgammon profile", table.players[BLACK])
        assert "**bob**" in text_of(answer)
        assert "no rated match yet" in text_of(answer)


@pytest.mark.usefixtures("engine")
class TestOnAMessage:
    """*Open this position*."""

    NAME = "Open this position"

    @pytest.mark.parametrize(
        "text",
        [
            f"what would you play here?\n{XGID}\nI thought 8/5 6/5",
            "congratulations for Philadelphia1: Position ID: 4HPwATDgc/ABMA  Match ID: cAkAAAAAAAAA",
        ],
    )
    async def test_an_id_in_its_text(self, table, text):
        message = await table.players[WHITE].send(table.channel, text)
        answer = await use(table.players[BLACK], table.channel, self.NAME, message)
        assert "XGID=-b----E-C---eE---c-e----B-" in text_of(answer)
        assert len(pictures_of(answer)) == 1

    async def test_nothing_to_open(self, table):
        message = await table.players[WHITE].send(table.channel, "congratulations, Extraordinary! 12345678901234")
        answer = await use(table.players[BLACK], table.channel, self.NAME, message)
        assert "There's no position in this message" in text_of(answer)
        assert "`.mat`" in text_of(answer)

    async def test_an_id_that_cannot_be(self, table):
        message = await table.players[WHITE].send(table.channel, XGID.replace("-b----E", "-o----O"))
        answer = await use(table.players[BLACK], table.channel, self.NAME, message)
        assert pictures_of(answer) == []
        assert "15" in text_of(answer) or "checkers" in text_of(answer)

    async def test_a_match_file(self, table):
        message = await table.players[WHITE].send(table.channel, "our match", attachments=[("club.mat", MAT)])
        answer = await use(table.players[BLACK], table.channel, self.NAME, message)
        assert "**Ann**" in text_of(answer)
        assert "**Bill**" in text_of(answer)

    async def test_the_bots_own_board_is_the_match_as_it_is(self, table, carol):
        await begin(table)
        await table.bot.get(Boards).live.note()
        answer = await use(table.players[WHITE], table.channel, self.NAME, last_post(table))
        assert "alice" in text_of(answer)
        assert "Move by move" in buttons_of(answer)
        answer = await use(carol, table.channel, self.NAME, last_post(table))
        assert "alice" in text_of(answer)
        assert "Move by move" not in buttons_of(answer)

    async def test_no_help_in_a_rated_match(self, table, carol):
        """As with `/position`: one's own rated match is not looked up in somebody else's message."""
        await begin(table)
        message = await carol.send(table.channel, f"best play? {xgid(await table.state())}")
        answer = await use(table.players[WHITE], table.channel, self.NAME, message)
        asked = (await table.players[WHITE].slash(table.channel, "position", text=xgid(await table.state()))).response
        assert text_of(answer) == text_of(asked)
        assert pictures_of(answer) == []


async def test_the_menus_can_be_used_wherever_commands_can(make_bot):
    bot = make_bot()
    await bot.load_commands()
    menus = [
        command.to_dict(bot.tree)
        for kind in (discord.AppCommandType.user, discord.AppCommandType.message)
        for command in bot.tree.get_commands(type=kind)
    ]
    assert {menu["name"] for menu in menus} == {"Challenge to backgammon", "Backgammon profile", "Open this position"}
    for menu in menus:
        assert sorted(menu["contexts"]) == [0, 1, 2]
        assert sorted(menu["integration_types"]) == [0, 1]
