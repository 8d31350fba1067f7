"""People at a chouette in a simulated channel, who tap as people do: buttons, lists, their own boards."""

from random import Random

from bot.chouette.queries import player_of
from bot.chouette.state import BOX, ChouettePhase, WindowKind
from bot.chouette.windows import asked_of, choices_of, said
from bot.rules.dice import ScriptedDice
from bot.rules.match.state import Phase
from bot.ui.chouette.acting import ChouetteComputerDesk
from tests.ui.table import buttons_of, posts_in, selects_of, text_of

NAMES = ("ann", "bo", "cy", "dee", "eve", "flo", "gus", "hal")


class ChouetteTable:
    """Chouette 1 in the channel of a table, and the people who play it."""

    def __init__(self, table, size, seed=1):
        self.env, self.channel, self.bot, self.guild = table.env, table.channel, table.bot, table.guild
        self.people = [self.guild.add_member(self.env.create_user(name)) for name in NAMES[:size]]
        self.random = Random(seed)
        self.bot.get(ChouetteComputerDesk).pace = 0

    def person(self, user_id):
        return next(one for one in self.people if one.id == user_id)

    async def record(self):
        return await self.bot.app.chouettes.look(1)

    async def state(self):
        return (await self.record()).state

    @property
    def board(self):
        """The one message that can be tapped: the newest that has buttons."""
        return next(one for one in reversed(posts_in(self.env, self.channel)) if buttons_of(one) or selects_of(one))

    @property
    def lists(self):
        """The lists of plays under the board."""
        return selects_of(self.board)

    def message(self, message_id):
        """A message in the channel."""
        return next(one for one in posts_in(self.env, self.channel) if one.id == message_id)

    @property
    def armed(self):
        """All messages in the channel that can be tapped."""
        return [one for one in posts_in(self.env, self.channel) if buttons_of(one) or selects_of(one)]

    async def tap(self, person, label, message=None):
        return (await person.click(message or self.board, label=label)).response

    async def more(self, person):
        """What stands under *More* on somebody's own board."""
        return await self.tap(person, "More", await self.tap(person, "My board"))

    async def open(self, rules="standard", *, computers=0, **options):
        await self.people[0].slash(self.channel, "chouette", rules=rules, **options)
        for person in self.people[1:]:
            await self.tap(person, "Join")
        for _ in range(computers):
            await self.people[0].select(
                self.board, custom_id=selects_of(self.board)[0]["custom_id"], values=["beginner"]
            )
        await self.tap(self.people[0], "Start")

    async def step(self, *, doubling=0.25):
        """One thing that somebody has to do."""
        state = await self.state()
        if state.phase is ChouettePhase.BETWEEN:
            if state.partner_asked is not None:
                await self.tap(self.person(state.partner_asked), "Be the partner")
                return
            await self.tap(self.person(next(one for one in state.order if one not in state.computers)), "Next game")
            return
        game = state.game
        if game.window is not None:
            await self._answer(state, game.window)
            return
        player = player_of(state, game.board.on_roll)
        if player in state.computers:
            await self.settled()
            return
        person = self.person(player)
        if game.board.phase is Phase.TO_PLAY:
            await self.play(person)
        elif "Double…" in buttons_of(self.board) and self.random.random() < doubling:
            await self.double(person, "Double…")
        else:
            await self.tap(person, "Roll")

    async def double(self, person, label="Double", message=None):
        """Turn a cube, or as the box all of them: they are asked whether they mean it, and do."""
        asked = await self.tap(person, label, message)
        return await self.tap(person, yes_in(asked), asked)

    async def play(self, person):
        """Any play: from a list, or the only one there is."""
        forced = next((label for label in buttons_of(self.board) if label.startswith("Play ")), None)
        if forced:
            await self.tap(person, forced)
            return
        picked, message = None, self.board
        while picked is None or "Play it" not in buttons_of(picked):
            lists = selects_of(message)
            one = self.random.choice(lists)
            value = self.random.choice(one["options"])["value"]
            picked = (await person.select(message, custom_id=one["custom_id"], values=[value])).response
            message = picked
        await self.tap(person, "Play it", picked)

    async def _answer(self, state, window):
        """The first person who has not said anything says something."""
        for person in self.people:
            asked = [one for one in asked_of(state, person.id) if said(state, window, one) is None]
            if not asked:
                continue
            if window.side is BOX and window.kind is not WindowKind.DOUBLE and len(window.asked) > 1:
                panel = await self.tap(person, "Answer")
                options = [option["value"] for one in selects_of(panel) for option in one["options"]]
                if self.random.random() < 0.5 and not state.settings.la1:
                    [chosen] = selects_of(panel)
                    picked = self.random.choice(options)
                    panel = (await person.select(panel, custom_id=chosen["custom_id"], values=[picked])).response
                await self.tap(person, "That's my answer", panel)
                return
            choice = self.random.choice(choices_of(state, window))
            await self.say(person, choice, window)
            return
        await self.settled()

    async def say(self, person, choice, window):
        label = next(label for label in buttons_of(self.board) if _means(label, choice, window))
        if label == "Double":
            await self.double(person)
            return
        answer = await self.tap(person, label)
        if answer is not None and "Not yet" in buttons_of(answer):
            await self.tap(person, "Pass", answer)

    async def settled(self):
        """Let computers finish."""
        await self.env.settle()
        if self.bot.get(ChouetteComputerDesk).tasks._running:
            await self.env.advance_time(0.1)

    async def games(self, count):
        """Play until so many games are over; returns how many steps it took."""
        steps = 0
        while True:
            state = await self.state()
            if state.phase is ChouettePhase.OVER or (state.phase is ChouettePhase.BETWEEN and state.games >= count):
                return steps
            await self.step()
            steps += 1
            assert steps < 3000, text_of(self.board)


def yes_in(question):
    """The button that doubles under the question whether a double is meant."""
    return next(label for label in buttons_of(question) if label.startswith("Double"))


def _means(label, choice, window):
    words = {
        "double": "Double",
        "roll_on": "Roll on",
        "take": {"taker": "Accept all", "answer": "Take"}.get(window.kind.value, "Accept"),
        "pass": "Pass after all" if window.kind is WindowKind.TAKER else "Pass",
        "beaver": "Beaver",
        "raccoon": "Raccoon",
        "offer": "Offer an extra",
        "keep": "No extra",
    }
    return label == words[choice.value]


def rolls(*of_game):
    """Whoever came first is the box, the second captain; then the rolls of the game."""
    return ScriptedDice((*((6 - place, 1) for place in range(5)), *of_game))


async def begun(table, size=5, **options):
    """A game in which the box has played its opening 3-1: the crew is asked."""
    club = ChouetteTable(table, size)
    await club.open(**options)
    await club.play(club.people[0])
    return club
