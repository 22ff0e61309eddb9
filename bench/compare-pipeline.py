#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the output of `nvvmc compile --opt=2` with that of opt and llc.

    compare-pipeline.py NVVMC CUDA FOLDER SOURCE.cu... [--sm=sm_80] [--opt=2]

clang-22 compiles each source at -O0, without the attributes that forbid
optimizing; libdevice is linked on both sides. ptxas assembles both outputs, and
the table has machine code bytes, registers, spill and stack bytes, ours / theirs,
and the geometric means. Then all modules are combined into one, which is compiled
split, in one thread and in two.
"""

import argparse
import math
import pathlib
import re
import subprocess
import time

from machine_code import text_bytes

BIN = "/usr/lib/llvm-22/bin/"


def run(*words):
    subprocess.run([str(w) for w in words], check=True, capture_output=True)


class Code:
    """What ptxas reports about one PTX file."""

    def __init__(self, options, ptx):
        cubin = ptx.with_suffix(".cubin")
        said = subprocess.run(
            [options.cuda / "bin/ptxas", f"-arch={options.sm}", "-v", ptx, "-o",
             cubin], check=True, capture_output=True, text=True).stderr

        def total(pattern):
            return sum(map(int, re.findall(pattern, said)))
        self.size = text_bytes(cubin)
        self.registers = total(r"Used (\d+) registers")
        self.spills = total(r"(\d+) bytes spill")
        self.stack = total(r"(\d+) bytes stack")


def compile_source(options, source):
    """Compiles one source to bitcode with clang at -O0."""
    out = options.folder / f"{source.parent.name}-{source.stem}.bc"
    run("clang++-22", "-x", "cuda", "--cuda-device-only",
        f"--cuda-gpu-arch={options.sm}", f"--cuda-path={options.cuda}",
        "-nocudalib", "-O0", "-Xclang", "-disable-O0-optnone", "-std=c++17",
        "-w", "-emit-llvm", "-c", source, "-o", out)
    return out


def ours(options, module):
    out = module.with_suffix(".our.ptx")
    run(options.nvvmc, "compile", module, f"--opt={options.opt}", "--quiet",
        f"--arch={options.sm}", f"--libdevice={options.libdevice}", "-o", out)
    return out


def theirs(options, module):
    linked = module.with_suffix(".linked.bc")
    run(BIN + "llvm-link", "--internalize", "--only-needed", module,
        options.libdevice, "-o", linked)
    better = module.with_suffix(".opt.bc")
    run(BIN + "opt", f"-O{options.opt}", "-mtriple=nvptx64-nvidia-cuda",
        f"-mcpu={options.sm}", linked, "-o", better)
    out = module.with_suffix(".llc.ptx")
    run(BIN + "llc", f"-O{options.opt}", f"-mcpu={options.sm}",
        "-mattr=+ptx88", better, "-o", out)
    return out


def joined(options, modules, copies=4):
    """All modules combined, each COPIES times with unique names."""
    parts = []
    for module in modules:
        text = subprocess.run([BIN + "llvm-dis", module, "-o", "-"], check=True,
                              capture_output=True, text=True).stdout
        for _ in range(copies):
            number = len(parts)

            def own(match):
                shared = ("llvm.", "__nv_", "vprintf", "malloc", "free")
                return (match[0] if match[1].startswith(shared)
                        else f"@{match[1]}_{number}")
            changed = re.sub(r"@([A-Za-z_$.][\w$.]*)", own, text)
            changed = re.sub(r"^\$([\w$.]+) = ", rf"$\1_{number} = ", changed,
                             flags=re.M)
            changed = re.sub(r"comdat\(\$([\w$.]+)\)",
                             rf"comdat($\1_{number})", changed)
            parts.append(options.folder / f"part{number}.ll")
            parts[-1].write_text(changed)
    out = options.folder / "all.bc"
    run(BIN + "llvm-link", *parts, "-o", out)
    return out


def split(options, module, flag, threads):
    """The shortest of five runs, in seconds."""
    best = math.inf
    for _ in range(5):
        start = time.monotonic()
        run(options.nvvmc, "compile", module, f"--opt={options.opt}", "--quiet",
            f"--arch={options.sm}", f"--libdevice={options.libdevice}",
            f"{flag}={threads}", "-o", options.folder / "split.ptx")
        best = min(best, time.monotonic() - start)
    return best


def mean(values):
    values = [v for v in values if v]
    return math.exp(sum(map(math.log, values)) / len(values))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("nvvmc", type=pathlib.Path)
    parser.add_argument("cuda", type=pathlib.Path)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("sources", nargs="+", type=pathlib.Path)
    parser.add_argument("--sm", default="sm_80")
    parser.add_argument("--opt", default="2")
    options = parser.parse_args()
    options.libdevice = options.cuda / "nvvm/libdevice/libdevice.10.bc"
    options.folder.mkdir(parents=True, exist_ok=True)
    print(f"{'module':24} {'code':>7} {'ratio':>6} {'regs':>5} {'ratio':>6} "
          f"{'spills':>11} {'stack':>11}")
    sizes, registers, modules = [], [], []
    sums = [0] * 4
    for source in options.sources:
        module = compile_source(options, source)
        modules.append(module)
        a = Code(options, ours(options, module))
        b = Code(options, theirs(options, module))
        sizes.append(a.size / b.size)
        registers.append(a.registers / b.registers if b.registers else 1)
        for i, value in enumerate((a.spills, b.spills, a.stack, b.stack)):
            sums[i] += value
        print(f"{source.stem:24} {a.size:7} {sizes[-1]:6.3f} {a.registers:5} "
              f"{registers[-1]:6.3f} {a.spills:5}/{b.spills:5} "
              f"{a.stack:5}/{b.stack:5}", flush=True)
    print(f"geometric mean of {len(sizes)}: code {mean(sizes):.3f}, registers "
          f"{mean(registers):.3f}; spills {sums[0]} and {sums[1]} bytes, stack "
          f"{sums[2]} and {sums[3]} bytes")
    whole = joined(options, modules)
    for flag in ("-split-compile", "-split-compile-extended"):
        one, two = (split(options, whole, flag, n) for n in (1, 2))
        print(f"{flag}: {one:.3f} s in one thread, {two:.3f} s in two, ratio "
              f"{two / one:.2f}")


if __name__ == "__main__":
    main()
