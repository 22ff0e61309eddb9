#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Gives ptxas a kernel for each intrinsic that only newer versions of LLVM have, on the
first machine that nvvmc verify takes it for, and with each value that a last operand may
have.

usage: newer-assembled.py NVVMC PTXAS FOLDER
"""

import json
import os
import re
import subprocess
import sys

MACHINES = ["sm_80", "sm_90", "sm_100", "sm_100f", "sm_100a", "sm_107f"]
HEAD = """target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
"""


def run(*command):
    return subprocess.run(command, capture_output=True, text=True)


def kernel(symbol, row, value):
    """A kernel that loads the operands, and a declaration."""
    result, parameters = re.fullmatch(r"(.*?) \((.*)\)", row["signature"]).groups()
    loads, operands = "", []
    types = re.findall(r"<[^>]*>|ptr addrspace\(\d+\)|\w+", parameters)
    for at, ty in enumerate(types):
        if value is not None and at + 1 == len(types):
            operands.append(f"{ty} {value}")
            continue
        loads += f"  %a{at} = load {ty}, ptr %p\n"
        operands.append(f"{ty} %a{at}")
    returned = "" if result == "void" else "%r = "
    stored = "" if result == "void" else f"  store {result} %r, ptr %p\n"
    call = f"{returned}call {result} @{row['name']}({', '.join(operands)})"
    return (f"declare {result} @{row['name']}({', '.join(types)})\n",
            f"define ptx_kernel void @{symbol}(ptr %p) {{\n{loads}  {call}\n{stored}"
            "  ret void\n}\n")


def write(path, kernels):
    with open(path, "w", encoding="utf-8") as file:
        file.write(HEAD + "".join(sorted({k[0] for k in kernels})) +
                   "".join(k[1] for k in kernels))


def batches(rows):
    """Kernels by symbol, in batches in which each intrinsic has one type: versions of
    LLVM give some of them different ones."""
    found = []
    types = {}
    for number, row in enumerate(rows):
        known = types.setdefault(row["name"], [])
        if row["signature"] not in known:
            known.append(row["signature"])
        batch = known.index(row["signature"])
        if batch == len(found):
            found.append({})
        value = row.get("lastOperand")
        if value and " i1)" in row["signature"]:
            value = "false" if value == "0" else "true"
        symbol = f"k{number}"
        found[batch][symbol] = kernel(symbol, row, value)
    return found


def assemble(nvvmc, ptxas, folder, left, problems):
    """Assembles the kernels, each for the first machine that nvvmc verify takes it for;
    how many were assembled."""
    assembled = 0
    path = os.path.join(folder, "all.ll")
    for machine in MACHINES:
        write(path, list(left.values()))
        found = run(nvvmc, "verify", path, "--profile=nvptx", "--format=json", "--quiet",
                    "--error-limit=0", f"--arch={machine}").stdout
        refused = {json.loads(line).get("function") for line in found.splitlines()}
        taken = [symbol for symbol in left if symbol not in refused]
        if not taken:
            continue
        write(path, [left.pop(symbol) for symbol in taken])
        out = os.path.join(folder, f"{machine}.ptx")
        for command in ([nvvmc, "emit", path, f"--arch={machine}", "-o", out],
                        [ptxas, f"-arch={machine}", out, "-o", os.devnull]):
            done = run(*command)
            if done.returncode:
                problems.append(f"{machine}: {done.stderr[:2000]}")
                break
        else:
            assembled += len(taken)
    problems += [f"no machine takes {k[0]}" for k in left.values()]
    return assembled


def main(nvvmc, ptxas, folder):
    os.makedirs(folder, exist_ok=True)
    listed = run(nvvmc, "intrinsics", "*", "--format=json").stdout
    rows = [row for row in map(json.loads, listed.splitlines())
            if row["family"] == "Upgraded" and
            ("lastOperand" in row or any(" asm " in line for line in row["becomes"]))]
    problems, assembled, count = [], 0, 0
    for batch in batches(rows):
        count += len(batch)
        assembled += assemble(nvvmc, ptxas, folder, batch, problems)
    print("\n".join(problems))
    print(f"{count} kernels, {assembled} assembled, {len(problems)} problems")
    return bool(problems or not count)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
