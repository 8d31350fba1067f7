command-hint = hint
    .description = The best plays or the cube decision, in practice matches
    .match = { -option-match }
    .match-description = { -which-match }
command-analyze = analyze
    .description = Study a match or a game that is over: mistakes, luck, performance rating
    .match = { -option-match }
    .match-description = { -which-match-to-see }
    .game = game
    .game-description = The number of a game; leave it out for the whole match
    .public = public
    .public-description = Post it for everyone
command-position = position
    .description = Show a pasted position and what it is worth
    .text = text
    .text-description = An XGID, or a GNU Backgammon position ID with its match ID

study-column = { $column ->
    [win] Win
    [gammon] Gammon
   *[lose] Loss
}
study-chances = -# Wins { $win }, of these gammons { $gammon }, backgammons { $backgammon }. Loses { $lose }, of these gammons { $gammon_lost }, backgammons { $backgammon_lost }.
study-winning = -# Chance to win the match: { $chance }
study-equity = No cube decision here. Equity: { $equity }
study-no-play = No checker can be moved with this roll.
study-no-double = No double
study-double-take = Double, take
study-double-pass = Double, pass
study-double-beaver = Double, beaver
study-action = { $action ->
    [double] double
    [take] take
    [pass] pass
    [beaver] beaver
   *[no_double] no double
}
study-advice = { $advice ->
    [either-pass] **Double.** The other should pass. Not doubling makes no difference.
    [either-take] **Double or not:** it makes no difference. The other should take.
    [either-beaver] **Double or not:** it makes no difference. A double would be beavered.
    [too-good] **Too good to double:** playing on for more than the single game is right. A double would give away { $lost }.
    [double-take] **Double.** The other should take. Not doubling would give away { $lost }.
    [double-pass] **Double.** The other should pass. Not doubling would give away { $lost }.
    [no-double-beaver] **Do not double.** A double would be beavered and give away { $lost }.
   *[no-double] **Do not double.** A double would give away { $lost }.
}
study-answer = { $answer ->
    [either] **Take or pass:** it makes no difference.
    [beaver] **Beaver.** Passing would give away { $lost }.
    [take] **Take.** Passing would give away { $lost }.
   *[pass] **Pass.** Taking would give away { $lost }.
}
study-played = Played: { $what }, loses { $lost }
study-best = Best: { $what }, equity { $equity }
study-title = { $number }. { $who }, game { $game }: { $kind ->
    [checker] { $roll }
    [take] doubled
   *[double] cube
}
study-curve-title = { $kind ->
    [equity] Equity: { $white } – { $black }
   *[chance] Chances: { $white } – { $black }
}
study-blunder-of = Blunder: { $who }
study-heading = { $game ->
    [0] ### Analysis of match { $match }
   *[other] ### Analysis of match { $match }, game { $game }
}
study-running = { $game ->
    [0] Match { $match } is being analysed.
   *[other] Game { $game } of match { $match } is being analysed.
}
study-progress = { $bar } { $total ->
    [0] waiting
   *[other] { $done } of { $total } decisions
}
study-goes-on = -# It goes on after a restart. What is studied is stored: asking again costs nothing.
study-moved = -# This analysis goes on in your newer message.
study-cancelled = The analysis of match { $match } is stopped. What was studied so far is kept.
study-nothing-to-cancel = Nothing of yours is being analysed any more.
study-side = { $who }: performance rating **{ $rating }**, *{ $word }* ({ $error } thousandths a decision as GNU Backgammon counts)
study-side-nothing = { $who }: nothing to decide
study-kind = { $kind ->
    [checker] plays
    [double] doubles
   *[take] takes and passes
} { $lost } ({ $count })
study-marks = { $doubtful } doubtful, { $bad } bad, { $very_bad } very bad
study-winning-lost = Chances to win the match given away, all mistakes added up: { $chance }
study-luck = Luck { $luck }
study-luck-rolls = Luck { $luck }: luckiest { $luckiest }, unluckiest { $unluckiest }
study-roll = { $roll } (game { $game }, { $luck })
study-hints = { $count ->
    [one] 1 hint taken
   *[other] { $count } hints taken
}
study-table-head = No  PR Wh.  PR Bl.  Luck W Luck B
study-no-mistakes = No decision lost 0.04 or more.
study-mistake-mark = { $mark ->
    [very_bad] very bad
    [bad] bad
   *[doubtful] doubtful
}
study-mistake = { $number }. { $who }, game { $game }{ $kind ->
    [checker] { "" }, { $roll }
   *[other] { "" }
}: `{ $played }` instead of `{ $best }` loses { $lost } ({ study-mistake-mark })
study-decision = { $number }. game { $game }, { $who }{ $kind ->
    [checker] { "" }, { $roll }
   *[other] { "" }
}: { $played }, best { $best }, loses { $lost }{ $rolled ->
    [yes] { "" }, luck { $luck }
   *[no] { "" }
}
study-page = { $count ->
    [0] No mistakes of { $who }
    [one] 1 mistake of { $who }, page { $page } of { $pages }
   *[other] { $count } mistakes of { $who }, page { $page } of { $pages }
}
study-footer = -# Looked at { $plies } plies deep (what GNU Backgammon calls { $theirs }-ply). Equities are those of the cube's value; the performance rating is 500 times the loss a decision.
study-word = { $word ->
    [supernatural] supernatural
    [world_class] world class
    [expert] expert
    [advanced] advanced
    [intermediate] intermediate
    [casual] casual player
    [beginner] beginner
   *[awful] awful
}
button-cancel-study = Stop
button-blunders = Mistakes of { $who }
button-curve = Curve
button-study-text = As text
button-earlier = ◀ Worse ones
button-more = More ▶
hint-heading = ### Hint for match { $match }
hint-count = { $count ->
    [one] -# Your first hint in this match. It is counted and shown with the result.
   *[other] -# Your hint number { $count } in this match. They are counted and shown with the result.
}
position-counted = -# Match { $match } stands so: this is a hint there, { $count ->
    [one] your first. It is counted and shown with the result.
   *[other] your number { $count }. They are counted and shown with the result.
}
position-turn = { $phase ->
    [to_play] { $side ->
        [white] White
       *[black] Black
    } has a roll to play.
    [double_offered] { $side ->
        [white] White
       *[black] Black
    } has to answer a double.
   *[to_roll] { $side ->
        [white] White
       *[black] Black
    } is on roll.
}
position-footer = -# `{ $xgid }`
position-no-engine = { $missing ->
    [yes] The analysis engine is not installed here, so there is only the board.
   *[no] The analysis engine does not answer at the moment, so there is only the board. Try again in a minute.
}
tutor-warning = This loses { $lost }. Do you mean it?
tutor-remark = **The tutor:** this loses { $lost }.
button-think-again = Think again
button-anyway = Play it anyway
