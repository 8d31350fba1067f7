command-export = export
    .description = Get a match as a file, for GNU Backgammon or other programs, or complete
    .match = { -option-match }
    .match-description = { -which-match-to-see }
    .format = format
    .format-description = .mat for backgammon programs (or sgf, xgid); json and text can hold any game
    .public = public
    .public-description = Post it for everyone
command-import = import
    .description = Read a match from a file, to replay and study it
    .file = file
    .file-description = A .mat, .xg or SGF file, or json or text made by /export; leave it out for a form
    .match = { -option-match }
    .match-description = A match you imported earlier, to see its card again

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
export-ask = Match { $match } as a file. `.mat` and SGF are for other programs, and XGIDs list its positions. The event log and the text can hold any game.
export-file = Match { $match }{ $over ->
    [yes] :
   *[no] { " " }so far:
}
export-jacoby = For GNU Backgammon, use the SGF. It assumes the Jacoby rule when it reads a session from a `.mat` file, and this session was played without it.
export-refused =
    { $format } can't hold this match, because it has no place for { $what ->
        [game] { $game }
        [automatic_doubles] automatic doubles
       *[rule] one of its house rules
    }. Use the event log (`json`) or the text (`text`), which can hold any game.
export-nothing = Nothing has happened in match { $match } yet.
export-too-large = This file is too big to upload here.
form-import = Import a match
form-import-file = File
remark-import-file = .mat up to 2 MB; .xg, SGF, or json or text from /export, up to 4 MB
import-heading = ### Imported match { $match }
import-counts = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $plays ->
    [one] 1 play
   *[other] { $plays } plays
}, all legal.
import-played-on = Played on { $date }
import-unfinished = The file ends before the match does.
import-length-untold = The file doesn't say how long the match is; this is what its games tell. If it's wrong, write it in a first line, such as `5 point match`, and import it again.
import-left-out = { $games ->
    [one] 1 game after the end of the match was
   *[other] { $games } games after the end of the match were
} left out.
import-known = You'd already imported this match, so it wasn't stored again.
import-which-side = **Which one is you?** Your side counts in { COMMAND("insights") }, and { COMMAND("train") } asks what you got wrong. I'll remember the name.
import-own-side = -# You're { $who } here, in { COMMAND("insights") } and { COMMAND("train") }.
import-seen = -# { $shared ->
    [yes] Everyone in this server can see it, as `{ $match }` in { COMMAND("replay") } and { COMMAND("export") }.
   *[no] Only you can see it, as `{ $match }` in { COMMAND("replay") } and { COMMAND("export") }.
}
import-not-fetched = I couldn't get that file. Please send it again.
import-full = You already have { $most } imported matches, which is the limit, so nothing was stored. Delete one, then import the file again. This is the oldest:
import-delete-ask = Delete imported match { $match }? You keep the file itself.
import-deleted = Imported match { $match } has been deleted.
button-share = Share here
button-unshare = Stop sharing
button-import-another = Import another
button-import-side = { $name } ({ side })
button-import-neither = Neither
button-import-own-side = Change my side
button-import-delete = Delete
button-import-delete-sure = Yes, delete it
