#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints every error of the tests in a folder, without the name of the operation,
once and sorted.

    messages.py FOLDER
"""

import pathlib
import re
import subprocess
import sys


def errors(test):
    text = test.read_text()
    run = re.search(r"RUN: (nv-tileas-\S*opt) %s (.*)", text)
    if "--nv-tileas-lint" in run[2]:
        return
    arguments = [a for a in run[2].split() if a != "-verify-diagnostics"]
    # Expectations would still be checked.
    done = subprocess.run([run[1], "-", *arguments], text=True, check=False,
                          input=re.sub("expected-(error|note|warning)", "", text),
                          capture_output=True)
    for line in done.stderr.splitlines():
        found = re.match(r".*?:\d+:\d+: error: (?:'[\w.]+' op )?(.*)", line)
        if found:
            yield found[1]


def main():
    messages = set()
    for test in sorted(pathlib.Path(sys.argv[1]).glob("*.mlir")):
        messages.update(errors(test))
    print("\n".join(sorted(messages)))


if __name__ == "__main__":
    main()
