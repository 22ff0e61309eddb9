#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What machines and PTX versions an atomic needs stands in the emitter's table,
for atomicrmw, and in that of mnemonics, for inline assembly: prints every
operation, then the same text as assembly, and compares the versions. A machine
that the second table refuses differs too.

Usage: tables.py NVVMC FOLDER MACHINE"""

import os
import re
import subprocess
import sys

from matrix import FLOATS, HEADER, INTEGERS, OF_FLOATS, OF_INTEGERS, text_of

LETTERS = {"r": "r", "rd": "l", "rs": "h", "h": "h", "hh": "r", "f": "f",
           "fd": "d", "rq": "q"}
TYPES = {"r": "i32", "l": "i64", "h": "i16", "f": "float", "d": "double",
         "q": "i128"}


def emit(nvvmc, machine, path, text):
    with open(path, "w", encoding="utf-8") as out:
        out.write(HEADER + text)
    done = subprocess.run([nvvmc, "emit", "-O0", f"--arch={machine}", path],
                          capture_output=True, text=True)
    version = re.search(r"\.version (\S+)", done.stdout)
    return done.stdout, version.group(1) if version else done.stderr


def as_assembly(line):
    """The function that has \\p line, an instruction, as inline assembly."""
    operands = []

    def place(match):
        operands.append(LETTERS[match.group(1)])
        return f"${len(operands) - 1}"

    text = re.sub(r"%([a-z]+)\d+", place, line)
    arguments = ", ".join(f"{TYPES[o]} %a{n}" for n, o in enumerate(operands))
    given = ", ".join(f"{TYPES[o]} %a{n}" for n, o in enumerate(operands))
    return (f"define void @f({arguments}) {{\n"
            f'  call void asm sideeffect "{text}", "{",".join(operands)}"'
            f"({given})\n  ret void\n}}\n")


def main(nvvmc, folder, machine):
    os.makedirs(folder, exist_ok=True)
    path = os.path.join(folder, "one.ll")
    seen, wrong = set(), 0
    for op, types in [(op, INTEGERS) for op in OF_INTEGERS] + \
            [(op, FLOATS) for op in OF_FLOATS]:
        for ty in types:
            if op == "xchg" and ty[0] == "<":
                continue
            ptx, version = emit(nvvmc, machine, path,
                                text_of(0, op, ty, "", 0))
            found = re.findall(r"\t((?:atom|red)\.[^;]*;)", ptx)
            if len(found) != 1 or "cas" in found[0]:
                continue
            line = " ".join(found[0].split())
            mnemonic = line.split()[0]
            if mnemonic in seen:
                continue
            seen.add(mnemonic)
            _, told = emit(nvvmc, machine, path, as_assembly(line))
            if told != version:
                wrong += 1
                print(f"{mnemonic} on {machine}: PTX {version} as atomicrmw, "
                      f"{told} as assembly")
    print(f"{len(seen)} instructions on {machine}, {wrong} wrong")


if __name__ == "__main__":
    main(*sys.argv[1:])
