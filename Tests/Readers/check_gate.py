#!/usr/bin/env python3
"""Runs .ci/gate in a repository made for it, where what is built is a script that hands over results
and ends as it is told. The gate and its documents are real: what came, went, got dearer or crashed
must be told apart, and the JUnit file be what junitparser understands.

Usage: check_gate.py REPORTGEN RUN, where RUN is a directory with counts
Needs git and Debian's python3-junitparser, or junitparser from PyPI.
"""

import csv
import json
import os
import pathlib
import shutil
import stat
import subprocess
import sys
import tempfile

import junitparser

from claims import check, summary

ROOT = pathlib.Path(__file__).resolve().parents[2]

# Stands for 'swift build': puts the program of a side where a build would.
SWIFT = """#!/bin/sh
while [ $# -gt 0 ]; do
  case "$1" in
    --package-path) package=$2 ;;
    --product) product=$2 ;;
  esac
  shift
done
mkdir -p "$package/.build/release"
if [ "$product" = ReportGen ]; then
  ln -sf "$REPORTGEN" "$package/.build/release/ReportGen"
else
  cp "$package/counting" "$package/.build/release/DispatchBench"
fi
"""

# Stands for 'DispatchBench count': its results lie in the sources of its side.
COUNTING = """#!/bin/sh
while [ $# -gt 0 ]; do
  [ "$1" = --output ] && output=$2
  shift
done
here=$(cd "$(dirname "$0")/../.." && pwd)
mkdir -p "$output"
cp "$here/results/results.csv" "$here/results/run.json" "$output"
exit $(cat "$here/status")
"""


def program(path, text):
    path.write_text(text)
    path.chmod(path.stat().st_mode | stat.S_IXUSR)


class Side:
    """The results of one side of the change."""

    def __init__(self, run):
        with open(run / "results.csv", newline="") as file:
            reader = csv.DictReader(file)
            self.fields, self.rows = reader.fieldnames, list(reader)
        self.manifest = json.loads((run / "run.json").read_text())
        self.status = 0

    def names(self):
        """The benchmarks whose retains were counted."""
        return [r["benchmark"] for r in self.rows if r["metric"] == "retains" and r["value"]]

    def remove(self, name):
        self.rows = [row for row in self.rows if row["benchmark"] != name]
        kept = [b for b in self.manifest["benchmarks"] if b["name"] != name]
        self.manifest["benchmarks"] = kept
        self.manifest["suiteHash"] = {"value": "of another suite"}

    def crash(self, name):
        for row in self.rows:
            if row["benchmark"] == name:
                row.update(value="", low="", high="", n="0", status="crashed", note="signal 4")
        self.status = 5

    def add(self, name, metric, more):
        row = next(r for r in self.rows if (r["benchmark"], r["metric"]) == (name, metric))
        row["value"] = f"{float(row['value']) + more:g}"

    def write(self, tree):
        (tree / "results").mkdir(exist_ok=True)
        with open(tree / "results/results.csv", "w", newline="") as file:
            writer = csv.DictWriter(file, self.fields, lineterminator="\n")
            writer.writeheader()
            writer.writerows(self.rows)
        (tree / "results/run.json").write_text(json.dumps(self.manifest))
        (tree / "status").write_text(str(self.status))
        program(tree / "counting", COUNTING)


def git(tree, *words):
    names = [f"GIT_{who}_{what}" for who in ["AUTHOR", "COMMITTER"] for what in ["NAME", "EMAIL"]]
    subprocess.run(
        ["git", "-C", tree, *words],
        check=True, capture_output=True, env=os.environ | dict.fromkeys(names, "nobody"),
    )


def gate(reportgen, run, change_base, change_head):
    """How .ci/gate ends, what it writes and what it says."""
    with tempfile.TemporaryDirectory() as path:
        scratch = pathlib.Path(path)
        tree, tools = scratch / "tree", scratch / "tools"
        (tree / ".ci").mkdir(parents=True)
        tools.mkdir()
        shutil.copy(ROOT / ".ci/gate", tree / ".ci/gate")
        (tree / ".gitignore").write_text(".build/\n")
        program(tools / "swift", SWIFT)
        git(tree, "init", "--quiet")
        for change in [change_base, change_head]:
            side = Side(run)
            change(side)
            side.write(tree)
            git(tree, "add", "--all")
            git(tree, "commit", "--quiet", "--allow-empty", "--message", "a side")
        finished = subprocess.run(
            [tree / ".ci/gate", "HEAD^1", "1/2", scratch / "out"],
            capture_output=True, text=True,
            env=os.environ | {"PATH": f"{tools}:{os.environ['PATH']}", "REPORTGEN": reportgen},
        )
        verdict = junit = None
        if (scratch / "out/verdict.json").exists():
            verdict = json.loads((scratch / "out/verdict.json").read_text())
            junit = junitparser.JUnitXml.fromfile(str(scratch / "out/junit.xml"))
            check_junit(junit, verdict)
        return finished, verdict


def cases(junit):
    return {case.name: case for suite in junit for case in suite}


def check_junit(junit, verdict):
    """What a CI shows of the verdict: as many failures and errors as rows that failed so."""
    by_name = cases(junit)
    failed = {n for n, c in by_name.items() if any(isinstance(r, junitparser.Failure) for r in c.result)}
    errors = {n for n, c in by_name.items() if any(isinstance(r, junitparser.Error) for r in c.result)}
    dearer = {c["benchmark"] for c in verdict["exact"]["changes"] if c["verdict"] == "regression"}
    lost = {f["benchmark"] for f in verdict["coverage"] if f["kind"] not in ["new", "unstable"]}
    check(failed == dearer - lost, f"JUnit: {failed} failed, {dearer} got dearer")
    check(errors - {"comparison"} == lost, f"JUnit: {errors} are errors, {lost} were lost")
    check(junit.tests == len(by_name), "JUnit: the number of cases")
    check((junit.failures, junit.errors) == (len(failed), len(errors)), "JUnit: the numbers")


def expect(result, status, **kinds):
    finished, verdict = result
    words = f"{finished.stdout[-600:]}{finished.stderr[-600:]}"
    check(finished.returncode == status, f"ends with {finished.returncode}, not {status}: {words}")
    found = {}
    for finding in verdict["coverage"]:
        if finding["kind"] == "unstable":
            continue  # The run has its own such rows.
        found.setdefault(finding["kind"], set()).add(finding["benchmark"])
    check(found == {kind: set(names) for kind, names in kinds.items()}, f"coverage: {found}")
    check(verdict["exitCode"] == status, "the verdict says how the gate ended")


def main():
    reportgen, run = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2])
    names = Side(run).names()
    first, row = names[0], names[len(names) // 2]
    check(len(names) > 100, f"{run} has counts")

    def nothing(side):
        pass

    expect(gate(reportgen, run, nothing, nothing), 0)
    expect(gate(reportgen, run, lambda s: s.remove(first), nothing), 0, new=[first])
    expect(gate(reportgen, run, nothing, lambda s: s.remove(first)), 4, missing=[first])
    expect(gate(reportgen, run, nothing, lambda s: s.crash(row)), 5, crashed=[row])
    dearer = gate(reportgen, run, nothing, lambda s: s.add(row, "retains", 1))
    expect(dearer, 1)
    check(dearer[1]["exact"]["changes"][0]["benchmark"] == row, "the row that got dearer is named")

    def unable(side):
        side.status = 4

    finished, verdict = gate(reportgen, run, nothing, unable)
    check(finished.returncode == 4 and verdict is None, "a count that failed is not gated")
    summary(".ci/gate")


main()
