"""Two people at a table in a simulated channel, playing as people do: by commands, or by buttons and lists."""

from dataclasses import dataclass

from simcord.actors import _component_interaction, _visible_message
from simcord.results import ResponseMessage

from bot.rules.match.partial import encode_steps, steps_of, steps_with
from bot.rules.match.state import Phase
from bot.rules.match.turn import numbers_now, plays_now
from bot.rules.sides import Side
from bot.rules.variants import BACKGAMMON


def components_of(message):
    """All components of a message, with the contents of containers, as Discord keeps them."""
    found = []

    def walk(components):
        for component in components:
            found.append(component)
            walk(component.get("components", []))

    walk(message.components)
    return found


def text_of(message):
    """All the text of a message."""
    return "\n".join([message.content or ""] + [c["content"] for c in components_of(message) if c["type"] == 10])


def pictures_of(message):
    """The descriptions of the pictures in a message."""
    galleries = [c for c in components_of(message) if c["type"] == 12]
    return [item["description"] for gallery in galleries for item in gallery["items"]]


def buttons_of(message):
    """The buttons of a message, links apart: label -> custom id."""
    return {c["label"]: c["custom_id"] for c in components_of(message) if c["type"] == 2 and "custom_id" in c}


def selects_of(message):
    return [c for c in components_of(message) if c["type"] == 3]


def posts_in(env, channel):
    """Every message that everyone sees in a channel, oldest first, each as it is at the moment of looking."""
    stored = env.backend.messages.get(channel.id, {}).values()
    return [ResponseMessage(env, one) for one in sorted(stored, key=lambda one: one.id) if one.visible_to(None)]


def private_to(table, person, channel=None):
    """The private answers that a person has on the screen in a channel."""
    stored = table.env.backend.messages.get((channel or table.channel).id, {}).values()
    return [ResponseMessage(table.env, one) for one in stored if one.visible_to(person.id) and not one.visible_to(None)]


@dataclass
class Table:
    """One match between two members of a simulated server."""

    env: object
    guild: object
    channel: object
    players: tuple
    bot: object
    match_id: int = 1
    board: object = None

    async def state(self):
        return (await self.bot.store.match(self.match_id)).state

    def person(self, side):
        return self.players[side]

    async def restart(self, make_bot):
        """Tear the bot down and start another on the same file."""
        self.bot = make_bot()
        await self.env.restart_bot(self.bot)

    async def by_command(self, side, name, **options):
        if name == "double":
            options.setdefault("sure", True)
        result = await self.players[side].slash(self.channel, name, **options)
        assert result.response is not None, f"/{name} was not answered"
        if not result.response.ephemeral:
            self.board = result.response
        return result.response

    async def by_button(self, side, label, message=None):
        """Tap a button; one of the rarer actions under *Details* or *Move by move*. A double is meant when asked."""
        person, message = self.players[side], message or self.board
        for way in ("Details", "Move by move"):
            if label in UNDER[way] and label not in buttons_of(message):
                message = (await person.click(message, label=way)).response
        result = await person.click(message, label=label)
        if result.response is None:  # a private answer is taken away once its play is shown, a board once another is
            there = any(post.id == message.id for post in posts_in(self.env, self.channel))
            assert message.ephemeral or not there, f"{label} was not answered"
            return message
        sure = next((one for one in buttons_of(result.response).values() if ":double_yes:" in one), None)
        if result.response.ephemeral and sure:
            message = result.response
            result = await person.click(message, custom_id=sure)
        answer = result.response or message
        if not answer.ephemeral:
            self.board = answer
        return answer

    async def pick(self, side, play, message=None):
        """Choose a whole play in the lists; returns the private answer, or the board if nothing is asked."""
        person, message = self.players[side], message or self.board
        state = await self.state()
        value = encode_steps(steps_with(play, numbers_now(state)))
        result = await select_play(person, message, value)
        assert result.response is not None
        if not result.response.ephemeral:
            self.board = result.response
        return result.response

    async def play_by_lists(self, side, play, _roll=None):
        """Choose a play in the lists and play it; the only one there is has a button."""
        forced = next((label for label in buttons_of(self.board) if label.startswith("Play ")), None)
        if forced is not None:
            return await self.by_button(side, forced)
        picked = await self.pick(side, play)
        return await self.by_button(side, "Play it", picked) if picked.ephemeral else picked

    async def play_by_steps(self, side, play, roll):
        """Put a play together die by die, privately, and play it."""
        answer = (await self.players[side].click(self.board, label="Move by move")).response
        for step in steps_of(play, roll, BACKGAMMON):
            answer = (await play_step(self.players[side], answer, step)).response
        return await self.by_button(side, "Play it", answer)


async def play_step(person, message, step):
    """Play a die of a play being put together: in its list, or by its button if it has but one move."""
    value = encode_steps((step,))
    only = next((one for one in buttons_of(message).values() if one.endswith(f"{value}-{step.die}")), None)
    if only is not None:
        return await person.click(message, custom_id=only)
    select = next(one for one in selects_of(message) if one["custom_id"].endswith(f"-{step.die}"))
    return await person.select(message, custom_id=select["custom_id"], values=[value])


async def select_play(person, message, value):
    """Choose a whole play in a message's lists; where openings come first, each is looked into until it is found."""
    [first, *_] = selects_of(message)
    openings = [option["value"] for option in first["options"] if option["value"].startswith("+")]
    shown = message
    while not (lists := [one for one in selects_of(shown) if any(o["value"] == value for o in one["options"])]):
        assert openings, f"no list has {value}"
        if shown is not message and shown.id == message.id:  # a private answer is looked into where it stands
            message = (await person.click(shown, label="Back")).response
        shown = (await person.select(message, custom_id=first["custom_id"], values=[openings.pop(0)])).response
    assert len(lists) == 1, f"{value} is in {len(lists)} lists"
    return await person.select(shown, custom_id=lists[0]["custom_id"], values=[value])


UNDER = {"Details": ("Resign", "Hint", "Ask for a break", "Follow"), "Move by move": ("Type it",)}
"""Which buttons are not on the board but behind which one."""

FIRST_GAME = ((3, 1), (6, 5), (4, 3), (6, 6), (2, 1), (5, 4), (3, 1), (3, 1), (3, 1), (6, 1), (5, 2))
"""White opens with 3-1; Black follows with 6-5. The rolls of `play_to_a_take` and of what comes after it."""


async def play_to_a_take(table):
    """The beginning of a match to 3: a double, a take, and Black's run."""
    await begin(table, length=3)
    await table.by_command(Side.WHITE, "move", play="8/5 6/5")
    await table.by_command(Side.BLACK, "double")
    await table.by_command(Side.WHITE, "accept")
    await table.by_command(Side.BLACK, "roll")
    await table.by_command(Side.BLACK, "move", play="24/13")


async def begin(table, length=5):
    """Begin a match between the two at the table."""
    await table.by_command(Side.WHITE, "challenge", opponent=table.players[1], length=length)
    await table.by_button(Side.BLACK, "Accept")
    return table


async def play_on(table, turns):
    """The two play `turns` turns, of any kind."""
    for _ in range(turns):
        state = await table.state()
        if state.phase is Phase.TO_ROLL:
            await table.by_command(state.on_roll, "roll")
            state = await table.state()
        if state.phase is Phase.TO_PLAY:
            await table.by_command(state.on_roll, "move", play=plays_now(state)[0].notation)


def requests_since(table, start):
    """The bot's requests to Discord after the first `start` ones."""
    return table.env.http_requests[start:]


_RADIO = 21


def last_post(table, channel=None):
    """The newest message that everyone sees."""
    return posts_in(table.env, channel or table.channel)[-1]


def switches_on(panel):
    """The switches that the panel of `/preferences` says are on, by their labels."""
    [line] = [line for line in text_of(panel).splitlines() if line.startswith("**On:**")]
    return set(line.removeprefix("**On:** ").split(", "))


async def switched(person, panel, *names, form="Turn on or off", **chosen):
    """The panel after these switches were turned in a form and these were chosen, the rest sent as it is."""
    asked = await person.click(panel, label=form)
    groups = [one["component"] for one in asked.modal["components"]]
    assert set(names) <= {one["value"] for group in groups for one in group["options"]}
    sent = {
        group["custom_id"]: [one["value"] for one in group["options"] if one.get("default") ^ (one["value"] in names)]
        for group in groups
    }
    assert set(chosen) <= set(sent)
    sent |= {name: [value] for name, value in chosen.items()}
    kinds = {group["custom_id"]: group["type"] for group in groups}
    return (await person.submit_modal(asked, {name: _sent(kinds[name], some) for name, some in sent.items()})).response


def _sent(kind, values):
    """What a client sends of a group: a value of radio buttons, or a list."""
    return values[0] if kind == _RADIO else values


async def sent_tap(person, message, custom_id, values=None):
    """The result of a tap on something that a message may or may not show."""
    data = {"custom_id": custom_id, "component_type": 2 if values is None else 3}
    if values is not None:
        data["values"] = list(values)
    return await _component_interaction(person, _visible_message(person, message), data)


async def forged(person, message, custom_id, values=None):
    """The answer to a tap on something a message does not show: from an old screen, or a modified client."""
    result = await sent_tap(person, message, custom_id, values)
    assert result.response is not None, "not answered"
    return result.response


async def forged_or_nothing(person, message, custom_id):
    """The same, where the answer may be gone by now, or where nothing is answered at all."""
    try:
        return await forged(person, message, custom_id)
    except AssertionError:
        return None
