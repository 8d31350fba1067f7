"""What has happened before anybody came: matches that the people of the local page have played with each other.

They are played through the real bot, with the real dice of a fixed seed, so each can be replayed, studied and checked.
What is done with each roll is written in `assets/local/stage.toml`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from datetime import timedelta
from typing import TYPE_CHECKING, Final

import msgspec

from bot.app.dice import FairDice
from bot.assets import assets_folder
from bot.records import Person, Place, Terms
from bot.rules.match import commands as cmd
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.rules.variants import BACKGAMMON

if TYPE_CHECKING:
    from simcord import ChannelHandle, Env, MemberActor

    from bot.records import MatchRecord
    from bot.ui.client import BackgammonBot

LASTS: Final = timedelta(minutes=45)
"""How long before the first start the first of these matches began."""
_COMMANDS: Final[Mapping[str, Callable[[Side], cmd.Command]]] = {
    "roll": cmd.RollDice,
    "double": cmd.OfferDouble,
    "take": cmd.Take,
    "pass": cmd.Pass,
    "resign": lambda side: cmd.Resign(side, 1),
}
_SLASH: Final = {"roll": "roll", "double": "double", "take": "accept"}


class Played(msgspec.Struct, frozen=True):
    """A match as it was played: `deeds` are its rolls, plays and cube actions in order, in notation.

    The first of `players` is the challenger. The last deeds, `shown` of them, are done in the channel, by commands; the
    earlier ones scrolled away long ago.
    """

    players: tuple[str, str]
    length: int
    seed: str
    deeds: list[str]
    shown: int = 1


def played_before() -> list[Played]:
    """The matches, in the order in which they began."""
    text = (assets_folder() / "local" / "stage.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text)["match"], list[Played])


async def set_the_stage(
    bot: BackgammonBot, env: Env, channel: ChannelHandle, people: Sequence[MemberActor], matches: Sequence[Played]
) -> None:
    """Play the matches. Their time passes on the simulated clock: `LASTS` in all."""
    fair = bot.app.challenges.fair
    pause = LASTS.total_seconds() / sum(len(match.deeds) for match in matches)
    try:
        for number, match in enumerate(matches, 1):
            bot.app.challenges.fair = FairDice(bot.store, lambda _, seed=match.seed: bytes.fromhex(seed))  # type: ignore[misc]
            actors = [next(one for one in people if one.name == name.lower()) for name in match.players]
            await _play(bot, env, channel, actors, match, number, pause)
    finally:
        bot.app.challenges.fair = fair


async def _play(
    bot: BackgammonBot,
    env: Env,
    channel: ChannelHandle,
    actors: Sequence[MemberActor],
    match: Played,
    number: int,
    pause: float,
) -> None:
    record = await _begun(bot, channel, actors, match, number)
    for index, deed in enumerate(match.deeds):
        if index == len(match.deeds) - match.shown:
            await env.advance_time(pause)  # the bot looks after its house before somebody acts in the channel
        else:
            env.backend.advance_clock(pause)
        waiting_for = record.state.waiting_for
        if waiting_for is None:
            raise ValueError(f"the match is over before {deed!r}")
        if index < len(match.deeds) - match.shown:
            turn = await bot.app.matches.act(
                record.match_id,
                record.players[waiting_for],
                _COMMANDS.get(deed, lambda side, play=deed: cmd.MakePlay(side, play)),  # type: ignore[misc]
                interaction_id=None,
            )
            record = turn.record
        else:
            await _show(channel, actors[waiting_for], deed)
            record = await bot.app.matches.match(record.match_id)


async def _begun(
    bot: BackgammonBot, channel: ChannelHandle, actors: Sequence[MemberActor], match: Played, number: int
) -> MatchRecord:
    """Offer and accept it. The dice follow from the seed and from these two clicks, so the clicks are fixed as well."""
    white, black = (Person(one.id, one.name.capitalize()) for one in actors)
    place = Place(channel.id, channel.guild.id if channel.guild else None)
    terms = Terms(BACKGAMMON.key, match.length, Rules(), None, rated=True)
    click = 2 * number
    made = await bot.app.challenges.challenge(place, white, black, terms, interaction_id=click)
    return (await bot.app.challenges.accept(made.challenge_id, black, interaction_id=click + 1)).record


async def _show(channel: ChannelHandle, actor: MemberActor, deed: str) -> None:
    if deed in _COMMANDS:
        await actor.slash(channel, _SLASH.get(deed, "decline"))
    else:
        await actor.slash(channel, "move", play=deed)
