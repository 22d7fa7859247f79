# proxygen's manual for people who build it. `make help` lists what there is.
#
# All that a fresh machine needs beside a Swift 6 toolchain, git and make is installed by `.ci/setup`,
# which every target here runs first.

SHELL := /bin/bash
SWIFT ?= swift
# One set of flags for everything, so that nothing is built twice.
FLAGS := -Xswiftc -warnings-as-errors
PROXYGEN := .build/debug/proxygen
# Inputs of cases are as odd as people write them.
SWIFT_FILES = Package.swift Sources Plugins Integrations Templates Examples $(wildcard Tests/*Tests) Tests/TestSupport Tests/Bench \
  Tests/Behaviour/Support Tests/Documents Tests/StandIns Tests/Importer Tests/WordTable Tests/Oracle Tests/FuzzNames \
  $(wildcard Tests/Fuzz/*.swift) \
  $(wildcard Tests/Cases/*/*/expected Tests/Cases/*/*/styles)

.PHONY: help setup build release demo test check rest lint format fuzz check-sanitized examples install uninstall dist deb integrations record words fuzz-names bench bench-check clean

help: ## List the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | sort | expand -t 12

setup: ## Install what is missing on this machine
	@.ci/setup

build: setup ## Build for debugging, with warnings as errors
	$(SWIFT) build --build-tests $(FLAGS)

release: setup ## Build the command as users run it: .build/release/proxygen
	$(SWIFT) build -c release --product proxygen

# Not `release` first, so that root need not build: `make release && sudo make install`.
install: ## Install the release below PREFIX=/usr/local, in DESTDIR if there is one (BINARY=FILE for another one)
	@PREFIX="$(PREFIX)" DESTDIR="$(DESTDIR)" BINARY="$(BINARY)" Integrations/install install

uninstall: ## Remove what `install` installed, with the same PREFIX and DESTDIR
	@PREFIX="$(PREFIX)" DESTDIR="$(DESTDIR)" Integrations/install uninstall

dist: release ## Pack the release for SwiftPM: an artifact bundle, and a package with the plugins, in .build/dist
	@URL="$(URL)" VARIANTS="$(VARIANTS)" Integrations/dist

deb: release ## Pack the release for Debian, in .build/deb
	@MAINTAINER="$(MAINTAINER)" Integrations/deb

demo: setup ## Generate the examples, show the result and compile it
	@Examples/demo

test: build ## Run all tests
	$(SWIFT) test --skip-build $(FLAGS)

check: test rest ## All that CI checks

rest: lint examples integrations ## What `check` does beside the tests

lint: ## Check the form of the sources and of all expected output
	$(SWIFT) format lint --strict --recursive $(SWIFT_FILES)
	@! grep -rnE '^import Foundation$$' Sources --include='*.swift' || { echo 'import Essentials instead: the whole of Foundation takes long to load'; exit 1; }

format: ## Bring the sources into form; expected output is left alone
	$(SWIFT) format --in-place --recursive Package.swift Sources Plugins Integrations Templates Tests/*Tests Tests/TestSupport Tests/StandIns \
	  Tests/Importer Tests/WordTable Tests/Oracle Tests/FuzzNames Tests/Fuzz/*.swift

examples: build ## Check that the examples' committed output is what proxygen makes
	@Examples/check

integrations: build ## Try build systems, services, packages, faults, sizes and the installation on scratch projects
	@PROXYGEN=$(PROXYGEN) Tests/Integrations/all
	@Tests/Fuzz/run

fuzz: setup ## Fuzz each part with libFuzzer for TIME seconds (TIME=1800, TARGETS="lexer output")
	@LIBFUZZER=1 TIME="$(or $(TIME),1800)" Tests/Fuzz/run $(TARGETS)

check-sanitized: setup ## Run all tests under the sanitizers (SANITIZERS="address thread undefined", FILTER=TEST)
	@Tests/Sanitized/run $(SANITIZERS)

record: build ## Write what the cases give as what they expect; then read the diff
	-PROXYGEN_RECORD=1 $(SWIFT) test --skip-build $(FLAGS) --filter EndToEndTests
	git status --short Tests/Cases

words: setup ## Ask the compiler again which words are verbs and prepositions (needs Debian's wamerican)
	$(SWIFT) run $(FLAGS) word-table /usr/share/dict/words Tests/WordTable/programming-words.txt

COUNT ?= 100000
fuzz-names: setup ## Compare the names of COUNT random methods with the compiler's (COUNT=100000, SEED=1)
	$(SWIFT) run $(FLAGS) fuzz-names $(COUNT) $(SEED)

bench: release ## Measure it against grep and walking a tree (FIELD=DIR for real sources, MOCKOLO=FILE to compare)
	@FIELD="$(FIELD)" MOCKOLO="$(MOCKOLO)" Tests/Bench/bench

bench-check: release ## Count instructions of fixed runs; fail above +5 % (needs valgrind; RECORD=1 to take the counts, PROFILE=1)
	@Tests/Bench/check

clean: ## Remove what was built
	rm -rf .build
