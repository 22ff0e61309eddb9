# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles kernels for machines, and asks ptxas for the local memory that they need.

usage: registers.py PTXAS FOLDER MACHINE[,MACHINE]... PROGRAM..."""

import pathlib
import re
import subprocess
import sys

ptxas, folder, machines = sys.argv[1], pathlib.Path(sys.argv[2]), sys.argv[3].split(",")
folder.mkdir(parents=True, exist_ok=True)
for program in map(pathlib.Path, sys.argv[4:]):
    for arch in machines:
        ptx = folder / f"{program.stem}.{arch}.ptx"
        subprocess.run(["nvvmc", "compile", program, f"--arch={arch}", "-o", ptx, "--quiet"],
                       check=True)
        told = subprocess.run([ptxas, "-v", f"-arch={arch}", "-o", ptx.with_suffix(".cubin"), ptx],
                              capture_output=True, text=True, check=True)
        stack, stores, loads = re.search(
            r"(\d+) bytes stack frame, (\d+) bytes spill stores, (\d+) bytes spill loads",
            told.stdout + told.stderr).groups()
        print(f"{program.stem} {arch}: {stack} {stores} {loads}")
