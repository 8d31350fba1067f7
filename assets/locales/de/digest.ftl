digest-heading = ### Die Woche: { $first } bis { $last }
digest-counts = { $matches ->
    [one] 1 Match
   *[other] { $matches } Matches
}, { $players } Spieler
digest-swing = **Größter Umschwung:** { $who }, mit { $roll } von { $before } auf { $after } (Match { $match })
digest-play = { $kind ->
    [best] **Bester Zug:** { $who }, { $roll } `{ $played }` (Match { $match }).
   *[worst] **Teuerster Zug:** { $who }, { $roll ->
        [none] { "" }
       *[other] { $roll }{ " " }
    }`{ $played }` statt `{ $best }`, { $lost } (Match { $match }).
}
digest-luck = **Glücklichster Wurf:** { $who }, { $roll }, { $luck } (Match { $match })
digest-risers = **Aufsteiger:** { $who }
digest-streak = **Stellung des Tages:** Jemand hat { $days } Tage in Folge geantwortet
digest-not-analyzed = -# Analysiert eure Matches, dann stehen hier das Beste und das Schlechteste der Woche.
digest-replay = Match { $match }
