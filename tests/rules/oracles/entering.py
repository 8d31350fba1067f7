"""Games that begin with an empty board."""

# ruff: noqa: ARG002 - what one game asks for another does not need

from tests.rules.oracles.game import Game


class AmericanAceyDeucey(Game):
    """ "All off the board at the start, entering in the opponent's home by die, moving allowed before all are in"."""

    with_hand = True
    rolls_afresh = True

    def setup(self):
        return {"hand": 15}

    def grade(self, board, *, quadruple):
        """ "The loser pays one point a checker left"."""
        return 15 - board.off.count("o")

    def agenda(self, first, second, own_turn):
        """ "1-2: play it, then name and play any doublet, then roll again"."""
        play = [("play", self.numbers(first, second))]
        return [*play, ("name",), ("roll",)] if {first, second} == {1, 2} else play

    def named(self, number):
        return [("play", (number,) * 4)]


class EuropeanAceyDeucey(AmericanAceyDeucey):
    """ "The same, and any doublet is followed by its complement (7-n) x4 and another roll"."""

    rolls_afresh = False

    def may_bear_off(self, board, point, die):
        """ "Exact bearing off"."""
        return die == point and self.all_home(board)

    def agenda(self, first, second, own_turn):
        if first == second:
            return [*self.named(first), ("roll",)]
        return super().agenda(first, second, own_turn)

    def named(self, number):
        return [("play", (number,) * 4), ("play", (7 - number,) * 4)]
