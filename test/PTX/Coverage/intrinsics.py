#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks that each generic llvm.* intrinsic is emitted by a test or rejected with a
reason. The examples of refused.tsv are run.

Usage: intrinsics.py NVVMC LLVM-INCLUDE FOLDER-OF-CONSTRUCTS WORK-FOLDER"""

import os
import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).parent
HEADER = """target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
@name = addrspace(1) constant [2 x i8] zeroinitializer
@thread = thread_local global i32 0
"""
ARGUMENTS = "i32 %a, i64 %l, ptr %p, i1 %c, <4 x i1> %m, float %x, i128 %w"
TRAILER = '!0 = !{}\n!1 = !{!"rsp"}\n'


def all_names(include):
    text = pathlib.Path(include, "llvm/IR/IntrinsicEnums.inc").read_text()
    return re.findall(r"// (llvm\.\S+)", text)


def tested_names(folder):
    names = set()
    files = list(pathlib.Path(folder).glob("*.ll"))
    files += [f for room in ("PTX", "Prepare")
              for f in (HERE.parents[1] / room).rglob("*.ll")
              if not f.name.startswith(("refused", "emit-unsupported"))]
    for file in files:
        names |= set(re.findall(r"@(llvm\.[\w.]+)", file.read_text()))
    return names


def rows():
    for line in (HERE / "refused.tsv").read_text().splitlines():
        if line and not line.startswith("#"):
            yield line.split("\t")


def covers(name, known):
    return any(k == name or k.startswith(name + ".") for k in known)


def problem(nvvmc, path, call, reason):
    """\\returns what is wrong with the diagnostic of one call."""
    ty = call.split("call ", 1)[1].split(" @")[0].split(" (")[0]
    end = "  ret void" if ty == "void" else f"  ret {ty} %r"
    call = call if ty == "void" else "%r = " + call
    path.write_text(HEADER + f"define {ty} @f({ARGUMENTS}) {{\n  {call}\n{end}\n"
                    "}\n" + TRAILER)
    done = subprocess.run([nvvmc, "emit", "--arch=sm_90", str(path), "-o", "-"],
                          capture_output=True, text=True)
    told = f": {reason} [emit-unsupported-intrinsic]" in done.stderr
    return None if done.returncode == 1 and told else done.stderr


def main(nvvmc, include, constructs, work):
    os.makedirs(work, exist_ok=True)
    tested, refused, wrong = tested_names(constructs), [], 0
    for prefix, reason, call in rows():
        refused.append(prefix)
        if call == "-":
            continue
        why = problem(nvvmc, pathlib.Path(work, "refused.ll"), call, reason)
        if why:
            wrong += 1
            print(f"{prefix}: not refused with \"{reason}\":\n{why}")
    names = all_names(include)
    for name in names:
        # LLVM reads calls of llvm.dbg.* as records.
        if not (name.startswith(("llvm.dbg.", *refused)) or
                covers(name, tested)):
            wrong += 1
            print(f"{name}: neither emitted by a test nor refused")
    print(f"{len(names)} intrinsics, {wrong} wrong")


if __name__ == "__main__":
    main(*sys.argv[1:])
