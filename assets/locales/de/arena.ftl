choice-arena = Arena

arena-lasts = { $unit ->
    [hours] dauert { hours }
   *[minutes] dauert { $minutes } Minuten
}
arena-rules = -# Wer frei ist, bekommt immer wieder einen Gegner. Ein Sieg bringt 2 Punkte; nach zwei Siegen in Folge zählt alles doppelt, bis einer ausbleibt. Komm und pausiere, wann du willst. Mach deinen ersten Zug binnen einer Minute, sobald dein Brett da ist. Wer ein Match verlässt, verliert es.
arena-closes = Schluss { $left }. { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}, { $matches ->
    [0] gerade spielt niemand.
    [one] 1 Match läuft.
   *[other] { $matches } Matches laufen.
}
arena-leads = **{ $who }** führt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
arena-joined = Du bist bei { $name } dabei und bekommst gleich ein Match, sobald jemand frei ist.
arena-rests = Du pausierst bei { $name }.{ $playing ->
    [yes] { " " }Spiel das laufende Match zu Ende; danach bekommst du keins mehr.
   *[no] { " " }Du bekommst kein Match mehr.
} Mit **{ button-arena-back }** geht es weiter.
arena-is-back = Du bist bei { $name } zurück und bekommst gleich ein Match, sobald jemand frei ist.
arena-absent = { $who } hat nicht gezogen und das Match verloren. Du pausierst bei { $name }: Tippe im [Beitrag der Arena]({ $url }) auf **{ button-arena-back }**, um weiterzuspielen.
arena-resting-name = { $name } (Pause)
arena-words = { $place }. { $name } hat { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} aus { $matches ->
    [one] 1 Match
   *[other] { $matches } Matches
}.
column-run = Serie
column-played = Gespielt
column-performance = Leistung
button-arena-pause = Pause
button-arena-back = Zurück
gathered-called = { $name }: { $white } gegen { $black }
