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
    .description = Zeig eine Stellung, die du einfügst, und was sie wert ist
    .text = text
    .text-description = Eine XGID oder eine Positions-ID von GNU Backgammon mit ihrer Match-ID
    .variant = spiel
    .variant-description = In welchem Spiel (meist Backgammon)

study-column = { $column ->
    [win] Siege
    [gammon] Gammon
   *[lose] Verl.
}
study-chances = -# Gewinnt { $win }, davon { $gammon } Gammons und { $backgammon } Backgammons. Verliert { $lose }, davon { $gammon_lost } Gammons und { $backgammon_lost } Backgammons.
study-winning = -# Chance auf den Matchsieg: { $chance }
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
    [no-double-beaver] **Nicht verdoppeln.** Es käme ein Beaver, und das würde { $lost } kosten.
   *[no-double] **Nicht verdoppeln.** Es würde { $lost } kosten.
}
study-answer = { $answer ->
    [either] **Annehmen oder ablehnen:** Es macht keinen Unterschied.
    [beaver] **Beaver.** Ablehnen würde { $lost } kosten.
    [take] **Annehmen.** Ablehnen würde { $lost } kosten.
   *[pass] **Ablehnen.** Annehmen würde { $lost } kosten.
}
study-played = Gespielt: { $what }, kostet { $lost }
study-best = Am besten: { $what }, Equity { $equity }
study-title = { $number }. { $who }, Spiel { $game }: { $kind ->
    [checker] { $roll }
    [take] verdoppelt
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
study-goes-on = -# Es geht nach einem Neustart weiter, und das Ergebnis bleibt gespeichert. Noch einmal zu fragen kostet nichts.
study-moved = -# Diese Analyse geht in deiner neueren Nachricht weiter.
study-cancelled = Die Analyse von Match { $match } ist angehalten. Was bisher analysiert wurde, bleibt erhalten.
study-nothing-to-cancel = Von dir läuft keine Analyse.
study-side = { $who }: Performance Rating **{ $rating }**, *{ $word }*
study-theirs = -# Wie GNU Backgammon zählt: { $error } Tausendstel, „{ $word }“
study-terms = ### Was die Zahlen bedeuten
study-term = { $term ->
    [rating] **Performance Rating:** das 500-Fache der Equity, die je Entscheidung verloren ging. Es zählen Züge, bei denen es etwas zu wählen gab, gegebene und knappe Verdopplungen, Annehmen und Ablehnen. Auf dieser Skala stehen auch das Rating von eXtreme Gammon und unsere Computerspieler: unter 3 Weltklasse, unter 6 Experte, unter 9 fortgeschritten, unter 14 mittel, unter 21 Gelegenheitsspieler, darüber Anfänger.
    [thousandths] **Tausendstel:** die verlorene Equity je Entscheidung, mal 1.000, wie GNU Backgammon zählt. Da zählt jeder Zug, der nicht erzwungen ist. Seine Stufen: unter 2 übernatürlich, unter 5 Weltklasse, unter 8 Experte, unter 12 fortgeschritten, unter 18 mittel, unter 26 Gelegenheitsspieler, unter 35 Anfänger, darüber miserabel.
    [equity] **Equity:** die Punkte, die du erwarten kannst, bezogen auf den Wert des Dopplerwürfels.
   *[luck] **Glück:** die Equity, die deine Würfe gegenüber durchschnittlichen gebracht haben.
}
study-side-nothing = { $who }: nichts zu entscheiden
study-kind = { $kind ->
    [checker] Züge
    [double] Verdopplungen
   *[take] Antworten auf Verdopplungen
} { $lost } ({ $count })
study-marks = { $doubtful } zweifelhaft, { $bad } schlecht, { $very_bad } sehr schlecht
study-winning-lost = Durch Fehler verlorene Siegchancen: { $chance }
study-luck = Glück { $luck }
study-luck-rolls = Glück { $luck }: glücklichster Wurf { $luckiest }, unglücklichster { $unluckiest }
study-roll = { $roll } (Spiel { $game }, { $luck })
study-hints = { $count ->
    [one] 1 Hinweis genutzt
   *[other] { $count } Hinweise genutzt
}
study-table-head = Nr  PR We.  PR Sw. Glück W Glück S
study-no-mistakes = Keine Entscheidung hat 0,04 oder mehr gekostet.
study-mistake-mark = { $mark ->
    [very_bad] sehr schlecht
    [bad] schlecht
   *[doubtful] zweifelhaft
}
study-mistake = { $number }. { $who }, Spiel { $game }{ $kind ->
    [checker] { "" }, { $roll }
   *[other] { "" }
}: `{ $played }` statt `{ $best }` kostet { $lost } ({ study-mistake-mark })
study-decision = { $number }. Spiel { $game }, { $who }{ $kind ->
    [checker] { "" }, { $roll }
   *[other] { "" }
}: { $played }, am besten { $best }, kostet { $lost }{ $rolled ->
    [yes] { "" }, Glück { $luck }
   *[no] { "" }
}
study-page = { $count ->
    [0] Keine Fehler von { $who }
    [one] 1 Fehler von { $who }, Seite { $page } von { $pages }
   *[other] { $count } Fehler von { $who }, Seite { $page } von { $pages }
}
study-plies = { $plies ->
    [1] Einen Halbzug
    [2] Zwei Halbzüge
    [3] Drei Halbzüge
   *[other] { $plies } Halbzüge
}
study-footer = -# { study-plies } vorausgerechnet{ $deeper ->
    [0] { "" }
    [2] , zwei, wo es knapp war
    [3] , drei, wo es knapp war
   *[other] , { $deeper }, wo es knapp war
}. GNU Backgammon nennt das { $theirs }-ply. Equities beziehen sich auf den Wert des Dopplerwürfels.
study-footer-own = -# { study-plies } vorausgerechnet, mit unserem eigenen Netz für dieses Spiel. Equities sind Punkte, bezogen auf den Wert des Dopplerwürfels.
study-footer-mixed = -# { study-plies } vorausgerechnet: Portes mit dem Netz von bgsage, die anderen Spiele mit unseren eigenen. Equities sind Punkte, bezogen auf den Wert des Dopplerwürfels.
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
button-curve = Kurve
button-study-text = Als Text
button-study-terms = Was heißt das?
button-earlier = ◀ Schlimmere
button-more = Mehr ▶
hint-heading = ### Hinweis zu Match { $match }
hint-count = { $count ->
    [one] -# Dein erster Hinweis in diesem Match. Hinweise werden gezählt und beim Ergebnis genannt.
   *[other] -# Dein { $count }. Hinweis in diesem Match. Hinweise werden gezählt und beim Ergebnis genannt.
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
tutor-warning = Das kostet { $lost }. Bist du sicher?
tutor-remark = **Tutor:** Das kostet { $lost }.
button-think-again = Noch einmal überlegen
button-anyway = Trotzdem spielen
