"""From one match that waits to the next, with a tap."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import discord

from bot.app.app import App
from bot.chouette.windows import waiting_for as waiting_in_chouette
from bot.errors import NotFound, NotFoundWhat
from bot.records.chouettes import ChouetteRecord
from bot.records.matches import MatchRecord
from bot.texts.catalogue import Key, say
from bot.ui.board.boards import Boards
from bot.ui.kit.components import CustomId, Taps
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post
from bot.ui.kit.names import bold
from bot.ui.kit.places import is_guest
from bot.ui.kit.sending import reply
from bot.ui.match.lookup import plays
from bot.ui.match.waiting import NOBODY, asked, board_link, next_button, opponent_of, urgency, waiting_for
from bot.ui.waiting.groups import shared_by

TAPS: Final = Taps()


@dataclass(frozen=True, slots=True)
class More:
    """That other boards wait for a person: a line that says so, and a button to the first of them."""

    line: str
    button: discord.ui.Button[Any]

    def as_post(self) -> Post:
        """Both as a message."""
        return Post((self.line,), (), ((self.button,),))


async def more_waiting(app: App, person_id: int, *, but: int = NOBODY, but_chouette: int = NOBODY) -> More | None:
    """What waits for a person beside the match numbered `but` and the chouette numbered so; None if nothing does.

    Both are for that person alone. Make it in the language that the answer is in.
    """
    records = [record for record in await waiting_for(app, person_id) if record.match_id != but]
    shared = [one for one in await shared_by(app, person_id) if one.waits and one.match_id != but]
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


async def last_words(interaction: Interaction, record: MatchRecord) -> Post | None:
    """What the private answer to a turn says once it is over: that other boards wait, with the way to the first."""
    more = await more_waiting(interaction.client.app, interaction.user.id, but=record.match_id)
    return None if more is None else more.as_post()


async def words_after_chouette(interaction: Interaction, record: ChouetteRecord) -> Post | None:
    """The same after a turn in a chouette, unless that still waits for whoever acted."""
    app, person = interaction.client.app, interaction.user.id
    if person in waiting_in_chouette(record.state):
        return None
    more = await more_waiting(app, person, but_chouette=record.chouette_id)
    return None if more is None else more.as_post()


@TAPS.on("next_match")
async def _next(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """Show the most urgent match that waits by now, the match of the button left out."""
    records = await waiting_for(interaction.client.app, interaction.user.id)
    record = next((one for one in records if one.match_id != target.subject), None)
    if record is None:
        await reply(interaction, say("nothing-waits"))
    else:
        await show_own(interaction, record)


@TAPS.on("open_match")
async def _open(interaction: Interaction, _: CustomId, values: tuple[str, ...]) -> None:
    """Show a match chosen in the list of one's own."""
    number = int(values[0]) if values and values[0].isdecimal() else 0
    record = await interaction.client.app.matches.match(number)
    if not plays(interaction, record):
        raise NotFound(NotFoundWhat.MATCH)
    await show_own(interaction, record)


async def show_own(interaction: Interaction, record: MatchRecord) -> None:
    """Show somebody a match of theirs, played anywhere, with its buttons and the way to it.

    Where the bot is a guest, a turn would be answered, and shown, where it was tapped: it has to be played at home.
    """
    away = is_guest(interaction) and interaction.channel_id != record.posts_to
    await interaction.client.get(Boards).show_privately(interaction, record, board_link(record), rows=not away)
