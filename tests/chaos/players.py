"""Pairs of people who go on playing whatever happens to the bot, and remember the answers they got."""

import asyncio
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field

from bot.rules.sides import Side
from tests.discord_server.interactions import NotAnswered
from tests.discord_server.options import CannotUse
from tests.loopback.boards import board_in, choose, question_in


@dataclass
class Pair:
    """Two people in a channel of their own. Everything they know is in the messages they see."""

    channel: object
    players: tuple
    random: object
    answered: list = field(default_factory=list)
    """What they have been shown: match, seq, what it waits for and whom. The bot may never forget it."""
    sent: list = field(default_factory=list)
    taps: int = 0

    def board(self):
        """The newest board in the channel."""
        boards = [board for board in map(board_in, self.channel.messages[-30:]) if board is not None]
        return max(boards, key=lambda board: (board.match_id, board.seq, board.message.id), default=None)

    async def play(self):
        """Go on until the bot dies, and then go on from what is there; never returns."""
        while True:
            try:
                board = self.board()
                if board is None or board.waiting_for is None:
                    await self._begin()
                else:
                    await self._tap(board)
            except (NotAnswered, CannotUse):
                # CannotUse: a message has changed under somebody's finger.
                await asyncio.sleep(0.01)
            self.taps += 1

    async def _begin(self):
        with suppress(NotAnswered):
            await self._said(
                self.players[Side.WHITE].slash(self.channel, "challenge", opponent=self.players[1], length=2)
            )
        # Whatever became of it: a challenge that was stored but never shown can be accepted too.
        await self._said(self.players[Side.BLACK].slash(self.channel, "accept"))

    async def _tap(self, board):
        tap = choose(board, self.random, double=0.2)
        answer = await self._said(tap.by(self.players))
        question = question_in(answer.message) if answer.message else None
        if question is not None:
            answer = await self._said(self.players[tap.side].click(answer, custom_id=question))
        if answer.ephemeral and board_in(answer.message) is not None and self.random.random() < 0.5:
            # A board that was shown in private can be played on too.
            own = choose(board_in(answer.message), self.random, double=0.2)
            if own is not None and own.side == tap.side:
                await self._said(own.by(self.players))
        elif answer.ephemeral:
            await asyncio.sleep(0.1)  # it was refused, perhaps because the bot can't reach its database

    async def _said(self, interaction):
        self.sent.append(interaction)
        answer = await interaction
        self._note(answer)
        return answer

    def _note(self, answer):
        board = answer.message and board_in(answer.message)
        # In private there are other things to tap: a wish to be passed while the other is on turn, a choice of matches.
        if board and (board.waiting_for is not None or not answer.ephemeral):
            self.answered.append((board.match_id, board.seq, (board.phase, board.waiting_for)))

    def hear_the_rest(self):
        """Note answers that reached Discord when nobody was left to look at them."""
        for interaction in self.sent:
            if interaction.first is not None:
                self._note(interaction.first)
        self.sent.clear()


@asynccontextmanager
async def playing(pairs):
    """People play until the end of the block."""
    tasks = [asyncio.create_task(pair.play()) for pair in pairs]
    try:
        yield tasks
    finally:
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        for pair in pairs:
            pair.hear_the_rest()
    assert [one for one in ended if not isinstance(one, asyncio.CancelledError)] == []
