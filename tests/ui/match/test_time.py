"""Time in the channel: agreements, reminders, time-outs, claims, pauses, abandoned matches. Each happens once."""

import re
from datetime import UTC, datetime, timedelta
from random import Random

import pytest

from bot.errors import StorageUnavailable
from bot.rules.dice import ScriptedDice
from bot.rules.match import events as ev
from bot.rules.sides import Side
from bot.ui.challenge import sending
from bot.ui.kit.components import CustomId
from tests.nightly import every
from tests.ui.table import buttons_of, forged, posts_in, text_of
from tests.ui.tournament.club import Club, sign_up

pytestmark = pytest.mark.simcord(check_errors=False)

WHITE, BLACK = Side.WHITE, Side.BLACK
HOUR = 3600
AGREE = "Agree to a break"
LIVE = "12 seconds a turn, then 10 minutes of reserve each"


@pytest.fixture
def dice():
    """White opens with 3-1."""
    return ScriptedDice([(3, 1), (6, 5), (4, 3), (6, 6), (2, 1), (5, 4), (3, 1)])


@pytest.fixture
def pulse(request):
    """How often bots look at the clock: for long waits, every quarter of an hour instead of every ten seconds."""
    return getattr(request, "param", timedelta(minutes=15))


@pytest.fixture
def make_bot(make_bot, pulse):
    """Bots with that pulse; four missed beats count as having been away."""

    def make():
        bot = make_bot()
        bot.housekeeping.change_interval(seconds=pulse.total_seconds())
        bot.app.absence.least = 4 * pulse
        return bot

    return make


async def begin(table, clock="1d", at_zero=None, length=5, **options):
    options |= {"length": length, "clock": clock} | ({} if at_zero is None else {"at_zero": at_zero})
    challenge = await table.by_command(WHITE, "challenge", opponent=table.players[1], **options)
    table.terms = text_of(challenge)
    await table.by_button(BLACK, "Accept")
    return table


def texts(table):
    return [text_of(post) for post in posts_in(table.env, table.channel)]


def reminders(table):
    return [text for text in texts(table) if "runs out <t:" in text]


async def events(table):
    return [type(stored.event) for stored in await table.bot.store.events(1)]


def payloads_with(table, words):
    """The requests with these words in them."""
    found = []
    for request in table.env.http_requests:
        payload = request.json if isinstance(request.json, dict) else {}
        if words in str(payload):
            found.append(payload.get("data", payload) if "type" in payload else payload)
    return found


@pytest.mark.parametrize(
    ("clock", "at_zero", "said"),
    [
        ("1d", None, "1 day a turn. If you run out, your opponent can claim the match."),
        ("12h", "lose", "12 hours a turn. If you run out, you lose the match."),
        ("7d", "claim", "7 days a turn. If you run out, your opponent can claim the match."),
        ("live", None, f"{LIVE}. If you run out, you lose the match."),
        ("live", "claim", f"{LIVE}. If you run out, your opponent can claim the match."),
    ],
)
async def test_the_challenge_says_the_clock_and_what_happens_at_zero(table, clock, at_zero, said):
    await begin(table, clock, at_zero)
    assert said in table.terms
    assert "90 days ends without a winner" in table.terms
    assert re.search(r"⏳ \*\*alice\*\*: <t:\d+:R>", text_of(table.board))
    assert said not in text_of(table.board)
    details = (await table.players[WHITE].click(table.board, label="Details")).response
    for told in (details, await table.by_command(WHITE, "match")):
        assert said in text_of(told), "once the match is begun, they're only here"


async def test_without_a_clock_nothing_is_said_of_one(table):
    await begin(table, "none")
    assert "⏳" not in table.terms
    assert "⏳" not in text_of(table.board)
    assert "⏳" not in text_of((await table.players[WHITE].click(table.board, label="Details")).response)


async def test_reminders_at_half_and_at_an_hour_left_each_once(table, make_bot):
    await begin(table, "1d")
    alice, bob = table.players
    await table.env.advance_time(12 * HOUR - 600)
    assert reminders(table) == []
    await table.env.advance_time(1200)
    [first] = reminders(table)
    assert f"<@{alice.id}>" in first
    assert "[show the board](https://discord.com/channels/" in first
    await table.restart(make_bot)
    await table.env.advance_time(10 * HOUR)
    assert len(reminders(table)) == 1
    await table.env.advance_time(HOUR)
    assert len(reminders(table)) == 2
    await table.restart(make_bot)
    await table.env.advance_time(HOUR / 2)
    assert len(reminders(table)) == 2
    for payload in payloads_with(table, "runs out <t:"):
        assert (payload["allowed_mentions"]["parse"], payload["allowed_mentions"]["users"]) == ([], [alice.id])
        assert str(bob.id) not in payload["content"]


async def test_who_does_not_want_it_is_not_mentioned(table):
    await begin(table, "1d")
    alice, _ = table.players
    await table.bot.app.people.prefer(alice.id, reminders=False)
    await table.env.advance_time(13 * HOUR)
    [told] = reminders(table)
    assert "**alice**" in told
    assert "<@" not in told
    [payload] = payloads_with(table, "runs out <t:")
    assert payload["allowed_mentions"]["parse"] == []
    assert not payload["allowed_mentions"].get("users")


async def test_a_lost_match_is_posted_once(table, make_bot):
    await begin(table, "12h", "lose")
    await table.env.advance_time(12 * HOUR + 1200)
    await table.restart(make_bot)
    await table.env.advance_time(HOUR)
    said = [text for text in texts(table) if "run out of time" in text]
    assert len(said) == 1
    assert "⌛ **alice** has run out of time and loses the match." in said[0]
    assert (await table.state()).winner is BLACK
    assert sum("Result of match 1" in text for text in texts(table)) == 1
    assert (await events(table)).count(ev.TimeRanOut) == 1
    assert "over" in text_of(await table.by_command(WHITE, "move", match="1", play="8/5 6/5"))


async def test_a_lost_match_is_told_when_discord_is_back(table, make_bot):
    await begin(table, "12h", "lose")
    table.env.inject_error("*", "/channels/*/messages*", status=400, times=None)
    await table.env.advance_time(12 * HOUR + 1200)
    assert (await table.state()).winner is BLACK
    assert not any("run out of time" in text for text in texts(table))
    await table.restart(make_bot)
    table.env.backend.faults.clear()
    await table.env.advance_time(HOUR)
    [said] = [text for text in texts(table) if "run out of time" in text]
    assert "bob wins the match" in said
    assert sum("Result of match 1" in text for text in texts(table)) == 1


class TestClaiming:
    """At zero the opponent may claim the match, and the late player may still move."""

    @pytest.fixture
    async def late(self, table):
        await begin(table, "12h", "claim")
        await table.env.advance_time(12 * HOUR + 1200)
        table.board = posts_in(table.env, table.channel)[-1]
        return table

    async def test_the_board_comes_anew_with_the_button_once(self, late, make_bot):
        count = len(texts(late))
        assert "Claim the match" in buttons_of(late.board)
        alice, bob = late.players
        assert f"**alice** is out of time, so <@{bob.id}> can claim the match" in text_of(late.board)
        assert f"<@{alice.id}> to play 3-1" in text_of(late.board), "the move still counts"
        called = payloads_with(late, "can claim the match.")[-1]["allowed_mentions"]["users"]
        assert sorted(called) == sorted([alice.id, bob.id])
        await late.restart(make_bot)
        await late.env.advance_time(HOUR)
        assert len(texts(late)) == count

    async def test_only_the_opponent_may(self, late, carol, make_bot):
        for person, said in ((carol, "not playing in this match"), (late.players[WHITE], "your own time")):
            answer = (await person.click(late.board, label="Claim the match")).response
            assert answer.ephemeral
            assert said in text_of(answer)
        await late.restart(make_bot)
        board = await late.by_button(BLACK, "Claim the match")
        assert "**bob** claims the match" in text_of(board)
        assert (await late.state()).winner is BLACK
        assert sum("Result of match 1" in text for text in texts(late)) == 1

    async def test_the_late_players_own_board_has_no_button_to_claim(self, late):
        own = [await late.by_command(side, "board") for side in (WHITE, BLACK)]
        assert [("Claim the match" in buttons_of(board)) for board in own] == [False, True]
        assert "Move by move" not in buttons_of(own[BLACK])

    async def test_the_late_player_may_still_move(self, late):
        old = late.board
        board = await late.by_command(WHITE, "move", play="8/5 6/5")
        assert "Claim the match" not in buttons_of(board)
        assert not (await late.state()).is_over
        assert not buttons_of(old)
        answer = await forged(late.players[BLACK], old, CustomId("claim", 1, 2).encode("b"))
        assert answer.ephemeral
        assert not (await late.state()).is_over

    async def test_before_the_time_is_up_there_is_nothing_to_claim(self, table):
        await begin(table, "12h", "claim")
        await table.env.advance_time(11 * HOUR)
        assert "Claim the match" not in buttons_of(posts_in(table.env, table.channel)[-1])
        assert "your own time that counts now" in text_of(await table.by_command(WHITE, "claim"))


async def test_a_move_that_comes_too_late_against_a_live_clock(table):
    await begin(table, "live", length=1)
    table.bot.housekeeping.cancel()
    await table.env.advance_time(12 + 120 + 1)
    board = await table.by_command(WHITE, "move", play="8/5 6/5")
    assert "alice** has run out of time" in text_of(board)
    assert (await table.state()).winner is BLACK
    [said] = [text for text in texts(table) if "bob wins" in text]
    assert said.startswith("\n### Result of match 1\n**alice** 0 : 1 **bob**")


@pytest.mark.parametrize("pulse", [timedelta(seconds=15)], indirect=True)
async def test_a_live_clock_runs_out_by_itself(table):
    await begin(table, "live", length=1)
    await table.env.advance_time(12 + 120 + 30)
    assert (await table.state()).winner is BLACK
    assert sum("run out of time" in text for text in texts(table)) == 1
    assert sum("bob wins" in text for text in texts(table)) == 1, "the result is on that board"


async def test_time_ran_out_while_the_bot_was_away(table, make_bot):
    """The time is given back when the bot returns, and this is said when the time runs out later."""
    await begin(table, "12h", "lose")
    await table.env.advance_time(10 * HOUR)
    table.bot.housekeeping.cancel()
    await table.env.advance_time(10 * HOUR)
    await table.restart(make_bot)
    await table.env.advance_time(HOUR)
    assert not (await table.state()).is_over
    await table.env.advance_time(2 * HOUR)
    [said] = [text for text in texts(table) if "run out of time" in text]
    given = re.search(r"given that time back \((\d+) minutes\)", said)
    assert 590 <= int(given[1]) <= 610


@pytest.mark.parametrize("seed", every(range(3), daily=[0]))
async def test_restarts_at_random_moments(table, make_bot, seed):
    """However often the bot is started, each reminder and the end come only once."""
    random = Random(seed)
    await begin(table, "12h", "lose")
    for _ in range(10):
        await table.env.advance_time(random.randrange(60, 3 * HOUR))
        await table.restart(make_bot)
    await table.env.advance_time(13 * HOUR)
    assert len(reminders(table)) == 2
    assert sum("run out of time" in text for text in texts(table)) == 1
    assert sum("Result of match 1" in text for text in texts(table)) == 1
    assert (await events(table)).count(ev.TimeRanOut) == 1


@pytest.mark.parametrize("pulse", [timedelta(hours=6)], indirect=True)
async def test_a_match_that_nobody_touches(table, make_bot):
    await begin(table, "none", rated=False)
    await table.by_command(WHITE, "move", play="8/5 6/5")
    await table.env.advance_time(89 * 24 * HOUR)
    assert not (await table.state()).is_over
    await table.env.advance_time(2 * 24 * HOUR)
    await table.restart(make_bot)
    await table.env.advance_time(HOUR)
    [said] = [text for text in texts(table) if "closed without a winner" in text]
    assert "Its record is kept" in said
    state = await table.state()
    assert (state.is_over, state.winner) == (True, None)
    [card] = [post for post in posts_in(table.env, table.channel) if "Result of match 1" in text_of(post)]
    assert (await table.players[0].click(card, label="Replay")).response.ephemeral
    assert "over" in text_of(await table.by_command(WHITE, "roll", match="1"))


async def test_a_double_that_may_be_beavered_leaves_room_for_the_claim(table):
    await begin(table, "12h", "claim", length=0)
    await table.by_command(WHITE, "move", play="8/5 6/5")
    await table.by_command(BLACK, "double")
    assert list(buttons_of(posts_in(table.env, table.channel)[-1])) == [
        "My board", "Details", "Take", "Pass", "Beaver to 4"
    ]  # fmt: skip
    await table.by_command(BLACK, "pause")
    assert list(buttons_of(posts_in(table.env, table.channel)[-2]))[-1] == AGREE
    await table.env.advance_time(13 * HOUR)
    board = next(post for post in reversed(posts_in(table.env, table.channel)) if "Take" in buttons_of(post))
    assert list(buttons_of(board)) == ["Details", "Take", "Pass", "Beaver to 4", "Claim the match"]
    assert "claims the match" in text_of(await table.by_button(BLACK, "Claim the match", board))


@pytest.mark.parametrize("pulse", [timedelta(hours=6)], indirect=True)
async def test_a_rated_match_without_a_clock_may_be_claimed_after_a_week(table):
    await begin(table, "none")
    assert "after 7 days without a move, your opponent can </claim:" in table.terms
    assert "the match. After 90 days, whoever's turn it is loses." in table.terms
    assert "⏳" not in text_of(table.board)
    await table.env.advance_time(6 * 24 * HOUR + 12 * HOUR)
    assert len(reminders(table)) == 2
    refused = text_of(await table.by_command(BLACK, "claim"))
    assert re.search(r"still has time left: it runs out <t:\d+:R>\.", refused)
    await table.env.advance_time(24 * HOUR)
    assert "**alice** is out of time" in text_of(await table.by_command(BLACK, "matches"))
    claimed = await table.by_command(BLACK, "claim")
    assert "Rematch" in buttons_of(claimed)
    assert [text for text in texts(table) if "bob wins" in text] == [text_of(claimed)]
    assert (await table.state()).winner is BLACK


async def test_an_open_challenge_expires_while_the_bot_is_restarted(table, make_bot):
    challenge = await table.by_command(WHITE, "challenge", length=3)
    await table.env.advance_time(23 * HOUR)
    assert "Accept" in buttons_of(challenge)
    await table.restart(make_bot)
    await table.env.advance_time(2 * HOUR)
    assert "Nobody answered" in text_of(challenge)
    assert buttons_of(challenge) == {}
    assert "Nothing has been offered" in text_of(await table.by_command(BLACK, "accept"))


async def test_every_challenge_that_ran_out_is_marked_whatever_becomes_of_another(table, carol, monkeypatch):
    posts = [
        (await person.slash(table.channel, "challenge", opponent=carol, length=3)).response for person in table.players
    ]
    closed, failed = sending.closed_challenge_post, []

    def failing(*told):
        if not failed:
            failed.append(told)
            raise StorageUnavailable("the disk is full")
        return closed(*told)

    monkeypatch.setattr(sending, "closed_challenge_post", failing)
    await table.env.advance_time(25 * HOUR)
    assert failed
    assert all("Nobody answered" in text_of(post) for post in posts)  # the one that failed is tried again


@pytest.mark.parametrize("pulse", [timedelta(hours=6)], indirect=True)
async def test_a_match_of_a_tournament_without_a_clock_as_well_and_the_tournament_goes_on(table):
    club = Club(table, 2)
    announced = await sign_up(club, length=3)
    assert "after 7 days without a move, your opponent can" in text_of(announced)
    await club.organize("start")
    [(pairing, match)] = await club.open()
    awake = match.players[match.state.waiting_for.other].user_id
    for hours, said in ((156, "still has time left"), (24, "claims the match")):
        await table.env.advance_time(hours * HOUR)
        answer = await club.person(awake).slash(club.channel, "claim", match=str(match.match_id))
        assert said in text_of(answer.response) + "".join(texts(table))
    assert (await club.state()).pairing(pairing.number).result.winner == awake


async def test_a_board_shows_the_deadline_of_whoever_leaves_on_vacation_and_comes_back(table):
    """The opponent sees how long it takes now, and isn't told that time is up while it stands still."""
    await begin(table, "1d")
    alice, before = table.players[WHITE], table.bot.clock()
    left = (await alice.slash(table.channel, "preferences vacation", days=5)).response
    assert "rounds of leagues and tournaments end on time" in text_of(left)
    assert timedelta(days=6) <= due_on_board(table) - before < timedelta(days=6, minutes=5)
    away = re.compile(r"\*\*alice\*\* is on vacation until <t:\d+:D>\.")
    told = (await table.players[BLACK].slash(table.channel, "match")).response
    for answer in (told, await table.by_button(BLACK, "Details")):
        assert away.search(text_of(answer)), "the opponent reads why"
    shown = (await alice.slash(table.channel, "preferences show")).response
    assert "You're on vacation until <t:" in text_of(shown)
    await table.env.advance_time(2 * 24 * HOUR)
    await alice.slash(table.channel, "preferences vacation", days=0)
    shown = (await alice.slash(table.channel, "preferences show")).response
    assert "vacation until" not in text_of(shown)
    assert timedelta(days=3) <= due_on_board(table) - before < timedelta(days=3, minutes=5)


def due_on_board(table):
    """When the board says that somebody's time is up."""
    [due] = re.findall(r"⏳ \*\*alice\*\*: <t:(\d+):R>", texts(table)[-1])
    return datetime.fromtimestamp(int(due), UTC)
