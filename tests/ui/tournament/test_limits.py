"""Whatever people are called and however many they are, every message of a tournament's life is one Discord takes."""

from datetime import UTC, datetime, timedelta
from itertools import count, cycle, product

import pytest

from bot.app.tournament.calendar import agenda_after
from bot.records.people import Person, Place, clean_name
from bot.records.tournaments import Agenda, TournamentPlan, TournamentRecord
from bot.texts.catalogue import languages, say, speaking
from bot.tournaments import commands as cmd
from bot.tournaments.events import ResultCorrected
from bot.tournaments.evolution import evolve
from bot.tournaments.machine import create, decide, fold
from bot.tournaments.queries import open_pairings
from bot.tournaments.settings import Format, Seeding, TournamentSettings
from bot.ui.kit.message import MOST_TEXT, Listing, Picture, fitted, size, within
from bot.ui.tournament.group_view import end_post
from bot.ui.tournament.status import status_post
from bot.ui.tournament.telling import blocked_line, calls_to, check_in_call
from bot.ui.tournament.view import announcement, everything_post, winner_line
from tests.discord_server.payloads import COMPONENTS_V2, message_problems
from tests.nightly import every
from tests.ui.table import buttons_of, text_of
from tests.ui.tournament.club import Club

NOW = datetime(2026, 3, 1, tzinfo=UTC)
FOREVER = timedelta(days=90)
PEOPLE = 128
NAMES = {
    "plain": "Bartholomew Featherstonehaugh {:02}",
    "markup": "_*~|`_*~|`_*~|`_*~|`_*~|`_*~|{:04}",
    "wide": "🎲🐉🏆🎯🎲🐉🏆🎯🎲🐉🏆🎯🎲🐉🏆🎯🎲🐉🏆🎯🎲🐉🏆🎯🎲🐉🏆🎯{:04}",
    "cjk": "双陆棋大赛选手东方不败西方失败南方平局北方胜利甲乙丙丁{:04}",
}
FORMATS = (Format.SINGLE_ELIMINATION, Format.SWISS)
LANGUAGES = cycle(languages())


class Life:
    """A tournament from the announcement on, with the messages about it."""

    def __init__(self, format_, name, most=PEOPLE):
        settings = TournamentSettings(format=format_, seeding=Seeding.MANUAL, limit=most - 8, check_in=True)
        self.state = fold(create(cmd.Create(settings)))
        self.name, self.agenda = (name * 3)[:64], Agenda()
        for number in range(1, most + 1):
            self.do(cmd.Join(10**18 + number, clean_name(name.format(number))[:32]))

    def do(self, command):
        before = self.record()
        for event in decide(self.state, command):
            self.state = evolve(self.state, event)
        self.agenda = agenda_after(before, self.state, NOW)

    def record(self):
        plan = TournamentPlan((3, 5, 7), 9, starts_at=NOW, check_in=30, round_hours=24, weekly=True)
        place = Place(10**18, 10**18 + 1)
        return TournamentRecord(
            7, place, 10**18 + 1, self.name, plan, self.state, self.agenda, 10**18 + 5, NOW, NOW, None, "c" * 64
        )


def problems(message, ping=0):
    """What Discord would say against a message that is a post, or a text that pings some."""
    payload = {"allowed_mentions": {"parse": [], "users": [str(10**18 + at) for at in range(ping)]}}
    files = {}
    if isinstance(message, str):
        payload["content"] = message
    else:
        files = {file.filename: 1 for file in message.files()}
        payload |= {"flags": COMPONENTS_V2, "components": message.view().to_components()}
        assert sum(size(line) for line in (*message.lines, message.footer)) <= MOST_TEXT
    return message_problems(payload, files=files)


def messages_of(life):
    """Everything that may be said of it now, by what it is."""
    record = life.record()
    links = dict.fromkeys(range(1, 300), "[show the board](https://discord.com/channels/" + "9" * 57 + ")")
    pictures = [Picture(b"", "x" * 1024)] * 10
    decided = next((one for one in life.state.pairings if one.result and one.result.winner), None)
    corrections = [ResultCorrected(decided.number, decided.result, decided.result, 10**18)] * 5 if decided else []
    yield "announcement", announcement(record, FOREVER, links, pictures[:1])
    yield "status", status_post(record, links, 10**18 + 1, corrections)
    yield "end", end_post(record, [winner_line(record)], pictures)
    for page in count():
        post = everything_post(record, page)
        yield f"everything, page {page}", post
        if f":{page + 1}" not in str([button.custom_id for button in post.rows[0]] if post.rows else ""):
            break
    for pairing in open_pairings(life.state)[:1]:
        yield "blocked", blocked_line(record, pairing)


@pytest.mark.parametrize(
    ("format_", "names", "language"),
    # By day one language for each, and every name in two of them.
    every(product(FORMATS, NAMES, languages()), daily=[(*one, next(LANGUAGES)) for one in product(FORMATS, NAMES)]),
)
def test_every_message_of_a_tournament_of_128_is_within_limits(format_, names, language):
    life = Life(format_, NAMES[names])
    found = []

    def look():
        found.extend((what, one) for what, message in messages_of(life) for one in problems(message))

    with speaking(language):
        look()
        record = life.record()
        people = [Person(one.id, one.name) for one in life.state.entrants]
        for to_ping in ({one.user_id for one in people}, set()):
            calls = calls_to(check_in_call(record), people, to_ping)
            found += [("call", one) for text, pinged in calls for one in problems(text, len(pinged))]
            assert [one for _, pinged in calls for one in pinged] == [one for one in people if one.user_id in to_ping]
            assert all(f"<@{one.user_id}>" in text for text, pinged in calls for one in pinged)
        life.do(cmd.Start(1, everyone=True))
        look()
        for pairing in open_pairings(life.state)[:20]:
            life.do(cmd.Report(pairing.number, pairing.entrants[0], (3, 1)))
        look()
    assert not found


@pytest.mark.parametrize("language", languages())
def test_nobody_is_missing_where_everything_is_shown(language):
    life = Life(Format.SWISS, NAMES["wide"])
    with speaking(language):
        record = life.record()
        cut = announcement(record, FOREVER, {})
        named = sum(entrant.name in "".join(cut.lines) for entrant in record.state.entrants[:120])
        assert 20 < named <= 60
        assert say("told-more", count=120 - named) in "".join(cut.lines)
        assert say("button-show-all") in [button.label for row in cut.rows for button in row]
        text = "\n".join("\n".join(post.lines) for what, post in messages_of(life) if what.startswith("everything"))
    assert all(clean_name(one.name) in text for one in record.state.entrants)


def test_lists_share_the_room_and_say_what_is_left_out():
    short, long = Listing(["ab"] * 3, "Short: ", ", "), Listing(["x" * 50] * 100)
    lines, is_cut = fitted(["head", long, "", short, "foot"], 1000)
    assert is_cut
    assert sum(map(len, lines)) + len(lines) <= 1000
    head, shown, first, foot = lines
    assert (head, first, foot) == ("head", "Short: ab, ab, ab", "foot")
    kept = shown.count("x" * 50)
    assert shown.endswith(f"... and {100 - kept} more ...")
    assert 15 <= kept <= 19
    assert fitted(["head", short], 1000) == (("head", "Short: ab, ab, ab"), False)


def test_what_is_left_out_is_in_the_middle_or_at_the_end():
    items = [f"line {number}" for number in range(9)]
    assert within(items, 1000) == items
    assert within(items, 50) == ["line 0", "... and 5 more ...", "line 6", "line 7", "line 8"]
    assert within(items, 50, latest=False) == ["line 0", "line 1", "line 2", "line 3", "... and 5 more ..."]
    assert within(items, 1000, latest=False, most=2) == ["line 0", "line 1", "... and 7 more ..."]
    assert within(["🎲" * 30] * 2, 100) == ["🎲" * 30, "... and 1 more ..."], "an emoji may count as two"


class TestALargeTournament:
    """The same as people see it: 128 sign up, and everything that is sent keeps to what Discord takes."""

    async def signed_up(self, table, **options):
        club = Club(table, 1)
        await club.organize("create", name="Cup", system="swiss", length=1, limit=128, **options)
        for number in range(PEOPLE):
            command = cmd.Join(10**18 + number, NAMES["wide"].format(number)[:32])
            await club.bot.app.tournaments.act(1, command, actor_id=None, interaction_id=None)
        return club

    @pytest.mark.simcord(check_errors=False)
    async def test_the_list_is_cut_and_a_button_shows_all_in_pages(self, table):
        club = await self.signed_up(table)
        shown = await club.by(club.people[0], "status")
        assert "and 68 more" in text_of(shown)
        pages = [(await club.people[0].click(shown, label="Show all")).response]
        seen = text_of(pages[0])
        assert pages[0].ephemeral
        while "▶" in buttons_of(pages[-1]):
            pages.append((await club.people[0].click(pages[-1], label="▶")).response)
            seen += text_of(pages[-1])
        assert len(pages) > 1
        assert all(NAMES["wide"].format(number) in seen for number in range(PEOPLE))
        back = (await club.people[0].click(pages[-1], label="◀")).response
        assert f"Page {len(pages) - 1} of {len(pages)}" in text_of(back)

    @pytest.mark.simcord(check_errors=False)
    async def test_everybody_is_called_to_check_in(self, table):
        club = await self.signed_up(table, starts_in=1, check_in=30)
        await club.env.advance_time(31 * 60)
        called = [one for one in club.env.http_requests if one.method == "POST" and one.path.endswith("/messages")]
        pinged = [int(user) for one in called for user in one.json["allowed_mentions"].get("users") or []]
        assert pinged == [10**18 + number for number in range(PEOPLE)]
        assert len(called) == 2
        for number in range(2):
            await club.bot.app.tournaments.act(1, cmd.CheckIn(10**18 + number), actor_id=None, interaction_id=None)
        question = await club.by(club.organizer, "start")
        assert "2 of 128 have checked in" in text_of(question)
        assert "and 66 more" in text_of(question)
        assert "Show all" in buttons_of(question)
