"""A chouette taken along: every view is a session of two, nothing is unsealed, and the dice can be checked."""

import asyncio
import io
import json
import subprocess
import sys
import zipfile
from pathlib import Path
from random import Random

import pytest

from bot.app.chouette import export
from bot.app.chouette.export import views_of
from bot.app.dice import report_of
from bot.chouette import commands as cmd
from bot.chouette.state import ChouettePhase
from bot.dice.fairness import read_logs, verify
from bot.rules.rules import Rules
from bot.rules.transcript import from_json, from_mat

from .test_time import box_rolls, until

pytestmark = pytest.mark.slow

SCRIPT = Path(__file__).parents[3] / "docs" / "verify_dice.py"


async def play(house, games, **settings):
    """Some games in which some double, some pass, and one cube is settled."""
    rng = Random(5)
    house.random_bytes = rng.randbytes
    await house.begin(4, variant="hypergammon", **settings)
    while (state := (await house.look()).state).games <= games:
        settled = state.game is not None and any(one.paid is not None for one in state.game.cubes)
        if state.games == 1 and not settled and box_rolls(state) and state.game.board.turns < 2:
            cube = state.game.cubes[-1]
            await house.act(cmd.Settle(cube.crew, cube.number, 75))
            await house.act(cmd.AcceptSettlement(state.order[0], cube.number, 75))
        else:
            await house.step(double=rng.random() < 0.4, take=rng.random() < 0.7)
    return await house.look()


def unpacked(data):
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


async def test_every_view_can_be_read_back(house):
    record = await play(house, 4)
    log = await house.chouettes.log(house.number)
    views = views_of(record, log)
    assert len(views) == 12
    assert sum(view.session.settled for view in views) == 1
    for view in views:
        read = from_json(view.json)
        assert read.events == view.session.events
        assert read.players == (view.white.name, view.black.name)
        again = from_mat(view.mat)
        assert len(again.events) > 2
        assert (view.note == "") != view.session.settled
    (settled,) = [view for view in views if view.session.settled]
    assert f'[Note "Settled: {settled.black.name} +0.75."]' in settled.mat
    for person in record.state.order:
        theirs = views_of(record, log, person)
        won = sum(one.session.hundredths * (1 if one.black.user_id == person else -1) for one in theirs)
        results = await house.chouettes.results(house.number)
        assert won == sum(one.hundredths for one in results if one.person_id == person)


async def test_the_archive_names_nobody_by_id_and_unseals_nothing(house):
    await play(house, 1)
    person = house.people[0].user_id
    files = unpacked(await house.chouettes.export(house.number, person))
    assert {name.rsplit(".", 1)[1] for name in files} == {"json", "mat"}
    text = b"\n".join(files.values()).decode()
    assert "ChoicesMade" not in text
    assert "WindowClosed" in text
    assert not [one for one in house.people if str(one.user_id) in text]
    listed = json.loads(files["sessions.json"])
    assert all(f"{one['file']}.json" in files for one in listed)
    whole = unpacked(await house.chouettes.export(house.number))
    assert len(json.loads(whole["sessions.json"])) == 3


async def test_a_cube_that_its_limit_made_cheaper_says_so(house, monkeypatch):
    await house.begin(3, limit=1, rules=Rules(jacoby=False))
    state = await until(house, lambda state: state.game is not None and box_rolls(state))
    first, second = state.game.cubes
    for cube, grade in ((first, 2), (second, 1)):
        await house.act(cmd.Resign(state.order[0], (cube.number,), grade))
        await house.act(cmd.AcceptResignation(cube.crew, cube.number))
    views = views_of(await house.look(), await house.chouettes.log(house.number))
    limited, other = sorted(views, key=lambda view: not view.note)
    assert limited.note == f"Limit: {limited.black.name} +1."
    assert (limited.session.points_of_black, limited.session.hundredths) == (2, 100)
    assert other.note == ""
    huge = limited.session._replace(hundredths=-123_456_725, settled=True)
    monkeypatch.setattr(export, "sessions_of", lambda _: (huge,))
    (told,) = views_of(await house.look(), ())
    assert told.note == f"Settled: {told.black.name} -1234567.25."


async def test_automatic_doubles_are_in_no_mat(house):
    house.random_bytes = Random(1).randbytes
    await house.begin(3, variant="hypergammon", rules=Rules(jacoby=True, automatic_doubles=9))
    await until(house, lambda state: state.game is not None and state.game.cubes[0].cube.value > 1)
    state = await until(house, lambda state: state.game is None)
    views = views_of(await house.look(), await house.chouettes.log(house.number))
    assert [view.mat for view in views if view.session.game == state.games] == [None, None]
    assert views[0].mat is not None


async def reported(house):
    dice = await house.store.chouette_dice(house.number)
    events = [stored.event for stored in await house.chouettes.log(house.number)]
    return report_of(dice, events, over=(await house.look()).state.phase is ChouettePhase.OVER)


async def test_the_dice_are_shown_and_right_when_it_is_over(house, tmp_path):
    record = await play(house, 2)
    report = await reported(house)
    assert not report.revealed
    assert report.log.commitment == record.commitment
    for person in record.state.order[:3]:
        await house.chouettes.give_up(house.number, person)
    record = await house.look()
    assert record.state.phase is ChouettePhase.OVER
    report = await reported(house)
    assert report.revealed
    assert report.is_right
    assert len(report.log.player_seeds) == 4
    assert {rolled.game for rolled in report.log.rolls} == set(range(record.state.games + 1))
    exported = unpacked(await house.chouettes.export(house.number))[f"chouette-{house.number}.json"]
    (log,) = read_logs(exported)
    assert log == report.log
    assert verify(log) == []
    file = tmp_path / "chouette.json"
    file.write_bytes(exported)
    command = [sys.executable, SCRIPT, file]
    checked = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=True)
    assert checked.stdout == f"{len(log.rolls)} rolls checked, 0 things wrong\n"
    wrong = log.rolls[0].__class__(0, 0, (log.rolls[0].roll[0] % 6 + 1,))
    assert len(verify(log.__class__(log.label, log.commitment, log.server_seed, log.player_seeds, (wrong,), ()))) == 1
