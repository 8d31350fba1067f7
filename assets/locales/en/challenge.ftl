-which-offer = Which one, if there are several

command-challenge = challenge
    .description = Challenge someone to backgammon, or anyone here
    .opponent = opponent
    .opponent-description = Who to challenge; leave it out and anyone can accept
    .length = length
    .length-description = Points to win, 1 to 99 (usually 5, 9 or 21); 0 plays on without an end
    .cube = cube
    .cube-description = Play with the doubling cube (the usual) or without
    .clock = clock
    .clock-description = Time per turn: none, live (seconds plus a reserve), or hours and days
    .at_zero = at_zero
    .at_zero-description = When time runs out: the match is lost, or the opponent can claim it
    .rated = rated
    .rated-description = Count it for ratings (the usual) or not
    .variant = variant
    .variant-description = Which game: backgammon or one of its relatives
    .options = options
    .options-description = Choose house rules before it's sent
    .level = level
    .level-description = How well I play, if you challenge me (usually intermediate)
    .posting = posting
    .posting-description = How boards are posted (usually as the server has it)
    .numbers = numbers
    .numbers-description = Number the points from each player's own side, or from White's side for both
command-accept = accept
    .description = Accept what you're offered here: a challenge, a double, a resignation
    .offer = { -option-offer }
    .offer-description = { -which-offer }
command-decline = decline
    .description = Decline what you're offered here, or withdraw your own challenge
    .offer = { -option-offer }
    .offer-description = { -which-offer }
    .sure = sure
    .sure-description = Pass a double without being asked to confirm

choice-lose = lost
choice-claim = can be claimed
choice-a-post-a-turn = a post a turn
choice-one-board-that-moves = one board that moves
choice-one-board-in-place = one board in place
choice-each-their-own = each player's own
choice-fixed = fixed

button-decline = Decline

rematch-of-others = Only { $white } and { $black } can ask for a rematch of their match. You can start one of your own:
challenge-to = ### { $challenger } challenges { $opponent }: { $terms }
    Open until { $until } ({ $left }).
challenge-to-anyone = ### { $challenger } is looking for an opponent: { $terms }
    Open until { $until } ({ $left }).
challenge-closed = ### { $challenger }'s challenge: { $terms }
challenge-declined = { $who } declined.
challenge-accepted = { $who } accepted: match { $match }.
challenge-withdrawn = Withdrawn.
challenge-expired = Nobody answered in time.
challenge-needs-permissions = I can't run matches here yet: I need { $permissions } in this channel.

offer-double = Double in match { $match }
offer-resignation = Resignation in match { $match }
offer-challenge = { $who }'s challenge: { $terms }
offer-own-challenge = Your challenge to { $who }: { $terms }
offer-own-open-challenge = Your challenge to anyone: { $terms }

offer-which = There are several offers here. Which one do you mean?
offer-unknown = There's no such offer here. Did you mean one of these?
offers-elsewhere = Nothing has been offered to you here, but there is elsewhere:
challenge-link = [show the challenge]({ $url })
challenge-item = { $challenger } challenges { $opponent }: { $terms }
challenge-item-to-anyone = { $challenger } is looking for an opponent: { $terms }

challenge-abandon = -# A match nobody touches for { days } ends without a winner.
challenge-patience = -# No clock: after { $days } days without a move, your opponent can { COMMAND("claim") } the match. After { $lost } days, whoever's turn it is loses.
rated = rated

house-opponent = For { $who }. They haven't seen it yet.
house-anyone = For anyone who accepts. Nobody has seen it yet.
house-game = Game: { $game }
house-kept-mine = These are your house rules now. Your challenges will start with them.
house-kept-server = These are this server's house rules now, for anyone without their own.
button-challenge = Send the challenge
button-keep-mine = Save as mine
button-keep-server = Save for this server

house-computer = For { $who }: the match starts right away.

challenge-form-heading = ### Your challenge: { $terms }
challenge-form-person = Choose a person
challenge-form-other = Or anyone, or the computer
challenge-form-anyone = Anyone here
challenge-form-anyone-explained = The first to accept plays
challenge-form-level-explained = { $level ->
    [beginner] Still learning
    [casual] Plays for fun
    [intermediate] Knows the basics
    [advanced] A strong club player
    [expert] Hard to beat
   *[world_class] As strong as I get
}
challenge-form-length = How long?
challenge-form-length-explained = { $points ->
    [0] Stop whenever you like
    [1] One game
    [3] Quick: two or three games
    [5] The usual match
    [9] Takes an evening
    [21] A long match, over days
   *[other] What you played last
}
challenge-form-clock = How much time?
challenge-form-clock-explained = { $clock ->
    [none] Play whenever you like
    [live] Both of you are here now
   *[turn] Play by correspondence
}
button-more-options = More options
button-back-to-form = Back
challenge-sent = Your challenge is in the channel.
house-rated = Rated
house-rated-explained = It counts for both players' ratings
button-change-options = Change it
house-rule-explained = { $option ->
    [cube] Either player may double the stakes
    [crawford] At one point from winning, one game without the cube
    [jacoby] Gammons count only after a double
    [beavers] If you're doubled, turn the cube once more and keep it
    [raccoons] The doubler turns it again; needs beavers
    [quadruple] A backgammon with a checker on the bar costs four times
    [winner_starts] The winner starts the next game with both dice
    [free_choice] If only one of the two numbers can be played, pick which
    [pinned_start] The last checker pinned on its start loses double
   *[five_checkers] Five at most
}

button-seek = Find an opponent
button-seek-on = Keep looking
button-seek-stop = Stop looking
seek-waiting = ### Looking for an opponent: { $terms }
seek-place = You'll be paired as soon as someone else is looking. The match starts in { $channel }, and I'll ping you there. The search ends { $left }.
seek-others = { $count ->
    [0] Nobody else is looking right now.
    [one] One other person is looking, but you've just played each other, or they want a different game.
   *[other] { $count } others are looking, but you've just played each other, or they want a different game.
}
seek-paired = You're playing { $who }. [Go to the board]({ $url })
seek-heading = { $first } and { $second }, you're paired. Have a good match!
seek-called = { $people }: someone is looking for an opponent.
seek-stopped = You've stopped looking.
seek-needs-member = I'm not a member here, so I can't pair anyone. Use { COMMAND("challenge") } instead.
