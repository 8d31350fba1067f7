"""What people are called for in a tournament, and what they'd otherwise have to look for, in words."""

from collections.abc import Collection, Iterator, Sequence
from typing import Final

import discord

from bot.app.views import TournamentTurn
from bot.records.people import Person
from bot.records.tournaments import TournamentRecord
from bot.texts.catalogue import say
from bot.tournaments import events as ev
from bot.tournaments.settings import Format
from bot.tournaments.standings import standings
from bot.tournaments.state import Entrant, Pairing, TournamentState
from bot.ui.kit.message import MOST_CONTENT, size
from bot.ui.kit.names import bold, mention
from bot.ui.tournament.pictures import pairing_title
from bot.ui.tournament.view import announcement_url, entrant_named, named

_PINGED: Final = 100  # so many people may be pinged by one message


def concerned(turn: TournamentTurn) -> Iterator[tuple[str, list[Entrant]]]:
    """What an organizer or the clock did to people who may not be there to see it, each with whom it concerns."""
    record, before = turn.record, turn.before.state
    for event in turn.events:
        if isinstance(event, ev.ResultCorrected):
            winner, loser = (entrant_named(record, one) for one in (event.after.winner, event.after.loser))
            name, number = named(record), event.pairing
            text = say("tournament-corrected", name=name, pairing=number, winner=winner, loser=loser)
            yield text, _found(before, (event.after.winner, event.after.loser))
        elif isinstance(event, ev.TournamentCancelled):
            why = "organizer" if event.by is not None else "not_here" if before.settings.check_in else "too_few"
            still_in = [one for one in _still_in(before) if one.id != event.by]
            if still_in:
                yield say("tournament-called-off", name=named(record), why=why), still_in
        elif isinstance(event, ev.OfEntrant) and (kind := _taken_out(event)):
            newcomer = bold(Person(getattr(event, "newcomer", 0), getattr(event, "name", "")))
            text = say("tournament-taken-out", name=named(record), kind=kind, newcomer=newcomer)
            yield text, _found(before, [event.entrant])
    absent = [event.entrant for event in turn.events if isinstance(event, ev.EntrantAbsent) and event.by is None]
    if absent and before.settings.format is not Format.SINGLE_ELIMINATION:  # there they're out like all who lose
        yield say("tournament-absent", name=named(record)), _found(before, absent)


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


def _still_in(state: TournamentState) -> list[Entrant]:
    """Everyone who may still play, those who wait included."""
    gone = {line.entrant for line in standings(state) if line.is_out}
    return [one for one in state.entrants if not one.is_out and one.id not in gone]


def check_in_call(record: TournamentRecord) -> str:
    """The call to check in."""
    starts_at = record.plan.starts_at
    left = "" if starts_at is None else discord.utils.format_dt(starts_at, "R")
    return say("check-in-now", name=named(record), left=left, url=announcement_url(record))


def calls_to(text: str, people: Sequence[Person], to_ping: Collection[int]) -> list[tuple[str, list[Person]]]:
    """A text in as many messages as it takes to name `people`, each with those of them whom it pings."""
    calls: list[tuple[str, list[Person]]] = [(text, [])]
    for one in people:
        is_pinged = one.user_id in to_ping
        word = mention(one) if is_pinged else bold(one)
        text, pinged = calls[-1]
        if size(text) + 1 + size(word) > MOST_CONTENT or len(pinged) == _PINGED:
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
