"""What a post shows between two games and at the end: the last position, the score sheet, the table."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from msgspec.structs import replace as with_fields

from bot.chouette import events as ev
from bot.chouette.state import ChouettePhase, ChouetteState
from bot.records.chouettes import ChouetteRecord
from bot.render.board.picture import BoardScene
from bot.texts.catalogue import speaking, speaks
from bot.ui.chouette.scenes import public_scene
from bot.ui.chouette.sheet import sheet_pictures, table_picture
from bot.ui.chouette.told import Happened
from bot.ui.kit.host import Host
from bot.ui.kit.message import Picture, Post
from bot.ui.match.style import theme_of


async def with_pictures(host: Host, record: ChouetteRecord, post: Post, happened: Sequence[Happened]) -> Post:
    """The post with the last board of a game that has just ended and the score sheet; at the end with the table."""
    over = record.state.phase is ChouettePhase.OVER
    ended = next((one.before for one in happened if isinstance(one.step.event, ev.GameOver)), None)
    scenes = () if ended is None or over else (_final_scene(host, record, ended, happened),)
    results = await host.app.chouettes.results(record.chouette_id)
    theme, language = theme_of(host, record.place), speaks()

    def draw() -> list[Picture]:
        with speaking(language):
            sheet = sheet_pictures(record, results, theme)
            if over:
                return [*table_picture(record, results, theme)[:1], *sheet[-2:]] if results else []
            return sheet[:1] if len(sheet) < 2 else sheet[-2:-1]

    return replace(post, scenes=scenes, extra=tuple(await asyncio.to_thread(draw)))


def _final_scene(host: Host, record: ChouetteRecord, before: ChouetteState, happened: Sequence[Happened]) -> BoardScene:
    """The last position of a game; `before` is the state in which it ended."""
    if before.game is None:
        raise ValueError("no game has ended")
    scene = public_scene(host, with_fields(record, state=before), before.game)
    events = (one.step.event for one in happened)
    played_out = (one for one in events if isinstance(one, ev.CubesSettled) and one.how is ev.How.BORNE_OFF)
    loser = next((paid.loser for one in played_out for paid in one.payments), None)
    return replace(scene, over=True, winner=None if loser is None else loser.other, caption="")
