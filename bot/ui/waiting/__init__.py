"""Whose turn it is everywhere: what waits for a person, and the way to it."""

from bot.ui.kit.feature import Feature
from bot.ui.waiting.lists import TAPS, TurnCalls, WaitingCog

FEATURE = Feature(
    "waiting",
    cogs=(WaitingCog,),
    taps=(TAPS,),
    desks=(TurnCalls,),
    follows=(lambda host, turn, by: host.get(TurnCalls).call(turn, by),),
    follows_late=(lambda host, turn, by: host.get(TurnCalls).call(turn, by),),
)
