"""What must hold of a channel at every moment: one armed board a match."""

from bot.records.computers import is_computer
from bot.rules.match.actions import may_double
from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.ui.kit.components import CustomId
from tests.ui.table import buttons_of, components_of, posts_in

CLICKS = (2, 3, 5, 6, 7, 8)
"""The types of components that can be used."""


def controls_of(message):
    """The ids of the components of a message that can be used."""
    return [one["custom_id"] for one in components_of(message) if one["type"] in CLICKS and not one.get("disabled")]


def armed_posts(table, channel=None):
    """The public messages of each match that have something to tap, the result card of a finished one apart."""
    found = {}
    for post in posts_in(table.env, channel or table.channel):
        targets = [CustomId.parse(one, kind) for one in controls_of(post) for kind in "bs" if f"bg1:{kind}" in one]
        matches = {target.subject for target in targets if target.action not in OF_A_RESULT}
        for match in matches:
            found.setdefault(match, []).append(post)
    return found


OF_A_RESULT = ("replay", "analyze", "rematch", "export", "accept", "decline")


def check_channel(table):
    """At most one message of each match is armed."""
    for match, posts in armed_posts(table).items():
        assert len(posts) <= 1, f"match {match} has {len(posts)} armed messages"


async def act(table, random, *, doubles=0.1, resigns=0.0):
    """Do what the match waits for by taps, as whoever has to act. Returns the side and its taps since it was to act."""
    record = await table.bot.store.match(table.match_id)
    state, side = record.state, record.state.waiting_for
    assert not is_computer(record.players[side].user_id)
    if state.phase is Phase.TO_ROLL:
        if may_double(state) and random.random() < doubles:
            await table.by_button(side, f"Double to {state.cube.value * 2}")
        else:
            await table.by_button(side, "Roll")
    elif state.phase is Phase.TO_PLAY:
        if random.random() < resigns:
            question = await table.by_button(side, "Resign")
            label = next(one for one in buttons_of(question) if "lose" in one)
            await table.by_button(side, label, question)
        else:
            await table.play_by_lists(side, random.choice(plays_now(state)))
    elif state.phase is Phase.DOUBLE_OFFERED:
        await table.by_button(side, "Take")
    elif state.phase is Phase.TO_NAME:
        await table.by_button(side, next(label for label, to in buttons_of(table.board).items() if ":name:" in to))
    else:
        await table.by_button(side, "Play on")
    return side
