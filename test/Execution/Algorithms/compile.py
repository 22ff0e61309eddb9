#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles the algorithms to PTX: by clang at -O0 and -O2, then by nvvmc at -O0
and -O2.

    compile.py CLANG NVVMC SM OUT SOURCE... [--libdevice=FILE] [--lower]
               [--optimized]

writes OUT/NAME.clangO0.O2.ptx and so on. Sources that call libdevice require it;
without it, they are listed and skipped. --lower lowers intrinsics and barriers in
between. --optimized leaves clang's -O0 out.
"""

import concurrent.futures
import pathlib
import subprocess
import sys


def run(command):
    result = subprocess.run([str(word) for word in command],
                            capture_output=True, text=True)
    if result.returncode:
        raise RuntimeError(f"{' '.join(map(str, command))}\n{result.stderr}")


def main():
    lower = "--lower" in sys.argv
    arguments = [a for a in sys.argv[1:] if not a.startswith("--")]
    libdevice = [a for a in sys.argv[1:]
                 if a.startswith("--libdevice=") and a != "--libdevice="]
    clang, nvvmc, sm, out, *sources = arguments
    folder = pathlib.Path(out)
    folder.mkdir(parents=True, exist_ok=True)

    def compile_one(job):
        source, level = job
        stem = f"{source.stem}.clangO{level}"
        bitcode = folder / f"{stem}.bc"
        run([clang, "-x", "cuda", "--cuda-device-only",
             f"--cuda-gpu-arch={sm}", "-nocudainc", "-nocudalib",
             "-Wno-unknown-cuda-version", "-ffp-contract=off", f"-O{level}",
             "-emit-llvm", "-c", source, "-o", bitcode])
        if lower:
            assembly = folder / f"{stem}.ll"
            run([nvvmc, "lower", bitcode, "--level=1", f"--arch={sm}", "-o",
                 assembly])
            bitcode = assembly
        for ours in (0, 2):
            run([nvvmc, "compile", bitcode, f"-O{ours}", f"--arch={sm}", "-o",
                 folder / f"{stem}.O{ours}.ptx"] + libdevice)

    chosen = []
    for source in map(pathlib.Path, sources):
        if "__nv_" in source.read_text() and not libdevice:
            print(f"{source.stem}: left out, there is no libdevice here")
        else:
            chosen.append(source)
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        levels = (2,) if "--optimized" in sys.argv else (0, 2)
        jobs = [(source, level) for source in chosen for level in levels]
        list(pool.map(compile_one, jobs))
    print(f"{len(chosen)} sources, {2 * len(jobs)} PTX files")


if __name__ == "__main__":
    main()
