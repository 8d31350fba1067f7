"""A tournament filled up with computers, through a simulated Discord and the real engine."""

import re

import pytest

from bot.engine import analyst
from bot.records.computers import is_computer
from bot.tournaments.queries import open_pairings
from bot.tournaments.state import TournamentPhase
from bot.ui.computer.desk import ComputerDesk
from bot.ui.kit.names import bold
from tests.nightly import NIGHTLY
from tests.ui.computer.computer_table import without_pause
from tests.ui.table import posts_in, text_of
from tests.ui.tournament.club import Club


@pytest.fixture
def simcord_bot(make_bot):
    return without_pause(make_bot())


async def begun(table, size, fillers="beginner", **options):
    club = Club(table, size)
    await club.organize("create", name="Cup", system="single_elimination", length=1, fillers=fillers, **options)
    for person in club.people:
        await club.by(person, "join")
    await club.organize("start")
    return club


async def give_up(club):
    """Every person resigns their open matches, until none are left."""
    for _ in range(10):
        state, links = await club.state(), await club.links()
        if state.phase is not TournamentPhase.RUNNING:
            return state
        for pairing in open_pairings(state):
            people = [entrant for entrant in pairing.entrants if not is_computer(entrant)]
            match = await club.bot.store.match(links[pairing.number])
            if people and not match.state.is_over:
                await club.resign(match.match_id, people[0])
        await club.env.settle()
    return await club.state()


async def test_five_people_and_three_computers(table):
    club = await begun(table, 5)
    state = await club.state()
    assert len(state.field) == 8
    announced = "\n".join(club.posts())
    assert "computers instead of byes (beginner)" in announced
    assert "Computer B (beginner)" in announced
    for match in (await club.matches()).values():
        assert match.rated is not any(is_computer(person.user_id) for person in match.players)
    assert all(not is_computer(user) for call in club.calls() for user in call), "a computer is never pinged"
    computers = [
        person for match in (await club.matches()).values() for person in match.players if is_computer(person.user_id)
    ]
    assert computers
    assert not any(f"<@{one.user_id}>" in announced for one in computers)
    end = await give_up(club)
    assert end.phase is TournamentPhase.ENDED
    assert is_computer(end.champion), "the people all resign"


@pytest.mark.skipif(not NIGHTLY, reason="a whole match of two computers: make nightly")
async def test_two_computers_play_each_other_in_the_background(table):
    club = await begun(table, 5)
    end = await give_up(club)
    assert end.phase is TournamentPhase.ENDED
    among_computers = [
        match for match in (await club.matches()).values() if all(is_computer(one.user_id) for one in match.players)
    ]
    assert among_computers, "the people all resign, so two computers meet sooner or later"
    assert all(match.state.is_over for match in among_computers)
    for match in among_computers:
        score = re.compile(r"{} \d+ : \d+ {}".format(*(re.escape(bold(one)) for one in match.players)))
        shown = [one for one in posts_in(table.env, table.channel) if score.search(text_of(one))]
        assert [one.id for one in shown] == [match.board.message_id], "the last board, with the result card"


async def test_in_a_game_without_a_network_they_are_simple_players(table, monkeypatch):
    monkeypatch.setattr(analyst, "knows", lambda *_, **__: False)
    club = await begun(table, 3, fillers="world class", variant="hypergammon")
    assert "simple players" in "\n".join(club.posts())
    assert (await give_up(club)).phase is TournamentPhase.ENDED


async def test_a_restart_lets_them_play_on(table, make_bot):
    table.bot.get(ComputerDesk).tasks.wake = lambda *_: None  # it stops before any computer has begun
    club = await begun(table, 3)
    await table.restart(lambda: without_pause(make_bot()))
    await table.env.settle()
    assert await table.bot.app.computers.waiting() == []
    assert (await give_up(club)).phase is TournamentPhase.ENDED
