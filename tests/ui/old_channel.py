"""A server in which an earlier version has played, as today's bot finds it: people, channels, posts and database."""

from dataclasses import dataclass, field

import discord
from simcord.builders import ChannelHandle
from simcord.results import ResponseMessage

from tests.discord_server.payloads import COMPONENTS_V2
from tests.earlier import read, restore
from tests.ui.table import Table

LATER = 120
"""Seconds of the simulator's time after which all that is stored has happened."""


@dataclass
class OldChannel(Table):
    """`people` by their names, `posts` by their ids, `channels` by their names; `said` is what the version said."""

    version: str = ""
    said: dict = field(default_factory=dict)
    people: dict = field(default_factory=dict)
    channels: dict = field(default_factory=dict)
    posts: dict = field(default_factory=dict)

    def by_id(self, user_id):
        """Somebody of the server; None for a computer."""
        return next((person for person in self.people.values() if person.id == user_id), None)

    async def sit_at(self, match_id):
        """Look at a match: its players and its board are those of the table from now on. Returns its record."""
        record = await self.bot.store.match(match_id)
        self.match_id, self.board = match_id, self.posts[record.board.message_id]
        self.players = tuple(self.by_id(player.user_id) for player in record.players)
        self.channel = next(one for one in self.channels.values() if one.id == self.board.channel_id)
        return record


class _As:
    """What is made meanwhile has the ids of what it stands for, in order."""

    def __init__(self, env, *numbers):
        self._backend, self._numbers = env.backend, list(numbers)
        self._usual = env.backend.snowflake

    def __enter__(self):
        self._backend.snowflake = lambda: self._numbers.pop(0) if self._numbers else self._usual()

    def __exit__(self, *_):
        self._backend.snowflake = self._usual


async def found(version, env, bot, make_bot, settings):
    """Put the server of a version there as it was left, and start today's bot in it."""
    await env.advance_time(LATER)
    said = read(version, "database.json")
    table = _server(env, bot, version, said)
    await table.bot.store.close()
    settings.database_path.unlink()
    restore(version, settings.database_path)
    await table.restart(make_bot)
    return table


def _server(env, bot, version, said):
    ids = _like_today(said)
    env.backend._reserved_ids.discard(ids["guild"])  # the simulator numbers today's commands by then's ids
    guild = env.create_guild(id=ids["guild"])
    with _As(env, ids["role"]):
        admin = guild.create_role("admin", permissions=discord.Permissions(manage_guild=True))
    people = {}
    for name, number in ids["people"].items():
        with _As(env, number):
            user = env.create_user(name)
        people[name] = guild.add_member(user, roles=[admin] if name == "organizer" else [])
    [(name, number), *threads] = ids["channels"].items()
    with _As(env, number):
        channel = guild.create_text_channel(name)
    table = OldChannel(env, guild, channel, (people["alice"], people["bob"]), bot)
    table.version, table.said, table.people, table.channels = version, said, people, {name: channel}
    posts = [said["ids"]["board"], name, said["board"]] if "board" in said else None
    posts = [posts] if posts else [list(one.values()) for one in read(version, "posts.json")]
    _put(table, [one for one in posts if one[1] == name])
    for name, number in threads:
        under = number if number in table.posts else None
        with _As(env, number):
            thread = env.backend.create_thread(channel.id, name, bot.user.id, message_id=under, broadcast=False)
        table.channels[name] = ChannelHandle(env, guild, thread)
        _put(table, [one for one in posts if one[1] == name])
    return table


def _put(table, posts):
    backend = table.env.backend
    for number, place, components in posts:
        channel = table.channels[place].id
        pictures = [
            backend.cdn.store_attachment(int(one["attachment_id"]), channel, one["url"].rpartition("/")[2], b"", None)
            for one in _media(components)
        ]
        with _As(table.env, number):
            made = backend.create_message(
                channel, table.bot.user.id, components=components, attachments=pictures, flags=COMPONENTS_V2
            )
        table.posts[number] = ResponseMessage(table.env, made)


def _media(components):
    for component in components:
        yield from (one["media"] for one in component.get("items", ()))
        yield from _media(component.get("components", ()))


def _like_today(said):
    """The ids; 1.0 has written them in another way."""
    ids = said["ids"]
    if "people" in ids:
        return ids
    people = {"alice": ids["alice"], "bob": ids["bob"], "carol": ids["carol"], "organizer": ids["organiser"]}
    people |= {f"player{index}": number for index, number in enumerate(ids["entrants"]) if number != ids["carol"]}
    return {"guild": ids["guild"], "role": 1, "people": people, "channels": {"backgammon": ids["channel"]}}
