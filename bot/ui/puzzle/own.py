"""Positions from a server's own matches: a manager switches them on, who plays there hears of it and may object."""

from typing import Final

from bot.app.views import Turn
from bot.records.puzzles import OwnServer
from bot.texts.catalogue import say, speaking
from bot.ui.kit.components import GREEN, CustomId, TapButton, Taps
from bot.ui.kit.host import Host, Interaction
from bot.ui.kit.message import Post
from bot.ui.kit.places import language_of_place, managed_guild, public_language
from bot.ui.kit.sending import reply, reply_in_place, send
from bot.ui.kit.tasks import Tasks

TAPS: Final = Taps()


class OwnDesk:
    """Looks at the matches of servers in the background, one after the other."""

    def __init__(self, host: Host) -> None:
        own = host.app.own
        self._tasks = Tasks("own positions", own.step, own.waiting, at_once=1)
        self.keep, self.close = self._tasks.keep, self._tasks.close


def _panel(own: OwnServer | None) -> Post:
    if own is None:
        return Post((say("own-explained"),), (), ((TapButton(CustomId("own_on", 0), say("button-own-on"), GREEN),),))
    standing = say("own-standing", matches=own.matches, looked=own.looked_at, admitted=own.admitted)
    return Post((say("own-explained"), standing), (), ((TapButton(CustomId("own_off", 0), say("button-own-off")),),))


@TAPS.on("own_open")
async def _open(interaction: Interaction, _: CustomId, __: tuple[str, ...]) -> None:
    await reply(interaction, _panel(await interaction.client.app.own.standing(managed_guild(interaction))))


@TAPS.on("own_on")
async def _switch_on(interaction: Interaction, _: CustomId, __: tuple[str, ...]) -> None:
    """Switch it on, and say so to everyone in this channel."""
    app, guild_id = interaction.client.app, managed_guild(interaction)
    if await app.own.standing(guild_id) is None:
        await app.fence.post(interaction.user.id, interaction.channel_id or 0)
        await reply_in_place(interaction, _panel(await app.own.switch(guild_id, on=True)))
        with speaking(public_language(interaction)):
            await reply(interaction, hearing_post(), private=False)
    else:
        await reply_in_place(interaction, _panel(await app.own.standing(guild_id)))


@TAPS.on("own_off")
async def _switch_off(interaction: Interaction, _: CustomId, __: tuple[str, ...]) -> None:
    own = await interaction.client.app.own.switch(managed_guild(interaction), on=False)
    await reply_in_place(interaction, _panel(own))


def hearing_post() -> Post:
    """The notice that players of a server get once, with the button by which they object."""
    return Post((say("own-heard"),), (), ((object_button(),),))


def object_button() -> TapButton:
    """The person who taps it objects."""
    return TapButton(CustomId("own_object", 0, 0, "1"), say("button-own-object"))


@TAPS.on("own_object")
async def _object(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """Object, or take that back."""
    objects = target.argument != "0"
    if interaction.guild_id is None:
        return
    await interaction.client.app.own.object(interaction.guild_id, interaction.user.id, objects=objects)
    back = TapButton(CustomId("own_object", 0, 0, "0"), say("button-own-allow")) if objects else object_button()
    await reply(interaction, Post((say("own-objects", objects=objects),), (), ((back,),)))


async def hear(host: Host, turn: Turn, _: Interaction | None) -> None:
    """Once a match is over, tell its players who haven't heard that their server uses such matches."""
    record, own = turn.record, host.app.own
    new = await own.to_hear(record)
    if not new or record.place.guild_id is None:
        return
    with speaking(await language_of_place(host, record.place)):
        await send(host, record.place, hearing_post())
    await own.heard(record.place.guild_id, new)
