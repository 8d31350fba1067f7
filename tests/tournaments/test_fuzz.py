"""Anything at any time: commands by lot, most of them wrong, corrections, late comers and replacements among them."""

import random
from collections import Counter

import pytest

from bot.errors import TournamentError
from bot.tournaments import commands as cmd
from bot.tournaments.machine import fold
from bot.tournaments.queries import is_over, open_pairings
from bot.tournaments.standings import standings
from tests.nightly import every
from tests.tournaments.conftest import DRAWN


def any_command(state, rng, newcomer):
    pairings = open_pairings(state) or state.pairings
    playing, some = rng.choice(pairings), rng.choice(state.pairings)
    entrant = rng.choice(state.entrants).id
    known = [one for one in some.entrants if one is not None] or [entrant]
    return rng.choice(
        [
            cmd.Report(playing.number, rng.choice(playing.entrants) or entrant, (3, 1)),
            cmd.Report(playing.number, rng.choice(playing.entrants) or entrant, (3, 1)),
            cmd.Report(some.number, entrant),
            cmd.Correct(some.number, rng.choice(known), (rng.randint(1, 9), 0)),
            cmd.LateJoin(newcomer, "late"),
            cmd.Replace(entrant, newcomer, "instead"),
            cmd.Forfeit(some.number, entrant),
            cmd.NoShow(some.number, (entrant,)),
            cmd.Withdraw(entrant),
        ]
    )


def check(played):
    state = played.state
    assert fold(played.log) == state
    assert is_over(state) or open_pairings(state)
    lines = standings(state)
    assert {line.entrant for line in lines} == {one.id for one in state.field}
    assert state.champion is None or lines[0].entrant == state.champion
    seen = Counter((one.stage, one.round, entrant) for one in state.pairings for entrant in one.entrants if entrant)
    assert set(seen.values()) == {1}
    for one in state.pairings:
        assert one.result is None or (one.is_known and one.result.winner in (*one.entrants, None))


@pytest.mark.parametrize("format_", DRAWN)
@pytest.mark.parametrize("seed", every(range(25), daily=range(5)))
def test_anything_goes(tournament, format_, seed):
    rng = random.Random(seed)
    played = tournament(rng.randint(2, 17), format_, groups=rng.randint(1, 4), advance=2, third_place=seed % 2 == 0)
    for newcomer in range(100, 350):
        try:
            played.do(any_command(played.state, rng, newcomer))
        except TournamentError:
            continue
        check(played)
