"""People who answer the position of the day, each once, whatever happens to the bot meanwhile."""

import asyncio
import re
import time

from tests.chaos.players import controls
from tests.discord_server.interactions import NotAnswered
from tests.discord_server.options import CannotUse

PATIENCE = 10
"""Seconds to wait for an answer that was announced; a bot that was killed never gives it."""
AT_ONCE = 10
"""As many are at it at a time."""
_SEALED, _NOTED, _SOLVED = "Nobody sees your answer", "Noted", "olution"


class Solvers:
    """So many people; each chooses one of the plays and goes on until the bot has told them what became of it."""

    def __init__(self, server, channel, people, values):
        self.server, self.channel = server, channel
        self.people = [server.add_user(f"solver {number}") for number in range(people)]
        self.noted = {}
        """What people were told is noted, by their ids."""
        self.told = {}
        """What people were told who came too late."""
        self.early = []
        """What people were told before it closed and should not have been."""
        self.sent = asyncio.Event()
        """An answer was just sent."""
        self.closed = False
        self._values = values
        self._room = asyncio.Semaphore(AT_ONCE)

    def choice(self, person):
        """What somebody chooses: the play, and its value in the list."""
        return self._values[self.people.index(person) % len(self._values)]

    @property
    def post(self):
        """The message of the position; None if there is none yet."""
        return next((one for one in self.channel.messages if "Position of the day" in one.text), None)

    async def answer(self, people):
        """All of these answer; it ends once each was told what became of it."""
        await asyncio.gather(*map(self._answer, people))

    async def _answer(self, person):
        async with self._room:
            while person.id not in self.noted | self.told:
                try:
                    await self._try(person)
                except (NotAnswered, CannotUse):
                    await asyncio.sleep(0.05)

    async def _try(self, person):
        post = self.post
        if not controls(post, "daily_answer"):
            self._hear(person, await self._said(person.click(post, "My answer")))
            return
        panel = await self._said(person.click(post, "Answer"))
        if _SEALED not in panel.text:
            self._hear(person, panel)
            return
        _, value = self.choice(person)
        select = next(one for one in panel.message.selects if any(o["value"] == value for o in one["options"]))
        picked = await person.select(panel, select["custom_id"], [value])
        self.sent.set()
        self._hear(person, await self._said(person.click(picked.message, "Choose it")))

    @staticmethod
    async def _said(interaction):
        """An answer, also one that was announced and takes a moment."""
        answer, until = await interaction, time.monotonic() + PATIENCE
        while not answer.text and time.monotonic() < until:  # noqa: ASYNC110 - of a message
            await asyncio.sleep(0.05)
        return answer

    def _hear(self, person, answer):
        found = re.search(r"Noted:\*\* `([^`]+)`", answer.text)
        if found:
            self.noted[person.id] = found[1]
        elif _SOLVED in answer.text or self.closed:
            self.told[person.id] = answer.text
            if not self.closed:
                self.early.append(answer.text)
