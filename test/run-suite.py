#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs lit and ends with a plain line: N passed, N failed, N skipped."""

import argparse
import json
import os
import subprocess
import sys
import tempfile

PASSED = {"PASS", "FLAKYPASS", "XFAIL"}
FAILED = {"FAIL", "XPASS", "UNRESOLVED", "TIMEOUT"}


def write_times(tests, file):
    """A table with the seconds of each folder of tests: of those that are run always,
    of those at length, and of the longest one."""
    times = {}
    for test in tests:
        parts = test["name"].split(" :: ")[-1].split("/")
        row = times.setdefault(parts[-2], [0, 0, 0])
        row[parts[-1].endswith("-long.test")] += test["elapsed"]
        row[2] = max(row[2], test["elapsed"])
    os.makedirs(os.path.dirname(file), exist_ok=True)
    with open(file, "w", encoding="utf-8") as out:
        out.write("tests\tseconds\tat length\tlongest test\n")
        for folder, row in sorted(times.items()):
            out.write("\t".join([folder] + [f"{seconds:.0f}" for seconds in row]) + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lit", required=True, help="lit's executable")
    parser.add_argument("--times", help="write a table of times there")
    parser.add_argument("arguments", nargs="*", help="given to lit as they are")
    options, rest = parser.parse_known_args()
    with tempfile.TemporaryDirectory() as scratch:
        results = os.path.join(scratch, "results.json")
        # One more than there are cores: some tests wait most of their time.
        workers = (os.cpu_count() or 1) + 1
        status = subprocess.call(
            [sys.executable, options.lit, f"-j{workers}", "-o", results]
            + rest + options.arguments)
        try:
            with open(results, encoding="utf-8") as file:
                tests = json.load(file)["tests"]
        except (OSError, ValueError):
            print("0 passed, 1 failed, 0 skipped", flush=True)
            return status or 1
    codes = [test["code"] for test in tests]
    passed = sum(code in PASSED for code in codes)
    failed = sum(code in FAILED for code in codes)
    if options.times:
        write_times([test for test in tests if test["code"] in PASSED | FAILED],
                    options.times)
    print(f"{passed} passed, {failed} failed, "
          f"{len(codes) - passed - failed} skipped", flush=True)
    return status or (1 if failed or not passed else 0)


if __name__ == "__main__":
    sys.exit(main())
