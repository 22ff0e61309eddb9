#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the logs of nvvmVerifyProgram with those of NVIDIA's library.

    logs.py NVVMC VERDICT OURS EXCEPTIONS SCRATCH RELEASE=LIBRARY...

VERDICT is the tool libnvvm-verdict, OURS and LIBRARY are libraries; ours must be
strict, and follows each release in turn. The modules are those of differential.py, which compares verdicts. If both
refuse a module, the first lines of the logs must be equal, the words of a parser
apart: an old reader and LLVM's expect different things in the same place. NVIDIA's
library may also say nothing. EXCEPTIONS lists modules whose lines differ, with the
releases and a reason; the test fails on another, and on one whose lines do not differ.
"""

import csv
import os
import pathlib
import re
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "Differential"))
import differential  # noqa: E402
import releases  # noqa: E402

ARCHITECTURES = ["75", "100"]


def first_line(log):
    """The line after the code."""
    line = log.split("\n")[1]
    return re.sub(r"(: parse ).*", r"\1", line)


def compare(release, mine, yours, files, exceptions):
    """What differs without a reason, and how many logs were compared."""
    with open(exceptions, encoding="utf-8", newline="") as file:
        allowed = [row["module"] for row in csv.DictReader(
            file, delimiter="\t", quoting=csv.QUOTE_NONE)
            if releases.covers(row["releases"], release)]
    differing, compared = {}, 0
    for name, path in files.items():
        for arch in ARCHITECTURES:
            (our_word, our_log), (their_word, their_log) = (
                mine[str(path), arch], yours[str(path), arch])
            if not our_word == their_word == "reject":
                continue
            compared += 1
            our_line, their_line = first_line(our_log), first_line(their_log)
            if their_line and our_line != their_line:
                differing.setdefault(name, (arch, our_line, their_line))
    problems = [f"{release}: {name}, compute_{arch}:\n  ours:   {our}\n"
                f"  theirs: {their}"
                for name, (arch, our, their) in differing.items()
                if name not in allowed]
    problems += [f"{release}: {name}: there is no difference"
                 for name in allowed if name not in differing]
    return problems, compared


def main():
    nvvmc, verdict, ours, exceptions, scratch, *given = sys.argv[1:]
    corpus = pathlib.Path(differential.__file__).parent / "Inputs"
    files, _ = differential.modules(nvvmc, corpus, pathlib.Path(scratch))
    paths = list(files.values())
    problems, fewest = [], None
    for release, library in releases.parse(given).items():
        os.environ["OPENNVVM_RELEASE"] = release
        found, compared = compare(
            release, differential.their_answers(verdict, ours, paths, ARCHITECTURES),
            differential.their_answers(verdict, library, paths, ARCHITECTURES), files,
            exceptions)
        print(f"{release}: {compared} logs compared, {len(found)} problems")
        problems += found
        fewest = min(compared, fewest or compared)
    print("\n".join(problems))
    return bool(problems or fewest < 500)


if __name__ == "__main__":
    sys.exit(main())
