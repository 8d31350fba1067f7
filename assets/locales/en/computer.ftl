computer-name = Computer ({ $level ->
    [beginner] beginner
    [casual] casual
    [intermediate] intermediate
    [advanced] advanced
    [expert] expert
    [world_class] world class
   *[simple] simple player
}){ $seat ->
    [0] { "" }
   *[other] { " " }{ $seat }
}
computer-begins = { $who } accepts. A match against the computer is not rated, and no time runs out for it.
computer-begins-simple = { $who } accepts: the neural network does not know { $game }, so a simple player of our own plays, whatever level was chosen. A match against the computer is not rated, and no time runs out for it.
computer-begins-missing = { $who } accepts: the neural network is not installed here, so a simple player of our own plays, whatever level was chosen. A match against the computer is not rated, and no time runs out for it.
