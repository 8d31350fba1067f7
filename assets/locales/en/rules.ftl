command-rules = rules
    .description = How a game is played, with its starting board
    .variant = variant
    .variant-description = Which game (usually the one played here)
command-help = help
    .description = How to play, in one minute
help = ## Backgammon in one minute
help-words =
    { "**" }Goal:** bring all your checkers home (points 6 to 1), then off. First one done wins.
    { "**" }Hit:** a lone checker can be hit and starts over. Two are safe.
    { "**" }Your turn:** **{ button-roll }**, choose a play, **{ button-play-it }**. Here: { COMMAND("move") } 8/5 6/5. On boards, amber numbers count from the mover's side.
    { "**" }Cube:** before you roll, you may double: they play on for twice as much, or lose.
    -# { COMMAND("challenge") } · { COMMAND("matches") } · { COMMAND("rules") }

rules-heading = ### { $game }
rules-disputed = ### What sources disagree on: { $game }
button-disputed = What sources disagree on
rules-pick = Rules of ...
rules-house = House rules
rules-chouette = Chouette
rules-of-chouette =
    For three or more at one board: { COMMAND("chouette") }
    - One is the **box** and plays alone. The others are the **crew**: their **captain** moves, the rest wait in **line** and may propose plays.
    - Each of the crew has a **cube**. Before their roll each says *Double* or *Roll on*, unseen until all are in.
    - The box answers each double as it likes. A pass ends the game for that cube's owner.
    - If the box beats the captain it stays, and the captain goes to the end of the line. If not, the captain becomes the box.
    - Points sum to zero. Jacoby and beavers are on; the other tables change some of this.
    - Join or leave at any time. A **proxy** can decide your cube.
rules-words = Words of the game
rules-glossary =
    - **Point**: one of the 24 triangles. Two checkers *make* a point and close it.
    - **Bar point**: your 7 point, next to the bar. **Midpoint**: your 13 point.
    - **Home board**: points 1 to 6. **Outer board**: 7 to 12.
    - **Blot**: a checker that can be hit.
    - **Bar**: where hit checkers wait.
    - **Anchor**: a point you hold in their home.
    - **Prime**: closed points in a row. Nothing gets past six of them.
    - **Closed out**: on the bar against six closed points.
    - **Pip**: one step of a checker. Your *pip count* is how many you need.
    - **Gammon** (counts double): the loser has borne off nothing. **Backgammon** (triple): and still has a checker on the bar or in the winner's home.
rules-cube = The cube
rules-of-the-cube =
    The cube says what the game is worth: 1 at first, then 2, 4, 8 and so on.
    - **Double**: before your roll, you may offer to play on for twice as much.
    - **Take**: whoever's doubled plays on for twice as much and owns the cube: only they may double next.
    - **Pass**: whoever's doubled loses the game, and what it was worth before.
    - A gammon counts two times the cube, a backgammon three times.
    - **Crawford** (matches): once someone needs 1 point, nobody may double for one game.
    - A match to 1 point has no cube, and neither do games whose rules say so.
    - As a rule of thumb, take if you win at least one game in four.
rules-coach = Words of the coach
rules-of-the-coach =
    - **Shots**: the rolls, of 36, that hit.
    - **Good rolls**: those that hit or make a point from 7 to 3.
    - **Back checkers**: yours in their home (24 to 19).
    - **Split**: to move two that stand together apart. **Stack**: many checkers on one point.
    - **Equity**: the points you can expect to win, on average.
    - **Costs 0.100**: gives away a tenth of a point.
    - **PR**, performance rating: what you give away per decision, times 500. Lower is better.
    - **Doubling point**: the chance of winning that makes a double right. **Cash point**: the one that makes a pass right.
    - **Market**: while a take is right, you can double. Wait too long and it's lost.
rules-backgammon =
    You move from 24 down to 1, then bear off. First with none left wins.
    - Play both numbers if you can, or else the higher. Doublets count four times.
    - Two checkers hold a point. A lone one can be hit and has to enter first.
    - Bear off once all are home. A higher number takes your rearmost checker.
    - Win 1, gammon 2 (none off), backgammon 3 (and one on the bar or in your home).
    - The cube multiplies that: before you roll, you may double. See *The cube*.
rules-backgammon-disputed = Who starts. Here the dice decide in every game, unless the house rule "winner starts" is on.
rules-nackgammon =
    Backgammon with a different start: 2 checkers on 24, 2 on 23, 4 on 13, 3 on 8 and 4 on 6. With two more checkers far back, games take longer.
    - You move from 24 down to 1.
rules-hypergammon =
    Backgammon with three checkers each, on 24, 23 and 22. Short and wild: every shot counts. Gammons and the cube work as in backgammon.
    - You move from 24 down to 1.
rules-longgammon =
    Backgammon with all fifteen checkers starting on the 24 point, so they have the whole way to go, down to 1. Everything else is as in backgammon.
rules-egyptian =
    Backgammon with at most five of your own checkers on a point.
    - You move from 24 down to 1.
    - A point with five of yours is closed to you, even when you enter from the bar.
    - Everything else is as in backgammon, cube and gammons included.
rules-runte =
    Backgammon, but in your own home board your checkers can also move backward.
    - Forward is from 24 down to 1.
    - A backward move hits like any other, and you have to make it if there's nothing else to play.
    - No checker leaves the home board backward.
rules-runte-disputed = Whether you can be forced to move backward. Here you can, as with any legal move.
rules-portes =
    The first game of Tavli: backgammon without a cube.
    - You move from 24 down to 1.
    - Whoever wins the opening roll rolls both dice again. Whoever wins a game starts the next one.
    - A win counts 1, or 2 if the loser hasn't borne off any checkers. Nothing counts triple.
rules-plakoto =
    All fifteen start on 24 and move down to 1. Nothing is hit: you pin.
    - A lone checker you land on can't move until you leave, and its owner can't use the point.
    - No bearing off while one of yours is pinned.
    - Pin the last checker on their start, with yours clear, and you win 2 at once. If both are pinned there, it's a draw.
    - A win counts 1, or 2 if the loser has nothing off. No cube.
rules-plakoto-disputed = What pinning the last checker on its start is worth. Here it wins double and ends the game right away, even with a number left to play. Also how a game opens: here the winner of the last game starts, and in the first game whoever throws the higher die throws both again.
rules-tapa =
    Plakoto without the rule about the start.
    - All fifteen move from 24 down to 1. A lone checker that's landed on is pinned until the other one leaves.
    - No bearing off while one of yours is pinned.
    - If both last checkers are pinned on their starts, it's a draw.
    - A win counts 1, or 2 if the loser has nothing off. No cube.
rules-tapa-disputed = How a game opens. Here the winner of the last game starts, and in the first game whoever throws the higher die throws both again.
rules-makhbusa =
    All fifteen move from 24 down to 1. A lone checker that's landed on is pinned, as in Plakoto.
    - Your first checker has to reach your home (1 to 6) before another moves.
    - If both last checkers are pinned on their starts, it's a draw.
    - A win counts 1, or 2 if the loser has nothing off. No cube.
rules-makhbusa-disputed = Where the first checker goes. One source says "the opponent's home board", meaning the far quarter, which is your own home here. Also how a game opens: here whoever throws the higher die throws both again. Some also count a last checker pinned on its start as a double loss. That's a house rule here, off unless you choose it.
rules-fevga =
    Both sides move the same way around, each from its head, 24, down to 1.
    - One checker holds a point. Nothing is hit.
    - Your first checker has to pass your 12 point before another moves.
    - Never hold all of 19 to 24 at the end of a play.
    - If all their checkers wait right behind six of your points in a row, open one.
    - A win counts 1, or 2 if the loser has nothing off. No cube.
rules-fevga-disputed = When a row has to be opened: only then, or whenever your opponent can't move. Here it's only then. Also how a game opens: here the winner of the last game starts, and in the first game whoever throws the higher die throws both again.
rules-narde =
    Fevga's board: same way around, from 24 down to 1. One checker holds a point, nothing is hit.
    - One checker a turn leaves the head (24). On your first turn, 3-3, 4-4 and 6-6 let a second leave once the first is blocked.
    - Six points in a row need an opposing checker in front of them.
    - A win counts 1, or 2 (mars) if the loser has nothing off. No cube.
rules-narde-disputed = Which first rolls let two checkers leave the head. Here it's 3-3, 4-4 and 6-6. Also how a game opens: here the winner of the last game starts, and in the first game whoever throws the higher die throws both again.
rules-gul-bara =
    Also called Crazy Narde: Narde without its rules about the head and rows.
    - Both sides move the same way around, each from 24 down to 1.
    - On your first three turns you play a doublet four times.
    - After that it keeps going: 3-3 is followed by four 4s, four 5s and four 6s.
    - What you can't play, your opponent plays as far as possible, and then rolls.
    - A win counts 1, or 2 if the loser has nothing off. No cube.
rules-gul-bara-disputed = Whether your opponent also plays the numbers you can't play of an ordinary roll. Here that's only for doublets. Also how a game opens: here whoever throws the higher die throws both again.
rules-american-acey-deucey =
    All checkers enter in your opponent's home (24 to 19) and move down to 1. Those on the board can move before the rest are in.
    - Lone checkers are hit and have to enter first.
    - 1-2: play it, then any doublet you name, four times, then roll again. If you can't play all of it, your turn ends.
    - Bear off as in backgammon.
    - The loser pays a point for each checker left. No cube.
rules-american-acey-deucey-disputed = Whether a hit checker has to enter before others move. Here it does. Also how a game opens: here whoever throws the higher die throws both again. Also bearing off: here a higher number takes the checker furthest back, and elsewhere it has to be exact.
rules-european-acey-deucey =
    Acey-Deucey with more doublets.
    - Checkers enter on 24 to 19, then move down to 1, even before the rest are in.
    - After a doublet, play its complement four times (5-5 after 2-2), then roll again.
    - 1-2: play it, then any doublet you name and its complement, then roll again. If you can't play all of it, your turn ends.
    - Bear off with exact numbers. The loser pays a point for each checker left. No cube.
rules-european-acey-deucey-disputed = Whether a hit checker has to enter before others move. Here it does. Also bearing off: here the number has to be exact.
rules-sugoroku =
    An old Japanese race with backgammon's start and hits.
    - A doublet is two moves, like any roll.
    - You move down from 24 and don't bear off: the first with all fifteen checkers home (6 to 1) wins 1 point.
    - If you close six points in a row while an opposing checker is on the bar, you win right away. No cube.
rules-sugoroku-disputed = Whether closing out wins. Here six closed points in a row, anywhere, win right away if an opposing checker is on the bar.
rules-tavli =
    A match of three Greek games in turn: Portes, Plakoto, Fevga, then around again.
    - You move from 24 down to 1 in each, and in Fevga both move the same way around.
    - The winner of a game starts the next one.
    - Each game has its own rules: pick it below to read them. No cube.
rules-tavli-disputed = Whether each game has its own opening roll. Here the winner starts, as is usual in Greece.
rules-of-the-house =
    - **Jacoby** (sessions): gammons count only after a double.
    - **Beavers** (sessions): if you're doubled, turn the cube once more and keep it. **Raccoons**: the doubler turns it again.
    - **Automatic doubles** (sessions): a tie in the opening doubles the cube.
    - **Quadruple loss**: a backgammon with a checker on the bar costs four times.
    - **Winner starts** the next game with both dice.
    - **Free choice**: if only one of the two numbers can be played, pick which.
    - **Five checkers** on a point at most.
    - **Pinned start** (Makhbusa): the last checker pinned on its start loses double.
    - **Crawford** (matches): no cube in the game after someone gets a point from winning.
    -# { COMMAND("challenge") } offers those that fit, among its options.
