"""Checks the dice of a match that the bot has exported: python verify_dice.py FILE. Needs nothing but Python."""

import hashlib
import hmac
import json
import sys
from pathlib import Path

document = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
wrong = checked = 0
for match in document.get("matches", [document]):
    dice, game, index = match["dice"], 0, 0
    if dice is None or dice["server_seed"] is None:
        continue  # not committed to, or not over yet
    seed = bytes.fromhex(dice["server_seed"])
    wrong += hashlib.sha256(seed).hexdigest() != dice["commitment"]
    for event in match["events"]:
        if event["type"] == "GameStarted":
            game, index = event["game"], 0
        for rolled in event.get("opening", [event["roll"]] if event["type"] == "DiceRolled" else []):
            fair, counter = [], 0
            while len(fair) < 2:
                lines = ["bg-dice-v1", dice["match"], game, index, counter, *dice["player_seeds"]]
                digest = hmac.digest(seed, "\n".join(map(str, lines)).encode(), "sha256")
                fair += [byte % 6 + 1 for byte in digest if byte < 252]
                counter += 1
            wrong += rolled != fair[:2]
            index, checked = index + 1, checked + 1
print(checked, "rolls checked,", wrong, "things wrong")
sys.exit(1 if wrong else 0 if checked else 2)
