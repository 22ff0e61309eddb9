# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""seeds.py OUT FOLDER: writes the kernels in a folder as bytecode, in the lowest version
that has all of each, and in the newest."""

import pathlib
import subprocess
import sys

out, folder = map(pathlib.Path, sys.argv[1:])
for file in sorted(folder.glob("*.mlir")):
    for name, options in (("lowest", []), ("newest", ["--bytecode-version=13.5"])):
        subprocess.run(["nv-tileas-opt", file, "--emit-tile-bytecode", *options,
                        "-o", out / f"{file.stem}.{name}.tilebc"], check=True)
