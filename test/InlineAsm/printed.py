#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Looks for mistakes in what nvvmc itself prints, as if it were inline assembly.

usage: printed.py [--few] NVVMC ASM-MISTAKES GENERATOR FOLDER SOURCES

Prints the kernels that GENERATOR makes of every intrinsic, and the modules below
SOURCES for three machines, or with --few for one of them in turn. Nothing may be wrong
with the body of a function, and every mnemonic must be known. What a body uses and does
not declare are the symbols of its module."""

import pathlib
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

# Registers of libNVVM's carriers. ptxas takes them, the PTX ISA does not have them.
UNDOCUMENTED = ("%stackend", "%stackinit_entry")
MACHINES = ("sm_90a", "sm_100a", "sm_120a")


def jobs(generator, folder, sources, is_few):
    """Each module with a machine that it is printed for."""
    subprocess.run([generator, folder], check=True)
    for path in sorted(pathlib.Path(folder).glob("*.ll")):
        yield path, path.name.split("-")[0]
    for number, path in enumerate(sorted(pathlib.Path(sources).rglob("*.ll"))):
        for turn, machine in enumerate(MACHINES):
            if not is_few or number % len(MACHINES) == turn:
                yield path, machine


def bodies_of(text):
    """What is between braces of their own line, with all braces closed."""
    body, depth = [], 0
    for line in text.splitlines():
        if depth or line == "{":
            body.append(line)
            depth += line.count("{") - line.count("}")
            if not depth:
                yield "\n".join(body)
                body = []


def bodies(nvvmc, job):
    path, machine = job
    printed = subprocess.run([nvvmc, "emit", path, f"--arch={machine}", "-o", "-"],
                             capture_output=True, text=True, errors="replace")
    # Debugging information may quote anything.
    text = re.sub(r"^\t\.(loc|file)\b.*$", "", printed.stdout, flags=re.M)
    return [] if printed.returncode else list(bodies_of(text))


def main(*arguments):
    is_few = arguments[0] == "--few"
    nvvmc, tool, generator, folder, sources = arguments[is_few:]
    with ThreadPoolExecutor() as pool:
        texts = sorted({body for found in pool.map(
            lambda job: bodies(nvvmc, job), list(jobs(generator, folder, sources, is_few)))
            for body in found})
    lines = ["\t" + text.replace("$", "$$").replace("\n", "\\n").replace("\t", " ")
             for text in texts]
    answers = subprocess.run([tool], input="\n".join(lines), capture_output=True,
                             text=True, check=True).stdout.split("\n")
    wrong = {mistake.split(" ", 1)[0] + " " + mistake.split(" ", 2)[2]: text
             for text, answer in zip(texts, answers)
             for mistake in answer.split("\t")
             if mistake and not mistake.startswith("undeclared")
             and not set(mistake.split()) & set(UNDOCUMENTED)}
    for mistake, text in sorted(wrong.items())[:20]:
        print(f"{mistake}, in:\n{text}")
    print(f"{len(texts)} functions, {len(wrong)} mistakes")
    return bool(wrong or len(texts) < 1000)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
