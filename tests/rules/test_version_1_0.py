"""What version 1.0 exported is read as 1.0 meant it, and written as 1.0 wrote it."""

import json
from pathlib import Path

import msgspec
import pytest

from bot.app.imports import read_file
from bot.rules.formats.event_log import from_json, to_json
from bot.rules.formats.mat_writer import to_mat
from bot.rules.formats.sgf import to_sgf
from bot.rules.formats.text_file import from_text, to_text
from bot.rules.formats.xgid import to_xgids
from bot.rules.match import events as ev
from bot.rules.match.machine import fold
from bot.rules.match.state import MatchState

WRITTEN = Path(__file__).parent.parent / "files" / "1.0"
LOGS = json.loads((WRITTEN / "logs.json").read_text(encoding="utf-8"))
"""What 1.0 said of each log that it exported."""
WRITERS = {".mat": to_mat, ".sgf": to_sgf}
DATE = "2026.01.31"


def log_of(name):
    return from_json((WRITTEN / name).read_bytes())


def text_of(name):
    return (WRITTEN / name).read_text(encoding="utf-8")


def test_every_kind_of_event_is_in_the_logs():
    assert {type(event) for name in LOGS for event in log_of(name).events} == set(ev.Event.__args__)


@pytest.mark.parametrize("name", LOGS)
def test_a_log_leads_where_it_led(name):
    said, log = LOGS[name], log_of(name)
    state = fold(log.events)
    assert state == msgspec.convert(said["state"], MatchState)
    assert (state.score, state.game, state.winner) == (tuple(said["score"]), said["game"], said["winner"])
    if said["position"] is not None:
        assert state.position.gnubg_id == said["position"]
    assert len(log.events) == state.seq == said["events"]


@pytest.mark.parametrize("name", LOGS)
def test_a_log_is_written_as_it_was(name):
    log = log_of(name)
    assert to_json(log.events, log.players, log.dice) == (WRITTEN / name).read_bytes()


@pytest.mark.parametrize("name", LOGS)
def test_a_log_can_be_imported(name):
    """Every play of it is still legal."""
    reading = read_file((WRITTEN / name).read_bytes())
    assert reading.state == msgspec.convert(LOGS[name]["state"], MatchState)


@pytest.mark.parametrize("name", ["match-whole.mat", "match-whole.sgf", "abandoned.mat"])
def test_files_for_other_programs_are_written_as_they_were(name):
    log = log_of(f"{Path(name).stem}.json")
    assert WRITERS[Path(name).suffix](log.events, log.players, date=DATE) == text_of(name)


@pytest.mark.parametrize("name", ["match-whole", "abandoned"])
def test_a_mat_file_leads_where_its_log_leads(name):
    reading = read_file((WRITTEN / f"{name}.mat").read_bytes())
    said = msgspec.convert(LOGS[f"{name}.json"]["state"], MatchState)
    assert (reading.state.score, reading.state.position) == (said.score, said.position)
    assert (reading.state.winner, reading.played_on) == (said.winner, DATE)


def test_the_list_of_positions_is_written_as_it_was():
    assert to_xgids(log_of("match-whole.json").events) == text_of("match-whole.xgid.txt")


def test_the_text_of_a_game_comes_back_whole():
    log = log_of("gul-bara.json")
    assert from_text(text_of("gul-bara.txt")) == (log.players, log.events)
    old, new = (text.splitlines() for text in (text_of("gul-bara.txt"), to_text(log.events, log.players)))
    assert [one for one in old if "{" not in one] == new[:-3], "since then the end is told in words"


@pytest.mark.parametrize("name", LOGS)
def test_every_kind_of_event_is_written_in_words(name):
    log = log_of(name)
    text = to_text(log.events, log.players)
    assert "{" not in text
    assert from_text(text)[1] == log.events
