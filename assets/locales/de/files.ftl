command-export = exportieren
    .description = Ein Match als Datei: für GNU Backgammon und andere Programme, oder vollständig
    .match = { -option-match }
    .match-description = { -which-match-to-see }
    .format = format
    .format-description = .mat für Backgammon-Programme (oder sgf, xgid); json und text können jedes Spiel
    .public = öffentlich
    .public-description = Für alle posten
command-import = importieren
    .description = Ein Match aus einer Datei lesen, um es anzusehen und zu untersuchen
    .file = datei
    .file-description = Eine .mat-, .xg- oder SGF-Datei oder json oder text aus /exportieren; ohne Angabe kommt ein Formular
    .match = { -option-match }
    .match-description = Ein Match, das du schon importiert hast: zeigt seine Karte noch einmal

choice-mat = mat
choice-sgf = sgf
choice-xgid = xgid
choice-json = json
choice-text = text

button-export-mat = .mat
button-export-sgf = SGF
button-export-xgid = XGIDs
button-export-json = Protokoll (JSON)
button-export-text = Text
export-ask = Match { $match } als Datei. `.mat` und SGF sind für andere Programme, XGIDs listen seine Stellungen auf. Protokoll und Text können jedes Spiel enthalten.
export-file = Match { $match }{ $over ->
    [yes] :
   *[no] { " " }bis hierher:
}
export-jacoby = Nimm für GNU Backgammon die SGF-Datei. Bei der `.mat` eines Money Games nimmt es die Jacoby-Regel an, und dieses ist ohne gespielt.
export-refused =
    { $format } reicht für dieses Match nicht: Es hat keinen Platz für { $what ->
        [game] { $game }
        [automatic_doubles] automatische Verdopplungen
       *[rule] eine seiner Hausregeln
    }. Nimm das Protokoll (`json`) oder den Text (`text`), die können jedes Spiel.
export-nothing = In Match { $match } ist noch nichts passiert.
export-too-large = Diese Datei ist zu groß, um sie hier hochzuladen.
form-import = Match importieren
form-import-file = Datei
remark-import-file = .mat bis 2 MB; .xg, SGF, json oder text aus /exportieren bis 4 MB
import-heading = ### Importiertes Match { $match }
import-counts = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}, { $plays ->
    [one] 1 Zug
   *[other] { $plays } Züge
}, alle nach den Regeln.
import-played-on = Gespielt am { $date }
import-unfinished = Die Datei hört auf, bevor das Match zu Ende ist.
import-length-untold = Die Datei sagt nicht, wie lang das Match ist; das hier geht aus ihren Spielen hervor. Wenn es nicht stimmt, schreib es in eine erste Zeile, etwa `5 point match`, und importier sie noch einmal.
import-left-out = { $games ->
    [one] 1 Spiel nach dem Ende des Matches wurde
   *[other] { $games } Spiele nach dem Ende des Matches wurden
} weggelassen.
import-known = Dieses Match hattest du schon importiert, es wurde nicht noch einmal gespeichert.
import-which-side = **Wer davon bist du?** Deine Seite zählt in { COMMAND("insights") }, und { COMMAND("train") } fragt nach deinen Fehlern. Den Namen merke ich mir.
import-own-side = -# Hier bist du { $who }, in { COMMAND("insights") } und { COMMAND("train") }.
import-seen = -# { $shared ->
    [yes] Alle auf diesem Server können es sehen, als `{ $match }` in { COMMAND("replay") } und { COMMAND("export") }.
   *[no] Nur du kannst es sehen, als `{ $match }` in { COMMAND("replay") } und { COMMAND("export") }.
}
import-not-fetched = Ich konnte diese Datei nicht holen. Schick sie bitte noch einmal.
import-full = Du hast schon { $most } importierte Matches, mehr gehen nicht. Deshalb wurde nichts gespeichert. Lösch eins und importiere die Datei dann noch einmal. Das ist das älteste:
import-delete-ask = Importiertes Match { $match } löschen? Die Datei selbst behältst du.
import-deleted = Das importierte Match { $match } wurde gelöscht.
button-share = Hier teilen
button-unshare = Nicht mehr teilen
button-import-another = Noch eins importieren
button-import-side = { $name } ({ side })
button-import-neither = Keiner von beiden
button-import-own-side = Meine Seite ändern
button-import-delete = Löschen
button-import-delete-sure = Ja, löschen
