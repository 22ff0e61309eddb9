#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles CUDA sources to bitcode: real code that uses CUB, cuRAND, cooperative
groups and the half-precision headers, at several levels.

    compile.py CLANG CUDA OUT LEVELS SOURCE...

LEVELS is a list with commas, such as -O0,-O2,-O2-g, of which each source is
compiled at all, or with slashes, -O0/-O2, which the sources take in turn, or with plus
signs, -O0+-O2: as many parts of the sources, each one module. -fast is -O3 with fast
math.
"""

import concurrent.futures
import pathlib
import subprocess
import sys


def together(sources, levels, folder):
    """For each level a source that includes its part of the sources."""
    size = -(-len(sources) // len(levels))
    for number, level in enumerate(levels):
        source = folder / f"part{number}.cu"
        source.write_text("".join(
            f'#include "{pathlib.Path(included).resolve()}"\n'
            for included in sources[number * size:(number + 1) * size]))
        yield str(source), level


def main():
    clang, cuda, out, levels, *sources = sys.argv[1:]
    folder = pathlib.Path(out)
    folder.mkdir(parents=True, exist_ok=True)

    def compile_one(job):
        source, level = job
        target = folder / f"{pathlib.Path(source).stem}{level}.bc"
        flags = ["-" + flag for flag in level.split("-") if flag]
        if level == "-fast":
            flags = ["-O3", "-ffast-math"]
        command = [clang, "-x", "cuda", "--cuda-device-only",
                   "--cuda-gpu-arch=sm_80", "-std=c++17", "-nocudalib",
                   f"--cuda-path={cuda}", "-isystem", f"{cuda}/include/cccl",
                   "-Wno-everything", "-emit-llvm", "-c", source,
                   "-o", str(target)] + flags
        return subprocess.run(command, capture_output=True, text=True)

    if "+" in levels:
        jobs = list(together(sources, levels.split("+"), folder))
    else:
        turns = levels.split("/")
        jobs = [(s, level) for number, s in enumerate(sources)
                for level in turns[number % len(turns)].split(",")]
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        results = list(pool.map(compile_one, jobs))
    failed = [r for r in results if r.returncode != 0]
    for result in failed:
        print(" ".join(result.args), result.stderr[:2000], sep="\n")
    print(f"{len(jobs)} modules, {len(failed)} failures")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
