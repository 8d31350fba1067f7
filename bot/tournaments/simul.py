"""A simul: one host, a person or a computer, plays everyone else at once; guests join before the start."""

from collections.abc import Sequence

import msgspec

from bot.errors import TournamentError, TournamentReason
from bot.tournaments.elimination import Draw
from bot.tournaments.settings import Format, TournamentSettings
from bot.tournaments.state import Pairing, Slot, SlotKind, Stage, StageKey, TournamentState

GUESTS = 50
"""Most guests a host can play at once."""


class Score(msgspec.Struct, frozen=True):
    """The score of a simul, counted in boards."""

    won: int
    """By the host."""
    lost: int
    left: int
    """Still to be decided."""


def simul(draw: Draw, order: Sequence[int], settings: TournamentSettings) -> None:
    """A board for each guest, in the order of the field. The host is White everywhere."""
    draw.stages.append(Stage(StageKey.SIMUL, 1))
    host = Slot(SlotKind.ENTRANT, settings.host)
    for guest in order:
        if guest != settings.host:
            draw.add(StageKey.SIMUL, 1, host, Slot(SlotKind.ENTRANT, guest))


def score(state: TournamentState) -> Score:
    """The host's score."""
    results = [pairing.result for pairing in state.pairings]
    won = sum(result is not None and result.winner == state.settings.host for result in results)
    left = sum(result is None for result in results)
    return Score(won, len(results) - won - left, left)


def guest_of(pairing: Pairing) -> int:
    """The id of a board's guest; 0 if there is none."""
    return pairing.slots[1].entrant or 0


def expect_no_host(settings: TournamentSettings, entrant: int) -> None:
    """Raise TournamentError(HOST_STAYS) for the host of a simul."""
    if settings.format is Format.SIMUL and entrant == settings.host:
        raise TournamentError(TournamentReason.HOST_STAYS, entrant=entrant)
