"""A match at the live board: the frame `table`, for one way of seeing it."""

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from bot.app.recent import Recent
from bot.app.views import Step, Turn
from bot.errors import IllegalReason
from bot.live.address import Address
from bot.live.presence import Presence
from bot.live.steps import View, legs
from bot.records.computers import is_computer, is_somebody
from bot.records.matches import MatchRecord
from bot.records.people import Preferences
from bot.render.board.alt_text import board_alt_text
from bot.render.board.scene import BoardScene
from bot.render.board.ways import arrows_of
from bot.rules.match import events as ev
from bot.rules.match.partial import partial_now
from bot.rules.match.state import IN_PLAY, Crawford, MatchState, Phase
from bot.rules.match.time_control import ClockKind, MatchClock
from bot.rules.match.turn import game_of
from bot.rules.play import play_text
from bot.rules.position import BAR, HAND, OFF, POINTS
from bot.rules.sides import Side
from bot.texts.catalogue import say
from bot.ui.board.posts import latest
from bot.ui.kit.host import Host
from bot.ui.live.words import unmarked_text
from bot.ui.match.narration import called, match_title, result_line, short_name, tell, whose_turn
from bot.ui.match.scenes import own_scene
from bot.ui.match.style import told_in, told_play, with_numbering
from bot.ui.match.waiting import asked

_NEWS: Final = (ev.DoubleOffered, ev.CubeBeavered, ev.DoubleTaken, ev.ResignationOffered, ev.ResignationRefused)
"""Events that no play on the board shows: they're told before whose turn it is."""
_MOST_ROLLS: Final = 10_000  # more rolls than a game has: the number of the game is written above them
_MOST: Final = 30  # rows that are sent
Row = tuple[int, str, str, str, str]
"""Its number; roll and play of the side below, then of the side above. What isn't there is empty."""


class Eye(NamedTuple):
    """All that makes one person see a match differently from another; `side` is None for who only watches."""

    side: Side | None
    language: str
    preferences: Preferences
    """Nothing but what changes the board."""

    @property
    def bottom(self) -> Side:
        """The side that sits below."""
        return self.side or Side.WHITE


def eye_of(side: Side | None, language: str, preferences: Preferences, theme: str) -> Eye:
    """The eye of a person; of those who see the same, the same."""
    seen = Preferences(theme=theme, home_left=preferences.home_left, numbering=preferences.numbering)
    return Eye(side, language, seen)


def table_of(
    host: Host, eye: Eye, record: MatchRecord, turn: Turn | None, events: Sequence[ev.Event]
) -> dict[str, Any]:
    """The fields of a table, in the language being spoken. `events` are those of the game being played."""
    record = with_numbering(host, record)
    state, view = record.state, View(game_of(record.state), eye.bottom)
    scene = own_scene(host, record, eye.side, eye.preferences, partial_now(state, ()))
    return {
        "match": record.match_id,
        "seq": state.seq,
        "view": _view(view, eye, scene),
        "game": _game(view, state, scene),
        "title": match_title(record),
        "position": view.position(scene.position, scene.mover),
        "roll": _roll(state, scene),
        "cube": _cube(state, scene),
        "score": _score(state, scene),
        "players": {side.name.lower(): _player(host, record, side, scene) for side in Side},
        "clocks": clocks_of(record, host.clock()),
        "to_act": _to_act(record, eye, events),
        "last": _last(record, view, scene, eye, events),
        "played": [] if turn is None else _played(turn, view),
        "ended": None if turn is None else _ended(record, turn, view),
        "told": _told(record, turn),
        "rows": rows_of(events, eye.bottom),
        "spoken": board_alt_text(scene),
        "channel": host.get(Address).channel(record.place.guild_id, record.posts_to),
        "watching": host.get(Presence).watching(record),
        "watchers": host.get(Presence).watchers(record),
        "over": None,
    }


def _view(view: View, eye: Eye, scene: BoardScene) -> dict[str, Any]:
    worn = scene.numbered_by
    labels = ["" if worn is None else str(view.slot(worn, slot)) for slot in range(1, POINTS + 1)]
    return {
        "bottom": eye.bottom.name.lower(),
        "you": None if eye.side is None else eye.side.name.lower(),
        "mirror": scene.home_left,
        "theme": scene.theme,
        "labels": labels,
    }


def _game(view: View, state: MatchState, scene: BoardScene) -> dict[str, Any]:
    game = view.game
    start = game.start()
    heads = [view.slot(side, POINTS) for side in Side] if scene.game.head else []
    return {
        "key": game.key,
        "name": game.name,
        "number": state.game,
        "same_way": game.same_way,
        "pins": game.pins,
        "hand": len(start.mine) > HAND,
        "off": game.why_not(start, 1, OFF, state.rules) is not IllegalReason.NO_BEARING_OFF,
        "head": heads,
    }


def _roll(state: MatchState, scene: BoardScene) -> dict[str, Any] | None:
    fell = state.game * _MOST_ROLLS + state.rolls
    if scene.dice_shown():
        dice, spent = zip(*scene.dice_shown(), strict=True)
        return {"side": scene.mover.name.lower(), "dice": dice, "spent": spent, "old": False, "fell": fell}
    last = state.last_turn
    if scene.old_dice is None or last is None:
        return None
    dice = tuple(last.roll)
    return {"side": last.side.name.lower(), "dice": dice, "spent": [True] * len(dice), "old": True, "fell": fell}


def _cube(state: MatchState, scene: BoardScene) -> dict[str, Any]:
    owner = scene.cube.owner
    offer = None if scene.offered is None else {"value": scene.offered, "by": scene.doubler.name.lower()}
    return {
        "shown": scene.cube_in_play,
        "value": scene.cube.value,
        "face": scene.cube_shown,
        "owner": None if owner is None else owner.name.lower(),
        "crossed": state.crawford is Crawford.NOW,
        "quiet": scene.cube.value == 1 and owner is None,
        "offer": offer,
    }


def _score(state: MatchState, scene: BoardScene) -> dict[str, Any]:
    white, black = scene.score
    is_crawford = state.crawford is not Crawford.BEFORE and not state.is_over
    note = say("score-crawford", stage=state.crawford.value) if is_crawford else ""
    return {"white": white, "black": black, "length": state.length, "note": unmarked_text(note)}


def _player(host: Host, record: MatchRecord, side: Side, scene: BoardScene) -> dict[str, Any]:
    return {
        "name": short_name(record.players, side),
        "pips": scene.pips(side),
        "computer": is_computer(record.players[side].user_id),
        "live": host.get(Presence).sits(record, side),
    }


def clocks_of(record: MatchRecord, now: datetime) -> dict[str, Any] | None:
    """The clocks of a match, as of now; None without one."""
    clock = record.agreed_clock
    if clock is None or record.state.is_over:
        return None
    return {
        "kind": clock.control.kind.value,
        "running": None if clock.running is None else clock.running.name.lower(),
        "paused": clock.is_paused,
        "now": round(now.timestamp() * 1000),
        **{side.name.lower(): _clock(clock, side, now) for side in Side},
    }


def _clock(clock: MatchClock, side: Side, now: datetime) -> dict[str, Any]:
    """Milliseconds of the delay that is left, and then of the reserve."""
    live = clock.control.kind is ClockKind.LIVE
    reserve, delay = (clock.reserve[side], clock.control.turn) if live else (0.0, clock.control.turn)
    left, expired = None if side is not clock.running else clock.left(now), clock.expired and side is clock.running
    if left is None:
        return {"left": round(reserve * 1000), "delay": round(delay * 1000), "expired": expired}
    seconds = left.total_seconds()
    spared, kept = max(0.0, seconds - reserve), min(reserve, seconds)
    return {"left": round(kept * 1000), "delay": round(spared * 1000), "expired": expired or seconds <= 0}


def _to_act(record: MatchRecord, eye: Eye, events: Sequence[ev.Event]) -> dict[str, Any]:
    side = record.state.waiting_for
    yours = side is not None and side is eye.side
    words = whose_turn(record, ping=False) or result_line(record)
    if side is not None and is_somebody(record.players[side].user_id):
        if not yours:
            words = say("live-theirs", who=called(record.players, side), what=asked(record))
        elif record.state.phase in (Phase.TO_ROLL, Phase.TO_PLAY):
            words = say("live-yours", what=asked(record))
    news = next((one for one in reversed(events) if not isinstance(one, ev.DiceRolled)), None)
    if isinstance(news, _NEWS) and (yours or record.state.phase in IN_PLAY):
        # A beaver is told from a raccoon by how often the cube was turned before it.
        before = replace(record.state, beavers=max(0, record.state.beavers - 1))
        [said] = tell(record.players, before, (Step(news, record.state),))
        words = f"{said} {words}"
    return {
        "side": None if side is None else side.name.lower(),
        "phase": record.state.phase.value,
        "you": yours,
        "words": unmarked_text(words),
    }


def _last(
    record: MatchRecord, view: View, scene: BoardScene, eye: Eye, events: Sequence[ev.Event]
) -> dict[str, Any] | None:
    last = record.state.last_turn
    if last is None:
        return None
    played = bool(events) and isinstance(events[-1], ev.PlayMade) and last.side is not eye.side
    return {
        "side": last.side.name.lower(),
        "roll": tuple(last.roll),
        "text": told_play(record, last) if last.moves else "",
        "fresh": played and record.state.phase is Phase.TO_ROLL,
        "arrows": arrows_in(view, scene),
    }


def arrows_in(view: View, scene: BoardScene) -> list[dict[str, Any]]:
    """The arrows of the last play, as the page draws them."""
    return [
        {
            "side": one.way.side.name.lower(),
            "from": [view.slot(one.way.side, one.start[0]), one.start[1]],
            "to": [view.slot(one.way.side, one.end[0]), one.end[1]],
            "count": one.way.checkers,
            "told": [_number(scene, one.way.side, point) for point in (one.start[0], one.end[0])],
            **({"across": one.across} if one.swing is None else {"swing": one.swing}),
        }
        for one in arrows_of(scene)
    ]


def _number(scene: BoardScene, side: Side, point: int) -> str:
    """The label where an arrow begins or ends: the number that its play is told in, if the rails have another."""
    return str(scene.told(side, point)) if scene.tells(side) and OFF < point < BAR else ""


def _played(turn: Turn, view: View) -> list[dict[str, Any]]:
    """The plays of a turn in order, each with the position that it began from."""
    found, before = [], turn.before
    for step in turn.steps:
        event = step.event
        if isinstance(event, ev.PlayMade) and before is not None and game_of(before).key == view.game.key:
            told = {"roll": tuple(before.roll or ()), "text": play_text(event.moves, before.position)}
            moves = legs(view, before.position, event.side, event.moves)
            shown = view.position(before.position, before.on_roll)
            found.append({"side": event.side.name.lower(), **told, "moves": moves, "before": shown})
        before = step.state
    return found


def _ended(record: MatchRecord, turn: Turn, view: View) -> dict[str, Any] | None:
    """The game that ended in a turn, if the match goes on: what is said, and its last position."""
    before = turn.before
    for number, step in enumerate(turn.steps):
        if before is not None and isinstance(step.event, ev.GameEnded | ev.GameDrawn) and not record.state.is_over:
            words = " ".join(tell(record.players, before, turn.steps[number : number + 1]))
            last = View(game_of(before), view.bottom).position(before.position, before.on_roll)
            white, black = step.state.score
            return {"words": unmarked_text(words), "position": last, "score": {"white": white, "black": black}}
        before = step.state
    return None


def _told(record: MatchRecord, turn: Turn | None) -> list[str]:
    """The latest event, or else the last turn, for a person who has not seen it."""
    steps: Sequence[Step] = () if turn is None else turn.steps
    before = None if turn is None else turn.before
    lines = tell(record.players, before, steps, worn=told_in(record)) if steps else latest(record)
    return [line for line in map(unmarked_text, lines) if line]


class Rows:
    """Remembers the events of the games that are watched, so that a turn needs no look at the database."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._known: Recent[int, tuple[int, tuple[ev.Event, ...]]] = Recent(256)

    async def know(self, record: MatchRecord, turn: Turn | None) -> tuple[ev.Event, ...]:
        """The events of the latest game, up to what a record shows. Raises StorageUnavailable."""
        match_id, seq = record.match_id, record.state.seq
        known = self._known.get(match_id)
        if known is not None and known[0] == seq:
            return known[1]
        if known is not None and turn is not None and turn.before is not None and turn.before.seq == known[0]:
            events = _latest((*known[1], *turn.events))
        else:
            log = await self._host.app.matches.log(match_id)
            events = _latest([one.event for one in log[:seq]])
        self._known[match_id] = seq, events
        return events


def rows_of(events: Iterable[ev.Event], bottom: Side) -> list[Row]:
    """The last rows of a game, for who sees that side below; plays in their mover's own numbers."""
    told: list[tuple[Side, str, str]] = []
    roll: dict[Side, str] = {}
    for event in events:
        match event:
            case ev.GameStarted() if event.opening:
                first = event.opening[-1]
                side = Side.WHITE if first.first > first.second else Side.BLACK
                roll[side] = f"{max(first)}-{min(first)}"
            case ev.DiceRolled():
                roll[event.side] = str(event.roll)
            case ev.PlayMade():
                told.append((event.side, roll.pop(event.side, ""), play_text(event.moves)))
            case ev.TurnPassed():
                told.append((event.side, roll.pop(event.side, ""), say("live-row", kind="none")))
            case ev.DoubleOffered():
                told.append((event.side, "", say("live-row", kind="doubles")))
            case ev.DoubleTaken():
                told.append((event.side, "", say("live-row", kind="takes")))
            case ev.DoublePassed():
                told.append((event.side, "", say("live-row", kind="passes")))
            case _:
                pass
    return _paired(told, bottom)[-_MOST:]


def _paired(told: list[tuple[Side, str, str]], bottom: Side) -> list[Row]:
    rows: list[list[tuple[str, str]]] = []
    for side, roll, play in told:
        at = 0 if side is bottom else 1
        if not rows or rows[-1][at] != ("", "") or (at == 0 and rows[-1][1] != ("", "")):
            rows.append([("", ""), ("", "")])
        rows[-1][at] = roll, play
    return [(number, *below, *above) for number, (below, above) in enumerate(rows, 1)]


def _latest(events: Iterable[ev.Event]) -> tuple[ev.Event, ...]:
    found = tuple(events)
    begins = [number for number, event in enumerate(found) if isinstance(event, ev.GameStarted)]
    return found[begins[-1] :] if begins else found
