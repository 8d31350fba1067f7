"""Serves those who have signed in at the live board: by the same use cases, and in the same words, as the channel."""

from collections.abc import Awaitable, Callable, Hashable
from contextlib import AbstractContextManager
from typing import Any, Final, get_args

from bot.app.matches import side_of
from bot.app.views import Turn
from bot.errors import BotError, CrowdError, CrowdReason, NotFound, NotFoundWhat, StaleAction
from bot.live import desk
from bot.live.activity import DISCORD, Activity, match_in
from bot.live.desk import AskedFirst, Done, Guest
from bot.live.frames import Act, Begin, Guess, Preferred, Study, interaction_of
from bot.live.steps import command_of, played
from bot.records.matches import MatchRecord
from bot.records.people import Person, Place
from bot.rules.match import commands as cmd
from bot.rules.match.state import Phase
from bot.rules.match.turn import play_named
from bot.rules.sides import Side
from bot.texts.catalogue import best_language, say, speaking
from bot.ui.coach.tutor import anyway, doubts
from bot.ui.kit.error_texts import explain
from bot.ui.kit.feature import Shared
from bot.ui.kit.host import Host
from bot.ui.live.after import Aftermath
from bot.ui.live.again import Again
from bot.ui.live.asking import plays_of, question_before, turn_of
from bot.ui.live.ballots import DOES, Ballots
from bot.ui.live.clubs import Clubs
from bot.ui.live.links import Intents
from bot.ui.live.sight import Sight
from bot.ui.live.studies import ClubStudies, Ends, Studies
from bot.ui.live.tables import Eye, Rows, eye_of, table_of
from bot.ui.live.words import unmarked_text, words
from bot.ui.match.narration import match_title, whose_turn
from bot.ui.match.style import numbers_for, private_theme_of, with_numbering
from bot.ui.match.waiting import asked, shared_by, side_in, urgency, waiting_for
from bot.ui.picking.words import value_of

NO_MATCH: Final = 0
"""Matches are numbered from 1: that one is no board."""
Sees = Callable[[MatchRecord], Awaitable[bool]]
"""Whether a match may be seen by who asks: what is listed can be opened."""


class Voice(desk.Desk):
    """The desk of the live board."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._app = host.app
        self._sight = Sight(host)
        self._after = host.get(Aftermath)
        self._again = Again(host)
        self._clubs, self._ballots = host.get(Clubs), host.get(Ballots)
        self._rows, self._ends, self._studies = Rows(host), Ends(host), Studies(host)
        self._club_studies = ClubStudies(host, self._studies)
        self._intents = host.get(Intents)
        self._activity = _activity_of(host)

    async def guest(self, token: str) -> Guest | None:
        """Whose session that is; None for one that is none. Raises StorageUnavailable."""
        key = await self._app.signing_in.holder(token)
        return None if key is None else Guest(Person(key.user_id, key.name), key.locale, key.channel_id, key.guild_id)

    async def sign_in(self, code: str) -> tuple[str, int | None] | None:
        """The token of a session, and its match, for the code of a private link; None for one that is used up."""
        found = await self._app.signing_in.exchange(code)
        return None if found is None else (found[0], found[1].match_id)

    async def arrive(self, code: str, instance: str, custom: str) -> tuple[str, int | None] | None:
        """The token of a session inside Discord, and the match to begin with; None for who isn't there. Raises Away."""
        arrival = None if self._activity is None else await self._activity.arrival(code, instance)
        if arrival is None:
            return None
        person = arrival.person
        linked = match_in(custom)
        match_id = self._intents.of(person.user_id) if linked is None else await self._linked(*linked)
        token = await self._app.signing_in.begin(
            person, arrival.locale, channel_id=arrival.channel_id, guild_id=arrival.guild_id
        )
        return token, match_id

    async def _linked(self, match_id: int, mark: str) -> int:
        """The match of a link; a number that none has where the mark is that of another, as after a backup."""
        try:
            if mark:
                await self._app.marks.check(mark, match_id)
        except NotFound:
            return NO_MATCH
        return match_id

    async def hello(self, guest: Guest) -> dict[str, Any]:
        """The fields of `hello`."""
        preferences = await self._app.people.preferences(guest.person.user_id)
        language = best_language(preferences.language, guest.locale)
        with speaking(language):
            own, channel = await self._lists(guest)
            return {
                "you": {"id": str(guest.person.user_id), "name": guest.person.name},
                "language": language,
                "words": words(),
                "theme": preferences.theme or self._host.settings.theme,
                "preferences": {name: getattr(preferences, name) for name in get_args(Preferred)},
                "boards": own,
                "channel": channel,
            }

    async def _lists(self, guest: Guest) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
        """One's own boards, and those of the channel of an Activity: what can't be opened there isn't listed."""

        async def sees(record: MatchRecord) -> bool:
            return await self.sees(guest, record)

        own = await boards_of(self._host, guest.person.user_id, sees)
        if guest.channel_id is None:
            return own, []
        return own, await boards_in(self._host, guest.channel_id, guest.guild_id, sees)

    async def match(self, guest: Guest, match_id: int) -> MatchRecord:
        """A match that somebody may see. Raises NotFound for any other."""
        latest = self._app.matches.latest if match_id > 0 else self._clubs.record
        record = await latest(match_id)
        if not await self.sees(guest, record):
            raise NotFound(NotFoundWhat.MATCH)
        return record

    async def sees(self, guest: Guest, record: MatchRecord) -> bool:
        """In an Activity, its channel and the threads of it alone; elsewhere what one plays as well."""
        person_id = guest.person.user_id
        if guest.channel_id not in (None, record.place.channel_id, record.thread_id):
            return False
        if record.match_id < 0 and await self._clubs.has(record.match_id, person_id):
            return True
        return await self._sight.may_see(person_id, record)

    async def _side(self, guest: Guest, record: MatchRecord) -> Side | None:
        """The side from which somebody sees a board: theirs, or that of the several of whom they are one."""
        person_id = guest.person.user_id
        if record.match_id < 0:
            return await self._clubs.side(record.match_id, person_id)
        side = side_in(record, person_id)
        return side if side is not None else await self._ballots.side(record, person_id)

    async def _speaking(self, guest: Guest) -> AbstractContextManager[None]:
        preferences = await self._app.people.preferences(guest.person.user_id)
        return speaking(best_language(preferences.language, guest.locale))

    async def eye(self, guest: Guest, record: MatchRecord) -> Eye:
        """All that makes one person see a match differently from another."""
        preferences = await self._app.people.preferences(guest.person.user_id)
        language = best_language(preferences.language, guest.locale)
        theme = private_theme_of(self._host, record.place, preferences)
        return eye_of(await self._side(guest, record), language, preferences, theme)

    async def table(self, eye: Hashable, record: MatchRecord, turn: Turn | None) -> dict[str, Any]:
        """The fields of `table`, after a turn if one was just made."""
        if not isinstance(eye, Eye):
            raise TypeError(eye)
        if record.match_id < 0:
            with speaking(eye.language):
                return await self._clubs.table(record.match_id, eye, turn)
        events = await self._rows.know(record, turn)
        with speaking(eye.language):
            table = table_of(self._host, eye, record, turn, events)
            over = await self._ends.of(record, eye) if record.state.is_over else None
        return {**table, "over": over}

    async def turn(self, guest: Guest, record: MatchRecord) -> dict[str, Any] | None:
        """The fields of `turn` for a person who decides, or may do something else; None for everybody else."""
        side = side_in(record, guest.person.user_id)
        if side is None or record.match_id < 0:
            with await self._speaking(guest):
                if record.match_id < 0:
                    return await self._clubs.turn(record.match_id, guest)
                return await self._ballots.turn(with_numbering(self._host, record), guest)
        if record.state.is_over:
            return None
        preferences = await self._app.people.preferences(guest.person.user_id)
        with await self._speaking(guest):
            return turn_of(with_numbering(self._host, record), side, preferences)

    async def act(self, guest: Guest, act: Act) -> Done:
        """Carry out an act. Raises BotError, and AskedFirst if the person has to mean it."""
        record = await self.match(guest, act.match)
        with await self._speaking(guest):
            if act.match < 0:
                return _unmarked(await self._clubs.act(guest, act))
            if act.do in DOES:
                return _unmarked(await self._ballots.act(guest, record, act))
            side = side_of(record, guest.person.user_id)
            if act.do in ("ask_pause", "resume"):
                change = self._app.clocks.pause if act.do == "ask_pause" else self._app.clocks.resume
                self._after.restate(await change(act.match, guest.person))
                return Done()
            if act.do == "rematch":
                number = interaction_of(guest.person.user_id, act.id)
                return _unmarked(await self._again.rematch(guest, number, record, side))
            if not act.sure and record.state.seq == act.seq and record.state.waiting_for is side:
                await self._ask_first(guest, act, record, side)
            turn = await (self._claim(guest, act) if act.do == "claim" else self._made(guest, act))
        if not turn.is_repeat:
            self._after.follow(turn)
        return Done()

    async def begin(self, guest: Guest, begin: Begin) -> Done:
        """Begin the first match against the computer that everybody is offered. Raises BotError."""
        with await self._speaking(guest):
            return _unmarked(await self._again.first(guest, interaction_of(guest.person.user_id, begin.id)))

    async def next_board(self, guest: Guest, record: MatchRecord) -> int | None:
        """The match that waits most urgently for a player of this one, if this one doesn't wait for them."""
        person_id = guest.person.user_id
        side = side_in(record, person_id)
        if side is None or record.state.waiting_for is side:
            return None
        for one in await waiting_for(self._app, person_id):
            if one.match_id != record.match_id and await self.sees(guest, one):
                return one.match_id
        return None

    async def _claim(self, guest: Guest, act: Act) -> Turn:
        number = interaction_of(guest.person.user_id, act.id)
        return await self._app.clocks.claim(act.match, guest.person, interaction_id=number, seen_seq=act.seq)

    async def _made(self, guest: Guest, act: Act) -> Turn:
        stands: list[MatchRecord] = []

        def command(side: Side) -> cmd.Command:
            return command_of(act, stands[-1].state)(side)

        def check(record: MatchRecord, _: Side) -> None:
            stands.append(record)

        number = interaction_of(guest.person.user_id, act.id)
        return await self._app.matches.act(
            act.match, guest.person, command, interaction_id=number, seen_seq=act.seq, check=check
        )

    async def _ask_first(self, guest: Guest, act: Act, record: MatchRecord, side: Side) -> None:
        """Let the tutor speak, beside the question that there is anyway. Raises AskedFirst."""
        try:
            command = command_of(act, record.state)(side)
        except BotError:
            return  # the act itself says what is wrong
        person_id = guest.person.user_id
        question = question_before(act.do, record, side, await self._app.people.preferences(person_id))
        lines = await doubts(self._host, person_id, record, command, asked=question is not None)
        no = say("button-think-again") if lines or question is None else question.no
        text = [*([] if question is None else [question.words]), *map(unmarked_text, lines)]
        if text:
            bold = not lines and isinstance(command, cmd.OfferDouble)
            raise AskedFirst("\n".join(text), anyway(record, command), no, bold=bold)

    async def guess(self, guest: Guest, guess: Guess) -> tuple[str, dict[str, Any]]:
        """The frame that answers a guess. Raises CrowdError if the roll was played, or if they may not guess here."""
        record = await self.match(guest, guess.match)
        if guess.match < 0:
            raise CrowdError(CrowdReason.OLD_ROLL)
        if record.state.seq != guess.seq or record.state.phase is not Phase.TO_PLAY:
            raise CrowdError(CrowdReason.OLD_ROLL)
        await self._app.guesses.may_guess(record, guest.person.user_id)
        fields = {"match": guess.match, "seq": guess.seq}
        if guess.play is None:
            plays = plays_of(record, Side.WHITE)
            return "turn", {**fields, "guess": True, "may": [], "plays": plays, "note": ""}
        play = play_named(record.state, played(guess.play, record.state))
        if play is None:
            raise StaleAction(f"no such play: {guess.play}")
        await self._app.guesses.guess(record, guest.person, guess.seq, value_of(record.state, play))
        with await self._speaking(guest):
            choice = numbers_for(with_numbering(self._host, record)).text(play.notation)
            return "guessed", {**fields, "words": unmarked_text(say("guess-yours", choice=choice))}

    async def study(self, guest: Guest, study: Study) -> tuple[str, dict[str, Any]]:
        """The lessons of a match, one of its decisions, or the verdict on it. Raises BotError."""
        record = await self.match(guest, study.match)
        eye = await self.eye(guest, record)
        with speaking(eye.language):
            if study.match < 0:
                return await self._club_studies.answer(guest, eye, study)
            return await self._studies.answer(guest, record, eye, study)

    async def prefer(self, guest: Guest, name: Preferred, *, value: bool) -> None:
        """Change a preference. Raises StorageUnavailable."""
        await self._app.people.prefer(guest.person.user_id, **{name: value})

    async def refusal(self, guest: Guest, error: BotError) -> str:
        """The sentence for an error."""
        with await self._speaking(guest):
            text = say("live-stale") if isinstance(error, StaleAction) else explain(error)
            return self._clubs.named(unmarked_text(text))

    async def no_board(self, guest: Guest) -> str:
        """The sentence for a match that there is not, or that one may not see."""
        with await self._speaking(guest):
            return say("live-no-board")


def _unmarked(done: Done) -> Done:
    return done._replace(words=unmarked_text(done.words))


def _activity_of(host: Host) -> Activity | None:
    """The way to sign in from inside Discord; None where the settings don't have it."""
    settings = host.settings
    if not settings.live_activity or settings.client_secret is None or settings.discord_token is None:
        return None
    secret, token = settings.client_secret.get_secret_value(), settings.discord_token.get_secret_value()
    return Activity(lambda: str(host.application_id or ""), secret, token, settings.discord_api or DISCORD)


async def boards_of(host: Host, user_id: int, sees: Sees) -> list[dict[str, Any]]:
    """The matches that a person plays, wherever they are, that they may see from where they ask."""
    found = [one for one in await host.app.matches.everywhere(user_id) if await sees(one)]
    waits = [one for one in found if _waits(one, user_id)]
    others = [one for one in found if one not in waits]
    shared = [(one, one.match_id or -(one.chouette_id or 0)) for one in await shared_by(host, user_id)]
    together = [await _shared_item(host, one, board, sees) for one, board in shared if board]
    own = [_item(one, user_id) for one in (*sorted(waits, key=urgency), *others)]
    return sorted([one for one in (*own, *together) if one is not None], key=lambda one: not one["waits"])


async def boards_in(host: Host, channel_id: int, guild_id: int | None, sees: Sees) -> list[dict[str, Any]]:
    """The matches and chouettes in a channel that one may see."""
    found = [(one, _item(one, 0)) for one in await host.app.matches.here(Place(channel_id, guild_id))]
    for chouette in await host.app.chouettes.in_channel(channel_id):
        if chouette.state.games:
            board = -chouette.chouette_id
            title = say("chouette-title", number=-board)
            found.append((await host.get(Clubs).record(board), _listed(board, title, "", waits=False, playing=False)))
    return [item for record, item in found if await sees(record)]


async def _shared_item(host: Host, one: Shared, board: int, sees: Sees) -> dict[str, Any] | None:
    """Somebody's games with others; None for what has no board yet, or none that they may see."""
    try:
        record = await (host.app.matches.match(board) if board > 0 else host.get(Clubs).record(board))
    except NotFound:
        return None
    if not await sees(record):
        return None
    title = match_title(record) if board > 0 else say("chouette-title", number=-board)
    return _listed(board, title, one.short, waits=one.waits, playing=True)


def _listed(board: int, title: str, text: str, *, waits: bool, playing: bool) -> dict[str, Any]:
    return {"match": board, "title": title, "waits": waits, "text": unmarked_text(text), "playing": playing}


def _waits(record: MatchRecord, user_id: int) -> bool:
    side = side_in(record, user_id)
    return side is not None and record.state.waiting_for is side


def _item(record: MatchRecord, user_id: int) -> dict[str, Any]:
    waits = _waits(record, user_id)
    text = asked(record) if waits else whose_turn(record, ping=False, aside=True)
    playing = side_in(record, user_id) is not None
    return _listed(record.match_id, match_title(record), text, waits=waits, playing=playing)
