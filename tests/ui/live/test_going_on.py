"""Where the page leads once there is nothing to do at a board: the next one, a rematch, the computer."""

import secrets

import pytest

from bot.errors import ChallengeError, ChallengeReason
from bot.live.hub import Hub
from bot.records.computers import ComputerLevel, level_of
from bot.rules.dice import ScriptedDice
from bot.rules.sides import Side
from bot.ui.live.after import Aftermath
from tests.ui.computer.computer_table import without_pause
from tests.ui.live.window import path_of
from tests.ui.table import begin, buttons_of, last_post, posts_in, text_of

pytestmark = pytest.mark.simcord(check_errors=False)

WHITE, BLACK = Side.WHITE, Side.BLACK


@pytest.fixture
def dice():
    """White opens each match with 3-1."""
    return ScriptedDice([(3, 1), (3, 1), (3, 1), (6, 5), (4, 3), (6, 2), (5, 4), (6, 2)] * 4)


async def begun(table, number):
    """Another match of the two."""
    await table.players[0].slash(table.channel, "challenge", opponent=table.players[1], length=3)
    await table.players[1].slash(table.channel, "accept")
    assert (await table.bot.store.match(number)).state.waiting_for is WHITE


async def played(window):
    path = path_of(window.last("turn"), lambda _: 0)
    assert (await window.act("play", path))["t"] == "done"


async def test_after_an_act_the_next_board_that_waits(table, pages):
    await begin(table)
    await begun(table, 2)
    alice = await pages.window(table.players[0], 1)
    await played(alice)
    assert (await alice.get("next"))["next"] == 2
    await alice.ask("table", t="open", match=2)
    since = len(alice.frames)
    await played(alice)
    await alice.ask("pong", t="ping")
    assert [one for one in alice.frames[since:] if one["t"] == "next"] == []  # nothing else waits


async def test_when_a_match_ends_by_the_other_too_and_for_players_alone(table, pages, carol):
    await begin(table)
    await begun(table, 2)
    alice, bob = [await pages.window(person, 1) for person in table.players]
    watching = await pages.window(carol, 1)
    await bob.act("resign_match", sure=True)
    assert (await alice.get("next"))["next"] == 2
    await watching.until(lambda frame: frame["t"] == "table" and frame["over"])
    await watching.ask("pong", t="ping")
    assert watching.last("next") is None


async def over(table, pages):
    await begin(table)
    windows = [await pages.window(person, 1) for person in table.players]
    await table.by_command(WHITE, "resign", what="match", sure=True)
    for window in windows:
        ended = await window.until(lambda frame: frame["t"] == "table" and frame["over"])
        assert ended["over"]["rematch"] is True
    return windows


async def test_a_rematch_is_offered_in_the_channel_and_accepted_at_the_board(table, pages):
    alice, bob = await over(table, pages)
    act_id = secrets.token_hex(16)
    for _ in range(2):
        done = await alice.act("rematch", act_id=act_id)
        assert (done["t"], done["words"]) == ("done", "Your challenge is in the channel.")
    assert (await alice.act("rematch"))["words"] == done["words"]
    offers = [one for one in posts_in(table.env, table.channel) if "Accept" in buttons_of(one)]
    assert len(offers) == 1
    assert f"<@{table.players[1].id}>" in text_of(offers[0])
    assert "5-point match" in text_of(offers[0])
    assert (await bob.act("rematch"))["t"] == "done"
    assert (await alice.get("next", match=1))["next"] == 2
    table_now = await bob.get("table", match=2)
    assert {one["name"] for one in table_now["players"].values()} == {"alice", "bob"}
    await table.bot.get(Aftermath).close()
    assert [one for one in posts_in(table.env, table.channel) if "Accept" in buttons_of(one)] == []
    assert "wins the opening roll" in text_of(last_post(table))


async def test_who_is_in_the_channel_accepts_there(table, pages):
    alice, bob = await over(table, pages)
    await alice.act("rematch")
    await table.by_button(BLACK, "Accept", last_post(table))
    again = await table.bot.store.match(2)
    assert [one.user_id for one in again.players] == [one.id for one in table.players]
    for window in (alice, bob):
        assert (await window.get("next", match=1))["next"] == 2


async def test_a_rematch_leads_its_players_alone_and_within_their_activity(table, pages, carol):
    alice, bob = await over(table, pages)
    watching = await pages.window(carol, 1)
    for one in table.bot.get(Hub).seats(1):
        if one.user_id == table.players[1].id:  # as in an Activity that runs somewhere else
            one._guest = one._guest._replace(channel_id=table.guild.create_text_channel("elsewhere").id)
    await begun(table, 2)
    assert (await alice.get("next", match=1))["next"] == 2
    for window in (watching, bob):
        since = len(window.frames)
        await window.ask("pong", t="ping")
        assert window.last("next") is None, window.frames[since:]


async def test_no_rematch_with_who_has_left_nor_before_the_end(table, pages):
    await begin(table)
    alice = await pages.window(table.players[0], 1)
    assert (await alice.act("rematch"))["t"] == "refused"
    await table.by_command(WHITE, "resign", what="match", sure=True)
    await alice.until(lambda frame: frame["t"] == "table" and frame["over"])
    table.env.inject_error("GET", f"/guilds/{table.guild.id}/members/{table.players[1].id}", status=404, code=10007)
    refused = await alice.act("rematch")
    assert (refused["t"], refused["why"]) == ("refused", "That person isn't in this server. Pick someone who is.")
    assert await table.bot.store.open_challenges((await table.bot.store.match(1)).place, table.bot.clock()) == []


async def test_an_offer_that_cannot_be_posted_is_taken_back(table, pages):
    alice, _ = await over(table, pages)
    table.env.inject_error("POST", f"/channels/{table.channel.id}/messages", status=403, code=50013)
    assert "Try again" in (await alice.act("rematch"))["words"]
    assert await table.bot.store.open_challenges((await table.bot.store.match(1)).place, table.bot.clock()) == []


async def test_the_computer_from_ones_boards_in_direct_messages(table, pages):
    without_pause(table.bot)
    person = table.players[0]
    window = await pages.window(person)
    act_id = secrets.token_hex(16)
    for _ in range(2):
        shown = await window.ask("table", t="begin", id=act_id)
        assert shown["match"] == 1
    assert (await window.ask("table", t="begin", id=secrets.token_hex(16)))["match"] == 1  # it goes on already
    record = await table.bot.store.match(1)
    assert (record.place.channel_id, record.place.guild_id) == (person.user.dm_channel.id, None)
    assert (record.state.length, record.rated) == (1, False)
    assert ComputerLevel.INTERMEDIATE in {level_of(one.user_id) for one in record.players}
    await table.bot.get(Aftermath).close()
    assert posts_in(table.env, person.user.dm_channel)


async def test_a_beginning_that_is_refused_is_answered_by_its_id(table, pages, monkeypatch):
    """The page sends it again until then."""

    async def refuse(*_, **__):
        raise ChallengeError(ChallengeReason.NOBODY_HERE)

    monkeypatch.setattr(table.bot.app.challenges, "play_computer", refuse)
    window, act_id = await pages.window(table.players[0]), secrets.token_hex(16)
    refused = await window.ask("refused", t="begin", id=act_id)
    assert refused["id"] == act_id
    assert refused["why"]


async def test_no_rematch_past_a_block(table, pages):
    alice, bob = await over(table, pages)
    await table.players[1].slash(table.channel, "preferences block", person=table.players[0])
    for window in (alice, bob):
        refused = await window.act("rematch")
        assert refused["t"] == "refused"
        assert "block" not in refused["why"]
    assert await table.bot.store.open_challenges((await table.bot.store.match(1)).place, table.bot.clock()) == []


async def test_no_rematch_past_the_fence(table, pages):
    """Somebody is called by one challenge at a time."""
    alice, _ = await over(table, pages)
    await table.players[0].slash(table.channel, "challenge", opponent=table.players[1], length=9)
    here = (await table.bot.store.match(1)).place
    before = await table.bot.store.open_challenges(here, table.bot.clock())
    refused = await alice.act("rematch")
    assert refused["t"] == "refused"
    assert refused["why"]
    assert await table.bot.store.open_challenges(here, table.bot.clock()) == before
