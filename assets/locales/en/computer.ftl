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
computer-begins-simple = { $who } accepts. The neural network doesn't know { $game }, so a simple player of ours plays, whatever level you chose. Matches against the computer aren't rated, and there's no clock.
computer-begins-rules = { $who } accepts. The neural network of { $game } doesn't know these house rules, so a simple player of ours plays, whatever level you chose. Matches against the computer aren't rated, and there's no clock.
computer-begins-missing = { $who } accepts. The neural network isn't installed here, so a simple player of ours plays, whatever level you chose. Matches against the computer aren't rated, and there's no clock.
