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
puzzle-asks-double = Double or roll?
puzzle-asks-take = You're doubled. Take or pass?
puzzle-again = -# You've seen them all, so the oldest comes again. It doesn't count for your rating.
puzzle-rating = -# Your rating: { $now } ({ $change })
puzzle-unrated = -# { $theme ->
    [yes] A theme of your choice doesn't count for your rating.
   *[no] You've answered this before, so your rating stays.
}
puzzle-first-counts = Your first answer counts.
puzzle-judged = -# Judged { study-plies } ahead by { $by ->
    [own] a small network of our own, which may be wrong
   *[bgsage] bgsage
}{ $games ->
    [0] .
   *[other] , and the best two played out { $games } times.
}
puzzle-objected = Noted, thanks. Once three people with 20 rated answers each say so, it won't be asked on this server again.
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
daily-again = -# Everything else was asked within a year, so this one comes again. It doesn't count for ratings.
daily-counted = { $count ->
    [0] Nobody has answered yet
    [one] 1 has answered
   *[other] { $count } have answered
}, closes { $when }
daily-how = -# { $sealed ->
    [yes] Nobody sees your answer. You can change it until this closes { $when }.
   *[no] You're told at once how good your answer is, so it's final. This closes { $when }.
}
daily-yours = Your answer so far: `{ $what }`
daily-noted = **Noted:** `{ $what }`. You can change it; { $when } you'll see how good it was.
daily-rules = ### How it works
    Once a day everyone here is asked the same position. Tap **Answer**, choose on your own board, and nobody else sees what you chose. { $sealed ->
        [yes] You can change your answer until it closes.
       *[no] You're told at once how good your answer was, so it's final.
    }
    When it closes, this message shows the best play, how many found it, and what tells it from the most frequent other one. **My answer** then says how you did. Your first answer counts for your rating as one in { COMMAND("puzzle") } does, and every day in a row on which you answer makes your streak longer, right or wrong. The three longest are named; you can hide yours.
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
}: { $count ->
    [0] nobody
   *[other] **{ $count }**
}
daily-streaks = -# Days in a row: { $who }
daily-streak = { $who } { $days }
daily-own-network = -# Judged { study-plies } ahead by a small network of our own, which may be wrong.
daily-best = Best: { $what }
daily-most-other = Most frequent other: { $what }, loses { $lost }
daily-next-best = Next best: { $what }, loses { $lost }
daily-solution = **Solution:** `{ $what }`. You didn't answer in time, so it doesn't count.
daily-rated-soon = -# Your rating follows in a moment.
daily-not-rated = -# { $again ->
    [yes] This position came again, so your rating stays.
   *[no] You had seen this position before, so your rating stays.
}
daily-own-streak = -# { $days ->
    [one] 1 day in a row
   *[other] { $days } days in a row
}{ $hidden ->
    [yes] , which nobody is told
   *[no] { "" }
}
daily-hidden = { $hidden ->
    [yes] Your streak isn't told any longer; where it was, it's gone within a minute.
   *[no] Your streak may be told again, from the next position on.
}
daily-thread = Position of { $day }
daily-talk = Here you can talk about it: { $url }
daily-no-thread = I can't open a thread in this channel. Whoever manages the server can let me create public threads.
daily-lacks = I can't post in { $channel }: { $permissions } is missing. Nothing was changed.
daily-set = From { $when } on I'll post a position every day in { $channel }: at { $hour }:00 by the clock of { $zone }, up to ten minutes later. { $sealed ->
    [yes] Answers are told all together, when the next one comes.
   *[no] Everyone is told at once how good their answer is.
} { COMMAND("daily now") } posts the first one now.
daily-off = No more positions of the day here.{ $when ->
    [none] { "" }
   *[other] { " " }The open one closes { $when }.
}
daily-posted = It's there: { $url }
daily-trouble = I couldn't post it: { $trouble ->
    [channel] the channel is gone
    [pack] there are no positions left of that game
   *[rights] I lack a permission in the channel, or Discord isn't answering
}. Choose another channel with { COMMAND("daily set") }, or try again later.
daily-skipped = There'll be none on { $day }. The next comes { $when }.
button-daily-answer = Answer
button-daily-rules = How it works
button-daily-change = Change it
button-daily-mine = My answer
button-daily-talk = Talk
button-daily-puzzle = Puzzle
button-daily-hide = Hide my streak
button-daily-name = Tell my streak
