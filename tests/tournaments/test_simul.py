"""Simuls: a board for each guest, and a host who cannot leave."""

import pytest

from bot.errors import TournamentError, TournamentReason
from bot.tournaments import commands as cmd
from bot.tournaments.machine import create, decide
from bot.tournaments.queries import open_pairings
from bot.tournaments.settings import Format, TournamentSettings
from bot.tournaments.simul import GUESTS, Score, guest_of, score
from bot.tournaments.standings import standings
from bot.tournaments.state import TournamentPhase
from tests.tournaments.conftest import Played

HOST = 1


@pytest.fixture
def simul():
    return Played(TournamentSettings(Format.SIMUL, host=HOST, limit=GUESTS + 1)).join(5)


def test_everyone_plays_the_host_and_nobody_else(simul):
    simul.start()
    assert [one.entrants for one in open_pairings(simul.state)] == [(HOST, guest) for guest in (2, 3, 4, 5)]
    simul.win(HOST, 2)
    simul.win(3, HOST)
    assert score(simul.state) == Score(1, 1, 2)
    simul.do(cmd.Withdraw(4, 4))
    assert simul.state.phase is TournamentPhase.RUNNING
    simul.win(5, HOST)
    assert simul.state.phase is TournamentPhase.ENDED
    assert simul.state.champion is None
    assert score(simul.state) == Score(2, 2, 0)
    assert [line.entrant for line in standings(simul.state)] == [3, 5, 2, 4]
    assert [guest_of(one) for one in simul.state.pairings] == [2, 3, 4, 5]


def test_the_host_stays(simul):
    for command in (cmd.Leave(HOST), cmd.Withdraw(HOST), cmd.Replace(HOST, 9, "nine")):
        with pytest.raises(TournamentError) as error:
            decide(simul.state, command)
        assert error.value.reason is TournamentReason.HOST_STAYS
        simul.start() if isinstance(command, cmd.Leave) else None
    with pytest.raises(TournamentError) as error:
        decide(simul.state, cmd.LateJoin(9, "nine"))
    assert error.value.reason is TournamentReason.NO_BYE_LEFT


def test_a_simul_needs_a_host_and_nothing_else_has_one():
    for settings in (TournamentSettings(Format.SIMUL), TournamentSettings(host=3)):
        with pytest.raises(TournamentError) as error:
            create(cmd.Create(settings))
        assert error.value.detail == "host"
    alone = Played(TournamentSettings(Format.SIMUL, host=HOST)).join(1)
    with pytest.raises(TournamentError) as error:
        decide(alone.state, cmd.Start(1))
    assert error.value.reason is TournamentReason.TOO_FEW
