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
challenges-open = ### Open challenges
challenge-item = { $challenger } challenges { $opponent }: { $terms }
challenge-item-to-anyone = { $challenger } is looking for an opponent: { $terms }

challenge-abandon = -# A match that nobody touches for { days } ends without a winner.
challenge-patience = -# No clock: after { $days } days without a move the opponent may { COMMAND("claim") } the match, and after { $lost } days it is lost.
unrated = unrated

house-heading = ### Your challenge: { $terms }
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
