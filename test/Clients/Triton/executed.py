# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""executed.py FOLDER [options]: compiles the kernels of Inputs/kernels.py with Triton, and with
its hook for PTX set to ours. Triton's ptxas assembles both, testing/SassMachine executes the
machine code on the arguments of Inputs/cases.py, and counts the instructions of warps.

Of each argument, Triton is told that it is a multiple of 16 where it is, as when it launches a
kernel. NumPy checks the results. Prints a line for each kernel and machine, writes a row for each
kernel to a table, and lists the kernels that cannot be executed with the reason."""

import copy
import os
import pathlib
import re
import sys
from statistics import geometric_mean

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "Inputs"))

import options  # noqa: E402

parser = options.parser("80,90,100,120")
parser.add_argument("--steps", type=int, default=3_000_000, help="most instructions of a kernel")
parser.add_argument("--figures", help="the table")
args = parser.parse_args()

os.environ.setdefault("TRITON_DEFAULT_FP_FUSION", "1")
sys.path.insert(0, os.path.join(args.source, "testing", "SassMachine"))

import numpy as np  # noqa: E402
from triton.backends import nvidia  # noqa: E402

import cases  # noqa: E402
import compiling  # noqa: E402
import counting  # noqa: E402
import kernels  # noqa: E402

NVDISASM = pathlib.Path(nvidia.__file__).parent / "bin" / "nvdisasm"
SCALARS = {"i32": np.int32, "i64": np.int64, "fp32": np.float32}
SCRATCH = 1 << 16  # Bytes for the tensor maps that a kernel makes, and for a profiler.
SIDES = "ours", "Triton's"


#===--- Executing -------------------------------------------------------===#

def is_array(argument):
    return isinstance(argument, (list, np.ndarray))


def generator(kernel, case, blocks):
    """The case as testing/SassMachine takes it, on arrays of its own. So many blocks in x are a
    program."""
    case = case._replace(args=copy.deepcopy(case.args))
    arguments = [argument if is_array(argument) else SCALARS[kind](argument)
                 for argument, kind in zip(case.args, kernel.types.split())]
    yield arguments, (case.grid[0] * blocks, *case.grid[1:])
    found = {(n, m): part for n, a in enumerate(case.args) if isinstance(a, list)
             for m, part in enumerate(a)}
    found.update((n, a) for n, a in enumerate(case.args))
    problem = cases.mistake(case, found)
    assert not problem, problem


def runs(kernel, machine):
    """What the kernel executes with our PTX, and with Triton's own."""
    case = cases.aligned_case(kernel.name)
    names = [n for n in kernel.function.arg_names if n not in kernel.constants]
    divisible = [name for name, argument, kind in zip(names, case.args, kernel.types.split())
                 if is_array(argument) or kind[0] == "i" and argument % 16 == 0]
    found = []
    for side, (ptx, _, metadata) in compiling.both(args, kernel, machine, divisible):
        blocks = metadata.num_ctas
        stem = f"{re.sub(r'[^a-zA-Z0-9]+', '-', kernel.name)}.{machine}.{side[0]}.ptx"
        cubin, done = compiling.assemble(ptx, machine, pathlib.Path(args.folder) / stem)
        if done.returncode:
            return [counting.Run(problem=f"{side}: {done.stderr}")]
        found.append(counting.execute(
            cubin, lambda: generator(kernel, case, blocks), NVDISASM, None, metadata.shared,
            args.steps, has_more=True, scratch=SCRATCH, cluster=blocks))
        if found[-1].problem:
            return found
    return found


#===--- Printing --------------------------------------------------------===#

def ratio(pair):
    mine, other = pair
    return mine.executed / other.executed


def sums(pairs, what):
    return " / ".join(str(sum(what(pair[side]) for pair in pairs)) for side in (0, 1))


def summary(pairs):
    """What a line of the table says of several machines, or of all kernels."""
    return (sums(pairs, lambda run: run.executed),
            *(sums(pairs, lambda run, key=key: run.counts[key]) for key in counting.COUNTED))


def write_table(rows):
    """The table of docs/clients.md."""
    machines = [int(machine) for machine in args.machines.split(",")]

    def mean(pairs, digits):
        return f"{geometric_mean(map(ratio, pairs)):.{digits}f}" if pairs else "–"
    lines = [("executed, ours / Triton's", *(f"sm_{machine}" for machine in machines),
              "instructions", *counting.COUNTED)]
    for name in dict.fromkeys(name for name, _ in rows):
        own = {machine: pair for (other, machine), pair in rows.items() if other == name}
        lines.append((name, *(mean([own[m]] if m in own else [], 2) for m in machines),
                      *summary(own.values())))
    lines.append((f"all, {mean(rows.values(), 3)}",
                  *(mean([pair for (_, m), pair in rows.items() if m == machine], 3)
                    for machine in machines), *summary(rows.values())))
    os.makedirs(os.path.dirname(args.figures), exist_ok=True)
    with open(args.figures, "w", encoding="utf-8") as out:
        out.writelines("\t".join(line) + "\n" for line in lines)


def print_means(rows):
    for machine in map(int, args.machines.split(",")):
        ratios = [ratio(pair) for (_, m), pair in rows.items() if m == machine]
        if ratios:
            print(f"sm_{machine}: {len(ratios)} kernels, mean {geometric_mean(ratios):.3f}, "
                  f"largest {max(ratios):.2f}")


def main():
    rows, left_out, wrong = {}, [], 0
    os.makedirs(args.folder, exist_ok=True)
    for kernel, machine in options.chosen(args, kernels.KERNELS):
        found = runs(kernel, machine)
        start = f"{kernel.name}, sm_{machine}"
        if found[-1].problem:
            left_out.append(f"{start}: {found[-1].problem}")
            print(f"{start}: left out, {found[-1].problem}", flush=True)
            continue
        rows[kernel.name, machine] = found
        mistakes = [f"; {side}: {run.wrong}" for side, run in zip(SIDES, found) if run.wrong]
        wrong += len(mistakes)
        print(f"{start}: {ratio(found):.3f}, " + ", ".join(
            f"{what} {count}" for what, count in zip(("executed", *counting.COUNTED),
                                                     summary([found]))), *mistakes,
              f"({sum(run.seconds for run in found):.0f} s)", flush=True)
    if args.figures:
        write_table(rows)
    print_means(rows)
    print(f"left out: {len(left_out)}", *left_out, sep="\n  ")
    mean = geometric_mean(map(ratio, rows.values())) if rows else 1
    print(f"{len(rows)} executed, mean {mean:.3f}, {wrong} wrong")
    return wrong != 0


sys.exit(main())
