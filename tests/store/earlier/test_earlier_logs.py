"""Logs that earlier versions have stored, of every kind, lead where they led."""

import json
from typing import NamedTuple, get_args

import msgspec
import pytest

from bot.chouette import events as chouette_events
from bot.chouette.machine import fold as fold_chouette
from bot.chouette.settings import PRESETS
from bot.chouette.state import ChouetteState, WindowKind
from bot.crowd import events as crowd_events
from bot.crowd.machine import fold as fold_crowd
from bot.crowd.state import CrowdState, Mode
from bot.rules.match import events as match_events
from bot.rules.match.machine import fold as fold_match
from bot.rules.match.state import MatchState
from bot.store.chouettes import CHOUETTES
from bot.store.crowds import CROWDS
from bot.store.matches import MATCHES
from bot.store.rows import to_json
from bot.store.tournaments import TOURNAMENTS
from bot.tournaments import events as tournament_events
from bot.tournaments.machine import fold as fold_tournament
from bot.tournaments.settings import Format
from bot.tournaments.state import TournamentState
from tests.earlier import lost, read

VERSION = "1.1"
"""1.0 had matches and tournaments alone; its exported logs and its database hold every event that it knew."""


NEWER = {
    crowd_events.TimeGivenBack,
    crowd_events.Woke,
    tournament_events.EndAsked,
    tournament_events.EndDeclined,
    tournament_events.ResultClaimed,
}
"""Events that have come since."""


class Kind(NamedTuple):
    """How the logs of one kind are read."""

    events: object
    log: object
    fold: object
    state: type


KINDS = {
    "matches": Kind(match_events, MATCHES, fold_match, MatchState),
    "chouettes": Kind(chouette_events, CHOUETTES, fold_chouette, ChouetteState),
    "crowds": Kind(crowd_events, CROWDS, fold_crowd, CrowdState),
    "tournaments": Kind(tournament_events, TOURNAMENTS, fold_tournament, TournamentState),
}


def logs(name):
    """For each log its rows, what is read of them, and what their version folded them to."""
    kind = KINDS[name]
    for log in read(VERSION, f"{name}.json"):
        rows = [
            {"seq": seq, "type": type_, "version": version, "payload": json.dumps(payload)}
            for seq, (type_, version, payload) in enumerate(log["events"], 1)
        ]
        yield rows, [kind.log.read_event(1, row) for row in rows], log["state"]


@pytest.mark.parametrize("name", KINDS)
def test_every_kind_of_event_is_in_the_logs(name):
    found = {type(event) for _, events, _ in logs(name) for event in events}
    assert found == set(get_args(KINDS[name].events.Event)) - NEWER


@pytest.mark.parametrize("name", KINDS)
def test_a_log_leads_where_it_led(name):
    kind = KINDS[name]
    for _, events, stored in logs(name):
        folded = kind.fold(events)
        assert folded == msgspec.json.decode(json.dumps(stored), type=kind.state)
        assert folded.seq == len(events) == stored["seq"]
        assert lost(stored, json.loads(to_json(folded))) == []


@pytest.mark.parametrize("name", KINDS)
def test_nothing_of_an_event_is_lost(name):
    for rows, events, _ in logs(name):
        for row, event in zip(rows, events, strict=True):
            assert lost(json.loads(row["payload"]), json.loads(to_json(event))) == []


def test_all_sorts_of_games_are_among_them():
    states = {name: [kind.fold(events) for _, events, _ in logs(name)] for name, kind in KINDS.items()}
    assert {one.settings.format for one in states["tournaments"]} >= set(Format)
    assert {one.settings.preset for one in states["chouettes"]} == set(PRESETS)
    assert {one.plan.mode for one in states["crowds"]} == set(Mode)
    assert {True, False} == {all(one.plan.crowds) for one in states["crowds"] if one.plan.mode is Mode.VOTE}
    assert len({one.variant for one in states["matches"]}) >= 9
    kinds = {event.kind for _, events, _ in logs("chouettes") for event in events if hasattr(event, "asked")}
    assert kinds == set(WindowKind)
