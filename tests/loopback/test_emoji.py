"""The application's own emoji: uploaded once, recognized, replaced, and done without."""

import asyncio
import base64
import re

import discord
import pytest

from bot.render.paint.emoji import CUBE_VALUES, emoji_folder
from bot.rules.dice import Roll
from bot.rules.sides import Side
from bot.ui.match.emoji import EmojiSet

EMOJIS = "/applications/*/emojis"
COUNT = 2 * 6 + len(CUBE_VALUES) + 2


@pytest.fixture
async def bot(discord_server):
    client = discord.Client(intents=discord.Intents.none())
    async with discord_server.running(client):
        yield client


async def uploaded(server, bot, emoji=None):
    """Upload the emoji; returns the set and the requests to Discord."""
    emoji = emoji or EmojiSet()
    with server.counting() as made:
        await emoji.upload_missing(bot)
    return emoji, [request.method for request in made]


def titles(server):
    return [one["name"] for one in server.world.emojis.values()]


def everything(emoji):
    dice = [emoji.die(number, side) for side in Side for number in range(1, 7)]
    return [*dice, *map(emoji.cube, CUBE_VALUES), *map(emoji.checker, Side)]


def own(shown):
    return [text for text in shown if text.startswith("<:")]


def outdate(server, name):
    """Make it look as if an older version of the bot had uploaded another picture."""
    (key,) = (key for key, one in server.world.emojis.items() if one["name"].startswith(f"{name}_"))
    server.world.emojis[key]["name"] = f"{name}_000000"
    return key


async def test_the_first_start_uploads_all_and_the_next_none(discord_server, bot):
    emoji, made = await uploaded(discord_server, bot)
    assert made == ["GET"] + ["POST"] * COUNT
    assert all(re.fullmatch(r"<:bg(die|cube|checker)_\w{1,2}_[0-9a-f]{6}:\d+>", text) for text in everything(emoji))
    assert len(set(everything(emoji))) == COUNT
    assert emoji.roll(Roll(5, 6), Side.BLACK) == emoji.die(6, Side.BLACK) + emoji.die(5, Side.BLACK)
    assert emoji.cube(128) == "**128**"
    again, made = await uploaded(discord_server, bot)
    assert made == ["GET"]
    assert everything(again) == everything(emoji)


async def test_what_is_uploaded_is_the_picture(discord_server, bot, monkeypatch):
    sent = {}
    create = bot.http.create_application_emoji

    async def seen(application_id, name, image):
        sent[name.rpartition("_")[0]] = base64.b64decode(image.removeprefix("data:image/png;base64,"))
        return await create(application_id, name, image)

    monkeypatch.setattr(bot.http, "create_application_emoji", seen)
    await uploaded(discord_server, bot)
    assert sent == {path.stem: path.read_bytes() for path in emoji_folder().iterdir()}


async def test_two_runs_at_once_upload_once(discord_server, bot):
    emoji = EmojiSet()
    await asyncio.gather(emoji.upload_missing(bot), emoji.upload_missing(bot))
    assert len(titles(discord_server)) == COUNT
    assert len(own(everything(emoji))) == COUNT


async def test_a_cancelled_run_is_taken_up_again(discord_server, bot):
    emoji = EmojiSet()
    slow = discord_server.slow("POST", EMOJIS, 0.02)
    task = asyncio.create_task(emoji.upload_missing(bot))
    while slow.hits < 6:  # noqa: ASYNC110 - nobody tells of a request that has only begun
        await asyncio.sleep(0)
    # In the middle of the sixth request, which Discord still carries out.
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert slow.hits == 6
    assert len(own(everything(emoji))) == 5
    await discord_server.until(lambda: len(titles(discord_server)) == 6, what="the sixth emoji")
    _, made = await uploaded(discord_server, bot, emoji)
    assert made == ["GET"] + ["POST"] * (COUNT - 6)
    assert len(own(everything(emoji))) == COUNT


async def test_an_outdated_one_is_replaced(discord_server, bot):
    await uploaded(discord_server, bot)
    key = outdate(discord_server, "bgdie_b3")
    emoji, made = await uploaded(discord_server, bot)
    assert made == ["GET", "POST", "DELETE"]
    assert key not in discord_server.world.emojis
    assert len(set(titles(discord_server))) == COUNT
    assert f"{key}" not in emoji.die(3, Side.BLACK)
    assert len(own(everything(emoji))) == COUNT


async def test_an_outdated_one_is_shown_until_it_is_replaced(discord_server, bot):
    await uploaded(discord_server, bot)
    key = outdate(discord_server, "bgcube_16")
    discord_server.fail("POST", EMOJIS, 403)
    emoji, made = await uploaded(discord_server, bot)
    assert made == ["GET", "POST"]
    assert emoji.cube(16) == f"<:bgcube_16_000000:{key}>"


async def test_an_outdated_one_that_was_left_behind_is_removed_later(discord_server, bot):
    await uploaded(discord_server, bot)
    key = outdate(discord_server, "bgdie_w1")
    discord_server.fail("DELETE", f"{EMOJIS}/*", 403)
    emoji, _ = await uploaded(discord_server, bot)
    assert str(key) not in emoji.die(1, Side.WHITE)
    emoji, made = await uploaded(discord_server, bot)
    assert made == ["GET", "DELETE"]
    assert str(key) not in emoji.die(1, Side.WHITE)


async def test_emoji_of_others_are_left_alone(discord_server, bot):
    for name in ("bgdie_w1", "party", "die_w1_123456"):
        await bot.create_application_emoji(name=name, image=(emoji_folder() / "bgdie_w1.png").read_bytes())
    await uploaded(discord_server, bot)
    assert titles(discord_server)[:3] == ["bgdie_w1", "party", "die_w1_123456"]
    assert len(titles(discord_server)) == COUNT + 3


@pytest.mark.parametrize("status", [403, 503])
async def test_one_that_is_refused_stays_unicode(discord_server, bot, status, nothing_unexpected):
    discord_server.fail("POST", EMOJIS, status)
    emoji, made = await uploaded(discord_server, bot)
    assert made == ["GET"] + ["POST"] * COUNT
    assert len(own(everything(emoji))) == COUNT - 1
    assert [entry["event"] for entry in nothing_unexpected] == ["emoji not uploaded"]
    emoji, made = await uploaded(discord_server, bot, emoji)
    assert made == ["GET", "POST"]
    assert len(own(everything(emoji))) == COUNT


@pytest.mark.parametrize("status", [403, 503])
async def test_a_discord_that_refuses_them_all_is_not_pestered(discord_server, bot, status):
    discord_server.fail("POST", EMOJIS, status, times=None)
    emoji, made = await uploaded(discord_server, bot)
    assert made == ["GET", "POST", "POST", "POST"]
    assert everything(emoji) == everything(EmojiSet())


async def test_an_error_of_discord_is_tried_again(discord_server, bot, quick):
    discord_server.fail("POST", EMOJIS, 500)
    emoji, made = await uploaded(discord_server, bot)
    assert made.count("POST") == COUNT + 1
    assert len(own(everything(emoji))) == COUNT


async def test_an_error_of_discord_that_stays(discord_server, bot, quick):
    discord_server.fail("POST", EMOJIS, 500, times=None)
    emoji, made = await uploaded(discord_server, bot)
    assert made == ["GET"] + ["POST"] * 3 * 5
    assert everything(emoji) == everything(EmojiSet())


@pytest.fixture
def quick(monkeypatch):
    """After an error from Discord, discord.py waits seconds; not here."""
    sleep = asyncio.sleep
    monkeypatch.setattr("discord.http.asyncio.sleep", lambda _: sleep(0))


async def test_a_rate_limit_is_waited_out(discord_server, bot):
    limit = discord_server.limit("POST", EMOJIS, requests=8, per=0.3)
    discord_server.fail("POST", EMOJIS, 429, retry_after=0.1)
    emoji, _ = await uploaded(discord_server, bot)
    assert limit.refused == 0
    assert len(own(everything(emoji))) == COUNT


async def test_a_rate_limit_that_stays(discord_server, bot):
    discord_server.fail("POST", EMOJIS, 429, retry_after=0.001, times=None)
    emoji, made = await uploaded(discord_server, bot)
    assert made == ["GET"] + ["POST"] * 3 * 5
    assert everything(emoji) == everything(EmojiSet())


async def test_a_lost_answer_is_found_again(discord_server, bot):
    discord_server.lose("POST", EMOJIS)
    emoji, _ = await uploaded(discord_server, bot)
    assert len(own(everything(emoji))) == COUNT - 1
    emoji, made = await uploaded(discord_server, bot)
    assert made == ["GET"]
    assert len(own(everything(emoji))) == COUNT


@pytest.mark.parametrize("trouble", ["refused", "lost"])
async def test_a_list_that_does_not_come_changes_nothing(discord_server, bot, trouble, nothing_unexpected):
    emoji, _ = await uploaded(discord_server, bot)
    before = everything(emoji)
    if trouble == "refused":
        discord_server.fail("GET", EMOJIS, 403)
    else:
        # aiohttp tries once more by itself.
        discord_server.lose("GET", EMOJIS, times=2)
    _, made = await uploaded(discord_server, bot, emoji)
    assert set(made) == {"GET"}
    assert everything(emoji) == before
    assert [entry["event"] for entry in nothing_unexpected] == ["emoji not looked up"]


async def test_a_bot_that_is_closed_meanwhile(discord_server):
    client, emoji = discord.Client(intents=discord.Intents.none()), EmojiSet()
    await emoji.upload_missing(client)
    assert everything(emoji) == everything(EmojiSet())
    async with discord_server.running(client):
        task = asyncio.create_task(emoji.upload_missing(client))
        await discord_server.until(lambda: bool(titles(discord_server)), what="an emoji")
    await task
    assert 0 < len(own(everything(emoji))) < COUNT
