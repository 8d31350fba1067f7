"""Whole matches, by commands only and by buttons only, with the bot restarted in every phase."""

from random import Random

import pytest

from bot.rules.dice import LiveDice
from bot.rules.match.actions import may_double
from bot.rules.match.machine import fold
from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.rules.sides import Side
from bot.ui.board.boards import Boards
from tests.nightly import every
from tests.ui.table import buttons_of, pictures_of, text_of

pytestmark = [pytest.mark.simcord(check_errors=False), pytest.mark.slow]


@pytest.fixture
def random(request):
    return Random(request.node.callspec.params["seed"] if hasattr(request.node, "callspec") else 1)


@pytest.fixture
def dice(random):
    return LiveDice(random.randrange)


def worth(before, after):
    """Points of a game that ended by bearing off, counted from the board alone."""
    loser = after.theirs
    if loser[0]:
        return before.cube.value
    return before.cube.value * (3 if any(loser[19:]) else 2)


class Count:
    """The score as somebody beside the table would keep it."""

    def __init__(self):
        self.score = [0, 0]

    def played(self, before, play):
        if not any(play.after.mine[1:]):
            self.score[before.on_roll] += worth(before, play.after)

    def passed(self, before):
        self.score[before.on_roll] += before.cube.value

    def resigned(self, before, grade):
        self.score[before.resignation.by.other] += before.cube.value * grade


class ByCommand:
    """Everything typed."""

    def __init__(self, table):
        self.table = table

    async def begin(self):
        await self.table.by_command(Side.WHITE, "challenge", opponent=self.table.players[1], length=5)

    async def accept_challenge(self):
        await self.table.by_command(Side.BLACK, "accept")

    async def roll(self, side):
        await self.table.by_command(side, "roll")

    async def play(self, side, play, _):
        choices = await self.table.players[side].autocomplete(
            self.table.channel, "move", "play", play.notation.split()[0].rstrip("*")
        )
        assert len(choices) <= 25
        await self.table.by_command(side, "move", play=play.notation)

    async def double(self, side):
        question = await self.table.by_command(side, "double", sure=False)
        assert question.ephemeral
        await self.table.by_command(side, "double", sure=True)

    async def take(self, side):
        await self.table.by_command(side, "accept")

    async def pass_double(self, side):
        question = await self.table.by_command(side, "decline")
        assert question.ephemeral
        await self.table.by_command(side, "decline", sure=True)

    async def resign(self, side, grade):
        question = await self.table.by_command(side, "resign")
        assert question.ephemeral
        await self.table.by_command(side, "resign", what=["single", "gammon", "backgammon"][grade - 1], sure=True)

    async def accept_resignation(self, side):
        await self.table.by_command(side, "accept")

    async def refuse_resignation(self, side):
        await self.table.by_command(side, "decline")


class ByButton:
    """Nothing typed but the challenge."""

    def __init__(self, table):
        self.table = table

    async def begin(self):
        await self.table.by_command(Side.WHITE, "challenge", length=5)

    async def accept_challenge(self):
        await self.table.by_button(Side.BLACK, "Accept")

    async def roll(self, side):
        await self.table.by_button(side, "Roll")

    async def play(self, side, play, roll):
        await self.table.play_by_lists(side, play, roll)

    async def double(self, side):
        label = next(label for label in buttons_of(self.table.board) if label.startswith("Double"))
        await self.table.by_button(side, label)

    async def take(self, side):
        await self.table.by_button(side, "Take")

    async def pass_double(self, side):
        question = await self.table.by_button(side, "Pass")
        assert question.ephemeral
        await self.table.by_button(side, "Pass", question)

    async def resign(self, side, grade):
        question = await self.table.by_button(side, "Resign")
        assert question.ephemeral
        labels = [label for label in buttons_of(question) if "lose" in label or "match" in label or "game" in label]
        await self.table.by_button(side, labels[grade - 1], question)

    async def accept_resignation(self, side):
        await self.table.by_button(side, "Accept")

    async def refuse_resignation(self, side):
        await self.table.by_button(side, "Play on")


async def play_match(table, hands, random, make_bot):
    """Play to the end; returns the score kept beside the table and the phases in which the bot was restarted."""
    count, restarted = Count(), set()

    async def restart(phase):
        if phase not in restarted:
            restarted.add(phase)
            await table.restart(make_bot)

    await hands.begin()
    await restart("challenge open")
    await hands.accept_challenge()
    await restart("opening roll")
    refused = False
    while not (state := await table.state()).is_over:
        assert pictures_of(table.board)
        await restart(state.phase)
        side = state.waiting_for
        if state.phase is Phase.TO_ROLL:
            if may_double(state) and random.random() < 0.15:
                await hands.double(side)
            else:
                await hands.roll(side)
        elif state.phase is Phase.TO_PLAY:
            if not refused and state.turns > 3:
                refused = True
                await hands.resign(side, 1)
                continue
            play = random.choice(plays_now(state))
            count.played(state, play)
            await hands.play(side, play, state.roll)
        elif state.phase is Phase.DOUBLE_OFFERED:
            if random.random() < 0.25:
                count.passed(state)
                await hands.pass_double(side)
            else:
                await hands.take(side)
        elif random.random() < 0.5:
            count.resigned(state, state.resignation.grade)
            await hands.accept_resignation(side)
        else:
            await hands.refuse_resignation(side)
    return count, restarted


@pytest.mark.usefixtures("database_thread")
@pytest.mark.parametrize("hands", every([ByCommand, ByButton], daily=[ByButton]))
@pytest.mark.parametrize("seed", every([1, 2, 95], daily=[95]))  # a short match with everything in it
async def test_a_five_point_match_to_the_end(table, hands, random, make_bot, seed):
    count, restarted = await play_match(table, hands(table), random, make_bot)
    await table.bot.get(Boards).live.note()
    record = await table.bot.store.match(table.match_id)
    assert record.state.score == tuple(count.score)
    assert max(count.score) >= 5
    assert fold(stored.event for stored in await table.bot.store.events(table.match_id)) == record.state
    assert {"challenge open", "opening roll", *Phase} - {Phase.OVER, Phase.TO_NAME} == restarted
    assert "wins the match" in text_of(table.board)
    assert record.board.seq == record.state.seq


async def test_lists_and_typing_write_the_same_log(simcord_env, table, make_bot):
    """The same dice and plays, once typed and once tapped, in two matches in one channel."""
    logs = []
    for seed, hands in ((7, ByCommand), (7, ByButton)):
        random = Random(seed)
        bot = make_bot()
        bot.app.matches.dice = bot.app.challenges.dice = LiveDice(random.randrange)
        table.bot = bot
        await simcord_env.restart_bot(bot)
        table.match_id = len(logs) + 1
        player = hands(table)
        await player.begin()
        await player.accept_challenge()
        for _ in range(12):
            state = await table.state()
            side = state.waiting_for
            if state.phase is Phase.TO_ROLL:
                await player.roll(side)
            else:
                await player.play(side, random.choice(plays_now(state)), state.roll)
        stored = await bot.store.events(table.match_id)
        logs.append([event.event for event in stored])
        # Out of the way of the second match: commands without a number go to the one that waits.
        for side in Side:
            if not (await table.state()).is_over:
                await table.by_command(side, "resign", what="match", sure=True)
    assert logs[0] == logs[1]
