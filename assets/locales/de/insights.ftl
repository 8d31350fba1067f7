command-insights = einblick
    .description = Wie du spielst: Eröffnung, Kontakt, Rennen, Dopplerwürfel, Monat für Monat. Nur für dich
    .period = zeitraum
    .period-description = Wie weit zurück; ohne Angabe alles
choice-30-days = 30 Tage
choice-90-days = 90 Tage
choice-year = ein Jahr

insights-heading = ### Dein Spiel{ $days ->
    [0] { "" }
   *[other] , die letzten { $days } Tage
}
insights-title = Einblick: { $who }
insights-headline = PR { $rating }: { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
} in { $matches ->
    [one] 1 Match
   *[other] { $matches } Matches
}
insights-weakest = Am meisten verlierst du hier: **{ $kind }**, PR { $rating } bei { $decisions } Entscheidungen, insgesamt sind es { $mean }.
insights-even = Keine Art von Entscheidung fällt auf.
insights-few = Von jeder Art gibt es bisher weniger als { $enough } Entscheidungen, zu wenig für ein Urteil. Analysiere mehr Matches.
insights-explained = -# PR: Performance Rating, weniger ist besser. ±: zu 95 % sicher. Grau: weniger als 30 Entscheidungen. Die Linie durch alle Zeilen ist dein Durchschnitt. Züge nach einem Hinweis zählen nicht.
insights-none = ### Noch nichts zu zeigen{ $days ->
        [0] { "" }
       *[other] { " " }aus den letzten { $days } Tagen
    }
    { $older ->
        [yes] Deine analysierten Matches sind älter: Lass den Zeitraum weg, um sie zu sehen.{ $match ->
            [0] { "" }
           *[other] { " " }Oder tipp hier auf **Analysieren** für dein letztes, Match { $match }.
        }
       *[no] Die Zahlen kommen aus deinen analysierten Matches. { $match ->
            [0] Beende eines und tipp unter dem Ergebnis auf **Analysieren**, oder hol mit { COMMAND("import") } ein Match von dir, sag, welche Seite du bist, und analysiere es.
           *[other] Tipp hier auf **Analysieren** für dein letztes, Match { $match }, oder unter dem Ergebnis eines anderen.
        } Dann komm wieder.
    }
insights-by-kind = Nach Art
insights-by-plan = Züge nach Strategie
insights-by-nerve = Kühn oder zaghaft: was es kostet
insights-by-month = Nach Monat
insights-kind-opening = Eröffnung
insights-kind-contact = Kontakt
insights-kind-race = Rennen
insights-kind-bear-off = Abtragen
insights-kind-doubling = Verdoppeln
insights-kind-taking = Annehmen
insights-plan-purerace = Reines Rennen
insights-plan-racing = Laufspiel
insights-plan-attacking = Angriff
insights-plan-priming = Prime
insights-plan-anchoring = Anker
insights-nerve-bold = Zu kühn
insights-nerve-timid = Zu zaghaft
insights-too-few = zu wenige
insights-cost = { $rating } PR
insights-row = { $name } { $rating } ({ $count })
insights-part = { $heading }: { $rows }.
