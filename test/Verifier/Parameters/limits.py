#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tries kernels whose parameters end at the limit and one byte past it.

usage: limits.py tileiras|ptx MACHINES FOLDER [PTXAS]

Each of the MACHINES is tested with kernels of one array, of a pointer before an
array, of a structure and of many small parameters. With PTXAS, the PTX of those at
the limit must assemble, but not if its last array is a byte longer.
"""

import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

HEAD = """target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
"""
# Tested with ptxas 13.0: machine and PTX version.
ASSEMBLED = [("sm_75", "8.0"), ("sm_75", "9.0"), ("sm_80", "8.0"),
             ("sm_80", "9.0"), ("sm_90", "8.0"), ("sm_90", "9.0"),
             ("sm_100", "9.0"), ("sm_120", "9.0")]


def run(*command):
    return subprocess.run(command, capture_output=True, text=True)


def documented(number):
    return (440 if number < 50 else 1024 if number < 80 else
            32764 if number < 100 else 32768)


def measured(number, ptx):
    return 32764 if number >= 70 and ptx >= 8.1 else 4352


def shapes(size):
    """Parameter lists of `size` bytes."""
    yield f"[{size} x i8] %a"
    yield f"ptr byval([{size} x i8]) %a"
    yield f"i8 %a, ptr %p, [{size - 16} x i8] %b"
    yield f"{{ i16, i32 }} %a, i8 %b, [{size - 9} x i8] %c"
    yield ", ".join(["i8 %b, i32 %w"] + ["i64"] * 40 + [f"[{size - 328} x i8]"])


def module(size):
    return HEAD + "".join(
        f"define ptx_kernel void @k{i}({parameters}) {{\n  ret void\n}}\n"
        for i, parameters in enumerate(shapes(size)))


def check(folder, machine, limits, options, limit):
    """The problems on one machine, one per line."""
    problems = []
    count = len(list(shapes(limit)))
    for size in (limit, limit + 1):
        path = os.path.join(folder, f"{machine}-{'-'.join(options)}-{size}.ll")
        with open(path, "w", encoding="utf-8") as file:
            file.write(module(size))
        ran = run("nvvmc", "verify", path, "--profile=tileiras",
                  f"--param-limits={limits}", f"--arch={machine}", *options)
        told = re.findall(r"error: Formal parameter space overflowed "
                          rf"\({size} bytes required, max {limit} bytes "
                          r"allowed\) in function k\d", ran.stderr)
        wanted = 0 if size == limit else count
        if len(told) != wanted or ran.returncode != (wanted > 0):
            problems.append(f"{machine} {options}, {size} bytes: {len(told)} of "
                            f"{wanted} findings, status {ran.returncode}\n"
                            + ran.stderr[:1000])
    return problems


def assembles(ptxas, text, machine, path):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return run(ptxas, f"-arch={machine}", path, "-o", os.devnull)


def assemble(folder, machine, ptx, ptxas):
    limit = measured(int(re.match(r"sm_(\d+)", machine)[1]), float(ptx))
    problems = []
    path = os.path.join(folder, f"{machine}-{ptx}.ll")
    with open(path, "w", encoding="utf-8") as file:
        file.write(module(limit))
    emitted = run("nvvmc", "emit", path, f"--arch={machine}", f"--ptx={ptx}",
                  "-o", "-")
    if emitted.returncode:
        return [f"{machine} {ptx}: {emitted.stderr[:1000]}"]
    at = assembles(ptxas, emitted.stdout, machine, path + ".ptx")
    if at.returncode:
        problems.append(f"{machine} {ptx}, {limit} bytes: {at.stderr[:1000]}")
    # The last parameter of each kernel is an array; one byte more each.
    longer, changed = re.subn(r"\[(\d+)\]\n\)",
                              lambda m: f"[{int(m[1]) + 1}]\n)",
                              emitted.stdout)
    past = assembles(ptxas, longer, machine, path + ".past.ptx")
    refused = len(re.findall(r"error.*uses too much parameter space",
                             past.stderr))
    if refused != changed or not changed:
        problems.append(f"{machine} {ptx}, {limit + 1} bytes: ptxas refuses "
                        f"{refused} of {changed}\n{past.stderr[:1000]}")
    return problems


def main(limits, machines, folder, ptxas=None):
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    with open(machines, encoding="utf-8") as file:
        floors = dict(line.split()[:2] for line in list(file)[1:])
    jobs = []
    for name, floor in floors.items():
        number = int(re.match(r"sm_(\d+)", name)[1])
        if limits == "tileiras":
            jobs.append((check, folder, name, limits, (), documented(number)))
            continue
        jobs.append((check, folder, name, limits, (), measured(number, 9.0)))
        if number < 90 and float(floor) <= 8.0:
            jobs.append((check, folder, name, limits, ("--ptx=8.0",), 4352))
    if ptxas:
        jobs += [(assemble, folder, machine, ptx, ptxas)
                 for machine, ptx in ASSEMBLED]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(lambda job: job[0](*job[1:]), jobs))
    problems = [line for result in results for line in result]
    print(f"{len(jobs)} machines and versions, {len(problems)} problems")
    print("\n".join(problems[:10]))
    return bool(problems or not jobs)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
