"""A match again: every event in one frame, in order, each frame the state after its last event."""

from itertools import pairwise

import pytest

from bot.app.logged import frames_of
from bot.rules.match import events as ev
from bot.rules.match.machine import fold
from tests.app.studying.test_summary import log_of


@pytest.mark.parametrize("seed", range(4))
def test_frames_hold_the_whole_log_in_order(seed):
    log = log_of(seed)
    frames = frames_of(log)
    assert [step.event for frame in frames for step in frame.steps] == log
    for frame, following in pairwise(frames):
        assert following.before == frame.state
    assert frames[0].before is None
    assert frames[-1].state == fold(log)
    turns = sum(isinstance(event, ev.PlayMade | ev.TurnPassed) for event in log)
    assert turns < len(frames) < len(log)


def test_a_roll_is_shown_with_its_play_and_with_the_board_before_it():
    log = log_of(1)
    for cut in range(1, len(log)):
        frames = frames_of(log[:cut])
        assert sum(len(frame.steps) for frame in frames) == cut
