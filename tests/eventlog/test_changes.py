"""Every event of every kind of log says what it changes."""

from typing import get_args

import pytest

from bot.chouette import evolution as chouette
from bot.chouette.events import ChouetteEnded, ChouetteOpened
from bot.crowd import machine as crowd
from bot.crowd.events import Closed, Opened
from bot.rules.match import evolution as match
from bot.rules.match.events import GameDrawn, MatchStarted
from bot.tournaments import evolution as tournament
from bot.tournaments.events import EntrantBack, EntrantPaused, TournamentCreated, TournamentPaused


@pytest.mark.parametrize(
    ("room", "elsewhere"),
    [
        (match, {MatchStarted}),
        (chouette, {ChouetteOpened}),
        (crowd, {Opened}),
        # Nobody rests but in an arena, whose table counts it.
        (tournament, {TournamentCreated, EntrantPaused, EntrantBack}),
    ],
)
def test_all_events_are_in_the_table(room, elsewhere):
    assert set(room._CHANGES) == set(get_args(room.ev.Event)) - elsewhere


@pytest.mark.parametrize(
    ("room", "event"),
    [(match, GameDrawn()), (chouette, ChouetteEnded()), (crowd, Closed()), (tournament, TournamentPaused())],
)
def test_no_log_begins_with_another_event_than_its_first(room, event):
    with pytest.raises(ValueError, match="begin"):
        room.evolve(None, event)
