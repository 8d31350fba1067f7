-dice-verify = { COMMAND("dice verify") }

command-dice = dice
    .description = Dice that anyone can check
command-dice-seed = seed
    .description = Your own phrase, which takes part in your dice
    .phrase = phrase
    .phrase-description = Anything; leave it out to see what you have chosen
    .forget = forget
    .forget-description = Have no phrase any more
command-dice-verify = verify
    .description = Recompute every roll of a match
    .match = { -option-match }
    .match-description = { -which-match-to-see }
command-dice-stats = stats
    .description = What was rolled, and what chance says to it
    .scope = scope
    .scope-description = Of a match, a player, or this server
    .person = person
    .person-description = Whose rolls; leave it out for your own
    .match = { -option-match }
    .match-description = { -which-match-to-see }

choice-player = player

dice-committed = -# Dice committed to: `{ $commitment }`
dice-heading = ### Dice of match { $match }
dice-unchecked = The dice of this match cannot be checked: no commitment was made when it began. They are random numbers of the operating system.
dice-secret = The server seed is shown when the match is over, and every roll can be recomputed then. Until then it stays hidden, and the commitment keeps it from being changed. Rolls so far: { $rolls }.
dice-right = ✅ All { $rolls } rolls follow from the seeds, and the server seed is the one that was committed to.
dice-wrong = ❌ { $count ->
    [one] Something does not fit:
   *[other] { $count } things do not fit:
}
dice-wrong-seed = - What is shown as the server seed is none.
dice-wrong-commitment = - The server seed is not the one that was committed to.
dice-wrong-game = - The games are not numbered 1, 2, 3 and so on, and two of one number would have the same rolls.
dice-wrong-roll = - Game { $game }, roll { $number }: { $found } was rolled, { $expected } follows from the seeds.
dice-wrong-tournament = - The server seed does not follow from that of the tournament.
dice-commitment = Commitment: `{ $commitment }`
dice-server-seed = Server seed: `{ $seed }`
dice-player-seed = Seed of { $who }: `{ $seed }`
dice-label = Name of the match in the formula: `{ $label }`
dice-tournament-commitment = Commitment of tournament { $tournament }: `{ $commitment }`
dice-tournament-seed = Server seed of tournament { $tournament }, from which that of the match follows: `{ $seed }`
dice-by-yourself = -# The commitment is SHA-256 of the server seed. How to check it without the bot: docs/dice.md, where the bot's code is.
dice-seed-none = You have no phrase: your clicks alone take part in your dice. { COMMAND("dice seed") } takes one. For proof that your dice were not chosen for you, choose a new one after the commitment is shown and before the match is accepted.
dice-seed-chosen = Your phrase takes part in the dice of each match that begins from now on. Others see only its SHA-256, as { -dice-verify } shows it: `{ $fingerprint }`
dice-title-match = Rolls of match { $match }
dice-title-person = Rolls of { $who }
dice-title-server = Rolls of this server
dice-no-rolls = Nothing has been rolled yet.
dice-no-server = Here is no server. The other choices work here as well.
dice-expected = Line: { $count } each
dice-faces-in-words = { $title }. How often each face came: { $faces }.
dice-counted = { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
}; { $dice } dice with those of the openings
dice-measures = (chi-square { $chi }, degrees of freedom: { $freedom }, p = { $p }; below { $limit } is { $verdict ->
    [suspicious] suspicious
   *[other] unusual
})
dice-faces = **Faces:** { $verdict ->
    [too-few] too few dice to say anything.
    [fair] as fair dice fall { dice-measures }.
    [unusual] unusual: fair dice are this uneven in one of { $often } samples { dice-measures }.
   *[suspicious] suspicious: fair dice are this uneven in only one of { $often } samples { dice-measures }.
}
dice-doublets = **Doublets:** { $doublets }, { $expected } expected: { $verdict ->
    [too-few] too few rolls to say anything.
    [fair] as fair dice fall { dice-measures }.
    [unusual] unusual: fair dice are this far off in one of { $often } samples { dice-measures }.
   *[suspicious] suspicious: fair dice are this far off in only one of { $often } samples { dice-measures }.
}
dice-pips = Pips of { $who }: { $pips } beside the average of { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
}; two thirds of all samples are within ±{ $spread }
dice-pips-all = **Pips:** { $pips } beside the average; two thirds of all samples are within ±{ $spread }
dice-race-luck = Luck of { $who } in the race: { $pips } pips beside the average roll of each position, over { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
}
