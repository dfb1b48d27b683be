# Every target is one command that CI runs too. `make bench` keeps its own build, because a test
# build replaces the release executable with one that is compiled for testing.
SWIFT ?= swift
BENCH = $(SWIFT) run -c release --scratch-path .build-bench

.PHONY: check build lint test bench count report matrix compile-cost large docs sanitize verify determinism baseline readers page scale shards
.PHONY: workflows builds docc example fuzz

check: lint build test

build:
	$(SWIFT) build -c release --explicit-target-dependency-import-check error

lint:
	$(SWIFT) format lint --strict --parallel --recursive Sources Tests Examples Package.swift

test:
	$(SWIFT) test

bench:
	$(BENCH) DispatchBench

count:
	$(BENCH) DispatchBench count

# Ten counts under other conditions each, compared to the digit: docs/counting.md. A quarter of an
# hour for the whole suite.
determinism:
	$(SWIFT) build -c release --scratch-path .build-bench
	.ci/determinism .build-bench/release/DispatchBench

# CI makes these again and compares, so that a chart that is no longer made must not stay.
report:
	rm -f results/charts/*.svg
	$(BENCH) ReportGen
	if [ -e results/matrix/matrix.json ]; then $(BENCH) ReportGen matrix; fi

# The suite in seven build modes, each built in a folder of its own that is kept: about half an hour
# on a quiet machine, and the same command goes on where it was stopped.
matrix:
	$(BENCH) DispatchBench matrix
	$(BENCH) ReportGen matrix

compile-cost:
	$(BENCH) DispatchBench compile-cost

# What takes too long for a standard count and is quoted in docs/findings.md, counts alone.
large:
	$(BENCH) DispatchBench count --with-large --output results/large \
	  --filter '^KeyedDiff\.(prepend|swap|shuffle|replaceAll|clear)\.(concrete|genericUnspecialized|String|AnyHashable|lastPlaced)\.1k$$' \
	  --filter '^KeyedDiff\.(prepend|swap)\.difference\.1k$$' \
	  --filter '^KeyedDiff\.shuffle\.(concrete|difference)\.10$$' \
	  --filter '^Memory\.sort\..*\.1k$$' \
	  --filter '^ViewWindow\.mount\..*\.325$$' --filter '^ViewChain\.leafState\..*\.depth60$$'

# The figures that README and docs quote of results/latest, brought up to date: after every new run.
docs:
	$(BENCH) ReportGen splice README.md docs/*.md

# The malloc counter steps aside under a sanitizer, which brings an allocator of its own. Leaks are
# not asked for: the ones reported belong to XCTest and Foundation. Nor is the order of locks: the
# thread sanitizer's detector of that was seen to lock itself up for good in Foundation's threads.
sanitize:
	ASAN_OPTIONS=detect_leaks=0 $(SWIFT) test --sanitize=address --scratch-path .build-asan
	TSAN_OPTIONS=detect_deadlocks=0 $(SWIFT) test --sanitize=thread --scratch-path .build-tsan

# Exports, verdicts, completions and manual pages, read by the programs they are for; Debian's
# packages libbenchmark-tools, python3-scipy, python3-jsonschema, python3-junitparser, zsh, fish and
# mandoc hold them.
readers:
	$(SWIFT) build -c release --scratch-path .build-bench
	/usr/bin/python3 Tests/Readers/check_exports.py .build-bench/release/ReportGen results/latest
	/usr/bin/python3 Tests/Readers/check_gate.py .build-bench/release/ReportGen results/latest
	/usr/bin/python3 Tests/Readers/check_completions.py .build-bench/release
	/usr/bin/python3 Tests/Readers/check_history.py .build-bench/release/ReportGen results/latest

# The page in headless Chromium, at phone and desktop width, with screenshots in .build-page. Needs
# Debian's chromium and chromium-driver; selenium comes from PyPI.
page:
	$(SWIFT) build -c release --scratch-path .build-bench --product ReportGen
	python3 -m venv .build-page
	.build-page/bin/pip install --quiet selenium==4.52.0
	.build-page/bin/python Tests/Readers/check_page.py .build-bench/release/ReportGen .build-page/shots

# A million rows to a report and ten million samples through a reader, beside pandas from PyPI; the
# files take 700 MB in .build-scale. Writes docs/scale.md; fails where a figure that it is held to is
# missed.
scale:
	$(SWIFT) build -c release --scratch-path .build-bench --product ReportGen
	python3 -m venv .build-scale
	.build-scale/bin/pip install --quiet pandas==3.1.1
	.build-scale/bin/python Tests/Readers/measure_report.py .build-bench/release/ReportGen .build-scale/files \
	  --document docs/scale.md

# The whole suite counted at once and in two parts side by side; the parts joined are the whole, byte
# for byte. Needs Debian's parallel.
shards:
	$(SWIFT) build -c release --scratch-path .build-bench
	Tests/Readers/check_shards.sh .build-bench/release

# The workflows against GitHub's schema; PyPI's check-jsonschema holds a copy of it.
workflows:
	python3 -m venv .build-workflows
	.build-workflows/bin/pip install --quiet check-jsonschema==0.39.0
	.build-workflows/bin/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml

# Two captures of the whole suite's exact figures, which must agree, become the baseline of this
# toolchain and architecture.
captures = .build-bench/baseline-1 .build-bench/baseline-2
baseline:
	@test -z "$$(git status --porcelain -- Sources Package.swift)" || \
	  { echo "Error: a baseline is of a commit, and Sources differ from it" >&2; exit 4; }
	rm -rf $(captures)
	for capture in $(captures); do $(BENCH) DispatchBench count --output $$capture >/dev/null || exit; done
	$(BENCH) DispatchBench baseline save --force $(captures:%=--from %)

# What the gate catches and what it leaves alone, measured: docs/verification.md. Half an hour on a
# quiet machine; it goes on where it was stopped.
verify:
	.ci/verify

# A small selection measured by two builds that differ in code placement alone. It takes a release
# build more, so CI leaves it to this target.
builds:
	$(SWIFT) build -c release --scratch-path .build-bench
	/usr/bin/python3 Tests/Readers/check_builds.py .build-bench/release/DispatchBench

# The documentation of the libraries, as the toolchain's docc makes it: .build/docc/*.doccarchive.
docc:
	$(SWIFT) build -c release
	.ci/docc .build/release .build/docc

# A package that measures a protocol of its own with this one's libraries.
example:
	$(SWIFT) build -c release --product ReportGen
	.ci/example .build/release/ReportGen

# The readers of result files against inputs that libFuzzer makes up: docs/fuzzing.md.
fuzz:
	.ci/fuzz $(RUNS)
