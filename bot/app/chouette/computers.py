"""Computers at the table: as crew, captain or box they decide each cube as in a session of two, and act like anyone.

They never consult, settle or ask for a partner, and are nobody's partner by choice.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final, TypeVar

from bot.app.chouette.chouettes import Chouettes
from bot.app.chouette.views import ChouetteTurn
from bot.app.computer import Computers
from bot.chouette import commands as cmd
from bot.chouette.machine import decide
from bot.chouette.queries import box_of, decider, game_now, may_turn
from bot.chouette.sessions import cube_at_heart, session_over
from bot.chouette.state import BOX, CREW, Choice, ChouetteState, WindowKind
from bot.chouette.windows import asked_of, captains_cube, choices_of, computers_to_act, said
from bot.errors import ChouetteError, StaleAction
from bot.eventlog.log import joined
from bot.records.computers import ComputerLevel, level_of
from bot.rules.dice import FILLER
from bot.rules.match import commands as match_cmd
from bot.rules.match.searcher import best_play
from bot.rules.match.state import Phase
from bot.store import Store

_LONGEST: Final = 200  # the most commands in one turn; far above anything that happens
_Key = tuple[object, ...]
_Chosen = TypeVar("_Chosen", bound=cmd.Command)


class ChouetteComputers:
    """The computers of all chouettes. What they have to do next is always read from the store."""

    def __init__(self, store: Store, chouettes: Chouettes, computers: Computers) -> None:
        self.waiting = store.chouettes_for_computers
        self._chouettes, self._computers = chouettes, computers

    async def take_turn(self, chouette_id: int) -> ChouetteTurn | None:
        """Act for every computer that a chouette waits for, until the turn on the board is over; None if for none.

        Each action is stored by itself: if anything stops this, the next call goes on from there. If somebody acts in
        the meantime, it ends early.
        """
        record = await self._chouettes.look(chouette_id)
        turns = list[ChouetteTurn]()
        for _ in range(_LONGEST):
            computer = next(iter(computers_to_act(record.state)), None)
            if computer is None:
                break
            try:
                thought = _Thought(self._computers, record.state, computer)
                command = await thought.command()
                turn = await self._chouettes.act_as_computer(record, command, computer_id=computer)
            except StaleAction:
                break  # never act on an old position: the next call sees the new one
            turns.append(replace(turn, stood_in=thought.stood_in))
            goes_on = _same_turn(record.state, turn.state)
            record = turn.record
            if not goes_on:
                break
        return joined(turns)


class _Thought:
    """The act of one computer in one state."""

    def __init__(self, computers: Computers, state: ChouetteState, computer: int) -> None:
        self._computers, self._state, self._me = computers, state, computer
        self._level = level_of(computer) or ComputerLevel.SIMPLE
        self._known: dict[_Key, match_cmd.Command] = {}
        self.stood_in = False

    async def command(self) -> cmd.Command:
        """The command, one that the rules allow. Raises ValueError when there is nothing to do."""
        state, game = self._state, self._state.game
        if state.partner_asked == self._me:
            return cmd.AnswerPartner(self._me, accept=False)
        if game is None:
            raise ValueError("nothing to do")
        for cube in game.cubes:
            if cube.resigning is not None and decider(state, cube, cube.resigning.side.other) == self._me:
                accepted = isinstance(await self._about(cube.number), match_cmd.AcceptResignation)
                answer = cmd.AcceptResignation if accepted else cmd.RefuseResignation
                return answer(self._me, cube.number)
        if game.window is not None:
            return await self._answer()
        if game.board.phase is Phase.TO_ROLL:
            return await self._double_or_roll()
        return await self._play()

    async def _answer(self) -> cmd.Choose:
        """About each cube as in a session of two; where the table's laws forbid the mixture, all alike."""
        state, window = self._state, game_now(self._state).window
        if window is None:
            raise ValueError("no window is open")
        asked = list(asked_of(state, self._me))
        if window.side is CREW:  # the box answers with one confirmation
            asked = [one for one in asked if said(state, window, one) is None]
        options = choices_of(state, window)
        choices = {number: await self._choice(window.kind, number, options) for number in asked}
        taken = sum(one is not Choice.PASS for one in choices.values())
        alike = sorted((Choice.TAKE, Choice.PASS), key=lambda one: (one is Choice.PASS) is (2 * taken >= len(asked)))
        tries = [choices, *(dict.fromkeys(asked, one) for one in alike if one in options)]
        return self._allowed([cmd.Choose(self._me, window.number, one) for one in tries])

    async def _choice(self, kind: WindowKind, number: int, options: tuple[Choice, ...]) -> Choice:
        if kind in (WindowKind.EXTRAS, WindowKind.TAKER):
            return Choice.OFFER if kind is WindowKind.EXTRAS else Choice.TAKE
        command = await self._about(number)
        if kind is WindowKind.DOUBLE:
            return Choice.DOUBLE if isinstance(command, match_cmd.OfferDouble) else Choice.ROLL_ON
        if isinstance(command, match_cmd.Beaver):
            again = Choice.RACCOON if kind is WindowKind.BEAVERED else Choice.BEAVER
            return again if again in options else Choice.TAKE
        return Choice.PASS if isinstance(command, match_cmd.Pass) else Choice.TAKE

    async def _double_or_roll(self) -> cmd.Command:
        state, game = self._state, game_now(self._state)
        roll = cmd.Roll(self._me)
        if self._me != box_of(state) or game.doubled_turn == game.board.turns:
            return roll
        able = may_turn(game, BOX, extras=False)
        wanted = [one for one in able if isinstance(await self._about(one), match_cmd.OfferDouble)]
        if not wanted:
            return roll
        captains = captains_cube(state)
        tries = [tuple(wanted), *(() if captains is None else ((*wanted, captains),)), able]
        doubles: list[cmd.Command] = [cmd.DoubleCubes(self._me, one) for one in tries]
        return self._allowed([*doubles, roll])

    async def _play(self) -> cmd.Play:
        cube = cube_at_heart(self._state, self._me, game_now(self._state).board.on_roll)
        command = await self._about(cube.number)
        if isinstance(command, match_cmd.MakePlay):
            return cmd.Play(self._me, command.play)
        # It would rather give up; here it plays on.
        return cmd.Play(self._me, best_play(session_over(self._state, cube.number)).notation)

    async def _about(self, number: int) -> match_cmd.Command:
        """The act of a cube's owner in a session of two; once for cubes that stand alike."""
        cube = game_now(self._state).cubes[number]
        key: _Key = (cube.cube, cube.offered, cube.refused, cube.resigning)
        if key not in self._known:
            session = session_over(self._state, number)
            self._known[key], simple = await self._computers.decision(session, self._level)
            self.stood_in |= simple
        return self._known[key]

    def _allowed(self, commands: Iterable[_Chosen]) -> _Chosen:
        """The first command that the rules carry out."""
        for command in commands:
            try:
                decide(self._state, command, FILLER)
            except ChouetteError:
                continue
            return command
        raise ValueError("no command is allowed")


def _same_turn(before: ChouetteState, after: ChouetteState) -> bool:
    """Is it still the same turn of the same game?"""
    if before.game is None or after.game is None:
        return False
    return (before.games, before.game.board.turns) == (after.games, after.game.board.turns)
