"""Whatever is logged of a command or a tap says whose it was; the code that a person is told finds all of it."""

import re

import structlog

from tests.loopback.boards import begin


async def test_by_its_code_an_incident_is_found_with_all_that_came_of_it(club, nothing_unexpected):
    board = await begin(club.channel, *club.players)
    act = club.bot.app.matches.act

    async def broken(*given, **named):
        raise ValueError("no such thing")

    club.bot.app.matches.act = broken
    person = club.players[board.waiting_for]
    with structlog.testing.capture_logs([structlog.contextvars.merge_contextvars]) as lines:
        asked = person.slash(club.channel, "resign", what="single", sure=True, match="1")
        answer = await asked
        club.bot.app.matches.act = act
        await club.alice.slash(club.channel, "move", play="nonsense", match="1")
    nothing_unexpected.clear()
    code = re.search(r"[0-9a-f]{6}", answer.text)[0]
    (line,) = [one for one in lines if one.get("incident") == code]
    assert (line["event"], line["interaction"], line["person"], line["match"]) == (
        "unexpected",
        asked.id,
        person.id,
        1,
    )
    refused = [one for one in lines if one["event"] == "refused"]
    assert refused
    assert all("incident" not in one for one in refused), "the next command has nothing of it"
    assert all(one["person"] == club.alice.id for one in refused)
