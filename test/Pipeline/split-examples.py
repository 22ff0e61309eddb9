# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles every example in units, in 1, 2 and 5 threads, and compares."""

import pathlib
import shutil
import subprocess
import sys

nvvmc, examples, folder = sys.argv[1:4]
folder = pathlib.Path(folder)
shutil.rmtree(folder, ignore_errors=True)
folder.mkdir()
PTXAS = shutil.which("ptxas") or "/usr/local/cuda/bin/ptxas"
wrong = count = 0
for file in sorted(pathlib.Path(examples).glob("*.ll")):
    for option in ("-split-compile", "-split-compile-extended"):
        texts = []
        for threads in (1, 2, 5):
            out = folder / f"{file.stem}.{threads}.ptx"
            result = subprocess.run(
                [nvvmc, "compile", file, "--opt=2", "--arch=sm_80",
                 f"{option}={threads}", "-o", out],
                capture_output=True, text=True)
            if result.returncode:
                print(file.name, option, result.stderr)
            texts.append(out.read_bytes() if out.exists() else None)
        count += 1
        good = None not in texts and len(set(texts)) == 1
        if good and pathlib.Path(PTXAS).exists():
            good = subprocess.run(
                [PTXAS, "-arch=sm_80", "-c", out, "-o", folder / "cubin"],
                stdout=subprocess.DEVNULL).returncode == 0
        if not good:
            wrong += 1
            print(file.name, option)
print(f"{count} modules, {wrong} wrong")
