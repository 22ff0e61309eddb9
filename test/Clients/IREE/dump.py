# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""dump.py FOLDER [MACHINE]: the LLVM IR that iree-compile makes of Inputs/*.mlir for a
GPU, linked with its libraries, before and after its optimizer."""

import pathlib
import subprocess
import sys

folder = pathlib.Path(sys.argv[1])
machine = sys.argv[2] if len(sys.argv) > 2 else "80"
compiler = pathlib.Path(sys.executable).parent / "iree-compile"
failed = 0
for file in sorted((pathlib.Path(__file__).parent / "Inputs").glob("*.mlir")):
    out = folder / file.stem
    out.mkdir(parents=True)
    done = subprocess.run(
        [compiler, "--iree-hal-target-device=cuda", f"--iree-cuda-target=sm_{machine}",
         f"--iree-hal-dump-executable-intermediates-to={out}", file, "-o", out / "vmfb"],
        capture_output=True, text=True)
    if done.returncode:
        failed += 1
        print(f"{file.name}: {done.stderr[:1000]}", file=sys.stderr)
sys.exit(failed != 0)
