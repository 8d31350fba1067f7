"""The pictures of a chouette: its board, as in the match of its box and its captain; its score sheet, chart, tables."""

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from msgspec.structs import replace as with_fields

from bot.app.chouette.coach import Stage
from bot.chouette import events as ev
from bot.chouette.events import GameResult, Role
from bot.chouette.queries import player_of
from bot.chouette.state import BOX, CREW, POINT, ChouettePhase, Game
from bot.records.chouettes import ChouetteRecord, Standing
from bot.records.insights import Performance
from bot.records.matches import MatchRecord
from bot.records.people import Person, Preferences
from bot.render.board.picture import BoardScene
from bot.render.pages.points_chart import MOST, PointLine, render_points_chart
from bot.render.pages.score_sheet import SheetCell, SheetRow, render_score_sheet
from bot.render.pages.standings import StandingRow, render_standings
from bot.render.paint.writing import shortened
from bot.rules.match.partial import PartialPlay
from bot.rules.sides import Side
from bot.texts.catalogue import say, speaking, speaks
from bot.ui.chouette.telling import Happened
from bot.ui.chouette.words import bare_name, crew_cubes, points
from bot.ui.kit.components import CustomId, Taps
from bot.ui.kit.host import Host, Interaction
from bot.ui.kit.message import Picture, Post
from bot.ui.kit.names import shown_name
from bot.ui.kit.places import private_language
from bot.ui.kit.sending import announce_reply, reply_in_place
from bot.ui.match.ratings import performance_text
from bot.ui.match.scenes import own_scene, scene_of
from bot.ui.match.style import PointNumbers, numbers_for, numbers_on_own_board, theme_for, theme_of, with_numbering

_PAGES: Final = 6  # pages of a sheet in one message: the latest games
TAPS: Final = Taps()
EDIT_EVERY: Final = 4.0
"""Seconds between two edits that say how far it is."""
_PATIENCE: Final = 13 * 60  # seconds after which it is put off: an answer can be edited for fifteen minutes
_BAR: Final = 10


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
    won = [[f"{name} {one.text}" for name, one in zip(names, row.cells, strict=True) if one.text] for row in rows]
    played = [f"{row.name}: {', '.join(those)}" for row, those in zip(rows, won, strict=True)]
    words = shortened("\n".join((_in_words(names, totals), *played)))
    shown = [Picture(page, words) for page in pages[-_PAGES:]]
    if len(games) > 1:
        lines = [_line(record, results, one, games) for one in _leading(people, results)]
        drawn, heading = [f"{one.name}: {_reached(one)}" for one in lines], say("chouette-chart-title")
        shown.append(Picture(render_points_chart(lines, heading, theme), shortened("\n".join((heading, *drawn)))))
    return shown


def table_picture(record: ChouetteRecord, results: Sequence[GameResult], theme: str) -> list[Picture]:
    """The final table: everyone by their points. Not for the event loop."""
    people = _leading(_people(record, results), results, most=None)
    rows, totals = [], [_total(results, person) for person in people]
    for person, total in zip(people, totals, strict=True):
        own = [one for one in results if one.person_id == person]
        boxes = sum(one.role is Role.BOX for one in own)
        columns = (str(len(own)), str(boxes), points(total))
        rows.append(StandingRow(totals.index(total) + 1, bare_name(record, person), columns))
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


def _reached(line: PointLine) -> str:
    return ", ".join(points(round(reached * POINT)) for reached in line.points)


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


@TAPS.on("ch_study")
async def _study(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """Analyze the chouette, and show the person who asked what everyone gave away. What is done is kept."""
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
                await reply_in_place(interaction, Post((_study_heading(record), _how_far(stage)), ()))
    drawn = await drawn_for(interaction, record, lambda theme: study_post(record, stage, theme))
    await reply_in_place(interaction, drawn)


def study_post(record: ChouetteRecord, stage: Stage, theme: str) -> Post:
    """Everyone's performance in plays and in cubes, the best in plays first. Not for the event loop."""
    ranked = sorted(stage.performances.values(), key=lambda one: (one.plays.rating is None, one.plays.rating or 0.0))
    lines = [_study_heading(record)]
    if stage.done < stage.total:
        lines += [_how_far(stage), say("chouette-study-later")]
    lines.append(say("chouette-study-explained"))
    rows, words = [], []
    for place, one in enumerate(ranked, 1):
        name, rating, cube = bare_name(record, one.person), _rating(one.plays), _rating(one.cubes)
        plays, cubes = one.plays.decisions, one.cubes.decisions
        rows.append(StandingRow(place, name, (rating, str(plays), cube, str(cubes))))
        words.append(say("chouette-study-words", name=name, rating=rating, plays=plays, cube=cube, cubes=cubes))
    headings = [say("chouette-study-column", what=what) for what in ("play_rating", "plays", "cube_rating", "cubes")]
    pages = render_standings(rows, headings, title=say("chouette-title", number=record.chouette_id), theme=theme)
    told = "\n".join(words)[:1024]
    return Post(tuple(lines), (), extra=tuple(Picture(page, told) for page in pages[:1]))


def _study_heading(record: ChouetteRecord) -> str:
    return say("chouette-study-heading", number=record.chouette_id)


def _how_far(stage: Stage) -> str:
    full = _BAR * stage.done // stage.total if stage.total else 0
    return say("chouette-study-progress", bar="▰" * full + "▱" * (_BAR - full), done=stage.done, total=stage.total)


def _rating(one: Performance) -> str:
    return performance_text(one) if one.decisions else "\u2013"


def as_match(host: Host, record: ChouetteRecord, game: Game) -> MatchRecord:
    """The game as a match between who plays for the box and who plays for the crew, with the server's numbers."""
    number, place, times = record.chouette_id, record.place, (record.created_at, record.updated_at)
    match = MatchRecord(number, place, players_of(record), game.board, None, *times, rated=False)
    return with_numbering(host, match)


def players_of(record: ChouetteRecord) -> tuple[Person, Person]:
    """Who plays for the box and for the crew now."""
    state = record.state
    box, captain = (None if state.game is None else player_of(state, side) for side in (BOX, CREW))
    return tuple(Person(0, "") if one is None else record.person(one) for one in (box, captain))  # type: ignore[return-value]


def public_scene(host: Host, record: ChouetteRecord, game: Game, partial: PartialPlay | None = None) -> BoardScene:
    """The board that everyone sees: the box below, the cubes of the crew under it."""
    scene = scene_of(as_match(host, record, game), theme=theme_of(host, record.place), partial=partial)
    return dressed(scene, record)


def private_scene(
    host: Host,
    record: ChouetteRecord,
    game: Game,
    person: int,
    preferences: Preferences,
    *,
    partial: PartialPlay | None = None,
) -> BoardScene:
    """The board as one person likes it, from the side they play on."""
    scene = own_scene(host, as_match(host, record, game), side_of(record, person), preferences, partial)
    return dressed(scene, record)


def side_of(record: ChouetteRecord, person: int) -> Side:
    """The side from which somebody sees the board: the crew's for its members, the box's for everyone else."""
    return CREW if person in record.state.order[1:] else BOX


def worn(host: Host, record: ChouetteRecord, game: Game) -> PointNumbers:
    """The numbers that the table wears."""
    return numbers_for(as_match(host, record, game))


def worn_by(host: Host, record: ChouetteRecord, game: Game, person: int) -> PointNumbers:
    """The numbers that one person's own board wears."""
    return numbers_on_own_board(as_match(host, record, game), side_of(record, person))


def dressed(scene: BoardScene, record: ChouetteRecord) -> BoardScene:
    """With the roles beside the names, points with their sign, and the cubes below."""
    state = record.state
    box, crew = (None if state.game is None else player_of(state, side) for side in (BOX, CREW))
    if crew is None and len(state.order) > 1:
        crew = state.order[1]  # all cubes are out: the game is over
    names = tuple(
        "" if one is None else say("chouette-role-name", name=bare_name(record, one), role=role)
        for one, role in ((box, "box"), (crew, "captain"))
    )
    scores = tuple("" if one is None else points(record.state.scores.get(one, 0)) for one in (box, crew))
    return replace(
        scene, names=(names[0], names[1]), score=(scores[0], scores[1]), cube_in_play=False, crew=crew_cubes(record)
    )


def seats_of(record: ChouetteRecord, happened: Sequence[Happened]) -> ChouetteRecord:
    """The chouette as it was in the game that has just ended, with the points after it; as it is if none has.

    If it was the only one, those are the result, which is told below.
    """
    ended = next((one.before for one in happened if isinstance(one.step.event, ev.GameOver)), None)
    scores = dict.fromkeys(record.state.scores, 0) if _of_one_game(record) else record.state.scores
    return record if ended is None else with_fields(record, state=with_fields(ended, scores=scores))


def _of_one_game(record: ChouetteRecord) -> bool:
    """Is it over after one game?"""
    return record.state.phase is ChouettePhase.OVER and record.state.games == 1


async def with_pictures(
    host: Host, record: ChouetteRecord, post: Post, seats: ChouetteRecord, happened: Sequence[Happened]
) -> Post:
    """The post with the last board of a game that has just ended, else the score sheet; at the end with the table.

    A single game needs no more than one of them.
    """
    over, single = record.state.phase is ChouettePhase.OVER, _of_one_game(record)
    if seats is not record and (single or not over):
        return replace(post, scenes=(_final_scene(host, seats, happened),))
    results = await host.app.chouettes.results(record.chouette_id)
    theme, language = theme_of(host, record.place), speaks()

    def draw() -> list[Picture]:
        with speaking(language):
            sheet = sheet_pictures(record, results, theme)
            if over:
                return [*table_picture(record, results, theme)[:1], *(() if single else sheet[-2:])] if results else []
            return sheet[:1] if len(sheet) < 2 else sheet[-2:-1]

    return replace(post, scenes=(), extra=tuple(await asyncio.to_thread(draw)))


def _final_scene(host: Host, seats: ChouetteRecord, happened: Sequence[Happened]) -> BoardScene:
    """The last position of a game; `seats` is the chouette as it was in it."""
    if seats.state.game is None:
        raise ValueError("no game has ended")
    scene = public_scene(host, seats, seats.state.game)
    events = (one.step.event for one in happened)
    played_out = (one for one in events if isinstance(one, ev.CubesSettled) and one.how is ev.How.BORNE_OFF)
    loser = next((paid.loser for one in played_out for paid in one.payments), None)
    return replace(scene, over=True, winner=None if loser is None else loser.other, caption="")
