#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles the examples of docs/annotations.md and checks the output.

    annotations.py NVVMC PAGE VOCABULARY

Each block of LLVM assembly is followed by one of PTX, whose lines must be printed
in that order. The page must name every key and attribute of the catalog, whose table is
VOCABULARY.
"""

import pathlib
import re
import subprocess
import sys

HEADER = ('target triple = "nvptx64-nvidia-cuda"\ntarget datalayout = '
          '"e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"\n')


def printed(nvvmc, source):
    run = subprocess.run([nvvmc, "compile", "--arch=sm_90", "-"], text=True,
                         input=HEADER + source, capture_output=True)
    if run.returncode:
        sys.exit(f"{source}\n{run.stderr}")
    return [" ".join(line.split()) for line in run.stdout.splitlines()]


def missing(lines, wanted):
    """What of \\p wanted does not come, in order."""
    at = 0
    for line in wanted.strip().splitlines():
        found = [i for i in range(at, len(lines)) if line in lines[i]]
        if not found:
            yield line
        else:
            at = found[0]


def main(nvvmc, page, keys):
    text = pathlib.Path(page).read_text()
    examples = re.findall(r"```llvm\n(.*?)```\s*```ptx\n(.*?)```", text, re.S)
    problems = 0
    for source, wanted in examples:
        lines = printed(nvvmc, source)
        for line in missing(lines, wanted):
            print(f"not printed: {line}\n" + "\n".join(lines))
            problems += 1
    known = re.findall(r'TermKind::(?:AnnotationKey|FunctionAttribute), "([\w.]+)"',
                       pathlib.Path(keys).read_text())
    assert len(known) > 30, known
    for key in known:
        if not re.search(rf'[`"]{re.escape(key)}["`]', text):
            print(f"not described: {key}")
            problems += 1
    print(f"{len(examples)} examples, {problems} problems")
    return bool(problems)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
