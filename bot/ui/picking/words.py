"""Plays to choose from, whole or die by die: the rows of lists, in the usual notation and in words for beginners.

The words for a roll are found once and kept: the board, private boards, votes, guesses and what is typed share them.
"""

import asyncio
import re
from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import Final, NamedTuple

import discord

from bot.errors import IllegalReason
from bot.rules.match.partial import PartialPlay, PartialStep, encode_steps, partial_now, steps_with
from bot.rules.match.state import MatchState
from bot.rules.match.turn import numbers_now, plays_now
from bot.rules.play import Move, Play, play_text, point_text
from bot.rules.play_lists import LONGEST, MOST, Group, Route, grouped, openings
from bot.rules.plays import plays_at_hand
from bot.rules.position import BAR, POINTS, Position
from bot.rules.remarks import FAR, Action, Remark, remarks_on
from bot.rules.rules import Rules
from bot.rules.variants import Variant
from bot.texts.catalogue import Key, keys, say, speaks
from bot.ui.kit.components import Buttons, TapButton, TapSelect, entry
from bot.ui.kit.message import Row
from bot.ui.kit.names import unmarked
from bot.ui.match.style import PointNumbers, numbers_in

_ACTIONS: Final = keys("does", Action)
_LABEL: Final = 100  # characters of an entry of a list, and of its description
_TITLE: Final = 150
_SAID: Final = 3  # the most things said of a play
_BETWEEN: Final = ", "
_NAMED: Final = 3
"""The most points named, or checkers that a list begins with; more are only counted, or told by first and last."""
_SLICE: Final = 8  # plays told without a pause: about half a millisecond
_OWN: Final = 12  # the highest point that is called one's own
_KEPT: Final = 256  # rolls whose words are kept
_OPENING: Final = "+"  # begins the value of an entry that leads to the plays that begin like this
_GREEN: Final = discord.ButtonStyle.success


class PlayList(NamedTuple):
    """A list of at most 25 entries, and what it says while nothing is chosen.

    The value of an entry is what `encode_steps` makes of a play, or what `opening_of` reads.
    """

    title: str
    entries: list[discord.SelectOption]


def play_lists(
    state: MatchState, numbers: PointNumbers | None = None, *, opening: int | None = None
) -> tuple[PlayList, ...]:
    """The legal plays of the roll that waits to be played, in at most four lists; none where there are none.

    The order is by the checkers moved, from the back, and hints at nothing. `numbers` are those of the table, by
    default the mover's own. More than 100 plays do not fit: then there is one list of what the rearmost checker does,
    whose entries lead on (see `opening_of`) to the lists of that `opening`.
    """
    return _book(state, numbers or numbers_in(state)).lists(opening)


def opening_of(value: str) -> int | None:
    """The opening that an entry leads to; None for an entry that is a play."""
    number = value.removeprefix(_OPENING)
    return int(number) if number != value and number.isdecimal() and len(number) < 4 else None


def what_it_does(state: MatchState, play: Play, numbers: PointNumbers | None = None) -> str:
    """The effects of a legal play of the roll, in words: `hits on 16, leaves a blot on 8`; at most 100 characters."""
    return _book(state, numbers or numbers_in(state)).entry(play).description or ""


def value_of(state: MatchState, play: Play) -> str:
    """The value of a legal play in lists, in whatever order it was put together."""
    return _book(state, numbers_in(state)).entry(play).value


def plays_typed(state: MatchState, numbers: PointNumbers, current: str, where: str = "") -> list[str]:
    """The legal plays that fit what is typed: a part of each play, or of `where` it is made."""
    wanted = [word.replace("*", "") for word in re.findall(r"[\w/*()]+", current.casefold())]
    around, found = where.casefold().split(), []
    for written, parts in _book(state, numbers).written:
        if all(any(part.startswith(word) for part in (*parts, *around)) for word in wanted):
            found.append(written)
    return found


def _does(play: Play, game: Variant, rules: Rules, worn: PointNumbers) -> str:
    said, room = [], _LABEL
    language = speaks()
    for remark in remarks_on(play, game, rules):
        words = _words(language, remark, worn)
        if len(words) <= room:
            said.append(words)
            room -= len(words) + len(_BETWEEN)
            if len(said) == _SAID:
                break
    return _BETWEEN.join(said)


async def find_words(state: MatchState, numbers: PointNumbers) -> None:
    """Find the words for the plays of a roll before `play_lists` needs them, while others have their turn as well.

    There may be a hundred, and all at once would keep everybody waiting.
    """
    book = _book(state, numbers)
    if 1 < len(book.plays) <= LONGEST * MOST and not book.is_ready:
        for start in range(0, len(book.plays), _SLICE):
            await asyncio.sleep(0)
            for play in book.plays[start : start + _SLICE]:
                book.entry(play)
        await asyncio.sleep(0)
        book.lists(None)
        await asyncio.sleep(0)


class _Book:
    """The words for the plays of one roll in one language, with the points numbered in one way; each found once."""

    def __init__(self, plays: tuple[Play, ...], dice: tuple[int, ...], rules: Rules, worn: PointNumbers) -> None:
        self.plays = plays
        self._dice, self._rules, self._worn = dice, rules, worn
        self._entries: dict[str, discord.SelectOption] = {}
        self._lists: dict[int | None, tuple[PlayList, ...]] = {}

    @cached_property
    def written(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Each play, and the parts of it that somebody may begin to type."""
        texts = [self._worn.text(play.notation) for play in self.plays]
        return tuple((text, tuple(text.casefold().replace("*", "").split())) for text in texts)

    @property
    def is_ready(self) -> bool:
        """Are there words for all plays?"""
        return None in self._lists

    def entry(self, play: Play) -> discord.SelectOption:
        """A play as an entry of a list. No two plays of a roll are written alike."""
        found = self._entries.get(play.notation)
        if found is None:
            value, name = encode_steps(steps_with(play, self._dice)), self._worn.text(play.notation)
            does = _does(play, self._worn.game, self._rules, self._worn)
            found = self._entries[play.notation] = entry(value, name, does)
        return found

    def lists(self, opening: int | None) -> tuple[PlayList, ...]:
        """The lists of all plays, or of those of an opening; see `play_lists`."""
        found = self._lists.get(opening)
        if found is None:
            found = self._lists[opening] = self._made(opening)
        return found

    def _made(self, opening: int | None) -> tuple[PlayList, ...]:
        plays, worn = self.plays, self._worn
        if len(plays) > LONGEST * MOST:
            parts = openings(plays)
            if opening is None:
                entries = [self._opening(index, part) for index, part in enumerate(parts)]
                return (PlayList(say("plays-first", count=len(plays)), entries),)
            begun = parts[opening] if 0 <= opening < len(parts) else Group(())
            plays = begun.plays
            if 0 < len(plays) <= LONGEST:
                return (PlayList(_title(begun, worn, alone=False), [self.entry(play) for play in plays]),)
        groups = grouped(plays) if plays else []
        return tuple(
            PlayList(_title(group, worn, alone=len(groups) == 1), [self.entry(play) for play in group.plays])
            for group in groups
        )

    def _opening(self, index: int, part: Group) -> discord.SelectOption:
        """The only play that begins like this, or an entry that leads to all that do."""
        if len(part.plays) == 1:
            return self.entry(part.plays[0])
        return entry(f"{_OPENING}{index}", _ways(part, self._worn), say("plays-count", count=len(part.plays)))


def _book(state: MatchState, worn: PointNumbers) -> _Book:
    plays = plays_now(state)
    return _kept(speaks(), state.position, numbers_now(state) if plays else (), state.rules, worn)


@lru_cache(maxsize=_KEPT)
def _kept(_: str, position: Position, dice: tuple[int, ...], rules: Rules, worn: PointNumbers) -> _Book:
    return _Book(plays_at_hand(worn.game, position, dice, rules) if dice else (), dice, rules, worn)


def _title(group: Group, worn: PointNumbers, *, alone: bool) -> str:
    count = len(group.plays)
    if alone:
        return say("plays-choose", count=count)
    if group.heads:
        heads = _named([worn.text(point_text(head)) for head in group.heads])
        return say("plays-from", heads=heads, count=count)
    return say("plays-of", heads=_ways(group, worn), count=count)[:_TITLE]


def _ways(group: Group, worn: PointNumbers) -> str:
    """How its plays move their first checkers: `24/20`, `24/20 + 13/9, 8/4`."""
    shared = [_legs((leg,), worn) for leg in group.shared]
    ways = [_named([_legs(way, worn) for way in group.ways])] if group.ways else []
    return " + ".join((*shared, *ways))


def _legs(legs: Route, worn: PointNumbers) -> str:
    return " ".join(worn.text(f"{point_text(start)}/{point_text(end)}") for start, end in legs)


def _named(names: Sequence[str]) -> str:
    return ", ".join(names) if len(names) <= _NAMED else say("plays-between", first=names[0], last=names[-1])


@lru_cache(maxsize=8192)
def _words(_: str, remark: Remark, worn: PointNumbers) -> str:
    """One thing that a play does, in the language spoken, which comes first: the plays of a roll share many."""
    action, points, key = remark.action, remark.points, _ACTIONS[remark.action]
    if action is Action.LEAVES and len(points) > _NAMED:
        return say("does-leaves-many", count=len(points))
    if action is Action.MAKES and not worn.game.pins and min(points) >= FAR:
        key = Key("does-anchors")
    own = worn.are_own and bool(points) and max(points) <= _OWN
    count = remark.checkers or len(points)
    return say(key, points=_listed([str(worn.point(point)) for point in points]), count=count, own=own)


def _listed(names: Sequence[str]) -> str:
    """`16`, `16 and 4`, `16, 8 and 4`."""
    if len(names) < 2:
        return "".join(names)
    return say("does-and", first=", ".join(names[:-1]), last=names[-1])


def play_rows(
    state: MatchState, numbers: PointNumbers, ids: Buttons, opening: int | None = None
) -> tuple[tuple[Row, ...], list[TapButton]]:
    """The lists of whole plays, and the button to put one together; the only play there is needs but a button.

    With `opening` there are only the plays that begin so, and the button leads back to all of them.
    """
    partial = partial_now(state)
    if partial is None:
        return (), []
    if len(partial.plays) == 1:
        label = say("button-play-forced", play=numbers.text(partial.plays[0].notation))
        return (), [ids("play", label, _GREEN, encode_steps(partial.steps))]
    if opening is not None:
        return _lists(state, numbers, ids, opening), [ids("back", say("button-back-to-list"))]
    return _lists(state, numbers, ids, None), [ids("steps", say("button-steps"))]


def _lists(state: MatchState, numbers: PointNumbers, ids: Buttons, opening: int | None) -> tuple[Row, ...]:
    # A list for another roll needs another number: see `TapSelect`.
    return tuple(
        (TapSelect(ids.target("pick", str(place)), one.title, one.entries, number=1000 + 10 * state.seq + place),)
        for place, one in enumerate(play_lists(state, numbers, opening=opening))
    )


def step_rows(partial: PartialPlay, numbers: PointNumbers, ids: Buttons, label: str) -> tuple[Row, ...]:
    """A list for each die left, and what can be done with the dice played so far; `label` does what the play is for.

    A die with a single move needs but a button.
    """
    made = encode_steps(partial.steps)
    dice = [_of_die(ids, partial, die, moves, numbers) for die, moves in partial.options().items()]
    rows: list[Row] = [(one,) for one in dice if isinstance(one, TapSelect)]
    if alone := [one for one in dice if isinstance(one, TapButton)]:
        rows.append(tuple(alone))
    last: list[TapButton] = []
    if partial.is_complete:
        last.append(ids("play", label, _GREEN, made))
    if partial.steps:
        last.append(ids("undo", say("button-undo"), argument=made))
    return (*rows, (*last, ids("type", say("button-type")), ids("back", say("button-back-to-list"))))


def picked_rows(partial: PartialPlay, ids: Buttons, label: str, *, warned: bool) -> tuple[Row, ...]:
    """The buttons under a play that was picked: `label` does what the play is for, the other leads back."""
    style = discord.ButtonStyle.danger if warned else _GREEN
    do_it = ids("play_it", label, style, encode_steps(partial.steps))
    return ((do_it, ids("back", say("button-back-to-list"))),)


def progress_line(partial: PartialPlay, numbers: PointNumbers) -> str:
    """A line that tells how far a play being put together has come."""
    if partial.is_complete:
        play = unmarked(numbers.text(play_text(partial.finished().moves)))
        if len(partial.plays) > 1:
            return say("progress-ready", play=play)
        return say("progress-forced", play=play, runner=_waits_for_runner(partial))
    left = " ".join(str(number) for number in partial.numbers_left)
    done = unmarked(numbers.text(play_text(partial.moves)))
    return say("progress-so-far", done=done, left=left) if done else say("progress-left", left=left)


def _waits_for_runner(partial: PartialPlay) -> bool:
    """Is there but one play because no checker may start before the first has arrived?"""
    state, game = partial.state, partial.variant
    started = game.apply(state.position, partial.moves[:1])
    reason = game.why_not(started, POINTS, POINTS - 1, state.rules)
    return started.mine[POINTS] > 0 and reason is IllegalReason.RUNNER_FIRST


def _of_die(
    ids: Buttons, partial: PartialPlay, die: int, moves: Sequence[Move], numbers: PointNumbers
) -> TapSelect | TapButton:
    left = partial.numbers_left.count(die)
    title = say("list-play-a", die=die, left=left) if left > 1 else say("list-play-the", die=die)
    made, pins = encode_steps(partial.steps), partial.variant.pins
    preview = ", ".join(numbers.text(play_text((move,))) for move in moves[:4]) + (" ..." if len(moves) > 4 else "")
    options = [_move_option(move, die, numbers, pins=pins) for move in moves]
    if len(options) == 1:
        return ids("step", f"{title}: {preview}", argument=f"{made}{options[0].value}-{die}")
    target = ids.target("step", f"{made}-{die}")
    return TapSelect(target, f"{title}: {preview}", options, number=100 + 10 * len(partial.steps) + die)


def _move_option(move: Move, die: int, numbers: PointNumbers, *, pins: bool) -> discord.SelectOption:
    step = PartialStep(move.source, die, move.target > move.source)
    return entry(encode_steps((step,)), numbers.text(play_text((move,))), _remark(move, pins=pins))


def _remark(move: Move, *, pins: bool) -> str:
    if move.hit:
        return say("remark-pins") if pins else say("remark-hits")
    if move.target == 0:
        return say("remark-bears-off")
    return say("remark-enters") if move.source >= BAR else ""
