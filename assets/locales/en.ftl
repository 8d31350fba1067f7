# Everything the bot says, in English: the language of reference. Names arrive escaped; `**` and `###` are Discord's
# markup. A further language is one more file beside this one, with the same messages and variables.

language-name = English

-option-match = match
-option-offer = offer
-which-match = Which match, if you play several here
-which-match-to-see = Which match; leave it out for your own, or the latest here
-which-offer = Which one, if there are several

## Words used in other messages

points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
length = { $points ->
    [0] unlimited session
   *[other] { $points }-point match
}
grade = { $grade ->
    [gammon] a gammon
    [backgammon] a backgammon
    [double] a double game
    [quadruple] a quadruple game
    [more] the game
   *[single] a single game
}
side = { $side ->
    [white] White
   *[black] Black
}
without-cube = without cube
list-or = or
player-unnamed = Player { $number }

## Commands: the names and descriptions that Discord shows while one types

command-challenge = challenge
    .description = Offer a backgammon match to someone, or to anyone here
    .opponent = opponent
    .opponent-description = Whom to challenge; leave it out to invite anyone
    .length = length
    .length-description = Points to win, 1 to 99 (usual: 5, 9, 21); 0 plays on without an end
    .cube = cube
    .cube-description = Play with the doubling cube (usual) or without
    .clock = clock
    .clock-description = Time for a turn: none, live (seconds and a reserve), or hours and days
    .at_zero = at_zero
    .at_zero-description = When time is up: the match is lost, or the opponent may claim it
    .rated = rated
    .rated-description = Count it for the ratings (usual) or not
    .variant = variant
    .variant-description = Which game: backgammon, or one of its relatives
    .options = options
    .options-description = Choose house rules before it is sent
    .level = level
    .level-description = How strong I play, if you challenge me (usual: intermediate)
command-accept = accept
    .description = Accept what is offered to you here: a challenge, a double, a resignation
    .offer = { -option-offer }
    .offer-description = { -which-offer }
command-decline = decline
    .description = Decline what is offered to you here, or withdraw your own challenge
    .offer = { -option-offer }
    .offer-description = { -which-offer }
    .sure = sure
    .sure-description = Pass a double without being asked again
command-roll = roll
    .description = Roll the dice
    .match = { -option-match }
    .match-description = { -which-match }
command-move = move
    .description = Play your roll, for example 13/8 6/5
    .play = play
    .play-description = The whole play; the list shows what is legal
    .match = { -option-match }
    .match-description = { -which-match }
command-double = double
    .description = Double the stakes before you roll
    .match = { -option-match }
    .match-description = { -which-match }
command-undo = undo
    .description = Take back the last die you chose for this play, before you confirm it
    .match = { -option-match }
    .match-description = { -which-match }
command-resign = resign
    .description = Resign the game or the match; you are told what it costs and asked again
    .what = what
    .what-description = How much; leave it out to see what each would cost
    .sure = sure
    .sure-description = Send it without being asked again
    .match = { -option-match }
    .match-description = { -which-match }
command-board = board
    .description = Show the board, to you alone or to everyone
    .match = { -option-match }
    .match-description = { -which-match-to-see }
    .public = public
    .public-description = Post it for everyone, with its buttons
command-match = match
    .description = Score, cube and length of a match
    .match = { -option-match }
    .match-description = { -which-match-to-see }
command-matches = matches
    .description = What is being played here, and your own matches
command-help = help
    .description = How to play, in one minute
choice-single = single
choice-gammon = gammon
choice-backgammon = backgammon
choice-match = match

## Buttons (at most 80 characters), lists and forms

button-roll = Roll
button-double = Double to { $value }
button-take = Take
button-pass = Pass
button-resign = Resign
button-my-view = My view
button-accept = Accept
button-decline = Decline
button-withdraw = Withdraw
button-take-out = Take out
button-call-off = Call it off
button-not-after-all = Leave it as it is
button-confirm = Confirm
button-undo = Undo
button-type = Type it
button-play-on = Play on
button-keep-playing = Keep playing
button-resign-game = { $grade ->
    [gammon] Gammon
    [backgammon] Backgammon
    [double] Double
    [quadruple] Quadruple
    [more] This game
   *[single] Single
}: lose { points }{ $final ->
    [yes] { "" }
   *[no] { " " }(may be refused)
}
button-resign-match = The whole match
button-leave-session = Leave: lose { points }
list-play-the = Play the { $die }
list-play-a = Play a { $die } ({ $left } left)
remark-hits = hits
remark-bears-off = bears off
remark-enters = enters
form-play-title = Your play
form-play-label = The play, as in the example

## Challenges

challenge-to = ### { $challenger } challenges { $opponent }: { $terms }
    Open until { $until } ({ $left }).
challenge-to-anyone = ### { $challenger } is looking for an opponent: { $terms }
    Open until { $until } ({ $left }).
challenge-closed = ### { $challenger }'s challenge: { $terms }
challenge-declined = { $who } declined.
challenge-accepted = { $who } accepted: match { $match }.
challenge-withdrawn = Withdrawn.
challenge-expired = Nobody answered in time.
challenge-needs-permissions = I cannot play here yet: I need { $permissions } in this channel.
permission-view = View Channel
permission-send = Send Messages
permission-send-in-threads = Send Messages in Threads
permission-attach = Attach Files

## What happened in a turn

told-opening-tie = Both roll a { $number } and roll again.
told-game-started = Game { $game }: { $white } rolls a { $white_die }, { $black } a { $black_die }. { $first } starts with { $afresh ->
    [yes] a new roll
   *[no] both numbers
}.
told-crawford = This is the Crawford game: no cube.
told-rolled = { $who } rolled { $roll }.
told-danced = { $who } rolled { $roll } and cannot { $on_bar ->
    [yes] enter
   *[no] move
}.
told-played = { $who } played { $roll }: **{ $play }**
told-doubled = { $who } doubles to { $value }.
told-taken = { $who } takes. The cube is at { $value }.
told-passed = { $who } passes the double: { points } for { $winner }.
told-resignation-offered = { $who } offers to resign { grade } ({ points }).
told-resignation-refused = { $who } wants to play on.
told-resigned = { $who } resigns { grade }: { points } for { $winner }.
told-match-resigned = { $who } resigns the match.
told-session-left = { $who } leaves the session: { points } for { $winner }.
told-game-won = { $who } { $off ->
    [yes] bears off the last checker and wins
   *[no] wins
} { grade }: { points }.
told-match-won = ## { $who } wins the match { $winner_score } : { $loser_score }
told-session-over = ## The session is over: { $white } { $white_score } : { $black_score } { $black }

## Under and over a board

score-game = game { $game }
score-cube = cube { $value }
score-crawford = Crawford game
turn-roll-or-double = { $who }, your turn: roll or double.
turn-roll = { $who }, your turn to roll.
turn-play = { $who } to play { $roll }.
turn-answer-double = { $who }: take ({ $owns ->
    [yes] you own the cube at { $value }
   *[no] the cube stays with your opponent, at { $value }
}) or pass (you lose { points })?
turn-answer-resignation = { $who }: accept { points }, or play on?
progress-left = Left to play: { $left }.
progress-so-far = So far: { $done }. Left to play: { $left }.
progress-ready = **{ $play }**: confirm it, or undo.
progress-forced = Only one play is possible: **{ $play }**.
board-footer = -# Match { $match } · `{ $xgid }`

## Questions and answers to one person

ask-pass = Pass the double to { $value }? You lose this game and { points }.
ask-resign = What do you want to resign? { $opponent } may refuse what says so. { $session ->
    [yes] Leaving the session costs the most this game can cost
   *[no] Resigning the whole match loses it at once
}. Nothing has been sent yet.
answer-nothing-sent = Nothing was sent. Play on.
answer-stale = That was for an older position. This is the match now:
answer-repeat = That is done already. This is the match now:
undo-done = Taken back.
undo-nothing = Nothing on the board is chosen yet that could be taken back; a play that was confirmed stays. This is your board:
offer-double = Double in match { $match }
offer-resignation = Resignation in match { $match }
offer-challenge = Challenge by { $who }: { $terms }
offer-own-challenge = Your challenge to { $who }: { $terms }
offer-own-open-challenge = Your challenge to anyone: { $terms }

## Lists and facts of matches

matches-none = No match is being played here. Start one with `/{ command-challenge }`.
matches-here = ### Matches in this channel
matches-elsewhere = ### Your matches elsewhere
matches-server = ### Other matches in this server
matches-more = ... and { $count } more.
match-heading = ### Match { $match }
match-away = { $white } needs { $white_away }, { $black } needs { $black_away }.
match-cube = The cube is at { $value } and belongs to { $who }.
match-no-cube = Played without the cube.
match-after-crawford = The Crawford game has been played.
match-begun = Begun { $when }.
match-link = [show the board]({ $url })
match-by-command = `/{ command-match } { $match }`

## Errors: what is wrong, and what would work

error-impossible = That is not possible now. `/{ command-board }` shows the position.
error-stale = That was for an older position and did nothing. `/{ command-board }` shows the match now.
error-not-on-roll = It is your opponent's turn. `/{ command-board }` shows the position.
error-records = I cannot reach my records at the moment, so nothing was changed. Try again in a minute; your match is safe.
error-command = That command could not be read here. Discord may still show an old version of it: try again in a minute.
error-permissions = I may not post here. Someone who manages this channel has to give me **{ permission-view }**, **{ permission-send }** and **{ permission-attach }**. Your match is kept: `/{ command-board }` shows it once I may.
error-incident = Sorry, something went wrong on my side (incident `{ $code }`). Your match is as it was; `/{ command-board }` shows it.
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
error-challenge-not-open = That challenge is not open any more.
error-challenge-expired = That challenge has expired. Make a new one with `/{ command-challenge }`.
error-challenge-withdrawn = That challenge was withdrawn. Make your own with `/{ command-challenge }`.
error-challenge-declined = That challenge was declined. Make a new one with `/{ command-challenge }`.
error-challenge-accepted = That challenge was accepted already and the match is under way: see `/{ command-matches }`.
error-challenge-blocked = You and this person cannot play each other. Challenge someone else with `/{ command-challenge }`, or leave the opponent out to invite anyone.

error-no-match = There is no such match. `/{ command-matches }` lists what is being played.
error-no-match-here = You have no match in this channel. Start one with `/{ command-challenge }`; `/{ command-matches }` lists what is being played.
error-played-elsewhere = Match { $match } is not played here, where nobody would see your turn.
error-no-offer = Nothing is offered to you here. `/{ command-matches }` lists what is being played.
error-no-challenge = There is no such challenge. Make one with `/{ command-challenge }`.
error-several-matches = You have several matches in this channel: choose one with the option `{ -option-match }` ({ $ids }).
error-several-offers = Several things are offered to you here: choose one with the option `{ -option-offer }`.

error-to-roll = The dice have not been rolled yet: `/{ command-roll }`, or `/{ command-double }` first.
error-to-play = The dice are rolled: play them with `/{ command-move }` or the lists under the board.
error-double-offered = A double is on offer: it has to be taken (`/{ command-accept }`) or passed (`/{ command-decline }`) first.
error-resignation-offered = A resignation is on offer: `/{ command-accept }` it, or `/{ command-decline }` to play on.
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

## The picture of a board, and the same in words

board-wins = { side } wins
board-crawford = Crawford game
board-post-crawford = post-Crawford
board-limit = max { $limit }
board-doubles = doubles to { $value }
caption-points = +{ points }
caption-danced = { $roll }: cannot move
caption-resignation = resignation offered
caption-part = { $count ->
    [one] plays one { $number }
    [2] plays two { $number }s
    [3] plays three { $number }s
    [4] plays four { $number }s
   *[other] plays { $count } { $number }s
}
caption-left-over = left over: { $numbers }
caption-names = names a doublet
caption-said = { $what ->
    [take] { side } takes
    [pass] { side } passes
    [play-on] { side } plays on
    [drawn] game drawn
   *[time] { side } is out of time
}
alt-named = { side } ({ $name })
alt-board = Backgammon board: { $white } against { $black }.
alt-board-game = { $game } board: { $white } against { $black }.
alt-limit = At most { $limit } checkers of a side on a point.
alt-to-move = { side } to move.
alt-doubles = { $side ->
    [white] White doubles to { $value }; Black to answer.
   *[black] Black doubles to { $value }; White to answer.
}
alt-won = { side } has won.
alt-over = The game is over.
alt-score-session = Unlimited session, score White { $white }, Black { $black }.
alt-score-match = Match to { $length }, score White { $white }, Black { $black }{ $game ->
    [crawford] , Crawford game
    [post-crawford] , post-Crawford
   *[usual] { "" }
}.
alt-cube-none = No cube.
alt-cube-crawford = The cube is not used in this game.
alt-cube-centred = Cube centred at { $value }.
alt-cube-owned = Cube at { $value }, owned by { side }.
alt-rolled = { side } rolled { $first } and { $second }.
alt-rolled-used = { side } rolled { $first } and { $second }, already played: { $used }.
alt-to-play = { side } plays { $numbers }.
alt-to-play-used = { side } plays { $numbers }, already played: { $used }.
alt-last-play = Last play: { $moves }.
alt-hitting = { $move } hitting
alt-pinning = { $move } pinning
alt-places = { side }, { $pips } pips: { $places }.
alt-on-bar = { $count } on the bar
alt-on-point = { $count } on { $point }
alt-off = { $count } off
alt-in-hand = { $count } not yet entered
alt-pinned-on = { $count } on { $point }, pinned
text-board-hand = { $checker } { $count } not yet entered
text-board-pinned = { $checker } pinned on { $points }

## How it begins

welcome = ### Backgammon
    Type `/{ command-challenge }` and choose an opponent, or leave the opponent out and anyone here may press **{ button-accept }**.
    `/{ command-help }` explains the game in one minute.
welcome-local = On this page you are all of them: choose **Alice**, **Bob** or **Carol**, who watches, in *Viewing as* at the top. So: as Alice type `/{ command-challenge }`, Enter, Enter, choose Bob and send it with the arrow; as Bob press **{ button-accept }**.
help = ## Backgammon in one minute
    { "**" }Start:** `/{ command-challenge }` a friend (or leave the opponent out and anyone may accept). The other presses **{ button-accept }**. Nobody there? Challenge me.
    { "**" }Your turn:** press **{ button-roll }**, pick a move for each die from the lists, press **{ button-confirm }**. Or type: `/{ command-roll }`, then `/{ command-move } 24/18 13/8`.
    { "**" }The goal:** bring your fifteen checkers home (your points 1 to 6) and take them off before the other does. You move from high points to low ones; the numbers on the picture are those of the player on turn.
    { "**" }A lone checker** can be hit and starts again from the bar. Two or more together cannot be landed on.
    { "**" }The cube:** before rolling you may `/{ command-double }` the stakes; the other takes (and may double next) or passes and loses the game at the old value.
    { "**" }Notation:** `8/5 6/5`, as in the picture with a roll of 3-1, moves one checker each; `8/5(2)` two; `bar/20` enters; `6/off` bears off; `*` marks a hit.

    `/{ command-board }` the position · `/{ command-match }` score and cube · `/{ command-matches }` what is being played · `/{ command-resign }` · `/{ command-accept }` `/{ command-decline }` whatever is offered to you · `/{ command-preferences }` let the bot roll and play what is no choice · `/{ command-watch }` follow a match

## Preferences and settings

preferences-heading = ### Your preferences
preferences-explained = A tap switches one on (✅) or off. The lists below concern the boards and messages that you alone see; public boards look the same for everyone. The cube is never touched by itself.
preference-auto-roll = Roll for me
preference-auto-forced = Forced moves
preference-auto-bear-off = Bear off for me
preference-confirm = Ask to confirm
preference-reminders = Remind me
preference-text-board = Text board
preference-home-left = Home on the left
preference-numbering = Point numbers
preference-theme = Theme
preference-language = Language
numbering-mover = of the player on turn
numbering-own = always my own
numbering-none = none
as-the-server = as the server
as-the-bot = as the bot
as-discord = as Discord
theme-preview = This is the theme **{ $theme }**.
theme-classic = Classic
theme-dark = Dark
theme-tournament = Tournament
theme-paper = Paper
theme-high-contrast = High contrast
theme-colour-blind = Colour blind
button-use-theme = Use it
button-back = Back
blocked = { $who } cannot challenge you any more. `/{ command-preferences } { command-preferences-unblock }` undoes it. Nobody is told.
unblocked = { $who } can challenge you again.
blocked-list = Blocked: { $who }.
days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
vacation-begun = You are on vacation until { $until }: your correspondence matches wait. { days } of vacation left this year.
vacation-over = Welcome back. { days } of vacation left this year.
settings-heading = ### How matches are played in this server
settings-explained = **One live board:** edited in place instead of a new post a turn; it mentions nobody. **Threads:** each match gets a thread of its own.
setting-live = One live board
setting-threads = Threads
setting-length = Usual length
setting-clock = Usual clock
sample-white = Alice
sample-black = Bob
text-board-side = { $checker } { $name }: { $pips } pips, { $off } off{ $cube ->
    [0] { "" }
   *[other] , cube { $cube }
}

## Time

hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}
clock-none = no clock
clock-live = live: 12 seconds a turn, then a reserve
clock-turn = { $unit ->
    [days] { days }
   *[hours] { hours }
} a turn
clock-terms-live = ⏳ { $delay } seconds a turn, then { $minutes } minutes of reserve for each; at zero { $zero ->
    [lose] the match is lost
   *[claim] the opponent may claim the match
}.
clock-terms-turn = ⏳ { $unit ->
    [days] { days }
   *[hours] { hours }
} a turn; at zero { $zero ->
    [lose] the match is lost
   *[claim] the opponent may claim the match
}.
clock-running = ⏳ { $who }: { $left }
clock-paused = ⏸ The clock stands still. `/{ command-resume }` lets it run again.
clock-expired = ⌛ { $who } has no time left: { $opponent } may claim the match.
clock-pause-asked = { $who } asks for a pause: `/{ command-pause }` agrees.
pause-agree = { $who }, do you agree to the pause?
button-pause = Agree
button-resume = Go on
button-claim = Claim the match
reminder = ⏳ { $who }, your time in match { $match } runs out { $left }.
told-time-out = ⌛ { $who } has run out of time and loses the match.
told-time-claimed = ⌛ { $who } has run out of time; { $winner } claims the match.
told-time-credit = The bot was away for a while; that time had been given back before ({ $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}).
told-abandoned = Nobody has played here for a long time: the match is closed without a winner. Its record is kept.
told-closed = { $closing ->
    [called_off] The tournament was called off, and this match ends with it. Its record is kept.
    [entrant_out] Both are out of the tournament: the match ends here, and nobody wins the pairing. Its record is kept.
    [result_entered] An organiser has entered the result of this pairing: the match ends here. Its record is kept.
   *[other] This pairing of the tournament is not played between these two any more: the match ends here. Its record is kept.
}
told-closed-for = { $closing ->
    [entrant_out] { $loser } is out of the tournament: the pairing goes to { $winner }, and the match ends here. Its record is kept.
   *[other] An organiser has entered the result: the pairing goes to { $winner } against { $loser }, and the match ends here. Its record is kept.
}
result-closed = The match was closed before its end. Its record is kept.
told-passing-asked = { $who } cannot enter and is passed until a checker can move.
told-passed-turns = { $who } is back after { $turns ->
    [one] 1 passed turn
   *[other] { $turns } passed turns
}.
button-pass-until = Pass until I can move
challenge-abandon = -# A match that nobody touches for { days } ends without a winner.

## Watching

button-follow = Follow
button-unfollow = Do not follow
watch-several = Several matches are being played in this server. Name one: `/{ command-watch } { -option-match }:`
watch-explained = Follow it and I tell you in a direct message when the cube is turned, when the Crawford game begins and when the match ends.
watch-following = You follow this match: I tell you in a direct message when it gets interesting and when it ends.
follow-notice = You follow { $players }:
button-replay = Replay
button-rematch = Rematch
button-hint = Hint
button-ask-pause = Ask for a pause
replay-place = { $number } of { $count }
equity-empty = No decision of this match has been analysed.
equity-words = { $kind ->
    [equity] Equity of { $white }
   *[chance] Chance of { $white } to win the match
} against { $black } over { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}: { $first } at first, { $last } at last; lowest { $low } at { $low_at }, highest { $high } at { $high_at }.
equity-game = from { $at } on at { $white } : { $black }
equity-games = { $count ->
    [one] 1 game:
   *[other] { $count } games:
} { $games }.
equity-blunders = { $who }: { $count ->
    [0] no blunders.
    [one] 1 blunder, at { $places }.
   *[other] { $count } blunders, at { $places }.
}
button-film = Animation
replay-heading = ### Match { $match }, game { $game }
replay-words = Animation of game { $game }, { $white } (White) against { $black } (Black): the dice and the play of every turn, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} in all.
replay-ending = { $who } wins the game: { caption-points } after { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
replay-open = Not over yet: { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} so far
replay-cut = -# The whole game would be too large for one animation: these are its last { $boards } boards. The button shows every turn.
replay-busy = Your last animation is still being made. Ask again when it is there.
replay-game = Game { $game } at { $white } : { $black }
replay-games = Go to a game
replay-too-large = The animation would be too large to upload here. The button Replay below the result of a match shows every turn.
replay-nothing = Nothing has been played in match { $match } yet.
replay-no-game = Nothing was played in a game { $game } of match { $match }. There is something to see of: { $games }.
live-note = The board is updated above.
goes-on-in-thread = The match goes on in { $thread }.
result-heading = ### Result of match { $match }
result-passed = double passed
result-time = on time
result-match-resigned = match resigned
result-how = { $grade ->
    [gammon] gammon
    [backgammon] backgammon
    [double] double
    [quadruple] quadruple
    [more] checkers left
   *[single] single game
}{ $resigned ->
    [yes] , resigned
   *[no] { "" }
}
result-drawn = drawn
result-game-drawn = Game { $game }: drawn, { $white } : { $black }
result-game = Game { $game }: { $winner } { caption-points } ({ $how }), { $white } : { $black }
result-cube = Game { $game }: { $who } { $kind ->
    [double] doubles to
    [beaver] beavers to
    [take] takes at
   *[pass] passes at
} { $value }
result-left-out = { $count } more before
result-luckiest = Luckiest roll: { $roll } by { $who } in game { $game }, { $pips } pips better than average
legal-plays = Legal: { $plays }
legal-plays-more = Legal ({ $count }): { $plays } ...

## Privacy

privacy-heading = ### What is stored about you
privacy-stored = Your id and display name (last seen { $seen }); { $matches ->
    [one] 1 match
   *[other] { $matches } matches
} ({ $ongoing } under way) with { $events } log entries of yours; { $challenges ->
    [one] 1 challenge
   *[other] { $challenges } challenges
}; { $preferences ->
    [yes] your preferences
   *[no] no preferences
}; { $blocks } blocked, { $follows } followed; { $imports ->
    [one] 1 imported match
   *[other] { $imports } imported matches
}.
privacy-why = It is kept so that matches survive a restart and can be looked at again. Messages are not read. `/{ command-privacy } { command-privacy-export }` gives you all of it as a file, `/{ command-privacy } { command-privacy-delete }` deletes it.
privacy-nothing = Nothing is stored about you.
privacy-export = Everything that is stored about you:
privacy-ask = Delete everything that is stored about you? { $ongoing ->
    [0] { "" }
    [one] Your match under way is resigned.{ " " }
   *[other] Your { $ongoing } matches under way are resigned.{ " " }
}Finished matches ({ $finished }) stay with your opponents, without your name. This cannot be undone.
privacy-kept = Nothing was deleted.
privacy-deleting = Deleting ...
privacy-deleted = Everything about you is deleted.
button-delete = Delete everything
button-keep = Keep it

## Commands, continued

command-preferences = preferences
    .description = What you like: taps, board, time
command-preferences-show = show
    .description = All your preferences at a glance, each a tap away
command-preferences-theme = theme
    .description = Look at a theme and choose it for your own boards
    .theme = theme
    .theme-description = Which one
command-preferences-block = block
    .description = Let someone not challenge you any more
    .person = person
    .person-description = Whom to block
command-preferences-unblock = unblock
    .description = Let someone challenge you again
    .person = person
    .person-description = Whom not to block any more
command-preferences-vacation = vacation
    .description = Days off: your correspondence matches wait for you; 0 ends them
    .days = days
    .days-description = How many days from now
command-settings = settings
    .description = How matches are shown and played in this server
command-watch = watch
    .description = Follow a match: where it is played, and a word when it gets interesting
    .match = { -option-match }
    .match-description = { -which-match-to-see }
command-replay = replay
    .description = A game again as an animation
    .match = { -option-match }
    .match-description = { -which-match-to-see }
    .game = game
    .game-description = The number of the game; leave it out for the last one
    .public = public
    .public-description = Post it for everyone
command-pause = pause
    .description = Ask your opponent for a pause, or agree to one: the clock stands still
    .match = { -option-match }
    .match-description = { -which-match }
command-resume = resume
    .description = Let the clock of a paused match run again
    .match = { -option-match }
    .match-description = { -which-match }
command-privacy = privacy
    .description = What is stored about you
command-privacy-show = show
    .description = What is stored about you, and why
command-privacy-export = export
    .description = Everything that is stored about you, as a file
command-privacy-delete = delete
    .description = Delete everything that is stored about you; you are asked again

player-gone = a former player

error-challenge-nobody-here = There is nobody to play here but me: choose me as the opponent, or challenge somebody in a server, or in a group once you have added me to your apps.
choice-lose = lose
choice-claim = claim
choice-none = none
choice-live = live
choice-12h = 12 hours
choice-1d = 1 day
choice-3d = 3 days
choice-7d = 7 days
board-pips = pips
told-more = ... and { $count } more ...
blocked-list-more = Blocked: { $who } and { $count } more.
command-claim = claim
    .description = Win a match because your opponent's time is up
    .match = { -option-match }
    .match-description = { -which-match }

## Tournaments

format-name = { $format ->
    [single_elimination] Single elimination
    [double_elimination] Double elimination
    [round_robin] Round robin
    [swiss] Swiss
   *[consolation] Main bracket with consolation
}
stage-name = { $stage ->
    [groups] Groups
    [swiss] Swiss
    [main] Main bracket
    [third_place] Third place
    [losers] Losers' bracket
    [finals] Final
    [consolation] Consolation
   *[last_chance] Last chance
}
round-name = { $key ->
    [quarterfinal] Quarterfinal
    [semifinal] Semifinal
    [final] Final
    [decider] Decider
    [third_place] Third place
   *[round] Round { $number }
}
group-title = Group { $number }
slot-bye = bye
slot-from = { $kind ->
    [winner] Winner of { $number }
   *[loser] Loser of { $number }
}
column-points = Points
column-buchholz = Buchholz
column-wins = Won
column-losses = Lost
entrants = { $count ->
    [one] 1 player
   *[other] { $count } players
}
podium-words = { $name }: 1. { $first }, 2. { $second }, 3. { $third }
pairing-words = { $round }: { $first } against { $second }
pairing-won-words = { $round }: { $first } against { $second }, won by { $winner }
tournament-heading = ### 🏆 { $name }
tournament-lengths = to { $lengths } points
tournament-weekly = every week
tournament-deadline = A round takes { hours } at most. Then whoever a match waits for loses it, and who has not made a single move in it is out.
tournament-abandon = A match that nobody touches for { days } ends without a winner and is begun anew. An organiser can enter a result instead: `/{ command-tournament } { command-tournament-report }`.
tournament-running = It has begun.
tournament-cancelled = It was called off.
tournament-ended = It is over.
tournament-starts-by-hand = Sign up below; an organiser starts it.
tournament-starts = Starts { $at } ({ $left }).
tournament-check-in = Check in during the last { $minutes } minutes before the start, or you are not drawn.
tournament-entrants = **{ $count } of { $limit }** signed up:
tournament-waiting = Waiting list: { $names }
tournament-footer = -# Tournament { $number }
tournament-paused = Paused: no new matches are opened for now.
tournament-resumed = It goes on.
tournament-champion = Won by **{ $who }**.
tournament-your-match = You play next: { $round }.
tournament-won = ## 🏆 { $who } wins { $name }
tournament-no-champion = ## { $name } is over without a winner.
tournament-not-drawn = Nothing is drawn yet: that comes with the start.
tournament-withdrawn = You have withdrawn: your matches to come are lost.
tournament-started = It is drawn; the matches are being opened.
tournament-needs-member = A tournament is played by its boards, and I cannot post them here: I am only somebody's own app on this server. Whoever manages it has to add me to the server first.
tournament-needs-permissions = I cannot hold it there yet: I need { $permissions } in { $channel }.
tournament-channel-gone = The channel in which it was announced is gone, so nothing can be played there. Call it off with `/{ command-tournament } { command-tournament-cancel }` and announce it in another channel.
tournament-reported = Pairing { $pairing }: { $who } wins. It is noted with your name.
tournament-forfeited = { $who } is out; the matches to come are lost.
tournament-replaced = { $newcomer } takes the place of { $who }.
tournament-cancel-ask = Call { $name } off for good?{ $under_way ->
    [0] { "" }
    [one] { " " }The match under way ends at once and counts for nothing.
   *[other] { " " }The { $under_way } matches under way end at once and count for nothing.
}{ $is_weekly ->
    [yes] { " " }It is not announced again next week.
   *[no] { "" }
} That cannot be taken back.
tournament-withdraw-ask = Withdraw from { $name }? { $playing ->
    [yes] Your match against { $opponents } ends at once and is lost, and so is every match that you would still have.
   *[no] Every match that you would still have is lost.
} That cannot be taken back.
tournament-forfeit-ask = Take { $who } out of { $name }? { $playing ->
    [yes] The match against { $opponents } ends at once and is lost, and so is every match still to come.
   *[no] Every match still to come is lost.
} That cannot be taken back.
tournament-nothing-done = Nothing was changed.
round-begins = ### { $name }: { $round }
round-until = To be played until { $left }.
round-reminder = ⏳ { $who }, the round ends { $left } and match { $match } waits for you.
check-in-now = ### { $name }: check in now
match-called = { $name }, { $round }: { $white } against { $black }
signed-up = { $status ->
    [left] You are not signed up any more.
    [waiting] It is full: you are on the waiting list and come in when a place is free.
    [checked_in] You are checked in.
   *[registered] You are signed up.
}
button-join = Join
button-leave = Leave
button-check-in = I am here
button-bracket = Bracket
button-standings = Standings
answer-repeat-short = That is done already.

error-no-tournament = There is no such tournament here. An organiser announces one with `/{ command-tournament } { command-tournament-create }`.
error-no-import = You have no such imported match, and nobody shares one of that number here. `/{ command-import }` reads one from a file.
error-not-organiser = Only organisers can do that: people who manage this server, or have the role that `/{ command-settings }` names.
error-tournament-already-joined = That person is in it already.
error-tournament-not-joined = That person is not in it.
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

-which-tournament = Which tournament; leave it out for the present one
-option-tournament = tournament
command-tournament = tournament
    .description = Tournaments of this server
command-tournament-create = create
    .description = Announce a tournament
    .name = name
    .name-description = What it is called
    .system = system
    .system-description = How it is decided who wins
    .length = length
    .length-description = Points of a match (usual: 5)
    .lengths = lengths
    .lengths-description = Points by round instead, as in 3, 5, 7; the last holds for all later rounds
    .final_length = final_length
    .final_length-description = Points of the final, if they are others
    .limit = limit
    .limit-description = Most players; who comes later waits
    .seeding = seeding
    .seeding-description = By lot, by rating, or as they signed up
    .clock = clock
    .clock-description = Time for a turn: none, live, or hours and days
    .starts_in = starts_in
    .starts_in-description = Hours until it starts by itself; 0: an organiser starts it
    .check_in = check_in
    .check_in-description = Minutes before the start in which players have to check in; 0: they need not
    .round_hours = round_hours
    .round_hours-description = Hours a round may take; 0: as long as it takes
    .groups = groups
    .groups-description = Round robin: number of groups
    .advance = advance
    .advance-description = Round robin: how many of each group go on to a knock-out
    .rounds = rounds
    .rounds-description = Swiss: number of rounds; 0: as many as it takes
    .cube = cube
    .cube-description = With the doubling cube or without
    .variant = variant
    .variant-description = Which game; usual: backgammon
    .weekly = weekly
    .weekly-description = Announce it again every week
    .fillers = fillers
    .fillers-description = Let computers of this level take the places of byes
command-tournament-join = join
    .description = Sign up for a tournament
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-leave = leave
    .description = Take your sign-up back, or withdraw
    .sure = sure
    .sure-description = Do it without being asked again
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-check-in = check-in
    .description = Say that you are here
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-start = start
    .description = Draw and begin, as an organiser
    .order = order
    .order-description = Seeding by hand: mention the players, top first
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-status = status
    .description = Where a tournament stands
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-standings = standings
    .description = The standings
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-bracket = bracket
    .description = The bracket or the cross-table
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-report = report
    .description = Enter or correct a result, as an organiser
    .pairing = pairing
    .pairing-description = The number of the pairing
    .winner = winner
    .winner-description = Who won
    .points = points
    .points-description = Points of the winner
    .against = against
    .against-description = Points of the other
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-forfeit = forfeit
    .description = Take somebody out of a tournament, as an organiser
    .person = person
    .person-description = Who is out
    .sure = sure
    .sure-description = Do it without being asked again
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-replace = replace
    .description = Let somebody take another's place, as an organiser
    .person = person
    .person-description = Who leaves
    .newcomer = newcomer
    .newcomer-description = Who comes
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-pause = pause
    .description = Open no new matches for now, or go on, as an organiser
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-cancel = cancel
    .description = Call a tournament off, as an organiser
    .sure = sure
    .sure-description = Do it without being asked again
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
choice-single-elimination = single elimination
choice-double-elimination = double elimination
choice-round-robin = round robin
choice-swiss = Swiss
choice-consolation = main bracket with consolation
choice-rating = rating
choice-random = random
choice-manual = as signed up

## People

unrated = unrated
rating-change = { $who }: { $before } → **{ $after }** ({ $gained }){ $provisional ->
    [yes] , provisional
   *[no] { "" }
}
rating-farming = -# These two have played a lot today: the fourth match of a day and every further one count half of the one before.
leaderboard-title = { $game }, { $scope ->
    [server] this server
   *[everywhere] everywhere
}{ $month ->
    [yes] , this month
   *[no] { "" }
}
leaderboard-empty = Nobody has played a rated match here yet.
leaderboard-provisional = -# * Provisional: fewer than 20 points of matches played.
column-rating = Rating
column-gained = Gained
column-matches = Matches
profile-heading = ### { $who }
profile-rating = { $game }: **{ $rating }**{ $place ->
    [0] { "" }
   *[other] , place { $place }
} (experience { $experience }{ $provisional ->
    [yes] , provisional
   *[no] { "" }
})
profile-unrated = { $game }: no rated match yet
profile-record = Matches: { $won } won, { $lost } lost; longest streak { $streak }
profile-gammons = Gammons: { $won } won, { $lost } lost; backgammons: { $backgammons_won } won, { $backgammons_lost } lost
profile-favourite = Favourite game: { $game }
profile-against = { $other } against this player: { $won } won, { $lost } lost
profile-chart = Rating of { $who }, { $game }
history-heading = ### Last matches of { $who }
history-empty = { $who } has not finished a match yet.
history-line = - { $when } #{ $match } { $kind ->
    [won] won
    [lost] lost
   *[drawn] no winner
} { $own } : { $others } against { $opponent }

command-leaderboard = leaderboard
    .description = The best players
    .where = where
    .where-description = This server, or everywhere
    .month = month
    .month-description = Only this month, by what it brought
    .variant = variant
    .variant-description = Which game; usual: backgammon
command-profile = profile
    .description = Rating, record and chart of a player
    .person = person
    .person-description = Who; leave it out for yourself
    .variant = variant
    .variant-description = Which game; usual: backgammon
command-history = history
    .description = The last matches of a player
    .person = person
    .person-description = Who; leave it out for yourself
choice-server = this server
choice-everywhere = everywhere
setting-organisers = Role that may organise tournaments
correction-line = -# Pairing { $pairing }: { $before } corrected to { $after } by { $by }
tournament-final-length = final to { $length }

## Dice that anyone can check

-dice-verify = `/{ command-dice } { command-dice-verify }`
dice-committed = -# Dice committed to: `{ $commitment }`
dice-result = -# Dice: commitment `{ $commitment }`, { -dice-verify } recomputes every roll
dice-heading = ### Dice of match { $match }
dice-unchecked = The dice of this match cannot be checked: no commitment was made when it began. They are random numbers of the operating system.
dice-secret = The server seed is shown when the match is over, and every roll can be recomputed then. Until then it stays hidden, and the commitment keeps it from being changed. Rolls so far: { $rolls }.
dice-right = ✅ All { $rolls } rolls follow from the seeds, and the server seed is the one that was committed to.
dice-wrong = ❌ { $count ->
    [one] Something does not fit:
   *[other] { $count } things do not fit:
}
dice-wrong-seed = - What is shown as the server seed is none.
dice-wrong-commitment = - The server seed is not the one that was committed to.
dice-wrong-game = - The games are not numbered 1, 2, 3 and so on, and two of one number would have the same rolls.
dice-wrong-roll = - Game { $game }, roll { $number }: { $found } was rolled, { $expected } follows from the seeds.
dice-wrong-tournament = - The server seed does not follow from that of the tournament.
dice-commitment = Commitment: `{ $commitment }`
dice-server-seed = Server seed: `{ $seed }`
dice-player-seed = Seed of { $who }: `{ $seed }`
dice-label = Name of the match in the formula: `{ $label }`
dice-tournament-commitment = Commitment of tournament { $tournament }: `{ $commitment }`
dice-tournament-seed = Server seed of tournament { $tournament }, from which that of the match follows: `{ $seed }`
dice-by-yourself = -# The commitment is SHA-256 of the server seed. How to check it without the bot: docs/dice.md, where the bot's code is.
dice-seed-none = You have no phrase: your clicks alone take part in your dice. `/{ command-dice } { command-dice-seed }` takes one. For proof that your dice were not chosen for you, choose a new one after the commitment is shown and before the match is accepted.
dice-seed-chosen = Your phrase takes part in the dice of each match that begins from now on. Others see only its SHA-256, as { -dice-verify } shows it: `{ $fingerprint }`
dice-title-match = Rolls of match { $match }
dice-title-person = Rolls of { $who }
dice-title-server = Rolls of this server
dice-no-rolls = Nothing has been rolled yet.
dice-no-server = Here is no server. The other choices work here as well.
dice-expected = Line: { $count } each
dice-faces-in-words = { $title }. How often each face came: { $faces }.
dice-counted = { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
}; { $dice } dice with those of the openings
dice-measures = (chi-square { $chi }, degrees of freedom: { $freedom }, p = { $p })
dice-faces = **Faces:** { $verdict ->
    [too-few] too few dice to say anything.
    [fair] as fair dice fall { dice-measures }.
    [unusual] unusual: fair dice are this uneven in one of { $often } samples { dice-measures }.
   *[suspicious] suspicious: fair dice are this uneven in only one of { $often } samples { dice-measures }.
}
dice-doublets = **Doublets:** { $doublets }, { $expected } expected: { $verdict ->
    [too-few] too few rolls to say anything.
    [fair] as fair dice fall { dice-measures }.
    [unusual] unusual: fair dice are this far off in one of { $often } samples { dice-measures }.
   *[suspicious] suspicious: fair dice are this far off in only one of { $often } samples { dice-measures }.
}
dice-pips = Pips of { $who }: { $pips } beside the average of { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
}; two thirds of all samples are within ±{ $spread }
dice-pips-all = **Pips:** { $pips } beside the average; two thirds of all samples are within ±{ $spread }
dice-race-luck = Luck of { $who } in the race: { $pips } pips beside the average roll of each position, over { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
}
command-dice = dice
    .description = Dice that anyone can check
command-dice-seed = seed
    .description = Your own phrase, which takes part in your dice
    .phrase = phrase
    .phrase-description = Anything; leave it out to see what you have chosen
    .forget = forget
    .forget-description = Have no phrase any more
command-dice-verify = verify
    .description = Recompute every roll of a match
    .match = { -option-match }
    .match-description = { -which-match-to-see }
command-dice-stats = stats
    .description = What was rolled, and what chance says to it
    .scope = scope
    .scope-description = Of a match, a player, or this server
    .person = person
    .person-description = Whose rolls; leave it out for your own
    .match = { -option-match }
    .match-description = { -which-match-to-see }
choice-player = player

## Other games and house rules

button-beaver = { $again ->
    [0] Beaver
   *[other] Raccoon
} to { $value }
button-name = { $number }-{ $number }
remark-pins = pins
board-footer-plain = -# Match { $match }
turn-name = { $who }: name a doublet and play it four times.
told-named = { $who } names { $number }-{ $number }.
told-beavered = { $who } { $again ->
    [0] beavers
   *[other] raccoons
}: the cube would be at { $value }.
told-drawn = The game is drawn: nobody gets points.
told-stuck = { $who } cannot { $on_bar ->
    [yes] enter with { $numbers }
   *[no] play { $numbers }
}.
told-handed = { $who } plays what is left, beginning with { $numbers }, and then rolls.
told-automatic-double = Equal dice double the cube by themselves: it starts at { $value }, in the middle.
told-game-named = This game is **{ $game }**.
told-game-started-by-winner = Game { $game }: { $who } won the last one and starts with both dice.
command-beaver = beaver
    .description = Turn the cube again at once when you are doubled, and keep it (or answer a beaver: raccoon)
    .match = { -option-match }
    .match-description = { -which-match }
command-doublet = doublet
    .description = Name the doublet that a 1-2 gives you in Acey-Deucey
    .number = number
    .number-description = 1 to 6; it is played four times
    .match = { -option-match }
    .match-description = { -which-match }
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
house-rule = { $option ->
    [cube] Doubling cube
    [crawford] Crawford rule
    [jacoby] Jacoby rule
    [free_choice] Free choice of the die
    [beavers] Beavers
    [raccoons] Raccoons
    [automatic_doubles] Automatic doubles
    [quadruple] Quadruple loss from the bar
    [winner_starts] Winner starts
   *[five_checkers] Five checkers on a point
}
error-house-not-in-game = { $option }: { $game } does not have this rule.
error-house-always = { $option }: { $game } is always played so; there is nothing to choose.
error-house-session-only = { $option }: this is for unlimited sessions (length 0), not for matches.
error-house-needs-cube = { $option }: this makes no sense without the doubling cube.
error-house-needs-beavers = { $option }: raccoons answer beavers, so beavers have to be allowed too.
error-house-out-of-range = { $option }: the limit is 0 to 3.
house-heading = ### Your challenge: { $terms }
house-opponent = To { $who }. Nobody has seen it yet.
house-anyone = To anyone who accepts. Nobody has seen it yet.
house-explained = Tap what you want to play by. What is marked 🚫 does not go with the rest; tap it to see why.
house-game = Game: { $game }
house-automatic-doubles = Automatic doubles: { $limit ->
    [0] none
   *[other] up to { $limit }
}
house-no-crawford = without Crawford rule
house-kept-mine = These are your house rules from now on: your challenges start with them.
house-kept-server = These are this server's house rules from now on, for whoever has none of their own.
button-challenge = Send the challenge
button-keep-mine = Keep as mine
button-keep-server = Keep for this server
button-house-rules = House rules

## The rules, a screen a game

command-rules = rules
    .description = How a game is played, with its starting board
    .variant = variant
    .variant-description = Which game; usual: the one played here
rules-heading = ### { $game }
rules-more = -# Other games: choose below. House rules have a page of their own.
rules-disputed = -# Disputed: { $text }
rules-pick = Rules of ...
rules-house = House rules
rules-backgammon =
    Bring all your checkers home (points 1 to 6), then bear them off; whoever is first wins.
    - You move from 24 down to 1, your opponent the other way. Both dice count, a doublet four times. You play as many numbers as you can; of two that cannot both be played, the higher.
    - Two or more checkers hold a point. A lone one can be hit: it goes to the bar and has to enter before anything else moves.
    - You bear off once all fifteen are home, with the exact number, or from the highest point when nothing stands higher.
    - A win counts 1; a gammon 2 (the loser has borne off none); a backgammon 3 (and one is on the bar or in the winner's home). The cube multiplies it.
    - In a match, the first game after someone is one point away has no cube (Crawford).
rules-backgammon-disputed = who starts is rolled for in every game, unless the house rule "winner starts" is on.
rules-nackgammon =
    Backgammon from another start: 24, 23 and 13, 8, 6 hold 2, 2, 4, 3 and 4 checkers. Two more checkers stand far back, so games last longer.
rules-hypergammon =
    Backgammon with three checkers a side, one each on 24, 23 and 22. Short and wild: every shot counts. Gammons and the cube are as in backgammon.
rules-longgammon =
    Backgammon with all fifteen checkers on the 24 point: the whole way is still to go. Everything else is as in backgammon.
rules-egyptian =
    Backgammon with at most five of your own checkers on a point.
    - A point with five of yours is closed to you, also for entering from the bar.
    - The rest, cube and gammons included, is as in backgammon.
rules-runte =
    Backgammon, but within your own home board your checkers move forwards or backwards.
    - A move backwards hits like any other, and it has to be made where nothing else can be played.
    - No checker leaves the home board backwards.
rules-runte-disputed = whether a backward move may be forced: here it may, as any legal move.
rules-portes =
    The first game of Tavli: backgammon without a cube.
    - The winner of the opening roll rolls both dice anew. Whoever won a game begins the next.
    - A win counts 1, or 2 when the loser has borne off none. There is no triple game.
rules-plakoto =
    All fifteen start on 24. Nothing is hit: you pin.
    - Landing on a lone checker pins it. It cannot move until you leave, and the point is closed to its owner.
    - You do not bear off while one of yours is pinned.
    - If you pin the last checker on your opponent's start while your own start is clear, you win 2 at once. If both last checkers are pinned on their starts, the game is drawn.
    - A win counts 1, or 2 when the loser has borne off none. No cube.
rules-plakoto-disputed = how a pinned last checker on the start counts: here it wins double and ends the game at once, even with a number left to play.
rules-tapa =
    Plakoto without the rule about the start.
    - All fifteen start on 24; a lone checker that is landed on is pinned until the other leaves.
    - You do not bear off while one of yours is pinned.
    - If the last checkers of both are pinned on their starts, the game is drawn: neither could ever bear off.
    - A win counts 1, or 2 when the loser has borne off none. No cube.
rules-makhbusa =
    All fifteen start on 24; a lone checker that is landed on is pinned, as in Plakoto.
    - Your first checker has to reach your own home board (1 to 6) before another one may move.
    - If the last checkers of both are pinned on their starts, the game is drawn: neither could ever bear off.
    - A win counts 1, or 2 when the loser has borne off none. No cube.
rules-makhbusa-disputed = one source says "the opponent's home board" for where the first checker goes; it means the far quarter, your own home here.
rules-fevga =
    Both sides move the same way round, from diagonally opposite corners; each counts from its own head, 24.
    - One checker holds a point: your opponent cannot land there. Nothing is hit.
    - Your first checker has to pass your opponent's start (beyond your 12 point) before another one moves.
    - You may never hold all six points of your starting quarter (19 to 24) at the end of a play.
    - Six points in a row have to be opened when all of your opponent's checkers stand right behind them.
    - A win counts 1, or 2 when the loser has borne off none. No cube.
rules-fevga-disputed = whether a row has to be opened only then, or whenever the opponent cannot move: here only then.
rules-narde =
    Fevga's board: both sides move the same way round, one checker holds a point, nothing is hit.
    - Only one checker may leave the head (24) in a turn. In your first turn 3-3, 4-4 and 6-6 may take a second one, once the first is blocked.
    - Six points in a row are allowed only when one of your opponent's checkers stands in front of them.
    - A win counts 1, or 2 (mars) when the loser has borne off none. No cube.
rules-narde-disputed = which first rolls allow two checkers off the head: here 3-3, 4-4 and 6-6.
rules-gul-bara =
    Also called Crazy Narde. Narde's board and blocking, without its rules for the head and for rows.
    - In your first three turns a doublet is played four times.
    - After that a doublet goes on: 3-3 is followed by four 4s, four 5s and four 6s.
    - Where you are stuck, your opponent plays what is left, as far as possible, and then rolls.
    - A win counts 1, or 2 when the loser has borne off none. No cube.
rules-gul-bara-disputed = whether numbers of an ordinary roll that cannot be played pass on too: here only those of a doublet do.
rules-american-acey-deucey =
    All checkers start off the board and enter in your opponent's home by the dice; you may move others before all are in.
    - Lone checkers are hit, and a hit checker enters before anything else moves.
    - 1-2: play it, then name any doublet and play it four times, then roll again. Whatever cannot be played wholly ends the turn.
    - Checkers are borne off with the exact number only.
    - The loser pays one point for every checker not borne off. No cube.
rules-american-acey-deucey-disputed = whether a hit checker has to enter before others move: here it has to.
rules-european-acey-deucey =
    Acey-Deucey with more doublets.
    - All checkers start off the board and enter by the dice; others may move before all are in.
    - Any doublet is followed by its complement four times (2-2 by 5-5, 6-6 by 1-1), and then by another roll.
    - 1-2: play it, name any doublet, play its complement too, then roll again. Whatever cannot be played wholly ends the turn.
    - Exact bearing off; the loser pays one point for every checker left. No cube.
rules-european-acey-deucey-disputed = whether a hit checker has to enter before others move: here it has to.
rules-sugoroku =
    An old Japanese race: backgammon's start and hits.
    - A doublet is two moves, like any roll.
    - Nothing is borne off: whoever first has all fifteen checkers home wins 1 point. No cube.
rules-tavli =
    A match of three Greek games in turn: Portes, Plakoto, Fevga, and again.
    - The winner of a game begins the next one.
    - Each game is played by its own rules: choose it below to read them. No cube.
rules-tavli-disputed = whether each game has its own opening roll: here the winner starts, as is usual in Greece.
rules-of-the-house =
    - **Jacoby rule** (sessions): gammons count only after the cube was turned; an automatic double is no turn.
    - **Beavers** (sessions): who is doubled may turn the cube again at once and keeps it. **Raccoons**: the doubler may answer that by turning it once more. Both may still be refused.
    - **Automatic doubles** (sessions): equal opening dice double the cube, up to a limit; it stays in the middle.
    - **Quadruple loss**: a lost backgammon with a checker on the bar costs four times.
    - **Winner starts**: the winner of a game opens the next with both dice.
    - **Free choice**: where either number but not both can be played, either may be, not only the higher.
    - **Five checkers**: no more than five of a side on a point.
    - **Crawford rule** (matches, always): no cube in the first game after someone is one point away.
    -# `/{ command-challenge }` with the option `options` offers what goes with a game and length, and says why the rest does not.

## The computer as a player

computer-name = Computer ({ $level ->
    [beginner] beginner
    [casual] casual
    [intermediate] intermediate
    [advanced] advanced
    [expert] expert
    [world_class] world class
   *[simple] simple player
}){ $seat ->
    [0] { "" }
   *[other] { " " }{ $seat }
}
turn-computer = { $who } is thinking.
computer-begins = { $who } accepts. A match against the computer is not rated, and no time runs out for it.
computer-begins-simple = { $who } accepts: the neural network does not know { $game }, so a simple player of our own plays, whatever level was chosen. A match against the computer is not rated, and no time runs out for it.
computer-begins-missing = { $who } accepts: the neural network is not installed here, so a simple player of our own plays, whatever level was chosen. A match against the computer is not rated, and no time runs out for it.
computer-stood-in = -# The neural network did not answer in time: a simple player of our own has decided in this turn.
house-computer = To { $who }: the match begins at once.
error-challenge-level = A level is for a match against me: choose me as the opponent, or leave the level out.
tournament-fillers = computers instead of byes ({ $level ->
    [beginner] beginner
    [casual] casual
    [intermediate] intermediate
    [advanced] advanced
    [expert] expert
    [world_class] world class
   *[simple] simple players
})
choice-beginner = beginner
choice-casual = casual
choice-intermediate = intermediate
choice-advanced = advanced
choice-expert = expert
choice-world-class = world class

## Records

command-export = export
    .description = A match as a file: for GNU Backgammon, for other programs, or whole
    .match = { -option-match }
    .match-description = { -which-match-to-see }
    .format = format
    .format-description = .mat for backgammon programs (or sgf, xgid); json and text hold every game
    .public = public
    .public-description = Post it for everyone
command-import = import
    .description = Read a match from a file, to see it again and study it
    .file = file
    .file-description = A .mat file, or what /export made as json or text; leave it out for a form
    .match = { -option-match }
    .match-description = One that you have imported, to see its card again
choice-mat = mat
choice-sgf = sgf
choice-xgid = xgid
choice-json = json
choice-text = text
button-export = Export
button-export-mat = .mat
button-export-sgf = SGF
button-export-xgid = XGIDs
button-export-json = Event log (JSON)
button-export-text = Text
export-ask = Match { $match } as a file. `.mat` and SGF are for other programs, XGIDs are its positions; the event log and the text hold every game.
export-file = Match { $match }{ $over ->
    [yes] :
   *[no] , as far as it has been played:
}
export-refused =
    { $format } cannot hold this match: it has no place for { $what ->
        [game] { $game }
       *[rule] one of its house rules
    }. The event log (`json`) and the text (`text`) hold every game.
export-nothing = Nothing has been decided in match { $match } yet.
export-too-large = This file would be too large to upload here.
form-import = Import a match
form-import-file = File
remark-import-file = .mat up to 2 MB, or json or text from /export up to 4 MB
import-heading = ### Imported match { $match }
import-counts = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $plays ->
    [one] 1 play
   *[other] { $plays } plays
}, all of them legal.
import-played-on = Played on { $date }
import-unfinished = The record ends before the match is over.
import-left-out = { $games ->
    [one] 1 game after the end of the match was
   *[other] { $games } games after the end of the match were
} left out.
import-known = You had imported this file before; nothing was stored a second time.
import-seen = -# { $shared ->
    [yes] Everyone in this server can see it, as `{ $match }` in `/{ command-replay }` and `/{ command-export }`.
   *[no] Only you can see it, as `{ $match }` in `/{ command-replay }` and `/{ command-export }`.
}
import-not-fetched = I could not fetch that file. Send it once more, please.
import-full = You have { $most } imported matches, and that is the most. Nothing was stored: delete one, then import the file again. This is the oldest:
import-delete-ask = Delete the imported match { $match }? The file itself stays with you.
import-deleted = The imported match { $match } is deleted.
button-analyze = Analyze
button-share = Share here
button-unshare = Share no more
button-import-another = Import another
button-import-delete = Delete
button-import-delete-sure = Yes, delete it

## The coach: hints, analyses, positions, the tutor

study-chances = -# Wins { $win }, of these gammons { $gammon }, backgammons { $backgammon }. Loses { $lose }, of these gammons { $gammon_lost }, backgammons { $backgammon_lost }.
study-winning = -# Chance to win the match: { $chance }
study-equity = No cube decision here. Equity: { $equity }
study-no-play = No checker can be moved with this roll.
study-no-double = No double
study-double-take = Double, take
study-double-pass = Double, pass
study-double-beaver = Double, beaver
study-action = { $action ->
    [double] double
    [take] take
    [pass] pass
    [beaver] beaver
   *[no_double] no double
}
study-advice = { $advice ->
    [either-pass] **Double.** The other should pass. Not doubling makes no difference.
    [either-take] **Double or not:** it makes no difference. The other should take.
    [either-beaver] **Double or not:** it makes no difference. A double would be beavered.
    [too-good] **Too good to double:** playing on for more than the single game is right. A double would give away { $lost }.
    [double-take] **Double.** The other should take. Not doubling would give away { $lost }.
    [double-pass] **Double.** The other should pass. Not doubling would give away { $lost }.
    [no-double-beaver] **Do not double.** A double would be beavered and give away { $lost }.
   *[no-double] **Do not double.** A double would give away { $lost }.
}
study-answer = { $answer ->
    [either] **Take or pass:** it makes no difference.
    [beaver] **Beaver.** Passing would give away { $lost }.
    [take] **Take.** Passing would give away { $lost }.
   *[pass] **Pass.** Taking would give away { $lost }.
}
study-played = Played: { $what }, loses { $lost }
study-best = Best: { $what }, equity { $equity }
study-title = { $number }. { $who }, game { $game }: { $kind ->
    [checker] { $roll }
    [take] doubled
   *[double] cube
}
study-curve-title = { $kind ->
    [equity] Equity: { $white } – { $black }
   *[chance] Chances: { $white } – { $black }
}
study-blunder-of = Blunder: { $who }
study-heading = { $game ->
    [0] ### Analysis of match { $match }
   *[other] ### Analysis of match { $match }, game { $game }
}
study-running = { $game ->
    [0] Match { $match } is being analysed.
   *[other] Game { $game } of match { $match } is being analysed.
}
study-progress = { $bar } { $total ->
    [0] waiting
   *[other] { $done } of { $total } decisions
}
study-goes-on = -# It goes on after a restart. What is studied is stored: asking again costs nothing.
study-moved = -# This analysis goes on in your newer message.
study-cancelled = The analysis of match { $match } is stopped. What was studied so far is kept.
study-nothing-to-cancel = Nothing of yours is being analysed any more.
study-side = { $who }: performance rating **{ $rating }**, *{ $word }* ({ $error } thousandths a decision as GNU Backgammon counts)
study-side-nothing = { $who }: nothing to decide
study-kind = { $kind ->
    [checker] plays
    [double] doubles
   *[take] takes and passes
} { $lost } ({ $count })
study-marks = { $doubtful } doubtful, { $bad } bad, { $very_bad } very bad
study-winning-lost = Chances to win the match given away, all mistakes added up: { $chance }
study-luck = Luck { $luck }
study-luck-rolls = Luck { $luck }: luckiest { $luckiest }, unluckiest { $unluckiest }
study-roll = { $roll } (game { $game }, { $luck })
study-hints = { $count ->
    [one] 1 hint taken
   *[other] { $count } hints taken
}
study-table-head = No  PR Wh.  PR Bl.  Luck W Luck B
study-no-mistakes = No decision lost 0.04 or more.
study-mistake-mark = { $mark ->
    [very_bad] very bad
    [bad] bad
   *[doubtful] doubtful
}
study-mistake = { $number }. { $who }, game { $game }{ $kind ->
    [checker] { "" }, { $roll }
   *[other] { "" }
}: `{ $played }` instead of `{ $best }` loses { $lost } ({ study-mistake-mark })
study-decision = { $number }. game { $game }, { $who }{ $kind ->
    [checker] { "" }, { $roll }
   *[other] { "" }
}: { $played }, best { $best }, loses { $lost }{ $rolled ->
    [yes] { "" }, luck { $luck }
   *[no] { "" }
}
study-page = { $count ->
    [0] No mistakes of { $who }
    [one] 1 mistake of { $who }, page { $page } of { $pages }
   *[other] { $count } mistakes of { $who }, page { $page } of { $pages }
}
study-footer = -# Looked at { $plies } plies deep (what GNU Backgammon calls { $theirs }-ply). Equities are those of the cube's value; the performance rating is 500 times the loss a decision.
study-word = { $word ->
    [supernatural] supernatural
    [world_class] world class
    [expert] expert
    [advanced] advanced
    [intermediate] intermediate
    [casual] casual player
    [beginner] beginner
   *[awful] awful
}
button-cancel-study = Stop
button-blunders = Mistakes of { $who }
button-curve = Curve
button-study-text = As text
button-earlier = ◀ Worse ones
button-more = More ▶
hint-heading = ### Hint for match { $match }
hint-count = { $count ->
    [one] -# Your first hint in this match. It is counted and shown with the result.
   *[other] -# Your hint number { $count } in this match. They are counted and shown with the result.
}
position-counted = -# Match { $match } stands so: this is a hint there, { $count ->
    [one] your first. It is counted and shown with the result.
   *[other] your number { $count }. They are counted and shown with the result.
}
hint-result = Hints: { $who } { $count }
position-turn = { $phase ->
    [to_play] { $side ->
        [white] White
       *[black] Black
    } has a roll to play.
    [double_offered] { $side ->
        [white] White
       *[black] Black
    } has to answer a double.
   *[to_roll] { $side ->
        [white] White
       *[black] Black
    } is on roll.
}
position-footer = -# `{ $xgid }`
position-no-engine = { $missing ->
    [yes] The analysis engine is not installed here, so there is only the board.
   *[no] The analysis engine does not answer at the moment, so there is only the board. Try again in a minute.
}
preference-tutor = Tutor in practice matches
tutor-none = asks nothing
tutor-bad = asks before bad mistakes (0.08)
tutor-very-bad = asks before very bad mistakes (0.16)
tutor-warning = This loses { $lost }. Do you mean it?
tutor-remark = **The tutor:** this loses { $lost }.
button-think-again = Think again
button-anyway = Play it anyway
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
error-coach-being-played = You are playing this position, or it is one play away, in match { $match }, in which nobody is helped. Ask again once that match is over.
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
command-hint = hint
    .description = The best plays or the cube decision, in practice matches
    .match = { -option-match }
    .match-description = { -which-match }
command-analyze = analyze
    .description = Study a match or a game that is over: mistakes, luck, performance rating
    .match = { -option-match }
    .match-description = { -which-match-to-see }
    .game = game
    .game-description = The number of a game; leave it out for the whole match
    .public = public
    .public-description = Post it for everyone
command-position = position
    .description = Show a pasted position and what it is worth
    .text = text
    .text-description = An XGID, or a GNU Backgammon position ID with its match ID
