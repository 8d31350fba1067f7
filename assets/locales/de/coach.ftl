command-hint = hinweis
    .description = Die besten Züge oder die Entscheidung am Dopplerwürfel, in Übungsmatches
    .match = { -option-match }
    .match-description = { -which-match }
command-analyze = analysieren
    .description = Ein beendetes Match oder Spiel: Fehler, Glück, Performance Rating
    .match = { -option-match }
    .match-description = { -which-match-to-see }
    .game = spiel
    .game-description = Die Nummer eines Spiels; ohne Angabe das ganze Match
    .public = öffentlich
    .public-description = Für alle sichtbar
command-position = stellung
    .description = Eine eingefügte Stellung zeigen, und was sie wert ist
    .text = text
    .text-description = Eine XGID oder eine Positions-ID von GNU Backgammon mit ihrer Match-ID

study-column = { $column ->
    [win] Siege
    [gammon] Gammon
   *[lose] Verl.
}
study-chances = -# Gewinnt { $win }, davon Gammons { $gammon }, Backgammons { $backgammon }. Verliert { $lose }, davon Gammons { $gammon_lost }, Backgammons { $backgammon_lost }.
study-winning = -# Chance, das Match zu gewinnen: { $chance }
study-equity = Hier gibt es nichts zu doppeln. Equity: { $equity }
study-no-play = Mit diesem Wurf kann kein Stein ziehen.
study-no-double = Nicht doppeln
study-double-take = Doppel, annehmen
study-double-pass = Doppel, ablehnen
study-double-beaver = Doppel, Beaver
study-action = { $action ->
    [double] Doppel
    [take] annehmen
    [pass] ablehnen
    [beaver] Beaver
   *[no_double] nicht doppeln
}
study-advice = { $advice ->
    [either-pass] **Doppeln.** Der andere sollte ablehnen. Nicht zu doppeln macht keinen Unterschied.
    [either-take] **Doppeln oder nicht:** Es macht keinen Unterschied. Der andere sollte annehmen.
    [either-beaver] **Doppeln oder nicht:** Es macht keinen Unterschied. Auf ein Doppel käme ein Beaver.
    [too-good] **Zu gut zum Doppeln:** Weiterspielen um mehr als das einfache Spiel ist richtig. Ein Doppel würde { $lost } kosten.
    [double-take] **Doppeln.** Der andere sollte annehmen. Nicht zu doppeln würde { $lost } kosten.
    [double-pass] **Doppeln.** Der andere sollte ablehnen. Nicht zu doppeln würde { $lost } kosten.
    [no-double-beaver] **Nicht doppeln.** Auf ein Doppel käme ein Beaver; es würde { $lost } kosten.
   *[no-double] **Nicht doppeln.** Ein Doppel würde { $lost } kosten.
}
study-answer = { $answer ->
    [either] **Annehmen oder ablehnen:** Es macht keinen Unterschied.
    [beaver] **Beaver.** Ablehnen würde { $lost } kosten.
    [take] **Annehmen.** Ablehnen würde { $lost } kosten.
   *[pass] **Ablehnen.** Annehmen würde { $lost } kosten.
}
study-played = Gespielt: { $what }, verliert { $lost }
study-best = Am besten: { $what }, Equity { $equity }
study-title = { $number }. { $who }, Spiel { $game }: { $kind ->
    [checker] { $roll }
    [take] gedoppelt
   *[double] Dopplerwürfel
}
study-curve-title = { $kind ->
    [equity] Equity: { $white } – { $black }
   *[chance] Chancen: { $white } – { $black }
}
study-blunder-of = Grober Fehler: { $who }
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
study-goes-on = -# Es geht nach einem Neustart weiter. Was analysiert ist, wird aufgehoben: Noch einmal zu fragen kostet nichts.
study-moved = -# Diese Analyse geht in deiner neueren Nachricht weiter.
study-cancelled = Die Analyse von Match { $match } ist angehalten. Was bisher analysiert wurde, bleibt erhalten.
study-nothing-to-cancel = Von dir wird nichts mehr analysiert.
study-side = { $who }: Performance Rating **{ $rating }**, *{ $word }* ({ $error } Tausendstel je Entscheidung, wie GNU Backgammon zählt)
study-side-nothing = { $who }: nichts zu entscheiden
study-kind = { $kind ->
    [checker] Züge
    [double] Doppel
   *[take] Antworten auf Doppel
} { $lost } ({ $count })
study-marks = { $doubtful } zweifelhaft, { $bad } schlecht, { $very_bad } sehr schlecht
study-winning-lost = Verschenkte Chancen auf den Sieg im Match, alle Fehler zusammengezählt: { $chance }
study-luck = Glück { $luck }
study-luck-rolls = Glück { $luck }: glücklichster Wurf { $luckiest }, unglücklichster { $unluckiest }
study-roll = { $roll } (Spiel { $game }, { $luck })
study-hints = { $count ->
    [one] 1 Hinweis genommen
   *[other] { $count } Hinweise genommen
}
study-table-head = Nr  PR We.  PR Sw. Glück W Glück S
study-no-mistakes = Keine Entscheidung hat 0.04 oder mehr verloren.
study-mistake-mark = { $mark ->
    [very_bad] sehr schlecht
    [bad] schlecht
   *[doubtful] zweifelhaft
}
study-mistake = { $number }. { $who }, Spiel { $game }{ $kind ->
    [checker] { "" }, { $roll }
   *[other] { "" }
}: `{ $played }` statt `{ $best }` verliert { $lost } ({ study-mistake-mark })
study-decision = { $number }. Spiel { $game }, { $who }{ $kind ->
    [checker] { "" }, { $roll }
   *[other] { "" }
}: { $played }, am besten { $best }, verliert { $lost }{ $rolled ->
    [yes] { "" }, Glück { $luck }
   *[no] { "" }
}
study-page = { $count ->
    [0] Keine Fehler von { $who }
    [one] 1 Fehler von { $who }, Seite { $page } von { $pages }
   *[other] { $count } Fehler von { $who }, Seite { $page } von { $pages }
}
study-footer = -# { $plies } Halbzüge tief betrachtet (was GNU Backgammon { $theirs }-ply nennt). Equities gelten für den Wert des Dopplerwürfels; das Performance Rating ist 500-mal der Verlust je Entscheidung.
study-word = { $word ->
    [supernatural] übernatürlich
    [world_class] Weltklasse
    [expert] Experte
    [advanced] fortgeschritten
    [intermediate] mittel
    [casual] Gelegenheitsspieler
    [beginner] Anfänger
   *[awful] schrecklich
}
button-cancel-study = Anhalten
button-blunders = Fehler von { $who }
button-curve = Kurve
button-study-text = Als Text
button-earlier = ◀ Schlimmere
button-more = Mehr ▶
hint-heading = ### Hinweis zu Match { $match }
hint-count = { $count ->
    [one] -# Dein erster Hinweis in diesem Match. Er wird gezählt und beim Ergebnis genannt.
   *[other] -# Dein Hinweis Nummer { $count } in diesem Match. Sie werden gezählt und beim Ergebnis genannt.
}
position-counted = -# So steht Match { $match }: Dort ist das ein Hinweis, { $count ->
    [one] dein erster. Er wird gezählt und beim Ergebnis genannt.
   *[other] deine Nummer { $count }. Sie werden gezählt und beim Ergebnis genannt.
}
position-turn = { $phase ->
    [to_play] { $side ->
        [white] Weiß
       *[black] Schwarz
    } hat einen Wurf zu spielen.
    [double_offered] { $side ->
        [white] Weiß
       *[black] Schwarz
    } muss auf ein Doppel antworten.
   *[to_roll] { $side ->
        [white] Weiß
       *[black] Schwarz
    } ist am Wurf.
}
position-footer = -# `{ $xgid }`
position-no-engine = { $missing ->
    [yes] Das Analyseprogramm ist hier nicht installiert, darum gibt es nur das Brett.
   *[no] Das Analyseprogramm antwortet gerade nicht, darum gibt es nur das Brett. Versuche es in einer Minute noch einmal.
}
tutor-warning = Das verliert { $lost }. Meinst du es so?
tutor-remark = **Der Tutor:** Das verliert { $lost }.
button-think-again = Noch einmal überlegen
button-anyway = Trotzdem
