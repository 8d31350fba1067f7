command-preferences = einstellungen
    .description = Wie du es magst: Bedienung, Brett, Zeit
command-preferences-show = zeigen
    .description = Alle deine Einstellungen auf einen Blick, zum Antippen
command-preferences-theme = aussehen
    .description = Sieh dir ein Aussehen an und wähl es für deine eigenen Bretter
    .theme = aussehen
    .theme-description = Welches
command-preferences-block = blockieren
    .description = Verhindere, dass dich jemand herausfordert
    .person = person
    .person-description = Wen du blockierst
command-preferences-unblock = freigeben
    .description = Lass dich von jemandem wieder herausfordern
    .person = person
    .person-description = Wen du nicht mehr blockierst
command-preferences-vacation = urlaub
    .description = Nimm dir frei: Deine Fernpartien warten auf dich (0 beendet es)
    .days = tage
    .days-description = Wie viele Tage ab jetzt
command-settings = servereinstellungen
    .description = Wie Matches auf diesem Server gezeigt und gespielt werden

preferences-heading = ### Deine Einstellungen
preferences-on = { $count ->
    [0] **An:** noch nichts
   *[other] **An:** { $what }
}
preferences-explained = Die Listen gelten für Bretter und Nachrichten, die nur du siehst. Öffentliche Bretter sehen für alle gleich aus. Ich verdopple nie für dich, und ich nehme nie für dich an oder lehne ab.
button-switches = An- und ausschalten
preference-group = { $group ->
    [play] Während du spielst
    [look] Was man sieht
   *[calls] Wann du gerufen wirst
}
preference-explained-auto-roll = Sobald du dran bist, außer du könntest verdoppeln
preference-explained-auto-forced = Wenn nur ein Zug möglich ist
preference-explained-auto-bear-off = Im Rennen, wenn es nichts zu überlegen gibt
preference-explained-confirm = Du siehst deinen Zug auf deinem Brett, bevor er gilt
preference-explained-confirm-double = Verdoppeln lässt sich nicht zurücknehmen
preference-explained-text-board = Bretter, die nur du siehst, kommen als Text
preference-explained-home-left = Dein Heimfeld liegt auf Brettern, die nur du siehst, links
preference-explained-shown-outside = Dein Name und deine Wertung stehen auch in Tabellen anderer Server
preference-explained-reminders = Ein Ping, kurz bevor deine Zeit um ist
preference-explained-dm-turns = Eine Direktnachricht, wenn ein Match auf dich wartet
preference-auto-roll = Für mich würfeln
preference-auto-forced = Erzwungene Züge spielen
preference-auto-bear-off = Für mich abtragen
preference-confirm = Vor einem angetippten Zug fragen
preference-reminders = Mich erinnern
preference-text-board = Brett als Text
preference-home-left = Heimfeld links
preference-called = Zum Spielen rufen
preference-called-explained = Wenn hier jemand einen Gegner sucht, höchstens einmal in der Stunde
preference-dm-turns = DM, wenn ich dran bin
preference-training = DM zum Üben
preference-training-explained = Eine Direktnachricht am Tag, wenn in /{ command-train } Stellungen warten
preference-training-begins = Ich schreibe dir hier, wenn in { COMMAND("train") } Stellungen warten, höchstens einmal am Tag.
preference-dm-closed = ⚠️ Ich konnte dir nicht schreiben, deshalb sind **{ preference-dm-turns }** und **{ preference-training }** aus. Erlaube Direktnachrichten von Mitgliedern dieses Servers und schalte ein, was du möchtest.
preference-shown-outside = Überall zeigen
preference-numbering = Nummern der Felder
preference-theme = Aussehen
preference-language = Sprache
numbering-own = immer meine
numbering-none = keine
as-the-server = wie der Server
as-the-bot = wie der Bot
as-discord = wie Discord
theme-preview = Das ist **{ $theme }**.
theme-classic = Klassisch
theme-dark = Dunkel
theme-tournament = Turnier
theme-paper = Papier
theme-high-contrast = Starker Kontrast
theme-colour-blind = Für Farbenblinde
button-use-theme = Nehmen
button-back = Zurück
blocked = { $who } kann dich nicht mehr herausfordern und erfährt nichts davon. { COMMAND("preferences unblock") } hebt es auf.
unblocked = { $who } kann dich wieder herausfordern.
blocked-list = Blockiert: { $who }.
vacation-begun = Du hast Urlaub bis { $until }. Deine Fernpartien warten, aber Runden in Ligen und Turnieren enden pünktlich. Resturlaub in diesem Jahr: { days }. { COMMAND("preferences vacation") } mit 0 Tagen beendet ihn früher.
vacation-over = Willkommen zurück! Resturlaub in diesem Jahr: { days }.
preferences-away = Du bist bis { $until } im Urlaub. { COMMAND("preferences vacation") } mit 0 Tagen beendet ihn früher.
settings-heading = ### Wie auf diesem Server gespielt wird
button-change-settings = Einstellungen ändern
setting-now = **{ $what }:** { $which }
setting-more = Außerdem
setting-posting-explained = { $posting ->
    [turns] Jeder Zug ist ein neuer Beitrag
    [moves] Das neue Brett wird gepostet, das alte gelöscht
   *[live] Ein Beitrag wird erneuert, eine Zeile ruft den, der dran ist
}
setting-explained-threads = Jedes Match bekommt seinen eigenen Thread
setting-explained-fixed-numbers = Die Felder werden für beide von Weiß aus gezählt
setting-language = Sprache
setting-language-explained = -# Die Sprache gilt für alles, was hier alle sehen. Was nur du siehst, ist in deiner: { COMMAND("preferences show") }.
setting-posting = Bretter
setting-fixed-numbers = Feste Nummern
setting-threads = Threads
setting-length = Übliche Länge
setting-clock = Übliche Uhr
sample-white = Alice
sample-black = Bob

blocked-list-more = Blockiert: { $who } und { $count } weitere.
setting-organizers = Rolle, die Turniere veranstalten darf
setting-digest = Wochenrückblick in einem Kanal: aus
setting-digest-on = **Wochenrückblick:** in { $where }, das nächste Mal { $when }. Er fasst zusammen, was in den Kanälen gespielt wurde, die dort alle sehen, und pingt niemanden an. Nimm den Kanal aus der Liste, um ihn auszuschalten.
setting-digest-missing = ⚠️ **Wochenrückblick:** Ich konnte ihn in { $where } nicht posten. Lass mich den Kanal sehen, dort schreiben und Dateien anhängen, oder wähl einen anderen.
setting-digest-refused = In { $where } kann ich nichts posten: Dort brauche ich { $permissions }. Es wurde nichts geändert.
button-house-rules = Hausregeln

preference-tutor = Tutor beim Üben
tutor-none = aus
tutor-bad = vor schlechten Zügen
tutor-very-bad = vor sehr schlechten Zügen
setting-daily = **Stellung des Tages:** jeden Tag in { $channel } um { $hour }:00, { $zone }{ $trouble ->
    [channel] . **Die letzte fiel aus: Den Kanal gibt es nicht mehr.** Wähl mit { COMMAND("daily set") } einen anderen.
    [rights] . **Die letzte fiel aus: Mir fehlt im Kanal eine Berechtigung.**
    [pack] . **Die letzte fiel aus: Zu diesem Spiel gibt es keine Stellungen mehr.**
   *[none] { "" }
}
button-own-positions = Eure Stellungen
setting-own = **Stellungen aus euren Matches:** an, { $admitted } von { $looked } angesehenen taugen als Rätsel
