#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""operations.py SOURCE-TREE: every operation of cuda_tile is executed, or stands in the
list of docs/tile-eval.md with its reason."""

import pathlib
import re
import sys

root = pathlib.Path(sys.argv[1])


def text(folder, pattern):
    return "\n".join(p.read_text() for p in sorted((root / folder).glob(pattern)))


records = text("include/opennvvm/Dialect/CudaTile", "*.td")
operations = set(re.findall(r'<"(\w+)",\s*0x[0-9a-f]+', records))
tables = re.findall(r"DecodeRow \w+\[\] = \{(.*?)\};",
                    text("lib/Tile/Eval/Operations", "*.cpp"), re.S)
rows = set(re.findall(r'\{"(\w+)",', "".join(tables)))
# What a kernel consists of has no step of its own.
executed = rows | {"module", "entry", "global"}
page = (root / "docs/tile-eval.md").read_text()
listed = set(re.findall(r"^\| `(\w+)` \|", page.split("## What is not executed")[1]
                        .split("\n## ")[0], re.M))
assert len(operations) > 100, "records have changed"
for name in sorted(operations - executed - listed):
    print(f"{name} is neither executed nor listed")
for name in sorted(listed & executed):
    print(f"{name} is listed, and executed")
for name in sorted((executed | listed) - operations):
    print(f"there is no operation {name}")
print(f"{len(operations & executed)} of {len(operations)} operations are executed")
