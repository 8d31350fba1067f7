"""Who plays: joining, leaving, proxies, the partner of the box, and the dice for the order."""

from typing import NamedTuple

from bot.chouette import commands as cmd
from bot.chouette import events as ev
from bot.chouette.evolution import ChouetteDraft
from bot.chouette.queries import crew_of, givers_of, is_last, main_cubes, own_cube
from bot.chouette.settings import FEWEST, ChouetteSettings, Joiner, Rotation
from bot.chouette.state import CAPTAIN, ChouettePhase, ChouetteState, Game
from bot.errors import ChouetteError, ChouetteReason
from bot.rules.dice import DiceSource


class Seats(NamedTuple):
    """The order, the partner of the box, and who waits for a place."""

    order: tuple[int, ...]
    partner: int | None
    joiners: tuple[int, ...]


def box_sum(game: Game) -> int:
    """The box's result of a game against the crew, in hundredths. Extras are none of its business."""
    return -sum(one.paid or 0 for one in main_cubes(game))


def rotated(state: ChouetteState, game: Game) -> tuple[tuple[int, ...], int | None]:
    """The order after a game and the partner that stays; the loser is last in it."""
    box, captain, *line = state.order
    if state.settings.rotation is Rotation.CAPTAIN:
        winner = captain if _paid(game, captain) > 0 else None
    else:
        winner = _la2_winner(game, captain, line)
    if winner is None:
        return (box, *line, captain), state.partner
    rest = [one for one in line if one != winner]
    order = [winner, *rest, *(one for one in (captain, box) if one != winner)]
    if state.partner is not None:
        order.insert(1, state.partner)
    return tuple(order), None


def _la2_winner(game: Game, captain: int, line: list[int]) -> int | None:
    """The captain just before the last cube was settled, if the box lost to them; at a net loss, the first in line."""
    last = captain if game.last_captain is None else game.last_captain
    if _paid(game, last) > 0:
        return last
    return (line or [captain])[0] if box_sum(game) < 0 else None


def _paid(game: Game, person: int) -> int:
    cube = own_cube(game, person)
    return 0 if cube is None or cube.paid is None else cube.paid


def seats_after(state: ChouetteState, order: tuple[int, ...], partner: int | None, loser: int | None) -> Seats:
    """The places once leavers are removed, then joiners put in as far as there is room."""
    if partner in state.leaving:
        partner = None
    if partner is not None and order[0] in state.leaving:
        order, partner = (partner, *order[1:]), None
    seats = [one for one in order if one not in state.leaving]
    room = max(0, state.settings.most - len(seats) - (partner is not None))
    # A loser who has left and comes back is a joiner like any other.
    before = state.settings.joiner is Joiner.BEFORE_LOSER and loser is not None and loser in seats
    at = seats.index(loser) if before and loser is not None else len(seats)
    seats[at:at] = state.joiners[:room]
    if len(seats) == 1 and partner is not None:
        # Two are left: they play a session of two.
        return Seats((*seats, partner), None, state.joiners[room:])
    return Seats(tuple(seats), partner, state.joiners[room:])


def partner_due(settings: ChouetteSettings, seats: Seats) -> int | None:
    """Who has to be partner of the box now, None where the table does not demand one."""
    must = settings.partner_must
    if seats.partner is not None or not must or len(seats.order) < must:
        return None
    return next(iter(candidates(settings, seats.order)), None)


def candidates(settings: ChouetteSettings, order: tuple[int, ...]) -> tuple[int, ...]:
    """Who may be partner of the box, the first to be asked in front: the line, without the captain."""
    line = order[2:]
    return line[::-1] if settings.last_asked_first else line


def join(draft: ChouetteDraft, command: cmd.Join) -> None:
    """Raises ChouetteError(ALREADY_HERE) for somebody who plays or waits; who wanted to leave stays instead."""
    state, person = draft.state, command.by
    if person in state.joiners or (person in state.seated and person not in state.leaving):
        raise ChouetteError(ChouetteReason.ALREADY_HERE, person)
    if person in state.leaving and person not in state.gone:
        draft.record(ev.MemberStayed(person))
        return
    draft.record(ev.MemberJoined(person, command.computer))
    reseat(draft)


def leave(draft: ChouetteDraft, command: cmd.Leave) -> None:
    """Raises ChouetteError: NOT_HERE, ALREADY_LEAVING, BOX_PLAYS_ON, LAST_OF_SIDE, NO_SUCH_PROXY."""
    state, person = draft.state, command.by
    if person in state.joiners:
        draft.record(ev.MemberLeaving(person))
        return
    if person not in state.seated:
        raise ChouetteError(ChouetteReason.NOT_HERE, person)
    if person in state.gone or (person in state.leaving and not command.now):
        raise ChouetteError(ChouetteReason.ALREADY_LEAVING, person)
    if state.game is not None and command.now:
        _leave_now(draft, command)
        return
    draft.record(ev.MemberLeaving(person))
    reseat(draft)


def _leave_now(draft: ChouetteDraft, command: cmd.Leave) -> None:
    state, person = draft.state, command.by
    if person == state.order[0]:
        raise ChouetteError(ChouetteReason.BOX_PLAYS_ON, person)
    proxy = state.proxies.get(person, CAPTAIN) if command.proxy is None else command.proxy
    if command.proxy is not None:
        _check_proxy(state, person, command.proxy)
    if is_last(state, person, proxy):
        raise ChouetteError(ChouetteReason.LAST_OF_SIDE, person)
    draft.record(ev.MemberLeaving(person, now=True, proxy=proxy))


def reseat(draft: ChouetteDraft) -> None:
    """Between games and in the lobby, who comes and goes is put into or out of the order at once."""
    state = draft.state
    if state.game is not None:
        return
    draft.record(ev.OrderChanged(*seats_after(state, state.order, state.partner, state.loser)))
    end_if_alone(draft)


def end_if_alone(draft: ChouetteDraft) -> None:
    """One left, or computers only: it is over. A lobby may be empty."""
    state = draft.state
    people = [one for one in state.seated if one not in state.computers]
    if state.phase is ChouettePhase.BETWEEN and (len(state.seated) < 2 or not people):
        draft.record(ev.ChouetteEnded())


def name_proxy(draft: ChouetteDraft, command: cmd.NameProxy) -> None:
    """Raises ChouetteError: NOT_HERE, NO_SUCH_PROXY."""
    state = draft.state
    if command.by not in state.order or command.by in state.gone:
        raise ChouetteError(ChouetteReason.NOT_HERE, command.by)
    if command.proxy is None and command.by not in state.proxies:
        raise ChouetteError(ChouetteReason.NO_SUCH_PROXY, command.by)
    if command.proxy is not None:
        _check_proxy(state, command.by, command.proxy)
    draft.record(ev.ProxyNamed(command.by, command.proxy))


def _check_proxy(state: ChouetteState, person: int, proxy: int) -> None:
    """A proxy is of the crew, here, somebody else, no computer, and on no other side of an extra."""
    barred = {person, *state.gone, *state.computers}
    if state.game is not None:
        cube = own_cube(state.game, person)
        opposed = {one.crew for one in state.game.cubes if one.extra and one.is_open and one.other == person}
        barred |= opposed | set(givers_of(state.game) if cube is not None else ())
    if proxy not in crew_of(state) or proxy in barred:
        raise ChouetteError(ChouetteReason.NO_SUCH_PROXY, proxy)


def ask_partner(draft: ChouetteDraft, command: cmd.AskPartner) -> None:
    """Raises ChouetteError: GAME_GOES_ON, NOT_BOX, COMPUTER, NO_PARTNER."""
    state = draft.state
    if state.game is not None:
        raise ChouetteError(ChouetteReason.GAME_GOES_ON)
    if not state.order or command.by != state.order[0]:
        raise ChouetteError(ChouetteReason.NOT_BOX, command.by)
    if command.by in state.computers:
        raise ChouetteError(ChouetteReason.COMPUTER, command.by)
    may = state.settings.partner_may
    asked = [one for one in candidates(state.settings, state.order) if one not in state.partner_declined]
    taken = state.partner is not None or state.partner_asked is not None
    if taken or not may or len(state.order) < may or not asked:
        raise ChouetteError(ChouetteReason.NO_PARTNER, command.by, number=may)
    draft.record(ev.PartnerAsked(asked[0]))


def answer_partner(draft: ChouetteDraft, command: cmd.AnswerPartner) -> None:
    """Raises ChouetteError(NOT_ASKED)."""
    if draft.state.partner_asked != command.by:
        raise ChouetteError(ChouetteReason.NOT_ASKED, command.by, detail="partner")
    draft.record(ev.PartnerTaken(command.by) if command.accept else ev.PartnerDeclined(command.by))


def take_due_partner(draft: ChouetteDraft) -> None:
    """Where the table demands a partner of the box, the first in line is taken."""
    state = draft.state
    partner = partner_due(state.settings, Seats(state.order, state.partner, state.joiners))
    if partner is not None:
        draft.record(ev.PartnerTaken(partner))


def start(draft: ChouetteDraft, command: cmd.Start) -> None:
    """Raises ChouetteError: NOT_HERE, TOO_FEW with how many are needed."""
    state = draft.state
    if command.by not in state.order:
        raise ChouetteError(ChouetteReason.NOT_HERE, command.by)
    if len(state.order) < FEWEST:
        raise ChouetteError(ChouetteReason.TOO_FEW, number=FEWEST)
    draft.record(throw_for_order(state.order, draft.dice))
    take_due_partner(draft)


def throw_for_order(people: tuple[int, ...], dice: DiceSource) -> ev.OrderThrown:
    """Everyone throws a die, the highest first; the tied throw again for their places.

    The throws are the first dice of the rolls of game 0, in the order of the rounds.
    """
    order: list[tuple[int, ...]] = [people]
    rounds: list[tuple[ev.Throw, ...]] = []
    thrown = 0
    while any(len(tied) > 1 for tied in order):
        throws: list[ev.Throw] = []
        parted: list[tuple[int, ...]] = []
        for tied in order:
            if len(tied) > 1:
                here = [ev.Throw(one, dice.roll(0, thrown + index).first) for index, one in enumerate(tied)]
                thrown += len(tied)
                throws += here
                parted += [tuple(throw.person for throw in here if throw.die == die) for die in range(6, 0, -1)]
            else:
                parted.append(tied)
        order = [tied for tied in parted if tied]
        rounds.append(tuple(throws))
    return ev.OrderThrown(tuple(rounds), tuple(one for (one,) in order))
