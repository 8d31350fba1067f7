"""`/rules`: each game on one screen, with its starting board, what differs from backgammon and what is disputed."""

from __future__ import annotations

from typing import Final

import discord

from bot.errors import PreferenceError
from bot.render.board.scene import BoardScene
from bot.rules.variants import VARIANTS, Variant
from bot.texts.catalogue import Key, say
from bot.ui.kit.components import CustomId, Taps, TapSelect
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post
from bot.ui.kit.places import place_of
from bot.ui.kit.sending import reply, reply_in_place
from bot.ui.match.scenes import example_scene, start_scene
from bot.ui.match.style import private_theme_of
from bot.ui.welcome.view import welcome_row

TAPS: Final = Taps()
HOUSE: Final = "house"
"""Stands for the page of house rules among the games."""
WORDS: Final = "words"
"""Stands for the glossary among the games."""
CHOUETTE: Final = "chouette"
"""Stands for the page of chouettes among the games."""
_TEXTS: Final = {
    CHOUETTE: (Key("rules-chouette"), Key("rules-of-chouette")),
    HOUSE: (Key("rules-house"), Key("rules-of-the-house")),
    WORDS: (Key("rules-words"), Key("rules-glossary")),
}
"""The pages that are not about one game: their names and what they say."""
_RULES: Final = {
    "backgammon": Key("rules-backgammon"),
    "nackgammon": Key("rules-nackgammon"),
    "hypergammon": Key("rules-hypergammon"),
    "longgammon": Key("rules-longgammon"),
    "egyptian": Key("rules-egyptian"),
    "runte": Key("rules-runte"),
    "portes": Key("rules-portes"),
    "plakoto": Key("rules-plakoto"),
    "tapa": Key("rules-tapa"),
    "makhbusa": Key("rules-makhbusa"),
    "fevga": Key("rules-fevga"),
    "narde": Key("rules-narde"),
    "gul_bara": Key("rules-gul-bara"),
    "american_acey_deucey": Key("rules-american-acey-deucey"),
    "european_acey_deucey": Key("rules-european-acey-deucey"),
    "sugoroku": Key("rules-sugoroku"),
    "tavli": Key("rules-tavli"),
}
_DISPUTED: Final = {
    "backgammon": Key("rules-backgammon-disputed"),
    "runte": Key("rules-runte-disputed"),
    "plakoto": Key("rules-plakoto-disputed"),
    "tapa": Key("rules-tapa-disputed"),
    "makhbusa": Key("rules-makhbusa-disputed"),
    "fevga": Key("rules-fevga-disputed"),
    "narde": Key("rules-narde-disputed"),
    "gul_bara": Key("rules-gul-bara-disputed"),
    "american_acey_deucey": Key("rules-american-acey-deucey-disputed"),
    "european_acey_deucey": Key("rules-european-acey-deucey-disputed"),
    "sugoroku": Key("rules-sugoroku-disputed"),
    "tavli": Key("rules-tavli-disputed"),
}


def rules_post(key: str, theme: str) -> Post:
    """The page of a game, of chouettes, the glossary or the house rules, with a list of the others.

    Raises PreferenceError.
    """
    if key in _TEXTS:
        name, text = _TEXTS[key]
        return Post((say("rules-heading", game=say(name)), say(text)), (), _rows(key))
    game = VARIANTS.get(key)
    if game is None:
        raise PreferenceError("game", key, tuple(one.name for one in VARIANTS.values()))
    own = say(_RULES[key]) if key in _RULES else ""
    lines = (say("rules-heading", game=game.name), own, _disputed(key), say("rules-more"))
    return Post(tuple(line for line in lines if line), starting_scenes(game, theme), _rows(key))


def _disputed(key: str) -> str:
    return say("rules-disputed", text=say(_DISPUTED[key])) if key in _DISPUTED else ""


def starting_scenes(game: Variant, theme: str) -> tuple[BoardScene, ...]:
    """The starting board; for a rotation, one for each of its games."""
    games = {game.of_game(number).key: game.of_game(number) for number in range(1, 4)}
    return tuple(start_scene(one, theme=theme) for one in games.values())


def _rows(key: str) -> tuple[tuple[TapSelect], ...]:
    pages = {WORDS: say("rules-words")} | {one: game.name for one, game in VARIANTS.items()}
    pages |= {HOUSE: say("rules-house"), CHOUETTE: say("rules-chouette")}
    options = [discord.SelectOption(label=name, value=page) for page, name in pages.items() if page != key]
    return ((TapSelect(CustomId("rules", 0), say("rules-pick"), options, number=101),),)


async def show_help(interaction: Interaction) -> None:
    """Answer with the game in one minute, a picture of a first play, and a list of all the rules pages."""
    scene = example_scene(theme=await _theme(interaction))
    post = Post((say("help"),), (scene,), (welcome_row(), *_rows(""))).drawn()
    await reply(interaction, post)


async def show_rules(interaction: Interaction, key: str) -> None:
    """Answer with a page, for this person alone."""
    post = rules_post(key, await _theme(interaction)).drawn()
    await reply(interaction, post)


@TAPS.on("rules")
async def _turn(interaction: Interaction, _: CustomId, values: tuple[str, ...]) -> None:
    post = rules_post(values[0] if values else "", await _theme(interaction)).drawn()
    await reply_in_place(interaction, post)


async def _theme(interaction: Interaction) -> str:
    preferences = await interaction.client.app.people.preferences(interaction.user.id)
    theme: str = private_theme_of(interaction.client, place_of(interaction), preferences)
    return theme
