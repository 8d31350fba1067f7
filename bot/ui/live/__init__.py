"""The live board as the channel knows it: the way there, what people see there, and what follows their acts."""

from bot.ui.kit.feature import Feature
from bot.ui.live.after import Aftermath
from bot.ui.live.ballots import Ballots
from bot.ui.live.clubs import Clubs
from bot.ui.live.elsewhere import Elsewhere
from bot.ui.live.links import TAPS, Intents
from bot.ui.live.opening import LiveDoor
from bot.ui.live.voice import Voice

FEATURE = Feature(
    "live",
    taps=(TAPS,),
    desks=(lambda _: Intents(), Aftermath, Clubs, Ballots, Voice, Elsewhere, LiveDoor),
    starts=lambda host: host.get(LiveDoor).open(),
    closes=lambda host: host.get(LiveDoor).close(),
)
