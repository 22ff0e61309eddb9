#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sets our compiler of tile programs beside Triton, and writes the tables of docs/tiles.md.

    tile-triton.py BUILD [--triton=PYTHON] [--tileiras=FILE] [--tools=FOLDER] [--sm=sm_80,sm_120]
                   [--document=docs/tiles.md] [NAME...]

Twelve kernels of test/Tile/Bench are in bench/triton, too. Both compilers are told that addresses,
extents and strides are multiples of 16. Ours compiles each kernel as it is, and once more with
functions and quotients that are approximate, as Triton's are. The ptxas of tileiras's package
assembles all; testing/SassMachine executes the results on the same arrays and counts.

--triton is by default the Python of the environment that scripts/client-env.py makes. Without it,
or without the tools, nothing is written.
"""

import collections
import importlib
import json
import math
import pathlib
import re
import subprocess
import sys

sys.dont_write_bytecode = True
ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "bench"))
table = importlib.import_module("tile-table")
executed = importlib.import_module("tile-executed")

FOLDER = ROOT / "test/Tile/Bench/Inputs"
LENGTH, ROWS = 1504, 16  # A tile inside and one at the edge; multiples of 16.


def cases():
    """By name: the arguments and the grid."""
    import numpy as np
    from arrays import bf16, f16, f32, i32, random

    def vectors(count, length=LENGTH, kind=random):
        return [kind(length, seed=s) for s in range(1, count + 1)]

    def rows(width, kind=f32, seed=1):
        return random(ROWS, width, kind=kind, seed=seed)

    def narrow(*shape, seed=1):
        return bf16(random(*shape, seed=seed))
    wide = np.abs(random(LENGTH // 2, seed=4))
    return {
        "vector-sum": (vectors(3), (2,)),
        "saxpy": (vectors(2) + [f32(1.5)], (2,)),
        "gelu-tanh": (vectors(2), (2,)),
        "swiglu": ([rows(LENGTH, f16), rows(LENGTH, f16, 2), rows(LENGTH, f16, 3)], (ROWS, 2)),
        "silu": ([narrow(2 * LENGTH), narrow(2 * LENGTH, seed=2)], (2,)),
        "dropout": (vectors(2, LENGTH // 2) + [f32(0.75), i32(77)], (2,)),
        "adamw": (vectors(3, LENGTH // 2) + [wide, f32(1e-2), f32(0.1), f32(1.5), f32(2)], (2,)),
        "layer-norm": ([rows(1008), *vectors(2, 1008), rows(1008, seed=4), f32(1e-5)], (ROWS,)),
        "rms-norm": ([narrow(ROWS, 2000), narrow(2000, seed=2), narrow(ROWS, 2000, seed=3),
                      f32(1e-5)], (ROWS,)),
        "softmax-row": ([rows(1008), rows(1008, seed=2)], (ROWS,)),
        "log-softmax": ([rows(1008), rows(1008, seed=2)], (ROWS,)),
        "product-bf16": ([narrow(80, 112), narrow(112, 80, seed=2), random(80, 80)], (2, 2)),
    }


#===--- Compiling -------------------------------------------------------===#

def divisible(text):
    """A program that knows of extents and strides that they are multiples of 16."""
    return re.sub(r"^( *)%(\w+) = assume bounded<0, \?>, (%arg\d+) : tile<i32>$",
                  r"\1%by16_\2 = assume div_by<16>, \3 : tile<i32>\n"
                  r"\1%\2 = assume bounded<0, ?>, %by16_\2 : tile<i32>", text, flags=re.M)


def exact(text):
    return text


def approximate(text):
    """A program whose functions and quotients are those of machines."""
    return re.sub(r"= (exp|tanh|sqrt|divf)( [^:\n]*?) +:", r"= \1\2 rounding<approx> :", text)


def ours(options, peer, tools, name, sm, form):
    source = options.folder / f"{name}.{form.__name__}.mlir"
    source.write_text(form(divisible((FOLDER / f"{name}.mlir").read_text())))
    ptx, launch, cubin = (source.with_suffix(f".{sm}.{end}") for end in ("ptx", "json", "cubin"))
    subprocess.run([options.build / "bin/nvvmc", "compile", source, f"--arch={sm}",
                    f"--launch-info={launch}", "-o", ptx], check=True)
    subprocess.run([peer.ptxas, f"-arch={sm}", ptx, "-o", cubin], check=True)
    kernel = json.loads(launch.read_text())["kernels"][0]
    return cubin, math.prod(kernel["block"]), kernel["dynamic_shared"]


def theirs(options, peer, name, sm):
    ptx = options.folder / f"{name}.{sm}.triton.ptx"
    cubin = ptx.with_suffix(".cubin")
    subprocess.run([options.triton, ROOT / "bench/triton/export.py", options.folder, sm, name],
                   check=True)
    target = re.search(r"^\.target (\w+)", ptx.read_text(), re.M)[1]
    subprocess.run([peer.ptxas, f"-arch={target}", ptx, "-o", cubin], check=True)
    launch = json.loads(ptx.with_suffix(".json").read_text())
    return cubin, launch["threads"], launch["shared"]


#===--- Measuring -------------------------------------------------------===#

Measured = collections.namedtuple("Measured", "bytes registers spills run")


def measured(made, tools, sm, case):
    cubin, threads, dynamic = made
    code = table.inspect(tools, cubin, sm, threads, dynamic, (0, 0))

    def arguments():
        yield case
    run = executed.execute(cubin, lambda: executed.flattened(arguments), tools, (threads, 1, 1),
                           dynamic, executed.STEPS, has_more=True)
    return Measured(code.bytes, code.registers, code.spills, run)


HEAD = ("| kernel | code, bytes | ratio | registers | executed | ratio | exact: code, bytes | ratio | "
        "executed | ratio | largest difference |\n|---|---|---|---|---|---|---|---|---|---|---|")


def count(which):
    return which.run.executed


def row(name, exact, near, other):
    def pair(a, b):
        return [f"{a or '–'} / {b or '–'}", f"{a / b:.2f}" if a and b else "–"]
    cells = [name, *pair(near.bytes, other.bytes), f"{near.registers} / {other.registers}",
             *pair(count(near), count(other)), *pair(exact.bytes, other.bytes),
             *pair(count(exact), count(other)),
             "–" if near.run.problem or other.run.problem else
             f"{executed.difference(near.run, other.run):.1e}".replace("0.0e+00", "0")]
    return "| " + " | ".join(cells) + " |"


def summary(rows):
    lines = []
    for what, which in ("approximate", 1), ("exact", 0):
        sizes = [r[which].bytes / r[2].bytes for r in rows.values()]
        counts = [count(r[which]) / count(r[2]) for r in rows.values()
                  if count(r[which]) and count(r[2])]
        lines.append(f"- {what}: code, geometric mean of {len(sizes)}: {table.mean(sizes):.2f}; "
                     f"executed, of {len(counts)}: {table.mean(counts):.2f}")
    spills = sum(r[1].spills > r[2].spills for r in rows.values())
    lines.append(f"- more spills than Triton: {spills}")
    for name, made in rows.items():
        for who, one in zip(("exact", "approximate", "Triton"), made):
            if one.run.problem:
                lines.append(f"- not executed: {name}, {who}: {one.run.problem}")
    return "\n".join(lines)


def find_triton(given, build):
    venv = build / "clients/Triton/venv/bin/python"
    return given or (venv.absolute() if venv.exists() else None)


def main():
    options = table.arguments(__doc__, triton={})
    options.triton = find_triton(options.triton, options.build)
    tileiras = table.find_tileiras(options.tileiras, options.build)
    tools = table.find_tools(options.tools, options.build)
    if not (options.triton and tileiras and tools):
        print("tile-triton: there is no", "Triton" if not options.triton else
              "ptxas of tileiras" if not tileiras else "nvdisasm and cuobjdump")
        return
    options.folder = (options.build / "tiles/triton").resolve()
    options.folder.mkdir(parents=True, exist_ok=True)
    peer = table.Peer(tileiras, options.folder)
    rows = collections.defaultdict(dict)
    for name in options.names or cases():
        for sm in options.sm.split(","):
            made = [ours(options, peer, tools, name, sm, form) for form in (exact, approximate)]
            made.append(theirs(options, peer, name, sm))
            rows[sm][name] = [measured(one, tools, sm, cases()[name]) for one in made]
            print(sm, row(name, *rows[sm][name]), flush=True)
    for sm, made in rows.items():
        text = "\n".join([summary(made), "", HEAD, *(row(n, *r) for n, r in made.items())])
        print(f"\n{sm}\n{text}")
        if options.document:
            table.write(options.document, f"{sm}, Triton", text)


if __name__ == "__main__":
    main()
