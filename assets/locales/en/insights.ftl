command-insights = insights
    .description = How you play: openings, contact, races, the cube, game plans, month by month. Only you see it
    .period = period
    .period-description = How far back; everything if you leave it out
choice-30-days = 30 days
choice-90-days = 90 days
choice-year = a year

insights-heading = ### Your play{ $days ->
    [0] { "" }
   *[other] , the last { $days } days
}
insights-title = Insights: { $who }
insights-headline = PR { $rating }: { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
} in { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}
insights-weakest = You lose the most in **{ $kind }**: PR { $rating } over { $decisions } decisions, against { $mean } overall.
insights-even = No kind of decision stands out.
insights-few = No kind has { $enough } decisions yet, so it's too early to say much. Analyze more matches.
insights-explained = -# PR: performance rating, lower is better. ±: the 95% range. Gray: fewer than 30 decisions. The line is your average. Plays after a hint don't count.
insights-none = ### Nothing to show yet{ $days ->
        [0] { "" }
       *[other] { " " }in the last { $days } days
    }
    { $older ->
        [yes] Your analyzed matches are older: leave out the period to see them.{ $match ->
            [0] { "" }
           *[other] { " " }Or tap **Analyze** here for your latest, match { $match }.
        }
       *[no] The numbers come from your matches that were analyzed. { $match ->
            [0] Finish one and tap **Analyze** below its result, or { COMMAND("import") } a match of yours, say which side is you, and analyze it.
           *[other] Tap **Analyze** here for your latest, match { $match }, or below the result of any other.
        } Then come back.
    }
insights-by-kind = By kind
insights-by-plan = Plays by game plan
insights-by-nerve = Bold or timid: what it costs
insights-by-month = By month
insights-kind-opening = Opening
insights-kind-contact = Contact
insights-kind-race = Race
insights-kind-bear-off = Bear-off
insights-kind-doubling = Doubling
insights-kind-taking = Taking
insights-plan-purerace = Pure race
insights-plan-racing = Racing
insights-plan-attacking = Attacking
insights-plan-priming = Priming
insights-plan-anchoring = Anchoring
insights-nerve-bold = Too bold
insights-nerve-timid = Too timid
insights-too-few = too few
insights-cost = { $rating } PR
insights-row = { $name } { $rating } ({ $count })
insights-part = { $heading }: { $rows }.
