-which-tournament = Which tournament; leave it out for the current one
-option-tournament = tournament

command-tournament = tournament
    .description = This server's tournaments
command-tournament-create = create
    .description = Announce a tournament
    .name = name
    .name-description = What it's called
    .system = system
    .system-description = How the winner is decided
    .length = length
    .length-description = Match length in points (usually 5)
    .lengths = lengths
    .lengths-description = Match length for each round, such as 3, 5, 7; the last one repeats
    .final_length = final_length
    .final_length-description = Match length of the final, if it's different
    .limit = limit
    .limit-description = Most players; anyone after that goes on the waiting list
    .seeding = seeding
    .seeding-description = Random, by rating, or in sign-up order
    .clock = clock
    .clock-description = Time per turn: none, live, or hours and days
    .starts_in = starts_in
    .starts_in-description = When it starts by itself: 20m, 1h30, or a number of hours; 0: an organizer starts it
    .check_in = check_in
    .check_in-description = How many minutes before the start players have to check in; 0: no check-in
    .round_hours = round_hours
    .round_hours-description = How many hours a round may take; 0: no limit
    .groups = groups
    .groups-description = Round robin: number of groups
    .advance = advance
    .advance-description = Round robin: how many from each group go on to a knockout
    .rounds = rounds
    .rounds-description = Swiss: number of rounds; 0: as many as needed
    .minutes = minutes
    .minutes-description = Arena: how many minutes it lasts
    .cube = cube
    .cube-description = With or without the doubling cube
    .variant = variant
    .variant-description = Which game (usually backgammon)
    .posting = posting
    .posting-description = How boards are posted (usually as the server has it)
    .numbers = numbers
    .numbers-description = Number the points from each player's own side, or from White's side for both
    .weekly = weekly
    .weekly-description = Announce it again every week
    .fillers = fillers
    .fillers-description = Computers of this level play instead of byes
command-tournament-join = join
    .description = Sign up for a tournament
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-leave = leave
    .description = Cancel your sign-up, or withdraw
    .sure = sure
    .sure-description = Don't ask me to confirm
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-check-in = check-in
    .description = Say you're here
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-start = start
    .description = Organizers: draw and start
    .order = order
    .order-description = Seed by hand: names or mentions with commas between them, strongest first
    .sure = sure
    .sure-description = Don't ask me to confirm
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-status = status
    .description = How a tournament is going
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-standings = standings
    .description = The standings
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-bracket = bracket
    .description = The bracket or the crosstable
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-report = report
    .description = Organizers: enter or correct a result
    .pairing = pairing
    .pairing-description = The number of the pairing
    .winner = winner
    .winner-description = Who won
    .points = points
    .points-description = The winner's points
    .against = against
    .against-description = The loser's points
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-forfeit = forfeit
    .description = Organizers: take someone out of a tournament
    .person = person
    .person-description = Who to take out
    .sure = sure
    .sure-description = Don't ask me to confirm
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-replace = replace
    .description = Organizers: let someone take over another player's place
    .person = person
    .person-description = Who leaves
    .newcomer = newcomer
    .newcomer-description = Who takes over
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-pause = pause
    .description = Organizers: stop opening new matches for now, or go on
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }
command-tournament-cancel = cancel
    .description = Organizers: call off a tournament
    .sure = sure
    .sure-description = Don't ask me to confirm
    .tournament = { -option-tournament }
    .tournament-description = { -which-tournament }

choice-single-elimination = single elimination
choice-double-elimination = double elimination
choice-round-robin = round robin
choice-swiss = Swiss
choice-consolation = main bracket with consolation
choice-rating = rating
choice-random = random
choice-manual = sign-up order

button-take-out = Take out
button-call-off = Call it off
button-replace = Replace
button-enter-result = Enter the result
button-correct = Change the winner
button-not-after-all = Never mind

match-by-command = `/{ command-match } { $match }`

format-name = { $format ->
    [arena] Arena
    [simul] Simul
    [single_elimination] Single elimination
    [double_elimination] Double elimination
    [round_robin] Round robin
    [swiss] Swiss
    [league] League
    [team] Team match
   *[consolation] Main bracket with consolation
}
stage-name = { $stage ->
    [arena] Arena
    [simul] Simul
    [groups] Groups
    [swiss] Swiss
    [main] Main bracket
    [third_place] Third place
    [losers] Losers bracket
    [finals] Final
    [consolation] Consolation
    [league] League
    [team] Team match
   *[last_chance] Last chance
}
round-name = { $key ->
    [quarterfinal] Quarterfinal
    [semifinal] Semifinal
    [final] Final
    [winners_final] Winners' final
    [losers_final] Losers' final
    [decider] Decider
    [third_place] Third place
   *[round] Round { $number }
}
group-title = Group { $number }
slot-bye = bye
slot-from = { $kind ->
    [winner] Winner of { $first }–{ $second }
   *[loser] Loser of { $first }–{ $second }
}
slot-from-round = { $kind ->
    [winner] Winner: { $round }
   *[loser] Loser: { $round }
}{ $pairing ->
    [0] { "" }
   *[other] , match { $pairing }
}
slot-drawn-from = { $kind ->
    [winner] { $first } or { $second }
   *[loser] Loser { $first }–{ $second }
}
slot-drawn-from-round = { $pairing ->
    [0] { $round }
   *[other] { $round } { $pairing }
} { $kind ->
    [winner] winner
   *[loser] loser
}
slot-forfeit = forfeit
column-points = Points
column-buchholz = Buchholz
column-wins = Won
column-losses = Lost
entrants = { $count ->
    [one] 1 player
   *[other] { $count } players
}
podium-words = { $name }: { $first } { $firsts ->
    [1] won
   *[other] share first place
}{ $seconds ->
    [0] {""}
    [1] , { $second } came second
   *[other] , { $second } share second place
}{ $thirds ->
    [0] {""}
    [1] , { $third } came third
   *[other] , { $third } share third place
}.
pairing-line = - Pairing { $number }, { $round }: **{ $first }** – **{ $second }**
pairing-words = { $round }: { $first } plays { $second }.
pairing-won-words = { $round }: { $forfeit ->
    [yes] { $winner } won by forfeit, { $first } against { $second }.
   *[no] { $first } played { $second }, and { $winner } won.
}
tournament-heading = ### 🏆 { $name }
tournament-lengths = { $points ->
    [one] to 1 point
   *[other] to { $lengths } points
}
tournament-weekly = every week
tournament-deadline = Each round lasts at most { hours }. When time runs out, the player to move loses, and anyone who never moved is eliminated.
tournament-abandon = A match nobody touches for { days } ends without a winner and starts over. Organizers can enter a result instead with { COMMAND("tournament report") }.
tournament-running = It has started.
tournament-unrated = matches to more than { $most } points aren't rated
tournament-cancelled = It was called off.
tournament-ended = Finished.
tournament-starts-by-hand = Sign up below. An organizer will start it.
tournament-starts = Starts { $at } ({ $left }).
tournament-check-in = Check in during the last { $minutes ->
    [one] minute
   *[other] { $minutes } minutes
} before the start, or you won't be in the draw.
tournament-entrants = **{ $count } of { $limit }** signed up{ $count ->
    [0] { "" }
   *[other] :
}
tournament-waiting = Waiting list: { $names }
tournament-missed = Didn't check in: { $names }
tournament-dice = Dice commitment: `{ $commitment }`
    It's the SHA-256 of the seed that all matches get their dice from. After a match, { -dice-verify } recomputes every roll.
tournament-footer = -# { $kind ->
    [simul] Simul { $number }
    [league] League { $number }
    [team] Team match { $number }
   *[other] Tournament { $number }
}
tournament-paused = Paused: no new matches for now.
tournament-resumed = { $name } goes on.
tournament-moved = { $name } goes on in this channel.
tournament-champion = Won by **{ $who }**.
tournament-podium = [{ $format ->
    [arena] Final table
    [league] Final table
    [simul] All boards
    [team] Score sheet
   *[other] Podium
}]({ $url })
tournament-your-match = Your next match: { $round }, **{ $first }** – **{ $second }**
tournament-you = { $where ->
    [out] You're no longer in it.
    [absent] You didn't check in, so you aren't in the draw. If there's a free place, { COMMAND("tournament join") } still lets you in.
    [waiting] You're on the waiting list.
    [next_season] You're in for next season.
    [groups] You've played all your group matches. Who goes on to the knockout is settled once all group matches are played.
    [bye] You have a bye this round.
    [bye_won] You have a bye this round. It counts as a win.
    [next_round] You play in the next round.
    [paused] You're paused. Tap **{ button-arena-back }** to go on.
    [free] You'll be paired once someone is free.
    [break] It's paused: you'll be paired once it goes on.
    [final] You've played the final. The podium comes once the other matches are played.
   *[done] You've played all your matches.
}
tournament-next-match = Next for { $who }: { $round }, against **{ $opponent }**.
tournament-then = { $where ->
    [out] { $who } is out.
    [bye] { $who } has a bye now.
    [bye_won] { $who } has a bye now. It counts as a win.
    [next_round] The next round begins when this one is over.
    [groups] Who goes on to the knockout is settled once all group matches are played.
    [final] The podium comes once the other matches are played.
   *[done] { $who } has played all their matches.
}
tournament-won = ## 🏆 { $who } wins { $name }
tournament-no-champion = ## { $name } ended without a winner
tournament-not-drawn = { $name }: { $is_off ->
    [yes] it was called off before anything was drawn.
   *[no] nothing has been drawn yet. That happens at the start.
}
tournament-withdrawn = { $kind ->
    [struck] You've left { $name }. None of your matches this season count.
    [arena] You've left { $name }. Your points stay in the table, and you can join again.
   *[other] You've withdrawn from { $name } and forfeit your remaining matches.
}
tournament-not-in = You aren't in { $name } yourself yet.
tournament-organizing = { $hand ->
    [yes] Once everyone's in, press **{ button-start }**, or use { $format ->
        [league] { COMMAND("league next") }
        [team] { COMMAND("team start") }
       *[other] { COMMAND("tournament start") }
    }.
   *[no] It starts by itself { $at }; press **{ button-start-now }** to start it sooner.
}
button-start = Start
tournament-started = { $format ->
    [arena] { $name } is open. You're paired as soon as someone's free.
    [simul] { $name } has begun. Every guest gets a board.
   *[other] { $name }: the draw is made, and the matches are opening.
}
tournament-needs-member = I'm not a member of this server, so I can't post tournament boards here. Ask an admin to add me.
tournament-needs-permissions = I can't run { $name } in { $channel } now: I need { $permissions } there.
tournament-channel-gone = The channel where { $name } was announced is gone, so it can't be played there. { $moves ->
    [yes] To let it go on in another channel, use { $kind ->
        [league] { COMMAND("league pause") }
        [team] { COMMAND("team pause") }
       *[other] { COMMAND("tournament pause") }
    } there.
   *[no] Call it off with { COMMAND("team end") } and announce it in another channel.
}
tournament-stopped = I've paused { $name }: no new matches, and no deadline counts.{ $gone ->
    [yes] {""}
   *[no] {" "}Once it can be played there, let it go on with { $kind ->
        [league] { COMMAND("league pause") }
        [team] { COMMAND("team pause") }
       *[other] { COMMAND("tournament pause") }
    }.
}
tournament-reported = { $name }, pairing { $pairing }: { $who } wins. It's on record as entered by you.
tournament-forfeited = { $kind ->
    [struck] { $who } is out of { $name }, and none of their matches this season count.
   *[other] { $who } is out of { $name } and forfeits the remaining matches.
}
tournament-corrected = { $name }, pairing { $pairing }: an organizer corrected the result. { $winner } beat { $loser }{ $points ->
    [0] { "" }
   *[other] { " " }{ $points } : { $against }
}.
tournament-taken-out = { $kind ->
    [struck] { $who }, an organizer took { $count ->
        [one] you
       *[other] all of you
    } out of { $name }. None of your matches this season count.
    [replaced] { $who }, { $newcomer } plays in your place in { $name } now.
    [boards] { $who }, { $newcomer } takes over the boards in { $name } on which you haven't moved.
   *[out] { $who }, an organizer took { $count ->
        [one] you
       *[other] all of you
    } out of { $name }: you forfeit your remaining matches.
}
tournament-goes-through = { $kind ->
    [withdrawn] { $who } has withdrawn from { $name }, so { $winner } goes through.
   *[out] { $who } is out of { $name }, so { $winner } goes through.
}
tournament-struck = { $who } is out of { $name } early, so none of their matches this season count.{ $count ->
    [0] { "" }
   *[other] { " " }That also takes away a result of:
}
tournament-has-withdrawn = { $who } has withdrawn from { $name }.
tournament-joined-late = { $name }: { $who } joined late and plays { $against } first. { $first } – { $second } hadn't begun, so that match waits for the winner.
tournament-absent = { $name }: the round is over. If there's been a mistake, an organizer can correct the result. Out, since they never moved:
tournament-left-out = { $name } has started. If there's a free place, { COMMAND("tournament join") } still lets you in. Not checked in, so not in the draw:
tournament-replaced = { $newcomer } takes over { $who }'s place in { $name }.
tournament-cancel-ask = Call off { $name } for good?{ $under_way ->
    [0] { "" }
    [one] { " " }The match under way ends at once and doesn't count.
   *[other] { " " }The { $under_way } matches under way end at once and don't count.
}{ $is_weekly ->
    [yes] { " " }It won't be announced again next week.
   *[no] { "" }
} This can't be undone.
tournament-withdraw-ask = Withdraw from { $name }? { $playing ->
    [yes] You lose your match against { $opponents } at once, and forfeit any other matches you'd still have.
   *[no] You forfeit any matches you'd still have.
} This can't be undone.
tournament-forfeit-ask = Take { $who } out of { $name }? { $playing ->
    [yes] They lose the match against { $opponents } at once, and forfeit any other matches to come.
   *[no] They forfeit any matches to come.
} This can't be undone.
tournament-replace-ask = Let { $newcomer } take over { $who }'s place in { $name }? The match against { $opponents } has begun: it ends at once, and { $newcomer } plays a new one.
tournament-report-ask = Enter { $who } as the winner of pairing { $pairing } in { $name }? That match has begun: it ends at once and can't be played on.
tournament-nothing-done = Nothing was changed.
tournament-correct-ask = Change the winner of pairing { $pairing } in { $name } from { $was } to { $now }? { $drawn ->
    [yes] Later rounds are drawn already and stay as they are.
   *[no] Byes and forfeits after it follow the new result.
} Both players are told.{ $ended ->
    [0] { "" }
    [one] { " " }The match under way that depends on it ends at once.
   *[other] { " " }The { $ended } matches under way that depend on it end at once.
}
tournament-starting = Starting { $name } ...
tournament-called-off = { $name } was called off{ $why ->
    [not_here] , since too few players checked in.
    [too_few] , since too few players signed up.
   *[organizer] .
}
tournament-halted = { $name } is paused: no new matches for now.
tournament-refused = { $name }: { $why }
tournament-which = Which tournament do you mean?
tournament-choose = Choose a tournament
tournament-which-number = Several tournaments match: { $names }. Pick one with the `{ -option-tournament }` option.
tournament-start-ask = Start { $name } now?
tournament-start-draw = **{ $signed } of { $limit }** signed up. In the draw: { entrants } ({ $system }). Once it's made, it can't be undone.
tournament-start-early = It's announced for { $at }.
tournament-start-everyone = Check-in hasn't opened yet, so everyone who signed up will be in the draw.
tournament-start-missing = { $here } of { $count } have checked in. These players haven't, so they won't be in the draw:
tournament-start-sure = To start with this order, use the command again with `{ command-tournament-start.sure }`.
tournament-page = -# Page { $page } of { $pages }
tournament-blocked = { $name }, { $round }: { $first } meets { $second }, although one has blocked the other. No other pairing was possible. If you'd rather decide it yourself, use { COMMAND("tournament report") } for pairing { $pairing }.
button-show-all = Show all
button-start-now = Start now
round-until = { $round } ends { $left }.
round-byes = Bye this round:
round-reminder = ⏳ { $who }, the round ends { $left } and match { $match } is waiting for you.
check-in-now = ⏰ { $name }: check in now, it starts { $left }. Tap **{ button-check-in }** under [the announcement]({ $url }), or use { COMMAND("tournament check-in") }.
match-called = { $name }, { $round }: { $white } against { $black }
signed-up = { $status ->
    [left] You're no longer signed up for { $name }.
    [waiting] { $name } is full, so you're on the waiting list. You're in when a place opens up.
    [moved] You've changed teams. You're signed up for the other team of { $name } now.
    [checked_in] You're checked in for { $name }.
    [here] You're signed up for { $name } and checked in, so you'll be in the draw.
    [late] You're in { $name }. You'll be called as soon as there's a match for you.
   *[registered] You're signed up for { $name }.
}
button-join = Join
button-leave = Leave
button-check-in = I'm here
button-bracket = Bracket
button-standings = Standings
answer-repeat-short = That's already done.

correction-line = -# Pairing { $pairing }: { $same ->
    [yes] score of { $after } corrected by { $by }
   *[no] winner changed from { $before } to { $after } by { $by }
}
tournament-final-length = final to { $length }
tournament-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
tournament-groups = { $groups ->
    [1] the best { $advance } go on to a knockout
   *[other] { $groups } groups{ $advance ->
        [0] { "" }
        [1] , the best of each goes on to a knockout
       *[other] , the best { $advance } of each go on to a knockout
    }
}

tournament-fillers = computers instead of byes ({ $level ->
    [beginner] beginner
    [casual] casual
    [intermediate] intermediate
    [advanced] advanced
    [expert] expert
    [world_class] world class
   *[simple] simple players
})

standing-words = { $place }. { $name } has { $wins ->
    [one] 1 win
   *[other] { $wins } wins
} and { $losses ->
    [one] 1 loss
   *[other] { $losses } losses
}.
standing-swiss-words = { $place }. { $name } has { points } and a Buchholz score of { $buchholz }.

tournament-form = ### { $name }
tournament-form-explained = Nobody has seen it yet. Once you announce it, people sign up with a button.
tournament-form-arena = An arena has a live clock and no byes, so no computers fill any.
tournament-form-done = { $name } is announced.
tournament-typed = { $why }
    -# You typed: `{ $typed }`
tournament-usual-name = Tournament, { day-of-month }
tournament-name-label = What it's called
tournament-field = { $field ->
    [format] Format
    [length] Match length
    [clock] Clock
    [starts_in] Start
   *[filler] Computers
}
tournament-starts-in = { $unit ->
    [hand] Starts when you say so
    [days] { $days ->
        [7] Starts in a week
        [one] Starts in a day
       *[other] Starts in { $days } days
    }
    [hours] { $hours ->
        [one] Starts in an hour
       *[other] Starts in { $hours } hours
    }
    [both] Starts in { $hours } h { $minutes } min
   *[minutes] Starts in { $minutes } minutes
}{ $check_in ->
    [0] { "" }
   *[other] , check-in { $check_in } minutes before
}
tournament-no-fillers = No computers
tournament-no-fillers-explained = Otherwise they play instead of byes
format-explained = { $format ->
    [arena] Play as much as you like until time is up
    [single_elimination] Lose once and you're out
    [double_elimination] Lose twice and you're out
    [round_robin] Everyone plays everyone
    [swiss] A few rounds, nobody is out
   *[consolation] Whoever loses gets a second bracket
}
button-announce = Announce it
button-change-tournament = Change it
button-name-and-announce = Name it and announce

choice-arena = arena

arena-lasts = { $unit ->
    [hours] lasts { hours }
   *[minutes] lasts { $minutes } minutes
}
arena-rules = -# You're paired again as soon as you're free. A win is 2 points. After two wins in a row, results count double until you fail to win one. Join and pause whenever you like. Make your first move within a minute of seeing the board. Leaving a match loses it.
arena-closes = Time's up { $left }. { $players ->
    [one] 1 player
   *[other] { $players } players
}, { $matches ->
    [0] nobody playing right now.
    [one] 1 match under way.
   *[other] { $matches } matches under way.
}
arena-leads = **{ $who }** leads with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
arena-joined = You're in { $name }. { $paused ->
    [yes] It's paused: you'll be paired once it goes on.
   *[no] You'll be paired within seconds once someone is free.
}
arena-rests = You're paused in { $name }.{ $playing ->
    [yes] { " " }Finish the match you're playing. After that you won't be paired.
   *[no] { " " }You won't be paired.
} Tap **{ button-arena-back }** to go on.
arena-is-back = You're back in { $name }. { $paused ->
    [yes] It's paused: you'll be paired once it goes on.
   *[no] You'll be paired within seconds once someone is free.
}
arena-absent = { $who } made no move, so that match is lost. You're paused in { $name }: tap **{ button-arena-back }** in [the arena's post]({ $url }) to be paired again.
arena-withdraw-ask = Leave { $name }?{ $playing ->
    [yes] { " " }You lose your match against { $opponents } at once.
   *[no] { "" }
} Your points stay in the table, and you can join again.
arena-resting-name = { $name } (paused)
arena-words = { $place ->
    [0] {""}
   *[other] { $place }.{" "}
}{ $name } has { $points ->
    [one] 1 point
   *[other] { $points } points
} from { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}.
column-run = Run
column-played = Played
column-performance = Performance
button-arena-pause = Pause
button-arena-back = Back
gathered-called = { $name }: { $white } against { $black }
