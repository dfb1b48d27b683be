#!/usr/bin/env python3
"""Types at real bash, zsh and fish, each taught by the programs' own scripts, and reads what they
offer; and has mandoc and groff read the manual pages.

Usage: check_completions.py DIRECTORY, which holds DispatchBench and ReportGen.
Needs Debian's zsh, fish, mandoc and groff-base.
"""

import os
import pathlib
import pty
import re
import select
import subprocess
import sys
import tempfile
import time

from claims import check, summary

DIRECTORY = pathlib.Path(sys.argv[1]).resolve()
PROGRAMS = ["DispatchBench", "ReportGen"]
ENVIRONMENT = {
    "PATH": f"{DIRECTORY}:{os.environ['PATH']}", "TERM": "dumb", "LC_ALL": "C.UTF-8", "PS1": "$ ",
    "COLUMNS": "200", "LINES": "50",
}
# What is typed, and what must be offered: all of the first list and none of the second.
CASES = [
    ("DispatchBench ", ["run", "list", "count", "compare", "help"], ["launch", "count-regions"]),
    ("DispatchBench --eff", ["--effort"], []),
    ("DispatchBench run --", ["--filter", "--seed", "--help"], ["--with-faults", "--version"]),
    ("DispatchBench run --effort ", ["quick", "standard", "full"], []),
    ("DispatchBench run --effort=", ["quick", "standard", "full"], []),
    ("DispatchBench list --exact Control.c", ["Control.clone.first", "Control.clone.second"], []),
    ("DispatchBench help ", ["run", "baseline"], []),
    ("DispatchBench baseline ", ["save", "list", "show", "delete"], []),
    ("DispatchBench run --output ", ["a directory/", "another/"], ["a file"]),
    ("DispatchBench completions ", ["bash", "zsh", "fish"], []),
    ("ReportGen ", ["report", "gate", "export", "merge"], []),
    ("ReportGen export --format ", ["bencher", "github-action", "google-benchmark", "jmh"], []),
    ("ReportGen merge --output x a", ["a directory/", "another/"], ["a file"]),
    ("ReportGen gate --limits a", ["a file"], []),
    ("ReportGen gate --strict --ti", ["--time"], ["--strict"]),
]


class Terminal:
    """A shell that somebody types at."""

    def __init__(self, words, directory):
        self.process, self.file = pty.fork()
        if self.process == 0:
            os.chdir(directory)
            os.execvpe(words[0], words, ENVIRONMENT)

    def read_until(self, text, limit=30):
        """What appears up to `text`; the end of the program if it does not within the limit."""
        seen = ""
        end = time.monotonic() + limit
        while text not in seen:
            if not select.select([self.file], [], [], max(0, end - time.monotonic()))[0]:
                sys.exit(f"waited for {text!r} and saw {seen!r}")
            seen += os.read(self.file, 65536).decode(errors="replace")
        return seen

    def send(self, text):
        os.write(self.file, text.encode())

    def command(self, line):
        """Has a line carried out; the mark is put together by the shell, so no echo is taken for it."""
        self.send(line + "; echo do''ne\n")
        self.read_until("done\r\n")

    def offered(self, typed):
        """What appears when the tab key is pressed behind a line, which is then made a comment."""
        self.send(typed + "\t" + "\x01echo do''ne #\n")
        return self.read_until("done\r\n").replace("\\ ", " ")

    def close(self):
        self.send("\x15exit\n")
        os.waitpid(self.process, 0)


def offered_by_bash(scripts, directory):
    shell = Terminal(["bash", "--norc", "--noprofile"], directory)
    # One line a word, so that a name with a space in it can be told from two names.
    shell.command("bind 'set page-completions off'; bind 'set completion-query-items 0'")
    shell.command("bind 'set bell-style none'; bind 'set completion-display-width 0'")
    shell.command("bind 'set show-all-if-ambiguous on'; bind 'set enable-bracketed-paste off'")
    for script in scripts:
        shell.command(f"source {script}")
    for typed, *_ in CASES:
        yield shell.offered(typed)
    shell.close()


def offered_by_zsh(scripts, directory):
    shell = Terminal(["zsh", "-f", "-i"], directory)
    shell.command("unsetopt zle_bracketed_paste always_last_prompt; setopt interactive_comments")
    shell.command("setopt list_rows_first bash_auto_list no_list_ambiguous; unsetopt beep")
    shell.command("autoload -Uz compinit && compinit -u -D; bindkey -e; bindkey '^I' complete-word")
    shell.command("zstyle ':completion:*' insert-tab false; LISTMAX=1000; unsetopt bash_auto_list")
    for script in scripts:
        shell.command(f"source {script}")
    for typed, *_ in CASES:
        yield shell.offered(typed)
    shell.close()


def offered_by_fish(scripts, directory):
    sources = "; ".join(f"source {script}" for script in scripts)
    for typed, *_ in CASES:
        outcome = subprocess.run(
            ["fish", "--no-config", "-c", f"{sources}; complete -C {quoted(typed)}"],
            env=ENVIRONMENT | {"HOME": str(directory)}, cwd=directory, check=True,
            capture_output=True, text=True,
        )
        yield outcome.stdout.replace("\\ ", " ")


def quoted(text):
    return "'" + text.replace("'", "\\'") + "'"


def has_word(text, word):
    return re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text) is not None


def check_shell(shell, offered, scratch):
    scripts = []
    for program in PROGRAMS:
        script = scratch / f"{program}.{shell}"
        script.write_bytes(
            subprocess.run([DIRECTORY / program, "completions", shell], check=True,
                           capture_output=True).stdout
        )
        scripts.append(script)
    place = scratch / "place"
    for (typed, wanted, unwanted), text in zip(CASES, offered(scripts, place), strict=True):
        # What was typed is echoed; what is offered stands behind it.
        for word in wanted:
            check(has_word(text, word), f"{shell}: {typed!r} does not offer {word!r}: {text!r}")
        for word in unwanted:
            rest = text.replace(typed, "")
            check(not has_word(rest, word), f"{shell}: {typed!r} offers {word!r}: {text!r}")


def check_manual(program):
    page = subprocess.run([DIRECTORY / program, "man"], check=True, capture_output=True).stdout
    # Below warnings mandoc has advice on style alone, such as the width of a source line.
    lint = subprocess.run(["mandoc", "-Tlint", "-Wwarning"], input=page, capture_output=True)
    check(lint.returncode == 0 and not lint.stdout, f"{program}: {lint.stdout.decode()}")
    shown = subprocess.run(
        ["groff", "-mdoc", "-Tutf8", "-ww", "-P-cbou"], input=page, capture_output=True
    )
    check(shown.returncode == 0 and not shown.stderr, f"{program}: {shown.stderr.decode()}")
    check("EXIT STATUS" in shown.stdout.decode(), f"{program}: groff shows no EXIT STATUS")


def main():
    with tempfile.TemporaryDirectory() as path:
        scratch = pathlib.Path(path)
        (scratch / "place" / "a directory").mkdir(parents=True)
        (scratch / "place" / "another").mkdir()
        (scratch / "place" / "a file").touch()
        for shell, offered in [
            ("bash", offered_by_bash), ("zsh", offered_by_zsh), ("fish", offered_by_fish)
        ]:
            check_shell(shell, offered, scratch)
    for program in PROGRAMS:
        check_manual(program)
    summary("completions and manual pages")


main()
