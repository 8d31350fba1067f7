command-rules = regeln
    .description = Wie ein Spiel gespielt wird, mit seiner Aufstellung
    .variant = spiel
    .variant-description = Welches Spiel (meist das hier gespielte)
command-help = hilfe
    .description = Wie man spielt, in einer Minute
help = ## Backgammon in einer Minute
help-words =
    { "**" }Ziel:** Vor dem Gegner alle Steine heim (Felder 6 bis 1) und dann abtragen.
    { "**" }Schlagen:** Einzelne kann man schlagen, und sie fangen neu an. Zwei sind sicher.
    { "**" }Dein Zug:** **{ button-roll }**, Zug wählen, **{ button-play-it }**. Hier: { COMMAND("move") } 8/5 6/5. Gelbe Nummern auf dem Brett gelten für den, der am Zug ist.
    { "**" }Dopplerwürfel:** Verdopple vor dem Wurf: Der Gegner spielt ums Doppelte oder verliert.
    -# { COMMAND("challenge") } · { COMMAND("matches") } · { COMMAND("rules") }

rules-heading = ### { $game }
rules-disputed = ### Umstritten: { $game }
button-disputed = Worüber die Quellen streiten
rules-pick = Regeln von ...
rules-house = Hausregeln
rules-chouette = Chouette
rules-of-chouette =
    Für drei oder mehr an einem Brett: { COMMAND("chouette") }
    - Einer ist die **Box** und spielt allein. Die anderen sind das **Team**: Der **Kapitän** zieht, die übrigen stehen in der **Reihe** und dürfen Züge vorschlagen.
    - Im Team hat jeder einen **Dopplerwürfel** und sagt vor dem Wurf *Verdoppeln* oder *Weiter*, verdeckt, bis alle geantwortet haben.
    - Die Box antwortet jedem, wie sie will. Lehnt sie ab, ist der Besitzer dieses Dopplerwürfels für das Spiel raus.
    - Gewinnt die Box gegen den Kapitän, bleibt sie, und er geht ans Ende der Reihe. Sonst wird er die Box.
    - Es gelten Jacoby und Beaver. Andere Tische ändern manches.
    - Komm und geh jederzeit. Eine **Vertretung** kann für dich entscheiden.
rules-words = Wörter des Spiels
rules-glossary =
    - **Feld** (point): eines der 24 Dreiecke. Zwei Steine *machen* es.
    - **Barpunkt** (bar point): dein Feld 7. **Midpoint**: dein Feld 13.
    - **Heimfeld**: Felder 1 bis 6. **Außenfeld**: 7 bis 12.
    - **Blot**: ein einzelner Stein.
    - **Bar**: die Mitte, auf der geschlagene Steine warten.
    - **Anker** (anchor): dein Feld im fremden Heimfeld.
    - **Prime**: geschlossene Felder in einer Reihe. An sechs kommt keiner vorbei.
    - **Ausgesperrt**: auf der Bar vor sechs geschlossenen Feldern.
    - **Pip**: ein Schritt. Dein *Pipcount* sagt, wie viele fehlen.
    - **Gammon** (doppelt): Der Verlierer hat nichts abgetragen. **Backgammon** (dreifach): Er hat auch noch einen Stein auf der Bar oder im Heimfeld des Siegers.
rules-cube = Dopplerwürfel
rules-of-the-cube =
    Der Dopplerwürfel sagt, was das Spiel zählt: erst 1, dann 2, 4, 8 und so weiter.
    - **Verdoppeln**: Vor deinem Wurf darfst du anbieten, um das Doppelte weiterzuspielen.
    - **Annehmen**: Dein Gegner spielt um das Doppelte weiter, und der Würfel gehört ihm: Nur er darf als Nächster verdoppeln.
    - **Ablehnen**: Er verliert das Spiel und das, was es vorher zählte.
    - Ein Gammon zählt den Würfel zweimal, ein Backgammon dreimal.
    - **Crawford** (Matches): Fehlt jemandem nur noch ein Punkt, darf ein Spiel lang niemand verdoppeln.
    - In Matches auf 1 Punkt und in manchen Spielen gibt es keinen.
    - Faustregel: Nimm an, wenn du mindestens jedes vierte Spiel gewinnst.
rules-coach = Wörter des Trainers
rules-of-the-coach =
    - **Schüsse**: die Würfe von 36, die schlagen.
    - **Gute Würfe**: solche, die schlagen oder ein Feld von 7 bis 3 machen.
    - **Hintere Steine**: deine im fremden Heimfeld (24 bis 19).
    - **Trennen** (split): zwei Steine auseinanderziehen. **Stapel**: viele Steine auf einem Feld.
    - **Equity**: die Punkte, die du im Mittel erwarten kannst.
    - **Kostet 0,100**: Verschenkt einen Zehntelpunkt.
    - **PR**, Performance Rating: was du je Entscheidung verschenkst, mal 500. Weniger ist besser.
    - **Verdopplungspunkt**: die Siegchance, ab der man verdoppelt. **Cash Point**: die, ab der man ablehnt.
    - **Market Loser**: ein Wurf, nach dem abgelehnt würde. Dann ist es zu spät.
rules-backgammon =
    Zieh von 24 bis 1 und trag als Erster ab.
    - Spiel beide Zahlen; geht nur eine, dann die höhere. Ein Pasch zählt viermal.
    - Zwei Steine halten ein Feld. Einzelne werden geschlagen und müssen erst rein.
    - Sind alle daheim, trägst du ab, mit höherer Zahl den hintersten Stein.
    - Sieg 1, Gammon 2 (keiner ab), Backgammon 3 (und einer auf der Bar oder im Heimfeld des Siegers).
    - Mal den Dopplerwürfel: Vor dem Wurf darfst du verdoppeln (mehr unten).
rules-backgammon-disputed = Wer beginnt. Hier entscheiden in jedem Spiel die Würfel, außer mit der Hausregel „Sieger beginnt“.
rules-nackgammon =
    Backgammon mit anderer Aufstellung: 2 Steine auf 24, 2 auf 23, 4 auf 13, 3 auf 8 und 4 auf 6. Zwei Steine mehr stehen weit hinten, deshalb dauern die Spiele länger.
    - Du ziehst von 24 abwärts bis 1.
rules-hypergammon =
    Backgammon mit drei Steinen für jeden, auf 24, 23 und 22. Kurz und wild: Jeder Treffer zählt. Gammons und Dopplerwürfel wie im Backgammon.
    - Du ziehst von 24 abwärts bis 1.
rules-longgammon =
    Backgammon mit allen fünfzehn Steinen auf Feld 24, sie haben also den ganzen Weg bis 1 vor sich. Alles andere ist wie im Backgammon.
rules-egyptian =
    Backgammon mit höchstens fünf eigenen Steinen auf einem Feld.
    - Du ziehst von 24 abwärts bis 1.
    - Ein Feld mit fünf deiner Steine ist für dich zu, auch wenn du von der Bar kommst.
    - Alles andere ist wie im Backgammon, auch Dopplerwürfel und Gammons.
rules-runte =
    Backgammon, aber in deinem Heimfeld dürfen deine Steine auch rückwärts ziehen.
    - Vorwärts ist von 24 abwärts bis 1.
    - Ein Zug rückwärts schlägt wie jeder andere, und du musst ihn machen, wenn sonst nichts geht.
    - Kein Stein verlässt das Heimfeld rückwärts.
rules-runte-disputed = Ob man rückwärts ziehen muss. Hier ja, wie bei jedem erlaubten Zug.
rules-portes =
    Das erste Spiel des Tavli: Backgammon ohne Dopplerwürfel.
    - Du ziehst von 24 abwärts bis 1.
    - Wer den Eröffnungswurf gewinnt, würfelt noch einmal mit beiden Würfeln. Wer ein Spiel gewinnt, beginnt das nächste.
    - Ein Sieg zählt 1, oder 2, wenn der Verlierer keinen Stein abgetragen hat. Dreifach zählt nichts.
rules-plakoto =
    Alle fünfzehn ziehen von 24 abwärts bis 1. Geschlagen wird nicht, sondern festgenagelt.
    - Ein einzelner Stein unter deinem steckt fest, und sein Feld ist zu, bis du gehst.
    - Solange einer von dir feststeckt, trägst du nicht ab.
    - Nagelst du den letzten auf dem Start des Gegners fest und deiner ist leer, gewinnst du sofort 2. Beide fest: unentschieden.
    - Ein Sieg zählt 1, hat der Gegner nichts abgetragen, 2. Kein Dopplerwürfel.
rules-plakoto-disputed = Was es zählt, den letzten Stein auf dem Start festzunageln. Hier gewinnt es doppelt und beendet das Spiel sofort, auch wenn noch eine Zahl zu spielen wäre. Außerdem, wie ein Spiel beginnt: Hier eröffnet der Sieger des vorigen, und im ersten wirft, wer höher würfelt, beide Würfel neu.
rules-tapa =
    Plakoto ohne die Regel für das Startfeld.
    - Alle fünfzehn ziehen von 24 abwärts bis 1. Ein einzelner Stein, auf dem jemand landet, steckt fest, bis der andere geht.
    - Solange einer von dir feststeckt, trägst du nicht ab.
    - Stecken beide letzten auf ihren Startfeldern fest, ist es unentschieden.
    - Ein Sieg zählt 1, hat der Gegner nichts abgetragen, 2. Kein Dopplerwürfel.
rules-tapa-disputed = Wie ein Spiel beginnt. Hier eröffnet der Sieger des vorigen, und im ersten wirft, wer höher würfelt, beide Würfel neu.
rules-makhbusa =
    Alle fünfzehn ziehen von 24 abwärts bis 1. Einzelne Steine werden festgenagelt wie im Plakoto.
    - Dein erster Stein muss dein Heimfeld (1 bis 6) erreichen, bevor ein anderer zieht.
    - Stecken beide letzten auf ihren Startfeldern fest, ist es unentschieden.
    - Ein Sieg zählt 1, hat der Gegner nichts abgetragen, 2. Kein Dopplerwürfel.
rules-makhbusa-disputed = Wohin der erste Stein muss. Eine Quelle sagt „ins Heimfeld des Gegners“ und meint das ferne Viertel, hier dein eigenes Heimfeld. Außerdem, wie ein Spiel beginnt: Hier wirft, wer höher würfelt, beide Würfel neu. Manche zählen auch einen letzten Stein, der auf dem Start festgenagelt ist, doppelt. Das ist hier eine Hausregel und nur an, wenn du sie wählst.
rules-fevga =
    Beide ziehen gleich herum, vom Kopf (24) abwärts bis 1.
    - Ein Stein hält ein Feld. Kein Schlagen.
    - Dein erster Stein muss über dein Feld 12 hinaus, bevor ein anderer zieht.
    - Nach dem Zug dürfen nicht alle Felder von 19 bis 24 dir gehören.
    - Warten alle Gegner direkt hinter deinen sechs Feldern in Reihe, öffne eines.
    - Ein Sieg zählt 1, hat der Gegner nichts abgetragen, 2. Kein Dopplerwürfel.
rules-fevga-disputed = Wann eine Reihe geöffnet werden muss: nur dann oder immer, wenn der Gegner nicht ziehen kann. Hier nur dann. Außerdem, wie ein Spiel beginnt: Hier eröffnet der Sieger des vorigen, und im ersten wirft, wer höher würfelt, beide Würfel neu.
rules-narde =
    Wie Fevga: beide in dieselbe Richtung, von 24 abwärts bis 1. Ein Stein hält ein Feld, kein Schlagen.
    - Je Zug verlässt nur ein Stein den Kopf (24). Im ersten Zug bei 3-3, 4-4 und 6-6 auch ein zweiter, wenn der erste feststeckt.
    - Sechs Felder in einer Reihe hältst du nur, wenn davor ein Gegner steht.
    - Ein Sieg zählt 1, hat der Gegner nichts abgetragen, 2 (Mars). Kein Dopplerwürfel.
rules-narde-disputed = Bei welchen ersten Würfen zwei Steine den Kopf verlassen dürfen. Hier bei 3-3, 4-4 und 6-6. Außerdem, wie ein Spiel beginnt: Hier eröffnet der Sieger des vorigen, und im ersten wirft, wer höher würfelt, beide Würfel neu.
rules-gul-bara =
    Auch Crazy Narde genannt: Narde ohne die Regeln für Kopf und Reihen.
    - Beide ziehen gleich herum, je von 24 abwärts bis 1.
    - In deinen ersten drei Zügen spielst du einen Pasch viermal.
    - Danach geht er weiter: Auf 3-3 folgen vier 4er, vier 5er und vier 6er.
    - Was du nicht spielen kannst, spielt dein Gegner, so weit es geht, und würfelt.
    - Ein Sieg zählt 1, hat der Gegner nichts abgetragen, 2. Kein Dopplerwürfel.
rules-gul-bara-disputed = Ob der Gegner auch die unspielbaren Zahlen eines gewöhnlichen Wurfs spielt. Hier nur die eines Paschs. Außerdem, wie ein Spiel beginnt: Hier wirft, wer höher würfelt, beide Würfel neu.
rules-american-acey-deucey =
    Alle Steine kommen im Heimfeld des Gegners (24 bis 19) ins Spiel und dürfen gleich weiterziehen, abwärts bis 1.
    - Einzelne Steine werden geschlagen und müssen zuerst wieder ins Spiel.
    - 1-2: Spiel sie, dann viermal einen Pasch nach Wahl, und würfle noch einmal. Geht etwas nicht, endet dein Zug.
    - Abgetragen wird wie im Backgammon.
    - Der Verlierer zahlt für jeden übrigen Stein einen Punkt. Kein Dopplerwürfel.
rules-american-acey-deucey-disputed = Ob ein geschlagener Stein zuerst ins Spiel muss. Hier ja. Außerdem, wie ein Spiel beginnt: Hier wirft, wer höher würfelt, beide Würfel neu. Und das Abtragen: Hier nimmt eine höhere Zahl den hintersten Stein, anderswo muss sie genau sein.
rules-european-acey-deucey =
    Acey-Deucey mit mehr Paschen.
    - Die Steine kommen auf 24 bis 19 ins Spiel und dürfen gleich weiter, abwärts bis 1.
    - Nach einem Pasch spielst du viermal seine Ergänzung (5-5 nach 2-2) und würfelst noch einmal.
    - 1-2: Spiel sie, dann einen Pasch nach Wahl samt Ergänzung, und würfle noch einmal. Geht etwas nicht, endet dein Zug.
    - Abtragen nur genau. Jeder übrige Stein kostet einen Punkt. Kein Dopplerwürfel.
rules-european-acey-deucey-disputed = Ob ein geschlagener Stein zuerst ins Spiel muss. Hier ja. Außerdem das Abtragen: Hier nur mit der genauen Zahl.
rules-sugoroku =
    Ein altes japanisches Wettrennen: Aufstellung und Schlagen wie im Backgammon.
    - Ein Pasch sind zwei Züge, wie jeder Wurf.
    - Du ziehst von 24 abwärts und trägst nicht ab: Wer zuerst alle im Heimfeld hat (6 bis 1), gewinnt 1 Punkt.
    - Wer sechs Felder in einer Reihe schließt, während ein Gegner auf der Bar steht, gewinnt sofort. Kein Dopplerwürfel.
rules-sugoroku-disputed = Ob Aussperren gewinnt. Hier gewinnen sechs geschlossene Felder in einer Reihe sofort, egal wo, wenn ein gegnerischer Stein auf der Bar steht.
rules-tavli =
    Ein Match aus drei griechischen Spielen im Wechsel: Portes, Plakoto, Fevga, und wieder von vorn.
    - Du ziehst in jedem von 24 abwärts bis 1, im Fevga beide gleich herum.
    - Wer ein Spiel gewinnt, beginnt das nächste.
    - Jedes Spiel hat seine eigenen Regeln: Wähl es unten, um sie zu lesen. Kein Dopplerwürfel.
rules-tavli-disputed = Ob jedes Spiel seinen eigenen Eröffnungswurf hat. Hier beginnt der Sieger, wie in Griechenland üblich.
rules-of-the-house =
    - **Jacoby-Regel** (Money Games): Gammons zählen erst nach einer Verdopplung.
    - **Beaver** (Money Games): Wer verdoppelt wird, dreht noch einmal und behält den Dopplerwürfel. **Raccoons**: noch einmal zurück.
    - **Automatische Verdopplungen** (Money Games): Gleiche Eröffnungswürfel verdoppeln.
    - **Vierfacher Verlust**: Backgammon von der Bar kostet vierfach.
    - **Sieger beginnt** das nächste Spiel mit beiden Würfeln.
    - **Freie Wahl**: Geht nur eine der Zahlen, wählst du, welche.
    - **Fünf Steine**: höchstens fünf auf einem Feld.
    - **Start festnageln** (Makhbusa) gewinnt sofort doppelt.
    - **Crawford-Regel** (Matches): Fehlt jemandem ein Punkt, ruht der Dopplerwürfel ein Spiel.
    -# { COMMAND("challenge") } bietet an, was passt.
