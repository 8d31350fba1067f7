# What several features say, in English, the language of reference. Names arrive escaped; `**` and `###` are Discord's
# markup. A further language is one more folder beside this one, with the same files, messages and variables.

language-name = English
-option-match = match
-option-offer = offer
-which-match = Which match, if you're playing several here
-which-match-to-see = Which match; leave it out for your own or the latest one here

choice-server = this server

decimal-mark = .
percent = { $number }%
list-or = or
player-unnamed = Player { $number }

button-withdraw = Withdraw

permission-view = View Channel
permission-send = Send Messages
permission-send-in-threads = Send Messages in Threads
permission-attach = Attach Files

days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}
button-keep = Keep it
player-gone = a former player
told-more = ... and { $count } more ...
open-already = You already have { $kind ->
    [chouette] [a chouette]({ $url })
    [team] [a consultation]({ $url })
   *[vote] [a vote]({ $url })
} open in this channel.
button-open-another = Open another
day-of-month = { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] June
    [7] July
    [8] Aug
    [9] Sept
    [10] Oct
    [11] Nov
   *[12] Dec
} { $day }
