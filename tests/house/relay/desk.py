"""The board of a relay: posted, tapped, brought up to date."""

from bot.errors import StaleAction
from bot.records.matches import MatchRecord
from bot.records.people import Person
from bot.rules.match.partial import partial_now
from bot.rules.match.state import Phase
from bot.rules.sides import Side
from bot.texts.catalogue import say, speaking
from bot.ui.kit.components import Buttons, CustomId, TapButton, Taps
from bot.ui.kit.feature import Shared
from bot.ui.kit.host import Host, Interaction
from bot.ui.kit.message import Post
from bot.ui.kit.names import bold, mention, mentions_only, person_of
from bot.ui.kit.places import message_url, public_language
from bot.ui.kit.sending import QUIET, reply
from bot.ui.match.narration import result_line
from bot.ui.match.scenes import own_scene, scene_of
from bot.ui.match.style import numbers_for, theme_of
from bot.ui.match.waiting import shared_line
from bot.ui.picking.picker import Picker, handlers
from bot.ui.picking.words import play_rows
from bot.ui.post.calls import CatchUp
from bot.ui.post.kind import Answer, Kind, Where, respond
from bot.ui.post.live import LiveBoard
from tests.house.relay.relays import LOG, RelayRecord, Relays
from tests.house.relay.rules import act, begin, join

TAPS = Taps(lambda interaction, _: reply(interaction, say("relay-not-you")))


def as_match(record: RelayRecord) -> MatchRecord:
    """The relay as a match between two teams."""
    names = [" & ".join(person.name for person in record.state.team(side)) for side in Side]
    people = (Person(-1, names[0]), Person(-2, names[1]))
    at = record.created_at
    return MatchRecord(record.number, record.place, people, record.state.match, None, at, at)


class RelayDesk:
    def __init__(self, host: Host) -> None:
        self.host, self.relays = host, host.get(Relays)
        store = self.relays.store
        self.kind = Kind(
            "relay",
            look=lambda number: LOG.get(store, number),
            behind=lambda: LOG.behind(store, 100),
            note=lambda number, board, _: LOG.shown(store, number, board),
            outdate=lambda number: LOG.outdated(store, number),
            move_to_thread=lambda number, thread: LOG.thread_made(store, number, thread),
            post=self.post,
            on_controls=lambda record: ("", record.state.seq),
            is_removed=lambda _: False,
        )
        self.live = LiveBoard(host, self.kind)
        self.behind = CatchUp(self.live, self.kind, self._bring_up)

    async def _bring_up(self, record: RelayRecord) -> None:
        await self.live.edit_or_post(record, await self.live.present(record), QUIET)

    async def post(self, record: RelayRecord, ping: bool) -> Post:
        relay, number = record.state, record.number
        teams = (", ".join(bold(one) for one in relay.team(side)) or "-" for side in Side)
        lines, rows = [say("relay-teams", white=next(teams), black=next(teams))], []
        if relay.match is None:
            labels = {"r_white": say("button-relay-white"), "r_black": say("button-relay-black")}
            labels["r_begin"] = say("button-relay-begin")
            rows.append(tuple(TapButton(CustomId(action, number), label) for action, label in labels.items()))
            return Post(tuple(lines), (), tuple(rows))
        match = as_match(record)
        if relay.next is not None:
            lines.append(say("relay-next", who=mention(relay.next) if ping else bold(relay.next)))
            ids = Buttons("r_", number, relay.seq)
            lists, buttons = play_rows(relay.match, numbers_for(match), ids)
            if relay.match.phase is Phase.TO_ROLL:
                buttons = [ids("roll", say("button-roll"))]
            rows = [*lists, tuple(buttons)]
        scene = scene_of(match, theme=theme_of(self.host, record.place), partial=partial_now(relay.match))
        return Post(tuple(filter(None, [*lines, result_line(match)])), (scene,), tuple(rows))

    async def show(self, interaction: Interaction, record: RelayRecord, where: Where) -> None:
        """Answer with the board that a turn led to."""
        post, following = await self.live.present(record, ping=True), record.state.next
        answer = Answer(post, mentions_only([following] if following else []), where)
        shown = await self.live.answer(interaction, record, answer, respond(interaction, answer))
        await self.live.shown(record, shown, post)


async def _done(interaction: Interaction, number: int, seen: int | None, decide, where: Where = Where.BELOW) -> None:
    host, person = interaction.client, person_of(interaction.user)
    record = await host.get(Relays).act(number, seen, person.user_id, interaction.id, decide)
    with speaking(public_language(interaction)):
        await host.get(RelayDesk).show(interaction, record, where)


@TAPS.on("r_white", "r_black", "r_begin", "r_roll")
async def _tap(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    person, dice = person_of(interaction.user), interaction.client.get(Relays).dice
    if target.action == "r_roll":
        await _done(interaction, target.subject, target.seq, lambda relay: act(relay, person, dice))
    elif target.action == "r_begin":
        await _done(interaction, target.subject, None, lambda relay: begin(relay, dice))
    else:
        side = Side.WHITE if target.action == "r_white" else Side.BLACK
        await _done(interaction, target.subject, None, lambda relay: join(relay, person, side), Where.TAPPED)


async def _find(interaction: Interaction, target: CustomId) -> Picker:
    host, person = interaction.client, person_of(interaction.user)
    record = await host.get(RelayDesk).kind.look(target.subject)
    if record.state.seq != target.seq or record.state.next is None or record.state.next.user_id != person.user_id:
        raise StaleAction
    match, preferences = as_match(record), await host.app.people.preferences(person.user_id)
    numbers, ids, state = numbers_for(match), Buttons("r_", record.number, record.state.seq), record.state.match

    async def show(opening: int | None) -> None:
        lists, first = play_rows(state, numbers, ids, opening)
        await picker.answer(Post((say("relay-next", who=bold(person)),), (picker.scene(None),), (*lists, tuple(first))))

    async def choose(play, _: bool) -> None:
        dice = host.get(Relays).dice
        await _done(interaction, record.number, target.seq, lambda relay: act(relay, person, dice, play.notation))

    picker = Picker(
        interaction=interaction,
        preferences=preferences,
        state=state,
        ids=ids,
        table=numbers,
        own=numbers,
        scene=lambda partial: own_scene(host, match, state.on_roll, preferences, partial),
        show=show,
        label=say("button-play-it"),
        choose=choose,
    )
    return picker


TAPS.take_in(handlers("r_", _find))


async def shared_by(host: Host, person_id: int) -> list[Shared]:
    """The relays that wait for a person."""
    found = []
    for number in await LOG.numbers(host.get(Relays).store, 0, 100):
        record = await host.get(RelayDesk).kind.look(number)
        if record.state.next is not None and record.state.next.user_id == person_id:
            url, what = message_url(record.place.guild_id, record.posts_to), say("relay-yours", number=number)
            found.append(Shared(shared_line([what], None, url), True, None, record.updated_at, url, what))
    return found
