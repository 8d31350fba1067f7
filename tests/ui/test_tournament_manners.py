"""How tournaments treat people: where they may be held, what is asked first, and what is said of what happened."""

import discord
import pytest

from bot.tournaments.state import Phase
from tests.ui.club import Club
from tests.ui.table import text_of

pytestmark = pytest.mark.simcord(check_errors=False)

HOUR = 3600


async def close(table, **denied):
    """From now on the bot lacks these permissions in the channel."""
    channel = table.env.bot.get_channel(table.channel.id)
    await channel.set_permissions(channel.guild.me, overwrite=discord.PermissionOverwrite(**denied))


async def sign_up(club, /, **options):
    """An announced tournament with everyone in it."""
    chosen = {"name": "Cup", "system": "single_elimination", "length": 1, "seeding": "manual", **options}
    announced = await club.organise("create", **chosen)
    for person in club.people:
        await club.by(person, "join")
    return announced


class TestWhereItMayBeHeld:
    """A tournament needs to post: what is missing is said before anybody signs up, and again before it is drawn."""

    @pytest.mark.parametrize(
        ("denied", "named"),
        [
            ("send_messages", "**Send Messages**"),
            ("attach_files", "**Attach Files**"),
            ("view_channel", "**View Channel**"),
        ],
    )
    async def test_it_is_not_announced_where_the_bot_may_not_post(self, table, denied, named):
        overwrites = {table.env.bot.user: discord.PermissionOverwrite(**{denied: False})}
        table.channel = table.guild.create_text_channel("quiet", overwrites=overwrites)
        club = Club(table, 0)
        answer = await club.organise("create", name="Cup", system="swiss")
        assert answer.ephemeral
        assert named in text_of(answer)
        assert await club.bot.store.tournaments_in(table.guild.id) == []

    async def test_it_is_not_drawn_where_the_bot_may_not_post_any_more(self, table):
        club = Club(table, 2)
        await sign_up(club)
        await close(table, send_messages=False)
        answer = await club.organise("start")
        assert answer.ephemeral
        assert "**Send Messages**" in text_of(answer)
        club.channel = table.guild.create_text_channel("office")
        answer = await club.organise("start")
        assert "**Send Messages**" in text_of(answer)
        assert f"in <#{table.channel.id}>" in text_of(answer)
        assert (await club.state()).phase is Phase.SIGN_UP
        await close(table, send_messages=True)
        await club.organise("start")
        assert (await club.state()).phase is Phase.RUNNING

    async def test_it_is_not_drawn_where_nobody_can_play_any_more(self, table):
        club = Club(table, 2)
        await sign_up(club)
        club.channel = table.guild.create_text_channel("office")
        await table.env.bot.http.delete_channel(table.channel.id)
        answer = await club.organise("start")
        assert answer.ephemeral
        assert "is gone" in text_of(answer)
        assert (await club.state()).phase is Phase.SIGN_UP
