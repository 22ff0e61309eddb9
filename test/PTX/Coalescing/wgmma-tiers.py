#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the registers and complaints of wgmma programs with those of LLVM's code.

    wgmma-tiers.py PTXAS SOURCE FOLDER [--all]

clang compiles SOURCE at -O0, -O1 and -O2 to FOLDER. Without the optimizer, ptxas has to be
silent where it is with llc's code; at its tiers always, and registers are at most 1.05 of
those of opt -O3 | llc -O3. Prints what is not so; the exit status is 1 if there is any.
Without --all, each of clang's levels meets every third pair of a tier and a level of ours.
"""

import functools
import itertools
import pathlib
import re
import subprocess
import sys

CLANG = ["clang", "--target=nvptx64-nvidia-cuda", "-march=sm_90a", "-S", "-emit-llvm",
         "-Xclang", "-target-feature", "-Xclang", "+ptx80", "-Xclang",
         "-disable-O0-optnone"]
MACHINE = ["-mcpu=sm_90a", "-mattr=+ptx80"]
MOST = 1.05


def run(*command):
    subprocess.run([str(word) for word in command], check=True)


def assemble(ptxas, text):
    """Per kernel: its registers, and the codes of what ptxas says about wgmma."""
    said = subprocess.run([ptxas, "-v", "-arch=sm_90a", text, "-o", f"{text}.cubin"],
                          stderr=subprocess.PIPE, text=True, check=True).stderr
    names = re.findall(r"Compiling entry function '(\w+)'", said)
    registers = map(int, re.findall(r"Used (\d+) registers", said))
    codes = re.findall(r"\((C75\d\d)\).* function '(\w+)'", said)
    return {name: (count, sorted(code for code, where in codes if where == name))
            for name, count in zip(names, registers, strict=True)}


def compare(ptxas, module, folder, chosen):
    """What is worse than LLVM's code of one module, as lines, in some pairs of a tier and a
    level."""
    text, optimized = folder / "out.ptx", folder / "optimized.ll"

    def result_of(*command):
        run(*command, "-o", text)
        return assemble(ptxas, text)

    @functools.cache
    def plain(level):
        return result_of("llc", f"-O{level}", *MACHINE, module)

    run("opt", "-O3", "-S", module, "-o", optimized)
    best = result_of("llc", "-O3", *MACHINE, optimized)
    kernels = 0
    for tier, level in chosen:
        ours = result_of("nvvmc", "compile", "--arch=sm_90a", "--profile=nvptx",
                         f"-O{level}", f"--opt={tier}", module)
        for name, (count, codes) in ours.items():
            kernels += 1
            where = f"{module.name}: {name} --opt={tier} -O{level}"
            most = MOST * best[name][0]
            if codes and (tier or not all(plain(n)[name][1] for n in (0, 2))):
                yield f"{where}: {' '.join(codes)}"
            if tier and count > most:
                yield f"{where}: {count} registers, LLVM's code {best[name][0]}"
    if kernels != 4 * len(chosen):
        yield f"{module.name}: {kernels} kernels instead of {4 * len(chosen)}"


def main():
    ptxas, source, folder = sys.argv[1], *map(pathlib.Path, sys.argv[2:4])
    folder.mkdir(parents=True, exist_ok=True)
    found = []
    pairs = list(itertools.product(range(4), (0, 2)))
    for level in (0, 1, 2):
        module = folder / f"O{level}.ll"
        run(*CLANG, f"-O{level}", source, "-o", module)
        found += compare(ptxas, module, folder,
                         pairs if "--all" in sys.argv else pairs[level::3])
    print(*found, sep="\n")
    sys.exit(bool(found))


main()
