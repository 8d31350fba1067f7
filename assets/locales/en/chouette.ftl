command-chouette = chouette
    .description = Open a table: one against all the others, each with a cube of their own
    .variant = variant
    .variant-description = Which game; backgammon if you leave it out
    .rules = rules
    .rules-description = Whose table rules; leave them out to choose from a list
    .pace = pace
    .pace-description = At one sitting, or by correspondence

choice-standard = standard
choice-woolsey = woolsey
choice-los-angeles = los angeles
choice-cambridge = cambridge
choice-colorado = colorado
choice-by-correspondence = by correspondence

chouette-title = Chouette { $number }
chouette-preset = { $preset ->
    [woolsey] Woolsey
    [los_angeles] Los Angeles
    [cambridge] Cambridge
    [colorado] Colorado
   *[other] Standard
}
chouette-preset-explained = { $preset ->
    [woolsey] Up to 10. From 6 players on, the box has a partner
    [los_angeles] Up to 7. Extras, no consulting, and the box takes at least a third
    [cambridge] Up to 12. No beavers or settlements; advice only once your cube is turned
    [colorado] Up to 12. A partner from 6 on; advice only once your cube is turned
   *[other] Up to 12. Everyone decides their own cube; anyone may advise
}
chouette-pace = { $live ->
    [yes] live
   *[no] by correspondence
}
chouette-pace-explained = { $live ->
    [yes] 30 seconds to double, 12 a move and 5 minutes a game for each side
   *[no] 12 hours to double, a day for each turn
}
chouette-form-heading = ### Open a chouette
chouette-explained = One of you plays alone, as the box. Everyone else is the crew: their captain moves, and each has a cube of their own.
chouette-form-preset = Which rules?
chouette-form-pace = At what pace?
button-chouette-open = Open the table
chouette-opened = The table is open.
chouette-not-alone = A chouette takes at least three. Open one in a server's channel.

chouette-lobby-heading = ### { $host } opens a chouette
chouette-lobby-in = In ({ $count }): { $who }
chouette-lobby-missing = { $count ->
    [one] One more player and it can start.
   *[other] { $count } more players and it can start.
}
chouette-lobby-ready = Ready when you are. Everyone rolls a die for the order, and the highest is the box.
chouette-lobby-until = Closes { $when } if nothing happens
chouette-lobby-computer = Add a computer
chouette-lobby-closed = Closed before it began.
button-chouette-join = Join
button-chouette-out = Leave
button-chouette-start = Start
chouette-joined = { $when ->
    [now] You're in.
    [full] The table's full. You're next when a place is free.
   *[later] You're in from the next game on.
}
chouette-stays = You stay.

chouette-role-name = { $role ->
    [box] { $name }, box
   *[other] { $name }, captain
}
chouette-extra-name = { $taker } (extra with { $giver })
chouette-extra-cube = Extra: { $giver }
chouette-cube-out = out: { $points }
chouette-cube-offered = doubled to { $value }
chouette-cube-place = { $owner ->
    [center] in the center
    [box] with the box
    [yours] your own
    [giver] with its giver
    [theirs] with them
   *[own] their own
}
chouette-heading-bare = **Chouette { $number }**
chouette-heading = **Game { $game }** · ⚪ Box { $box } · ⚫ Captain { $captain }
chouette-partner-line = Partner of the box: { $who }
chouette-line = Next in line: { $who }

chouette-crew = **The crew**
chouette-told-order = Dice for the order: { $thrown }
chouette-told-opening = { $who } opens with { $roll }.{ $ties ->
    [0] {""}
    [one] {" "}(After one tie.)
   *[other] {" "}(After { $ties } ties.)
}
chouette-told-automatic = Automatic doubles: all cubes start at { $value }.
chouette-told-said = { $choice ->
    [beaver] { $who } { $count ->
        [one] beavers
       *[other] beaver
    } { $whose }.
    [raccoon] { $who } { $count ->
        [one] raccoons
       *[other] raccoon
    } { $whose }.
   *[take] { $kind ->
        [beavered] { $who } { $count ->
            [one] accepts
           *[other] accept
        } { $doubles ->
            [one] { $whose }'s beaver
           *[other] the beavers of { $whose }
        }.
        [raccooned] { $who } { $count ->
            [one] accepts
           *[other] accept
        } { $doubles ->
            [one] { $whose }'s raccoon
           *[other] the raccoons of { $whose }
        }.
       *[other] { $who } { $count ->
            [one] takes
           *[other] take
        } { $doubles ->
            [one] { $whose }'s double
           *[other] the doubles of { $whose }
        }.
    }
}
chouette-told-passed = { $who } { $count ->
    [one] passes
   *[other] pass
} { $kind ->
    [double] { $doubles ->
        [one] { $whose }'s double
       *[other] the doubles of { $whose }
    }
    [beaver] { $doubles ->
        [one] { $whose }'s beaver
       *[other] the beavers of { $whose }
    }
   *[raccoon] { $doubles ->
        [one] { $whose }'s raccoon
       *[other] the raccoons of { $whose }
    }
}: { $paid }
chouette-told-captain = { $captain } is captain now.
chouette-told-giver = Only extras are left: { $giver } plays the box's side now.
chouette-told-doubles = { $all ->
    [yes] The whole crew doubles to { $value }.
   *[no] { $count ->
        [one] { $who } doubles to { $value }.
       *[other] { $who } double to { $value }.
    }
}
chouette-told-box-doubles = { $box } doubles { $all ->
    [yes] the whole crew
   *[no] { $who }
} to { $value }.
chouette-told-beavered = { $who }'s cube is turned to { $value }.
chouette-told-borne-off = { $winner ->
    [white] The box wins
   *[other] The crew wins
}{ $grade ->
    [1] .
    [2] {" "}a gammon.
   *[other] {" "}a backgammon.
}
chouette-told-settled = { $how ->
    [resigned] { $who } { $count ->
        [one] resigns
       *[other] resign
    }
    [settled] Settled
   *[other] Lost on time
}{ $paid ->
    [none] .
   *[other] : { $paid }
}
chouette-told-extras-offered = { $count ->
    [0] Nobody offers an extra.
    [one] { $who } offers an extra.
   *[other] { $who } offer extras.
}
chouette-told-extras = { $count ->
    [one] { $givers } gives { $taker } an extra and pays { $points }. That cube stands at { $value }.
   *[other] { $givers } each give { $taker } an extra and pay { $points }. Those cubes stand at { $value }.
}
chouette-told-replaced = { $who } ran out of time. { $captain } is captain now.
chouette-told-time = { $who } ran out of time.{ $taken ->
    [0] {""}
    [one] {" "}That accepts the offer to resign.
   *[other] {" "}That accepts the offers to resign.
}
chouette-told-roll-on = { $doubled ->
    [yes] Time's up: whoever didn't answer rolls on.
   *[no] Time's up: nobody doubles.
}
chouette-told-late = { $count ->
   *[other] { $who } didn't answer in time.
}
chouette-told-partner = { $taken ->
    [yes] { $who } is { $box }'s partner.
   *[no] { $who } doesn't want to be { $box }'s partner.
}
chouette-told-over = **Game { $game } is over:** { $paid }
chouette-told-rotation = { $stays ->
    [yes] { $box } stays in the box, { $captain } is captain.
   *[no] { $box } is the box now, { $captain } is captain.
}
chouette-told-left = { $who } has left.
chouette-told-proxy = { $own ->
    [yes] { $who } decides for themselves again.
   *[no] { $who } decides for { $whose } now.
}
chouette-told-ended = { $games ->
    [0] The chouette is over.
    [one] The chouette is over after one game.
   *[other] The chouette is over after { $games } games.
}

chouette-call-partner = { $who }, { $box } asks you to be the box's partner: no cube of your own, but half of what the box wins or loses.
chouette-call-next = The next game begins { $timed ->
    [yes] { $when }.
   *[no] soon.
}
chouette-call-roll = { $who } to { $doubles ->
    [yes] roll or double
   *[no] roll
}
chouette-call-play = { $who } to play { $roll }
chouette-time-up = time's up { $when }
chouette-ask-answer = { $side ->
    [white] { $box }
   *[black] The crew
} { $kind ->
    [answer] answers
    [beavered] answers the beaver
   *[raccooned] answers the raccoon
}: { $stakes }
chouette-stakes = { $what ->
    [take] take and play for { $value }, or pass and lose { $points }?
    [accept] accept and play for { $value }, or pass and lose { $points }?
    [beaver] take and play for { $value }, beaver for { $raised }, or pass and lose { $points }?
    [raccoon] accept and play for { $value }, raccoon for { $raised }, or pass and lose { $points }?
    [mixed_take] take or pass? { $value }
    [mixed_beaver] take, beaver or pass? { $value }
    [mixed_raccoon] accept, raccoon or pass? { $value }
   *[mixed_accept] accept or pass? { $value }
}{ $each ->
    [yes] {" "}(For each cube.)
   *[no] {""}
}
chouette-stake = { $who }: play for { $value } or lose { $points }
chouette-ask-double = { $side ->
    [white] Roll on, or double the extras
   *[black] Crew: roll on, or double
}{ $value ->
    [mixed] ? { $who }
   *[other] {" "}to { $value }?
}
chouette-ask-extras = { $taker } is the only one who took. An extra for them: pay { $points } and play for { $value }?
chouette-ask-taker = { $who }: accept the extras of { $givers }, each paying { $points } to play for { $value }, or pass after all and lose { $points }?
chouette-silence = { $means ->
    [roll_on] no answer: roll on
    [keep] no answer: no extra
    [accept_all] no answer: accept all
    [captain_takes] no answer: take if the captain does, otherwise pass
    [captain_accepts] no answer: accept if the captain does, otherwise pass
    [clock] no answer: the box loses on time
   *[pass] no answer: pass
}
chouette-answered = { $any ->
    [yes] ✓ { $answered } · waiting for { $waiting }
   *[no] Waiting for { $waiting }
}{ $timed ->
    [yes] {" "}· closes { $when }
   *[no] {""}
}
chouette-offer-settlement = { $by ->
    [white] { $pays ->
        [yes] Settlement: { $other } asks { $who } for { $price }.
       *[no] Settlement: { $other } offers { $who } { $price }.
    }
   *[black] { $pays ->
        [yes] Settlement: { $who } offers { $other } { $price }.
       *[no] Settlement: { $who } asks { $other } for { $price }.
    }
}
chouette-offer-resignation = { $by ->
    [mine] You offered to resign { grade } ({ points }) to { $other }.
   *[other] { $who } offers to resign { grade } ({ points }) to { $other }.
}
chouette-for = { $who } for { $whose }
chouette-offer-called = { $who }: there's an offer for you.
chouette-offer-answer = Answer under **{ button-my-view }**.
chouette-offer-stands = It stands until the next roll.
chouette-joining = { $full ->
    [yes] Waiting for a place: { $who }
   *[no] Joining with the next game: { $who }
}
chouette-leaving = { $gone ->
    [yes] Gone: { $who }
   *[no] Leaving after this game: { $who }
}

button-chouette-choice = { $choice ->
    [double] Double
    [roll_on] Roll on
    [take] Take
    [accept] Accept
    [accept_all] Accept all
    [beaver] Beaver
    [raccoon] Raccoon
    [offer] Offer an extra
    [keep] No extra
    [pass_after_all] Pass after all
   *[pass] Pass
}
button-chouette-standing = { $on ->
    [yes] Roll on until I say
   *[no] Ask me again
}
button-chouette-answer = Answer
button-chouette-double = Double…
button-chouette-next = Next game
button-chouette-sheet = Score sheet
button-chouette-table = Server table
chouette-table-title = Chouettes in this server
chouette-table-empty = No chouette game has ended in this server yet.
button-chouette-more = More
button-chouette-partner = { $answer ->
    [yes] Be the partner
    [no] No, thanks
   *[ask] Ask for a partner
}
button-chouette-below = Post it again
button-chouette-settle = Settle
button-chouette-proxy = Proxy
button-chouette-stay = Stay
button-chouette-leave = Leave
button-chouette-after = After this game
button-chouette-now = Right now
button-chouette-not-yet = Not yet
button-chouette-all = All: { $choice }
button-chouette-cube = { $who }: { $choice }
button-chouette-confirm = That's my answer
button-chouette-double-all = { $on ->
    [yes] All
   *[no] None
}
button-chouette-double-these = Double
button-propose = Propose it
button-chouette-take-play = Play { $play }
button-chouette-settle-accept = { $gets ->
    [yes] Take { $price }
   *[no] Pay { $price }
}

chouette-your-cube = { $extra ->
    [yes] Your extra with { $who }: { $cube }
   *[no] Your cube: { $cube }
}
chouette-xgid = With { $who }'s cube: { details-xgid }
chouette-standing-on = You roll on until you say otherwise.
chouette-may-propose = Choose a play to propose it to { $who }. Nobody else sees it.
chouette-you-proposed = You proposed { $play }.
chouette-proposal = { $who }: { $play }
chouette-proposals = { $count ->
    [one] One play proposed to { $who }, who sees it under **{ button-my-view }**
   *[other] { $count } plays proposed to { $who }, who sees them under **{ button-my-view }**
}
chouette-proposed = Proposed. Only the player who moves sees it.
chouette-you-are-asked = You're being asked about { $who }.
chouette-you-said = { $own ->
    [yes] You said **{ $choice }**. Until everyone has answered or time's up, nobody else sees it, and you can change it.
   *[no] { $who }: you said **{ $choice }**. Until everyone has answered or time's up, nobody else sees it, and you can change it.
}
chouette-said-so = You said **{ $choice }**. Once everyone has answered or time's up, you can't change it.
chouette-said-all = Your answers are in. Once everyone has answered or time's up, you can't change them.
chouette-standing-set = { $on ->
    [yes] You roll on until you say otherwise.
   *[no] You'll be asked again from now on.
}
chouette-reminder = { $who }: the chouette is waiting for you. Time's up { $when }.
chouette-stale = That's done already, or out of date. Here's the board now:
chouette-late = Time was up before that. The board shows what happened instead.
chouette-window-closed = Too late: that question is closed. Here's the board as it is now.
chouette-ask-pass = { $own ->
    [yes] Pass? It costs { points }, and you sit out the rest of this game.
   *[no] { $count ->
        [one] Pass? It costs { points }, and that cube is out of this game.
       *[other] Pass all { $count }? It costs { points }, and those cubes are out of this game.
    }
}
chouette-answers-heading = { $kind ->
    [double] Double or roll on, for each cube:
    [extras] An extra, for each cube:
   *[other] Your answer to each cube:
}
chouette-answers-cost = Passing costs { points }.
chouette-answers-change = Change one answer
chouette-answers-next = Tap for the next answer
chouette-double-heading = { $value ->
    [none] Choose who to double.
    [mixed] Double { $who }?
   *[other] Double { $who } to { $value }?
}
chouette-ask-turn = { $how ->
    [own] Double to { $value }?
    [mixed] Double for { $who }?
   *[others] Double for { $who } to { $value }?
}
chouette-double-stakes = { $how ->
    [one] { $who } can take and play on for { $value }, { $beaver ->
        [0] { "" }
       *[other] beaver and play for { $beaver },{ " " }
    }or pass and lose { points }.
    [each] For each cube they can take and play on for { $value }, { $beaver ->
        [0] { "" }
       *[other] beaver and play for { $beaver },{ " " }
    }or pass and lose { points }.
   *[mixed] For each cube they can take and play on for that, { $beaver ->
        [0] { "" }
       *[other] beaver and play for twice as much,{ " " }
    }or pass and lose half of it.
}
chouette-double-final = { $last ->
    [yes] You can't take it back.
   *[no] You can change it until the window closes.
}
chouette-double-change = Change one cube
chouette-double-option = { $on ->
    [yes] Doubled to { $value }; tap to leave it out
   *[no] Left alone; tap to double it to { $value }
}

chouette-no-game-yet = No game has ended yet.
chouette-ask-leave = { $box ->
    [yes] As the box, you play this game out and leave after it.
   *[no] Leave after this game, or right now? Your score stays either way.
}
chouette-leave-now = Now, and my cube goes to…
chouette-the-captain = the captain{ $who ->
    [none] { "" }
   *[other] { " " }(now { $who })
}
chouette-left = { $now ->
    [yes] You've left. Your score stays, and you can come back.
   *[no] You'll leave after this game.
}
chouette-computer-out-choose = Take a computer out
chouette-computer-out = { $now ->
    [yes] { $who } has left the table.
   *[no] { $who } leaves after this game.
}
chouette-ask-proxy = { $named ->
    [yes] { $who } decides your cube now.
   *[no] Who decides your cube while you're away?
}
chouette-proxy-choose = Choose a proxy
chouette-proxy-none = I'll decide it myself
chouette-proxy-nobody = Nobody else in the crew can decide your cube.
chouette-proxy-set = { $named ->
    [yes] { $who } decides your cube until you say otherwise.
   *[no] You decide your own cube again.
}
chouette-no-cube = You have no cube to decide in this game.
chouette-between-games = No game is on in chouette { $number } just now. **{ button-chouette-next }** under its board begins the next one.
chouette-settle-heading = Settle a cube at a price you both confirm. The offer lapses with the next roll.
chouette-settle-offered = { $gets ->
    [yes] { $who }: you'd get { $price }.
   *[no] { $who }: you'd pay { $price }.
}
chouette-settle-choose = Offer a price
chouette-price-title = Settle this cube
chouette-price-label = Price in points, up to { $most }
chouette-price-example = 1.5 if you get it, -0.75 if you pay it
chouette-price-unreadable = I can't read that price. Type points like 1.5, or -0.75 if you pay.
chouette-settle-sent = Offered.
chouette-settled-now = Settled.
chouette-resign-heading = { $how ->
    [own] Resign your game? The maximum is final; they can refuse anything less.
    [for] Resign for { $who }? The maximum is final; they can refuse anything less.
   *[to] Resign to { $who }? The maximum is final; they can refuse anything less.
}
chouette-resign-all = All of them
chouette-resign-choose = Which cube?
chouette-resign-sent = Done. If they can refuse it, it's up to them now.
chouette-resign-answered = { $accepted ->
    [yes] Accepted.
   *[no] Played on.
}
chouette-column = { $what ->
    [games] Games
    [boxes] As box
    [points] Points
   *[total] Total
}
chouette-chart-title = Points after each game
chouette-which = Several boards are waiting for you here. Which one do you mean?
chouette-nothing-to-answer = Nothing has been offered to you. Here's your board:
chouette-nothing-to-beaver = There's no double to beaver. Here's your board:
button-chouette-study = Analyze
chouette-study-heading = ### How everyone decided in chouette { $number }
chouette-study-progress = { $bar } { $total ->
    [0] waiting
   *[other] { $done } of { $total } cubes
}
chouette-study-later = It's not done yet. What's been studied is kept: tap again to go on.
chouette-study-explained = It counts plays made as captain or box, and cube decisions. The performance rating is 500 times the average loss per decision: lower is better.
chouette-study-column = { $what ->
    [play_rating] PR plays
    [plays] Plays
    [cube_rating] PR cubes
   *[cubes] Cubes
}
chouette-study-words = { $name }: { $rating } in { $plays ->
    [one] 1 play
   *[other] { $plays } plays
}, { $cube } in { $cubes ->
    [one] 1 cube decision
   *[other] { $cubes } cube decisions
}

error-chouette-settings = { $detail ->
    [cube] A chouette needs a game with a cube, such as backgammon or Nackgammon. `{ command-chouette.variant }` lists them.
    [variant] I don't know that game.
   *[other] Those rules don't go together. Choose one of the tables on the list.
}
error-chouette-over = This chouette is over. Open a new one with { COMMAND("chouette") }.
error-chouette-started = It's already started. You can join from the next game on.
error-chouette-not-started = It hasn't started yet.
error-chouette-too-few = A chouette takes at least { $count }. Wait for more people, or add a computer.
error-chouette-game-goes-on = A game is under way. Wait until it's over.
error-chouette-no-game = No game is under way. Press **{ button-chouette-next }**.
error-chouette-already-here = You're already in.
error-chouette-not-here = You don't play in this chouette. During play, **{ button-chouette-join }** is under **{ button-my-view }**.
error-chouette-already-leaving = You're already leaving. **{ button-chouette-stay }** keeps your place.
error-chouette-full = All { $count } places at this table are taken. Take a computer out under **{ button-chouette-more }**, or start without another one.
error-chouette-box-plays-on = The box plays the game out. You can leave after it.
error-chouette-last-of-side = Nobody else could play for the crew. You can leave after this game, or resign.
error-chouette-not-box = Only the box can do that.
error-chouette-not-your-turn = It's { $who }'s turn to roll or play.
error-chouette-not-your-cube = That cube isn't yours to decide, or can't be doubled now.
error-chouette-no-such-cube = There's no such cube in this game.
error-chouette-cube-settled = That cube is out of the game.
error-chouette-not-asked = { $detail ->
    [partner] Only the person who was asked can answer that.
   *[cube] You're not being asked: it's not your cube, or it's with the box.
}
error-chouette-no-such-choice = That isn't one of the answers here.
error-chouette-all-at-once = Answer all the doubles together: press **{ button-chouette-answer }**.
error-chouette-all-alike = The crew shares one cube here: treat every double the same way.
error-chouette-a-third = Everyone doubled at once: pass all, or take at least { $count } of them, the captain's included.
error-chouette-with-captain = All cubes are level, so the ones you double have to include { $who }'s.
error-chouette-window-open = The crew is still being asked. Wait until the window closes.
error-chouette-box-clock = It's up to the box now, which has its own clock.
error-chouette-rolled = Too late: the dice have been rolled.
error-chouette-doubled-already = You've doubled this turn already. Roll.
error-chouette-no-settlements = There are no settlements at this table.
error-chouette-price = That's more than three times the cube: { $count } at most.
error-chouette-no-offer = That offer is gone.
error-chouette-computer = Computers don't settle, consult or ask for a partner.
error-chouette-may-not-consult = You can't propose plays now: you're out of this game, or the table doesn't allow it yet. { $who } plays.
error-chouette-no-such-proxy = They can't be your proxy. Choose somebody else in the crew.
error-chouette-no-partner = The box can't ask for a partner now.
error-chouette-not-host = { $who } opened this table. Only they can start it while they're in.
