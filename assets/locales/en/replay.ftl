command-replay = replay
    .description = Watch a game again as an animation
    .match = { -option-match }
    .match-description = { -which-match-to-see }
    .game = game
    .game-description = The number of the game; leave it out for the last one
    .public = public
    .public-description = Post it for everyone

replay-place = { $number } of { $count }
replay-heading = ### Match { $match }, game { $game }
replay-words = Animation of game { $game }, { $white } (White) against { $black } (Black): the dice and the play of every turn, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} in all.
replay-ending = { $who } wins the game: { caption-points } after { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
replay-open = Not over yet: { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} so far
replay-cut = -# The whole game is too big for one animation, so these are its last { $boards } boards. The button shows every turn.
replay-game = Game { $game } at { $white } : { $black }
replay-games = Go to a game
replay-too-large = The animation is too big to upload here. The **{ button-replay }** button under the result of a match shows every turn.
replay-nothing = Nothing has been played in match { $match } yet.
replay-no-game = Match { $match } has nothing to show for game { $game }. Try one of these: { $games }.
