#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Lists the instructions that the interpreter does not know.

    forms.py NVVMC PTX-RUN GOLDENS EXAMPLES

Every module under GOLDENS is printed as its RUN lines ask, the examples too.
Instructions of these kinds are left out by name: tensor cores, textures and
surfaces, asynchronous copies, and what only moves data between them and
memory.
"""

import concurrent.futures
import pathlib
import re
import subprocess
import sys

EXCLUDED = re.compile(
    r"(wmma|mma|wgmma|tcgen05|ldmatrix|stmatrix|tex|tld4|suld|sust|sured|txq|"
    r"suq|istypep|cp|multimem|mbarrier|tensormap|clusterlaunchcontrol|"
    r"setmaxnreg|griddepcontrol|discard|applypriority|prefetchu|"
    r"st\.async|st\.bulk|red\.async|movmatrix|pmevent|fence\.proxy|"
    r"fence\.mbarrier_init)\b")
INSTRUCTION = re.compile(r"\s*(?:@!?[%\w]+ )?([a-z][a-z0-9_]*(?:\.[\w:]+)*)\b")


def instructions(ptx):
    for line in ptx.split("\n"):
        line = line.split("//")[0]
        if not line.strip() or line.strip()[0] in ".{}$()" or " = " in line:
            continue
        for part in line.split(";"):
            match = INSTRUCTION.match(part)
            if match and not re.match(r"\s*\w+\s*:", part):
                yield match.group(1)


def commands(nvvmc, file):
    """The ways in which a test prints a module."""
    text = file.read_text(errors="replace")
    found = set()
    for run in re.findall(r"RUN:.*?nvvmc emit ([^|\n]*)", text):
        if "%s" not in run:
            continue
        options = re.findall(r"--arch=\w+|-O\d|--ptx=\d+|--strict-atomics", run)
        found.add(tuple(options))
    return [[nvvmc, "emit", str(file), *options, "-o", "-"]
            for options in sorted(found)]


def main():
    nvvmc, run, goldens, examples = sys.argv[1:5]
    jobs = []
    for file in sorted(pathlib.Path(goldens).rglob("*.ll")):
        jobs += commands(nvvmc, file)
    for file in sorted(pathlib.Path(examples).glob("*.ll")):
        jobs += [[nvvmc, "emit", str(file), f"-O{level}", "--arch=sm_90", "-o",
                  "-"] for level in (0, 2)]

    def emit(command):
        result = subprocess.run(command, capture_output=True, text=True,
                                errors="replace")
        return set(instructions(result.stdout))

    forms = set()
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for found in pool.map(emit, jobs):
            forms |= found
    forms = sorted(f for f in forms
                   if not EXCLUDED.match(f) and not f.startswith("prototype_"))
    result = subprocess.run([run, "--mnemonics"], input="\n".join(forms),
                            capture_output=True, text=True)
    print(result.stdout, end="")
    print(f"{len(jobs)} printed")
    return result.returncode


if __name__ == "__main__":
    sys.exit(main())
