# make run     builds everything and starts the demo on http://127.0.0.1:4600
# make test    everything that has to pass: format, lints, Rust, web, contract, browser
# make dev     the demo with reload: Vite on http://127.0.0.1:5173, the server behind it
# make fix     formats and repairs what can be repaired
# make contract  carries a change of the interface over to the browser
# make fuzz    the property tests with other cases every time, and more of them
# make fuzz-parsers  harmed files and postings, FUZZ_SECONDS for each kind; what fails is kept in target/fuzz-*
# make bench   speed and memory, beside peers; writes target/bench.json
# make eval DATA=… RESUMES=…  quality on public data; writes target/eval.json

SHELL := /bin/sh
.DEFAULT_GOAL := build
.PHONY: build run test fuzz fuzz-parsers dev fix contract bench eval check-rust check-web test-rust test-web test-contract test-browser

WEB_SOURCES := $(shell find web/src web/index.html web/package-lock.json web/vite.config.ts 2>/dev/null -type f)
QUAD := target/debug/quad
DATA ?=
FUZZ_SECONDS ?= 600
FUZZ_SEED ?= $(shell date +%s)

build: target/release/quad

# Without a network the suite starts all the same.
run: build
	@./target/release/quad assets fetch || echo "Starting without the sentence model: search works by words alone."
	./target/release/quad serve --demo

# Clippy is the compiler here: checking by itself would compile every dependency a second time.
test check-rust test-rust fuzz contract $(QUAD): export RUSTC_WORKSPACE_WRAPPER = clippy-driver
test check-rust test-rust fuzz contract $(QUAD): export CLIPPY_ARGS = -D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__

# The same cases every time: a run can be repeated. `make fuzz` looks for others.
test test-rust: export PROPTEST_RNG_SEED = 4600

# The browsers need both cores to themselves, the others share them.
test: tools-for-test check-rust check-web $(QUAD) assets-for-test .venv/ready
	@$(MAKE) --no-print-directory -j2 --output-sync=target test-rust test-web test-contract
	@$(MAKE) --no-print-directory test-browser
	@echo "All is well."

.PHONY: tools-for-build tools-for-test
tools-for-build:
	@tools/install build
tools-for-test:
	@tools/install test

# Packages, anew only when the lock has changed.
%/node_modules/.package-lock.json: %/package-lock.json
	cd $* && npm ci --no-audit --no-fund --ignore-scripts
	@touch $@

.venv/ready: tools/requirements.txt
	python3 -m venv .venv
	.venv/bin/pip install --quiet --disable-pip-version-check -r tools/requirements.txt
	@touch $@

web/dist/index.html: web/node_modules/.package-lock.json $(WEB_SOURCES)
	cd web && npm run --silent build

.PHONY: target/release/quad $(QUAD)
target/release/quad: tools-for-build web/dist/index.html
	cargo build --release --quiet --features server/jemalloc
# The tests build it beside themselves; with other features than theirs all of it would be built twice.
$(QUAD): web/dist/index.html
	cargo test --quiet --workspace --no-run

.PHONY: assets-for-test
assets-for-test: $(QUAD)
	QUAD_DATA=target $(QUAD) assets fetch --for-tests

check-rust: $(QUAD)
	cargo fmt --all --check

check-web: web/node_modules/.package-lock.json e2e/node_modules/.package-lock.json
	cd web && npm run --silent check
	cd e2e && npm run --silent check

test-rust: web/dist/index.html assets-for-test .venv/ready
	env -u MAKEFLAGS cargo test --quiet --workspace
	python3 -B -m unittest discover --quiet -s bench -p '*_test.py'

# What fails is printed with its smallest case: make a test of it.
fuzz: export PROPTEST_CASES ?= 5000
fuzz: assets-for-test .venv/ready
	cargo test --quiet --workspace --lib --tests -- --test-threads=2

fuzz-parsers: measuring
	for kind in pdf docx posting; do target/release/fuzz_parsers $$kind $(FUZZ_SECONDS) $(FUZZ_SEED) || exit 1; done

test-web: web/node_modules/.package-lock.json
	cd web && npm test --silent

test-contract: .venv/ready
	.venv/bin/python tools/contract.py $(QUAD)

test-browser: e2e/node_modules/.package-lock.json
	cd e2e && npm test --silent

dev: web/node_modules/.package-lock.json
	python3 tools/dev.py

fix: web/node_modules/.package-lock.json
	cargo fmt --all
	cargo clippy --quiet --workspace --all-targets --fix --allow-dirty --allow-staged
	cd web && npm run --silent fix

contract: web/node_modules/.package-lock.json $(QUAD)
	$(QUAD) openapi > target/openapi.json
	mv target/openapi.json web/src/api/openapi.json
	cd web && npm run --silent contract

# The programs that measure, with the features that the server's dependencies have: nothing is built a second time.
.PHONY: measuring
measuring: web/dist/index.html
	cargo build --release --quiet -p server -p measure --features server/jemalloc

bench: build
	python3 bench/run

target/eval-venv/ready: evals/requirements.txt
	python3 -m venv target/eval-venv
	target/eval-venv/bin/pip install --quiet --disable-pip-version-check -r $<
	@touch $@

eval: build measuring target/eval-venv/ready
	QUAD_DATA=target target/release/quad assets fetch
	target/eval-venv/bin/python evals/run $(if $(DATA),--data $(DATA))
