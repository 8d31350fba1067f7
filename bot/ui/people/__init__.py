"""People: profiles, leaderboards, histories, and what is stored of them."""

from bot.ui.kit.feature import Feature
from bot.ui.people import privacy
from bot.ui.people.profiles import PeopleCog

FEATURE = Feature(
    "people", cogs=(PeopleCog, privacy.PrivacyCog), taps=(privacy.TAPS,), keeps=lambda host: host.app.privacy.resume()
)
