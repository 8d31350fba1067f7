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

choice-single = single
choice-gammon = gammon
choice-backgammon = backgammon

button-roll = Roll
button-double = Double to { $value }
button-take = Take
button-pass = Pass
button-resign = Resign
button-my-view = My view
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

progress-left = Left to play: { $left }.
progress-so-far = So far: { $done }. Left to play: { $left }.
progress-ready = **{ $play }**: confirm it, or undo.
progress-forced = Only one play is possible: **{ $play }** would be played.
board-footer = -# Match { $match } · `{ $xgid }`

ask-pass = Pass the double to { $value }? You lose this game and { points }.
ask-resign-refused = -# Your offer was refused: until your next turn only what cannot be refused is left.
ask-resign = What do you want to resign? { $opponent } may refuse what says so. { $session ->
    [yes] Leaving the session costs the most this game can cost
   *[no] Resigning the whole match loses it at once
}. Nothing has been sent yet.
answer-nothing-sent = Nothing was sent. Play on.
answer-stale = That was for an older position. This is the match now:
undo-done = Taken back.
undo-nothing = Nothing on the board is chosen yet that could be taken back; a play that was confirmed stays. This is your board:

button-claim = Claim the match
told-time-credit = The bot was away for a while; that time had been given back before ({ $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}).
button-pass-until = Pass until I can move

button-hint = Hint
button-ask-pause = Ask for a pause
live-note = The board is updated above.
legal-plays = Legal: { $plays }
legal-plays-more = Legal ({ $count }): { $plays } ...

button-beaver = { $again ->
    [0] Beaver
   *[other] Raccoon
} to { $value }
button-name = { $number }-{ $number }
remark-pins = pins
board-footer-plain = -# Match { $match }

computer-stood-in = -# The neural network did not answer in time: a simple player of our own has decided in this turn.
