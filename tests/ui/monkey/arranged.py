"""What a walk finds arranged where taps alone would take long: a position, a crowd, a match that was studied."""

from msgspec.structs import replace

from bot.app.logged import Viewer
from bot.live.address import Address
from bot.records.analyses import DecisionKind
from bot.records.people import Place
from bot.records.training import Keeping, Review
from bot.rules.match.state import Phase
from bot.rules.position import Position
from bot.rules.sides import Side
from bot.rules.transcript import to_mat
from bot.tournaments import commands as cmd
from bot.ui.match.lookup import logged_id
from tests.ui.coach.coached import doubled_log, short_log, store_match
from tests.ui.positions import put
from tests.ui.puzzle.daily_server import later


async def closed_out(walker):
    """Black is on the bar, and White has made all the points it could enter on."""
    position = Position.of(dict.fromkeys(range(1, 7), 2) | {8: 3}, {25: 1, 6: 14})
    await put(walker.table, position=position, phase=Phase.TO_ROLL, on_roll=Side.WHITE, roll=None)


async def a_crowd_of_people(walker):
    """So many in a tournament, with names so long, that no message holds them all."""
    for number in range(120):
        command = cmd.Join(10**18 + number, f"{number} {'W' * 28}")
        await walker.table.bot.app.tournaments.act(1, command, actor_id=None, interaction_id=None)


async def a_daily_position(walker):
    """The server has one a day, and whoever has answered is told at once."""
    bot, channel, organizer = walker.table.bot, walker.table.channel, walker.people["organizer"]
    given = {"channel": channel, "hour": bot.clock().hour, "zone": "UTC", "answers": "at once"}
    await walker.monkey.typed(organizer, channel, "daily set", **given)


async def a_day(walker):
    """It closes."""
    await later(walker.table, 24)


async def a_studied_match(walker):
    """A match of the two has been analyzed for Alice."""
    await store_match(walker.table, short_log())
    await walker.monkey.typed(walker.people["alice"], walker.table.channel, "analyze", match="1")


async def a_studied_match_with_doubles(walker):
    """The same of a longer one, for both."""
    await store_match(walker.table, doubled_log())
    for who in ("alice", "bob"):
        await walker.monkey.typed(walker.people[who], walker.table.channel, "analyze", match="1")


async def an_import(walker, log=None):
    """Alice imports a match that was played elsewhere."""
    file = ("a.mat", to_mat(log or short_log(), ("Ann", "Bill")).encode())
    await walker.monkey.typed(walker.people["alice"], walker.table.channel, "import", file=file)


async def an_import_with_doubles(walker):
    """The same of a longer one."""
    await an_import(walker, doubled_log())


def a_double_again(match):
    """Alice tries the double again that was the worst mistake about one in a studied match."""

    async def tries(walker):
        alice, bot = walker.people["alice"], walker.table.bot
        viewer = Viewer(alice.id, Place(walker.table.channel.id, walker.table.guild.id))
        logged = await bot.app.logs.load(match, viewer)
        analysis = await bot.app.coach.ready(logged, None)
        one = next(one for one in analysis.blunders if one.kind is DecisionKind.DOUBLE)
        target = logged_id("study_try", logged)
        await walker.forged(alice, target.action, target.subject, one.seq, target.argument)

    return tries


async def doubles_alone(walker):
    """The two are asked about nothing but the cube."""
    for who in ("alice", "bob"):
        for card in await walker.table.bot.store.cards_of(walker.people[who].id):
            if card.kind is not DecisionKind.DOUBLE:
                await walker.table.bot.store.change_card(replace(card, keeping=Keeping.GONE))


async def _cards(walker):
    return await walker.table.bot.store.cards_of(walker.people["alice"].id)


async def twenty_answered(walker):
    """Alice has trained as much as is good for a day."""
    store, alice = walker.table.bot.store, walker.people["alice"].id
    one = next(card for card in await _cards(walker) if card.keeping is Keeping.KEPT)
    for number in range(1, 21):
        given = Review(one.card_id, one.reviews + number, alice, walker.table.bot.clock(), "x", 0.0)
        await store.review_card(one, given)


async def all_parked(walker):
    """Alice has forgotten each of her cards time and again."""
    for card in await _cards(walker):
        if card.keeping is Keeping.KEPT:
            await walker.table.bot.store.change_card(replace(card, keeping=Keeping.PARKED, lapses=6))


def the_live_board(walker):
    """It's open; nobody goes there."""
    walker.table.bot.get(Address).open_at("http://127.0.0.1:8765")


def inside_discord(walker):
    """It opens as an Activity too."""
    the_live_board(walker)
    bot = walker.table.bot
    bot.settings = bot.settings.model_copy(update={"live_activity": True})
