#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""exits.py PREFIX: how tileirdisasm ends for files that are no bytecode, and what it
says."""

import pathlib
import subprocess
import sys

MAGIC = b"\x7fTileIR\0"
FILES = {"missing": None, "empty": b"", "magic": MAGIC, "newer": MAGIC + b"\x0d\6\0\0",
         "older": MAGIC + b"\x0c\x09\0\0", "tag": MAGIC + b"\x0d\1\1\0",
         "sections": MAGIC + b"\x0d\1\0\0", "strings": MAGIC + b"\x0d\1\0\0\0"}

for name, data in FILES.items():
    path = pathlib.Path(f"{sys.argv[1]}.{name}.tilebc")
    path.unlink(missing_ok=True)
    if data is not None:
        path.write_bytes(data)
    done = subprocess.run(["tileirdisasm", path], capture_output=True, text=True)
    assert not done.stdout
    print(name, done.returncode, done.stderr.strip())
