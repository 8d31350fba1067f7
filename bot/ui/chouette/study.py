"""How well everyone decided in a chouette that is over: a tap begins the analysis, and shows how far it is."""

import time
from collections.abc import Sequence
from typing import Final

from bot.app.chouette.coach import Performance, Stage
from bot.records.chouettes import ChouetteRecord
from bot.render.pages.standings import StandingRow, render_standings
from bot.texts.catalogue import say, speaking
from bot.ui.chouette.sheet import drawn_for
from bot.ui.chouette.words import bare_name
from bot.ui.kit.components import CustomId, Taps
from bot.ui.kit.host import Interaction
from bot.ui.kit.languages import private_language
from bot.ui.kit.message import Picture, Post
from bot.ui.kit.sending import announce_reply, reply_in_place

TAPS: Final = Taps()
EDIT_EVERY: Final = 4.0
"""Seconds between two edits that say how far it is."""
_PATIENCE: Final = 13 * 60
"""Seconds after which it is put off: an answer can be edited for fifteen minutes."""
_BAR: Final = 10


@TAPS.on("ch_study")
async def _study(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """Analyze the chouette, and show for whoever asked what everyone gave away. What is done is kept."""
    app, language = interaction.client.app, private_language(interaction)
    record = await app.chouettes.look(target.subject)
    await announce_reply(interaction)
    began = shown = time.monotonic()
    stage = Stage(0, 0, {})
    async for stage in app.chouette_coach.study(target.subject):
        now = time.monotonic()
        if stage.done < stage.total and now - began > _PATIENCE:
            break
        if now - shown >= EDIT_EVERY:
            shown = now
            with speaking(language):
                await reply_in_place(interaction, Post((_heading(record), _how_far(stage)), ()))
    drawn = await drawn_for(interaction, record, lambda theme: study_post(record, stage, theme))
    await reply_in_place(interaction, drawn)


def study_post(record: ChouetteRecord, stage: Stage, theme: str) -> Post:
    """Everyone's performance in plays and in cubes, the best in plays first. Not for the event loop."""
    ranked = sorted(stage.performances.values(), key=_rank)
    lines = [_heading(record)]
    if stage.done < stage.total:
        lines += [_how_far(stage), say("chouette-study-later")]
    lines.append(say("chouette-study-explained"))
    rows = [
        StandingRow(
            place,
            bare_name(record, one.person),
            (_rating(one.play_rating), str(one.plays), _rating(one.cube_rating), str(one.cubes)),
        )
        for place, one in enumerate(ranked, 1)
    ]
    headings = [say("chouette-study-column", what=what) for what in ("play_rating", "plays", "cube_rating", "cubes")]
    pages = render_standings(rows, headings, title=say("chouette-title", number=record.chouette_id), theme=theme)
    words = _in_words(record, ranked)
    return Post(tuple(lines), (), extra=tuple(Picture(page, words) for page in pages[:1]))


def _heading(record: ChouetteRecord) -> str:
    return say("chouette-study-heading", number=record.chouette_id)


def _how_far(stage: Stage) -> str:
    full = _BAR * stage.done // stage.total if stage.total else 0
    return say("chouette-study-progress", bar="▰" * full + "▱" * (_BAR - full), done=stage.done, total=stage.total)


def _rank(one: Performance) -> tuple[bool, float]:
    """Who played nothing comes last."""
    return one.play_rating is None, one.play_rating or 0.0


def _rating(rating: float | None) -> str:
    return "\u2013" if rating is None else f"{rating:.1f}"


def _in_words(record: ChouetteRecord, ranked: Sequence[Performance]) -> str:
    return "\n".join(
        say(
            "chouette-study-words",
            name=bare_name(record, one.person),
            rating=_rating(one.play_rating),
            plays=one.plays,
            cube=_rating(one.cube_rating),
            cubes=one.cubes,
        )
        for one in ranked
    )[:1024]
