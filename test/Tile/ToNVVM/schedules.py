#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Programs of nv_tileas with a schedule, compiled to PTX and executed on the machine.

    schedules.py FOLDER [--arch=sm_90] [--schedules=N] [--assembler=ptxas] NAME:TYPES…

NAME is a program below FOLDER, whose first comment gives the grid; TYPES are those of the
elements of its parameters: f (f32), e (f16), i (i32), c (a byte). Each is executed on what
nv-tileas-run fills its arguments with. There must be no finding in any of N schedules (4), and
the results must be those of nv-tileas-run, bit by bit. Exit status 1 at a difference.
"""

import json
import pathlib
import re
import struct
import subprocess
import sys
import tempfile


def call(*command):
    return subprocess.run(command, capture_output=True, text=True, check=False)


def grid_of(path):
    return re.search(r"^//   grid: (.*)", path.read_text(), re.M)[1].replace(" ", "")


def lines_of(text):
    """The numbers of each argument."""
    return [[float(word) for word in line.split(":")[1].split()] for line in text.splitlines()]


def filled(argument, count):
    """The inputs of nv-tileas-run."""
    return [(7 * n + argument * 5 + 3) % 17 - 6 for n in range(count)]


def packed(kind, numbers):
    if kind == "i":
        numbers = [int(n) for n in numbers]
    return struct.pack(f"<{len(numbers)}{kind}", *numbers)


def problems(path, kinds, arch, schedules, assembler, folder):
    grid = grid_of(path)
    wanted = call("nv-tileas-run", f"--grid={grid}", path)
    if wanted.returncode or wanted.stderr:
        yield f"nv-tileas-run: {wanted.stderr}"
        return
    outputs = lines_of(wanted.stdout)
    files = [folder / f"{n}.bin" for n in range(len(outputs))]
    for n, (file, kind, numbers) in enumerate(zip(files, kinds, outputs, strict=True)):
        file.write_bytes(packed(kind, filled(n, len(numbers))))
    options = [f"--arch={arch}"] if arch else []
    ptx = folder / "program.ptx"
    done = call("nvvmc", "compile", path, "-o", ptx, *options)
    if done.returncode:
        yield done.stderr
        return
    if assembler:
        name = re.search(r"^\.target (\w+)", ptx.read_text(), re.M)[1]
        done = call(assembler, f"-arch={name}", ptx, "-o", folder / "program.cubin")
        if done.returncode:
            yield done.stderr
    done = call("nvvmc", "run", path, "--engine=machine", f"--grid={grid}", "--format=json",
                f"--schedules={schedules}", *options, *(f"inout:{f}" for f in files))
    found = [json.loads(line) for line in done.stdout.splitlines() if line.startswith('{"')]
    for row in found:
        if row.get("severity") != "note":
            yield f"{row.get('rule')}: {row.get('message')}"
    if done.returncode and not found:
        yield done.stderr
    for n, (file, kind, numbers) in enumerate(zip(files, kinds, outputs)):
        if file.read_bytes() != packed(kind, numbers):
            yield f"argument {n} is not what the evaluator computes"


def main():
    folder = pathlib.Path(sys.argv[1])
    options = dict(word[2:].split("=") for word in sys.argv[2:] if word.startswith("--"))
    failed = False
    programs = [word.split(":") for word in sys.argv[2:] if not word.startswith("--")]
    for name, kinds in programs:
        with tempfile.TemporaryDirectory() as scratch:
            for problem in problems(folder / f"{name}.mlir", kinds, options.get("arch"),
                                    options.get("schedules", "4"), options.get("assembler"),
                                    pathlib.Path(scratch)):
                print(f"{name}: {problem}")
                failed = True
    print(f"{len(programs)} programs")
    return failed


if __name__ == "__main__":
    sys.exit(main())
