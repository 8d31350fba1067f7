command-board = board
    .description = Show the board, to yourself or to everyone
    .match = { -option-match }
    .match-description = { -which-match-to-see }
    .public = public
    .public-description = Post it for everyone, with its buttons
command-match = match
    .description = A match's score, cube and length
    .match = { -option-match }
    .match-description = { -which-match-to-see }
command-watch = watch
    .description = Follow a match: get a link, and a message when it gets interesting
    .match = { -option-match }
    .match-description = { -which-match-to-see }

match-heading = ### Match { $match }
match-away = { $white } needs { $white_away }, { $black } needs { $black_away }.
match-cube = { $who } owns the cube at { $value }.
match-begun = Started { $when }

button-unfollow = Unfollow
watch-several = There are several matches in this server. Pick one: { COMMAND("watch") }
watch-explained = Follow it, and I'll send you a direct message { $tells ->
    [end] when the match ends.
    [doubles] when someone doubles and when the match ends.
   *[all] when someone doubles, when the Crawford game starts and when the match ends.
}
watch-following = You're following this match. I'll send you a direct message when it gets interesting and when it ends.
follow-notice = You're following { $match }:
