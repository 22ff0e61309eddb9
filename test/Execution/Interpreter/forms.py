#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Lists the instructions that the interpreter does not know.

    forms.py NVVMC PTX-RUN GOLDENS EXAMPLES GENERATOR FOLDER

Every module under GOLDENS, a comma-separated list of folders, and every example is
printed as its RUN lines say, and so is a kernel for each intrinsic of the catalog,
as GENERATOR writes them. The latter must also parse completely, except for the
instructions that are excluded by name below.
"""

import concurrent.futures
import pathlib
import re
import shutil
import subprocess
import sys

EXCLUDED = {
    "products of matrices in shared and tensor memory":
        r"wgmma|tcgen05",
    "the bulk copy engine, what describes tensors to it, and what it alone "
    "completes":
        r"cp\.async\.bulk|cp\.reduce\.async\.bulk|tensormap|"
        r"prefetch(\.\w+)?\.tensormap|st\.async|red\.async",
    "textures and surfaces":
        r"tex|tld4|suld|sust|sured|txq|suq|istypep",
    "stochastic rounding, whose use of its random bits is only drawn":
        r"cvt\.rs",
}
LEFT_OUT = re.compile(rf"({'|'.join(EXCLUDED.values())})\b")
INSTRUCTION = re.compile(r"\s*(?:@!?[%\w]+ )?([a-z][a-z0-9_]*(?:\.[\w:]+)*)\b")


def statements(line):
    """The complete statements in a line of a body."""
    for part in line.split("//")[0].split(";"):
        part = re.sub(r"^[\s{}]+", "", part)
        if part and part[0] not in ".$()" and not re.match(r"\w+\s*:", part):
            yield part


def instructions(ptx):
    for line in ptx.split("\n"):
        if " = " in line:
            continue  # A variable with initial values.
        for part in statements(line):
            match = INSTRUCTION.match(part)
            if match:
                yield match.group(1)


def without_excluded(ptx):
    """The text without the excluded instructions."""
    def one(match):
        found = INSTRUCTION.match(match[0])
        return "" if found and LEFT_OUT.match(found[1]) else match[0]
    return re.sub(r"(?<=[;{\n])[ \t]*(?:@!?%\w+ )?[a-z][\w.:]*[^;{}\n]*"
                  r"(?:\{[^;{}\n]*\}[^;{}\n]*)*;", one, ptx)


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


def catalog(nvvmc, generator, folder):
    """One command for each module of intrinsics, by the file for its text."""
    shutil.rmtree(folder, ignore_errors=True)
    subprocess.run([generator, folder, "1"], check=True)
    return {file.with_suffix(".ptx"):
            [nvvmc, "emit", str(file), f"--arch={file.name.split('-')[0]}",
             "-o", "-"]
            for file in sorted(pathlib.Path(folder).glob("*.ll"))}


def main():
    nvvmc, run, goldens, examples, generator, folder = sys.argv[1:7]
    jobs = []
    for file in sorted(f for room in goldens.split(",")
                       for f in pathlib.Path(room).rglob("*.ll")):
        jobs += commands(nvvmc, file)
    for file in sorted(pathlib.Path(examples).glob("*.ll")):
        jobs += [[nvvmc, "emit", str(file), f"-O{level}", "--arch=sm_90", "-o",
                  "-"] for level in (0, 2)]
    kernels = catalog(nvvmc, generator, folder)

    def emit(command):
        result = subprocess.run(command, capture_output=True, text=True,
                                errors="replace")
        return result.stdout

    forms = set()
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for text in pool.map(emit, jobs):
            forms |= set(instructions(text))
        for file, text in zip(kernels, pool.map(emit, kernels.values())):
            forms |= set(instructions(text))
            file.write_text(without_excluded(text))
    forms = sorted(f for f in forms
                   if not LEFT_OUT.match(f) and not f.startswith("prototype_"))
    result = subprocess.run([run, "--mnemonics"], input="\n".join(forms),
                            capture_output=True, text=True)
    print(result.stdout, end="")
    print(f"{len(jobs)} printed, {len(kernels)} modules of intrinsics")
    parsed = subprocess.run([run, "--parse", *map(str, kernels)],
                            capture_output=True, text=True)
    print("parsed:", parsed.stdout, end="")
    return result.returncode or parsed.returncode


if __name__ == "__main__":
    sys.exit(main())
