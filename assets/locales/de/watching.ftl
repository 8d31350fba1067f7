command-board = brett
    .description = Zeig das Brett, nur dir oder allen
    .match = { -option-match }
    .match-description = { -which-match-to-see }
    .public = öffentlich
    .public-description = Für alle sichtbar, mit seinen Knöpfen
command-match = match
    .description = Stand, Dopplerwürfel und Länge eines Matches
    .match = { -option-match }
    .match-description = { -which-match-to-see }
command-watch = zuschauen
    .description = Folge einem Match: ein Link, und eine Nachricht, wenn es spannend wird
    .match = { -option-match }
    .match-description = { -which-match-to-see }

match-heading = ### Match { $match }
match-away = { $white } fehlen { $white_away }, { $black } fehlen { $black_away }.
match-cube = { $who } hat den Dopplerwürfel auf { $value }.
match-begun = Begonnen { $when }

button-unfollow = Nicht mehr folgen
watch-several = Auf diesem Server laufen mehrere Matches. Wähl eins: { COMMAND("watch") }
watch-explained = Folg ihm, und ich schreibe dir eine Direktnachricht, { $tells ->
    [end] wenn das Match endet.
    [doubles] wenn jemand verdoppelt und wenn das Match endet.
   *[all] wenn jemand verdoppelt, wenn das Crawford-Spiel beginnt und wenn das Match endet.
}
watch-following = Du folgst diesem Match. Ich schreibe dir eine Direktnachricht, wenn es spannend wird und wenn es endet.
follow-notice = Du folgst { $match }:
