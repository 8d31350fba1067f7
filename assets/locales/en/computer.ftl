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
computer-begins = { $who } accepts. Matches against the computer aren't rated, and there's no clock.
computer-begins-simple = { $who } accepts. The neural network doesn't know { $game }, so our own simple player plays, whatever level you chose. Matches against the computer aren't rated, and there's no clock.
computer-begins-rules = { $who } accepts. The neural network for { $game } doesn't know these house rules, so our own simple player plays, whatever level you chose. Matches against the computer aren't rated, and there's no clock.
computer-begins-missing = { $who } accepts. The neural network isn't installed here, so our own simple player plays, whatever level you chose. Matches against the computer aren't rated, and there's no clock.
