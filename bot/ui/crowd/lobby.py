"""Before the match of a crowd: a message that says who plays whom, with the buttons to join and to start.

Teams that consult get a private thread each as it begins, where the server lets the bot open one.
"""

from typing import Final, Literal

import discord
import structlog
from discord import app_commands
from discord.ext import commands
from discord.utils import format_dt

from bot.crowd.events import CrowdRecord
from bot.crowd.state import LARGEST_TEAM, CrowdPlan, Mode
from bot.errors import ChallengeError, ChallengeReason, CrowdError, CrowdReason, StaleAction
from bot.records.computers import ComputerLevel, computer
from bot.records.people import Person, Place
from bot.rules.house_rules import usual_rules
from bot.rules.sides import Side
from bot.rules.variants import BACKGAMMON, find_variant
from bot.texts.catalogue import say, speaking
from bot.ui.board.boards import Boards
from bot.ui.crowd.desk import CrowdDesk, show_tables
from bot.ui.crowd.words import members_text
from bot.ui.kit import sending
from bot.ui.kit.commands import command
from bot.ui.kit.components import BLUE, GREEN, CustomId, TapButton, Taps
from bot.ui.kit.host import Host, Interaction
from bot.ui.kit.message import Post
from bot.ui.kit.names import bold, mentions_only, person_of
from bot.ui.kit.places import can_play_here, is_guest, language_of_place, message_url, place_of, public_language
from bot.ui.kit.sending import edit, send
from bot.ui.match.games import game_called, game_choices
from bot.ui.match.lookup import any_match_choices
from bot.ui.match.waiting import board_url, open_already
from bot.ui.post.calls import Calls
from bot.ui.post.kind import update_tapped

_WINDOWS: Final = {"20s": 20, "1m": 60, "5m": 300, "1h": 3600, "12h": 43200, "24h": 86400}
_LONGEST: Final = 25
_USUAL: Final = 3
Window = Literal["20s", "1m", "5m", "1h", "12h", "24h"]
_log: Final = structlog.get_logger()
TAPS: Final = Taps()
_NAMED: Final = 20  # so many people of a side are named; the others are counted


class CrowdCog(commands.Cog):
    """Several people at one side of a board."""

    @command(variant=game_choices)
    async def vote(  # noqa: PLR0917 - the options of the command
        self,
        interaction: Interaction,
        opponent: discord.Member | discord.User | None = None,
        level: Literal["beginner", "casual", "intermediate", "advanced", "expert", "world class"] | None = None,
        halves: bool = False,
        length: app_commands.Range[int, 1, _LONGEST] = _USUAL,
        time: Window = "1m",
        variant: str | None = None,
    ) -> None:
        """The channel plays: everyone votes."""
        me, game = interaction.client.user, game_called(variant)
        person = None if opponent is None or (me is not None and opponent.id == me.id) else opponent
        if halves and (opponent is not None or level is not None):
            raise ChallengeError(ChallengeReason.HALVES)
        if person is not None and level is not None:
            raise ChallengeError(ChallengeReason.LEVEL_OF_A_PERSON)
        if person is not None and person.bot:
            raise ChallengeError(ChallengeReason.BOT)
        strength, rules = "", usual_rules(game, length)
        if person is None and not halves:
            asked = ComputerLevel((level or ComputerLevel.INTERMEDIATE.value).replace(" ", "_"))
            strength = interaction.client.app.computers.strength(asked, game.key, rules).value
        alone = Person(0, "") if person is None else person_of(person)
        window, sides = _WINDOWS[time], (True, halves)
        plan = CrowdPlan(Mode.VOTE, sides, window, game.key, length, rules, alone.user_id, alone.name, strength)
        await _open_first(interaction, plan)

    @command(variant=game_choices)
    async def consult(
        self,
        interaction: Interaction,
        length: app_commands.Range[int, 1, _LONGEST] = _USUAL,
        time: Window = "5m",
        variant: str | None = None,
    ) -> None:
        """Two teams consult; their captains decide."""
        game = game_called(variant)
        plan = CrowdPlan(Mode.TEAM, (True, True), _WINDOWS[time], game.key, length, usual_rules(game, length))
        await _open_first(interaction, plan)

    @command(match=any_match_choices)
    async def guesses(self, interaction: Interaction, match: str | None = None) -> None:
        """Show the best guessers of a match and of this month."""
        await show_tables(interaction, match)


async def _open_first(interaction: Interaction, plan: CrowdPlan) -> None:
    """Call for a crowd, after asking whether another is meant if this person has called for one here."""
    app, place = interaction.client.app, place_of(interaction)
    wanted, found = (interaction.user.id, place.channel_id, plan.mode), await app.crowds.open_for(interaction.user.id)
    own = [one for one in found if (one.state.host, one.channel_id, one.state.plan.mode) == wanted]
    if not own or await app.crowds.stored_by(interaction.id):
        await open_lobby(interaction, plan)
        return
    one = own[0]
    call = message_url(one.guild_id, one.channel_id, one.message_id)
    url = call if one.match_id is None else board_url(await app.matches.match(one.match_id))
    form = f"{plan.mode.value}.{int(all(plan.crowds))}.{plan.variant}.{plan.level}"
    another = CustomId("c_another", plan.opponent, plan.window * 100 + plan.length, form)
    await sending.reply(interaction, open_already(plan.mode.value, url, another))


@TAPS.on("c_another")
async def _another(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """The id says what was asked for. Raises StaleAction for one that doesn't."""
    window, length = divmod(target.seq, 100)
    try:
        mode, halves, variant, level = target.argument.split(".")
        game, kind, strength = find_variant(variant), Mode(mode), level and ComputerLevel(level).value
    except (LookupError, ValueError) as error:
        raise StaleAction from error
    if window not in _WINDOWS.values() or not 0 < length <= _LONGEST:
        raise StaleAction
    opponent = None if not target.subject else await sending.person_by_id(interaction.client, target.subject)
    name = "" if opponent is None else person_of(opponent).name
    crowds, rules = (True, halves == "1"), usual_rules(game, length)
    plan = CrowdPlan(kind, crowds, window, game.key, length, rules, target.subject, name, strength)
    await open_lobby(interaction, plan)


async def open_lobby(interaction: Interaction, plan: CrowdPlan) -> None:
    """Call for a crowd, or for two teams."""
    if is_guest(interaction) or interaction.guild_id is None:
        await sending.reply(interaction, say("crowd-needs-server"))
        return
    if not await can_play_here(interaction):
        return
    bot = interaction.client
    crowd = await bot.app.crowds.open(
        place_of(interaction), person_of(interaction.user), plan, interaction_id=interaction.id
    )
    called = [Person(plan.opponent, plan.name)] if plan.opponent and not crowd.state.ready else []
    with speaking(public_language(interaction)):
        post = lobby_post(crowd)
    if sending.private_panel(interaction) is not None:
        await sending.reply_in_place(interaction, Post((say("crowd-opened"),), ()))
    message_id = await sending.reply(interaction, post, private=False, mentions=mentions_only(called))
    if message_id is not None:
        await bot.app.crowds.posted(crowd.crowd_id, message_id)


def lobby_post(crowd: CrowdRecord, *, expired: bool = False) -> Post:
    """Who plays whom so far, and what can be done about it; nothing, once it is over or has `expired`."""
    plan, state = crowd.state.plan, crowd.state
    team = plan.mode is Mode.TEAM
    kind = "team" if team else "half" if all(plan.crowds) else "crowd"
    game = "" if plan.variant == BACKGAMMON.key else f" · {find_variant(plan.variant).name}"
    lines = [
        say("lobby-team") if team else say("lobby-vote"),
        f"{say('length', points=plan.length)}{game} · {say('crowd-window', seconds=plan.window)}",
    ]
    for side in Side:
        if plan.crowds[side]:
            name = say("lobby-side", kind=kind, side=side.name.lower())
            count = len(state.members(side))
            lines.append(f"{name} ({count}): {members_text(crowd, side, LARGEST_TEAM if team else _NAMED)}")
        else:
            lines.append(_alone(crowd))
    lines.append(f"-# {say('lobby-team-explained') if team else say('lobby-vote-explained')}")
    if state.over or expired:
        return Post((*lines[:2], say("lobby-expired") if expired else say("lobby-closed")), ())
    if crowd.has_begun:
        return Post(tuple(lines[:-1]), ())
    lines.append(f"-# {say('lobby-until', when=format_dt(crowd.expires_at, 'R'))}")
    return Post(tuple(lines), (), _rows(crowd))


def _alone(crowd: CrowdRecord) -> str:
    plan = crowd.state.plan
    if plan.level:
        return say("lobby-against", who=bold(computer(ComputerLevel(plan.level))))
    who = f"<@{plan.opponent}>"
    return say("lobby-against", who=who) if crowd.state.ready else say("lobby-asked", who=who)


def _rows(crowd: CrowdRecord) -> tuple[tuple[TapButton, ...], ...]:
    plan, number = crowd.state.plan, crowd.crowd_id
    joins = []
    for side in (side for side in Side if plan.crowds[side]):
        both = all(plan.crowds)
        label = say("button-join-side", side=side.name.lower()) if both else say("button-crowd-join")
        joins.append(TapButton(CustomId("c_join", number, 0, str(int(side))), label, GREEN))
    if plan.opponent and not crowd.state.ready:
        joins.append(TapButton(CustomId("c_yes", number), say("button-crowd-yes"), GREEN))
    others = (
        TapButton(CustomId("c_start", number), say("button-crowd-start"), BLUE),
        TapButton(CustomId("c_leave", number), say("button-crowd-leave")),
        TapButton(CustomId("c_cancel", number), say("button-crowd-cancel")),
    )
    return (tuple(joins), others)


@TAPS.on("c_join", "c_leave", "c_yes", "c_cancel")
async def _change(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """Somebody joins, leaves, says yes to playing alone, or the host calls it off; the message says it."""
    crowds, person, number = interaction.client.app.crowds, person_of(interaction.user), target.subject
    await _check(interaction, number)
    before, side = (await crowds.crowd(number)).state.find(person.user_id), Side(target.argument == "1")
    if target.action == "c_join":
        crowd = await crowds.join(number, person, side, interaction_id=interaction.id)
    else:
        change = {"c_leave": crowds.leave, "c_yes": crowds.say_yes, "c_cancel": crowds.cancel}[target.action]
        crowd = await change(number, person.user_id, interaction_id=interaction.id)
    with speaking(public_language(interaction)):
        await update_tapped(interaction, lobby_post(crowd))
    if target.action == "c_join" and before is not None and before.side is not side:
        team = crowd.state.plan.mode is Mode.TEAM
        await sending.reply(interaction, say("crowd-moved", team=team, side=side.name.lower()))
    if interaction.message is not None:
        await interaction.client.get(CrowdCalls).shown(crowd, place_of(interaction), interaction.message.id)
    interaction.client.get(CrowdDesk).note(crowd)


class CrowdCalls(Calls[CrowdRecord]):
    """The messages that call for crowds."""

    def __init__(self, host: Host) -> None:
        super().__init__(host, "crowd", host.app.crowds.crowd, lambda one: (one.crowd_id, _call_of(one)))

    async def bring_up(self, one: CrowdRecord, message_id: int) -> None:
        """Say who is in by now, and whether it has begun."""
        place = Place(one.channel_id, one.guild_id)
        with speaking(await language_of_place(self._host, place)):
            post = lobby_post(one)
        await self.update(one, place, message_id, post)


def _call_of(crowd: CrowdRecord) -> int | None:
    """What the call says: it changes until the match begins."""
    return None if crowd.has_begun else crowd.state.seq


async def close_expired(host: Host) -> None:
    """Close the calls that nobody has started in their time. Raises StorageUnavailable.

    The message comes first: if the bot is stopped in between, both are done after its next start.
    """
    await host.get(CrowdCalls).keep()
    for crowd in await host.app.crowds.expired():
        place = Place(crowd.channel_id, crowd.guild_id)
        try:
            if crowd.message_id is not None:
                with speaking(await language_of_place(host, place)):
                    post = lobby_post(crowd, expired=True)
                await edit(host, place, crowd.message_id, post)
        except sending.UNREACHABLE as error:
            _log.info("call for a crowd not closed", crowd=crowd.crowd_id, error=str(error))
            if not sending.is_final(error):
                continue
        await host.app.crowds.expire(crowd.crowd_id)
        if crowd.message_id is not None:
            await host.get(CrowdCalls).forget(crowd.message_id)


async def _check(interaction: Interaction, number: int) -> None:
    """Raise CrowdError if the message calls for another crowd of that number, from before a backup was restored."""
    crowds, message = interaction.client.app.crowds, interaction.message
    known = (await crowds.crowd(number)).message_id
    if message is not None and known is None:
        await crowds.posted(number, message.id)  # a process died before it could say so
    elif message is not None and known != message.id:
        raise CrowdError(CrowdReason.OVER)


@TAPS.on("c_start")
async def _start(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """The host begins: the first board answers, and the call loses its buttons."""
    bot = interaction.client
    await _check(interaction, target.subject)
    turn = await bot.app.crowds.begin(target.subject, person_of(interaction.user))
    if turn.is_repeat:
        await bot.get(Boards).panels.show(interaction, turn.record, say("answer-repeat"))
        return
    crowd = await bot.app.crowds.crowd(target.subject)
    bot.get(CrowdDesk).note(crowd)
    await bot.get(Boards).answer(interaction, turn)
    if interaction.message is not None:
        with speaking(public_language(interaction)):
            post = lobby_post(crowd)
        await bot.get(CrowdCalls).update(crowd, place_of(interaction), interaction.message.id, post)
    if crowd.state.plan.mode is Mode.TEAM:
        await open_team_threads(bot, crowd, Place(crowd.channel_id, crowd.guild_id))


async def open_team_threads(host: Host, crowd: CrowdRecord, place: Place) -> None:
    """Give each team a thread of its own. Where that is not allowed, they find another place to talk."""
    channel = host.get_channel(place.channel_id)
    if not isinstance(channel, discord.TextChannel):
        return
    has = channel.permissions_for(channel.guild.me)
    if not (has.create_private_threads and has.send_messages_in_threads):
        return
    with speaking(await language_of_place(host, place)):
        for side in Side:
            members = [Person(one.id, one.name) for one in crowd.state.members(side)]
            title = say("team-thread", side=side.name.lower(), match=crowd.match_id or 0)
            try:
                thread = await sending.open_private_thread(host, place, title)
                called = " ".join(f"<@{one.user_id}>" for one in members)
                text = f"{called}\n{say('team-thread-explained')}"
                # A mention in a private thread lets that person in.
                await send(host, Place(thread.id, place.guild_id), text, mentions=mentions_only(members))
            except sending.UNREACHABLE as error:
                _log.info("no thread for a team", crowd=crowd.crowd_id, error=str(error))
                return
