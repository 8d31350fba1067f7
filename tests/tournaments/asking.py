"""What the tests of the tournament machine ask with."""

import pytest

from bot.errors import TournamentError, TournamentReason
from bot.tournaments.settings import Format

SINGLE, DOUBLE, ROBIN, SWISS = (
    Format.SINGLE_ELIMINATION,
    Format.DOUBLE_ELIMINATION,
    Format.ROUND_ROBIN,
    Format.SWISS,
)
Reason = TournamentReason


def refusal(played, command):
    before = played.state
    with pytest.raises(TournamentError) as caught:
        played.do(command)
    assert played.state == before
    return caught.value


def status(played, entrant):
    return played.state.find(entrant).status
