"""The settings of a tournament: its format and its seeding."""

from enum import StrEnum
from typing import Final

import msgspec

from bot.errors import TournamentError, TournamentReason

FEWEST: Final = 2
"""Entrants a tournament needs."""
MOST: Final = 256
"""Entrants a tournament can hold."""
SMALLEST: Final = 4
"""Entrants a division of a league needs."""
LARGEST: Final = 8
"""Entrants a division of a league can hold."""
LARGEST_TEAM: Final = 8
"""Players of a team in which everyone plays everyone on the other team."""
MOST_BOARDS: Final = 16
"""Players of a team that plays board by board."""


class Format(StrEnum):
    """How the winner is decided."""

    SINGLE_ELIMINATION = "single_elimination"
    """One loss and out."""
    DOUBLE_ELIMINATION = "double_elimination"
    """Two losses and out; in the final the undefeated entrant must be beaten twice."""
    ROUND_ROBIN = "round_robin"
    """Everyone against everyone, in groups if there are several; the best of each may go on to a knockout."""
    SWISS = "swiss"
    """A given number of rounds against entrants with about the same score, nobody twice."""
    CONSOLATION = "consolation"
    """Main bracket, progressive consolation for its losers, last chance for the losers there."""
    LEAGUE = "league"
    """Divisions in which everyone plays everyone once, a round at a time; a season of a league."""
    TEAM = "team"
    """Two teams of the same size against each other."""
    ARENA = "arena"
    """For a given time free players are paired again and again; see `bot.tournaments.arena`."""
    SIMUL = "simul"
    """One host against everyone else at once; see `bot.tournaments.simul`."""


OF_A_TOURNAMENT: Final = (
    Format.SINGLE_ELIMINATION,
    Format.DOUBLE_ELIMINATION,
    Format.ROUND_ROBIN,
    Format.SWISS,
    Format.CONSOLATION,
    Format.ARENA,
)
"""The formats in which anyone may sign up alone and one person wins."""


class Seeding(StrEnum):
    """The order in which entrants are seeded."""

    RATING = "rating"
    RANDOM = "random"
    MANUAL = "manual"


class TournamentSettings(msgspec.Struct, frozen=True, omit_defaults=True):
    """The terms of a tournament. The terms of a match (length, variant, clock) don't matter to the bracket."""

    format: Format = Format.SINGLE_ELIMINATION
    seeding: Seeding = Seeding.RATING
    limit: int = MOST
    """Most entrants in the field, 2 to 256; those who join after that wait."""
    check_in: bool = False
    """Only those who checked in are drawn."""
    third_place: bool = False
    """Single elimination and the knockout after groups: the losers of the semifinals play for third place."""
    groups: int = 1
    """Round robin: number of groups, from 1. There are fewer if one would have fewer than two entrants."""
    advance: int = 0
    """Round robin: how many of each group go on to a single elimination; 0 for none, the table decides."""
    swiss_rounds: int = 0
    """Swiss: number of rounds; 0 for the fewest that leave one undefeated, ceil(log2 of the entrants)."""
    rounds_by_hand: bool = False
    """Swiss: the next round waits for NextRound instead of following the last match of the round."""
    last_chance: bool = True
    """Consolation: whether there is a last chance."""
    division: int = 6
    """League: players in a division if possible, 4 to 8."""
    team_names: tuple[str, ...] = ()
    """Team match: the names of the two teams."""
    board_by_board: bool = False
    """Team match: True if everyone plays only one opponent; False if everyone plays the whole other team."""
    host: int = 0
    """Simul: the id of the host, who plays everyone else; 0 in other formats."""

    def check(self) -> None:
        """Raise TournamentError(SETTINGS), its `detail` naming the invalid setting."""
        within = {
            "limit": FEWEST <= self.limit <= MOST,
            "groups": 1 <= self.groups <= MOST // 2,
            "advance": 0 <= self.advance <= MOST and (self.advance == 0 or self.groups * self.advance >= FEWEST),
            "swiss_rounds": 0 <= self.swiss_rounds < MOST,
            "division": SMALLEST <= self.division <= LARGEST,
            "teams": self.format is not Format.TEAM or self._are_teams(),
            "host": (self.host != 0) is (self.format is Format.SIMUL),
        }
        for name, good in within.items():
            if not good:
                raise TournamentError(TournamentReason.SETTINGS, detail=name)

    def _are_teams(self) -> bool:
        """Are there two names, and as many players as two teams can have?"""
        most = MOST_BOARDS if self.board_by_board else LARGEST_TEAM
        named = len(self.team_names) == 2 and all(self.team_names) and len(set(self.team_names)) == 2
        return named and self.limit % 2 == 0 and self.limit <= 2 * most
