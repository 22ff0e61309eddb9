#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Mends each call of own-forms.tsv, which has to have one of every deprecated form,
and compares the result and its PTX with what the table says.

    own-forms.py NVVMC TABLE FOLDER
"""

import json
import pathlib
import re
import subprocess
import sys

HEADER = '''target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
'''
PARAMETERS = {
    "%i": "i32", "%l": "i64", "%b": "i16", "%f": "float", "%d": "double",
    "%v": "<2 x float>", "%w": "<2 x half>", "%x": "<4 x float>", "%y": "<4 x i32>",
    "%z": "<2 x i32>", "%p": "ptr addrspace(1)", "%q": "ptr",
    "%s": "ptr addrspace(3)", "%k": "ptr addrspace(4)",
}
FOOTER = "!nvvmir.version = !{!0}\n!0 = !{i32 2, i32 0}\n"
CALL = re.compile(r"call (.*) @([\w.]+)\((.*)\)")


def run(*words):
    return subprocess.run(words, capture_output=True, text=True)


def module(call):
    """A function that makes the call and gives its result."""
    result, name, operands = CALL.fullmatch(call).groups()
    types = [operand.rpartition(" ")[0]
             for operand in re.findall(r"(?:<[^>]*>|[^,<])+", operands)]
    parameters = ", ".join(
        f"{kind} {'zeroext ' if kind == 'i16' else ''}{name}"
        for name, kind in PARAMETERS.items())
    zeroext = "zeroext " if result == "i16" else ""
    body = f"  {call}\n  ret void\n" if result == "void" else \
        f"  %r = {call}\n  ret {result} %r\n"
    return (HEADER + f"define {zeroext}{result} @f({parameters}) {{\n{body}}}\n"
            f"declare {result} @{name}({','.join(types)})\n" + FOOTER)


def compile_(nvvmc, path):
    done = run(nvvmc, "compile", "--arch=sm_90", "--quiet", "-o", "-", str(path))
    return done.stdout if done.returncode == 0 else None


def check(nvvmc, path, old, new, ptx):
    """What is wrong with the mended call."""
    path.write_text(module(old))
    before = compile_(nvvmc, path)
    fixed = run(nvvmc, "fix", "--arch=sm_90", "--only=intrinsic-own-form", str(path))
    text = path.read_text()
    if new == "-":
        return "it is changed:\n" + text if text != module(old) else ""
    wanted = [line if "=" in line or " void " in line else "%r = " + line
              for line in new.split(" / ")]
    if "\n".join("  " + line for line in wanted) + "\n  ret" not in text:
        return "it becomes:\n" + text
    if old.partition("(")[0] not in new and CALL.fullmatch(old)[2] + "(" in text:
        return "its declaration is left"
    found = run(nvvmc, "verify", "--arch=sm_90", "--format=json", str(path)).stdout
    if re.search(r'"intrinsic-own-form"|"severity":"error"', found):
        return found + fixed.stderr
    after = compile_(nvvmc, path)
    said = "-" if before is None else "same" if before == after else "differs"
    if said != (ptx if ptx in ("-", "same") else "differs"):
        return f"the PTX: {said}\n{before}{after}"
    return ""


def main(nvvmc, table, folder):
    pathlib.Path(folder).mkdir(parents=True, exist_ok=True)
    path = pathlib.Path(folder, "f.ll")
    rows = [line.split("\t") for line in pathlib.Path(table).read_text().splitlines()
            if not line.startswith("#")]
    wrong = 0
    for old, new, ptx in rows:
        if problem := check(nvvmc, path, old, new, ptx):
            print(f"{old}\n{problem}")
            wrong += 1
    known = [json.loads(line) for line in
             run(nvvmc, "intrinsics", "--json").stdout.splitlines()]
    for form in known:
        stem = form["name"].removesuffix("*")
        if form.get("source") == "OpenNVVM" and not any(
                f"@{stem}" in row[0] for row in rows):
            print(f"no call of {stem}")
            wrong += 1
    left = sum(new == "-" for _, new, _ in rows)
    print(f"{len(rows)} calls, {left} left alone, {wrong} wrong")
    return wrong != 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
