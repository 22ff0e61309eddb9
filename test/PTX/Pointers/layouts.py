#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints a module with many data layouts and at every level, assembles each output
and executes its kernels, once if outputs are the same. All must leave the same
memory contents, which are printed.

usage: layouts.py NVVMC PTX-RUN PTXAS|- MODULE FOLDER [--short] [--printed]
                  [--blocks=N]

--short: only layouts whose pointers to shared memory have 32 bits.
--printed: without LLVM's optimizer, --opt.
--blocks=N: executes in a cluster of N blocks, not in a single one.
"""

import os
import re
import subprocess
import sys

NUMBERS = "-i64:64-i128:128-v16:16-v32:32-n16:32:64"
LLVM = "-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
LAYOUTS = {
    "documented-short": "e-p:64:64:64-p3:32:32:32-i1:8:8-i8:8:8-i16:16:16-"
    "i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-"
    "v64:64:64-v128:128:128-n16:32:64",
    "shared": "e-p3:32:32:32" + NUMBERS,
    "llvm-short": "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32" + LLVM,
    "shared-and-cluster": "e-p3:32:32-p7:32:32" + NUMBERS,
    "plain": "e" + NUMBERS,
    "llvm": "e-p6:32:32" + LLVM,
    "constant": "e-p4:32:32:32" + NUMBERS,
    "local": "e-p5:32:32:32" + NUMBERS,
    "cluster": "e-p7:32:32:32" + NUMBERS,
}
LEVELS = {
    "O0": ["emit", "-O0"],
    "O2": ["emit", "-O2"],
    "opt2": ["compile", "--profile=nvptx", "--opt=2"],
}


def run(*command):
    """Returns the output, or nothing after reporting a problem."""
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode == 0:
        return done.stdout
    print(*command)
    print(done.stdout + done.stderr)
    return None


def execute(nvvmc, ptx_run, ptxas, module, level, blocks, known):
    """KNOWN has what the outputs of other layouts have left."""
    out = module[:-3] + f".{level}.ptx"
    if run(nvvmc, *LEVELS[level], "--arch=sm_90", module, "-o", out) is None:
        return None
    with open(out, encoding="utf-8") as file:
        text = file.read()
    if text not in known:
        known[text] = assemble_and_run(ptx_run, ptxas, out, blocks)
    return known[text]


def assemble_and_run(ptx_run, ptxas, out, blocks):
    if ptxas != "-" and run(ptxas, "-arch=sm_90", "-O0", "-c", out, "-o",
                            os.devnull) is None:
        return None
    return run(ptx_run, "--kernels", out, blocks)


def main(nvvmc, ptx_run, ptxas, source, folder, *rest):
    only_short = "--short" in rest
    blocks = next((a[9:] for a in rest if a.startswith("--blocks=")), "1")
    os.makedirs(folder, exist_ok=True)
    with open(source, encoding="utf-8") as file:
        text = file.read()
    levels = [level for level in LEVELS
              if level != "opt2" or "--printed" not in rest]
    first, wrong, count, known = None, 0, 0, {}
    for name, layout in LAYOUTS.items():
        if only_short and "-p3:32" not in layout:
            continue
        module = os.path.join(folder, name + ".ll")
        with open(module, "w", encoding="utf-8") as file:
            file.write(re.sub(r'(?m)^target datalayout = ".*"$',
                              f'target datalayout = "{layout}"', text))
        for level in levels:
            count += 1
            got = execute(nvvmc, ptx_run, ptxas, module, level, blocks, known)
            if first is None and got is not None:
                first = got
                # Trailing zeros are irrelevant.
                print(re.sub(r"(?m)( 00000000)+$", "", got), end="")
            elif got is None or got != first:
                wrong += 1
                print(f"{name} {level} differs:\n{got or ''}")
    print(f"{count} programs, {wrong} differ")
    return 1 if wrong or first is None else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
