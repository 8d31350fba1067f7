"""Each thing that a bot and a test can do with the server, done once by an unmodified discord.py."""

import asyncio

import discord
import pytest

from tests.discord_server.interactions import MESSAGE, MODAL, UPDATE, NotAnswered
from tests.discord_server.messages import Upload
from tests.discord_server.options import CannotUse
from tests.discord_server.sample_bot import PICTURE, Board, eventually, picture


async def test_login_and_what_the_bot_sees(club):
    assert club.bot.user.id == club.server.world.bot.id
    assert [guild.name for guild in club.bot.guilds] == ["Club"]
    assert [channel.name for channel in club.bot.guilds[0].text_channels] == ["games"]
    assert {command["name"] for command in club.server.world.commands[None]} >= {"challenge", "move"}
    assert len(await club.bot.tree.fetch_commands()) == 4
    assert (await club.bot.application_info()).owner.name == "owner"
    assert (await club.bot.fetch_user(club.alice.id)).name == "alice"
    assert (await club.bot.guilds[0].fetch_member(club.alice.id)).display_name == "Alice"


async def test_a_wrong_token_is_refused(discord_server):
    async with discord.Client(intents=discord.Intents.none()) as client:
        with pytest.raises(discord.LoginFailure):
            await client.login("wrong")


async def test_slash_command_with_a_member_and_a_number(club):
    with club.server.counting() as requests:
        answer = await club.alice.slash(club.channel, "challenge", opponent=club.bob, length=7)
    assert answer.type == MESSAGE
    assert "Alice challenges Bob to 7 points" in answer.text
    assert answer.files == {"board.png": PICTURE}
    assert answer.message is club.channel.last
    assert not answer.ephemeral
    assert [request.route for request in requests] == ["/interactions/{interaction}/{token}/callback"]
    assert requests[0].size > len(PICTURE)
    assert requests[0].files == {"board.png": len(PICTURE)}
    # Discord takes a file that a component shows out of the attachments.
    message = await club.bot.get_channel(club.channel.id).fetch_message(answer.message.id)
    assert message.attachments == []
    assert message.components[0].children[1].items[0].media.url.endswith("/board.png")


async def test_names_in_a_server(club):
    club.guild.member(club.bob).nick = "Bobby"
    answer = await club.alice.slash(club.channel, "challenge", opponent=club.bob)
    assert "challenges Bobby to 5" in answer.text


async def test_what_discord_would_not_let_a_person_send(club):
    for options in ({}, {"opponent": "bob"}, {"opponent": club.bob, "length": 100}, {"rival": club.bob}):
        with pytest.raises(CannotUse):
            club.alice.slash(club.channel, "challenge", **options)
    with pytest.raises(CannotUse, match="no /chess"):
        club.alice.slash(club.channel, "chess")
    with pytest.raises(CannotUse, match="subcommand"):
        club.alice.slash(club.channel, "tournament")
    club.guild.leave(club.alice)
    with pytest.raises(CannotUse, match="does not see"):
        club.alice.slash(club.channel, "move", play="24/18")


async def test_subcommand_with_a_file(club):
    answer = await club.alice.slash(
        club.channel, "tournament create", name="Open", rules=Upload("rules.txt", b"no chatting")
    )
    assert answer.text == "created Open with no chatting"


async def test_autocomplete(club):
    answer = await club.alice.autocomplete(club.channel, "move", "play", "24")
    assert answer.choices == [{"name": "24/18", "value": "24/18"}]


async def test_click_updates_the_message(club):
    board = (await club.alice.slash(club.channel, "challenge", opponent=club.bob)).message
    answer = await club.bob.click(board, label="Roll")
    assert answer.type == UPDATE
    assert answer.message is board
    assert board.edited
    assert board.edits == 1
    assert "Bob rolled" in board.text
    assert list(board.files) == ["board.png"]
    with pytest.raises(CannotUse, match="disabled"):
        club.bob.click(board, label="Off")
    with pytest.raises(CannotUse, match="no button"):
        club.bob.click(board, label="Double")


async def test_select_and_ephemeral_answer(club):
    board = (await club.alice.slash(club.channel, "challenge", opponent=club.bob)).message
    answer = await club.bob.select(board, "play", ["13/7"])
    assert answer.text == "13/7"
    assert answer.ephemeral
    assert club.channel.messages == [board]
    with pytest.raises(CannotUse, match="not among"):
        club.bob.select(board, placeholder="the 6", values=["8/2"])
    with pytest.raises(CannotUse, match="does not see"):
        club.alice.click(answer.message, label="Roll")


async def test_thinking_and_followups(club):
    board = (await club.alice.slash(club.channel, "challenge", opponent=club.bob)).message
    click = club.bob.click(board, label="Think")
    assert (await click).message.ephemeral
    assert (await click.finished()).text == "thought"
    assert (await click.followup(2)).text == "and again"


async def test_modal(club):
    board = (await club.alice.slash(club.channel, "challenge", opponent=club.bob)).message
    opened = await club.bob.click(board, label="Type")
    assert opened.type == MODAL
    assert opened.modal["title"] == "Your play"
    answer = await club.bob.submit_modal(opened, play="8/5 6/5")
    assert "typed 8/5 6/5" in answer.text
    assert answer.message is board
    with pytest.raises(CannotUse, match="characters"):
        club.bob.submit_modal(opened, play="")


async def test_two_clicks_in_the_same_instant(club):
    club.bot.nap = 0.05
    board = (await club.alice.slash(club.channel, "challenge", opponent=club.bob)).message
    first, second = await asyncio.gather(club.alice.click(board, label="Roll"), club.bob.click(board, label="Roll"))
    assert first.interaction.id != second.interaction.id
    # Both were on their way before either was answered.
    assert max(first.interaction.sent, second.interaction.sent) < first.interaction.sent + first.seconds
    assert min(first.seconds, second.seconds) > 0.04
    assert board.edits == 2


async def test_the_same_interaction_delivered_twice(club):
    board = (await club.alice.slash(club.channel, "challenge", opponent=club.bob)).message
    click = club.bob.click(board, label="Roll")
    click.repeat()
    await click
    await club.server.until(lambda: click.refused)
    assert click.refused == [40060]
    assert club.bot.clicks == [click.id, click.id]
    assert board.edits == 1


async def test_late_answer(club):
    club.server.deadline = 0.1
    tardy = club.alice.slash(club.channel, "slow", seconds=0.2)
    with pytest.raises(NotAnswered):
        await tardy
    await club.server.until(lambda: tardy.refused)
    assert tardy.refused == [10062]
    assert club.channel.messages == []
    await eventually(lambda: [error.code for error in club.bot.errors] == [10062])


async def test_messages_in_channels(club):
    channel = club.bot.get_channel(club.channel.id)
    sent = await channel.send(view=Board("one"), file=picture())
    await sent.edit(view=Board("two"), attachments=[picture()])
    kept = club.channel.last
    assert kept.text == "two"
    assert kept.edits == 1
    assert club.server.find("two", label="Roll") == [kept]
    plain = await channel.send("hello", embed=discord.Embed(title="A title", description="words"))
    assert club.channel.last.text == "hello\nA title\nwords"
    assert [message.id async for message in channel.history()] == [plain.id, sent.id]
    await plain.delete()
    assert club.channel.messages == [kept]
    kept.delete()
    assert kept.deleted
    with pytest.raises(discord.NotFound):
        await sent.edit(content=None)


async def test_channels_come_and_go(club):
    new = club.guild.add_text_channel("new")
    thread = new.add_thread("a match")
    await club.alice.slash(club.channel, "move", play="x")
    assert club.bot.get_channel(new.id).name == "new"
    assert club.bot.guilds[0].get_thread(thread.id).name == "a match"
    answer = await club.alice.slash(thread, "move", play="24/18")
    assert thread.messages == [answer.message]
    new.delete()
    await club.alice.slash(club.channel, "move", play="x")
    assert club.bot.deleted == [new.id]
    with pytest.raises(discord.NotFound):
        await club.bot.fetch_channel(new.id)
    other = club.server.add_guild("Other")
    await club.alice.slash(other.add_text_channel("games"), "move", play="x")
    assert len(club.bot.guilds) == 2
    club.server.world.remove_guild(other)
    await club.alice.slash(club.channel, "move", play="x")
    assert len(club.bot.guilds) == 1


async def test_direct_messages(club):
    sent = await (await club.bot.fetch_user(club.alice.id)).send("your turn")
    direct = club.server.direct(club.alice)
    assert direct.last.id == sent.id
    assert (await club.alice.slash(direct, "move", play="24/18")).text == "played 24/18"
    club.alice.accepts_dms = False
    with pytest.raises(discord.Forbidden) as refused:
        await (await club.bot.fetch_user(club.alice.id)).send("still your turn")
    assert refused.value.code == 50007


async def test_emojis(club):
    emoji = await club.bot.create_application_emoji(name="die_6", image=PICTURE)
    assert [one.name for one in await club.bot.fetch_application_emojis()] == ["die_6"]
    await emoji.delete()
    assert await club.bot.fetch_application_emojis() == []


async def test_a_payload_discord_would_refuse(club):
    message = club.channel.post(components=[{"type": 1, "components": [_button("too long")]}])
    click = club.alice.click(message, custom_id="too long")
    await club.server.until(lambda: club.server.problems)
    (problem,) = club.server.problems
    assert "data.content: has 2001 characters" in problem
    await eventually(lambda: [error.code for error in club.bot.errors] == [50035])
    assert "data.content" in str(club.bot.errors[0])
    assert click.first is None
    club.server.problems.clear()


async def test_a_request_nobody_expects(club):
    with pytest.raises(discord.NotFound):
        await club.bot.guilds[0].bans().__anext__()
    assert club.server.unexpected == [f"GET /guilds/{club.guild.id}/bans"]
    club.server.unexpected.clear()


def _button(custom_id):
    return {"type": 2, "style": 1, "label": custom_id, "custom_id": custom_id}


async def test_where_the_bot_is_no_member(club):
    """The bot hears of such places only through interactions, and only if it can be installed for a user."""
    group = club.server.add_group(club.alice, club.bob)
    foreign = club.server.add_foreign_guild().add_text_channel("games")
    for channel, status in ((group, 404), (foreign, 403)):
        with pytest.raises(discord.HTTPException) as caught:
            await club.bot.get_partial_messageable(channel.id).send("hello")
        assert caught.value.status == status
        with pytest.raises(CannotUse, match="not offered to users"):
            await club.alice.slash(channel, "challenge", opponent=club.bob, length=7)
    assert [guild.name for guild in club.bot.guilds] == ["Club"]
