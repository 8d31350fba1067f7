"""The pictures of a chouette: its board, as in the match of two that its box and its captain play; its end in pages."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from msgspec.structs import replace as with_fields

from bot.chouette import events as ev
from bot.chouette.queries import player_of
from bot.chouette.state import BOX, CREW, ChouettePhase, ChouetteState, Game
from bot.records.chouettes import ChouetteRecord
from bot.records.matches import MatchRecord
from bot.records.people import Person, Preferences
from bot.render.board.picture import BoardScene
from bot.rules.match.partial import PartialPlay
from bot.rules.sides import Side
from bot.texts.catalogue import say, speaking, speaks
from bot.ui.chouette.sheet import sheet_pictures, table_picture
from bot.ui.chouette.told import Happened
from bot.ui.chouette.words import bare_name, crew_cubes, points
from bot.ui.kit.host import Host
from bot.ui.kit.message import Picture, Post
from bot.ui.match.scenes import own_scene, scene_of
from bot.ui.match.style import PointNumbers, numbers_for, numbers_on_own_board, theme_of, with_numbering


def as_match(host: Host, record: ChouetteRecord, game: Game) -> MatchRecord:
    """The game as a match between who plays for the box and who plays for the crew, with the server's numbers."""
    return with_numbering(
        host,
        MatchRecord(
            record.chouette_id,
            record.place,
            players_of(record),
            game.board,
            None,
            record.created_at,
            record.updated_at,
            rated=False,
        ),
    )


def players_of(record: ChouetteRecord) -> tuple[Person, Person]:
    """Who plays for the box and for the crew now."""
    state = record.state
    box, captain = (None if state.game is None else player_of(state, side) for side in (BOX, CREW))
    return tuple(Person(0, "") if one is None else record.person(one) for one in (box, captain))  # type: ignore[return-value]


def public_scene(host: Host, record: ChouetteRecord, game: Game, partial: PartialPlay | None = None) -> BoardScene:
    """The board that everyone sees: the box below, the cubes of the crew under it."""
    scene = scene_of(as_match(host, record, game), theme=theme_of(host, record.place), partial=partial)
    return _dressed(scene, record)


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
    return _dressed(scene, record)


def side_of(record: ChouetteRecord, person: int) -> Side:
    """The side from which somebody sees the board: the crew's for its members, the box's for everyone else."""
    return CREW if person in record.state.order[1:] else BOX


def worn(host: Host, record: ChouetteRecord, game: Game) -> PointNumbers:
    """The numbers that the table wears."""
    return numbers_for(as_match(host, record, game))


def worn_by(host: Host, record: ChouetteRecord, game: Game, person: int) -> PointNumbers:
    """The numbers that one person's own board wears."""
    return numbers_on_own_board(as_match(host, record, game), side_of(record, person))


def _dressed(scene: BoardScene, record: ChouetteRecord) -> BoardScene:
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
        scene,
        names=(names[0], names[1]),
        score=(scores[0], scores[1]),
        cube_in_play=False,
        crew=crew_cubes(record),
    )


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
