waiting-more = { $count ->
    [one] Ein weiteres Match wartet auf dich, gegen { $who }: { $what }.
   *[other] { $count } weitere Matches warten auf dich. Das nächste, gegen { $who }: { $what }.
}
button-next-match = Nächstes Match
nothing-waits = Sonst wartet nichts auf dich.

asked-roll = würfeln
asked-roll-or-double = würfeln oder verdoppeln
asked-play = { $roll } spielen
asked-name = einen Pasch nennen
asked-double = das Doppel auf { $value } annehmen oder ablehnen
asked-resignation = auf die Aufgabe antworten ({ points })
