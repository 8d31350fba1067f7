"""The first game against the computer is guided: what is met for the first time gets a line, once a person."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from msgspec.structs import replace

from bot.app.views import Turn
from bot.records.computers import is_computer
from bot.records.matches import MatchRecord
from bot.records.people import Lesson, Preferences
from bot.rules.match.actions import may_double, seen_by
from bot.rules.match.state import MatchState, Phase
from bot.rules.match.turn import game_of, plays_now
from bot.rules.position import BAR, Position
from bot.rules.sides import Side
from bot.rules.variants import BACKGAMMON
from bot.rules.variants.families.hit_game import HitGame
from bot.rules.variants.tavli import TAVLI
from bot.texts.catalogue import keys, say
from bot.ui.kit.host import Host, Interaction

_LINES: Final = keys("guide", [one for one in Lesson if one is not Lesson.GAME])
_HOME: Final = 6
Seen = Callable[[MatchState, Position], bool]


def _made(position: Position, start: Position) -> bool:
    """Is a point held, by either side, that wasn't at the start?"""
    rows = (position.mine, start.mine), (position.theirs, start.theirs)
    return any(now > 1 > before for row, first in rows for now, before in zip(row[1:BAR], first[1:BAR], strict=True))


_SEEN: Final[Mapping[Lesson, Seen]] = MappingProxyType(
    {
        Lesson.DOUBLED: lambda state, _: state.phase is Phase.DOUBLE_OFFERED,
        Lesson.BAR: lambda _, position: position.mine[BAR] > 0,
        Lesson.BEAR_OFF: lambda _, position: not any(position.mine[_HOME + 1 :]),
        Lesson.HIT: lambda state, _: (
            state.phase is Phase.TO_PLAY and any(move.hit for play in plays_now(state) for move in play.moves)
        ),
        Lesson.BLOT: lambda state, position: (
            game_of(state).has_contact(position) and 1 in (*position.mine[1:BAR], *position.theirs[1:BAR])
        ),
        Lesson.POINT: lambda state, position: _made(position, game_of(state).start()),
        Lesson.OWNED: lambda state, _: state.phase is Phase.TO_ROLL and state.cube.owner is state.on_roll,
        Lesson.CUBE: lambda state, _: may_double(state),
    }
)
"""The explanations that are left once somebody knows which way to go, the most urgent first."""


def lesson_of(record: MatchRecord, side: Side | None, preferences: Preferences | None) -> Lesson | None:
    """The board's explanation for the person who plays `side` and has to act; None if there is nothing new."""
    state = record.state
    guided = record.style.guided and not record.rated and side is not None and state.waiting_for is side
    if not guided or side is None or preferences is None or Lesson.GAME in preferences.explained:
        return None
    game, position = game_of(state), seen_by(state, side)
    begins = state.turns < len(Side) and state.game <= (1 if game.key == state.variant else len(TAVLI.rotation))
    if begins and game is not BACKGAMMON:
        return Lesson.GAME
    if not isinstance(game, HitGame):
        return None
    if not preferences.explained:
        return Lesson.WAY
    new = (one for one in _SEEN if one not in preferences.explained)
    return next((one for one in new if _SEEN[one](state, position)), None)


def guide_line(lesson: Lesson, state: MatchState) -> str:
    """The explanation for the player who has to act, in a line."""
    return say("guide-game", game=game_of(state).key) if lesson is Lesson.GAME else say(_LINES[lesson])


def guided_side(record: MatchRecord) -> Side | None:
    """The side of the person whose match against the computer is guided."""
    people = [side for side in Side if not is_computer(record.players[side].user_id)]
    return people[0] if record.style.guided and len(people) == 1 else None


async def remember_lesson(host: Host, turn: Turn, _: Interaction | None = None) -> None:
    """Once a person has gone on, what their board explained isn't explained again."""
    record, before = turn.record, turn.before
    side = guided_side(record)
    if side is None or before is None or turn.actor is not side:
        return
    people, user_id = host.app.people, record.players[side].user_id
    preferences = await people.preferences(user_id)
    shown = lesson_of(replace(record, state=before), side, preferences)
    if shown not in (None, Lesson.GAME) and lesson_of(record, side, preferences) is not shown:
        await people.prefer(user_id, explained=(*preferences.explained, shown))
