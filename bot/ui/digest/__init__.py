"""The digest: once a week, in a channel that a server has chosen, what was played there."""

from bot.ui.digest.desk import DigestDesk
from bot.ui.kit.feature import Feature

FEATURE = Feature("digest", desks=(DigestDesk,), keeps=lambda host: host.get(DigestDesk).keep())
