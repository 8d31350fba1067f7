-which-offer = Which one, if there are several

command-challenge = challenge
    .description = Offer a backgammon match to someone, or to anyone here
    .opponent = opponent
    .opponent-description = Whom to challenge; leave it out to invite anyone
    .length = length
    .length-description = Points to win, 1 to 99 (usual: 5, 9, 21); 0 plays on without an end
    .cube = cube
    .cube-description = Play with the doubling cube (usual) or without
    .clock = clock
    .clock-description = Time for a turn: none, live (seconds and a reserve), or hours and days
    .at_zero = at_zero
    .at_zero-description = When time is up: the match is lost, or the opponent may claim it
    .rated = rated
    .rated-description = Count it for the ratings (usual) or not
    .variant = variant
    .variant-description = Which game: backgammon, or one of its relatives
    .options = options
    .options-description = Choose house rules before it is sent
    .level = level
    .level-description = How strong I play, if you challenge me (usual: intermediate)
    .posting = posting
    .posting-description = How boards are posted (usual: as the server has it)
    .numbers = numbers
    .numbers-description = Number the points from each player's side, or fixed from White's side for both
command-accept = accept
    .description = Accept what is offered to you here: a challenge, a double, a resignation
    .offer = { -option-offer }
    .offer-description = { -which-offer }
command-decline = decline
    .description = Decline what is offered to you here, or withdraw your own challenge
    .offer = { -option-offer }
    .offer-description = { -which-offer }
    .sure = sure
    .sure-description = Pass a double without being asked again

choice-lose = lose
choice-claim = claim
choice-a-post-a-turn = a post a turn
choice-one-board-that-moves = one board that moves
choice-one-board-in-place = one board in place
choice-each-their-own = each their own
choice-fixed = fixed

button-decline = Decline

challenge-to = ### { $challenger } challenges { $opponent }: { $terms }
    Open until { $until } ({ $left }).
challenge-to-anyone = ### { $challenger } is looking for an opponent: { $terms }
    Open until { $until } ({ $left }).
challenge-closed = ### { $challenger }'s challenge: { $terms }
challenge-declined = { $who } declined.
challenge-accepted = { $who } accepted: match { $match }.
challenge-withdrawn = Withdrawn.
challenge-expired = Nobody answered in time.
challenge-needs-permissions = I cannot play here yet: I need { $permissions } in this channel.

offer-double = Double in match { $match }
offer-resignation = Resignation in match { $match }
offer-challenge = Challenge by { $who }: { $terms }
offer-own-challenge = Your challenge to { $who }: { $terms }
offer-own-open-challenge = Your challenge to anyone: { $terms }

offer-which = Several things are offered to you here. Which one do you mean?
offers-elsewhere = Nothing is offered to you here, but elsewhere:
challenge-link = [show the challenge]({ $url })
challenge-item = { $challenger } challenges { $opponent }: { $terms }
challenge-item-to-anyone = { $challenger } is looking for an opponent: { $terms }

challenge-abandon = -# A match that nobody touches for { days } ends without a winner.
challenge-patience = -# No clock: after { $days } days without a move the opponent may `/{ command-claim }` the match, and after { $lost } days it is lost.
unrated = unrated

house-opponent = To { $who }. Nobody has seen it yet.
house-anyone = To anyone who accepts. Nobody has seen it yet.
house-explained = Tap what you want to play by. What is marked 🚫 does not go with the rest; tap it to see why.
house-game = Game: { $game }
house-kept-mine = These are your house rules from now on: your challenges start with them.
house-kept-server = These are this server's house rules from now on, for whoever has none of their own.
button-challenge = Send the challenge
button-keep-mine = Keep as mine
button-keep-server = Keep for this server

house-computer = To { $who }: the match begins at once.

challenge-form-heading = ### Your challenge: { $terms }
challenge-form-person = Choose a person
challenge-form-other = Or anyone, or the computer
challenge-form-anyone = Anyone here
challenge-form-anyone-explained = Whoever accepts first plays
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
house-rated = Rated: { $rated ->
    [yes] yes
   *[no] no
}
house-posting = Boards: { $what }
house-numbers = Numbers: { $what }
