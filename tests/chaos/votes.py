"""People who vote on the plays of a match."""

import asyncio

from tests.chaos.matches import BoardPlayers
from tests.chaos.players import controls, tapped
from tests.loopback.boards import board_in

_CHOICES = ("c_pick", "c_say", "c_play_it", "c_play")


class Votes(BoardPlayers):
    """Two crowds of two against each other."""

    kind = "crowd"
    size = 4

    async def step(self):
        board = next(iter(self.boards()), None)
        if board is not None and controls(board.message, "c_vote"):
            await self._vote(board.message)
            return
        call = self.newest("c_start")
        if call is None:
            options = {"halves": True, "length": 1, "time": "20s"}
            await self.said(self.people[0].slash(self.channel, "vote", **options))
            return
        for number, person in enumerate(self.people):
            if person.display_name not in call.text:
                button = controls(call, "c_join")[number % 2]
                await self.said(person.click(call, custom_id=button["custom_id"]))
        await self.tap(self.people[0], call, "c_start")

    async def _vote(self, board):
        person = self.random.choice(self.people)
        answer = await self.tap(person, board, "c_vote")
        for _ in range(3):
            if not (answer.ephemeral and answer.message and controls(answer.message, *_CHOICES)):
                break
            is_picked = controls(answer.message, "c_play_it")
            answer = await self.tap(person, answer.message, *(("c_play_it",) if is_picked else _CHOICES))
            if tapped(answer) != "c_pick":
                return
        await asyncio.sleep(0.02)

    def note(self, answer):
        board = answer.message and board_in(answer.message)
        if board and board.seq:  # it does not say what the match waits for
            self.answered.append(("match", board.match_id, board.seq, None))
        is_cast = answer.text.startswith("Counted.") or "Your vote: " in answer.text
        if answer.ephemeral and is_cast and tapped(answer) in ("c_play_it", "c_play", "c_say"):
            self.promise(answer, "a vote")
