#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Verifies and lints every program that a page shows.

    language.py PAGE
"""

import pathlib
import re
import subprocess
import sys


def main():
    page = pathlib.Path(sys.argv[1]).read_text()
    programs = re.findall(r"^```mlir\n(.*?)^```", page, re.M | re.S)
    failed = not programs
    for program in programs:
        done = subprocess.run(["nv-tileas-opt", "-", "--nv-tileas-lint", "-o", "/dev/null"],
                              input=program, text=True, capture_output=True, check=False)
        if done.stderr:
            print(program, done.stderr)
            failed = True
    print(f"{len(programs)} programs")
    return failed


if __name__ == "__main__":
    sys.exit(main())
