"""A tournament played through by scripted people."""

import random

import pytest

from bot.tournaments import commands as cmd
from bot.tournaments.evolution import evolve
from bot.tournaments.machine import create, decide, fold
from bot.tournaments.queries import is_over, open_pairings
from bot.tournaments.settings import OF_A_TOURNAMENT, TournamentSettings

DRAWN = OF_A_TOURNAMENT[:5]
"""The formats in which a draw says who plays; the others have tests of their own."""


class Played:
    """A tournament with its log; `do` gives a command and returns what came of it."""

    def __init__(self, settings):
        self.log = list(create(cmd.Create(settings)))
        self.state = fold(self.log)

    def do(self, command):
        events = decide(self.state, command)
        assert events
        for event in events:
            self.state = evolve(self.state, event)
        self.log.extend(events)
        return events

    def join(self, count, first=1):
        for entrant in range(first, first + count):
            self.do(cmd.Join(entrant, f"player {entrant}", 2000.0 - entrant))
        return self

    def start(self, seed=1, order=()):
        self.do(cmd.Start(seed, order))
        return self

    def win(self, winner, loser=None, score=(5, 3)):
        """The open match of `winner` (against `loser`) is won by them; its number."""
        pairing = self.match(winner)
        assert loser is None or set(pairing.entrants) == {winner, loser}
        self.do(cmd.Report(pairing.number, winner, score))
        return pairing.number

    def match(self, entrant):
        return next(one for one in open_pairings(self.state) if entrant in one.entrants)

    def play_out(self, rng=None, favourites=False):
        """Results until it is over: by lot, or always the smaller id."""
        while not is_over(self.state):
            pairings = open_pairings(self.state)
            assert pairings, "nothing to play and not over"
            pairing = rng.choice(pairings) if rng else pairings[0]
            winner = min(pairing.entrants) if favourites or rng is None else rng.choice(pairing.entrants)
            self.do(cmd.Report(pairing.number, winner, (5, 2)))
        return self


@pytest.fixture
def tournament():
    """(count, format, **settings) -> a started tournament of players 1 to count, seeded in that order."""

    def make(count, format_, **settings):
        return Played(TournamentSettings(format=format_, **settings)).join(count).start()

    return make


@pytest.fixture
def announced():
    """(format, **settings) -> a tournament open for sign-up."""
    return lambda format_, **settings: Played(TournamentSettings(format=format_, **settings))


@pytest.fixture
def lots():
    """A seed -> random numbers."""
    return random.Random
