"""What a turn costs: the taps of whoever plays it and the requests of the bot, counted over random matches."""

from random import Random

import pytest

from bot.records.people import Posting
from bot.rules.dice import LiveDice
from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.rules.sides import Side
from tests.nightly import NIGHTLY
from tests.ui.shape import armed_posts, check_channel
from tests.ui.table import begin, buttons_of, last_post, pictures_of, requests_since, selects_of

pytestmark = [pytest.mark.simcord(check_errors=False), pytest.mark.slow]

TURNS = 340 if NIGHTLY else 12
"""Turns in each of the three styles."""
MANY = 100
"""More plays than this need a list before the lists."""


class Thumb:
    """Taps a match along, and counts: a button is one touch; a list is opened, and a line of it chosen."""

    def __init__(self, table, random):
        self.table, self.random = table, random
        self.touches = 0
        self.before_last = 0
        """How many requests there were before the last tap."""

    async def button(self, side, label, message=None):
        self._count(1)
        return await self.table.by_button(side, label, message)

    async def line(self, side, message):
        """Choose a line of a list at random; returns the private answer, or None if it was played at once."""
        chosen = self.random.choice(selects_of(message))
        value = self.random.choice(chosen["options"])["value"]
        self._count(2)
        answer = await self.table.players[side].select(message, custom_id=chosen["custom_id"], values=[value])
        return answer.response if answer.response is not None and answer.response.ephemeral else None

    def _count(self, touches):
        self.touches += touches
        self.before_last = len(self.table.env.http_requests)

    async def turn(self, side):
        """Play the turn that waits for a side. Returns how many plays there were."""
        if (await self.table.state()).phase is Phase.TO_ROLL:
            await self.button(side, "Roll")
        state = await self.table.state()
        plays = plays_now(state) if state.on_roll is side else ()
        if len(plays) == 1:
            await self.button(side, next(label for label in buttons_of(self.table.board) if label.startswith("Play ")))
        elif plays:
            answer = await self.line(side, self.table.board)
            while answer is not None and selects_of(answer):
                answer = await self.line(side, answer)
            if answer is not None:
                await self.button(side, "Play it", answer)
        return len(plays)


async def next_board(table):
    """The board that waits for somebody, in another match if this one is over."""
    if (await table.state()).is_over:
        table.match_id += 1
        await begin(table, length=9)
    [table.board] = armed_posts(table)[table.match_id]


@pytest.mark.parametrize("posting", list(Posting))
async def test_taps_and_requests_of_random_turns(table, posting):
    """White is asked to confirm, Black is not."""
    random = Random(f"costs {posting}")
    table.bot.app.matches.dice = table.bot.app.challenges.dice = LiveDice(random.randrange)
    table.bot.app.matches.fair = None
    await table.bot.app.people.choose(table.guild.id, posting=posting)
    await table.bot.app.people.prefer(table.players[Side.BLACK].id, confirm=False)
    await begin(table, length=9)
    for _ in range(TURNS):
        await next_board(table)
        if random.random() < 0.2:
            await table.env.advance_time(180)  # whoever is next does not look any more, and is called
        called = not pictures_of(last_post(table))
        state, start = await table.state(), len(table.env.http_requests)
        thumb = Thumb(table, random)
        plays = await thumb.turn(state.on_roll)
        assert (await table.state()).turns != state.turns or (await table.state()).game != state.game
        most = 6 if plays > MANY else 4
        assert thumb.touches <= (most if state.on_roll is Side.WHITE else most - 1), plays
        check_channel(table)
        requests = requests_since(table, start)
        answers = [one for one in requests if one.path.startswith(("/interactions/", "/webhooks/"))]
        assert answers == requests
        # In place a line has called whoever plays now, and is taken back: nothing else can do that for it.
        allowed = 5 + (posting is Posting.LIVE and called) + (plays > MANY)
        assert len(requests) <= allowed, [(one.method, one.path) for one in requests]
        assert len(table.env.http_requests) - thumb.before_last <= 3
