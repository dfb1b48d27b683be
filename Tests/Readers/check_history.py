#!/usr/bin/env python3
"""Makes a history out of one saved run, with changes that are known, and holds 'ReportGen history'
to finding those and no others.

Usage: check_history.py REPORTGEN RUN
"""

import csv
import json
import pathlib
import subprocess
import sys
import tempfile

from claims import check, summary


def write(run, rows, columns, manifest):
    run.mkdir()
    with open(run / "results.csv", "w", newline="") as file:
        writer = csv.DictWriter(file, columns, lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
    (run / "run.json").write_text(json.dumps(manifest))


def history(reportgen, directory, *arguments):
    outcome = subprocess.run(
        [reportgen, "history", *arguments], cwd=directory, capture_output=True, text=True
    )
    return outcome.returncode, outcome.stdout, outcome.stderr


def scaled(row, factor):
    """The row with its figure and its interval moved by one factor."""
    names = ("value", "low", "high")
    return row | {name: repr(float(row[name]) * factor) for name in names if row[name]}


def main():
    reportgen = pathlib.Path(sys.argv[1]).resolve()
    source = pathlib.Path(sys.argv[2])
    with open(source / "results.csv", newline="") as file:
        reader = csv.DictReader(file)
        columns, rows = reader.fieldnames, list(reader)
    manifest = json.loads((source / "run.json").read_text())
    timed = next(r for r in rows if r["metric"] == "time" and r["value"] and r["low"])
    counted = next(r for r in rows if r["metric"] == "allocations" and r["value"])

    def moved(row, run):
        if row is timed:
            # Twice as much from the third run on; the second moves by less than counts.
            return scaled(row, [1, 1.001, 2, 2.001, 2][run])
        if row is counted:
            return row | {"value": repr(float(row["value"]) + [0, 0, 0, 1, 1][run])}
        return row

    with tempfile.TemporaryDirectory() as path:
        scratch = pathlib.Path(path)
        for run in range(5):
            facts = manifest | {"started": f"2026-01-0{run + 1}T00:00:00Z"}
            if run == 4:
                build = manifest["build"] | {"compiler": {"value": "Swift 9.9"}}
                facts |= {"build": build}
            write(scratch / f"run-{run}", [moved(r, run) for r in rows], columns, facts)

        # In another order than they were taken.
        paths = ["run-2", "run-0", "run-3", "run-1"]
        status, text, errors = history(reportgen, scratch, "--format", "json", *paths)
        check(status == 0, errors)
        document = json.loads(text)
        check([r["path"] for r in document["runs"]] == [f"run-{n}" for n in range(4)], "order")
        found = {(r["benchmark"], r["metric"]): r["changes"] for r in document["rows"]}
        wanted = {(timed["benchmark"], "time"), (counted["benchmark"], "allocations")}
        check(set(found) == wanted, f"found changes in {sorted(found)}")
        [change] = found[timed["benchmark"], "time"]
        check(change["run"] == 2 and change["confirmed"], f"{change}")
        check(1.9 < change["after"] / change["before"] < 2.1, f"{change}")
        [change] = found[counted["benchmark"], "allocations"]
        check(change["run"] == 3 and change["after"] == change["before"] + 1, f"{change}")

        # A doubled time that only the latest run has is not certain.
        status, text, _ = history(reportgen, scratch, "run-0", "run-1", "run-2")
        check(status == 0 and "1 change points in 1 of " in text, text)
        check(f"{timed['benchmark']}" in text and " ?" in text, text)

        # The last run has another compiler: nothing is held against the one before it.
        status, text, _ = history(reportgen, scratch, "run-1", "run-4")
        check(status == 0 and "0 change points in 0 of " in text, text)
        check("run 2 is not held against run 1: build.compiler was" in text, text)

        check(history(reportgen, scratch, "run-0")[0] == 64, "one run is no history")
        check(history(reportgen, scratch, "run-0", "absent")[0] == 4, "an absent run")
    summary("history")


main()
