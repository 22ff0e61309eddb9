#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks every atomicrmw operation on every type, scope and space: one instruction
if ptxas was measured to have it, otherwise a loop around a cas that the machine has.

Usage: matrix.py NVVMC FOLDER MACHINE [PTXAS [STEP]]

ptxas assembles all, or every STEPth."""

import os
import re
import subprocess
import sys

HEADER = """target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
"""
INTEGERS = "i8 i16 i32 i64 i128".split()
FLOATS = ["half", "bfloat", "float", "double", "<2 x half>", "<2 x bfloat>"]
OF_INTEGERS = ("xchg add sub and nand or xor max min umax umin uinc_wrap "
               "udec_wrap usub_cond usub_sat").split()
OF_FLOATS = ("xchg fadd fsub fmax fmin fmaximum fminimum").split()
SCOPES = {"": "", "block": ".cta", "cluster": ".cluster", "device": ".gpu"}
SPACES = {0: "", 1: ".global", 3: ".shared"}

# Single instructions: operation, type, spelling, lowest machine.
NATIVE = {}
for ty, width in ("i32", 32), ("i64", 64):
    since = 20 if width == 32 else 32
    for op, text, lowest in (
            ("xchg", "exch.b", 20), ("add", "add.u", 20), ("sub", "add.u", 20),
            ("and", "and.b", since), ("or", "or.b", since),
            ("xor", "xor.b", since), ("max", "max.s", since),
            ("min", "min.s", since), ("umax", "max.u", since),
            ("umin", "min.u", since)):
        NATIVE[op, ty] = f"{text}{width}", lowest
for op in "and", "or", "xor":
    # On the word around.
    NATIVE[op, "i8"] = NATIVE[op, "i16"] = f"{op}.b32", 20
NATIVE["uinc_wrap", "i32"] = "inc.u32", 20
NATIVE["udec_wrap", "i32"] = "dec.u32", 20
NATIVE["xchg", "i128"] = "exch.b128", 90
NATIVE["xchg", "float"] = "exch.b32", 20
NATIVE["xchg", "double"] = "exch.b64", 20
NATIVE["fadd", "float"] = "add.f32", 20
NATIVE["fadd", "double"] = "add.f64", 60
NATIVE["fadd", "half"] = "add.noftz.f16", 70
NATIVE["fadd", "<2 x half>"] = "add.noftz.f16x2", 60
NATIVE["fadd", "bfloat"] = "add.noftz.bf16", 90
NATIVE["fadd", "<2 x bfloat>"] = "add.noftz.bf16x2", 90
CAS = {8: 32, 16: 16, 32: 32, 64: 64, 128: 128}
WIDTHS = {"half": 16, "bfloat": 16, "float": 32, "double": 64, "<2 x half>": 32,
          "<2 x bfloat>": 32}


def cas_width(ty, machine):
    width = WIDTHS.get(ty) or int(ty[1:])
    return 32 if width == 16 and machine < 70 else CAS[width]


def cases(machine):
    for op, types in [(op, INTEGERS) for op in OF_INTEGERS] + \
            [(op, FLOATS) for op in OF_FLOATS]:
        for ty in types:
            if ty == "i128" and machine < 90 or op == "xchg" and ty[0] == "<":
                continue
            for scope in SCOPES:
                if scope == "cluster" and machine < 90:
                    continue
                for space in SPACES:
                    yield op, ty, scope, space


def text_of(index, op, ty, scope, space):
    pointer = f"ptr addrspace({space})" if space else "ptr"
    where = f'syncscope("{scope}") ' if scope else ""
    return (f"define {ty} @f{index}({pointer} %p, {ty} %v) {{\n"
            f"  %r = atomicrmw {op} {pointer} %p, {ty} %v {where}monotonic\n"
            f"  ret {ty} %r\n}}\n")


def expected(op, ty, scope, space, machine):
    """The instruction, and whether it is in a loop."""
    named = SCOPES[scope] if machine >= 60 else ""
    native, lowest = NATIVE.get((op, ty), ("", 1000))
    if machine >= lowest:
        return f"atom{named}{SPACES[space]}.{native}", False
    relaxed = ".relaxed" if named and machine >= 70 else ""
    return (f"atom{relaxed}{named}{SPACES[space]}.cas."
            f"b{cas_width(ty, machine)}"), True


def emit(nvvmc, folder, machine, rows):
    """The file of PTX with a function for each row."""
    source = os.path.join(folder, "matrix.ll")
    target = os.path.join(folder, "matrix.ptx")
    with open(source, "w", encoding="utf-8") as out:
        out.write(HEADER + "".join(text_of(i, *row)
                                   for i, row in enumerate(rows)))
    subprocess.run([nvvmc, "emit", "-O0", f"--arch={machine}", source, "-o",
                    target], check=True)
    return target


def main(nvvmc, folder, machine, ptxas=None, step=1):
    os.makedirs(folder, exist_ok=True)
    number = int(machine[3:])
    rows = list(cases(number))
    target = emit(nvvmc, folder, machine, rows)
    with open(target, encoding="utf-8") as text:
        bodies = dict(re.findall(r" f(\d+)\(.*?\n\{\n(.*?)\n\}", text.read(),
                                 re.S))
    wrong = 0
    for index, row in enumerate(rows):
        instruction, is_loop = expected(*row, number)
        body = bodies[str(index)]
        found = re.findall(r"\b(?:atom|red)\.\S+", body)
        has_loop = re.search(r"@%p\d+ bra", body) is not None
        if found != [instruction] or has_loop != is_loop:
            wrong += 1
            print(*row, "is", *found, "and not", instruction)
    if ptxas:
        target = emit(nvvmc, folder, machine, rows[::int(step)])
        wrong += subprocess.run([ptxas, f"-arch={machine}", "-O0", "-c", target,
                                 "-o", "/dev/null"]).returncode != 0
    print(f"{len(rows)} atomics on {machine}, {wrong} wrong")


if __name__ == "__main__":
    main(*sys.argv[1:])
