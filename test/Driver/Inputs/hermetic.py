#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs nvvmc with a library that notes which variables of the environment it asks
for. Each must stand in the table of docs/cli.md, and each in the table must be
asked for by one of the commands, or come with the reason why not. With --hermetic,
none of them changes what comes out.

    hermetic.py NVVMC LIBRARY INPUT CLI.md
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile

COMMANDS = ("verify", "compile", "compile --opt=3 --split-compile-extended=2",
            "compile --emit-llvm-bc", "emit", "opt", "lower", "fix --dry-run",
            "targets", "llc -o -")
# What any value of a variable would change if it were used.
VALUES = {"OPENNVVM_LIBDEVICE": "/no/such/file", "CUDA_HOME": "/no/such/folder",
          "CUDA_PATH": "/no/such/folder", "LLVM_OVERRIDE_PRODUCER": "LLVM9.9.9",
          "NVVM_IR_VER_CHK": "0", "PWD": "/no/such/folder"}


def run(nvvmc, words, **variables):
    environment = {"PATH": os.environ["PATH"], **variables}
    return subprocess.run([nvvmc, *words], env=environment, pass_fds=(9,),
                          capture_output=True)


def described(page):
    """The variables in the table of the page."""
    text = pathlib.Path(page).read_text(encoding="utf-8")
    section = text.split("## The environment", 1)[1].split("\n## ", 1)[0]
    return set(re.findall(r"^\| `(\w+)`", section, re.M))


def main(nvvmc, library, source, page):
    failed = False
    asked = set()
    with tempfile.TemporaryFile() as log:
        os.dup2(log.fileno(), 9)
        os.set_inheritable(9, True)
        for command in COMMANDS:
            words = [*command.split(), source]
            run(nvvmc, words, LD_PRELOAD=library)
            plain = run(nvvmc, [*words, "--hermetic"])
            other = run(nvvmc, [*words, "--hermetic"], **VALUES)
            if (plain.returncode, plain.stdout, plain.stderr) != (
                    other.returncode, other.stdout, other.stderr):
                failed = True
                print(f"the environment changes the output of {command} --hermetic")
        log.seek(0)
        asked = set(log.read().decode().split())
    for name in sorted(asked - described(page)):
        failed = True
        print(f"nvvmc asks for {name}, which {page} does not have")
    for name in sorted(VALUES.keys() - described(page)):
        failed = True
        print(f"{page} does not have {name}")
    if "OPENNVVM_LIBDEVICE" not in asked:
        failed = True
        print(f"the library has noted only {sorted(asked)}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
