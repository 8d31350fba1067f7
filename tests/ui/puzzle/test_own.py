"""A server's own positions as its manager and its players meet them, found by the real engine."""

import asyncio
import json
from datetime import timedelta

import pytest
from msgspec.structs import replace

from bot.app.positions import pack
from bot.engine import pool as engine_pool
from bot.errors import EngineUnavailable
from bot.records.computers import CrowdKind, crowd
from bot.records.people import Person
from bot.records.puzzles import OwnPosition
from bot.rules.sides import Side
from bot.ui.puzzle.own import OwnDesk
from tests.puzzles import some_puzzles, use_pack
from tests.ui.coach.coached import choose, remember, short_log, store_match
from tests.ui.computer import computer_table
from tests.ui.puzzle.daily_server import HOUR, answer, asked, begun, later, shown
from tests.ui.puzzle.test_puzzle import asked_in, puzzle
from tests.ui.table import buttons_of, forged, last_post, play_on, posts_in, text_of

pytestmark = pytest.mark.simcord(check_errors=False)
WEEK = 7 * 24 * HOUR


async def settings(table, person):
    return (await person.slash(table.channel, "settings")).response


async def panel(table, admin):
    return (await admin.click(await settings(table, admin), label="Your own positions")).response


async def switched_on(table, admin):
    """The line that everyone hears."""
    await admin.click(await panel(table, admin), label="Switch on")
    return last_post(table)


async def looked(table):
    """Let the bot look at all there is to look at."""
    desk = table.bot.get(OwnDesk)
    await desk.keep()
    await asyncio.gather(*desk._tasks._running.values(), return_exceptions=True)


async def found(table, *puzzles, match_id=1):
    """As if these were found in a match."""
    store = table.bot.store
    reached = await store.begin_own_match(table.guild.id, match_id)
    for number, one in enumerate(puzzles, reached + 1):
        await store.note_own_decision(match_id, number - 1, number, OwnPosition(table.guild.id, match_id, one))


async def own_keys(table):
    listed = await table.bot.app.own.listed(table.guild.id, "backgammon")
    return {one.key for one in listed}


@pytest.mark.usefixtures("engine")
async def test_an_analyzed_match_feeds_its_server_a_week_later(table, engine, admin, carol):
    remember(engine)
    await store_match(table, short_log())
    assert "Positions from your matches:" not in text_of(await settings(table, admin)), "off at first"
    await switched_on(table, admin)
    await table.by_command(Side.WHITE, "analyze", match="1")
    await looked(table)
    assert "No match has been looked at yet" in text_of(await panel(table, admin)), "it isn't a week old"
    await table.env.advance_time(WEEK + HOUR)
    await looked(table)
    server = await table.bot.store.own_server(table.guild.id)
    assert server.looked_at >= server.admitted >= 1
    told = f"{server.admitted} of {server.looked_at} decisions looked at are good enough to ask, from 1 match."
    assert told in text_of(await panel(table, admin))
    shown = text_of(await settings(table, admin))
    assert f"on, {server.admitted} of {server.looked_at} looked at are good enough to ask" in shown
    keys = await own_keys(table)
    assert len(keys) == server.admitted
    for key in keys:
        one = await table.bot.store.own_position(key)
        assert list(one.losses.values())[1] >= 0.05
        assert one.truth.rollout is None
    elsewhere = await table.bot.app.puzzles.pack("backgammon", table.guild.id + 1)
    assert not any(key in elsewhere for key in keys), "there alone"
    await looked(table)
    assert await table.bot.store.own_server(table.guild.id) == server, "each once"


@pytest.mark.usefixtures("engine")
async def test_a_process_that_dies_goes_on_where_it_was(table, engine, admin, monkeypatch):
    remember(engine)
    await store_match(table, short_log())
    await table.by_command(Side.WHITE, "analyze", match="1")
    await switched_on(table, admin)
    own, seen, counted = table.bot.app.own, [], []
    admitted = own._analyst.admitted

    async def dies(scene):
        seen.append(scene.key)
        counted.append((await table.bot.store.own_server(table.guild.id)).looked_at)
        if len(seen) == 3:
            raise EngineUnavailable("gone")
        return await admitted(scene)

    monkeypatch.setattr(own._analyst, "admitted", dies)
    await table.env.advance_time(WEEK + HOUR)
    await looked(table)
    assert seen[3] == seen[2], "the one it died at, and none before"
    assert len(set(seen)) == len(seen) - 1
    assert counted == [0, 1, 2, 2, *range(3, len(set(seen)))]
    server = await table.bot.store.own_server(table.guild.id)
    assert server.looked_at == len(set(seen))


async def test_the_daily_position_and_puzzles_come_from_them(table, puzzles, admin, carol):
    alice = table.players[0]
    await store_match(table, short_log())
    await switched_on(table, admin)
    own = some_puzzles(2, seed=77)
    await found(table, *own)
    assert await own_keys(table) == set(), "there's a day to object"
    await table.env.advance_time(25 * HOUR)
    assert await own_keys(table) == {one.key for one in own}
    post = await begun(table, admin)
    _, one = await asked(table)
    assert one.key in {two.key for two in own}
    assert "alice" not in text_of(post)
    question = (await alice.click(post, label="Answer")).response
    assert "This is from one of your matches, so your answer doesn't count" in text_of(question)
    await choose(alice, question, one.scene.state, one.best)
    await answer(table, carol, post, 2)
    await later(table, 1)
    assert "1 has answered" in text_of(shown(table, post))
    await later(table, 24)
    assert "The one who answered didn't find it." in text_of(shown(table, post))
    mine = (await alice.click(shown(table, post), label="My answer")).response
    assert "so your answer doesn't count" in text_of(mine)
    assert "1 day in a row" in text_of(mine)
    assert (await table.bot.store.solver(alice.id)).at is None
    assert (await table.bot.store.solver(carol.id)).answers == 1


@pytest.mark.parametrize("way", ["objects", "goes"])
async def test_the_open_one_closes_once_a_player_of_its_match_objects_or_is_gone(table, puzzles, admin, carol, way):
    bob = table.players[1]
    await store_match(table, short_log())
    heard = await switched_on(table, admin)
    await found(table, *some_puzzles(2, seed=77))
    await table.env.advance_time(25 * HOUR)
    post = await begun(table, admin)
    one, puzzle = await asked(table)
    question = (await carol.click(post, label="Answer")).response
    if way == "objects":
        await bob.click(heard, label="Not my matches")
    else:
        await table.bot.app.privacy.delete(Person(bob.id, "bob"))
    late = await choose(carol, question, puzzle.scene.state, puzzle.best)
    assert "Solution" in text_of(late)
    assert "withdrawn before its time" in text_of(late)
    await later(table, 0)
    assert (await table.bot.store.daily(one.daily_id)).closed_at is not None
    assert "Nobody answered this one." in text_of(shown(table, post))


async def test_a_puzzle_of_the_server_is_asked_but_never_its_players(table, monkeypatch, tmp_path, admin, carol):
    alice = table.players[0]
    [usual, own] = some_puzzles(2)
    use_pack(monkeypatch, tmp_path, [usual])
    await store_match(table, short_log())
    await switched_on(table, admin)
    await found(table, own)
    await table.env.advance_time(25 * HOUR)
    both = {one.key: one for one in (usual, own)}
    seen = set()
    for _ in range(2):
        question = await puzzle(table, carol)
        one = await asked_in(table, question, both)
        seen.add(one.key)
        verdict = await choose(carol, question, one.scene.state, one.best)
        assert one.best in text_of((await carol.click(verdict, label="Why")).response)
    assert seen == set(both)
    for _ in range(2):
        question = await puzzle(table, alice)
        one = await asked_in(table, question, both)
        assert one.key == usual.key
        await choose(alice, question, one.scene.state, one.best)
    pack.load_pack.cache_clear()


async def test_an_objection_between_question_and_answer_is_not_called_a_mistake(
    table, monkeypatch, tmp_path, admin, carol
):
    bob = table.players[1]
    [own] = some_puzzles(1)
    use_pack(monkeypatch, tmp_path, [])
    await store_match(table, short_log())
    heard = await switched_on(table, admin)
    await found(table, own)
    await table.env.advance_time(25 * HOUR)
    question = await puzzle(table, carol)
    await bob.click(heard, label="Not my matches")
    verdict = await choose(carol, question, own.scene.state, own.best)
    assert "This position isn't asked here anymore, so your rating doesn't change." in text_of(verdict)
    assert "wrong" not in text_of(verdict)
    pack.load_pack.cache_clear()


async def test_players_hear_of_it_and_object_with_one_tap(table, puzzles, admin):
    bob = table.players[1]
    await store_match(table, short_log())
    heard = await switched_on(table, admin)
    assert not heard.ephemeral
    assert "may be asked here as puzzles" in text_of(heard)
    assert list(buttons_of(heard)) == ["Not my matches"]
    await found(table, *some_puzzles(2, seed=77))
    await table.env.advance_time(25 * HOUR)
    assert len(await own_keys(table)) == 2
    noted = (await bob.click(heard, label="Not my matches")).response
    assert noted.ephemeral
    assert "nothing from your matches will be asked" in text_of(noted)
    assert await own_keys(table) == set()
    assert len(await table.bot.store.withdrawn_positions(table.guild.id)) == 2
    exported = json.loads(await table.bot.app.privacy.export(bob.id))["puzzles"]["own_positions"]
    assert [(one["server"], one["objects"]) for one in exported] == [(str(table.guild.id), True)]
    await bob.click(noted, label="Allow it again")
    assert await table.bot.store.own_hearings_of(bob.id) == [(table.guild.id, False, table.bot.clock())]


async def test_who_plays_later_hears_once_at_the_end_of_a_match(table, admin):
    await switched_on(table, admin)
    for number in (1, 2):
        await table.by_command(Side.WHITE, "challenge", opponent=table.players[1], length=1)
        await table.by_button(Side.BLACK, "Accept")
        table.match_id = number
        await play_on(table, 1)
        await table.by_command(Side.WHITE, "resign", what="match", sure=True)
        lines = [one for one in posts_in(table.env, table.channel) if "may be asked here as puzzles" in text_of(one)]
        assert len(lines) == 2, "when it was switched on, and after their first match"
    for person in table.players:
        assert len(await table.bot.store.own_hearings_of(person.id)) == 1


async def test_a_computer_need_not_hear_of_it(table, admin):
    alice, own = table.players[0], table.bot.app.own
    await switched_on(table, admin)
    for number, level in enumerate(("beginner", "expert"), 1):
        await computer_table.challenge(table, 1, level=level)
        table.match_id = number
        await table.by_command(Side.WHITE, "resign", what="match", sure=True)
        lines = [one for one in posts_in(table.env, table.channel) if "may be asked here as puzzles" in text_of(one)]
        assert len(lines) == 2, "when it was switched on, and after her first match"
    assert [one[0] for one in await table.bot.store.own_hearings_of(alice.id)] == [table.guild.id]
    server, later_on = await own.standing(table.guild.id), table.bot.clock() + timedelta(days=1)
    assert await table.bot.store.next_own_match(table.guild.id, server.since, later_on) == 2
    for number in range(2):
        record = await table.bot.store.match(1)
        crowded = replace(record, players=(crowd(number, CrowdKind.CROWD, Side.WHITE), record.players[0]))
        assert await own.to_hear(crowded) == []


async def test_only_a_manager_switches_it_and_it_is_off_at_once(table, puzzles, admin):
    alice = table.players[0]
    await store_match(table, short_log())
    heard = await switched_on(table, admin)
    for action in ("own_open", "own_on", "own_off"):
        refused = await forged(alice, heard, f"bg1:b:{action}:0:0")
        assert "Only people who can manage this server" in text_of(refused)
    assert await table.bot.store.own_server(table.guild.id) is not None
    await found(table, *some_puzzles(1, seed=77))
    await table.env.advance_time(25 * HOUR)
    assert len(await own_keys(table)) == 1
    off = (await admin.click(await panel(table, admin), label="Switch off")).response
    assert list(buttons_of(off)) == ["Switch on"]
    assert await own_keys(table) == set()


async def test_without_the_engine_it_waits(table, admin, monkeypatch):
    monkeypatch.setattr(engine_pool, "engine_installed", lambda: False)
    await store_match(table, short_log())
    await switched_on(table, admin)
    await table.env.advance_time(WEEK + HOUR)
    await looked(table)
    assert (await table.bot.store.own_server(table.guild.id)).looked_at == 0
