error-impossible = You can't do that right now. { COMMAND("board") } shows the position.
error-stale = That was for an older position, so nothing happened. { COMMAND("board") } shows where the match stands now.
error-not-on-roll = It's your opponent's turn. { COMMAND("board") } shows the position.
error-records = I can't reach my records right now, so nothing was changed. Your match is safe. Try again in a minute.
error-command = I couldn't read that command. Discord may still be showing an old version of it, so try again in a minute.
error-permissions = I can't post here. Ask someone who manages this channel to give me **{ permission-view }**, **{ permission-send }** and **{ permission-attach }**. Your match is safe: { COMMAND("board") } will show it once I can.
error-incident = Sorry, something went wrong on my side (incident `{ $code }`). Your match hasn't changed. { COMMAND("board") } shows it.
error-notation = I can't read `{ $text }` as a play. Plays look like `13/8 6/5`, `bar/20`, `8/5(2)` or `6/off`.
error-not-a-play = I can't read `{ $text }` as a play.
error-ambiguous = That could mean more than one play. Which one: { $plays }?
error-incident-kept = { $incident ->
        [no] Something went wrong on my side
       *[yes] Something went wrong on my side (incident `{ $code }`)
    }, but what you did was saved. { $where ->
        [here] Here's your match now:
       *[match] { COMMAND("board") } shows it.
        [tournament] { COMMAND("tournament status") } shows it.
        [chouette] The chouette goes on from there.
    }
error-incident-partly = { $incident ->
        [no] Something went wrong on my side
       *[yes] Something went wrong on my side (incident `{ $code }`)
    }, but some of what you did was saved. Look before you try again: { COMMAND("matches") } shows your matches and challenges.
error-too-fast = That was too fast for me. I can take { $most } taps and commands a second from each person.
error-still-busy = I'm still working on your last request. Try again once it's done.
error-work-failed = I couldn't get that done just now. Try again in a minute.
error-legal-few = Legal: { $plays }.
error-legal-many = There are { $count } legal plays, for example { $plays }. { COMMAND("move") } lists them as you type.

error-bar-first = Your checker on the bar has to enter first.
error-no-checker = You have no checker on { $source ->
    [bar] the bar
   *[other] your { $source } point
}.
error-blocked = Your { $target } point is blocked: your opponent holds it.
error-not-home = You can't bear off until all your checkers are home (points 1 to 6).
error-higher-checker = You can't bear off from your { $source } point with that number while a checker is further back.
error-wrong-distance = { $source }/{ $target } isn't what you rolled.
error-used-number = { $source }/{ $target } needs a number your other moves have already used.
error-wrong-way = Checkers move from high points to low ones, so { $source }/{ $target } goes backward.
error-must-use-both = You have to play both numbers if you can.
error-must-use-higher = You can only play one of the numbers, so it has to be the higher one.
error-must-use-more = You have to play as many of your numbers as you can.
error-too-many-moves = That's more moves than you rolled.
error-cannot-move = You can't play that with this roll.
error-forbidden = The rules of this game don't allow that.

error-cube-no-cube = This match is played without the doubling cube.
error-cube-crawford = This is the Crawford game, so nobody can double. The cube is back in the next game.
error-cube-not-yours = Your opponent owns the cube, so only they can double next.
error-cube-dead = Winning this game already wins you the match, so you can't double.
error-cube-rolled = You've already rolled, and you can only double before the roll. Play your roll with { COMMAND("move") }.
error-cube-already-offered = There's already a double waiting for a take or a pass.

error-not-a-player = You're not playing in this match. You can watch it here, or start your own with { COMMAND("challenge") }.
error-not-your-challenge = This challenge is for someone else. Make your own with { COMMAND("challenge") }.
error-open-challenge = This challenge is open to anyone: accept it or leave it. Only the person who made it can withdraw it.
error-own-challenge = This is your own challenge, so someone else has to accept it. The button beside **{ button-accept }** takes it back.
error-not-admin = Only people who can manage this server can do that.

error-challenge-self = You can't challenge yourself. Pick someone else, or leave out the opponent so that anyone can accept.
error-challenge-blocks-self = You can't block yourself. Pick the person you don't want to play.
error-challenge-bot = Other bots don't play. Pick a person, pick me (I play at any level), or leave out the opponent so that anyone can accept.
error-challenge-not-here = That person isn't in this server. Pick someone who is.
error-challenge-former = That player's data has been deleted, so I no longer know who it was. Challenge someone with { COMMAND("challenge") }.
error-challenge-length = A match can be 1 to 99 points long. Use 0 for an unlimited session.
error-challenge-rated-length = A rated match can't be longer than 25 points. Pick a shorter one, or play unrated (`{ command-challenge.rated }: False`).
error-challenge-expired = That challenge has expired. Make a new one with { COMMAND("challenge") }.
error-challenge-withdrawn = That challenge was withdrawn. Make your own with { COMMAND("challenge") }.
error-challenge-declined = That challenge was declined. Make a new one with { COMMAND("challenge") }.
error-challenge-accepted = That challenge has been accepted, and the match is on: see { COMMAND("matches") }.
error-challenge-blocked = You two can't play each other. Challenge someone else with { COMMAND("challenge") }, or leave out the opponent so that anyone can accept.
error-challenge-blocked-there = You can't join this: you've blocked someone who takes part, or they've blocked you.
error-challenge-nobody-here = There's nobody to play here but me. Pick me as your opponent, or challenge someone in a server, or in a group after adding me to your apps.
error-challenge-level-of-a-person = Levels are only for matches against me. Pick me as your opponent, or leave out the level.
error-challenge-halves = With `{ command-vote.halves }`, one half of the channel plays the other. Leave that out, or leave out the opponent and the level.

fence-thing = { $kind ->
    [challenge] [this challenge]({ $url })
    [vote] [this vote]({ $url })
    [team] [this consultation]({ $url })
    [chouette] [this chouette]({ $url })
    [simul] [this simul]({ $url })
    [tournament] [this tournament]({ $url })
   *[match] [this match]({ $url })
}
error-fence = { $reason ->
    [open] You have { $limit } challenges, votes, consultations, chouettes and simuls open, which is the limit: close { $thing } first.
    [called] { $who ->
        [anyone] You've already challenged everyone in this channel: withdraw { $thing } first.
       *[other] { $who } hasn't answered you yet: wait, or take back { $thing } with *Decline* first.
    }
    [matches] { $thing ->
        [none] { $who } has { $limit } matches going, which is the limit: one has to end first.
       *[other] You have { $limit } matches going, which is the limit: finish or resign { $thing } first.
    }
    [computers] You have { $limit } matches going against computers, which is the limit: finish or resign { $thing } first.
    [chouettes] You're in { $limit } chouettes, which is the limit: leave { $thing } first.
    [held] This server has { $limit } tournaments, leagues and arenas going, which is the limit: { $thing } has to end or be called off first.
   *[posts] You've posted { $limit } new things in this channel in ten minutes, which is the limit: there's room again { $when }.
}

error-not-found-match = I can't find that match. { COMMAND("matches") } lists the ones being played.
error-not-found-number = There's nothing with that number. { COMMAND("matches") } lists the matches being played.
error-not-found-match-here = You have no match in this channel. Start one with { COMMAND("challenge") }, or find one with { COMMAND("matches") }.
error-not-found-fitting = None of your matches here allows that now. { COMMAND("matches") } says what each is waiting for.
error-played-elsewhere = Match { $match } is being played somewhere else, so nobody would see your turn here.
error-not-found-offer = Nothing has been offered to you here. { COMMAND("matches") } lists the matches being played.
error-not-found-challenge = I can't find that challenge. Make one with { COMMAND("challenge") }.

error-to-roll = You haven't rolled yet. Use { COMMAND("roll") }, or { COMMAND("double") } first.
error-to-play = The dice have been rolled. Play them with { COMMAND("move") }, or with the lists under the board.
error-no-doublet = There's no doublet to name right now. You name one after a 1-2 in Acey-Deucey.
error-double-offered = There's a double to answer first: take it ({ COMMAND("take") }) or pass it ({ COMMAND("pass") }).
error-resignation-offered = There's a resignation to answer first: { COMMAND("accept") } it, or { COMMAND("decline") } it and play on.
error-resignation-refused = Your opponent refused your offer to resign. Offer again on your next turn, or use { COMMAND("resign") } now for what they can't refuse.
error-over = This match is over. Start another one with { COMMAND("challenge") }.

error-clock-no-clock = This match has no clock.
error-clock-paused = This match's clock is already stopped.
error-clock-stands-still = This match is paused. Restart the clock with { COMMAND("resume") }, then play on.
error-clock-not-paused = This match's clock isn't stopped.
error-clock-not-out = Your opponent still has time left{ $left ->
    [none] .
   *[other] : it runs out { $left }.
}
error-clock-own-time = It's your own time that counts now, so there's nothing to claim.
error-clock-already-asked = You've already asked. Now your opponent has to answer.
error-clock-session = Unlimited sessions can't be played on a clock.
error-clock-no-vacation-left = You have only { $days ->
    [one] 1 day
   *[other] { $days } days
} of vacation left this year.
error-clock-not-away = You're not on vacation.
error-preference = `{ $value }` isn't one of the choices.
error-preference-known = `{ $value }` isn't one of the choices. You can pick: { $known }.
error-record-where = { $place ->
    [side] Game { $game }, move { $move }, { $who }{ $line ->
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
    [bar_first] The checker on the bar has to enter first.
    [no_checker] This side has no checker on { $source ->
        [bar] the bar
       *[other] its { $source } point
    }.
    [blocked] Point { $target } is blocked: the other side holds it.
    [not_home] You can't bear off until all your checkers are home (points 1 to 6).
    [higher_checker] You can't bear off from point { $source } with that number while a checker is further back.
    [wrong_distance] { $source }/{ $target } doesn't match the roll.
    [used_number] { $source }/{ $target } needs a number that the other moves have already used.
    [wrong_way] Checkers move from high points to low ones, so { $source }/{ $target } goes backward.
    [must_use_both] Both numbers have to be played if possible.
    [must_use_higher] Only one number could be played, so it had to be the higher one.
    [must_use_more] As many numbers as possible have to be played.
    [too_many_moves] That's more moves than the roll allows.
   *[other] The rules of the game don't allow that.
}
error-file-legal = { $count ->
    [one] The only legal play was { $plays }.
   *[other] { $all ->
        [yes] The legal plays were { $plays }.
       *[no] There were { $count } legal plays, for example { $plays }.
    }
}
error-file-can-move = There was a legal play with this roll.
error-file-ambiguous = It could mean more than one play: { $plays }.
error-file-to-roll = There was no double to answer. A roll or a double had to come next.
error-file-to-play = The dice had been rolled, so a play had to come next.
error-file-double-offered = A double had been offered, so a take or a pass had to come next.
error-file-resignation-offered = A resignation had been offered and had to be answered first.
error-file-over = The match was already over.
error-file-not-on-roll = It was the other side's turn.
error-file-cube-not-theirs = The other side owned the cube, so only that side could double next.
error-file-cube-dead = Winning that game would already have won this side the match, so it couldn't double.
error-file-cube-rolled = The dice had already been rolled, and a double has to come before the roll.
error-file-cube = A game starts with the opening roll. After that, a side may double before it rolls, and the cube shows twice its old value.
error-file-end = A line such as `Wins 1 point` has to end it.
error-file-worth = By the moves before it, this has to be { $wins }.
error-file-cut = The file ends here, so it may have been cut off.
error-file-row = The line in the file: `{ $row }`
error-record-too-large = This file is too big. A `.mat` file can have up to 2 MB, 10,000 lines with one play of each player, and 500 games. An `.xg` or SGF file, or one from { COMMAND("export") } (json or text), can have up to 4 MB.
error-record-not-a-record = I can't read this as a match. I read `.xg`, GNU Backgammon's SGF, and `.mat`, which says something like `5 point match`, then `Game 1`.
error-record-wrong-version = This file was made by a newer version of the bot.
error-record-length = `{ $text }` isn't a length I know. A match has 1 to 99 points, and a session has 0.
error-record-unknown-game = I don't know a game called `{ $text }`.
error-record-no-mat = This match can't be saved as a `.mat` file, because those only know standard backgammon and have no place for `{ $text }`. Use the text or the event log instead.
error-record-unreadable = I can't read `{ $text }`.
error-record-illegal-play = `{ $text }` isn't legal with { $roll }.
error-record-missing-play = The play for { $roll } is missing.
error-record-out-of-turn = `{ $text }` is in the wrong column: it's the other player's turn.
error-record-illegal-cube = `{ $text }` isn't allowed here.
error-record-wrong-dice = { $roll } isn't a roll: each die shows 1 to 6.
error-record-wrong-opening = This player can't start a game with { $roll }.
error-record-wrong-game = `{ $text }` doesn't belong here: it isn't part of this game.
error-record-wrong-score = The file says { $text }, but the games before it make it { $score }.
error-record-wrong-result = `{ $text }` doesn't match the game.
error-record-unfinished-game = The game is unfinished.
error-record-nothing-played = The game was given up before its first roll, so there's nothing to replay or study.
error-record-wrong-position = The board in the file isn't where the moves before it lead.
error-record-damaged = This `.xg` file is cut off or damaged. Save the match in eXtreme Gammon again and send me that.
error-record-position = There's a position in this file, but no match. Paste its XGID or ID into { COMMAND("position") }.
error-record-foreign = This is a `.bgf` file of BGBlitz, which I can't read. Open it there, save the match as `.mat`, and send me that.
error-record-no-length = This file doesn't say how long the match is. Write it in a first line, such as `5 point match` (`0 point match` for an unlimited session), and send it again.
error-record-automatic-doubles = Automatic doubles came before it, and SGF doesn't say with which rolls. If it was played here, use { COMMAND("export") } with json or text: I read those.

error-not-found-tournament = I can't find that tournament here. Organizers announce one with { COMMAND("tournament create") }.
error-not-found-league = I can't find that league here. Organizers announce one with { COMMAND("league create") }.
error-not-found-team = I can't find that team match here. Organizers announce one with { COMMAND("team create") }.
error-not-found-daily = That position of the day is gone. { COMMAND("puzzle") } has others.
error-not-found-chouette = I can't find that chouette here.
error-not-found-import = You have no imported match with that number, and nobody has shared one here. Import one with { COMMAND("import") }.
error-not-organizer = Only organizers can do that: people who manage this server, or who have the organizer role.
error-not-host = Only the host can do that, or an organizer: someone who manages this server or has the organizer role.
error-tournament-already-joined = That person is already in.
error-tournament-not-joined = That person isn't in this tournament.
error-tournament-already-here = You've already checked in.
error-tournament-check-in-later = Check-in opens { $at } ({ $left }). You'll find the button under the announcement then.
error-tournament-full = It's full.{ $kind ->
    [arena] { "" }
    [simul] { "" }
    [team] { " " }An organizer can let you step in for someone with { COMMAND("team substitute") }.
   *[other] { " " }An organizer can let you take over from someone who hasn't played yet, with { COMMAND("tournament replace") }.
}
error-tournament-you-joined = You're already in.
error-tournament-you-not-joined = You're not in it.
error-tournament-you-out = { $kind ->
    [league] You're already out. You can sign up again once this season is over.
   *[other] You're already out.
}
error-tournament-too-few = { $detail ->
    [check_in] At least two players have to check in first.
    [league] A league needs at least four players.
    [teams] Both teams need the same number of players, at least one each.
   *[other] { $kind ->
        [simul] A simul needs at least one guest.
       *[other] A tournament needs at least two players.
    }
}
error-tournament-settings = { $detail ->
    [only_round_robin] `{ command-tournament-create.groups }` and `{ command-tournament-create.advance }` only go with a round robin. Leave them out, or choose that `{ command-tournament-create.system }`.
    [only_swiss] `{ command-tournament-create.rounds }` only goes with a Swiss tournament. Leave it out, or choose that `{ command-tournament-create.system }`.
    [no_final] This tournament has no final, so leave out `{ command-tournament-create.final_length }`. A round robin gets one with `{ command-tournament-create.advance }`.
    [length_twice] Use `{ command-tournament-create.length }` or `{ command-tournament-create.lengths }`, not both.
    [weekly] A weekly tournament needs a start time. Add `{ command-tournament-create.starts_in }` to say when the first one starts, such as `20m`, `1h30` or `2` (hours).
    [check_in] Check-in needs a start time. Add `{ command-tournament-create.starts_in }`, such as `20m`, `1h30` or `2` (hours), or leave out `{ command-tournament-create.check_in }`.
    [starts_in] `{ command-tournament-create.starts_in }` takes a time such as `20m`, `1h30`, `2` (hours) or `3d`, at most 30 days. `0` means that an organizer starts it.
    [lengths] `{ command-tournament-create.lengths }` takes the match length for each round, each from 1 to 99, such as `3, 5, 7`.
    [groups] In a round robin everyone plays everyone, so a group can have at most 32 players. Use more `{ command-tournament-create.groups }` or a smaller `{ command-tournament-create.limit }`.
    [advance] One player can't play a knockout alone. Set `{ command-tournament-create.advance }` to 2 or more, make more `{ command-tournament-create.groups }`, or leave out `{ command-tournament-create.advance }`.
    [advance_all] For a knockout, fewer players have to go on than a group can hold: at most 8 from each of several groups. Use a smaller `{ command-tournament-create.advance }`.
    [limit] `{ command-tournament-create.limit }` has to be from 2 to 256 players.
    [swiss_rounds] `{ command-tournament-create.rounds }` has to be from 1 to 20, or 0 for as many as needed.
    [code] That code isn't valid here. It works once, before the start, and not in the channel it was made in.
    [teams] Name one of the two teams. They need two different names.
    [players] If everyone plays everyone, a team can have at most 8 players. Choose board against board for more.
    [minutes] An arena lasts from 30 minutes to 3 days: use `{ command-tournament-create.minutes }`.
    [arena_length] Matches in an arena go to 1, 3 or 5 points.
    [arena_rounds] An arena has neither rounds nor byes: leave out `{ command-tournament-create.round_hours }` and `{ command-tournament-create.fillers }`.
    [arena_check_in] An arena needs no check-in: whoever is there is paired.
   *[other] That doesn't work: `{ $detail }`.
}
error-tournament-started = It has already started. An organizer can let someone take over a player's place.
error-tournament-not-started = It hasn't started yet.
error-tournament-paused = It's paused. An organizer can resume it with { $kind ->
    [league] { COMMAND("league pause") }
    [team] { COMMAND("team pause") }
   *[other] { COMMAND("tournament pause") }
}.
error-tournament-not-paused = It isn't paused.
error-tournament-over = It's already over, so nothing can be changed.
error-tournament-no-such-pairing = There's no pairing with that number. { $kind ->
    [league] { COMMAND("league status") }
    [team] { COMMAND("team status") }
   *[other] { COMMAND("tournament status") }
} lists them.
error-tournament-not-open = That pairing isn't open: either its players aren't known yet, or it's already decided.
error-tournament-not-your-match = That isn't your match.
error-tournament-not-in-pairing = That person isn't in this pairing. { $kind ->
    [league] { COMMAND("league status") }
    [team] { COMMAND("team status") }
   *[other] { COMMAND("tournament status") }
} lists who plays whom.
error-tournament-already-reported = That result is already in.
error-tournament-disagree = A different result is already in. An organizer can correct it.
error-tournament-nothing-to-correct = There's nothing to correct: either that's the result already, or the pairing is a bye.
error-tournament-played-on = Later matches that depend on this result have been played, so it can't be changed anymore.
error-tournament-already-out = That person is already out.
error-tournament-already-played = That person has already played, so nobody can take their place. To take them out, use { $kind ->
    [league] { COMMAND("league remove") }
   *[other] { COMMAND("tournament forfeit") }
}.
error-tournament-no-bye-left = { $kind ->
    [simul] The simul has begun, and nobody can join after the start.
   *[other] { $detail ->
        [playing] Everyone who had a bye is playing by now.
       *[other] It has started, and the draw has no free place.
    } An organizer can let you take over from someone who hasn't played yet, with { COMMAND("tournament replace") }.
}
error-tournament-unfinished = The round isn't finished: pairing { $pairing } has no result. Enter it with { COMMAND("league report") }, or wait for the end of the round.
error-tournament-no-round-left = All rounds have been drawn.
error-tournament-no-board-left = That player has no unplayed board to take over.
error-tournament-not-in-arena = This kind of tournament doesn't have that.
error-tournament-already-paused = You're already paused.
error-tournament-not-away = You aren't paused.
error-tournament-host-stays = The host can't leave: play on or resign your boards. Before the start, call the simul off instead.
error-tournament-other-side = That's up to the other server: each side sets its own players, and the side that announced the match starts, pauses and ends it.
error-tournament-lapsed = That's been answered, or it has lapsed. To enter a result again, use { COMMAND("team report") }.
error-tournament-asked = The home side has until { $at } to answer. After that you can end it here.
error-tournament-order = I can't tell which player `{ $text }` is. Write the players' names or mentions, separated by commas.
error-tournament-entrant = I can't tell which player `{ $text }` is. Choose one from the list, or write a name or a mention.
error-tournament-score = The match is to { $detail ->
    [one] 1 point
   *[other] { $detail } points
}: the winner gets { $detail }, the loser fewer. To award it without points, leave both out.
error-tournament-bot = Bots can't take someone's place. Pick a person.
error-tournament-not-here = That person isn't in this server. Pick someone who is.

error-full-point = You can't have more than five checkers on a point, and point { $target } would have more.
error-head = Only one checker may leave the head (point 24) each turn.
error-runner-first = Your first checker has to get there before you move another one.
error-pinned = A pinned checker can't move, and you can't bear off while one of yours is pinned.
error-prime = That would leave you holding a row of points this game doesn't allow. { COMMAND("rules") } explains it.
error-exact = In this game you need the exact number to bear off.
error-inside-home = Only checkers in your home board can move backward, and they can't leave it that way.
error-no-bearing-off = There's no bearing off in this game: the first player to bring all checkers home wins.
error-to-name = Name a doublet first, with the buttons under the board or { COMMAND("doublet") }.
error-cube-no-beavers = There are no beavers here. Only unlimited sessions can have them, if their terms say so.
error-cube-no-raccoons = There are no raccoons in this session. Take the beaver or pass it.
error-cube-nothing-to-beaver = There's no double for you to beaver.
error-house-not-in-game = { $option }: { $game } doesn't have this rule.
error-house-always = { $option }: { $game } is always played this way, so there's nothing to choose.
error-house-session-only = { $option }: this is for unlimited sessions (length 0), not for matches.
error-house-needs-cube = { $option }: this needs the doubling cube.
error-house-needs-beavers = { $option }: a raccoon answers a beaver, so allow beavers too.
error-house-out-of-range = { $option }: the limit has to be from 0 to 3.

error-coach-rated = Match { $match } is rated, so there's no help. You can get hints in unrated matches and against the computer.
error-coach-tournament = Match { $match } is part of a tournament, so there's no help.
error-coach-nothing-to-decide = There's nothing to decide: you can't double now, or there's only one play.
error-coach-unknown-game = The analysis engine can't handle { $game }.
error-coach-unknown-rules = The analysis engine doesn't know { $game } with the house rules of this match.
error-coach-not-finished = Match { $match } isn't over yet. You can analyze one of its finished games: pick it with the `{ command-analyze.game }` option.
error-coach-no-such-game = Match { $match } has no such game.
error-coach-game-goes-on = This game of match { $match } is still being played.
error-coach-one-at-a-time = Your analysis of match { $match } is still running. Wait for it, or stop it with the button below it.
error-coach-busy = Too many analyses are waiting. Try again in a few minutes.
error-coach-not-studied = This analysis of match { $match } is no longer stored. Ask for it again with { COMMAND("analyze") }.
error-coach-somebody-elses = Someone else asked for this analysis, so only they can stop it.
error-coach-impossible = The analysis engine can't study this position.
error-coach-being-played = You're playing this position, or one close to it, in match { $match }, where there's no help. Ask again once that match is over.
error-coach-in-chouette = You're playing this position, or one close to it, in chouette { $match }, where there's no help. Ask again once that game is over.
error-coach-game-over = { error-over }
error-coach-study-tells = Match { $record } contains the position you're playing in match { $match }, or one that's a play away, and there's no help there. Ask again once that match has moved on, or pick another game with the `{ command-analyze.game }` option.
error-coach-being-asked = You're being asked that: it's your puzzle, or a position of the day that's still open. Answer it first.
error-puzzle-no-pack = There are no positions of this game here. { COMMAND("puzzle") } offers the games there are.
error-puzzle-no-theme = There are no positions with this theme in this game. Leave the theme out, or choose another one.
error-puzzle-none-now = There's no position to ask you right now: those left are close to one you're playing, or open as the position of the day.
error-puzzle-not-answered = You'll see that once you've answered.
error-puzzle-over = This position is closed, so answers no longer count.
error-puzzle-no-server = A position of the day is for a server. On your own, use { COMMAND("puzzle") }.
error-puzzle-zone = There's no time zone `{ $detail }`. Type a city and choose from the list, such as `Europe/Berlin`.
error-puzzle-no-daily = This server has no position of the day. { COMMAND("daily set") } starts one.
error-puzzle-today = There's already been one today. The next one comes { $when }.
error-engine-missing = The analysis engine isn't installed here. Everything else works.
error-engine-unavailable = The analysis engine isn't answering. Try again in a minute: what it has studied so far is kept.
error-position-unreadable = I can't find a position in this. Paste an XGID (`XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:3:0:10`) or a GNU Backgammon position ID, with its match ID if you have it (`4HPwATDgc/ABMA:cAkAAAAAAAAA`).
error-position-no-ids = XGIDs and GNU Backgammon IDs don't know that game, so its positions can't be pasted. In a practice match, { COMMAND("hint") } tells you about yours.
error-position-too-many = This position is impossible: one side has more checkers than the game has.
error-position-capitals = In an XGID capitals are one side's checkers and small letters the other's, but here all letters are alike. Copy it again as it was.
error-position-one-point = This position is impossible: both sides hold the same point.
error-position-both-off = This position is impossible: neither side has a checker on the board.
error-position-over = This game is already over, so there's nothing to decide.
error-position-both-won = This position is impossible: both sides have reached the match length.
error-position-both-shut = This position is impossible: both sides are on the bar against six closed points.
error-position-field = { $field ->
    [12] This position is impossible: in a match the cube stays in the middle at 1 until someone doubles, and then whoever took it owns it.
    [13] This position is impossible: whoever doubled would already have won the match with this game at the old cube, so they couldn't double.
    [14] This position is impossible: nobody can double in the Crawford game.
    [15] This position is impossible: the game has no cube, but someone doubled.
    [16] This position is impossible: there are no beavers in a match.
   *[other] I can't read this XGID. { $field ->
        [1] Its position needs 26 places, each a letter from A to O or a to o, or a hyphen.
        [2] Its second field, the cube, has to be the exponent of its value: 0 for 1, 1 for 2, and so on.
        [3] Its third field, the cube's owner, has to be 1, -1 or 0. A cube at 1 has no owner.
        [4] Its fourth field, the turn, has to be 1 or -1.
        [5] Its fifth field, the dice, has to be two numbers from 1 to 6, or 00, D, B or R. Only the cube's owner can double.
        [6] Its sixth field has to be a score.
        [7] Its seventh field has to be a score.
        [8] Its eighth field can be 1 only in the Crawford game, before any double. In a session it gives Jacoby and beavers, from 0 to 3.
        [9] Its ninth field has to be the match length, or 0 for an unlimited session.
        [10] Its tenth field has to be the exponent of the largest cube.
       *[other] It needs ten fields with colons between them.
    }
}
error-position-match-id = I can't read the match ID after the position, or it describes an impossible match.
