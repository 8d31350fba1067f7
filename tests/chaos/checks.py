"""What has to be true of everything that has a log, and of everything that can be tapped, whatever was killed."""

import re
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from itertools import count, pairwise

import msgspec

from bot.chouette.evolution import evolve as evolve_chouette
from bot.crowd import events as crowd
from bot.crowd.machine import evolve as evolve_crowd
from bot.errors import NotFound
from bot.records.matches import ChallengeStatus
from bot.rules.match.machine import evolve as evolve_match
from bot.tournaments import events as cup
from bot.tournaments.evolution import evolve as evolve_tournament
from bot.tournaments.state import TournamentPhase
from tests.chaos.players import target_of
from tests.loopback.boards import seen_in

_ALL = 100_000


@dataclass(frozen=True)
class Kind:
    """How one kind of thing is read from a database."""

    numbers: str
    events: str
    record: str
    evolve: object
    seen: object = lambda _: None
    """What people see of a state."""
    shown: object = lambda state: state.seq
    """The number that stands on what they tap."""


KINDS = {
    "match": Kind("match_numbers", "events", "match", evolve_match, seen_in),
    "chouette": Kind(
        "chouette_numbers", "chouette_events", "chouette", evolve_chouette, shown=lambda state: state.moved
    ),
    "crowd": Kind("crowd_numbers", "crowd_events", "crowd", evolve_crowd),
    "tournament": Kind("tournament_numbers", "tournament_events", "tournament", evolve_tournament),
}


class Archive:
    """What a database said whenever it was read."""

    def __init__(self):
        self.logs = {}
        self.records = {}
        self._states = {}
        self._seen = {}
        self._kept = set()

    async def read(self, database, tables):
        """Read it all. What it said before must still be there, at the front; and so must what people were shown."""
        for name, kind in KINDS.items():
            numbers = await getattr(database, kind.numbers)(0, _ALL)
            assert {number for known, number in self.logs if known == name} <= {*numbers}, f"a {name} is gone"
            for number in numbers:
                self.records[name, number] = record = await getattr(database, kind.record)(number)
                log = [stored.event for stored in await getattr(database, kind.events)(number)]
                self._append(name, number, log[: record.state.seq])  # it may be going on
                assert record.state == self._states[name, number], f"{name} {number}: the row is not what the log says"
        await self._read_challenges(database)
        await self._check_pairings(database)
        for table in tables:
            await self._check_answers(database, table)

    async def _read_challenges(self, database):
        with suppress(NotFound):
            for number in count(1):
                self.records["challenge", number] = await database.challenge(number)

    def _append(self, name, number, log):
        kind, before, state = KINDS[name], self.logs.get((name, number), []), self._states.get((name, number))
        assert log[: len(before)] == before, f"{name} {number}: events that were stored have changed"
        for event in log[len(before) :]:
            # A roll or a play made twice does not fit the state after the first one.
            state = kind.evolve(state, event)
            # A question at a chouette is answered by its own number.
            for shown in {kind.shown(state), getattr(state, "windows", 0)}:
                self._seen[name, number, shown] = kind.seen(state)
        assert state.seq == len(log)
        self.logs[name, number], self._states[name, number] = log, state
        _CHECKS.get(name, lambda *_: None)(number, log)

    async def _check_pairings(self, database):
        """Every match of a tournament is played for one pairing, and every pairing has one match."""
        linked, places = [], set()
        for (name, number), record in self.records.items():
            if name == "tournament":
                links = await database.matches_of_tournament(number)
                linked += [one for one in links.values() if ("match", one) in self.records]
                places.add(record.place)
        begun = [number for (name, number), one in self.records.items() if name == "match" and one.place in places]
        assert sorted(linked) == sorted(begun), "matches of tournaments, by their pairings and by where they are played"

    async def _check_answers(self, database, table):
        """What somebody was shown or told is stored."""
        for name, number, seq, seen in table.answered:
            stored = self._seen.get((name, number, seq), "nothing")
            is_right = stored == seen or (seen is None and stored != "nothing")
            assert is_right, f"{name} {number} at {seq}: {seen} was shown, {stored} is stored"
        for interaction_id in table.promised.keys() - self._kept:
            what = table.promised[interaction_id]
            assert await is_stored(database, interaction_id), f"{what} was promised to {interaction_id}, not stored"
            self._kept.add(interaction_id)

    @property
    def events(self):
        """How many events there are."""
        return sum(map(len, self.logs.values()))

    @property
    def counts(self):
        """How many things there are of each kind, how many of them are over, and how many events they have."""
        counts = Counter(name for name, _ in self.records)
        over = Counter(name for (name, _), record in self.records.items() if is_over(name, record))
        events = Counter()
        for (name, _), log in self.logs.items():
            events[name] += len(log)
        return {name: (counts[name], over[name], events[name]) for name in counts}


async def is_stored(database, interaction_id):
    """Is an interaction in any of the logs?"""
    return (
        any(one is not None for one in await database.stored_by(interaction_id))
        or await database.crowd_stored_by(interaction_id) is not None
        or await database.chouette_stored_by(interaction_id) is not None
    )


def is_over(name, record):
    """Can nothing happen any more in a thing?"""
    if name == "challenge":
        return record.status is not ChallengeStatus.OPEN
    state = record.state
    if name == "match":
        return state.is_over
    if name == "crowd":
        return state.over
    if name == "chouette":
        return state.phase.value == "over"
    return state.phase in (TournamentPhase.ENDED, TournamentPhase.CANCELLED)


def _check_crowd(number, log):
    """Each question is asked and settled once."""
    asked = [event.seq for event in log if isinstance(event, crowd.Asked)]
    assert all(first < second for first, second in pairwise(asked)), f"crowd {number}: asked {asked}"
    open_now = 0
    for event in log:
        open_now += isinstance(event, crowd.Asked) - isinstance(event, crowd.Settled | crowd.Dropped)
        assert open_now in (0, 1), f"crowd {number}: settled twice"
    joined = [event.id for event in log if isinstance(event, crowd.Joined)]
    assert len({*joined}) == len(joined), f"crowd {number}: joined twice"


def _check_tournament(number, log):
    """Everybody is in once, every pairing is drawn once, and every result reported once."""
    drawn = [one.number for event in log if isinstance(event, cup.PairingsDrawn) for one in event.pairings]
    results = [event.pairing for event in log if isinstance(event, cup.ResultReported)]
    joined = [event.entrant for event in log if isinstance(event, cup.EntrantJoined)]
    for what in (drawn, results, joined):
        assert len({*what}) == len(what), f"tournament {number}: twice {what}"


_CHECKS = {"crowd": _check_crowd, "tournament": _check_tournament}


_ARMED = {
    "match": ("roll", "double", "take", "pass", "pick", "play", "play_it", "accept_resignation", "my_view", "c_vote"),
    "chouette": ("ch_join", "ch_start", "ch_roll", "ch_pick", "ch_play", "ch_say", "ch_answers", "ch_next", "ch_view"),
    "crowd": ("c_join", "c_start"),
    "tournament": ("t_join", "t_leave", "a_join", "a_pause"),
    "challenge": ("accept", "decline"),
}
"""By what a message is known on which people can still act."""
_KIND_OF = {action: name for name, actions in _ARMED.items() for action in actions}


def armed(server):
    """The messages that everyone sees and on which people can act, with the seq they show: by kind and number."""
    found = {}
    for channel in server.world.channels.values():
        for message in channel.messages:
            for component in message.walk():
                target = target_of(component)
                name = target and _KIND_OF.get(target.action)
                if name:
                    found.setdefault((name, target.subject), {})[message.id] = target.seq
    return found


def wrong_messages(server, archive):
    """What is wrong with the messages: things with no armed one or several, old ones left armed, boards behind."""
    now, wrong = armed(server), []
    for (name, number), record in archive.records.items():
        shown = now.get((name, number), {})
        expected = _expected(name, record)
        # A call may be stored that was never shown: nobody can answer it by a tap, and its time runs out.
        unseen = name in {"crowd", "challenge"} and record.message_id is None and not shown
        if len(shown) != expected and not unseen:
            wrong.append(f"{name} {number}: {len(shown)} armed messages, not {expected}: {shown}")
        elif expected and name in ("match", "chouette"):
            seq = KINDS[name].shown(record.state)
            [(message_id, at)] = shown.items()
            noted = record.board and record.board.message_id  # None for a board that was sent a moment ago
            if name == "match" and (at, message_id) != (seq, noted):
                wrong.append(f"{name} {number}: {message_id} shows {at}, {record.board} is noted of {seq}")
            if name == "chouette" and message_id != noted:
                wrong.append(f"{name} {number}: {message_id} can be tapped, {record.board} is noted")
    return wrong


def asked_of_discord(server, most=150):
    """The latest requests of the bot that showed or changed something, a line each, for whoever looks for a cause."""
    lines = []
    for one in [one for one in server.requests if one.method != "GET"][-most:]:
        ids = re.findall(rb'"custom_id":"([^"]*)"', msgspec.json.encode(one.payload))[:4]
        what = " ".join(text.decode() for text in ids)
        lines.append(f"{one.at:.2f} +{one.seconds:.2f} {one.method} {one.path[-80:]}: {one.status} {what}")
    return lines


def _expected(name, record):
    """How many messages there have to be on which people can act in a thing."""
    if is_over(name, record):
        return 0
    if name == "crowd":
        return int(not record.has_begun)
    if name == "tournament" and record.state.phase is TournamentPhase.RUNNING:
        return int(record.state.settings.format.value == "arena")
    return 1
