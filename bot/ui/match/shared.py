"""What waits for a person beside the board they are at, in whatever they play alone or with others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import discord

from bot.texts.catalogue import Key, say
from bot.ui.kit.feature import Features, Shared
from bot.ui.kit.host import Host
from bot.ui.kit.message import Post
from bot.ui.kit.names import bold
from bot.ui.match.waiting import NOBODY, asked, next_button, opponent_of, urgency, waiting_for


async def shared_by(host: Host, person_id: int) -> list[Shared]:
    """Everything that a person plays together with others; what waits for them comes first."""
    found: list[Shared] = []
    for feature in host.get(Features):
        if feature.shared is not None:
            found += await feature.shared(host, person_id)
    return sorted(found, key=lambda one: (not one.waits, one.urgency))


def shared_line(parts: Sequence[str], due: datetime | None, url: str) -> str:
    """Something that is played together in a line of a list, with the time left and a link."""
    left = "" if due is None else say("waiting-left", left=discord.utils.format_dt(due, "R"))
    return "- " + " · ".join(part for part in (*parts, left, say("match-link", url=url)) if part)


@dataclass(frozen=True, slots=True)
class More:
    """That other boards wait for a person: a line that says so, and a button to the first of them."""

    line: str
    button: discord.ui.Button[Any]

    def as_post(self) -> Post:
        """Both as a message."""
        return Post((self.line,), (), ((self.button,),))


async def more_waiting(host: Host, person_id: int, *, but: int = NOBODY, but_chouette: int = NOBODY) -> More | None:
    """What waits for a person beside the match numbered `but` and the chouette numbered so; None if nothing does.

    Both are for that person alone. Make it in the language that the answer is in.
    """
    records = [record for record in await waiting_for(host.app, person_id) if record.match_id != but]
    shared = [one for one in await shared_by(host, person_id) if one.waits and one.match_id != but]
    shared = [one for one in shared if one.chouette_id != but_chouette]
    count = len(records) + len(shared)
    if shared and (not records or shared[0].urgency < urgency(records[0])):
        button = discord.ui.Button[Any](label=say("button-next-match"), url=shared[0].url)
        return More(say("waiting-more-boards", count=count, what=shared[0].short), button)
    if not records:
        return None
    first = records[0]
    key = Key("waiting-more-boards") if shared else Key("waiting-more")
    who, what = bold(opponent_of(first, person_id)), asked(first)
    if shared:
        what = say("waiting-next", who=who, what=what)
    return More(say(key, count=count, who=who, what=what), next_button(first, but))
