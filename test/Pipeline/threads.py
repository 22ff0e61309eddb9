# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Links programs into one module, and compiles it in 1, 2, 3 and 8 threads.

    threads.py NVVMC FOLDER MODULE...
"""

import pathlib
import subprocess
import sys

nvvmc, folder = sys.argv[1], pathlib.Path(sys.argv[2])
folder.mkdir(parents=True, exist_ok=True)
for option in ("-j", "-split-compile=", "-split-compile-extended="):
    texts = set()
    for threads in (1, 2, 3, 8):
        out = folder / f"{threads}.ptx"
        subprocess.run(
            [nvvmc, "compile", *sys.argv[3:], "--opt=2", "--arch=sm_100a",
             "--quiet", f"{option}{threads}", "-o", out], check=True)
        texts.add(out.read_bytes())
    functions = texts.copy().pop().count(b".entry")
    print(f"{option}: {functions} kernels, {len(texts)} texts")
