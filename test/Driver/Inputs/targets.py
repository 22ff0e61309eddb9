# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the output of "nvvmc targets" for a file with "nvvmc compile" on each
machine, at the PTX version that it names and at the one before.

usage: targets.py FILE
"""

import json
import subprocess
import sys

VERSIONS = ["3.2", "4.0", "4.1", "4.2", "4.3", "5.0", "6.0", "6.1", "6.2", "6.3",
            "6.4", "6.5", "7.0", "7.1", "7.2", "7.3", "7.4", "7.5", "7.6", "7.7",
            "7.8", "8.0", "8.1", "8.2", "8.3", "8.4", "8.5", "8.6", "8.7", "8.8",
            "9.0", "9.1", "9.2", "9.3", "9.4", "9.5"]


def run(*command):
    return subprocess.run(["nvvmc", *command], capture_output=True, text=True)


def compiles(path, row, *options):
    return run("compile", path, "--arch=" + row["target"], "-o", "-",
               *options)


def check(path, row):
    name = row["target"]
    if not row["accepted"]:
        ran = compiles(path, row)
        if ran.returncode != 1 or f"[{row['rule']}]" not in ran.stderr:
            return f"{name}: refused, but compile gives {ran.returncode}"
        if not row["message"] in ran.stderr:
            return f"{name}: compile says something else"
        return None
    at = VERSIONS.index(row["ptx"])
    if compiles(path, row, "--ptx=" + row["ptx"]).returncode:
        return f"{name}: compile refuses PTX {row['ptx']}"
    if at and not compiles(path, row, "--ptx=" + VERSIONS[at - 1]).returncode:
        return f"{name}: compile takes PTX {VERSIONS[at - 1]}"
    return None


def main(path):
    asked = run("targets", path, "--json")
    answer = json.loads(asked.stdout)
    problems = [p for p in (check(path, r) for r in answer["targets"]) if p]
    accepted = [r for r in answer["targets"] if r["accepted"]]
    lowest = {k: accepted[0][k] for k in ("target", "ptx")} if accepted else None
    if answer["minimum"] != lowest:
        problems.append(f"minimum: {answer['minimum']}")
    if asked.returncode != (0 if accepted else 1):
        problems.append(f"status {asked.returncode}")
    print(f"{len(accepted)} of {len(answer['targets'])} accept")
    print(*problems, sep="\n")
    return bool(problems)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
