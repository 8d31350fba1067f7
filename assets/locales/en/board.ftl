command-roll = roll
    .description = Roll the dice
    .match = { -option-match }
    .match-description = { -which-match }
command-move = move
    .description = Play your roll, for example 13/8 6/5
    .play = play
    .play-description = The whole play; the list shows what's legal
    .match = { -option-match }
    .match-description = { -which-match }
command-double = double
    .description = Double the stakes before you roll
    .sure = sure
    .sure-description = Double without being asked to confirm
    .match = { -option-match }
    .match-description = { -which-match }
command-undo = undo
    .description = Why a play is final once it's made, and the board you can still choose on
    .match = { -option-match }
    .match-description = { -which-match }
command-resign = resign
    .description = Resign the game or the match; you'll see what it costs and be asked to confirm
    .what = what
    .what-description = How much; leave it out to see what each would cost
    .sure = sure
    .sure-description = Send it without being asked to confirm
    .match = { -option-match }
    .match-description = { -which-match }
command-take = take
    .description = Take the double you're offered
    .match = { -option-match }
    .match-description = { -which-match }
command-pass = pass
    .description = Pass the double you're offered: you lose the game
    .sure = sure
    .sure-description = Pass it without being asked to confirm
    .match = { -option-match }
    .match-description = { -which-match }
command-beaver = beaver
    .description = Turn the cube again when you're doubled, and keep it (or raccoon a beaver)
    .match = { -option-match }
    .match-description = { -which-match }
command-doublet = doublet
    .description = Name the doublet that a 1-2 gives you in Acey-Deucey
    .number = number
    .number-description = 1 to 6; you play it four times
    .match = { -option-match }
    .match-description = { -which-match }

choice-single = single
choice-gammon = gammon
choice-backgammon = backgammon

button-roll = Roll
button-double = Double to { $value }
button-take = Take
button-pass = Pass
button-resign = Resign
button-my-view = My board
button-play-it = Play it
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
   *[no] { " " }(can be refused)
}
button-resign-match = { $single ->
    [yes] The game
   *[no] The whole match
}
button-leave-session = Leave: lose { points }
list-play-the = Play the { $die }
list-play-a = Play a { $die } ({ $left } left)
remark-hits = hits
remark-bears-off = bears off
remark-enters = enters
form-play-title = Your play
form-play-label = The play, as in the example

progress-left = Left to play: { $left }.
progress-so-far = So far: { $done }. Left to play: { $left }.
progress-ready = **{ $play }**: play it, or undo.
progress-forced = { $runner ->
    [yes] There's only one play, as only your first checker may move yet: **{ $play }**.
   *[no] There's only one play: **{ $play }**.
}

ask-which = -# Match { $match }: { $score }
ask-pass = Pass the double to { $value }? You lose this game and { points }.{ $loses ->
    [yes] { " " }That loses the match.
   *[no] { "" }
}
ask-resign-refused = -# Your offer was refused. Until your next turn, you can only resign what can't be refused.
ask-resign = What do you want to resign? { $refusable ->
    [yes] The maximum is final; { $opponent } can refuse anything less.{ " " }
   *[no] { "" }
}{ $session ->
    [yes] Leaving the session costs the most you can lose in this game
   *[no] Resigning the whole match loses it right away
}. Nothing has been sent yet.
ask-resign-this = Do you really want to resign?{ $loses ->
    [yes] { " " }That loses the match.
   *[no] { "" }
} Nothing has been sent yet.
answer-nothing-sent = Nothing was done. It's still up to you.
answer-stale = That was for an older position. Here's the match now:
undo-nothing = There's nothing to take back: a play is final once it's made, and one you've only picked changes nothing. Here's your board:

button-claim = Claim the match
told-time-credit = The bot was away for a while, but you'd already been given that time back ({ $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}).
button-pass-until = Sit out until I can move

button-hint = Hint
button-ask-pause = Ask for a break
button-agree-pause = Agree to a break
live-note = The board above is up to date.

button-beaver = { $again ->
    [0] Beaver
   *[other] Raccoon
} to { $value }
button-name = { $number }-{ $number }
remark-pins = pins

computer-stood-in = -# The neural network didn't answer in time, so our own simple player decided this turn.

button-details = Details
button-steps = Move by move
button-back-to-list = Back
button-not-now = Not now
button-play-forced = Play { $play }
picked = **{ $play }** – not final yet.
ask-double = Double to { $value }? { $opponent } can take and play on for { $value }, { $beaver ->
    [0] { "" }
   *[other] beaver and play for { $beaver },{ " " }
}or pass and lose { points }. You can't take it back.
answer-done = Done.
details-xgid = `{ $xgid }`
details-gnu = GNU ID: `{ $id }`

preference-confirm-double = Ask before a double
board-footer-plain = -# Match { $match }
