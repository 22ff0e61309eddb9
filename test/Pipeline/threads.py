# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Links programs into one module, and compiles it in 1, 2, 3 and 8 threads. With
-j, the text is also that of the whole module, and that of a cache which has some
of its functions.

    threads.py NVVMC FOLDER MODULE...
"""

import pathlib
import shutil
import subprocess
import sys

nvvmc, folder = sys.argv[1], pathlib.Path(sys.argv[2])
shutil.rmtree(folder, ignore_errors=True)
folder.mkdir(parents=True)
cache = folder / "cache"


def compile(*options, modules=sys.argv[3:]):
    out = folder / "out.ptx"
    subprocess.run(
        [nvvmc, "compile", *modules, "--arch=sm_100a", "--quiet", *options,
         "-o", out], check=True)
    return out.read_bytes()


def units():
    return sum("llvmcache-" in file.name for file in cache.iterdir())


for option in ("-j", "-split-compile=", "-split-compile-extended="):
    for how in (("--opt=2",), ("--opt=3", "-O2")):
        texts = {compile(f"{option}{threads}", *how) for threads in (1, 2, 3, 8)}
        if option == "-j":
            texts.add(compile(*how))
        functions = texts.copy().pop().count(b".entry")
        print(f"{option} {how[0]}: {functions} kernels, {len(texts)} texts")

compile("--opt=2", f"--cache={cache}", modules=sys.argv[4:])
found = units()
text = compile("--opt=2", "-j2", f"--cache={cache}")
print("cache:", "the same" if text == compile("--opt=2") else "another text")
print("found most units" if units() < 1.2 * found else "found too few units")
