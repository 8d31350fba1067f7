command-export = export
    .description = A match as a file: for GNU Backgammon, for other programs, or whole
    .match = { -option-match }
    .match-description = { -which-match-to-see }
    .format = format
    .format-description = .mat for backgammon programs (or sgf, xgid); json and text hold every game
    .public = public
    .public-description = Post it for everyone
command-import = import
    .description = Read a match from a file, to see it again and study it
    .file = file
    .file-description = A .mat file, or what /export made as json or text; leave it out for a form
    .match = { -option-match }
    .match-description = One that you have imported, to see its card again

choice-mat = mat
choice-sgf = sgf
choice-xgid = xgid
choice-json = json
choice-text = text

button-export-mat = .mat
button-export-sgf = SGF
button-export-xgid = XGIDs
button-export-json = Event log (JSON)
button-export-text = Text
export-ask = Match { $match } as a file. `.mat` and SGF are for other programs, XGIDs are its positions; the event log and the text hold every game.
export-file = Match { $match }{ $over ->
    [yes] :
   *[no] , as far as it has been played:
}
export-jacoby = For GNU Backgammon take the SGF: it reads a `.mat` of a session with the Jacoby rule unless it is told otherwise, and this one is without.
export-refused =
    { $format } cannot hold this match: it has no place for { $what ->
        [game] { $game }
       *[rule] one of its house rules
    }. The event log (`json`) and the text (`text`) hold every game.
export-nothing = Nothing has been decided in match { $match } yet.
export-too-large = This file would be too large to upload here.
form-import = Import a match
form-import-file = File
remark-import-file = .mat up to 2 MB, or json or text from /export up to 4 MB
import-heading = ### Imported match { $match }
import-counts = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $plays ->
    [one] 1 play
   *[other] { $plays } plays
}, all of them legal.
import-played-on = Played on { $date }
import-unfinished = The record ends before the match is over.
import-left-out = { $games ->
    [one] 1 game after the end of the match was
   *[other] { $games } games after the end of the match were
} left out.
import-known = You had imported this file before; nothing was stored a second time.
import-seen = -# { $shared ->
    [yes] Everyone in this server can see it, as `{ $match }` in { COMMAND("replay") } and { COMMAND("export") }.
   *[no] Only you can see it, as `{ $match }` in { COMMAND("replay") } and { COMMAND("export") }.
}
import-not-fetched = I could not fetch that file. Send it once more, please.
import-full = You have { $most } imported matches, and that is the most. Nothing was stored: delete one, then import the file again. This is the oldest:
import-delete-ask = Delete the imported match { $match }? The file itself stays with you.
import-deleted = The imported match { $match } is deleted.
button-share = Share here
button-unshare = Share no more
button-import-another = Import another
button-import-delete = Delete
button-import-delete-sure = Yes, delete it
