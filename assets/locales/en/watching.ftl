command-board = board
    .description = Show the board, to you alone or to everyone
    .match = { -option-match }
    .match-description = { -which-match-to-see }
    .public = public
    .public-description = Post it for everyone, with its buttons
command-match = match
    .description = Score, cube and length of a match
    .match = { -option-match }
    .match-description = { -which-match-to-see }
command-watch = watch
    .description = Follow a match: where it is played, and a word when it gets interesting
    .match = { -option-match }
    .match-description = { -which-match-to-see }

match-heading = ### Match { $match }
match-away = { $white } needs { $white_away }, { $black } needs { $black_away }.
match-cube = The cube is at { $value } and belongs to { $who }.
match-after-crawford = The Crawford game has been played.
match-begun = Begun { $when }.

button-unfollow = Do not follow
watch-several = Several matches are being played in this server. Name one: `/{ command-watch } { -option-match }:`
watch-explained = Follow it and I tell you in a direct message when the cube is turned, when the Crawford game begins and when the match ends.
watch-following = You follow this match: I tell you in a direct message when it gets interesting and when it ends.
follow-notice = You follow { $players }:
