"""Channels full of what earlier versions have posted: each button has somebody who answers, and everything goes on."""

import re
import sqlite3
import zlib
from contextlib import closing
from random import Random

import pytest

from bot.chouette.state import ChouettePhase
from bot.crowd.state import Ending
from bot.records.computers import is_crowd
from bot.rules.match.machine import fold
from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.rules.sides import Side
from bot.tournaments.arena_table import seat_of
from bot.tournaments.settings import Format
from bot.tournaments.state import TournamentPhase
from bot.ui.client import create_bot
from bot.ui.kit.components import CustomId, Taps
from tests.crowd.hall import Hall
from tests.earlier import VERSIONS, read
from tests.ui.chouette.chouette_table import ChouetteTable
from tests.ui.old_channel import found
from tests.ui.shape import act
from tests.ui.table import buttons_of, forged, posts_in, requests_since, text_of
from tests.ui.tournament.club import Club

pytestmark = pytest.mark.simcord(check_errors=False)

MATCH = 3
"""The match that waits for White's roll, under a board that 1.0 has posted."""
in_1_0 = pytest.mark.parametrize("version", ["1.0"], indirect=True)
in_1_1 = pytest.mark.parametrize("version", ["1.1"], indirect=True)


@pytest.fixture(params=VERSIONS)
def version(request):
    return request.param


@pytest.fixture
async def old(version, simcord_env, simcord_bot, make_bot, settings):
    """The server of an earlier version under today's bot."""
    return await found(version, simcord_env, simcord_bot, make_bot, settings)


def rows(table, query):
    with closing(sqlite3.connect(table.bot.settings.database_path)) as connection:
        return connection.execute(query).fetchall()


def everything_stored(table):
    """The whole database as text, what is deflated in it too."""
    with closing(sqlite3.connect(table.bot.settings.database_path)) as connection:
        dump = "\n".join(connection.iterdump())
    return re.sub(r"X'([0-9A-F]+)'", lambda found: zlib.decompress(bytes.fromhex(found[1])).decode(), dump)


def test_every_button_of_then_has_somebody_who_answers(version, settings):
    handlers = create_bot(settings).get(Taps).handlers
    read_back = {text: CustomId.parse(text, text.split(":")[1]) for text in read(version, "custom_ids.json")}
    assert [text for text, target in read_back.items() if target is None] == []
    assert [text for text, target in read_back.items() if target.encode(text.split(":")[1]) != text] == []
    assert {target.action for target in read_back.values()} - handlers.keys() == set()
    assert len(read_back) > 100


async def test_every_match_goes_on_from_its_board(old):
    """By the buttons that are there, whatever the match waits for; and the result has one armed message."""
    played = 0
    for (number,) in rows(old, "SELECT match_id FROM matches WHERE phase != 'over'"):
        record = await old.bot.store.match(number)
        if record.board.message_id not in old.posts or any(is_crowd(player.user_id) for player in record.players):
            continue  # of 1.0 one board was kept
        await old.sit_at(number)
        await act(old, Random(number))
        after = (await old.bot.store.match(number)).state
        assert after.seq > record.state.seq, number
        log = [stored.event for stored in await old.bot.store.events(number)]
        assert fold(log[: after.seq]) == after  # a computer may have played on
        assert len([one for one in posts_in(old.env, old.channel) if board_of(one) == number]) == 1, number
        played += 1
    assert played == {"1.0": 1, "1.1": 17}[old.version]


def board_of(post):
    """The number of the match whose armed board it is."""
    shown = CustomId.parse(buttons_of(post).get("My board", ""), "b")
    return shown and shown.action == "my_view" and shown.subject


@in_1_0
async def test_what_a_turn_adds_is_what_it_added(old):
    await old.sit_at(MATCH)
    before = rows(old, "SELECT DISTINCT type FROM events")
    state = await old.state()
    assert state.phase is Phase.TO_ROLL
    posts = len(posts_in(old.env, old.channel))
    board = await old.by_button(state.waiting_for, "Roll")
    assert not board.ephemeral, text_of(board)
    assert board.id == old.board.id
    state = await old.state()
    assert state.phase is Phase.TO_PLAY
    side = state.waiting_for
    board = await old.by_command(side, "move", play=plays_now(state)[0].notation, match=str(MATCH))
    assert not board.ephemeral, text_of(board)
    assert len(posts_in(old.env, old.channel)) == posts + 1
    log = await old.bot.store.events(MATCH)
    assert fold([stored.event for stored in log]) == await old.state()
    said = old.said[f"match {MATCH}"]
    added = rows(old, f"SELECT type, version FROM events WHERE match_id = {MATCH} AND seq > {said['seq']}")  # noqa: S608
    assert added == [("DiceRolled", 1), ("PlayMade", 1)]
    assert {(name,) for name, _ in added} <= set(before)
    # The roll is one of the dice that 1.0 has committed itself to.
    report = await old.bot.app.dice.report(await old.bot.store.match(MATCH))
    assert report.is_right


async def test_nothing_that_is_stored_names_a_module(old):
    """Modules may move: neither what was stored then nor what today's bot adds depends on where they are."""
    record = await old.sit_at(MATCH)
    await act(old, Random(1))
    text = everything_stored(old)
    assert record.state.seq < (await old.state()).seq
    assert [word for word in ("PlayMade", '"winning_lost"', "TournamentStarted") if word not in text] == []
    assert re.findall(r"\bbot\.\w+", text) == []


@in_1_0
async def test_what_follows_a_turn_still_follows(old):
    """A double is told to those who followed in 1.0; the end of the match is rated and shown."""
    await old.sit_at(MATCH)
    before = len(requests_since(old, 0))
    await old.by_button(Side.WHITE, "Double to 2")
    told = {
        int(request.json["recipient_id"])
        for request in requests_since(old, before)
        if request.path.endswith("/users/@me/channels")
    }
    assert told == {old.people[name].id for name in ("carol", "organizer")}
    await old.by_button(Side.BLACK, "Take")
    await old.by_command(Side.BLACK, "resign", what="match", sure=True, match=str(MATCH))
    assert "Result of match 3" in text_of(posts_in(old.env, old.channel)[-1])
    changes = await old.bot.store.changes_of_match(MATCH)
    ratings = old.said["ratings"]
    assert {change.before for change in changes} == {after for number, _, _, after in ratings if number == 1}


async def test_a_challenge_of_then_is_accepted(old):
    await old.sit_at(MATCH)
    carol = old.people["carol"]
    [(challenge_id,)] = rows(old, "SELECT challenge_id FROM challenges WHERE status = 'open' AND opponent_id IS NULL")
    board = await forged(carol, old.board, CustomId("accept", challenge_id).encode("b"))
    assert "**bob** 0 : 0 **carol**" in text_of(board)


@in_1_0
async def test_a_challenge_that_was_being_put_together_then_is_sent(old):
    record, argument = await old.sit_at(MATCH), "backgammon.0.12d.1-1-"
    alice, bob = old.players
    custom_ids = read("1.0", "custom_ids.json")
    assert any(one.startswith("bg1:b:house_send:") and one.endswith(f":{argument}") for one in custom_ids)
    await forged(alice, old.board, CustomId("house_send", bob.id, 1, argument).encode("b"))
    sent = posts_in(old.env, old.channel)[-1]
    assert "unlimited session, beavers, raccoons, winner starts, automatic doubles" in text_of(sent)
    await bob.click(sent, label="Accept")
    assert "**alice** 0 : 0 **bob**" in text_of(posts_in(old.env, old.channel)[-1])
    assert (await old.state()).seq == record.state.seq


def club_of(old):
    club = Club(old, 0)
    club.organizer, club.people = old.people["organizer"], [*old.people.values()]
    return club


@in_1_0
async def test_the_cup_goes_on_after_a_pause(old):
    """The other match of its first round is still under way, and after it the next round begins."""
    club = club_of(old)
    await club.organize("pause")
    [(pairing, match)] = await club.open()
    assert (pairing.number, match.match_id) == (2, 5)
    await club.resign(match.match_id, match.players[0].user_id)
    state = await club.state()
    assert state.pairing(2).result.winner == match.players[1].user_id
    assert [pairing.number for pairing, _ in await club.open()] == [3, 4]


async def resigned(old, match_id):
    """Whoever a match waits for gives it up; returns the winner's id."""
    record = await old.bot.store.match(match_id)
    loser = record.state.waiting_for
    answer = await old.by_id(record.players[loser].user_id).slash(
        old.channels["backgammon"], "resign", what="match", sure=True, match=str(match_id)
    )
    assert answer.response is not None
    assert (await old.bot.store.match(match_id)).state.winner is loser.other
    return record.players[loser.other].user_id


@in_1_1
@pytest.mark.parametrize("number", [1, 2, 3, 4, 6])
async def test_every_tournament_goes_on(old, number):
    """The results of its open matches are its own, and what comes after them begins."""
    tournaments, store = old.bot.app.tournaments, old.bot.store
    links = await store.matches_of_tournament(number)
    going = {pairing: link for pairing, link in links.items() if not (await store.match(link)).state.is_over}
    assert going
    for pairing, match_id in going.items():
        winner = await resigned(old, match_id)
        state = (await tournaments.tournament(number)).state
        if state.settings.format is Format.ARENA:
            assert seat_of(state, winner).points == 2
        else:
            assert state.pairing(pairing).result.winner == winner
    if state.settings.format is Format.LEAGUE:
        await old.people["organizer"].slash(old.channels["backgammon"], "league next", sure=True)
    await old.env.advance_time(20)
    after = await tournaments.tournament(number)
    more = (await store.matches_of_tournament(number)).keys() - links.keys()
    assert more or after.state.phase is TournamentPhase.ENDED, "it stands still"


@in_1_1
async def test_a_tournament_still_gathers_and_begins(old):
    tournaments, late = old.bot.app.tournaments, old.people["player4"]
    before = await tournaments.tournament(5)
    assert before.state.phase is TournamentPhase.SIGN_UP
    await late.click(old.posts[before.message_id], label="Join")
    organizer, channel = old.people["organizer"], old.channels["backgammon"]
    await organizer.slash(channel, "tournament start", sure=True, tournament="5")
    begun = (await tournaments.tournament(5)).state
    assert begun.phase is TournamentPhase.RUNNING
    assert late.id in {entrant.id for entrant in begun.entrants}
    assert len(await old.bot.store.matches_of_tournament(5)) == 2


class OldHall(Hall):
    """Crowd 1 or 2 of the server, on its own match."""

    def __init__(self, old, number):
        super().__init__(old, 0)
        self.number, self.people = number, [old.people[f"voter{one}"] for one in range(4)]
        self.channel = old.channels["backgammon"]

    async def crowd(self):
        return await self.bot.app.crowds.crowd(self.number)

    async def match(self):
        return await self.bot.store.match((await self.crowd()).match_id)

    def board(self):
        """The newest board of its match."""
        mine = f"{self.table.said[f'crowd {self.number}']['match']}."
        posts = posts_in(self.env, self.channel)
        return [one for one in posts if mine in buttons_of(one).get("Details", "")][-1]


@in_1_1
async def test_a_vote_goes_on(old):
    """One vote was in; those that follow under the post of then decide, and the computer answers the play."""
    hall = OldHall(old, 1)
    before, match = (await hall.crowd()).state, await hall.match()
    assert len(before.open.votes) == 1
    await hall.vote(hall.people[0], 1)
    if (await hall.crowd()).state.last is None:
        await hall.vote(hall.people[2], 1)
    state = await hall.settled()
    after = (await hall.crowd()).state
    log = await old.bot.app.crowds.log(1)
    [ruling] = [one.event.ruling for one in log if type(one.event).__name__ == "Settled"]
    assert (ruling.ending, ruling.votes) == (Ending.VOTES, 2)
    assert state.turns >= match.state.turns + 2
    assert after.open.seq == state.seq


@in_1_1
async def test_a_team_still_consults(old):
    """The captain takes what was proposed then."""
    hall = OldHall(old, 2)
    before = (await hall.crowd()).state
    [proposed] = before.open.votes
    captain = old.by_id(before.members(before.open.side)[0].id)
    panel = await hall.panel(captain)
    take = next(to for to in buttons_of(panel).values() if ":c_take:" in to)
    await captain.click(panel, custom_id=take)
    await hall.settled()
    last = (await hall.crowd()).state.last
    assert (last.seq, last.ruling.choice, last.ruling.by) == (before.open.seq, proposed.choice, captain.id)
    assert (await hall.match()).state.turns == 1


@in_1_1
async def test_a_call_for_a_crowd_still_gathers(old):
    hall = OldHall(old, 3)
    lobby = old.posts[(await hall.crowd()).message_id]
    await hall.press(hall.people[1], "Join dark", lobby)
    await hall.press(hall.people[0], "Start", lobby)
    assert (await hall.crowd()).match_id


class OldChouette(ChouetteTable):
    """Chouette 1 of the server."""

    def __init__(self, old):
        super().__init__(old, 0)
        self.people = [old.people[name] for name in ("ann", "bo", "cy", "dee", "eve")]

    @property
    def board(self):
        posts = reversed(posts_in(self.env, self.channel))
        return next(one for one in posts if any(":1.h" in to for to in buttons_of(one).values()))


@in_1_1
async def test_a_chouette_goes_on(old):
    """From its open window under the post of then, to the end of the game."""
    club = OldChouette(old)
    before = await club.state()
    assert before.game.window is not None
    assert club.board.id in old.posts
    await club.games(before.games + 1 if before.phase is ChouettePhase.BETWEEN else before.games)
    state = await club.state()
    assert (state.phase, state.games) == (ChouettePhase.BETWEEN, before.games)
    assert sum(state.scores.values()) == 0
    assert state.scores != before.scores
    mine = [one for one in club.armed if any(":1.h" in to for to in buttons_of(one).values())]
    assert [one.id for one in mine] == [club.board.id]


@in_1_1
async def test_a_chouette_still_gathers(old):
    [(message_id,)] = rows(old, "SELECT board_message_id FROM chouettes WHERE chouette_id = 2")
    lobby, bob, carol = old.posts[message_id], old.people["bob"], old.people["carol"]
    await bob.click(lobby, label="Join")
    await carol.click(lobby, label="Start")
    record = await old.bot.app.chouettes.look(2)
    assert (record.state.phase, len(record.state.order)) == (ChouettePhase.PLAYING, 3)
