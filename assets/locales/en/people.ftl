command-privacy = privacy
    .description = What's stored about you
command-privacy-show = show
    .description = What's stored about you, and why
command-privacy-export = export
    .description = Everything stored about you, as a file
command-privacy-delete = delete
    .description = Delete everything stored about you (you'll be asked to confirm)
command-leaderboard = leaderboard
    .description = The best players
    .where = where
    .where-description = This server, or everywhere
    .month = month
    .month-description = Only this month, ranked by rating gained
    .variant = variant
    .variant-description = Which game (usually backgammon)
command-profile = profile
    .description = A player's rating, record and chart
    .person = person
    .person-description = Whose; leave it out for your own
    .variant = variant
    .variant-description = Which game (usually backgammon)
command-history = history
    .description = A player's latest matches
    .person = person
    .person-description = Whose; leave it out for your own

choice-everywhere = everywhere

privacy-heading = ### What's stored about you
privacy-stored =
    - Your ID and display name (last seen { $seen })
    - { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    } ({ $ongoing } under way), with { $events ->
        [one] 1 entry
       *[other] { $events } entries
    } of yours in the log
    - { $challenges ->
        [one] 1 challenge
       *[other] { $challenges } challenges
    }
    - { $preferences ->
        [yes] Your preferences
       *[no] No preferences
    }
    - { $blocks ->
        [one] 1 blocked person
       *[other] { $blocks } blocked people
    }, { $follows ->
        [one] 1 followed match
       *[other] { $follows } followed matches
    }
    - { $imports ->
        [one] 1 imported match
       *[other] { $imports } imported matches
    }, { $chouettes ->
        [one] 1 chouette
       *[other] { $chouettes } chouettes
    }
    - { $crowds ->
        [one] 1 vote or team
       *[other] { $crowds } votes and teams
    }, { $guesses ->
        [one] 1 guessed play
       *[other] { $guesses } guessed plays
    }, { $cards ->
        [one] 1 position to train
       *[other] { $cards } positions to train
    }, { $puzzles ->
        [one] 1 puzzle
       *[other] { $puzzles } puzzles
    }
privacy-tournaments = - { $count ->
    [one] 1 tournament
   *[other] { $count } tournaments
}
privacy-why = It's kept so that matches survive a restart and can be looked at again. I don't read messages. { COMMAND("privacy export") } gives you all of it as a file, and { COMMAND("privacy delete") } deletes it.
privacy-nothing = Nothing is stored about you.
privacy-export = Everything stored about you:
privacy-ask = Delete everything stored about you? { $ongoing ->
    [0] { "" }
    [one] You'll resign your match under way.{ " " }
   *[other] You'll resign your { $ongoing } matches under way.{ " " }
}{ $tournaments ->
    [0] { "" }
    [one] You'll be out of the tournament you're in.{ " " }
   *[other] You'll be out of the { $tournaments } tournaments and leagues you're in.{ " " }
}Your opponents keep your finished matches ({ $finished }), without your name. If somebody has blocked you, you stay blocked. This can't be undone.
privacy-kept = Nothing was deleted.
privacy-deleting = Deleting ...
privacy-deleting-part = Deleting ... { $percent }%
privacy-deleted = Everything about you has been deleted.
button-delete = Delete everything

leaderboard-title = { $game }, { $scope ->
    [server] this server
   *[everywhere] everywhere
}{ $month ->
    [yes] , this month
   *[no] { "" }
}
leaderboard-empty = Nobody has played a rated match here yet.
leaderboard-provisional = -# * Provisional: fewer than 20 points' worth of matches, or fewer than five different opponents.
column-rating = Rating
column-gained = Gained
column-matches = Matches
profile-heading = ### { $who }
profile-rating = { $game }: **{ $rating }**{ $place ->
    [0] , unranked
   *[other] , rank { $place }
} (experience { $experience }{ $provisional ->
    [yes] , provisional
   *[no] { "" }
})
profile-unrated = { $game }: no rated match yet
profile-record = Matches (not sessions): { $won } won, { $lost } lost. Longest streak: { $streak }
profile-gammons = Gammons in them: { $won } won, { $lost } lost. Backgammons: { $backgammons_won } won, { $backgammons_lost } lost
profile-favourite = Favorite game: { $game }
profile-chouettes = Chouettes: **{ $points }** in { $games ->
    [one] 1 game
   *[other] { $games } games
} ({ $boxes } as the box) at { $chouettes ->
    [one] 1 table
   *[other] { $chouettes } tables
}
profile-against = { $other } against this player: { $won } won, { $lost } lost
profile-chart = { $who }: { $game } rating
history-heading = ### { $who }: latest matches
history-empty = { $who } hasn't finished a match yet.
history-line = - { $when } Match { $match }: { $kind ->
    [won] won
    [lost] lost
   *[drawn] no winner
} { $own } : { $others } against { $opponent }
history-chouettes = ### { $who }: latest chouettes
history-chouette = - { $when } Chouette { $number }{ $over ->
    [yes] { "" }
   *[no] , under way
}: { $points } in { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $players } players

leader-words = { $place ->
    [0] Unranked
   *[other] { $place }
}. { $name } has { $by ->
    [rating] a rating of { $value }
   *[gained] gained { $value }
} in { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}.
leaderboard-everywhere = This list has you, people who have played in this server, and anyone who has **{ preference-shown-outside }** on ({ COMMAND("preferences show") }).
profile-hidden = They're only shown in servers they play in.
