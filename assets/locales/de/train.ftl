command-train = trainieren
    .description = Mit den eigenen Fehlern üben, nur für dich sichtbar

train-heading = ### Training: { $due ->
    [0] { $new ->
        [0] noch eine Stellung
       *[other] heute { $new } neu
    }
   *[other] heute { $due } zu wiederholen{ $new ->
        [0] { "" }
       *[other] , { $new } neu
    }
}
train-which-side = **Wer bist du** im importierten Match { $match }? Ich frage nach den Fehlern deiner Seite, bei *{ button-import-neither }* nach denen von beiden.
train-play = **{ $roll }**: Welcher Zug ist der beste?
train-cube = { $kind ->
    [take] Annehmen oder ablehnen?
   *[double] Verdoppeln oder nicht?
}
train-before = -# Im Match: `{ $played }`, das hat { $lost } gekostet.
train-was-right = -# Im Match wurde das richtig entschieden: Nicht alles hier war ein Fehler.
train-comes-back = -# Kommt { $days ->
    [0] heute
    [one] in einem Tag
   *[other] in { $days } Tagen
} wieder.
train-parked-now = -# { $count }-mal vergessen, deshalb zurückgelegt. { COMMAND("train") } zeigt, was zurückgelegt ist.
train-enough = ### { $count } für heute
    Jeden Tag ein paar bringen mehr als viele auf einmal. Du kannst aber weitermachen.
train-done = ### Gerade nichts zu üben
    Du hast { $kept ->
        [one] 1 Stellung
       *[other] { $kept } Stellungen
    } gesammelt{ $when ->
        [none] { "" }
       *[other] , die nächste ist { $when } fällig
    }. { $new ->
        [0] { "" }
        [one] 1 neue folgt in den nächsten Tagen.
       *[other] { $new } neue folgen in den nächsten Tagen.
    }
train-none = ### Noch nichts zu üben
    Deine Fehler kommen aus Matches, die analysiert wurden. Beende eines und tipp unter dem Ergebnis auf **Analysieren**, oder hol mit { COMMAND("import") } ein Match von dir und analysiere es. Dann komm wieder: Teure Züge und Entscheidungen am Dopplerwürfel werden hier abgefragt, bis du sie kannst.
train-dropped = Das wirst du nicht mehr gefragt.
train-parked = ### Zurückgelegt: { $count }
    Das hast du so oft vergessen, dass ich nicht mehr danach frage.
train-parked-one = - Match { $match }, { $roll ->
    [none] der Dopplerwürfel
   *[other] { $roll }
}: hat { $lost } gekostet
train-call = In { COMMAND("train") } { $count ->
    [one] wartet 1 Stellung
   *[other] warten { $count } Stellungen
}: { $due } zu wiederholen, { $new } neu.
train-calls-off = Ich schreibe dir nicht mehr, wenn etwas zu üben ist. Mit { COMMAND("preferences show") } schaltest du es wieder ein.
button-train = Üben
button-train-calls-off = Nicht mehr schreiben
button-train-next = Weiter
button-train-on = Weitermachen
button-train-why = Warum
button-train-drop = Nicht mehr fragen
button-train-parked = Zurückgelegt: { $count }
button-train-unpark = Wieder fragen
