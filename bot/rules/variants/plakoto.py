"""Plakoto: pinning, and a last checker that mustn't be caught. Source: https://www.bkgm.com/variants/Plakoto.html."""

from typing import Final

from bot.rules.variants.families.pinning import PinningGame


class Plakoto(PinningGame):
    """Pinning the opponent's last checker on its start wins double, if one's own start is clear."""

    key = "plakoto"
    name = "Plakoto"
    options = frozenset({"free_choice"})
    always = frozenset({"winner_starts"})
    """The winner of a game opens the next, as in all of Tavli (https://www.bkgm.com/variants/Tavli.html)."""

    pinned_start_wins = True


PLAKOTO: Final = Plakoto()
