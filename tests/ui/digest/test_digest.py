"""The weekly digest as a server meets it: switched on in the settings, posted once, pinging nobody."""

import asyncio
from datetime import timedelta

import discord
import pytest
from msgspec.structs import replace

from bot.app.digests import posted_at, week_at
from bot.app.logged import Viewer
from bot.ratings.records import Leader
from bot.records.analyses import DecisionKind
from bot.records.people import Person, Place
from bot.rules.sides import Side
from bot.ui.digest import desk
from bot.ui.digest.desk import DigestDesk
from tests.inside import rating_changes_of
from tests.ui.coach.coached import remember, short_log, store_match
from tests.ui.table import buttons_of, components_of, forged, pictures_of, posts_in, text_of

pytestmark = [pytest.mark.simcord(check_errors=False), pytest.mark.usefixtures("engine")]
HOURS = timedelta(hours=1)


@pytest.fixture(autouse=True)
def remembering(engine):
    remember(engine)


@pytest.fixture
def admin(table):
    role = table.guild.create_role("admin", permissions=discord.Permissions(manage_guild=True))
    return table.guild.add_member(table.env.create_user("admin"), roles=[role])


@pytest.fixture
def news(table):
    return table.guild.create_text_channel("news")


async def choose(table, admin, *channels):
    """Choose a channel in the settings; returns the panel, or what is said instead."""
    panel = (await admin.slash(table.channel, "settings")).response
    [chosen] = [one for one in components_of(panel) if "setting_digest" in one.get("custom_id", "")]
    assert chosen["type"] == discord.ComponentType.channel_select.value
    return await forged(admin, panel, chosen["custom_id"], [str(one.id) for one in channels])


def at(table, moment):
    table.bot.app.digests._clock = lambda: moment


def due(table, **later):
    """When the digest of this week is due on every server."""
    return posted_at(week_at(table.bot.clock()) + 1) + timedelta(minutes=10, **later)


async def kept(table):
    await table.bot.get(DigestDesk).keep()


async def week(table, admin, news, *, analyzed=True):
    """A match was played, and analyzed; the digest is wanted, and due."""
    await choose(table, admin, news)
    await store_match(table, short_log())
    if analyzed:
        await table.by_command(Side.WHITE, "analyze", match="1")
    at(table, due(table))


async def decisions(table):
    logged = await table.bot.app.logs.load("1", Viewer(table.players[0].id, Place(0)), shown=True)
    return (await table.bot.app.coach.ready(logged, None)).decisions


async def test_it_is_off_until_an_admin_chooses_a_channel(table, admin, news):
    await store_match(table, short_log())
    at(table, due(table))
    await kept(table)
    assert posts_in(table.env, news) == []
    at(table, table.bot.clock())
    panel = await choose(table, admin, news)
    assert f"**Weekly digest:** in <#{news.id}>, next <t:{int(due(table).timestamp()) - 600}:F>" in text_of(panel)
    panel = await choose(table, admin)
    assert "Weekly digest:** in" not in text_of(panel)
    at(table, due(table))
    await kept(table)
    assert posts_in(table.env, news) == []


async def test_one_message_tells_the_week_and_pings_nobody(table, admin, news):
    await week(table, admin, news)
    await kept(table)
    [post] = posts_in(table.env, news)
    text = text_of(post)
    assert "1 match, 2 players" in text
    found = await decisions(table)
    worst = max((one for one in found if one.counted), key=lambda one: one.loss)
    who = ("alice", "bob")[worst.side]
    assert (
        f"**Costliest play:** **{who}**, {worst.roll} `{worst.played}` instead of `{worst.best}`, {worst.loss:.3f}"
        in text
    )
    lucky = max(found, key=lambda one: one.luck or 0)
    assert f"**Luckiest roll:** **{('alice', 'bob')[lucky.side]}**, {lucky.roll}, {lucky.luck:+.3f}" in text
    assert "**Biggest swing:** **" in text
    assert len(pictures_of(post)) == 1
    assert list(buttons_of(post)) == ["Match 1"]
    assert "<@" not in text
    replay = (await table.players[1].click(post, label="Match 1")).response
    assert replay.ephemeral


async def test_what_was_played_after_a_hint_is_nobodys_best_play(table, admin, news):
    await week(table, admin, news)
    digests = table.bot.app.digests
    before = await digests.of(table.guild.id, lambda _: True)
    for told in (before.best, before.worst):
        await table.bot.store.note_hint(1, told.one.seq - 1, told.one.side)
    after = await digests.of(table.guild.id, lambda _: True)
    assert after.best is None or after.best.one.seq != before.best.one.seq
    assert after.worst.one.seq != before.worst.one.seq
    assert after.luckiest.one.seq == before.luckiest.one.seq


async def test_the_swing_is_the_largest_there_was(table, admin, news):
    await week(table, admin, news)
    await kept(table)
    text = text_of(posts_in(table.env, news)[0])
    logged = await table.bot.app.logs.load("1", Viewer(table.players[0].id, Place(0)), shown=True)
    analysis = await table.bot.app.coach.ready(logged, None)
    plays = {one.seq: one for one in analysis.decisions if one.kind is DecisionKind.CHECKER and one.played}
    before, gains = 0.5, []
    for point in analysis.curve:
        if point.seq in plays and point.seq > min(plays):
            side = plays[point.seq].side
            was, now = (before, point.winning) if side is Side.WHITE else (1 - before, 1 - point.winning)
            gains.append((now - was, was, now, side))
        before = point.winning
    _, was, now, side = max(gains)
    assert f"**{('alice', 'bob')[side]}** from {100 * was:.1f}% to {100 * now:.1f}%" in text


async def test_it_is_posted_once_however_many_look(table, admin, news):
    await week(table, admin, news)
    await asyncio.gather(*(kept(table) for _ in range(3)), DigestDesk(table.bot).keep())
    await kept(table)
    assert len(posts_in(table.env, news)) == 1
    at(table, due(table, days=7))
    await kept(table)
    assert len(posts_in(table.env, news)) == 1, "nothing was played in the week after"


async def test_one_that_cannot_be_made_keeps_none_from_the_other_servers(table, admin, news, monkeypatch):
    await week(table, admin, news)
    digests, broken = table.bot.app.digests, 17
    await table.bot.store.want_digest(broken, 18, 0)
    assert [one.guild_id for one in await digests.due()] == [broken, table.guild.id]
    of = digests.of

    async def of_another(guild_id, is_open):
        if guild_id == broken:
            raise KeyError("of ours")
        return await of(guild_id, is_open)

    monkeypatch.setattr(digests, "of", of_another)
    with pytest.raises(KeyError):
        await kept(table)
    assert len(posts_in(table.env, news)) == 1


async def test_before_its_hour_there_is_none_and_twelve_hours_later_it_is_left_out(table, admin, news):
    await week(table, admin, news)
    at(table, due(table) - timedelta(minutes=11))
    await kept(table)
    at(table, due(table) + 12 * HOURS)
    await kept(table)
    assert posts_in(table.env, news) == []
    at(table, due(table) + 11 * HOURS)
    await kept(table)
    assert len(posts_in(table.env, news)) == 1


async def test_without_an_analysis_it_says_how_to_get_more(table, admin, news):
    await week(table, admin, news, analyzed=False)
    await kept(table)
    [post] = posts_in(table.env, news)
    assert "1 match, 2 players" in text_of(post)
    assert "Analyze your matches" in text_of(post)
    assert list(buttons_of(post)) == ["Match 1"]


async def test_what_was_played_where_not_everybody_looks_is_not_told(table, admin, news):
    await week(table, admin, news)
    channel = table.bot.get_channel(table.channel.id)
    await channel.set_permissions(channel.guild.me, view_channel=True)
    await channel.set_permissions(channel.guild.default_role, view_channel=False)
    await kept(table)
    assert posts_in(table.env, news) == []
    await table.bot.app.digests.order(table.guild.id, table.channel.id)
    await table.bot.store.leave_digest(table.guild.id, week_at(due(table)), for_good=False)
    before = len(posts_in(table.env, table.channel))
    await DigestDesk(table.bot).keep()
    assert len(posts_in(table.env, table.channel)) == before + 1, "there it may be told"


async def test_a_channel_closed_to_the_bot_is_refused_and_nothing_is_stored(table, admin, news):
    await _closed(table, news)
    answer = await choose(table, admin, news)
    assert "**Send Messages**" in text_of(answer)
    assert "Nothing was changed" in text_of(answer)
    assert await table.bot.store.digest_of(table.guild.id) is None


async def test_a_channel_closed_later_is_named_in_the_settings(table, admin, news):
    await week(table, admin, news)
    await _closed(table, news)
    await kept(table)
    assert posts_in(table.env, news) == []
    panel = (await admin.slash(table.channel, "settings")).response
    assert "I couldn't post it in" in text_of(panel)


async def _closed(table, channel):
    known = table.bot.get_channel(channel.id)
    await known.set_permissions(known.guild.me, send_messages=False)


async def test_who_rose_is_told_with_what_they_gained(table, admin, news):
    await week(table, admin, news)
    await table.bot.app.ratings.catch_up()
    await kept(table)
    winner = (await table.bot.store.match(1)).state.winner
    [won] = [one for one in await rating_changes_of(table.bot.store, table.players[winner].id) if one.guild_id]
    assert won.gained > 0
    assert f"**Biggest climbers:** **{('alice', 'bob')[winner]}** {won.gained:+.1f}" in text_of(
        posts_in(table.env, news)[0]
    )


async def test_who_rose_in_two_games_is_told_once(table, admin, news, monkeypatch):
    await week(table, admin, news)
    record = await table.bot.store.match(1)
    other = replace(record, match_id=2, state=replace(record.state, variant="portes"))
    alice, bob = table.players

    async def leaders(guild_id, variant, *_):
        return [
            Leader(1, alice.id, "alice", 1520.0, 3, 1, 1, gained=30.0 if variant == "portes" else 20.0),
            Leader(2, bob.id, "bob", 1510.0, 3, 1, 1, gained=10.0),
        ]

    monkeypatch.setattr(table.bot.store, "leaders_since", leaders)
    digests = table.bot.app.digests
    risers = await digests._risers(table.guild.id, (record, other), *[table.bot.clock()] * 2)
    assert [(person.name, gained) for person, gained in risers] == [("alice", 30.0), ("bob", 10.0)]


async def test_the_longest_streak_is_told_without_a_name(table, admin, news, monkeypatch):
    await week(table, admin, news)

    async def longest(guild_id, since, until):
        assert (guild_id, until - since) == (table.guild.id, timedelta(days=7))
        return news.id, 12

    monkeypatch.setattr(table.bot.store, "longest_streak", longest)
    await kept(table)
    assert "**Position of the day:** someone has answered 12 days in a row" in text_of(posts_in(table.env, news)[0])


async def test_whose_data_was_deleted_is_not_named(table, admin, news):
    await week(table, admin, news)
    for number, person in enumerate(table.players):
        await table.bot.app.privacy.delete(Person(person.id, person.name), 900 + number)
    await kept(table)
    [post] = posts_in(table.env, news)
    assert "alice" not in text_of(post)
    assert "Costliest" not in text_of(post)


async def test_whose_data_was_deleted_is_not_named_by_one_that_could_not_be_posted_before(
    table, admin, news, monkeypatch
):
    await week(table, admin, news)

    async def away(*_, **__):
        raise OSError("away")

    with monkeypatch.context() as patched:
        patched.setattr(desk, "send", away)
        await kept(table)
    for number, person in enumerate(table.players):
        await table.bot.app.privacy.delete(Person(person.id, person.name), 900 + number)
    await kept(table)
    [post] = posts_in(table.env, news)
    assert "alice" not in text_of(post)
    assert "bob" not in text_of(post)


async def test_in_the_servers_language(table, admin, news):
    await week(table, admin, news)
    await table.bot.app.people.choose(table.guild.id, language="de")
    await kept(table)
    assert "**Teuerster Zug:**" in text_of(posts_in(table.env, news)[0])
