-which-league = Which league; leave it out for the current one
-which-team-match = Which team match; leave it out for the current one

command-league = league
    .description = Divisions, a round a week, promotion and relegation
command-league-create = create
    .description = Organizers: announce a league
    .name = name
    .name-description = What it's called
    .length = length
    .length-description = Match length in points (usually 5)
    .division = division
    .division-description = Players in a division, if possible: 4 to 8 (usually 6)
    .round_days = round_days
    .round_days-description = Days that a round takes (usually 7)
    .clock = clock
    .clock-description = Time per turn: none, live, or hours and days
    .starts_in = starts_in
    .starts_in-description = When it starts by itself: 20m, 1h30, or a number of hours; 0: an organizer starts it
    .break_days = break_days
    .break_days-description = Days between seasons; 0: an organizer starts the next one
    .seeding = seeding
    .seeding-description = First divisions by rating, at random, or in sign-up order
    .variant = variant
    .variant-description = Which game (usually backgammon)
    .cube = cube
    .cube-description = With or without the doubling cube
command-league-join = join
    .description = Sign up (during a season, for the next one)
    .league = league
    .league-description = { -which-league }
command-league-leave = leave
    .description = Cancel your sign-up, or leave the league
    .sure = sure
    .sure-description = Don't ask me to confirm
    .league = league
    .league-description = { -which-league }
command-league-table = table
    .description = The tables of the divisions
    .league = league
    .league-description = { -which-league }
command-league-results = results
    .description = Who has beaten whom
    .league = league
    .league-description = { -which-league }
command-league-status = status
    .description = This round's matches, and yours
    .league = league
    .league-description = { -which-league }
command-league-next = next
    .description = Organizers: start the season, or the next round
    .sure = sure
    .sure-description = Don't ask me to confirm
    .league = league
    .league-description = { -which-league }
command-league-report = report
    .description = Organizers: enter or correct a result
    .pairing = pairing
    .pairing-description = The number of the pairing
    .winner = winner
    .winner-description = Who won
    .points = points
    .points-description = The winner's points
    .against = against
    .against-description = The loser's points
    .league = league
    .league-description = { -which-league }
command-league-remove = remove
    .description = Organizers: take someone out of the league
    .person = person
    .person-description = Who to take out
    .sure = sure
    .sure-description = Don't ask me to confirm
    .league = league
    .league-description = { -which-league }
command-league-pause = pause
    .description = Organizers: let the round stand still, or go on
    .league = league
    .league-description = { -which-league }
command-league-end = end
    .description = Organizers: call the season off, with no next one
    .sure = sure
    .sure-description = Don't ask me to confirm
    .league = league
    .league-description = { -which-league }

command-team = team
    .description = Two teams against each other
command-team-create = create
    .description = Organizers: announce a team match
    .team = team
    .team-description = What one team is called
    .against = against
    .against-description = What the other team is called
    .players = players
    .players-description = Players in each team (usually 4)
    .boards = boards
    .boards-description = Everyone against everyone, or board against board
    .length = length
    .length-description = Match length in points (usually 5)
    .clock = clock
    .clock-description = Time per turn: none, live, or hours and days
    .two_channels = two_channels
    .two_channels-description = Play in a second channel or server too: you get a code for it
    .variant = variant
    .variant-description = Which game (usually backgammon)
    .cube = cube
    .cube-description = With or without the doubling cube
command-team-host = host
    .description = Organizers: play a team match in this channel too
    .code = code
    .code-description = The code from the organizer of the team match
command-team-join = join
    .description = Sign up for a team
    .team = team
    .team-description = Which team
    .team_match = team_match
    .team_match-description = { -which-team-match }
command-team-leave = leave
    .description = Cancel your sign-up, or give up your remaining boards
    .sure = sure
    .sure-description = Don't ask me to confirm
    .team_match = team_match
    .team_match-description = { -which-team-match }
command-team-line-up = line-up
    .description = Organizers: set the boards of a team before the start
    .order = order
    .order-description = Names or mentions with commas between them, first board first
    .team_match = team_match
    .team_match-description = { -which-team-match }
command-team-start = start
    .description = Organizers: fix the line-ups and start
    .sure = sure
    .sure-description = Don't ask me to confirm
    .team_match = team_match
    .team_match-description = { -which-team-match }
command-team-score = score
    .description = The score sheet
    .team_match = team_match
    .team_match-description = { -which-team-match }
command-team-status = status
    .description = The open matches, and yours
    .team_match = team_match
    .team_match-description = { -which-team-match }
command-team-substitute = substitute
    .description = Organizers: someone else plays a player's unplayed boards
    .person = person
    .person-description = Who leaves
    .newcomer = newcomer
    .newcomer-description = Who steps in
    .team_match = team_match
    .team_match-description = { -which-team-match }
command-team-report = report
    .description = Organizers: enter or correct a result
    .pairing = pairing
    .pairing-description = The number of the pairing
    .winner = winner
    .winner-description = Who won
    .points = points
    .points-description = The winner's points
    .against = against
    .against-description = The loser's points
    .team_match = team_match
    .team_match-description = { -which-team-match }
command-team-pause = pause
    .description = Organizers: open no new matches for now, or go on
    .team_match = team_match
    .team_match-description = { -which-team-match }
command-team-end = end
    .description = Organizers: call off the team match
    .sure = sure
    .sure-description = Don't ask me to confirm
    .team_match = team_match
    .team_match-description = { -which-team-match }

choice-everyone = everyone against everyone
choice-board-by-board = board against board

league-usual-name = League
league-heading = ### 🏆 { $name }, season { $season }
league-rounds = In each division everyone plays everyone once. { $days ->
    [one] A round lasts a day
    [7] A round lasts a week
   *[other] A round lasts { $days } days
}. A match that isn't over by then goes to whoever used less of their own time. If they're within an hour of each other, it counts as unplayed.
league-places = A win is 2 points, a loss 1, a forfeit 0. You stay in for next season without signing up again. Newcomers start at the bottom.
league-entrants = { $count ->
    [0] Nobody has signed up yet. It takes at least four.
    [one] **1 player** signed up:
   *[other] **{ $count } players** signed up:
}
league-waiting = In next season:
league-round = **Round { $round } of { $rounds }**{ $timed ->
    [no] {""}
   *[yes] , ends { $left }
}
league-won = ## 🏆 { $who } wins { $name }, season { $season }
league-up = ⬆️ From division { $division } to { $to }:
league-down = ⬇️ From division { $division } to { $to }:
league-table-title = { $name } · Division { $division }
league-words = { $place }. { $name }: { points }, { $wins } won, { $losses } lost{ $way ->
    [up] , goes up
    [down] , goes down
   *[stays] {""}
}.
league-signed-up-next = You're in for next season of { $name }. Until then, nothing changes.
league-next = { $name }: round { $round } begins.
league-next-ask = Begin round { $round } of { $name } now? Its time runs from then on.
league-withdraw-ask = Leave { $name }? You've played fewer than half of your matches, so none of this season's will count, for you or your opponents. This can't be undone.
league-remove-ask = Take { $who } out of { $name }? They've played fewer than half of their matches, so none of this season's will count, for them or their opponents. This can't be undone.

team-heading = ### ⚔️ { $name }
team-boards = { $boards ->
    [each] { $players } against { $players }, board against board. Matches won decide, then game points, then the lowest board that was won.
   *[all] { $players } against { $players }, everyone against everyone. Matches won decide, then game points, then the lowest board that was won.
}
team-channels = Odd boards are played in { $here }, even boards in { $there }.
team-score = **{ $one } { $won } : { $lost } { $other }**
team-points = game points { $won } : { $lost }
team-won = 🏆 { $by ->
    [matches] { $winner } beats { $loser } { $won } : { $lost }
    [points] { $won } : { $lost }, and { $winner } beats { $loser } on game points, { $more } : { $less }
   *[board] { $won } : { $lost } and level on game points: { $winner } beats { $loser } on the lowest board
}
team-level = { $one } and { $other }: neither won a match
team-line-up = **{ $team }**{ $drawn ->
    [yes] { "" }
   *[no] { " " }({ $count } of { $players })
}:
team-code = { $name }: give this code to an organizer of the other channel or server. They enter it there with { COMMAND("team host") }. It works once, before the start.
    `{ $code }`
team-hosted = { $name } is played here too. If a board is on the other server, play it from here with { COMMAND("board") }.
team-lined-up = { $name }: the line-up is set.
team-entered = { $name }, pairing { $pairing }: { $both ->
    [yes] { $who } wins. Both sides say so.
   *[no] you've entered { $who } as the winner. It counts once an organizer of the other server confirms it within 72 hours.
}
team-claim = { $name }, pairing { $pairing }: the other server entered { $who } as the winner, { $score }. It counts once an organizer here confirms it by { $until }.
team-withdraw-ask = Withdraw your whole team from { $name }? Its open boards are lost. Or ask the home side to end the match as it stands: if they don't answer within 7 days, you can end it yourself.
team-withdrawn = { $name }: your team has withdrawn, and its open boards are lost.
team-end-asked = { $name }: the home side has been asked. If they don't answer within 7 days, { COMMAND("team end") } lets you end it.
team-end-question = { $name }: the guests would like to end it as it stands. Nobody gets the open boards. If you don't answer by { $until }, they can end it themselves.
team-ended = { $name } has ended as it stands.
team-substituted = { $newcomer } takes over { $boards ->
    [one] 1 board
   *[other] { $boards } boards
} from { $who }.
match-called-elsewhere = { $heading }
    It's on the other server. From here, play it with { COMMAND("board") }, match { $match }.

button-confirm-result = Confirm
button-team-play-on = Play on
button-end-now = End as it stands
button-tables = Tables
button-results = Results
button-join-next = Join next season
button-join-team = Join { $team }
button-score-sheet = Score sheet
