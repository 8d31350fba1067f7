"""What is chosen under seal is in nobody else's frames: a scene is played twice with another choice."""

import json
from types import SimpleNamespace

import pytest

from bot.chouette.queries import player_of
from bot.chouette.state import ChouettePhase
from bot.crowd.state import Mode
from bot.live import seat
from tests.ui.live.window import pages_of
from tests.ui.sealed.dailies import DAILIES
from tests.ui.sealed.test_sealed import SCENES, Scene, a_proposal, a_proposal_in_a_chouette, a_vote, numbered, stage

SEEN_BY_ONESELF = (a_vote, a_proposal, a_proposal_in_a_chouette)
"""At the board one reads one's own choice; cubes are answered in the channel."""


class Watched(Scene):
    """A scene that everybody watches at the live board."""

    def __init__(self, table, pages):
        super().__init__(table)
        self.pages, self.own = pages, []

    async def sealed(self, person, choose, others=()):
        board, those, stranger = await self._people(person)
        mine = await self.pages.window(person, board)
        windows = [await self.pages.window(one, board) for one in (*those, stranger)]

        async def chooses():
            await choose()
            await self.env.settle()
            await mine.ask("pong", t="ping")
            self.own += [json.dumps(frame, sort_keys=True) for frame in mine.frames[1:]]

        await super().sealed(person, chooses, others)
        self.compared.clear()
        for window in windows:
            await window.ask("pong", t="ping")
            self.compared += [json.dumps(frame, sort_keys=True) for frame in window.frames[1:]]

    async def _people(self, person):
        """The board, who plays there but those who may read what is chosen, and somebody who only watches."""
        bot, (alice, _) = self.table.bot, self.table.players
        try:
            record = await bot.app.chouettes.look(1)
        except Exception:  # noqa: BLE001 - none: it's a match
            record = None
        if record is not None:
            state = record.state
            assert state.phase is ChouettePhase.PLAYING
            reads = () if state.game.window is not None else (player_of(state, state.game.board.on_roll),)
            names = [record.person(one) for one in state.seated if one not in (person.id, *reads)]
            return -1, [SimpleNamespace(id=one.user_id, name=one.name) for one in names], alice
        crowd = await bot.app.crowds.of_match(1)
        if crowd is None:
            return 1, self.table.players, self.table.guild.add_member(self.env.create_user("dora"))
        mine = crowd.state.find(person.id)
        team = crowd.state.plan.mode is Mode.TEAM
        those = [one for one in crowd.state.voters if one.id != person.id and not (team and one.side is mine.side)]
        return 1, those, alice


@pytest.mark.parametrize("scene", [one for one in SCENES if one not in DAILIES], ids=lambda one: one.__name__)
async def test_no_frame_tells_what_somebody_has_chosen(scene, settings, tmp_path, monkeypatch):
    monkeypatch.setattr(seat, "_WITHIN", 0.0)
    seen, own = [], []
    for choice in (0, 1):
        async with (
            stage(settings, tmp_path / str(choice), SCENES[scene]) as table,
            pages_of(table.bot, table.env) as pages,
        ):
            one = Watched(table, pages)
            await scene(one, choice)
            people = [*table.env.backend.users]
            seen.append(numbered(one.compared, people))
            own.append(numbered(one.own, people))
    assert len(seen[0]) > 3
    for ours, theirs in zip(*seen, strict=True):
        assert ours == theirs
    if scene in SEEN_BY_ONESELF:
        assert own[0] != own[1], "nobody would read anything here"
