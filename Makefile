# The front door. `make` alone lists what can be done; every target sets the project up first if it has to.

SHELL := /bin/bash
.DEFAULT_GOAL := help
.PHONY: help setup run test check soak bench coverage lock clean

BIN := .venv/bin

# Any Python from 3.11 on; `make setup PYTHON=/path/to/python3.11` names one. The versions in the lock are tested on 3.11.
PYTHON ?= $(shell for each in python3.11 python3 python3.12 python3.13 python3.14; do \
	"$$each" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && command -v "$$each" && break; done)

# The mark of a finished set-up holds the folder it was made for: a copied or moved checkout is set up again,
# because the commands in .venv/bin name the folder they were installed in.
READY := .venv/.ready
ifneq ($(shell cat $(READY) 2>/dev/null),$(CURDIR))
.PHONY: $(READY)
endif

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(READY) ## put a working `croupier` and the development tools into .venv

$(READY): requirements/packages.py requirements/dev.txt requirements/tools.txt pyproject.toml
	@if [ -z "$(PYTHON)" ] || ! "$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
		echo "setup: croupier needs Python 3.11 or later and found $(or $(PYTHON),none). On Debian: apt install python3" \
			"python3-venv. Or name one: make setup PYTHON=/path/to/python3.11" >&2; exit 1; fi
	@"$(PYTHON)" requirements/packages.py setup

run: setup ## play in the terminal
	@$(BIN)/croupier play

test: setup ## run every test, on all cores (ARGS='-k layout' for some of them)
	@$(BIN)/pytest -q -n auto $(ARGS)

check: setup ## format, lint, types and the imports between rooms
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo

soak: setup ## run the tests that take minutes
	@$(BIN)/pytest -q -n auto -m soak $(ARGS) || { status=$$?; [ $$status -eq 5 ] && echo "soak: no test is marked yet"; }

bench: $(READY) .venv/.bench ## measure: each file in bench/ answers one question
	@for file in $(wildcard bench/*.py); do echo "== $$file"; $(BIN)/python "$$file" || exit 1; done

.venv/.bench: $(READY) requirements/bench.txt
	@"$(PYTHON)" requirements/packages.py bench

coverage: setup ## run the tests on one core and list the lines and branches none of them reaches
	@$(BIN)/coverage run -m pytest -q
	@$(BIN)/coverage report

lock: setup ## pin the newest releases the ranges in pyproject.toml allow, with hashes
	@"$(PYTHON)" requirements/packages.py lock

clean: ## remove everything the other targets made
	@rm -rf .venv .tools .coverage .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache build dist
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
