command-puzzle = rätsel
    .description = Stellungen lösen, die zu deiner Stärke passen, nur für dich sichtbar
    .variant = spiel
    .variant-description = Welches Spiel (meist Backgammon)
    .theme = thema
    .theme-description = Nur Stellungen einer Art; die zählen nicht für deine Wertung
choice-cube = Dopplerwürfel
choice-opening = Eröffnung
choice-bear-off = Abtragen
choice-race = Rennen
choice-back-game = Backgame
choice-blitz = Blitz
choice-prime = Prime
choice-contact = Kontakt

puzzle-heading = ### Rätsel{ $theme ->
    [none] { "" }
   *[other] : { $theme }
}
puzzle-theme-cube = Dopplerwürfel
puzzle-theme-opening = Eröffnung
puzzle-theme-bear-off = Abtragen
puzzle-theme-race = Rennen
puzzle-theme-back-game = Backgame
puzzle-theme-blitz = Blitz
puzzle-theme-prime = Prime
puzzle-theme-contact = Kontakt
puzzle-you = Du
puzzle-opponent = Gegner
puzzle-asks-checker = **{ $roll }**: Welcher Zug ist der beste?
puzzle-asks-double = Verdoppeln oder nicht?
puzzle-asks-take = Dein Gegner verdoppelt. Annehmen oder ablehnen?
puzzle-again = -# Du hast alle gesehen, deshalb kommt die älteste noch einmal. Sie zählt nicht für deine Wertung.
puzzle-rating = -# Deine Wertung: { $now } ({ $change }){ $early ->
    [yes] . Am Anfang springt sie, das legt sich bald.
   *[no] { "" }
}
puzzle-unrated = -# { $why ->
    [theme] Das Thema hast du gewählt, deshalb ändert sich deine Wertung nicht.
    [withdrawn] Diese Stellung kommt hier nicht mehr, deshalb ändert sich deine Wertung nicht.
   *[again] Das hast du schon einmal beantwortet, deshalb ändert sich deine Wertung nicht.
}
puzzle-first-counts = Deine erste Antwort zählt.
puzzle-judged = -# { study-plies } vorausgerechnet von { $by ->
    [own] unserem eigenen kleinen Netz, das sich irren kann
   *[bgsage] bgsage
}{ $games ->
    [0] .
   *[other] , und die besten zwei { $games }-mal ausgespielt.
}
puzzle-objected = { $server ->
    [yes] Notiert, danke. Wenn das drei Leute mit je 20 gewerteten Antworten sagen, kommt die Stellung auf diesem Server nicht mehr.
   *[no] Notiert, danke.
}
button-puzzle-next = Nächstes
button-puzzle-why = Warum
button-puzzle-wrong = Falsch?

command-daily = tagesstellung
    .description = Die Stellung des Tages für diesen Server
command-daily-set = einrichten
    .description = Jeden Tag eine Stellung posten
    .channel = kanal
    .channel-description = Wo sie erscheint
    .hour = stunde
    .hour-description = Um wie viel Uhr, 0 bis 23
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
daily-asks-checker = **{ $who }** am Zug mit **{ $roll }**: Welcher Zug ist der beste?
daily-asks-double = **{ $who }** am Zug, vor dem Wurf: Verdoppeln oder nicht?
daily-asks-take = Der Gegner von **{ $who }** verdoppelt: Annehmen oder ablehnen?
daily-again = -# Alles andere kam schon im letzten Jahr, deshalb kommt diese noch einmal. Sie zählt nicht für die Wertung.
daily-counted = { $count ->
    [0] Noch keine Antwort
    [one] 1 Antwort
   *[other] { $count } Antworten
} · schließt { $when }
daily-how = -# { $sealed ->
    [yes] Niemand sieht deine Antwort. Du kannst sie ändern, bis die Stellung { $when } schließt.
   *[no] Du erfährst sofort, wie gut deine Antwort ist, deshalb ist sie endgültig. Die Stellung schließt { $when }.
}
daily-yours = Deine Antwort bisher: `{ $what }`
daily-noted = **Notiert:** `{ $what }`. Du kannst sie noch ändern. Wie gut sie war, siehst du { $when }.
daily-rules = ### So geht es
    Einmal am Tag bekommen hier alle dieselbe Stellung. Tipp auf **Antworten** und wähl auf deinem eigenen Brett: Was du wählst, sieht sonst niemand. { $sealed ->
        [yes] Du kannst deine Antwort ändern, bis die Stellung schließt.
       *[no] Du erfährst sofort, wie gut deine Antwort war, deshalb ist sie endgültig.
    }
    Wenn sie schließt, zeigt diese Nachricht den besten Zug, wie viele ihn gefunden haben und was ihn von der häufigsten Alternative unterscheidet. **Meine Antwort** sagt dir dann, wie gut du warst. Deine erste Antwort zählt für deine Wertung, wie bei { COMMAND("puzzle") }. Jeder Tag mit einer Antwort verlängert deinen Streak, richtig oder falsch. Die drei längsten werden genannt, deinen kannst du verbergen.
daily-solved = ### Stellung des Tages: gelöst
daily-found = { $count ->
    [0] Niemand hat geantwortet.
    [one] { $found ->
        [0] Die einzige Antwort war nicht die beste.
       *[other] Die einzige Antwort war die beste.
    }
   *[other] **{ $found } von { $count } { $found ->
        [one] hat
       *[other] haben
    } die beste Wahl gefunden.**
}
daily-choice = `{ $what }`{ $best ->
    [yes] , am besten
   *[no] , verliert { $lost }
}{ $count ->
    [none] { "" }
    [0] : niemand
   *[other] : **{ $count }**
}
daily-streaks = -# Tage in Folge: { $who }
daily-streak = { $who } { $days }
daily-own-network = -# { study-plies } vorausgerechnet von unserem eigenen kleinen Netz, das sich irren kann.
daily-best = Am besten: { $what }
daily-most-other = Häufigste Alternative: { $what }, verliert { $lost }
daily-next-best = Zweitbeste Wahl: { $what }, verliert { $lost }
daily-solution = **Lösung:** `{ $what }`. { $withdrawn ->
        [yes] Diese Stellung wurde vor der Zeit zurückgezogen, deshalb endet damit kein Streak.
       *[no] Du hast nicht rechtzeitig geantwortet, deshalb zählt es nicht.
    }
daily-rated-soon = -# Deine Wertung folgt gleich.
daily-not-rated = -# { $again ->
    [yes] Diese Stellung kam schon einmal, deshalb ändert sich deine Wertung nicht.
   *[no] Du kanntest diese Stellung schon, deshalb ändert sich deine Wertung nicht.
}
daily-own-streak = -# { $days ->
    [one] 1 Tag in Folge
   *[other] { $days } Tage in Folge
}{ $hidden ->
    [yes] , für andere verborgen
   *[no] { "" }
}
daily-hidden = { $hidden ->
    [yes] Dein Streak ist jetzt verborgen. Wo er stand, ist er in einer Minute weg.
   *[no] Dein Streak darf ab der nächsten Stellung wieder genannt werden.
}
daily-thread = Stellung vom { day-of-month }
daily-talk = Hier könnt ihr darüber reden: { $url }
daily-no-thread = In diesem Kanal kann ich keinen Thread öffnen. Wer den Server verwaltet, kann mir öffentliche Threads erlauben.
daily-lacks = In { $channel } kann ich nicht posten: dazu brauche ich { $permissions }. Es wurde nichts geändert.
daily-set = Ab { $when } poste ich jeden Tag eine Stellung in { $channel }: um { $hour }:00 Uhr ({ $zone }) oder bis zu zehn Minuten später. { $sealed ->
    [yes] Wie gut die Antworten waren, erfahren alle zugleich, wenn die nächste kommt.
   *[no] Wie gut die eigene Antwort ist, erfährt jeder sofort.
}{ $open ->
    [yes] { "" }
   *[no] { "" } { COMMAND("daily now") } postet die erste gleich.
}
daily-off = Hier gibt es keine Stellung des Tages mehr.{ $when ->
    [none] { "" }
   *[other] { " " }Die offene schließt { $when }.
}
daily-posted = Da ist sie: { $url }
daily-trouble = Ich konnte sie nicht posten: { $trouble ->
    [channel] Den Kanal gibt es nicht mehr
    [pack] Zu diesem Spiel gibt es keine Stellungen mehr
   *[rights] Mir fehlt im Kanal eine Berechtigung, oder Discord antwortet nicht
}. Wähl mit { COMMAND("daily set") } einen anderen Kanal oder versuch es später noch einmal.
daily-skipped = Am { day-of-month } kommt keine. Die nächste kommt { $when }.
button-daily-answer = Antworten
button-daily-rules = So geht es
button-daily-change = Ändern
button-daily-mine = Meine Antwort
button-daily-talk = Reden
button-daily-puzzle = Rätsel
button-daily-hide = Streak verbergen
button-daily-name = Streak zeigen

own-explained = ### Stellungen aus euren eigenen Matches
    Analysierte Matches dieses Servers können zu Rätseln und Stellungen des Tages werden, aber nur hier: frühestens eine Woche nach dem Match, ohne Namen, ab dem Tag nach dem Einschalten. Ich schreibe eine Zeile in diesen Kanal, damit alle davon erfahren. Ein Knopf darunter nimmt die eigenen Matches aus.
own-standing = { $looked ->
    [0] An. Noch wurde kein Match angesehen: Es muss analysiert und eine Woche alt sein.
   *[other] An. { $admitted } von { $looked } angesehenen Entscheidungen taugen als Rätsel, aus { $matches ->
        [one] 1 Match
       *[other] { $matches } Matches
    }.
}
own-heard = Stellungen aus analysierten Matches auf diesem Server können hier als Rätsel kommen: frühestens eine Woche nach dem Match und ohne Namen. Willst du das für deine nicht, tipp auf **Nicht meine Matches**.
own-objects = { $objects ->
    [yes] Notiert: Aus deinen Matches wird auf diesem Server nichts mehr gefragt.
   *[no] Stellungen aus deinen Matches dürfen auf diesem Server wieder gefragt werden.
}
daily-from-yours = -# Das ist aus einem Match von dir, deshalb zählt deine Antwort nicht. Dein Streak geht weiter.
button-own-on = Einschalten
button-own-off = Ausschalten
button-own-object = Nicht meine Matches
button-own-allow = Wieder erlauben
