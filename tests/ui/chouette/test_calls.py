"""Whose turn it is in a chouette, for those who look elsewhere: direct messages, and what else waits after a turn."""

import re

import pytest

from bot.chouette import commands as cmd
from bot.records.people import Person
from bot.rules.dice import ScriptedDice
from bot.ui.chouette.desk import ChouetteDesk
from bot.ui.chouette.post import pinged
from bot.ui.match.waiting import more_waiting
from tests.ui.chouette.chouette_table import ChouetteTable
from tests.ui.people.test_turn_calls import told
from tests.ui.table import components_of, posts_in, selects_of, text_of

pytestmark = pytest.mark.simcord(settle_timeout=60, check_errors=False)


@pytest.fixture
def dice():
    """Whoever came first is the box, the second captain; the box opens."""
    return ScriptedDice(((6, 1), (5, 1), (4, 1), (3, 1), (6, 5), (4, 2), (6, 4), (5, 3), (6, 2)))


async def begun(table, **options):
    """A chouette in which the box has played: the crew is asked."""
    club = ChouetteTable(table, 3)
    for person in club.people:
        await table.bot.app.people.prefer(person.id, dm_turns=True)
    await club.open(**options)
    await club.play(club.people[0])
    return club


async def test_a_direct_message_for_each_question(table, make_bot):
    club = await begun(table, pace="by correspondence")
    ann, bo, cy = club.people
    assert told(ann) == []  # whose tap began it
    board = (await club.record()).board
    for person in (bo, cy):
        [call] = told(person)
        played, turn = call.splitlines()
        assert played.startswith("**ann** played")
        assert turn.startswith("Your turn in chouette 1: double to 2 or roll on.")
        assert f"/{board.channel_id}/{board.message_id}" in turn
    await club.tap(cy, "Roll on")
    await club.env.restart_bot(make_bot())
    await club.env.advance_time(60)
    assert (len(told(bo)), len(told(cy))) == (1, 1)
    await club.double(bo)
    assert "Your turn in chouette 1: take or pass." in told(ann)[-1]
    await club.tap(ann, "Take")
    assert "Your turn in chouette 1: play 6-5." in told(bo)[-1]
    assert len(told(cy)) == 1


async def settles(club, person):
    """The box settles its cube with somebody of the crew, who pays."""
    ann = club.people[0]
    settle = await club.tap(ann, "Settle", await club.more(ann))
    [cubes] = selects_of(settle)
    [place] = [one["value"] for one in cubes["options"] if one["label"] == person.name]
    form = await ann.select(settle, custom_id=cubes["custom_id"], values=[place])
    await ann.submit_modal(form, {"text": "0.5"})
    await club.tap(person, "Pay 0.5", await club.tap(person, "My board"))


@pytest.mark.parametrize("restarts", [False, True])
async def test_nobody_is_called_again_to_the_same_because_a_cube_is_settled(table, make_bot, restarts):
    club = ChouetteTable(table, 4)
    ann, bo, cy, dee = club.people
    await table.bot.app.people.prefer(dee.id, dm_turns=True)
    await club.open(pace="by correspondence")
    await club.play(ann)
    seen, before = len(club.env.http_requests), club.board.id
    for person in (bo, cy):
        if restarts:
            await club.env.restart_bot(make_bot())
        await settles(club, person)
    assert club.board.id != before, "it was posted anew"
    assert f"<@{dee.id}>" in text_of(club.board)
    sent = [one.json.get("data", one.json) for one in club.env.http_requests[seen:] if isinstance(one.json, dict)]
    pings = [one["allowed_mentions"]["users"] for one in sent if (one.get("allowed_mentions") or {}).get("users")]
    assert pings == [[bo.id], [cy.id]], "they are offered something"
    assert len(told(dee)) == 1


async def test_live_nobody_is_called_to_a_window(table):
    club = await begun(table)
    assert [told(person) for person in club.people] == [[], [], []]


async def test_who_rolls_on_until_they_say_is_called_named_and_reminded_like_the_others(table):
    """While nobody has spoken, whoever is missing from a list of names would have sealed an answer."""
    club = ChouetteTable(table, 4)
    ann, bo, cy, dee = club.people
    for one in (bo, cy):
        await table.bot.app.people.prefer(one.id, dm_turns=True)
    await club.open(pace="by correspondence")
    await table.bot.app.chouettes.act(1, Person(bo.id, "bo"), cmd.RollOn(bo.id), interaction_id=70)
    await club.play(ann)
    assert pinged(await club.record()) == [bo.id, cy.id, dee.id]
    assert (told(bo), len(told(cy))) == ([], 1)  # what they alone see says what is so
    for channel, command in ((club.channel, "matches"), (club.guild.create_text_channel("elsewhere"), "roll")):
        answer = (await ann.slash(channel, command)).response
        assert "waiting for **bo**, **cy**, **dee**" in text_of(answer)
    own = text_of((await bo.slash(club.channel, "matches")).response)
    assert "Waiting for you" not in own
    assert "waiting for **cy**, **dee**" in own
    club.env.backend.advance_clock(6.1 * 3600)
    await club.bot.get(ChouetteDesk).keep()
    [last] = [one for one in posts_in(club.env, club.channel) if "is waiting for you" in text_of(one)]
    assert f"<@{bo.id}>, <@{cy.id}>, <@{dee.id}>: the chouette" in text_of(last)


async def test_what_else_waits_is_said_after_a_turn(table):
    club = await begun(table, pace="by correspondence")
    ann, bo, _ = club.people
    offered = (await bo.slash(club.channel, "challenge", opponent=ann, length=5)).response
    await ann.click(offered, label="Accept")
    board = (await club.record()).board
    more = await more_waiting(table.bot, bo.id, but=1)
    assert more.line == "One more board is waiting for you, chouette 1: **double to 2 or roll on**."
    assert more.button.url.endswith(f"/{board.channel_id}/{board.message_id}")
    more = await more_waiting(table.bot, bo.id)
    assert more.line.startswith("2 more boards are waiting for you. Next, chouette 1")
    mine = (await bo.click(club.message(board.message_id), label="My board")).response
    answer = await club.tap(bo, "Roll on", mine)
    assert "You said **Roll on**." in text_of(answer)
    assert "One more match is waiting for you, against **ann**: play 6-5." in text_of(answer)
    assert [one["label"] for one in components_of(answer) if one["type"] == 2] == ["Next match"]
    assert await more_waiting(table.bot, bo.id, but=1) is None


async def test_a_post_shows_the_deadline_of_whoever_leaves_on_vacation(table):
    club = ChouetteTable(table, 3)
    await club.open(pace="by correspondence")
    before = text_of(club.board)
    assert "to play" in before
    await club.people[0].slash(club.channel, "preferences vacation", days=5)
    due, later = (int(re.search(r"<t:(\d+):R>", text)[1]) for text in (before, text_of(club.board)))
    assert later - due == 5 * 86_400
