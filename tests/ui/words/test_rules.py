"""`/rules`: a page for each game, in every language, with its starting board; and the page of house rules."""

import re
import textwrap

import pytest

from bot.rules.house_rules import SESSION_ONLY
from bot.rules.sides import Side
from bot.rules.variants import VARIANTS
from bot.texts.catalogue import languages, say, speaking
from bot.ui.kit.components import CustomId
from bot.ui.rules.view import CHOUETTE, COACH, CUBE, HOUSE, WORDS, help_post, rules_post
from tests.ui.table import begin, forged, pictures_of, selects_of, text_of

pytestmark = pytest.mark.simcord(check_errors=False)


async def turn_to(table, page, key):
    select = selects_of(page)[0]
    return (await table.players[0].select(page, [key], custom_id=select["custom_id"])).response


async def test_without_a_word_it_is_the_game_that_is_played_here(table):
    page = (await table.players[0].slash(table.channel, "rules")).response
    assert page.ephemeral
    assert "### Backgammon" in text_of(page)
    sent = (await table.players[0].slash(table.channel, "challenge", variant="fevga", length=1)).response
    await table.by_button(Side.BLACK, "Accept", sent)
    page = (await table.players[0].slash(table.channel, "rules")).response
    assert "### Fevga" in text_of(page)


async def test_every_page_can_be_turned_to_and_shows_its_board(table):
    page = (await table.players[0].slash(table.channel, "rules", variant="Tapa")).response
    for key, game in VARIANTS.items():
        if game.name not in text_of(page):
            page = await turn_to(table, page, key)
        assert f"### {game.name}" in text_of(page)
        assert len(pictures_of(page)) == len(page.attachments) == 1
    page = await turn_to(table, page, HOUSE)
    assert "Jacoby" in text_of(page)
    assert not pictures_of(page)


@pytest.mark.parametrize(
    ("game", "named"),
    [
        ("sugoroku", "Whether closing out wins"),
        ("american_acey_deucey", "bearing off: here a higher number takes the checker furthest back"),
        ("european_acey_deucey", "bearing off: here the number has to be exact"),
        (
            "makhbusa",
            "a last checker pinned on its start as a double loss. That's a house rule here, off unless you choose it",
        ),
        ("plakoto", "What pinning the last checker on its start is worth"),
    ],
)
async def test_where_sources_disagree_the_rules_say_what_is_played_here(table, game, named):
    page = (await table.players[0].slash(table.channel, "rules", variant=VARIANTS[game].name)).response
    assert named not in text_of(page)
    disputed = await turn_to(table, page, f"{game}-disputed")
    assert named in text_of(disputed)
    earlier = await forged(table.players[0], page, CustomId("disputed", 0, argument=game).encode("b"))
    assert named in text_of(earlier)
    assert f"### {VARIANTS[game].name}" in text_of(await turn_to(table, disputed, game))


async def test_the_words_of_the_game_are_one_tap_away(table):
    for command in ("rules", "help"):
        page = (await table.players[0].slash(table.channel, command)).response
        text = text_of(await turn_to(table, page, WORDS))
        assert all(word in text for word in ("Bar point", "Midpoint", "Blot", "Anchor", "Prime", "Gammon"))
        text = text_of(await turn_to(table, page, COACH))
        assert all(word in text for word in ("Shots", "Good rolls", "Back checkers", "Split", "Stack", "Equity", "PR"))
        text = text_of(await turn_to(table, page, CUBE))
        assert all(word in text for word in ("Double", "Take", "only they may double next", "Pass", "Crawford"))


async def test_a_command_is_named_as_the_readers_client_shows_it(table):
    """By a mention, whatever language its reader has chosen: the client says it in its own."""
    await table.bot.app.people.prefer(table.players[0].id, language="de")
    text = text_of((await table.players[0].slash(table.channel, "help")).response)
    assert re.search(r"Hier: </move:\d+> 8/5 6/5", text)
    assert "ziehen" not in text


@pytest.mark.parametrize("language", languages())
def test_the_words_of_the_game_are_explained_in_every_language(language):
    with speaking(language):
        glossary = say("rules-glossary").casefold()
    for word in ("bar point", "mid point", "blot", "anchor", "prime", "gammon"):
        assert word.removesuffix(" point") in glossary, word


async def test_an_unknown_game(table):
    answer = (await table.players[0].slash(table.channel, "rules", variant="go")).response
    assert answer.ephemeral
    assert "Plakoto" in answer.content


async def test_a_game_is_found_by_its_other_name(table):
    page = (await table.players[0].slash(table.channel, "rules", variant=" crazy narde")).response
    assert "### Gul Bara" in text_of(page)
    choices = await table.players[0].autocomplete(table.channel, "rules", "variant", "crazy")
    assert choices == [{"name": "Gul Bara (Crazy Narde)", "value": "gul_bara"}]


def height_on_a_phone(post):
    """About the pixels that a post takes on a phone of 390, as measured in the local page, its header included.

    A line of text without a picture stands in a box, and holds less.
    """
    height = 95 + 263 * len(post.scenes) + 46 * len(post.rows)
    wide, small = (42, 48) if post.scenes else (37, 44)
    height += 0 if post.scenes else 35
    for line in "\n".join((*post.lines, *post.below)).splitlines():
        shown = re.sub(r"[*`<>]|:\d+>", "", line)
        fits, high = (small, 18) if line.startswith("-#") else (wide, 22)
        height += high * max(1, len(textwrap.wrap(shown, fits)))
    return height


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", [*VARIANTS, HOUSE, WORDS, COACH, CUBE, CHOUETTE])
def test_a_page_fits_one_screen_in_every_language(language, key):
    """At the bottom of a channel: of the longest pages of games the header, which says who asked, may be above it."""
    with speaking(language):
        assert height_on_a_phone(rules_post(key, "classic")) <= (740 if key in VARIANTS else 700)


@pytest.mark.parametrize("language", languages())
def test_the_help_fits_one_screen_in_every_language(language):
    with speaking(language):
        assert height_on_a_phone(help_post("classic")) <= 700


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", VARIANTS)
def test_a_page_says_which_way_one_moves_in_every_language(language, key):
    with speaking(language):
        [text] = rules_post(key, "classic").below
    assert re.search(r"\b24\b[^.\n]*\b1\b", text), text


@pytest.mark.parametrize("language", languages())
def test_the_page_of_the_house_rules_names_them_all(language):
    with speaking(language):
        text = say("rules-of-the-house").casefold()
        for option in (*SESSION_ONLY, "winner_starts", "crawford"):
            assert say("house-rule", option=option).casefold().split()[0] in text, option


async def test_the_rules_do_not_disturb_a_match(table):
    await begin(table, 3)
    before = await table.state()
    await table.players[1].slash(table.channel, "rules", variant="narde")
    assert await table.state() == before
