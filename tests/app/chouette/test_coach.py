"""What everyone gave away: each play once, to who made it; each cube decision to who decided it."""

from collections import Counter
from random import Random

import pytest

from bot.app.chouette.coach import ChouetteCoach
from bot.chouette import events as ev
from bot.chouette.evolution import evolve
from bot.chouette.queries import player_of
from bot.engine.decisions import decisions_of
from bot.errors import CoachError, CoachReason
from bot.records.analyses import DecisionAnalysis, DecisionKind, Progress
from bot.rules.match.events import PlayMade


class Analyst:
    """Knows every decision at once: a play costs .02, a cube decision .05."""

    level = "test"

    def __init__(self):
        self.asked = 0

    async def analyze(self, events, known, game):
        decisions = [one for one in decisions_of(events) if game in (None, one.state.game)]
        for one in decisions:
            if one.seq in known:
                continue
            self.asked += 1
            checker = one.kind is DecisionKind.CHECKER
            played = "" if checker else one.action.value
            yield Progress(0, len(decisions), _analysis(one, played, 0.02 if checker else 0.05))


def _analysis(one, played, loss):
    counted = bool(one.moves) if one.kind is DecisionKind.CHECKER else True
    return DecisionAnalysis(
        1, one.seq, one.side, one.kind, one.state.position, one.state.roll, played, "", loss, counted, False, 0.0
    )


async def test_everyone_is_rated_by_what_they_decided(house):
    rng = Random(4)
    house.random_bytes = rng.randbytes
    await house.begin(4)
    analyst = Analyst()
    coach = ChouetteCoach(house.store, house.chouettes, analyst)
    with pytest.raises(CoachError) as refused:
        [one async for one in coach.study(house.number)]
    assert refused.value.reason is CoachReason.NOT_FINISHED
    while (state := (await house.look()).state).games <= 1:
        await house.step(double=rng.random() < 0.1, take=rng.random() < 0.9)
    for person in state.order:
        await house.chouettes.give_up(house.number, person)
    stages = [one async for one in coach.study(house.number)]
    assert [one.done for one in stages] == list(range(stages[-1].total + 1))
    found = stages[-1].performances
    made, state = Counter(), None
    for stored in await house.chouettes.log(house.number):
        before, state = state, evolve(state, stored.event)
        if isinstance(stored.event, ev.OnBoard) and isinstance(stored.event.event, PlayMade):
            made[player_of(before, stored.event.event.side)] += 1
    assert {person: one.plays.decisions for person, one in found.items() if one.plays.decisions} == made
    assert {round(one.plays.rating) for one in found.values() if one.plays.decisions} == {10}
    assert {round(one.cubes.rating) for one in found.values() if one.cubes.decisions} == {25}
    assert sum(one.cubes.decisions for one in found.values()) > 10
    plays = [(number, one.seq) for number, _, one in stages[-1].decisions if one.kind is DecisionKind.CHECKER]
    assert len(plays) == len({*plays}) == sum(made.values()), "each play once"
    for _, session, one in stages[-1].decisions:
        person = session.deciders[one.seq - 1]
        assert one.kind is not DecisionKind.CHECKER or person in (session.white, session.black), "with whoever made it"
    asked = analyst.asked
    again = [one async for one in coach.study(house.number)]
    assert again[-1] == stages[-1]
    assert analyst.asked == asked
