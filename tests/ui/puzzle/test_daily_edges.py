"""The position of the day where something is in its way: a match, a channel that is gone, a bot that was away."""

import json
from datetime import timedelta

import discord
import pytest

from bot.app.positions import pack
from bot.app.puzzles.puzzles import Wanted
from bot.engine import pool as engine_pool
from bot.rules.ids import xgid
from bot.rules.match.machine import fold
from bot.rules.transcript import to_mat
from tests.puzzles import play_puzzle, some_puzzles, use_pack
from tests.ui.coach.coached import choose, store_match
from tests.ui.puzzle.daily_server import HOUR, answer, asked, begun, daily, keep, later, set_up, shown
from tests.ui.puzzle.test_puzzle import log_to, seasoned
from tests.ui.table import buttons_of, forged, posts_in, selects_of, text_of

pytestmark = pytest.mark.simcord(check_errors=False)


async def test_a_position_of_a_rated_match_is_refused_and_the_open_one_is_told_nowhere(
    table, monkeypatch, tmp_path, admin, carol
):
    alice = table.players[0]
    log = log_to(20)
    await store_match(table, log)
    state = await table.state()
    use_pack(monkeypatch, tmp_path, [play_puzzle(state)])
    post = await begun(table, admin)
    refused = (await alice.click(post, label="Answer")).response
    assert "You're playing this position" in text_of(refused)
    asked_carol = (await carol.click(post, label="Answer")).response
    assert "what's the best play?" in text_of(asked_carol)
    text = xgid(state)
    assert "You're being asked that" in text_of((await carol.slash(table.channel, "position", text=text)).response)
    data = to_mat(log, ("ann", "ben")).encode()
    card = (await carol.slash(table.channel, "import", file=("a.mat", data))).response
    told = (await carol.click(card, label="Analyze")).response
    assert "You're being asked that" in text_of(told)
    pack.load_pack.cache_clear()


async def test_an_old_verdict_tells_no_more_once_a_rated_match_stands_so(table, monkeypatch, tmp_path, admin):
    alice, log = table.players[0], log_to(20)
    only = play_puzzle(fold(log))
    use_pack(monkeypatch, tmp_path, [only])
    question = (await alice.slash(table.channel, "puzzle")).response
    verdicts = [await choose(alice, question, only.scene.state, only.best)]
    verdicts.append(await answer(table, alice, await begun(table, admin, answers="at once")))
    for verdict in verdicts:
        assert f"1. {only.best}" in text_of((await alice.click(verdict, label="Why")).response)
    await store_match(table, log)
    for verdict in verdicts:
        assert "You're playing this position" in text_of((await alice.click(verdict, label="Why")).response)
    pack.load_pack.cache_clear()


async def test_when_all_were_asked_the_oldest_comes_again_unrated(table, monkeypatch, tmp_path, admin):
    alice = table.players[0]
    use_pack(monkeypatch, tmp_path, some_puzzles(2))
    post = await begun(table, admin)
    first = (await asked(table))[0]
    await later(table, 24)
    await later(table, 24)
    again = posts_in(table.env, table.channel)[-1]
    one, _ = await asked(table)
    assert one.puzzle.key == first.puzzle.key
    assert "so here's this one again" in text_of(again)
    assert again.id != post.id
    await answer(table, alice, again)
    await later(table, 24)
    mine = (await alice.click(shown(table, again), label="My answer")).response
    assert "This position was asked before, so your rating doesn't change." in text_of(mine)
    assert (await table.bot.store.solver(alice.id)).at is None
    pack.load_pack.cache_clear()


async def test_who_has_seen_it_alone_answers_unrated(table, puzzles, admin):
    alice = table.players[0]
    post = await begun(table, admin)
    one, puzzle = await asked(table)
    await table.bot.store.ask_puzzle(alice.id, puzzle.key, "backgammon", "", "b", table.bot.clock(), rated=True)
    await answer(table, alice, post)
    await later(table, 24)
    assert "You'd seen this position before" in text_of(
        (await alice.click(shown(table, post), label="My answer")).response
    )
    assert one.rated


async def test_managing_a_server_is_needed_and_mistakes_change_nothing(table, puzzles, admin):
    alice = table.players[0]
    store = table.bot.store
    assert "no time zone `Narnia`" in text_of(await set_up(table, admin, zone="Narnia"))
    assert await store.daily_plan(table.guild.id) is None
    for what in ("off", "now", "skip"):
        assert "no position of the day" in text_of(await daily(table, admin, what))
    away = table.guild.create_text_channel(
        "away", overwrites={table.env.bot.user: discord.PermissionOverwrite(send_messages=False)}
    )
    answer = text_of(await set_up(table, admin, channel=away))
    assert "I can't post in" in answer
    assert "Send Messages" in answer
    assert await store.daily_plan(table.guild.id) is None
    assert "Only people who can manage this server" in text_of(await managed(table, alice))
    said = text_of(await set_up(table, admin, hour=20, zone="europe/berlin"))
    assert said.endswith("> posts the first one now.")
    assert "20:00 (Europe/Berlin)" in said
    plan = await store.daily_plan(table.guild.id)
    assert (plan.zone, plan.hour, plan.sealed) == ("Europe/Berlin", 20, True)
    assert "every day in" in text_of((await admin.slash(table.channel, "settings")).response)
    assert "No more positions" in text_of(await daily(table, admin, "off"))
    assert await store.daily_plan(table.guild.id) is None


async def managed(table, person):
    """A command whose permission Discord was told to give to everyone."""
    registered = table.env.backend.find_command("daily", table.guild.id)
    table.guild.set_command_permissions(int(registered["id"]), {person: True})
    return await daily(table, person, "off")


async def test_one_a_date_and_the_bot_away_at_the_hour(table, puzzles, admin):
    post = await begun(table, admin)
    assert "already been one today" in text_of(await daily(table, admin, "now"))
    assert "posts the first one now" not in text_of(await set_up(table, admin))
    store = table.bot.store
    plan = await store.daily_plan(table.guild.id)
    assert plan.next_at > table.bot.clock() + timedelta(hours=20)
    # Away for eleven hours over its hour, then for thirteen over the next.
    table.bot.housekeeping.cancel()
    await table.env.advance_time(34 * HOUR)
    await keep(table)
    second = posts_in(table.env, table.channel)[-1]
    assert second.id != post.id, "posted late"
    await table.env.advance_time(27 * HOUR)
    await keep(table)
    assert posts_in(table.env, table.channel)[-1].id == second.id, "left out"
    assert "solved" in text_of(shown(table, second))
    after = await store.daily_plan(table.guild.id)
    assert table.bot.clock() < after.next_at < table.bot.clock() + timedelta(hours=24)


async def test_a_process_that_died_before_it_noted_its_post_posts_no_second_one(table, puzzles, admin):
    post = await begun(table, admin)
    one, _ = await asked(table)
    await table.bot.store.write(
        lambda connection: connection.execute("UPDATE dailies SET message_id = NULL, shown_at = 0")
    )
    await later(table, 1)
    assert (await table.bot.store.daily(one.daily_id)).message_id == post.id
    assert len([p for p in posts_in(table.env, table.channel) if "Position of the day" in text_of(p)]) == 1


async def test_one_that_was_stored_and_never_posted_is_posted_later(table, puzzles, admin):
    await set_up(table, admin)
    await table.bot.app.dailies.now(table.guild.id)  # and then it dies
    assert posts_in(table.env, table.channel) == []
    await later(table, 1)
    [post] = posts_in(table.env, table.channel)
    assert "Position of the day" in text_of(post)
    assert (await asked(table))[0].message_id == post.id


async def test_a_channel_that_is_gone_is_said_and_scores_stand(table, puzzles, admin, nothing_unexpected):
    alice = table.players[0]
    other = table.guild.create_text_channel("daily")
    await set_up(table, admin, channel=other)
    assert "Posted: " in text_of(await daily(table, admin, "now"))
    [post] = posts_in(table.env, other)
    await answer(table, alice, post)
    one, _ = await asked(table)
    table.env.inject_error("PATCH", f"/channels/{other.id}/messages/{post.id}", status=404, code=10008, times=2)
    table.env.inject_error("POST", f"/channels/{other.id}/messages", status=404, code=10003)
    await later(table, 24)
    closed = await table.bot.store.daily(one.daily_id)
    assert closed.tally.answers == 1
    assert not closed.stale
    assert (await table.bot.store.solver(alice.id)).answers == 1
    assert sum(entry["event"].startswith("daily position not solved") for entry in nothing_unexpected) == 1
    settings = text_of((await admin.slash(table.channel, "settings")).response)
    assert "The last one wasn't posted: the channel is gone." in settings
    assert await table.bot.store.open_daily_of(table.guild.id) is None


async def test_a_new_hour_before_the_open_one_closes_is_shown(table, puzzles, admin):
    post = await begun(table, admin, hour=12)
    one, _ = await asked(table)
    await set_up(table, admin, hour=0)
    await later(table, 1)
    moved = (await table.bot.store.daily(one.daily_id)).closes_at
    assert moved < one.closes_at
    assert f"<t:{int(moved.timestamp())}:R>" in text_of(shown(table, post))


async def test_another_zone_brings_no_second_one_in_a_day(table, puzzles, admin):
    """Somewhere it's always tomorrow already, or in an hour."""
    post = await begun(table, admin)
    one, _ = await asked(table)
    for zone in ("Pacific/Kiritimati", "Asia/Tokyo", "America/New_York", "Pacific/Honolulu"):
        for hour in (0, table.bot.clock().hour, 23):
            await set_up(table, admin, zone=zone, hour=hour)
            plan = await table.bot.store.daily_plan(table.guild.id)
            assert plan.next_at >= one.opened_at + timedelta(days=1), (zone, hour)
            assert "already been one today" in text_of(await daily(table, admin, "now")), (zone, hour)
    await later(table, 20)
    assert posts_in(table.env, table.channel)[-1].id == post.id
    await later(table, 40)
    assert posts_in(table.env, table.channel)[-1].id != post.id, "and then one comes"


async def test_without_positions_it_says_so_before_anything_is_stored(table, admin, monkeypatch, tmp_path):
    monkeypatch.setattr(pack, "_folder", lambda: tmp_path)
    pack.load_pack.cache_clear()
    assert "no positions of this game here" in text_of(await set_up(table, admin))
    assert await table.bot.store.daily_plan(table.guild.id) is None
    pack.load_pack.cache_clear()


async def test_without_the_engine_it_is_posted_answered_and_solved(table, puzzles, admin, monkeypatch):
    monkeypatch.setattr(engine_pool, "engine_installed", lambda: False)
    alice = table.players[0]
    post = await begun(table, admin)
    one, puzzle = await asked(table)
    await answer(table, alice, post, 3)
    await later(table, 24)
    text = text_of(shown(table, post))
    assert "The one who answered didn't find it." in text
    assert f"`{puzzle.best}`, the best" in text
    assert (await table.bot.store.daily(one.daily_id)).tally.answers == 1
    assert (await table.bot.store.solver(alice.id)).answers == 1


async def test_hours_are_those_of_a_day(table):
    command = table.env.backend.find_command("daily", table.guild.id)
    [given] = [one for one in command["options"] if one["name"] == "set"]
    [hour] = [one for one in given["options"] if one["name"] == "hour"]
    assert (hour["min_value"], hour["max_value"]) == (0, 23)


async def test_an_open_one_needs_no_pack_to_be_solved(table, puzzles, admin, monkeypatch, tmp_path):
    alice = table.players[0]
    post = await begun(table, admin)
    question = (await alice.click(post, label="Answer")).response
    empty = tmp_path / "empty"
    empty.mkdir()
    monkeypatch.setattr(pack, "_folder", lambda: empty)
    pack.load_pack.cache_clear()
    _, puzzle = await asked(table)
    assert selects_of(question)
    await choose(alice, question, puzzle.scene.state, puzzle.best)
    await later(table, 24)
    assert "The one who answered found it." in text_of(shown(table, post))
    plan = await table.bot.store.daily_plan(table.guild.id)
    assert plan.trouble == "pack"
    pack.load_pack.cache_clear()


async def test_enough_who_take_it_for_wrong_close_it_and_it_comes_no_more(table, puzzles, admin, carol):
    alice, bob = table.players
    post = await begun(table, admin, answers="at once")
    one, puzzle = await asked(table)
    button = buttons_of(post)["Answer"]
    for person in (alice, bob, carol):
        verdict = await answer(table, person, post)
        await seasoned(table, person)
        assert "Noted" in text_of((await person.click(verdict, label="Wrong?")).response)
    await later(table, 1)
    assert "solved" in text_of(shown(table, post))
    assert (await table.bot.store.daily(one.daily_id)).closed_at is not None
    assert puzzle.key in await table.bot.store.withdrawn_positions(table.guild.id)
    late = await forged(admin, shown(table, post), button)
    assert "Solution" in text_of(late)


async def test_who_take_it_for_wrong_as_a_puzzle_close_it_as_well(
    table, monkeypatch, tmp_path, admin, carol, nothing_unexpected
):
    only = some_puzzles(1)
    use_pack(monkeypatch, tmp_path, only)
    verdicts = {}
    for person in (*table.players, carol):
        question = (await person.slash(table.channel, "puzzle")).response
        verdicts[person] = await choose(person, question, only[0].scene.state, only[0].best)
        await seasoned(table, person)
    post = await begun(table, admin)
    for person, verdict in verdicts.items():
        await person.click(verdict, label="Wrong?")
    assert "Solution" in text_of((await admin.click(post, label="Answer")).response)
    await later(table, 0)
    assert "solved" in text_of(shown(table, post))
    assert any(entry["event"] == "position withdrawn" for entry in nothing_unexpected)
    pack.load_pack.cache_clear()


async def test_the_open_one_is_no_puzzle(table, monkeypatch, tmp_path, admin):
    alice = table.players[0]
    use_pack(monkeypatch, tmp_path, some_puzzles(1))
    await begun(table, admin)
    refused = text_of((await alice.slash(table.channel, "puzzle")).response)
    assert "open as the position of the day" in refused
    pack.load_pack.cache_clear()


async def test_nor_is_it_elsewhere_to_who_answers_here_or_once_it_was_asked(table, monkeypatch, tmp_path, admin):
    alice = table.players[0]
    [first, second] = some_puzzles(2)
    use_pack(monkeypatch, tmp_path, [first, second])
    post = await begun(table, admin)
    _, asked_first = await asked(table)
    await answer(table, alice, post)
    other = first if asked_first.key == second.key else second
    private = (await alice.slash(table.channel, "puzzle")).response
    await later(table, 24)
    _, open_one = await asked(table)
    assert open_one.key == other.key
    [select] = selects_of(private)[:1]
    picked = [select["options"][0]["value"]]
    refused = (await alice.select(private, custom_id=select["custom_id"], values=picked)).response
    assert refused.ephemeral
    assert "You're being asked that" in text_of(refused)
    puzzles = table.bot.app.puzzles
    assert (await puzzles.next(alice.id, None, Wanted("backgammon"))).puzzle.key == asked_first.key
    assert (await puzzles.next(admin.id, None, Wanted("backgammon"))).puzzle.key in {first.key, second.key}
    pack.load_pack.cache_clear()


async def test_puzzles_go_everywhere_and_a_daily_position_needs_a_server(table):
    puzzle, daily_one = (table.env.backend.find_command(name, table.guild.id) for name in ("puzzle", "daily"))
    assert sorted(puzzle["integration_types"]) == [0, 1]
    assert sorted(puzzle["contexts"]) == [0, 1, 2]
    assert daily_one["integration_types"] == [0]
    assert daily_one["contexts"] == [0]


async def test_the_file_of_a_person_has_what_they_solved(table, puzzles, admin):
    alice = table.players[0]
    post = await begun(table, admin, answers="at once")
    _, puzzle = await asked(table)
    await answer(table, alice, post)
    question = (await alice.slash(table.channel, "puzzle")).response
    exported = json.loads(await table.bot.app.privacy.export(alice.id))["puzzles"]
    assert exported["rating"]["answers"] == 1
    [given] = exported["daily"]
    assert (given["key"], given["chosen"], given["server"]) == (puzzle.key, puzzle.best, str(table.guild.id))
    [open_one] = exported["asked"]
    assert open_one["chosen"] is None
    assert selects_of(question)
    assert "2 puzzles" in text_of((await alice.slash(table.channel, "privacy show")).response)


async def test_a_hint_tells_nothing_of_the_open_one(table, monkeypatch, tmp_path, admin):
    await store_match(table, log_to(20), rated=False)
    state = await table.state()
    use_pack(monkeypatch, tmp_path, [play_puzzle(state)])
    post = await begun(table, admin)
    mover = table.players[state.on_roll]
    refused = text_of((await mover.slash(table.channel, "hint")).response)
    assert "You're being asked that" in refused
    assert await table.bot.store.hints_in(1) == (0, 0)
    await later(table, 24)
    assert "solved" in text_of(shown(table, post))
    pack.load_pack.cache_clear()
