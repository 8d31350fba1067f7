"""The cubes that a person decides, and the offers of others that wait for an answer of theirs."""

from collections.abc import Sequence
from typing import Final

from bot.chouette import events as ev
from bot.chouette.deals import payment
from bot.chouette.queries import decider
from bot.chouette.state import BOX, CREW, POINT, Game, GameCube, ResignOffer
from bot.records.chouettes import ChouetteRecord
from bot.rules.match.turn import game_of
from bot.rules.sides import Side
from bot.texts.catalogue import say
from bot.ui.chouette.buttons import chouette_buttons
from bot.ui.chouette.telling import Happened
from bot.ui.chouette.words import amount, cubes_named, name_of, whose
from bot.ui.kit.components import GREEN, TapButton
from bot.ui.kit.message import Row

_MOST_ROWS: Final = 3


def own_cubes(record: ChouetteRecord, person: int) -> list[tuple[GameCube, Side]]:
    """The open cubes that a person decides, each with the side on which they do."""
    game = record.state.game
    cubes = () if game is None else tuple(one for one in game.cubes if one.is_open)
    found = []
    for cube in cubes:
        side = next((side for side in (CREW, BOX) if decider(record.state, cube, side) == person), None)
        if side is not None:
            found.append((cube, side))
    return found


def party(record: ChouetteRecord, cube: GameCube, side: Side) -> str:
    """Who decides a cube on a side, in bold; for whom, if it isn't theirs."""
    named = cubes_named(record, (cube,)) if side is CREW else name_of(record, cube.other)
    decides = decider(record.state, cube, side)
    return named if decides == cube.owner_on(side) else say("chouette-for", who=name_of(record, decides), whose=named)


def resignation_line(
    record: ChouetteRecord, game: Game, cube: GameCube, offer: ResignOffer, *, mine: bool = False
) -> str:
    """Who offers whom to lose a cube, as what and for how many points. `mine`: for the owner who offers it."""
    paid = payment(record.state, cube, offer.side, offer.grade)
    return say(
        "chouette-offer-resignation",
        by="mine" if mine else "other",
        who=party(record, cube, offer.side),
        other=party(record, cube, offer.side.other),
        grade=game_of(game.board).grade_name(paid.grade),
        points=abs(paid.hundredths) // POINT,
    )


def just_asked(record: ChouetteRecord, happened: Sequence[Happened]) -> set[int]:
    """The people to whom somebody has just offered something that still stands."""
    game, state, asked = record.state.game, record.state, set[int]()
    for event in [one.step.event for one in happened]:
        if game is None or not isinstance(event, ev.SettlementOffered | ev.ResignationOffered):
            continue
        for cube in game.cubes:
            stands = cube.settlement is not None or cube.resigning is not None
            person = decider(state, cube, event.side.other)
            if cube.number == event.cube and stands and person is not None and person not in state.computers:
                asked.add(person)
    return asked


def offer_rows(record: ChouetteRecord, person: int) -> tuple[Row, ...]:
    """The answers to what others offer a person now: to lose a cube, or to settle one."""
    cubes = own_cubes(record, person)
    settling = [button for cube, side in cubes if (button := settlement_button(record, cube, side)) is not None]
    rows = resignation_rows(record, [(cube, side) for cube, side in cubes if cube.offered_to(side) is not None])
    return (*rows, *([tuple(settling[:5])] if settling else []))[:_MOST_ROWS]


def settlement_button(record: ChouetteRecord, cube: GameCube, side: Side) -> TapButton | None:
    """Accepts the price that the other side of a cube has offered; None without an offer."""
    offer = cube.settlement
    if offer is None or offer.side is side:
        return None
    gets = (offer.hundredths > 0) is (side is CREW)
    label = say("button-chouette-settle-accept", price=amount(offer.hundredths), gets=gets)
    if not _is_own(record, cube, side):
        label = say("button-chouette-cube", who=whose(record, cube)[:40], choice=label)
    return chouette_buttons(record)("ch_settle_ok", label[:80], GREEN, f"{cube.number}.{offer.hundredths}")


def _is_own(record: ChouetteRecord, cube: GameCube, side: Side) -> bool:
    """Does somebody in the crew decide for themselves? The box has a cube with each of them."""
    return side is CREW and decider(record.state, cube, side) == cube.owner_on(side)


def resignation_rows(record: ChouetteRecord, cubes: Sequence[tuple[GameCube, Side]]) -> tuple[Row, ...]:
    """For each cube that somebody offers to lose: accept or play on; for one's own offer, to take it back.

    Where they could mean another cube, each says whose.
    """
    button, rows = chouette_buttons(record), list[Row]()
    offered = [(cube, side) for cube, side in cubes if cube.resigning is not None]
    for cube, side in offered:
        own = side is BOX or _is_own(record, cube, side)
        accept, play_on = say("button-accept"), say("button-play-on")
        if len(offered) > 1 or not own:
            who = whose(record, cube)[:40]
            accept, play_on = (say("button-chouette-cube", who=who, choice=one)[:80] for one in (accept, play_on))
        yes = button("ch_resign_answer", accept, GREEN, f"{cube.number}.1")
        no = button("ch_resign_answer", play_on, argument=f"{cube.number}.0")
        rows.append((yes, no) if cube.offered_to(side) else (no,))
    return tuple(rows[:_MOST_ROWS])
