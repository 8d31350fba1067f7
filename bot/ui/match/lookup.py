"""Which match a person means, also while they type; and buttons about a match, by its key."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final
from urllib.parse import urlencode

import discord

from bot.app.logged import LoggedMatch, Viewer, parse_key
from bot.errors import NotFound, NotFoundWhat, PlayedElsewhere
from bot.live.activity import link_text
from bot.live.address import Address
from bot.records.marks import record_mark
from bot.records.matches import ImportedMatch, MatchRecord
from bot.records.people import Place, clean_name
from bot.rules.match.state import score_shown
from bot.texts.catalogue import say
from bot.ui.kit.commands import MOST, Choices, matching
from bot.ui.kit.components import ARGUMENT, CustomId, TapButton, TapSelect, entry
from bot.ui.kit.errors import AskedInstead, concerns
from bot.ui.kit.host import Host, Interaction
from bot.ui.kit.message import Post, Row
from bot.ui.kit.names import set_apart, shown_name
from bot.ui.kit.places import is_direct, is_guest, place_of
from bot.ui.match.clocks import played_for
from bot.ui.match.narration import match_link
from bot.ui.match.style import with_numbering
from bot.ui.match.waiting import asked_of

_IMPORTED: Final = "i"  # begins the argument of a button about an imported match, whose subject is only the number


Replayable = LoggedMatch | MatchRecord | ImportedMatch
"""A match that can be looked at once more."""

_BUTTONS: Final = 5  # the most matches with a button each; more are a list
_FINISHED: Final = 15  # the most finished matches offered
_IMPORTS: Final = 8  # the fewest imported matches among them, if there are as many


async def chosen_match(
    interaction: Interaction,
    chosen: str | None,
    fits: Callable[[MatchRecord], bool] = lambda _: True,
    *,
    of_all: bool = False,
) -> MatchRecord:
    """The match to act in: the one named, else the one that waits for this person here, else the only one here.

    Of several it's the only one that fits, whomever it waits for. With `of_all`, they choose of all that they play
    here and elsewhere in the server, since what's done can cost a match and needn't wait for them. Raises NotFound, and
    AskedInstead where the person has to choose. In a direct message with the bot it raises PlayedElsewhere for
    a match played elsewhere, since nobody there would see the turn.
    """
    if is_direct(interaction):
        record = await _played_directly(interaction, chosen, fits, of_all=of_all)
    elif chosen:
        record = await _named(interaction, chosen)
    else:
        record = await _meant(interaction, fits, of_all=of_all)
    concerns(record.match_id)
    return record


async def _meant(interaction: Interaction, fits: Callable[[MatchRecord], bool], *, of_all: bool) -> MatchRecord:
    """The match here that a person means who names none. Raises NotFound, AskedInstead."""
    found = await interaction.client.app.matches.to_act(interaction.user.id, place_of(interaction), fits)
    if of_all:
        here, elsewhere = await _own(interaction)
        in_reach = [*here, *(() if interaction.guild_id is None else elsewhere)]
        found = list({record.match_id: record for record in in_reach}.values())
    if len(found) > 1:
        raise AskedInstead(Post((say("match-which"),), (), _choices_of(interaction, found)))
    return found[0]


def _choices_of(interaction: Interaction, found: Sequence[MatchRecord]) -> tuple[Row, ...]:
    """A button for each of a few matches, or a list, to carry out in it the command that was given.

    If that is too long for an id, the buttons show the boards.
    """
    command = "" if interaction.command is None else interaction.command.qualified_name
    typed = f"{command}?{urlencode(list(interaction.namespace))}"
    fits = len(typed) <= ARGUMENT
    if fits and len(found) > _BUTTONS:
        options = [entry(str(record.match_id), match_label(record)) for record in found]
        return ((TapSelect(CustomId("meant", 0, 0, typed), say("match-choose"), options),),)
    opponents = [next(one for one in record.players if one.user_id != interaction.user.id) for record in found]
    row = []
    for record, opponent in zip(found[:_BUTTONS], opponents, strict=False):
        alone = opponents.count(opponent) == 1
        label = shown_name(opponent) if alone else f"{match_label(record)}: {asked_of(record, interaction.user.id)}"
        target = CustomId("meant", record.match_id, 0, typed, record_mark(record))
        if not fits:
            target = replace(target, action="my_view", seq=record.state.seq, argument="")
        row.append(TapButton(target, label[:80]))
    return (tuple(row),)


async def _played_directly(
    interaction: Interaction, chosen: str | None, fits: Callable[[MatchRecord], bool], *, of_all: bool
) -> MatchRecord:
    """A match played with the bot alone, that is, against the computer. Raises NotFound, PlayedElsewhere."""
    if not chosen:
        try:
            return await _meant(interaction, fits, of_all=of_all)
        except NotFound as error:
            if error.what is not NotFoundWhat.MATCH_HERE:
                raise
    record = await chosen_match_to_look_at(interaction, chosen)
    if record.place.channel_id != interaction.channel_id:
        raise PlayedElsewhere(record.match_id, match_link(record))
    return record


async def chosen_match_to_look_at(interaction: Interaction, chosen: str | None) -> MatchRecord:
    """The match to look at: the one named, else the person's own here, else the latest in the channel.

    In a direct message with the bot, people look at their own matches, wherever they are played.
    """
    if chosen:
        return await _named(interaction, chosen, anywhere=is_direct(interaction))
    place = None if is_direct(interaction) else place_of(interaction)
    return await interaction.client.app.matches.to_look_at(interaction.user.id, place)


async def _named(interaction: Interaction, chosen: str, *, anywhere: bool = False) -> MatchRecord:
    """A match by its number, `12` or `#12`, or by its text in the list of choices.

    Only matches of this server or group that the person may see; with `anywhere`, all of their own too.
    """
    digits = chosen.strip().lstrip("#").split(":")[0]
    # isdecimal also accepts digits of other scripts, and int reads them as well; 18 digits fit the database.
    if not digits.isdecimal() or len(digits) > 18:
        raise NotFound(NotFoundWhat.MATCH)
    record = await interaction.client.app.matches.match(int(digits))
    own = plays(interaction, record)
    if interaction.guild_id is None:
        here = record.place.channel_id == interaction.channel_id
    else:
        here = record.place.guild_id == interaction.guild_id
        here = here and (own or _is_open(interaction, record))
    if not here and own and interaction.guild_id is not None:
        here = await interaction.client.app.tournaments.shares(record, interaction.guild_id)
    if not here and not (anywhere and own):
        raise NotFound(NotFoundWhat.MATCH)
    return record


def _is_open(interaction: Interaction, record: MatchRecord) -> bool:
    """May somebody who does not play it open a match of their server by its number?

    Where the bot is only somebody's own app, it knows nothing of the other channels: only those played here.
    """
    if is_guest(interaction):
        return interaction.channel_id in (record.place.channel_id, record.thread_id)
    return may_view(interaction, record.place.channel_id) is not False


def plays(interaction: Interaction, record: MatchRecord) -> bool:
    """Is this a match of the person who asks?"""
    return any(person.user_id == interaction.user.id for person in record.players)


def may_view(interaction: Interaction, channel_id: int) -> bool | None:
    """May the person who asks see this channel of the server? None if the channel is not known (any more).

    People who see a channel see its threads. Only members see a private thread, and the bot does not know them.
    """
    if channel_id == interaction.channel_id:
        return True
    guild, user = interaction.guild, interaction.user
    channel = None if guild is None else guild.get_channel_or_thread(channel_id)
    return None if channel is None or not isinstance(user, discord.Member) else may_see(channel, user)


def may_see(channel: discord.abc.GuildChannel | discord.Thread, member: discord.Member) -> bool | None:
    """May a member see this channel? None for a thread whose channel is not known."""
    if not isinstance(channel, discord.Thread):
        return channel.permissions_for(member).view_channel
    if channel.parent is None:
        return None
    has = channel.parent.permissions_for(member)
    return has.view_channel and (has.manage_threads or not channel.is_private())


def is_open_beside(guild: discord.Guild | None, place: Place, channel_id: int) -> bool:
    """May what happened in a place be told in a channel of its server? There, and where everybody may see the place."""
    if place.channel_id == channel_id:
        return True
    channel = None if guild is None else guild.get_channel_or_thread(place.channel_id)
    if guild is None or channel is None:
        return False
    if isinstance(channel, discord.Thread):
        parent, private = channel.parent, channel.is_private()
        return parent is not None and not private and is_open_beside(guild, Place(parent.id, guild.id), channel_id)
    return channel.permissions_for(guild.default_role).view_channel


async def others_in_server(interaction: Interaction, *, here: bool = False) -> list[MatchRecord]:
    """Matches of others in the other channels of this server that the person may see, the latest touched first.

    With `here`, those of this channel as well.
    """
    if interaction.guild_id is None:
        return []
    channel_id = interaction.channel_id
    found = await interaction.client.app.matches.in_server(interaction.guild_id)
    there = [one for one in found if here or channel_id not in (one.place.channel_id, one.thread_id)]
    return [one for one in there if not plays(interaction, one) and may_view(interaction, one.place.channel_id)]


def logged_id(action: str, match: Replayable, seq: int = 0, argument: str = "") -> CustomId:
    """The id of a button about a match, played here or imported. No `argument` may begin with i."""
    record = match.imported or match.record if isinstance(match, LoggedMatch) else match
    if isinstance(record, ImportedMatch):
        return CustomId(action, record.import_id, seq, logged_argument(argument, imported=True), record_mark(record))
    return CustomId(action, record.match_id, seq, argument, record_mark(record))


def logged_argument(argument: str = "", *, imported: bool) -> str:
    """The argument of an id about a match played here, or an imported one; see `logged_id`."""
    return _IMPORTED + argument if imported else argument


def argument_of(target: CustomId) -> str:
    """The argument that `logged_id` was given."""
    return target.argument.removeprefix(_IMPORTED)


def analyze_button(match: Replayable) -> TapButton:
    """The button that asks for the analysis of a match."""
    return TapButton(logged_id("analyze", match), say("button-analyze"))


def viewer_of(interaction: Interaction) -> Viewer:
    """Who asks, and where."""
    return Viewer(interaction.user.id, place_of(interaction), is_direct(interaction))


async def tapped(interaction: Interaction, target: CustomId) -> LoggedMatch:
    """The match that a button is about, with its log. Raises NotFound, even for an import that is no longer shared."""
    key = f"i{target.subject}" if target.argument.startswith(_IMPORTED) else str(target.subject)
    logged = await interaction.client.app.logs.load(key, viewer_of(interaction), shown=True)
    return logged_with_numbering(interaction.client, logged)


async def chosen_log(
    interaction: Interaction, chosen: str | None, *, over: bool = False, public: bool = False
) -> LoggedMatch:
    """The match to look at, with its log: the one named, or else as in `chosen_match_to_look_at`. Raises NotFound.

    With `over`, it's rather one that is over, the person's own first. What they've just imported goes before a match
    that nobody has touched since; for what's `public`, only if it's shared.
    """
    logs = interaction.client.app.logs
    if not chosen:
        logged = await _latest_log(interaction, over=over, public=public)
    elif parse_key(chosen)[0]:
        logged = await logs.load(chosen, viewer_of(interaction))
    else:
        logged = await logs.of(await chosen_match_to_look_at(interaction, chosen))
    return logged_with_numbering(interaction.client, logged)


async def _latest_log(interaction: Interaction, *, over: bool, public: bool) -> LoggedMatch:
    """The match that a person means who names none; see `chosen_log`. Raises NotFound."""
    app, person = interaction.client.app, interaction.user.id
    imported = await app.imports.just_brought(person, shared=public)
    to_study = app.matches.to_study(person, place_of(interaction), anywhere=is_direct(interaction)) if over else None
    try:
        record = await (to_study or chosen_match_to_look_at(interaction, None))
    except NotFound:
        if imported is None:
            raise
    else:
        if imported is None or imported[1] <= record.updated_at:
            return await app.logs.of(record)
    return await app.logs.load(imported[0].key, viewer_of(interaction))


def logged_with_numbering(host: Host, logged: LoggedMatch) -> LoggedMatch:
    """The match with whose numbers it wears made certain, as at its table."""
    return replace(logged, record=with_numbering(host, logged.record))


def replay_button(match: Replayable, game: int | None = None) -> TapButton:
    """The button that opens a match's replay at the beginning or at a game."""
    return TapButton(logged_id("replay", match, game or 0), say("button-replay"))


def export_button(match: Replayable) -> TapButton:
    """The button that offers a match as a file."""
    return TapButton(logged_id("export", match), say("button-export"))


def rematch_button(record: MatchRecord) -> TapButton:
    """The button with which a player offers a rematch."""
    return TapButton(CustomId("rematch", record.match_id, mark=record_mark(record)), say("button-rematch"))


def live_buttons(host: Host, record: MatchRecord) -> tuple[TapButton, ...]:
    """The way to the live board of a match from a message that isn't its board; none where no live board is open.

    It's told apart from the one on a board, by which boards are found whose process died.
    """
    if not host.get(Address).is_open:
        return ()
    return (TapButton(CustomId("live_here", record.match_id, mark=record_mark(record)), say("button-live")),)


def live_link(host: Host, record: MatchRecord) -> str:
    """A line that opens a match at the live board inside Discord; empty where it isn't an Activity."""
    if not (host.settings.live_activity and host.get(Address).is_open):
        return ""
    named = link_text(record.match_id, record_mark(record))
    url = f"https://discord.com/activities/{host.application_id}?custom_id={named}"
    return say("live-in-discord", url=url)


async def match_choices(interaction: Interaction, current: str) -> Choices:
    """The person's matches in this server, those in this channel first."""
    here, elsewhere = await _own(interaction)
    return _of_matches(here + elsewhere, current)


async def any_match_choices(interaction: Interaction, current: str) -> Choices:
    """Every match that can be looked at: this channel's, then this server's; the person's own first in each."""
    own_here, own_elsewhere = await _own(interaction)
    here = await interaction.client.app.matches.here(place_of(interaction))
    return _of_matches([*own_here, *here, *own_elsewhere, *await others_in_server(interaction)], current)


async def _own(interaction: Interaction) -> tuple[list[MatchRecord], list[MatchRecord]]:
    """The person's matches in this channel, and those elsewhere in this server; all of them in a direct message."""
    bot, place = interaction.client, place_of(interaction)
    elsewhere = _of_server(interaction, await bot.app.matches.everywhere(interaction.user.id))
    return await bot.app.matches.mine(interaction.user.id, place), elsewhere


def _of_server(interaction: Interaction, records: Sequence[MatchRecord]) -> list[MatchRecord]:
    """Those of this server; in a direct message all."""
    return [one for one in records if one.place.guild_id == interaction.guild_id or is_direct(interaction)]


def _of_matches(records: Sequence[MatchRecord], current: str) -> Choices:
    """The matches that fit what is typed: a number, or a player's name."""
    each = {record.match_id: record for record in records}
    return matching([(match_label(record), str(match_id)) for match_id, record in each.items()], current)


def match_label(record: MatchRecord) -> str:
    """A match in a line of plain text."""
    white, black = (set_apart(shown_name(person)) for person in record.players)
    score = score_shown(record.state.score, record.state.length)
    return f"{record.match_id}: {white} {score[0]}-{score[1]} {black}, {played_for(record.state)}"


async def replay_choices(interaction: Interaction, current: str) -> Choices:
    """The person's own finished matches of this server, every match that can be looked at here, and their imports."""
    over = await interaction.client.app.matches.finished(interaction.user.id, _FINISHED)
    own = _of_matches(_of_server(interaction, over), current)
    known = {choice.value for choice in own}
    others = [one for one in await any_match_choices(interaction, current) if one.value not in known]
    more = await import_choices(interaction, current)
    kept = [*own, *others][: MOST - min(len(more), _IMPORTS)]
    return [*kept, *more[: MOST - len(kept)]]


async def import_choices(interaction: Interaction, current: str) -> Choices:
    """The person's imported matches, the latest first."""
    imports = await interaction.client.app.imports.of(interaction.user.id)
    return matching([(_label(one), one.key) for one in imports], current.strip().lstrip("#"))


def _label(imported: ImportedMatch) -> str:
    """An imported match in a line of plain text."""
    white, black = (set_apart(clean_name(name) or "?") for name in imported.names)
    score = score_shown(imported.state.score, imported.state.length)
    return f"{imported.key}: {white} {score[0]}-{score[1]} {black}, {played_for(imported.state)}"
