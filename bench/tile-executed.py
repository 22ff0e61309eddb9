#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Counts the machine instructions that tile programs execute, as compiled by us and by tileiras,
and writes the tables of docs/tiles.md.

    tile-executed.py BUILD [--tileiras=FILE] [--tools=FOLDER] [--sm=sm_80,sm_120] [--steps=N]
                     [--kept] [--document=docs/tiles.md] [NAME...]

Each kernel of test/Tile/Bench and test/Tile/CudaTile is compiled by both from the same bytecode, as
bench/tile-table.py does, and testing/SassMachine executes both cubins on the arrays of the tests,
test/Tile/Bench/cases.py, which have a tile inside and one at the edge, and
test/Tile/Eval/kernel_cases.py. What a kernel computes is compared with NumPy, as in the tests, and
ours with tileiras's. A kernel is left out, and the reason listed, if it takes more than
N warp instructions, or needs what only the driver for tileiras's kernels gives it; then the static
counts decide: instructions for each mma of the main loop, or all of the kernel. With --kept, cubins
that BUILD has from an earlier run are not compiled again.
"""

import collections
import importlib
import json
import pathlib
import subprocess
import sys

sys.dont_write_bytecode = True
ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path += [str(ROOT / "bench"), str(ROOT / "testing/SassMachine"),
             str(ROOT / "test/Tile/Bench"), str(ROOT / "test/Tile/Eval")]
table = importlib.import_module("tile-table")
try:
    counting = importlib.import_module("counting")
except ImportError as problem:
    sys.exit(f"tile-executed: {sys.executable}: {problem}")  # All that executes needs NumPy.

STEPS = counting.STEPS

#===--- Kernels ---------------------------------------------------------===#

def flattened(case):
    """A case of a kernel of cuTile's, which gets extents and strides with each array."""
    from arrays import flat
    case = case()
    given, grid = next(case)
    yield flat(given), grid
    yield from case


def cases_of(file):
    """A generator of arguments, the grid and the checks for a kernel; none for what one GPU
    cannot execute."""
    import cases
    import kernel_cases
    if file.parent == table.FOLDERS[0]:
        case = getattr(cases, file.stem.replace("-", "_"))
        return lambda: flattened(case)
    return kernel_cases.CASES.get(file.stem)


#===--- Executing -------------------------------------------------------===#

def execute(cubin, case, tools, block, dynamic, steps, has_more=False):
    """Runs a case on the only kernel of a cubin. With `has_more`, it takes addresses behind those
    of the case, of memory that it does not use."""
    return counting.execute(cubin, case, tools / "nvdisasm", block, dynamic, steps, has_more)


def difference(mine, other):
    """The largest difference between the numbers of arrays, in words, or nothing."""
    import numpy as np
    from arrays import wide
    most = 0.0
    for a, b in zip(mine.arrays, other.arrays):
        if a.dtype == np.uint16:
            a, b = wide(a), wide(b)
        a, b = a.astype(float), b.astype(float)
        scale = np.maximum(np.maximum(np.abs(a), np.abs(b)), 1)
        gap = np.where((a == b) | (np.isnan(a) & np.isnan(b)), 0, np.abs(a - b) / scale)
        most = max(most, np.nan_to_num(gap, nan=np.inf).max(initial=0))
    return most


#===--- Compiling -------------------------------------------------------===#

def with_loop(result, tools, cubin):
    result.per_mma = table.per_mma(*table.listing(tools, cubin))
    return result


def ours(options, peer, tools, bytecode, sm, case):
    ptx, launch, cubin = (bytecode.with_suffix(f".{sm}.executed.{end}")
                          for end in ("ptx", "json", "cubin"))
    steps = ([options.build / "bin/nvvmc", "compile", bytecode, f"--arch={sm}",
              f"--launch-info={launch}", "-o", ptx],
             [peer.ptxas, f"-arch={sm}", ptx, "-o", cubin])
    if not (options.kept and cubin.exists()) and not all(map(table.measured, steps)):
        return counting.Run(problem="it does not compile")
    kernel = json.loads(launch.read_text())["kernels"][0]
    return with_loop(execute(cubin, case, tools, tuple(kernel["block"]), kernel["dynamic_shared"],
                             options.steps), tools, cubin)


def theirs(options, peer, tools, bytecode, sm, case):
    cubin = bytecode.with_suffix(f".{sm}.executed.peer.cubin")
    if not (options.kept and cubin.exists()) and not peer.compile(bytecode, sm, cubin):
        return counting.Run(problem="it does not compile")
    return with_loop(execute(cubin, case, tools, None, 0, options.steps), tools, cubin)


#===--- Printing --------------------------------------------------------===#

HEAD = ("| kernel | executed | ratio | global | shared | local | mma | largest difference |\n"
        "|---|---|---|---|---|---|---|---|")


def row(name, mine, other):
    def pair(key):
        return f"{mine.counts[key]} / {other.counts[key]}"
    cells = [name, f"{mine.executed} / {other.executed}", f"{mine.executed / other.executed:.2f}",
             *map(pair, counting.COUNTED), f"{difference(mine, other):.1e}".replace("0.0e+00", "0")]
    return "| " + " | ".join(cells) + " |"


def left_out(name, mine, other):
    """Why a kernel is not in the table, and what its code says."""
    why = "; ".join(f"{who}: {run.problem}" for who, run in (("ours", mine), ("tileiras", other))
                    if run.problem)
    if not (mine.size and other.size):
        return f"- {name}: {why}"
    static = f"all {mine.size} / {other.size}"
    if mine.per_mma and other.per_mma:
        static = f"for each mma {mine.per_mma:.1f} / {other.per_mma:.1f}"
    return f"- {name}: {why} (instructions: {static})"


def summary(rows):
    both = {n: a.executed / b.executed for n, (a, b) in rows.items()
            if not (a.problem or b.problem)}
    lines = []
    for what, names in (("all", list(both)),
                        ("without products", [n for n in both if not n.startswith(table.PRODUCTS)]),
                        ("with products", [n for n in both if n.startswith(table.PRODUCTS)])):
        ratios = [both[n] for n in names]
        if not ratios:
            continue
        lines.append(f"- {what}, {len(ratios)} kernels: geometric mean {table.mean(ratios):.2f}, "
                     f"no more executed for {sum(r <= 1 for r in ratios)}")
    for who, which in (("ours", 0), ("tileiras", 1)):
        wrong = [f"{n} ({r[which].wrong})" for n, r in rows.items() if r[which].wrong]
        lines.append(f"- results that are not NumPy's, {who}: " + (", ".join(wrong) or "none"))
    return "\n".join(lines)


def main():
    options = table.arguments(__doc__, steps={"type": int, "default": STEPS},
                              kept={"action": "store_true"})
    tileiras = table.find_tileiras(options.tileiras, options.build)
    tools = table.find_tools(options.tools, options.build)
    if not tileiras or not tools:
        print("tile-executed: there is no", "tileiras" if not tileiras else "nvdisasm and cuobjdump")
        return
    folder = options.build / "tiles"
    folder.mkdir(exist_ok=True)
    peer = table.Peer(tileiras, folder.resolve())
    rows = collections.defaultdict(dict)
    for file in sorted((f for folder in table.FOLDERS for f in folder.glob("*.mlir")),
                       key=lambda f: f.stem):
        case = cases_of(file)
        if not case or options.names and file.stem not in options.names:
            continue
        bytecode = folder.resolve() / (file.stem + ".tilebc")
        subprocess.run([options.build / "bin/nv-tileas-opt", file, "--emit-tile-bytecode", "-o",
                        bytecode], check=True)
        for sm in options.sm.split(","):
            runs = [compiler(options, peer, tools, bytecode, sm, case)
                    for compiler in (ours, theirs)]
            rows[sm][file.stem] = runs
            bad = any(r.problem for r in runs)
            print(sm, (left_out if bad else row)(file.stem, *runs),
                  *(r.wrong for r in runs if r.wrong), f"{sum(r.seconds for r in runs):.0f} s",
                  flush=True)
    for sm, made in rows.items():
        good = {n: r for n, r in made.items() if not any(x.problem for x in r)}
        out = [left_out(n, *r) for n, r in made.items() if n not in good]
        text = "\n".join([summary(made), "", HEAD, *(row(n, *r) for n, r in good.items()),
                          "", f"Left out: {len(out)}.", "", *out])
        print(f"\n{sm}\n{text}")
        if options.document:
            table.write(options.document, f"{sm}, executed", text)


if __name__ == "__main__":
    main()
