# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles modules with and without --report=html and compares what is said about them,
as text, as JSON and with --quiet: quiet.py FOLDER MODULE..."""

import pathlib
import subprocess
import sys

folder = pathlib.Path(sys.argv[1])
FORMATS = ([], ["--format=json"], ["--quiet"])


def said(module, options):
    done = subprocess.run(
        ["nvvmc", "compile", module, "-o",
         folder / "k.ptx", *options],
        capture_output=True, text=True, check=False)
    return done.returncode, done.stdout, done.stderr


for module in sys.argv[2:]:
    for tier in range(4):
        for arch in ("sm_75", "sm_90"):
            for options in FORMATS:
                how = [f"--arch={arch}", f"--opt={tier}", *options]
                plain, told = said(module, how), said(module, [*how, "--report=html"])
                if plain != told:
                    sys.exit(f"{module} {how}: {plain[0]}, and with a report {told[0]}, "
                             f"{told[1][:300]}{told[2][:300]}")
                if "--quiet" in how and plain[0] == 0 and plain[1] + plain[2]:
                    sys.exit(f"{module} {how}: not quiet: {plain[2][:300]}")
