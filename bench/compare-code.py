#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares ptxas's machine code for our PTX and for llc's.

    compare-code.py NVVMC LLC PTXAS SM MODULE... [--level=2] [--jobs=2]
                    [--markdown] [--rolled]

Both print each module at the level, and ptxas assembles the output. The table
has, for each module, ours / llc's: machine code bytes (the .text sections of the
cubin), registers (sum over kernels), spill bytes, stack bytes and the processor
time of ptxas. The last lines are the geometric means, including those of peak
memory and processor time of the printing processes, and the sums. --markdown
prints the table for documents. With --rolled, ptxas may not unroll the loops of
either.
"""

import argparse
import concurrent.futures
import math
import os
import pathlib
import re
import subprocess
import tempfile

from machine_code import text_bytes


class Process:
    """A finished command: its output and its resource usage."""

    def __init__(self, command, said):
        with said.open("w") as file:
            run = subprocess.Popen(command, stdout=file, stderr=file)
            _, status, used = os.wait4(run.pid, 0)
            run.returncode = os.waitstatus_to_exitcode(status)
        self.ok = run.returncode == 0
        self.words = said.read_text()
        # Processor time, since other processes share the machine.
        self.seconds = used.ru_utime + used.ru_stime
        self.kilobytes = used.ru_maxrss


class Code:
    """What ptxas reports about the PTX file that printer wrote."""

    def __init__(self, ptxas, sm, ptx, folder, printer):
        cubin = folder / (ptx.stem + ".cubin")
        run = Process([ptxas, f"-arch={sm}", "-v", "-c", ptx, "-o", cubin],
                      folder / (ptx.stem + ".words"))
        self.seconds, self.ok, self.words = run.seconds, run.ok, run.words
        self.printing, self.memory = printer.seconds, printer.kilobytes
        if not self.ok:
            return
        self.size = text_bytes(cubin)
        self.registers = sum(map(int, re.findall(r"Used (\d+) registers",
                                                 self.words)))
        self.spills = sum(int(a) + int(b) for a, b in re.findall(
            r"(\d+) bytes spill stores, (\d+) bytes spill loads", self.words))
        self.stack = sum(map(int, re.findall(r"(\d+) bytes stack frame",
                                             self.words)))


def keep_loops(ptx):
    """Forbids ptxas to unroll the loops of a file."""
    text, count = re.subn(r"^\.address_size .*$", '\\g<0>\n.pragma "nounroll";',
                          ptx.read_text(), count=1, flags=re.M)
    if not count:
        raise SystemExit(f"{ptx.name} has no .address_size to put a pragma behind")
    ptx.write_text(text)


def measure(job):
    options, module = job
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place)
        ours, theirs = folder / "ours.ptx", folder / "theirs.ptx"
        printers = [
            Process([options.nvvmc, "emit", f"-O{options.level}",
                     f"--arch={options.sm}", module, "-o", ours],
                    folder / "nvvmc.words"),
            Process([options.llc, f"-O{options.level}", f"-mcpu={options.sm}",
                     "-mattr=+ptx88", module, "-o", theirs],
                    folder / "llc.words")]
        for who, printer in zip(("nvvmc", "llc"), printers):
            if not printer.ok:
                return module, None, f"{who}: {printer.words[:200]}"
        if options.rolled:
            keep_loops(ours)
            keep_loops(theirs)
        codes = [Code(options.ptxas, options.sm, p, folder, printer)
                 for p, printer in zip((ours, theirs), printers)]
        for who, code in zip(("ours", "llc's"), codes):
            if not code.ok:
                return module, None, f"ptxas refuses {who}: {code.words[:200]}"
        return module, codes, ""


def ratio(a, b):
    return (a + 1) / (b + 1)


KEYS = ("size", "registers", "spills", "stack", "seconds", "printing",
        "memory")


def ratios(codes):
    a, b = codes
    return {"size": ratio(a.size, b.size),
            "registers": ratio(a.registers, b.registers),
            "spills": ratio(a.spills, b.spills),
            "stack": ratio(a.stack, b.stack),
            "seconds": a.seconds / b.seconds,
            "printing": max(a.printing, 1e-3) / max(b.printing, 1e-3),
            "memory": a.memory / b.memory}


def plain_row(name, codes):
    a, b = codes
    r = ratios(codes)
    return (f"{name:34} {a.size:7} {r['size']:6.3f} {a.registers:5} "
            f"{r['registers']:6.3f} {a.spills:5}/{b.spills:5} "
            f"{a.stack:6}/{b.stack:6} {r['seconds']:6.3f}")


def markdown_row(name, codes):
    a, b = codes
    r = ratios(codes)
    return (f"| {name} | {a.size} | {r['size']:.3f} | {a.registers} | "
            f"{r['registers']:.3f} | {a.spills} / {b.spills} | "
            f"{a.stack} / {b.stack} | {r['seconds']:.2f} |")


def summary(measured):
    count = len(measured)
    means = {key: math.exp(sum(math.log(ratios(c)[key]) for c in measured)
                           / count) for key in KEYS}

    def total(key):
        return "{} / {}".format(*(sum(getattr(c[i], key) for c in measured)
                                  for i in (0, 1)))
    return (f"{count} modules, geometric means: code {means['size']:.4f}, "
            f"registers {means['registers']:.4f}, "
            f"spill bytes + 1 {means['spills']:.4f}, "
            f"stack bytes + 1 {means['stack']:.4f}, "
            f"ptxas time {means['seconds']:.3f}\n"
            f"nvvmc's process over llc's: time {means['printing']:.3f}, "
            f"peak memory {means['memory']:.3f}\n"
            f"sums, ours / llc's: code {total('size')}, "
            f"spill bytes {total('spills')}, stack bytes {total('stack')}")


def main():
    parser = argparse.ArgumentParser()
    for name in ("nvvmc", "llc", "ptxas", "sm"):
        parser.add_argument(name)
    parser.add_argument("modules", nargs="+")
    parser.add_argument("--level", default="2")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--markdown", action="store_true")
    parser.add_argument("--rolled", action="store_true",
                        help="ptxas may not unroll loops")
    options = parser.parse_args()
    row = markdown_row if options.markdown else plain_row
    if options.markdown:
        print("| module | code | ratio | registers | ratio | spills | stack "
              "| ptxas |\n|---|--:|--:|--:|--:|--:|--:|--:|")
    else:
        print(f"{'module':34} {'code':>7} {'ratio':>6} {'regs':>5} {'ratio':>6} "
              f"{'spill':>11} {'stack':>13} {'ptxas':>6}")
    measured = []
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        jobs = [(options, m) for m in options.modules]
        for module, codes, why in pool.map(measure, jobs):
            name = pathlib.Path(module).name.split(".")[0]
            if codes:
                measured.append(codes)
                print(row(name, codes), flush=True)
            else:
                print(f"{name}: {why}", flush=True)
    if measured:
        print("\n" + summary(measured))


if __name__ == "__main__":
    main()
