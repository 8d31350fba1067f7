button-live = Live-Brett
button-live-browser = Im Browser
button-live-open = Live-Brett öffnen
live-in-discord = -# [{ button-live }]({ $url })
live-link = ### Live-Brett
    Dieser Link ist nur für dich. Er gilt einmal und zehn Minuten lang: Gib ihn nicht weiter.
live-closed = Das Live-Brett ist hier nicht geöffnet.
live-stale = Das Match ist weitergegangen. So steht das Brett jetzt.
live-no-board = So ein Brett gibt es nicht.
live-cannot-play = Die { $number } ist nicht spielbar.
live-plays-only = { $count ->
        [one] Nur eine Zahl ist spielbar.
       *[other] Nur { $count } Zahlen sind spielbar.
    }
live-theirs = { $who } ist dran: { $what }.
live-yours = Du bist dran: { $what }.
live-try-again = Das hat gerade nicht geklappt. Versuch es noch einmal.
live-row = { $kind ->
    [doubles] verdoppelt
    [takes] nimmt an
    [passes] lehnt ab
   *[none] kein Zug
}
live-fact = { $fact ->
    [rating] Wertung
    [performance] Leistung (weniger ist besser)
   *[luck] Glück
}
live-fact-was = vorher { $rating }
live-lesson = { $kind ->
    [checker] { $roll }
    [take] Verdoppelt
   *[double] Dopplerwürfel
}, Spiel { $game }
live-lesson-of = { $who }: { $title }
live-lesson-cost = kostet { $lost }
live-lesson-said = Gespielt: { $played }. Am besten: { $best }.
live-cubes = Dopplerwürfel: im Kanal
live-cube = { $who }: Dopplerwürfel { $value }, { $note }
live-over = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}{ $minutes ->
    [0] { "" }
    [one] , 1 Minute
   *[other] , { $minutes } Minuten
}

live-word-all-mistakes = Alle Fehler
live-word-analyze = Analysieren
live-word-analyzing = Analyse: { $n } von { $of }
live-word-auto-bear-off = Für mich abtragen
live-word-auto-forced = Erzwungene Züge spielen
live-word-auto-roll = Für mich würfeln, wenn ich nicht verdoppeln kann
live-word-bar = Bar
live-word-black-n = { $n } von Schwarz
live-word-board = Brett
live-word-boards = Bretter
live-word-channel-boards = Bretter in diesem Kanal
live-word-close = Schließen
live-word-confirm = Vor einem Zug fragen
live-word-confirm-double = Vor dem Verdoppeln fragen
live-word-controls = Bedienung
live-word-copied = Kopiert.
live-word-done = Fertig
live-word-game-n = Spiel { $n }
live-word-guess = Raten
live-word-guess-play = Rate den Zug
live-word-hand = noch nicht im Spiel
live-word-here = gerade da
live-word-home-left = Heimfeld links
live-word-keys-help = Pfeiltasten wählen, Eingabe nimmt. R würfelt, D verdoppelt, T nimmt an, P lehnt ab, U nimmt einen Schritt zurück.
live-word-lessons = Lektionen
live-word-match-to = Match auf { $n }
live-word-menu = Mehr
live-word-mistake-after = Nächster Fehler
live-word-mistake-before = Voriger Fehler
live-word-next-board = Nächstes Brett
live-word-off = abgetragen
live-word-one-tap = Einmal tippen zieht die höhere Zahl
live-word-open-again = Öffne es noch einmal vom Kanal aus.
live-word-pips = Pips
live-word-play-computer = Gegen den Computer spielen
live-word-played = { $name } hat { $play } gespielt
live-word-point-n = Feld { $n }
live-word-reconnecting = Verbindung weg. Ich versuche es weiter ...
live-word-rematch = Revanche
live-word-results = Ergebnis
live-word-score = Stand
live-word-session = Money Game
live-word-settings = Einstellungen
live-word-share = Teilen
live-word-sound = Ton
live-word-to-channel = Zum Kanal
live-word-told = Was passiert ist
live-word-try-again = Noch einmal versuchen
live-word-undo = Zurücknehmen
live-word-used-up = Dieser Link ist schon benutzt. Hol dir im Kanal einen neuen.
live-word-watching-n = { $n } sehen zu
live-word-white-n = { $n } von Weiß
live-word-your-boards = Deine Bretter
