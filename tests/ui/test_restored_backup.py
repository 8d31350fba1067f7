"""A backup was restored: numbers are given again, and the buttons of what is gone still stand in the channel."""

import shutil

import pytest

from tests.ui.table import buttons_of, forged, last_post, posts_in, selects_of, text_of

pytestmark = pytest.mark.simcord(check_errors=False)


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
    await table.bot.store.backup(copy)
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
