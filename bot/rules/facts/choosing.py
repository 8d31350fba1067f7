"""The sentences about two plays: at most three, each with its drawback."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.rules.facts.comparing import WORTH_SAYING, Fact
from bot.rules.facts.families import CHANCES

MOST: Final = 3
"""Sentences."""
_LEAST: Final = 0.15
"""The least weight of a first fact, unless there's none as heavy."""
_OUTWEIGHS: Final = 6.0
"""A large chance that weighs so many times what the better play does is what the decision was about."""
SAME_SIZE: Final = 0.5
"""A fact against the better play that weighs so much of the one for it is said with it."""


class Sentence(NamedTuple):
    """A fact for the better play (None: there is none), and one of the same size against it."""

    gain: Fact | None
    loss: Fact | None


def sentences(facts: Sequence[Fact]) -> tuple[Sentence, ...]:
    """The sentences about the facts of two plays: what they do comes first, what they are worth last.

    A chance that weighs many times as much as anything they do comes before it: one play saves the gammon and happens
    to waste fewer pips. Where all that speaks for the better play weighs little, the heaviest of it is said.
    """
    gains = [fact for fact in facts if fact.weight > 0]
    losses = [fact for fact in facts if fact.weight < 0]
    does = [fact for fact in gains if fact.family not in CHANCES]
    worth = [fact for fact in gains if fact.family in CHANCES]
    lead = [fact for place, fact in enumerate(does) if fact.weight >= (WORTH_SAYING if place else _LEAST)]
    said: list[Sentence] = []
    if lead and worth and worth[0].weight >= max(1.0, _OUTWEIGHS * lead[0].weight):
        lead, worth = [worth[0], *lead], worth[1:]
    for fact in [*lead[: MOST - 1], *worth][:MOST] or gains[:1]:
        against = next((one for one in losses if -one.weight >= SAME_SIZE * fact.weight), None)
        if against is not None:
            losses.remove(against)
        said.append(Sentence(fact, against))
    if not said and losses and -losses[0].weight >= WORTH_SAYING:
        return (Sentence(None, losses[0]),)
    return tuple(said)
