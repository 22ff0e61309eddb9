#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks what nvvmc intrinsics says about intrinsics that LLVM's readers replace.

    intrinsics-upgraded.py NVVMC INTRINSICSNVVM.td

All intrinsics in LLVM's own list, a comment, must be known. Each must have a
replacement, which must not be the call itself, unless the last operand goes.
"""

import json
import pathlib
import re
import subprocess
import sys


def ask(nvvmc, pattern):
    run = subprocess.run([nvvmc, "intrinsics", pattern, "--json"], text=True,
                         capture_output=True)
    return [json.loads(line) for line in run.stdout.splitlines()]


def main(nvvmc, records):
    problems = []
    text = pathlib.Path(records).read_text()
    listed = set(re.findall(r"^//   \* (llvm\.nvvm\.\S+) +-->", text, re.M))
    if len(listed) < 30:
        problems.append(f"{len(listed)} names in LLVM's list")
    for name in sorted(listed):
        if not any(row["family"] == "Upgraded" and
                   row["name"] in (name, name + ".*")
                   for row in ask(nvvmc, name)):
            problems.append(f"{name} is not known")
    rows = [row for row in ask(nvvmc, "*") if row["family"] == "Upgraded"]
    for row in rows:
        stem = row["name"].removesuffix("*")
        if "lastOperand" in row:
            count = row["signature"].count(", ")
            if any(line.count(", ") >= count and " asm " not in line
                   for line in row["becomes"]):
                problems.append(f"{row['name']} keeps its last operand")
            continue
        if not row["becomes"]:
            problems.append(f"{row['name']} becomes nothing")
        if any(f"@{stem}" in line and
               (stem != row["name"] or f"@{stem}(" in line)
               for line in row["becomes"]):
            problems.append(f"{row['name']} stays")
    print("\n".join(problems))
    print(f"{len(rows)} rows, {len(listed)} listed, {len(problems)} problems")
    return bool(problems)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
