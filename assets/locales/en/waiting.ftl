command-matches = matches
    .description = What's waiting for you, with links, and what else is being played

waiting-more = { $count ->
    [one] One more match is waiting for you, against { $who }: { $what }.
   *[other] { $count } more matches are waiting for you. Next, against { $who }: { $what }.
}
waiting-more-boards = { $count ->
    [one] One more board is waiting for you, { $what }.
   *[other] { $count } more boards are waiting for you. Next, { $what }.
}
waiting-next = against { $who }: { $what }
button-next-match = Next match
nothing-waits = Nothing else is waiting for you.

asked-roll = roll
asked-roll-or-double = roll or double
asked-play = play { $roll }
asked-name = name a doublet
asked-double = take or pass the double to { $value }
asked-resignation = answer the resignation ({ points })
asked-partner = be the box's partner, or not
asked-window = { $kind ->
    [double] double to { $value } or roll on
    [answer] take or pass
    [beavered] answer the beaver
    [raccooned] answer the raccoon
    [extras] offer an extra, or not
   *[taker] accept the extras, or pass
}
asked-vote = { $team ->
    [yes] decide
   *[no] vote
}: { $what }
asked-alone = play alone against everyone?

matches-none = Nobody is playing here. Start a match with { COMMAND("challenge") }.
matches-waiting = ### Waiting for you ({ $count })
matches-check-in = ### Check in
matches-others-turn = ### Waiting for your opponent
challenges-to-you = ### You're challenged
challenges-by-you = ### Your open challenges
challenges-open = ### Open challenges
matches-here = ### Other matches in this channel
matches-server = ### Other matches in this server
matches-shared = ### Your chouettes, votes and teams
chouettes-here = ### Chouettes in this channel
shared-chouette = chouette { $number }
shared-crowd = { $team ->
    [yes] two teams consult
   *[no] the channel plays
}
shared-lobby = { $count ->
    [one] not started, 1 player so far
   *[other] not started, { $count } players so far
}
shared-waits = waiting for { $who }
shared-between = between games
shared-seats = box { $box }, captain { $captain }
shared-points = you { $points }
against = against { $who } { $own } : { $others }
waiting-left = ⏳ time runs out { $left }
waiting-since = last turn { $since }
check-in-item = - **{ $name }** starts { $left }: check in under [the announcement]({ $url }).
list-open-match = Open one of your matches
their-turn = your opponent's turn

turn-call = Your turn against { $who }: { $what }. { $link }
turn-call-chouette = Your turn in chouette { $number }: { $what }. { $link }
turn-calls-begin = I'll message you here when a match is waiting for you.
