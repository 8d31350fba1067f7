command-privacy = privacy
    .description = What is stored about you
command-privacy-show = show
    .description = What is stored about you, and why
command-privacy-export = export
    .description = Everything that is stored about you, as a file
command-privacy-delete = delete
    .description = Delete everything that is stored about you; you are asked again
command-leaderboard = leaderboard
    .description = The best players
    .where = where
    .where-description = This server, or everywhere
    .month = month
    .month-description = Only this month, by what it brought
    .variant = variant
    .variant-description = Which game; usual: backgammon
command-profile = profile
    .description = Rating, record and chart of a player
    .person = person
    .person-description = Who; leave it out for yourself
    .variant = variant
    .variant-description = Which game; usual: backgammon
command-history = history
    .description = The last matches of a player
    .person = person
    .person-description = Who; leave it out for yourself

choice-everywhere = everywhere

privacy-heading = ### What is stored about you
privacy-stored = Your id and display name (last seen { $seen }); { $matches ->
    [one] 1 match
   *[other] { $matches } matches
} ({ $ongoing } under way) with { $events } log entries of yours; { $challenges ->
    [one] 1 challenge
   *[other] { $challenges } challenges
}; { $preferences ->
    [yes] your preferences
   *[no] no preferences
}; { $blocks } blocked, { $follows } followed; { $imports ->
    [one] 1 imported match
   *[other] { $imports } imported matches
}.
privacy-why = It is kept so that matches survive a restart and can be looked at again. Messages are not read. `/{ command-privacy } { command-privacy-export }` gives you all of it as a file, `/{ command-privacy } { command-privacy-delete }` deletes it.
privacy-nothing = Nothing is stored about you.
privacy-export = Everything that is stored about you:
privacy-ask = Delete everything that is stored about you? { $ongoing ->
    [0] { "" }
    [one] Your match under way is resigned.{ " " }
   *[other] Your { $ongoing } matches under way are resigned.{ " " }
}Finished matches ({ $finished }) stay with your opponents, without your name. This cannot be undone.
privacy-kept = Nothing was deleted.
privacy-deleting = Deleting ...
privacy-deleted = Everything about you is deleted.
button-delete = Delete everything

leaderboard-title = { $game }, { $scope ->
    [server] this server
   *[everywhere] everywhere
}{ $month ->
    [yes] , this month
   *[no] { "" }
}
leaderboard-empty = Nobody has played a rated match here yet.
leaderboard-provisional = -# * Provisional: fewer than 20 points of matches played, or against fewer than five people.
column-rating = Rating
column-gained = Gained
column-matches = Matches
profile-heading = ### { $who }
profile-rating = { $game }: **{ $rating }**{ $place ->
    [0] , unranked
   *[other] , place { $place }
} (experience { $experience }{ $provisional ->
    [yes] , provisional
   *[no] { "" }
})
profile-unrated = { $game }: no rated match yet
profile-record = Matches: { $won } won, { $lost } lost; longest streak { $streak }
profile-gammons = Gammons: { $won } won, { $lost } lost; backgammons: { $backgammons_won } won, { $backgammons_lost } lost
profile-favourite = Favourite game: { $game }
profile-against = { $other } against this player: { $won } won, { $lost } lost
profile-chart = Rating of { $who }, { $game }
history-heading = ### Last matches of { $who }
history-empty = { $who } has not finished a match yet.
history-line = - { $when } #{ $match } { $kind ->
    [won] won
    [lost] lost
   *[drawn] no winner
} { $own } : { $others } against { $opponent }

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
