command-puzzle = aufgabe
    .description = Stellungen lösen, so schwer wie du stark bist, nur für dich sichtbar
    .variant = spiel
    .variant-description = Welches Spiel (meist Backgammon)
    .theme = thema
    .theme-description = Nur Stellungen einer Art; die zählen nicht für deine Wertung
choice-cube = Dopplerwürfel
choice-opening = Eröffnung
choice-bear-off = Auswürfeln
choice-race = Rennen
choice-back-game = Backgame
choice-blitz = Blitz
choice-prime = Prime
choice-contact = Kontakt

puzzle-heading = ### Aufgabe{ $theme ->
    [none] { "" }
   *[other] : { $theme }
}
puzzle-theme-cube = Dopplerwürfel
puzzle-theme-opening = Eröffnung
puzzle-theme-bear-off = Auswürfeln
puzzle-theme-race = Rennen
puzzle-theme-back-game = Backgame
puzzle-theme-blitz = Blitz
puzzle-theme-prime = Prime
puzzle-theme-contact = Kontakt
puzzle-you = Du
puzzle-opponent = Gegner
puzzle-asks-checker = **{ $roll }**: Welcher Zug ist der beste?
puzzle-asks-double = Verdoppeln oder würfeln?
puzzle-asks-take = Dir wird verdoppelt. Annehmen oder ablehnen?
puzzle-again = -# Du hast alle gesehen, deshalb kommt die älteste noch einmal. Sie zählt nicht für deine Wertung.
puzzle-rating = -# Deine Wertung: { $now } ({ $change })
puzzle-unrated = -# { $theme ->
    [yes] Ein selbst gewähltes Thema zählt nicht für deine Wertung.
   *[no] Das hast du schon einmal beantwortet, deine Wertung bleibt.
}
puzzle-first-counts = Deine erste Antwort zählt.
puzzle-judged = -# { study-plies } vorausgerechnet von { $by ->
    [own] unserem eigenen kleinen Netz, das sich irren kann
   *[bgsage] bgsage
}{ $games ->
    [0] .
   *[other] , und die besten zwei { $games }-mal ausgespielt.
}
puzzle-objected = Notiert, danke. Wenn drei Leute mit je 20 gewerteten Antworten das sagen, verschwindet sie von diesem Server.
button-puzzle-next = Nächste
button-puzzle-why = Warum
button-puzzle-wrong = Falsch?
