"""Walks in order: who does what, a line a step, as it is read in `walks`.

alice /challenge opponent=@bob length=5     a command with its options
bob accept                                  a tap on the newest button or list for that
alice resign_game:1                         the one whose id says so
alice prefer_one:tutor all                  what is chosen in the list, or written in the form
wait 60                                     seconds pass
bob !ch_propose                             a tap on what no board shows any more
"""

import inspect
import shlex

from bot.ui.kit.components import CustomId
from tests.ui.monkey.monkey import MAT
from tests.ui.table import posts_in, sent_tap


class Walker:
    """Goes step by step; what is refused, or not there to be tapped, fails the step."""

    def __init__(self, monkey, logs):
        self.monkey, self.table, self.logs = monkey, monkey.table, logs
        self.people = {one.name: one for one in monkey.people}

    async def go(self, steps):
        for number, step in enumerate(steps, 1):
            refused = sum(entry["event"] == "refused" for entry in self.logs)
            try:
                if callable(step):
                    done = step(self)
                    await done if inspect.isawaitable(done) else None
                else:
                    await self._step(*step.split(" ", 2))
            except AssertionError as error:
                raise AssertionError(f"step {number}, {step}: {error}") from error
            new = [entry["error"] for entry in self.logs if entry["event"] == "refused"][refused:]
            assert not new or "!" in str(step), f"step {number}, {step}: {new}"

    async def _step(self, who, what, rest=""):
        if who == "wait":
            await self.table.env.advance_time(float(what))
            return
        person = self.people[who]
        if what.startswith("/"):
            await self._command(person, f"{what[1:]} {rest}")
        elif what.startswith("!"):
            await self.forged(person, what[1:])
        else:
            action, _, argument = what.partition(":")
            value = self.people[rest[1:]] if rest.startswith("@") else rest or None
            await self.monkey.someone(action, person, value, argument=argument or None)

    async def _command(self, person, line):
        words = shlex.split(line)
        name = " ".join(word for word in words if "=" not in word)
        options = dict(word.split("=", 1) for word in words if "=" in word)
        given = {key: self._value(value) for key, value in options.items()}
        await self.monkey.typed(person, self.table.channel, name, **given)

    def _value(self, text):
        if text.startswith("@"):
            return self.people[text[1:]]
        if text.startswith("#"):
            return text[1:]
        known = {"true": True, "false": False, "file": ("match.mat", MAT)}
        return known.get(text, int(text) if text.isdecimal() else text)

    async def forged(self, person, action, subject=1, seq=1, argument=""):
        """A tap on a button that no message shows any more, but those of earlier versions did."""
        last = posts_in(self.table.env, self.table.channel)[-1]
        result = await sent_tap(person, last, CustomId(action, subject, seq, argument).encode("b"))
        assert result.acknowledged, f"{action} was not answered"
        self.monkey.reached[action] += 1


class Stepped:
    """A step that puts a whole play together, checker by checker, and makes it."""

    def __init__(self, who, prefix):
        self._who, self._prefix = who, prefix
        self.actions = {prefix + action for action in ("steps", "step", "play")}

    async def __call__(self, walker):
        person, prefix = walker.people[self._who], self._prefix
        await walker.monkey.someone(prefix + "steps", person)
        while not walker.monkey.offers(prefix + "play", person):
            await walker.monkey.someone(prefix + "step", person)
        await walker.monkey.someone(prefix + "play", person)


def actions_of(steps):
    """What is tapped and filled in on the way."""
    words = (step.split() for step in steps if isinstance(step, str) and not step.startswith("wait"))
    done = (step.actions for step in steps if isinstance(step, Stepped))
    tapped = {what.partition(":")[0] for _, what, *_ in words if what[0] not in "/!"}
    return tapped.union({f"{one}d" for one in tapped if one.endswith("type")}, *done)  # a form to type into
