command-train = train
    .description = Train with your own mistakes, in private

train-heading = ### Train: { $due ->
    [0] { $new ->
        [0] one more
       *[other] { $new } new today
    }
   *[other] { $due } to repeat{ $new ->
        [0] { "" }
       *[other] , { $new } new
    } today
}
train-which-side = **Which one is you** in imported match { $match }? I'll ask what your side got wrong; with *{ button-import-neither }*, what both did.
train-play = **{ $roll }**: what's the best play?
train-cube = { $kind ->
    [take] Take or pass?
   *[double] Double or not?
}
train-before = -# In the match: `{ $played }`, which cost { $lost }.
train-was-right = -# In the match the right choice was made: not everything here was a mistake.
train-comes-back = -# Comes back { $days ->
    [0] today
    [one] in a day
   *[other] in { $days } days
}.
train-parked-now = -# You've forgotten this { $count } times, so it's parked. { COMMAND("train") } lists what's parked.
train-enough = ### That's { $count } for today
    A few every day beats many at once, but you can go on.
train-done = ### Nothing to train now
    You have { $kept ->
        [one] 1 position
       *[other] { $kept } positions
    } to come back to{ $when ->
        [none] { "" }
       *[other] , the next one { $when }
    }. { $new ->
        [0] { "" }
        [one] 1 new one comes in the next few days.
       *[other] { $new } new ones come in the next few days.
    }
train-none = ### Nothing to train yet
    Your mistakes come from matches that were analyzed. Finish one and tap **Analyze** below its result, or { COMMAND("import") } a match of yours and analyze it. Then come back: costly plays and cube decisions are asked here until you know them.
train-dropped = You won't be asked that again.
train-parked = ### Parked: { $count }
    You forgot these so often that I stopped asking.
train-parked-one = - Match { $match }, { $roll ->
    [none] the cube
   *[other] { $roll }
}: cost { $lost }
train-call = { $count ->
    [one] 1 position is waiting
   *[other] { $count } positions are waiting
} in { COMMAND("train") }: { $due } to repeat, { $new } new.
train-calls-off = I won't message you about training anymore. { COMMAND("preferences show") } switches it on again.
button-train = Train
button-train-calls-off = Stop these messages
button-train-next = Next
button-train-on = Go on
button-train-why = Why
button-train-drop = Not again
button-train-parked = Parked: { $count }
button-train-unpark = Ask them again
