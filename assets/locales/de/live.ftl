button-live = Live-Brett
button-live-browser = Im Browser
button-live-open = Live-Brett öffnen
live-link = ### Live-Brett
    Dieser Link ist nur für dich. Er gilt einmal und zehn Minuten lang: Gib ihn nicht weiter.
live-closed = Das Live-Brett ist hier nicht geöffnet.
live-stale = Das Match ist weitergegangen. So steht das Brett jetzt.
live-no-board = So ein Brett gibt es nicht.
live-cannot-play = Die { $number } kann nicht gespielt werden.
live-plays-only = { $count ->
        [one] Nur ein Würfel kann gespielt werden.
       *[other] Nur { $count } Würfel können gespielt werden.
    }
live-try-again = Etwas ist gerade nicht erreichbar. Versuch es noch einmal.
live-row = { $kind ->
    [doubles] verdoppelt
    [takes] nimmt an
    [passes] lehnt ab
   *[none] kein Zug
}

live-word-auto-bear-off = Für mich abtragen
live-word-auto-forced = Erzwungene Züge für mich spielen
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
live-word-done = Fertig
live-word-game-n = Spiel { $n }
live-word-guess = Raten
live-word-guess-play = Rate den Zug
live-word-hand = noch nicht eingesetzt
live-word-here = gerade da
live-word-home-left = Heimfeld links
live-word-keys-help = Pfeiltasten wählen, Eingabe nimmt. R würfelt, D verdoppelt, T nimmt an, P lehnt ab, U nimmt einen Schritt zurück.
live-word-lessons = Lehren
live-word-match-to = Match auf { $n }
live-word-menu = Mehr
live-word-next-board = Nächstes Brett
live-word-off = abgetragen
live-word-one-tap = Ein Tipp zieht die höhere Zahl
live-word-open-again = Öffne es noch einmal vom Kanal aus.
live-word-pips = Pips
live-word-play-computer = Gegen den Computer spielen
live-word-played = { $name } zog { $play }
live-word-point-n = Punkt { $n }
live-word-reconnecting = Verbindung verloren. Neuer Versuch...
live-word-rematch = Revanche
live-word-score = Stand
live-word-session = unbegrenzte Serie
live-word-settings = Einstellungen
live-word-sound = Ton
live-word-to-channel = Zum Kanal
live-word-told = Was geschehen ist
live-word-undo = Zurück
live-word-used-up = Dieser Link ist verbraucht. Hol dir im Kanal einen neuen.
live-word-watching-n = { $n } sehen zu
live-word-white-n = { $n } von Weiß
live-word-your-boards = Deine Bretter
