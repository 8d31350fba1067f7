"""Sending a challenge: its terms, and the posts that offer and close it."""

from typing import Final

import discord
import structlog
from msgspec.structs import replace

from bot.errors import BotError, ChallengeError, ChallengeReason
from bot.records.marks import record_mark
from bot.records.matches import ChallengeRecord, ChallengeStatus, Terms
from bot.records.people import Person, ServerSettings, Style
from bot.rules.house_rules import changes_play, check, fitting, usual_rules
from bot.rules.match.time_control import PATIENCE, AtZero, ClockKind, TimeControl
from bot.rules.rules import Rules
from bot.rules.variants import BACKGAMMON, Variant, find_variant
from bot.texts.catalogue import say, speaking
from bot.ui.kit.components import CustomId, TapButton
from bot.ui.kit.host import Host, Interaction
from bot.ui.kit.message import Post
from bot.ui.kit.names import bold, mention, mentions_only, person_of
from bot.ui.kit.places import is_direct, is_guest, language_of_place, message_url, place_of, public_language
from bot.ui.kit.sending import person_by_id, reply
from bot.ui.match.clocks import clock_terms, control_of, for_length, has_crawford, rules_text
from bot.ui.match.style import AS_THE_SERVER, style_text
from bot.ui.post.calls import Calls

_log: Final = structlog.get_logger()
_OPEN: Final = discord.Colour(0x2E7D4F)
_CLOSED: Final = discord.Colour(0x777777)


async def house_rules_of(interaction: Interaction, game: Variant, length: int) -> Rules:
    """The house rules that a player, or else the server, has saved, less those that do not fit the game and length."""
    people = interaction.client.app.people
    chosen = (await people.preferences(interaction.user.id)).house_rules
    chosen = chosen or (await people.settings(interaction.guild_id)).house_rules
    return usual_rules(game, length) if chosen is None else fitting(chosen, game, length)


def clock_of(
    settings: ServerSettings, length: int, clock: str | None = None, at_zero: AtZero | None = None
) -> TimeControl | None:
    """The clock that was asked for, or else the server's usual one. A usual live clock is not for sessions."""
    control = settings.default_clock if clock is None else control_of(clock, at_zero)
    if control is not None and at_zero is not None:
        control = replace(control, at_zero=at_zero)
    if clock is None and not length and control is not None and control.kind is ClockKind.LIVE:
        return None
    return for_length(control, length)


def terms_of(
    game: Variant, length: int, rules: Rules, clock: TimeControl | None, *, rated: bool, style: Style = AS_THE_SERVER
) -> Terms:
    """The terms of a match. Raises HouseRule for rules that do not go together.

    If the rules change how the checkers move, or there is no Crawford game, the match says nothing about strength in
    the game as others play it, so it is never rated.
    """
    check(rules, game, length)
    usual = rules.crawford or not has_crawford(rules, game, length)
    return Terms(game.key, length, rules, clock, rated=rated and usual and not changes_play(rules), style=style)


def check_is_here(interaction: Interaction, opponent: discord.abc.User | None) -> None:
    """Raises ChallengeError where nobody can answer: alone with the bot, or for somebody outside the server."""
    if is_direct(interaction):
        raise ChallengeError(ChallengeReason.NOBODY_HERE)
    if opponent is not None and interaction.guild_id and not isinstance(opponent, discord.Member):
        raise ChallengeError(ChallengeReason.NOT_HERE)


async def person_here(interaction: Interaction, user_id: int) -> discord.abc.User:
    """Somebody as they are now where the interaction happens. Raises ChallengeError if they have left."""
    try:
        if interaction.guild is not None and not is_guest(interaction):
            return interaction.guild.get_member(user_id) or await interaction.guild.fetch_member(user_id)
        user = await person_by_id(interaction.client, user_id)
    except discord.NotFound as error:
        raise ChallengeError(ChallengeReason.NOT_HERE) from error
    return user


async def send_challenge(interaction: Interaction, opponent: discord.abc.User | None, terms: Terms) -> None:
    """Make the challenge and answer with its post. Raises ChallengeError if it cannot be made."""
    bot = interaction.client
    to: Person | None = None if opponent is None else person_of(opponent)
    place, person, is_bot = place_of(interaction), person_of(interaction.user), opponent is not None and opponent.bot
    made = await bot.app.challenges.challenge(
        place, person, to, terms, opponent_is_bot=is_bot, interaction_id=interaction.id
    )
    with speaking(public_language(interaction)):
        post = challenge_post(made, bot.settings.abandon_after.days)
    message_id = await reply(interaction, post, private=False, mentions=mentions_only([to] if to else []))
    if message_id is not None:
        await bot.app.challenges.posted(made.challenge_id, message_id)


class ChallengeCalls(Calls[ChallengeRecord]):
    """The posts of challenges."""

    def __init__(self, host: Host) -> None:
        challenges = host.app.challenges
        super().__init__(host, "challenge", challenges.challenge_of, lambda one: (one.challenge_id, one.status))

    async def bring_up(self, one: ChallengeRecord, message_id: int) -> None:
        """Take the buttons off the post of a challenge that is closed."""
        if one.status is ChallengeStatus.OPEN:
            await self.forget(message_id)
            return
        by = await self._host.app.challenges.accepted_by(one)
        with speaking(await language_of_place(self._host, one.place)):
            post = closed_challenge_post(one, by)
        await self.update(one, one.place, message_id, post)


async def close_expired(host: Host) -> None:
    """Close challenges that ran out, and the posts of all that are closed. Raises StorageUnavailable."""
    for challenge in await host.app.challenges.expire():
        try:
            with speaking(await language_of_place(host, challenge.place)):
                await mark_closed(host, challenge)
        except BotError as error:  # the others are told all the same
            _log.warning("closed challenge not marked", challenge=challenge.challenge_id, error=repr(error))
    await host.get(ChallengeCalls).keep()


async def mark_closed(host: Host, challenge: ChallengeRecord, by: Person | None = None) -> None:
    """Take the buttons off the post of a closed challenge, and say why it is closed."""
    message_id = await find_post(host, challenge) if challenge.message_id is None else challenge.message_id
    if message_id is not None:
        post = closed_challenge_post(challenge, by)
        await host.get(ChallengeCalls).update(challenge, challenge.place, message_id, post)


async def find_post(host: Host, challenge: ChallengeRecord) -> int | None:
    """The post of a challenge that is not noted; None if there is none, as where somebody is only sought."""
    if challenge.sought:
        return None
    accept = CustomId("accept", challenge.challenge_id, mark=record_mark(challenge))
    return await host.get(ChallengeCalls).find(challenge.place, accept)


def terms_text(terms: Terms) -> str:
    """The terms in few words: `5-point match, rated`, `unlimited session, Nackgammon, without cube`."""
    parts = [say("length", points=terms.length)]
    if terms.variant != BACKGAMMON.key:
        parts.append(find_variant(terms.variant).name)
    parts.append(rules_text(terms.rules, terms.variant, terms.length))
    if terms.rated and terms.length:
        parts.append(say("rated"))
    parts.append(style_text(terms.style))
    return ", ".join(filter(None, parts))


def challenge_item(challenge: ChallengeRecord) -> str:
    """An open challenge in a line of a list, with a link to its message, or else its channel's name."""
    challenger, terms = bold(challenge.challenger), terms_text(challenge.terms)
    if challenge.opponent is None:
        told = say("challenge-item-to-anyone", challenger=challenger, terms=terms)
    else:
        told = say("challenge-item", challenger=challenger, opponent=bold(challenge.opponent), terms=terms)
    place, message_id = challenge.place, challenge.message_id
    if message_id is None:
        return f"- {told} · <#{place.channel_id}>"
    return f"- {told} · {say('challenge-link', url=message_url(place.guild_id, place.channel_id, message_id))}"


def challenge_post(challenge: ChallengeRecord, abandoned_after: int) -> Post:
    """An open challenge with its buttons. The person challenged is mentioned.

    It says what happens when time runs out, and after how many days without a turn the match counts as abandoned.
    """
    challenger, terms = bold(challenge.challenger), terms_text(challenge.terms)
    until = discord.utils.format_dt(challenge.expires_at, "f")
    left = discord.utils.format_dt(challenge.expires_at, "R")
    if challenge.opponent is None:
        text = say("challenge-to-anyone", challenger=challenger, terms=terms, until=until, left=left)
    else:
        opponent = mention(challenge.opponent)
        text = say("challenge-to", challenger=challenger, opponent=opponent, terms=terms, until=until, left=left)
    number, mark = challenge.challenge_id, record_mark(challenge)
    accept = TapButton(CustomId("accept", number, mark=mark), say("button-accept"), discord.ButtonStyle.success)
    label = say("button-decline") if challenge.opponent else say("button-withdraw")
    decline = TapButton(CustomId("decline", number, mark=mark), label)
    patience = say("challenge-abandon", days=abandoned_after)
    if challenge.terms.rated and challenge.terms.length and challenge.terms.clock is None:
        patience = say("challenge-patience", days=PATIENCE.turn // 86_400, lost=abandoned_after)
    row = [accept, decline]
    if challenge.commitment is not None:
        row.append(TapButton(CustomId("challenge_dice", number, mark=mark), say("button-dice")))
    lines = filter(None, (text, clock_terms(challenge.terms.clock), patience))
    return Post(tuple(lines), (), (tuple(row),), accent=_OPEN)


def closed_challenge_post(challenge: ChallengeRecord, by: Person | None = None) -> Post:
    """A challenge that is closed, and why."""
    who = bold(by or challenge.opponent or challenge.challenger)
    what = {
        ChallengeStatus.WITHDRAWN: say("challenge-withdrawn"),
        ChallengeStatus.EXPIRED: say("challenge-expired"),
        ChallengeStatus.ACCEPTED: say("challenge-accepted", who=who, match=challenge.match_id or 0),
    }.get(challenge.status) or say("challenge-declined", who=who)
    heading = say("challenge-closed", challenger=bold(challenge.challenger), terms=terms_text(challenge.terms))
    return Post((heading, what), (), accent=_CLOSED)
