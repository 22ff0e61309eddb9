#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Lints the examples of every lint.

    lints.py CATALOG FOLDER

The IDs are those of CATALOG, and `nvvmc explain` has the examples. Of the failing
one, the lint is the only finding, as a warning and, if it stops lowering, as an
error; its text is that of the catalog. The other one has no findings. The exit
status is 1 if it is different for one of them.
"""

import json
import pathlib
import re
import subprocess
import sys


def findings(path, option):
    done = subprocess.run(["nv-tileas-opt", path, f"--nv-tileas-lint{option}", "-o", "/dev/null"],
                          text=True, capture_output=True, check=False)
    found = re.findall(r": (warning|error): (.*) \[nv-tileas-lint:([\w-]+)\]$", done.stderr, re.M)
    other = re.findall(r": error: (?!.*\[nv-tileas-lint:).*", done.stderr)
    return done.returncode, found, other


def pattern(text):
    return ".*".join(re.escape(part) for part in re.split(r"\{\d\}", text))


def problems(lint, folder):
    bad, good = folder / "bad.mlir", folder / "good.mlir"
    bad.write_text(lint["bad"])
    good.write_text(lint["good"])
    stops = lint["stopsLowering"]
    for option, kind in (("", "warning"), ("=error-on=lowering", "error" if stops else "warning")):
        status, found, other = findings(bad, option)
        if other:
            yield f"the failing example does not verify: {other[0]}"
        elif {f[2] for f in found} != {lint["id"]}:
            yield f"the failing example has {found}"
        elif any(f[0] != kind or not re.fullmatch(pattern(lint["text"]), f[1]) for f in found):
            yield f"the finding is {found}"
        elif status != (kind == "error"):
            yield f"the exit status with '{option}' is {status}"
    status, found, other = findings(good, "=error-on=lowering")
    if status or found or other:
        yield f"the passing example has {found + other}"


def main():
    folder = pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    ids = re.findall(r'^def : TileLint<"([\w-]+)"', pathlib.Path(sys.argv[1]).read_text(), re.M)
    assert len(ids) > 30, "the catalog is not where it is looked for"
    explained = subprocess.run(["nvvmc", "explain", "--format=json", *ids], text=True,
                               capture_output=True, check=True)
    failed = False
    for line in explained.stdout.splitlines():
        lint = json.loads(line)
        for problem in problems(lint, folder):
            print(f"{lint['id']}: {problem}")
            failed = True
    return failed


if __name__ == "__main__":
    sys.exit(main())
