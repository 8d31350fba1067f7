"""People who play cups and arenas."""

import asyncio

import discord

from tests.chaos.matches import BoardPlayers
from tests.chaos.players import controls, tapped, target_of

_MANAGER = discord.Permissions(manage_guild=True).value
_PATIENCE = 100
"""So many times people look for something to do before they begin anew."""


class Tournament(BoardPlayers):
    """Four people, of whom one organizes."""

    size = 4
    options = {}  # noqa: RUF012 - of the command

    def __init__(self, server, guild, number=0, seed=0):
        super().__init__(server, guild, number, seed)
        guild.member(self.people[0]).permissions |= _MANAGER
        self._held = 0
        self._looked = 0

    async def step(self):
        boards = [board for board in self.boards() if board.waiting_for is not None]
        call = self.newest("t_join")
        if boards:
            self._looked = 0
            board = self.random.choice(boards)
            await self.tap_board(board, self._players(board))
        elif call is not None:
            await self._gather(call)
        elif self._held and not self._is_over() and self._looked < _PATIENCE:
            self._looked += 1
            await asyncio.sleep(0.1)
        else:
            self._held, self._looked = self._held + 1, 0
            await self.said(self.people[0].slash(self.channel, "tournament create", name=self.name, **self.options))

    @property
    def name(self):
        """What the tournament is called that is held now."""
        return f"{type(self).__name__} {self._held} of {self.channel.name}"

    def _is_over(self):
        return any(f"wins {self.name}" in message.text for message in self.messages)

    def _players(self, board):
        """White and Black of a board: its score names them in this order."""
        for line in board.text.splitlines():
            named = [one for one in self.people if one.display_name in line]
            if len(named) == 2:
                return sorted(named, key=lambda one: line.index(one.display_name))
        raise AssertionError(f"whose board is this? {board.text}")

    async def _gather(self, call):
        joins = controls(call, "t_join")
        if not joins:
            return  # it has just been started, by whom nobody was told before the kill
        number = target_of(joins[0]).subject
        for person in self.people:
            if person.display_name not in call.text:
                await self.tap(person, call, "t_join")
        await self.said(self.people[0].slash(self.channel, "tournament start", tournament=str(number), sure=True))

    def note(self, answer):
        super().note(answer)
        if tapped(answer) == "t_join" and not answer.ephemeral:
            self.promise(answer, "a place")
        elif answer.text.startswith(("You're paused in", "You're back in")):
            self.promise(answer, "a pause")


class Cup(Tournament):
    """Four people who play a small cup, and then the next."""

    options = {"system": "single_elimination", "length": 1}  # noqa: RUF012


class Arena(Tournament):
    """Four people in an arena, who rest now and then."""

    options = {"system": "arena", "length": 1, "minutes": 30}  # noqa: RUF012

    async def step(self):
        post = self.newest("a_pause")
        if post is not None and self.random.random() < 0.1:
            await self.tap(self.random.choice(self.people), post, "a_pause", "a_back", "a_back")
        else:
            await super().step()
