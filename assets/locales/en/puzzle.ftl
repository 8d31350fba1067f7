command-puzzle = puzzle
    .description = Solve positions that match your strength, in private
    .variant = variant
    .variant-description = Which game (usually backgammon)
    .theme = theme
    .theme-description = Only positions of one kind; these don't count for your rating
choice-cube = cube
choice-opening = opening
choice-bear-off = bear-off
choice-race = race
choice-back-game = back game
choice-blitz = blitz
choice-prime = prime
choice-contact = contact

puzzle-heading = ### Puzzle{ $theme ->
    [none] { "" }
   *[other] : { $theme }
}
puzzle-theme-cube = the cube
puzzle-theme-opening = opening
puzzle-theme-bear-off = bear-off
puzzle-theme-race = race
puzzle-theme-back-game = back game
puzzle-theme-blitz = blitz
puzzle-theme-prime = prime
puzzle-theme-contact = contact
puzzle-you = You
puzzle-opponent = Opponent
puzzle-asks-checker = **{ $roll }**: what's the best play?
puzzle-asks-double = Double or not?
puzzle-asks-take = You're doubled. Take or pass?
puzzle-again = -# You've seen them all, so here's the oldest again. It doesn't count for your rating.
puzzle-rating = -# Your rating: { $now } ({ $change }){ $early ->
    [yes] . It jumps at first and soon settles.
   *[no] { "" }
}
puzzle-unrated = -# { $why ->
    [theme] You chose the theme, so your rating doesn't change.
    [withdrawn] This position isn't asked here anymore, so your rating doesn't change.
   *[again] You've answered this before, so your rating doesn't change.
}
puzzle-first-counts = Your first answer counts.
puzzle-judged = -# Judged { study-plies } ahead by { $by ->
    [own] a small network of our own, which may be wrong
   *[bgsage] bgsage
}{ $games ->
    [0] .
   *[other] , and the best two were rolled out { $games } times.
}
puzzle-objected = { $server ->
    [yes] Noted, thanks. Once three people with 20 rated answers each say so, it won't be asked in this server again.
   *[no] Noted, thanks.
}
button-puzzle-next = Next
button-puzzle-why = Why
button-puzzle-wrong = Wrong?

command-daily = daily
    .description = A position of the day for this server
command-daily-set = set
    .description = Post a position every day
    .channel = channel
    .channel-description = Where it's posted
    .hour = hour
    .hour-description = At which hour of the day, 0 to 23
    .zone = zone
    .zone-description = Whose clock: type a city
    .variant = variant
    .variant-description = Which game (usually backgammon)
    .answers = answers
    .answers-description = When people are told how good their answer is (usually all together, when it closes)
command-daily-off = off
    .description = Stop posting a position every day
command-daily-now = now
    .description = Post today's position at once
command-daily-skip = skip
    .description = Leave out the next position
choice-sealed = all together
choice-at-once = each at once

daily-heading = ### Position of the day
daily-asks-checker = **{ $who }** to play **{ $roll }**: what's the best play?
daily-asks-double = **{ $who }** to roll: double or not?
daily-asks-take = **{ $who }** has been doubled: take or pass?
daily-again = -# Everything else has been asked in the past year, so here's this one again. It doesn't count for ratings.
daily-counted = { $count ->
    [0] Nobody has answered yet
    [one] 1 has answered
   *[other] { $count } have answered
} · closes { $when }
daily-how = -# { $sealed ->
    [yes] Nobody sees your answer. You can change it until this closes { $when }.
   *[no] You're told right away how good your answer is, so it's final. This closes { $when }.
}
daily-yours = Your answer so far: `{ $what }`
daily-noted = **Noted:** `{ $what }`. You can still change it. You'll see how good it was { $when }.
daily-rules = ### How it works
    Once a day, everyone here gets the same position. Tap **Answer** and choose on your own board: nobody else sees what you chose. { $sealed ->
        [yes] You can change your answer until it closes.
       *[no] You're told right away how good your answer was, so it's final.
    }
    When it closes, this message shows the best play, how many found it, and what sets it apart from the most popular alternative. **My answer** tells you how you did. Your first answer counts for your rating, as in { COMMAND("puzzle") }. Every day you answer adds to your streak, right or wrong. The three longest are named, and you can hide yours.
daily-solved = ### Position of the day: solved
daily-found = { $count ->
    [0] Nobody answered this one.
    [one] { $found ->
        [0] The one who answered didn't find it.
       *[other] The one who answered found it.
    }
   *[other] **{ $found } of { $count } found it.**
}
daily-choice = `{ $what }`{ $best ->
    [yes] , the best
   *[no] , loses { $lost }
}{ $count ->
    [none] { "" }
    [0] : nobody
   *[other] : **{ $count }**
}
daily-streaks = -# Days in a row: { $who }
daily-streak = { $who } { $days }
daily-own-network = -# Judged { study-plies } ahead by a small network of our own, which may be wrong.
daily-best = Best: { $what }
daily-most-other = Most popular alternative: { $what }, loses { $lost }
daily-next-best = Next best: { $what }, loses { $lost }
daily-solution = **Solution:** `{ $what }`. { $withdrawn ->
        [yes] This position was withdrawn before its time, so it ends nobody's streak.
       *[no] You didn't answer in time, so it doesn't count.
    }
daily-rated-soon = -# Your rating will update in a moment.
daily-not-rated = -# { $again ->
    [yes] This position was asked before, so your rating doesn't change.
   *[no] You'd seen this position before, so your rating doesn't change.
}
daily-own-streak = -# { $days ->
    [one] 1 day in a row
   *[other] { $days } days in a row
}{ $hidden ->
    [yes] , hidden from others
   *[no] { "" }
}
daily-hidden = { $hidden ->
    [yes] Your streak is hidden now. Where it was shown, it's gone within a minute.
   *[no] Your streak can be shown again, starting with the next position.
}
daily-thread = Position of { day-of-month }
daily-talk = Talk about it here: { $url }
daily-no-thread = I can't open a thread in this channel. Ask someone who manages the server to let me create public threads.
daily-lacks = I can't post in { $channel }: I need { $permissions }. Nothing was changed.
daily-set = Starting { $when }, I'll post a position every day in { $channel }, at { $hour }:00 ({ $zone }) or up to ten minutes later. { $sealed ->
    [yes] Everyone finds out together, when the next one comes, how good their answer was.
   *[no] Everyone's told right away how good their answer is.
}{ $open ->
    [yes] { "" }
   *[no] { "" } { COMMAND("daily now") } posts the first one now.
}
daily-off = No more positions of the day here.{ $when ->
    [none] { "" }
   *[other] { " " }The open one closes { $when }.
}
daily-posted = Posted: { $url }
daily-trouble = I couldn't post it: { $trouble ->
    [channel] the channel is gone
    [pack] there are no positions left of that game
   *[rights] I lack a permission in the channel, or Discord isn't answering
}. Choose another channel with { COMMAND("daily set") }, or try again later.
daily-skipped = No position on { day-of-month }. The next one comes { $when }.
button-daily-answer = Answer
button-daily-rules = How it works
button-daily-change = Change it
button-daily-mine = My answer
button-daily-talk = Talk
button-daily-puzzle = Puzzle
button-daily-hide = Hide my streak
button-daily-name = Show my streak

own-explained = ### Positions from your own matches
    Analyzed matches from this server can become puzzles and positions of the day, in this server only: no sooner than a week after the match, without names, starting the day after you switch it on. I'll post a line in this channel so everyone knows, and anyone can keep their matches out with one tap.
own-standing = { $looked ->
    [0] On. No match has been looked at yet: they have to be analyzed and a week old.
   *[other] On. { $admitted } of { $looked } decisions looked at are good enough to ask, from { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    }.
}
own-heard = Positions from analyzed matches in this server may be asked here as puzzles: no sooner than a week after the match, and without names. Don't want yours used? Tap **Not my matches**.
own-objects = { $objects ->
    [yes] Noted: nothing from your matches will be asked in this server from now on.
   *[no] Positions from your matches may be asked in this server again.
}
daily-from-yours = -# This is from one of your matches, so your answer doesn't count. Your streak goes on.
button-own-on = Switch on
button-own-off = Switch off
button-own-object = Not my matches
button-own-allow = Allow it again
