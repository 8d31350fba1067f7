"""Who sees which match: every pair of a person and a match in two servers with hidden channels."""

import discord
import pytest

from bot.errors import NotFound
from bot.live import seat
from bot.live.desk import Guest
from bot.live.hub import Hub
from bot.records.people import Person
from bot.ui.live import sight
from bot.ui.live.sight import Sight
from bot.ui.live.voice import Voice
from tests.ui.live.window import path_of
from tests.ui.table import Table, begin


def hidden_from_all_but(table, guild, people):
    """Overwrites of a channel that only these people and the bot see."""
    shown = dict.fromkeys((*people, table.env.bot.user), discord.PermissionOverwrite(view_channel=True))
    return {guild.default_role: discord.PermissionOverwrite(view_channel=False), **shown}


async def playing(table, guild, channel, players, number):
    other = Table(table.env, guild, channel, players, table.bot, match_id=number)
    await players[0].slash(channel, "challenge", opponent=players[1], length=1)
    await players[1].slash(channel, "accept")
    assert (await other.state()).seq
    return number


@pytest.fixture
async def world(table, carol):
    """Six matches in two servers, and who should see each."""
    env, (alice, bob) = table.env, table.players
    outer = env.create_guild("elsewhere")
    dora, eve, ann = (outer.add_member(env.create_user(name)) for name in ("dora", "eve", "ann"))
    hidden = table.guild.create_text_channel("hidden", overwrites=hidden_from_all_but(table, table.guild, (alice, bob)))
    staff = outer.create_text_channel("staff", overwrites=hidden_from_all_but(table, outer, (dora, eve)))
    plaza = outer.create_text_channel("plaza")
    matches = {
        await playing(table, table.guild, table.channel, (alice, bob), 1): {alice, bob, carol},
        await playing(table, table.guild, hidden, (alice, bob), 2): {alice, bob},
        await playing(table, outer, staff, (dora, eve), 3): {dora, eve},
        await playing(table, outer, plaza, (dora, eve), 4): {dora, eve, ann},
    }
    return matches, (alice, bob, carol, dora, eve, ann)


async def test_nobody_sees_what_they_may_not(world, pages, hurried):
    """A match one may not see answers exactly as one that does not exist."""
    matches, people = world
    for person in people:
        window = await pages.window(person)
        there_is_none = await window.ask("gone", t="open", match=99)
        for number, seen in matches.items():
            since = len(window.frames)
            await window.send(t="open", match=number)
            answer = await window.until(lambda frame: frame["t"] in ("table", "gone"), since)
            assert (answer["t"] == "table") is (person in seen), (person.name, number)
            if person not in seen:
                assert answer == there_is_none | {"match": number}
                act = {"t": "act", "match": number, "seq": 2, "id": "0" * 32, "do": "roll"}
                assert await window.ask("gone", **act) == answer | {"id": act["id"]}
                assert await window.ask("gone", t="guess", match=number, seq=2) == answer
            assert (answer.get("view") or {}).get("you") in ((None, "white", "black") if person in seen else (None,))


async def test_who_loses_sight_of_a_channel_is_asked_for_anew_within_a_minute(table, world, carol):
    now = [100.0]
    known = Sight(table.bot, lambda: now[0])
    record = await table.bot.app.matches.match(1)
    assert await known.may_see(carol.id, record)
    table.guild.remove_member(carol)
    assert await known.may_see(carol.id, record)
    now[0] += sight._LASTS
    assert not await known.may_see(carol.id, record)


def a_minute_later(table, match_id):
    table.bot.get(Voice)._sight._known.clear()
    for one in table.bot.get(Hub).seats(match_id):
        one._looked_at -= seat._SEEN_FOR


async def test_who_loses_sight_while_they_watch_is_shown_no_more(table, pages, carol):
    await begin(table)
    alice, watching = await pages.window(table.players[0], 1), await pages.window(carol, 1)
    table.guild.remove_member(carol)
    a_minute_later(table, 1)
    since = len(watching.frames)
    await alice.act("resign_match", sure=True)
    assert (await watching.get("gone", since))["match"] == 1
    assert "table" not in {frame["t"] for frame in watching.frames[since:]}
    assert [one.user_id for one in table.bot.get(Hub).seats(1)] == [table.players[0].id]
    assert alice.last("table")["over"]


async def test_who_still_sees_it_is_shown_on_with_the_play(table, pages, carol):
    await begin(table)
    mover = table.players[(await table.state()).waiting_for]
    playing, watching = await pages.window(mover, 1), await pages.window(carol, 1)
    a_minute_later(table, 1)
    turn = await playing.get("turn")
    await playing.act("play", path_of(turn, lambda _: 0))
    assert (await watching.after(turn["seq"]))["played"]


async def test_one_who_lost_sight_keeps_nobody_from_being_asked(table, pages, carol, monkeypatch):
    await begin(table)
    dora = table.guild.add_member(table.env.create_user("dora"))
    lost, after = await pages.window(carol, 1), await pages.window(dora, 1)
    table.guild.remove_member(carol)
    a_minute_later(table, 1)
    asked = {"match": 1, "seq": after.last("table")["seq"], "may": [{"do": "join", "label": "Vote"}]}

    async def turn(*_):
        return asked

    monkeypatch.setattr(table.bot.get(Voice), "turn", turn)
    table.bot.get(Hub).ask(1)
    assert (await after.get("turn"))["may"] == asked["may"]
    assert (await lost.get("gone"))["match"] == 1


async def test_what_is_not_known_counts_as_no(table, world, carol, monkeypatch):
    record = await table.bot.app.matches.match(1)
    monkeypatch.setattr(table.bot, "server", lambda _: failed())
    assert not await Sight(table.bot).may_see(carol.id, record)
    assert await Sight(table.bot).may_see(table.players[0].id, record)


async def failed():
    raise TimeoutError


async def test_an_activity_shows_its_channel_alone(table, world, carol):
    voice, alice = table.bot.get(Voice), table.players[0]
    inside = Guest(Person(alice.id, "alice"), "en-US", table.channel.id, table.guild.id)
    shown = await voice.hello(inside)
    assert [one["match"] for one in shown["channel"]] == [1]
    assert [one["match"] for one in shown["boards"]] == [1]  # theirs in another channel can't be opened here
    at_home = await voice.hello(inside._replace(channel_id=None, guild_id=None))
    assert {one["match"] for one in at_home["boards"]} == {1, 2}
    assert (await voice.match(inside, 1)).match_id == 1
    with pytest.raises(NotFound):
        await voice.match(inside, 2)
