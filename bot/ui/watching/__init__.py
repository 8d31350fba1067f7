"""For spectators: boards to look at, matches to follow."""

from bot.ui.kit.feature import Feature
from bot.ui.watching import following
from bot.ui.watching.cog import WatchCog
from bot.ui.watching.look import LookCog

FEATURE = Feature(
    "watching",
    cogs=(WatchCog, LookCog),
    taps=(following.TAPS,),
    desks=(following.Followers,),
    follows=(lambda host, turn, by: host.get(following.Followers).tell(turn, by),),
)
