"""A backup was restored: numbers are given again, and the buttons of what is gone still stand in the channel."""

import asyncio
import shutil

import pytest

from bot.records.marks import record_mark
from bot.rules.dice import ScriptedDice
from bot.rules.sides import Side
from bot.store.sqlite.backup import backup
from tests.ui.chouette.chouette_table import ChouetteTable
from tests.ui.table import begin, buttons_of, forged, last_post, posts_in, selects_of, text_of

pytestmark = pytest.mark.simcord(check_errors=False)


@pytest.fixture
def dice():
    return ScriptedDice([(3, 1), *[(6, 5), (4, 3), (2, 1)] * 20])


async def restore(table, make_bot, copy, path):
    """Stop the bot, put the copy in the place of its file, and start another."""
    await table.bot.store.close()
    for leftover in path.parent.glob(f"{path.name}-*"):
        leftover.unlink()
    shutil.copyfile(copy, path)
    await table.restart(make_bot)


def ids_of(message):
    return [*buttons_of(message).values(), *(one["custom_id"] for one in selects_of(message))]


async def test_no_button_of_a_lost_match_reaches_the_match_that_has_its_number_now(table, make_bot, settings, tmp_path):
    copy = tmp_path / "copy.db"
    await asyncio.to_thread(backup, table.bot.store.path, copy)
    challenge = (await table.players[0].slash(table.channel, "challenge", opponent=table.players[1], length=5)).response
    challenge_taps = ids_of(challenge)
    table.board = (await table.players[1].click(challenge, label="Accept")).response
    lost = [*ids_of(table.board), *ids_of(await table.by_command(0, "resign"))]
    lost += ids_of((await table.players[0].slash(table.channel, "board", match="1")).response)
    await restore(table, make_bot, copy, settings.database_path)
    await table.env.advance_time(60)
    waiting = (await table.players[0].slash(table.channel, "challenge", opponent=table.players[1], length=5)).response
    for custom_id in challenge_taps:
        assert "can't find that challenge" in text_of(await forged(table.players[1], waiting, custom_id))
    table.board = (await table.players[1].click(waiting, label="Accept")).response
    before, shown = await table.bot.store.match(1), table.board.components
    posts = len(posts_in(table.env, table.channel))
    assert len(lost) > 6
    for custom_id in lost:
        values = ["i3"] if custom_id.startswith("bg1:s:") else None
        for person in table.players:
            answer = await forged(person, last_post(table), custom_id, values)
            assert answer.ephemeral
            assert "can't find that match" in text_of(answer), custom_id
    assert await table.bot.store.match(1) == before
    assert (table.board.components, len(posts_in(table.env, table.channel))) == (shown, posts)
    await table.by_button(before.state.on_roll, "My board")


async def test_a_play_picked_in_the_future_that_was_lost_is_not_made(table, make_bot, settings, tmp_path):
    """The same number, dice and roll to play: only the mark tells them apart. The board is shown anew."""
    await begin(table, length=5)
    await table.by_command(Side.WHITE, "move", play="24/21 24/23")
    copy = tmp_path / "copy.db"
    await asyncio.to_thread(backup, table.bot.store.path, copy)
    await table.by_command(Side.BLACK, "roll")
    panel = (await table.players[1].click(last_post(table), label="My board")).response
    first = selects_of(panel)[0]
    value = first["options"][0]["value"]
    picked = (await table.players[1].select(panel, custom_id=first["custom_id"], values=[value])).response
    [play_it] = [custom_id for label, custom_id in buttons_of(picked).items() if label == "Play it"]
    lost = last_post(table)
    assert "rolled" in text_of(lost)
    await restore(table, make_bot, copy, settings.database_path)
    await table.env.advance_time(60)
    armed = [post for post in posts_in(table.env, table.channel) if buttons_of(post)]
    assert len(armed) == 1
    assert "rolled" not in text_of(armed[0]), "what was lost isn't shown any more"
    table.board = armed[0]
    await table.by_command(Side.BLACK, "roll")
    before = await table.bot.store.match(1)
    answer = await forged(table.players[1], picked, play_it)
    assert "can't find that match" in text_of(answer)
    assert await table.bot.store.match(1) == before
    mark = record_mark(before)
    await table.restart(make_bot)
    assert record_mark(await table.bot.store.match(1)) == mark, "a start from the same file changes nothing"


async def test_a_chouette_goes_on_from_a_backup(table, make_bot, settings, tmp_path):
    club = ChouetteTable(table, 3)
    await club.open()
    copy = tmp_path / "copy.db"
    await asyncio.to_thread(backup, table.bot.store.path, copy)
    for _ in range(3):
        await club.step()
    lost = [custom_id for post in club.armed for custom_id in ids_of(post)]
    await restore(table, make_bot, copy, settings.database_path)
    club.bot = table.bot
    assert len(club.armed) == 1
    assert not set(lost) & set(ids_of(club.board))
    before = await club.state()
    for custom_id in lost:
        answer = await forged(club.people[0], club.board, custom_id, ["i0"] if custom_id.startswith("bg1:s:") else None)
        assert "can't find that chouette" in text_of(answer), custom_id
    assert await club.state() == before
    await club.step()
    assert await club.state() != before
