"""Requests of a chouette to those it waits for, where it is shown, and a direct message to those who want one."""

from collections.abc import Sequence

from bot.chouette.queries import captain_of
from bot.chouette.seen import seen_by
from bot.chouette.state import ChouettePhase, ChouetteState
from bot.chouette.windows import asked_of, waiting_for
from bot.records.chouettes import ChouetteRecord
from bot.rules.match.state import Phase
from bot.texts.catalogue import best_language, say, speaking
from bot.ui.chouette.buttons import live_club_buttons, may_double
from bot.ui.chouette.post import Called
from bot.ui.chouette.words import name_of, names_of, points
from bot.ui.kit.feature import Shared
from bot.ui.kit.host import Host
from bot.ui.kit.places import language_of_place
from bot.ui.match.waiting import MOST_TOLD, board_url, call_person, shared_line


def asked(state: ChouetteState, person: int) -> str:
    """A chouette's request to a person it waits for, such as `play 4-2`."""
    game = state.game
    if game is None:
        return say("asked-partner")
    if game.window is not None:
        values = sorted({game.cubes[number].cube.value * 2 for number in asked_of(state, person)})
        return say("asked-window", kind=game.window.kind.value, value="/".join(map(str, values)))
    if game.board.phase is Phase.TO_PLAY:
        return say("asked-play", roll=str(game.board.roll))
    return say("asked-roll-or-double") if may_double(state) else say("asked-roll")


async def shared_by(host: Host, person_id: int) -> list[Shared]:
    """The chouettes that a person belongs to."""
    return [_shared(record, person_id) for record in await host.app.chouettes.of_person(person_id)]


def chouette_item(record: ChouetteRecord, person_id: int) -> str:
    """A chouette in a line of a list: what it waits for, who is box and captain, a person's points, a link."""
    return _shared(record, person_id).item


def _shared(record: ChouetteRecord, person_id: int) -> Shared:
    state, clock = record.state, record.clock
    waits, waiting = person_id in waiting_for(state), seen_by(state, person_id).waiting
    due = clock.closes or clock.sides.due if waiting else None
    if state.phase is ChouettePhase.LOBBY:
        what = say("shared-lobby", count=len(state.order))
    elif waits:
        what = f"**{asked(state, person_id)}**"
    else:
        what = say("shared-waits", who=names_of(record, waiting)) if waiting else say("shared-between")
    parts = [what, say("shared-chouette", number=record.chouette_id), _seats(record)]
    if person_id in state.scores and state.games:
        parts.append(say("shared-points", points=points(state.scores[person_id])))
    url = board_url(record)
    item, short = shared_line(parts, due if waits else clock.next_at, url), f"{parts[1]}: {what}"
    return Shared(item, waits, due, record.updated_at, url, short, chouette_id=record.chouette_id)


def _seats(record: ChouetteRecord) -> str:
    """Box and captain, once there are any."""
    state = record.state
    if state.phase is ChouettePhase.LOBBY:
        return ""
    leads = state.order[1] if state.game is None else captain_of(state)
    return say("shared-seats", box=name_of(record, state.order[0]), captain=name_of(record, leads))


class ChouetteCalls:
    """Calls those by direct message whom a new post calls, if they want that; once for each question."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self.called = Called()

    async def call(self, number: int, lines: Sequence[str], actor: int | None) -> None:
        """Call whom a chouette waits for now that it is shown; `lines` tell what happened, `actor` brought it about."""
        record = await self._host.app.chouettes.look(number)
        if record.board is None or record.board.seq < record.state.moved:
            return
        called = self.called.still_to(record)
        self.called.note(record)
        really = waiting_for(record.state)  # this is for their eyes alone
        for person in called:
            preferences = await self._host.app.people.preferences(person)
            if person == actor or person not in really or not preferences.dm_turns:
                continue
            with speaking(best_language(preferences.language, await language_of_place(self._host, record.place))):
                link = say("match-link", url=board_url(record))
                line = say("turn-call-chouette", number=number, what=asked(record.state, person), link=link)
                row = live_club_buttons(self._host, record)
            told = [*lines[-MOST_TOLD:], line]
            await call_person(self._host, person, told, but_in=record.place.channel_id, row=row)
