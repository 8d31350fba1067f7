"""The matches that the people of the local page have played with each other before anybody opens it.

They're played through the real bot, with the real dice of a fixed seed, so each can be replayed, studied and checked.
What is done with each roll is written in `assets/local/stage.toml`.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from bot.assets import assets_folder
from bot.live.steps import PLAIN, CommandFor
from bot.records.matches import Terms
from bot.records.people import Person, Place
from bot.rules.match import commands as cmd
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.rules.variants import BACKGAMMON

if TYPE_CHECKING:
    from simcord import ChannelHandle, Env, MemberActor

    from bot.records.matches import MatchRecord
    from bot.ui.client import BackgammonBot

LASTS: Final = timedelta(minutes=45)
"""The time between the beginning of the first of these matches and the first start."""
_COMMANDS: Final[dict[str, CommandFor]] = {**PLAIN, "resign": lambda side: cmd.Resign(side, 1)}
_SLASH: Final = {"roll": "roll", "double": "double", "take": "accept"}


class Played(msgspec.Struct, frozen=True):
    """A match that has been played: `actions` are its rolls, plays and cube actions in order, in notation.

    The first of `players` is the challenger. The last `shown` actions are done in the channel, by commands; the earlier
    ones scrolled away long ago.
    """

    players: tuple[str, str]
    length: int
    seed: str
    actions: list[str]
    shown: int = 1


class Gathering(msgspec.Struct, frozen=True):
    """A chouette that anyone can join: the person who has opened it, and the computers already there."""

    host: str
    computers: list[str]


class Before(msgspec.Struct, frozen=True):
    """The chouette that can be joined, and the matches in the order in which they began."""

    chouette: Gathering
    match: list[Played]


def before_the_page() -> Before:
    """What the people have done before anybody opens the page."""
    return msgspec.toml.decode((assets_folder() / "local" / "stage.toml").read_bytes(), type=Before)


async def open_chouette(channel: ChannelHandle, people: Sequence[MemberActor], chouette: Gathering) -> None:
    """Open the chouette as its host would: with the command, and with the list of computers."""
    host = next(one for one in people if one.name == chouette.host.lower())
    await host.slash(channel, "chouette", rules="standard")
    for level in chouette.computers:
        lobby = channel.last_message
        if lobby is None:
            raise ValueError("the lobby was not posted")
        await host.select(lobby, values=[level])


async def set_the_stage(
    bot: BackgammonBot,
    env: Env,
    channel: ChannelHandle,
    people: Sequence[MemberActor],
    matches: Sequence[Played],
    *,
    seeds: Seeds,
) -> None:
    """Play the matches, with the bot's `seeds`. Their time passes on the simulated clock: `LASTS` in all."""
    stage = _Stage(bot, env, channel, people, LASTS.total_seconds() / sum(len(match.actions) for match in matches))
    for number, match in enumerate(matches, 1):
        with seeds.of(match):
            await stage.play(match, number)


class Seeds:
    """The source of the dice: chance, except for matches that have been played."""

    def __init__(self) -> None:
        self._played: Played | None = None

    def __call__(self, length: int) -> bytes:
        """So many bytes."""
        return secrets.token_bytes(length) if self._played is None else bytes.fromhex(self._played.seed)

    @contextmanager
    def of(self, match: Played) -> Iterator[None]:
        """In the block, the seed of a match that has been played."""
        self._played = match
        try:
            yield
        finally:
            self._played = None


def _command(action: str, side: Side) -> cmd.Command:
    return _COMMANDS[action](side) if action in _COMMANDS else cmd.MakePlay(side, action)


@dataclass(frozen=True)
class _Stage:
    """The place where it all happens. `pause` is the time between two actions, in seconds."""

    bot: BackgammonBot
    env: Env
    channel: ChannelHandle
    people: Sequence[MemberActor]
    pause: float

    async def play(self, match: Played, number: int) -> None:
        """Play one match; raises ValueError if it's over too soon, and the rules' errors."""
        actors = [next(one for one in self.people if one.name == name.lower()) for name in match.players]
        record = await self._begun(actors, match, number)
        first_shown = len(match.actions) - match.shown
        for index, action in enumerate(match.actions):
            if index == first_shown:
                await self.env.advance_time(self.pause)  # the bot keeps house before somebody acts in the channel
            else:
                self.env.backend.advance_clock(self.pause)
            side = record.state.waiting_for
            if side is None:
                raise ValueError(f"the match is over before {action!r}")
            if index < first_shown:
                command, player = partial(_command, action), record.players[side]
                turn = await self.bot.app.matches.act(record.match_id, player, command, interaction_id=None)
                record = turn.record
            else:
                await self._show(actors[side], action)
                record = await self.bot.app.matches.match(record.match_id)

    async def _begun(self, actors: Sequence[MemberActor], match: Played, number: int) -> MatchRecord:
        """Offer and accept it. The dice follow from the seed and these two clicks, so the clicks are fixed as well."""
        white, black = (Person(one.id, one.name.capitalize()) for one in actors)
        place = Place(self.channel.id, self.channel.guild.id if self.channel.guild else None)
        terms = Terms(BACKGAMMON.key, match.length, Rules(), None, rated=True)
        click, challenges = 2 * number, self.bot.app.challenges
        made = await challenges.challenge(place, white, black, terms, interaction_id=click)
        return (await challenges.accept(made.challenge_id, black, interaction_id=click + 1)).record

    async def _show(self, actor: MemberActor, action: str) -> None:
        if action in _COMMANDS:
            await actor.slash(self.channel, _SLASH.get(action, "decline"))
        else:
            await actor.slash(self.channel, "move", play=action)
