"""Dice that anyone can check: each match gets its own, and when it is over it shows what they were drawn from."""

import secrets
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import msgspec

from bot.app.recent import Recent
from bot.dice.fairness import (
    DiceLog,
    Discrepancy,
    MatchDice,
    ServerSeed,
    derived_seed,
    games_of,
    player_seed,
    rolls_of,
    verify,
)
from bot.records.matches import ChallengeDice, ChallengeRecord, MatchRecord
from bot.records.people import Person
from bot.records.tournaments import TournamentRecord
from bot.rules.formats.event_log import DiceProof
from bot.rules.luck import is_whole_turn, race_luck
from bot.rules.match.events import DiceRolled, Event
from bot.rules.match.evolution import evolve
from bot.rules.match.state import MatchState
from bot.rules.match.turn import game_of
from bot.store import Store
from bot.tournaments.state import TournamentPhase

_EVENTS: Final = msgspec.json.Decoder(tuple[Event, ...])
_KEPT: Final = 256  # matches whose dice are kept in memory, so that a turn need not read them
_OVER: Final = (TournamentPhase.ENDED, TournamentPhase.CANCELLED)
_FRESH: Final = "fresh-"  # begins the label of a tournament match whose seed doesn't follow from the tournament's


class TournamentDice(msgspec.Struct, frozen=True):
    """Where the server seed of a tournament's match comes from; the tournament's own seed is shown when it is over.

    `fits` says whether the match's seed follows from it: None until the seed is shown, which happens when the
    tournament is over and no match whose rolls follow from it is under way.
    """

    tournament_id: int
    commitment: str
    server_seed: str | None
    fits: bool | None


@dataclass(frozen=True, slots=True)
class DiceReport:
    """The dice of a match: what may be shown of them and, once it is over, what a check of every roll has found."""

    log: DiceLog
    wrong: tuple[Discrepancy, ...] = ()
    tournament: TournamentDice | None = None

    @property
    def revealed(self) -> bool:
        """Is the server seed shown?"""
        return self.log.server_seed is not None

    @property
    def is_right(self) -> bool:
        """Is everything that can be checked as it should be?"""
        return not self.wrong and (self.tournament is None or self.tournament.fits is not False)


def report_of(dice: MatchDice, events: Sequence[Any], *, over: bool) -> DiceReport:
    """The dice of a match or a chouette as far as they may be shown; its seed, and all rolls checked, once `over`."""
    shown = dice.seed.hex if over else None
    log = DiceLog(dice.label, dice.commitment, shown, dice.player_seeds, rolls_of(events), games_of(events))
    return DiceReport(log, tuple(verify(log)) if over else ())


class RaceLuck(msgspec.Struct, frozen=True):
    """How lucky a side's rolls were in the race: pips gained above the average of each position, over `rolls` rolls.

    The opening roll of a game belongs to both sides and does not count. Neither do rolls in games where a roll gives
    more than its own numbers.
    """

    pips: float = 0.0
    rolls: int = 0


def luck_of(events: Iterable[Event], *, most: int) -> tuple[RaceLuck, RaceLuck] | None:
    """The luck of each side; None for more than `most` rolls. Takes 4 ms a roll: not for the event loop."""
    rolls: list[tuple[MatchState, DiceRolled]] = []
    state: MatchState | None = None
    for event in events:
        if isinstance(event, DiceRolled) and state is not None and is_whole_turn(game_of(state)):
            rolls.append((state, event))
        state = evolve(state, event)
    if len(rolls) > most:
        return None
    found = [RaceLuck(), RaceLuck()]
    for before, rolled in rolls:
        pips = race_luck(before.position, rolled.roll, game_of(before), before.rules)
        found[rolled.side] = RaceLuck(found[rolled.side].pips + pips, found[rolled.side].rolls + 1)
    return found[0], found[1]


def luck_in(log: bytes, *, most: int) -> tuple[RaceLuck, RaceLuck] | None:
    """The same of a log as JSON."""
    return luck_of(_EVENTS.decode(log), most=most)


class FairDice:
    """Gives new matches their dice, finds those of existing ones, and counts what was rolled."""

    def __init__(self, store: Store, random_bytes: Callable[[int], bytes] = secrets.token_bytes) -> None:
        self._store, self._random_bytes = store, random_bytes
        self.rolls_of_match, self.rolls_of_person = store.rolls_of_match, store.rolls_of_person
        self.rolls_of_server = store.rolls_of_server
        self._kept: Recent[int, MatchDice] = Recent(_KEPT)

    def fresh(self) -> ServerSeed:
        """A seed that nobody knows."""
        return ServerSeed.fresh(self._random_bytes)

    def for_proposal(self, click: int | None) -> ChallengeDice:
        """The seed of a challenge, made before anybody has accepted; `click` is the interaction that proposed it."""
        return ChallengeDice(self.fresh(), click)

    async def for_challenge(self, challenge: ChallengeRecord, acceptor: Person, click: int) -> MatchDice:
        """The dice of the match that a challenge leads to; `click` is the interaction that accepts it.

        The phrases are those of this moment: a player may still change theirs after seeing the commitment.
        """
        proposed = await self._store.challenge_dice(challenge.challenge_id) or self.for_proposal(None)
        seeds = await self._player_seeds((challenge.challenger, acceptor), (proposed.click, click))
        return _dice(proposed.seed, f"challenge-{challenge.challenge_id}", seeds)

    async def for_computer(self, players: Sequence[Person], click: int) -> MatchDice:
        """The dice of a match against the computer, which begins with the `click` that asked for it."""
        return _dice(self.fresh(), f"computer-{click}", await self._player_seeds(players, (click, None)))

    async def for_crowd(self, players: Sequence[Person], crowd_id: int) -> MatchDice:
        """The dice of a crowd's match, which its members add nothing to."""
        return _dice(self.fresh(), f"crowd-{crowd_id}", await self._player_seeds(players, (None, None)))

    async def for_pairing(
        self, tournament: TournamentRecord, pairing: int, players: Sequence[Person], *, after: int | None
    ) -> MatchDice:
        """The dice of a tournament's match. `after` is the match that this one replaces, if any.

        Its seed follows from the tournament's, until that has been shown: a match played later, after a correction, has
        a seed of its own.
        """
        number = tournament.tournament_id
        # A pairing can be taken back and played again under the same number: with the same label it would roll the
        # same.
        label = f"{_tournament_label(number)}{pairing}-at-{tournament.state.seq}"
        if after is not None:
            label += f"-after-{after}"
        clicks = [await self._store.sign_up_click(number, person.user_id) for person in players]
        seeds = await self._player_seeds(players, clicks)
        announced = await self._store.tournament_seed(number)
        if announced is None or await self._store.tournament_has_ended(number):
            return _dice(self.fresh(), _FRESH + label, seeds)
        return _dice(derived_seed(announced, label), label, seeds)

    async def of(self, record: MatchRecord) -> MatchDice | None:
        """The dice of a match; None for one from before there were any. Not to be shown: see `report`."""
        if record.commitment is None:
            return None
        found = self._kept.get(record.match_id) or await self._store.match_dice(record.match_id)
        if found is not None:
            self._kept[record.match_id] = found
        return found

    async def shown(self, record: MatchRecord) -> dict[str, Any] | None:
        """The part `dice` of a match's file: without the server seed until the match is over."""
        dice = await self._store.match_dice(record.match_id)
        return None if dice is None else dice.shown(revealed=record.state.is_over)

    async def proof(self, record: MatchRecord) -> DiceProof | None:
        """The same for `bot.rules.formats.event_log`."""
        shown = await self.shown(record)
        return None if shown is None else DiceProof(**shown)

    async def report(self, record: MatchRecord) -> DiceReport | None:
        """Check the dice of a match as far as they may be shown; None for a match from before there were any."""
        dice = await self._store.match_dice(record.match_id)
        if dice is None:
            return None
        events = [stored.event for stored in await self._store.events(record.match_id)]
        report = report_of(dice, events, over=record.state.is_over)
        return replace(report, tournament=await self._tournament(record, dice))

    async def _tournament(self, record: MatchRecord, dice: MatchDice) -> TournamentDice | None:
        found = None if dice.label.startswith(_FRESH) else await self._store.pairing_of(record.match_id)
        seed = None if found is None else await self._store.tournament_seed(found[0])
        if found is None or seed is None:
            return None
        tournament = await self._store.tournament(found[0])
        over = tournament.state.phase in _OVER and record.state.is_over
        # The end of a tournament closes its matches, but after a crash they may stay open for long: their rolls follow
        # too.
        if not over or await self._store.is_played_with(_tournament_label(found[0])):
            return TournamentDice(found[0], seed.commitment, None, None)
        return TournamentDice(found[0], seed.commitment, seed.hex, derived_seed(seed, dice.label) == dice.seed)

    async def _player_seeds(self, players: Sequence[Person], clicks: Sequence[int | None]) -> tuple[str, str]:
        white, black = [
            player_seed(click, (await self._store.preferences(person.user_id)).dice_phrase)
            for person, click in zip(players, clicks, strict=True)
        ]
        return white, black


def _tournament_label(number: int) -> str:
    """The beginning of the labels of matches whose seeds follow from a tournament's."""
    return f"tournament-{number}-pairing-"


def _dice(seed: ServerSeed, label: str, player_seeds: tuple[str, str]) -> MatchDice:
    return MatchDice(seed, label, player_seeds, seed.commitment)
