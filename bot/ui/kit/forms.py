"""Forms with groups of choices: several things are chosen on one screen and sent together.

What is chosen comes back as the values of a tap, which `chosen_in` reads; see `answer_modal`.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple

import discord

from bot.ui.kit.components import CustomId, entry

Look = Literal["radio", "list", "checks"]
_LONGEST_LABEL: Final = 45
_LONGEST_ENTRY: Final = 100


class FormEntry(NamedTuple):
    """Something that can be chosen: its value, how it's called, what it means, and whether it's chosen now."""

    value: str
    label: str
    explained: str = ""
    chosen: bool = False


class FormGroup(NamedTuple):
    """A group of a form, by the name under which `chosen_in` finds what was chosen.

    All entries are in view, 10 at most, and one (`radio`) or any number (`checks`) can be chosen; or one of up to 25,
    which a tap shows (`list`).
    """

    name: str
    title: str
    entries: Sequence[FormEntry]
    look: Look = "radio"


class ChoiceModal(discord.ui.Modal):
    """A form of up to five groups. It's answered in `answer_modal`, like every form."""

    def __init__(self, custom_id: CustomId, title: str, groups: Iterable[FormGroup]) -> None:
        super().__init__(title=title[:_LONGEST_LABEL], custom_id=custom_id.encode("m"), timeout=900)
        for group in groups:
            self.add_item(discord.ui.Label(text=group.title[:_LONGEST_LABEL], component=_shown(group)))

    async def on_submit(self, interaction: discord.Interaction[Any], /) -> None:
        """Do nothing: see `answer_modal`."""


def _shown(group: FormGroup) -> discord.ui.Item[Any]:
    if group.look == "list":
        entries = [entry(one.value, one.label, one.explained, chosen=one.chosen) for one in group.entries]
        return discord.ui.Select(custom_id=group.name, options=entries)
    if group.look == "radio":
        return discord.ui.RadioGroup(
            custom_id=group.name, options=[discord.RadioGroupOption(**_given(one)) for one in group.entries]
        )
    options = [discord.CheckboxGroupOption(**_given(one)) for one in group.entries]
    return discord.ui.CheckboxGroup(custom_id=group.name, required=False, min_values=0, options=options)


def _given(one: FormEntry) -> dict[str, Any]:
    explained = one.explained[:_LONGEST_ENTRY] or None
    return {"label": one.label[:_LONGEST_ENTRY], "value": one.value, "description": explained, "default": one.chosen}


def chosen_in(values: Iterable[str]) -> Mapping[str, tuple[str, ...]]:
    """The choice in each group, by its name; groups without one are left out."""
    found: dict[str, tuple[str, ...]] = {}
    for value in values:
        name, _, chosen = value.partition("=")
        found[name] = (*found.get(name, ()), chosen)
    return found
