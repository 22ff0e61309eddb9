# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs tile programs as evaluator.py does, but compiled to PTX, on the machine.

OPENNVVM_TEST_ARCH names the machine (sm_80), OPENNVVM_TEST_WARPS the warps of a block.
"""

import json
import os
import pathlib
import subprocess
import tempfile

ARCH = os.environ.get("OPENNVVM_TEST_ARCH", "sm_80")
WARPS = os.environ.get("OPENNVVM_TEST_WARPS")
KINDS = {"f": "f", "i": "i", "u": "i", "b": "i"}


class Result:
    def __init__(self, status, error, text, findings):
        self.status, self.error, self.text = status, error, text
        self.findings = findings
        self.rules = [f["rule"] for f in findings]
        self.printed = ""


class Program:
    def __init__(self, data, name="input.mlir"):
        self.data = data.encode() if isinstance(data, str) else data
        self.name = name.strip("<>")

    def run(self, arguments, grid=(1, 1, 1), kernel=None, **_):
        """Runs a kernel on NumPy's arrays, in place, and scalars."""
        with tempfile.TemporaryDirectory() as folder:
            return self.run_in(pathlib.Path(folder), arguments, grid, kernel)

    def run_in(self, folder, arguments, grid, kernel):
        program = folder / pathlib.Path(self.name).with_suffix(".mlir").name
        if self.data.startswith(b"\x7fTileIR"):
            program = program.with_suffix(".tilebc")
        program.write_bytes(self.data)
        words, arrays = [], []
        for n, a in enumerate(arguments):
            if getattr(a, "shape", ()) == ():
                words.append(f"{KINDS[a.dtype.kind]}{8 * a.dtype.itemsize}:{a.item()}"
                             if a.dtype.kind != "b" else f"i8:{int(a)}")
                continue
            file = folder / f"{n}.bin"
            file.write_bytes(a.tobytes())
            words.append(f"inout:{file}")
            arrays.append((a, file))
        command = ["nvvmc", "run", "--engine=machine", f"--arch={ARCH}",
                   "--format=json", "--grid=" + ",".join(map(str, grid))]
        command += [f"--warps={WARPS}"] if WARPS else []
        command += [f"--kernel={kernel}"] if kernel else []
        done = subprocess.run(command + [program, *words], capture_output=True,
                              text=True)
        findings, printed = [], ""
        for line in done.stdout.splitlines(True):
            if not line.startswith('{"'):
                printed += line
                continue
            found = json.loads(line)
            # Notes are of the compilation.
            if found.get("severity", "note") != "note":
                findings.append(found)
        if done.returncode and not findings:
            return Result("execution", done.stderr, done.stderr, [])
        for a, file in arrays:
            a[...] = type(a)(a.shape, a.dtype, file.read_bytes())
        result = Result("success", "", done.stdout + done.stderr, findings)
        result.printed = printed
        return result
