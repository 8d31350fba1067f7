"""The score sheet of a chouette, the chart of points, the final table: as pictures and in words."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

from bot.chouette.results import GameResult, Role
from bot.chouette.state import POINT
from bot.records.chouettes import ChouetteRecord, Standing
from bot.render.pages.points_chart import MOST, PointLine, render_points_chart
from bot.render.pages.score_sheet import SheetCell, SheetRow, render_score_sheet
from bot.render.pages.standings import StandingRow, render_standings
from bot.render.paint.writing import shortened
from bot.texts.catalogue import say, speaking
from bot.ui.chouette.words import bare_name, points
from bot.ui.kit.host import Interaction
from bot.ui.kit.languages import private_language
from bot.ui.kit.message import Picture, Post
from bot.ui.kit.names import shown_name
from bot.ui.match.style import theme_for

_PAGES: Final = 6
"""Pages of a sheet in one message: the latest games."""


def sheet_pictures(record: ChouetteRecord, results: Sequence[GameResult], theme: str) -> list[Picture]:
    """The score sheet and, from the second game on, the chart. Not for the event loop; nothing before a game ended."""
    people, games = _people(record, results), sorted({one.game for one in results})
    if not games:
        return []
    title = say("chouette-title", number=record.chouette_id)
    by = {(one.game, one.person_id): one for one in results}
    rows = [SheetRow(str(game), tuple(_cell(by.get((game, one))) for one in people)) for game in games]
    totals = [points(_total(results, one)) for one in people]
    names = [bare_name(record, one) for one in people]
    total = say("chouette-column", what="total")
    pages = render_score_sheet(names, rows, totals, total=total, title=title, theme=theme)
    words = _in_words(names, totals)
    shown = [Picture(page, words) for page in pages[-_PAGES:]]
    if len(games) > 1:
        lines = [_line(record, results, one, games) for one in _leading(people, results)]
        shown.append(Picture(render_points_chart(lines, say("chouette-chart-title"), theme), words))
    return shown


def table_picture(record: ChouetteRecord, results: Sequence[GameResult], theme: str) -> list[Picture]:
    """The final table: everyone by their points. Not for the event loop."""
    people = _leading(_people(record, results), results, most=None)
    rows, place, before = [], 0, None
    for number, person in enumerate(people, 1):
        own = [one for one in results if one.person_id == person]
        total = _total(results, person)
        place = place if total == before else number
        before = total
        boxes = sum(one.role is Role.BOX for one in own)
        rows.append(StandingRow(place, bare_name(record, person), (str(len(own)), str(boxes), points(total))))
    return _table(rows, say("chouette-title", number=record.chouette_id), theme)


def server_pictures(lines: Sequence[Standing], theme: str) -> list[Picture]:
    """The table of a server: the points of all chouettes. Not for the event loop."""
    rows: list[StandingRow] = []
    for number, line in enumerate(lines, 1):
        tied = number > 1 and lines[number - 2].hundredths == line.hundredths
        columns = (str(line.games), str(line.boxes), points(line.hundredths))
        rows.append(StandingRow(rows[-1].place if tied else number, shown_name(line.person), columns))
    return _table(rows, say("chouette-table-title"), theme)


def _table(rows: Sequence[StandingRow], title: str, theme: str) -> list[Picture]:
    headings = [say("chouette-column", what=what) for what in ("games", "boxes", "points")]
    words = _in_words([row.name for row in rows], [row.columns[-1] for row in rows])
    return [Picture(page, words) for page in render_standings(rows, headings, title=title, theme=theme)]


def _people(record: ChouetteRecord, results: Sequence[GameResult]) -> list[int]:
    """Everyone who has finished a game, as they came."""
    played = dict.fromkeys(one.person_id for one in sorted(results, key=lambda one: one.game))
    here = [one for one in record.state.scores if one in played]
    return [*here, *(one for one in played if one not in here)]


def _leading(people: Sequence[int], results: Sequence[GameResult], *, most: int | None = MOST) -> list[int]:
    return sorted(people, key=lambda one: -_total(results, one))[:most]


def _total(results: Sequence[GameResult], person: int) -> int:
    return sum(one.hundredths for one in results if one.person_id == person)


def _cell(result: GameResult | None) -> SheetCell:
    if result is None:
        return SheetCell()
    return SheetCell(points(result.hundredths), result.role is Role.BOX, result.role is Role.PARTNER)


def _line(record: ChouetteRecord, results: Sequence[GameResult], person: int, games: Sequence[int]) -> PointLine:
    """A player's points after each game, those that they sat out included, from their first one on."""
    won = {one.game: one.hundredths for one in results if one.person_id == person}
    first = games.index(min(won)) + 1
    total, reached = 0, []
    for game in games[first - 1 :]:
        total += won.get(game, 0)
        reached.append(total / POINT)
    return PointLine(bare_name(record, person), first, tuple(reached), points(total))


def _in_words(names: Sequence[str], totals: Sequence[str]) -> str:
    return shortened("\n".join(f"{name}: {total}" for name, total in zip(names, totals, strict=True)))


async def drawn_for(interaction: Interaction, record: ChouetteRecord, draw: Callable[[str], Post]) -> Post:
    """A post with pages for one person: `draw` makes it in a thread, in their language, and is told their theme."""
    theme = await theme_for(interaction.client, interaction.user.id, record.place)
    language = private_language(interaction)

    def drawn() -> Post:
        with speaking(language):
            return draw(theme)

    return await asyncio.to_thread(drawn)
