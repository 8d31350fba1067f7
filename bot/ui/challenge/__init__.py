"""Challenges: made, shown, accepted, declined, and played once more."""

from bot.ui.challenge import form, offers, panel
from bot.ui.challenge.cog import ChallengeCog
from bot.ui.challenge.sending import ChallengeCalls, close_expired
from bot.ui.kit.feature import Feature

FEATURE = Feature(
    "challenge",
    cogs=(ChallengeCog,),
    taps=(offers.TAPS, form.TAPS, panel.TAPS),
    desks=(ChallengeCalls,),
    keeps=close_expired,
)
