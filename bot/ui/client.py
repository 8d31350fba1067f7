"""The bot: its features are listed and put together here, and it starts and stops here."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from datetime import datetime
from typing import Any, Final

import discord
import structlog
from discord import app_commands
from discord.ext import commands, tasks

from bot.app.acting import Locks
from bot.app.app import App
from bot.app.cluster.leases import DatabaseLock, SharedClock, Take
from bot.config import Settings
from bot.engine.analyst import NetworkMind, PoolAnalyst
from bot.engine.pool import EnginePool, engine_installed
from bot.errors import BotError, StorageUnavailable, needing_extra
from bot.live.address import Address
from bot.live.hub import Hub
from bot.live.presence import Presence
from bot.metrics import meter as metrics
from bot.metrics.answers import arrived
from bot.metrics.life import measured
from bot.metrics.port import Port
from bot.rules.dice import DiceSource
from bot.service import health
from bot.store import SWEEP, patient
from bot.store.address import database_at, path_of
from bot.texts.catalogue import know_commands
from bot.ui.board.boards import Boards
from bot.ui.features import FEATURES, OF_A_TURN
from bot.ui.kit.commands import CatalogueTranslator, Tree
from bot.ui.kit.components import CustomId, Taps, answer_modal, answer_tap
from bot.ui.kit.connection import Backoff, Unanswered
from bot.ui.kit.feature import Feature, Features, Work
from bot.ui.kit.host import Host
from bot.ui.kit.rate_limit import RateLimit
from bot.ui.kit.savings import draw_once
from bot.ui.kit.sending import UNREACHABLE
from bot.ui.kit.shards import Sharding, options_of
from bot.ui.live.opening import LiveDoor
from bot.ui.match.emoji import EmojiSet

_log: Final = structlog.get_logger()

_TAPPED: Final = (discord.InteractionType.component, discord.InteractionType.modal_submit)
_PART: Final = 2.0  # seconds that the other parts of housekeeping wait for one of them
_PATIENCE: Final = 3.3  # seconds a stop waits at most for turns that are being answered, and for what follows from them
_FAREWELL: Final = 0.5  # seconds that it waits at most for Discord's goodbye


def _options(settings: Settings) -> dict[str, Any]:
    """The settings that discord.py gets."""
    intents = discord.Intents.none()
    intents.guilds = True
    return {
        "command_prefix": commands.when_mentioned,
        "intents": intents,
        "tree_cls": Tree,
        "help_command": None,
        "allowed_mentions": discord.AllowedMentions.none(),
        "allowed_contexts": app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
        "allowed_installs": app_commands.AppInstallationType(guild=True, user=True),
        "max_messages": None,
        **options_of(settings),
    }


class BackgammonBot(Host):
    """The bot, put together. It holds nothing about a match in memory."""

    def __init__(
        self,
        settings: Settings,
        clock: Callable[[], datetime],
        features: Iterable[Feature],
        lock: Take | None,
        **chance: Any,
    ) -> None:
        if settings.discord_api is not None:
            discord.http.Route.BASE = settings.discord_api
        super().__init__(**_options(settings))
        self.settings = settings
        self.features = Features(features)
        self.clock = clock
        self.store = database_at(settings.database_url)
        self.engine = EnginePool(settings.engine_workers)  # it starts a process when it is first asked
        analyst = self.register(PoolAnalyst(self.engine, settings.analysis_plies))
        self.app = App(
            self.store,
            settings,
            clock,
            analyst=analyst,
            mind=NetworkMind(self.engine),
            is_out_of_reach=lambda: self.out_of_reach,
            **chance,
        )
        self.deliveries = Locks()
        self._make_desks()
        self._emoji_upload: asyncio.Task[None] | None = None
        self._round = asyncio.Lock()  # held while housekeeping makes its round
        self._parts: dict[str, asyncio.Task[bool]] = {}
        """The parts of housekeeping that are under way; one that takes long outlasts its round."""
        self._given = 0  # the absences whose time was given back when boards last showed their deadlines anew
        self.started_at = clock()
        self._unanswered = Unanswered()
        self.measured: Port | None = None
        self.database_lock = DatabaseLock(lock)

    def _make_desks(self) -> None:
        presence = Presence()
        for desk in (RateLimit(), EmojiSet(), self.features, presence, Address(self.settings.live_url)):
            self.register(desk)
        self.register(Hub(presence))
        taps = self.register(Taps())
        for feature in self.features:
            for one in feature.taps:
                taps.take_in(one.handlers)
            for make in feature.desks:
                self.register(make(self))

    def open_door(self) -> None:
        """Take interactions by signed HTTP requests, at the address of the settings, instead of from a gateway."""
        with needing_extra("serve"):
            from bot.ui.kit.interaction_server import InteractionServer  # noqa: PLC0415

        settings = self.settings
        self.interaction_server = InteractionServer(
            settings.serve_host,
            settings.serve_port,
            self.trouble,
            clock=lambda: self.clock().timestamp(),
            beside=self.get(LiveDoor).stand_in if settings.live_url else None,
        )

    async def load_commands(self) -> None:
        """Fill the command tree. It needs no login and may be called twice."""
        await self.tree.set_translator(CatalogueTranslator())
        for feature in self.features:
            for cog in feature.cogs:
                if self.get_cog(cog.__cog_name__) is None:
                    await self.add_cog(cog())
            for menu in () if feature.menus is None else feature.menus():
                self.tree.add_command(menu, override=True)

    async def setup_hook(self) -> None:
        """Open the database, and register commands and buttons."""
        await self._open_store()
        await asyncio.to_thread(draw_once, self.settings.theme)
        await self.load_commands()
        await self._meet_commands()
        if not engine_installed():
            _log.warning("no analysis engine here: no hints, no analysis, and computers play simply")
        self.started_at = self.clock()
        self.housekeeping.start()

    async def _open_store(self) -> None:
        """Open the database, and take a share of what is to be looked after. One on a server is waited for."""
        backoff = Backoff()
        while True:
            try:
                await self.database_lock.begin()
                await self.store.open()
                if self.store.shared:
                    await self.app.leases.begin(self.housekeeping)
                if await self.store.is_restored():
                    _log.warning("another copy of the database: matches under way are shown anew")
                await self.app.absence.look()  # before anybody can be late because of the bot
            except StorageUnavailable as error:
                await self.store.close()
                self.database_lock.end()
                if not self.store.shared:
                    raise
                self.waits_for, wait = "the database", backoff.delay()
                _log.warning("the database cannot be reached", error=str(error), again_in=round(wait, 1))
                await asyncio.sleep(wait)
            else:
                self.waits_for = ""
                return

    async def _meet_commands(self) -> None:
        """Register the commands and learn their ids. If that fails (a rate limit, a right), the ones there are do."""
        guild = discord.Object(self.settings.developer_guild_id) if self.settings.developer_guild_id else None
        if guild is not None:
            self.tree.copy_global_to(guild=guild)
        known: list[app_commands.AppCommand] = []
        try:
            known = await self.tree.fetch_commands(guild=guild)
            if self.settings.sync_commands:
                known = await self.tree.sync(guild=guild)
        except UNREACHABLE as error:
            _log.warning("commands not registered", error=str(error))
        else:
            _log.info("commands registered", count=len(known))
        know_commands({one.name: one.id for one in known if one.type is discord.AppCommandType.chat_input})

    async def on_ready(self) -> None:
        """Bring up to date what was decided but not shown when the bot stopped."""
        _log.info("ready", user=str(self.user), guilds=len(self.guilds))
        async with self._round:
            for feature in self.features:
                if feature.starts is not None:
                    await self._keep(feature.name, feature.starts)
            await self._keep_all()
        if self.settings.upload_emoji and (self._emoji_upload is None or self._emoji_upload.done()):
            self._emoji_upload = asyncio.create_task(self.get(EmojiSet).upload_missing(self))

    def needs_server(self, payload: dict[str, Any]) -> bool:
        """A turn needs nothing of its server but what it brings."""
        target = CustomId.parse(str(payload.get("data", {}).get("custom_id", "")), "bs")
        return target is None or target.action not in OF_A_TURN

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """A server has added the bot."""
        for feature in self.features:
            if feature.joins is not None:
                await feature.joins(self, guild)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer taps and submitted forms; commands have their own way."""
        arrived(interaction.id, interaction.type.value, interaction.data or {})
        if interaction.type not in _TAPPED:
            self._unanswered.note(interaction)
            return
        with self._unanswered.while_dealt_with(interaction):
            if not await self.get(RateLimit).allows(interaction):
                return
            if interaction.type is discord.InteractionType.component:
                await answer_tap(interaction)
            else:
                await answer_modal(interaction)

    @tasks.loop(seconds=10)
    async def housekeeping(self) -> None:
        """Let happen what is due, and make up for what could not be shown."""
        if not self.is_ready():
            return
        async with self._round:
            await self._keep_all()

    async def _keep_all(self) -> None:
        """Do one part after the other. One that takes long goes on by itself, so that it holds up no other.

        Nothing becomes due before it is known whether people could play, or while they can't.
        """
        if self.out_of_reach:
            await self.ask()
        if not await self._keep("absence", lambda host: host.app.absence.look()) or self.out_of_reach:
            return
        given, self._given = self._given, self.app.absence.given
        for feature in self.features:
            await self._begin_part(feature.name, feature.keeps)
            if given != self._given:
                await self._begin_part(f"{feature.name} deadlines", feature.put_off)

    async def _begin_part(self, name: str, work: Work | None) -> None:
        """Do a part, unless it is still under way."""
        if work is not None and name not in self._parts:
            part = self._parts[name] = asyncio.create_task(self._keep(name, work), name=name)
            part.add_done_callback(lambda done: self._parts.pop(done.get_name(), None))
            await asyncio.wait({part}, timeout=_PART)

    async def _keep(self, name: str, work: Callable[[Host], Awaitable[object]]) -> bool:
        """Do one part of it. What fails in it keeps nothing from the others, and does not end the loop."""
        try:
            with metrics.ROUND.timing(name), patient(SWEEP):
                await work(self)
        except BotError as error:
            _log.warning("not kept", what=name, error=repr(error))
        except Exception as error:  # noqa: BLE001 - an error that escaped would end the loop for good
            _log.error("housekeeping failed", what=name, exc_info=error)
        else:
            return True
        return False

    @housekeeping.before_loop
    async def _wait_for_login(self) -> None:
        await self.wait_until_ready()

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        """Live, and say so to the bot's supervisor, until others have the database; see `Connection.start`."""
        health.withdraw(self.settings.health_file)
        pulse = asyncio.create_task(self._report())
        shown, seldom = self.interaction_server is not None, (self._count_matches,)
        try:
            async with (
                self.database_lock.lasting(),
                measured(self.settings, shown=shown, often=self._note_numbers, seldom=seldom) as self.measured,
            ):
                await super().start(token, reconnect=reconnect)
        finally:
            pulse.cancel()
            health.withdraw(self.settings.health_file)

    async def _report(self) -> None:
        """Apart from housekeeping, which may wait for Discord. It tells of a loop that hangs by hanging with it."""
        while True:
            await asyncio.to_thread(health.report, self.settings.health_file, self.trouble())
            await asyncio.sleep(health.EVERY)

    def _note_numbers(self) -> None:
        for name, queue in (("engine", self.engine.queue), ("workshop", self.app.workshop.queue)):
            waiting, age = queue
            metrics.WORK_QUEUE.set(waiting, name)
            metrics.WORK_QUEUE_AGE.set(age, name)
        metrics.UNWELL.set(bool(self.trouble()))
        metrics.LEASES.set(self.app.leases.count)
        metrics.SERVERS.set(len(self.guilds))

    async def _count_matches(self) -> None:
        if self.is_ready():  # not before the database is open
            metrics.OPEN.set(await self.store.count_open())

    def trouble(self) -> str:
        """Why the bot cannot do its work; "" while all is well."""
        stored = self.store.write_trouble
        return super().trouble() or (stored and f"the last write failed: {stored}")

    async def close(self) -> None:
        """Answer those who are waiting, finish what is being written, and disconnect: within four seconds."""
        self.housekeeping.stop()
        if self._emoji_upload is not None:
            self._emoji_upload.cancel()
        with suppress(TimeoutError):
            async with asyncio.timeout(_PATIENCE):
                try:
                    await self.let_nobody_in()
                    await self._unanswered.rest()
                finally:  # however long that took
                    closing = asyncio.ensure_future(self.stop_features())
                await closing
                async with self._round:  # what is being told to the players is told to the end, and noted
                    self.housekeeping.cancel()
                await asyncio.gather(*self._parts.values())
        self.housekeeping.cancel()
        for part in self._parts.values():
            part.cancel()
        await self.app.leases.end()
        await self.end_processes()
        # A broken connection hears no goodbye. It isn't canceled: `async with bot` waits for it once more.
        await asyncio.wait([asyncio.create_task(super().close())], timeout=_FAREWELL)
        await self.http.close()
        await self.get(Boards).live.rest()
        await self.store.close()
        self.database_lock.end()

    async def end_processes(self) -> None:
        """End the processes beside this one, and wait until they are gone and their pipes are closed."""
        await asyncio.gather(self.engine.close(), self.app.workshop.close(), self.studio.close())

    async def stop_features(self) -> None:
        """Stop what the features do in the background. What is stored stays, and goes on after the next start."""
        await asyncio.gather(*(feature.closes(self) for feature in self.features if feature.closes is not None))


class ShardedBot(Sharding, BackgammonBot):
    """The bot with several connections to the gateway."""


def create_bot(
    settings: Settings,
    *,
    dice: DiceSource | None = None,
    clock: Callable[[], datetime] | None = None,
    seconds: Callable[[], float] | None = None,
    seeds: Callable[[int], bytes] = secrets.token_bytes,
    features: Iterable[Feature] = FEATURES,
    lock: Take | None = None,
) -> BackgammonBot:
    """A bot ready to log in; it has not touched the network or any file yet.

    `dice` and `clock` replace chance and time, for tests and the local page. `seconds` only grow: by them the bot
    notices that the clock was set. Fair dice are drawn from
    `seeds`. `features` are those of the bot, or more. `lock` keeps its database from others.
    """
    if clock is None and path_of(settings.database_url) is None:
        clock = SharedClock()
    kind = BackgammonBot if settings.shards is None else ShardedBot
    return kind(settings, clock or _utc_now, features, lock, dice=dice, seconds=seconds, seeds=seeds)


def _utc_now() -> datetime:
    # Looked up at each call: tests replace discord.py's clock.
    return discord.utils.utcnow()
