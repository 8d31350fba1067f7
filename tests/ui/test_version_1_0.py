"""Channels full of what version 1.0 has posted: every button has somebody who answers, and a match goes on."""

import json
import re
import sqlite3
import zlib
from contextlib import closing
from pathlib import Path

import pytest
from simcord.results import ResponseMessage

from bot.rules.match.actions import plays_now
from bot.rules.match.machine import fold
from bot.rules.match.state import Phase
from bot.rules.sides import Side
from bot.ui.client import create_bot
from bot.ui.kit.components import CustomId, Taps
from tests.discord_server.payloads import COMPONENTS_V2
from tests.ui.shape import check_channel
from tests.ui.table import forged, posts_in, requests_since, text_of
from tests.ui.tournament.club import Club

pytestmark = pytest.mark.simcord(check_errors=False)

WRITTEN = Path(__file__).parent.parent / "files" / "1.0"
SAID = json.loads((WRITTEN / "database.json").read_text(encoding="utf-8"))
CUSTOM_IDS = json.loads((WRITTEN / "custom_ids.json").read_text(encoding="utf-8"))
MATCH = 3
"""The match that waits for White's roll, under a board that 1.0 has posted."""

EARLIER = 10**15
"""What is not there any more keeps an id that nobody has today: those of the simulator begin at the same number."""


def test_every_button_of_then_has_somebody_who_answers(settings):
    handlers = create_bot(settings).get(Taps).handlers
    read = {text: CustomId.parse(text, text.split(":")[1]) for text in CUSTOM_IDS}
    assert [text for text, target in read.items() if target is None] == []
    assert [text for text, target in read.items() if target.encode(text.split(":")[1]) != text] == []
    assert {target.action for target in read.values()} - handlers.keys() == set()
    assert len(read) > 100


@pytest.fixture
async def old(table, carol, make_bot, settings):
    """The table of 1.0, its ids changed to those of today's people and places, under today's bot."""
    club = Club(table, 3)
    club.people.append(carol)
    board = table.env.backend.create_message(
        table.channel.id, table.bot.user.id, components=SAID["board"], flags=COMPONENTS_V2
    )
    ids = SAID["ids"]
    now = {
        "guild": table.guild,
        "channel": table.channel,
        "alice": table.players[0],
        "bob": table.players[1],
        "carol": carol,
        "organiser": club.organizer,
        "board": board,
    }
    changed = {ids[name]: one.id for name, one in now.items()} | dict(
        zip(ids["entrants"], (person.id for person in club.people), strict=True)
    )
    dump = (WRITTEN / "database.sql").read_text(encoding="utf-8")
    dump = re.sub(
        r"\b1456074443980800\d{3}\b", lambda found: str(changed.get(int(found[0]), int(found[0]) - EARLIER)), dump
    )
    await table.bot.store.close()
    settings.database_path.unlink()
    with closing(sqlite3.connect(settings.database_path)) as connection:
        connection.executescript(dump)
    await table.restart(make_bot)
    table.match_id = MATCH
    table.board = ResponseMessage(table.env, board)
    table.club = club
    return table


def rows(table, query):
    with closing(sqlite3.connect(table.bot.settings.database_path)) as connection:
        return connection.execute(query).fetchall()


def everything_stored(table):
    """The whole database as text, what is deflated in it too."""
    with closing(sqlite3.connect(table.bot.settings.database_path)) as connection:
        dump = "\n".join(connection.iterdump())
    return re.sub(r"X'([0-9A-F]+)'", lambda found: zlib.decompress(bytes.fromhex(found[1])).decode(), dump)


async def test_a_match_goes_on_from_the_board_of_then(old):
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
    check_channel(old)
    log = await old.bot.store.events(MATCH)
    assert fold([stored.event for stored in log]) == await old.state()
    said = SAID[f"match {MATCH}"]
    added = rows(old, f"SELECT type, version FROM events WHERE match_id = {MATCH} AND seq > {said['seq']}")  # noqa: S608
    assert added == [("DiceRolled", 1), ("PlayMade", 1)]
    assert {(name,) for name, _ in added} <= set(before)
    # The roll is one of the dice that 1.0 has committed itself to.
    report = await old.bot.app.dice.report(await old.bot.store.match(MATCH))
    assert report.is_right


async def test_nothing_that_is_stored_names_a_module(old):
    """Modules may move: neither what 1.0 has stored nor what today's bot adds depends on where they are."""
    await old.by_button(Side.WHITE, "Roll")
    text = everything_stored(old)
    assert [word for word in ("PlayMade", '"winning_lost"', "TournamentStarted") if word not in text] == []
    assert re.findall(r"\bbot\.\w+", text) == []


async def test_what_follows_a_turn_still_follows(old, carol):
    """A double is told to those who followed in 1.0; the end of the match is rated and shown."""
    before = len(requests_since(old, 0))
    await old.by_button(Side.WHITE, "Double to 2")
    told = {
        int(request.json["recipient_id"])
        for request in requests_since(old, before)
        if request.path.endswith("/users/@me/channels")
    }
    assert told == {carol.id, old.club.organizer.id}
    await old.by_button(Side.BLACK, "Take")
    await old.by_command(Side.BLACK, "resign", what="match", sure=True, match=str(MATCH))
    assert "Result of match 3" in text_of(posts_in(old.env, old.channel)[-1])
    changes = await old.bot.store.changes_of_match(MATCH)
    assert {change.before for change in changes} == {after for number, _, _, after in SAID["ratings"] if number == 1}


async def test_a_challenge_of_then_is_accepted(old, carol):
    [(challenge_id,)] = rows(old, "SELECT challenge_id FROM challenges WHERE status = 'open' AND opponent_id IS NULL")
    board = await forged(carol, old.board, CustomId("accept", challenge_id).encode("b"))
    assert "**bob** 0 : 0 **carol**" in text_of(board)


async def test_a_challenge_that_was_being_put_together_then_is_sent(old):
    alice, bob = old.players
    argument = "backgammon.0.12d.1-1-"
    assert any(one.startswith("bg1:b:house_send:") and one.endswith(f":{argument}") for one in CUSTOM_IDS)
    await forged(alice, old.board, CustomId("house_send", bob.id, 1, argument).encode("b"))
    sent = posts_in(old.env, old.channel)[-1]
    assert "unlimited session, Beavers, Raccoons, Winner starts, Automatic doubles" in text_of(sent)
    await bob.click(sent, label="Accept")
    assert "**alice** 0 : 0 **bob**" in text_of(posts_in(old.env, old.channel)[-1])


async def test_the_tournament_goes_on(old):
    """It was paused; the other match of its first round is still under way, and after it the next round begins."""
    club = old.club
    await club.organize("pause")
    [(pairing, match)] = await club.open()
    assert (pairing.number, match.match_id) == (2, 5)
    await club.resign(match.match_id, match.players[0].user_id)
    state = await club.state()
    assert state.pairing(2).result.winner == match.players[1].user_id
    assert [pairing.number for pairing, _ in await club.open()] == [3, 4]
