"""Checks the dice of a match that the bot has exported: python verify_dice.py FILE. Needs nothing but Python."""

import hashlib
import hmac
import json
import sys
from pathlib import Path

wrong = checked = 0
try:
    document = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    matches = document.get("matches", [document])  # some may not be over yet, or not committed to
    for match, dice in [(one, one["dice"]) for one in matches if one["dice"] and one["dice"]["server_seed"]]:
        game, index, seed = 0, 0, bytes.fromhex(dice["server_seed"])
        wrong += seed.hex() != dice["server_seed"] or hashlib.sha256(seed).hexdigest() != dice["commitment"]
        for told in match["events"]:
            event = told.get("event", told)  # what happened on the board of a chouette
            thrown = [[die] for throws in event.get("rounds", []) for _, die in throws]  # for its order: game 0
            if event["type"] in ("GameStarted", "GameBegan"):
                game, index, wrong = game + 1, 0, wrong + (event["game"] != game + 1)
            for rolled in event.get("opening", [event["roll"]] if event["type"] == "DiceRolled" else thrown):
                fair = []
                for counter in range(9):
                    lines = ["bg-dice-v1", dice["match"], game, index, counter, *dice["player_seeds"]]
                    digest = hmac.digest(seed, "\n".join(map(str, lines)).encode(), "sha256")
                    fair += [byte % 6 + 1 for byte in digest if byte < 252]
                wrong += rolled != fair[: 2 if game else 1]
                index, checked = index + 1, checked + 1
except (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
    sys.exit(print(sys.argv[1:], "cannot be checked:", repr(error)) or 2)
print(checked, "rolls checked,", wrong, "things wrong")
sys.exit(1 if wrong else 0 if checked else 2)
