#!/usr/bin/env python3
"""Finds figures in documents that were typed and not spliced, so that no run keeps them true.

    check_figures.py FILE.md…

A figure is a number that a run gives: one with a fraction, one of thousands that is not round, one
before a unit of results.csv, or one that is alone in a cell of a table. Numbers that say what was asked
rather than what was found have none of these marks, or stand in the first cell of a row: how many rows
a list has, the bytes of a payload, a version. What stands between markers, in code or in a heading is
no prose.
"""

import re
import sys

UNITS = (r"ns|µs|ms|instructions?|allocations?|retains?|releases|casts?|branches|look-ups|bodies"
         r"|comparisons|moves|times as")
FIGURES = [
    # Sizes are round.
    re.compile(r"(?<![\w.,-])\d{1,3}(?:,\d{3})*,(?!\d00\b)\d{3}(?![\w,])"),
    # A version has two points.
    re.compile(r"(?<![\w.,-])\d+\.\d+(?!\.?\w)"),
    re.compile(rf"(?<![\w.,-])\d[\d,.]*\*{{0,2}} (?:{UNITS})\b"),
]
CELL = re.compile(r"\s*\**[\d,.]+\**(?: \[[\d,. ]+\])?\s*")
SPLICED = re.compile(r"<!-- splice: .*?<!-- /splice -->")
CODE = re.compile(r"`[^`]*`")


def prose(text):
    """The lines with their numbers, but for code, headings and what is spliced as a block."""
    block = fenced = False
    for number, line in enumerate(text.splitlines(), 1):
        line = SPLICED.sub("¤", line)
        if line.startswith("```"):
            fenced = not fenced
        elif line.startswith("<!-- splice:"):
            block = True
        elif line.startswith("<!-- /splice"):
            block = False
        elif not (block or fenced or line.startswith(("    ", "#"))):
            yield number, CODE.sub("¤", line)


def figures(line):
    """The typed figures of a line."""
    if line.startswith("|"):
        cells = line.strip().strip("|").split("|")
        return [cell.strip() for cell in cells[1:] if CELL.fullmatch(cell)]
    return [match.group(0) for pattern in FIGURES for match in pattern.finditer(line)]


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    found = 0
    for path in sys.argv[1:]:
        with open(path, encoding="utf-8") as file:
            text = file.read()
        for number, line in prose(text):
            for figure in figures(line):
                print(f"{path}:{number}: typed, not spliced: {figure}")
                found += 1
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
