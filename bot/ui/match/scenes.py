"""From a match to the picture of it."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from msgspec.structs import replace as replace_in

from bot.app.views import Step
from bot.records.matches import MatchRecord
from bot.records.people import Numbering, Preferences
from bot.render.board.picture import BoardScene, LastMove
from bot.render.board.scene import Numbers, dice_lying, look_of
from bot.rules.dice import Roll
from bot.rules.house_rules import usual_rules
from bot.rules.match.actions import cube_in_match
from bot.rules.match.events import GameDrawn, GameEnded
from bot.rules.match.partial import PartialPlay
from bot.rules.match.state import Crawford, LastTurn, MatchState, Phase, add_points, score_shown
from bot.rules.match.turn import game_of, numbers_now
from bot.rules.play import play_text
from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.rules.variants import BACKGAMMON, Variant
from bot.texts.catalogue import say
from bot.ui.kit.host import Host
from bot.ui.kit.names import shown_name
from bot.ui.match.style import numbering_side, numbers_in, numbers_on_own_board, private_theme_of, told_in

_WORN: Final[dict[Side, Numbers]] = {Side.WHITE: "white", Side.BLACK: "black"}
_LABEL: Final = 22  # characters that the label on a board has room for


def scene_of(
    record: MatchRecord,
    *,
    theme: str,
    bottom: Side = Side.WHITE,
    partial: PartialPlay | None = None,
    worn: Side | None = None,
) -> BoardScene:
    """The picture of a match as it is now, with the moves of a play being put together; an only play is but announced.

    `bottom` is the side whose home is below: White on public boards. The numbers are `worn`'s, by default the table's.
    """
    state, (forced, partial) = record.state, _forced(partial, told_in(record))
    (moves, position), numbers = _moves_shown(state, partial), _numbers_shown(state)
    return BoardScene(
        position=position,
        mover=state.on_roll,
        names=(shown_name(record.players[0]), shown_name(record.players[1])),
        score=score_shown(state.score, state.length),
        length=state.length,
        cube=state.cube,
        cube_in_play=cube_in_match(state),
        crawford=state.crawford is Crawford.NOW,
        post_crawford=state.crawford is Crawford.AFTER,
        dice=state.roll,
        dice_used=_dice_used(state, partial, numbers),
        old_dice=_old_dice(state),
        to_play=() if numbers == dice_lying(state.roll) else numbers,
        last_play=moves,
        offered=state.stake * 2 if state.phase is Phase.DOUBLE_OFFERED else None,
        beavers=state.beavers,
        offered_by=_offers(state),
        over=state.is_over,
        winner=state.winner,
        bottom=bottom,
        numbers=_numbers(record, numbering_side(record) if worn is None else worn),
        theme=theme,
        caption=forced or _caption(state),
        game=look_of(game_of(state), state.rules),
    )


def own_scene(
    host: Host, record: MatchRecord, side: Side | None, preferences: Preferences, partial: PartialPlay | None = None
) -> BoardScene:
    """The picture of a match as one person likes it, from their `side`; None: they only watch. See `with_numbering`."""
    theme, worn = private_theme_of(host, record.place, preferences), numbers_on_own_board(record, side).worn
    scene = scene_of(record, theme=theme, bottom=side or Side.WHITE, partial=partial, worn=worn)
    numbers = "none" if preferences.numbering is Numbering.NONE else scene.numbers
    return replace(scene, home_left=preferences.home_left, numbers=numbers)


def _numbers(record: MatchRecord, worn: Side) -> Numbers:
    return "fixed" if record.style.fixed_numbers else _WORN[worn]


def _old_dice(state: MatchState) -> Roll | None:
    """The roll of the last play, which lies on the board until the next one."""
    last = state.last_turn
    return None if last is None or last.numbers or state.roll is not None or state.phase is Phase.OVER else last.roll


def _forced(partial: PartialPlay | None, worn: Side | None) -> tuple[str, PartialPlay | None]:
    """The play that follows if there is no choice; else nothing, and the play that is being put together."""
    if partial is None or len(partial.plays) > 1:
        return "", partial
    play = numbers_in(partial.state, worn).text(play_text(partial.plays[0].moves))
    caption = say("caption-forced", play=play)
    return caption if len(caption) <= _LABEL else say("caption-only-play"), None


def _offers(state: MatchState) -> Side | None:
    """The side whose double, beaver, raccoon or resignation is on offer."""
    answers = state.waiting_for if state.phase in (Phase.DOUBLE_OFFERED, Phase.RESIGNATION_OFFERED) else None
    return None if answers is None else answers.other


def start_scene(game: Variant, *, theme: str, rules: Rules | None = None) -> BoardScene:
    """The picture of a game before its first roll, under these house rules."""
    chosen = usual_rules(game, 0) if rules is None else rules
    names, cube = (say("side", side="white"), say("side", side="black")), chosen.cube and "cube" in game.options
    return BoardScene(game.start(), names=names, cube_in_play=cube, theme=theme, game=look_of(game, chosen))


def example_scene(*, theme: str) -> BoardScene:
    """A first play in backgammon with its arrows: 8/5 6/5 with a 3-1."""
    roll, start = Roll(3, 1), BACKGAMMON.start()
    play = next(one for one in BACKGAMMON.legal_plays(start, roll, Rules()) if one.notation == "8/5 6/5")
    scene, moves = start_scene(BACKGAMMON, theme=theme), _last_moves(LastTurn(Side.WHITE, roll, play.moves))
    return replace(scene, position=play.after, dice=roll, dice_used=(True, True), last_play=moves)


def ended_scene(
    record: MatchRecord, before: MatchState | None, steps: Iterable[Step], *, theme: str
) -> BoardScene | None:
    """The last position of a game that ended in these steps; None if none did."""
    for step in steps:
        if before is not None and isinstance(step.event, GameEnded | GameDrawn):
            return final_scene(record, before, step.event, theme=theme)
        before = step.state
    return None


def final_scene(record: MatchRecord, before: MatchState, ended: GameEnded | GameDrawn, *, theme: str) -> BoardScene:
    """The last position of a game that has just ended; `before` is the state in which it ended."""
    winner = ended.winner if isinstance(ended, GameEnded) else None
    points = ended.points if isinstance(ended, GameEnded) else 0
    return BoardScene(
        position=before.position,
        mover=before.on_roll,
        names=(shown_name(record.players[0]), shown_name(record.players[1])),
        score=before.score if winner is None else score_shown(add_points(before.score, winner, points), before.length),
        length=before.length,
        cube=before.cube,
        cube_in_play=cube_in_match(before),
        crawford=before.crawford is Crawford.NOW,
        post_crawford=before.crawford is Crawford.AFTER,
        last_play=_last_moves(before.last_turn),
        over=True,
        winner=winner,
        numbers=_numbers(record, numbering_side(replace_in(record, state=before), over=True)),
        theme=theme,
        caption=_ending(before, points),
        game=look_of(game_of(before), before.rules),
    )


def _ending(before: MatchState, points: int) -> str:
    """The text on the last board of a game: the points won, or that nobody won."""
    if points:
        return say("caption-points", points=points)
    return say("caption-said", what="drawn", side=before.on_roll.name.lower())


def _moves_shown(state: MatchState, partial: PartialPlay | None) -> tuple[tuple[LastMove, ...], Position]:
    if partial is not None and partial.steps:
        made = LastTurn(state.on_roll, partial.state.roll or Roll(0, 0), partial.moves)
        return _last_moves(made), partial.position
    return _last_moves(state.last_turn), state.position


def _last_moves(last: LastTurn | None) -> tuple[LastMove, ...]:
    if last is None:
        return ()
    return tuple(LastMove(last.side, source, target, hit) for source, target, hit in last.moves)


def _numbers_shown(state: MatchState) -> tuple[int, ...]:
    """The numbers to draw as dice: those of the part of the turn being played, two different ones as they fell."""
    if state.numbers or state.roll is None or state.roll.is_doublet:
        return numbers_now(state)
    return dice_lying(state.roll)


def _dice_used(state: MatchState, partial: PartialPlay | None, shown: tuple[int, ...]) -> tuple[bool, ...]:
    """Which of the drawn dice have been played."""
    phase = state.phase if state.resignation is None else state.resignation.resumes
    if phase is Phase.TO_NAME:
        return (True,) * len(shown)
    if partial is None or state.roll is None:
        return ()
    left = list(partial.numbers_left)
    used = []
    for number in shown:
        used.append(number not in left)
        if number in left:
            left.remove(number)
    return tuple(used)


def _caption(state: MatchState) -> str:
    last = state.last_turn
    if state.phase is Phase.TO_PLAY and state.numbers:
        if state.handed:
            return say("caption-left-over", numbers=" ".join(str(number) for number in state.numbers))
        return say("caption-part", count=len(state.numbers), number=state.numbers[0])
    if state.phase is Phase.TO_NAME:
        return say("caption-names")
    if last is not None and not last.moves and state.phase is Phase.TO_ROLL:
        # In a later part of a turn it was not the roll that could not be moved, but that part's numbers.
        roll = "-".join(str(number) for number in last.numbers[:2]) or str(last.roll)
        return say("caption-danced", roll=roll)
    if state.resignation is not None:
        return say("caption-resignation", side=state.resignation.by.name.lower())
    return lost_caption(state) if state.phase is Phase.TO_ROLL else ""


def lost_caption(state: MatchState) -> str:
    """The numbers of the last roll that could not be played, if others were."""
    last = state.last_turn
    if last is None or not last.lost:
        return ""
    return say("caption-lost", roll=str(last.roll), count=len(last.lost), number=last.lost[0])
