"""The same scene in words, for those who listen to the board instead of looking at it."""

from __future__ import annotations

from typing import Final

from bot.render.scene import BoardScene, LastMove
from bot.rules.position import BAR, OFF
from bot.rules.sides import Side

LIMIT: Final = 1024
"""Characters the description of a picture may have."""
_NAME_LIMIT: Final = 40
_CAPTION_LIMIT: Final = 120
_JOINERS: Final = "\u200c\u200d"


def board_alt_text(scene: BoardScene) -> str:
    """Everything the picture says, in at most 1024 characters; each side's points in its own numbering."""
    state = [_headline(scene), _score(scene), _cube(scene), _dice(scene), _last_play(scene)]
    places = [_places(scene, side) for side in Side]
    words = _plain(scene.caption, _CAPTION_LIMIT)
    caption = [f"{words[0].upper()}{words[1:]}."] if words else []
    sentences = [part for part in (*state, *caption, *places) if part]
    text = " ".join(sentences)
    return text if len(text) <= LIMIT else text[: LIMIT - 1] + "…"


def _name(scene: BoardScene, side: Side) -> str:
    """White (Alexandra), with the name cut to a sensible length."""
    colour = side.name.title()
    name = _plain(scene.names[side], _NAME_LIMIT)
    if not name or name.casefold() == colour.casefold():
        return colour
    return f"{colour} ({name})"


def _plain(text: str, limit: int) -> str:
    """Text without controls and lone surrogates, on one line, at most so many characters."""
    sound = text.encode("utf-8", "ignore").decode("utf-8")
    words = "".join(char if char.isprintable() or char in _JOINERS else " " for char in sound).split()
    plain = " ".join(words)
    return plain if len(plain) <= limit else plain[: limit - 1] + "…"


def _headline(scene: BoardScene) -> str:
    """Who plays whom, and whose turn it is."""
    sides = f"Backgammon board: {_name(scene, Side.WHITE)} against {_name(scene, Side.BLACK)}."
    if scene.over:
        result = f"{scene.winner.name.title()} has won." if scene.winner is not None else "The game is over."
        return f"{sides} {result}"
    if scene.offered is not None:
        doubler = scene.doubler
        return f"{sides} {doubler.name.title()} doubles to {scene.offered}; {doubler.other.name.title()} to answer."
    return f"{sides} {scene.mover.name.title()} to move."


def _score(scene: BoardScene) -> str:
    white, black = scene.score
    if not scene.length:
        return f"Unlimited session, score White {white}, Black {black}."
    note = ", Crawford game" if scene.crawford else ", post-Crawford" if scene.post_crawford else ""
    return f"Match to {scene.length}, score White {white}, Black {black}{note}."


def _cube(scene: BoardScene) -> str:
    if not scene.cube_in_play:
        return "No cube."
    if scene.crawford:
        return "The cube is not used in this game."
    if scene.cube.owner is None:
        return f"Cube centred at {scene.cube.value}."
    return f"Cube at {scene.cube.value}, owned by {scene.cube.owner.name.title()}."


def _dice(scene: BoardScene) -> str:
    dice = scene.dice_shown()
    if not dice or scene.offered is not None:
        return ""
    roll = scene.dice
    used = [str(number) for number, gone in dice if gone]
    played = f", already played: {', '.join(used)}" if used else ""
    return f"{scene.mover.name.title()} rolled {roll.first if roll else 0} and {roll.second if roll else 0}{played}."


def _last_play(scene: BoardScene) -> str:
    """The last play in notation, such as "Last play: Black 13/8, 8/5 hitting"."""
    parts = []
    for index, move in enumerate(scene.last_play):
        who = f"{move.side.name.title()} " if not index or scene.last_play[index - 1].side != move.side else ""
        parts.append(who + _move(move))
    return f"Last play: {', '.join(parts)}." if parts else ""


def _move(move: LastMove) -> str:
    source = "bar" if move.source == BAR else str(move.source)
    target = "off" if move.target == OFF else str(move.target)
    return f"{source}/{target}{' hitting' if move.hit else ''}"


def _places(scene: BoardScene, side: Side) -> str:
    """Where a side's checkers stand, from the bar to the tray, and its pip count."""
    counts = scene.counts(side)
    parts = [f"{counts[BAR]} on the bar"] if counts[BAR] else []
    parts += [f"{counts[point]} on {point}" for point in range(BAR - 1, OFF, -1) if counts[point]]
    parts += [f"{counts[OFF]} off"] if counts[OFF] else []
    return f"{side.name.title()}, {scene.pips(side)} pips: {', '.join(parts)}."
