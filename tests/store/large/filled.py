"""A database as large as that of a bot that many people have used for years, made by SQL: nobody plays it.

Of its matches every fiftieth is one person's and every tenth one server's; one in a hundred goes on.
"""

import os

from tests.nightly import NIGHTLY

HERO, RIVAL, FIRST = 7 * 10**17, 11 * 10**17, 101
"""Somebody who plays all the time, whom they play every second time, and the first of all the others."""
MATCHES = int(os.environ.get("MILLION", "1000000" if NIGHTLY else "2000"))
"""How many there are, unless told otherwise."""
BIG, SMALL = 5, 6
"""A huge server, and the first of a thousand small ones."""
HERE = 50
"""The first of a hundred channels of the huge server."""
START, STEP = 1_700_000_000_000, 60_000
"""When the first match ended, and how long after it the next one did, in milliseconds."""
STAND_IN = -1
"""Who takes the place of whoever is deleted."""

STATE = (
    '{"variant":"backgammon","rules":{},"length":5,"position":[[0,0,0,0,0,0,5,0,3,0,0,0,0,5,0,0,0,0,0,0,0,0,0,0,2,0],'
    '[0,0,0,0,0,0,5,0,3,0,0,0,0,5,0,0,0,0,0,0,0,0,0,0,2,0],[]],"seq":4,"score":[5,0],"game":1,"rolls":1,"on_roll":1,'
    '"phase":"over","cube":{"value":1,"owner":null,"turned":false},"winner":0,"passing":[null,null],'
    '"stuck":[false,false],"edition":2,"refused":[null,null]}'
)
LOG = (
    ("MatchStarted", '{"type":"MatchStarted","variant":"backgammon","length":5,"rules":{},"edition":2}'),
    ("GameStarted", '{"type":"GameStarted","game":1,"opening":[[2,5]]}'),
    ("GameEnded", '{"type":"GameEnded","winner":0,"points":5,"grade":3,"ending":"match_resigned"}'),
    ("MatchEnded", '{"type":"MatchEnded","winner":0}'),
)
"""A match that Black resigned at once. By the rule of its time it counts in full."""
EMPTY = "empty"
"""What a log of bytes is called that has none: the databases write it in two ways."""
LONG_STATE = STATE + " " * 1500
"""As long as what a tournament, a chouette or a vote has to know."""

_AT = f"{START} + n * {STEP}"
_GUILD = f"CASE WHEN n % 10 = 0 THEN {BIG} WHEN n % 5 = 1 THEN NULL ELSE {SMALL} + n % 1000 END"
_CHANNEL = f"CASE WHEN n % 10 = 0 THEN {HERE} + n / 10 % 100 ELSE 1000 + n % 5000 END"


def fill(execute, matches):
    """Make a database of so many matches, and of everything else that goes with them. `execute` does a statement."""
    for statement in _statements(matches, people=max(matches // 10, 50)):
        execute(statement)


def _statements(matches, people):
    someone = f"{FIRST} + n * 7919 % {people}"
    rival = f"CASE WHEN n % 200 < 100 THEN {RIVAL} ELSE {FIRST} + n / 100 % {people} END"
    white = f"CASE WHEN n % 100 = 0 THEN {HERO} WHEN n % 100 = 50 THEN {rival} ELSE {someone} END"
    black = f"CASE WHEN n % 100 = 50 THEN {HERO} WHEN n % 100 = 0 THEN {rival} ELSE {someone} + 1 END"
    hero_or = f"CASE WHEN n % 50 = 0 THEN {HERO} ELSE {someone} END"
    yield _insert("players", people + FIRST + 9, user_id="n", name="'Somebody ' || n", seen_at=START)
    for number in (HERO, RIVAL):
        yield _insert("players", 1, user_id=number, name="'Somebody known'", seen_at=START)
    yield _insert("servers", 1010, guild_id="n", settings="'{}'")
    shown = """CASE WHEN n % 50 = 0 THEN '{"shown_outside":true}' ELSE '{}' END"""
    yield _insert("preferences", people, user_id="n", preferences=shown)
    yield _insert("blocks", people, user_id=f"n % {people}", blocked_id=f"{FIRST} + n")
    for goes_on in (False, True):
        yield _insert(
            "matches",
            matches,
            where="n % 100 = 98" if goes_on else "n % 100 <> 98",
            **_match(goes_on, white, black),
        )
    for seq, (kind, payload) in enumerate(LOG, 1):
        yield _insert(
            "events",
            matches,
            match_id="n",
            seq=seq,
            version=1,
            type=f"'{kind}'",
            payload=f"'{payload}'",
            actor_id=white if seq < 3 else black,
            interaction_id=f"{10**9} + n" if seq == 1 else "NULL",
            at=_AT,
        )
    yield from _ratings(matches, people, white, black)
    yield _insert(
        "match_dice",
        matches,
        match_id="n",
        label="'match-' || n",
        server_seed="'" + "0" * 64 + "'",
        commitment="'" + "1" * 64 + "'",
        white_seed="'1'",
        black_seed="'2'",
    )
    for side, player in enumerate((white, black)):
        faces = {f"face{face}": face for face in range(1, 7)}
        counts = {"rolls": 20, "doublets": 3, "pips": 160, **faces}
        yield _insert("roll_counts", matches, match_id="n", side=side, user_id=player, guild_id=_GUILD, **counts)
    yield from _challenges(matches, white, black)
    yield from _beside_matches(matches, someone, hero_or)
    yield from _tournaments(matches // 50, hero_or, matches)
    yield from _chouettes(matches // 20, someone, hero_or)
    yield from _crowds(matches // 20, hero_or, matches)


def _insert(table, last, *, where="TRUE", **columns):
    """A statement that makes a row for each number from 1 to `last` for which a condition holds."""
    return (
        f"INSERT INTO {table} ({', '.join(columns)}) "  # noqa: S608 - nothing in it comes from outside
        f"WITH RECURSIVE number (n) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT n + 1 FROM number"
        f" WHERE n < {last}) "
        f"SELECT {', '.join(map(str, columns.values()))} FROM number WHERE {where}"
    )


def _match(goes_on, white, black):
    now = {"waiting_for": white, "due_at": f"{_AT} + {START}", "remind_at": f"{_AT} + {START}"}
    over = {"winner_id": white, "ended_at": _AT, "counted": 5}
    return {
        "match_id": "n",
        "guild_id": _GUILD,
        "channel_id": _CHANNEL,
        "thread_id": "CASE WHEN n % 4 = 0 THEN 900000000 + n END",
        "white_id": white,
        "black_id": black,
        "variant": "'backgammon'",
        "length": 5,
        "phase": "'to_roll'" if goes_on else "'over'",
        "state": f"'{STATE}'",
        "seq": 4,
        "white_score": 5,
        "black_score": 0,
        "board_channel_id": 1,
        "board_message_id": "n",
        "board_seq": 4,
        "created_at": f"{_AT} - {STEP}",
        "updated_at": _AT,
        **(now if goes_on else over),
    }


def _ratings(matches, people, white, black):
    for guild, where in (("0", "TRUE"), (_GUILD, "n % 5 <> 1")):
        for won, one, other in ((1, white, black), (0, black, white)):
            change = {"before": 1500, "after": 1501 if won else 1499, "experience_before": 100, "experience_after": 105}
            yield _insert(
                "rating_changes",
                matches,
                where=f"n % 100 <> 98 AND {where}",
                match_id="n",
                user_id=one,
                guild_id=guild,
                variant="'backgammon'",
                won=won,
                weight=1,
                at=_AT,
                opponent_id=other,
                opponents=9,
                **change,
            )
    yield (
        "INSERT INTO ratings (user_id, guild_id, variant, rating, experience, matches, won, opponents, updated_at) "
        "SELECT user_id, guild_id, variant, 1000 + user_id % 1000, 40 * count(*), count(*), sum(won), count(*), max(at)"
        " FROM rating_changes GROUP BY user_id, guild_id, variant"
    )


def _challenges(matches, white, black):
    for status, where in (("'accepted'", "n % 100 <> 97"), ("'open'", "n % 100 = 97")):
        yield _insert(
            "challenges",
            matches,
            where=where,
            challenge_id="n",
            guild_id=_GUILD,
            channel_id=_CHANNEL,
            challenger_id=white,
            opponent_id=black,
            terms="'{}'",
            status=status,
            created_at=_AT,
            expires_at=f"{_AT} + {START}",
            match_id="n" if status != "'open'" else "NULL",
            message_id="n",
            interaction_id="n",
        )
    yield _insert("challenge_seeds", matches, challenge_id="n", commitment="'" + "1" * 64 + "'")


def _beside_matches(matches, someone, hero_or):
    yield _insert("follows", matches // 10, match_id="n", user_id=hero_or)
    yield _insert("hints", matches // 10, match_id="n", seq=2, side=0)
    yield _insert("old_boards", matches // 100, message_id="n", channel_id=HERE, kind="'match'", number="n")
    yield _insert("recent_posts", matches // 100, user_id=someone, channel_id=HERE, slot="n", at=_AT)
    yield _insert(
        "guesses",
        matches // 2,
        match_id="n / 5 + 1",
        seq="n % 5",
        user_id=hero_or,
        name="'Somebody'",
        guild_id=_GUILD,
        play="'8/5 6/5'",
        same="n % 2",
        at=f"{START} + 2 * n * {STEP}",
    )
    yield _insert(
        "imports",
        matches // 20,
        owner_id=f"CASE WHEN n % 500 = 0 THEN {HERO} ELSE {someone} END",
        white_name="'White'",
        black_name="'Black'",
        digest="'digest ' || n",
        state=f"'{STATE}'",
        events=EMPTY,
        plays=1,
        games_left_out=0,
        played_on="''",
        shared=1,
        created_at=_AT,
    )
    yield _insert(
        "study_requests",
        min(matches // 100, 1000),
        user_id="n",
        match="CAST(n AS TEXT)",
        channel_id=HERE,
        token="''",  # noqa: S106
        public=0,
        language="'en'",
        asked_at=_AT,
    )


def _log(table, key, last, actor):
    for seq in range(1, 7):
        yield _insert(
            table,
            last,
            **{key: "n"},
            seq=seq,
            version=1,
            type="'EntrantJoined'",
            payload=f"""'{{"type":"EntrantJoined","id":' || CASE WHEN n % 50 = 0 THEN {HERO} ELSE n END || '}}'""",
            actor_id=actor if seq == 1 else f"{FIRST} + n % 1000 + {seq}",
            interaction_id=f"n * 10 + {seq}",
            at=_AT,
        )


def _tournaments(last, hero_or, matches):
    # One in twenty goes on.
    ended = "CASE WHEN n % 20 = 7 THEN NULL ELSE " + _AT + " END"
    yield _insert(
        "tournaments",
        last,
        tournament_id="n",
        guild_id=_GUILD,
        channel_id=_CHANNEL,
        organiser_id=hero_or,
        name="'A tournament'",
        status="CASE WHEN n % 20 = 7 THEN 'running' ELSE 'over' END",
        state=f"""'{{"number":' || n || ',{LONG_STATE[1:]}'""",
        seq=6,
        created_at=_AT,
        updated_at=_AT,
        next_at=f"CASE WHEN n % 20 = 7 THEN {_AT} + {START} END",
        message_id="n",
        ended_at=ended,
        away_guild_id=f"CASE WHEN n % 100 = 0 THEN {SMALL} END",
    )
    yield from _log("tournament_events", "tournament_id", last, hero_or)
    yield _insert(
        "tournament_matches",
        matches,
        where="n % 10 = 8",
        tournament_id=f"1 + n / 10 % {max(last, 1)}",
        pairing=f"n / 10 / {max(last, 1)}",
        match_id="n",
    )


def _chouettes(last, someone, hero_or):
    goes_on = "n % 100 = 8"
    yield _insert(
        "chouettes",
        last,
        chouette_id="n",
        guild_id=_GUILD,
        channel_id=_CHANNEL,
        thread_id="CASE WHEN n % 4 = 0 THEN 800000000 + n END",
        host_id=hero_or,
        variant="'backgammon'",
        phase=f"CASE WHEN {goes_on} THEN 'game' ELSE 'over' END",
        state=f"'{LONG_STATE}'",
        clock="'{}'",
        seq=6,
        next_at=f"CASE WHEN {goes_on} THEN {_AT} + {START} END",
        for_computer=0,
        board_channel_id=HERE,
        board_message_id="n",
        board_seq=6,
        created_at=_AT,
        updated_at=_AT,
        ended_at=f"CASE WHEN {goes_on} THEN NULL ELSE {_AT} END",
    )
    yield from _log("chouette_events", "chouette_id", last, hero_or)
    for place in range(4):
        who = hero_or if place == 0 else f"{someone} + {place}"
        yield _insert(
            "chouette_players", last, chouette_id="n", user_id=who, here=f"CASE WHEN {goes_on} THEN 1 ELSE 0 END"
        )
        for game in range(5):
            yield _insert(
                "chouette_results",
                last,
                chouette_id="n",
                game=game,
                user_id=who,
                guild_id=_GUILD,
                role="'box'" if place == 0 else "'crew'",
                hundredths="n % 800 - 400",
                at=_AT,
            )


def _crowds(last, hero_or, matches):
    goes_on = "n % 20 = 7"
    yield _insert(
        "crowds",
        last,
        crowd_id="n",
        guild_id=_GUILD,
        channel_id=_CHANNEL,
        host_id=hero_or,
        match_id=f"CASE WHEN {goes_on} THEN n / 20 * 100 + 98 ELSE {matches // 2} + n END",
        message_id="n",
        state=f"""'{{"number":' || n || ',{LONG_STATE[1:]}'""",
        seq=6,
        created_at=_AT,
        due_at=f"CASE WHEN {goes_on} THEN {_AT} + {START} END",
        ended_at=f"CASE WHEN {goes_on} THEN NULL ELSE {_AT} END",
    )
    yield from _log("crowd_events", "crowd_id", last, hero_or)
