# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""dump.py FOLDER MACHINE [library]: the LLVM IR that Mojo makes of Inputs/kernels.mojo,
before its optimizer (NAME-plain.ll) and after it (NAME.ll), and its own PTX (NAME.ptx).
With "library", that of the kernels of MAX's library which Inputs/library.mojo launches,
before the optimizer (NAME.ll), with their PTX."""

import pathlib
import subprocess
import sys
import tempfile

folder, machine = pathlib.Path(sys.argv[1]), sys.argv[2]
inputs = pathlib.Path(__file__).parent / "Inputs"
mojo = pathlib.Path(sys.executable).parent / "mojo"


def build(source, out, *options):
    done = subprocess.run([mojo, "build", "--disable-warnings", *options, source, "-o", out],
                          capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{source.name}: {done.stderr[-2000:]}")


folder.mkdir(parents=True)
with tempfile.TemporaryDirectory() as scratch:
    out = pathlib.Path(scratch, "out")
    if sys.argv[3:] == ["library"]:
        # The files of the kernels are beside that of the host's code.
        for kind, suffix in (("llvm", ".ll"), ("asm", ".ptx")):
            build(inputs / "library.mojo", out, f"--target-accelerator=sm_{machine}",
                  f"--emit={kind}")
            for file in out.parent.glob(f"out_*{suffix}"):
                name = file.name.removeprefix("out_").split(".")[0]
                file.rename(folder / (name + suffix))
    else:
        build(inputs / "kernels.mojo", out, f"-Dmachine={machine}")
        subprocess.run([out, folder], check=True)
