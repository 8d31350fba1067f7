command-matches = matches
    .description = Was auf dich wartet, mit Links, und was sonst gespielt wird

waiting-more = { $count ->
    [one] Ein weiteres Match wartet auf dich, gegen { $who }: { $what }.
   *[other] { $count } weitere Matches warten auf dich. Das nächste, gegen { $who }: { $what }.
}
waiting-more-boards = { $count ->
    [one] Noch ein Brett wartet auf dich: { $what }.
   *[other] { $count } weitere Bretter warten auf dich. Das nächste: { $what }.
}
waiting-next = gegen { $who }: { $what }
button-next-match = Nächstes Match
nothing-waits = Sonst wartet nichts auf dich.

asked-roll = würfeln
asked-roll-or-double = würfeln oder verdoppeln
asked-play = { $roll } spielen
asked-name = einen Pasch nennen
asked-double = die Verdopplung auf { $value } annehmen oder ablehnen
asked-resignation = auf die Aufgabe antworten ({ points })
asked-partner = Partner der Box sein oder nicht
asked-window = { $kind ->
    [double] auf { $value } verdoppeln oder weiter
    [answer] annehmen oder ablehnen
    [beavered] auf den Beaver antworten
    [raccooned] auf den Raccoon antworten
    [extras] ein Extra anbieten oder nicht
   *[taker] die Extras annehmen oder ablehnen
}
asked-vote = { $team ->
    [yes] entscheiden
   *[no] abstimmen
}: { $what }
asked-alone = allein gegen alle spielen?

matches-none = Hier spielt niemand. Fang mit { COMMAND("challenge") } ein Match an.
matches-waiting = ### Du bist dran ({ $count })
matches-check-in = ### Als anwesend melden
matches-others-turn = ### Dein Gegner ist dran
challenges-to-you = ### Du bist herausgefordert
challenges-by-you = ### Deine offenen Herausforderungen
challenges-open = ### Offene Herausforderungen
matches-here = ### Weitere Matches in diesem Kanal
matches-server = ### Weitere Matches auf diesem Server
matches-shared = ### Deine Chouettes, Abstimmungen und Teams
chouettes-here = ### Chouettes in diesem Kanal
shared-chouette = Chouette { $number }
shared-crowd = { $team ->
    [yes] zwei Teams beraten
   *[no] der Kanal spielt
}
shared-lobby = { $count ->
    [one] noch nicht begonnen, 1 dabei
   *[other] noch nicht begonnen, { $count } dabei
}
shared-waits = wartet auf { $who }
shared-between = zwischen zwei Spielen
shared-seats = Box { $box }, Kapitän { $captain }
shared-points = du { $points }
against = gegen { $who } { $own } : { $others }
waiting-left = ⏳ die Zeit läuft { $left } ab
waiting-since = letzter Zug { $since }
check-in-item = - **{ $name }** beginnt { $left }: Melde dich unter [der Ankündigung]({ $url }) als anwesend.
list-open-match = Eins deiner Matches öffnen
their-turn = der Gegner ist dran

turn-call = Du bist dran gegen { $who }: { $what }. { $link }
turn-call-chouette = Du bist dran in Chouette { $number }: { $what }. { $link }
turn-calls-begin = Ich schreibe dir hier, wenn ein Match auf dich wartet.
