#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Casts an address from each space to each other: as a constant, as an instruction
on a constant, and as one on a value. The cvta must be the same, and ptxas must
accept it.

usage: pairs.py NVVMC PTXAS|- FOLDER
"""

import os
import re
import subprocess
import sys

SPACES = {0: "", 1: "global", 3: "shared", 4: "const", 5: "local",
          7: "shared::cluster", 101: "param"}
NUMBERS = "-i64:64-i128:128-v16:16-v32:32-n16:32:64"
LAYOUTS = ["e" + NUMBERS, "e-p3:32:32:32" + NUMBERS,
           "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32" + NUMBERS]
GLOBALS = """@v1 = addrspace(1) global [4 x i32] zeroinitializer
@v3 = addrspace(3) global [4 x i32] undef
@v4 = addrspace(4) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
"""


def pointer(space):
    return f"ptr addrspace({space})"


def constant(space):
    """A variable if the space can have one, otherwise an address in it."""
    if space in (1, 3, 4):
        return f"getelementptr (i8, {pointer(space)} @v{space}, i32 4)"
    return f"inttoptr (i32 16 to {pointer(space)})"


def functions(start, end):
    a, b = pointer(start), pointer(end)
    cast = f"addrspacecast ({a} {constant(start)} to {b})"
    name = f"{start}_{end}"
    return f"""define {b} @constant_{name}() {{
  ret {b} {cast}
}}
define {b} @folded_{name}() {{
  %c = addrspacecast {a} {constant(start)} to {b}
  ret {b} %c
}}
define {b} @value_{name}({a} %p) {{
  %c = addrspacecast {a} %p to {b}
  ret {b} %c
}}
"""


def expected(start, end):
    steps = []
    if start:
        steps.append("cvta." + SPACES[start])
    if end:
        steps.append("cvta.to." + SPACES[end])
    return steps


def conversions(text):
    """The cvta of each function."""
    found = {}
    for name, body in re.findall(r"^\.visible \.func .*?(\w+)\(.*?^\{(.*?)^\}",
                                 text, re.M | re.S):
        found[name] = re.findall(r"(cvta(?:\.to)?\.[a-z:]+)\.u64", body)
    return found


def main(nvvmc, ptxas, folder):
    os.makedirs(folder, exist_ok=True)
    wrong = casts = 0
    assembled = set()
    for number, layout in enumerate(LAYOUTS):
        module = os.path.join(folder, f"{number}.ll")
        pairs = [(a, b) for a in SPACES for b in SPACES if a != b]
        with open(module, "w", encoding="utf-8") as file:
            file.write('target triple = "nvptx64-nvidia-cuda"\n'
                       f'target datalayout = "{layout}"\n' + GLOBALS +
                       "".join(functions(*pair) for pair in pairs))
        for level in "-O0", "-O2":
            out = os.path.join(folder, f"{number}{level}.ptx")
            subprocess.run([nvvmc, "emit", level, "--arch=sm_90", module, "-o",
                            out], check=True)
            with open(out, encoding="utf-8") as file:
                text = file.read()
            if ptxas != "-" and text not in assembled:
                subprocess.run([ptxas, "-arch=sm_90", "-O0", "-c", out, "-o",
                                os.devnull], check=True)
            assembled.add(text)
            found = conversions(text)
            for pair in pairs:
                for form in "constant", "folded", "value":
                    casts += 1
                    name = "%s_%d_%d" % (form, *pair)
                    if found.get(name) != expected(*pair):
                        wrong += 1
                        print(f"{layout} {level} {name}: {found.get(name)}, "
                              f"expected {expected(*pair)}")
    print(f"{casts} casts, {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
