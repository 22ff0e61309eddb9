#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints a kernel for each intrinsic with nvvmc and hands it to ptxas.

usage: every-intrinsic.py [--code=N] [--constants] GENERATOR PTXAS FOLDER [STEP [LAYOUT]]

The name of a module contains its machine and PTX version: the lowest or the
highest that have its intrinsics. The PTX must state that version, and ptxas must
accept it for that machine. With LAYOUT, a data layout, only intrinsics with
pointers whose width differs from that in LLVM's layout are tested. With --code,
ptxas generates code for every Nth module only, and just checks the others. With
--constants, operands are constants.
"""

import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

sys.path.insert(0, os.path.join(os.path.dirname(__file__), ".."))
import litsupport  # noqa: E402

SHOWN = 20


def run(*command):
    return subprocess.run(command, capture_output=True, text=True)


def machine_and_version(path):
    return re.match(r"(sm_\w+)-(\d+)\.", os.path.basename(path)).groups()


def check(path, ptxas, generates):
    """Returns the problems of one module, one per line."""
    machine, ptx = machine_and_version(path)
    out = path[:-3] + ".ptx"
    emitted = run("nvvmc", "emit", path, f"--arch={machine}", "-o", out)
    if emitted.returncode:
        return emitted.stderr.splitlines()
    with open(out, encoding="utf-8") as file:
        text = file.read()
    version = re.search(r"^\.version (\d+)\.(\d+)", text, re.M)
    problems = []
    if "".join(version.groups()) != ptx:
        problems.append(f"{path}: .version {'.'.join(version.groups())}, "
                        f"expected {ptx}")
    lines = text.splitlines()
    if not generates:
        # A syntax error at the end keeps ptxas from generating code.
        with open(out, "a", encoding="utf-8") as file:
            file.write("nothing\n")
    assembled = run(ptxas, f"-arch={machine}", "-O0", out, "-o", os.devnull)
    if assembled.returncode:
        if "error" not in assembled.stderr:
            problems.append(f"{os.path.basename(path)}: ptxas ends with "
                            f"{assembled.returncode} {assembled.stderr}")
        for message in assembled.stderr.splitlines():
            if "error" not in message or message.endswith("due to errors"):
                continue
            at = re.search(r"line (\d+)", message)
            if at and int(at[1]) > len(lines):
                continue
            shown = lines[int(at[1]) - 1].strip() if at else ""
            problems.append(f"{os.path.basename(path)}: {message} | {shown}")
    return problems


def main(*arguments):
    every = 1
    if arguments[0].startswith("--code="):
        every, arguments = int(arguments[0][7:]), arguments[1:]
    options = ["--constants"] if arguments[0] == "--constants" else []
    generator, ptxas, folder, *rest = arguments[len(options):]
    step, *layout = rest or ["1"]
    shutil.rmtree(folder, ignore_errors=True)
    subprocess.run([generator, *options, folder, step, *layout], check=True)
    major, minor = litsupport.newest_ptx(ptxas)
    modules = sorted(path for name in os.listdir(folder)
                     for path in [os.path.join(folder, name)]
                     if int(machine_and_version(path)[1]) <= 10 * major + minor)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(
            lambda n: check(modules[n], ptxas, n % every == 0),
            range(len(modules))))
    problems = [line for result in results for line in result]
    kernels = 0
    for path in modules:
        with open(path, encoding="utf-8") as file:
            kernels += file.read().count("define ptx_kernel")
    print(f"{kernels} kernels in {len(modules)} modules, "
          f"{len(problems)} problems")
    print("\n".join(problems[:SHOWN]))
    return 1 if problems or not modules else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
