# Every target is one command that CI runs too. `make bench` keeps its own build, because a test
# build replaces the release executable with one that is compiled for testing.
SWIFT ?= swift
BENCH = $(SWIFT) run -c release --scratch-path .build-bench

.PHONY: check build lint test bench count report sanitize readers

check: lint build test

build:
	$(SWIFT) build -c release --explicit-target-dependency-import-check error

lint:
	$(SWIFT) format lint --strict --parallel --recursive Sources Tests Package.swift

test:
	$(SWIFT) test

bench:
	$(BENCH) DispatchBench

count:
	$(BENCH) DispatchBench count

report:
	$(BENCH) ReportGen

# The malloc counter steps aside under a sanitizer, which brings an allocator of its own. Leaks are
# not asked for: the ones reported belong to XCTest and Foundation.
sanitize:
	ASAN_OPTIONS=detect_leaks=0 $(SWIFT) test --sanitize=address --scratch-path .build-asan
	$(SWIFT) test --sanitize=thread --scratch-path .build-tsan

# The exports of results/latest, read by the tools they are for; needs libbenchmark-tools,
# python3-scipy and python3-jsonschema of Debian.
readers:
	$(SWIFT) build -c release --scratch-path .build-bench --product ReportGen
	/usr/bin/python3 Tests/Readers/check_exports.py .build-bench/release/ReportGen results/latest
