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
reminder = ⏳ { $who }, your time in match { $match } runs out { $left }.
