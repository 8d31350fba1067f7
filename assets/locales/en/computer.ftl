computer-name = { computer-short } ({ $level ->
    [beginner] beginner
    [casual] casual
    [intermediate] intermediate
    [advanced] advanced
    [expert] expert
    [world_class] world class
   *[simple] simple player
})
computer-short = Computer{ $seat ->
    [A] { "" }
   *[other] { " " }{ $seat }
}
computer-practice = Matches against the computer aren't rated, and the computer has no clock.
computer-begins-simple = The neural network doesn't know { $game }, so our own simple player steps in, whatever level you chose.
computer-begins-rules = The neural network for { $game } doesn't know these house rules, so our own simple player steps in, whatever level you chose.
computer-begins-missing = The neural network isn't installed here, so our own simple player steps in, whatever level you chose.
