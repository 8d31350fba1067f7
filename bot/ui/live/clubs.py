"""Chouettes at the live board: watched there as a match of box and captain; plays are made and proposed there.

A chouette is the board of its number, negative. Its cubes are decided in the channel. Nothing that is sealed is in a
table, and what somebody may do is for them alone.
"""

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from bot.app.chouette.chouettes import follow
from bot.app.chouette.views import ChouetteTurn
from bot.app.recent import Recent
from bot.app.views import Step, Turn
from bot.chouette import commands as cmd
from bot.chouette import events as ev
from bot.chouette.queries import player_of
from bot.chouette.state import ChouettePhase, ChouetteState, Game
from bot.chouette.windows import asked_of
from bot.errors import NotationError, NotFound, NotFoundWhat
from bot.live.address import Address
from bot.live.desk import Done, Guest
from bot.live.frames import Act, interaction_of
from bot.live.hub import Hub
from bot.live.steps import played
from bot.records.chouettes import ChouetteRecord
from bot.records.matches import MatchRecord
from bot.render.board.alt_text import board_alt_text
from bot.rules.match.state import Phase
from bot.rules.sides import Side
from bot.texts.catalogue import say
from bot.ui.chouette.acting import proposals
from bot.ui.chouette.buttons import may_double, may_propose
from bot.ui.chouette.post import calls_of, heading
from bot.ui.chouette.sheet import as_match, dressed, side_of, worn_by
from bot.ui.chouette.words import bare_name, cube_note, points, whose
from bot.ui.kit.host import Host
from bot.ui.live.after import Aftermath
from bot.ui.live.asking import plays_of
from bot.ui.live.tables import Eye, table_of
from bot.ui.live.words import unmarked_text
from bot.ui.match.scenes import own_scene

_AT_HAND: Final = 256
_MENTION: Final = re.compile(r"<@!?(\d+)>")


class Clubs:
    """Shows chouettes to those who may see them, and carries out what they choose on the board."""

    def __init__(self, host: Host) -> None:
        self._host, self._hub, self._app = host, host.get(Hub), host.app
        self._games: Recent[int, ChouetteState] = Recent(_AT_HAND)
        """By chouette: as it was when a game was last under way."""
        self._names: Recent[int, str] = Recent(_AT_HAND)
        self._seen: Recent[int, int] = Recent(_AT_HAND)  # by chouette that is watched: the `seq` that was told last
        host.app.chouettes.listen(self._heard)

    async def record(self, board: int) -> MatchRecord:
        """A chouette as a match. Raises NotFound for one whose first game has not begun."""
        return self._match(*await self._present(board))

    async def has(self, board: int, person_id: int) -> bool:
        """Has somebody a place in a chouette? Raises NotFound."""
        state = (await self._app.chouettes.look(-board)).state
        return person_id in (*state.seated, *state.joiners)

    async def side(self, board: int, person_id: int) -> Side | None:
        """The side from which somebody sees it; None for who only watches. Raises NotFound."""
        record, _ = await self._present(board)
        return side_of(self._seats(record), person_id) if person_id in record.state.seated else None

    async def _present(self, board: int) -> tuple[ChouetteRecord, Game]:
        """A chouette, and its game that is under way or was last."""
        record = await self._app.chouettes.look(-board)
        state = record.state
        for person, name in record.names.items():
            self._names[person] = name
        known = self._games.get(board)
        # Somebody may have been deleted since.
        if state.game is None and (known is None or not known.scores.keys() <= state.scores.keys()):
            log = [one.event for one in await self._app.chouettes.log(-board)]
            states = [step.state for step in follow(None, log[: state.seq]) if step.state.game is not None]
            if states:
                self._games[board] = states[-1]
        elif state.game is not None:
            self._games[board] = state
        known = self._games.get(board)
        if known is None or known.game is None:
            raise NotFound(NotFoundWhat.MATCH)
        return record, known.game

    def _seats(self, record: ChouetteRecord) -> ChouetteRecord:
        """A chouette as it was in the game that is on the board, with the points of now."""
        known = self._games.get(-record.chouette_id)
        if record.state.game is not None or known is None:
            return record
        return replace(record, state=replace(known, scores=record.state.scores))

    def _match(self, record: ChouetteRecord, game: Game) -> MatchRecord:
        match = as_match(self._host, record, game)
        board = replace(game.board, seq=record.state.moved, game=max(1, record.state.games))
        return replace(match, match_id=-record.chouette_id, thread_id=record.thread_id, state=board)

    def _heard(self, turn: ChouetteTurn) -> None:
        board = -turn.record.chouette_id
        states = [one for one in (turn.before, *(step.state for step in turn.steps)) if one and one.game is not None]
        if states:
            self._games[board] = states[-1]
        if board not in self._hub.watched or not states or states[-1].game is None:
            return
        self._seen[board] = turn.record.state.seq
        match = self._match(turn.record, states[-1].game)
        if not turn.moved:
            self._hub.hear(Turn(match, None, ()))
            return
        before = None if turn.before is None or turn.before.game is None else turn.before.game.board
        steps = []
        for event, state in ((one.event, one.state) for one in turn.steps):
            if isinstance(event, ev.OnBoard) and state.game is not None:
                steps.append(Step(event.event, state.game.board))
        self._hub.hear(Turn(match, before, tuple(steps)))

    def named(self, text: str) -> str:
        """A text with names in place of mentions: a page knows none."""
        return _MENTION.sub(lambda found: self._names.get(int(found[1])) or found[0], text)

    async def look(self, board: int) -> None:
        """Show what another process has stored in a chouette that is watched here."""
        record, game = await self._present(board)
        if self._seen.get(board) != record.state.seq:
            self._seen[board] = record.state.seq
            self._hub.hear(Turn(self._match(record, game), None, ()))

    async def table(self, board: int, eye: Eye, turn: Turn | None) -> dict[str, Any]:
        """The fields of `table`: what everybody in the channel may know. Raises NotFound."""
        record, game = await self._present(board)
        match = self._match(record, game)
        table = table_of(self._host, eye, match, turn, ())
        # Box and captain of a game stay in their places until the next one begins.
        seats = self._seats(record)
        scene = dressed(own_scene(self._host, match, eye.side, eye.preferences), seats)
        score = {"white": scene.score[0], "black": scene.score[1], "length": 0, "note": ""}
        for side, name in zip(Side, scene.names, strict=True):
            table["players"][side.name.lower()]["name"] = name
        timeless = replace(record, clock=replace(record.clock, until=None))
        words = " ".join(filter(None, map(_said, calls_of(self._host, timeless, ping=False))))
        on_roll = None if record.state.game is None else table["to_act"]["side"]
        return {
            **table,
            "title": say("chouette-title", number=record.chouette_id),
            "cube": {**table["cube"], "shown": False, "offer": None},
            "score": score,
            "to_act": {"side": on_roll, "phase": "together", "you": False, "words": words},
            "told": [*map(unmarked_text, heading(seats)), *_cubes(record)],
            "spoken": board_alt_text(scene),
            "where": say("chouette-title", number=record.chouette_id),
            "over": await self._over(record) if record.state.phase is ChouettePhase.OVER else None,
        }

    async def _over(self, record: ChouetteRecord) -> dict[str, Any]:
        """The fields of `over`: what everybody won or lost."""
        won = Counter[int]()
        for one in await self._app.chouettes.results(record.chouette_id):
            won[one.person_id] += one.hundredths
        won_by = " · ".join(f"{bare_name(record, one)} {points(hundredths)}" for one, hundredths in won.most_common())
        headline = unmarked_text(say("chouette-told-ended", games=record.state.games))
        return {"headline": headline, "sub": won_by, "won": None, "facts": [], "rematch": False}

    async def turn(self, board: int, guest: Guest) -> dict[str, Any] | None:
        """The fields of `turn` for a person who rolls, plays, proposes or is asked; None for everybody else."""
        record, game = await self._present(board)
        person, state = guest.person.user_id, record.state
        fields = {"match": board, "seq": state.moved, "guess": False, "may": [], "plays": None, "note": ""}
        if state.game is None:
            begins = state.phase is ChouettePhase.BETWEEN and state.partner_asked is None and person in state.seated
            return {**fields, "may": [_may("next", say("button-chouette-next"))]} if begins else None
        if game.window is not None:
            return {**fields, "may": self._in_channel(record)} if asked_of(state, person) else None
        plays = player_of(state, game.board.on_roll) == person
        if game.board.phase is Phase.TO_PLAY:
            return self._play(record, game, person, fields) if plays or may_propose(state, person) else None
        if not plays:
            return None
        roll = _may("roll", say("button-roll"))
        return {**fields, "may": [roll, *(self._in_channel(record) if may_double(state) else ())]}

    def _play(self, record: ChouetteRecord, game: Game, person: int, fields: dict[str, Any]) -> dict[str, Any]:
        numbers = worn_by(self._host, record, game, person)
        if player_of(record.state, game.board.on_roll) == person:
            lines: Sequence[str] = proposals(record, numbers, person)
            texts = {play: numbers.text(play) for play in game.proposals.values()}
            labels = {play: say("button-chouette-take-play", play=text) for play, text in texts.items()}
            takes = [{"do": "choose", "arg": play, "label": label} for play, label in labels.items()]
            sends: dict[str, Any] = {"may": takes}
        else:
            own = game.proposals.get(person)
            lines = () if own is None else (say("chouette-you-proposed", play=numbers.text(own)),)
            sends = {"sends": "propose", "label": say("button-propose")}
        plays = plays_of(self._match(record, game), side_of(record, person))
        return {**fields, "plays": plays, "note": " ".join(map(unmarked_text, lines)), **sends}

    def _in_channel(self, record: ChouetteRecord) -> list[dict[str, str]]:
        """The way to where cubes are decided; none on a page of this machine."""
        url = self._host.get(Address).channel(record.place.guild_id, record.posts_to)
        return [] if url is None else [{"do": "channel", "label": say("live-cubes"), "href": url}]

    async def act(self, guest: Guest, act: Act) -> Done:
        """Roll, play, propose, begin the next game. Raises ChouetteError, StaleAction, the errors of a play."""
        record, game = await self._present(act.match)
        match, person = self._match(record, game), guest.person
        words = say("chouette-proposed") if act.do == "propose" else ""
        command, number = _command(act, match, person.user_id), interaction_of(person.user_id, act.id)
        turn = await self._app.chouettes.act(
            record.chouette_id, person, command, interaction_id=number, seen_seq=act.seq
        )
        if not turn.is_repeat:
            self._host.get(Aftermath).club(turn)
        return Done(words=say("chouette-late") if turn.late else words, asks=act.do == "propose")


def _may(do: str, label: str) -> dict[str, Any]:
    return {"do": do, "label": label, "main": True}


def _command(act: Act, match: MatchRecord, person: int) -> cmd.Command:
    """Raises NotationError for what there is not."""
    if act.do == "roll":
        return cmd.Roll(person)
    if act.do == "next":
        return cmd.NextGame(person)
    if act.do in ("play", "choose", "propose") and isinstance(act.arg, str):
        return (cmd.Propose if act.do == "propose" else cmd.Play)(person, played(act.arg, match.state))
    raise NotationError(act.do, "act")


def _cubes(record: ChouetteRecord) -> list[str]:
    """The crew's cubes, a line each."""
    cubes = () if record.state.game is None else record.state.game.cubes
    return [say("live-cube", who=whose(record, one), value=one.cube.value, note=cube_note(one)) for one in cubes]


def _said(line: str) -> str:
    """A line of the channel without its deadlines: nothing counts down on a page that shows none."""
    return unmarked_text(" · ".join(part for part in line.split(" · ") if "<t:" not in part or " · " not in line))
