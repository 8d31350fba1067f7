"""What discord.py is spared is still done: old rate limits are forgotten, and the components of a message are there."""

from types import SimpleNamespace

import discord

from bot.ui.kit.savings import Components, spare


def limits(count, *, inactive):
    return {f"{inactive} {number}": SimpleNamespace(is_inactive=lambda: inactive) for number in range(count)}


def test_old_rate_limits_are_forgotten_once_there_are_twice_as_many():
    spare()
    http = SimpleNamespace(_buckets=limits(300, inactive=False))
    forget = discord.http.HTTPClient._try_clear_expired_ratelimits
    forget(http)
    http._buckets |= limits(299, inactive=True)
    forget(http)
    assert len(http._buckets) == 599
    http._buckets["the last"] = SimpleNamespace(is_inactive=lambda: True)
    forget(http)
    assert http._buckets.keys() == limits(300, inactive=False).keys()


def test_components_are_read_when_they_are_asked_for():
    button = {"type": 2, "style": 1, "label": "Roll", "custom_id": "roll"}
    found = Components([{"type": 1, "components": [button]}, {"type": 999}])
    assert "_read" not in vars(found)
    assert len(found) == 1
    assert found[0].children[0].label == "Roll"
