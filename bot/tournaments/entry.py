"""Commands about people: signing up, checking in, withdrawing, replacing, coming late."""

from collections.abc import Sequence
from random import Random

from bot.errors import TournamentError, TournamentReason
from bot.tournaments import commands as cmd
from bot.tournaments import events as ev
from bot.tournaments.parting import parted
from bot.tournaments.progress import TournamentDraft, draw_first
from bot.tournaments.queries import current_round, rounds_left
from bot.tournaments.results import fallen, touch_entrant, unmade
from bot.tournaments.settings import FEWEST, MOST, Format, Seeding, TournamentSettings
from bot.tournaments.simul import expect_no_host
from bot.tournaments.state import BYE, Entrant, How, Link, Pairing, StageKey, Status, TournamentState

_LAST = 0.0  # the rating of fillers: below everybody's


def join(draft: TournamentDraft, command: cmd.Join) -> None:
    """Into the field, or onto the waiting list if it's full. Raises ALREADY_JOINED."""
    state = draft.state
    if state.find(command.entrant) is not None:
        raise TournamentError(TournamentReason.ALREADY_JOINED, entrant=command.entrant)
    full = sum(one.is_signed_up for one in state.entrants) >= state.settings.limit
    draft.record(ev.EntrantJoined(command.entrant, command.name, command.rating, waiting=full))
    if command.here:
        draft.record(ev.EntrantCheckedIn(command.entrant))


def leave(draft: TournamentDraft, command: cmd.Leave) -> None:
    """Off the list; the first one waiting moves up. Raises NOT_JOINED, HOST_STAYS."""
    expect_no_host(draft.state.settings, command.entrant)
    one = known(draft.state, command.entrant)
    draft.record(ev.EntrantLeft(command.entrant))
    waiting = [other.id for other in draft.state.entrants if other.status is Status.WAITING]
    if one.is_signed_up and waiting:
        draft.record(ev.EntrantAdmitted(waiting[0]))


def check_in(draft: TournamentDraft, command: cmd.CheckIn) -> None:
    """Here. Raises NOT_JOINED, ALREADY_HERE."""
    if known(draft.state, command.entrant).present:
        raise TournamentError(TournamentReason.ALREADY_HERE, entrant=command.entrant)
    draft.record(ev.EntrantCheckedIn(command.entrant))


def start(draft: TournamentDraft, command: cmd.Start) -> None:
    """Seed and draw the field. With a check-in, absent entrants give their places to waiting ones who are here.

    Pairs that are to be kept apart don't meet first if the seeding allows another draw. Raises TOO_FEW for fewer than
    two (its `detail` is "check_in" if only those who are here count), NOT_JOINED for an unknown id in the order of the
    seeds.
    """
    state = draft.state
    absent: tuple[int, ...] = ()
    admitted: list[int] = []
    is_checked = state.settings.check_in and not command.everyone
    if is_checked:
        absent = tuple(one.id for one in state.entrants if one.status is Status.REGISTERED)
        here = sum(one.status is Status.CHECKED_IN for one in state.entrants)
        waiting = [one.id for one in state.entrants if one.status is Status.WAITING and one.present]
        admitted = waiting[: state.settings.limit - here]
    field = [one for one in state.entrants if (one.is_signed_up and one.id not in absent) or one.id in admitted]
    taken_in = command.fillers[: byes_of(state.settings, len(field))] if field else ()
    if len(field) + len(taken_in) < FEWEST:
        raise TournamentError(TournamentReason.TOO_FEW, detail="check_in" if is_checked else "")
    order = seed_order(field, state.settings.seeding, command.seed, command.order)
    order += tuple(one.entrant for one in taken_in)  # where byes would be, so that each meets a person
    order = parted(order, state.settings, draft.apart, is_fixed=bool(command.order))
    for entrant in admitted:
        draft.record(ev.EntrantAdmitted(entrant))
    for one in taken_in:
        draft.record(ev.EntrantJoined(one.entrant, one.name, _LAST, waiting=False))
    draft.record(ev.TournamentStarted(order, command.seed, absent, command.by))
    draw_first(draft, order)


def byes_of(settings: TournamentSettings, entrants: int) -> int:
    """How many more entrants are needed to avoid byes: up to a power of two, or an even number (in each group).

    0 if the field would become too large.
    """
    entrants = max(entrants, 1)
    if settings.format is Format.SIMUL:
        return 0
    if settings.format is Format.SWISS:
        wanted = entrants + entrants % 2
    elif settings.format is Format.ROUND_ROBIN:
        groups = max(1, min(settings.groups, entrants // 2))
        wanted = -(-entrants // (2 * groups)) * 2 * groups
    else:
        wanted = 1 << (entrants - 1).bit_length()
    wanted = max(wanted, FEWEST)
    return wanted - entrants if wanted <= MOST else 0


def withdraw(draft: TournamentDraft, command: cmd.Withdraw) -> None:
    """Out; all matches still to come are forfeited. Raises NOT_JOINED, ALREADY_OUT, HOST_STAYS.

    The host of a simul plays on, or loses board by board: by resigning, or by running out of time.
    """
    expect_no_host(draft.state.settings, command.entrant)
    playing(draft.state, command.entrant)
    draft.record(ev.EntrantWithdrew(command.entrant, command.by))
    touch_entrant(draft, command.entrant)


def substitute(draft: TournamentDraft, command: cmd.Replace) -> None:
    """A newcomer takes the place of somebody who has had nothing but byes.

    If the place has a result of its own, the standings would give the newcomer matches that they never played: this
    raises ALREADY_PLAYED, and only Withdraw is left. Also raises NOT_JOINED, ALREADY_OUT, and ALREADY_JOINED for a
    newcomer who is already in the field.
    """
    state = draft.state
    expect_no_host(state.settings, command.entrant)
    playing(state, command.entrant)
    newcomer(state, command.newcomer)
    for pairing in state.pairings:
        if pairing.result is not None and pairing.result.how is not How.BYE and command.entrant in pairing.entrants:
            raise TournamentError(TournamentReason.ALREADY_PLAYED, pairing=pairing.number, entrant=command.entrant)
    draft.record(ev.EntrantReplaced(command.entrant, command.newcomer, command.name, command.rating, command.by))


def late_join(draft: TournamentDraft, command: cmd.LateJoin) -> None:
    """Into the place of a bye, as the lowest seed.

    In a bracket that is a bye in the main bracket's first round whose next match isn't being played: that of the lowest
    seed who still waits for an opponent, or else of the lowest seed whose match, not begun, then waits again.
    In a group it is the rest of every round, as long as the first round of the group stage goes on. In Swiss it is the
    bye of the round being played, or else a place from the next round on; rounds missed are not made up for.
    Raises ALREADY_JOINED, FULL, NO_BYE_LEFT (its `detail` is "playing" if all who had a bye are playing by now).
    """
    state = draft.state
    newcomer(state, command.entrant)
    if len(state.field) >= state.settings.limit:
        raise TournamentError(TournamentReason.FULL)
    places, reopened = _late_places(state, command.begun)
    seed = state.field[-1].seed + 1
    draft.record(
        ev.LateEntrantJoined(
            command.entrant, command.name, seed, places, command.rating, tuple(sorted(reopened)), command.by
        )
    )
    draft.touch_all()


def _late_places(state: TournamentState, begun: frozenset[int]) -> tuple[tuple[Link, ...], set[int]]:
    if state.settings.format is Format.SWISS:
        now = current_round(state, StageKey.SWISS)
        playing = [one for one in state.pairings if one.round == now]
        going = any(one.result is None for one in playing)
        places = tuple(_bye_places(one) for one in playing if going and one.has_bye)
        if places or rounds_left(state):
            return places, set()
    elif state.settings.format is Format.SIMUL:
        pass
    elif state.settings.format is Format.ROUND_ROBIN:
        if state.stage(StageKey.MAIN) is None and current_round(state, StageKey.GROUPS) == 1:
            resting = [one for one in state.pairings if one.has_bye]
            if resting:
                return tuple(_bye_places(one) for one in resting if one.group == resting[0].group), set()
    else:
        return _bracket_place(state, begun)
    raise TournamentError(TournamentReason.NO_BYE_LEFT)


def _bracket_place(state: TournamentState, begun: frozenset[int]) -> tuple[tuple[Link, ...], set[int]]:
    """The bye that a late entrant gets, and the results that depend on it."""
    seeds = {one.id: one.seed for one in state.field}
    byes = [one for one in state.pairings if one.stage is StageKey.MAIN and one.round == 1 and BYE in one.drawn]
    found: list[tuple[bool, Pairing, set[int]]] = []
    out, detail = state.out, ""
    for pairing in sorted(byes, key=lambda one: -max(seeds.get(entrant or 0, 0) for entrant in one.entrants)):
        if out.intersection(entrant for entrant in pairing.entrants if entrant is not None):
            continue
        try:
            reopened = fallen(state, [pairing.number])
        except TournamentError:
            continue
        undone = unmade(state, {pairing.number, *reopened})
        if undone & begun:
            detail = "playing"
        else:
            found.append((bool(undone), pairing, reopened))
    if not found:
        raise TournamentError(TournamentReason.NO_BYE_LEFT, detail=detail)
    _, pairing, reopened = min(found, key=lambda one: one[0])
    return (_bye_places(pairing),), reopened


def _bye_places(pairing: Pairing) -> Link:
    return Link(pairing.number, pairing.drawn.index(BYE))


def known(state: TournamentState, entrant: int) -> Entrant:
    """The entrant who signed up with this id. Raises NOT_JOINED."""
    one = state.find(entrant)
    if one is None:
        raise TournamentError(TournamentReason.NOT_JOINED, entrant=entrant)
    return one


def playing(state: TournamentState, entrant: int) -> Entrant:
    """The entrant, who is in the field and not out. Raises NOT_JOINED, ALREADY_OUT."""
    one = known(state, entrant)
    if one.is_out:
        raise TournamentError(TournamentReason.ALREADY_OUT, entrant=entrant)
    if not one.in_field:
        raise TournamentError(TournamentReason.NOT_JOINED, entrant=entrant)
    return one


def newcomer(state: TournamentState, entrant: int) -> None:
    """Raises ALREADY_JOINED for somebody who is in the field, ALREADY_OUT for somebody who has left it."""
    one = state.find(entrant)
    if one is not None and one.in_field:
        raise known_already(one)


def known_already(one: Entrant) -> TournamentError:
    """The answer to somebody who wants to join once more."""
    return TournamentError(
        TournamentReason.ALREADY_OUT if one.is_out else TournamentReason.ALREADY_JOINED, entrant=one.id
    )


def seed_order(entrants: Sequence[Entrant], seeding: Seeding, seed: int, order: Sequence[int] = ()) -> tuple[int, ...]:
    """The ids of `entrants` (as they joined), top seed first.

    As in `order`, followed by the others: by rating, with equals as they joined; at random from `seed`; or as they
    joined. Raises TournamentError(NOT_JOINED) for an id in `order` that nobody has.
    """
    ids = [one.id for one in entrants]
    if seeding is Seeding.RATING:
        ids = [one.id for one in sorted(entrants, key=lambda one: -one.rating)]
    elif seeding is Seeding.RANDOM:
        # The draw has to come out the same from the same seed; it's not a secret.
        Random(seed).shuffle(ids)  # noqa: S311
    for entrant in order:
        if entrant not in ids:
            raise TournamentError(TournamentReason.NOT_JOINED, entrant=entrant)
    return tuple(dict.fromkeys((*order, *ids)))
