"""Chouettes, votes and consultations at the live board: watched there, and chosen on the same board."""

import json
import re
from random import Random

import pytest

from bot.live.desk import Guest
from bot.live.hub import Hub
from bot.records.people import Person
from bot.rules.dice import LiveDice
from bot.ui.live.after import Aftermath
from bot.ui.live.elsewhere import Elsewhere
from bot.ui.live.voice import Voice
from tests.crowd.hall import Hall, to_a_play
from tests.crowd.test_session import teams_to_a_play
from tests.ui.chouette.chouette_table import ChouetteTable
from tests.ui.chouette.test_chouette import rolls
from tests.ui.live.window import path_of
from tests.ui.table import buttons_of, posts_in, text_of

pytestmark = [pytest.mark.simcord(check_errors=False), pytest.mark.usefixtures("hurried")]


def first(_):
    return 0


@pytest.fixture
def dice(request):
    """Ann is the box, Bo the captain; votes have any dice."""
    return LiveDice(Random(3).randrange) if "vote" in request.node.name else rolls(*[(3, 1), (6, 5), (4, 2)] * 4)


async def a_chouette(table, size=4, **options):
    club = ChouetteTable(table, size)
    await club.open(**options)
    return club


async def shown(table):
    await table.bot.get(Aftermath).close()
    await table.env.settle()


async def test_a_play_is_made_at_the_board_and_shown_in_the_channel(table, pages):
    club = await a_chouette(table)
    ann, bo, *_ = club.people
    at_box, at_captain = await pages.window(ann, -1), await pages.window(bo, -1)
    now = at_box.last("table")
    assert now["match"] == -1
    assert now["title"] == "Chouette 1"
    assert now["players"]["white"]["name"] == "ann, box"
    assert now["cube"]["shown"] is False
    assert any("bo" in line for line in now["told"])
    assert "ann" in now["to_act"]["words"]
    turn = at_box.last("turn")
    assert at_captain.last("turn") is None
    done = await at_box.act("play", path_of(turn, first))
    assert done["t"] == "done", done
    after = await at_captain.after(now["seq"])
    assert after["position"] != now["position"]
    assert after["played"][0]["moves"]
    await shown(table)
    assert len(club.armed) == 1
    assert "ann" in text_of(club.board)


async def test_who_is_not_asked_is_refused_in_the_bots_words(table, pages, carol):
    club = await a_chouette(table)
    bo, stranger = await pages.window(club.people[1], -1), await pages.window(carol, -1)
    for window in (bo, stranger):
        refused = await window.act("play", "24/23")
        assert refused["t"] == "refused"
        assert "ann" in refused["why"]
    assert (await stranger.ask("refused", t="guess", match=-1, seq=1))["why"]
    assert (await stranger.act("castle"))["t"] == "refused"


async def test_the_crew_proposes_and_the_captain_takes_it(table, pages):
    club = await a_chouette(table, 5)
    await club.play(club.people[0])
    ann, bo, cy, dee, eve = club.people
    for one in (bo, cy, dee, eve):
        await club.tap(one, "Roll on")
    windows = {one: await pages.window(one, -1) for one in club.people}
    turn = windows[cy].last("turn")
    assert turn["sends"] == "propose"
    assert turn["label"] == "Propose it"
    before = {one: len(window.frames) for one, window in windows.items()}
    done = await windows[cy].act("propose", path_of(turn, first))
    assert done["words"].startswith("Proposed.")
    assert (await windows[cy].get("turn", before[cy]))["note"].startswith("You proposed")
    asked = await windows[bo].until(lambda frame: frame["t"] == "turn" and frame["may"], before[bo])
    assert asked["note"].startswith("cy: ")
    [take] = asked["may"]
    for one in (ann, dee, eve):
        await windows[one].ask("pong", t="ping")
        assert take["arg"] not in json.dumps([f for f in windows[one].frames[before[one] :] if f["t"] == "turn"])
    seq = asked["seq"]
    assert (await windows[bo].act("choose", take["arg"]))["t"] == "done"
    assert (await windows[ann].after(seq))["last"]["text"]


async def test_a_window_is_linked_to_the_channel(table, pages):
    club = await a_chouette(table)
    await club.play(club.people[0])
    window = await pages.window(club.people[1], -1)
    turn = window.last("turn")
    assert turn["plays"] is None
    assert "double" in window.last("table")["to_act"]["words"].lower()


async def test_chouettes_stand_among_ones_boards_and_lead_there(table, pages, carol):
    club = await a_chouette(table)
    window = await pages.window(club.people[0])
    [board] = window.last("hello")["boards"]
    assert (board["match"], board["title"], board["waits"]) == (-1, "Chouette 1", True)
    assert "Live board" in buttons_of(club.board)
    answer = (await carol.click(club.board, label="Live board")).response
    assert answer.ephemeral
    code = str(answer.components).split("#c=")[1].split("'")[0].split('"')[0]
    status, told = await pages.sign_in(code)
    assert (status, told["match"]) == (200, -1)


async def test_a_chouette_of_a_hidden_channel_is_no_board(table, pages):
    await a_chouette(table)
    hidden = table.guild.create_text_channel("hidden")
    stranger = table.env.create_user("stranger")
    window = await pages.window(stranger, -1)
    assert window.last("gone")["why"] == "There's no such board."
    assert hidden
    assert (await window.ask("gone", t="open", match=-77))["match"] == -77


async def test_a_vote_is_cast_at_the_board(table, pages):
    hall = Hall(table, 4)
    lobby = await hall.call(length=1, level="beginner")
    for person in hall.people[1:3]:
        await hall.press(person, "Join", lobby)
    await hall.start()
    await to_a_play(hall)
    await hall.settled()
    one, two, three, stranger = hall.people
    windows = {person: await pages.window(person, 1) for person in hall.people}
    assert windows[stranger].last("turn")["may"][0]["do"] == "join"
    turn = windows[one].last("turn")
    assert (turn["sends"], turn["label"]) == ("vote", "Vote for it")
    before = {person: len(window.frames) for person, window in windows.items()}
    done = await windows[one].act("vote", path_of(turn, first))
    assert done["t"] == "done", (done, turn)
    mine = await windows[one].get("turn", before[one])
    assert "Your vote:" in mine["note"]
    for person in (two, three, stranger):
        await windows[person].ask("pong", t="ping")
        assert {frame["t"] for frame in windows[person].frames[before[person] :]} == {"pong"}
    seq = windows[one].last("table")["seq"]
    assert (await windows[two].act("vote", path_of(turn, first)))["t"] == "done"  # the most have voted alike
    after = await windows[stranger].after(seq)
    assert after["last"]["text"]
    late = await windows[one].act("vote", path_of(turn, first), seq=seq)
    assert late["t"] == "refused"


async def test_who_comes_by_joins_a_vote_at_the_board(table, pages):
    hall = Hall(table, 3)
    await hall.call(length=1, level="beginner")
    await hall.start()
    await to_a_play(hall)
    stranger = hall.people[2]
    window = await pages.window(stranger, 1)
    assert window.last("table")["view"]["you"] is None
    [join] = window.last("turn")["may"]
    assert join["label"] == "Vote"
    since = len(window.frames)
    assert (await window.act("join", join["arg"]))["t"] == "done"
    table_now = await window.get("table", since)
    assert table_now["view"]["you"] == "white"
    assert (await window.get("turn", since))["sends"] == "vote"


async def test_what_may_be_done_no_more_is_taken_off_the_page(table, pages, monkeypatch):
    """Nothing has moved, so no table would."""
    hall = Hall(table, 3)
    await hall.call(length=1, level="beginner")
    await hall.start()
    await to_a_play(hall)
    window = await pages.window(hall.people[2], 1)
    asked, since = window.last("turn"), len(window.frames)
    assert asked["may"]
    monkeypatch.setattr(table.bot.get(Voice), "turn", nothing)
    for _ in range(2):
        table.bot.get(Hub).ask(1)
    gone = await window.get("turn", since)
    assert (gone["match"], gone["seq"], gone["may"], gone["plays"]) == (1, asked["seq"], [], None)
    await window.ask("pong", t="ping")
    assert sum(frame["t"] == "turn" for frame in window.frames[since:]) == 1


async def nothing(*_):
    return None


async def test_a_team_proposes_and_its_captain_decides_as_in_a_vote(table, pages):
    hall = Hall(table, 4)
    captain, one, other, _ = await teams_to_a_play(hall)
    windows = [await pages.window(person, 1) for person in (captain, one, other)]
    at_captain, at_one, at_other = windows
    assert at_other.last("turn") is None
    assert at_captain.last("turn")["label"] == "Play it"
    asked = at_one.last("turn")
    assert asked["label"] == "Propose it"
    assert f"{captain.name}, your captain, will see it" in asked["note"]
    since = len(at_captain.frames)
    assert (await at_one.act("vote", path_of(asked, first)))["t"] == "done"
    told = await at_captain.get("turn", since)
    assert f"{one.name}: " in told["note"]
    [take] = told["may"]
    assert (await at_captain.act("vote", take["arg"]))["t"] == "done"
    for window in windows:
        assert (await window.after(told["seq"]))["last"]["text"].replace("*", "") == take["label"].replace("*", "")


async def test_a_call_by_direct_message_leads_to_the_board(table, pages):
    club = ChouetteTable(table, 3)
    for person in club.people:
        await table.bot.app.people.prefer(person.id, dm_turns=True)
    await club.open(pace="by correspondence")
    await club.play(club.people[0])
    [call] = posts_in(table.env, club.people[1].user.dm_channel)
    assert ":live_club:1" in buttons_of(call)["Live board"]


async def test_what_another_process_does_in_a_chouette_is_found(table, pages, monkeypatch):
    club = await a_chouette(table)
    window = await pages.window(club.people[1], -1)
    before = window.last("table")
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr(table.bot.app.chouettes, "_hearing", [])
        await club.play(club.people[0])
    await window.ask("pong", t="ping")
    assert window.last("table") == before
    await table.bot.get(Elsewhere).look()
    assert (await window.after(before["seq"]))["position"] != before["position"]


async def test_an_activity_lists_the_chouettes_of_its_channel(table, pages):
    club = await a_chouette(table)
    ann = club.people[0]
    guest = Guest(Person(ann.id, "ann"), "en-US", table.channel.id, table.guild.id)
    hello = await table.bot.get(Voice).hello(guest)
    assert [one["match"] for one in hello["channel"]] == [-1]
    assert [one["match"] for one in hello["boards"]] == [-1]
    elsewhere = guest._replace(channel_id=table.guild.create_text_channel("other").id)
    there = await table.bot.get(Voice).hello(elsewhere)
    assert (there["channel"], there["boards"]) == ([], [])


async def test_between_games_the_page_shows_the_game_that_is_on_the_board(table, pages, carol, monkeypatch):
    """Whoever was box and captain in it, though others will be next; and no moment is missing from its words."""
    club = await a_chouette(table, 3)
    ann, bo, _ = club.people
    watcher = await pages.window(carol, -1)
    await club.play(ann)
    await shown(table)
    store, delete, seen = table.bot.store, table.bot.store.delete_person, []

    async def seen_and_deleted(*given, **named):
        seen.append(await watcher.until(lambda frame: frame["t"] == "table" and frame["to_act"]["side"] is None))
        return await delete(*given, **named)

    monkeypatch.setattr(store, "delete_person", seen_and_deleted)
    question = (await ann.slash(club.channel, "privacy delete")).response
    await ann.click(question, label="Delete everything")
    [over] = seen
    assert over["told"][0] == "Game 1 · ⚪ Box ann \N{MINUS SIGN}2 · ⚫ Captain bo +1"
    assert [over["players"][side]["name"] for side in ("white", "black")] == ["ann, box", "bo, captain"]
    assert over["score"]["white"] == "\N{MINUS SIGN}2"
    assert over["to_act"]["words"] == "The next game begins soon."
    fresh = (await pages.window(bo, -1)).last("table")
    assert "a former player" in fresh["told"][0], "nobody is named who was deleted"
    assert not re.search(r"\bann\b", json.dumps(fresh))
    # The channel is told as well, at once.
    assert "**bo** is the box now, **cy** is captain." in text_of(club.board)
    assert not re.search(r"\bann\b", text_of(club.board))
    assert len(club.armed) == 1
