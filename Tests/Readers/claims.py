"""Counts the claims that hold, for the scripts beside this file."""

import sys

passed = 0


def check(holds, claim):
    """Counts a claim that holds and ends the program at the first that does not."""
    global passed
    if not holds:
        sys.exit(f"{claim}\n{passed} passed, 1 failed")
    passed += 1


def summary(subject):
    """Says how many claims of `subject` held."""
    print(f"{subject}: {passed} passed, 0 failed")
