#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Lints the examples of every lint.

    lints.py CATALOG FOLDER

The IDs are those of CATALOG, and `nvvmc explain` has the examples. Of the failing
one, the lint is the only finding, as a warning and, if it stops lowering, as an
error; its text is that of the catalog. The other one has no findings. The exit
status is 1 if it is different for one of them. Examples that have no error are in
one file, whose parts are linted one by one.
"""

import json
import pathlib
import re
import subprocess
import sys


def run(path, *options):
    """The exit status, and the findings and other errors by their lines."""
    done = subprocess.run(["nv-tileas-opt", path, *options, "-o", "/dev/null"],
                          text=True, capture_output=True, check=False)
    found, other = [], []
    for line in done.stderr.splitlines():
        finding = re.search(r":(\d+):\d+: (warning|error): (.*) \[nv-tileas-lint:([\w-]+)\]$", line)
        error = re.search(r":(\d+):\d+: (error: .*)", line)
        if finding:
            found.append((int(finding[1]), finding.groups()[1:]))
        elif error or " error: " in line:
            other.append((int(error[1]) if error else 0, error[2] if error else line))
    return done.returncode, found, other


def run_parts(path, texts, option):
    """The exit status for a file of all the texts, and findings and other errors in each."""
    mark = "\n// -----\n"
    path.write_text(mark.join(texts))
    status, found, other = run(path, option, "--split-input-file")
    first, parts = 1, []
    for text in texts:
        lines = range(first, first + (text + mark).count("\n"))
        parts.append(([f for n, f in found if n in lines], [e for n, e in other if n in lines]))
        first = lines.stop
    assert sum(len(f) + len(o) for f, o in parts) == len(found) + len(other), other
    return status, parts


def pattern(text):
    return ".*".join(re.escape(part) for part in re.split(r"\{\d\}", text))


def problems_of(lint, found, other, kind):
    if other:
        yield f"the failing example does not verify: {other[0]}"
    elif {f[2] for f in found} != {lint["id"]}:
        yield f"the failing example has {found}"
    elif any(f[0] != kind or not re.fullmatch(pattern(lint["text"]), f[1]) for f in found):
        yield f"the finding is {found}"


def problems_as_errors(lint, folder):
    bad = folder / "bad.mlir"
    bad.write_text(lint["bad"])
    kind = "error" if lint["stopsLowering"] else "warning"
    status, found, other = run(bad, "--nv-tileas-lint=error-on=lowering")
    yield from problems_of(lint, [f for _, f in found], [e for _, e in other], kind)
    if status != (kind == "error"):
        yield f"the exit status of the failing example is {status}"


def problems(lints, folder):
    """Each problem, with the name of its lint."""
    status, parts = run_parts(folder / "bad.mlir", [lint["bad"] for lint in lints],
                              "--nv-tileas-lint")
    if status:
        yield f"failing examples: the exit status is {status}"
    for lint, (found, other) in zip(lints, parts, strict=True):
        for problem in problems_of(lint, found, other, "warning"):
            yield f"{lint['id']}: {problem}"
    status, parts = run_parts(folder / "good.mlir", [lint["good"] for lint in lints],
                              "--nv-tileas-lint=error-on=lowering")
    if status:
        yield f"passing examples: the exit status is {status}"
    for lint, (found, other) in zip(lints, parts, strict=True):
        if found or other:
            yield f"{lint['id']}: the passing example has {found + other}"
    for lint in lints:
        for problem in problems_as_errors(lint, folder):
            yield f"{lint['id']}: {problem}"


def main():
    folder = pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    ids = re.findall(r'^def : TileLint<"([\w-]+)"', pathlib.Path(sys.argv[1]).read_text(), re.M)
    assert len(ids) > 30, "the catalog is not where it is looked for"
    explained = subprocess.run(["nvvmc", "explain", "--format=json", *ids], text=True,
                               capture_output=True, check=True)
    lints = [json.loads(line) for line in explained.stdout.splitlines()]
    failed = False
    for problem in problems(lints, folder):
        print(problem)
        failed = True
    return failed


if __name__ == "__main__":
    sys.exit(main())
