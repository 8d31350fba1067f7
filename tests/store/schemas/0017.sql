-- A database as schema 0017 leaves it: the one of 0016, with the interactions that make challenges and crowds.
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0017');
CREATE TABLE blocks (
	user_id INTEGER NOT NULL, 
	blocked_id INTEGER NOT NULL, 
	PRIMARY KEY (user_id, blocked_id)
)
 WITHOUT ROWID,
 STRICT

;
INSERT INTO "blocks" VALUES(1000000000000000002,7);
CREATE TABLE calls (
	match_id INTEGER NOT NULL, 
	channel_id INTEGER NOT NULL, 
	message_id INTEGER NOT NULL, 
	side INTEGER NOT NULL, 
	PRIMARY KEY (match_id), 
	FOREIGN KEY(match_id) REFERENCES matches (match_id)
);
INSERT INTO "calls" VALUES(1,100,200,1);
CREATE TABLE challenge_seeds (
	challenge_id INTEGER NOT NULL, 
	server_seed TEXT, 
	commitment TEXT NOT NULL, 
	click INTEGER, 
	PRIMARY KEY (challenge_id), 
	FOREIGN KEY(challenge_id) REFERENCES challenges (challenge_id)
)
 STRICT

;
INSERT INTO "challenge_seeds" VALUES(3,NULL,'630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',1400000000000000100);
INSERT INTO "challenge_seeds" VALUES(4,'202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f','72dbb7336c76780023f83da4c355f2eeea85733b13d3477697917790c1229084',1400000000000000102);
CREATE TABLE challenges (
	challenge_id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
	guild_id INTEGER,
	channel_id INTEGER NOT NULL,
	challenger_id INTEGER NOT NULL,
	opponent_id INTEGER,
	terms TEXT NOT NULL,
	status TEXT NOT NULL,
	created_at INTEGER NOT NULL,
	expires_at INTEGER NOT NULL,
	match_id INTEGER,
	message_id INTEGER, interaction_id INTEGER,
	FOREIGN KEY(challenger_id) REFERENCES players (user_id),
	FOREIGN KEY(opponent_id) REFERENCES players (user_id),
	FOREIGN KEY(match_id) REFERENCES matches (match_id)
)
 STRICT

;
INSERT INTO "challenges" VALUES(1,3000000000000000000,2000000000000000001,1000000000000000001,1000000000000000002,'{"variant":"backgammon","length":5,"rules":{"jacoby":true}}','accepted',1772368215123,1772454615123,1,NULL,NULL);
INSERT INTO "challenges" VALUES(2,3000000000000000000,2000000000000000001,1000000000000000001,NULL,'{"variant":"backgammon","length":5,"rules":{"jacoby":true}}','open',1772368215123,1772454615123,NULL,NULL,NULL);
INSERT INTO "challenges" VALUES(3,3000000000000000000,2000000000000000001,1000000000000000001,1000000000000000002,'{"variant":"backgammon","length":3,"rules":{},"clock":null,"rated":true}','accepted',1772454615123,1772541015123,3,NULL,NULL);
INSERT INTO "challenges" VALUES(4,3000000000000000000,2000000000000000001,1000000000000000001,1000000000000000002,'{"variant":"backgammon","length":3,"rules":{},"clock":null,"rated":true}','open',1772454615123,1772541015123,NULL,NULL,NULL);
CREATE TABLE chouette_events (
	chouette_id INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	type TEXT NOT NULL, 
	payload TEXT NOT NULL, 
	actor_id INTEGER, 
	interaction_id INTEGER, 
	at INTEGER NOT NULL, 
	PRIMARY KEY (chouette_id, seq), 
	FOREIGN KEY(chouette_id) REFERENCES chouettes (chouette_id)
)
 WITHOUT ROWID,
 STRICT

;
INSERT INTO "chouette_events" VALUES(1,1,1,'ChouetteOpened','{"type":"ChouetteOpened","settings":{}}',1000000000000000001,1400000000000000100,1772368215123);
INSERT INTO "chouette_events" VALUES(1,2,1,'MemberJoined','{"type":"MemberJoined","person":1000000000000000001}',1000000000000000001,NULL,1772368215123);
INSERT INTO "chouette_events" VALUES(1,3,1,'OrderChanged','{"type":"OrderChanged","order":[1000000000000000001]}',1000000000000000001,NULL,1772368215123);
INSERT INTO "chouette_events" VALUES(1,4,1,'MemberJoined','{"type":"MemberJoined","person":1000000000000000002}',1000000000000000002,1400000000000000101,1772368215123);
INSERT INTO "chouette_events" VALUES(1,5,1,'OrderChanged','{"type":"OrderChanged","order":[1000000000000000001,1000000000000000002]}',1000000000000000002,NULL,1772368215123);
INSERT INTO "chouette_events" VALUES(1,6,1,'MemberJoined','{"type":"MemberJoined","person":1000000000000000003}',1000000000000000003,1400000000000000102,1772368215123);
INSERT INTO "chouette_events" VALUES(1,7,1,'OrderChanged','{"type":"OrderChanged","order":[1000000000000000001,1000000000000000002,1000000000000000003]}',1000000000000000003,NULL,1772368215123);
INSERT INTO "chouette_events" VALUES(1,8,1,'OrderThrown','{"type":"OrderThrown","rounds":[[[1000000000000000001,2],[1000000000000000002,5],[1000000000000000003,3]]],"order":[1000000000000000002,1000000000000000003,1000000000000000001]}',1000000000000000001,1400000000000000103,1772368215123);
INSERT INTO "chouette_events" VALUES(1,9,1,'GameBegan','{"type":"GameBegan","game":1,"opening":[[4,6]],"edition":2}',NULL,1400000000000000104,1772368215123);
CREATE TABLE chouette_players (
	chouette_id INTEGER NOT NULL, 
	user_id INTEGER NOT NULL, 
	here INTEGER NOT NULL, 
	PRIMARY KEY (chouette_id, user_id), 
	FOREIGN KEY(chouette_id) REFERENCES chouettes (chouette_id), 
	FOREIGN KEY(user_id) REFERENCES players (user_id)
)
 WITHOUT ROWID,
 STRICT

;
INSERT INTO "chouette_players" VALUES(1,1000000000000000001,1);
INSERT INTO "chouette_players" VALUES(1,1000000000000000002,1);
INSERT INTO "chouette_players" VALUES(1,1000000000000000003,1);
CREATE TABLE chouette_results (
	chouette_id INTEGER NOT NULL, 
	game INTEGER NOT NULL, 
	user_id INTEGER NOT NULL, 
	guild_id INTEGER, 
	role TEXT NOT NULL, 
	hundredths INTEGER NOT NULL, 
	at INTEGER NOT NULL, 
	PRIMARY KEY (chouette_id, game, user_id), 
	FOREIGN KEY(chouette_id) REFERENCES chouettes (chouette_id), 
	FOREIGN KEY(user_id) REFERENCES players (user_id)
)
 WITHOUT ROWID,
 STRICT

;
CREATE TABLE chouettes (
	chouette_id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	guild_id INTEGER, 
	channel_id INTEGER NOT NULL, 
	thread_id INTEGER, 
	host_id INTEGER NOT NULL, 
	variant TEXT NOT NULL, 
	phase TEXT NOT NULL, 
	state TEXT NOT NULL, 
	clock TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	credit INTEGER DEFAULT '0' NOT NULL, 
	next_at INTEGER, 
	for_computer INTEGER NOT NULL, 
	board_channel_id INTEGER, 
	board_message_id INTEGER, 
	board_seq INTEGER DEFAULT '0' NOT NULL, 
	created_at INTEGER NOT NULL, 
	updated_at INTEGER NOT NULL, 
	ended_at INTEGER, 
	server_seed TEXT, 
	label TEXT, 
	player_seeds TEXT
, claimed_until INTEGER DEFAULT '0' NOT NULL, board_lines TEXT)
 STRICT

;
INSERT INTO "chouettes" VALUES(1,3000000000000000000,2000000000000000001,NULL,1000000000000000001,'backgammon','playing','{"settings":{},"seq":9,"moved":9,"phase":"playing","order":[1000000000000000002,1000000000000000003,1000000000000000001],"scores":{"1000000000000000003":0,"1000000000000000002":0,"1000000000000000001":0},"games":1,"game":{"board":{"variant":"backgammon","rules":{"crawford":false},"length":0,"position":[[0,0,0,0,0,0,5,0,3,0,0,0,0,5,0,0,0,0,0,0,0,0,0,0,2,0],[0,0,0,0,0,0,5,0,3,0,0,0,0,5,0,0,0,0,0,0,0,0,0,0,2,0],[]],"seq":2,"game":1,"rolls":1,"on_roll":1,"phase":"to_play","cube":{"value":1,"owner":null,"turned":false},"roll":[4,6],"passing":[null,null],"stuck":[false,false],"edition":2,"refused":[null,null]},"cubes":[{"number":0,"crew":1000000000000000003,"other":1000000000000000002,"cube":{"value":1,"owner":null,"turned":false}},{"number":1,"crew":1000000000000000001,"other":1000000000000000002,"cube":{"value":1,"owner":null,"turned":false}}],"captain":1000000000000000003,"before":{"1000000000000000003":0,"1000000000000000002":0,"1000000000000000001":0}}}','{"sides":{"control":{"kind":"live","turn":12,"reserve":300},"reserve":[300.0,300.0],"running":1,"since":"2026-03-01T12:30:15.123000Z","due":"2026-03-01T12:35:27.123000Z"}}',9,0,1772368527123,0,NULL,NULL,0,1772368215123,1772368215123,NULL,'000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f','chouette-1400000000000000100','["1","2","3"]',0,NULL);
CREATE TABLE crowd_events (
	crowd_id INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	type TEXT NOT NULL, 
	payload TEXT NOT NULL, 
	at INTEGER NOT NULL, interaction_id INTEGER, actor_id INTEGER, 
	PRIMARY KEY (crowd_id, seq), 
	FOREIGN KEY(crowd_id) REFERENCES crowds (crowd_id)
);
INSERT INTO "crowd_events" VALUES(1,1,1,'Opened','{"type":"Opened","plan":{"mode":"vote","crowds":[true,false],"window":60,"level":"beginner"},"host":11}',1767225600000,NULL,NULL);
INSERT INTO "crowd_events" VALUES(1,2,1,'Joined','{"type":"Joined","id":11,"name":"Alice","side":0}',1767225600000,NULL,NULL);
INSERT INTO "crowd_events" VALUES(1,3,1,'Joined','{"type":"Joined","id":22,"name":"Bob","side":0}',1767225600000,NULL,NULL);
INSERT INTO "crowd_events" VALUES(1,4,1,'Asked','{"type":"Asked","seq":4,"side":0,"question":"play","until":"2026-01-01T00:00:00Z"}',1767225600000,NULL,NULL);
INSERT INTO "crowd_events" VALUES(1,5,1,'Voted','{"type":"Voted","id":11,"choice":"y1x3"}',1767225600000,NULL,11);
CREATE TABLE crowds (
	crowd_id INTEGER NOT NULL, 
	guild_id INTEGER, 
	channel_id INTEGER NOT NULL, 
	host_id INTEGER NOT NULL, 
	match_id INTEGER, 
	message_id INTEGER, 
	state TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	created_at INTEGER NOT NULL, 
	due_at INTEGER, 
	ended_at INTEGER, 
	PRIMARY KEY (crowd_id), 
	UNIQUE (match_id), 
	FOREIGN KEY(match_id) REFERENCES matches (match_id)
);
INSERT INTO "crowds" VALUES(1,1,100,11,NULL,NULL,'{"plan":{"mode":"vote","crowds":[true,false],"window":60,"level":"beginner"},"host":11,"seq":5,"voters":[{"id":11,"name":"Alice","side":0},{"id":22,"name":"Bob","side":0}],"decision":{"seq":4,"side":0,"question":"play","until":"2026-01-01T00:00:00Z","votes":[{"voter":11,"choice":"y1x3","order":5}]}}',5,1767225600000,1767225600000,NULL);
CREATE TABLE events (
	match_id INTEGER NOT NULL,
	seq INTEGER NOT NULL,
	version INTEGER NOT NULL,
	type TEXT NOT NULL,
	payload TEXT NOT NULL,
	actor_id INTEGER,
	interaction_id INTEGER,
	at INTEGER NOT NULL,
	PRIMARY KEY (match_id, seq),
	FOREIGN KEY(match_id) REFERENCES matches (match_id)
)
 WITHOUT ROWID,
 STRICT

;
INSERT INTO "events" VALUES(1,1,1,'MatchStarted','{"type":"MatchStarted","variant":"backgammon","length":5,"rules":{}}',1000000000000000002,1400000000000000000,1772368215123);
INSERT INTO "events" VALUES(1,2,1,'GameStarted','{"type":"GameStarted","game":1,"opening":[[2,5]]}',1000000000000000002,NULL,1772368215123);
INSERT INTO "events" VALUES(1,3,1,'PlayMade','{"type":"PlayMade","side":1,"moves":[[13,8,false],[13,11,false]]}',1000000000000000001,1400000000000000001,1772368215123);
INSERT INTO "events" VALUES(1,4,1,'DiceRolled','{"type":"DiceRolled","side":0,"roll":[3,1]}',1000000000000000001,1400000000000000002,1772368275123);
INSERT INTO "events" VALUES(1,5,1,'PlayMade','{"type":"PlayMade","side":0,"moves":[[6,3,false],[3,2,false]]}',1000000000000000001,1400000000000000003,1772368335123);
INSERT INTO "events" VALUES(1,6,1,'DiceRolled','{"type":"DiceRolled","side":1,"roll":[4,4]}',1000000000000000001,1400000000000000004,1772368395123);
INSERT INTO "events" VALUES(1,7,1,'PlayMade','{"type":"PlayMade","side":1,"moves":[[11,7,false],[8,4,false],[6,2,false],[6,2,false]]}',1000000000000000001,1400000000000000005,1772368455123);
INSERT INTO "events" VALUES(1,8,1,'DiceRolled','{"type":"DiceRolled","side":0,"roll":[4,2]}',1000000000000000001,1400000000000000006,1772368515123);
INSERT INTO "events" VALUES(2,1,1,'MatchStarted','{"type":"MatchStarted","variant":"backgammon","length":5,"rules":{}}',1000000000000000003,1400000000000000007,1772368215123);
INSERT INTO "events" VALUES(2,2,1,'GameStarted','{"type":"GameStarted","game":1,"opening":[[2,5]]}',1000000000000000003,NULL,1772368215123);
INSERT INTO "events" VALUES(2,3,1,'GameEnded','{"type":"GameEnded","winner":0,"points":5,"grade":3,"ending":"match_resigned"}',1000000000000000001,1400000000000000008,1772368215123);
INSERT INTO "events" VALUES(2,4,1,'MatchEnded','{"type":"MatchEnded","winner":0}',1000000000000000001,NULL,1772368215123);
INSERT INTO "events" VALUES(3,1,1,'MatchStarted','{"type":"MatchStarted","variant":"backgammon","length":3,"rules":{}}',1000000000000000002,1400000000000000101,1772454615123);
INSERT INTO "events" VALUES(3,2,1,'GameStarted','{"type":"GameStarted","game":1,"opening":[[1,2]]}',1000000000000000002,NULL,1772454615123);
CREATE TABLE follows (
	match_id INTEGER NOT NULL, 
	user_id INTEGER NOT NULL, 
	PRIMARY KEY (match_id, user_id), 
	FOREIGN KEY(match_id) REFERENCES matches (match_id)
)
 WITHOUT ROWID,
 STRICT

;
INSERT INTO "follows" VALUES(1,1000000000000000001);
CREATE TABLE guesses (
	match_id INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	user_id INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	guild_id INTEGER, 
	play TEXT NOT NULL, 
	same INTEGER, 
	bonus INTEGER, 
	at INTEGER NOT NULL, 
	PRIMARY KEY (match_id, seq, user_id), 
	FOREIGN KEY(match_id) REFERENCES matches (match_id)
);
INSERT INTO "guesses" VALUES(1,2,33,'Carol',1,'y1x3',1,2,1767225600000);
CREATE TABLE hints (
	match_id INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	side INTEGER NOT NULL, 
	PRIMARY KEY (match_id, seq, side), 
	FOREIGN KEY(match_id) REFERENCES matches (match_id)
)
 WITHOUT ROWID,
 STRICT

;
INSERT INTO "hints" VALUES(1,3,0);
CREATE TABLE imports (
	import_id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	owner_id INTEGER NOT NULL, 
	guild_id INTEGER, 
	white_name TEXT NOT NULL, 
	black_name TEXT NOT NULL, 
	digest TEXT NOT NULL, 
	state TEXT NOT NULL, 
	events BLOB NOT NULL, 
	proof TEXT, 
	plays INTEGER NOT NULL, 
	games_left_out INTEGER NOT NULL, 
	played_on TEXT NOT NULL, 
	shared INTEGER NOT NULL, 
	created_at INTEGER NOT NULL
)
 STRICT

;
INSERT INTO "imports" VALUES(1,1000000000000000002,3000000000000000000,'Ann','Çiğdem','cdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd','{"variant":"backgammon","rules":{},"length":5,"position":[[0,0,1,0,0,0,4,0,3,0,0,0,0,5,0,0,0,0,0,0,0,0,0,0,2,0],[0,0,2,0,1,0,3,1,3,0,0,0,0,3,0,0,0,0,0,0,0,0,0,0,2,0],[]],"seq":8,"game":1,"rolls":4,"turns":3,"phase":"to_play","cube":{"value":1,"owner":null,"turned":false},"roll":[4,2],"last_turn":{"side":1,"roll":[4,4],"moves":[[11,7,false],[8,4,false],[6,2,false],[6,2,false]],"numbers":[]}}',X'789C8D8F4D0F82300C86FF4BCF3D38C08F7036F16462F4B8EC50A122710C02938418FEBBF5239393E1D6767D9F67D50FF043C390C29E7C763D796A3DE780D0535B92F3F270A6EC565055D54EC6965DE1AF902E11DABBE50ED2C7386280ECA8E21F435232540875C3AE7405A45A47B834669238581AF694B3AC7765FE59AFEAFE45D65AC5B8C10BD98E0DBE1AA5BEDD94B02D333ED6D6BE951FC6427E27134148E6AF6D31B1AD300EB218A3792A15540926F30F53B80EAE0D26A15E05EFB49E7D6E829119CD13D5939522','{"match":"challenge-1","commitment":"abababababababababababababababababababababababababababababababab","server_seed":null,"player_seeds":["1","2"]}',3,1,'2026.01.31',1,1772368215123);
CREATE TABLE leases (
	part INTEGER NOT NULL, 
	owner TEXT, 
	epoch INTEGER NOT NULL, 
	until INTEGER NOT NULL, 
	PRIMARY KEY (part)
);
INSERT INTO "leases" VALUES(0,'here:1:abcd',3,1767225600000);
CREATE TABLE match_dice (
	match_id INTEGER NOT NULL, 
	label TEXT NOT NULL, 
	server_seed TEXT NOT NULL, 
	commitment TEXT NOT NULL, 
	white_seed TEXT NOT NULL, 
	black_seed TEXT NOT NULL, 
	PRIMARY KEY (match_id), 
	FOREIGN KEY(match_id) REFERENCES matches (match_id)
)
 STRICT

;
INSERT INTO "match_dice" VALUES(3,'challenge-3','000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f','630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd','1400000000000000100','1400000000000000101:6d2086013a64968e7dc48f4a1c2ce5b27d161559294a90059e4e6fa00f53d344');
CREATE TABLE matches (
	match_id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
	guild_id INTEGER,
	channel_id INTEGER NOT NULL,
	white_id INTEGER NOT NULL,
	black_id INTEGER NOT NULL,
	variant TEXT NOT NULL,
	length INTEGER NOT NULL,
	phase TEXT NOT NULL,
	waiting_for INTEGER,
	state TEXT NOT NULL,
	seq INTEGER NOT NULL,
	white_score INTEGER NOT NULL,
	black_score INTEGER NOT NULL,
	winner_id INTEGER,
	board_channel_id INTEGER,
	board_message_id INTEGER,
	board_seq INTEGER DEFAULT '0' NOT NULL,
	created_at INTEGER NOT NULL,
	updated_at INTEGER NOT NULL,
	ended_at INTEGER, thread_id INTEGER, clock TEXT, due_at INTEGER, remind_at INTEGER, credit INTEGER DEFAULT '0' NOT NULL, rated INTEGER DEFAULT '1' NOT NULL, rating_rule INTEGER DEFAULT '1' NOT NULL, counted INTEGER, style TEXT, claimed_until INTEGER DEFAULT '0' NOT NULL,
	FOREIGN KEY(white_id) REFERENCES players (user_id),
	FOREIGN KEY(black_id) REFERENCES players (user_id)
)
 STRICT

;
INSERT INTO "matches" VALUES(1,3000000000000000000,2000000000000000001,1000000000000000001,1000000000000000002,'backgammon',5,'to_play',1000000000000000001,'{"variant":"backgammon","rules":{},"length":5,"position":[[0,0,1,0,0,0,4,0,3,0,0,0,0,5,0,0,0,0,0,0,0,0,0,0,2,0],[0,0,2,0,1,0,3,1,3,0,0,0,0,3,0,0,0,0,0,0,0,0,0,0,2,0]],"seq":8,"game":1,"rolls":4,"turns":3,"phase":"to_play","cube":{"value":1,"owner":null,"turned":false},"roll":[4,2],"last_turn":{"side":1,"roll":[4,4],"moves":[[11,7,false],[8,4,false],[6,2,false],[6,2,false]]}}',8,0,0,NULL,2000000000000000001,77,8,1772368215123,1772368515123,NULL,NULL,NULL,NULL,NULL,0,1,1,NULL,NULL,0);
INSERT INTO "matches" VALUES(2,NULL,2000000000000000002,1000000000000000002,1000000000000000003,'backgammon',5,'over',NULL,'{"variant":"backgammon","rules":{},"length":5,"position":[[0,0,0,0,0,0,5,0,3,0,0,0,0,5,0,0,0,0,0,0,0,0,0,0,2,0],[0,0,0,0,0,0,5,0,3,0,0,0,0,5,0,0,0,0,0,0,0,0,0,0,2,0]],"seq":4,"score":[5,0],"game":1,"rolls":1,"on_roll":1,"phase":"over","cube":{"value":1,"owner":null,"turned":false},"winner":0}',4,5,0,1000000000000000002,NULL,NULL,0,1772368215123,1772368215123,1772368215123,NULL,NULL,NULL,NULL,0,1,1,NULL,'{"posting":"moves","fixed_numbers":true}',0);
INSERT INTO "matches" VALUES(3,3000000000000000000,2000000000000000001,1000000000000000001,1000000000000000002,'backgammon',3,'to_play',1000000000000000002,'{"variant":"backgammon","rules":{},"length":3,"position":[[0,0,0,0,0,0,5,0,3,0,0,0,0,5,0,0,0,0,0,0,0,0,0,0,2,0],[0,0,0,0,0,0,5,0,3,0,0,0,0,5,0,0,0,0,0,0,0,0,0,0,2,0],[]],"seq":2,"game":1,"rolls":1,"on_roll":1,"phase":"to_play","cube":{"value":1,"owner":null,"turned":false},"roll":[1,2],"passing":[null,null]}',2,0,0,NULL,NULL,NULL,0,1772454615123,1772454615123,NULL,NULL,NULL,NULL,NULL,0,1,1,NULL,NULL,0);
CREATE TABLE moments (
	name TEXT NOT NULL, 
	at INTEGER NOT NULL, 
	PRIMARY KEY (name)
)
 STRICT

;
INSERT INTO "moments" VALUES('awake',1772368215123);
CREATE TABLE old_boards (
	message_id INTEGER NOT NULL, 
	channel_id INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	PRIMARY KEY (message_id)
);
INSERT INTO "old_boards" VALUES(300,100,'match',1);
CREATE TABLE players (
	user_id INTEGER NOT NULL,
	name TEXT NOT NULL,
	seen_at INTEGER NOT NULL,
	PRIMARY KEY (user_id)
)
 STRICT

;
INSERT INTO "players" VALUES(1000000000000000001,'Alice',1772368215123);
INSERT INTO "players" VALUES(1000000000000000002,'Bob ♟',1772368215123);
INSERT INTO "players" VALUES(1000000000000000003,'Carol',1772368215123);
CREATE TABLE preferences (
	user_id INTEGER NOT NULL, 
	preferences TEXT NOT NULL, 
	PRIMARY KEY (user_id)
)
 STRICT

;
INSERT INTO "preferences" VALUES(1000000000000000001,'{"auto_roll":true}');
CREATE TABLE rating_changes (
	match_id INTEGER NOT NULL, 
	user_id INTEGER NOT NULL, 
	guild_id INTEGER NOT NULL, 
	variant TEXT NOT NULL, 
	"before" REAL NOT NULL, 
	"after" REAL NOT NULL, 
	experience_before INTEGER NOT NULL, 
	experience_after INTEGER NOT NULL, 
	won INTEGER NOT NULL, 
	weight REAL NOT NULL, 
	at INTEGER NOT NULL, opponent_id INTEGER DEFAULT '0' NOT NULL, opponents INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (match_id, user_id, guild_id), 
	FOREIGN KEY(match_id) REFERENCES matches (match_id), 
	FOREIGN KEY(user_id) REFERENCES players (user_id)
)
 WITHOUT ROWID,
 STRICT

;
INSERT INTO "rating_changes" VALUES(2,1000000000000000002,0,'backgammon',1500.0,1.52236067977499806144e+03,0,5,1,1.0,1772368215123,1000000000000000003,1);
INSERT INTO "rating_changes" VALUES(2,1000000000000000003,0,'backgammon',1500.0,1.47763932022500193855e+03,0,5,0,1.0,1772368215123,1000000000000000002,1);
CREATE TABLE ratings (
	user_id INTEGER NOT NULL, 
	guild_id INTEGER NOT NULL, 
	variant TEXT NOT NULL, 
	rating REAL NOT NULL, 
	experience INTEGER NOT NULL, 
	matches INTEGER NOT NULL, 
	won INTEGER NOT NULL, 
	updated_at INTEGER NOT NULL, opponents INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (user_id, guild_id, variant), 
	FOREIGN KEY(user_id) REFERENCES players (user_id)
)
 WITHOUT ROWID,
 STRICT

;
INSERT INTO "ratings" VALUES(1000000000000000002,0,'backgammon',1.52236067977499806144e+03,5,1,1,1772368215123,1);
INSERT INTO "ratings" VALUES(1000000000000000003,0,'backgammon',1.47763932022500193855e+03,5,1,0,1772368215123,1);
CREATE TABLE roll_counts (
	match_id INTEGER NOT NULL, 
	side INTEGER NOT NULL, 
	user_id INTEGER NOT NULL, 
	guild_id INTEGER, 
	rolls INTEGER NOT NULL, 
	doublets INTEGER NOT NULL, 
	pips INTEGER NOT NULL, 
	face1 INTEGER NOT NULL, 
	face2 INTEGER NOT NULL, 
	face3 INTEGER NOT NULL, 
	face4 INTEGER NOT NULL, 
	face5 INTEGER NOT NULL, 
	face6 INTEGER NOT NULL, 
	PRIMARY KEY (match_id, side), 
	FOREIGN KEY(match_id) REFERENCES matches (match_id), 
	FOREIGN KEY(user_id) REFERENCES players (user_id)
)
 WITHOUT ROWID,
 STRICT

;
INSERT INTO "roll_counts" VALUES(1,0,1000000000000000001,3000000000000000000,2,0,10,1,2,1,1,0,0);
INSERT INTO "roll_counts" VALUES(1,1,1000000000000000002,3000000000000000000,1,1,16,0,0,0,2,1,0);
INSERT INTO "roll_counts" VALUES(2,0,1000000000000000002,NULL,0,0,0,0,1,0,0,0,0);
INSERT INTO "roll_counts" VALUES(2,1,1000000000000000003,NULL,0,0,0,0,0,0,0,1,0);
INSERT INTO "roll_counts" VALUES(3,0,1000000000000000001,3000000000000000000,0,0,0,1,0,0,0,0,0);
INSERT INTO "roll_counts" VALUES(3,1,1000000000000000002,3000000000000000000,0,0,0,0,1,0,0,0,0);
CREATE TABLE servers (
	guild_id INTEGER NOT NULL,
	settings TEXT NOT NULL,
	PRIMARY KEY (guild_id)
)
 STRICT

;
INSERT INTO "servers" VALUES(3000000000000000000,'{"default_length":7}');
CREATE TABLE studies (
	digest TEXT NOT NULL, 
	level TEXT NOT NULL, 
	place INTEGER NOT NULL, 
	study BLOB NOT NULL, 
	PRIMARY KEY (digest, level, place)
)
 WITHOUT ROWID,
 STRICT

;
INSERT INTO "studies" VALUES('00ff','2ply',1,X'789CABAE0500017500F9');
CREATE TABLE study_requests (
	request_id INTEGER NOT NULL, 
	user_id INTEGER NOT NULL, 
	"match" TEXT NOT NULL, 
	game INTEGER, 
	guild_id INTEGER, 
	channel_id INTEGER NOT NULL, 
	message_id INTEGER, 
	token TEXT NOT NULL, 
	public INTEGER NOT NULL, 
	language TEXT NOT NULL, 
	asked_at INTEGER NOT NULL, worker TEXT, locked_until INTEGER DEFAULT '0' NOT NULL, studied_at INTEGER, 
	PRIMARY KEY (request_id), 
	UNIQUE (user_id)
)
 STRICT

;
INSERT INTO "study_requests" VALUES(1,1000000000000000001,'1',NULL,3000000000000000000,2000000000000000001,5,'token',0,'en',1772368215123,'engine:1',1772368245123,NULL);
CREATE TABLE tournament_events (
	tournament_id INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	type TEXT NOT NULL, 
	payload TEXT NOT NULL, 
	actor_id INTEGER, 
	interaction_id INTEGER, 
	at INTEGER NOT NULL, 
	PRIMARY KEY (tournament_id, seq), 
	FOREIGN KEY(tournament_id) REFERENCES tournaments (tournament_id)
)
 WITHOUT ROWID,
 STRICT

;
CREATE TABLE tournament_matches (
	tournament_id INTEGER NOT NULL, 
	pairing INTEGER NOT NULL, 
	match_id INTEGER NOT NULL, 
	PRIMARY KEY (tournament_id, pairing), 
	FOREIGN KEY(tournament_id) REFERENCES tournaments (tournament_id), 
	FOREIGN KEY(match_id) REFERENCES matches (match_id)
)
 WITHOUT ROWID,
 STRICT

;
CREATE TABLE tournaments (
	tournament_id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	guild_id INTEGER, 
	channel_id INTEGER NOT NULL, 
	organiser_id INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	status TEXT NOT NULL, 
	state TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	created_at INTEGER NOT NULL, 
	updated_at INTEGER NOT NULL, 
	next_at INTEGER, 
	message_id INTEGER, 
	ended_at INTEGER
, server_seed TEXT, away_guild_id INTEGER)
 STRICT

;
CREATE TABLE workers (
	worker TEXT NOT NULL, 
	until INTEGER NOT NULL, 
	PRIMARY KEY (worker)
);
INSERT INTO "workers" VALUES('here:1:abcd',1767225600000);
CREATE INDEX matches_waiting ON matches (waiting_for, updated_at, channel_id) WHERE waiting_for IS NOT NULL;
CREATE INDEX matches_ongoing_white ON matches (white_id, channel_id) WHERE ended_at IS NULL;
CREATE INDEX matches_finished_white ON matches (white_id, ended_at, channel_id) WHERE ended_at IS NOT NULL;
CREATE INDEX matches_ongoing_black ON matches (black_id, channel_id) WHERE ended_at IS NULL;
CREATE INDEX matches_finished_black ON matches (black_id, ended_at, channel_id) WHERE ended_at IS NOT NULL;
CREATE INDEX matches_in_channel ON matches (channel_id) WHERE ended_at IS NULL;
CREATE INDEX matches_board_behind ON matches (updated_at) WHERE board_seq < seq;
CREATE UNIQUE INDEX events_interaction ON events (interaction_id) WHERE interaction_id IS NOT NULL;
CREATE INDEX challenges_open ON challenges (channel_id, challenger_id) WHERE status = 'open';
CREATE INDEX challenges_expiry ON challenges (expires_at) WHERE status = 'open';
CREATE INDEX matches_due ON matches (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX matches_to_remind ON matches (remind_at) WHERE remind_at IS NOT NULL;
CREATE INDEX matches_in_thread ON matches (thread_id) WHERE thread_id IS NOT NULL;
CREATE INDEX matches_untouched ON matches (updated_at) WHERE ended_at IS NULL;
CREATE INDEX blocks_blocked ON blocks (blocked_id);
CREATE INDEX follows_user ON follows (user_id);
CREATE INDEX ratings_ranked ON ratings (guild_id, variant, rating, experience);
CREATE INDEX rating_changes_of_person ON rating_changes (user_id, guild_id, variant, at, match_id);
CREATE INDEX rating_changes_in_order ON rating_changes (guild_id, variant, at, match_id);
CREATE INDEX tournaments_of_server ON tournaments (guild_id);
CREATE INDEX tournaments_due ON tournaments (next_at) WHERE next_at IS NOT NULL;
CREATE UNIQUE INDEX tournament_events_interaction ON tournament_events (interaction_id) WHERE interaction_id IS NOT NULL;
CREATE INDEX tournament_matches_match ON tournament_matches (match_id);
CREATE INDEX matches_rated ON matches (ended_at) WHERE winner_id IS NOT NULL AND ended_at IS NOT NULL AND length > 0 AND rated = 1;
CREATE INDEX events_games ON events (match_id, type, payload) WHERE type = 'GameEnded';
CREATE INDEX roll_counts_of_person ON roll_counts (user_id);
CREATE INDEX roll_counts_of_server ON roll_counts (guild_id);
CREATE VIEW challenge_records AS
        SELECT
            challenges.*, challenger.name AS challenger_name, opponent.name AS opponent_name,
            challenge_seeds.commitment AS commitment
        FROM challenges
        JOIN players AS challenger ON challenger.user_id = challenges.challenger_id
        LEFT JOIN players AS opponent ON opponent.user_id = challenges.opponent_id
        LEFT JOIN challenge_seeds ON challenge_seeds.challenge_id = challenges.challenge_id;
CREATE UNIQUE INDEX imports_of_owner ON imports (owner_id, digest);
CREATE INDEX matches_in_server ON matches (guild_id) WHERE ended_at IS NULL;
CREATE INDEX rating_changes_of_two ON rating_changes (user_id, opponent_id, guild_id, variant, at);
CREATE VIEW match_records AS
        SELECT matches.*, white.name AS white_name, black.name AS black_name, match_dice.commitment AS commitment
        FROM matches
        JOIN players AS white ON white.user_id = matches.white_id
        JOIN players AS black ON black.user_id = matches.black_id
        LEFT JOIN match_dice ON match_dice.match_id = matches.match_id;
CREATE INDEX chouettes_due ON chouettes (next_at) WHERE next_at IS NOT NULL;
CREATE INDEX chouettes_for_computers ON chouettes (updated_at) WHERE for_computer = 1;
CREATE INDEX chouettes_in_channel ON chouettes (channel_id) WHERE ended_at IS NULL;
CREATE INDEX chouettes_in_thread ON chouettes (thread_id) WHERE thread_id IS NOT NULL;
CREATE INDEX chouettes_board_behind ON chouettes (updated_at) WHERE board_seq < seq;
CREATE UNIQUE INDEX chouette_events_interaction ON chouette_events (interaction_id) WHERE interaction_id IS NOT NULL;
CREATE INDEX chouette_players_person ON chouette_players (user_id, here);
CREATE INDEX chouette_results_of_server ON chouette_results (guild_id, user_id);
CREATE INDEX chouette_results_of_person ON chouette_results (user_id, at);
CREATE INDEX crowds_going ON crowds (ended_at, due_at);
CREATE INDEX guesses_of_person ON guesses (user_id);
CREATE INDEX guesses_of_month ON guesses (guild_id, at);
CREATE INDEX tournaments_away ON tournaments (away_guild_id) WHERE away_guild_id IS NOT NULL;
CREATE UNIQUE INDEX challenges_interaction ON challenges (interaction_id) WHERE interaction_id IS NOT NULL;
CREATE UNIQUE INDEX crowd_events_interaction ON crowd_events (interaction_id) WHERE interaction_id IS NOT NULL;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('challenges',4);
INSERT INTO "sqlite_sequence" VALUES('matches',3);
INSERT INTO "sqlite_sequence" VALUES('imports',1);
INSERT INTO "sqlite_sequence" VALUES('chouettes',1);
COMMIT;
