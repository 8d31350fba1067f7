command-pause = pause
    .description = Ask your opponent for a pause, or agree to one: the clock stands still
    .match = { -option-match }
    .match-description = { -which-match }
command-resume = resume
    .description = Let the clock of a paused match run again
    .match = { -option-match }
    .match-description = { -which-match }
command-claim = claim
    .description = Win a match because your opponent's time is up
    .match = { -option-match }
    .match-description = { -which-match }

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
clock-paused = ⏸ The clock stands still. { COMMAND("resume") } lets it run again.
clock-expired = ⌛ { $who } has no time left: { $opponent } may claim the match.
clock-pause-asked = { $who } asks for a pause: { COMMAND("pause") } agrees.
pause-agree = { $who }, do you agree to the pause?
button-pause = Agree
reminder = ⏳ { $who }, your time in match { $match } runs out { $left }.
