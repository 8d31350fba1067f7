"""The channel plays: whole sessions by commands and taps."""

import asyncio
import re

import pytest

from bot.app.logged import LoggedMatch
from bot.crowd.events import Settled
from bot.crowd.state import Ending
from bot.records.analyses import CurvePoint, MatchAnalysis, SideAnalysis
from bot.rules.match.commands import OfferDouble
from bot.ui.board.boards import Boards
from bot.ui.computer.desk import ComputerDesk
from bot.ui.crowd import analyzed
from bot.ui.crowd.desk import CrowdDesk
from bot.workers import studio as workers
from bot.workers.process import WorkerProcess
from tests.crowd.hall import Hall, text_of, to_a_play
from tests.nightly import NIGHTLY
from tests.ui.table import buttons_of, components_of, pictures_of, posts_in, selects_of


@pytest.fixture
async def hall(table):
    return Hall(table, 4)


async def begun(hall, **options):
    lobby = await hall.call(length=1, level="beginner", **options)
    assert "The channel plays" in text_of(lobby)
    for person in hall.people[1:3]:
        await hall.press(person, "Join", lobby)
    return await hall.start()


async def test_a_vote_against_the_computer(hall):
    """Three join, a fourth votes later: nobody reads what anybody is for before it is decided."""
    board = await begun(hall)
    assert "The crowd" in text_of(board)
    await to_a_play(hall)
    ballot = await hall.panel(hall.people[0])
    assert pictures_of(ballot), "one's own board"
    answer = await hall.vote(hall.people[0], 1)
    assert answer.ephemeral
    assert "Your vote" in text_of(answer)
    assert pictures_of(answer), "the board with the play on it"
    chosen = text_of(answer).split("Your vote: **")[1].split("**")[0]
    await hall.settled()
    shown = "\n".join(text_of(post) for post in posts_in(hall.env, hall.channel))
    assert "1 of 3 have voted · waiting for **" in text_of(hall.board())
    assert chosen not in shown
    await hall.vote(hall.people[1], 0)
    await hall.vote(hall.people[3], 1)
    assert (await hall.crowd()).state.find(hall.people[3].id) is not None, "whoever votes has joined"
    await hall.settled()
    log = await hall.bot.app.crowds.log(1)
    ruling = next(one.event.ruling for one in log if isinstance(one.event, Settled))
    assert (ruling.ending, ruling.votes, ruling.cast) == (Ending.VOTES, 2, 3), "the fourth cannot change it"
    sent = "\n".join(str(request.json) for request in hall.env.http_requests)
    assert re.search(r"-# .+? by 2 of 3 votes \(.+?: 1\)", sent), "in the numbers of its picture"


@pytest.mark.simcord(check_errors=False)
@pytest.mark.parametrize(("name", "options"), [("doublet", {"number": 3}), ("accept", {}), ("decline", {})])
async def test_a_voter_who_types_hears_of_their_table(hall, name, options):
    await begun(hall)
    await to_a_play(hall)
    voter, spectator = hall.people[0], hall.people[3]
    answer = (await voter.slash(hall.channel, name, **options)).response
    assert answer.ephemeral
    assert "You have no match of your own here, but you play with others" in text_of(answer)
    assert "Vote" in buttons_of(answer)
    assert "play with others" not in text_of((await spectator.slash(hall.channel, name, **options)).response)


@pytest.mark.simcord(check_errors=False)
async def test_a_call_is_brought_up_to_date_though_discord_no_longer_knows_the_interaction(hall):
    lobby = await hall.call(length=1, level="beginner")
    hall.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062)
    await hall.press(hall.people[1], "Join", lobby)
    assert "(2): **voter0**, **voter1**" in text_of(lobby)


async def test_what_is_decided_is_drawn_while_it_is_stored(hall, monkeypatch):
    """The studio has the picture of the crowd's turn before the turn is stored, and draws it once."""
    await begun(hall)
    await to_a_play(hall)
    await hall.settled()
    monkeypatch.setattr(workers, "_processors", lambda: 2)
    monkeypatch.setattr("bot.workers.studio.PATIENCE", 60.0)  # on a busy machine
    studio, store = hall.bot.studio, hall.bot.store
    studio.open(len, "")
    while not studio.is_ready:  # noqa: ASYNC110 - it waits for another process
        await asyncio.sleep(0.01)
    orders, append, send = [], store.append, WorkerProcess.send

    async def stored(*given, **named):
        record = await append(*given, **named)
        orders.append("stored")
        return record

    monkeypatch.setattr(WorkerProcess, "send", lambda self, order: (orders.append("drawn"), send(self, order)))
    monkeypatch.setattr(store, "append", stored)
    monkeypatch.setattr(hall.bot.get(ComputerDesk), "pace", 60)
    for person in hall.people[:2]:
        await hall.vote(person, 1)
    while hall.bot.get(CrowdDesk).tasks._running:  # noqa: ASYNC110 - the database has a thread of its own
        await asyncio.sleep(0.01)
    assert orders.count("stored") == 1
    assert orders[-1] == "stored"
    assert pictures_of(hall.board())


@pytest.mark.parametrize("restarts", [False, True])
async def test_a_match_resigned_by_motion_with_its_card(hall, make_bot, restarts):
    """By night to its end."""
    await begun(hall)
    for _ in range(200 if NIGHTLY else 2):
        state = await hall.all_vote(lambda number: number % 2)
        if state.is_over:
            break
    if not state.is_over:
        asked = await hall.press(hall.people[0], "Resign?", await hall.panel(hall.people[0]))
        assert "Two thirds" in text_of(asked)
        assert list(buttons_of(asked)) == ["The game", "Not now"], "as in a match"
        await hall.press(hall.people[0], "The game", asked)
        assert not (await hall.match()).state.is_over
        assert "A motion to resign the match, 1 in favor" in text_of(await hall.panel(hall.people[1]))
        told = await hall.press(hall.people[1], "Resign", await hall.panel(hall.people[1]))
        assert (text_of(told).strip(), buttons_of(told)) == ("Done. The board shows it.", {})
        state = await hall.settled()
    assert state.is_over
    assert (await hall.crowd()).state.over
    texts = [text_of(post) for post in posts_in(hall.env, hall.channel)]
    assert sum("How match 1 was decided" in text for text in texts) == 1
    assert sum("Result of match 1" in text for text in texts) == 1
    card = next(post for post in posts_in(hall.env, hall.channel) if "was decided" in text_of(post))
    assert "voter0" in pictures_of(card)[0]
    assert "Analyze the match" in text_of(card)
    curve = (CurvePoint(1, 4, 0.1, 0.5), CurvePoint(1, 5, 0.2, 0.55))
    own = SideAnalysis(2, 2, 0.1, 0.0, 0, 0, 0, 0.005)
    logged, analysis = LoggedMatch("1", await hall.match(), ()), MatchAnalysis((own, own), (), (), curve, "2ply")
    if restarts:
        await hall.table.restart(make_bot)
    await analyzed(hall.bot, logged, analysis)
    cards = [text_of(post) for post in posts_in(hall.env, hall.channel) if "was decided" in text_of(post)]
    assert len(cards) == 1, "the card was brought up to date"
    assert "PR 25" in cards[0]
    assert not (await hall.match()).rated


async def test_halves_and_nobody_on_both(hall):
    lobby = await hall.call(length=1, halves=True)
    for person in hall.people[1:3]:
        assert not (await person.click(lobby, label="Join dark")).followups
    [told] = (await hall.people[1].click(lobby, label="Join light")).followups
    assert told.ephemeral
    assert text_of(told).strip() == "You've changed sides. You're on the light half now."
    await hall.start()
    crowd = await hall.crowd()
    sides = {voter.id: voter.side.name for voter in crowd.state.voters}
    one, two, three, _ = (person.id for person in hall.people)
    assert sides == {one: "WHITE", two: "WHITE", three: "BLACK"}
    question = await hall.panel(hall.people[3])
    answer = await hall.press(hall.people[3], "Join dark", question)
    assert answer.ephemeral
    for _ in range(3):
        await hall.all_vote()
    assert (await hall.match()).state.turns >= 2


async def test_against_a_player(hall, table):
    alice = table.players[0]
    lobby = await hall.call(length=1, opponent=alice)
    refused = await hall.press(hall.people[0], "Start", lobby)
    assert "hasn't said yes" in text_of(refused)
    assert "hasn't" not in text_of(await hall.press(alice, "I'll play", lobby))
    assert "alone" in text_of(await hall.press(alice, "Join", lobby)), "nobody is on both sides"
    await hall.start()
    for _ in range(4):
        state = (await hall.match()).state
        if state.waiting_for == 1:
            if state.phase.value == "to_roll":
                await alice.slash(hall.channel, "roll")
            else:
                forced = next((key for key in buttons_of(hall.board()) if key.startswith("Play ")), None)
                if forced:
                    await alice.click(hall.board(), label=forced)
                else:
                    shown = hall.board()
                    while "Play it" not in buttons_of(shown):  # many plays begin with a list of openings
                        first = selects_of(shown)[0]
                        value = first["options"][0]["value"]
                        shown = (await alice.select(shown, custom_id=first["custom_id"], values=[value])).response
                    await alice.click(shown, label="Play it")
        else:
            await hall.all_vote()
        await hall.settled()
    assert (await hall.match()).state.turns >= 2


async def test_what_was_played_for_a_silent_half_is_told(hall):
    lobby = await hall.call(length=1, halves=True, time="1m")
    await hall.press(hall.people[1], "Join dark", lobby)
    await hall.start()
    await to_a_play(hall)
    await hall.env.advance_time(61)
    await hall.bot.housekeeping()
    await hall.settled()
    told = " ".join(map(text_of, posts_in(hall.env, hall.channel)))
    assert re.search(r"Nobody answered; the beginner computer played \S*/\S", told), told


async def test_a_silent_half_rolls_whatever_the_computer_would_do(hall, monkeypatch):
    async def doubles(state, _):
        return OfferDouble(state.waiting_for)

    lobby = await hall.call(length=3, halves=True, time="1m")
    await hall.press(hall.people[1], "Join dark", lobby)
    await hall.start()
    await to_a_play(hall)
    await hall.all_vote()
    monkeypatch.setattr(hall.bot.app.computers, "decide", doubles)
    await hall.env.advance_time(21)
    await hall.bot.housekeeping()
    await hall.settled()
    told = " ".join(map(text_of, posts_in(hall.env, hall.channel)))
    assert "Nobody answered, so the dice were rolled." in told, told
    assert re.search(r"-# \S+/\S+.* by the only vote", told), told


async def test_a_crowd_that_is_gone_is_told_why_its_match_was_resigned(hall):
    await hall.call(length=9, level="beginner", time="1m")
    await hall.start()
    for _ in range(60):
        if (await hall.match()).state.is_over:
            break
        await hall.env.advance_time(61)
        await hall.bot.housekeeping()
        await hall.settled()
    end = next(text_of(post) for post in posts_in(hall.env, hall.channel) if "resigns the match" in text_of(post))
    assert "Nobody answered 10 times in a row, so the match was resigned." in end
    assert "the beginner computer" not in end


async def test_stale_taps_late_votes_and_a_deadline_that_fires_once(hall):
    await begun(hall, time="1m")
    await to_a_play(hall)
    old = await hall.panel(hall.people[0])
    listed = selects_of(old)[0]
    decision = (await hall.crowd()).state.open
    await hall.vote(hall.people[1], 0)
    await hall.env.advance_time(61)
    late = await hall.people[0].select(old, custom_id=listed["custom_id"], values=[listed["options"][0]["value"]])
    assert "This vote is closed" in text_of(late.response)
    await hall.bot.housekeeping()
    await hall.settled()
    await hall.bot.housekeeping()
    await hall.settled()
    log = await hall.bot.app.crowds.log(1)
    settled = [one for one in log if type(one.event).__name__ == "Settled"]
    assert len(settled) == len({one.seq for one in settled})
    assert (await hall.crowd()).state.last.seq >= decision.seq
    await to_a_play(hall)
    again = await hall.press(hall.people[0], "Vote", late.response)
    assert "What should we play" in text_of(again), "the closed ballot leads to the next question"
    assert "deadline: <t:" in text_of(again), "true after it, too"


async def test_a_restart_in_the_middle_of_a_vote(hall, make_bot):
    await begun(hall, time="5m")
    await to_a_play(hall)
    await hall.vote(hall.people[1], 2)
    before = (await hall.crowd()).state
    await hall.table.restart(make_bot)
    hall.hurry()
    await hall.settled()
    assert (await hall.crowd()).state.open == before.open, "nothing is lost, and nothing begins anew"
    await hall.bot.get(Boards).live.note()
    await hall.vote(hall.people[0], 2)
    await hall.settled()
    after = (await hall.crowd()).state
    assert after.last.seq == before.open.seq
    assert after.last.ruling.votes == 2


async def test_a_team_consults_and_its_captain_decides(hall):
    lobby = await hall.call("consult", length=1)
    styles = {one["label"]: one["style"] for one in components_of(lobby) if one["type"] == 2}
    assert (styles["Join light"], styles["Join dark"], styles["Start"]) == (3, 3, 1), "as everywhere"
    await hall.press(hall.people[1], "Join light", lobby)
    assert "enough people" in text_of(await hall.press(hall.people[0], "Start", lobby))
    for person in hall.people[2:]:
        await hall.press(person, "Join dark", lobby)
    for label in ("Start", "Call it off"):
        refused = await hall.press(hall.people[1], label, lobby)
        assert "Only the person who called for this can start it or call it off." in text_of(refused)
    await hall.start()
    await to_a_play_of_teams(hall)
    crowd = await hall.crowd()
    assert "Vote" not in buttons_of(hall.board())
    assert "Consult" in buttons_of(hall.board())
    members = crowd.state.members(crowd.state.open.side)
    captain, second = (next(one for one in hall.people if one.id == member.id) for member in members)
    proposed = await hall.vote(second, 1)
    assert text_of(proposed).count("decides") == 1
    assert "You suggest **" in text_of(proposed)
    assert "Your vote" not in text_of(proposed)
    assert "Resign?" not in buttons_of(proposed), "only the captain can"
    asked = await hall.press(second, "Leave", proposed)
    assert text_of(asked).strip() == "Leave your team? You can't come back in this match."
    assert (await hall.crowd()).state.find(second.id) is not None, "nothing is done yet"
    other = next(one for one in hall.people if one.id not in {member.id for member in members})
    assert "nothing for you to decide" in text_of(await hall.panel(other)), "the other team reads nothing"
    seen = await hall.panel(captain)
    assert "You decide" in text_of(seen)
    assert "You resign for your whole team." in text_of(await hall.press(captain, "Resign?", seen))
    seen = await hall.panel(captain)
    assert crowd.state.find(second.id).name in text_of(seen)
    decided = crowd.state.open.seq
    take = next(custom_id for custom_id in buttons_of(seen).values() if ":c_take:" in custom_id)
    await captain.click(seen, custom_id=take)
    await hall.settled()
    ruling = (await hall.crowd()).state.last
    assert (ruling.seq, ruling.ruling.ending, ruling.ruling.by) == (decided, Ending.CAPTAIN, captain.id)
    assert text_of(await hall.press(second, "Leave", asked)).strip() == "You've left."
    assert (await hall.crowd()).state.find(second.id) is None


async def test_a_captain_resigns_for_the_whole_team_at_once_and_reads_so(hall):
    captain, *_ = await teams_to_a_play(hall)
    asked = await hall.press(captain, "Resign?", await hall.panel(captain))
    told = await hall.press(captain, "The game", asked)
    assert (text_of(told).strip(), buttons_of(told)) == ("Done. The board shows it.", {})
    assert (await hall.settled()).is_over


async def teams_to_a_play(hall):
    """Two teams of two, up to a play: the captain who decides, their partner, and the others."""
    lobby = await hall.call("consult", length=1)
    await hall.press(hall.people[1], "Join light", lobby)
    for person in hall.people[2:]:
        await hall.press(person, "Join dark", lobby)
    await hall.start()
    await to_a_play_of_teams(hall)
    state = (await hall.crowd()).state
    people = {person.id: person for person in hall.people}
    ours = [people.pop(member.id) for member in state.members(state.open.side)]
    return [*ours, *people.values()]


async def to_a_play_of_teams(hall):
    for _ in range(10):
        state = await hall.settled()
        if state.phase.value == "to_play":
            return
        await hall.all_vote()
    raise AssertionError("no play")


async def test_the_line_of_a_tie_says_why_that_play_won(hall):
    await begun(hall)
    await to_a_play(hall)
    for number, person in enumerate(hall.people[:3]):
        await hall.vote(person, number)
    await hall.settled()
    sent = "\n".join(str(request.json) for request in hall.env.http_requests)
    assert re.search(r"-# .+? by 1 of 3 votes, the earliest in a tie \(.+?: 1, .+?: 1\)", sent)


async def test_a_motion_says_what_would_be_lost(hall):
    """Whoever agrees has to know whether it's a game or the match."""
    await hall.call(length=3, level="beginner")
    await hall.press(hall.people[1], "Join", hall.lobby)
    await hall.start()
    await to_a_play(hall)
    asked = await hall.press(hall.people[0], "Resign?", await hall.panel(hall.people[0]))
    await hall.press(hall.people[0], next(label for label in buttons_of(asked) if label.startswith("Single")), asked)
    assert "A motion to resign a single game (1 point), 1 in favor" in text_of(await hall.panel(hall.people[1]))
