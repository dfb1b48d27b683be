#!/usr/bin/env python3
"""Makes a results.csv of a million rows and a samples.csv of ten million, and measures ReportGen on
them beside pandas.

    measure_report.py REPORTGEN SCRATCH [ROWS [SAMPLES]] [--document FILE]

REPORTGEN is the built program, SCRATCH a directory for the files, which depend on the numbers of
rows and samples alone; FILE is written with what was measured. Needs pandas from PyPI. Fails if the
report takes 3 s or 400 MB, if reading the samples takes 400 MB, or if pandas is as fast as the report;
times are those of this machine.
"""

import csv
import json
import os
import subprocess
import sys
import time

# What stands in a row beside its name: metric, unit, whether it has an interval.
METRICS = [
    ("time", "ns/op", True), ("ratio", "x", True), ("difference", "ns/op", True),
    ("allocations", "count/op", False), ("allocated_bytes", "bytes/op", False),
    ("instructions", "count/op", False), ("indirect_branches", "count/op", False),
    ("retains", "count/op", False), ("releases", "count/op", False),
    ("dynamic_casts", "count/op", False),
]
VARIANTS = ["concrete", "generic", "some", "any", "anyClassBound", "Any", "classBox", "closureBox",
            "enum", "anyView"]
OPERATIONS = 50
PARAMETERS = 10
COLUMNS = ["schema", "benchmark", "family", "operation", "variant", "parameter", "metric", "unit",
           "value", "low", "high", "n", "reference", "status", "note"]
SAMPLE_COLUMNS = ["launch", "build", "round", "position", "benchmark", "iterations", "nanoseconds",
                  "involuntary_switches"]
LIMIT_SECONDS = 3
LIMIT_BYTES = 400 * 1000 * 1000


def names(count):
    """The parts of as many names, variants beside each other."""
    for number in range(count):
        number, variant = divmod(number, len(VARIANTS))
        number, parameter = divmod(number, PARAMETERS)
        family, operation = divmod(number, OPERATIONS)
        yield f"Family{family}", f"operation{operation}", VARIANTS[variant], f"{8 << parameter}B"


def noise(number):
    """A number from 0 to 1 that looks like chance and is not (splitmix64)."""
    mask = (1 << 64) - 1
    mixed = (number + 0x9E3779B97F4A7C15) & mask
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & mask
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & mask
    return ((mixed ^ (mixed >> 31)) >> 11) / (1 << 53)


def write_run(path, rows, template):
    """A run of `rows` rows, as long as those of a real run."""
    os.makedirs(path, exist_ok=True)
    described = []
    count = rows // len(METRICS)
    with open(f"{path}/results.csv", "w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(COLUMNS)
        for number, parts in enumerate(names(count)):
            name = ".".join(parts)
            twin = ".".join([parts[0], parts[1], VARIANTS[0], parts[3]])
            described.append({"name": name, "leaves": "indirect_branches 1", "note": "",
                              "operationsPerIteration": 1, **({"reference": twin} if name != twin else {})})
            for place, (metric, unit, has_interval) in enumerate(METRICS):
                if name == twin and metric in ("ratio", "difference"):
                    metric, has_interval = ("stores", "loads")[metric == "ratio"], False
                    unit = "count/op"
                value = noise(number * len(METRICS) + place) * 30 + 1
                if not has_interval:
                    value = float(int(value))
                low, high = (value * 0.98, value * 1.03) if has_interval else ("", "")
                reference = twin if metric in ("ratio", "difference") else ""
                text = int(value) if not has_interval else value
                writer.writerow([1, name, *parts, metric, unit, text, low, high,
                                 9 if has_interval else 2, reference, "ok", ""])
    manifest = json.load(open(template, encoding="utf-8"))
    manifest |= {"benchmarks": described, "omissions": []}
    with open(f"{path}/run.json", "w", encoding="utf-8") as file:
        json.dump(manifest, file)


def write_part(path, count, launches, template):
    """The samples of a run of a hundred benchmarks, `count` of them, and a results.csv beside them."""
    write_run(path, 100 * len(METRICS), template)
    subjects = [".".join(parts) for parts in names(100)]
    each = count // launches
    with open(f"{path}/samples.csv", "w", encoding="utf-8") as file:
        file.write(",".join(SAMPLE_COLUMNS) + "\n")
        for launch in range(launches):
            for number in range(each):
                spent = 200_000 + (number * 2_654_435_761) % 4_099
                file.write(f"{launch},0,{number // 4},{number % 4},{subjects[number // 4 % 100]},"
                           f"65536,{spent},0\n")


def measured(command):
    """Seconds on the clock, seconds of processor, and the most bytes that `command` held."""
    started = time.monotonic()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"{command[0]} ended with {process.returncode}")
    return time.monotonic() - started, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024


# The same grouping: tables by family and operation with a column for each metric, and the geometric
# means of each form; neither findings, claims, answers nor charts.
PANDAS = r"""
import sys
import numpy, pandas
columns = {"family": "category", "operation": "category", "variant": "category",
           "parameter": "category", "metric": "category", "unit": "category",
           "reference": "category", "status": "category", "note": "string",
           "schema": "int8", "n": "int32"}
rows = pandas.read_csv(sys.argv[1] + "/results.csv", dtype=columns, keep_default_na=False,
                       na_values={"value": [""], "low": [""], "high": [""]})
assert not rows.duplicated(["benchmark", "metric"]).any()
table = rows.pivot(index="benchmark", columns="metric", values="value")
for name in ["low", "high"]:
    ends = rows[rows["metric"] == "ratio"].set_index("benchmark")[name]
    table["ratio " + name] = ends
first = rows.drop_duplicates("benchmark").set_index("benchmark")
keys = ["family", "operation", "variant", "parameter"]
table = table.join(first[keys]).reindex(first.index)
ratios = rows[rows["metric"] == "ratio"]
means = numpy.exp(numpy.log(ratios["value"]).groupby(
    [ratios["family"], ratios["variant"]], observed=True).mean())
shown = [name for name in table.columns if name not in keys]
with open(sys.argv[2], "w") as file:
    for family, part in table.groupby("family", observed=True, sort=False):
        file.write(f"## {family}\n\n")
        for variant, mean in means[family].items():
            file.write(f"| {variant} | {mean:.2f}x |\n")
        for operation, body in part.groupby("operation", observed=True, sort=False):
            file.write(f"\n### {family}.{operation}\n\n| form | " + " | ".join(shown) + " |\n")
            forms = body["variant"].astype(str) + ", " + body["parameter"].astype(str)
            cells = [[f"{value:.2f}" for value in body[name]] for name in shown]
            for form, *row in zip(forms, *cells):
                file.write(f"| {form} | " + " | ".join(row) + " |\n")
"""

failures = []
shown = []


def show(what, figures, limit):
    seconds, processor, most = figures
    print(f"{what:<44} {seconds:6.2f} s  {processor:6.2f} s of processor  {most / 1e6:6.0f} MB")
    shown.append((what, f"{seconds:.2f}", f"{processor:.2f}", f"{most / 1e6:.0f}", limit))


DOCUMENT = """\
<!-- Made by make scale; do not edit. -->
# How it scales, measured

`make scale` makes a results.csv of a million rows and a samples.csv of ten million, and measures
`ReportGen` on them: a report, beside pandas doing the same grouping and nothing else (neither findings,
claims, answers nor charts), and an export that reads every sample. Each figure is the fastest of three
runs, that of the samples of one; memory is the most that any run held.

    make scale

{figures}
"""


def write_document(path):
    """What was measured, as markdown."""
    import platform
    from importlib.metadata import version
    with open("/proc/cpuinfo", encoding="utf-8") as file:
        models = [line.split(":")[1].strip() for line in file if line.startswith("model name")]
    lines = [f"- Processor: {models[0] if models else platform.processor()}, {os.cpu_count()} usable",
             f"- Python {platform.python_version()}, pandas {version('pandas')}", "",
             "| what | seconds | seconds of processor | MB | held to |",
             "|---|---:|---:|---:|---|"]
    lines += [f"| {' | '.join(row)} |" for row in shown]
    lines += [""] + [f"- Not reached: {words}" for words in failures] if failures else []
    with open(path, "w", encoding="utf-8") as file:
        file.write(DOCUMENT.format(figures="\n".join(lines)))


def expect(condition, words):
    if not condition:
        failures.append(words)


def best(command, times=3):
    """The fastest of some runs, with the most memory of any."""
    runs = [measured(command) for _ in range(times)]
    return (*min(run[:2] for run in runs), max(run[2] for run in runs))


def main():
    arguments = sys.argv[1:]
    document = None
    if "--document" in arguments[:-1]:
        place = arguments.index("--document")
        document = arguments[place + 1]
        del arguments[place:place + 2]
    if not 2 <= len(arguments) <= 4:
        sys.exit(__doc__)
    reportgen, scratch = arguments[:2]
    rows = int(arguments[2]) if len(arguments) > 2 else 1_000_000
    samples = int(arguments[3]) if len(arguments) > 3 else 10_000_000
    run, part = f"{scratch}/rows-{rows}", f"{scratch}/samples-{samples}"
    template = "results/latest/run.json"
    if not os.path.exists(f"{run}/run.json"):
        write_run(run, rows, template)
    if not os.path.exists(f"{part}/samples.csv"):
        write_part(part, samples, 10, template)

    report = best([reportgen, "report", "--input", run, "--output", f"{scratch}/REPORT.md"])
    show(f"ReportGen, {rows} rows to REPORT.md", report,
         f"under {LIMIT_SECONDS} s and {LIMIT_BYTES / 1e6:.0f} MB, faster than pandas")
    expect(report[0] < LIMIT_SECONDS, f"the report took {report[0]:.2f} s")
    expect(report[2] < LIMIT_BYTES, f"the report held {report[2] / 1e6:.0f} MB")
    pandas = best([sys.executable, "-c", PANDAS, run, f"{scratch}/pandas.md"])
    show(f"pandas, {rows} rows to tables", pandas, "")
    expect(report[0] < pandas[0], "pandas was faster")

    streamed = measured([reportgen, "export", "--format", "google-benchmark", "--input", part,
                         "--output", f"{scratch}/google.json"])
    show(f"ReportGen, {samples} samples", streamed, f"under {LIMIT_BYTES / 1e6:.0f} MB")
    size = os.path.getsize(f"{part}/samples.csv")
    expect(streamed[2] < LIMIT_BYTES, f"{streamed[2] / 1e6:.0f} MB for {size / 1e6:.0f} MB of samples")
    for words in failures:
        print(f"FAILED  {words}")
    if document:
        write_document(document)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
