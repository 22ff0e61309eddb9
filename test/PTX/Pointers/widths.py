#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Uses each width for the pointers of each address space, with indices of each
width. What is printed must assemble; everything else must be rejected, by the same
rule in emission and verification.

usage: widths.py NVVMC PTXAS|- FOLDER [STEP]

With STEP, of the layouts with pointers of neither 32 nor 64 bits only every STEPth.
"""

import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

WIDTHS = (8, 16, 24, 32, 40, 48, 64, 72, 96, 128)
SPACES = (0, 1, 3, 4, 5, 6, 7)
RULES = {"emit-unsupported-type", "layout-invalid"}

VALUES = """
define ptr{q} @offset(ptr{q} %p, i32 %n) {{
  %i = sext i32 %n to i64
  %r = getelementptr i32, ptr{q} %p, i64 %i
  ret ptr{q} %r
}}
define void @keep(ptr %p, ptr{q} %x) {{
  store ptr{q} %x, ptr %p
  ret void
}}
define ptr{q} @number(i64 %x) {{
  %r = inttoptr i64 %x to ptr{q}
  ret ptr{q} %r
}}
"""
LOAD = """
define i32 @load(ptr{q} %p) {{
  %v = load i32, ptr{q} %p
  ret i32 %v
}}
"""
STORE = """
define void @store(ptr{q} %p, i32 %v) {{
  store i32 %v, ptr{q} %p
  ret void
}}
"""
CASTS = """
define ptr @generic(ptr{q} %p) {{
  %r = addrspacecast ptr{q} %p to ptr
  ret ptr %r
}}
define ptr{q} @specific(ptr %p) {{
  %r = addrspacecast ptr %p to ptr{q}
  ret ptr{q} %r
}}
"""
VARIABLE = """
@v = {q} {kind} [4 x i32] {init}
define i64 @address() {{
  %a = ptrtoint ptr{q} @v to i64
  ret i64 %a
}}
"""


def module(space, width, index):
    q = f" addrspace({space})" if space else ""
    align = 1 << (width - 1).bit_length()
    layout = f"p{space or ''}:{width}:{align}:{align}"
    if index != width:
        layout += f":{index}"
    text = (f'target datalayout = "e-{layout}-i64:64-i128:128-n16:32:64"\n'
            'target triple = "nvptx64-nvidia-cuda"\n' + VALUES.format(q=q))
    if space in (1, 3, 4):
        text += VARIABLE.format(q=q, kind="constant" if space == 4 else "global",
                                init="undef" if space == 3 else "zeroinitializer")
    # Space 6, of tensor memory, has neither loads nor generic addresses.
    if space != 6:
        text += LOAD.format(q=q)
    if space not in (4, 6):
        text += STORE.format(q=q)
    if space not in (0, 6):
        text += CASTS.format(q=q)
    return text


def errors(run):
    return re.findall(r": error: .*\[([a-z0-9-]+)\]$",
                      run.stdout + run.stderr, re.M)


def check(nvvmc, ptxas, folder, case):
    """Returns the problems, and whether the module was accepted."""
    path = os.path.join(folder, "p{}-{}-{}.ll".format(*case))
    with open(path, "w", encoding="utf-8") as file:
        file.write(module(*case))

    def run(*command):
        return subprocess.run([*command], capture_output=True, text=True)
    # Newer machines, and the assembler, have no 32-bit addresses.
    is_long = case[:2] != (0, 32)
    arch = "--arch=sm_90" if is_long else "--arch=sm_89"
    accepted = []
    for command in (["emit", "-O0"], ["compile", "--profile=nvptx", "--opt=2"]):
        out = f"{path[:-3]}.{command[0]}.ptx"
        made = run(nvvmc, *command, arch, path, "-o", out)
        accepted.append(made.returncode == 0)
        if made.returncode:
            if made.returncode != 1 or len(set(errors(made)) & RULES) != 1 or \
                    len(errors(made)) != 1:
                return f"{case} {command[0]}: {made.stderr}", False
        elif ptxas != "-" and is_long:
            done = run(ptxas, "-arch=sm_90", "-O0", "-c", out, "-o", os.devnull)
            if done.returncode:
                return f"{case} {command[0]}: {done.stdout + done.stderr}", True
    seen = run(nvvmc, "verify", "--profile=nvptx", arch, path)
    if accepted[0] != accepted[1] or (seen.returncode == 0) != accepted[1]:
        return f"{case}: {accepted}, verify {seen.returncode}", False
    return "", accepted[0]


def main(nvvmc, ptxas, folder, step=1):
    os.makedirs(folder, exist_ok=True)
    cases = [(space, width, index) for space in SPACES for width in WIDTHS
             for index in (8, 16, 32, width) if index <= width]
    cases = sorted(set(cases))
    others = [case for case in cases if case[1] not in (32, 64)]
    cases = [case for case in cases if case[1] in (32, 64)] + others[::int(step)]
    with ThreadPoolExecutor(2) as pool:
        results = list(pool.map(
            lambda case: check(nvvmc, ptxas, folder, case), cases))
    for text, _ in results:
        if text:
            print(text)
    wrong = sum(bool(text) for text, _ in results)
    accepted = sum(ok for _, ok in results)
    print(f"{len(cases)} layouts, {accepted} accepted, {wrong} wrong")
    return wrong != 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
