"""The bot: its command tree, its rooms, its life from start to stop."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, Final

import discord
import structlog
from discord import app_commands
from discord.ext import commands, tasks

from bot.app.challenges import ChallengeLimits, Challenges
from bot.app.clocks import ClockLimits, Clocks
from bot.app.coach import Coach
from bot.app.computer import Computers
from bot.app.dice import FairDice
from bot.app.imports import Imports
from bot.app.locks import Locks
from bot.app.logged import Logs
from bot.app.matches import Matches, Table, side_of
from bot.app.people import People
from bot.app.privacy import Privacy
from bot.app.ratings import Ratings
from bot.app.tournaments import Tournaments
from bot.config import Settings
from bot.engine.analyst import PoolAnalyst
from bot.engine.mind import NetworkMind
from bot.engine.pool import EnginePool
from bot.errors import BotError
from bot.records import ChallengeRecord
from bot.render.board.picture import BoardScene, render_board
from bot.render.paint.theme import theme_names
from bot.rules.dice import DiceSource, LiveDice
from bot.rules.position import Position
from bot.store.database import Database
from bot.texts.catalogue import load_languages, speaking
from bot.ui.board.aftermath import Aftermath
from bot.ui.board.boards import Boards
from bot.ui.board.cog import PlayCog
from bot.ui.challenge.cog import ChallengeCog
from bot.ui.challenge.view import closed_challenge_post
from bot.ui.clock.keeper import keep_time
from bot.ui.coach.cog import CoachCog
from bot.ui.coach.desk import CoachDesk
from bot.ui.computer.desk import ComputerDesk
from bot.ui.dice.cog import DiceCog
from bot.ui.files.cog import RecordsCog
from bot.ui.kit.commands import CatalogueTranslator
from bot.ui.kit.components import answer_modal, answer_tap
from bot.ui.kit.errors import answer_error
from bot.ui.kit.languages import attune, language_of_place
from bot.ui.match.emoji import EmojiSet
from bot.ui.people.cog import PeopleCog
from bot.ui.people.privacy import PrivacyCog
from bot.ui.replay.cog import ReplayCog
from bot.ui.rules.cog import RulesCog
from bot.ui.settings.cog import PreferencesCog, SettingsCog
from bot.ui.tournament.cog import TournamentCog
from bot.ui.tournament.desk import TournamentDesk
from bot.ui.watching.cog import WatchCog
from bot.ui.watching.look import LookCog

_log: Final = structlog.get_logger()

_TOO_LATE: Final = 3.0
"""Seconds after which Discord takes no first answer."""
_GRACE: Final = timedelta(seconds=30)
"""A board younger than this may still be on its way to Discord."""


_COGS: Final = (
    ChallengeCog,
    PlayCog,
    LookCog,
    RulesCog,
    WatchCog,
    ReplayCog,
    PreferencesCog,
    SettingsCog,
    PrivacyCog,
    PeopleCog,
    TournamentCog,
    DiceCog,
    CoachCog,
    RecordsCog,
)
_PATIENCE: Final = 100
_LOOK_EVERY: Final = 0.025
"""A stop waits this many times this many seconds, at the most, for turns that are being answered."""


class Tree(app_commands.CommandTree["BackgammonBot"]):
    """The slash commands; every error of one is answered."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Nothing is forbidden here; it is where a command or an autocomplete begins, and with it its language."""
        await attune(interaction)
        return True

    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /) -> None:
        """Answer, ephemerally."""
        await answer_error(interaction, error)


class BackgammonBot(commands.Bot):
    """A Discord client that plays host to matches. Holds nothing about a match in memory."""

    def __init__(self, settings: Settings, dice: DiceSource | None, clock: Callable[[], datetime]) -> None:
        intents = discord.Intents.none()
        intents.guilds = True
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=intents,
            tree_cls=Tree,
            help_command=None,
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
            max_messages=None,
        )
        self.settings = settings
        self.clock = clock
        self.store = Database(settings.database_path)
        self.engine = EnginePool(settings.engine_workers)  # it starts a process when it is first asked
        self.deliveries = Locks()  # one an interaction, since Discord may deliver it twice
        self.dice = FairDice(self.store)
        table = Table(clock, Locks(), self.dice if dice is None else None)
        dice = dice or LiveDice(secrets.randbelow)  # for matches from before there were fair ones
        limits = ChallengeLimits(settings.challenge_expiry, settings.max_open_challenges)
        self.people = People(self.store)
        self.matches = Matches(self.store, self.people, dice, table)
        self.challenges = Challenges(self.store, dice, table, limits)
        absences = ClockLimits(settings.abandon_after, vacation_days=settings.vacation_days)
        self.clocks = Clocks(self.store, self.matches, self.people, table, absences)
        self.privacy = Privacy(self.store, self.matches, self.people, clock)
        self.emoji = EmojiSet()
        self.boards = Boards(self, self.store, settings.theme)
        self.aftermath = Aftermath(self)
        self.ratings = Ratings(self.store)
        self.tournaments = Tournaments(self.store, self.matches, dice, table, lambda: secrets.randbelow(1 << 62))
        self.desk = TournamentDesk(self)
        self._open_study()
        self.out_of_reach = False  # True while the connection to Discord is broken
        self._emoji_upload: asyncio.Task[None] | None = None
        self._round = asyncio.Lock()  # held while housekeeping makes its round
        self._started_at = clock()
        self._unanswered: list[discord.Interaction[Any]] = []

    side_of = staticmethod(side_of)

    def _open_study(self) -> None:
        """Records, and what the engine is asked for."""
        self.logs = Logs(self.store, self.dice)
        self.imports = Imports(self.store, self.clock)
        self.computers = Computers(self.store, self.matches, NetworkMind(self.engine))
        self.computer_desk = ComputerDesk(self)
        self.analyst = PoolAnalyst(self.engine, self.settings.analysis_plies)
        self.coach = Coach(self.store, self.logs, self.analyst)
        self.coach_desk = CoachDesk(self, self.coach)

    async def load_commands(self) -> None:
        """Fill the command tree; needs no login and may be called twice."""
        await self.tree.set_translator(CatalogueTranslator())
        for cog in _COGS:
            if self.get_cog(cog.__cog_name__) is None:
                await self.add_cog(cog())

    async def setup_hook(self) -> None:
        """Open the database, register commands and buttons."""
        await self.store.open()
        await self.clocks.wake()  # before anybody can be late because of the bot
        await asyncio.to_thread(_draw_once, self.settings.theme)
        await self.load_commands()
        if self.settings.sync_commands:
            await self._sync()
        self._started_at = self.clock()
        self.housekeeping.start()

    async def _sync(self) -> None:
        """Tell Discord the commands. A bot that cannot (a rate limit, no right) still runs with the old ones."""
        guild = discord.Object(self.settings.developer_guild_id) if self.settings.developer_guild_id else None
        if guild is not None:
            self.tree.copy_global_to(guild=guild)
        try:
            synced = await self.tree.sync(guild=guild)
        except discord.HTTPException as error:
            _log.warning("commands not registered", error=str(error))
        else:
            _log.info("commands registered", count=len(synced))

    async def on_disconnect(self) -> None:
        """While Discord is out of reach nobody can play, so nobody's time runs: see `keep_time`."""
        self.out_of_reach = True

    async def on_connect(self) -> None:
        """Discord is there again."""
        self.out_of_reach = False

    async def on_resumed(self) -> None:
        """Discord is there again."""
        self.out_of_reach = False

    async def on_ready(self) -> None:
        """Bring up to date what was decided but not shown when the bot stopped."""
        _log.info("ready", user=str(self.user), guilds=len(self.guilds))
        await keep_time(self)
        await self._catch_up(self._started_at)
        await self._rate_what_was_missed()
        await self.desk.catch_up()
        await self.coach_desk.keep()
        await self.computer_desk.keep()
        if self.settings.upload_emoji and (self._emoji_upload is None or self._emoji_upload.done()):
            self._emoji_upload = asyncio.create_task(self.emoji.upload_missing(self))

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer taps and submitted forms; commands have their own way."""
        self._unanswered = [waiting for waiting in self._unanswered if _waits_for_answer(waiting)]
        self._unanswered.append(interaction)
        if interaction.type is discord.InteractionType.component:
            await answer_tap(interaction)
        elif interaction.type is discord.InteractionType.modal_submit:
            await answer_modal(interaction)

    async def _rate_what_was_missed(self) -> None:
        try:
            await self.ratings.catch_up()
        except BotError as error:
            _log.warning("matches not rated", error=repr(error))

    @tasks.loop(seconds=15)
    async def housekeeping(self) -> None:
        """Show that the bot is alive, close challenges that ran out, retry boards that could not be posted."""
        if not self.is_ready():
            return
        async with self._round:
            try:
                await self._keep_house()
            except Exception as error:  # noqa: BLE001 - an error that got out would end the loop for good
                _log.error("housekeeping failed", exc_info=error)

    async def _keep_house(self) -> None:
        await asyncio.to_thread(_touch, self.settings.health_file)
        await keep_time(self)
        await self.desk.keep()
        await self._catch_up(self.clock() - _GRACE)
        await self.computer_desk.keep()
        await self._expire_challenges()
        await self.coach_desk.keep()

    @housekeeping.before_loop
    async def _wait_for_login(self) -> None:
        await self.wait_until_ready()

    async def _catch_up(self, before: datetime) -> None:
        try:
            count = await self.boards.catch_up(before=before)
        except BotError as error:
            _log.warning("boards not brought up to date", error=repr(error))
        else:
            if count:
                _log.info("boards brought up to date", count=count)

    async def _expire_challenges(self) -> None:
        try:
            expired = await self.challenges.expire()
        except BotError as error:
            _log.warning("challenges not expired", error=repr(error))
            return
        for challenge in expired:
            await self.mark_closed(challenge)

    async def mark_closed(self, challenge: ChallengeRecord) -> None:
        """Take the buttons off the post of a challenge that is closed, and say why. What fails is logged."""
        if challenge.message_id is None:
            return
        channel = self.get_partial_messageable(challenge.place.channel_id, guild_id=challenge.place.guild_id)
        try:
            message = channel.get_partial_message(challenge.message_id)
            with speaking(await language_of_place(self, challenge.place)):
                post = closed_challenge_post(challenge)
            await message.edit(view=post.view(), allowed_mentions=discord.AllowedMentions.none())
        except (discord.HTTPException, OSError) as error:
            _log.info("closed challenge not marked", challenge=challenge.challenge_id, error=str(error))

    async def close(self) -> None:
        """Answer those who are waiting, finish what is being written, and disconnect."""
        self.housekeeping.stop()
        if self._emoji_upload is not None:
            self._emoji_upload.cancel()
        for _ in range(_PATIENCE):
            if not any(map(_waits_for_answer, self._unanswered)):
                break
            await asyncio.sleep(_LOOK_EVERY)
        await self.computer_desk.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(_PATIENCE * _LOOK_EVERY):
                await self.boards.rest()
                async with self._round:  # what is being told to the players is told to the end, and noted
                    self.housekeeping.cancel()
        self.housekeeping.cancel()
        await self.coach_desk.close()
        await self.engine.close()
        await super().close()
        await self.boards.note()
        await self.store.close()


def create_bot(
    settings: Settings, *, dice: DiceSource | None = None, clock: Callable[[], datetime] | None = None
) -> BackgammonBot:
    """A bot ready to log in; no network and no file is touched yet.

    `dice` and `clock` replace chance and time, for tests and the local page.
    """
    return BackgammonBot(settings, dice, clock or _utc_now)


def _waits_for_answer(interaction: discord.Interaction[Any]) -> bool:
    """Is somebody still waiting for the first answer? After three seconds Discord takes none any more."""
    return not interaction.response.is_done() and not interaction.is_expired() and _age(interaction) < _TOO_LATE


def _age(interaction: discord.Interaction[Any]) -> float:
    return (discord.utils.utcnow() - interaction.created_at).total_seconds()


def _utc_now() -> datetime:
    # Looked up at each call: tests replace discord.py's clock.
    return discord.utils.utcnow()


def _draw_once(theme: str) -> None:
    """Load fonts, sprites and languages before the first turn needs them."""
    for name in (theme, *theme_names()):
        render_board(BoardScene(position=Position.start(), theme=name))
    load_languages()


def _touch(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
