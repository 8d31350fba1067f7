"""`/watch`, `/board`, `/match`: looking at a match, following it, and hearing when it becomes interesting."""

from typing import Final

import discord
import structlog
from discord.ext import commands

from bot.app.views import Turn
from bot.errors import BotError, NotFound, NotFoundWhat
from bot.records.marks import record_mark
from bot.records.matches import MatchRecord
from bot.rules.match.actions import cube_in_match
from bot.rules.match.state import Crawford, MatchState
from bot.rules.sides import Side
from bot.texts.catalogue import say, speaking
from bot.ui.board.boards import Boards
from bot.ui.board.buttons import guess_buttons
from bot.ui.kit.commands import command
from bot.ui.kit.components import CustomId, TapButton, Taps
from bot.ui.kit.host import Host, Interaction
from bot.ui.kit.message import MOST_TEXT, Post, Row, drawn, within
from bot.ui.kit.names import bold
from bot.ui.kit.places import count_post, language_for
from bot.ui.kit.sending import reply, reply_in_place, tell_person
from bot.ui.match.clocks import away_line, clock_line, terms_of
from bot.ui.match.lookup import any_match_choices, chosen_match_to_look_at, live_buttons, others_in_server
from bot.ui.match.narration import match_item, match_link, result_line, score_line, tell, whose_turn
from bot.ui.match.scenes import scene_of
from bot.ui.match.style import theme_for, told_in, with_numbering
from bot.ui.match.waiting import side_in

_log: Final = structlog.get_logger()
TAPS: Final = Taps()


class LookCog(commands.Cog):
    """Looking without touching."""

    @command(match=any_match_choices)
    async def watch(self, interaction: Interaction, match: str | None = None) -> None:
        """Watch a match."""
        if match:
            await show_watch(interaction, await chosen_match_to_look_at(interaction, match))
        else:
            await find_and_watch(interaction)

    @command(match=any_match_choices)
    async def board(self, interaction: Interaction, match: str | None = None, public: bool = False) -> None:
        """Show the board."""
        record = await chosen_match_to_look_at(interaction, match)
        boards = interaction.client.get(Boards)
        if public:
            await count_post(interaction)
            await boards.show_publicly(interaction, record)
        else:
            await boards.panels.show(interaction, record)

    @command(match=any_match_choices)
    async def match(self, interaction: Interaction, match: str | None = None) -> None:
        """Show the score."""
        record = await chosen_match_to_look_at(interaction, match)
        vacation = await away_line(interaction.client, record)
        await reply(interaction, "\n".join(line for line in match_lines(record, vacation) if line))


def match_lines(record: MatchRecord, vacation: str) -> list[str]:
    """Everything about a match that is not on the board; `vacation` says who is on vacation."""
    state = record.state
    white, black = record.players
    turn = whose_turn(record, ping=False, aside=True) or result_line(record)
    lines = [say("match-heading", match=record.match_id), score_line(record), turn, clock_line(record), vacation]
    lines.append(terms_of(record))
    if state.length and not state.is_over:
        away = state.away(Side.WHITE), state.away(Side.BLACK)
        lines.append(say("match-away", white=bold(white), white_away=away[0], black=bold(black), black_away=away[1]))
    if state.cube.owner is not None:
        lines.append(say("match-cube", value=state.cube.value, who=bold(record.players[state.cube.owner])))
    begun = say("match-begun", when=discord.utils.format_dt(record.created_at, "R"))
    lines.append(" · ".join(filter(None, (begun, match_link(record)))))
    return lines


def watch_post(record: MatchRecord, theme: str, *, follows: bool, live: Row = ()) -> Post:
    """A match to watch: score, board, where it is played, and a button to follow it.

    `live` is the way to its live board.
    """
    scenes = (scene_of(record, theme=theme),)
    if record.state.is_over:
        told = (score_line(record), match_link(record))
        return drawn(Post(tuple(line for line in told if line), scenes, (live,) if live else ()))
    name = say("button-unfollow") if follows else say("button-follow")
    action = "unfollow" if follows else "follow"
    button = TapButton(CustomId(action, record.match_id, mark=record_mark(record)), name)
    explained = say("watch-following") if follows else say("watch-explained", tells=_tells(record.state))
    lines = (score_line(record), whose_turn(record, ping=False, aside=True), match_link(record), explained)
    return drawn(Post(tuple(line for line in lines if line), scenes, ((button, *guess_buttons(record), *live),)))


def _tells(state: MatchState) -> str:
    """The news for followers: the end, the cube if there's one, and the Crawford game if it's still to come."""
    if not cube_in_match(state):
        return "end"
    to_come = state.length and state.rules.crawford and state.crawford is Crawford.BEFORE
    return "all" if to_come else "doubles"


async def show_watch(interaction: Interaction, record: MatchRecord) -> None:
    """Answer with a match to watch, to this person alone; who plays in it gets their own board, to go on there."""
    if not record.state.is_over and side_in(record, interaction.user.id) is not None:
        await interaction.client.get(Boards).panels.show(interaction, record)
        return
    follows = await interaction.client.app.following.follows(record.match_id, interaction.user.id)
    theme = await theme_for(interaction.client, interaction.user.id, record.place)
    live = live_buttons(interaction.client, record)
    await reply(interaction, watch_post(record, theme, follows=follows, live=live))


async def find_and_watch(interaction: Interaction) -> None:
    """Answer with the match that a person probably means, or with a list if there may be several in this server.

    Matches in this channel come before those in others, and matches of others before those that they play themselves.
    Raises NotFound.
    """
    record: MatchRecord | None = None
    try:
        record = await chosen_match_to_look_at(interaction, None)
    except NotFound:
        _log.debug("nothing to watch in this channel", interaction=interaction.id)
    own = record is not None and interaction.user.id in {person.user_id for person in record.players}
    if record is None or record.state.is_over or own:
        others = await others_in_server(interaction, here=own)
        if len(others) > 1:
            lines = within([say("watch-several"), *map(match_item, others)], MOST_TEXT, latest=False)
            await reply(interaction, Post(tuple(lines), ()))
            return
        record = others[0] if others else record
    if record is None:
        raise NotFound(NotFoundWhat.MATCH_HERE)
    await show_watch(interaction, record)


@TAPS.on("follow", "unfollow")
async def _follow(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    app, follows = interaction.client.app, target.action == "follow"
    record = await app.matches.match(target.subject)
    await (app.following.follow if follows else app.following.unfollow)(target.subject, interaction.user.id)
    theme = await theme_for(interaction.client, interaction.user.id, record.place)
    live = live_buttons(interaction.client, record)
    await reply_in_place(interaction, watch_post(record, theme, follows=follows, live=live))


async def tell_followers(host: Host, turn: Turn, _: Interaction | None) -> None:
    """Tell each follower of a match in a direct message what made it interesting. A failure spares the others."""
    for user_id in await host.app.following.to_tell(turn):
        try:
            await _tell(host, user_id, turn)
        except BotError as error:
            _log.warning("follower not told", user=user_id, match=turn.record.match_id, error=repr(error))


async def _tell(host: Host, user_id: int, turn: Turn) -> None:
    with speaking(await language_for(host, user_id, turn.record.place)):
        worn = told_in(with_numbering(host, turn.record))
        happened = tell(turn.record.players, turn.before, turn.steps, worn=worn)
        notice = say("follow-notice", match=score_line(turn.record))
        text = "\n".join([notice, *happened[-4:], match_link(turn.record)])
    await tell_person(host, user_id, text)
