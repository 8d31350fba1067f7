"""What spectators find: every match in progress in the server that they may see, wherever they ask."""

import discord
import pytest
from msgspec.structs import replace
from simcord.actors import MemberActor
from simcord.builders import UserHandle

from bot.records.people import Person
from bot.rules.dice import ScriptedDice
from bot.rules.sides import Side
from bot.ui.match.narration import match_title
from tests.ui.table import FIRST_GAME, begin, buttons_of, pictures_of, posts_in, text_of

pytestmark = pytest.mark.simcord(check_errors=False)

WHITE, BLACK = Side.WHITE, Side.BLACK


@pytest.fixture
def dice():
    return ScriptedDice(FIRST_GAME)


@pytest.fixture
def other(table):
    """A channel of the server where nothing is played."""
    return table.guild.create_text_channel("general")


@pytest.fixture
def hidden(table, carol):
    """A channel that carol may not see."""
    return table.guild.create_text_channel(
        "hidden", overwrites={carol: discord.PermissionOverwrite(view_channel=False)}
    )


async def play_in(table, channel, first, second):
    """Begin a match between two people in a channel."""
    challenge = (await first.slash(channel, "challenge", opponent=second, length=3)).response
    await second.click(challenge, label="Accept")


async def offered(person, channel, typed="", command="watch"):
    return [choice["value"] for choice in await person.autocomplete(channel, command, "match", typed)]


async def answer(person, channel, command, **options):
    response = (await person.slash(channel, command, **options)).response
    assert response.ephemeral
    return response


async def test_from_another_channel(table, carol, other):
    await begin(table)
    listed = await answer(carol, other, "matches")
    assert "match 1" in text_of(listed)
    assert f"discord.com/channels/{table.guild.id}/{table.channel.id}/" in text_of(listed)
    assert "alice 0 : 0 bob" in pictures_of(listed)[0]
    assert await offered(carol, other) == ["1"]
    shown = await answer(carol, other, "watch")
    assert "Follow" in buttons_of(shown)
    assert "discord.com/channels/" in text_of(shown)


async def test_this_channels_come_first_and_are_found_by_names(table, carol, other):
    await begin(table)
    dave = table.guild.add_member(table.env.create_user("dave"))
    erin = table.guild.add_member(table.env.create_user("erin"))
    await play_in(table, other, dave, erin)
    assert await offered(carol, other) == ["2", "1"]
    assert await offered(carol, table.channel) == ["1", "2"]
    assert await offered(carol, table.channel, "eri") == ["2"]
    text = text_of(await answer(carol, other, "matches"))
    assert text.index("match 2") < text.index("Other matches in this server") < text.index("match 1")


async def test_several_in_other_channels_are_listed(table, carol, other):
    await begin(table)
    dave = table.guild.add_member(table.env.create_user("dave"))
    await play_in(table, table.channel, dave, table.players[WHITE])
    text = text_of(await answer(carol, other, "watch"))
    assert "several matches" in text
    assert "match 1" in text
    assert "match 2" in text


async def test_not_in_a_channel_that_one_may_not_see(table, carol, other, hidden):
    await play_in(table, hidden, *table.players)
    assert "match 1" not in text_of(await answer(carol, other, "matches"))
    assert await offered(carol, other) == []
    assert "no match in this channel" in text_of(await answer(carol, other, "watch"))
    for command in ("watch", "board", "match"):
        assert "can't find that match" in text_of(await answer(carol, other, command, match="1"))
    dave = table.guild.add_member(table.env.create_user("dave"))
    assert await offered(dave, other) == ["1"]
    assert await offered(table.players[WHITE], other) == ["1"]


async def test_a_private_thread_is_for_its_members(table, carol, other):
    channel = table.env.bot.get_channel(table.channel.id)
    secret = await channel.create_thread(name="secret", type=discord.ChannelType.private_thread)
    open_to_all = await channel.create_thread(name="open", type=discord.ChannelType.public_thread)
    for player in table.players:
        await secret.add_user(discord.Object(player.id))
    threads = {thread.id: thread for thread in table.channel.threads}
    await play_in(table, threads[secret.id], *table.players)
    assert await offered(carol, other) == []
    await play_in(table, threads[open_to_all.id], *table.players)
    assert await offered(carol, other) == ["2"]
    assert await offered(table.players[WHITE], other) == ["2", "1"]


async def test_not_from_another_server(table, other):
    await begin(table)
    guild = table.env.create_guild()
    stranger = guild.add_member(table.env.create_user("stranger"))
    channel = guild.create_text_channel("club")
    assert await offered(stranger, channel) == []
    assert "match 1" not in text_of(await answer(stranger, channel, "matches"))


async def test_a_match_that_is_over_is_not_in_the_way(table, carol, other):
    """A person whose own match here is over wants to watch one that is still being played."""
    await begin(table)
    dave = table.guild.add_member(table.env.create_user("dave"))
    await play_in(table, other, dave, carol)
    await carol.slash(other, "resign", what="match", sure=True)
    shown = await answer(carol, other, "watch")
    assert "Follow" in buttons_of(shown)
    assert "alice" in text_of(shown)


@pytest.mark.parametrize(
    ("options", "played_for"),
    [
        ({"length": 3}, "3-point match"),
        ({"length": 3, "cube": False}, "3-point match, without cube"),
        ({"length": 0}, "unlimited session"),
        ({"length": 0, "cube": False}, "unlimited session, without cube"),
    ],
)
async def test_every_score_line_says_what_is_played_for(table, options, played_for):
    """Under the board, in `/match` and `/matches`, in the list while one types, and on the card."""
    alice, bob = table.players
    await table.by_command(WHITE, "challenge", opponent=bob, **options)
    await table.by_button(BLACK, "Accept")
    parts = played_for.split(", ")
    shown = [table.board] + [
        (await alice.slash(table.channel, name)).response for name in ("match", "matches", "watch")
    ]
    for message in shown:
        line = next(line for line in text_of(message).splitlines() if " 0 : 0 " in line)
        assert ("without cube" in line) == ("without cube" in played_for)
        assert parts[0] in line
    [offered_match] = await alice.autocomplete(table.channel, "board", "match", "")
    assert offered_match["name"] == f"1: alice 0-0 bob, {played_for}"
    await table.by_command(WHITE, "resign", what="match", sure=True)
    card = next(post for post in posts_in(table.env, table.channel) if "Result of match 1" in text_of(post))
    assert f" · {played_for}" in pictures_of(card)[-1].splitlines()[0]


async def test_names_in_a_list_are_as_everywhere_else(table):
    """A computer's in the language of who asks, and none is empty that belonged to somebody whose data was deleted."""
    alice, bob = table.players
    await begin(table, length=3)
    bot = MemberActor(table.env, table.guild, UserHandle(table.env, table.env.backend.bot_user))
    await alice.slash(table.channel, "challenge", opponent=bot, level="beginner", length=1)
    await table.bot.app.people.prefer(alice.id, language="de")
    await table.bot.app.privacy.delete(Person(bob.id, "bob"))
    choices = await alice.autocomplete(table.channel, "replay", "match", "")
    assert [choice["name"] for choice in choices] == [
        "1: alice 3-0 ehemaliger Mitspieler, Match auf 3 Punkte",
        "2: alice 0-0 Computer (Anfänger), Match auf 1 Punkt",
    ]


async def test_a_name_written_from_right_to_left_turns_no_score_round(table):
    dana = table.guild.add_member(table.env.create_user("דנה" * 10))
    table.players = dana, table.players[1]
    await begin(table, length=3)
    record = await table.bot.store.match(1)
    apart = f"\N{FIRST STRONG ISOLATE}{'דנה' * 10}\N{POP DIRECTIONAL ISOLATE}"
    assert f"**{apart}** 0 : 0 **bob**" in text_of(posts_in(table.env, table.channel)[-1])
    [choice] = await dana.autocomplete(table.channel, "board", "match", "")
    assert f"1: {apart} 0-0 bob" in choice["name"]
    long = replace(record, players=(Person(1, "ב" * 64), Person(2, "b" * 64)))
    assert len(match_title(long)) <= 100
    assert match_title(long).count("\N{POP DIRECTIONAL ISOLATE}") == 1
