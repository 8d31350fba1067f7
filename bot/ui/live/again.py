"""Matches begun at the live board: the same once more, and the first one against the computer."""

from typing import Final

import discord
import structlog

from bot.errors import ChallengeError, ChallengeReason, WrongPhase
from bot.live.desk import Done, Guest
from bot.records.computers import ComputerLevel, is_somebody, level_of
from bot.records.matches import ChallengeRecord, MatchRecord, Terms
from bot.records.people import Person, Place
from bot.rules.sides import Side
from bot.texts.catalogue import say, speaking
from bot.ui.challenge.offers import the_same
from bot.ui.challenge.sending import challenge_post, mark_closed
from bot.ui.computer.desk import going_on
from bot.ui.kit.host import Host
from bot.ui.kit.names import mentions_only
from bot.ui.kit.places import lacking, language_of_place
from bot.ui.kit.sending import UNREACHABLE, send
from bot.ui.live.after import Aftermath
from bot.ui.welcome.view import FIRST_LEVEL, FIRST_MATCH

_log: Final = structlog.get_logger()


class Again:
    """Begins matches, and offers them in the channel. What can't be done for want of rights is said."""

    def __init__(self, host: Host) -> None:
        self._host, self._app, self._after = host, host.app, host.get(Aftermath)

    async def rematch(self, guest: Guest, number: int, record: MatchRecord, side: Side) -> Done:
        """The same once more: begun against the computer, offered to a person, accepted if they have offered it.

        `number` stands for an interaction's id. Raises WrongPhase, FenceError, and ChallengeError.
        """
        opponent, terms = record.players[side.other], the_same(record)
        level = level_of(opponent.user_id)
        if not record.state.is_over or (level is None and not is_somebody(opponent.user_id)):
            raise WrongPhase(record.state.phase, "rematch")
        if level is not None:
            return await self._against_computer(record.place, guest.person, level, terms, number)
        if record.place.guild_id is None:
            raise ChallengeError(ChallengeReason.NOBODY_HERE)
        missing = await self._missing(record.place)
        if missing:
            return Done(words=missing)
        open_here = [one for one in await self._app.challenges.open_in(record.place) if one.terms == terms]
        offered = next((one for one in open_here if _is_between(one, opponent, guest.person)), None)
        if offered is not None:
            return await self._accept(offered, guest.person, number)
        if not any(_is_between(one, guest.person, opponent) for one in open_here):
            await self._check_is_there(record.place, opponent)
            return await self._offer(record.place, guest.person, opponent, terms, number)
        return Done(words=say("challenge-sent"))

    async def first(self, guest: Guest, number: int) -> Done:
        """The match that the welcome offers: in the channel that one came from, or in one's direct messages."""
        person = guest.person
        if guest.channel_id is not None:
            place = Place(guest.channel_id, guest.guild_id)
            missing = await self._missing(place)
            if missing:
                return Done(words=missing)
        else:
            try:
                place = Place((await self._host.create_dm(discord.Object(person.user_id))).id)
            except UNREACHABLE as error:
                _log.info("no direct messages", person=person.user_id, error=str(error))
                return Done(words=say("live-try-again"))
        level = self._app.computers.strength(FIRST_LEVEL, FIRST_MATCH.variant, FIRST_MATCH.rules)
        under_way = await going_on(self._app, person.user_id, place, level, FIRST_MATCH)
        if under_way is not None:
            return Done(under_way.match_id)
        return await self._against_computer(place, person, level, FIRST_MATCH, number)

    async def _against_computer(
        self, place: Place, person: Person, level: ComputerLevel, terms: Terms, number: int
    ) -> Done:
        turn = await self._app.challenges.play_computer(place, person, level, terms, interaction_id=number)
        if not turn.is_repeat:
            self._after.follow(turn)
        return Done(turn.record.match_id)

    async def _accept(self, offered: ChallengeRecord, person: Person, number: int) -> Done:
        turn = await self._app.challenges.accept(offered.challenge_id, person, interaction_id=number)
        if not turn.is_repeat:
            self._after.follow(turn)
            with speaking(await language_of_place(self._host, offered.place)):
                await mark_closed(self._host, await self._app.challenges.challenge_of(offered.challenge_id), person)
        return Done(turn.record.match_id)

    async def _offer(self, place: Place, person: Person, opponent: Person, terms: Terms, number: int) -> Done:
        challenges = self._app.challenges
        made = await challenges.challenge(place, person, opponent, terms, interaction_id=number)
        if made.message_id is None:
            with speaking(await language_of_place(self._host, place)):
                post = challenge_post(made, self._host.settings.abandon_after.days)
            try:
                message_id = await send(self._host, place, post, mentions=mentions_only([opponent]))
            except UNREACHABLE as error:
                _log.info("challenge not posted", challenge=made.challenge_id, error=str(error))
                await challenges.decline(made.challenge_id, person)
                return Done(words=say("live-try-again"))
            await challenges.posted(made.challenge_id, message_id)
        return Done(words=say("challenge-sent"))

    async def _missing(self, place: Place) -> str:
        """The help where the bot may not do what a match needs; empty where it may."""
        if place.guild_id is None:
            return ""
        names = [say("permission-view")]
        try:
            guild = await self._host.server(place.guild_id)
            if guild is not None:
                channel = guild.get_channel_or_thread(place.channel_id) or await guild.fetch_channel(place.channel_id)
                names = lacking(channel.permissions_for(guild.me), in_thread=isinstance(channel, discord.Thread))
        except UNREACHABLE as error:
            _log.info("rights not known", channel=place.channel_id, error=str(error))
        return say("challenge-needs-permissions", permissions=", ".join(names)) if names else ""

    async def _check_is_there(self, place: Place, person: Person) -> None:
        """Raises ChallengeError for somebody who has left the server."""
        try:
            guild = await self._host.server(place.guild_id or 0)
            if guild is not None:
                await guild.fetch_member(person.user_id)
        except UNREACHABLE as error:
            raise ChallengeError(ChallengeReason.NOT_HERE) from error


def _is_between(challenge: ChallengeRecord, challenger: Person, opponent: Person) -> bool:
    to = challenge.opponent
    return challenge.challenger.user_id == challenger.user_id and to is not None and to.user_id == opponent.user_id
