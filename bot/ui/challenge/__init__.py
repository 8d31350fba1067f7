"""Challenges: made, shown, accepted, declined, and played once more."""

from bot.ui.challenge import cog, draft, offers, seeking
from bot.ui.challenge.sending import ChallengeCalls, close_expired
from bot.ui.kit.feature import Feature

FEATURE = Feature(
    "challenge",
    cogs=(cog.ChallengeCog,),
    taps=(offers.TAPS, cog.TAPS, draft.TAPS, seeking.TAPS),
    desks=(ChallengeCalls, seeking.SeekingDesk),
    keeps=close_expired,
)
