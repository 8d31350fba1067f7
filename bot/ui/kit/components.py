"""Taps: the buttons, lists and forms that work after a restart, and how a tap finds its handler.

A component's id carries everything; nothing is kept in memory. discord.py's own dispatch isn't used. It forgets buttons
in a restart. Its dynamic items are rebuilt from the whole message for each tap, leave errors on the way unanswered, and
miss a tap on a component that the message no longer shows. `answer_tap` reads the id instead.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple, cast

import discord

from bot.errors import StaleAction
from bot.texts.catalogue import Key, say
from bot.ui.kit.errors import answer_error, begin
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post
from bot.ui.kit.places import attune
from bot.ui.kit.sending import reply_in_place

GREEN: Final = discord.ButtonStyle.success
BLUE: Final = discord.ButtonStyle.primary
RED: Final = discord.ButtonStyle.danger
GREY: Final = discord.ButtonStyle.secondary
Kind = Literal["b", "s", "m"]
LONGEST: Final = 100
"""Discord's limit for a custom id, in characters."""


_TEMPLATE: Final = re.compile(
    r"bg1:(?P<kind>[bsm]):(?P<action>[a-z_]{1,24}):(?P<subject>\d{1,20})(?:\.(?P<mark>[a-z][0-9a-f]{5}))?"
    r":(?P<seq>\d{1,9})(?::(?P<argument>[^:]{0,40}))?"
)
ARGUMENT: Final = 40
"""Characters that an argument has room for."""


@dataclass(frozen=True, slots=True)
class CustomId:
    """The purpose of a component.

    `subject` is the match or challenge it belongs to. `seq` is the length of the match's log when it was made (0 for a
    challenge). `argument` is anything else the action needs. `mark` distinguishes the subject from another with the
    same number (see `bot.records.marks`); ids of version 1.0 have none.
    """

    action: str
    subject: int
    seq: int = 0
    argument: str = ""
    mark: str = ""

    def encode(self, kind: Kind) -> str:
        """The text that Discord keeps. Raises ValueError if it couldn't be read back."""
        subject = f"{self.subject}.{self.mark}" if self.mark else str(self.subject)
        text = f"bg1:{kind}:{self.action}:{subject}:{self.seq}"
        if self.argument:
            text += f":{self.argument}"
        if len(text) > LONGEST or not _TEMPLATE.fullmatch(text):
            raise ValueError(f"not a custom id: {text!r}")
        return text

    @classmethod
    def parse(cls, text: str, kinds: str) -> CustomId | None:
        """Read an id of one of these kinds, such as `bs`; None for any other text."""
        match = _TEMPLATE.fullmatch(text)
        if match is None or match["kind"] not in kinds:
            return None
        return cls(
            match["action"], int(match["subject"]), int(match["seq"]), match["argument"] or "", match["mark"] or ""
        )


def controls_of(message: discord.Message) -> list[CustomId]:
    """The purposes of the buttons and lists in the bot's messages."""
    if not message.flags.components_v2:
        return []
    view = discord.ui.LayoutView.from_message(message, timeout=None)
    view.stop()
    texts = [str(getattr(one, "custom_id", "")) for one in view.walk_children()]
    found = [CustomId.parse(text, "bs") for text in texts]
    return [one for one in found if one is not None]


Handler = Callable[[Interaction, CustomId, tuple[str, ...]], Awaitable[None]]
"""The effect of a tap, given the interaction, the id of the component, and the values chosen in a select."""


Late = Callable[[Interaction, CustomId], Awaitable[None]]
"""Answers a tap that came too late."""


class Taps:
    """A feature's handlers of taps. The bot takes in the handlers of every feature it lists.

    A handler that finds that its tap came too late raises StaleAction, and `late` shows the thing as it is.
    """

    def __init__(self, late: Late | None = None) -> None:
        self.handlers: dict[str, Handler] = {}
        self._late = late

    def on(self, *actions: str) -> Callable[[Handler], Handler]:
        """Register a coroutine as the handler of taps on any of `actions`."""

        def register(handler: Handler) -> Handler:
            self.take_in(dict.fromkeys(actions, handler))
            return handler

        return register

    def says(self, action: str, key: Key) -> None:
        """Answer a tap with words alone, in place of the message that was tapped."""
        self.take_in({action: lambda interaction, *_: reply_in_place(interaction, Post((say(key),), ()))})

    def take_in(self, handlers: Mapping[str, Handler]) -> None:
        """Add handlers. Raises ValueError for an action that already has one."""
        for action, handler in handlers.items():
            if action in self.handlers:
                raise ValueError(f"two handlers for {action!r}")
            self.handlers[action] = handler if self._late is None else _never_late(handler, self._late)


def _never_late(handler: Handler, late: Late) -> Handler:
    async def handle(interaction: Interaction, target: CustomId, values: tuple[str, ...]) -> None:
        try:
            await handler(interaction, target, values)
        except StaleAction:
            await late(interaction, target)

    return handle


async def run(interaction: Interaction, custom_id: CustomId, values: tuple[str, ...] = ()) -> None:
    """Do what a component is for. Any failure is answered.

    If Discord delivers a tap twice, the second one waits: its answer, "that was done already", must not come first.
    """
    async with interaction.client.deliveries.holding(interaction.id):
        try:
            begin(interaction)
            await attune(interaction)
            if custom_id.mark:
                await interaction.client.app.marks.check(custom_id.mark, custom_id.subject)
            # A button from an older version raises KeyError here and is answered like any other surprise.
            await interaction.client.get(Taps).handlers[custom_id.action](interaction, custom_id, values)
        except Exception as error:  # noqa: BLE001 - the boundary: every click is answered
            await answer_error(interaction, error)


class TapButton(discord.ui.Button[Any]):
    """Any button of the bot."""

    def __init__(
        self,
        custom_id: CustomId,
        label: str = "",
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        *,
        disabled: bool = False,
    ) -> None:
        super().__init__(label=label or "\u200b", style=style, custom_id=custom_id.encode("b"), disabled=disabled)


class Buttons(NamedTuple):
    """Makes the components of one thing at one moment, such as a match at a position; see `CustomId`."""

    prefix: str
    """Begins their actions."""
    subject: int
    seq: int
    mark: str = ""

    def target(self, action: str, argument: str = "") -> CustomId:
        """The id of a component for an action."""
        return CustomId(self.prefix + action, self.subject, self.seq, argument, self.mark)

    def __call__(
        self, action: str, label: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary, argument: str = ""
    ) -> TapButton:
        """A button for an action."""
        return TapButton(self.target(action, argument), label, style)


def entry(value: str, label: str, explained: str = "", *, chosen: bool = False) -> discord.SelectOption:
    """An entry of a list, cut to Discord's limits."""
    return discord.SelectOption(label=label[:100], value=value, description=explained[:100] or None, default=chosen)


class TapSelect(discord.ui.Select[Any]):
    """Any select of the bot: one choice, answered at once.

    `number` is its number in the message. A list that replaces another needs another number, or a client may show the
    old choice as chosen.
    """

    def __init__(
        self, custom_id: CustomId, placeholder: str, options: list[discord.SelectOption], *, number: int | None = None
    ) -> None:
        super().__init__(custom_id=custom_id.encode("s"), placeholder=placeholder or None, options=options, id=number)


def _one_of(custom_id: CustomId, placeholder: str, chosen: int | None, number: int, kind: type) -> dict[str, Any]:
    """A list, for discord.py, from which one entry (such as a role) is chosen, or none."""
    default = [] if chosen is None else [discord.Object(chosen, type=kind)]
    given = {"custom_id": custom_id.encode("s"), "placeholder": placeholder, "id": number}
    return {**given, "min_values": 0, "max_values": 1, "default_values": default}


class TapRoleSelect(discord.ui.RoleSelect[Any]):
    """A choice among the roles of a server, or of none."""

    def __init__(self, custom_id: CustomId, placeholder: str, chosen: int | None, *, number: int) -> None:
        super().__init__(**_one_of(custom_id, placeholder, chosen, number, discord.Role))


class TapUserSelect(discord.ui.UserSelect[Any]):
    """A choice among people, or of nobody."""

    def __init__(self, custom_id: CustomId, placeholder: str, chosen: int | None, *, number: int) -> None:
        super().__init__(**_one_of(custom_id, placeholder, chosen, number, discord.User))


class TapChannelSelect(discord.ui.ChannelSelect[Any]):
    """A choice among the text channels of a server, or of none."""

    def __init__(self, custom_id: CustomId, placeholder: str, chosen: int | None, *, number: int) -> None:
        kinds = [discord.ChannelType.text, discord.ChannelType.news]
        super().__init__(**_one_of(custom_id, placeholder, chosen, number, discord.TextChannel), channel_types=kinds)


async def answer_tap(interaction: Interaction) -> None:
    """Answer a tap on one of the bot's buttons or lists, whichever process showed it."""
    data = cast("dict[str, Any]", interaction.data or {})
    custom_id = CustomId.parse(str(data.get("custom_id", "")), "bs")
    if custom_id is not None:
        await run(interaction, custom_id, tuple(str(value) for value in data.get("values", ())))


class TextModal(discord.ui.Modal):
    """A form of one line. It's answered in `answer_modal`, since discord.py forgets modals in a restart."""

    def __init__(self, custom_id: CustomId, title: str, label: str, placeholder: str) -> None:
        super().__init__(title=title[:45], custom_id=custom_id.encode("m"), timeout=900)
        field: discord.ui.TextInput[Any] = discord.ui.TextInput(
            custom_id="text", placeholder=placeholder[:100], max_length=200, required=True
        )
        self.add_item(discord.ui.Label(text=label[:45], component=field))

    async def on_submit(self, interaction: discord.Interaction[Any], /) -> None:
        """Do nothing: see `answer_modal`."""


async def answer_modal(interaction: Interaction) -> None:
    """Answer a submitted form, whether or not this process has shown it."""
    data = cast("dict[str, Any]", interaction.data or {})
    custom_id = CustomId.parse(str(data.get("custom_id", "")), "m")
    if custom_id is not None:
        await run(interaction, custom_id, tuple(_texts_in(data.get("components", []))))


def _texts_in(components: list[dict[str, Any]]) -> list[str]:
    """A typed text as it is; what is chosen in a group is `name=value`, once for each (see `bot.ui.kit.forms`)."""
    found = []
    for component in components:
        inner = component.get("components") or ([component["component"]] if "component" in component else [])
        found += _texts_in(inner)
        name, value = component.get("custom_id"), component.get("value")
        if name == "text":
            found.append(str(value or ""))
        elif name:
            chosen = component.get("values") or ([] if value is None else [value])
            found += [f"{name}={one}" for one in chosen]
    return found
