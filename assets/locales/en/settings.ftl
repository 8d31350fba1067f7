command-preferences = preferences
    .description = How you like things: taps, board, time
command-preferences-show = show
    .description = All your preferences at a glance, each one tap away
command-preferences-theme = theme
    .description = Preview a theme and choose it for your own boards
    .theme = theme
    .theme-description = Which one
command-preferences-block = block
    .description = Stop someone from challenging you
    .person = person
    .person-description = Who to block
command-preferences-unblock = unblock
    .description = Let someone challenge you again
    .person = person
    .person-description = Who to unblock
command-preferences-vacation = vacation
    .description = Take days off: your correspondence matches wait for you (0 ends it)
    .days = days
    .days-description = How many days from now
command-settings = settings
    .description = How matches are shown and played in this server

preferences-heading = ### Your preferences
preferences-on = { $count ->
    [0] **On:** nothing yet
   *[other] **On:** { $what }
}
preferences-explained = The lists are for boards and messages only you see. Public boards look the same to everyone. I never double, take or pass for you.
button-switches = Turn on or off
preference-group = { $group ->
    [play] While you play
    [look] What's shown
   *[calls] When you're called
}
preference-explained-auto-roll = As soon as it's your turn, unless you could double
preference-explained-auto-forced = When there's only one legal play
preference-explained-auto-bear-off = In a race, when there's nothing to think about
preference-explained-confirm = You see your play on your own board before it counts
preference-explained-confirm-double = A double can't be taken back
preference-explained-text-board = Boards only you see are drawn as text
preference-explained-home-left = Your home board is on the left in boards only you see
preference-explained-shown-outside = Your name and rating appear in tables of other servers
preference-explained-reminders = A ping shortly before your time runs out
preference-explained-dm-turns = A direct message when a match is waiting for you
preference-auto-roll = Roll for me
preference-auto-forced = Play forced moves
preference-auto-bear-off = Bear off for me
preference-confirm = Ask before a tapped play
preference-reminders = Remind me
preference-text-board = Text board
preference-home-left = Home on the left
preference-called = Call me to play
preference-called-explained = When someone here looks for an opponent, once an hour at most
preference-dm-turns = DM me on my turn
preference-training = DM me to train
preference-training-explained = A direct message a day when positions are waiting in /{ command-train }
preference-training-begins = I'll message you here when positions are waiting in { COMMAND("train") }, once a day at most.
preference-dm-closed = ⚠️ I couldn't message you, so **{ preference-dm-turns }** and **{ preference-training }** are off. Allow direct messages from members of this server, then switch on what you want.
preference-shown-outside = Show me everywhere
preference-numbering = Point numbers
preference-theme = Theme
preference-language = Language
numbering-own = always mine
numbering-none = none
as-the-server = same as the server
as-the-bot = same as the bot
as-discord = same as Discord
theme-preview = This is **{ $theme }**.
theme-classic = Classic
theme-dark = Dark
theme-tournament = Tournament
theme-paper = Paper
theme-high-contrast = High contrast
theme-colour-blind = Color-blind
button-use-theme = Use this one
button-back = Back
blocked = { $who } can't challenge you anymore, and won't be told. { COMMAND("preferences unblock") } undoes this.
unblocked = { $who } can challenge you again.
blocked-list = Blocked: { $who }.
vacation-begun = You're on vacation until { $until }. Your correspondence matches will wait, but the rounds of leagues and tournaments end on time. You have { days } of vacation left this year. { COMMAND("preferences vacation") } with 0 days ends it early.
vacation-over = Welcome back! You have { days } of vacation left this year.
preferences-away = You're on vacation until { $until }. { COMMAND("preferences vacation") } with 0 days ends it early.
settings-heading = ### How matches are played in this server
button-change-settings = Change settings
setting-now = **{ $what }:** { $which }
setting-more = Also
setting-posting-explained = { $posting ->
    [turns] Every turn is a new post
    [moves] The new board is posted, the old one deleted
   *[live] One post is edited; a line calls whoever's next
}
setting-explained-threads = Each match gets a thread of its own
setting-explained-fixed-numbers = Points are numbered from White's side for both players
setting-language = Language
setting-language-explained = -# The language is for what everyone in this server sees. What only you see is in yours: { COMMAND("preferences show") }.
setting-posting = Boards
setting-fixed-numbers = Fixed numbers
setting-threads = Threads
setting-length = Usual length
setting-clock = Usual clock
sample-white = Alice
sample-black = Bob

blocked-list-more = Blocked: { $who } and { $count } more.
setting-organizers = Role that can organize tournaments
setting-digest = Weekly digest in a channel: off
setting-digest-on = **Weekly digest:** in { $where }, next { $when }. It sums up what was played in channels that everyone there can see, and pings nobody. Take the channel out of its list to switch it off.
setting-digest-missing = ⚠️ **Weekly digest:** I couldn't post it in { $where }. Let me see the channel, write and attach files there, or choose another.
setting-digest-refused = I can't post in { $where }: there I need { $permissions }. Nothing was changed.
button-house-rules = House rules

preference-tutor = Practice tutor
tutor-none = off
tutor-bad = before bad mistakes
tutor-very-bad = before very bad mistakes
setting-daily = **Position of the day:** every day in { $channel } at { $hour }:00, { $zone }{ $trouble ->
    [channel] . **The last one wasn't posted: the channel is gone.** Choose another with { COMMAND("daily set") }.
    [rights] . **The last one wasn't posted: I lack a permission in the channel.**
    [pack] . **The last one wasn't posted: there are no positions left of that game.**
   *[none] { "" }
}
button-own-positions = Your own positions
setting-own = **Positions from your matches:** on, { $admitted } of { $looked } looked at are good enough to ask
