"""The clock beside random chouettes: it never stops, never fires twice, and always knows what time demands."""

from datetime import UTC, datetime, timedelta
from random import Random

import pytest
from msgspec.structs import replace

from bot.chouette import commands as cmd
from bot.chouette import events as ev
from bot.chouette.machine import steps
from bot.chouette.queries import player_of
from bot.chouette.state import BOX, CREW, ChouettePhase
from bot.chouette.timing import (
    FRESH,
    RESERVE,
    TURN,
    away_from,
    back_to,
    command_due,
    opened,
    put_off,
    reminded,
    running_side,
    ticked,
)
from bot.chouette.windows import computers_to_act, unanswered
from bot.rules.match.time_control import LAST_REMINDER, LIVE_DELAY
from tests.chouette.random_sessions import Session
from tests.chouette.table import Table
from tests.nightly import every

BEGAN = datetime(2026, 5, 1, tzinfo=UTC)


class Timed(Session):
    """Random people, some of whom let time pass until it is up."""

    def __init__(self, rng):
        self.now, self.clock, self.fired = BEGAN, None, []
        self.slow = rng.choice((0.02, 0.2, 0.6))
        super().__init__(rng, games=3)

    def add(self, taken):
        before = self.state
        super().add(taken)
        if before is None:
            self.clock = opened(self.state.settings, self.now)
            return
        by_person = not self.fired or self.fired[-1] is not self.now
        known = self.clock
        self.clock = ticked(known, before, self.state, self.now, by_person=by_person)
        assert not self.clock.deserted or known.deserted or self.state.games > before.games, "a game without anybody"
        self.check()

    def check(self):
        state, clock = self.state, self.clock
        if state.phase is ChouettePhase.OVER:
            assert clock.next_at is None
            return
        assert clock.next_at is not None or computers_to_act(state)
        assert clock.next_at is None or clock.next_at > self.now
        window = None if state.game is None else state.game.window
        if window is not None and window.side is CREW:
            assert clock.sides.running is None
            assert clock.closes is not None
        if window is not None and window.side is BOX and state.order[0] in unanswered(state):
            assert clock.sides.running is BOX or state.order[0] in state.computers
        assert clock.sides.running == running_side(state)
        if state.settings.live and clock.sides.running is not None:
            assert clock.sides.due - self.now <= timedelta(seconds=LIVE_DELAY + RESERVE)

    def command(self):
        state, clock, rng = self.state, self.clock, self.rng
        assert command_due(state, clock, self.now) is None
        if clock.next_at is None or rng.random() > self.slow:
            self.now += timedelta(seconds=rng.random())
            if clock.next_at is not None:
                self.now = min(self.now, clock.next_at - timedelta(milliseconds=1))
            return super().command()
        assert command_due(state, clock, clock.next_at - timedelta(milliseconds=1)) is None
        later = put_off(clock, 5_000)
        assert command_due(state, later, clock.next_at) is None
        assert later.next_at == clock.next_at + timedelta(seconds=5)
        assert clock.remind is None or later.remind == clock.remind + timedelta(seconds=5)
        self.now = clock.next_at
        self.fired.append(self.now)
        due = command_due(state, clock, self.now)
        self.add(steps(state, due, self.dice))  # what time demands is never refused
        return None

    def ask(self, command):
        if command is not None and not isinstance(command, cmd.CloseWindow | cmd.RunOutOfTime):
            super().ask(command)


@pytest.mark.parametrize("seed", every(range(500), daily=range(8)))
def test_time_always_goes_on_to_something(seed):
    session = Timed(Random(seed)).play()
    assert session.fired or session.slow < 0.5


def test_a_chouette_that_everyone_has_left_alone_ends():
    session = Timed(Random(3))
    session.slow = 0.0
    for _ in range(4):
        session.newcomer(sure=True)
    session.add(steps(session.state, cmd.Start(1), session.dice))
    while session.state.phase is not ChouettePhase.OVER:
        session.now = session.clock.next_at
        session.fired.append(session.now)
        session.add(steps(session.state, command_due(session.state, session.clock, session.now), session.dice))
    assert session.state.games <= 2
    assert sum(session.state.scores.values()) == 0
    assert isinstance(session.log[-1], ev.ChouetteEnded)
    assert session.now - BEGAN < timedelta(days=9)
    assert FRESH == 60


def test_by_correspondence_time_begins_when_a_vacation_ends():
    table = Table("ABC", live=False)
    clock = ticked(opened(table.settings, BEGAN), replace(table.state, game=None), table.state, BEGAN, by_person=True)
    before, end = table.state, BEGAN + timedelta(days=3)
    assert running_side(before) is BOX
    while running_side(table.state) is not CREW:
        table.step()
    waited = player_of(table.state, CREW)
    here = ticked(clock, before, table.state, BEGAN, by_person=True)
    gone = ticked(clock, before, table.state, BEGAN, by_person=True, away={waited: end})
    assert here.sides.due == BEGAN + timedelta(seconds=TURN)
    assert gone.sides.due == end + timedelta(seconds=TURN)
    assert ticked(clock, before, table.state, BEGAN, by_person=True, away={99: end}).sides == here.sides


def test_whoever_leaves_or_comes_back_changes_what_waits_for_them_alone():
    """A has to play: by correspondence their turn waits, and nothing at a table that is played live."""
    end = BEGAN + timedelta(days=3)
    for live in (True, False):
        table = Table("ABC", live=live)
        clock = ticked(
            opened(table.settings, BEGAN), replace(table.state, game=None), table.state, BEGAN, by_person=True
        )
        assert away_from(clock, table.state, 2, BEGAN, end) == clock
        gone = away_from(clock, table.state, 1, BEGAN, end)
        assert (gone == clock) is live
        assert gone.sides.due - clock.sides.due == timedelta(days=0 if live else 3)
        assert back_to(gone, table.state, 2, BEGAN) == gone
        back = back_to(gone, table.state, 1, BEGAN + timedelta(days=1))
        assert back.sides.due - clock.sides.due == timedelta(days=0 if live else 1)


def test_an_answer_to_a_double_waits_for_who_is_away_and_not_for_the_question_who_doubles():
    end, back = BEGAN + timedelta(days=3), BEGAN + timedelta(days=1)
    table = Table("ABC", live=False).box_doubles("BC")
    clock = opened(table.settings, BEGAN)
    clock = ticked(clock, replace(table.state, game=None), table.state, BEGAN, by_person=True)
    gone = away_from(clock, table.state, 2, BEGAN, end)
    assert gone.closes == clock.closes + timedelta(days=3)
    assert back_to(gone, table.state, 2, back).closes == back + timedelta(seconds=table.settings.window_seconds)
    table = Table("ABC", live=False).crew_turn()
    clock = ticked(clock, replace(table.state, game=None), table.state, BEGAN, by_person=True)
    assert away_from(clock, table.state, 2, BEGAN, end).closes == clock.closes


def test_a_reminder_sent_at_its_very_moment_is_not_sent_again():
    table = Table("ABC", live=False)
    clock = ticked(opened(table.settings, BEGAN), replace(table.state, game=None), table.state, BEGAN, by_person=True)
    once = reminded(clock, clock.remind)
    assert once.remind == clock.answer_by - LAST_REMINDER
    assert reminded(once, once.remind).remind is None


def test_a_fresh_minute_is_given_to_a_computer_too_for_whoever_is_captain_after_it():
    table = Table("ABCD")
    table.state = replace(table.state, computers=(3,))  # C, who is captain after B
    clock = ticked(opened(table.settings, BEGAN), replace(table.state, game=None), table.state, BEGAN, by_person=True)
    before, now = table.state, BEGAN
    while running_side(table.state) is not CREW:
        table.step()
    clock = ticked(clock, before, table.state, now, by_person=True)
    before, now = table.state, clock.sides.due
    assert player_of(before, CREW) == 2
    table.do(command_due(before, clock, now))
    clock = ticked(clock, before, table.state, now, by_person=False)
    assert (player_of(table.state, CREW), clock.sides.running) == (3, None)
    assert clock.sides.reserve[CREW] == FRESH


def test_only_a_new_question_to_a_partner_makes_the_pause_between_games_longer():
    table = Table("ABCDE", begin=False, partner_may=3)
    clock, now = opened(table.settings, BEGAN), BEGAN
    before = replace(table.state, phase=ChouettePhase.LOBBY)
    pause = timedelta(seconds=table.settings.window_seconds)
    asked, declined = cmd.AskPartner(1), cmd.AnswerPartner(3, accept=False)
    for command, asks in ((None, True), (asked, True), (cmd.Join(6), False), (declined, False), (asked, True)):
        known, now = clock.until, now + timedelta(seconds=5)
        if command is not None:
            before = table.state
            table.do(command)
        clock = ticked(clock, before, table.state, now, by_person=True)
        assert clock.until == (now + pause if asks else known), command
