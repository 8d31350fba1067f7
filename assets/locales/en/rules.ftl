command-rules = rules
    .description = How a game is played, with its starting board
    .variant = variant
    .variant-description = Which game; usual: the one played here
command-help = help
    .description = How to play, in one minute
help = ## Backgammon in one minute
    { "**" }Start:** { COMMAND("challenge") } a friend (or leave the opponent out and anyone may accept). The other presses **{ button-accept }**. Nobody there? Challenge me.
    { "**" }Your turn:** press **{ button-roll }**, pick a move for each die from the lists, press **{ button-confirm }**. Or type: { COMMAND("roll") }, then `/{ command-move } 24/18 13/8`.
    { "**" }The goal:** bring your fifteen checkers home (your points 1 to 6) and take them off before the other does. You move from high points to low ones; the numbers on the picture are those of the player on turn.
    { "**" }A lone checker** can be hit and starts again from the bar. Two or more together cannot be landed on.
    { "**" }The cube:** before rolling you may { COMMAND("double") } the stakes; the other takes (and may double next) or passes and loses the game at the old value.
    { "**" }Notation:** `8/5 6/5`, as in the picture with a roll of 3-1, moves one checker each; `8/5(2)` two; `bar/20` enters; `6/off` bears off; `*` marks a hit.

    { COMMAND("board") } the position · { COMMAND("match") } score and cube · { COMMAND("matches") } what is being played · { COMMAND("resign") } · { COMMAND("accept") } { COMMAND("decline") } whatever is offered to you · { COMMAND("preferences") } let the bot roll and play what is no choice · { COMMAND("watch") } follow a match · { COMMAND("rules") } bar point, blot, anchor, prime: the words of the game

rules-heading = ### { $game }
rules-more = -# Glossary and other games: choose below. House rules have a page of their own.
rules-disputed = -# Disputed: { $text }
rules-pick = Rules of ...
rules-house = House rules
rules-words = Words of the game
rules-glossary =
    - **Point**: one of the 24 triangles. Two checkers *make* a point; it's then closed to your opponent.
    - **Bar point**: your 7 point, next to the bar. **Mid point**: your 13 point.
    - **Home board**: your points 1 to 6. **Outer board**: your points 7 to 12.
    - **Blot**: a lone checker, which can be hit.
    - **Bar**: the strip in the middle, where hit checkers wait to enter.
    - **Anchor**: a point you hold in your opponent's home board. You can always land there.
    - **Prime**: closed points in a row. Nothing gets over six of them.
    - **Closed out**: on the bar against six closed points. No roll helps.
    - **Pip**: one step of a checker. The *pip count* is how many you still need.
    - **Gammon**: a win before the loser has borne off a checker; it counts double. **Backgammon**: the loser also has a checker on the bar or in the winner's home; it counts triple.
rules-backgammon =
    Bring all your checkers home (points 1 to 6), then bear them off; whoever is first wins.
    - You move from 24 down to 1, your opponent the other way. Both dice count, a doublet four times. You play as many numbers as you can; of two that cannot both be played, the higher.
    - Two or more checkers hold a point. A lone one can be hit: it goes to the bar and has to enter before anything else moves.
    - You bear off once all fifteen are home, with the exact number, or from the highest point when nothing stands higher.
    - A win counts 1; a gammon 2 (the loser has borne off none); a backgammon 3 (and one is on the bar or in the winner's home). The cube multiplies it.
    - In a match, the first game after someone is one point away has no cube (Crawford).
rules-backgammon-disputed = who starts is rolled for in every game, unless the house rule "winner starts" is on.
rules-nackgammon =
    Backgammon from another start: 24, 23 and 13, 8, 6 hold 2, 2, 4, 3 and 4 checkers. Two more checkers stand far back, so games last longer.
rules-hypergammon =
    Backgammon with three checkers a side, one each on 24, 23 and 22. Short and wild: every shot counts. Gammons and the cube are as in backgammon.
rules-longgammon =
    Backgammon with all fifteen checkers on the 24 point: the whole way is still to go. Everything else is as in backgammon.
rules-egyptian =
    Backgammon with at most five of your own checkers on a point.
    - A point with five of yours is closed to you, also for entering from the bar.
    - The rest, cube and gammons included, is as in backgammon.
rules-runte =
    Backgammon, but within your own home board your checkers move forwards or backwards.
    - A move backwards hits like any other, and it has to be made where nothing else can be played.
    - No checker leaves the home board backwards.
rules-runte-disputed = whether a backward move may be forced: here it may, as any legal move.
rules-portes =
    The first game of Tavli: backgammon without a cube.
    - The winner of the opening roll rolls both dice anew. Whoever won a game begins the next.
    - A win counts 1, or 2 when the loser has borne off none. There is no triple game.
rules-plakoto =
    All fifteen start on 24. Nothing is hit: you pin.
    - Landing on a lone checker pins it. It cannot move until you leave, and the point is closed to its owner.
    - You do not bear off while one of yours is pinned.
    - If you pin the last checker on your opponent's start while your own start is clear, you win 2 at once. If both last checkers are pinned on their starts, the game is drawn.
    - A win counts 1, or 2 when the loser has borne off none. No cube.
rules-plakoto-disputed = how a pinned last checker on the start counts: here it wins double and ends the game at once, even with a number left to play. Also how a game opens: here the winner of the last game starts; in the first game, whoever throws the higher die throws both again.
rules-tapa =
    Plakoto without the rule about the start.
    - All fifteen start on 24; a lone checker that is landed on is pinned until the other leaves.
    - You do not bear off while one of yours is pinned.
    - If the last checkers of both are pinned on their starts, the game is drawn: neither could ever bear off.
    - A win counts 1, or 2 when the loser has borne off none. No cube.
rules-tapa-disputed = how a game opens: here the winner of the last game starts; in the first game, whoever throws the higher die throws both again.
rules-makhbusa =
    All fifteen start on 24; a lone checker that is landed on is pinned, as in Plakoto.
    - Your first checker has to reach your own home board (1 to 6) before another one may move.
    - If the last checkers of both are pinned on their starts, the game is drawn: neither could ever bear off.
    - A win counts 1, or 2 when the loser has borne off none. No cube.
rules-makhbusa-disputed = one source says "the opponent's home board" for where the first checker goes; it means the far quarter, your own home here. Also how a game opens: here whoever throws the higher die throws both again. Some also let a last checker pinned on its start lose double: a house rule, off unless you choose it.
rules-fevga =
    Both sides move the same way round, from diagonally opposite corners; each counts from its own head, 24.
    - One checker holds a point: your opponent cannot land there. Nothing is hit.
    - Your first checker has to pass your opponent's start (beyond your 12 point) before another one moves.
    - You may never hold all six points of your starting quarter (19 to 24) at the end of a play.
    - Six points in a row have to be opened when all of your opponent's checkers stand right behind them.
    - A win counts 1, or 2 when the loser has borne off none. No cube.
rules-fevga-disputed = whether a row has to be opened only then, or whenever the opponent cannot move: here only then. Also how a game opens: here the winner of the last game starts; in the first game, whoever throws the higher die throws both again.
rules-narde =
    Fevga's board: both sides move the same way round, one checker holds a point, nothing is hit.
    - Only one checker may leave the head (24) in a turn. In your first turn 3-3, 4-4 and 6-6 may take a second one, once the first is blocked.
    - Six points in a row are allowed only when one of your opponent's checkers stands in front of them.
    - A win counts 1, or 2 (mars) when the loser has borne off none. No cube.
rules-narde-disputed = which first rolls allow two checkers off the head: here 3-3, 4-4 and 6-6. Also how a game opens: here the winner of the last game starts; in the first game, whoever throws the higher die throws both again.
rules-gul-bara =
    Also called Crazy Narde. Narde's board and blocking, without its rules for the head and for rows.
    - In your first three turns a doublet is played four times.
    - After that a doublet goes on: 3-3 is followed by four 4s, four 5s and four 6s.
    - Where you are stuck, your opponent plays what is left, as far as possible, and then rolls.
    - A win counts 1, or 2 when the loser has borne off none. No cube.
rules-gul-bara-disputed = whether numbers of an ordinary roll that cannot be played pass on too: here only those of a doublet do. Also how a game opens: here whoever throws the higher die throws both again.
rules-american-acey-deucey =
    All checkers start off the board and enter in your opponent's home by the dice; you may move others before all are in.
    - Lone checkers are hit, and a hit checker enters before anything else moves.
    - 1-2: play it, then name any doublet and play it four times, then roll again. Whatever cannot be played wholly ends the turn.
    - Bearing off is as in backgammon: a number larger than all points held takes the furthest checker.
    - The loser pays one point for every checker not borne off. No cube.
rules-american-acey-deucey-disputed = whether a hit checker has to enter before others move: here it has to. Also how a game opens: here whoever throws the higher die throws both again. Also bearing off: here larger numbers take the furthest checker, elsewhere it has to be exact.
rules-european-acey-deucey =
    Acey-Deucey with more doublets.
    - All checkers start off the board and enter by the dice; others may move before all are in.
    - Any doublet is followed by its complement four times (2-2 by 5-5, 6-6 by 1-1), and then by another roll.
    - 1-2: play it, name any doublet, play its complement too, then roll again. Whatever cannot be played wholly ends the turn.
    - Exact bearing off; the loser pays one point for every checker left. No cube.
rules-european-acey-deucey-disputed = whether a hit checker has to enter before others move: here it has to. Also bearing off: here it has to be exact.
rules-sugoroku =
    An old Japanese race: backgammon's start and hits.
    - A doublet is two moves, like any roll.
    - Nothing is borne off: whoever first has all fifteen checkers home wins 1 point.
    - Whoever closes six points in a row while an opposing checker is on the bar wins at once. No cube.
rules-sugoroku-disputed = whether closing out wins: here six closed points in a row with an opposing checker on the bar win at once, wherever they are.
rules-tavli =
    A match of three Greek games in turn: Portes, Plakoto, Fevga, and again.
    - The winner of a game begins the next one.
    - Each game is played by its own rules: choose it below to read them. No cube.
rules-tavli-disputed = whether each game has its own opening roll: here the winner starts, as is usual in Greece.
rules-of-the-house =
    - **Jacoby rule** (sessions): gammons count only after the cube was turned; an automatic double is no turn.
    - **Beavers** (sessions): if you're doubled you may turn the cube again and keep it, until the doubler rolls, also after a take. **Raccoons**: the doubler may answer that by turning it once more. Both may still be refused.
    - **Automatic doubles** (sessions): equal opening dice double the cube, up to a limit or on every tie; it stays in the middle.
    - **Quadruple loss**: a lost backgammon with a checker on the bar costs four times.
    - **Winner starts**: the winner of a game opens the next with both dice.
    - **Free choice**: where either number but not both can be played, either may be, not only the higher.
    - **Five checkers**: no more than five of a side on a point.
    - **Pinned start** (Makhbusa): pinning the last checker on your opponent's start, with your own start clear, wins double at once.
    - **Crawford rule** (matches, always): no cube in the first game after someone is one point away.
    -# { COMMAND("challenge") } with the option `options` offers what goes with a game and length, and says why the rest does not.
