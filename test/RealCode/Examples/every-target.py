#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Emits modules for machines at both levels and has ptxas assemble each.

    every-target.py [--together] NVVMC PTXAS OUT TARGETS MODULE... [-- ARGUMENT...]

TARGETS is a comma-separated list, or "all" for every target of this ptxas. With
--together, ptxas assembles many modules as one.
"""

import pathlib
import re
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2]))
import together  # noqa: E402


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
    is_together = sys.argv[1] == "--together"
    arguments = sys.argv[1 + is_together:]
    extra = []
    if "--" in arguments:
        at = arguments.index("--")
        arguments, extra = arguments[:at], arguments[at + 1:]
    nvvmc, ptxas, out, wanted, *modules = arguments
    folder = pathlib.Path(out)
    folder.mkdir(parents=True, exist_ok=True)
    runs = failures = 0
    for machine in machines(ptxas, wanted):
        assembler, emitted = [ptxas, "-c", f"--gpu-name={machine}"], []
        for module in modules:
            for level in ("-O0", "-O2"):
                name = f"{pathlib.Path(module).stem}.{machine}{level}"
                ptx = str(folder / (name + ".ptx"))
                runs += 1
                status, text = attempt([nvvmc, "compile", module, level,
                                        f"--arch={machine}", "--quiet",
                                        "-o", ptx] + extra)
                if status == 0 and is_together:
                    emitted.append(ptx)
                elif status == 0:
                    status, text = attempt([*assembler, ptx, "-o", "/dev/null"])
                if status != 0:
                    failures += 1
                    print(f"{name}: status {status}\n{text[:2000]}")
        for ptx, text in together.refused(assembler, emitted,
                                          folder / f"{machine}.ptx").items():
            failures += 1
            print(f"{ptx}: {text[:2000]}")
    print(f"{runs} runs, {failures} failures")
    return 1 if failures or not runs else 0


if __name__ == "__main__":
    sys.exit(main())
