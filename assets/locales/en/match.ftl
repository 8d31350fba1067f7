choice-match = match
choice-none = none
choice-live = live
choice-12h = 12 hours
choice-1d = 1 day
choice-3d = 3 days
choice-7d = 7 days
choice-beginner = beginner
choice-casual = casual
choice-intermediate = intermediate
choice-advanced = advanced
choice-expert = expert
choice-world-class = world class

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
posting = { $posting ->
    [turns] a post a turn
    [moves] one board that moves
   *[live] one board in place
}
numbers = { $fixed ->
    [yes] fixed numbers
   *[no] each player's own numbers
}
with-cube = with cube
without-cube = without cube

button-accept = Accept

told-opening-tie = { $game ->
    [1] { "" }
   *[other] Game { $game }:{ " " }
}Both roll a { $number }, so they roll again.
told-game-started = { $game ->
    [1] { "" }
   *[other] Game { $game }:{ " " }
}{ $first } wins the opening roll, { $high } to { $low }{ $afresh ->
    [yes] , and rolls again
   *[no] { "" }
}.
told-opened = { $who } opens with { $roll }: **{ $play }**
told-rolled = { $who } rolled { $roll }.
told-danced = { $who } rolled { $roll } and can't { $on_bar ->
    [yes] enter
   *[no] move
}.
told-played = { $who } played { $roll }: **{ $play }**
told-lost = { $count ->
    [one] the { $number } couldn't be played
   *[other] { few } { $number }s couldn't be played
}
told-doubled = { $who } doubles to { $value }.
told-taken = { $who } takes. The cube is at { $value }.
told-passed = { $who } passes the double: { points } for { $winner }.
told-resignation-offered = { $who } offers to resign { grade } ({ points }).
told-resignation-refused = { $who } wants to play on.
told-resigned = { $who } resigns { grade }: { points } for { $winner }.
told-match-resigned = { $who } resigns the match.
told-session-left = { $who } leaves the session: { points } for { $winner }.
told-game-won = { $who } wins { grade }{ $over ->
    [yes] .
   *[no] : { points }.
}
told-match-won = ## { $who } wins the match { $score }
told-session-over = ## The session is over: { $white } { $score } { $black }

score-game = game { $game }
score-cube = cube { $value }
score-crawford = { $stage ->
    [now] Crawford
   *[after] post-Crawford
}
score-to = { "" }, to { $points }
turn-roll-or-double = { $who }, it's your turn: roll or double.
turn-roll = { $who }, it's your turn to roll.
turn-play = { $who } to play { $roll }.
turn-answer-double = { $who }: take ({ $owns ->
    [yes] you own the cube at { $value }
   *[no] your opponent keeps the cube at { $value }
}) or pass (you lose { points })?
turn-answer-resignation = { $who }: accept { points }, or play on?

play-against = { $play } against { $who } (match { $match })

answer-repeat = That's already done. Here's the match now:
match-link = [show the board]({ $url })
match-numbered = match { $match }

button-resume = Go on
told-time-out = ⌛ { $who } has run out of time and loses the match.
told-time-claimed = ⌛ { $who } has run out of time, and { $winner } claims the match.
told-abandoned = Nobody has played here for a long time, so the match is closed without a winner. Its record is kept.
told-closed = { $closing ->
    [called_off] The tournament was called off, so this match ends here. Its record is kept.
    [entrant_out] Both players are out of the tournament, so this match ends here and nobody wins the pairing. Its record is kept.
    [result_entered] An organizer has entered the result of this pairing, so this match ends here. Its record is kept.
    [round_over] The round is over, and both used about the same amount of time, so this match counts as unplayed. Its record is kept.
   *[other] These two are no longer paired in the tournament, so this match ends here. Its record is kept.
}
told-closed-for = { $closing ->
    [entrant_out] { $loser } is out of the tournament, so { $winner } wins the pairing and this match ends here. Its record is kept.
   *[other] An organizer has entered the result: { $winner } wins the pairing against { $loser }, so this match ends here. Its record is kept.
}
told-passing-asked = { $who } can't move and sits out until a checker can. They can't double before the roll that frees them.
told-passed-turns = { $who } is back after sitting out { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}.

button-follow = Follow
button-replay = Replay
button-rematch = Rematch
button-film = Animation
goes-on-in-thread = The match continues in { $thread }.

rating-change = { $who }: { $before } → **{ $after }** ({ $gained }){ $provisional ->
    [yes] , provisional
   *[no] { "" }
}
rating-farming = -# These two have played a lot today. From the fourth match of the day on, each counts half as much as the one before.
rating-circle = -# Overall ratings barely move between players who keep meeting the same few opponents.
rating-none = -# Too short to rate: you both need three turns in a game.

turn-name = { $who }: name a doublet and play it four times.
told-named = { $who } names { $number }-{ $number }.
told-beavered = { $who } { $again ->
    [0] beavers
   *[other] raccoons
}: the cube would be at { $value }.
told-drawn = The game is a draw. Nobody scores.
told-stuck = { $who } can't { $on_bar ->
    [yes] enter with { $numbers }
   *[no] play { $numbers }
}.
told-handed = { $who } plays what's left, starting with { $numbers }, and then rolls.
told-automatic-double = A tie doubles the cube automatically. It starts at { $value }, in the middle.
told-game-named = This game is **{ $game }**.
told-crawford = Crawford game: nobody can double. The cube is back in the next one.
told-game-started-by-winner = Game { $game }: { $who } won the last one and starts with both dice.
house-rule = { $option ->
    [cube] Doubling cube
    [crawford] Crawford rule
    [jacoby] Jacoby rule
    [free_choice] Free choice of number
    [beavers] Beavers
    [raccoons] Raccoons
    [automatic_doubles] Automatic doubles
    [quadruple] Quadruple loss from the bar
    [winner_starts] Winner starts
    [pinned_start] Pinned start wins double
   *[five_checkers] Five checkers on a point
}
house-played = { $option ->
    [jacoby] Jacoby rule
    [free_choice] free choice of number
    [beavers] beavers
    [raccoons] raccoons
    [quadruple] quadruple loss from the bar
    [winner_starts] winner starts
    [pinned_start] pinned start wins double
   *[five_checkers] five checkers on a point
}
automatic-doubles = { $limit ->
    [0] none
    [9] on every tie
   *[other] up to { $limit }
}
house-automatic-doubles = automatic doubles: { automatic-doubles }
house-no-crawford = no Crawford rule

turn-computer = { $who } is thinking ...

button-export = Export
button-analyze = Analyze

few = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
   *[other] { $count }
}
does-and = { $first } and { $last }
does-wins = wins the game
does-hits = { $count ->
    [one] hits on { $points }
   *[other] hits { $count } checkers, on { $points }
}
does-pins = { $count ->
    [one] pins a checker on { $points }
   *[other] pins checkers on { $points }
}
does-enters = { $count ->
    [one] enters a checker
   *[other] enters { few } checkers
}
does-bears-off = bears off { few }
does-makes = makes { $own ->
    [yes] your
   *[no] the
} { $points } { $count ->
    [one] point
   *[other] points
}
does-anchors = { $count ->
    [one] makes an anchor on { $points }
   *[other] makes anchors on { $points }
}
does-row = holds { $count } points in a row
does-runs-safe = { $count ->
    [one] runs a back checker to safety
   *[other] runs { few } back checkers to safety
}
does-runs = { $count ->
    [one] runs a back checker
   *[other] runs { few } back checkers
}
does-clears = leaves no blot
does-splits = splits the back checkers
does-frees = { $count ->
    [one] unpins the checker on { $points }
   *[other] unpins the checkers on { $points }
}
does-leaves = { $count ->
    [one] leaves a blot on { $points }
   *[other] leaves blots on { $points }
}
does-leaves-many = leaves { $count } blots
does-sets-out = { $count ->
    [one] takes a checker off the starting stack
   *[other] takes { few } checkers off the starting stack
}
does-brings-home = { $count ->
    [one] brings a checker home
   *[other] brings { few } checkers home
}
does-stacks = stacks { $count } checkers on { $points }
plays-choose = Choose your play ({ $count })
plays-first = Choose where to begin ({ $count } plays)
plays-from = Checkers on { $heads }: { plays-count }
plays-of = { $heads }: { plays-count }
plays-count = { $count ->
    [one] 1 play
   *[other] { $count } plays
}
plays-between = { $first } to { $last }

match-which = Which match do you mean?
match-choose = Choose a match

button-no-guide = No more tips
guide-way = -# 💡 You move from 24 down to 1, then off the board. The computer counts from its own side.
guide-bar = -# 💡 A checker on the bar has to come in first.
guide-bear-off = -# 💡 All home: now bear your checkers off.
guide-hit = -# 💡 Land on a single checker to hit it.
guide-blot = -# 💡 A single checker is a blot: easy to hit.
guide-point = -# 💡 Two checkers on a point close it.
guide-cube = -# 💡 Before you roll, you may double: they play on for twice the points, or give up.
guide-doubled = -# 💡 The cube: take to play on for twice the points, or pass and lose what the game was worth.
guide-owned = -# 💡 The cube is yours: only you may double next.
guide-game = -# 💡 { $game ->
    [nackgammon] Backgammon with two more checkers far back, so games take longer
    [hypergammon] Backgammon with three checkers each: every shot counts
    [longgammon] Backgammon with all fifteen checkers on 24: a long way to go
    [egyptian] Backgammon with at most five of your checkers on a point: a sixth can't land there
    [runte] Backgammon, but in your home board checkers may move backward, and hit that way
    [portes] Backgammon without a cube, and no win counts triple
    [plakoto] Nothing is hit: you land on a lone checker to pin it. No cube
    [tapa] Nothing is hit: you land on a lone checker to pin it. No cube
    [makhbusa] You pin lone checkers instead of hitting them, and your first checker has to get home before another moves
    [fevga] Nothing is hit: one checker holds a point. Your first checker has to pass your 12 point before another moves
    [narde] Nothing is hit: one checker holds a point. Only one a turn leaves your starting point
    [gul_bara] Nothing is hit: one checker holds a point. After three turns, doublets go on with the higher ones
    [american_acey_deucey] All checkers begin off the board, and enter in the opponent's home. 1-2 brings a doublet you name and another roll
    [european_acey_deucey] All checkers begin off the board, and enter in the opponent's home. A doublet brings its complement and another roll
   *[sugoroku] Nothing is borne off: the first with all fifteen home wins. A doublet is two moves
}. Rules: { COMMAND("rules") }

performance-few = { $rating } ({ performance-decisions })
performance-decisions = { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}
