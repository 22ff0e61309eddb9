#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Passes a value of every type with every constraint letter, as an input, as an
output and as both in one register, with a text that uses it and one that does not.
misc-asm-constraint must be reported if the type does not fit the letter. In nvptx,
any type of the right width fits, and inputs that the text does not use are not
reported.

    asm-letters.py NVVMC
"""

import json
import subprocess
import sys

HEADER = ('target triple = "nvptx64-nvidia-cuda"\n'
          'target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-'
          'v32:32-n16:32:64"\n')
VERSION = "!nvvmir.version = !{!0}\n!0 = !{i32 2, i32 0}\n"
WIDTHS = {
    "i1": 1, "i8": 8, "i16": 16, "i32": 32, "i64": 64, "i128": 128,
    "half": 16, "bfloat": 16, "float": 32, "double": 64, "ptr": 64,
    "ptr addrspace(3)": 64, "ptr addrspace(6)": 32, "<2 x half>": 32,
    "<2 x i16>": 32, "<4 x i8>": 32, "<2 x float>": 64,
}
FLOATS = {"half", "bfloat", "float", "double"}
# Letter: its width, and whether it is meant for scalar floats and for others.
LETTERS = {
    "b": (1, False, True), "c": (8, False, True), "h": (16, True, True),
    "r": (32, False, True), "l": (64, False, True), "q": (128, False, True),
    "f": (32, True, False), "d": (64, True, False),
}
FORMS = ("input", "named input", "output", "named output", "tied",
         "named tied")


def call(form, letter, ty):
    text = "// $0" if form.startswith("named") else ""
    kind = form.split()[-1]
    if kind == "input":
        return f'  call void asm sideeffect "{text}", "{letter}"({ty} %x)'
    inputs = ("", "") if kind == "output" else (",0", f"{ty} %x")
    return (f'  call {ty} asm sideeffect "{text}", "={letter}{inputs[0]}"'
            f'({inputs[1]})')


def expected(profile, form, letter, ty):
    width, floats, others = LETTERS[letter]
    is_for = floats if ty in FLOATS else others or ty.startswith("<")
    if WIDTHS[ty] == width and (profile == "nvptx" or is_for):
        return False
    return profile != "nvptx" or form != "input"


def main(nvvmc):
    lines, cells = HEADER.splitlines(), {}
    for number, ty in enumerate(WIDTHS):
        lines.append(f"define void @f{number}({ty} %x) {{")
        for letter in LETTERS:
            for form in FORMS:
                lines.append(call(form, letter, ty))
                cells[len(lines)] = (form, letter, ty)
        lines += ["  ret void", "}"]
    problems = []
    for profile in ("nvvm", "nvptx"):
        run = subprocess.run(
            [nvvmc, "verify", f"--profile={profile}", "--arch=sm_100",
             "--format=json", "--error-limit=0", "-"],
            input="\n".join(lines) + "\n" + VERSION, text=True,
            capture_output=True)
        found = {}
        for line in run.stdout.splitlines():
            finding = json.loads(line)
            if finding["rule"] == "misc-asm-constraint":
                found[finding["line"]] = finding["message"]
        for line, (form, letter, ty) in cells.items():
            wanted = expected(profile, form, letter, ty)
            if wanted != (line in found):
                problems.append(f"{profile}: {form} {ty} under {letter}: "
                                f"{found.get(line, 'nothing')}")
            elif wanted and f'constraint "{letter}" does not fit type {ty}' != \
                    found[line]:
                problems.append(f"{profile}: {found[line]}")
    print("\n".join(problems))
    print(f"{len(cells)} calls, {len(problems)} problems")
    return bool(problems)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
