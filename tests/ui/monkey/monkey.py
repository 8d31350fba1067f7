"""Somebody who taps, chooses, fills in and types whatever the bot offers, as six people of a server.

What was done least is done first, so that everything that a button, a list or a form is for is done before long.
"""

from collections import Counter
from contextlib import suppress
from random import Random

import discord
from simcord.backend.errors import BackendError, OptionError
from simcord.results import ResponseMessage

from bot.ui.kit.components import CustomId, Taps
from tests.ui.table import components_of

BUTTON, TEXT_LIST, TEXT_INPUT, UPLOAD, RADIO_GROUP, CHECKBOX_GROUP = 2, 3, 4, 19, 21, 22
PEOPLE, ROLES, CHANNELS = (5, 7), (6,), (8,)
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, FILE = 3, 4, 5, 6, 7, 8, 11
LOOKED_AT = 25
"""So many messages of a channel are on a screen."""
MAT = b"""
 1 point match

 Game 1
 Ann : 0                        Bill : 0
  1) 31: 8/5 6/5                52: 13/8 24/22
      Wins 1 point
"""
WORDS = {
    "text": ("Winter Cup", "8/5 6/5", "\N{MALE SIGN}", "*" * 32, "\u202e right to left", "24/18 13/11", "12", "Ann"),
    "name": ("Winter Cup", "*" * 60, "\N{HANGUL FILLER}"),
    "order": ("carol, dan, eve", "alice", "nobody at all"),
    "lengths": ("1,3", "5", "3,x"),
    "code": ("ABCDEF",),
    "team": ("Lions", "Tigers"),
    "against": ("Tigers", "Lions"),
    "phrase": ("my own seed",),
}
"""What people write, by the name of an option."""


OPENERS = (
    ("t_", "tournament create", {}),
    ("t_", "tournament create", {"name": "Cup", "system": "single_elimination", "length": 1}),
    (
        "t_",
        "tournament create",
        {"name": "Table", "system": "round_robin", "length": 1, "check_in": 5, "starts_in": "6h"},
    ),
    ("t_", "tournament start", {"sure": True}),
    ("t_", "tournament status", {}),
    ("t_team", "team create", {"team": "Lions", "against": "Tigers", "players": 2}),
    ("a_", "tournament create", {"name": "Arena", "system": "arena", "length": 1, "minutes": 30}),
    ("s_", "simul", {"length": 1}),
    ("c_", "vote", {"length": 3, "level": "beginner"}),
    ("c_", "consult", {"length": 3}),
    ("c_", "vote", {"length": 3, "halves": True}),
    ("ch_", "chouette", {"rules": "standard"}),
    ("ch_", "chouette", {}),
    ("double", "challenge", {"opponent": 0, "length": 5}),
    ("beaver", "challenge", {"opponent": 0, "length": 0}),
    ("name", "profile", {}),
    ("privacy_", "privacy delete", {}),
    ("study_", "analyze", {}),
    ("next_match", "matches", {}),
    ("daily_", "daily set", {"channel": 0, "hour": 12, "zone": "UTC"}),
    ("daily_", "daily set", {"channel": 0, "hour": 12, "zone": "UTC", "answers": "at once"}),
    ("daily_", "daily now", {}),
    ("puzzle_", "puzzle", {}),
    ("puzzle_cube", "puzzle", {"theme": "cube"}),
    ("train_", "train", {}),
    ("seek", "help", {}),
)
"""What leads to what: how the names of actions begin, and a command."""


class Monkey:
    """`reached` counts the actions of all taps and forms that were answered, and the commands.

    `sensible`: what a form shows as an example is written into it.
    """

    def __init__(self, table, seed, *, sensible=False):
        self.table, self.env, self.random, self.sensible = table, table.env, Random(seed), sensible
        admin = table.guild.create_role("admin", permissions=discord.Permissions.all())
        organizer = table.guild.add_member(self.env.create_user("organizer"), roles=[admin])
        more = [table.guild.add_member(self.env.create_user(name)) for name in ("carol", "dan", "eve")]
        self.people = [organizer, *table.players, *more]
        self.roles = [admin]
        self.channels = [table.channel, table.guild.create_text_channel("elsewhere")]
        self.reached = Counter()

    @property
    def actions(self):
        """Everything that a button, a list or a form may be for."""
        return set(self.table.bot.get(Taps).handlers)

    @property
    def missing(self):
        return self.actions - self.reached.keys()

    async def do_something(self, *, opening):
        """One tap or one command; `opening`: also what begins something of which not everything has been done."""
        offers, chance = list(self._offers()), self.random.random()
        if not offers or chance < 0.1:
            await self._type()
        elif opening and chance < 0.15:
            await self._open()
        else:
            weights = [1 / (0.1 + self.reached[target.action]) ** 2 for *_, target in offers]
            [(person, message, component, target)] = self.random.choices(offers, weights)
            await self._tap(person, message, component, target)

    async def someone(self, action, person=None, value=None, *, argument=None):
        """The newest button or list for an action is used, by `person` or whoever sees it.

        `value` is chosen in the list, or written in the form; `argument` is in its id.
        """
        offers = self.offers(action, person)
        if argument is not None:
            offers = [one for one in offers if argument in (str(one[3].seq), *one[3].argument.split("."))]
        assert offers, f"nobody sees {action}"
        await self._tap(*max(offers, key=lambda one: one[1].id), value)

    def offers(self, action, person=None):
        """The buttons and lists for an action that somebody sees."""
        return [one for one in self._offers(person) if one[3].action == action]

    async def typed(self, person, channel, name, value=None, /, **options):
        """A command is typed, and its form filled in, if it shows one."""
        result = await person.slash(channel, name, **options)
        self._note("/" + name, result)
        await self._fill_in(person, result, value)

    async def _open(self):
        """Begin something of which not everything has been done."""
        missing = self.missing
        wanted = [way for way in OPENERS if any(one.startswith(way[0]) for one in missing)] or OPENERS
        _, name, options = self.random.choice(wanted)
        meant = {"opponent": self.people, "channel": self.channels}
        given = {key: meant[key][value] if key in meant else value for key, value in options.items()}
        organized = name.split()[0] in ("tournament", "team", "daily")
        person = self.people[0] if organized else self.random.choice(self.people)
        await self.typed(person, self.channels[0], name, **given)

    def _offers(self, only=None):
        """Every button and list on somebody's screen: who, the message, the component, what it is for."""
        for channel_id, place in self.env.backend.messages.items():
            there = self._there(channel_id)
            for stored in list(place.values())[-LOOKED_AT:]:
                seeing = [one for one in there if stored.visible_to(one.id) and (only is None or only.id == one.id)]
                if not seeing:
                    continue
                person, message = self.random.choice(seeing), ResponseMessage(self.env, stored)
                for one in components_of(stored):
                    target = CustomId.parse(one.get("custom_id") or "", "bs")
                    if target is not None and not one.get("disabled"):
                        yield person, message, one, target

    def _there(self, channel_id):
        """Who reads a channel: everybody, or whom the bot writes to alone."""
        if self.env.backend.get_channel(channel_id).guild_id is not None:
            return self.people
        return [one.user for one in self.people if self.env.backend.dm_channels.get(one.id) == channel_id]

    async def _tap(self, person, message, component, target, value=None):
        with suppress(BackendError):
            if component["type"] == BUTTON:
                result = await person.click(message, custom_id=component["custom_id"])
            else:
                values = self._chosen(component) if value is None else [value]
                result = await person.select(message, custom_id=component["custom_id"], values=values)
            self._note(target.action, result)
            await self._fill_in(person, result, value)

    def _note(self, what, result):
        assert result.acknowledged, f"{what} was not answered"
        self.reached[what] += 1

    def _chosen(self, component):
        kind = component["type"]
        if kind == TEXT_LIST:
            return [self.random.choice(component["options"])["value"]]
        one_of = self.people if kind in PEOPLE else self.roles if kind in ROLES else self.channels
        few = component.get("min_values", 1)
        return self.random.sample(one_of, max(few, self.random.randint(few, 1)))

    async def _fill_in(self, person, result, value=None):
        """Fill in the form that was shown, if there is one."""
        form = result.modal
        if form is None:
            return
        values = {one["custom_id"]: self._given(one, value) for one in _fields(form["components"])}
        answered = await person.submit_modal(result, {name: one for name, one in values.items() if one is not None})
        target = CustomId.parse(form["custom_id"], "m")
        self._note(form["custom_id"] if target is None else target.action, answered)

    def _given(self, field, value):
        """What is entered in a field: the value, or else anything. Of choices, always one there is."""
        return self._written(field) if value is None or "options" in field else value

    def _written(self, field):
        kind = field["type"]
        if kind == RADIO_GROUP:
            return self.random.choice(field["options"])["value"]
        if kind == CHECKBOX_GROUP:
            return [one["value"] for one in field["options"] if self.random.random() < 0.5]
        if kind == TEXT_INPUT and self.sensible and field.get("placeholder"):
            return field["placeholder"]
        if kind == TEXT_INPUT:
            return self._word("text")[: field.get("max_length") or 4000]
        if kind == UPLOAD:
            return ("match.mat", MAT)
        return self._chosen(field)

    async def _type(self):
        """Type a command."""
        person, channel = self.random.choice(self.people), self.random.choice(self.channels)
        visible = self.env.backend.visible_commands(user_id=person.id, channel_id=channel.id)
        leaves = [leaf for root in visible for leaf in _leaves(root)]
        weights = [1 / (1 + self.reached["/" + name]) for name, _ in leaves]
        [(name, options)] = self.random.choices(leaves, weights)
        await self.command(person, channel, name, options)

    async def command(self, person, channel, name, options):
        chosen = {}
        for option in options:
            if option.get("required") or self.random.random() < 0.3:
                value = await self._option(person, channel, name, option, chosen)
                if value is not None:
                    chosen[option["name"]] = value
        with suppress(OptionError):
            await self.typed(person, channel, name, **chosen)

    async def _option(self, person, channel, name, option, chosen):
        kind = option["type"]
        if option.get("choices"):
            return self.random.choice(option["choices"])["value"]
        if option.get("autocomplete"):
            offered = await person.autocomplete(channel, name, option["name"], "", **chosen)
            return self.random.choice(offered)["value"] if offered else None
        if kind == INTEGER:
            low = option.get("min_value", 1)
            return self.random.randint(low, min(option.get("max_value", 9), low + 8))
        return {
            STRING: lambda: self._word(option["name"])[: option.get("max_length", 100)],
            BOOLEAN: lambda: self.random.random() < 0.5,
            USER: lambda: self.random.choice(self.people),
            CHANNEL: lambda: self.random.choice(self.channels),
            ROLE: lambda: self.random.choice(self.roles),
            FILE: lambda: ("match.mat", MAT),
        }[kind]()

    def _word(self, about):
        """What somebody might write."""
        return self.random.choice(WORDS.get(about, WORDS["text"]))


def _leaves(command, path=""):
    """The commands in a command as they are typed, each with its options."""
    path = f"{path} {command['name']}".strip()
    inner = [one for one in command.get("options") or () if one["type"] in (1, 2)]
    if not inner:
        yield path, command.get("options") or []
    for one in inner:
        yield from _leaves(one, path)


def _fields(components):
    """The fields of a form."""
    for one in components:
        inner = one.get("components") or ([one["component"]] if "component" in one else [])
        if "custom_id" in one:
            yield one
        yield from _fields(inner)
