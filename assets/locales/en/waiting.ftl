waiting-more = { $count ->
    [one] One more match waits for you, against { $who }: { $what }.
   *[other] { $count } more matches wait for you. Next, against { $who }: { $what }.
}
button-next-match = Next match
nothing-waits = Nothing else waits for you.

asked-roll = roll
asked-roll-or-double = roll or double
asked-play = play { $roll }
asked-name = name a doublet
asked-double = take or pass the double to { $value }
asked-resignation = answer the resignation ({ points })
