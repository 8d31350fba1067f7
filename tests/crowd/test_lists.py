"""`/matches` for those who vote, are asked to play alone, or have called for a crowd."""

from tests.crowd.hall import Hall, text_of, to_a_play
from tests.ui.test_group_lists import asked, links_of


async def test_a_vote_and_a_call(table):
    hall = Hall(table, 4)
    first, *others, spectator = hall.people
    await hall.call(length=1, level="beginner")
    called = text_of(await asked(first, hall.channel, "matches"))
    url = f"https://discord.com/channels/{table.guild.id}/{hall.channel.id}/{hall.lobby.id}"
    assert f"not started, 1 player so far · the channel plays · [show the board]({url})" in called
    for person in others:
        await hall.press(person, "Join", hall.lobby)
    await hall.start()
    await to_a_play(hall)
    waiting = await asked(first, hall.channel, "matches")
    assert "### Waiting for you (1)\n- **vote: play " in text_of(waiting)
    assert "0 of 3 have voted" in text_of(waiting)
    assert "Other matches" not in text_of(waiting), "it is not listed twice"
    assert links_of(waiting)["Next match"].endswith(str(hall.board().id))
    await hall.vote(first)
    voted = text_of(await asked(first, hall.channel, "matches"))
    assert "### Your chouettes, votes and teams" in voted
    assert "Waiting for you" not in voted
    assert "1 of 3 have voted" in voted
    assert "### Other matches in this channel" in text_of(await asked(spectator, hall.channel, "matches"))


async def test_whoever_is_asked_to_play_alone_reads_it(table):
    hall = Hall(table, 2)
    await hall.call(length=1, opponent=hall.people[1])
    waiting = await asked(hall.people[1], hall.channel, "matches")
    assert "### Waiting for you (1)\n- **play alone against everyone?**" in text_of(waiting)
    assert links_of(waiting)["Next match"].endswith(str(hall.lobby.id))
