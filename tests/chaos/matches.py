"""People who play matches."""

import asyncio
from contextlib import suppress

from bot.rules.sides import Side
from tests.chaos.players import Players
from tests.discord_server.interactions import NotAnswered
from tests.loopback.boards import board_in, choose, question_in


class BoardPlayers(Players):
    """People who play matches, however these come about."""

    kind = "match"
    stays = 0.5
    """How often somebody who was shown a board in private plays on there, and not on the public one."""

    def boards(self):
        """The newest board of each match, the latest match first."""
        newest = {}
        for board in map(_board_of_match, self.messages):
            if board is not None:
                known = newest.get(board.match_id)
                if known is None or (board.seq, board.message.id) > (known.seq, known.message.id):
                    newest[board.match_id] = board
        return [newest[number] for number in sorted(newest, reverse=True)]

    async def tap_board(self, board, players):
        """Let the one whose turn it is tap something."""
        tap = choose(board, self.random, double=0.2)
        answer = await self.said(tap.by(players))
        question = question_in(answer.message) if answer.message else None
        if question is not None:
            answer = await self.said(players[tap.side].click(answer, custom_id=question))
        if answer.ephemeral and board_in(answer.message) is not None and self.random.random() < self.stays:
            own = choose(board_in(answer.message), self.random, double=0.2)
            if own is not None and own.side == tap.side:
                await self.said(own.by(players))
        elif answer.ephemeral:
            await asyncio.sleep(0.1)  # it was refused, perhaps because the bot can't reach its database

    def note(self, answer):
        board = answer.message and _board_of_match(answer.message)
        # In private there are other things to tap: a wish to be passed while the other is on turn, a choice of matches.
        if board and (board.waiting_for is not None or not answer.ephemeral):
            self.answered.append(("match", board.match_id, board.seq, (board.phase, board.waiting_for)))


def _board_of_match(message):
    """The board in a message; None for other pictures with buttons, such as those of tournaments."""
    board = board_in(message)
    return board if board is not None and board.seq else None


class Pair(BoardPlayers):
    """Two people who challenge each other."""

    length = 2

    async def step(self):
        board = next(iter(self.boards()), None)
        if board is None or board.waiting_for is None:
            await self._begin()
        else:
            await self.tap_board(board, self.people)

    async def _begin(self):
        with suppress(NotAnswered):
            await self.said(
                self.people[Side.WHITE].slash(self.channel, "challenge", opponent=self.people[1], length=self.length)
            )
        # Whatever became of it: a challenge that was stored but never shown can be accepted too.
        await self.said(self.people[Side.BLACK].slash(self.channel, "accept"))
