# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles modules at every tier and level, and has ptxas assemble the PTX.

    tiers.py NVVMC FOLDER EXAMPLES [NAME...]

Without names, all examples are compiled, and libdevice if it is found.
"""

import os
import pathlib
import shutil
import subprocess
import sys

nvvmc, folder, examples, *names = sys.argv[1:]
folder = pathlib.Path(folder)
shutil.rmtree(folder, ignore_errors=True)
folder.mkdir()
PTXAS = shutil.which("ptxas") or "/usr/local/cuda/bin/ptxas"
examples = pathlib.Path(examples)
modules = ([examples / f"{n}.ll" for n in names] or
           sorted(examples.glob("*.ll")))
if not names:
    home = os.environ.get("CUDA_HOME", "/usr/local/cuda")
    modules += pathlib.Path(home).glob("nvvm/libdevice/libdevice.10.bc")
compiled = wrong = 0
for module in modules:
    for tier in (1, 2, 3):
        for level in (0, 2):
            out = folder / f"{module.stem}.{tier}.{level}.ptx"
            steps = [[nvvmc, "compile", module, f"--opt={tier}", f"-O{level}",
                      "--arch=sm_80", "--quiet", "-o", out]]
            if pathlib.Path(PTXAS).exists():
                steps.append([PTXAS, "-arch=sm_80", "-c", out, "-o",
                              folder / "cubin"])
            for step in steps:
                result = subprocess.run(step, capture_output=True, text=True)
                if result.returncode:
                    print(module.name, tier, level, result.stderr[:400])
                    wrong += 1
                    break
            compiled += 1
print(f"{compiled} compiled, {wrong} wrong")
