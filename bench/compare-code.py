#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the machine code that ptxas makes of our PTX and of llc's.

    compare-code.py NVVMC LLC PTXAS SM MODULE... [--level=2]

Both print the module at the level, ptxas assembles both, and the table has,
a module: machine code bytes (the .text sections of the cubin), registers
(sum over kernels), spill bytes, stack bytes and the time of ptxas, ours over
llc's. The last line is the geometric mean.
"""

import argparse
import concurrent.futures
import math
import pathlib
import re
import struct
import subprocess
import tempfile
import time


def text_bytes(cubin):
    """The bytes of all .text sections of an ELF file."""
    data = cubin.read_bytes()
    offset, = struct.unpack_from("<Q", data, 0x28)
    entry, count, names = struct.unpack_from("<HHH", data, 0x3A)
    sections = [struct.unpack_from("<IIQQQQ", data, offset + i * entry)
                for i in range(count)]
    strings = sections[names][4]

    def name(section):
        start = strings + section[0]
        return data[start:data.index(b"\0", start)]
    return sum(s[5] for s in sections if name(s).startswith(b".text"))


class Code:
    """What ptxas says of one PTX file."""

    def __init__(self, ptxas, sm, ptx, folder):
        cubin = folder / (ptx.stem + ".cubin")
        start = time.monotonic()
        run = subprocess.run([ptxas, f"-arch={sm}", "-v", "-c", ptx, "-o", cubin],
                             capture_output=True, text=True)
        self.seconds = time.monotonic() - start
        self.ok = run.returncode == 0
        self.words = run.stderr
        if not self.ok:
            return
        self.size = text_bytes(cubin)
        self.registers = sum(map(int, re.findall(r"Used (\d+) registers",
                                                 run.stderr)))
        self.spills = sum(int(a) + int(b) for a, b in re.findall(
            r"(\d+) bytes spill stores, (\d+) bytes spill loads", run.stderr))
        self.stack = sum(map(int, re.findall(r"(\d+) bytes stack frame",
                                             run.stderr)))


def measure(job):
    options, module = job
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place)
        ours, theirs = folder / "ours.ptx", folder / "theirs.ptx"
        one = subprocess.run([options.nvvmc, "emit", f"-O{options.level}",
                              f"--arch={options.sm}", module, "-o", ours],
                             capture_output=True, text=True)
        two = subprocess.run([options.llc, f"-O{options.level}",
                              f"-mcpu={options.sm}", "-mattr=+ptx88", module,
                              "-o", theirs], capture_output=True, text=True)
        if one.returncode or two.returncode:
            who = "nvvmc" if one.returncode else "llc"
            return module, None, f"{who}: {(one if one.returncode else two).stderr[:200]}"
        codes = [Code(options.ptxas, options.sm, p, folder)
                 for p in (ours, theirs)]
        for who, code in zip(("ours", "llc's"), codes):
            if not code.ok:
                return module, None, f"ptxas refuses {who}: {code.words[:200]}"
        return module, codes, ""


def ratio(a, b):
    return (a + 1) / (b + 1)


def main():
    parser = argparse.ArgumentParser()
    for name in ("nvvmc", "llc", "ptxas", "sm"):
        parser.add_argument(name)
    parser.add_argument("modules", nargs="+")
    parser.add_argument("--level", default="2")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    logs = {"size": 0.0, "registers": 0.0, "seconds": 0.0}
    count = 0
    print(f"{'module':40} {'code':>7} {'ratio':>6} {'regs':>5} {'ratio':>6} "
          f"{'spill':>11} {'stack':>13} {'ptxas':>6}")
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        jobs = [(options, m) for m in options.modules]
        for module, codes, why in pool.map(measure, jobs):
            name = pathlib.Path(module).name
            if not codes:
                print(f"{name:40} {why}", flush=True)
                continue
            a, b = codes
            count += 1
            for key in logs:
                logs[key] += math.log(ratio(getattr(a, key), getattr(b, key))
                                      if key != "seconds" else
                                      a.seconds / b.seconds)
            print(f"{name:40} {a.size:7} {ratio(a.size, b.size):6.3f} "
                  f"{a.registers:5} {ratio(a.registers, b.registers):6.3f} "
                  f"{a.spills:5}/{b.spills:5} {a.stack:6}/{b.stack:6} "
                  f"{a.seconds / b.seconds:6.3f}", flush=True)
    if count:
        print(f"{'geometric mean of ' + str(count):40} {'':7} "
              f"{math.exp(logs['size'] / count):6.3f} {'':5} "
              f"{math.exp(logs['registers'] / count):6.3f} {'':11} {'':13} "
              f"{math.exp(logs['seconds'] / count):6.3f}")


if __name__ == "__main__":
    main()
