"""Random sessions of every preset beside a second reading of the rules, and each person's games replayed alone.

`CHOUETTES=100000 make chouettes` plays as many as that.
"""

import os
import random

import msgspec
import pytest

from bot.chouette.events import Event, GameOver, Role, results_of
from bot.chouette.machine import fold
from bot.chouette.seen import public_log
from bot.chouette.sessions import sessions_of
from bot.chouette.state import ChouetteState
from bot.rules.match import events as match_events
from tests.chouette.oracle import Oracle
from tests.chouette.random_sessions import Session
from tests.chouette.replaying import Replays
from tests.nightly import NIGHTLY

SESSIONS = int(os.environ.get("CHOUETTES") or (3000 if NIGHTLY else 20))
FIRST = int(os.environ.get("CHOUETTES_SEED") or 1)
PARTS = 10


def play(seed):
    """A session, watched by the oracle event by event."""
    oracle = Oracle()

    def watch(event, before, after):
        oracle.feed(msgspec.to_builtins(event))
        if isinstance(event, GameOver):
            check_results(before, after)
        assert oracle.scores == after.scores
        if oracle.order:
            assert (oracle.order, oracle.partner) == (list(after.order), after.partner)
        if before is None or after.game is not before.game:
            check_cubes(oracle, after)

    return Session(random.Random(seed), watch=watch).play()


def check_results(before, after):
    """Each one's points of the game that is over, by what they had before it, and their part in it."""
    assert sum(after.scores.values()) == 0
    results = results_of(before, after)
    box, captain = before.order[0], before.game.captain
    assert {one.game for one in results} == {before.games}
    assert {one.person_id: one.hundredths for one in results} == {
        one: after.scores[one] - before.game.before.get(one, 0) for one in before.seated
    }
    for role, person in ((Role.BOX, box), (Role.CAPTAIN, captain), (Role.PARTNER, before.partner)):
        assert [one.person_id for one in results if one.role is role] == ([] if person is None else [person])
    assert results_of(after, after) == ()


def check_cubes(oracle, state):
    if state.game is None:
        return
    for stake, cube in zip(oracle.stakes, state.game.cubes, strict=True):
        assert (stake.value, stake.owner, stake.turned) == (cube.cube.value, cube.cube.owner, cube.cube.turned)
        assert (stake.crew, stake.other, stake.paid) == (cube.crew, cube.other, cube.paid)


def check_views(session):
    """Each cube's session of two gives the same points, a settlement and a limit apart."""
    found = sessions_of(session.log)
    limit = session.state.settings.limit * 100
    replays = Replays()
    for view in found:
        replays.check(view.events)
        if view.settled:
            continue
        ended = view.events[-1]
        assert isinstance(ended, match_events.GameEnded)
        points = 100 * ended.points
        paid = min(points, limit) if limit else points
        assert view.hundredths == (paid if ended.winner == 1 else -paid)


def check_stored(session):
    """The log and the state are read back as they were written; the public log folds to the same table."""
    log = msgspec.json.decode(msgspec.json.encode(session.log), type=list[Event])
    assert log == session.log
    assert msgspec.json.decode(msgspec.json.encode(session.state), type=ChouetteState) == session.state
    assert fold(log) == session.state
    public = fold(public_log(log))
    assert (public.scores, public.order) == (session.state.scores, session.state.order)


@pytest.mark.parametrize("part", range(PARTS))
def test_random_sessions(part):
    for seed in range(FIRST + part, FIRST + SESSIONS, PARTS):
        try:
            session = play(seed)
            check_views(session)
            if session.rng.random() < 0.25:
                check_stored(session)
        except Exception as error:
            raise AssertionError(f"seed {seed}") from error
