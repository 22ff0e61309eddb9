# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Executes kernels that dump.py left on the machine of `nvvmc run`, with our PTX and with that
of XLA's own back end, on the same random arguments: memory has to be the same afterwards.

The arguments of a kernel are pointers. What they point to has the size that the attribute
dereferenceable says, and the type by which the kernel indexes it."""

import argparse
import collections
import pathlib
import re
import subprocess
import sys
import tempfile

import ml_dtypes
import numpy as np

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("folder", type=pathlib.Path, help="named for a machine")
parser.add_argument("programs", nargs="*")
parser.add_argument("--nvvmc", default="nvvmc")
parser.add_argument("--libdevice", required=True)
parser.add_argument("--seconds", type=float, default=60, help="what a kernel may take")
args = parser.parse_args()

FLOATS = {"half": np.float16, "bfloat": ml_dtypes.bfloat16, "float": np.float32,
          "double": np.float64, "{": np.float32, "{ float": np.float32, "{ double": np.float64}
KNOWN = ("same", "rounded", "too slow", "XLA's own")
OURS = (("after", ()), ("before", ("--opt=3",)))


def element(text, argument):
    """The type by which a kernel indexes an argument, first directly and then in space 1."""
    name = re.escape(argument)
    found = re.search(rf"getelementptr[\w ]* \[\d+ x ([^\]]+)\], ptr {name},", text)
    for cast in re.findall(rf"(%\w+) = addrspacecast ptr {name} to", text):
        found = found or re.search(
            rf"getelementptr[\w ]* (\w+), ptr addrspace\(1\) {cast},", text)
    return found[1].split(",")[0].strip() if found else "i8"


def contents(kind, size, text, generator):
    """Random bytes that mean something: floats around zero, integers that index something."""
    if kind in FLOATS:
        dtype = np.dtype(FLOATS[kind])
        return generator.normal(size=size // dtype.itemsize).astype(dtype).tobytes()
    if kind in ("i16", "i32", "i64"):
        dtype = np.dtype(kind.replace("i", "int"))
        return generator.integers(0, 100, size // dtype.itemsize, dtype).tobytes()
    # Bytes may be truth values, or numbers of eight bits, of which none is not a number.
    limit = 2 if "to i1" in text else 120
    return generator.integers(0, limit, size, np.uint8).tobytes()


def run(*command, limit=None):
    done = subprocess.run(command, capture_output=True, text=True, timeout=limit)
    if done.returncode:
        raise RuntimeError(done.stderr.strip()[:1000])


def execute(ptx, kernel, arguments, scratch):
    """What the arguments are afterwards."""
    grid, shared = kernel.with_suffix(".grid").read_text().split()
    block = re.search(r"\.reqntid ([\d, ]+)", kernel.read_text())[1].replace(", ", ",")
    files = []
    for number, (_, before) in enumerate(arguments):
        files.append(scratch / f"{number}.bin")
        # XLA allocates multiples of 256 bytes, and reads whole words at the end of an array.
        files[-1].write_bytes(before + bytes(-len(before) % 256))
    run(args.nvvmc, "run", ptx, f"--kernel={kernel.stem}", f"--grid={grid}", f"--block={block}",
        f"--shared={shared}", "--no-findings", *(f"inout:{file}" for file in files),
        limit=args.seconds)
    return [file.read_bytes() for file in files]


def difference(arguments, ours, theirs):
    """"same", "rounded", or what differs."""
    answer = "same"
    for number, ((kind, _), one, other) in enumerate(zip(arguments, ours, theirs)):
        if one == other:
            continue
        if kind not in FLOATS:
            return f"argument {number}, of {kind}, differs"
        dtype = np.dtype(FLOATS[kind])
        one, other = (np.frombuffer(data, dtype).astype(np.float64) for data in (one, other))
        unit = 4 * float(ml_dtypes.finfo(dtype).eps)
        scale = np.nanmax(np.abs(np.where(np.isfinite(other), other, 0)), initial=0)
        if not np.allclose(one, other, rtol=unit, atol=unit * scale, equal_nan=True):
            return f"argument {number}, of {kind}, differs"
        answer = "rounded"
    return answer


def judge(kernel, scratch):
    """What becomes of each of ours."""
    text = kernel.with_name(f"{kernel.stem}.before.ll").read_text()
    generator = np.random.default_rng(7)
    list_of_arguments = re.search(r"^define ptx_kernel void @[\w.]+\((.*)\)", text, re.M)[1]
    arguments = []
    for size, name in re.findall(r"dereferenceable\((\d+)\) (%\w+)", list_of_arguments):
        kind = element(text, name)
        arguments.append((kind, contents(kind, int(size), text, generator)))
    try:
        theirs = execute(kernel, kernel, arguments, scratch)
    except RuntimeError as error:
        return [f"XLA's own: {error}"]
    answers = []
    for stage, options in OURS:
        ours = scratch / "ours.ptx"
        run(args.nvvmc, "compile", "--quiet", f"--arch={args.folder.name}",
            f"--libdevice={args.libdevice}", "--prec-div=0", *options,
            kernel.with_name(f"{kernel.stem}.{stage}.ll"), "-o", ours)
        answers.append(difference(
            arguments, execute(ours, kernel, arguments, scratch), theirs))
    return answers


def main():
    count = collections.Counter()
    with tempfile.TemporaryDirectory() as scratch:
        for kernel in sorted(args.folder.glob("*/*.ptx")):
            if kernel.stem == "constants" or args.programs and (
                    kernel.parent.name not in args.programs):
                continue
            try:
                answers = judge(kernel, pathlib.Path(scratch))
            except subprocess.TimeoutExpired:
                answers = ["too slow"]
            except RuntimeError as error:
                answers = [str(error)]
            for answer in answers:
                word = answer.split(":")[0]
                count[word if word in KNOWN else "wrong"] += 1
                if answer != "same":
                    print(f"{kernel.parent.name}/{kernel.stem}: {answer}", flush=True)
    print(f"{count['same']} the same, {count['rounded']} rounded differently, "
          f"{count['too slow']} too slow, {count[KNOWN[-1]]} that XLA's own cannot execute, "
          f"{count['wrong']} wrong")
    return count["wrong"] != 0


sys.exit(main())
