#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the examples of every finding.

    findings.py CATALOG FOLDER

The IDs are those of CATALOG, and `nvvmc explain` has the examples and their arguments.
Of the failing one, the finding is the only one, with the text of the catalog, and the
exit status is 1. The other one has none."""

import json
import pathlib
import re
import subprocess
import sys

sys.path.append(str(pathlib.Path(__file__).parent.parent))
import rows


def run(path, finding, folder):
    done = subprocess.run(["nvvmc", "run", "--format=json", path,
                           *finding["arguments"].split()],
                          text=True, capture_output=True, cwd=folder)
    found = [json.loads(line) for line in done.stderr.splitlines() if line.startswith("{")]
    return done.returncode, [f for f in found if "rule" in f], done.stderr


def pattern(text):
    return ".*".join(re.escape(part) for part in re.split(r"\{\d\}", text))


def problems(finding, folder):
    for which in ("bad", "good"):
        (folder / f"{which}.mlir").write_text(finding[which])
    status, found, text = run("bad.mlir", finding, folder)
    if [f["rule"] for f in found] != [finding["id"]] or status != 1:
        yield f"the failing example ends with {status}: {text}"
    elif not re.fullmatch(pattern(finding["text"]), found[0]["message"]):
        yield f"the message is {found[0]['message']}"
    elif found[0]["help"] != finding["help"] or not found[0]["parties"][0]["source"]:
        yield f"something is missing: {found[0]}"
    status, found, text = run("good.mlir", finding, folder)
    if status or found:
        yield f"the passing example ends with {status}: {text}"


rows.main("TileFinding", 11, problems)
