#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Emits every module of a folder at both levels, and assembles the output if a
ptxas is named. Functions of libdevice are declared, not linked."""

import pathlib
import re
import subprocess
import sys

MATH = ("sin cos tan asin acos atan sinh cosh tanh exp exp2 exp10 log log2 "
        "log10 sinpi cospi").split()


def declare_libdevice(module):
    lines = []
    for ty, end in ("float", "f"), ("double", ""):
        lines += [f"declare {ty} @__nv_{name}{end}({ty})" for name in MATH]
        lines += [f"declare {ty} @__nv_{name}{end}({ty}, {ty})"
                  for name in ("pow", "atan2")]
    module.write_text(module.read_text() + "\n".join(lines) + "\n")


def run(*command):
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        print(*command)
        print(done.stdout + done.stderr)
    return done.returncode == 0


def main(nvvmc, folder, ptxas=None):
    emitted = refused = 0
    for module in sorted(pathlib.Path(folder).glob("*.ll")):
        if module.stem == "library":
            declare_libdevice(module)
        defined = len(re.findall("^define ", module.read_text(), re.M))
        good = True
        for level in "-O0", "-O2":
            out = module.with_suffix(f".{level[1:]}.ptx")
            good &= run(nvvmc, "emit", level, "--arch=sm_90", str(module),
                        "-o", str(out))
            good = good and len(re.findall(r"^\.visible \.func.* f\d+\(",
                                           out.read_text(), re.M)) == defined
            if good and ptxas:
                good = run(ptxas, "-arch=sm_90", "-O0", "-c", str(out), "-o",
                           "/dev/null")
        emitted, refused = emitted + good, refused + (not good)
        if not good:
            print("refused:", module)
    print(f"{emitted} modules emitted, {refused} refused")


if __name__ == "__main__":
    main(*sys.argv[1:])
