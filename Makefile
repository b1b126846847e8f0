# Caracole. `make` alone lists the targets. `make play` and `make test` need Python 3.11 or later and, for speed,
# a C compiler; they make everything else, may be repeated at will, and rebuild what has changed.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory --no-builtin-rules --jobs=3
# Three at once, because installing mostly waits for the network while the rules compile and the client is built.

GAME ?= glorreiche
# Neighbours share servers, so whoever is idle takes the end of what another has left.
WORKERS ?= 2
TESTS = $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal
# Browsers, servers and the linters share two cores: what fails in the crowd must pass alone, and is named.
ALONE = { echo "== Failed in the crowd, once more alone"; $(BIN)/python -m pytest -v --last-failed --last-failed-no-failures none --maxfail 1; }
VENV ?= .venv
BIN := $(VENV)/bin
LOCK := requirements-dev.txt
RUNTIME := requirements.txt
DOCUMENTING := requirements-docs.txt
PIP := $(BIN)/python -m pip -qq --disable-pip-version-check

# The first Python on the path that is new enough.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)

STARTED := $(shell date +%s)
STATIC := src/caracole/server/static/index.html
CLIENT := $(shell find web -path web/node_modules -prune -o -path web/dist -prune -o -name __pycache__ -prune -o -type f -print)

.PHONY: help play terminal test tested bench lint coverage docs wheel pictures screens shots stubs lock sbom build compile programs clean

help:  ## list the targets
	@echo "Caracole: four out-of-print board games. Targets:"
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: build $(STATIC)  ## play in the browser: serves the games from a file here and opens the front page
	@CARACOLE_LOG_LEVEL=$${CARACOLE_LOG_LEVEL:-warning} $(BIN)/caracole serve --open

terminal: build  ## play in the terminal (GAME=name for another game than glorreiche)
	@$(BIN)/caracole play $(GAME)

# The linters run beside the tests, which wait for servers and browsers half of the time.
test: lint tested  ## everything that must hold: linters, all tests compiled, the rules again as plain Python
	@echo "== All is well: $$(cat $(VENV)/times), $$(($$(date +%s) - $(STARTED))) s in all"

tested: build programs $(STATIC) $(VENV)/developing
	@echo "== Tests$$($(IS_COMPILED) && echo ', compiled' || echo ', as plain Python')"
	@before=$$(($$(date +%s) - $(STARTED))); SECONDS=0; $(TESTS) || $(ALONE); tested=$$SECONDS; \
	if $(IS_COMPILED); then \
		echo "== Tests of the rules and of the kernel again, as plain Python"; \
		CARACOLE_PURE=1 $(TESTS) -m "rule or kernel" tests/kernel $$(grep -rl 'pytest.mark.rule(' tests --include='test_*.py') || (export CARACOLE_PURE=1; $(ALONE)); \
	fi; \
	echo "$$before s to install and build, $$tested s of tests, $$((SECONDS - tested)) s of tests as plain Python" > $(VENV)/times

lint: $(VENV)/developing $(STATIC)  ## style, types of rules, server and client, and who may import whom
	@echo "== Style (ruff), types (mypy, svelte-check), imports (import-linter)"
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check . || { echo "Not formatted as ruff would; run: $(BIN)/ruff format"; exit 1; }
	@$(BIN)/mypy --no-error-summary
	@$(BIN)/python web/build.py check > $(VENV)/check.log 2>&1 || { cat $(VENV)/check.log; exit 1; }
	@$(BIN)/lint-imports --no-logo > $(VENV)/imports.log || { cat $(VENV)/imports.log; exit 1; }

coverage: $(VENV)/developing  ## branches of kernel, games and geometry that the tests reach, as plain Python
	@CARACOLE_PURE=1 $(BIN)/coverage run -m pytest $(filter-out tests/arena tests/bots tests/cli tests/project \
		tests/search tests/server tests/web,$(patsubst %/,%,$(wildcard tests/*/))) tests/test_conformance.py
	@$(BIN)/coverage report --skip-covered

bench: build  ## measure the engine, compiled, as plain Python, and beside C++ by hand
	@$(BIN)/caracole bench
	@$(BIN)/python benchmarks/compare.py

docs: build $(STATIC) $(VENV)/documenting  ## build the documentation site, notebooks and all; the play server has it under /docs
	@echo "== Building the documentation"
	@$(BIN)/python docs/site/make_site.py
	@$(BIN)/python tests/project/try_docs.py

wheel: $(VENV)/developing $(STATIC) docs  ## build the source archive and a wheel in dist/, and try both away from here
	@rm -rf dist
	@echo "== Building the source archive, and the wheel from it"
	@$(BIN)/pyproject-build --no-isolation > $(VENV)/wheel.log 2>&1 || { cat $(VENV)/wheel.log; exit 1; }
	@$(BIN)/python tests/project/try_archive.py dist/*.tar.gz
	@$(BIN)/python tests/project/try_wheel.py dist/*.whl $(LOCK)

screens: build $(STATIC)  ## screenshots of every main screen, for looking at, in screens/
	@$(BIN)/python tests/web/screens.py screens

shots: build $(STATIC)  ## the README's screenshots of the four tables again (needs a browser)
	@$(BIN)/python tests/web/screens.py docs/pictures README

pictures: build  ## draw the pictures of the documentation again
	@$(BIN)/python docs/pictures/draw.py
	@$(BIN)/python docs/pictures/rooms.py

playthroughs: build  ## write the playthroughs that the tests of the OpenSpiel games compare with again
	@$(BIN)/python tests/research/playthroughs/write.py

stubs:  ## write what type checkers are told of compiled states again
	@$(BIN)/python tests/project/stubs.py

lock:  ## pin the newest versions of everything pyproject.toml asks for: for developers, for the documentation, for servers by hash
	@rm -rf build/lock && $(PYTHON) -m venv build/lock
	@build/lock/bin/pip -qq install --upgrade pip "setuptools>=77" "cython>=3.2"
	@CARACOLE_PURE=1 build/lock/bin/pip -qq install --no-build-isolation -e ".[dev]"
	@{ sed -n '/^#/p' $(LOCK); build/lock/bin/pip freeze --all --exclude-editable; } > build/locked
	@mv build/locked $(LOCK)
	@CARACOLE_PURE=1 build/lock/bin/pip -qq install --no-build-isolation -c $(LOCK) -e ".[docs]"
	@{ sed -n '/^#/p' $(DOCUMENTING); build/lock/bin/pip freeze --all --exclude-editable | grep -vxFf $(LOCK); } > build/locked
	@mv build/locked $(DOCUMENTING)
	@build/lock/bin/pip -qq install uv
	@{ sed -n '/^#/p' $(RUNTIME); build/lock/bin/uv pip compile -q --universal --python-version 3.11 --generate-hashes \
		--no-header --no-annotate --extra server --extra postgres --extra redis -c $(LOCK) pyproject.toml; } > build/locked
	@mv build/locked $(RUNTIME) && rm -rf build/lock && wc -l $(LOCK) $(DOCUMENTING) $(RUNTIME)

sbom: $(RUNTIME)  ## list what a server consists of, as CycloneDX, in build/sbom.json
	@test -x build/sbom/bin/cyclonedx-py || { $(PYTHON) -m venv build/sbom && build/sbom/bin/pip -qq install cyclonedx-bom==7.5.0; }
	@build/sbom/bin/cyclonedx-py requirements $(RUNTIME) --pyproject pyproject.toml --mc-type application \
		--output-reproducible --of JSON -o build/sbom.json
	@echo "build/sbom.json: $$(grep -c '"bom-ref": "requirements' build/sbom.json) packages"

clean:  ## remove everything that was made, the environment too
	rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage
	find src tests benchmarks training docs \( -name '*.so' -o -name '*.pyd' -o -name __pycache__ \) -prune -exec rm -rf {} +

# --- the environment and the build ----------------------------------------------------------------------------------

IS_COMPILED := $(BIN)/python -c 'import caracole, sys; sys.exit(not caracole.compiled())'

build: $(VENV)/installed compile

# An extension that is out of date wins over its edited module without a word, so this looks every time: whether there
# are other files than the last time, or newer ones. Python itself would look for a second.
SOURCES := \( -name '*.py' -o -name '*.pxd' \)
EXTENSIONS := \( -name '*.so' -o -name '*.pyd' \)
COMPILED := $(VENV)/compiled

compile: $(VENV)/compiling
	@if [ -z "$${CARACOLE_PURE:-}" ] && [ "$$(find src $(SOURCES) -o $(EXTENSIONS) | sort)" = "$$(cat $(COMPILED) 2>&1)" ] \
		&& [ -z "$$(find setup.py src $(SOURCES) -newer $(COMPILED) -print -quit)" ]; then exit 0; fi; \
	echo "== Compiling the rules that have changed"; \
	touch $(COMPILED).begun; \
	$(BIN)/python setup.py -q build_ext --inplace; \
	find src $(SOURCES) -o $(EXTENSIONS) | sort > $(COMPILED); \
	touch -r $(COMPILED).begun $(COMPILED); \
	if [ -n "$${CARACOLE_PURE:-}" ]; then rm $(COMPILED); fi; \
	if [ -f $(COMPILED) ] && [ -n "$$(find src $(EXTENSIONS) -print -quit)" ]; then echo "   the rules run compiled"; \
	else echo "   the rules run as plain Python, many times slower: there is no C compiler, or CARACOLE_PURE is set"; fi

$(VENV)/compiling: $(LOCK) | $(BIN)/python
	@echo "== Installing what compiles the rules, in $(VENV) (versions: $(LOCK))"
	@$(PIP) install -c $(LOCK) pip setuptools cython
	@touch $@

# Bytecode of what is never imported is not worth waiting for.
$(VENV)/installed: $(LOCK) pyproject.toml $(VENV)/compiling
	@echo "== Installing what the games need"
	@CARACOLE_PURE=1 $(PIP) install --no-compile -c $(LOCK) --no-build-isolation -e ".[server]"
	@touch $@

$(VENV)/developing: $(LOCK) $(VENV)/installed
	@echo "== Installing the tools that test them (versions: $(LOCK))"
	@$(PIP) install --no-compile -r $(LOCK)
	@touch $@

$(VENV)/documenting: $(DOCUMENTING) $(VENV)/developing
	@echo "== Installing what builds the documentation (versions: $(DOCUMENTING))"
	@$(PIP) install -r $(LOCK) -r $(DOCUMENTING)
	@touch $@

# The first time, a Node that is there builds the client at once; where pip must fetch one, pip has to be renewed before.
HAS_NODE = $(if $(wildcard $(VENV)/compiling),,$(shell cd web && $(PYTHON) -Bc 'print(__import__("build").has_node() or "")'))

$(STATIC): $(CLIENT) | $(if $(HAS_NODE),$(BIN)/python,$(VENV)/compiling)
	@echo "== Building the client"
	@$(BIN)/python web/build.py > $(VENV)/client.log 2>&1 || { cat $(VENV)/client.log; exit 1; }

# What tests use and Python cannot install: a browser (without windows it takes a third less time), PostgreSQL and Redis.
# Fetched only where nobody is there to ask.
FETCH = { apt-get -qq update && apt-get -qq -y install --no-install-recommends fonts-liberation $$missing; } > $(VENV)/programs.log 2>&1

programs: | $(BIN)/python
	@missing=; \
	for needed in chromium:/usr/bin/chromium chromium-headless-shell:/usr/bin/chromium-headless-shell postgresql:/usr/lib/postgresql redis-server:/usr/bin/redis-server; do \
		if [ ! -e "$${needed#*:}" ]; then missing="$$missing $${needed%%:*}"; fi; \
	done; \
	if [ -z "$$missing" ]; then exit 0; fi; \
	if [ "$${CI:-}" = true ] && [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
		echo "== Installing$$missing"; \
		$(FETCH) || { missing="$${missing/ chromium-headless-shell/}"; $(FETCH); } || { cat $(VENV)/programs.log; exit 1; }; \
	else \
		missing="$${missing/ chromium-headless-shell/}"; \
		for one in $$missing; do echo "   $$one is not installed: the tests that use it are left out (apt-get install $$one)"; done; \
	fi

$(BIN)/python:
	@test -n "$(PYTHON)" || { echo "Caracole needs Python 3.11 or later; none was found."; exit 1; }
	@echo "== Making the environment $(VENV) with $$($(PYTHON) --version)"
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
		echo "'$(PYTHON) -m venv' does not work; on Debian: apt-get install python3-venv"; exit 1; }
