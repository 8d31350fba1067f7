"""The same scene in words, for people who listen to the board instead of looking at it."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from bot.render.board.scene import BoardScene, LastMove, facing
from bot.render.paint.writing import shortened
from bot.rules.play import point_text
from bot.rules.position import BAR, HAND, OFF, POINTS
from bot.rules.sides import Side
from bot.texts.catalogue import Key, capital, say, speaks

_NAME_LIMIT: Final = 40
_CAPTION_LIMIT: Final = 120
_CREW_LIMIT: Final = 16
_JOINERS: Final = "\u200c\u200d"


def board_alt_text(scene: BoardScene) -> str:
    """Everything in the picture, in at most 1024 characters; and whose numbers the points have."""
    limit = scene.game.point_limit
    rule = "" if limit is None else say("alt-limit", limit=limit)
    state = [_headline(scene), _score(scene), rule, _cube(scene), _dice(scene), _last_play(scene), _numbers(scene)]
    places = [_places(scene, side) for side in Side]
    words = _plain(scene.caption, _CAPTION_LIMIT)
    caption = [f"{capital(words)}."] if words else []
    sentences = [part for part in (*state, *caption, *places) if part]
    return shortened(" ".join(sentences))


def _name(scene: BoardScene, side: Side) -> str:
    """White (Alexandra), with the name cut to a sensible length."""
    name, word = _plain(scene.names[side], _NAME_LIMIT), say("side", side=_colour(side))
    if not name or name.casefold() in (side.name.casefold(), word.casefold()):
        return word
    return say("alt-named", side=_colour(side), name=name)


def _colour(side: Side) -> str:
    """A side's name in messages."""
    return side.name.lower()


def _plain(text: str, limit: int) -> str:
    """Text without controls and lone surrogates, on one line, at most `limit` characters long."""
    sound = text.encode("utf-8", "ignore").decode("utf-8")
    words = "".join(char if char.isprintable() or char in _JOINERS else " " for char in sound).split()
    return shortened(" ".join(words), limit)


def _headline(scene: BoardScene) -> str:
    """The players, and whose turn it is."""
    white, black = (_name(scene, side) for side in Side)
    game = scene.game.name
    board = (
        say("alt-board-game", game=game, white=white, black=black)
        if game
        else say("alt-board", white=white, black=black)
    )
    return f"{board} {_to_do(scene)}"


def _to_do(scene: BoardScene) -> str:
    """Whose turn it is, or how it ended."""
    if scene.over:
        return say("alt-won", side=_colour(scene.winner)) if scene.winner is not None else say("alt-over")
    if scene.offered is not None:
        return say("alt-doubles", side=_colour(scene.doubler), value=scene.offered, again=scene.beavers)
    if scene.offered_by is not None:
        return say("alt-to-answer", side=_colour(scene.offered_by.other))
    return say("alt-to-move", side=_colour(scene.mover))


def _score(scene: BoardScene) -> str:
    white, black = scene.score
    if not scene.length:
        return say("alt-score-session", white=white, black=black)
    game = "crawford" if scene.crawford else "post-crawford" if scene.post_crawford else "usual"
    return say("alt-score-match", length=scene.length, white=white, black=black, game=game)


def _cube(scene: BoardScene) -> str:
    if scene.crew:
        each = (f"{_plain(one.name, _CREW_LIMIT)} {one.value}, {one.note}" for one in scene.crew)
        return say("alt-crew", cubes="; ".join(each))
    if not scene.cube_in_play:
        return say("alt-cube-none")
    if scene.crawford:
        return say("alt-cube-crawford")
    if scene.cube.owner is None:
        return say("alt-cube-centred", value=scene.cube.value)
    return say("alt-cube-owned", value=scene.cube.value, side=_colour(scene.cube.owner))


def _dice(scene: BoardScene) -> str:
    dice, roll = scene.dice_shown(), scene.dice
    if not dice or scene.offered is not None:
        return ""
    who = _colour(scene.mover)
    used = ", ".join(str(number) for number, gone in dice if gone)
    if scene.to_play or roll is None:
        numbers = ", ".join(str(number) for number, _ in dice)
        if used:
            return say("alt-to-play-used", side=who, numbers=numbers, used=used)
        return say("alt-to-play", side=who, numbers=numbers)
    if not used:
        return say("alt-rolled", side=who, first=roll.first, second=roll.second)
    return say("alt-rolled-used", side=who, first=roll.first, second=roll.second, used=used)


def _last_play(scene: BoardScene) -> str:
    """The last play in notation, such as "Last play: Black 13/8, 8/5 hitting"."""
    parts = []
    for index, move in enumerate(scene.last_play):
        first = not index or scene.last_play[index - 1].side != move.side
        parts.append((say("side", side=_colour(move.side)) + " " if first else "") + _move(scene, move))
    own = any(scene.tells(move.side) for move in scene.last_play)
    return say("alt-last-play", moves=", ".join(parts), own=own) if parts else ""


def _numbers(scene: BoardScene) -> str:
    """Whose numbers the points have from here on."""
    return "" if scene.numbered_by is None else say("alt-numbers", side=_colour(scene.numbered_by))


def _move(scene: BoardScene, move: LastMove) -> str:
    source, target = (point_text(scene.told(move.side, point)) for point in (move.source, move.target))
    text = f"{source}/{target}"
    if not move.hit:
        return text
    return say("alt-pinning", move=text) if scene.game.pins else say("alt-hitting", move=text)


def _places(scene: BoardScene, side: Side) -> str:
    """The places of a side's checkers, from those not yet entered to those borne off, and its pip count."""
    told_by = scene.mover if scene.numbered_by is None else scene.numbered_by
    told = None if side is told_by else facing(scene.game.same_way)
    parts = _parts(speaks(), scene.counts(side), scene.pinned(side), told)
    return say("alt-places", side=_colour(side), pips=scene.pips(side), places=parts)


@lru_cache(maxsize=512)
def _parts(_: str, counts: tuple[int, ...], pinned: frozenset[int], told: tuple[int, ...] | None) -> str:
    """The same for each point, in the language that comes first: most turns move only one side's checkers."""
    waiting = counts[HAND] if len(counts) > HAND else 0
    parts = [say("alt-in-hand", count=waiting)] if waiting else []
    parts += [say("alt-on-bar", count=counts[BAR])] if counts[BAR] else []
    for point in range(BAR - 1, OFF, -1):
        if counts[point]:
            shown = point if told is None else told[point]
            key = Key("alt-pinned-on") if point in pinned else Key("alt-on-point")
            parts.append(say(key, count=counts[point], point=shown))
    parts += [say("alt-off", count=counts[OFF])] if counts[OFF] else []
    return ", ".join(parts)


_CHECKERS: Final = ("O", "X")
_QUARTER: Final = 6
_NAME_WIDTH: Final = 11


def text_board(scene: BoardScene) -> str:
    """The position in lines of 40 characters: `O` White, `X` Black, with the number of checkers, `.` an empty point.

    The side `scene.bottom` has its home at the lower right (left with `home_left`); point numbers are the mover's.
    """
    bottom = scene.bottom
    upper = list(range(POINTS // 2 + 1, POINTS + 1))
    lower = list(range(POINTS // 2, 0, -1))
    if scene.home_left:
        upper.reverse()
        lower.reverse()
    lines = [
        _row(upper, lambda point: _number(scene, point), ""),
        _row(upper, lambda point: _cell(scene, point), _on_bar(scene, bottom.other)),
        "",
        _row(lower, lambda point: _cell(scene, point), _on_bar(scene, bottom)),
        _row(lower, lambda point: _number(scene, point), ""),
    ]
    for side in (bottom, bottom.other):
        lines += [_side(scene, side), *_apart(scene, side)]
    lines += [f"[{one.value}] {_block_name(one.name)}: {one.note}" for one in scene.crew]
    return "\n".join(line.rstrip() for line in lines)


def _side(scene: BoardScene, side: Side) -> str:
    """A line about a side: name, pips, checkers off, the cube if it owns it."""
    name = _block_name(scene.names[side])
    owned = scene.cube_in_play and scene.cube.owner is side
    return say(
        "text-board-side",
        checker=_CHECKERS[side],
        name=name,
        pips=scene.pips(side),
        off=scene.counts(side)[OFF],
        cube=scene.cube.value if owned else 0,
    )


def _block_name(name: str) -> str:
    """A name cut to its place. Backticks would end the block in which the board is shown."""
    return name.replace("`", "'")[:_NAME_WIDTH]


def _apart(scene: BoardScene, side: Side) -> list[str]:
    """Lines for what the cells can't show: checkers that haven't entered, and pinned ones, by the numbers shown."""
    lines = []
    if waiting := scene.in_hand(side):
        lines.append(say("text-board-hand", checker=_CHECKERS[side], count=waiting))
    if pinned := scene.pinned(side):
        own = (scene.numbered_by or scene.bottom) is side
        shown = sorted(point if own else scene.game.facing(point) for point in pinned)
        points = ", ".join(str(point) for point in shown)
        lines.append(say("text-board-pinned", checker=_CHECKERS[side], points=points))
    return lines


def _row(points: list[int], cell: Callable[[int], str], middle: str) -> str:
    left = "".join(cell(point) for point in points[:_QUARTER])
    right = "".join(cell(point) for point in points[_QUARTER:])
    return f"{left}{middle:>4}{right}"


def _number(scene: BoardScene, point: int) -> str:
    """The number written at one of the bottom side's points, in the numbering that the scene asks for."""
    if scene.numbers == "none":
        return "   "
    own = scene.numbered_by == scene.bottom
    return f"{point if own else scene.game.facing(point):>3}"


def _cell(scene: BoardScene, point: int) -> str:
    """The checkers on one of the bottom side's points; if some are pinned, those on top of them."""
    bottom = scene.bottom
    own = scene.counts(bottom)[point]
    other = scene.counts(bottom.other)[scene.game.facing(point)]
    if own and not (other and point in scene.pinned(bottom)):
        return f" {_CHECKERS[bottom]}{own}"[:3] if own < 10 else f"{_CHECKERS[bottom]}{own}"
    if other:
        return f" {_CHECKERS[bottom.other]}{other}" if other < 10 else f"{_CHECKERS[bottom.other]}{other}"
    return "  ."


def _on_bar(scene: BoardScene, side: Side) -> str:
    count = scene.counts(side)[BAR]
    return f"{_CHECKERS[side]}{count}" if count else "|"
