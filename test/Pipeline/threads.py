# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Links programs into one module, and compiles it in 1, 2, 3 and 8 threads. With
-j, the text is also that of the whole module, and that of a cache which has some
of its functions.

    threads.py [--few] NVVMC FOLDER MODULE...

With --few, only -j --opt=2 has all numbers of threads; the others have 1 and 3.
"""

import pathlib
import shutil
import subprocess
import sys

is_few = sys.argv[1] == "--few"
nvvmc, folder, *sources = sys.argv[1 + is_few:]
folder = pathlib.Path(folder)
shutil.rmtree(folder, ignore_errors=True)
folder.mkdir(parents=True)
cache = folder / "cache"


def compile(*options, modules=sources):
    out = folder / "out.ptx"
    subprocess.run(
        [nvvmc, "compile", *modules, "--arch=sm_100a", "--quiet", *options,
         "-o", out], check=True)
    return out.read_bytes()


def units():
    return sum("llvmcache-" in file.name for file in cache.iterdir())


for option in ("-j", "-split-compile=", "-split-compile-extended="):
    for how in (("--opt=2",), ("--opt=3", "-O2")):
        is_first = option == "-j" and how[0] == "--opt=2"
        numbers = (1, 2, 3, 8) if is_first or not is_few else (1, 3)
        texts = {compile(f"{option}{threads}", *how) for threads in numbers}
        if option == "-j":
            texts.add(compile(*how))
        functions = texts.copy().pop().count(b".entry")
        print(f"{option} {how[0]}: {functions} kernels, {len(texts)} texts")

compile("--opt=2", f"--cache={cache}", modules=sources[1:])
found = units()
text = compile("--opt=2", "-j2", f"--cache={cache}")
print("cache:", "the same" if text == compile("--opt=2") else "another text")
print("found most units" if units() < 1.2 * found else "found too few units")
