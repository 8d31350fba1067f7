"""Random players of every game, through the real machine."""

from collections.abc import Iterator
from typing import NamedTuple

from bot.rules.dice import LiveDice
from bot.rules.house_rules import fitting
from bot.rules.match import commands as cmd
from bot.rules.match.actions import double_refusal, may_ask_to_pass, may_beaver, resign_options
from bot.rules.match.evolution import evolve
from bot.rules.match.machine import decide, start
from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.rules.rules import Rules
from bot.rules.variants import VARIANTS

PATIENCE = 200
"""After this many turns everybody runs home: where checkers may go back, random play need not end."""


class Happened(NamedTuple):
    """One event, the state it led to, and the plays there are now."""

    event: object
    state: object
    plays: tuple | None = None
    """None within a decision, when nobody is awaited yet."""


def random_terms(random, key):
    """Length and rules of a match of a game, every option at random, as far as they go together."""
    length = random.choice((0, 0, 1, 2, 3, 5))
    chosen = Rules(
        cube=random.random() < 0.8,
        crawford=random.random() < 0.7,
        jacoby=random.random() < 0.5,
        free_choice=random.random() < 0.25,
        beavers=random.random() < 0.6,
        raccoons=random.random() < 0.5,
        automatic_doubles=random.choice((0, 0, 1, 3)),
        quadruple=random.random() < 0.4,
        winner_starts=random.random() < 0.3,
        five_checkers=random.random() < 0.2,
        pinned_start=random.random() < 0.5,
    )
    return length, fitting(chosen, VARIANTS[key], length)


def random_match(random, key, length, rules, *, most_games=2) -> Iterator[Happened]:
    """What happens in a match, event by event; a session ends after `most_games`.

    The last event of each decision comes with the plays there are now, none where no play is awaited.
    """
    dice = LiveDice(random.randrange)
    state = None
    caused = start(cmd.StartMatch(key, length, rules), dice)
    style = random.choice(STYLES)
    while True:
        *before, last = caused
        for event in before:
            state = evolve(state, event)
            yield Happened(event, state)
        state = evolve(state, last)
        plays = plays_now(state)
        yield Happened(last, state, plays)
        if state.is_over or (not length and state.game > most_games):
            return
        caused = decide(state, _command(state, plays, random, style), dice)


def _any(random, plays):
    return random.choice(plays)


def _runs(random, plays):
    return min(random.sample(plays, min(4, len(plays))), key=lambda play: play.after.pip_count)


def _blocks(random, plays):
    """Spreads his checkers, so that primes come about."""
    return max(random.sample(plays, min(6, len(plays))), key=lambda play: sum(map(bool, play.after.mine[1:25])))


def _stays(random, plays):
    """Leaves his rearmost checkers where they are, and piles the others up."""
    return min(random.sample(plays, min(4, len(plays))), key=lambda play: sum(map(bool, play.after.mine[1:25])))


STYLES = (_any, _any, _runs, _blocks, _stays)


def _command(state, plays, random, style):
    side, chance = state.waiting_for, random.random()
    if state.phase is Phase.DOUBLE_OFFERED:
        if may_beaver(state, side) and random.random() < 0.4:
            return cmd.Beaver(side)
        return cmd.Take(side) if random.random() < 0.8 else cmd.Pass(side)
    if state.phase is Phase.RESIGNATION_OFFERED:
        return cmd.AcceptResignation(side) if random.random() < 0.2 else cmd.RefuseResignation(side)
    if chance < 0.0005:
        grade = random.choice(resign_options(state, side)).grade
        return random.choice((cmd.Resign(side, grade), cmd.ResignMatch(side)))
    if state.phase is Phase.TO_NAME:
        return cmd.NameDoublet(side, random.randint(1, 6))
    if state.phase is Phase.TO_ROLL:
        if may_ask_to_pass(state, side) and random.random() < 0.3:
            return cmd.PassUntilFree(side)
        if double_refusal(state, side) is None and random.random() < 0.04:
            return cmd.OfferDouble(side)
        return cmd.RollDice(side)
    if state.turns > PATIENCE:
        return cmd.MakePlay(side, min(plays, key=lambda play: play.after.pip_count).notation)
    return cmd.MakePlay(side, style(random, plays).notation)
