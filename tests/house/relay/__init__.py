"""A toy kind of group play: what a contributor would write for a new one."""

from discord.ext import commands

from bot.ui.kit.commands import command
from bot.ui.kit.feature import Feature
from bot.ui.kit.host import Interaction
from bot.ui.kit.places import place_of
from bot.ui.post.kind import Where
from tests.house.relay.desk import TAPS, RelayDesk, shared_by
from tests.house.relay.relays import Relays


class RelayCog(commands.Cog):
    """Two teams at one board."""

    @command()
    async def relay(self, interaction: Interaction) -> None:
        """Open a relay."""
        host = interaction.client
        record = await host.get(Relays).open(place_of(interaction), interaction.user.id, interaction.id)
        await host.get(RelayDesk).show(interaction, record, Where.BELOW)


FEATURE = Feature(
    "relay",
    cogs=(RelayCog,),
    taps=(TAPS,),
    desks=(Relays, RelayDesk),
    shared=shared_by,
    starts=lambda host: host.get(Relays).prepare(),
    keeps=lambda host: host.get(RelayDesk).behind.catch_up(host.app.claims.is_free),
    closes=lambda host: host.get(RelayDesk).behind.rest(),
)
