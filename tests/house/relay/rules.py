"""A relay: two teams at one board, whose members take turns for their side. Pure."""

from collections.abc import Sequence

import msgspec

from bot.records.people import Person
from bot.rules.dice import DiceSource
from bot.rules.match import commands as cmd
from bot.rules.match import events as ev
from bot.rules.match.evolution import evolve as evolve_match
from bot.rules.match.machine import decide, start
from bot.rules.match.state import MatchState
from bot.rules.rules import Rules
from bot.rules.sides import Side


class Opened(msgspec.Struct, frozen=True):
    host: int


class Joined(msgspec.Struct, frozen=True):
    person: Person
    side: Side


Event = Opened | Joined | ev.Event


class Relay(msgspec.Struct, frozen=True):
    seq: int
    host: int
    members: tuple[tuple[Person, Side], ...] = ()
    match: MatchState | None = None

    def team(self, side: Side) -> list[Person]:
        return [person for person, theirs in self.members if theirs is side]

    @property
    def next(self) -> Person | None:
        """Who acts now: each member of a team in turn."""
        side = None if self.match is None else self.match.waiting_for
        if self.match is None or side is None:
            return None
        team = self.team(side)
        return team[self.match.turns // 2 % len(team)]


def evolve(relay: Relay | None, event: Event) -> Relay:
    if isinstance(event, Opened):
        return Relay(1, event.host)
    if relay is None:
        raise ValueError("a relay begins with its opening")
    after = msgspec.structs.replace(relay, seq=relay.seq + 1)
    if isinstance(event, Joined):
        return msgspec.structs.replace(after, members=(*relay.members, (event.person, event.side)))
    return msgspec.structs.replace(after, match=evolve_match(relay.match, event))


def join(relay: Relay, person: Person, side: Side) -> Sequence[Event]:
    known = any(one.user_id == person.user_id for one, _ in relay.members)
    return () if known or relay.match is not None else (Joined(person, side),)


def begin(relay: Relay, dice: DiceSource) -> Sequence[Event]:
    if relay.match is not None or not all(map(relay.team, Side)):
        return ()
    return start(cmd.StartMatch("backgammon", 1, Rules(cube=False)), dice)


def act(relay: Relay, person: Person, dice: DiceSource, play: str = "") -> Sequence[Event]:
    """Roll, or make a play; nothing happens for anybody who is not next. Raises the errors of a play."""
    if relay.match is None or relay.next is None or relay.next.user_id != person.user_id:
        return ()
    side = relay.match.on_roll
    return decide(relay.match, cmd.MakePlay(side, play) if play else cmd.RollDice(side), dice)
