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
    .sure = sure
    .sure-description = Do it without being asked again
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

button-take-out = Take out
button-call-off = Call it off
button-not-after-all = Leave it as it is

match-by-command = `/{ command-match } { $match }`

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
pairing-words = { $round }: { $first } plays { $second }.
pairing-won-words = { $round }: { $first } played { $second }, and { $winner } won.
tournament-heading = ### 🏆 { $name }
tournament-lengths = to { $lengths } points
tournament-weekly = every week
tournament-unrated = matches to more than { $most } points are not rated
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
tournament-resumed = { $name } goes on.
tournament-champion = Won by **{ $who }**.
tournament-your-match = You play next: { $round }.
tournament-won = ## 🏆 { $who } wins { $name }
tournament-no-champion = ## { $name } is over without a winner.
tournament-not-drawn = { $name }: Nothing is drawn yet; that comes with the start.
tournament-withdrawn = You've withdrawn from { $name }: the matches you'd still have are lost.
tournament-started = { $name } is drawn; the matches are being opened.
tournament-needs-member = A tournament is played by its boards, and I cannot post them here: I am only somebody's own app on this server. Whoever manages it has to add me to the server first.
tournament-needs-permissions = I can't hold { $name } there yet: I need { $permissions } in { $channel }.
tournament-channel-gone = The channel in which { $name } was announced is gone, so nothing can be played there. Call it off with `/{ command-tournament } { command-tournament-cancel }` and announce it in another channel.
tournament-reported = { $name }, pairing { $pairing }: { $who } wins. It's noted with your name.
tournament-forfeited = { $who } is out of { $name }; the matches to come are lost.
tournament-replaced = { $newcomer } takes the place of { $who } in { $name }.
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
tournament-starting = Drawing { $name } ...
tournament-called-off = { $name } was called off.
tournament-halted = { $name } is paused: no new matches are opened for now.
tournament-refused = { $name }: { $why }
tournament-which = Which tournament do you mean?
tournament-choose = Choose a tournament
tournament-which-number = That fits several tournaments: { $names }. Say which one with the option `{ -option-tournament }`.
tournament-start-ask = Start { $name } now?
tournament-start-early = It's announced for { $at }.
tournament-start-everyone = Check-in hasn't opened yet, so everyone who signed up is drawn.
tournament-start-missing = { $here } of { $count } have checked in. Not here yet, so not drawn:
tournament-start-sure = To start it with this order, use the command again with `{ command-tournament-start.sure }`.
tournament-page = -# Page { $page } of { $pages }
tournament-blocked = { $name }, { $round }: { $first } meets { $second }, though one of them has blocked the other. No other pairing was possible. If you'd rather decide it yourself, use `/{ command-tournament } { command-tournament-report }` for pairing { $pairing }.
button-show-all = Show all
button-start-now = Start now
round-begins = ### { $name }: { $round }
round-until = To be played until { $left }.
round-reminder = ⏳ { $who }, the round ends { $left } and match { $match } waits for you.
check-in-now = ⏰ { $name }: check in now, it starts { $left }. Tap **{ button-check-in }** under [the announcement]({ $url }), or use `/{ command-tournament } { command-tournament-check-in }`.
match-called = { $name }, { $round }: { $white } against { $black }
signed-up = { $status ->
    [left] You're not signed up for { $name } any more.
    [waiting] { $name } is full: you're on the waiting list and come in when a place is free.
    [checked_in] You're checked in for { $name }.
   *[registered] You're signed up for { $name }.
}
button-join = Join
button-leave = Leave
button-check-in = I am here
button-bracket = Bracket
button-standings = Standings
answer-repeat-short = That is done already.

correction-line = -# Pairing { $pairing }: { $before } corrected to { $after } by { $by }
tournament-final-length = final to { $length }

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
