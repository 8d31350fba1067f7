command-vote = vote
    .description = The channel plays: everyone votes on every move
    .opponent = opponent
    .opponent-description = Who plays alone against everyone; leave it out for the computer
    .level = level
    .level-description = How strong the computer is
    .halves = halves
    .halves-description = One half of the channel against the other
    .length = length
    .length-description = Match length in points (usually 3)
    .time = time
    .time-description = How long a vote is open (usually 1 minute)
    .variant = variant
    .variant-description = Which game (usually backgammon)
command-consult = consult
    .description = Two teams of 2 to 5: everyone suggests, the captain decides
    .length = length
    .length-description = Match length in points (usually 3)
    .time = time
    .time-description = How long a captain may take (usually 5 minutes)
    .variant = variant
    .variant-description = Which game (usually backgammon)
command-guesses = guesses
    .description = Who guesses the plays of others best
    .match = { -option-match }
    .match-description = { -which-match-to-see }
choice-20s = 20 seconds
choice-1m = 1 minute
choice-5m = 5 minutes
choice-1h = 1 hour
choice-24h = 24 hours

crowd-name = { $kind ->
    [crowd] The crowd
    [half] { $side ->
        [white] Light half
       *[black] Dark half
    }
   *[team] { $side ->
        [white] Light team
       *[black] Dark team
    }
}
turn-crowd = { $who } { $phase ->
    [to_play] to play { $roll }
    [to_name] to name a doublet
    [to_roll] to roll
    [to_double] to roll or double
    [double_offered] to take or pass
   *[other] to answer
}.
button-vote = Vote
button-consult = Consult
button-guess = Guess the play
button-guess-it = Guess it
button-vote-for-it = Vote for it
crowd-window = { $seconds ->
    [20] 20 seconds a decision
    [60] 1 minute a decision
    [300] 5 minutes a decision
    [3600] 1 hour a decision
    [43200] 12 hours a decision
   *[other] 24 hours a decision
}
crowd-needs-server = This needs a server that I'm a member of. Ask an admin to add me.
lobby-vote = ### The channel plays
lobby-team = ### Two teams consult
lobby-vote-explained = Everyone votes in private, and the choice with the most votes wins; in a tie, the one whose votes were in first. A vote closes as soon as nobody can change the result. You can still join later.
lobby-team-explained = Two to five on each team. The first to join is captain and decides; the others suggest.
lobby-side = { $kind ->
    [crowd] **The crowd**
    [half] { $side ->
        [white] **Light half**
       *[black] **Dark half**
    }
   *[team] { $side ->
        [white] **Light team**
       *[black] **Dark team**
    }
}
lobby-against = Against { $who }
lobby-asked = { $who }, will you play alone against everyone?
lobby-closed = Called off.
lobby-expired = Nobody started it within a day, so it's closed. Open another whenever you like.
lobby-until = Closes { $when } unless it's started by then
button-join-side = { $side ->
    [white] Join light
   *[black] Join dark
}
button-crowd-join = Join
button-crowd-yes = I'll play
button-crowd-start = Start
button-crowd-leave = Leave
button-crowd-cancel = Call it off
crowd-opened = The call is open.
crowd-moved = You've changed sides. You're on the { $side ->
    [white] light
   *[black] dark
} { $team ->
    [yes] team
   *[no] half
} now.
crowd-left = { $team ->
    [yes] You've left.
   *[no] You've left. You can join again with { button-vote }.
}
team-ask-leave = Leave your team? You can't come back in this match.
crowd-status = { $awaited ->
    [0] Waiting for voters
   *[other] { $voted } of { $awaited } have voted
}{ $who ->
    [some] {""}
   *[other] {" "}· waiting for { $who }
}{ $first ->
    [yes] {" "}· whoever votes first decides, as a tie goes to the first vote
   *[no] {""}
} · deadline: { $until }
team-decides = { $who } decides.
turn-call-team = You decide for your team in match { $match }: { $what }. { $link }
team-status = { $who } decides · deadline: { $until }
crowd-motion = { $who ->
    [none] A motion
   *[other] { $who }: a motion
} to resign { $whole ->
    [yes] the match
   *[no] { grade } ({ points })
}, { $agreed } in favor · deadline: { $until }
crowd-ruling = { $choice } by { $cast ->
    [one] the only vote
   *[other] { $votes } of { $cast } votes
}{ $tie ->
    [yes] , the earliest in a tie
   *[no] {""}
}
crowd-said = { $who }: { $line }
crowd-nobody = { $play ->
    [none] { $choice ->
        [roll] Nobody answered, so the dice were rolled.
        [double] Nobody answered; the beginner computer doubled.
        [take] Nobody answered; the beginner computer took.
        [pass] Nobody answered; the beginner computer passed.
       *[other] Nobody answered; the beginner computer decided.
    }
   *[other] Nobody answered; the beginner computer played { $play }.
}
crowd-gone = Nobody answered { $count } times in a row, so the match was resigned.
team-ruling = Decided by { $who }
crowd-roll = Roll
crowd-double = Double
crowd-take = Take
crowd-pass = Pass
crowd-accept = Accept
crowd-refuse = Play on
crowd-asked = { $question ->
    [play] **What should we play with { $roll }?**
    [name] **Which doublet do we name?**
    [cube] **Roll, or double?**
    [double] **Take, or pass?**
   *[resignation] **Accept what they offer?**
}
vote-nothing-now = There's nothing for you to decide right now. The board says whose turn it is.
vote-yours = { $team ->
    [yes] You suggest **{ $choice }**. You can change it.
   *[no] Your vote: **{ $choice }**. You can change it.
}
vote-closed = { $team ->
    [yes] Done. The board shows it.
   *[no] Counted. The vote is closed, and the board shows the result.
}
vote-over = This vote is closed, and the board shows what came of it. A vote closes early once nobody can change the result.
vote-choose-side = Which side are you on? You can't change later.
team-you-propose = Pick what you'd do, and { $who }, your captain, will see it.
team-you-decide = **You decide.** What you pick is played at once.
button-motion = Resign?
button-motion-agree = Resign
button-motion-against = Play on
button-motion-not = Not now
motion-explained = { $team ->
    [yes] You resign for your whole team.
   *[no] Two thirds have to agree, and at least two people. You get one motion every ten turns.
}
motion-open = { $agreed } of the { $needed } needed want to resign.
motion-closed = That's settled.
team-thread = { $side ->
    [white] Light team
   *[black] Dark team
}, match { $match }
team-thread-explained = Only your team reads this. Suggest plays with { button-consult } under the board.
crowd-card = ### How match { $match } was decided
crowd-card-side = { $who }: { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}
crowd-card-not-analyzed = Analyze the match to see how often everyone agrees with the engine.
crowd-card-title = { $count ->
    [0] Nobody voted
    [one] 1 voter
   *[other] { $count } voters
}
crowd-card-votes = Votes
crowd-card-agreed = Like the engine
crowd-turning = Turning point: game { $game }, { $who } { $what }. Chances of { $white }: { $before } → { $after }
guess-asked = **What will be played with { $roll }?** Nobody sees your guess before the play is made.
guess-yours = Your guess: **{ $choice }**
guess-told = { $right ->
    [yes] Right: **{ $play }** was played.
   *[no] **{ $play }** was played; you guessed **{ $guess }**.
}
guesses-match = Guesses in match { $match }
guesses-month = Guesses this month
guesses-none = Nobody has guessed a play here yet. Press { button-guess } when you watch a match.
guesses-explained = 1 point if your guess was played. Once the match is analyzed, 2 if it's within 0.01 of the best, 1 within 0.04.
guesses-points = Points
guesses-hits = Right
guesses-count = Guesses
error-crowd = { $reason ->
    [begun] It has started, so it's too late to join a team or call it off.
    [over] That's already over. Start another one with { COMMAND("vote") } or { COMMAND("consult") }.
    [full] That team is full: five at most. Join the other one.
    [no_such_side] That side isn't played by a crowd.
    [other_side] You're on the other side. Nobody plays for both.
    [plays_alone] You play alone against everyone, so you can't vote.
    [not_in] You're not part of this. Press Vote under the board to join.
    [not_asked] The other side has to decide now.
    [old_roll] That was for an older position. Look at the newest board.
    [closed] That vote is closed. The board shows the result.
    [no_such_choice] That's not one of the choices. Pick one from the newest list.
    [not_host] Only the person who called for this can start it or call it off.
    [not_captain] Only your team's captain can resign.
    [not_opponent] Only the person who was asked can say yes.
    [not_ready] The opponent hasn't said yes yet.
    [too_few] There aren't enough people yet: two on each team, or one on each side of a vote.
    [motion_open] There's a motion to resign already. Agree to it, or say you'd play on.
    [no_motion] There's no motion to resign open now.
    [motion_too_soon] There was a motion in the last ten turns. Play on for a while.
    [nothing_to_guess] There's nothing to guess right now: no roll to play, or only one play.
    [asked_engine] You've asked the engine about this position, so this play isn't yours to guess. Guess the next one.
    [asked_much] You've asked the engine so much since this turn began that you may have asked about this position too. Guess a later one.
   *[player_guesses] Only spectators can guess, and you're part of this match.
}
