command-export = exportieren
    .description = Ein Match als Datei: für GNU Backgammon, für andere Programme, oder ganz
    .match = { -option-match }
    .match-description = { -which-match-to-see }
    .format = format
    .format-description = .mat für Backgammon-Programme (oder sgf, xgid); json und text fassen jedes Spiel
    .public = öffentlich
    .public-description = Für alle posten
command-import = importieren
    .description = Ein Match aus einer Datei lesen, um es wieder anzusehen und zu untersuchen
    .file = datei
    .file-description = Eine .mat-Datei oder json oder text aus /exportieren; ohne Angabe kommt ein Formular
    .match = { -option-match }
    .match-description = Eines, das du importiert hast, um seine Karte wieder zu sehen

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
export-ask = Match { $match } als Datei. `.mat` und SGF sind für andere Programme, XGIDs sind seine Stellungen; Protokoll und Text fassen jedes Spiel.
export-file = Match { $match }{ $over ->
    [yes] :
   *[no] , so weit es gespielt ist:
}
export-jacoby = Für GNU Backgammon nimm die SGF-Datei: Eine `.mat` einer Serie liest es mit Jacoby-Regel, wenn man ihm nichts anderes sagt, und diese Serie ist ohne.
export-refused =
    { $format } kann dieses Match nicht fassen: Es hat keinen Platz für { $what ->
        [game] { $game }
       *[rule] eine seiner Hausregeln
    }. Das Protokoll (`json`) und der Text (`text`) fassen jedes Spiel.
export-nothing = In Match { $match } ist noch nichts entschieden worden.
export-too-large = Diese Datei wäre zu groß, um sie hier hochzuladen.
form-import = Match importieren
form-import-file = Datei
remark-import-file = .mat bis 2 MB, oder json oder text aus /exportieren bis 4 MB
import-heading = ### Importiertes Match { $match }
import-counts = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}, { $plays ->
    [one] 1 Zug
   *[other] { $plays } Züge
}, alle nach den Regeln.
import-played-on = Gespielt am { $date }
import-unfinished = Die Aufzeichnung endet, bevor das Match zu Ende ist.
import-left-out = { $games ->
    [one] 1 Spiel nach dem Ende des Matches wurde
   *[other] { $games } Spiele nach dem Ende des Matches wurden
} ausgelassen.
import-known = Diese Datei hattest du schon importiert; es wurde nichts ein zweites Mal gespeichert.
import-seen = -# { $shared ->
    [yes] Alle auf diesem Server können es sehen, als `{ $match }` in { COMMAND("replay") } und { COMMAND("export") }.
   *[no] Nur du kannst es sehen, als `{ $match }` in { COMMAND("replay") } und { COMMAND("export") }.
}
import-not-fetched = Ich konnte diese Datei nicht holen. Schick sie bitte noch einmal.
import-full = Du hast { $most } importierte Matches, mehr gehen nicht. Es wurde nichts gespeichert: Lösche eines und importiere die Datei dann noch einmal. Das ist das älteste:
import-delete-ask = Das importierte Match { $match } löschen? Die Datei selbst bleibt bei dir.
import-deleted = Das importierte Match { $match } ist gelöscht.
button-share = Hier teilen
button-unshare = Nicht mehr teilen
button-import-another = Noch eines importieren
button-import-delete = Löschen
button-import-delete-sure = Ja, löschen
