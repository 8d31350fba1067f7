error-impossible = That is not possible now. `/{ command-board }` shows the position.
error-stale = That was for an older position and did nothing. `/{ command-board }` shows the match now.
error-not-on-roll = It is your opponent's turn. `/{ command-board }` shows the position.
error-records = I cannot reach my records at the moment, so nothing was changed. Try again in a minute; your match is safe.
error-command = That command could not be read here. Discord may still show an old version of it: try again in a minute.
error-permissions = I may not post here. Someone who manages this channel has to give me **{ permission-view }**, **{ permission-send }** and **{ permission-attach }**. Your match is kept: `/{ command-board }` shows it once I may.
error-incident = Sorry, something went wrong on my side (incident `{ $code }`). Your match is as it was; `/{ command-board }` shows it.
error-incident-kept = { $incident ->
        [no] Something went wrong on my side
       *[yes] Something went wrong on my side (incident `{ $code }`)
    }, but what you did is stored. { $where ->
       *[match] This is your match now:
        [tournament] `/{ command-tournament } { command-tournament-status }` shows it.
    }
error-too-fast = That was too fast for me. I take { $most } taps and commands a second from each person.
error-still-busy = I am still busy with the last thing you asked for. Try again once it is there.
error-work-failed = I could not get that done just now. Try again in a minute.
error-notation = I cannot read `{ $text }` as a play. A play looks like `13/8 6/5`, `bar/20`, `8/5(2)` or `6/off`.
error-not-a-play = I cannot read `{ $text }` as a play.
error-ambiguous = That can be read in more than one way. Say which: { $plays }.
error-legal-few = Legal: { $plays }.
error-legal-many = Legal are { $count } plays, for example { $plays }; `/{ command-move }` lists them as you type.

error-bar-first = Your checker on the bar has to enter first.
error-no-checker = You have no checker on { $source ->
    [bar] the bar
   *[other] point { $source }
}.
error-blocked = Point { $target } is closed: your opponent's checkers hold it.
error-not-home = You can only bear off when all your checkers are home (points 1 to 6).
error-higher-checker = You cannot bear off from point { $source } with that number while a checker stands higher.
error-wrong-distance = { $source }/{ $target } is not what you rolled.
error-used-number = { $source }/{ $target } needs a number of the roll that the other moves have used.
error-wrong-way = Checkers move from high points to low ones: { $source }/{ $target } goes backwards.
error-must-use-both = You have to play both numbers when you can.
error-must-use-higher = Only one number can be played, and then it must be the higher.
error-must-use-more = You have to play as many of your numbers as you can.
error-too-many-moves = Those are more moves than your roll gives.
error-cannot-move = That cannot be played with this roll.
error-forbidden = The rules of this game do not allow that.

error-no-cube = This match is played without the doubling cube.
error-cube-crawford = This is the Crawford game: nobody may double. The cube is back in the next game.
error-cube-not-yours = Your opponent owns the cube: only they may double next.
error-cube-dead = A win at the present cube already gives you the match, so you may not double.
error-cube-rolled = You have rolled already: a double comes before the roll. Play your roll with `/{ command-move }`.
error-cube-offered = There is a double on offer already: it has to be taken or passed first.

error-not-a-player = You are not playing this match. Watch it here, or start your own with `/{ command-challenge }`.
error-not-your-challenge = This challenge is for someone else. Make your own with `/{ command-challenge }`.
error-open-challenge = This challenge is for anyone: accept it, or leave it. Only its challenger can withdraw it.
error-own-challenge = This is your own challenge: someone else has to accept it. You can withdraw it.
error-not-admin = Only people who may manage this server can do that.

error-challenge-self = You cannot challenge yourself. Pick someone else, or leave the opponent out to invite anyone.
error-challenge-bot = Other bots do not answer challenges. Pick a person, pick me (I play at any level), or leave the opponent out to invite anyone.
error-challenge-not-here = That person is not in this server (any more). Pick someone who is here.
error-challenge-duplicate = You have already made that challenge here, and it is still open. Withdraw it with `/{ command-decline }` to change it.
error-challenge-too-many = You have too many open challenges in this channel. Withdraw one with `/{ command-decline }` first.
error-challenge-length = A match is played to 1 to 99 points, or 0 for an unlimited session.
error-challenge-rated-length = A rated match goes to 25 points at most: choose a length up to 25, or an unrated match (`{ command-challenge.rated }: False`).
error-challenge-not-open = That challenge is not open any more.
error-challenge-expired = That challenge has expired. Make a new one with `/{ command-challenge }`.
error-challenge-withdrawn = That challenge was withdrawn. Make your own with `/{ command-challenge }`.
error-challenge-declined = That challenge was declined. Make a new one with `/{ command-challenge }`.
error-challenge-accepted = That challenge was accepted already and the match is under way: see `/{ command-matches }`.
error-challenge-blocked = You and this person cannot play each other. Challenge someone else with `/{ command-challenge }`, or leave the opponent out to invite anyone.
error-challenge-nobody-here = There is nobody to play here but me: choose me as the opponent, or challenge somebody in a server, or in a group once you have added me to your apps.
error-challenge-level = A level is for a match against me: choose me as the opponent, or leave the level out.
error-challenge-too-many-matches = { $who } has { $limit } matches under way, and more are not possible at once. One of them has to end first: `/{ command-matches }` lists your own.
error-challenge-too-many-computers = You have { $limit } matches against the computer under way, and more are not possible at once. Finish or resign one first: `/{ command-matches }` lists them.

error-no-match = There is no such match. `/{ command-matches }` lists what is being played.
error-no-number = There is nothing with such a number. `/{ command-matches }` lists what is being played.
error-no-match-here = You have no match in this channel. Start one with `/{ command-challenge }`; `/{ command-matches }` lists what is being played.
error-played-elsewhere = Match { $match } is not played here, where nobody would see your turn.
error-no-offer = Nothing is offered to you here. `/{ command-matches }` lists what is being played.
error-no-challenge = There is no such challenge. Make one with `/{ command-challenge }`.
error-several-matches = You have several matches in this channel: choose one with the option `{ -option-match }` ({ $ids }).

error-to-roll = The dice have not been rolled yet: `/{ command-roll }`, or `/{ command-double }` first.
error-to-play = The dice are rolled: play them with `/{ command-move }` or the lists under the board.
error-double-offered = A double is on offer: it has to be taken (`/{ command-accept }`) or passed (`/{ command-decline }`) first.
error-resignation-offered = A resignation is on offer: `/{ command-accept }` it, or `/{ command-decline }` to play on.
error-resignation-refused = Your opponent has refused your offer to resign. You can offer again in your next turn; what cannot be refused you can resign now: `/{ command-resign }`.
error-over = This match is over. Start another with `/{ command-challenge }`.

error-no-clock = This match is played without a clock.
error-clock-paused = The clock of this match is stopped already.
error-clock-stands-still = This match is paused: `/{ command-resume }` lets the clock run again, then go on.
error-clock-not-paused = The clock of this match is not stopped.
error-clock-not-out = Your opponent's time is not up yet.
error-clock-own-time = It is your own time that is up.
error-clock-already-asked = You have asked for that already. Your opponent has to answer.
error-clock-session = An unlimited session cannot be played for time.
error-clock-no-vacation = You have { $days ->
    [one] 1 day
   *[other] { $days } days
} of vacation left this year.
error-clock-not-away = You are not on vacation.
error-preference = There is no such choice: `{ $value }`.
error-preference-known = There is no such choice: `{ $value }`. Possible: { $known }.
error-record-where = { $place ->
    [side] Game { $game }, move { $move }, { $side ->
        [black] Black
       *[white] White
    }{ $line ->
        [0] :
       *[other] {" "}(line { $line }):
    }
    [move] Game { $game }, move { $move }{ $line ->
        [0] :
       *[other] {" "}(line { $line }):
    }
    [game] Game { $game }{ $line ->
        [0] :
       *[other] {" "}(line { $line }):
    }
   *[line] Line { $line }:
}
error-file-play = { $reason ->
    [bar_first] A checker on the bar has to enter first.
    [no_checker] There is no checker of this side on { $source ->
        [bar] the bar
       *[other] point { $source }
    }.
    [blocked] Point { $target } is closed: the other side's checkers hold it.
    [not_home] Checkers are borne off only when all of a side are home (points 1 to 6).
    [higher_checker] With that number nothing is borne off from point { $source } while a checker stands higher.
    [wrong_distance] { $source }/{ $target } does not go with the roll.
    [used_number] Each number of the roll is used only once: { $source }/{ $target } needs one that the other moves have used.
    [wrong_way] Checkers move from high points to low ones: { $source }/{ $target } goes backwards.
    [must_use_both] Both numbers have to be played where that is possible.
    [must_use_higher] Only one number could be played, and then it must be the higher.
    [must_use_more] As many numbers have to be played as possible.
    [too_many_moves] Those are more moves than the roll gives.
   *[other] The rules of the game do not allow that.
}
error-file-legal = { $count ->
    [one] Legal was only { $plays }.
   *[other] { $all ->
        [yes] Legal were { $plays }.
       *[no] Legal were { $count } plays, for example { $plays }.
    }
}
error-file-can-move = A legal play existed with this roll.
error-file-ambiguous = It can be read in more than one way: { $plays }.
error-file-to-roll = No double was on offer: a roll or a double was due.
error-file-to-play = The dice had been rolled: the play of the roll was due.
error-file-double-offered = A double was on offer: a take or a drop was due.
error-file-resignation-offered = A resignation was on offer: an answer to it was due.
error-file-over = The match was over already.
error-file-not-on-roll = It was the other side's turn.
error-file-cube-not-theirs = The other side owned the cube: only that side could double next.
error-file-cube-dead = A win at that cube already gave this side the match, so it could not double.
error-file-cube-rolled = The dice had been rolled: a double comes before the roll.
error-file-cube = A game begins with its opening roll; after it a side may double before it rolls, and the cube then turns to twice its value.
error-file-row = The line in the file: `{ $row }`
error-record-too-large = This record is too large. A `.mat` file may have 2 MB, 10,000 lines of 1,000 characters, and 500 games; a file of `/{ command-export }` (json or text) may have 4 MB.
error-record-unknown = This is not a record of a match that I can read. I read `.mat` files: they say, for example, `5 point match`, and then `Game 1`.
error-record-version = This record was made by a newer version of the bot.
error-record-length = `{ $text }` is not a length I know. A match has 1 to 99 points, a session 0.
error-record-unknown-game = I do not know the game `{ $text }`.
error-record-no-mat = This match cannot be written as a `.mat` file, which knows backgammon only: it has no place for `{ $text }`. The text and the event log hold it.
error-record-unreadable = I cannot read `{ $text }`.
error-record-illegal-play = `{ $text }` with { $roll } is not legal.
error-record-missing-play = The play with { $roll } is missing.
error-record-out-of-turn = `{ $text }` stands in the column of the player whose turn it is not.
error-record-illegal-cube = `{ $text }` is not allowed here.
error-record-wrong-opening = A game cannot begin with { $roll } for this player.
error-record-wrong-game = `{ $text }` does not belong here: it is no part of this game.
error-record-wrong-score = The file says { $text }, but the games before come to another score.
error-record-wrong-result = `{ $text }` does not agree with the game.
error-record-unfinished-game = The game has no end.

error-no-tournament = There is no such tournament here. An organiser announces one with `/{ command-tournament } { command-tournament-create }`.
error-no-import = You have no such imported match, and nobody shares one of that number here. `/{ command-import }` reads one from a file.
error-not-organiser = Only organisers can do that: people who manage this server, or have the role that `/{ command-settings }` names.
error-tournament-already-joined = That person is in it already.
error-tournament-not-joined = That person is not in it.
error-tournament-you-joined = You're in it already.
error-tournament-you-not-joined = You're not in it.
error-tournament-already-here = You have checked in already.
error-tournament-check-in-later = Check-in opens { $at } ({ $left }). Then the button is under the announcement.
error-tournament-full = It is full.
error-tournament-too-few = { $detail ->
    [check_in] It takes at least two players who have checked in.
   *[other] It takes at least two players.
}
error-tournament-settings = { $detail ->
    [weekly] A tournament that comes every week starts at a time: say with `{ command-tournament-create.starts_in }` in how many hours the first one starts.
    [check_in] Check-in ends with a start at a time: say with `{ command-tournament-create.starts_in }` in how many hours it starts, or leave `{ command-tournament-create.check_in }` out.
    [lengths] `{ command-tournament-create.lengths }` takes the points of a match by round, each from 1 to 99, as in `3, 5, 7`.
    [groups] In a round robin everyone meets everyone, so a group has at most 32 players: give more `{ command-tournament-create.groups }`, or a smaller `{ command-tournament-create.limit }`.
    [advance] One player alone cannot play a knock-out: let at least 2 go on with `{ command-tournament-create.advance }`, or make more `{ command-tournament-create.groups }`, or leave `{ command-tournament-create.advance }` out.
    [limit] `{ command-tournament-create.limit }` goes from 2 to 256 players.
    [swiss_rounds] `{ command-tournament-create.rounds }` goes from 1 to 20; 0 takes as many as it needs.
   *[other] That cannot be: `{ $detail }`.
}
error-tournament-started = It has begun already. An organiser can let somebody take another's place.
error-tournament-not-started = It has not begun yet.
error-tournament-paused = It is paused: an organiser lets it go on with `/{ command-tournament } { command-tournament-pause }`.
error-tournament-not-paused = It is not paused.
error-tournament-over = It is over.
error-tournament-no-such-pairing = There is no pairing with that number: `/{ command-tournament } { command-tournament-status }` lists them.
error-tournament-not-open = That pairing is not open: its players are not known yet, or it is decided.
error-tournament-not-your-match = That is not your match.
error-tournament-not-in-pairing = That person does not play in this pairing.
error-tournament-already-reported = That result is known already.
error-tournament-disagree = Another result is there already. An organiser can correct it.
error-tournament-nothing-to-correct = There is no other result to correct.
error-tournament-played-on = What follows from it has been played already, so it cannot be changed any more.
error-tournament-already-out = That person is out already.
error-tournament-already-played = That person has played already, so nobody can take the place. `/{ command-tournament } { command-tournament-forfeit }` takes the person out.
error-tournament-no-bye-left = There is no free place left.
error-tournament-unfinished = The round is not finished.
error-tournament-no-round-left = All rounds are drawn.

error-full-point = No more than five of your checkers may stand on a point, and point { $target } would hold more.
error-head = Only one checker may leave the head (point 24) in a turn.
error-runner-first = Your first checker has to arrive before another one may move.
error-pinned = A pinned checker does not move, and nothing is borne off while one of yours is pinned.
error-prime = That would leave a row of your checkers that this game forbids.
error-exact = In this game checkers are borne off with the exact number only.
error-inside-home = Only checkers in your home board move backwards, and they do not leave it.
error-no-bearing-off = Nothing is borne off in this game: whoever first has all checkers home wins.
error-to-name = A doublet has to be named first: the buttons under the board, or `/{ command-doublet }`.
error-no-beavers = There are no beavers here: they belong to unlimited sessions whose terms say so, never to a match.
error-no-raccoons = There are no raccoons in this session: take the beaver, or pass it.
error-nothing-to-beaver = There is no double for you to answer with a beaver.
error-house-not-in-game = { $option }: { $game } does not have this rule.
error-house-always = { $option }: { $game } is always played so; there is nothing to choose.
error-house-session-only = { $option }: this is for unlimited sessions (length 0), not for matches.
error-house-needs-cube = { $option }: this makes no sense without the doubling cube.
error-house-needs-beavers = { $option }: raccoons answer beavers, so beavers have to be allowed too.
error-house-out-of-range = { $option }: the limit is 0 to 3.

error-coach-rated = Match { $match } is rated: nobody is helped in it. Hints are for matches that are not rated and for those against the computer.
error-coach-tournament = Match { $match } belongs to a tournament: nobody is helped in it.
error-coach-nothing-to-decide = There is nothing to decide: no double is possible now, or there is only one play.
error-coach-unknown-game = The analysis engine cannot count this game: { $game }. It knows backgammon, Nackgammon and Egyptian tables.
error-coach-not-finished = Match { $match } is not over yet. A game of it that is over can be analysed: choose it with the option `{ command-analyze.game }`.
error-coach-no-such-game = There is no such game in match { $match }.
error-coach-game-goes-on = This game of match { $match } is still being played.
error-coach-one-at-a-time = The analysis of match { $match } is running for you. Wait for it, or stop it with the button below it.
error-coach-busy = Very many analyses are waiting already. Try again in a few minutes.
error-coach-not-studied = This analysis of match { $match } is not stored any more. Ask for it again with `/{ command-analyze }`.
error-coach-somebody-elses = Somebody else has asked for this analysis. Only who asked can stop it.
error-coach-impossible = The analysis engine cannot study this position.
error-coach-being-played = You are playing this position, or one close to it, in match { $match }, in which nobody is helped. Ask again once that match is over.
error-coach-study-tells = Match { $record } contains the position that you are playing, or one that is one play away, in match { $match }, in which nobody is helped. Ask again once that match has moved on, or choose another game with the option `{ command-analyze.game }`.
error-engine-missing = The analysis engine is not installed here. Everything else works.
error-engine-unavailable = The analysis engine does not answer. Try again in a minute: what it has studied so far is kept.
error-position-unreadable = I find no position in this. Paste an XGID (`XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:3:0:10`) or a GNU Backgammon position ID, with its match ID if you have it (`4HPwATDgc/ABMA:cAkAAAAAAAAA`).
error-position-too-many = This position cannot occur: a side has more than fifteen checkers.
error-position-one-point = This position cannot occur: both sides hold the same point.
error-position-both-off = This position cannot occur: no checker of either side is on the board.
error-position-over = This game is over already: there is nothing to decide.
error-position-both-won = This position cannot occur: both sides have reached the length of the match.
error-position-both-shut = This position cannot occur: both sides are on the bar against six closed points.
error-position-field = { $field ->
    [12] This position cannot occur: in a match the cube lies in the middle at 1 until somebody doubles, and then whoever took it owns it.
    [13] This position cannot occur: with the cube as it was, whoever turned it would already have won the match with this game, and such a cube is dead.
    [14] This position cannot occur: in the Crawford game the cube is not turned.
    [15] This position cannot occur: it is a game without a cube, but the cube was turned.
    [16] This position cannot occur: there are no beavers in a match.
   *[other] I cannot read this XGID. { $field ->
        [1] Its position must have 26 places, each a letter from A to O, from a to o, or a hyphen.
        [2] Its second field, the cube, must be the exponent of its value: 0 for 1, 1 for 2, and so on.
        [3] Its third field, the owner of the cube, must be 1, -1 or 0; a cube at 1 has no owner.
        [4] Its fourth field, the turn, must be 1 or -1.
        [5] Its fifth field, the dice, must be two numbers from 1 to 6, 00, D, B or R, and a double is offered by who owns the cube.
        [6] Its sixth field must be a score.
        [7] Its seventh field must be a score.
        [8] Its eighth field must be 1 in the Crawford game only, without a turned cube, or tell Jacoby and beavers from 0 to 3.
        [9] Its ninth field must be the length of the match, 0 for an unlimited session.
        [10] Its tenth field must be the exponent of the largest cube.
       *[other] It must have ten fields with colons between them.
    }
}
error-position-match-id = The match ID after the position cannot be read, or tells a match that cannot be.
