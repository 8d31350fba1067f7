command-board = brett
    .description = Zeig das Brett, nur dir oder allen
    .match = { -option-match }
    .match-description = { -which-match-to-see }
    .public = öffentlich
    .public-description = Für alle sichtbar, mit seinen Knöpfen
command-match = match
    .description = Stand, Doppler und Länge eines Matches
    .match = { -option-match }
    .match-description = { -which-match-to-see }
command-watch = zuschauen
    .description = Einem Match folgen: wo es gespielt wird, und Bescheid, wenn es spannend wird
    .match = { -option-match }
    .match-description = { -which-match-to-see }

match-heading = ### Match { $match }
match-away = { $white } fehlen { $white_away }, { $black } fehlen { $black_away }.
match-cube = Der Doppler steht auf { $value } und gehört { $who }.
match-after-crawford = Das Crawford-Spiel ist vorbei.
match-begun = Begonnen { $when }.

button-unfollow = Nicht mehr folgen
watch-several = Auf diesem Server werden mehrere Matches gespielt. Nenn eins: `/{ command-watch } { -option-match }:`
watch-explained = Folge ihm, und ich sage dir in einer Direktnachricht, wenn gedoppelt wird, wenn das Crawford-Spiel beginnt und wenn das Match endet.
watch-following = Du folgst diesem Match: ich sage dir in einer Direktnachricht, wenn es spannend wird und wenn es endet.
follow-notice = Du folgst { $players }:
