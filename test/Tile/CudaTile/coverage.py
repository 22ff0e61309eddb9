#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Finds operations, types and words of cuda_tile that no test has.

    coverage.py SOURCE-TREE
"""

import pathlib
import re
import sys

root = pathlib.Path(sys.argv[1])
records = "\n".join(path.read_text() for path in
                    sorted((root / "include/opennvvm/Dialect/CudaTile").glob("*.td")))
operations = re.findall(r'<"(\w+)",\s*0x[0-9a-f]+', records)
types = re.findall(r'CudaTile_Type<"\w+",\s*"(\w+)"', records)
words = re.findall(r'I32EnumAttrCase<"\w+", \d+, "(\w+)">', records)
assert len(operations) > 100 and len(types) == 8 and len(words) > 50, "records have changed"
tests = root / "test/Tile/CudaTile"
used = "\n".join(path.read_text() for path in [tests / "ops.mlir", tests / "words.mlir",
                                               tests / "types.mlir"])
missing = [name for name in operations + types + words
           if not re.search(rf"(?<!\w){name}\b", re.sub(r"//.*", "", used))]
print("\n".join(f"no test has {name}" for name in missing) or "fine")
sys.exit(bool(missing))
