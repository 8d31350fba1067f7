-dice-verify = { COMMAND("dice verify") }

command-dice = dice
    .description = Dice that anyone can check
command-dice-seed = seed
    .description = Add a phrase of your own to your dice
    .phrase = phrase
    .phrase-description = Anything you like; leave it out to see your current one
    .forget = forget
    .forget-description = Remove your phrase
command-dice-verify = verify
    .description = Recompute every roll of a match
    .match = { -option-match }
    .match-description = { -which-match-to-see }
command-dice-stats = stats
    .description = What's been rolled, and how likely that is
    .scope = scope
    .scope-description = A match, a player or this server
    .person = person
    .person-description = Whose rolls; leave it out for your own
    .match = { -option-match }
    .match-description = { -which-match-to-see }

choice-player = player

dice-committed = -# Dice commitment: `{ $commitment }`
button-dice = Dice
challenge-dice = Dice commitment: `{ $commitment }`
    It's the SHA-256 of the server seed, which you'll see after the match. { -dice-verify } then recomputes every roll. To add something of your own, choose a phrase before the match is accepted: { COMMAND("dice seed") }
dice-heading = ### Dice of match { $match }
dice-unchecked = The dice of this match can't be checked, because nothing was committed to when it began. They're random numbers from the operating system.
dice-secret = You'll see the server seed when the match is over, and then every roll can be recomputed. It stays hidden until then, and the commitment makes sure nobody changes it. Rolls so far: { $rolls }.
dice-right = ✅ { $rolls ->
    [one] The only roll follows from the seeds
   *[other] All { $rolls } rolls follow from the seeds
}, and the server seed matches the commitment.
dice-wrong = ❌ { $count ->
    [one] Something doesn't match:
   *[other] { $count } things don't match:
}
dice-wrong-seed = - What's shown as the server seed isn't one.
dice-wrong-commitment = - The server seed doesn't match the commitment.
dice-wrong-game = - The games aren't numbered 1, 2, 3 and so on. Two games with the same number would have the same rolls.
dice-wrong-roll = - Game { $game }, roll { $number }: { $found } was rolled, but the seeds give { $expected }.
dice-wrong-tournament = - The server seed doesn't follow from the tournament's.
dice-commitment = Commitment: `{ $commitment }`
dice-server-seed = Server seed: `{ $seed }`
dice-player-seed = { $who }'s seed: `{ $seed }`
dice-label = The match's name in the formula: `{ $label }`
dice-tournament-commitment = Commitment for tournament { $tournament }: `{ $commitment }`
dice-tournament-seed = Server seed of tournament { $tournament } (the match's seed follows from it): `{ $seed }`
dice-by-yourself = -# The commitment is the SHA-256 of the server seed. To check it without the bot, see docs/dice.md with the bot's code.
dice-seed-none = You have no phrase, so only your clicks go into your dice. Add one with { COMMAND("dice seed") }. For proof that nobody picked your dice, choose a new phrase after the commitment is shown and before the match is accepted.
dice-seed-chosen = Your phrase goes into the dice of every match that starts from now on. Others only see its SHA-256, as { -dice-verify } shows it: `{ $fingerprint }`
dice-title-match = Rolls of match { $match }
dice-title-person = { $who }'s rolls
dice-title-server = Rolls in this server
dice-no-rolls = { $opened ->
    [yes] Only the opening has been rolled so far.
   *[no] Nobody has rolled yet.
}
dice-no-server = This only works in a server. The other choices work here too.
dice-expected = Line: { $count } each
dice-faces-in-words = { $title }. How often each number came up: { $faces }.
dice-counted = { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
}, { $dice } dice, opening rolls included
dice-measures = (chi-square { $chi }, degrees of freedom { $freedom }, p = { $p }; below { $limit } is { $verdict ->
    [suspicious] suspicious
   *[other] unusual
})
dice-faces = **Numbers:** { $verdict ->
    [too-few] not enough dice to tell.
    [fair] what you'd expect from fair dice { dice-measures }.
    [unusual] unusual. Fair dice are this uneven in one out of { $often } samples { dice-measures }.
   *[suspicious] suspicious. Fair dice are this uneven in only one out of { $often } samples { dice-measures }.
}
dice-doublets = **Doublets:** { $doublets }, with { $expected } expected: { $verdict ->
    [too-few] not enough rolls to tell.
    [fair] what you'd expect from fair dice { dice-measures }.
    [unusual] unusual. Fair dice are this far off in one out of { $often } samples { dice-measures }.
   *[suspicious] suspicious. Fair dice are this far off in only one out of { $often } samples { dice-measures }.
}
dice-pips = { $who }'s pips: { $pips } compared to the average of { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
}. Two thirds of all samples are within ±{ $spread }
dice-pips-all = **Pips:** { $pips } compared to the average. Two thirds of all samples are within ±{ $spread }
dice-race-luck = { $who }'s luck in the race: { $pips } pips compared to the average roll in each position, over { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
}
