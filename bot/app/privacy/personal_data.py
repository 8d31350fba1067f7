"""Everything that is stored about a person, as a JSON document.

The document explains itself under `format`. Nested parts are indented by two spaces; an event of a log takes one line.
"""

import json
from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final

import msgspec
from msgspec.structs import asdict

from bot.app.chouette.export import chouettes_of
from bot.app.matches import side_of
from bot.crowd.events import CrowdRecord, Guess, StoredCrowdEvent
from bot.crowd.events import Event as CrowdEvent
from bot.dice.fairness import MatchDice
from bot.eventlog.log import Stored
from bot.ratings.records import OVERALL, RatingChange, StoredRating
from bot.records.matches import AnalysisRequest, ChallengeRecord, ImportedMatch, MatchRecord, StoredEvent, Terms
from bot.records.people import LiveKey, Person, Place
from bot.records.tournaments import TournamentRecord
from bot.rules.formats.event_log import DiceProof
from bot.rules.match.events import Event
from bot.rules.sides import Side
from bot.store import Store
from bot.tournaments.events import Event as TournamentEvent

_FORMAT: Final = {
    "name": "backgammon bot, what is stored about a person",
    "version": 1,
    "times": "ISO 8601, UTC; durations of clocks in seconds",
    "ids": "person, channel, server, thread and message are Discord's, as text; match and challenge are the bot's own",
    "people": "others appear by display name only; null is a person whose name is not known, or who was deleted",
    "sides": "in events and pairs 0 is White (the challenger) and 1 is Black",
    "points": "24 to 1 as the side that moves sees them, 25 is the bar, 0 is off; a move is [from, to, hit]",
    "imports": "matches that you have brought in files, with their logs; null is a side of yours that isn't known; "
    "shared says whether your server can see them",
    "events": "the log of a match in order; by is you, the opponent, or null for what happened by itself",
    "called_on_servers": "where you are called when somebody looks for an opponent",
    "crowds": "votes and teams that you were part of or called for, with what you did there",
    "tournaments": "those, leagues and simuls too, that you announced or signed up for, with what you did there",
    "guesses": "plays that you guessed as a spectator; same says whether it was played, bonus is for good plays",
    "studies": "analyses that you wait for; game null is the whole match",
    "training": "decisions of yours that are asked again, what you answered and when; quiet ones were right",
    "told_to_train": "direct messages about training: their language, the day of the last; null if you want none",
    "puzzles": "positions you were asked alone, and your rating; daily positions you answered, and your streaks",
    "chouettes": "those you have been in, points and results in points; what others said sealed is left out",
    "hints": "the seq of the events after which you have taken a hint in the match",
    "ratings": "server null is all servers together; the weight is what the match counted",
    "dice": "what the rolls of a match are drawn from, the server seed once it is over; null where there is none",
    "live_board": "unused links, and where you are signed in; the digests of what opens them are left out",
    "left out": "Discord's ids of single clicks and commands, kept to recognise a repeat; "
    "but for those in the seeds of dice; and the key with which Discord lets the bot edit an answer for a while",
}


_plain: Final = msgspec.to_builtins
_ALL: Final = 1_000_000  # a limit above any number of imported matches


class _Line(dict[str, Any]):
    """A part of the document that takes one line."""


async def document(store: Store, user_id: int, now: datetime) -> dict[str, Any]:
    """Everything stored about a person at `now`. Raises StorageUnavailable."""
    preferences = await store.preferences(user_id) if await store.has_preferences(user_id) else None
    told = await store.training_call_of(user_id)
    return {
        "format": _FORMAT,
        "exported_at": _plain(now),
        "person": _person(user_id, await store.person_seen(user_id)),
        "preferences": None if preferences is None else _plain(asdict(preferences)),
        "blocked": [_name(person) for person in await store.blocked_by(user_id)],
        "called_on_servers": [_id(guild_id) for guild_id in await store.calls_wanted_by(user_id)],
        "follows": [_followed(record) for record in await store.all_followed_by(user_id)],
        "challenges": [_challenge(challenge, user_id) for challenge in await store.challenges_of(user_id)],
        "ratings": [_rating(rating) for rating in await store.ratings_of(user_id)],
        "imports": [
            _import(imported, *await store.import_log(imported.import_id))
            for imported in reversed(await store.imports_of(user_id, _ALL))
        ],
        "crowds": await _crowds(store, user_id),
        "tournaments": await _tournaments(store, user_id),
        "guesses": [_guess(one) for one in await store.guesses_by(user_id)],
        "studies": [_request(one) for one in await store.analysis_requests() if one.user_id == user_id],
        "matches": [
            _match(
                record,
                user_id,
                await store.events(record.match_id),
                [change for change in await store.changes_of_match(record.match_id) if change.user_id == user_id],
                await store.match_dice(record.match_id),
                hints=await store.hints_of(record.match_id, side_of(record, user_id)),
            )
            for record in await store.all_matches_of(user_id)
        ],
        "training": await _training(store, user_id),
        "told_to_train": None if told is None else _fields(told, "language", "day"),
        "puzzles": await _puzzles(store, user_id),
        "chouettes": await chouettes_of(store, user_id, _Line),
        "live_board": [_key(one, is_code=is_code) for is_code, one in await store.live_keys_of(user_id)],
    }


def _key(key: LiveKey, *, is_code: bool) -> dict[str, Any]:
    """A link or a session; what opens it isn't stored."""
    return _Line(
        kind="link" if is_code else "session",
        name=key.name,
        language=key.locale,
        until=_plain(key.expires_at),
        match=key.match_id,
        channel=None if key.channel_id is None else _id(key.channel_id),
        server=None if key.guild_id is None else _id(key.guild_id),
    )


def _person(user_id: int, seen: tuple[Person, datetime] | None) -> dict[str, Any]:
    name, at = (None, None) if seen is None else (seen[0].name, _plain(seen[1]))
    return {"id": str(user_id), "name": name, "last_seen": at}


def written(document: dict[str, Any]) -> bytes:
    """The document as text in UTF-8."""
    return (_text(document, "\n") + "\n").encode()


def _text(value: object, line: str) -> str:
    """JSON; `line` begins each line at this depth."""
    inner = line + "  "
    if isinstance(value, dict) and value and not isinstance(value, _Line):
        parts = [f"{json.dumps(key, ensure_ascii=False)}: {_text(part, inner)}" for key, part in value.items()]
        return "{" + inner + f",{inner}".join(parts) + line + "}"
    if isinstance(value, list) and value:
        return "[" + inner + f",{inner}".join(_text(part, inner) for part in value) + line + "]"
    return json.dumps(value, ensure_ascii=False)


def _fields(of: object, *names: str) -> dict[str, Any]:
    """Some fields of a record, under the names they have there."""
    return {name: _plain(getattr(of, name)) for name in names}


def _id(number: int | None) -> str | None:
    """One of Discord's ids."""
    return None if number is None else str(number)


def _name(person: Person | None) -> str | None:
    return person.name or None if person is not None else None


def _place(place: Place) -> dict[str, Any]:
    return {"channel": str(place.channel_id), "server": _id(place.guild_id)}


def _followed(record: MatchRecord) -> dict[str, Any]:
    white, black = record.players
    return {"match": record.match_id, "white": _name(white), "black": _name(black)}


def _terms(terms: Terms) -> dict[str, Any]:
    clock = None if terms.clock is None else _plain(asdict(terms.clock))
    rules = _plain(asdict(terms.rules))
    return {**_fields(terms, "variant", "length"), "rules": rules, "clock": clock, **_fields(terms, "rated", "style")}


def _challenge(challenge: ChallengeRecord, user_id: int) -> dict[str, Any]:
    mine = challenge.challenger.user_id == user_id
    return {
        "challenge": challenge.challenge_id,
        "you": "challenger" if mine else "opponent",
        "to": "whoever looks for one" if challenge.sought else "anyone" if challenge.opponent is None else "a person",
        "other": _name(challenge.opponent if mine else challenge.challenger),
        "terms": _terms(challenge.terms),
        **_fields(challenge, "status", "created_at", "expires_at"),
        "match": challenge.match_id,
        **_place(challenge.place),
        "message": _id(challenge.message_id),
    }


def _import(imported: ImportedMatch, events: Sequence[Event], proof: DiceProof | None) -> dict[str, Any]:
    state = imported.state
    return {
        "match": imported.key,
        "server": _id(imported.guild_id),
        "white": imported.names[0],
        "black": imported.names[1],
        **_fields(imported, "own_side"),
        "played_on": imported.played_on or None,
        **_fields(imported, "games_left_out", "shared"),
        "imported_at": _plain(imported.created_at),
        "terms": _terms(Terms(state.variant, state.length, state.rules, None, rated=False)),
        "dice": _plain(proof),
        "events": [_Line(_plain(event)) for event in events],
    }


async def _crowds(store: Store, user_id: int) -> list[dict[str, Any]]:
    return [_crowd(one, user_id, await store.crowd_events(one.crowd_id)) for one in await store.crowds_of(user_id)]


def _crowd(crowd: CrowdRecord, user_id: int, log: Sequence[StoredCrowdEvent]) -> dict[str, Any]:
    """A crowd, and of its log what this person did there: what others are for is theirs."""
    mine = [
        stored for stored in log if user_id in (getattr(stored.event, "id", None), getattr(stored.event, "host", None))
    ]
    return {
        "crowd": crowd.crowd_id,
        "match": crowd.match_id,
        "mode": crowd.state.plan.mode.value,
        "host": crowd.state.host == user_id,
        **_place(Place(crowd.channel_id, crowd.guild_id)),
        "events": [_Line(seq=stored.seq, at=_plain(stored.at), **_own(stored.event, user_id)) for stored in mine],
    }


def _own(event: CrowdEvent, user_id: int) -> dict[str, Any]:
    """An event without the ids of others, who may be named in the plan."""
    plain: dict[str, Any] = {key: value for key, value in _plain(event).items() if key != "id"}
    plan = plain.get("plan")
    if plan is not None and plan.get("opponent") not in (None, user_id):
        plan.pop("opponent")
    plain.pop("host", None)
    return plain


async def _tournaments(store: Store, user_id: int) -> list[dict[str, Any]]:
    return [
        _tournament(one, user_id, await store.tournament_events(one.tournament_id))
        for one in await store.tournaments_naming(user_id)
    ]


def _tournament(record: TournamentRecord, user_id: int, log: Sequence[Stored[TournamentEvent]]) -> dict[str, Any]:
    """A tournament, and of its log what this person did there and what happened to them."""
    state, entered = record.state, record.state.find(user_id)
    mine = [one for one in log if user_id in (one.actor_id, *_whom(one.event))]
    return {
        "tournament": record.tournament_id,
        "name": record.name,
        "format": state.settings.format.value,
        "phase": state.phase.value,
        "organizer": record.organizer_id == user_id,
        "host": state.settings.host == user_id,
        "you": None if entered is None else _fields(entered, "name", "rating", "status", "seed", "team"),
        "created_at": _plain(record.created_at),
        **_place(record.place),
        "events": [
            _Line(seq=one.seq, at=_plain(one.at), yours=one.actor_id == user_id, **_about(one.event, user_id))
            for one in mine
        ],
    }


def _whom(event: TournamentEvent) -> tuple[int | None, int | None]:
    """Whom an event is about: an entrant, and who takes their place."""
    return getattr(event, "entrant", None), getattr(event, "newcomer", None)


def _about(event: TournamentEvent, user_id: int) -> dict[str, Any]:
    """An event without the ids of people; a name that it gives is left out where it's another's."""
    plain, (entrant, newcomer) = _plain(event), _whom(event)
    named = ("name", "rating") if user_id == (entrant if newcomer is None else newcomer) else ()
    return {key: plain[key] for key in ("type", "pairing", "waiting", "team", *named) if key in plain}


def _guess(guess: Guess) -> dict[str, Any]:
    server = _id(guess.guild_id)
    return {"match": guess.match_id, "server": server, **_fields(guess, "seq", "play", "same", "bonus", "at")}


async def _training(store: Store, user_id: int) -> list[dict[str, Any]]:
    reviews = await store.reviews_of(user_id)
    return [
        {
            **{name: value for name, value in _plain(asdict(card)).items() if name not in {"card_id", "user_id"}},
            "answers": [_Line(_fields(one, "at", "chosen", "loss")) for one in reviews if one.card_id == card.card_id],
        }
        for card in await store.cards_of(user_id)
    ]


async def _puzzles(store: Store, user_id: int) -> dict[str, Any]:
    solver = await store.solver(user_id)
    asked = ("key", "variant", "theme", "rated", "asked_at", "answered_at", "chosen", "loss", "before", "after")
    answered = ("at", "chosen", "loss", "rated", "before", "after")
    return {
        "rating": None
        if solver.at is None
        else {**_plain(asdict(solver.strength)), **_fields(solver, "answers", "at")},
        "asked": [_Line(_fields(one, *asked)) for one in await store.puzzles_of(user_id)],
        "daily": [
            _Line(server=_id(guild_id), key=key, **_fields(one, *answered))
            for one, key, guild_id in await store.daily_answers_of(user_id)
        ],
        "streaks": [
            {"server": _id(guild_id), "days": days, "hidden": hidden}
            for guild_id, days, hidden in await store.daily_streaks_of(user_id)
        ],
        "own_positions": [
            {"server": _id(guild_id), "objects": objects, "at": _plain(at)}
            for guild_id, objects, at in await store.own_hearings_of(user_id)
        ],
        "taken_for_wrong": [_Line(key=key, at=_plain(at)) for key, at in await store.objections_of(user_id)],
    }


def _request(request: AnalysisRequest) -> dict[str, Any]:
    return {
        **_fields(request, "match", "game"),
        **_place(request.place),
        "message": _id(request.message_id),
        **_fields(request, "public", "language", "asked_at"),
    }


def _server(guild_id: int) -> str | None:
    return None if guild_id == OVERALL else str(guild_id)


def _rating(rating: StoredRating) -> dict[str, Any]:
    names = ("variant", "rating", "experience", "matches", "won", "updated_at")
    return {"server": _server(rating.guild_id), **_fields(rating, *names)}


def _change(change: RatingChange) -> dict[str, Any]:
    names = ("before", "after", "experience_before", "experience_after", "weight", "opponents")
    return {"server": _server(change.guild_id), **_fields(change, *names), "opponents_apart": change.apart}


def _match(
    record: MatchRecord,
    user_id: int,
    log: list[StoredEvent],
    changes: list[RatingChange],
    dice: MatchDice | None,
    *,
    hints: list[int],
) -> dict[str, Any]:
    side, state, clock = side_of(record, user_id), record.state, record.agreed_clock
    terms = Terms(
        state.variant, state.length, state.rules, None if clock is None else clock.control, record.rated, record.style
    )
    board = record.board
    return {
        "match": record.match_id,
        "you": side.name.lower(),
        "opponent": _name(record.players[side.other]),
        "terms": _terms(terms),
        "score": {"you": state.score[side], "opponent": state.score[side.other]},
        "result": _result(record, side),
        "created_at": _plain(record.created_at),
        "last_event_at": _plain(record.updated_at),
        "ended_at": _plain(record.updated_at) if state.is_over else None,
        "clock": None if clock is None else _plain(asdict(clock)),
        **_place(record.place),
        "thread": _id(record.thread_id),
        "board": None if board is None else {"channel": str(board.channel_id), "message": str(board.message_id)},
        "ratings": [_change(change) for change in changes],
        "hints": hints,
        "dice": None if dice is None else dice.shown(revealed=state.is_over),
        "events": [_event(stored, record, side) for stored in log],
    }


def _result(record: MatchRecord, side: Side) -> str:
    if not record.state.is_over:
        return "goes on"
    winner = record.state.winner
    return "no winner" if winner is None else "won" if winner is side else "lost"


def _event(stored: StoredEvent, record: MatchRecord, side: Side) -> _Line:
    by = {record.players[side].user_id: "you", record.players[side.other].user_id: "opponent", None: None}
    actor = by.get(stored.actor_id, "somebody else")
    return _Line(seq=stored.seq, at=_plain(stored.at), by=actor, **_plain(stored.event))
