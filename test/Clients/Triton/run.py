# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""run.py FOLDER [options]: compiles the kernels of Inputs/kernels.py in FOLDER with
Triton alone, and with its hook for PTX set to ours. Triton's ptxas assembles both.

Prints a line for each kernel and machine, and writes a row for each kernel to a table.
Times of ptxas are processor time; where it takes more than half a second, medians of
several runs, in which both sides take turns."""

import math
import os
import pathlib
import re
import resource
import statistics
import sys
import time
import warnings

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "Inputs"))

import options  # noqa: E402

parser = options.parser("75,80,86,89,90,100,120")
parser.add_argument("--odd", action="store_true",
                    help="no pointer or size is known to be divisible by 16")
parser.add_argument("--figures", help="the table")
parser.add_argument("--rounds", type=int, default=1,
                    help="how often ptxas runs where it takes more than half a second")
args = parser.parse_args()

os.environ["TRITON_CACHE_DIR"] = os.path.join(args.folder, "cache")
os.environ.setdefault("TRITON_DEFAULT_FP_FUSION", "1")

import compiling  # noqa: E402

sys.path.insert(0, compiling.package(args.folder, args.build, args.source))
sys.path.insert(0, os.path.join(args.source, "bench"))
warnings.simplefilter("ignore")

import triton  # noqa: E402
from triton.backends.compiler import GPUTarget  # noqa: E402
from triton.compiler import ASTSource  # noqa: E402

import kernels  # noqa: E402
import opennvvm.triton  # noqa: E402
from machine_code import text_bytes  # noqa: E402
from multiprocessors import blocks_that_fit  # noqa: E402


#: Triton's own step to PTX of the kernel that was compiled last.
own_steps = []


def leave_ptx(*arguments):
    """A hook that ends with PTX, which is assembled below."""
    if not arguments:
        return "ptx", "ptx"
    own_steps[:] = [arguments[1]["ptx"]]
    arguments[1]["cubin"] = lambda ptx, metadata: b""
    return None


def compile_kernel(kernel, machine):
    names = kernel.function.arg_names
    types = iter(kernel.types.split())
    signature = {n: "constexpr" if n in kernel.constants else next(types) for n in names}
    # Tensors are allocated and shaped so that Triton finds this of real arguments.
    divisible = {(i,): [["tt.divisibility", 16]] for i, name in enumerate(names)
                 if signature[name].startswith(("*", "i")) and not args.odd}
    source = ASTSource(fn=kernel.function, signature=signature,
                       constexprs=kernel.constants, attrs=divisible)
    return triton.compile(source, target=GPUTarget("cuda", machine, 32),
                          options=dict(kernel.options))


#: A shorter run of ptxas is not repeated.
LONG_SECONDS = 0.5


def child_seconds():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def assemble(ptx, machine, shared):
    """The size of the code, registers, bytes of spills, blocks of a kernel with so much shared
    memory that fit on a multiprocessor, and the time of ptxas, or None and what it says."""
    start = child_seconds()
    cubin, done = compiling.assemble(ptx, machine, pathlib.Path(args.folder) / "kernel.ptx", "-v")
    seconds = child_seconds() - start
    if done.returncode:
        return None, done.stderr
    size = text_bytes(cubin)
    registers = max(map(int, re.findall(r"Used (\d+) registers", done.stderr)))
    spills = sum(map(int, re.findall(r"(\d+) bytes spill", done.stderr)))
    threads = int(re.search(r"\.(?:reqntid|maxntid)\s+(\d+)", ptx)[1])
    return {"bytes": size, "registers": registers, "spills": spills,
            "blocks": blocks_that_fit(f"sm_{machine}", registers, shared, threads),
            "ptxas": round(seconds, 3)}, ""


def compare(kernel, machine):
    """A row of the table. Raises what a compiler raises."""
    row = {"kernel": kernel.name, "machine": machine}
    opennvvm.triton.enable()
    ours = compile_kernel(kernel, machine)
    opennvvm.triton.disable()
    metadata = {}
    theirs = own_steps[0](ours.asm["llir"], metadata)
    start = time.monotonic()
    opennvvm.triton.make_ptx(ours.asm["llir"], {}, capability=machine)
    row["compile"] = round(time.monotonic() - start, 3)
    texts = {"ours": ours.asm["ptx"], "theirs": theirs}
    times = {"ours": [], "theirs": []}
    for _ in range(args.rounds):
        for name, ptx in texts.items():
            figures, message = assemble(ptx, machine, ours.metadata.shared)
            if not figures:
                raise RuntimeError(f"{name}: {message}")
            times[name].append(figures["ptxas"])
            row[name] = figures
        if max(times["ours"] + times["theirs"]) <= LONG_SECONDS:
            break
    for name, seconds in times.items():
        row[name]["ptxas"] = round(statistics.median(seconds), 3)
    if ours.asm["ptx"] == theirs:
        raise RuntimeError("the hook did not run")
    if ours.metadata.name != metadata["name"]:
        raise RuntimeError(f"the kernel is called {ours.metadata.name}")
    return row


def mean(rows, name):
    """The geometric mean of ours / theirs."""
    ratios = [row["ours"][name] / row["theirs"][name] for row in rows]
    return math.exp(sum(map(math.log, ratios)) / max(len(ratios), 1))


def summary(rows):
    """What a line says of several machines, or of all kernels."""
    def sums(name, digits):
        return " / ".join(f"{sum(row[side][name] for row in rows):.{digits}f}"
                          for side in ("ours", "theirs"))

    fewer = sum(row["ours"]["blocks"] < row["theirs"]["blocks"] for row in rows)
    return (f"{mean(rows, 'registers'):.2f}", sums("spills", 0), str(fewer), sums("ptxas", 2),
            f"{sum(row['compile'] for row in rows):.2f}")


def write_table(rows):
    """The table of docs/clients.md."""
    machines = [int(machine) for machine in args.machines.split(",")]
    lines = [("code, ours / Triton's", *(f"sm_{machine}" for machine in machines),
              "registers, mean ratio", "bytes spilled", "machines with fewer blocks that fit",
              "seconds in ptxas", "in ours")]
    for name in dict.fromkeys(row["kernel"] for row in rows):
        own = {row["machine"]: row for row in rows if row["kernel"] == name}
        lines.append((name, *(f"{mean([own[m]], 'bytes'):.2f}" if m in own else "–"
                              for m in machines), *summary(own.values())))
    lines.append((f"all, {mean(rows, 'bytes'):.3f}",
                  *(f"{mean([r for r in rows if r['machine'] == m], 'bytes'):.3f}"
                    for m in machines), *summary(rows)))
    os.makedirs(os.path.dirname(args.figures), exist_ok=True)
    with open(args.figures, "w", encoding="utf-8") as out:
        out.writelines("\t".join(line) + "\n" for line in lines)


def slow(rows):
    """A line on the time that ptxas takes where that is long."""
    rows = [row for row in rows
            if max(row["ours"]["ptxas"], row["theirs"]["ptxas"]) > LONG_SECONDS]
    ratios = {f"{row['kernel']}, sm_{row['machine']}": mean([row], "ptxas") for row in rows}
    above = [f"{name} {ratio:.2f}" for name, ratio in ratios.items() if ratio > 1.1]
    return (f"ptxas takes more than {LONG_SECONDS} s for {len(rows)} modules, and past 1.10 "
            f"times as long for {len(above)}: {'; '.join(above) or 'none'}")


def main():
    rows, wrong = [], 0
    triton.knobs.runtime.add_stages_inspection_hook = leave_ptx
    for kernel, machine in options.chosen(args, kernels.KERNELS):
        try:
            row = compare(kernel, machine)
        except Exception as error:  # Whatever a compiler raises.
            opennvvm.triton.disable()
            wrong += 1
            print(f"{kernel.name}, sm_{machine}: {type(error).__name__}: "
                  f"{str(error)[:600]}", flush=True)
            continue
        rows.append(row)
        print(f"{kernel.name}, sm_{machine}: " + ", ".join(
            f"{name} {row['ours'][name]} ({row['theirs'][name]})"
            for name in row["ours"]), flush=True)
    if args.figures:
        write_table(rows)
    print(slow(rows))
    print(f"{len({row['kernel'] for row in rows})} kernels, {len(rows)} modules, "
          f"{wrong} wrong")
    return wrong != 0


sys.exit(main())
