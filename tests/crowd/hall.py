"""A channel that plays together, driven as people do it: by commands, buttons and lists."""

import asyncio

from bot.records.computers import is_crowd
from bot.rules.match.state import Phase
from bot.ui.computer.desk import ComputerDesk
from bot.ui.crowd.desk import CrowdDesk
from tests.ui.table import buttons_of, posts_in, selects_of, text_of


class Nothing:
    """A mind that knows no game."""

    def knows(self, *_):
        return False


class Hall:
    """People of a server, and what they see."""

    def __init__(self, table, people):
        self.table, self.env, self.channel = table, table.env, table.channel
        names = [f"voter{number}" for number in range(people)]
        self.people = [table.guild.add_member(table.env.create_user(name)) for name in names]
        self.hurry()

    def hurry(self):
        """Nobody reads: no pause of the computer's, our own searcher plays, and every change is shown at once."""
        self.bot.app.computers.mind = Nothing()
        self.bot.get(ComputerDesk).pace = 0.0
        self.bot.get(CrowdDesk).every = 0.0

    @property
    def bot(self):
        return self.table.bot

    async def crowd(self):
        return await self.bot.app.crowds.crowd(1)

    async def match(self):
        return await self.bot.store.match(1)

    async def call(self, command="vote", **options):
        """Call for a crowd; returns the message."""
        self.lobby = (await self.people[0].slash(self.channel, command, **options)).response
        return self.lobby

    async def press(self, person, label, message):
        return (await person.click(message, label=label)).response

    async def start(self):
        self.first = await self.press(self.people[0], "Start", self.lobby)
        await self.settled()
        return self.board()

    def board(self):
        """The newest public message that can be voted under, or else the newest board."""
        posts = posts_in(self.env, self.channel)
        armed = [post for post in posts if "Details" in buttons_of(post)]
        return (armed or posts)[-1]

    async def settled(self):
        """Wait until nobody but a person has anything to do."""
        for _ in range(2000):
            await self.env.settle()
            if self.bot.get(ComputerDesk).tasks._running or self.bot.get(CrowdDesk).tasks._running:
                await asyncio.sleep(0.001)  # the database has a thread of its own
            else:
                record, crowd = await self.match(), await self.crowd()
                side = record.state.waiting_for
                waits = side is None or not is_crowd(record.players[side].user_id) or crowd.state.open is not None
                if waits:
                    return record.state
        raise AssertionError("it does not come to rest")

    async def shown(self, words):
        """Wait until the board says something. A vote is stored a moment before the board tells of it."""
        for _ in range(2000):
            if words in text_of(self.board()):
                return
            await self.env.settle()
            await asyncio.sleep(0.001)
        raise AssertionError(f"{words!r} is not in {text_of(self.board())!r}")

    async def panel(self, person):
        """What a voter sees in private."""
        [tap] = [one for one in buttons_of(self.board()).values() if ":c_vote:" in one]
        return (await person.click(self.board(), custom_id=tap)).response

    async def vote(self, person, number=0):
        """Vote for what stands at `number` in the lists, or for such a button; returns the private answer."""
        panel = await self.panel(person)
        lists = selects_of(panel)
        if lists:
            picked = panel
            while lists := selects_of(picked):  # very many plays begin with what the first checker does
                found = [(one["custom_id"], option["value"]) for one in lists for option in one["options"]]
                plays = [one for one in found if not one[1].startswith("bg1:")]  # those are buttons
                custom_id, value = plays[number % len(plays)]
                picked = (await person.select(picked, custom_id=custom_id, values=[value])).response
            sure = next(custom_id for custom_id in buttons_of(picked).values() if ":c_play_it:" in custom_id)
            answer = await person.click(picked, custom_id=sure)
        else:
            said = [custom_id for custom_id in buttons_of(panel).values() if ":c_say:" in custom_id]
            answer = await person.click(panel, custom_id=said[number % len(said)])
        return answer.response

    async def all_vote(self, choose=lambda _: 0):
        """Everyone of the side that is asked votes, until it is decided."""
        decision = (await self.crowd()).state.open
        for number, person in enumerate(self.people):
            now = (await self.crowd()).state
            mine = now.find(person.id)
            if now.open is None or now.open.seq != decision.seq:
                break
            if mine is not None and mine.side is decision.side:
                await self.vote(person, choose(number))
        return await self.settled()


async def to_a_play(hall):
    """Go on until a crowd has a play to choose."""
    for _ in range(20):
        state = await hall.settled()
        if state.phase is Phase.TO_PLAY and (await hall.crowd()).state.open is not None:
            return state
        await hall.all_vote()
    raise AssertionError("no play to choose")


__all__ = ["Hall", "text_of", "to_a_play"]
