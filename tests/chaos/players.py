"""People who go on playing whatever happens to the bot, and remember the answers they got."""

import asyncio
from contextlib import asynccontextmanager
from random import Random

import msgspec

from bot.ui.kit.components import CustomId
from tests.discord_server.interactions import NotAnswered
from tests.discord_server.options import CannotUse

_LATEST = 30
"""So many of the latest messages of a channel are looked at."""


class Players:
    """People in a channel of their own, who play things of one kind.

    Everything they know is in the messages they see.
    """

    kind = ""
    size = 2

    def __init__(self, server, guild, number=0, seed=0):
        name = f"{type(self).__name__.lower()}{number}"
        self.server = server
        self.channel = guild.add_text_channel(name)
        self.people = tuple(server.add_user(f"{name}{letter}") for letter in "abcd"[: self.size])
        self.random = Random(f"{name} {seed}")
        self.answered = []
        """Kind, number and seq of what they were shown, and what was seen of it (None: only that it is there)."""
        self.promised = {}
        """What they were told is done, by the ids of their interactions."""
        self.taps = 0
        """How many of their taps and commands were answered."""
        self._sent = []

    async def play(self):
        """Go on until the bot dies, and then go on from what is there; never returns."""
        while True:
            try:
                await self.step()
            except (NotAnswered, CannotUse):
                # CannotUse: a message has changed under somebody's finger.
                await asyncio.sleep(0.01)

    async def step(self):
        """Do the next thing."""
        raise NotImplementedError

    def note(self, answer):
        """Remember what an answer shows or promises."""
        raise NotImplementedError

    async def said(self, interaction):
        """Wait for the answer, and remember it."""
        self._sent.append(interaction)
        answer = await interaction
        self.taps += 1
        self.note(answer)
        return answer

    def hear_the_rest(self):
        """Note answers that reached Discord when nobody was left to look at them."""
        for interaction in self._sent:
            if interaction.first is not None:
                self.note(interaction.first)
        self._sent.clear()

    def promise(self, answer, what):
        """Somebody was told that what they did counts."""
        self.promised[answer.interaction.id] = what

    @property
    def shown(self):
        """How much they have been shown or told."""
        return len(self.answered) + len(self.promised)

    @property
    def messages(self):
        """The latest messages that everyone sees here, in the channel's threads as well, the newest first."""
        channels = self.channel.world.channels.values()
        here = [one for one in channels if self.channel in (one, one.parent)]
        return sorted(
            (message for one in here for message in one.messages[-_LATEST:]), key=lambda one: one.id, reverse=True
        )

    def newest(self, *actions):
        """The newest message with a control for one of these actions; None if there is none."""
        return next((one for one in self.messages if controls(one, *actions)), None)

    async def tap(self, person, message, *actions):
        """Let somebody tap one of the controls for these actions, whichever; returns the answer."""
        found = controls(message, *actions)
        if not found:
            raise CannotUse(f"none of {actions} here")
        return await self.said(self._tapped(person, message, self.random.choice(found)))

    def _tapped(self, person, message, control):
        if "options" in control:
            value = self.random.choice(control["options"])["value"]
            return person.select(message, control["custom_id"], [value])
        return person.click(message, custom_id=control["custom_id"])


def target_of(component):
    """What a button or a list is for; None if the bot does not say so."""
    text = component.get("custom_id", "")
    return CustomId.parse(text, "bs")


def controls(message, *actions):
    """The buttons and lists of a message that are for one of these actions and can be used."""
    found = [one for one in message.walk() if not one.get("disabled")]
    return [one for one in found if (target := target_of(one)) is not None and target.action in actions]


def tapped(answer):
    """The action of the button or list whose answer it is; "" for a command."""
    target = target_of(msgspec.json.decode(answer.interaction.payload)["data"])
    return "" if target is None else target.action


def is_public(answer):
    """Does an answer show everyone something new?"""
    return answer.message is not None and not answer.ephemeral and answer.message.components


@asynccontextmanager
async def playing(tables):
    """People play until the end of the block."""
    tasks = [asyncio.create_task(table.play()) for table in tables]
    try:
        yield tasks
    finally:
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        for table in tables:
            table.hear_the_rest()
    for one in ended:
        if not isinstance(one, asyncio.CancelledError):
            raise one
