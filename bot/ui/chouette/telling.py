"""What happened in a chouette, in words. Nothing that is sealed is told."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from bot.app.chouette.views import ChouetteStep
from bot.app.views import Step
from bot.chouette import events as ev
from bot.chouette.events import results_of
from bot.chouette.queries import captain_of, game_now, open_cubes, own_cube, player_of
from bot.chouette.state import BOX, CREW, Choice, ChouettePhase, ChouetteState, GameCube, Window, WindowKind
from bot.chouette.windows import asked_person, overdue
from bot.records.chouettes import ChouetteRecord
from bot.records.people import Person
from bot.rules.match import events as match_events
from bot.rules.match.state import Phase
from bot.rules.sides import Side
from bot.texts.catalogue import say
from bot.ui.chouette.words import bare_name, called, cubes_named, name_of, names_of, points, value_asked
from bot.ui.match.emoji import EmojiSet
from bot.ui.match.narration import tell

_OFFERS: Final = {2: "beaver", 3: "raccoon"}
"""The possible answers, by how often a cube would be turned; see `GameCube.offered`."""
_ANSWERS: Final = (Choice.TAKE, Choice.BEAVER, Choice.RACCOON)


class Happened(NamedTuple):
    """Something that happened, and the state it happened in; None for the opening."""

    before: ChouetteState | None
    step: ChouetteStep


class _Told(NamedTuple):
    record: ChouetteRecord
    emoji: EmojiSet


def told(record: ChouetteRecord, happened: Iterable[Happened], emoji: EmojiSet) -> list[str]:
    """A line for each thing that everyone may know, in order."""
    teller = _Told(record, emoji)
    lines: list[str] = []
    everything = _together(happened)
    for at, one in enumerate(everything):
        tell_it = _TELLERS.get(type(one.step.event))
        if tell_it is not None and one.before is not None and not _told_elsewhere(everything[at:]):
            lines += tell_it(teller, one.step.event, one.before, one.step.state)
    return [line for line in lines if line]


def _told_elsewhere(happened: Sequence[Happened]) -> bool:
    """Is the first of these a roll that is named again: by what was made of it, or by the call to play it?"""
    if not isinstance(happened[0].step.event, ev.OnBoard):
        return False
    first, *later = (one.step.event.event for one in happened if isinstance(one.step.event, ev.OnBoard))
    if not isinstance(first, match_events.DiceRolled):
        return False
    if not later:
        state = happened[-1].step.state
        game = state.game
        if game is None or game.window is not None or game.board.phase is not Phase.TO_PLAY:
            return False
        return player_of(state, game.board.on_roll) not in state.computers
    return isinstance(later[0], match_events.PlayMade | match_events.TurnPassed)


def _together(happened: Iterable[Happened]) -> list[Happened]:
    """The same, with cubes that a side resigned one after the other resigned at once."""
    found: list[Happened] = []
    for one in happened:
        both = _resigned_together(found[-1].step.event, one.step.event) if found else None
        if both is None:
            found.append(one)
        else:
            found[-1] = found[-1]._replace(step=replace(one.step, event=both))
    return found


def _resigned_together(first: ev.Event, second: ev.Event) -> ev.CubesSettled | None:
    if not isinstance(first, ev.CubesSettled) or not isinstance(second, ev.CubesSettled):
        return None
    payments = (*first.payments, *second.payments)
    alike = first.how is second.how is ev.How.RESIGNED and len({one.loser for one in payments}) == 1
    return ev.CubesSettled(first.how, payments) if alike else None


def _order(told: _Told, event: Any, _: ChouetteState, __: ChouetteState) -> list[str]:
    first = event.rounds[0] if event.rounds else ()
    dice = {throw.person: str(throw.die) for throw in first}
    for later in event.rounds[1:]:
        for throw in later:
            dice[throw.person] += f"-{throw.die}"
    thrown = ", ".join(f"{name_of(told.record, one)} {dice.get(one, '')}" for one in event.order)
    return [say("chouette-told-order", thrown=thrown)]


def _began(told: _Told, event: Any, _: ChouetteState, after: ChouetteState) -> list[str]:
    opening, game = event.opening[-1], game_now(after)
    first = game.board.on_roll
    who = name_of(told.record, player_of(after, first))
    ties = len(event.opening) - 1
    lines = [say("chouette-told-opening", who=who, roll=told.emoji.roll(opening, first) + f" {opening}", ties=ties)]
    value = game.cubes[0].cube.value
    if value > 1:
        lines.append(say("chouette-told-automatic", value=value))
    return lines


def _on_board(told: _Told, event: Any, before: ChouetteState, after: ChouetteState) -> list[str]:
    white, black = (_player(told.record, player_of(before, side)) for side in (BOX, CREW))
    return tell((white, black), game_now(before).board, (Step(event.event, game_now(after).board),), told.emoji)


def _player(record: ChouetteRecord, person: int | None) -> Person:
    """The name of the player who moves for a side. With several computers at the table each is named in full."""
    if person is None:
        return Person(0, "")
    several = person in record.state.computers and len(record.state.computers) > 1
    return Person(0, bare_name(record, person)) if several else record.person(person)


def _closed(told: _Told, event: Any, before: ChouetteState, _: ChouetteState) -> list[str]:
    """All answers at once. Doubles, extras and passes are told with what comes of them; who took, only once."""
    game = game_now(before)
    if game.window is None or not event.choices:
        return []
    kind, choices, late = game.window.kind, event.choices, _too_late(told.record, before, game.window, event.choices)
    if kind in (WindowKind.DOUBLE, WindowKind.TAKER):
        return [late]
    if kind is WindowKind.EXTRAS:
        givers = [game.cubes[number].crew for number, one in choices.items() if one is Choice.OFFER]
        return [late, say("chouette-told-extras-offered", who=names_of(told.record, givers), count=len(givers))]
    parts = []
    for one in _ANSWERS:
        if cubes := [game.cubes[number] for number, choice in choices.items() if choice is one]:
            sides = _two_sides(told, cubes, game.window.side)
            parts.append(say("chouette-told-said", choice=one.value, kind=kind.value, **sides))
    return [late, " ".join(parts)]


def _too_late(record: ChouetteRecord, before: ChouetteState, window: Window, choices: Mapping[int, Choice]) -> str:
    """Whose answers time cut short; nothing if all were in. Who rolls on isn't named: some had said so long before."""
    silent = dict.fromkeys(asked_person(before, window, number) for number in overdue(before, window))
    if window.kind is WindowKind.DOUBLE and silent:
        return say("chouette-told-roll-on", doubled=Choice.DOUBLE in choices.values())
    return say("chouette-told-late", who=names_of(record, silent), count=len(silent)) if silent else ""


def _two_sides(told: _Told, cubes: Sequence[GameCube], side: Side) -> dict[str, str | int]:
    """Who of a side answers with these cubes, and whose cubes they answer."""
    crew, others = dict.fromkeys(one.crew for one in cubes), dict.fromkeys(one.other for one in cubes)
    own, whose = (others, crew) if side is BOX else (crew, others)
    names = names_of(told.record, own), names_of(told.record, whose)
    return {"who": names[0], "count": len(own), "whose": names[1], "doubles": len(whose)}


def _doubled(told: _Told, event: Any, before: ChouetteState, after: ChouetteState) -> list[str]:
    game = game_now(after)
    cubes, everyone = [game.cubes[number] for number in event.cubes], {one.crew for one in open_cubes(game)}
    lines = []
    for value in sorted({value_asked(one) for one in cubes}):
        some = [one for one in cubes if value_asked(one) == value]
        who = cubes_named(told.record, some)
        crew = {one.crew for one in some if not one.extra}
        whole = "yes" if len(crew) > 2 and crew == everyone else "no"
        if event.side is BOX and not all(one.extra for one in some):
            box = name_of(told.record, before.order[0])
            lines.append(say("chouette-told-box-doubles", box=box, who=who, all=whole, value=value))
        else:
            lines.append(say("chouette-told-doubles", who=who, all=whole, value=value, count=len(some)))
    return lines


def _beavered(told: _Told, event: Any, _: ChouetteState, after: ChouetteState) -> list[str]:
    cubes = [game_now(after).cubes[number] for number in event.cubes]
    return [
        say("chouette-told-beavered", who=cubes_named(told.record, (one,)), value=one.cube.value << one.offered)
        for one in cubes
    ]


def _settled(told: _Told, event: Any, before: ChouetteState, after: ChouetteState) -> list[str]:
    """Cubes settled while the game goes on; at its end everyone's points are told instead."""
    game = game_now(before)
    if event.how is ev.How.BORNE_OFF:
        loser = next((one.loser for one in event.payments if one.loser is not None), None)
        grade = max((one.grade for one in event.payments), default=1)
        return [] if loser is None else [say("chouette-told-borne-off", winner=loser.other.name.lower(), grade=grade)]
    loser = event.payments[0].loser
    paid = ", ".join(
        f"{cubes_named(told.record, (game.cubes[one.cube],))} {points(one.hundredths)}" for one in event.payments
    )
    sides = _two_sides(told, [game.cubes[one.cube] for one in event.payments], loser or BOX)
    told_below = event.how is ev.How.RESIGNED and not open_cubes(game_now(after))  # with everyone's points
    shown = "none" if told_below else paid
    line = say("chouette-told-settled", how=event.how.value, paid=shown, who=sides["who"], count=sides["count"])
    if event.how is ev.How.PASSED and loser is not None:
        cubes = [game.cubes[one.cube] for one in event.payments]
        kind = _OFFERS.get(cubes[0].offered, "double")
        line = say("chouette-told-passed", kind=kind, paid=paid, **_two_sides(told, cubes, loser))
    return [line, *_moved_by_others(told, before, after)]


def _moved_by_others(told: _Told, before: ChouetteState, after: ChouetteState) -> list[str]:
    """Who moves for a side from now on, if that isn't who moved for it before."""
    captain, giver = captain_of(after), player_of(after, BOX)
    lines = []
    if captain is not None and captain != captain_of(before):
        lines.append(say("chouette-told-captain", captain=name_of(told.record, captain)))
    if giver != player_of(before, BOX) and open_cubes(game_now(after)):
        lines.append(say("chouette-told-giver", giver=name_of(told.record, giver)))
    return lines


def _left(told: _Told, event: Any, before: ChouetteState, after: ChouetteState) -> list[str]:
    """Who leaves in the middle of a game, if somebody else has to move in their place."""
    others = _moved_by_others(told, before, after) if event.now and after.game is not None else []
    own = None if after.game is None else own_cube(after.game, event.person)
    others += _entrusted(told, event, before, after) if own is not None and own.is_open else []
    return [say("chouette-told-left", who=name_of(told.record, event.person)), *others] if others else []


def _entrusted(told: _Told, event: Any, _: ChouetteState, __: ChouetteState) -> list[str]:
    """Who decides somebody's cube from now on, if that was put into their hands."""
    whose, proxy = name_of(told.record, event.person), event.proxy
    if proxy is None:
        return [say("chouette-told-proxy", who=whose, whose=whose, own=True)]
    return [say("chouette-told-proxy", who=called(told.record, (proxy,)), whose=whose, own=False)] if proxy else []


def entrusted_to(happened: Iterable[Happened]) -> set[int]:
    """Whom somebody has just named to decide their cube."""
    events = [one.step.event for one in happened]
    return {one.proxy for one in events if isinstance(one, ev.ProxyNamed | ev.MemberLeaving) and one.proxy}


def _time_ran_out(told: _Told, event: Any, before: ChouetteState, _: ChouetteState) -> list[str]:
    who = name_of(told.record, player_of(before, event.side))
    taken = sum(1 for one in open_cubes(game_now(before)) if one.offered_to(event.side) is not None)
    return [say("chouette-told-time", who=who, taken=taken)]


def _extras(told: _Told, event: Any, before: ChouetteState, _: ChouetteState) -> list[str]:
    game = game_now(before)
    givers = names_of(told.record, (game.cubes[number].crew for number in event.givers))
    taker, count = name_of(told.record, game.cubes[event.taker].crew), len(event.givers)
    value = event.points * 2
    return [say("chouette-told-extras", givers=givers, count=count, taker=taker, points=event.points, value=value)]


def _partner(told: _Told, event: Any, before: ChouetteState, _: ChouetteState) -> list[str]:
    taken, box = isinstance(event, ev.PartnerTaken), name_of(told.record, before.order[0])
    return [say("chouette-told-partner", who=name_of(told.record, event.person), box=box, taken=taken)]


def _over(told: _Told, _: Any, before: ChouetteState, after: ChouetteState) -> list[str]:
    """Who got what, and who is what in the next game, if there is one."""
    results = sorted(results_of(before, after), key=lambda one: -one.hundredths)
    paid = ", ".join(f"{name_of(told.record, one.person_id)} {points(one.hundredths)}" for one in results)
    lines = [say("chouette-told-over", game=before.games, paid=paid)]
    if len(after.order) > 1 and told.record.state.phase is not ChouettePhase.OVER:
        lines.append(_rotation(told, before, after))
    return lines


def _rotation(told: _Told, before: ChouetteState, after: ChouetteState) -> str:
    box, captain = (name_of(told.record, one) for one in after.order[:2])
    return say("chouette-told-rotation", box=box, captain=captain, stays=after.order[0] == before.order[0])


def _left_between(told: _Told, _: Any, before: ChouetteState, after: ChouetteState) -> list[str]:
    """Who has left between two games, and who is what without them; the lobby lists who is in."""
    gone = [one for one in before.seated if one not in after.seated]
    if before.phase is not ChouettePhase.BETWEEN or not gone:
        return []
    lines = [say("chouette-told-left", who=name_of(told.record, one)) for one in gone]
    if len(after.order) > 1 and after.order[:2] != before.order[:2]:
        lines.append(_rotation(told, before, after))
    return lines


_Teller = Callable[[_Told, Any, ChouetteState, ChouetteState], Sequence[str]]
_TELLERS: Final[dict[type[Any], _Teller]] = {
    ev.OrderThrown: _order,
    ev.GameBegan: _began,
    ev.OnBoard: _on_board,
    ev.WindowClosed: _closed,
    ev.DoublesOffered: _doubled,
    ev.CubesBeavered: _beavered,
    ev.CubesSettled: _settled,
    ev.ExtrasGiven: _extras,
    ev.CaptainReplaced: lambda told, event, _, after: [
        say(
            "chouette-told-replaced",
            who=name_of(told.record, event.person),
            captain=name_of(told.record, captain_of(after)),
        )
    ],
    ev.TimeRanOut: _time_ran_out,
    ev.PartnerTaken: _partner,
    ev.PartnerDeclined: _partner,
    ev.GameOver: _over,
    ev.OrderChanged: _left_between,
    ev.MemberLeaving: _left,
    ev.ProxyNamed: _entrusted,
    ev.ChouetteEnded: lambda _, __, before, ___: [say("chouette-told-ended", games=before.games)],
}


def only_rolled(happened: Sequence[Happened]) -> bool:
    """Was there nothing but answers that come to nothing, and dice? Then the post stays where it is."""
    for one in happened:
        event = one.step.event
        if isinstance(event, ev.ASIDE | ev.WindowClosed):
            continue
        if isinstance(event, ev.OnBoard) and isinstance(event.event, match_events.DiceRolled):
            continue
        return False
    return True
