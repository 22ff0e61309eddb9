# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The machine code of what dump.py left: of our PTX, and of the PTX of XLA's own back end.

XLA divides floats as --prec-div=0 does. Ours is compiled from what XLA's optimizer left, and,
with our own optimizer, from what it was given."""

import argparse
import math
import pathlib
import re
import subprocess
import sys
import tempfile

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("folders", nargs="+", type=pathlib.Path, help="named for machines")
parser.add_argument("--nvvmc", default="nvvmc")
parser.add_argument("--libdevice", required=True)
parser.add_argument("--ptxas", default="ptxas")
parser.add_argument("--figures", type=pathlib.Path, help="write the table there")
args = parser.parse_args()

sys.path.append(str(pathlib.Path(__file__).resolve().parents[3] / "bench"))
from machine_code import assemble  # noqa: E402

OURS = (("after", ()), ("before", ("--opt=3",)))


def run(*command):
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"{' '.join(map(str, command))}: {done.stderr[:1000]}")


def code(ptx, scratch):
    target = re.search(r"^\.target (\w+)", ptx.read_text(), re.M)[1]
    return assemble(args.ptxas, ptx, target, scratch / "kernel.cubin")


def measure(ptx, scratch):
    """What code() says of XLA's PTX and of each of ours."""
    machine = ptx.parent.parent.name
    yield code(ptx, scratch)
    for stage, options in OURS:
        ours = scratch / "ours.ptx"
        run(args.nvvmc, "compile", "--quiet", f"--arch={machine}", f"--libdevice={args.libdevice}",
            "--prec-div=0", *options, ptx.with_name(f"{ptx.stem}.{stage}.ll"), "-o", ours)
        yield code(ours, scratch)


def mean(ratios):
    return math.exp(sum(map(math.log, ratios)) / len(ratios))


def summarize(program, machine, kernels):
    """The row of a program, unless its code has nearly the size of XLA's."""
    theirs, ours = ([kernel[which] for kernel in kernels] for which in (0, 1))
    size, other = (sum(code.bytes for code in which) for which in (ours, theirs))
    if 0.9 <= size / other <= 1.1:
        return []
    registers = " / ".join(str(max(code.registers for code in which)) for which in (ours, theirs))
    return [(program, machine, f"{size} / {other}", registers, f"{size / other:.3f}")]


def main():
    rows, means = [], []
    with tempfile.TemporaryDirectory() as scratch:
        for folder in args.folders:
            programs = {}
            for ptx in sorted(folder.glob("*/*.ptx")):
                if ptx.stem != "constants":
                    programs.setdefault(ptx.parent.name, []).append(
                        tuple(measure(ptx, pathlib.Path(scratch))))
            kernels = [kernel for own in programs.values() for kernel in own]
            for program, own in programs.items():
                rows += summarize(program, folder.name, own)
            ratios = [mean([kernel[which].bytes / kernel[0].bytes for kernel in kernels])
                      for which in (1, 2)]
            spills = " / ".join(str(sum(kernel[which].spills for kernel in kernels))
                                for which in (1, 0))
            for what, ratio in zip(("mean of all kernels", "mean, with our optimizer"), ratios):
                means.append((what, folder.name, "", "", f"{ratio:.3f}"))
            print(f"{folder.name}: {len(kernels)} kernels, {ratios[0]:.3f} of the bytes of XLA's, "
                  f"{ratios[1]:.3f} with our optimizer; bytes spilled {spills}", flush=True)
    rows.sort(key=lambda row: -float(row[-1]))
    for row in rows:
        print(*row, sep="\t")
    if args.figures:
        heading = ("program", "machine", "bytes of code, ours / XLA's", "registers", "ratio")
        args.figures.parent.mkdir(parents=True, exist_ok=True)
        args.figures.write_text("".join("\t".join(row) + "\n" for row in [heading, *rows, *means]))


main()
