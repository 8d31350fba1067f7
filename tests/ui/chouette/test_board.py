"""The one armed post of a chouette, when Discord fails or the bot is killed."""

import asyncio
from datetime import timedelta

import pytest

from bot.chouette import queries
from bot.chouette.state import ChouettePhase
from bot.errors import StorageUnavailable
from bot.rules.dice import ScriptedDice
from bot.texts.catalogue import speaking
from bot.ui.chouette.desk import ChouetteDesk
from bot.ui.chouette.post import board_post
from bot.workers import studio as workers
from bot.workers.process import WorkerProcess
from tests.ui.chouette.chouette_table import ChouetteTable
from tests.ui.table import buttons_of, pictures_of, posts_in, text_of

pytestmark = pytest.mark.simcord(check_errors=False)


@pytest.fixture
def dice():
    """Whoever came first is the box, the second captain; the box opens."""
    return ScriptedDice(((6, 1), (5, 1), (4, 1), (3, 1), (6, 5), (4, 2), (6, 4), (5, 3), (6, 2)))


@pytest.fixture
async def club(table):
    """A chouette in which the box is about to play its opening roll."""
    club = ChouetteTable(table, 3)
    await club.open(pace="by correspondence")
    return club


async def test_what_is_due_in_several_is_shown_at_once(table, monkeypatch):
    """Three lobbies stay empty. Nobody waits until the others are shown, nor for one that cannot be."""
    [ann] = ChouetteTable(table, 1).people
    desk, shown, together = table.bot.get(ChouetteDesk), [], asyncio.Barrier(3)
    for name in ("one", "two", "three"):
        await ann.slash(table.guild.create_text_channel(name), "chouette", rules="standard")
    show = desk.show

    async def watched(turn):
        async with asyncio.timeout(60):
            await together.wait()
        if turn.record.chouette_id == 1:
            raise StorageUnavailable
        await show(turn)
        shown.append(turn.record.chouette_id)

    monkeypatch.setattr(desk, "show", watched)
    table.bot.app.absence.least = timedelta(days=999)
    table.env.backend.advance_clock(25 * 3600)
    await desk.keep()
    assert sorted(shown) == [2, 3]
    for number in (1, 2, 3):
        assert (await table.bot.app.chouettes.look(number)).state.phase is ChouettePhase.OVER


async def is_shown(club):
    record = await club.record()
    assert record.board.seq == record.state.seq
    return record.board.message_id


async def test_a_post_that_could_not_be_closed_is_tried_again(club):
    club.env.inject_error("PATCH", "/webhooks/*/*/messages/*", status=500, times=None)
    await club.play(club.people[0])
    assert len(club.armed) == 2
    await club.env.advance_time(60)
    assert [one.id for one in club.armed] == [await is_shown(club)]


async def test_one_left_open_by_a_bot_that_was_killed_is_closed_by_the_next(club, make_bot):
    club.env.inject_error("PATCH", "/webhooks/*/*/messages/*", status=500, times=None)
    await club.play(club.people[0])
    assert len(club.armed) == 2
    club.bot = make_bot()
    await club.env.restart_bot(club.bot)
    await club.env.advance_time(60)
    assert [one.id for one in club.armed] == [await is_shown(club)]


@pytest.mark.parametrize("times", [1, None])
async def test_an_interaction_that_discord_no_longer_knows(club, times):
    """What it led to is shown by the channel: a new post after a play, and in place after a roll."""
    club.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062, times=times)
    ann, bo, cy = club.people
    posts = len(posts_in(club.env, club.channel))
    await club.bot.app.people.prefer(ann.id, confirm=False)
    lists = club.lists
    await ann.select(club.board, custom_id=lists[0]["custom_id"], values=[lists[0]["options"][0]["value"]])
    assert len(posts_in(club.env, club.channel)) == posts + 1
    assert "**ann** played" in text_of(club.board)
    assert [one.id for one in club.armed] == [await is_shown(club)]
    for person in (bo, cy):
        club.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062)
        await club.tap(person, "Roll on")
    assert " to play 6-5 · time's up" in text_of(club.board)
    assert [one.id for one in club.armed] == [await is_shown(club)]


async def test_an_edit_that_failed_for_now_is_made_later(club):
    await club.play(club.people[0])
    before = text_of(club.board)
    club.env.inject_error("POST", "/interactions/*/*/callback", status=500)
    club.env.inject_error("PATCH", "/webhooks/*/*/messages/*", status=500, times=5)
    await club.tap(club.people[1], "Roll on")
    assert text_of(club.board) == before
    await club.env.advance_time(60)
    assert "✓ **bo**" in text_of(club.board)
    assert [one.id for one in club.armed] == [await is_shown(club)]


async def studio_of(club, monkeypatch):
    """The studio of the bot, once it takes orders."""
    monkeypatch.setattr(workers, "_processors", lambda: 2)
    monkeypatch.setattr("bot.workers.studio.PATIENCE", 60.0)  # on a busy machine
    studio = club.bot.studio
    studio.open(len, "")
    while not studio.is_ready:  # noqa: ASYNC110 - it waits for another process
        await asyncio.sleep(0.01)
    return studio


async def test_it_is_drawn_while_it_is_stored(club, monkeypatch):
    """The studio has the picture of a turn before the turn is stored, and draws it once."""
    await studio_of(club, monkeypatch)
    store = club.bot.store
    orders, append, send = [], store.append_chouette, WorkerProcess.send

    async def stored(*given, **named):
        record = await append(*given, **named)
        orders.append("stored")
        return record

    monkeypatch.setattr(WorkerProcess, "send", lambda self, order: (orders.append("drawn"), send(self, order)))
    monkeypatch.setattr(store, "append_chouette", stored)
    await club.bot.app.people.prefer(club.people[0].id, confirm=False)
    lists = club.lists
    await club.people[0].select(club.board, custom_id=lists[0]["custom_id"], values=[lists[0]["options"][0]["value"]])
    assert orders == ["drawn", "stored"]
    assert pictures_of(club.board)


async def test_the_board_of_a_picked_play_is_drawn_before_it_is_made(club, monkeypatch):
    studio, [ann, *_] = await studio_of(club, monkeypatch), club.people
    one = club.lists[0]
    picked = (await ann.select(club.board, custom_id=one["custom_id"], values=[one["options"][0]["value"]])).response
    for _ in range(1000):  # she has her answer before it's ordered
        await asyncio.sleep(0 if studio._ahead else 0.01)
    drawn, send = [], WorkerProcess.send
    monkeypatch.setattr(WorkerProcess, "send", lambda self, order: (drawn.append(order), send(self, order)))
    await club.tap(ann, "Play it", picked)
    assert drawn == []
    assert pictures_of(club.board)


async def test_the_board_of_a_proposed_play_is_drawn_before_the_captain_makes_it(club, monkeypatch):
    studio, [ann, bo, cy, *_] = await studio_of(club, monkeypatch), club.people
    await club.play(ann)
    for person in club.people[1:]:
        await club.tap(person, "Roll on")
    one = club.lists[0]
    picked = (await cy.select(club.board, custom_id=one["custom_id"], values=[one["options"][0]["value"]])).response
    await club.tap(cy, "Propose it", picked)
    mine = await club.tap(bo, "My board")
    await studio.order(len, "")  # what was foreseen is done before
    drawn, send = [], WorkerProcess.send
    monkeypatch.setattr(WorkerProcess, "send", lambda self, order: (drawn.append(order), send(self, order)))
    await club.tap(bo, next(label for label in buttons_of(mine) if label.startswith("Play ")), mine)
    assert drawn == []
    assert "**bo** played" in text_of(club.board)


async def test_a_post_derives_its_captain_once(club, monkeypatch):
    derived, next_captain = [], queries.next_captain
    monkeypatch.setattr(
        queries, "next_captain", lambda *given, **named: (derived.append(1), next_captain(*given, **named))[1]
    )
    for played in (False, True):
        if played:
            await club.play(club.people[0])
        record = await club.record()
        derived.clear()
        with speaking("en"):
            assert board_post(club.bot, record, ()).rows
        assert len(derived) == 1


async def test_a_turn_costs_three_requests_on_its_last_tap_and_all_go_by_its_interactions(club):
    """The new post goes out first; then the old one is closed, and the private board."""
    ann = club.people[0]
    one = club.lists[0]
    before = len(club.env.http_requests)
    picked = (await ann.select(club.board, custom_id=one["custom_id"], values=[one["options"][0]["value"]])).response
    assert ways(club, before) == ["POST interactions"]
    before = len(club.env.http_requests)
    await club.tap(ann, "Play it", picked)
    assert ways(club, before) == ["POST interactions", "PATCH webhooks", "DELETE webhooks"]


def ways(club, since):
    """How each request was made."""
    return [f"{one.method} {one.path.split('/')[1]}" for one in club.env.http_requests[since:]]


async def test_a_bot_that_dies_before_it_notes_a_post_goes_on_there_whatever_comes_first(club):
    """What is known then is the post before: the lobby, which must not be armed again, without the picture it lacks."""
    cy = club.people[2]
    lobby, *_ = posts_in(club.env, club.channel)
    noted = "UPDATE chouettes SET board_message_id = ?, board_seq = 1"
    await club.bot.store.write(lambda connection: connection.execute(noted, (lobby.id,)))
    club.bot.get(ChouetteDesk).live.forget()
    club.bot.app.chouettes._acting._recent.clear()
    more = await club.more(cy)
    asked = await club.tap(cy, next(label for label in buttons_of(more) if "Leave" in label), more)
    await club.tap(cy, "After this game", asked)
    assert [one.id for one in club.armed] == [await is_shown(club)]
    assert lobby.id not in {one.id for one in club.armed}
