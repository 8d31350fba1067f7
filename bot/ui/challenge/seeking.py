"""Finding an opponent: people who wait are told how many others do, and play where the first of the two waits."""

from dataclasses import replace
from functools import partial
from typing import Final

import discord
import structlog

from bot.app.challenges import Waiting
from bot.app.recent import Recent
from bot.app.views import Turn
from bot.errors import ChallengeError, ChallengeReason
from bot.records.matches import ChallengeRecord, MatchRecord, Terms
from bot.rules.house_rules import fitting, usual_rules
from bot.rules.variants import BACKGAMMON, VARIANTS, Variant
from bot.texts.catalogue import say, speaking
from bot.ui.board.boards import Boards, follow_up
from bot.ui.challenge.sending import ChallengeCalls, challenge_post, check_is_here, clock_of, terms_of, terms_text
from bot.ui.kit.components import GREEN, CustomId, TapButton, Taps
from bot.ui.kit.host import Host, Interaction
from bot.ui.kit.message import Post
from bot.ui.kit.names import bold, mention, mentions_only, person_of
from bot.ui.kit.places import can_play_here, is_guest, lacking, language_for, language_of_place, place_of
from bot.ui.kit.sending import UNREACHABLE, answer_alone, close_private, patiently, private_panel, reply, send
from bot.ui.match.lookup import may_see
from bot.ui.match.waiting import board_url

TAPS: Final = Taps()
LENGTH: Final = 3
"""Points to win."""
_log: Final = structlog.get_logger()


class SeekingDesk:
    """Remembers the private answer to a person who waits, to say there that they are paired."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._answers: Recent[int, int] = Recent(1024)

    def note(self, user_id: int, message_id: int | None) -> None:
        """Somebody's place on the list is shown by that message."""
        if message_id is not None:
            self._answers[user_id] = message_id

    async def paired(self, record: MatchRecord, user_id: int) -> None:
        """Say to somebody who has waited whom they play, while their answer can be changed."""
        message_id = self._answers.get(user_id)
        if message_id is not None:
            self._answers.pop(user_id, None)
            with speaking(await language_for(self._host, user_id, record.place)):
                await close_private(self._host, message_id, paired_post(record, user_id))


def seek_button(game: Variant = BACKGAMMON, *, in_place: bool = False) -> TapButton:
    """The way to an opponent. What comes of it takes the place of the private answer that has the button, or is new."""
    return TapButton(CustomId("seek_on" if in_place else "seek", 0, 0, game.key), say("button-seek"))


def paired_post(record: MatchRecord, user_id: int) -> Post:
    """Whom somebody was paired with, and the way to the board."""
    [other] = [one for one in record.players if one.user_id != user_id]
    return Post((say("seek-paired", who=bold(other), url=board_url(record)),), ())


@TAPS.on("seek", "seek_on")
async def _seek(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """Look for an opponent, or go on with it. Raises ChallengeError where there is nobody but the bot."""
    check_is_here(interaction, None)
    if is_guest(interaction):
        await reply(interaction, say("seek-needs-member"))
        return
    if not await can_play_here(interaction):
        return
    post = await patiently(interaction, _sought(interaction, VARIANTS.get(target.argument, BACKGAMMON)))
    panel = private_panel(interaction)
    if target.action == "seek" or panel is None or interaction.response.is_done():
        message_id = await reply(interaction, post)
    else:
        message_id = panel.id
        await answer_alone(interaction, post)
    interaction.client.get(SeekingDesk).note(interaction.user.id, message_id)


async def _sought(interaction: Interaction, game: Variant) -> Post:
    """Pair the person, or put them on the list; what they are told."""
    bot, person = interaction.client, person_of(interaction.user)
    place, terms, meets = place_of(interaction), await _usual_terms(interaction, game), partial(_meets, interaction)
    try:
        found = await bot.app.seeking.find(place, person, terms, interaction_id=interaction.id, meets=meets)
    except ChallengeError as error:
        if error.reason is not ChallengeReason.ACCEPTED or error.match_id is None:
            raise
        return paired_post(await bot.app.matches.match(error.match_id), person.user_id)
    if isinstance(found, Waiting):
        await _tell(bot, found)
        entry = found.entry
        channel, left = f"<#{entry.place.channel_id}>", discord.utils.format_dt(entry.expires_at, "R")
        lines = (
            say("seek-waiting", terms=terms_text(entry.terms)),
            say("seek-place", channel=channel, left=left),
            say("seek-others", count=found.others),
        )
        go_on = TapButton(CustomId("seek_on", 0, 0, entry.terms.variant), say("button-seek-on"), GREEN)
        stop = TapButton(CustomId("seek_stop", entry.challenge_id), say("button-seek-stop"))
        return Post(lines, (), ((go_on, stop),))
    return paired_post(await _begin(bot, found), person.user_id)


async def _usual_terms(interaction: Interaction, game: Variant) -> Terms:
    """A match of three points as the server usually plays it."""
    settings = await interaction.client.app.people.settings(interaction.guild_id)
    rules = usual_rules(game, LENGTH) if settings.house_rules is None else fitting(settings.house_rules, game, LENGTH)
    return terms_of(game, LENGTH, rules, clock_of(settings, LENGTH), rated=True)


async def _meets(interaction: Interaction, entry: ChallengeRecord) -> bool:
    """Can both still see the channel in which somebody waits, and may the bot still post there?"""
    guild, me = interaction.guild, interaction.user
    channel = None if guild is None else guild.get_channel_or_thread(entry.place.channel_id)
    if guild is None or channel is None or not isinstance(me, discord.Member):
        return False
    if lacking(channel.permissions_for(guild.me), in_thread=isinstance(channel, discord.Thread)):
        return False
    try:
        other = await guild.fetch_member(entry.challenger.user_id)
    except UNREACHABLE as error:  # they have left
        _log.info("passed over", user=entry.challenger.user_id, error=str(error))
        return False
    return bool(may_see(channel, me) and may_see(channel, other))


async def _begin(bot: Host, turn: Turn) -> MatchRecord:
    """Show the match where the first has waited, call both, and tell the first."""
    record = turn.record
    if not turn.is_repeat:
        white, black = record.players
        with speaking(await language_of_place(bot, record.place)):
            heading = say("seek-heading", first=mention(white), second=mention(black))
        await bot.get(Boards).call(record, heading)
        await follow_up(bot, turn)
        record = await bot.app.matches.match(record.match_id)
        await bot.get(SeekingDesk).paired(record, white.user_id)
    return record


async def _tell(bot: Host, waiting: Waiting) -> None:
    """Call those who want to be called, with a post that one can accept at once, or bring that up to date."""
    entry, days = waiting.entry, bot.settings.abandon_after.days
    with speaking(await language_of_place(bot, entry.place)):
        post = challenge_post(entry, days)
        people = " ".join(mention(one) for one in waiting.called)
        called = replace(post, lines=(say("seek-called", people=people), *post.lines))
    if entry.message_id is not None:
        await bot.get(ChallengeCalls).update(entry, entry.place, entry.message_id, post)
    elif waiting.called:
        try:
            message_id = await send(bot, entry.place, called, mentions=mentions_only(waiting.called))
        except UNREACHABLE as error:
            _log.info("nobody called", challenge=entry.challenge_id, error=str(error))
        else:
            await bot.app.challenges.posted(entry.challenge_id, message_id)


@TAPS.on("seek_stop")
async def _stop(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """Take the person off the list. Who was paired a moment ago is told with whom."""
    bot, person = interaction.client, person_of(interaction.user)
    try:
        await bot.app.challenges.decline(target.subject, person)
    except ChallengeError as error:
        match = None if error.match_id is None else await bot.app.matches.match(error.match_id)
        if match is not None and person.user_id in (one.user_id for one in match.players):
            await answer_alone(interaction, paired_post(match, person.user_id))
            return
    entry = await bot.app.challenges.challenge_of(target.subject)
    again = seek_button(VARIANTS[entry.terms.variant], in_place=True)
    await answer_alone(interaction, Post((say("seek-stopped"),), (), ((again,),)))
