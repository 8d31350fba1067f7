"""Matches that are begun and ended at once, for what counts results."""

from datetime import UTC, datetime, timedelta
from itertools import count
from random import Random

from msgspec.structs import replace

from bot.ratings.counting import BY_LENGTH
from bot.records.matches import NewMatch
from bot.records.people import Person, Place
from bot.rules.dice import LiveDice
from bot.rules.match.commands import StartMatch
from bot.rules.match.events import GameEnded, MatchAbandoned, MatchEnded
from bot.rules.match.machine import fold, start
from bot.rules.match.state import Phase
from bot.rules.rules import Rules
from bot.rules.sides import Side

GUILD, OTHER_GUILD = 3 * 10**18, 4 * 10**18
NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
PEOPLE = [Person(10**18 + number, name) for number, name in enumerate(("Alice", "Bob", "Carol", "Dan", "Eve", "Fay"))]
LOG = {length: start(StartMatch("backgammon", length, Rules()), LiveDice(Random(1).randrange)) for length in range(26)}

_interactions = count(15 * 10**17)


async def begin(
    store, white, black, *, at=NOON, length=5, guild=GUILD, variant="backgammon", rated=True, rule=BY_LENGTH
):
    """A match just created. By the first rule it counts in full, though nobody plays it."""
    log = LOG[length]
    return await store.create_match(
        NewMatch(Place(77, guild), (white, black), rated=rated, rating_rule=rule),
        log,
        replace(fold(log), variant=variant),
        actor_id=None,
        interaction_id=next(_interactions),
        at=at,
    )


async def end(store, record, winner, *, at=NOON, games=()):
    """The match after `winner` (a side, or None: abandoned) has won it; `games` are (side, grade, ending)."""
    state = record.state
    last = MatchAbandoned() if winner is None else MatchEnded(winner)
    events = [*(GameEnded(side, grade, grade, ending) for side, grade, ending in games), last]
    score = (state.length, 2) if winner is Side.WHITE else (2, state.length)
    after = replace(state, seq=state.seq + len(events), phase=Phase.OVER, winner=winner, score=score)
    return await store.append(record, events, after, actor_id=None, interaction_id=next(_interactions), at=at)


async def finish(store, white, black, winner=Side.WHITE, *, at=NOON, games=(), **terms):
    """A match that began a minute before it ended; not rated yet."""
    record = await begin(store, white, black, at=at - timedelta(minutes=1), **terms)
    return await end(store, record, winner, at=at, games=games)


async def finish_and_rate(store, white, black, winner=Side.WHITE, **terms):
    """The changes of a match that has ended and was rated."""
    record = await finish(store, white, black, winner, **terms)
    return await store.rate_match(record.match_id)
