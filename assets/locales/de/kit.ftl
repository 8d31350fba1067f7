# Was mehrere Bereiche sagen, auf Deutsch. Die Namen kommen fertig geschrieben an; `**` und `###` sind die Auszeichnung
# von Discord.

language-name = Deutsch
-option-match = match
-option-offer = angebot
-which-match = Welches Match, falls du hier mehrere spielst
-which-match-to-see = Welches Match; ohne Angabe dein eigenes oder das neueste hier

choice-server = dieser Server

list-or = oder
player-unnamed = Spieler { $number }

button-withdraw = Zurückziehen

permission-view = Kanal ansehen
permission-send = Nachrichten senden
permission-send-in-threads = Nachrichten in Threads senden
permission-attach = Dateien anhängen

welcome = ### Backgammon
    Wähl mit { COMMAND("challenge") } einen Gegner, oder lass ihn weg: Dann kann jeder hier **{ button-accept }** drücken.
    { COMMAND("help") } erklärt das Spiel in einer Minute.
welcome-local = Auf dieser Seite kannst du jeder sein. Wähl oben bei *Viewing as* **Alice**, **Bob** oder **Carol**, die zuschaut. Als Alice tippst du `/{ command-challenge }`, drückst zweimal Enter, wählst Bob und schickst es mit dem Pfeil ab. Als Bob drückst du dann **{ button-accept }**.

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
