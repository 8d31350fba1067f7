command-hint = hint
    .description = The best plays or the right cube action, in practice matches
    .match = { -option-match }
    .match-description = { -which-match }
command-analyze = analyze
    .description = Study a finished match or game: mistakes, luck, performance rating
    .match = { -option-match }
    .match-description = { -which-match-to-see }
    .game = game
    .game-description = The number of the game; leave it out for the whole match
    .public = public
    .public-description = Post it for everyone
command-position = position
    .description = Show a position you paste, and what it's worth
    .text = text
    .text-description = An XGID, or a GNU Backgammon position ID with its match ID
    .variant = variant
    .variant-description = Which game it's a position of (usually backgammon)

study-column = { $column ->
    [play] Play
    [equity] Equity
    [difference] Diff.
    [win] Win
    [gammon] Gammon
    [backgammon] Bg.
    [double] Double
   *[lose] Loss
}
study-chances = { $grade ->
    [gammon] -# You win { $win }, including { $gammon } gammons and { $backgammon } backgammons. You lose { $lose }, including { $gammon_lost } gammons and { $backgammon_lost } backgammons.
    [double] -# You win { $win }, including { $gammon } double games. You lose { $lose }, including { $gammon_lost } double games.
   *[single] -# You win { $win } and lose { $lose }.
}
study-winning = -# Your chance of winning the match: { $chance }
study-equity = No cube decision here. Equity: { $equity }
study-no-play = This roll can't be played.
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
    [either-pass] **Double.** Your opponent should pass. Not doubling is just as good.
    [either-take] **Double or don't:** it makes no difference. Your opponent should take.
    [either-beaver] **Double or don't:** it makes no difference. A double would be beavered.
    [too-good] **Too good to double:** play on for more than a single game. Doubling would cost { $lost }.
    [double-take] **Double.** Your opponent should take. Not doubling would cost { $lost }.
    [double-pass] **Double.** Your opponent should pass. Not doubling would cost { $lost }.
    [no-double-beaver] **Don't double.** It would be beavered and cost { $lost }.
   *[no-double] **Don't double.** It would cost { $lost }.
}
study-answer = { $answer ->
    [either] **Take or pass:** it makes no difference.
    [beaver] **Beaver.** Passing would cost { $lost }.
    [take] **Take.** Passing would cost { $lost }.
   *[pass] **Pass.** Taking would cost { $lost }.
}
study-played = Played: { $what }, costs { $lost }
study-yours = Yours: { $what }, costs { $lost }
study-best = Best: { $what }, equity { $equity }
study-head = { $whose ->
    [yours] Yours
    [played] Played
    [popular] Most popular
    [next] Next best
   *[best] Best
}
study-curve-title = { $kind ->
    [equity] Equity: { $white } – { $black }
   *[chance] Chances: { $white } – { $black }
}
study-blunder-of = Bad or worse: { $who }
study-heading = { $game ->
    [0] ### Analysis of match { $match }
   *[other] ### Analysis of match { $match }, game { $game }
}
study-running = { $game ->
    [0] Analyzing match { $match } ...
   *[other] Analyzing game { $game } of match { $match } ...
}
study-progress = { $bar } { $total ->
    [0] waiting
   *[other] { $done } of { $total } decisions
}
study-goes-on = -# It continues after a restart, and the result is kept. Asking again costs nothing.
study-moved = -# This analysis continues in your newer message.
study-cancelled = Stopped analyzing match { $match }. What's been studied so far is kept.
study-nothing-to-cancel = You have no analysis running.
study-side = { $who }: performance rating **{ $rating }**{ $word ->
    [none] { "" }
    [few] , too few to name a level
   *[other] , *{ $word }*
}
study-theirs = -# { $who }, as GNU Backgammon counts: { $error } thousandths{ $word ->
    [none] { "" }
   *[other] , "{ $word }"
}
study-terms = ### What the numbers mean
study-term = { $term ->
    [rating] **Performance rating:** 500 times the equity lost per decision. Lower is better. It counts plays with a real choice, doubles made or close, takes and passes. eXtreme Gammon's rating is on this scale, and so are our computer players: below 3 is world class, below 6 expert, below 9 advanced, below 14 intermediate, below 21 casual, then beginner. The true number is within ± in 95 of 100 cases, so a few decisions don't say much.
    [thousandths] **Thousandths:** the equity lost per decision, times 1,000, as GNU Backgammon counts. It takes in every play that isn't forced. Its words: below 2 supernatural, below 5 world class, below 8 expert, below 12 advanced, below 18 intermediate, below 26 casual player, below 35 beginner, then awful.
    [equity] **Equity:** the points you can expect to win with the cube counted as 1.
    [facts] **Shots** are how many of 36 rolls hit, **good rolls** how many hit or make a point from 7 to 3, **blocked** ones how many can't be played in full. If something counts against the best play, you're told that too.
    [cube] **Doubling point:** the chance of winning from which on a double is right. **Cash point:** the chance from which on it's passed, so it wins the stake at once. **Market losers:** rolls after which it's too late, as a double would be passed. **Raw take point:** the chance that a take needs by the score alone. **Gammon value:** what a gammon adds to a win, as a share of the difference between winning and losing.
   *[luck] **Luck:** the equity your rolls gained over average ones.
}
study-side-nothing = { $who }: nothing to decide
study-kind = { $kind ->
    [checker] plays
    [double] doubles
   *[take] takes and passes
} { $lost } ({ $count })
study-marks = { $doubtful } doubtful, { $bad } bad, { $very_bad } very bad
study-luck = Luck { $luck }, by what the rolls were worth
study-luck-rolls = Luck { $luck }, by what the rolls were worth: luckiest { $luckiest }, unluckiest { $unluckiest }
study-roll = { $roll } (game { $game }, { $luck })
study-hints = { $count ->
    [one] 1 hint used
   *[other] { $count } hints used
}
study-table-head = Game PR Wh.  PR Bl. Luck W Luck B
study-no-mistakes = No decision cost 0.04 or more.
study-mistake-mark = { $mark ->
    [very_bad] very bad
    [bad] bad
   *[doubtful] doubtful
}
study-mistake = { $number }. { $who }, game { $game }{ $kind ->
    [checker] { "" }, { $roll }
   *[other] { "" }
}: `{ $played }` instead of `{ $best }` costs { $lost } points ({ study-mistake-mark })
study-decision = { $number }. game { $game }, { $who }{ $kind ->
    [checker] { "" }, { $roll }
   *[other] { "" }
}: { $played }, best { $best }, costs { $lost }{ $rolled ->
    [yes] { "" }, luck { $luck }
   *[no] { "" }
}
study-page = { $who ->
    [both] { $count ->
        [0] No mistakes
        [one] 1 mistake
       *[other] { $count } mistakes, the worst first
    }
   *[other] { $count ->
        [0] { $who } made no mistakes
        [one] 1 mistake by { $who }
       *[other] { $count } mistakes by { $who }, the worst first
    }
}
study-plies = { $plies ->
    [1] one ply
    [2] two plies
    [3] three plies
   *[other] { $plies } plies
}
study-deeper = { $deeper ->
    [0] { "" }
    [2] , two where it was close
    [3] , three where it was close
   *[other] , { $deeper } where it was close
}
study-footer = -# Looked { study-plies } ahead{ study-deeper }. GNU Backgammon calls that { $theirs }-ply. Equities count the cube as 1.
study-footer-own = -# Looked { study-plies } ahead{ $deeper ->
    [0] { "" }
   *[other] , three where a mistake was small
}, with our own network for this game. Equities are points, with the cube counted as 1.
study-footer-solved = -# This game is solved: what a position is worth without a cube is known. For the cube and the score, looked { study-plies } ahead. Equities are points, with the cube counted as 1.
study-footer-mixed = -# Looked { study-plies } ahead{ study-deeper }: Portes by bgsage's network, the other games by our own. Equities are points, with the cube counted as 1.
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
button-blunders = { $who }'s mistakes
button-study-text = As text
button-study-terms = What it means
button-earlier = ◀ Worse
button-more = Next ▶
hint-count = { $count ->
    [one] -# First hint in match { $match }. Hints are shown with the result.
   *[other] -# Hint { $count } in match { $match }. Hints are shown with the result.
}
position-counted = -# Match { $match } has this position, so this counts as a hint there: { $count ->
    [one] your first.
   *[other] hint number { $count }.
} Hints are shown with the result.
position-turn = { $phase ->
    [to_play] { $side ->
        [white] White
       *[black] Black
    } has a roll to play.
    [double_offered] { $side ->
        [white] White
       *[black] Black
    } has a double to answer.
   *[to_roll] { $side ->
        [white] White
       *[black] Black
    } is on roll.
}
position-footer = -# `{ $xgid }`
position-no-engine = { $missing ->
    [yes] The analysis engine isn't installed here, so this is just the board.
   *[no] The analysis engine isn't answering right now, so this is just the board. Try again in a minute.
}
tutor-warning = This costs about { $lost } points. Are you sure?
tutor-remark = **Tutor:** this costs about { $lost } points.
button-think-again = Think again
button-anyway = Play it anyway

facts-another = Another play
facts-compared = Compared with `{ $play }`:
facts-first = **{ $play }** { $gain }.
facts-first-though = **{ $play }** { $gain }, though it { $loss }.
facts-more = It { $gain }.
facts-more-though = It { $gain }, though it { $loss }.
facts-only-though = **{ $play }** is better, though it { $loss }.
facts-equal = These plays are worth the same.
facts-wins = wins at once
facts-hits = { $best ->
    [0] doesn't hit
    [one] { $played ->
        [0] hits a checker
       *[other] hits 1 checker instead of { $played }
    }
   *[other] hits { $best } checkers{ $played ->
        [0] { "" }
       *[other] { "" } instead of { $played }
    }
}
facts-pins = { $best ->
    [0] pins nothing
    [one] has 1 checker pinned
   *[other] has { $best } checkers pinned
}{ $played ->
    [0] { "" }
   *[other] { "" } instead of { $played }
}
facts-pinned = { $best ->
    [0] has none of its own checkers pinned
    [one] has 1 of its own checkers pinned
   *[other] has { $best } of its own checkers pinned
} instead of { $played ->
    [0] none
   *[other] { $played }
}
facts-shots = leaves { $best ->
    [0] no shots
    [one] 1 shot
   *[other] { $best } shots
} instead of { $played ->
    [0] none
   *[other] { $played }
}{ $back ->
    [yes] , not counting checkers in the opponent's home
   *[no] { "" }
}
facts-pin-shots = can be pinned by { $best ->
    [0] no roll
    [one] 1 roll in 36
   *[other] { $best } rolls in 36
} instead of { $played ->
    [0] none
   *[other] { $played }
}
facts-points = { $way ->
    [makes] makes
    [breaks] gives up
    [misses] doesn't make
    [lacks] doesn't hold
    [holds] holds
   *[keeps] keeps
} the { $points } { $count ->
    [one] point
   *[other] points
}{ $instead ->
    [none] { "" }
   *[other] { "" } instead of the { $instead }
}
facts-anchor = { $way ->
    [makes] makes
    [breaks] gives up
    [misses] doesn't make
    [lacks] doesn't hold
    [holds] holds
   *[keeps] keeps
} { $count ->
    [one] { $way ->
        [breaks] the
        [keeps] the
       *[other] an
    } anchor
   *[other] anchors
} on { $points }{ $instead ->
    [none] { "" }
   *[other] { "" } instead of { $instead }
}
facts-prime = { $best ->
    [3] doesn't hold { $played } points in a row
   *[other] holds { $best } points in a row{ $played ->
        [3] { "" }
       *[other] { "" } instead of { $played }
    }
}
facts-home = holds { $best ->
    [0] no home point
    [one] 1 home point
   *[other] { $best } home points
} against the bar instead of { $played ->
    [0] none
   *[other] { $played }
}
facts-blots = leaves { $best ->
    [0] no blots
    [one] 1 blot
   *[other] { $best } blots
} at home instead of { $played ->
    [0] none
   *[other] { $played }
}
facts-back = leaves { $best ->
    [0] no checkers
    [one] 1 checker
   *[other] { $best } checkers
} in the opponent's home (the other leaves { $played ->
    [0] none
   *[other] { $played }
})
facts-stack = { $best ->
    [5] avoids the stack of { $played } checkers
   *[other] stacks { $best } checkers on one point{ $played ->
        [5] { "" }
       *[other] { "" } instead of { $played }
    }
}
facts-outside = leaves { $best ->
    [0] no checkers
    [one] 1 checker
   *[other] { $best } checkers
} outside the home board instead of { $played ->
    [0] none
   *[other] { $played }
}
facts-off = bears off { $best ->
    [0] none
    [one] 1 checker
   *[other] { $best } checkers
} instead of { $played ->
    [0] none
   *[other] { $played }
}
facts-race = { $now ->
    [ahead] leads the race by { $best }
    [behind] trails in the race by { $best }
   *[level] is level in the race
} instead of { $was ->
    [same] { $played }
    [ahead] leading by { $played }
    [behind] trailing by { $played }
   *[level] being level
}
facts-waste = wastes { $best } pips instead of { $played }
facts-epc = has an effective pip count of { $best } instead of { $played }
facts-next = has { $best ->
    [0] no good rolls
    [one] 1 good roll
   *[other] { $best } good rolls
} next instead of { $played ->
    [0] none
   *[other] { $played }
}
facts-win = wins { $best } of the time instead of { $played }
facts-gammon = wins a gammon { $best } of the time instead of { $played }
facts-gammon-lost = loses a gammon { $best } of the time instead of { $played }
facts-backgammon = wins a backgammon { $best } of the time instead of { $played }
facts-backgammon-lost = loses a backgammon { $best } of the time instead of { $played }
facts-double = wins a double game { $best } of the time instead of { $played }
facts-double-lost = loses a double game { $best } of the time instead of { $played }
facts-window = { $state ->
    [below] **No double:** { facts-winner }. Double from about { $double } on.
    [window] **Time to double:** { facts-winner }. Double from about { $double } on; from about { $cash } on, a double is passed.
    [cash] **Double and pass:** { facts-winner }. From about { $cash } on, a double is passed.
   *[too_good] **Too good:** { facts-winner }. From about { $good } on, playing for a gammon is worth more than a pass.
}
facts-winner = { $yours ->
    [yes] you win { $win }
   *[no] the doubler wins { $win }
}
facts-doubler = The doubler wins { $win }.
facts-cube-points = The doubling point is { $double }, the cash point { $cash }.
facts-answer = **{ $state ->
    [take] Take
    [beaver] Beaver
   *[pass] Pass
}:** { $yours ->
    [yes] you win { $win }
   *[no] whoever is doubled wins { $win }
}; a take needs about { $needs }.
facts-losers = { $losers ->
    [0] Whatever the next two rolls are, a double after them can still be taken: there are no market losers.
    [one] After one of the 1,296 ways that the next two rolls can fall, a double would be passed (a market loser).
   *[other] After { $losers } of the 1,296 ways that the next two rolls can fall, a double would be passed (market losers).
}
facts-stakes = At this score the raw take point is { $take } (25% for money), not counting what owning the cube is worth{ $gammon ->
    [none] .
   *[other] . The gammon value on the doubled cube is { $gammon } (0.50 for money).
}
study-grade = { $who } PR { $rating }{ $word ->
    [none] { "" }
    [few] { "" }
   *[other] , *{ $word }*
}
study-grades-explained = -# PR: performance rating, lower is better.
study-lesson = **{ $number }.** { $who ->
    [none] { "" }
   *[other] { $who },{ " " }
}{ $roll ->
    [none] { "" }
   *[other] { $roll },{ " " }
}played `{ $played }`. Best: ||{ $best }||
study-lesson-best = **{ $best }**, worth { $lost } more.
button-try-again = Try again
button-lessons = Lessons
button-all-mistakes = All mistakes
button-numbers = Numbers
button-try-it = Choose it
again-play = ### Try again: { $roll }
    What's the best play?
again-cube = ### Try again
    { $kind ->
        [take] Take or pass?
       *[double] Double or not?
    }
again-verdict = { $verdict ->
    [best] **Best!** `{ $chosen }`
    [equal] **Best!** { again-chosen } is worth as much as `{ $best }`.
    [good] **Good.** { again-chosen } loses only { $lost }. Best: `{ $best }`.
    [almost] **Almost.** { again-chosen } loses { $lost }. Best: `{ $best }`.
    [doubtful] **Doubtful.** { again-chosen } costs { $lost }. Best: `{ $best }`.
    [bad] **Bad.** { again-chosen } costs { $lost }. Best: `{ $best }`.
    [very_bad] **Very bad.** { again-chosen } costs { $lost }. Best: `{ $best }`.
   *[unknown] **Not among the best five.** The engine isn't answering, so I can't say what `{ $chosen }` costs. Best: `{ $best }`.
}
again-chosen = { $action ->
    [none] `{ $chosen }`
    [double] Doubling
    [take] Taking
    [pass] Passing
    [beaver] Beavering
   *[no_double] Rolling
}
again-before = -# In the match: `{ $played }`, which cost { $lost }.
hint-best = { $lost ->
    [none] Best: **{ $best }** or `{ $other }`.
   *[other] Best: **{ $best }**. It's worth { $lost } more than `{ $other }`.
}
facts-blocks = blocks { $best ->
    [0] no rolls
    [one] 1 roll
   *[other] { $best } rolls
} instead of { $played ->
    [0] none
   *[other] { $played }
}
facts-stuck = has { $best ->
    [0] no rolls
    [one] 1 roll
   *[other] { $best } rolls
} blocked next turn instead of { $played ->
    [0] none
   *[other] { $played }
}
facts-closed = stands in the way of { $best ->
    [0] none
   *[other] { $best }
} of their possible moves instead of { $played ->
    [0] none
   *[other] { $played }
}
facts-shut = leaves { $best ->
    [0] none
   *[other] { $best }
} of its own possible moves blocked instead of { $played ->
    [0] none
   *[other] { $played }
}
facts-head = leaves { $best ->
    [0] no checkers
    [one] 1 checker
   *[other] { $best } checkers
} on the starting point instead of { $played ->
    [0] none
   *[other] { $played }
}
facts-spread = holds { $best ->
    [one] 1 point
   *[other] { $best } points
} along the way instead of { $played }
