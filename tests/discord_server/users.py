"""People who use the bot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from tests.discord_server.forms import filled
from tests.discord_server.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT, Answer, Interaction
from tests.discord_server.messages import Message
from tests.discord_server.options import CannotUse, Typed
from tests.discord_server.places import Channel, Person, new_id

if TYPE_CHECKING:
    from tests.discord_server.server import DiscordServer

Json = dict[str, Any]

_BUTTON, _STRING_SELECT, _USER_SELECT = 2, 3, 5
_LINK: Final = 5


class User(Person):
    """A person. Everything they do is sent at once; `await` the result for the bot's answer."""

    def __init__(self, server: DiscordServer, name: str, display_name: str | None = None) -> None:
        super().__init__(new_id(), name, display_name or name.title())
        self._server = server

    def slash(self, channel: Channel, command: str, /, **options: Any) -> Interaction:
        """Use a slash command: `alice.slash(channel, "challenge", opponent=bob, length=5)`.

        Write subcommands with spaces. The types come from the commands that the bot has registered.
        """
        data = Typed(self._server.world, channel.guild, channel.context).command(command, options)
        return self._server.interact(self, channel, COMMAND, data)

    def autocomplete(
        self, channel: Channel, command: str, option: str, typed: str = "", /, **others: Any
    ) -> Interaction:
        """Type into an option that offers suggestions; the answer has them as `choices`."""
        data = Typed(self._server.world, channel.guild, channel.context).command(command, others, (option, typed))
        return self._server.interact(self, channel, AUTOCOMPLETE, data)

    def click(
        self, message: Message | Answer, label: str | None = None, *, custom_id: str | None = None, stale: bool = False
    ) -> Interaction:
        """Press a button. With `stale`, one that was there when the person looked, whatever is there now."""
        message = self._seen(message)
        if stale and custom_id is not None:
            data: Json = {"component_type": _BUTTON, "custom_id": custom_id, "id": 1}
            return self._server.interact(self, message.channel, COMPONENT, data, message)
        for button in message.walk():
            if button["type"] == _BUTTON and _is_it(button, label, custom_id):
                break
        else:
            raise CannotUse(f"no button {label or custom_id!r} here, only {list(message.buttons)}")
        if button.get("disabled") or button["style"] == _LINK:
            raise CannotUse(f"the button {label or custom_id!r} is disabled or a link")
        data = {"component_type": _BUTTON, "custom_id": button["custom_id"], "id": button["id"]}
        return self._server.interact(self, message.channel, COMPONENT, data, message)

    def select(
        self,
        message: Message | Answer,
        custom_id: str | None = None,
        values: Sequence[str | Person] = (),
        *,
        placeholder: str | None = None,
    ) -> Interaction:
        """Choose in a select, found by custom_id or part of its placeholder; options by value or by label."""
        message = self._seen(message)
        found = [
            one
            for one in message.selects
            if custom_id in (None, one["custom_id"]) and (placeholder or "") in (one.get("placeholder") or "")
        ]
        if len(found) != 1:
            raise CannotUse(f"{len(found)} selects fit, of {[one['custom_id'] for one in message.selects]}")
        select = found[0]
        low, high = (select.get(name, 1) for name in ("min_values", "max_values"))
        if select.get("disabled") or not low <= len(values) <= high:
            raise CannotUse(f"the select is disabled or takes {low} to {high} values")
        typed = Typed(self._server.world, message.channel.guild, message.channel.context)
        data: Json = {
            "component_type": select["type"],
            "custom_id": select["custom_id"],
            "id": select["id"],
            "values": [_chosen(select, value, typed) for value in values],
        }
        if typed.resolved:
            data["resolved"] = typed.resolved
        return self._server.interact(self, message.channel, COMPONENT, data, message)

    def submit_modal(self, answer: Answer, values: Mapping[str, Any] | None = None, /, **named: Any) -> Interaction:
        """Fill in the modal that the bot opened, by custom_id: `alice.submit_modal(answer, text="8/5 6/5")`."""
        form, opener = answer.modal, answer.interaction
        components = filled(form["components"], {**(values or {}), **named})
        data: Json = {"custom_id": form["custom_id"], "components": components}
        return self._server.interact(self, opener.channel, MODAL_SUBMIT, data, opener.message)

    def _seen(self, message: Message | Answer) -> Message:
        if isinstance(message, Answer):
            if message.message is None:
                raise CannotUse("the answer has no message")
            message = message.message
        if message.deleted:
            raise CannotUse("the message is deleted")
        if message.visible_to not in (None, self):
            raise CannotUse(f"{self.name} does not see this message")
        return message


def _is_it(button: Json, label: str | None, custom_id: str | None) -> bool:
    if custom_id is not None:
        return bool(button.get("custom_id") == custom_id)
    return label is not None and label in (button.get("label"), (button.get("emoji") or {}).get("name"))


def _chosen(select: Json, value: str | Person, typed: Typed) -> str:
    if select["type"] == _STRING_SELECT:
        for option in select["options"]:
            if value in (option["value"], option["label"]):
                return str(option["value"])
        raise CannotUse(f"{value!r} is not among {[option['label'] for option in select['options']]}")
    if select["type"] == _USER_SELECT and isinstance(value, Person):
        typed.person(value)
        return str(value.id)
    raise CannotUse(f"{value!r} does not fit a select of type {select['type']}")
