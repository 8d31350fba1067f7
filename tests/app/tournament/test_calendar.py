"""When a tournament is looked at next, and when a round has begun."""

from datetime import UTC, datetime, timedelta

import pytest
from msgspec.structs import replace

from bot.app.tournament.calendar import agenda_after, check_in_opens, deadline, decided, next_look
from bot.records.tournaments import Agenda
from bot.tournaments.state import StageKey, TournamentPhase
from tests.app.tournament.leagues import Life
from tests.app.tournament.test_leagues import league

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)
SIGN_UP, RUNNING, ENDED = TournamentPhase.SIGN_UP, TournamentPhase.RUNNING, TournamentPhase.ENDED


@pytest.fixture
async def played(house):
    """A league in its first round."""
    life = await league(Life(house, 1))
    return await life.tournaments.tournament(1)


def at(record, phase, *, paused=False, reminded=False, began_at=NOON, **plan):
    agenda = replace(record.agenda, reminded=reminded, began_at=began_at)
    state = replace(record.state, phase=phase, paused=paused)
    return replace(record, state=state, agenda=agenda, plan=replace(record.plan, **plan))


@pytest.mark.parametrize(
    ("phase", "terms", "hours"),
    [
        (SIGN_UP, {"starts_at": None}, None),
        (SIGN_UP, {"starts_at": NOON}, 0),
        (SIGN_UP, {"starts_at": NOON, "check_in": 30}, -0.5),
        (SIGN_UP, {"starts_at": NOON, "check_in": 30, "reminded": True}, 0),
        (SIGN_UP, {"starts_at": NOON, "paused": True}, None),
        (RUNNING, {"round_hours": 8}, 6),
        (RUNNING, {"round_hours": 8, "starts_at": NOON - timedelta(days=1)}, 6),
        (RUNNING, {"round_hours": 8, "reminded": True}, 8),
        (RUNNING, {"round_hours": 8, "paused": True}, None),
        (RUNNING, {"round_hours": 8, "began_at": None}, None),
        (RUNNING, {"round_hours": 0}, None),
        (ENDED, {}, 0),
        (ENDED, {"paused": True}, 0),
        (ENDED, {"reminded": True}, None),
        (ENDED, {"round_hours": 8, "reminded": True, "paused": True}, None),
    ],
)
async def test_it_is_looked_at_when_something_is_due(played, phase, terms, hours):
    """At check-in, at the start, with a quarter of a round left, at its end; once more when all is over."""
    expected = None if hours is None else NOON + timedelta(hours=hours)
    assert next_look(at(played, phase, **terms)) == expected


async def test_check_in_opens_only_before_a_start_that_is_known(played):
    assert check_in_opens(at(played, SIGN_UP, starts_at=None, check_in=10)) is None
    assert check_in_opens(at(played, SIGN_UP, starts_at=NOON, check_in=0)) is None
    assert check_in_opens(at(played, SIGN_UP, starts_at=NOON, check_in=1)) == NOON - timedelta(minutes=1)
    assert deadline(at(played, SIGN_UP, round_hours=8)) is None


@pytest.mark.parametrize(
    ("hours", "begins"),
    [(-1, -1), (0, 0), (1, 0), (12 - 1 / 60, 0), (12, 12), (30, 30)],
)
async def test_a_round_of_a_league_begins_at_the_end_of_the_last_unless_that_is_half_a_day_ago(played, hours, begins):
    due = NOON + timedelta(hours=8)
    before = at(played, RUNNING, round_hours=8, reminded=True)
    state = replace(before.state, opened=before.state.opened + 1)
    after = agenda_after(before, state, due + timedelta(hours=hours))
    assert after == Agenda(StageKey.LEAGUE, state.opened, due + timedelta(hours=begins))
    assert decided(before, state, due).next_at == due + timedelta(hours=6)


async def test_a_round_of_a_league_that_goes_on_keeps_its_time_and_has_it_anew_after_a_pause(played):
    now, before = NOON + timedelta(hours=1), at(played, RUNNING, round_hours=8, reminded=True)
    assert agenda_after(before, before.state, now) == before.agenda
    paused = replace(before.state, paused=True)
    assert agenda_after(before, paused, now) == before.agenda
    resting = replace(before, state=paused)
    assert agenda_after(resting, paused, now) == before.agenda
    assert agenda_after(resting, before.state, now) == replace(before.agenda, began_at=now, reminded=False)


async def test_the_end_of_a_league_is_kept_whatever_is_corrected_after_it(played):
    before = at(played, RUNNING, round_hours=8)
    over = replace(before.state, phase=ENDED)
    ended = decided(before, over, NOON + timedelta(days=1))
    assert ended.agenda == Agenda(began_at=NOON + timedelta(days=1))
    assert ended.next_at == NOON + timedelta(days=1)
    assert agenda_after(ended, over, NOON + timedelta(days=2)) == ended.agenda
