"""A chouette in words: points, prices, people, cubes."""

import re
from collections.abc import Iterable, Mapping
from typing import Final

from bot.chouette.queries import captain_of
from bot.chouette.state import BOX, CREW, POINT, GameCube
from bot.records.chouettes import ChouetteRecord
from bot.records.computers import letters_of
from bot.render.board.scene import CrewCube
from bot.rules.sides import Side
from bot.texts.catalogue import MINUS, decimal, say
from bot.ui.kit.message import within
from bot.ui.kit.names import bold, mention, shown_name

_PRICE: Final = re.compile(r"([+\-\u2212]?)(\d{1,5})(?:[.,](\d{1,2}))?")
_WAITING: Final = 600  # how many characters name those who wait for a place


def amount(hundredths: int) -> str:
    """Points without their sign: `2`, `0.75`."""
    whole, part = divmod(abs(hundredths), POINT)
    decimals = f"{part:02}".rstrip("0")
    return decimal(f"{whole}.{decimals}") if decimals else str(whole)


def points(hundredths: int) -> str:
    """Points won or lost: `+2`, `-0.75`, `0`."""
    sign = MINUS if hundredths < 0 else "+" if hundredths else ""
    return f"{sign}{amount(hundredths)}"


def price_typed(text: str) -> int | None:
    """The hundredths of a price that somebody typed, such as `1.5` or `-0,25`; None for anything else."""
    found = _PRICE.fullmatch(text.strip())
    if found is None:
        return None
    sign, whole, part = found.groups()
    hundredths = int(whole) * POINT + int((part or "").ljust(2, "0"))
    return -hundredths if sign in ("-", MINUS) else hundredths


def name_of(record: ChouetteRecord, person: int | None) -> str:
    """Somebody in bold, or nobody."""
    return "\u2013" if person is None else bold(record.person(person))


def names_of(record: ChouetteRecord, people: Iterable[int | None]) -> str:
    """People in bold, with commas between them."""
    return ", ".join(name_of(record, one) for one in people)


def joiners_line(record: ChouetteRecord, *, full: bool) -> str:
    """Who comes with the next game or, where the table is `full`, waits for a place: any number of people may."""
    names = [name_of(record, one) for one in record.state.joiners]
    who = ", ".join(within(names, _WAITING, between=", ", latest=False))
    return say("chouette-joining", who=who, full=full)


def bare_name(record: ChouetteRecord, person: int) -> str:
    """A name as it is, for pictures and for lists where nothing is formatted."""
    return shown_name(record.person(person))


def called(record: ChouetteRecord, people: Iterable[int]) -> str:
    """People as mentions, which ping only whom the message may ping."""
    return ", ".join(mention(record.person(one)) for one in people)


def with_points(record: ChouetteRecord, person: int, *, short: bool = False) -> str:
    """A name with the points so far: `**Ann** -3`. Until somebody has any, the name alone.

    `short`: the only computer without its level, which stands on the board.
    """
    scores = record.state.scores
    computer = short and record.state.computers == (person,)
    name = f"**{say('computer-short', seat=letters_of(person))}**" if computer else name_of(record, person)
    return f"{name} {points(scores.get(person, 0))}" if any(scores.values()) else name


def whose(record: ChouetteRecord, cube: GameCube) -> str:
    """Whose cube it is, as plain text; an extra is named with its giver."""
    owner = bare_name(record, cube.crew)
    return say("chouette-extra-name", taker=owner, giver=bare_name(record, cube.other)) if cube.extra else owner


def cubes_named(record: ChouetteRecord, cubes: Iterable[GameCube]) -> str:
    """Whose cubes they are, in bold."""
    named = [(one, name_of(record, one.crew)) for one in cubes]
    return ", ".join(
        say("chouette-extra-name", taker=name, giver=name_of(record, one.other)) if one.extra else name
        for one, name in named
    )


def value_asked(cube: GameCube) -> int:
    """The value of a cube if the offer that stands were accepted."""
    return cube.cube.value << max(1, cube.offered)


def cube_note(cube: GameCube) -> str:
    """Where a cube is, in a few words: in the center, their own, with the box; or what came of it."""
    return _note(cube, CREW, {None: "center", BOX: "giver" if cube.extra else "box", CREW: "own"})


def _note(cube: GameCube, side: Side, owners: Mapping[Side | None, str]) -> str:
    """The same from a side, by what its owners are called."""
    if cube.paid is not None:
        return say("chouette-cube-out", points=points(cube.paid if side is CREW else -cube.paid))
    if cube.offered:
        return say("chouette-cube-offered", value=value_asked(cube))
    return say("chouette-cube-place", owner=owners[cube.cube.owner])


def crew_cubes(record: ChouetteRecord) -> tuple[CrewCube, ...]:
    """All cubes of the game as they are drawn below the board; nothing between games."""
    state = record.state
    if state.game is None:
        return ()
    captain = captain_of(state)
    return tuple(
        CrewCube(
            say("chouette-extra-cube", giver=bare_name(record, one.other)) if one.extra else whose(record, one),
            value_asked(one) if one.offered and one.is_open else one.cube.value,
            cube_note(one),
            one.cube.owner,
            plays=one.crew == captain and not one.extra,
            out=not one.is_open,
            quiet=one.cube.value == 1 and one.cube.owner is None and not one.offered,
        )
        for one in state.game.cubes
    )


def own_cube_lines(record: ChouetteRecord, person: int) -> list[str]:
    """A line for each cube that a person has in the game: `Your cube: 2, your own`; of an extra it says with whom."""
    game, lines = record.state.game, []
    for cube in () if game is None else game.cubes:
        if person not in ((cube.crew, cube.other) if cube.extra else (cube.crew,)):
            continue
        side = CREW if cube.crew == person else BOX
        others = "theirs" if cube.extra else "box"
        note = _note(cube, side, {None: "center", side: "yours", side.other: others})
        who = name_of(record, cube.owner_on(side.other))
        lines.append(say("chouette-your-cube", cube=f"{cube.cube.value}, {note}", who=who, extra=cube.extra))
    return lines
