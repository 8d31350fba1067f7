# Everything a newcomer needs: `make play`, `make test`, `make run`. Each sets up what it needs first.

PYTHON ?= $(shell for p in python3.13 python3.12 python3.11 python3.14 python3; do \
	command -v $$p >/dev/null 2>&1 && $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
VENV := .venv
BIN := $(VENV)/bin
GAMES_TESTS := tests/rules/test_games_random.py tests/rules/test_games_oracle.py
QUICK_TESTS := tests/rules tests/app tests/texts "tests/ui/match/test_every_game.py::test_a_whole_match[backgammon]"
PYTEST = $(BIN)/python -m pytest --no-header -q -n $${TEST_PROCESSES:-4} --dist worksteal
INSTALL = $(BIN)/python -m pip install --quiet --disable-pip-version-check
# uv installs in seconds what takes pip a minute; pip does it where uv doesn't run or doesn't find what pip.conf knows.
INSTALL_ALL = { $(BIN)/uv pip install --quiet --python $(BIN)/python $(1) || $(INSTALL) $(1); }

.DEFAULT_GOAL := help
.PHONY: help play run test quick sample nightly check collect bench calibrate train prove positions games chouettes mutants chaos chaos-cluster bench-cluster browser dice format lock clean

# Tests and measurements start some fifty processes, and each would compile the bot anew where bytecode is not kept.
test quick sample nightly collect bench bench-cluster chaos chaos-cluster games chouettes browser: export PYTHONDONTWRITEBYTECODE :=
# One test of these may take hours.
nightly bench chaos chaos-cluster games chouettes: export PYTEST_TIMEOUT := 0

help: ## show this
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 24

play: $(VENV)/.play ## a channel with four people to be, in a browser on this machine, without Discord
	@$(BIN)/python -m bot play

run: $(VENV)/.run ## the bot, with the token from .env
	@$(BIN)/python -m bot

test: $(VENV)/.dev ## all tests
	@$(PYTEST)

quick: $(VENV)/.dev ## rules, use cases, texts and one whole match: under a minute
	@TEST_PROCESSES=$${TEST_PROCESSES:-3} $(PYTEST) -m "not slow" $(QUICK_TESTS)

sample: $(VENV)/.dev ## some tests of each folder: for another Python than the one that all were run on
	@SAMPLE=10 TEST_PROCESSES=$${TEST_PROCESSES:-2} $(PYTEST)

nightly: $(VENV)/.dev ## all tests with every size and seed, 200 kills (an hour and more)
	@NIGHTLY=1 CHAOS_KILLS=$${CHAOS_KILLS:-200} $(PYTEST)

collect: $(VENV)/.dev ## find all tests and compile them, once instead of in each of a run's processes
	@$(BIN)/python -m pytest --collect-only -qqq

check: $(VENV)/.dev ## style, types, and which room may import which
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(VENV)/.dev ## measured speed, beside the goals
	@$(BIN)/python -m pytest tests/benchmarks --benchmark-only --benchmark-disable-gc --benchmark-quiet -q -s

calibrate: $(VENV)/.dev $(VENV)/.train ## measure the computer players against each other, into docs/levels.md: GAMES=200 MOST=6000 PROCESSES=2
	@$(BIN)/python -m tools.train.levels --games $${GAMES:-200} --most $${MOST:-0} --processes $${PROCESSES:-1}

train: $(VENV)/.train ## train a network in place of the one that is there: GAME=plakoto MINUTES=60 SEED=2, or GAMES=60000 to repeat a run
	@$(BIN)/python -m tools.train.check $(GAME)
	@$(BIN)/python -m tools.train.run $(GAME) --minutes $${MINUTES:-60} --games $${GAMES:-0} --hidden $${HIDDEN:-128} --seed $${SEED:-1}

positions: $(VENV)/.dev $(VENV)/.train ## make the positions that are asked, where the last run was cut off: GAME=narde GOAL=60 MINUTES=60 (hours in all)
	@$(BIN)/python -m tools.positions.run $(GAME) --goal $${GOAL:-0} --minutes $${MINUTES:-60}

prove: $(VENV)/.dev ## the levels' ratings by positions that were played out: GAME=plakoto, or all games that have a file
	@$(BIN)/python -m tools.prove.judge $(GAME)

chaos: $(VENV)/.dev ## kill the bot 200 times under people who play all there is, at the live board, and under a position of the day
	@CHAOS_KILLS=$${CHAOS_KILLS:-200} $(BIN)/python -m pytest -q -s -m chaos tests/chaos

chaos-cluster: $(VENV)/.dev ## kill workers, lease holders and PostgreSQL 1,000 times under people who play
	@CHAOS_KILLS=$${CHAOS_KILLS:-1000} $(BIN)/python -m pytest -q -s -m chaos tests/cluster

bench-cluster: $(VENV)/.dev ## what a turn costs by component, 1 to 3 workers, and a sweep over a million clocks
	@$(BIN)/python -m tests.benchmarks.cluster --json tests/benchmarks/cluster.json

games: $(VENV)/.dev ## 2,000 random games of each game, beside a second reading of its rules (two processes)
	@half=$$(( ($${GAMES:-2000} + 1) / 2 )); run="$(BIN)/python -m pytest -q -p no:cacheprovider $(GAMES_TESTS)"; \
	GAMES=$$half GAMES_SEED=1 $$run & GAMES=$$half GAMES_SEED=2 $$run; second=$$?; wait $$! && exit $$second

chouettes: $(VENV)/.dev ## 100,000 random chouettes beside a second reading of their rules
	@CHOUETTES=$${CHOUETTES:-100000} $(PYTEST) tests/chouette/test_random_sessions.py

mutants: $(VENV)/.dev ## plant faults and see whether the tests notice: COUNT=100 SEED=1 (hours)
	@$(BIN)/python -m tests.mutants --count $${COUNT:-100} --seed $${SEED:-1}

browser: $(VENV)/.dev ## the local page in headless Chromium
	@$(BIN)/python -m pytest -q -m browser

dice: $(VENV)/.dev ## ten million rolls, tested for chance
	@$(BIN)/python -m tests.benchmarks.dice_draws

format: $(VENV)/.dev ## put the code in order
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

lock: $(VENV)/.dev ## write requirements/ anew from pyproject.toml, with hashes and without addresses
	@for tool in build uv; do \
		echo "requirements/$$tool.txt"; \
		$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
			--no-annotate --no-header requirements/$$tool.in --output-file requirements/$$tool.txt || exit 1; \
	done
	@for extra in run play dev train; do \
		echo "requirements/$$extra.txt"; \
		$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
			--no-annotate --no-header $$([ $$extra = run ] && echo "--extra engine --extra postgresql --extra sentry --extra serve" || echo "--extra $$extra") \
			pyproject.toml --output-file requirements/$$extra.txt || exit 1; \
	done

clean: ## remove what can be made again (matches are kept)
	rm -rf $(VENV) .venv-3.* .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis .benchmarks dist build

# One stamp an extra: set-up runs again only when the lock or the project's metadata changes.
$(VENV)/.run $(VENV)/.play $(VENV)/.dev $(VENV)/.train: $(VENV)/.%: requirements/%.txt requirements/build.txt requirements/uv.txt pyproject.toml | $(BIN)/pip
	@echo "Installing what '$*' needs ..."
	@$(INSTALL) --require-hashes -r requirements/uv.txt
	@$(call INSTALL_ALL,--require-hashes -r requirements/build.txt -r requirements/$*.txt)
	@$(call INSTALL_ALL,--no-deps --no-build-isolation --editable .)
	@touch $@

# pip is what a new environment gets last: where it is missing, the making was interrupted or failed.
$(BIN)/pip:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed and was not found. Install it, or call: make PYTHON=/path/to/python3"; exit 1; }
	@echo "Making a virtual environment with $(PYTHON) ..."
	@$(PYTHON) -m venv $(VENV)
