# Was mehrere Bereiche sagen, auf Deutsch. Die Namen kommen fertig geschrieben an; `**` und `###` sind die Auszeichnung
# von Discord.

language-name = Deutsch
-option-match = match
-option-offer = angebot
-which-match = Welches Match, falls du hier mehrere spielst
-which-match-to-see = Welches Match; ohne Angabe dein eigenes oder das neueste hier

choice-server = dieser Server

decimal-mark = ,
percent = { $number } %
list-or = oder
player-unnamed = Spieler { $number }

button-withdraw = Zurückziehen

permission-view = Kanal ansehen
permission-send = Nachrichten senden
permission-send-in-threads = Nachrichten in Threads senden
permission-attach = Dateien anhängen

days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
hours = { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
}
button-keep = Behalten
player-gone = ehemaliger Mitspieler
told-more = ... und { $count } weitere ...
open-already = { $kind ->
    [chouette] In diesem Kanal läuft schon [eine Chouette]({ $url }) von dir.
    [team] In diesem Kanal läuft schon [eine Beratung]({ $url }) von dir.
   *[vote] In diesem Kanal läuft schon [eine Abstimmung]({ $url }) von dir.
}
button-open-another = Noch eine öffnen
day-of-month = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}
