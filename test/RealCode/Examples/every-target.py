#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Emits modules for machines at both levels and has ptxas assemble each.

    every-target.py NVVMC PTXAS OUT TARGETS MODULE... [-- ARGUMENT...]

TARGETS is a comma-separated list, or "all" for every target of this ptxas.
"""

import pathlib
import re
import subprocess
import sys


def machines(ptxas, wanted):
    if wanted != "all":
        return wanted.split(",")
    text = subprocess.run([ptxas, "--help"], capture_output=True,
                          text=True).stdout
    found = set(re.findall(r"'(sm_\d+[af]?)'", text))
    return sorted(found, key=lambda name: (len(name), name))


def attempt(command):
    done = subprocess.run(command, capture_output=True, text=True)
    return done.returncode, done.stderr + done.stdout


def main():
    arguments = sys.argv[1:]
    extra = []
    if "--" in arguments:
        at = arguments.index("--")
        arguments, extra = arguments[:at], arguments[at + 1:]
    nvvmc, ptxas, out, wanted, *modules = arguments
    folder = pathlib.Path(out)
    folder.mkdir(parents=True, exist_ok=True)
    runs = failures = 0
    for machine in machines(ptxas, wanted):
        for module in modules:
            for level in ("-O0", "-O2"):
                name = f"{pathlib.Path(module).stem}.{machine}{level}"
                ptx = str(folder / (name + ".ptx"))
                runs += 1
                status, text = attempt([nvvmc, "compile", module, level,
                                        f"--arch={machine}", "--quiet",
                                        "-o", ptx] + extra)
                if status == 0:
                    status, text = attempt([ptxas, "-c",
                                            f"--gpu-name={machine}", ptx,
                                            "-o", "/dev/null"])
                if status != 0:
                    failures += 1
                    print(f"{name}: status {status}\n{text[:2000]}")
    print(f"{runs} runs, {failures} failures")
    return 1 if failures or not runs else 0


if __name__ == "__main__":
    sys.exit(main())
