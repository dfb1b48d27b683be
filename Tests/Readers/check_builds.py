#!/usr/bin/env python3
"""Runs a small selection with '--builds 2' for real, and reads from the two binaries and from the
files that the builds differ in placement alone and that every row is held to both.

Usage: check_builds.py DISPATCHBENCH
Needs nm of Debian's binutils.
"""

import csv
import json
import pathlib
import subprocess
import sys
import tempfile

from claims import check, summary


def functions(program):
    """The names and sizes of the functions of the Swift modules, in the order of their addresses."""
    lines = subprocess.run(
        ["nm", "--numeric-sort", "--print-size", "--defined-only", program],
        check=True, capture_output=True, text=True,
    ).stdout.splitlines()
    fields = [line.split() for line in lines]
    # Names of what is private to a file hold a hash of the file's name, which the copy changed.
    found = [f for f in fields if len(f) == 4 and f[2] in "Tt" and f[3].startswith("$s")]
    return {f[3]: int(f[1], 16) for f in found if "LL" not in f[3]}


def main():
    program = pathlib.Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as path:
        scratch = pathlib.Path(path)
        subprocess.run(
            [program, "run", "--builds", "2", "--effort", "quick", "--time-budget", "3",
             "--filter", "^Boxing.store", "--build-directory", scratch / "builds",
             "--output", scratch / "run", "--quiet", "--no-progress"],
            check=True,
        )
        own = functions(program)
        copy = functions(scratch / "builds/build-1/.build/release/DispatchBench")
        with open(scratch / "run/samples.csv", newline="") as file:
            samples = list(csv.DictReader(file))
        with open(scratch / "run/results.csv", newline="") as file:
            rows = list(csv.DictReader(file))
        manifest = json.loads((scratch / "run/run.json").read_text())

    padding = [name for name in copy if "placementPadding" in name]
    check(len(padding) > 100, f"{len(padding)} functions of padding in the copy")
    check(not any("placementPadding" in name for name in own), "padding in the original")
    shared = [name for name in own if name in copy]
    check(len(shared) > 1_000, f"{len(shared)} functions in both builds")
    same = sum(own[name] == copy[name] for name in shared)
    check(same >= 0.99 * len(shared), f"{same} of {len(shared)} functions have the same size")
    place = {name: index for index, name in enumerate(copy)}
    moved = sum(place[a] > place[b] for a, b in zip(shared, shared[1:]))
    check(moved > len(shared) / 100, f"{moved} of {len(shared)} neighbours changed their order")

    launches = {(s["build"], s["launch"]) for s in samples}
    check(launches == {(b, str(n)) for b in "01" for n in range(6)}, f"launches {launches}")
    check(manifest["builds"] == 2 and manifest["launches"] == 12, "run.json counts the builds")
    timed = [r for r in rows if r["metric"] in ("time", "ratio", "difference") and r["value"]]
    check(len(timed) > 20 and all(r["n"] == "12" for r in timed), "every row has 12 launches")
    marked = [r for r in timed if r["status"] == "layout-sensitive"]
    check(all("2 builds disagree" in r["note"] and r["low"] for r in marked), "marked rows say why")
    print(f"{moved} of {len(shared)} neighbours changed their order, {same} functions kept their size")
    summary("two builds")


main()
