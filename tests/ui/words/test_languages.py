"""A match in Turkish that shows no English: in public the server's language, in private the person's."""

import re
from datetime import timedelta
from functools import cache

import pytest
import simcord.interactions

from bot.errors import StorageUnavailable
from bot.render.board.alt_text import board_alt_text
from bot.render.board.picture import BoardScene
from bot.rules.dice import Roll, ScriptedDice
from bot.rules.match.partial import steps_of
from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.rules.notation import parse_play
from bot.rules.position import Position
from bot.rules.sides import Side
from bot.rules.variants import BACKGAMMON, VARIANTS
from bot.texts.catalogue import say, speaking
from bot.ui.kit.message import Post
from bot.ui.kit.places import language_of_place
from tests.texts.ftl import words
from tests.ui.table import Table, buttons_of, forged, play_step, selects_of, text_of

pytestmark = pytest.mark.simcord(check_errors=False)

WHITE, BLACK = Side.WHITE, Side.BLACK
NAMES = {"alice", "bob", "carol"}
NOTATION = {"bar", "off"}
OWN_NAMES = {"english", *(game.name.casefold() for game in VARIANTS.values())}
"""The names of languages in themselves and of games; every list uses these."""
SHOWN = {"content", "label", "placeholder", "title", "description", "name"}
"""The fields of a request that people read."""


@pytest.fixture
def dice():
    return ScriptedDice(
        [(3, 1), (6, 5), (4, 3), (6, 6), (2, 1), (5, 4), (3, 1), (3, 1), (3, 1), (6, 1), (5, 2), (4, 1)]
    )


@pytest.fixture
def locale_of(monkeypatch):
    """User id -> locale, Turkish unless a test says otherwise: the simulator knows only English."""
    locales = {}
    original = simcord.interactions.base_payload

    def base_payload(backend, *, user_id, guild_id, **rest):
        record, payload = original(backend, user_id=user_id, guild_id=guild_id, **rest)
        payload["locale"] = locales.get(user_id, "tr")
        if guild_id is not None:
            payload["guild_locale"] = backend.guilds[guild_id].preferred_locale
        return record, payload

    monkeypatch.setattr(simcord.interactions, "base_payload", base_payload)
    return locales


@pytest.fixture
def drawn(monkeypatch):
    """The words written on the boards."""
    found = []

    def note(text):
        found.append(text)
        return text

    from bot.render.board import picture as board  # noqa: PLC0415 - to be replaced here
    from bot.render.board import scene  # noqa: PLC0415

    monkeypatch.setattr(scene, "say", lambda key, **values: note(say(key, **values)))
    monkeypatch.setattr(board, "say", lambda key, **values: note(say(key, **values)))
    return found


def club(env, bot, locale):
    guild = env.create_guild(preferred_locale=locale)
    channel = guild.create_text_channel("kanal")
    alice, bob = (guild.add_member(env.create_user(name)) for name in ("alice", "bob"))
    return Table(env, guild, channel, (alice, bob), bot)


@pytest.fixture
def table(simcord_env, simcord_bot, valid_payloads, locale_of):
    return club(simcord_env, simcord_bot, "tr")


@pytest.fixture
def carol(table):
    return table.guild.add_member(table.env.create_user("carol"))


def turkish(key, **values):
    with speaking("tr"):
        return say(key, **values)


def shown(payload):
    """Everything in a request that people read."""
    if isinstance(payload, list):
        for part in payload:
            yield from shown(part)
    elif isinstance(payload, dict):
        for name, value in payload.items():
            if name in SHOWN and isinstance(value, str):
                yield value
            elif name != "attachments":
                yield from shown(value)


def said(env):
    """Everything sent to Discord for people to read, and the Turkish names of the commands."""
    for request in env.http_requests:
        if request.path.endswith("/commands") and request.method == "PUT":
            yield from turkish_names(request.json)
        elif request.method in ("POST", "PATCH", "PUT"):
            yield from shown(request.json)


def turkish_names(payload):
    for part in payload if isinstance(payload, list) else [payload]:
        yield part["name_localizations"]["tr"]
        if "description" in part:
            yield part["description_localizations"]["tr"]
        yield from turkish_names([*(part.get("options") or ()), *(part.get("choices") or ())])


@cache
def english_alone():
    return words("en") - words("tr") - NAMES - NOTATION - OWN_NAMES


def english_in(text):
    """The words of a text that are in the English file but not in the Turkish one."""
    plain = re.sub(r"`[^`]*`|<[^>]*>|\(https?:[^)]*\)", " ", text)
    return set(re.findall(r"[^\W\d_]+", plain.casefold())) & english_alone()


async def opened(table, side, key):
    """The private answer to a tap on the board."""
    answer = (await table.players[side].click(table.board, label=turkish(key))).response
    assert answer.ephemeral
    return answer


async def tap(table, side, key, message=None, **values):
    if key == "button-resign" and message is None:
        message = await opened(table, side, "button-details")
    return await table.by_button(side, turkish(key, **values), message)


async def play(table, side):
    """Put a play together die by die, take it back, pick another from the lists, and play it; or the only one."""
    forced = next((label for label, target in buttons_of(table.board).items() if ":play:" in target), None)
    if forced is not None:
        return await table.by_button(side, forced)
    begun = await step(table, side, await opened(table, side, "button-steps"))
    await tap(table, side, "button-undo", begun)
    picked = await table.pick(side, plays_now(await table.state())[0])
    return await tap(table, side, "button-play-it", picked)


async def step(table, side, own):
    select = selects_of(own)[0]
    answer = await table.players[side].select(
        own, custom_id=select["custom_id"], values=[select["options"][0]["value"]]
    )
    return answer.response


async def errors(table, carol):
    """Everything that can go wrong in a match where White has a roll to play."""
    for text in ("merhaba", "8/5", "24/18", "7/4 6/5", "6/3 1/2", "24/21 6/off", "8/5 6/5 5/4"):
        assert (await table.by_command(WHITE, "move", play=text)).ephemeral
    for name in ("roll", "double", "accept", "decline"):
        assert (await table.by_command(WHITE, name)).ephemeral
    assert (await table.by_command(BLACK, "roll")).ephemeral
    assert (await table.by_command(WHITE, "board", match="99")).ephemeral
    assert (await carol.slash(table.channel, "roll")).response.ephemeral
    details = await opened(table, WHITE, "button-details")
    assert (await carol.click(table.board, label=turkish("button-details"))).response.ephemeral
    assert (await forged(carol, table.board, buttons_of(details)[turkish("button-resign")])).ephemeral


async def looks(table):
    for name in ("board", "match", "matches", "help", "watch", "preferences show", "privacy show", "privacy delete"):
        assert (await table.by_command(WHITE, name)).ephemeral
    if not (await table.state()).is_over:
        await tap(table, BLACK, "button-my-view")
    await table.by_command(BLACK, "board", public=True)
    for command, option in (("move", "play"), ("move", "match"), ("accept", "offer"), ("decline", "offer")):
        for player in table.players:
            await player.autocomplete(table.channel, command, option, "")


async def begin(table):
    await table.by_command(WHITE, "challenge", opponent=table.players[1], length=5)
    for player in table.players:
        await player.autocomplete(table.channel, "accept", "offer", "")
    await tap(table, BLACK, "button-accept")


async def cube_and_resignation(table):
    """White has played. Black doubles, White takes, and Black resigns."""
    await tap(table, BLACK, "button-double", value=2)
    await looks(table)
    await tap(table, WHITE, "button-take")
    await tap(table, BLACK, "button-roll")
    form = await table.players[1].click(await opened(table, BLACK, "button-steps"), label=turkish("button-type"))
    legal = await table.players[1].autocomplete(table.channel, "move", "play", "")
    table.board = (await table.players[1].submit_modal(form, {"text": legal[0]["value"]})).response
    question = await tap(table, BLACK, "button-resign")
    await tap(table, BLACK, "button-keep-playing", question)
    question = await table.by_command(BLACK, "resign")
    await tap(table, BLACK, "button-resign-game", question, grade="single", points=2, final=False)
    assert (await table.state()).phase is Phase.RESIGNATION_OFFERED
    await looks(table)
    await tap(table, WHITE, "button-play-on")
    await table.by_command(WHITE, "resign", what="single", sure=True)
    await tap(table, BLACK, "button-accept")


@pytest.mark.usefixtures("every_translation")
async def test_a_match_in_turkish_without_a_word_of_english(table, carol, drawn):
    table.bot.app.challenges.lasts = timedelta(minutes=10)
    await begin(table)
    await errors(table, carol)
    await looks(table)
    await play(table, WHITE)
    await cube_and_resignation(table)
    side = (await table.state()).waiting_for
    await play(table, side)
    await tap(table, side.other, "button-double", value=2)
    question = await tap(table, side, "button-pass")
    await tap(table, side, "button-pass", question)
    await table.by_command(side, "resign", what="backgammon", sure=True)
    side = (await table.state()).waiting_for
    if (await table.state()).phase is Phase.TO_PLAY:
        await play(table, side)
    if not (await table.state()).is_over:
        await table.by_command(side, "resign", what="match", sure=True)
    assert (await table.state()).is_over
    await looks(table)
    await table.by_command(WHITE, "challenge", length=0, cube=False)
    await table.by_command(WHITE, "decline")
    await table.by_command(WHITE, "challenge", opponent=table.players[0])
    await table.by_command(WHITE, "challenge", length=3)
    await table.env.advance_time(11 * 60)
    assert turkish("challenge-expired") in "".join(said(table.env))

    texts = [*said(table.env), *drawn]
    assert len(texts) > 300
    assert turkish("board-doubles", side="black", again=0) in drawn
    found = {text: english_in(text) for text in set(texts)}
    assert not {text: words for text, words in found.items() if words}


async def test_in_public_the_servers_language_in_private_the_persons(
    simcord_env, simcord_bot, valid_payloads, locale_of
):
    table = club(simcord_env, simcord_bot, "de")
    alice, bob = table.players
    locale_of[bob.id] = "xx"  # which nobody will translate
    challenge = await table.by_command(WHITE, "challenge", opponent=bob)
    assert "fordert" in text_of(challenge)
    board = (await bob.click(challenge, label="Annehmen")).response
    assert "Letzter" not in text_of(board)
    assert "Bestätigen" not in buttons_of(board)
    assert "Stein für Stein" in buttons_of(board)
    own = (await alice.click(board, label="Mein Brett")).response
    # What only one person sees is in their language, wherever they tapped; what everyone sees in the server's.
    play = parse_play("8/5 6/5", (await table.state()).position, Roll(3, 1))
    for message, label in ((own, turkish("button-steps")), (board, "Stein für Stein")):
        shown_now = (await alice.click(message, label=label)).response
        assert turkish("button-type") in buttons_of(shown_now)
        for one in steps_of(play, Roll(3, 1), BACKGAMMON):
            shown_now = (await play_step(alice, shown_now, one)).response
        assert turkish("button-play-it") in buttons_of(shown_now)
    english = (await bob.slash(table.channel, "roll")).response
    assert "opponent's turn" in text_of(english)
    after = (await alice.click(shown_now, label=turkish("button-play-it"))).response
    assert not after.ephemeral
    assert "Würfeln" in buttons_of(after)


async def test_what_was_chosen_comes_before_what_discord_says(table):
    _, bob = table.players
    await table.bot.app.people.choose(table.guild.id, language="de")
    await table.bot.app.people.prefer(bob.id, language="en")
    challenge = await table.by_command(WHITE, "challenge", opponent=bob)
    assert "fordert" in text_of(challenge)
    refusal = (await bob.slash(table.channel, "challenge", opponent=bob)).response
    assert "yourself" in text_of(refusal)
    await bob.click(challenge, label="Annehmen")
    assert await language_of_place(table.bot, (await table.bot.store.match(1)).place) == "de"


async def test_a_board_that_follows_by_itself_speaks_the_servers_language(table, drawn):
    await begin(table)
    table.env.inject_error("POST", "/interactions/*/*/callback", status=400, times=None)
    table.env.inject_error("*", "/channels/*/messages*", status=400, times=None)
    await table.players[0].slash(table.channel, "move", play="8/5 6/5")
    await table.env.advance_time(60)
    table.env.backend.faults.clear()
    await table.env.advance_time(60)
    posted = [*shown([request.json for request in table.env.http_requests if "/messages" in request.path])]
    assert turkish("button-roll") in posted
    assert not {text: english_in(text) for text in posted if english_in(text)}


async def test_without_the_records_it_is_discord_that_knows_the_language(table, monkeypatch):
    async def fail(*_, **__):
        raise StorageUnavailable("disk full")

    for name in ("preferences", "server_settings", "make_challenge"):
        monkeypatch.setattr(table.bot.store, name, fail, raising=False)
    answer = await table.players[0].slash(table.channel, "match")
    assert text_of(answer.response) == turkish("error-not-found-match-here")


def test_a_post_goes_on_in_the_language_it_was_made_in():
    scene = BoardScene(position=Position.start())
    with speaking("de"):
        post = Post((say("button-roll"),), (scene,))
    with speaking("tr"):
        parts = post.drawn().view().to_components()
    (picture,) = next(part["items"] for part in parts if part["type"] == 12)
    assert picture["description"].startswith("Backgammonbrett")
    assert board_alt_text(scene).startswith("Backgammon board")
