"""The worth of answers: the points that a window is about, the meaning of silence in it, and the stakes of a double."""

from collections.abc import Iterable, Sequence

import discord

from bot.chouette.seen import seen_by
from bot.chouette.state import BOX, Choice, Game, GameCube, Window, WindowKind
from bot.chouette.windows import choices_of, doubled_by, follows_captain
from bot.records.chouettes import ChouetteRecord
from bot.texts.catalogue import say
from bot.ui.chouette.words import called, cubes_named, name_of, names_of, value_asked

_RAISES = {Choice.BEAVER: "beaver", Choice.RACCOON: "raccoon"}


def question(record: ChouetteRecord, game: Game, window: Window) -> str:
    """A window's question, with what each answer plays for or costs."""
    cubes = [game.cubes[number] for number in window.asked]
    if window.kind is WindowKind.DOUBLE:
        value = _common(one.cube.value * 2 for one in cubes)
        return say("chouette-ask-double", side=window.side.name.lower(), value=value, who=each_to(record, cubes))
    if window.kind is WindowKind.EXTRAS and window.taker is not None:
        taker = game.cubes[window.taker]
        points = taker.cube.value
        return say("chouette-ask-extras", taker=name_of(record, taker.crew), points=points, value=points * 2)
    if window.kind is WindowKind.TAKER:
        givers = names_of(record, (game.cubes[number].crew for number in window.givers))
        points, who = cubes[0].cube.value, cubes_named(record, cubes)
        return say("chouette-ask-taker", who=who, givers=givers, points=points, value=points * 2)
    return _answers_asked(record, window, cubes)


def _answers_asked(record: ChouetteRecord, window: Window, cubes: Sequence[GameCube]) -> str:
    """Take or pass, and what each means; where that differs from cube to cube it is said of each."""
    raises = next((_RAISES[one] for one in choices_of(record.state, window) if one in _RAISES), "")
    what = raises or ("take" if window.kind is WindowKind.ANSWER else "accept")
    value = _common(value_asked(one) for one in cubes)
    mixed = value == "mixed"
    if mixed:
        named = [(cubes_named(record, (one,)), value_asked(one), one.agreed.value) for one in cubes]
        value = ", ".join(say("chouette-stake", who=who, value=at, points=costs) for who, at, costs in named)
    points, raised = cubes[0].agreed.value, value_asked(cubes[0]) * 2
    each, what = not mixed and window.side is BOX and len(cubes) > 1, f"mixed_{what}" if mixed else what
    stakes = say("chouette-stakes", what=what, value=value, raised=raised, points=points, each=each)
    box, side = name_of(record, record.state.order[0]), window.side.name.lower()
    return say("chouette-ask-answer", kind=window.kind.value, side=side, box=box, stakes=stakes)


def waiting_line(record: ChouetteRecord, game: Game, window: Window, *, ping: bool) -> str:
    """Who has answered a window and whom it waits for; while time runs, until when, and what silence means then."""
    state, seen = record.state, seen_by(record.state, None)
    closes = record.clock.closes if record.clock.closes is not None else record.clock.sides.due
    when = "" if closes is None or window.expired else discord.utils.format_dt(closes, "R")
    answered = ", ".join(cubes_named(record, (game.cubes[number],)) for number in seen.answered)
    waiting, heard, timed = (called if ping else names_of)(record, seen.waiting), bool(seen.answered), bool(when)
    line = say("chouette-answered", answered=answered, any=heard, waiting=waiting, when=when, timed=timed)
    silence = say("chouette-silence", means=_silence(game, window, follows_captain(state, window)))
    return f"{line} · {silence}" if when else line


def _silence(game: Game, window: Window, captain: bool) -> str:
    if window.side is BOX and not any(game.cubes[number].extra for number in window.asked):
        return "clock"  # the box plays on its own time, and loses with it
    if window.kind is WindowKind.DOUBLE:
        return "roll_on"
    if window.kind is WindowKind.EXTRAS:
        return "keep"
    if window.kind is WindowKind.TAKER:
        return "accept_all"
    if captain:
        return "captain_takes" if window.kind is WindowKind.ANSWER else "captain_accepts"
    return "pass"


def double_stakes(record: ChouetteRecord, person: int, cubes: Sequence[GameCube], who: str) -> str:
    """The options of those whose answer a double asks for, and whether the double is final once it's said.

    `who` is the only one of them; with several cubes it's said of each.
    """
    value = _common(one.cube.value * 2 for one in cubes)
    how = "mixed" if value == "mixed" else "one" if len(cubes) == 1 else "each"
    points = cubes[0].cube.value
    beaver = points * 4 if record.state.settings.rules.beavers else 0
    stakes = say("chouette-double-stakes", how=how, who=who, value=value, beaver=beaver, points=points)
    last = set(seen_by(record.state, person).waiting) <= {person}
    return f"{stakes} {say('chouette-double-final', last=last)}"


def window_double(record: ChouetteRecord, window: Window, asked: Sequence[int], person: int) -> tuple[str, str]:
    """The question whether a person doubles with the cubes that a window asks them about, and the label of the yes."""
    game = record.state.game
    cubes = [] if game is None else [game.cubes[one] for one in doubled_by(record.state, window, asked)]
    value = _common(one.cube.value * 2 for one in cubes)
    own = len(cubes) == 1 and (cubes[0].is_of(person) or window.side is BOX)
    who = each_to(record, cubes) if value == "mixed" else cubes_named(record, cubes)
    how = "mixed" if value == "mixed" else "own" if own else "others"
    heading = say("chouette-ask-turn", how=how, who=who, value=value)
    opponent = name_of(record, cubes[0].crew if window.side is BOX else cubes[0].other)
    return f"{heading} {double_stakes(record, person, cubes, opponent)}", double_label(cubes)


def each_to(record: ChouetteRecord, cubes: Iterable[GameCube]) -> str:
    """Whose cubes they are, each with what a double turns it to."""
    return ", ".join(f"{cubes_named(record, (one,))} ({one.cube.value * 2})" for one in cubes)


def double_label(cubes: Iterable[GameCube]) -> str:
    """The button that turns these cubes; where they come to different values it says none."""
    value = _common(one.cube.value * 2 for one in cubes)
    return say("button-chouette-double-these") if value == "mixed" else say("button-double", value=value)


def _common(values: Iterable[int]) -> str:
    """The value that all have; `mixed` without one."""
    found = {*values}
    return str(found.pop()) if len(found) == 1 else "mixed"
