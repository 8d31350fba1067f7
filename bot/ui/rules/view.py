"""`/rules` and `/help`: each game on a screen: its starting board, how it differs from backgammon, what is disputed."""

from typing import Final

from discord.ext import commands

from bot.errors import NotFound, PreferenceError
from bot.rules.match.turn import game_of
from bot.rules.variants import BACKGAMMON, VARIANTS
from bot.texts.catalogue import Key, keys, say
from bot.ui.kit.commands import command
from bot.ui.kit.components import CustomId, Taps, TapSelect, entry
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post, Row
from bot.ui.kit.places import place_of
from bot.ui.kit.sending import reply, reply_in_place
from bot.ui.match.games import game_called, game_choices
from bot.ui.match.scenes import example_scene, start_scene
from bot.ui.match.style import theme_for
from bot.ui.welcome.view import play_button, welcome_row

TAPS: Final = Taps()
HOUSE: Final = "house"
"""Stands for the page of house rules among the games."""
WORDS: Final = "words"
"""Stands for the glossary among the games."""
CUBE: Final = "cube"
"""Stands for the page of the cube among the games."""
COACH: Final = "coach"
"""Stands for the coach's words among the games."""
CHOUETTE: Final = "chouette"
"""Stands for the page of chouettes among the games."""
_TEXTS: Final = {
    CHOUETTE: (Key("rules-chouette"), Key("rules-of-chouette")),
    HOUSE: (Key("rules-house"), Key("rules-of-the-house")),
    WORDS: (Key("rules-words"), Key("rules-glossary")),
    CUBE: (Key("rules-cube"), Key("rules-of-the-cube")),
    COACH: (Key("rules-coach"), Key("rules-of-the-coach")),
}
"""The pages that are not about one game: their names and what they say."""
_RULES: Final = keys("rules", VARIANTS)
_WITH_DISPUTES: Final = """
backgammon runte plakoto tapa makhbusa fevga narde gul_bara american_acey_deucey european_acey_deucey sugoroku tavli
"""
_DISPUTED: Final = keys("rules", [f"{game}-disputed" for game in _WITH_DISPUTES.split()])


class RulesCog(commands.Cog):
    """The rules of the games, and the help."""

    @command(variant=game_choices)
    async def rules(self, interaction: Interaction, variant: str | None = None) -> None:
        """Show the rules of a game."""
        key = await _played_here(interaction) if variant is None else game_called(variant).key
        await reply(interaction, rules_post(key, await _theme(interaction)).drawn())

    @command()
    async def help(self, interaction: Interaction) -> None:
        """Explain the game in one minute, with a picture of a first play and a list of all the rules pages."""
        await reply(interaction, help_post(await _theme(interaction)).drawn())


def help_post(theme: str) -> Post:
    """The game in one minute: a first play, the goal, a turn, the cube."""
    rows = (welcome_row(), *_rows(""))
    return Post((say("help"),), (example_scene(theme=theme),), rows, below=(say("help-words"),))


async def _played_here(interaction: Interaction) -> str:
    """The game of the match that this person would look at here, or else backgammon."""
    try:
        record = await interaction.client.app.matches.to_look_at(interaction.user.id, place_of(interaction))
    except NotFound:
        return BACKGAMMON.key
    return game_of(record.state).key


def rules_post(key: str, theme: str) -> Post:
    """A page: a game, the cube, chouettes, the glossary or house rules, and a list of all. Raises PreferenceError."""
    if key in _TEXTS:
        name, text = _TEXTS[key]
        return Post((say("rules-heading", game=say(name)), say(text)), (), _rows(key))
    game = VARIANTS.get(key)
    if game is None:
        raise PreferenceError("game", key, tuple(one.name for one in VARIANTS.values()))
    # A rotation has the board of its first game: the others have pages of their own.
    scene = start_scene(game.of_game(1), theme=theme)
    rows = ((play_button(game),), *_rows(key))
    return Post((say("rules-heading", game=game.name),), (scene,), rows, below=(say(_RULES[key]),))


def _rows(key: str) -> tuple[Row, ...]:
    pages = {one: say(_TEXTS[one][0]) for one in (CUBE, WORDS, COACH)}
    pages |= {one: game.name for one, game in VARIANTS.items()}
    pages |= {one: say(_TEXTS[one][0]) for one in (HOUSE, CHOUETTE)}
    options = [entry(page, name) for page, name in pages.items() if page != key]
    if f"{key}-disputed" in _DISPUTED:
        options.insert(0, entry(f"{key}-disputed", say("button-disputed")))
    return ((TapSelect(CustomId("rules", 0), say("rules-pick"), options, number=101),),)


@TAPS.on("rules")
async def _turn(interaction: Interaction, _: CustomId, values: tuple[str, ...]) -> None:
    page = "".join(values)
    post = _disputed_post(page) if page in _DISPUTED else rules_post(page, await _theme(interaction)).drawn()
    await reply_in_place(interaction, post)


def _disputed_post(page: str) -> Post:
    """Other versions of a game's rules, by the sources that have them."""
    game = page.removesuffix("-disputed")
    return Post((say("rules-disputed", game=VARIANTS[game].name), say(_DISPUTED[page])), (), _rows(""))


@TAPS.on("disputed")
async def _disputed(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """From a button for it, as earlier versions showed it."""
    page = f"{target.argument}-disputed"
    if page not in _DISPUTED:
        raise PreferenceError("game", target.argument, tuple(VARIANTS[one].name for one in _WITH_DISPUTES.split()))
    await reply_in_place(interaction, _disputed_post(page))


async def _theme(interaction: Interaction) -> str:
    return await theme_for(interaction.client, interaction.user.id, place_of(interaction))
