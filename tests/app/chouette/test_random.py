"""Chouettes played at random through the use cases, with a restart in every phase there is."""

from random import Random

import pytest
from msgspec.structs import replace

from bot.chouette import commands as cmd
from bot.chouette.machine import fold
from bot.chouette.sessions import sessions_of
from bot.chouette.settings import PRESETS
from bot.chouette.state import ChouettePhase
from bot.errors import ChouetteError, ResignationRefused, StaleAction
from bot.records.computers import ComputerLevel
from tests.chouette.random_sessions import Session, random_settings
from tests.chouette.replaying import Replays
from tests.nightly import every

OF_THE_BOT = (cmd.CloseWindow, cmd.RunOutOfTime)


class Player(Session):
    """Thinks of what somebody might do next."""

    def __init__(self, rng, house, settings):
        super().__init__(rng, settings, games=2)
        self.house = house
        self.bold, self.restless = 0.5, 0.2

    def newcomer(self, *, sure=False):  # noqa: ARG002 - people come by name here
        return cmd.Join(self.rng.choice(self.house.people).user_id)

    async def do(self, command):
        chouettes, number, click = self.house.chouettes, self.house.number, self.house.click()
        if isinstance(command, OF_THE_BOT) or (isinstance(command, cmd.NextGame) and command.by is None):
            await chouettes._happen(number, lambda _: command)
            return
        if isinstance(command, cmd.Join):
            command = cmd.Join(command.by)
        if command.by in self.state.computers:
            turn = await self.house.computers.take_turn(number)
            assert turn is None or turn.steps
            return
        person = next((one for one in self.house.people if one.user_id == command.by), None)
        if person is None:
            return  # nobody of that number
        seen = self.rng.choice((None, self.state.seq))
        await chouettes.act(number, person, command, interaction_id=click, seen_seq=seen)


def phase_of(state):
    """Everything by which two moments of a chouette differ in kind."""
    if state.game is None:
        return state.phase, state.partner_asked is not None
    game = state.game
    offers = any(one.settlement or one.resigning for one in game.cubes)
    window = None if game.window is None else (game.window.kind, game.window.side, game.window.expired)
    return game.board.phase, game.board.on_roll, window, offers, bool(state.gone), bool(game.proposals)


@pytest.mark.parametrize("seed", every(range(60), daily=(1, 3)))
async def test_every_phase_survives_a_restart(house, seed):
    rng = Random(seed)
    preset = sorted(PRESETS)[seed % len(PRESETS)]
    settings = PRESETS[preset] if seed < 5 else random_settings(rng)
    settings = replace(settings, variant="hypergammon", most=max(6, settings.most))
    house.random_bytes = rng.randbytes
    lines = {name: getattr(settings, name) for name in settings.__struct_fields__}
    player = Player(rng, house, settings)
    player.state = (await house.begin(5, computers=1, **lines)).state
    level = ComputerLevel.SIMPLE
    await house.chouettes.add_computer(house.number, house.people[0], level, interaction_id=house.click())
    seen = set()
    while True:
        record = await house.look()
        player.state = state = record.state
        # Two games, and more while there was little to see: a double may be passed in the first turn.
        if state.phase is ChouettePhase.OVER or (state.games > player.games and len(seen) > 8):
            break
        if phase_of(state) not in seen:
            seen.add(phase_of(state))
            await house.restart()
            assert await house.look() == record
        if await house.computers.waiting() and rng.random() < 0.5:
            await house.computers.take_turn(house.number)
            continue
        try:
            command = player.command()
            if command is not None:
                await player.do(command)
        except (ChouetteError, ResignationRefused, StaleAction):
            assert await house.look() == record
    log = [one.event for one in await house.chouettes.log(house.number)]
    assert fold(log) == state
    results = await house.chouettes.results(house.number)
    assert sum(one.hundredths for one in results) == 0
    if state.game is None:
        points = {one.person_id: 0 for one in results}
        for one in results:
            points[one.person_id] += one.hundredths
        assert points == {one: state.scores[one] for one in points}
    for session in sessions_of(log):
        if not (settings.limit or session.settled):
            Replays().check(session.events)
    assert len(seen) > 8
