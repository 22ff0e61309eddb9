#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the calls of cases.txt and compares the answers.

    conformance.py CALLS SCRATCH RELEASE=LIBRARY... [--better=FILE] [--first-line]
                   [--write]

CALLS is the tool libnvvm-calls. answers.txt has what the oldest release of NVIDIA's
library answers to each case, and answers-RELEASE.txt the cases which that release
answers otherwise. The file --better has those in which LIBRARY intentionally answers
otherwise, each with a comment that says why. Fails on any other difference, and on a
case of that file that does not differ. --first-line compares only the first line of
each log. --write writes the answers of RELEASE instead, or, with --better, prints the
cases that differ.
"""

import argparse
import difflib
import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).parent
OLDEST = "13.0"
LAYOUT = ("e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-"
          "f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64")
HEADER = ('target triple = "nvptx64-nvidia-cuda"\n'
          f'target datalayout = "{LAYOUT}"\n')
VERSION = "!nvvmir.version = !{!1000}\n!1000 = !{i32 2, i32 0, i32 3, i32 2}\n"


def write_modules(folder):
    folder.mkdir(parents=True, exist_ok=True)
    for section in (HERE / "Inputs" / "modules.txt").read_text().split("\n--- ")[1:]:
        head, _, body = section.partition("\n")
        name, *parts = head.split()
        text = HEADER if "header" in parts else ""
        text += body + ("\n" if body else "")
        text += VERSION if "version" in parts else ""
        (folder / name).write_text(text)
    for name in ("kernel", "defines-f", "defines-h", "defines-e",
                 "lazy-other-triple", "lazy-narrow"):
        # Without a path, which bitcode would contain.
        text = (folder / f"{name}.ll").read_bytes()
        subprocess.run(["llvm-as", "-o", folder / f"{name}.bc"], input=text,
                       check=True)
    text = (folder / "kernel.ll").read_text()
    (folder / "no-newline.ll").write_text(text.rstrip("\n"))
    (folder / "nul.ll").write_bytes(text.encode() + b"\0\n")
    bitcode = (folder / "kernel.bc").read_bytes()
    (folder / "kernel-4.bc").write_bytes(bitcode + bytes(4))
    (folder / "kernel-3.bc").write_bytes(bitcode + bytes(3))
    (folder / "half.bc").write_bytes(bitcode[:len(bitcode) // 8 * 4])
    (folder / "magic.bc").write_bytes(bitcode[:4])

    def wrapper(size):
        words = (0x0B17C0DE, 0, 20, size, 7)
        return b"".join(w.to_bytes(4, "little") for w in words)
    (folder / "wrapped.bc").write_bytes(wrapper(len(bitcode)) + bitcode)
    (folder / "wrong-wrapper.bc").write_bytes(wrapper(2 * len(bitcode)) + bitcode)


def cases(text):
    """Name -> lines, without comments."""
    found = {}
    for line in text.splitlines():
        if line.startswith("== "):
            found[line[3:]] = lines = []
        elif found and line and not line.startswith("#"):
            lines.append(line)
    return found


def first_line(line):
    return re.sub(r'log \d+ "(.*?)(\\n.*)?"$', r'log "\1"', line)


def file_of(release):
    later = HERE / f"answers-{release}.txt"
    return later if release != OLDEST else HERE / "answers.txt"


def recorded(release):
    """Name -> lines of all cases."""
    found = cases((HERE / "answers.txt").read_text())
    if release != OLDEST:
        found |= cases(file_of(release).read_text())
    return found


def record(release, text):
    """Writes what a release answers, or what it answers otherwise."""
    if release == OLDEST:
        file_of(release).write_text(text)
        return
    base, now = recorded(OLDEST), cases(text)
    file_of(release).write_text("".join(
        "\n".join(["== " + name, *now[name]]) + "\n"
        for name in base if now.get(name) != base[name]))


def differences(wanted, answers, changed):
    """Of each case that differs without being in `changed`, and of each there that
    does not."""
    yield from (f"unknown case {n}" for n in changed if n not in wanted)
    for name in wanted:
        want, got = changed.get(name, wanted[name]), answers.get(name, [])
        if name in changed and got == wanted[name]:
            yield f"{name}: there is no difference"
        elif got != want:
            yield "\n".join(["== " + name, *difflib.unified_diff(
                want, got, lineterm="", n=0)][:40])
    yield from (f"new case {n}" for n in answers if n not in wanted)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("calls")
    parser.add_argument("scratch", type=pathlib.Path)
    parser.add_argument("libraries", nargs="+")
    parser.add_argument("--better", type=pathlib.Path)
    parser.add_argument("--first-line", action="store_true")
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    brief = (lambda lines: [first_line(line) for line in lines]) \
        if args.first_line else list
    write_modules(args.scratch)
    problems = []
    for given in args.libraries:
        release, _, library = given.partition("=")
        run = subprocess.run([args.calls, library, HERE / "cases.txt", args.scratch],
                             capture_output=True, text=True, check=True)
        if args.write and not args.better:
            record(release, run.stdout)
            continue
        answers = {n: brief(lines) for n, lines in cases(run.stdout).items()}
        wanted = {n: brief(lines) for n, lines in recorded(release).items()}
        if args.write:
            for name, got in answers.items():
                if got != wanted.get(name):
                    print("\n".join(["== " + name, *got]))
            continue
        # What NVIDIA's writes there belongs into the log.
        if run.stderr and args.better:
            problems.append("standard error: " + run.stderr)
        changed = cases(args.better.read_text()) if args.better else {}
        problems += [f"{release}: {each}" for each in differences(
            wanted, answers, {n: brief(lines) for n, lines in changed.items()})]
    if problems:
        print("\n".join(problems))
    return bool(problems)


if __name__ == "__main__":
    sys.exit(main())
