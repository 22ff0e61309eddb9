#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Packs a folder that runs the algorithms on another machine with a GPU and times
them there, as compiled by us, by opt and llc, and by libNVVM where there is one.

    gpu-folder.py BUILD-FOLDER OUT [--sm=sm_75] [--libdevice=FILE]
                  [--libnvvm=FILE]

OUT gets PTX, inputs, known answers, and the source of the program that compares
them; what it had is deleted. OUT/launch asks which launches of tile programs the
driver takes, see launch_variants.py. On that machine, run "sh OUT/run.sh"; it needs a C++
compiler and NVIDIA's driver. ROUNDS sets how often each kernel is timed, 50 times by
default. Exit status: 0 all answers correct, 1 some wrong, 77 no GPU.
"""

import argparse
import pathlib
import shutil
import subprocess
import sys

import executed
import launch_variants

CASES = executed.ROOT / "testing/Cases"
SOURCES = ("gpu-run.cpp", "GpuDriver.h", "Times.cpp", "Times.h", "CaseFile.cpp",
           "CaseFile.h")
RUN = """#!/bin/sh
cd "$(dirname "$0")"
${CXX:-c++} -std=c++17 -O1 gpu-run.cpp Times.cpp CaseFile.cpp -ldl -o gpu-run &&
  ./gpu-run --times="${ROUNDS:-50}" cases ptx/*.ptx
"""


def unoptimized(options, module, ptx):
    executed.run(options.nvvmc, "compile", module, "-O0", "--quiet",
                 f"--arch={options.sm}", f"--libdevice={options.libdevice}", "-o",
                 ptx)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--sm", default="sm_75")
    parser.add_argument("--libdevice", type=pathlib.Path, default=(
        "/usr/local/cuda/nvvm/libdevice/libdevice.10.bc"))
    parser.add_argument("--libnvvm", type=pathlib.Path)
    options = parser.parse_args()
    options.nvvmc = options.build / "bin/nvvmc"
    if not options.libdevice.is_file():
        sys.exit(f"gpu-folder: there is no {options.libdevice}")
    compilers = {"ours": executed.ours, "unoptimized": unoptimized,
                 "llc": executed.llc}
    if options.libnvvm:
        compilers["libnvvm"] = executed.libnvvm
    shutil.rmtree(options.out, ignore_errors=True)
    ptx = options.out / "ptx"
    ptx.mkdir(parents=True)
    subprocess.run([options.build / "test/write-cases", options.out / "cases"],
                   check=True)
    packed = 0
    for source in sorted(executed.ALGORITHMS.glob("*.cu")):
        module = ptx / f"{source.stem}.bc"
        executed.compile_source(options, source, module)
        for name, compile_module in compilers.items():
            out = ptx / f"{source.stem}.{name}.ptx"
            try:
                compile_module(options, module, out)
                packed += 1
            except RuntimeError as problem:
                out.unlink(missing_ok=True)
                print(f"{out.name} is left out: {problem}")
    for rest in ptx.glob("*.bc"):
        rest.unlink()
    for name in SOURCES:
        shutil.copy(CASES / name, options.out)
    (options.out / "run.sh").write_text(RUN)
    launch_variants.pack(options.out / "launch", "sm_90a", shutil.which("ptxas"))
    print(f"{packed} PTX files; on a machine with a GPU: sh {options.out}/run.sh")


if __name__ == "__main__":
    main()
