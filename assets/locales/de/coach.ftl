command-hint = hinweis
    .description = Die besten Züge oder die richtige Entscheidung am Dopplerwürfel, in Übungsmatches
    .match = { -option-match }
    .match-description = { -which-match }
command-analyze = analysieren
    .description = Ein beendetes Match oder Spiel untersuchen: Fehler, Glück, Performance Rating
    .match = { -option-match }
    .match-description = { -which-match-to-see }
    .game = spiel
    .game-description = Die Nummer des Spiels; ohne Angabe das ganze Match
    .public = öffentlich
    .public-description = Für alle sichtbar
command-position = stellung
    .description = Eine eingefügte Stellung zeigen, und was sie wert ist
    .text = text
    .text-description = Eine XGID oder eine Positions-ID von GNU Backgammon mit ihrer Match-ID
    .variant = spiel
    .variant-description = Aus welchem Spiel (meist Backgammon)

study-column = { $column ->
    [play] Zug
    [equity] Equity
    [difference] Diff.
    [win] Siege
    [gammon] Gammon
    [backgammon] Bg.
    [double] Doppelt
   *[lose] Verl.
}
study-chances = { $grade ->
    [gammon] -# Du gewinnst zu { $win }, davon { $gammon } Gammons und { $backgammon } Backgammons. Du verlierst zu { $lose }, davon { $gammon_lost } Gammons und { $backgammon_lost } Backgammons.
    [double] -# Du gewinnst zu { $win }, davon { $gammon } doppelt. Du verlierst zu { $lose }, davon { $gammon_lost } doppelt.
   *[single] -# Du gewinnst zu { $win } und verlierst zu { $lose }.
}
study-winning = -# Deine Chance auf den Matchsieg: { $chance }
study-equity = Hier gibt es nichts zu verdoppeln. Equity: { $equity }
study-no-play = Dieser Wurf ist nicht spielbar.
study-no-double = Nicht verdoppeln
study-double-take = Verdoppeln, annehmen
study-double-pass = Verdoppeln, ablehnen
study-double-beaver = Verdoppeln, Beaver
study-action = { $action ->
    [double] verdoppeln
    [take] annehmen
    [pass] ablehnen
    [beaver] Beaver
   *[no_double] nicht verdoppeln
}
study-advice = { $advice ->
    [either-pass] **Verdoppeln.** Der Gegner sollte ablehnen. Nicht zu verdoppeln ist genauso gut.
    [either-take] **Verdoppeln oder nicht:** Es macht keinen Unterschied. Der Gegner sollte annehmen.
    [either-beaver] **Verdoppeln oder nicht:** Es macht keinen Unterschied. Auf eine Verdopplung käme ein Beaver.
    [too-good] **Zu gut zum Verdoppeln:** Spiel weiter um mehr als das einfache Spiel. Verdoppeln würde { $lost } kosten.
    [double-take] **Verdoppeln.** Der Gegner sollte annehmen. Nicht zu verdoppeln würde { $lost } kosten.
    [double-pass] **Verdoppeln.** Der Gegner sollte ablehnen. Nicht zu verdoppeln würde { $lost } kosten.
    [no-double-beaver] **Nicht verdoppeln.** Es käme ein Beaver und würde { $lost } kosten.
   *[no-double] **Nicht verdoppeln.** Es würde { $lost } kosten.
}
study-answer = { $answer ->
    [either] **Annehmen oder ablehnen:** Es macht keinen Unterschied.
    [beaver] **Beaver.** Ablehnen würde { $lost } kosten.
    [take] **Annehmen.** Ablehnen würde { $lost } kosten.
   *[pass] **Ablehnen.** Annehmen würde { $lost } kosten.
}
study-played = Gespielt: { $what }, kostet { $lost }
study-yours = Deins: { $what }, kostet { $lost }
study-best = Am besten: { $what }, Equity { $equity }
study-head = { $whose ->
    [yours] Deins
    [played] Gespielt
    [popular] Am häufigsten
    [next] Zweitbeste Wahl
   *[best] Am besten
}
study-curve-title = { $kind ->
    [equity] Equity: { $white } – { $black }
   *[chance] Chancen: { $white } – { $black }
}
study-blunder-of = Ab „schlecht“: { $who }
study-heading = { $game ->
    [0] ### Analyse von Match { $match }
   *[other] ### Analyse von Match { $match }, Spiel { $game }
}
study-running = { $game ->
    [0] Match { $match } wird analysiert.
   *[other] Spiel { $game } von Match { $match } wird analysiert.
}
study-progress = { $bar } { $total ->
    [0] wartet
   *[other] { $done } von { $total } Entscheidungen
}
study-goes-on = -# Es geht nach einem Neustart weiter, und das Ergebnis bleibt gespeichert. Noch einmal zu fragen kostet nichts.
study-moved = -# Diese Analyse läuft in deiner neueren Nachricht weiter.
study-cancelled = Die Analyse von Match { $match } ist angehalten. Was bisher analysiert wurde, bleibt erhalten.
study-nothing-to-cancel = Von dir läuft keine Analyse.
study-side = { $who }: Performance Rating **{ $rating }**{ $word ->
    [none] { "" }
    [few] , zu wenige, um eine Stärke zu nennen
   *[other] , *{ $word }*
}
study-theirs = -# { $who }, wie GNU Backgammon zählt: { $error } Tausendstel{ $word ->
    [none] { "" }
   *[other] , „{ $word }“
}
study-terms = ### Was die Zahlen bedeuten
study-term = { $term ->
    [rating] **Performance Rating:** das 500-Fache der Equity, die je Entscheidung verloren ging. Weniger ist besser. Es zählen Züge, bei denen es etwas zu wählen gab, gegebene und knappe Verdopplungen, Annehmen und Ablehnen. Auf dieser Skala stehen auch das Rating von eXtreme Gammon und unsere Computerspieler: unter 3 Weltklasse, unter 6 Experte, unter 9 fortgeschritten, unter 14 mittel, unter 21 Gelegenheitsspieler, darüber Anfänger. Die wahre Zahl liegt in 95 von 100 Fällen innerhalb von ±: Wenige Entscheidungen sagen wenig.
    [thousandths] **Tausendstel:** die verlorene Equity je Entscheidung, mal 1.000, wie GNU Backgammon zählt. Da zählt jeder Zug, der nicht erzwungen ist. Seine Stufen: unter 2 übernatürlich, unter 5 Weltklasse, unter 8 Experte, unter 12 fortgeschritten, unter 18 mittel, unter 26 Gelegenheitsspieler, unter 35 Anfänger, darüber miserabel.
    [equity] **Equity:** die Punkte, die du erwarten kannst, wenn der Dopplerwürfel als 1 zählt.
    [facts] **Schüsse** heißt, wie viele von 36 Würfen schlagen, **gute Würfe**, wie viele schlagen oder ein Feld von 7 bis 3 machen, **gesperrte**, wie viele der Gegner nicht ganz spielen kann. Was gegen den besten Zug spricht, steht gleich dabei.
    [cube] **Verdopplungspunkt:** die Siegchance, ab der es richtig ist zu verdoppeln. **Cash Point:** die, ab der abgelehnt wird, sodass man den Einsatz sofort gewinnt. **Market Loser:** Würfe, nach denen es zu spät ist, weil abgelehnt würde. **Wert eines Gammons:** was es einem Sieg hinzufügt, gemessen am Abstand zwischen Sieg und Niederlage.
   *[luck] **Glück:** die Equity, die deine Würfe gegenüber durchschnittlichen gebracht haben.
}
study-side-nothing = { $who }: nichts zu entscheiden
study-kind = { $kind ->
    [checker] Züge
    [double] Verdopplungen
   *[take] Antworten auf Verdopplungen
} { $lost } ({ $count })
study-marks = { $doubtful } zweifelhaft, { $bad } schlecht, { $very_bad } sehr schlecht
study-luck = Glück { $luck }, nach dem Wert der Würfe
study-luck-rolls = Glück { $luck }, nach dem Wert der Würfe: glücklichster Wurf { $luckiest }, unglücklichster { $unluckiest }
study-roll = { $roll } (Spiel { $game }, { $luck })
study-hints = { $count ->
    [one] 1 Hinweis genutzt
   *[other] { $count } Hinweise genutzt
}
study-table-head = Nr   PR We.  PR Sw. Gl. W. Gl. S.
study-no-mistakes = Keine Entscheidung hat 0,04 oder mehr gekostet.
study-mistake-mark = { $mark ->
    [very_bad] sehr schlecht
    [bad] schlecht
   *[doubtful] zweifelhaft
}
study-mistake = { $number }. { $who }, Spiel { $game }{ $kind ->
    [checker] { "" }, { $roll }
   *[other] { "" }
}: `{ $played }` statt `{ $best }` kostet { $lost } Punkte ({ study-mistake-mark })
study-decision = { $number }. Spiel { $game }, { $who }{ $kind ->
    [checker] { "" }, { $roll }
   *[other] { "" }
}: { $played }, am besten { $best }, kostet { $lost }{ $rolled ->
    [yes] { "" }, Glück { $luck }
   *[no] { "" }
}
study-page = { $who ->
    [both] { $count ->
        [0] Keine Fehler
        [one] 1 Fehler
       *[other] { $count } Fehler, der schlimmste zuerst
    }
   *[other] { $count ->
        [0] Keine Fehler von { $who }
        [one] 1 Fehler von { $who }
       *[other] { $count } Fehler von { $who }, der schlimmste zuerst
    }
}
study-plies = { $plies ->
    [1] Einen Halbzug
    [2] Zwei Halbzüge
    [3] Drei Halbzüge
   *[other] { $plies } Halbzüge
}
study-deeper = { $deeper ->
    [0] { "" }
    [2] , zwei, wo es knapp war
    [3] , drei, wo es knapp war
   *[other] , { $deeper }, wo es knapp war
}
study-footer = -# { study-plies } vorausgerechnet{ study-deeper }. GNU Backgammon nennt das { $theirs }-ply. Bei Equities zählt der Dopplerwürfel als 1.
study-footer-own = -# { study-plies } vorausgerechnet{ $deeper ->
    [0] { "" }
   *[other] , drei bei kleinen Fehlern
}, mit unserem eigenen Netz für dieses Spiel. Equities sind Punkte, der Dopplerwürfel zählt als 1.
study-footer-solved = -# Dieses Spiel ist gelöst: Was eine Stellung ohne Dopplerwürfel wert ist, ist bekannt. { study-plies } vorausgerechnet wurden nur für Dopplerwürfel und Spielstand. Equities sind Punkte, der Dopplerwürfel zählt als 1.
study-footer-mixed = -# { study-plies } vorausgerechnet{ study-deeper }: Portes mit dem Netz von bgsage, die anderen Spiele mit unseren eigenen. Equities sind Punkte, der Dopplerwürfel zählt als 1.
study-word = { $word ->
    [supernatural] übernatürlich
    [world_class] Weltklasse
    [expert] Experte
    [advanced] fortgeschritten
    [intermediate] mittel
    [casual] Gelegenheitsspieler
    [beginner] Anfänger
   *[awful] miserabel
}
button-cancel-study = Anhalten
button-blunders = Fehler von { $who }
button-study-text = Als Text
button-study-terms = Was heißt das?
button-earlier = ◀ Schlimmer
button-more = Nächster ▶
hint-count = { $count ->
    [one] -# Dein erster Hinweis in Match { $match }. Hinweise stehen im Ergebnis.
   *[other] -# Dein { $count }. Hinweis in Match { $match }. Hinweise stehen im Ergebnis.
}
position-counted = -# Match { $match } hat diese Stellung, deshalb zählt das dort als Hinweis: { $count ->
    [one] dein erster.
   *[other] dein { $count }.
} Hinweise werden beim Ergebnis genannt.
position-turn = { $phase ->
    [to_play] { $side ->
        [white] Weiß
       *[black] Schwarz
    } muss einen Wurf spielen.
    [double_offered] { $side ->
        [white] Weiß
       *[black] Schwarz
    } muss auf eine Verdopplung antworten.
   *[to_roll] { $side ->
        [white] Weiß
       *[black] Schwarz
    } ist am Wurf.
}
position-footer = -# `{ $xgid }`
position-no-engine = { $missing ->
    [yes] Das Analyseprogramm ist hier nicht installiert, deshalb gibt es nur das Brett.
   *[no] Das Analyseprogramm antwortet gerade nicht, deshalb gibt es nur das Brett. Versuch es in einer Minute noch einmal.
}
tutor-warning = Das kostet etwa { $lost } Punkte. Bist du sicher?
tutor-remark = **Tutor:** Das kostet etwa { $lost } Punkte.
button-think-again = Noch einmal überlegen
button-anyway = Trotzdem spielen

facts-another = Ein anderer Zug
facts-compared = Verglichen mit `{ $play }`:
facts-first = **{ $play }** { $gain }.
facts-first-though = **{ $play }** { $gain }, aber er { $loss }.
facts-more = Er { $gain }.
facts-more-though = Er { $gain }, aber er { $loss }.
facts-only-though = **{ $play }** ist besser, aber er { $loss }.
facts-equal = Diese Züge sind gleich viel wert.
facts-wins = gewinnt sofort
facts-hits = { $best ->
    [0] schlägt nicht
    [one] { $played ->
        [0] schlägt einen Stein
       *[other] schlägt 1 Stein statt { $played }
    }
   *[other] schlägt { $best } Steine{ $played ->
        [0] { "" }
       *[other] { "" } statt { $played }
    }
}
facts-pins = { $best ->
    [0] nagelt nichts fest
    [one] hat 1 Stein festgenagelt
   *[other] hat { $best } Steine festgenagelt
}{ $played ->
    [0] { "" }
   *[other] { "" } statt { $played }
}
facts-pinned = { $best ->
    [0] hat keinen eigenen Stein unter einem Gegner
    [one] hat 1 eigenen Stein unter einem Gegner
   *[other] hat { $best } eigene Steine unter einem Gegner
} statt { $played ->
    [0] keinen
   *[other] { $played }
}
facts-shots = lässt { $best ->
    [0] keinen Schuss
    [one] 1 Schuss
   *[other] { $best } Schüsse
} statt { $played ->
    [0] keinem
   *[other] { $played }
} zu{ $back ->
    [yes] { " " }(ohne Treffer im fremden Heimfeld)
   *[no] { "" }
}
facts-pin-shots = kann von { $best ->
    [0] keinem Wurf
    [one] 1 von 36 Würfen
   *[other] { $best } von 36 Würfen
} festgenagelt werden statt von { $played ->
    [0] keinem
   *[other] { $played }
}
facts-points = { $way ->
    [makes] macht
    [breaks] gibt
    [misses] macht
    [lacks] hat
    [holds] hält
   *[keeps] behält
} { $count ->
    [one] das Feld
   *[other] die Felder
} { $points }{ $way ->
    [breaks] { "" } auf
    [misses] { "" } nicht
    [lacks] { "" } nicht
   *[other] { "" }
}{ $instead ->
    [none] { "" }
   *[other] { "" } statt { $instead }
}
facts-anchor = { $way ->
    [makes] macht
    [breaks] gibt
    [misses] macht
    [lacks] hat
    [holds] hält
   *[keeps] behält
} { $count ->
    [one] { $way ->
        [makes] einen
        [holds] einen
       *[other] den
    } Anker
   *[other] die Anker
} auf { $points }{ $way ->
    [breaks] { "" } auf
    [misses] { "" } nicht
    [lacks] { "" } nicht
   *[other] { "" }
}{ $instead ->
    [none] { "" }
   *[other] { "" } statt auf { $instead }
}
facts-prime = { $best ->
    [3] hält keine { $played } Felder in einer Reihe
   *[other] hält { $best } Felder in einer Reihe{ $played ->
        [3] { "" }
       *[other] { "" } statt { $played }
    }
}
facts-home = hält { $best ->
    [0] kein Feld
    [one] 1 Feld
   *[other] { $best } Felder
} im Heimfeld gegen die Bar statt { $played ->
    [0] keines
   *[other] { $played }
}
facts-blots = lässt { $best ->
    [0] keinen Blot
    [one] 1 Blot
   *[other] { $best } Blots
} im Heimfeld statt { $played ->
    [0] keinen
   *[other] { $played }
}
facts-back = lässt { $best ->
    [0] keinen Stein
    [one] 1 Stein
   *[other] { $best } Steine
} im fremden Heimfeld (beim anderen Zug { $played ->
    [0] keinen
   *[other] { $played }
})
facts-stack = { $best ->
    [5] vermeidet den Stapel aus { $played } Steinen
   *[other] stapelt { $best } Steine auf einem Feld{ $played ->
        [5] { "" }
       *[other] { "" } statt { $played }
    }
}
facts-outside = lässt { $best ->
    [0] keinen Stein
    [one] 1 Stein
   *[other] { $best } Steine
} außerhalb des Heimfelds statt { $played ->
    [0] keinen
   *[other] { $played }
}
facts-off = trägt { $best ->
    [0] keinen Stein
    [one] 1 Stein
   *[other] { $best } Steine
} ab statt { $played ->
    [0] keinen
   *[other] { $played }
}
facts-race = { $now ->
    [ahead] liegt im Rennen { $best } vorn
    [behind] liegt im Rennen { $best } zurück
   *[level] ist im Rennen gleichauf
} statt { $was ->
    [same] { $played }
    [ahead] { $played } vorn
    [behind] { $played } zurück
   *[level] gleichauf
}
facts-waste = verschwendet { $best } Pips statt { $played }
facts-epc = hat einen effektiven Pipcount von { $best } statt { $played }
facts-next = hat danach { $best ->
    [0] keinen guten Wurf
    [one] 1 guten Wurf
   *[other] { $best } gute Würfe
} statt { $played ->
    [0] keinem
   *[other] { $played }
}
facts-win = gewinnt zu { $best } statt zu { $played }
facts-gammon = gewinnt zu { $best } ein Gammon statt zu { $played }
facts-gammon-lost = verliert zu { $best } ein Gammon statt zu { $played }
facts-backgammon = gewinnt zu { $best } ein Backgammon statt zu { $played }
facts-backgammon-lost = verliert zu { $best } ein Backgammon statt zu { $played }
facts-double = gewinnt zu { $best } doppelt statt zu { $played }
facts-double-lost = verliert zu { $best } doppelt statt zu { $played }
facts-window = { $state ->
    [below] **Nicht verdoppeln:** { facts-winner }. Verdoppelt wird ab etwa { $double }.
    [window] **Zeit zu verdoppeln:** { facts-winner }. Verdoppelt wird ab etwa { $double }, abgelehnt ab etwa { $cash }.
    [cash] **Verdoppeln und ablehnen:** { facts-winner }. Abgelehnt wird ab etwa { $cash }.
   *[too_good] **Zu gut:** { facts-winner }. Ab etwa { $good } bringt es mehr, auf ein Gammon zu spielen, als wenn der Gegner ablehnt.
}
facts-winner = { $yours ->
    [yes] Du gewinnst zu { $win }
   *[no] Wer verdoppelt, gewinnt zu { $win }
}
facts-doubler = Wer verdoppelt, gewinnt zu { $win }.
facts-cube-points = Der Verdopplungspunkt liegt bei { $double }, der Cash Point bei { $cash }.
facts-answer = **{ $state ->
    [take] Annehmen
    [beaver] Beaver
   *[pass] Ablehnen
}:** { $yours ->
    [yes] Du gewinnst zu { $win }
   *[no] Wer antwortet, gewinnt zu { $win }
}; zum Annehmen braucht man etwa { $needs }.
facts-losers = { $losers ->
    [0] Wie die nächsten zwei Würfe auch fallen: Eine Verdopplung danach kann man noch annehmen. Es gibt keine Market Loser.
    [one] Nach einem der 1.296 Fälle, wie die nächsten zwei Würfe fallen können, würde eine Verdopplung abgelehnt (ein Market Loser).
   *[other] Nach { $losers } der 1.296 Fälle, wie die nächsten zwei Würfe fallen können, würde eine Verdopplung abgelehnt (Market Loser).
}
facts-stakes = Nach dem Stand allein, ohne den Wert des eigenen Dopplerwürfels, braucht man { $take } zum Annehmen (25 % im Money Game){ $gammon ->
    [none] { "" }
   *[other] , und ein Gammon ist beim verdoppelten Einsatz { $gammon } wert (0,50 im Money Game)
}.
study-grade = { $who } PR { $rating }{ $word ->
    [none] { "" }
    [few] { "" }
   *[other] , *{ $word }*
}
study-grades-explained = -# PR: Performance Rating, weniger ist besser.
study-lesson = **{ $number }.** { $who ->
    [none] { "" }
   *[other] { $who },{ " " }
}{ $roll ->
    [none] { "" }
   *[other] { $roll },{ " " }
}gespielt `{ $played }`. Am besten: ||{ $best }||
study-lesson-best = **{ $best }**, um { $lost } besser.
button-try-again = Noch einmal versuchen
button-lessons = Lektionen
button-all-mistakes = Alle Fehler
button-numbers = Zahlen
button-try-it = Diesen Zug
again-play = ### Noch einmal: { $roll }
    Welcher Zug ist der beste?
again-cube = ### Noch einmal
    { $kind ->
        [take] Annehmen oder ablehnen?
       *[double] Verdoppeln oder nicht?
    }
again-verdict = { $verdict ->
    [best] **Volltreffer!** `{ $chosen }`
    [equal] **Volltreffer!** { again-chosen } ist so viel wert wie `{ $best }`.
    [good] **Gut.** { again-chosen } verliert nur { $lost }. Am besten: `{ $best }`.
    [almost] **Fast.** { again-chosen } verliert { $lost }. Am besten: `{ $best }`.
    [doubtful] **Zweifelhaft.** { again-chosen } kostet { $lost }. Am besten: `{ $best }`.
    [bad] **Schlecht.** { again-chosen } kostet { $lost }. Am besten: `{ $best }`.
    [very_bad] **Sehr schlecht.** { again-chosen } kostet { $lost }. Am besten: `{ $best }`.
   *[unknown] **Nicht unter den fünf besten.** Das Analyseprogramm antwortet nicht, also bleibt offen, was `{ $chosen }` kostet. Am besten: `{ $best }`.
}
again-chosen = { $action ->
    [none] `{ $chosen }`
    [double] Verdoppeln
    [take] Annehmen
    [pass] Ablehnen
    [beaver] Ein Beaver
   *[no_double] Würfeln
}
again-before = -# Im Match: `{ $played }`, kostet { $lost }.
hint-best = { $lost ->
    [none] Am besten: **{ $best }** oder `{ $other }`.
   *[other] Am besten: **{ $best }**. Das ist { $lost } mehr wert als `{ $other }`.
}
facts-blocks = sperrt { $best ->
    [0] keinen Wurf
    [one] 1 Wurf
   *[other] { $best } Würfe
} statt { $played ->
    [0] keinen
   *[other] { $played }
}
facts-stuck = lässt { $best ->
    [0] keinen Wurf
    [one] 1 Wurf
   *[other] { $best } Würfe
} im nächsten Zug nur zum Teil spielbar statt { $played ->
    [0] keinen
   *[other] { $played }
}
facts-closed = steht { $best ->
    [0] keinem möglichen Zug
    [one] einem möglichen Zug
   *[other] { $best } möglichen Zügen
} des Gegners im Weg statt { $played ->
    [0] keinem
   *[other] { $played }
}
facts-shut = lässt { $best ->
    [0] keine
   *[other] { $best }
} der eigenen möglichen Züge gesperrt statt { $played ->
    [0] keine
   *[other] { $played }
}
facts-head = lässt { $best ->
    [0] keinen Stein
    [one] 1 Stein
   *[other] { $best } Steine
} auf dem Startfeld statt { $played ->
    [0] keinen
   *[other] { $played }
}
facts-spread = hält { $best ->
    [one] 1 Feld
   *[other] { $best } Felder
} unterwegs statt { $played }
