# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes the modules of input-limit.ll that are long to FOLDER."""

import pathlib
import sys

HEAD = """target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
"""
BODIES = {
    "digits": "@g = addrspace(1) global i128 " + "9" * 100000,
    "brackets": "@g = global i64 " + "ptrtoint (ptr inttoptr (i64 " * 100000,
    "types": "".join(f"%t{i} = type {{ %t{i + 1} }}\n" for i in range(2000)) +
             "%t2000 = type { i8 }\n@g = global %t0 zeroinitializer",
}
for name, body in BODIES.items():
    pathlib.Path(sys.argv[1], name + ".ll").write_text(HEAD + body + "\n")
