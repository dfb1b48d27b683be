#!/usr/bin/env python3
"""Exports a run in every form and has it read: by the tool itself where a package holds it, by a
schema of the form otherwise, and in any case against results.csv and samples.csv.

Usage: check_exports.py REPORTGEN RUN
Needs Debian's libbenchmark-tools (google/benchmark's compare.py), python3-scipy and
python3-jsonschema. bencher.dev, github-action-benchmark and JMH have no reader in Debian or PyPI.
"""

import csv
import json
import pathlib
import statistics
import subprocess
import sys
import tempfile

import jsonschema

from claims import check, summary

# Debian and Ubuntu do not agree on the place.
COMPARE = next(pathlib.Path("/usr/share/benchmark").rglob("compare.py"), None)
SCHEMAS = pathlib.Path(__file__).parent / "schemas"
FORMS = ["bencher", "github-action", "google-benchmark", "jmh"]


def no_constant(word):
    sys.exit(f"{word} is no JSON")


def export(reportgen, run, form):
    """The document of one form, which must be strict JSON and fit the form's schema."""
    text = subprocess.run(
        [reportgen, "export", "--format", form, "--input", run],
        check=True, capture_output=True, text=True,
    ).stdout
    document = json.loads(text, parse_constant=no_constant)
    schema = json.loads((SCHEMAS / f"{form}.json").read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.Draft202012Validator(schema).validate(document)
    check(True, form)
    return document


def read_run(run):
    """The rows with a value, and for each benchmark the samples of each launch in ns/op."""
    with open(f"{run}/results.csv", newline="") as file:
        rows = [row for row in csv.DictReader(file) if row["value"]]
    manifest = json.load(open(f"{run}/run.json"))
    operations = {b["name"]: b["operationsPerIteration"] for b in manifest["benchmarks"]}
    launches = {}
    with open(f"{run}/samples.csv", newline="") as file:
        for line in csv.DictReader(file):
            name = line["benchmark"]
            time = max(float(line["nanoseconds"]), 0.5)
            time /= int(line["iterations"]) * operations.get(name, 1)
            key = (int(line["build"]), int(line["launch"]))
            launches.setdefault(name, {}).setdefault(key, []).append(time)
    ordered = {name: [of[key] for key in sorted(of)] for name, of in launches.items()}
    return rows, ordered


def close(one, other):
    return abs(one - other) <= 1e-9 * max(abs(one), abs(other))


def check_bencher(document, rows):
    for row in rows:
        measure = "latency" if row["metric"] == "time" else row["metric"]
        figure = document[row["benchmark"]][measure]
        check(close(figure["value"], float(row["value"])), f"{row['benchmark']} {measure}")
        check(("lower_value" in figure) == bool(row["low"]), f"{row['benchmark']} whiskers")
    check(sum(map(len, document.values())) == len(rows), "every figure has its row")


def check_github_action(document, rows):
    shown = [r for r in rows if float(r["value"]) != 0 and r["metric"] != "scenario"]
    expected = {f"{r['benchmark']} - {r['metric']}": r for r in shown}
    check(len(document) == len(expected), "one entry for every figure that is not zero")
    for entry in document:
        row = expected[entry["name"]]
        check(close(entry["value"], float(row["value"])), entry["name"])
        check(entry["unit"] == row["unit"], entry["name"])


def check_jmh(document, rows, launches):
    timed = {r["benchmark"]: r for r in rows if r["metric"] == "time"}
    check(len(document) == len(timed), "one entry for every time")
    for entry in document:
        params = entry["params"]
        parts = [entry["benchmark"], params["variant"], params.get("parameter")]
        name = ".".join(part for part in parts if part)
        metric = entry["primaryMetric"]
        check(close(metric["score"], float(timed[name]["value"])), name)
        check(entry["forks"] == len(launches[name]), name)
        for fork, launch in zip(metric["rawData"], launches[name], strict=True):
            check(all(map(close, fork, launch)) and len(fork) == len(launch), name)


def compare(directory, old, new):
    """What google/benchmark's own compare.py makes of two documents."""
    paths = [directory / "old.json", directory / "new.json", directory / "report.json"]
    paths[0].write_text(json.dumps(old))
    paths[1].write_text(json.dumps(new))
    subprocess.run(
        [sys.executable, COMPARE, "--no-color", "-d", paths[2], "benchmarks", paths[0], paths[1]],
        check=True, capture_output=True,
    )
    return json.loads(paths[2].read_text())


def check_google_benchmark(document, rows, launches):
    timed = [r["benchmark"] for r in rows if r["metric"] == "time"]
    repetitions = {}
    for entry in document["benchmarks"]:
        if entry["run_type"] == "iteration" and "error_occurred" not in entry:
            repetitions.setdefault(entry["name"], []).append(entry["real_time"])
    check(sorted(repetitions) == sorted(timed), "every time has repetitions")
    for name, times in repetitions.items():
        medians = [statistics.median(launch) for launch in launches[name]]
        check(len(times) == len(medians) and all(map(close, times, medians)), name)
    slower = json.loads(json.dumps(document))
    for entry in slower["benchmarks"]:
        if entry.get("aggregate_name") != "cv":
            entry["real_time"] *= 2
            entry["cpu_time"] *= 2
    with tempfile.TemporaryDirectory() as scratch:
        report = compare(pathlib.Path(scratch), document, slower)
    seen = {entry["name"]: entry for entry in report}
    for name, times in repetitions.items():
        changes = [m["time"] for m in seen[name]["measurements"]]
        check(len(changes) == len(times) and all(close(c, 1) for c in changes), name)
        if len(times) > 1:
            check(seen[name]["utest"]["nr_of_repetitions"] == len(times), f"{name} U test")
            check(f"{name}_median" in seen, f"{name} has aggregates")


def main():
    reportgen, run = sys.argv[1:]
    rows, launches = read_run(run)
    documents = {form: export(reportgen, run, form) for form in FORMS}
    check_bencher(documents["bencher"], rows)
    check_github_action(documents["github-action"], rows)
    check_jmh(documents["jmh"], rows, launches)
    check_google_benchmark(documents["google-benchmark"], rows, launches)
    summary(f"exports of {run}")


main()
