command-pause = pause
    .description = Ask your opponent for a break, or agree to one: the clock stops
    .match = { -option-match }
    .match-description = { -which-match }
command-resume = resume
    .description = Restart the clock of a paused match
    .match = { -option-match }
    .match-description = { -which-match }
command-claim = claim
    .description = Claim the win when your opponent is out of time
    .match = { -option-match }
    .match-description = { -which-match }

clock-none = no clock
clock-live = live: 12 seconds a turn, plus a reserve
clock-turn = { $unit ->
    [days] { days }
   *[hours] { hours }
} a turn
clock-terms-live = ⏳ { $delay } seconds a turn, then { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} of reserve each. If you run out, { $zero ->
    [lose] you lose the match
   *[claim] your opponent can claim the match
}.
clock-terms-turn = ⏳ { $unit ->
    [days] { days }
   *[hours] { hours }
} a turn. If you run out, { $zero ->
    [lose] you lose the match
   *[claim] your opponent can claim the match
}.
clock-running = ⏳ { $who }: { $left }
clock-away = { $who } is on vacation until { $until }.
clock-paused = ⏸ The clock is stopped. { COMMAND("resume") } restarts it.
clock-expired = ⌛ { $who } is out of time, so { $opponent } can claim the match.
clock-pause-asked = { $who } is asking for a break.
pause-agree = { $who }, do you agree? There's a button under the board.
reminder = ⏳ { $who }, your time in match { $match } runs out { $left }.
