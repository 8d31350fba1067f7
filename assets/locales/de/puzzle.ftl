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
puzzle-objected = Notiert, danke. Wenn drei Leute mit je 20 gewerteten Antworten das sagen, wird sie auf diesem Server nicht mehr gestellt.
button-puzzle-next = Nächste
button-puzzle-why = Warum
button-puzzle-wrong = Falsch?

command-daily = tagesstellung
    .description = Eine Stellung des Tages für diesen Server
command-daily-set = einrichten
    .description = Jeden Tag eine Stellung posten
    .channel = kanal
    .channel-description = Wo sie erscheint
    .hour = stunde
    .hour-description = Zu welcher Stunde, 0 bis 23
    .zone = zeitzone
    .zone-description = Nach wessen Uhr: tipp eine Stadt ein
    .variant = spiel
    .variant-description = Welches Spiel (meist Backgammon)
    .answers = antworten
    .answers-description = Wann gesagt wird, wie gut eine Antwort war (meist allen zugleich, wenn sie schließt)
command-daily-off = aus
    .description = Keine Stellung des Tages mehr posten
command-daily-now = jetzt
    .description = Die heutige Stellung sofort posten
command-daily-skip = auslassen
    .description = Die nächste Stellung auslassen
choice-sealed = alle zugleich
choice-at-once = jeder sofort

daily-heading = ### Stellung des Tages
daily-again = -# Alles andere kam schon im letzten Jahr, deshalb kommt diese noch einmal. Sie zählt nicht für die Wertung.
daily-counted = { $count ->
    [0] Noch keine Antwort
    [one] 1 Antwort
   *[other] { $count } Antworten
}, schließt { $when }
daily-how = -# { $sealed ->
    [yes] Niemand sieht deine Antwort. Du kannst sie ändern, bis die Stellung { $when } schließt.
   *[no] Du erfährst sofort, wie gut deine Antwort ist, deshalb bleibt es dabei. Die Stellung schließt { $when }.
}
daily-yours = Deine Antwort bisher: `{ $what }`
daily-noted = **Notiert:** `{ $what }`. Du kannst sie noch ändern; { $when } siehst du, wie gut sie war.
daily-rules = ### So geht es
    Einmal am Tag werden alle hier dieselbe Stellung gefragt. Tipp auf **Antworten** und wähl auf deinem eigenen Brett; was du wählst, sieht sonst niemand. { $sealed ->
        [yes] Du kannst deine Antwort ändern, bis die Stellung schließt.
       *[no] Du erfährst sofort, wie gut deine Antwort war, deshalb bleibt es dabei.
    }
    Wenn sie schließt, zeigt diese Nachricht den besten Zug, wie viele ihn gefunden haben und was ihn vom häufigsten anderen unterscheidet. **Meine Antwort** sagt dir dann, wie du warst. Deine erste Antwort zählt für deine Wertung wie bei { COMMAND("puzzle") }, und jeder Tag in Folge mit einer Antwort verlängert deine Serie, richtig oder falsch. Die drei längsten werden genannt; deine kannst du verbergen.
daily-solved = ### Stellung des Tages: gelöst
daily-found = { $count ->
    [0] Niemand hat geantwortet.
    [one] { $found ->
        [0] Die einzige Antwort war es nicht.
       *[other] Die einzige Antwort war die beste.
    }
   *[other] **{ $found } von { $count } haben es gefunden.**
}
daily-choice = `{ $what }`{ $best ->
    [yes] , am besten
   *[no] , verliert { $lost }
}: { $count ->
    [0] niemand
   *[other] **{ $count }**
}
daily-streaks = -# Tage in Folge: { $who }
daily-streak = { $who } { $days }
daily-own-network = -# { study-plies } vorausgerechnet von unserem eigenen kleinen Netz, das sich irren kann.
daily-best = Am besten: { $what }
daily-most-other = Häufigster anderer: { $what }, verliert { $lost }
daily-next-best = Nächstbester: { $what }, verliert { $lost }
daily-solution = **Lösung:** `{ $what }`. Du hast nicht rechtzeitig geantwortet, deshalb zählt es nicht.
daily-rated-soon = -# Deine Wertung folgt gleich.
daily-not-rated = -# { $again ->
    [yes] Diese Stellung kam noch einmal, deine Wertung bleibt.
   *[no] Du kanntest diese Stellung schon, deine Wertung bleibt.
}
daily-own-streak = -# { $days ->
    [one] 1 Tag in Folge
   *[other] { $days } Tage in Folge
}{ $hidden ->
    [yes] , was niemand erfährt
   *[no] { "" }
}
daily-hidden = { $hidden ->
    [yes] Deine Serie wird nicht mehr genannt; wo sie stand, ist sie binnen einer Minute weg.
   *[no] Deine Serie darf wieder genannt werden, von der nächsten Stellung an.
}
daily-thread = Stellung vom { $day }
daily-talk = Hier könnt ihr darüber reden: { $url }
daily-no-thread = In diesem Kanal kann ich keinen Thread öffnen. Wer den Server verwaltet, kann mir öffentliche Threads erlauben.
daily-lacks = In { $channel } kann ich nicht posten: { $permissions } fehlt. Geändert wurde nichts.
daily-set = Ab { $when } poste ich jeden Tag eine Stellung in { $channel }: um { $hour }:00 Uhr nach der Uhr von { $zone }, bis zu zehn Minuten später. { $sealed ->
    [yes] Wie gut die Antworten waren, erfahren alle zugleich, wenn die nächste kommt.
   *[no] Wie gut die eigene Antwort ist, erfährt jeder sofort.
} { COMMAND("daily now") } postet die erste gleich.
daily-off = Hier gibt es keine Stellung des Tages mehr.{ $when ->
    [none] { "" }
   *[other] { " " }Die offene schließt { $when }.
}
daily-posted = Da ist sie: { $url }
daily-trouble = Ich konnte sie nicht posten: { $trouble ->
    [channel] Den Kanal gibt es nicht mehr
    [pack] Von diesem Spiel gibt es keine Stellungen mehr
   *[rights] Mir fehlt im Kanal eine Berechtigung, oder Discord antwortet nicht
}. Wähl mit { COMMAND("daily set") } einen anderen Kanal oder versuch es später noch einmal.
daily-skipped = Am { $day } kommt keine. Die nächste kommt { $when }.
button-daily-answer = Antworten
button-daily-rules = So geht es
button-daily-change = Ändern
button-daily-mine = Meine Antwort
button-daily-talk = Reden
button-daily-puzzle = Aufgabe
button-daily-hide = Serie verbergen
button-daily-name = Serie nennen
