# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random programs with control flow, memory and large tiles (structured.py), compiled to
PTX, assembled and run on the machine.

    random_programs.py COUNT SEED [--machines sm_80,sm_120] [--tenth sm_75,...]
                       [--ptxas PTXAS] [--results FILE] [--large] [--schedules N] [-v]

What they leave in memory is compared bit by bit with what NumPy computes, and no program may
have a finding. The number of warps is drawn, too. A tenth of the programs is also compiled
for the machines of --tenth. Programs that are right are kept in FILE, by their PTX and the
machine, so that a run may be stopped and continued."""

import argparse
import hashlib
import os
import pathlib
import sys
import tempfile

import numpy as np

sys.path += [str(pathlib.Path(__file__).parent.parent),
             str(pathlib.Path(__file__).parent.parent / "Eval")]
import machine
import structured
from kept import Kept, call, reason


def different(got, wanted):
    """The first elements that are wrong."""
    problems = []
    for n, (a, b) in enumerate(zip(got, wanted)):
        wrong = np.flatnonzero(a != b)
        if len(wrong):
            problems.append(f"argument {n}: {len(wrong)} of {len(a)} elements are wrong: "
                            f"element {wrong[0]} is {a[wrong[0]]:#x}, not {b[wrong[0]]:#x}")
    return problems


def judge(program, seed, arch, args, kept, folder):
    """What is wrong with a program on a machine."""
    warps = program.random.choice([None, None, 1, 2, 4, 8])
    try:
        code = machine.Compiled(folder, program.text(), arch, warps)
    except RuntimeError as error:
        return [str(error)]
    ptx = hashlib.sha256(code.ptx.read_bytes()).hexdigest()[:32]
    key = f"{arch} {seed} {args.schedules} {bool(args.ptxas)} {ptx}"
    if key in kept.known:
        return []
    arrays = [a.copy() for a in program.arrays]
    found = code.run(arrays, (program.blocks,), args.schedules)
    problems = [f"finding: {f}" for f in found] or different(arrays, program.expected())
    if args.ptxas:
        status, said, _ = call([args.ptxas, f"-arch={arch}", str(code.ptx), "-o", os.devnull])
        if status:
            problems.append(f"ptxas: {reason(said)}")
    if not problems:
        kept.get(key, dict)
    return problems


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("count", type=int)
    parser.add_argument("seed", type=int)
    parser.add_argument("--machines", default="sm_80,sm_120")
    parser.add_argument("--tenth", default="")
    parser.add_argument("--ptxas")
    parser.add_argument("--results")
    parser.add_argument("--schedules", type=int, default=1)
    parser.add_argument("--large", action="store_true")
    parser.add_argument("-v", action="store_true")
    return parser.parse_args()


def main():
    args = arguments()
    kept = Kept(args.results)
    runs = bad = 0
    for seed in range(args.seed, args.seed + args.count):
        program = structured.Structured(seed, args.large)
        archs = args.machines.split(",")
        if seed % 10 == 0:
            archs += filter(None, args.tenth.split(","))
        for arch in archs:
            with tempfile.TemporaryDirectory() as folder:
                problems = judge(program, seed, arch, args, kept, folder)
            runs += 1
            if problems:
                bad += 1
                print(f"seed {seed} on {arch}:", *problems, sep="\n  ", flush=True)
                if args.v:
                    print(program.text())
    print(f"{args.count} programs, {runs} runs, {bad} wrong")
    sys.exit(bool(bad))


main()
