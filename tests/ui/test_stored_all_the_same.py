"""Something breaks on the way to the answer: people are told what is stored, and shown it; or that nothing is."""

from pathlib import Path

import pytest

from bot.errors import StorageUnavailable
from bot.records.matches import ChallengeStatus
from bot.rules.dice import ScriptedDice
from bot.rules.match.state import Phase
from bot.rules.sides import Side
from bot.ui.board.boards import Boards
from bot.ui.challenge import offers
from bot.ui.clock import cog as clock
from bot.ui.files import cog
from bot.ui.tournament.desk import TournamentDesk
from tests.ui.table import buttons_of, pictures_of, text_of
from tests.ui.tournament.club import Club

pytestmark = pytest.mark.simcord(check_errors=False)

WHITE, BLACK = Side.WHITE, Side.BLACK
MAT = Path(__file__).parents[1] / "rules" / "formats" / "gnubg" / "backgammon.mat"


@pytest.fixture(autouse=True)
def expected(nothing_unexpected):
    """What is unexpected is made here."""
    yield
    nothing_unexpected.clear()


@pytest.fixture
def dice():
    return ScriptedDice([(3, 1), (6, 5), (4, 3)])


def breaks(monkeypatch, thing, name, error=RuntimeError):
    def broken(*_, **__):
        raise error("on purpose")

    monkeypatch.setattr(thing, name, broken)


@pytest.mark.parametrize("error", [RuntimeError, StorageUnavailable])
@pytest.mark.parametrize("where", ["answer", "noted"])
async def test_the_play_is_stored_and_the_board_shown(match, monkeypatch, where, error):
    boards = match.bot.get(Boards)
    breaks(monkeypatch, boards if where == "answer" else boards.live, where, error)
    result = await match.players[WHITE].slash(match.channel, "move", play="8/5 6/5")
    assert (await match.state()).on_roll is BLACK
    answer = [result.response, *result.followups][-1]
    assert answer.ephemeral
    said = text_of(answer)
    assert "what you did was saved" in said
    assert ("incident `" in said) is (error is RuntimeError)
    assert "hasn't changed" not in said
    assert "nothing was changed" not in said
    assert "**bob**, it's your turn" in said
    assert pictures_of(answer)


async def test_a_tap_as_well(match, monkeypatch):
    await match.by_command(WHITE, "move", play="8/5 6/5")
    breaks(monkeypatch, match.bot.get(Boards), "answer")
    answer = await match.by_button(BLACK, "Roll")
    assert (await match.state()).phase is Phase.TO_PLAY
    assert "what you did was saved" in text_of(answer)
    assert "Move by move" in buttons_of(answer)


async def test_in_words_where_no_board_can_be_shown(match, monkeypatch):
    breaks(monkeypatch, match.bot.get(Boards), "answer")
    breaks(monkeypatch, match.bot.get(Boards).posts, "private")
    answer = await match.by_command(WHITE, "move", play="8/5 6/5")
    assert "what you did was saved. </board:" in text_of(answer)
    assert (await match.state()).on_roll is BLACK


async def test_where_nothing_is_stored_the_match_is_as_it_was(match, monkeypatch):
    before = await match.state()
    breaks(monkeypatch, match.bot.store, "append")
    answer = text_of(await match.by_command(WHITE, "move", play="8/5 6/5"))
    assert "Your match hasn't changed" in answer
    assert "was saved" not in answer
    breaks(monkeypatch, match.bot.store, "append", StorageUnavailable)
    assert "nothing was changed" in text_of(await match.by_command(WHITE, "move", play="8/5 6/5"))
    assert await match.state() == before


async def test_the_first_board_of_a_match(table, monkeypatch):
    await table.by_command(WHITE, "challenge", opponent=table.players[1], length=5)
    breaks(monkeypatch, table.bot.get(Boards), "answer")
    answer = await table.by_button(BLACK, "Accept")
    assert "what you did was saved" in text_of(answer)
    assert (await table.state()).phase is Phase.TO_PLAY


async def test_a_tournament_says_where_to_look(table, monkeypatch):
    club = Club(table, 1)
    await club.organize("create", name="Cup", system="single_elimination", length=1)
    breaks(monkeypatch, table.bot.get(TournamentDesk).overviews, "refresh")
    result = await club.people[0].slash(club.channel, "tournament join")
    answer = text_of([result.response, *result.followups][-1])
    assert len((await club.state()).entrants) == 1
    assert "what you did was saved" in answer
    assert "/tournament status" in answer


@pytest.mark.parametrize("error", [RuntimeError, StorageUnavailable])
async def test_a_challenge_that_was_stored_is_not_denied(table, monkeypatch, error):
    breaks(monkeypatch, table.bot.app.challenges, "posted", error)
    result = await table.players[WHITE].slash(table.channel, "challenge", opponent=table.players[1], length=5)
    assert await table.bot.store.challenge(1)
    answer = text_of(result.followups[-1])
    assert "some of what you did was saved" in answer
    assert "/matches" in answer
    assert ("incident `" in answer) is (error is RuntimeError)
    assert "nothing was changed" not in answer


async def test_a_challenge_that_was_declined_is_not_denied(table, monkeypatch):
    await table.by_command(WHITE, "challenge", opponent=table.players[1], length=5)
    breaks(monkeypatch, offers, "closed_challenge_post")
    assert "some of what you did was saved" in text_of(await table.by_button(BLACK, "Decline"))
    assert (await table.bot.store.challenge(1)).status is ChallengeStatus.DECLINED


async def test_a_clock_that_was_stopped_is_not_denied(table, monkeypatch):
    await table.by_command(WHITE, "challenge", opponent=table.players[1], length=5, clock="1d")
    await table.by_button(BLACK, "Accept")
    await table.by_command(WHITE, "pause")
    breaks(monkeypatch, clock, "_clock_post")
    answer = text_of(await table.by_command(BLACK, "pause"))
    assert (await table.bot.store.match(1)).clock.is_paused
    assert "some of what you did was saved" in answer
    assert "hasn't changed" not in answer


async def test_a_file_that_was_imported_is_not_denied(table, monkeypatch):
    breaks(monkeypatch, cog, "card_post")
    data = MAT.read_bytes()
    answer = (await table.players[WHITE].slash(table.channel, "import", file=("a.mat", data))).response
    assert (await table.bot.store.imported(1)).owner_id == table.players[WHITE].id
    assert "some of what you did was saved" in text_of(answer)
