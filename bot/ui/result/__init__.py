"""The end of a match: its result card."""

from bot.ui.kit.feature import Feature
from bot.ui.result.card import Results

FEATURE = Feature(
    "result",
    desks=(Results,),
    follows=(lambda host, turn, by: host.get(Results).show(turn, by),),
    keeps=lambda host: host.get(Results).keep(),
)
