# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tries the examples of all rows of a class of the catalog."""

import json
import pathlib
import re
import subprocess
import sys


def main(name, least, problems):
    """`problems(row, folder)` yields what is wrong with what `nvvmc explain` says of a
    row. The catalog's file and a folder are the arguments of the program."""
    folder = pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    ids = re.findall(rf'^def : {name}<"([\w-]+)"', pathlib.Path(sys.argv[1]).read_text(),
                     re.M)
    assert len(ids) >= least, "the catalog is not where it is looked for"
    explained = subprocess.run(["nvvmc", "explain", "--format=json", *ids], text=True,
                               capture_output=True, check=True)
    wrong = 0
    for line in explained.stdout.splitlines():
        row = json.loads(line)
        for problem in problems(row, folder):
            print(f"{row['id']}: {problem}")
            wrong += 1
    sys.exit(wrong != 0)
