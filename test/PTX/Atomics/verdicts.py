#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks every atomic instruction on every type, space and scope: the verifier, in
profile nvptx, and the emitter agree. The accepted ones assemble.

Usage: verdicts.py NVVMC FOLDER MACHINE [PTXAS]"""

import json
import os
import subprocess
import sys

from matrix import FLOATS, HEADER, INTEGERS, OF_FLOATS, OF_INTEGERS

SCOPES = ["", "block", "cluster", "device", "singlethread", "warp"]
SPACES = [0, 1, 3, 4, 5, 7]
ODD_INTEGERS = ["i256"]
ODD_FLOATS = ["fp128", "<4 x half>", "<2 x float>", "<2 x double>"]


def pointer(space):
    return f"ptr addrspace({space})" if space else "ptr"


def scoped(scope):
    return f'syncscope("{scope}") ' if scope else ""


def body(index, ty, space, line, result=""):
    end = f"  ret {result or ty} %r\n" if "%r =" in line else "  ret void\n"
    kind = (result or ty) if "%r =" in line else "void"
    return (f"define {kind} @f{index}({pointer(space)} %p, {ty} %v) {{\n"
            f"  {line}\n{end}}}\n")


def instructions():
    """(type, space, instruction, type of the result)"""
    of_type = [(op, ty) for op in OF_INTEGERS for ty in INTEGERS + ODD_INTEGERS]
    of_type += [(op, ty) for op in OF_FLOATS for ty in FLOATS + ODD_FLOATS
                if op != "xchg" or ty[0] != "<"]
    of_type += [("xchg", "ptr")]
    for space in SPACES:
        p = pointer(space)
        for op, ty in of_type:
            yield (ty, space, f"%r = atomicrmw {op} {p} %p, {ty} %v monotonic",
                   "")
        for ty in INTEGERS + ODD_INTEGERS + ["ptr"]:
            yield (ty, space, f"%r = cmpxchg {p} %p, {ty} %v, {ty} %v acq_rel "
                   "monotonic", f"{{ {ty}, i1 }}")
        for ty in INTEGERS + ODD_INTEGERS + ["ptr", "half", "bfloat", "float",
                                             "double"]:
            yield (ty, space, f"%r = load atomic {ty}, {p} %p seq_cst, "
                   "align 32", "")
            yield (ty, space, f"store atomic {ty} %v, {p} %p release, "
                   "align 32", "")
    for scope in SCOPES:
        s = scoped(scope)
        for ty in "i32", "i128":
            yield (ty, 1, f"%r = atomicrmw add {pointer(1)} %p, {ty} %v "
                   f"{s}acquire", "")
            yield (ty, 1, f"%r = load atomic {ty}, {pointer(1)} %p {s}acquire, "
                   "align 16", "")
        yield "i32", 1, f"fence {s}seq_cst", ""


def refused(text):
    """The functions with an error, and the rule of each."""
    found = {}
    for line in text.splitlines():
        if not line.startswith("{"):
            continue
        d = json.loads(line)
        if d["severity"] == "error":
            found.setdefault(d.get("function", ""), d["rule"])
    return found


def ask(nvvmc, command, machine, path, *options):
    return subprocess.run([nvvmc, command, f"--arch={machine}",
                           "--format=json", "--error-limit=0", path, *options],
                          capture_output=True, text=True)


def main(nvvmc, folder, machine, ptxas=None):
    os.makedirs(folder, exist_ok=True)
    path = os.path.join(folder, "all.ll")
    rows = list(instructions())

    def write(chosen):
        with open(path, "w", encoding="utf-8") as out:
            out.write(HEADER + "".join(body(i, *rows[i]) for i in chosen))

    write(range(len(rows)))
    told = refused(ask(nvvmc, "verify", machine, path, "--profile=nvptx").stdout)
    done = refused(ask(nvvmc, "emit", machine, path, "-O0", "-o",
                       os.devnull).stderr)
    wrong = 0
    for index, row in enumerate(rows):
        name = f"f{index}"
        if (name in told) != (name in done):
            wrong += 1
            print(row, "verify says", told.get(name), "emit", done.get(name))
    good = [i for i in range(len(rows)) if f"f{i}" not in done]
    write(good)
    target = os.path.join(folder, "all.ptx")
    emitted = ask(nvvmc, "emit", machine, path, "-O0", "-o", target)
    wrong += emitted.returncode != 0
    if ptxas:
        wrong += subprocess.run([ptxas, f"-arch={machine}", "-O0", "-c", target,
                                 "-o", os.devnull]).returncode != 0
    print(f"{len(rows)} atomics on {machine}, {len(good)} of them possible, "
          f"{wrong} wrong")


if __name__ == "__main__":
    main(*sys.argv[1:])
