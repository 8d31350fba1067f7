"""Calls to people in a tournament, and news that they'd otherwise have to look for."""

from collections.abc import Collection, Iterator, Sequence
from typing import Final

import discord

from bot.app.tournament.terms import parted
from bot.app.views import TournamentTurn
from bot.records.people import Person
from bot.records.tournaments import TournamentRecord
from bot.texts.catalogue import say
from bot.tournaments import events as ev
from bot.tournaments.queries import playable
from bot.tournaments.settings import Format
from bot.tournaments.standings import standings
from bot.tournaments.state import Entrant, How, Pairing, PairingResult, Status, TournamentState
from bot.ui.kit.message import MOST_CONTENT, size
from bot.ui.kit.names import bold, mention
from bot.ui.tournament.pictures import pairing_title
from bot.ui.tournament.view import announcement_url, entrant_named, named

_PINGED: Final = 100  # so many people may be pinged by one message


def concerned(turn: TournamentTurn, wanted: Collection[int] = ()) -> Iterator[tuple[str, list[Entrant]]]:
    """News for people who may not be there to see it, each with whom it concerns.

    Those who are `wanted` are mentioned where a text names them.
    """
    record, before = turn.record, turn.before.state
    for event in turn.events:
        if isinstance(event, ev.ResultCorrected):
            winner, loser = (_word(record, one, wanted) for one in (event.after.winner, event.after.loser))
            name, number = named(record), event.pairing
            points, against = event.after.score
            score = {"points": points, "against": against}
            text = say("tournament-corrected", name=name, pairing=number, winner=winner, loser=loser, **score)
            yield text, _found(before, (event.after.winner, event.after.loser))
        elif isinstance(event, ev.TournamentCancelled):
            why = "organizer" if event.by is not None else "not_here" if before.settings.check_in else "too_few"
            gone = {event.by, *(line.entrant for line in standings(before) if line.is_out)}
            still_in = [one for one in before.entrants if not one.is_out and one.id not in gone]
            if still_in:
                yield say("tournament-called-off", name=named(record), why=why), still_in
        elif isinstance(event, ev.TournamentStarted) and event.absent:
            yield say("tournament-left-out", name=named(record)), _found(before, event.absent)
        elif isinstance(event, ev.LateEntrantJoined):
            yield from _put_off(turn, event, wanted)
    absent = [event.entrant for event in turn.events if isinstance(event, ev.EntrantAbsent) and event.by is None]
    if absent and before.settings.format is not Format.SINGLE_ELIMINATION:  # there they're out like all who lose
        yield say("tournament-absent", name=named(record)), _found(before, absent)

    yield from _places_lost(turn, wanted)
    yield from _withdrawn(turn, wanted)


def _places_lost(turn: TournamentTurn, wanted: Collection[int]) -> Iterator[tuple[str, list[Entrant]]]:
    """Who lost their place to an organizer's decision; all who lost it in the same way at once."""
    lost: dict[tuple[str, str], list[int]] = {}
    for event in turn.events:
        kind = _taken_out(event) if isinstance(event, ev.OfEntrant) else ""
        if kind and isinstance(event, ev.OfEntrant):
            newcomer = bold(Person(getattr(event, "newcomer", 0), getattr(event, "name", "")))
            lost.setdefault((kind, newcomer), []).append(event.entrant)
    for (kind, newcomer), ids in lost.items():
        who, name = ", ".join(_word(turn.before, one, wanted) for one in ids), named(turn.record)
        text = say("tournament-taken-out", who=who, count=len(ids), name=name, kind=kind, newcomer=newcomer)
        yield text, _found(turn.before.state, ids)


def _word(record: TournamentRecord, entrant: int | None, wanted: Collection[int]) -> str:
    """An entrant's name in a sentence that calls those who are `wanted`."""
    return mention(Person(entrant or 0, "")) if entrant in wanted else entrant_named(record, entrant)


def _put_off(
    turn: TournamentTurn, event: ev.LateEntrantJoined, wanted: Collection[int]
) -> Iterator[tuple[str, list[Entrant]]]:
    """The matches that hadn't begun and wait again, since one of the two meets somebody first who came late."""
    record, before = turn.record, turn.before.state
    for number in parted(turn):
        pairing = before.pairings[number - 1]
        if not pairing.is_known or pairing.has_bye:
            continue
        met = [one for link in event.places for one in record.state.pairings[link.pairing - 1].entrants]
        against = next((_word(record, one, wanted) for one in met if one != event.entrant), "")
        first, second = (_word(record, one, wanted) for one in pairing.entrants)
        who, name = entrant_named(record, event.entrant), named(record)
        text = say("tournament-joined-late", name=name, who=who, against=against, first=first, second=second)
        yield text, _found(before, pairing.entrants)


def _withdrawn(turn: TournamentTurn, wanted: Collection[int]) -> Iterator[tuple[str, list[Entrant]]]:
    """Who has left without a match under way whose board would say so, and who goes through by it."""
    record, before, name = turn.record, turn.before.state, named(turn.record)
    at_boards = playable(before)
    seen = {entrant for one in at_boards for entrant in one.entrants}
    for event in turn.events:
        for pairing, result in _given_up(record.state, event):
            if pairing.number in {one.number for one in at_boards} or result.winner is None:
                continue
            left = record.state.find(result.loser or 0)
            kind = "out" if left is None or left.status is not Status.WITHDRAWN else "withdrawn"
            who, winner = entrant_named(record, result.loser), _word(record, result.winner, wanted)
            seen.add(result.loser)
            text = say("tournament-goes-through", name=name, who=who, kind=kind, winner=winner)
            yield text, _found(before, [result.winner])
    for event in turn.events if before.settings.format is not Format.ARENA else ():
        if isinstance(event, ev.EntrantStruck):
            lost = [one.opponent(event.entrant) for one in before.pairings if _counted(one, event.entrant)]
            who = entrant_named(record, event.entrant)
            yield say("tournament-struck", name=name, who=who, count=len(lost)), _found(before, lost)
        if isinstance(event, ev.EntrantWithdrew) and event.by == event.entrant and event.entrant not in seen:
            yield say("tournament-has-withdrawn", name=name, who=entrant_named(record, event.entrant)), []


def _counted(pairing: Pairing, entrant: int) -> bool:
    """Did a pairing of this entrant count until they left early?"""
    is_decided = pairing.result is not None and pairing.result.how not in (How.BYE, How.STRUCK)
    return is_decided and entrant in pairing.entrants


def _given_up(state: TournamentState, event: ev.Event) -> Iterator[tuple[Pairing, PairingResult]]:
    """The pairings that somebody who is out loses by an event, and from which the other one goes on."""
    for one in event.results if isinstance(event, ev.ResultsFollowed) else ():
        pairing = state.pairing(one.pairing)
        if pairing is not None and pairing.winner_to is not None and one.result.how is How.FORFEIT:
            yield pairing, one.result


def _taken_out(event: ev.OfEntrant) -> str:
    """How somebody lost their place to an organizer's decision, as texts tell it; empty where they didn't."""
    if isinstance(event, ev.EntrantReplaced):
        return "replaced"
    if isinstance(event, ev.BoardsTakenOver):
        return "boards"
    if not isinstance(event, ev.EntrantWithdrew | ev.EntrantStruck) or event.by in (None, event.entrant):
        return ""
    return "struck" if isinstance(event, ev.EntrantStruck) else "out"


def _found(state: TournamentState, ids: Collection[int | None]) -> list[Entrant]:
    return [one for one in state.entrants if one.id in ids]


def check_in_call(record: TournamentRecord) -> str:
    """The call to check in."""
    starts_at = record.plan.starts_at
    left = "" if starts_at is None else discord.utils.format_dt(starts_at, "R")
    return say("check-in-now", name=named(record), left=left, url=announcement_url(record))


def calls_to(text: str, people: Sequence[Person], to_ping: Collection[int]) -> list[tuple[str, list[Person]]]:
    """A text in as many messages as it takes to name `people`, each with those of them whom it pings.

    Those whom the text names already aren't named again.
    """
    calls: list[tuple[str, list[Person]]] = [(text, [])]
    for one in people:
        is_pinged = one.user_id in to_ping
        word = mention(one) if is_pinged else bold(one)
        text, pinged = calls[-1]
        if word in text:
            pinged += [one] if is_pinged else []
        elif size(text) + 1 + size(word) > MOST_CONTENT or len(pinged) == _PINGED:
            calls.append((word, [one] if is_pinged else []))
        else:
            calls[-1] = (f"{text} {word}", [*pinged, one] if is_pinged else pinged)
    return calls


def blocked_line(record: TournamentRecord, pairing: Pairing) -> str:
    """A pairing in which one player has blocked the other, as its organizer is told of it."""
    first, second = (entrant_named(record, one) for one in pairing.entrants)
    title = pairing_title(record.state, pairing)
    return say(
        "tournament-blocked", name=named(record), round=title, first=first, second=second, pairing=pairing.number
    )
