#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Finds operations of cuda_tile that are neither imported nor refused.

    coverage.py SOURCE-TREE

The operations are those of the records. Each must occur in a test of this folder that is
imported, or in refusals.mlir as what an error is about, and not in both.
"""

import pathlib
import re
import sys

root = pathlib.Path(sys.argv[1])
records = "\n".join(path.read_text() for path in
                    sorted((root / "include/opennvvm/Dialect/CudaTile").glob("*.td")))
operations = re.findall(r'<"(\w+)",\s*0x[0-9a-f]+', records)
assert len(operations) > 100, "the records have changed"
tests = root / "test/Tile/Import"
refusals = (tests / "refusals.mlir").read_text()
refused = set(re.findall(r"'cuda_tile\.(\w+)' op cannot be imported: an address", refusals))
imported = "\n".join(re.sub(r"//.*", "", path.read_text()) for path in tests.glob("*.mlir")
                     if path.name != "refusals.mlir")
problems = []
for name in operations:
    is_imported = bool(re.search(rf"(?<![\w@%]){name}\b", imported))
    if is_imported == (name in refused):
        problems.append(f"{name} is {'both' if is_imported else 'neither'}")
print("\n".join(problems) or f"{len(operations)} operations, {len(refused)} refused")
sys.exit(bool(problems))
