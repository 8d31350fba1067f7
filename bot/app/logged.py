"""A match with its log, whether it was played here or imported."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from bot.app.dice import FairDice
from bot.app.views import Step
from bot.dice.statistics import RollCounts, count_rolls
from bot.errors import NotFound, NotFoundWhat
from bot.records.matches import ImportedMatch, MatchRecord, OwnSide
from bot.records.people import Person, Place
from bot.rules.dice import Roll
from bot.rules.formats.event_log import DiceProof
from bot.rules.luck import is_whole_turn, race_gain, race_luck
from bot.rules.match import events as ev
from bot.rules.match.events import Event
from bot.rules.match.evolution import evolve
from bot.rules.match.state import MatchState
from bot.rules.match.turn import game_of
from bot.rules.sides import Side
from bot.store import Store

_NO_PART: Final = re.compile(r"[\s_]+")  # what tells no two names apart: other sites write `jane_doe` for Jane Doe
_KEY: Final = re.compile(r"\s*#?(i?)([0-9]{1,18})(?:\s*:.*|\s*)", re.DOTALL | re.IGNORECASE | re.ASCII)


@dataclass(frozen=True, slots=True)
class Viewer:
    """Somebody who wants to see a match, and where they ask. `direct`: in their direct messages with the bot."""

    user_id: int
    place: Place
    direct: bool = False


@dataclass(frozen=True, slots=True)
class LoggedMatch:
    """A match and everything that has happened in it so far.

    `key` is `12` for a match played here and `i12` for an imported one. `record` is the match as boards and scores
    show it; that of an imported match has `match_id` 0, players without ids, and the place where it was imported.
    `owner_id` is the person who imported it, None for a match played here. `proof` is what may be shown of its dice:
    the server seed only once the match is over, and for an imported match what its file says.
    """

    key: str
    record: MatchRecord
    events: tuple[Event, ...]
    proof: DiceProof | None = None
    imported: ImportedMatch | None = None

    @property
    def names(self) -> tuple[str, str]:
        """White's and Black's names; empty for a deleted player."""
        white, black = self.record.players
        return white.name, black.name

    @property
    def state(self) -> MatchState:
        """The state that the log leads to."""
        return self.record.state

    @property
    def is_over(self) -> bool:
        """Is it finished?"""
        return self.record.state.is_over

    @property
    def is_imported(self) -> bool:
        """Was it imported?"""
        return self.imported is not None

    @property
    def owner_id(self) -> int | None:
        """The person who imported it."""
        return None if self.imported is None else self.imported.owner_id

    @property
    def is_private(self) -> bool:
        """May only its owner see it?"""
        return self.imported is not None and not self.imported.shared


def parse_key(text: str) -> tuple[bool, int]:
    """The match that a text names: whether it is an imported one, and its number.

    Understands `12`, `#12`, `i12` and what lists of choices show, `12: Alice 3-1 Bob`. Raises NotFound otherwise.
    """
    found = _KEY.fullmatch(text)
    if found is None:
        raise NotFound(NotFoundWhat.MATCH)
    return bool(found[1]), int(found[2])


def side_named(names: tuple[str, str], called: Iterable[str]) -> OwnSide | None:
    """The side of a person who is `called` so; None if neither name is theirs, or both are."""
    own = {spelled(one) for one in called} - {""}
    found = [side for side in OwnSide if any(spelled(names[one]) in own for one in side.sides)]
    return found[0] if len(found) == 1 else None


def spelled(name: str) -> str:
    """A name without what programs spell differently: capitals, spaces, underscores."""
    return _NO_PART.sub("", name).casefold()


def board_record(imported: ImportedMatch) -> MatchRecord:
    """An imported match as boards and scores show it; see `LoggedMatch.record`."""
    white, black = imported.names
    return MatchRecord(
        match_id=0,
        place=Place(0, imported.guild_id),
        players=(Person(0, white), Person(0, black)),
        state=imported.state,
        board=None,
        created_at=imported.created_at,
        updated_at=imported.created_at,
        rated=False,
    )


class Logs:
    """Finds a match with its log by its key, for those who may see it."""

    def __init__(self, store: Store, dice: FairDice) -> None:
        self._store, self._dice = store, dice

    async def load(self, key: str, viewer: Viewer, *, shown: bool = False) -> LoggedMatch:
        """The match that `key` names; see `parse_key`.

        A match played here is found in its own server or group, by its players in a direct message, and with `shown`
        (they tap on something that shows it) anywhere. An imported one is found by its owner and, if it is shared, by
        everybody in the server where it was imported. Raises NotFound.
        """
        imported, number = parse_key(key)
        if imported:
            return await self._imported(await self.imported(number, viewer))
        record = await self._store.match(number)
        if not shown and not _is_visible(record, viewer):
            raise NotFound(NotFoundWhat.MATCH)
        return await self.of(record)

    async def of(self, record: MatchRecord) -> LoggedMatch:
        """A match played here, with its log. Raises NotFound."""
        stored = await self._store.events(record.match_id)
        if not stored:
            raise NotFound(NotFoundWhat.MATCH)
        events = tuple(one.event for one in stored)
        if record.state.seq != len(events):  # somebody has played meanwhile
            record = await self._store.match(record.match_id)
            events = events[: record.state.seq]
        return LoggedMatch(str(record.match_id), record, events, await self._dice.proof(record))

    async def imported(self, import_id: int, viewer: Viewer) -> ImportedMatch:
        """An imported match without its log. Raises NotFound for those who may not see it."""
        imported = await self._store.imported(import_id)
        shared = imported.shared and imported.guild_id is not None and imported.guild_id == viewer.place.guild_id
        if imported.owner_id != viewer.user_id and not shared:
            raise NotFound(NotFoundWhat.IMPORT)
        return imported

    async def own_side(self, imported: ImportedMatch) -> OwnSide | None:
        """Which side of an imported match is its owner's: as they said, or else by their names; None if neither is."""
        if imported.own_side is not None:
            return imported.own_side
        return side_named(imported.names, await self._names_of(imported.owner_id))

    async def named_sides(self, imports: Iterable[ImportedMatch], owner_id: int) -> dict[str, OwnSide | None]:
        """The same of all those of a person's imports of which they haven't said it, by their keys."""
        names = await self._names_of(owner_id)
        return {one.key: side_named(one.names, names) for one in imports if one.own_side is None}

    async def _names_of(self, user_id: int) -> Sequence[str]:
        seen, names = await self._store.person_seen(user_id), await self._store.own_names(user_id)
        return names if seen is None else (seen[0].name, *names)

    async def sides_of(self, logged: LoggedMatch, user_id: int | None) -> tuple[Side, ...]:
        """The sides that a person played in a match; of an imported one by what is known of it now."""
        if logged.imported is None:
            return tuple(side for side in Side if user_id and logged.record.players[side].user_id == user_id)
        if user_id != logged.imported.owner_id:
            return ()
        try:
            own = await self.own_side(await self._store.imported(logged.imported.import_id))
        except NotFound:  # it was deleted meanwhile
            return ()
        return () if own is None else own.sides

    async def _imported(self, imported: ImportedMatch) -> LoggedMatch:
        events, proof = await self._store.import_log(imported.import_id)
        return LoggedMatch(imported.key, board_record(imported), events, proof, imported)


def _is_visible(record: MatchRecord, viewer: Viewer) -> bool:
    own = any(person.user_id == viewer.user_id for person in record.players)
    if viewer.place.guild_id is None:
        return record.place.channel_id == viewer.place.channel_id or (viewer.direct and own)
    return record.place.guild_id == viewer.place.guild_id


_GOES_ON: Final = (ev.MatchStarted, ev.DiceRolled, ev.PassingAsked, ev.DoublePassed, ev.TimeRanOut)
"""Events that are shown together with the next one."""

_LOOKED_AT: Final = 8  # how many rolls, those with the largest gain, are compared with the average of their positions


class GameSummary(msgspec.Struct, frozen=True):
    """A game of a match: who won how many points and how, and the score after it; nobody if it was drawn."""

    number: int
    winner: Side | None
    points: int
    grade: str
    """The grade by which texts call the win: see `Variant.grade_name`."""
    ending: ev.Ending | None
    score: tuple[int, int]


class CubeEvent(msgspec.Struct, frozen=True):
    """A cube action, by the class of its event; `value` is what it shows, `again` tells a raccoon."""

    game: int
    side: Side
    event: type[ev.Event]
    value: int
    again: bool = False


class BestRoll(msgspec.Struct, frozen=True):
    """The roll that gained the most `pips` in the race above the average.

    The engine's *luckiest* roll is another: the one that gained the most equity. Neither is called by the other's name.
    """

    game: int
    side: Side
    roll: Roll
    pips: float


class Run(msgspec.Struct, frozen=True):
    """Games that one side won one after the other, and the points they were worth."""

    side: Side
    games: int
    points: int


class MatchSummary(msgspec.Struct, frozen=True):
    """A match in short. `rolls` are the dice of both sides, indexed by Side."""

    games: tuple[GameSummary, ...]
    cube: tuple[CubeEvent, ...]
    best_roll: BestRoll | None
    rolls: tuple[RollCounts, RollCounts] = (RollCounts(), RollCounts())

    @property
    def longest_run(self) -> Run | None:
        """The most games won in a row, the earlier of equals; None if nobody won two, or there were no others."""
        best, run = Run(Side.WHITE, 0, 0), Run(Side.WHITE, 0, 0)
        for game in self.games:
            if game.winner is None:
                run = Run(Side.WHITE, 0, 0)
            elif run.games and game.winner is run.side:
                run = Run(run.side, run.games + 1, run.points + game.points)
            else:
                run = Run(game.winner, 1, game.points)
            best = run if run.games > best.games else best
        return best if 1 < best.games < len(self.games) else None


def summarise(events: Iterable[ev.Event]) -> MatchSummary:
    """The summary of a log. Takes some tenths of a second for a long match, so it must not run on the event loop."""
    games: list[GameSummary] = []
    cube: list[CubeEvent] = []
    rolls: list[tuple[MatchState, ev.DiceRolled]] = []
    state: MatchState | None = None
    log = tuple(events)
    for event in log:
        before, state = state, evolve(state, event)
        if before is None:
            continue
        if isinstance(event, ev.GameEnded):
            grade = game_of(before).grade_name(event.grade)
            games.append(GameSummary(before.game, event.winner, event.points, grade, event.ending, state.score))
        elif isinstance(event, ev.GameDrawn):
            games.append(GameSummary(before.game, None, 0, "", None, state.score))
        elif isinstance(event, ev.DoubleOffered | ev.CubeBeavered | ev.DoubleTaken):
            again = isinstance(event, ev.CubeBeavered) and before.beavers > 0
            cube.append(CubeEvent(before.game, event.side, type(event), event.value, again))
        elif isinstance(event, ev.DoublePassed):
            cube.append(CubeEvent(before.game, event.side, type(event), before.stake))
        elif isinstance(event, ev.DiceRolled) and is_whole_turn(game_of(before)):
            rolls.append((before, event))
    return MatchSummary(tuple(games), tuple(cube), _best_roll(rolls), count_rolls(log))


def _best_roll(rolls: list[tuple[MatchState, ev.DiceRolled]]) -> BestRoll | None:
    """The best roll in the race, if one gained a pip; that of an opening belongs to both sides and does not count."""

    def gain(rolled: tuple[MatchState, ev.DiceRolled]) -> int:
        state, event = rolled
        return race_gain(state.position, event.roll, game_of(state), state.rules)

    found = []
    for state, event in sorted(rolls, key=gain, reverse=True)[:_LOOKED_AT]:
        pips = race_luck(state.position, event.roll, game_of(state), state.rules)
        found.append(BestRoll(state.game, event.side, event.roll, pips))
    return max((one for one in found if round(one.pips) > 0), key=lambda one: one.pips, default=None)


@dataclass(frozen=True, slots=True)
class Frame:
    """One picture of a replay: the state it shows, the one before, and what happened in between."""

    before: MatchState | None
    steps: tuple[Step, ...]

    @property
    def state(self) -> MatchState:
        """The state shown."""
        return self.steps[-1].state


def frames_of(events: Iterable[ev.Event]) -> list[Frame]:
    """The log of a match as pictures: one each for an opening, a turn, a double, an answer, the end of a game."""
    frames: list[Frame] = []
    steps: list[Step] = []
    before: MatchState | None = None
    state: MatchState | None = None
    for event in events:
        state = evolve(state, event)
        if isinstance(event, ev.MatchEnded) and frames and not steps:
            last = frames.pop()
            before, steps = last.before, list(last.steps)
        steps.append(Step(event, state))
        if not isinstance(event, _GOES_ON):
            frames.append(Frame(before, tuple(steps)))
            before, steps = state, []
    if steps:
        frames.append(Frame(before, tuple(steps)))
    return frames
