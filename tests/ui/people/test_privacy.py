"""`/privacy`: what is stored is shown, exported, and deleted so that nothing about the person is left."""

import json
import re
import struct

import pytest

from bot.records.people import Person
from bot.rules.sides import Side
from bot.ui.people import privacy as privacy_of_ui
from tests.ui.table import buttons_of, pictures_of, posts_in, text_of

pytestmark = pytest.mark.simcord(check_errors=False)

WHITE, BLACK = Side.WHITE, Side.BLACK


async def begin(table, opponent=None, length=3):
    challenge = await table.by_command(WHITE, "challenge", opponent=opponent or table.players[1], length=length)
    board = (await (opponent or table.players[1]).click(challenge, label="Accept")).response
    table.board = board
    return board


async def privacy(table, side, what):
    return await table.by_command(side, f"privacy {what}")


async def delete(table, side):
    question = await privacy(table, side, "delete")
    return (await table.players[side].click(question, label="Delete everything")).response


def traces(settings, person):
    """Where the file, and the files that SQLite keeps beside it, still hold an id or a name."""
    forms = {"text": str(person.id).encode(), "number": struct.pack(">q", person.id), "name": person.name.encode()}
    found = []
    path = settings.database_path
    for file in path.parent.glob(path.name + "*"):
        content = file.read_bytes()
        found += [f"{kind} in {file.name}" for kind, form in forms.items() if form in content]
    return found


@pytest.fixture
async def known(table, carol):
    """Alice in a finished match, a running one, a challenge, with preferences, a block and somebody to follow."""
    alice, bob = table.players
    await begin(table)
    await table.by_command(BLACK, "resign", what="match", sure=True)
    await begin(table, length=5)
    challenge = (await bob.slash(table.channel, "challenge", opponent=carol, length=7)).response
    await carol.click(challenge, label="Accept")
    await table.by_command(WHITE, "challenge", length=9)
    await alice.slash(table.channel, "preferences block", person=carol)
    shown = (await alice.slash(table.channel, "watch", match="3")).response
    await alice.click(shown, label="Follow")
    return table


async def test_nothing_is_stored_about_somebody_new(table, carol):
    for what in ("show", "delete"):
        answer = (await carol.slash(table.channel, f"privacy {what}")).response
        assert answer.ephemeral
        assert "Nothing is stored about you" in text_of(answer)
        assert buttons_of(answer) == {}
    result = await carol.slash(table.channel, "privacy export")
    assert result.response.ephemeral
    exported = json.loads(await result.response.attachments[0].read())
    assert exported["format"]["name"]


async def test_what_is_stored_is_shown_with_the_reason(known):
    answer = await privacy(known, WHITE, "show")
    assert answer.ephemeral
    text = text_of(answer)
    for part in ("2 matches (1 under way)", "challenge", "1 blocked person, 1 followed match", "survive a restart"):
        assert part in text, text


async def test_the_export_is_json_that_explains_itself(known):
    result = await known.players[WHITE].slash(known.channel, "privacy export")
    answer = result.response
    assert answer.ephemeral
    [file] = answer.attachments
    assert file.filename == "backgammon.json"
    content = await file.read()
    exported = json.loads(content)
    assert "backgammon bot" in exported["format"]["name"]
    assert exported["format"]["version"] == 1
    text = content.decode()
    assert str(known.players[WHITE].id) in text
    assert str(known.players[BLACK].id) not in text  # other people appear only by name
    assert "bob" in text


async def test_deleting_asks_first(known):
    question = await privacy(known, WHITE, "delete")
    assert question.ephemeral
    text = text_of(question)
    assert "You'll resign your match under way" in text
    assert "can't be undone" in text
    before = await known.bot.store.match(2)
    kept = (await known.players[WHITE].click(question, label="Keep it")).response
    assert "Nothing was deleted" in text_of(kept)
    assert buttons_of(kept) == {}
    assert await known.bot.store.match(2) == before


async def test_deleting_leaves_nothing_of_the_person(known, settings, make_bot):
    alice, _ = known.players
    assert traces(settings, alice)
    done = await delete(known, WHITE)
    assert done.ephemeral
    assert "Everything about you has been deleted" in text_of(done)
    assert traces(settings, alice) == []
    await known.bot.store.close()
    await known.restart(make_bot)
    await known.env.advance_time(120)
    assert traces(settings, alice) == []


async def test_the_running_match_is_resigned_and_shown(known):
    before = len(posts_in(known.env, known.channel))
    await delete(known, WHITE)
    new = posts_in(known.env, known.channel)[before:]
    texts = [text_of(post) for post in new]
    assert sum("resigns the match" in text for text in texts) == 1
    assert sum("Result of match 2" in text for text in texts) == 1
    for post in new:
        everything = text_of(post) + str(pictures_of(post))
        assert "a former player" in everything
        assert "alice" not in everything
        assert str(known.players[WHITE].id) not in everything
    record = await known.bot.store.match(2)
    assert record.state.winner is BLACK


async def test_the_other_player_still_has_his_match(known, make_bot):
    await delete(known, WHITE)
    await known.restart(make_bot)
    answer = await known.by_command(BLACK, "match", match="1")
    assert "a former player" in text_of(answer)
    answer = await known.by_command(BLACK, "board", match="1")
    assert "a former player" in text_of(answer) + str(pictures_of(answer))
    shown = await known.by_command(BLACK, "replay", match="1")
    assert "a former player" in text_of(shown)
    export = (await known.players[BLACK].slash(known.channel, "privacy export")).response
    content = (await export.attachments[0].read()).decode()
    json.loads(content)
    assert "alice" not in content


async def test_commands_work_afterwards_as_for_somebody_new(known):
    await delete(known, WHITE)
    for name, options in (("matches", {}), ("help", {}), ("preferences show", {}), ("privacy show", {})):
        assert (await known.by_command(WHITE, name, **options)).ephemeral
    assert "no match in this channel" in text_of(await known.by_command(WHITE, "roll"))
    await begin(known, length=1)
    [record] = await known.bot.app.matches.everywhere(known.players[WHITE].id)
    assert record.players[WHITE].name == "alice"
    assert "1 match " in text_of(await privacy(known, WHITE, "show"))


async def test_somebody_who_follows_hears_no_name(known, carol):
    shown = (await carol.slash(known.channel, "watch", match="2")).response
    await carol.click(shown, label="Follow")
    await delete(known, WHITE)
    told = [message.content for message in carol.user.dm_channel.history()]
    assert len(told) == 1
    assert "alice" not in told[0]
    assert "a former player" in told[0]


async def test_a_long_deletion_says_how_far_it_is(known, monkeypatch):
    monkeypatch.setattr(privacy_of_ui, "_EVERY", 0)
    said, reply = [], privacy_of_ui.reply_in_place

    async def noted(interaction, post):
        said.append(post.lines[0])
        await reply(interaction, post)

    monkeypatch.setattr(privacy_of_ui, "reply_in_place", noted)
    await delete(known, WHITE)
    first, *parts, last = said
    assert (first, last) == ("Deleting ...", "Everything about you has been deleted.")
    shown = [int(re.fullmatch(r"Deleting \.\.\. (\d+)%", part)[1]) for part in parts]
    assert len(shown) > 5
    assert shown == sorted(shown)


async def test_a_deletion_that_a_process_has_left_goes_on_with_the_next(known, settings, make_bot):
    class Killed(Exception):
        pass

    async def kill(_):
        raise Killed

    alice = known.players[WHITE]
    with pytest.raises(Killed):
        await known.bot.app.privacy.delete(Person(alice.id, alice.name), tell=kill)
    assert traces(settings, alice)
    await known.bot.store.close()
    await known.restart(make_bot)
    await known.env.advance_time(120)
    assert traces(settings, alice) == []
