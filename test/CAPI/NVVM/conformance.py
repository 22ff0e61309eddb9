#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the calls of cases.txt and compares the answers.

    conformance.py CALLS LIBRARY SCRATCH EXPECTED [BETTER] [--first-line] [--write]

CALLS is the tool libnvvm-calls. EXPECTED has the answers to each case. BETTER has
those of the cases in which LIBRARY intentionally answers otherwise, each with a
comment that says why. Fails on any other difference, and on a case of BETTER that
does not differ. --first-line compares only the first line of each log. --write replaces EXPECTED instead, or, with BETTER, prints the cases
that differ.
"""

import difflib
import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).parent
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


def first_lines(text):
    return re.sub(r'log \d+ "(.*?)(\\n.*)?"$', r'log "\1"', text,
                  flags=re.MULTILINE)


def main():
    write = "--write" in sys.argv
    brief = first_lines if "--first-line" in sys.argv else str
    calls, library, scratch, expected, *better = [
        a for a in sys.argv[1:] if not a.startswith("--")]
    folder = pathlib.Path(scratch)
    write_modules(folder)
    run = subprocess.run([calls, library, HERE / "cases.txt", folder],
                         capture_output=True, text=True, check=True)
    if write and not better:
        pathlib.Path(expected).write_text(run.stdout)
        return 0
    answers = cases(brief(run.stdout))
    wanted = cases(brief(pathlib.Path(expected).read_text()))
    changed = cases(pathlib.Path(better[0]).read_text()) if better else {}
    problems = [f"unknown case {n}" for n in changed if n not in wanted]
    # What NVIDIA's writes there belongs into the log.
    if run.stderr and better:
        problems.append("standard error: " + run.stderr)
    for name in wanted:
        want = changed.get(name, wanted[name])
        got = answers.get(name, [])
        if write and got != wanted[name]:
            print("\n".join(["== " + name, *got]))
        elif not write and name in changed and got == wanted[name]:
            problems.append(f"{name}: there is no difference")
        elif got != want:
            problems.append("\n".join(
                ["== " + name, *difflib.unified_diff(want, got, lineterm="", n=0)][:40]))
    problems += [f"new case {n}" for n in answers if n not in wanted]
    if not write:
        print("\n".join(problems))
    return 1 if problems and not write else 0


if __name__ == "__main__":
    sys.exit(main())
