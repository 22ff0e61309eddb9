# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tiles that cross the edges of arrays, with each padding value, compiled to PTX and run on
the machine.

    edges.py MACHINE... [--some=K/N]

Arrays have any extents from 0 to more than two tiles in each dimension, which the kernel
learns when it runs, or which its types say. Each block copies one tile of a view to where all
of it fits, and stores another tile through a view. What is outside must be the padding, and
must not be written; no other bit may change. --some takes the Kth and each Nth one behind it of the
pairs of a type and a tile."""

import itertools
import json
import pathlib
import subprocess
import sys
import tempfile

import numpy as np

sys.path += [str(pathlib.Path(__file__).parent.parent),
             str(pathlib.Path(__file__).parent.parent / "Eval")]
import machine
from judge import FLOATS

PADDINGS = {"zero": 0.0, "neg_zero": -0.0, "nan": np.nan, "pos_inf": np.inf,
            "neg_inf": -np.inf}
WORDS = {"i8": 8, "i16": 16, "i32": 32, "i64": 64, "f16": 16, "bf16": 16, "f32": 32,
         "f64": 64, "f8E5M2": 8, "f8E4M3FN": 8}
# Of tiles, and of arrays in elements; the tile of 8 x 32 has vectors.
TILES = [(1, 1), (4, 4), (8, 32)]


def extents(tile):
    """From nothing to more than two tiles, with the numbers around a tile."""
    rows, columns = ({0, 1, n - 1, n, n + 1, 2 * n + 1} for n in tile)
    return sorted(itertools.product(rows, columns))


def has(kind, padding):
    """Whether the format has the number."""
    if kind not in FLOATS:
        return padding == "zero"
    f = FLOATS[kind]
    return f.encode(PADDINGS[padding]) is not None and \
        (padding != "nan" or f.nan is not None) and \
        ("inf" not in padding or f.infinity is not None)


def code(kind, padding):
    if kind not in FLOATS:
        return 0
    f = FLOATS[kind]
    if padding == "nan" and f.infinity is not None:  # The quiet one without a payload.
        return f.infinity | 1 << f.mantissa - 1
    if "inf" in padding:
        return f.signed_code(f.infinity, padding == "neg_inf")
    return f.encode(PADDINGS[padding])


def program(kind, tile, cases):
    """A kernel for each padding, or for each padding and extents."""
    entries = []
    for name, padding, shape in cases:
        th, tw = tile
        h, w = shape or ("?", "?")
        part = f"tile=({th}x{tw}), padding_value = {padding}, "
        view = f"tensor_view<{h}x{w}x{kind}, strides=[{w},1]>"
        sizes = ", ".join(map(str, shape)) if shape else "%rows, %columns"
        step = str(shape[1]) if shape else "%columns"
        of = "" if shape else "tile<i32> -> "
        dense = f"tensor_view<?x{tw}x{kind}, strides=[{tw},1]>"
        t = f"tile<{th}x{tw}x{kind}>"
        entries.append(f"""
  entry @{name}(%from: tile<ptr<{kind}>>, %to: tile<ptr<{kind}>>, %out: tile<ptr<{kind}>>,
                %in: tile<ptr<{kind}>>, %rows: tile<i32>, %columns: tile<i32>) {{
    %x, %y, %z = get_tile_block_id : tile<i32>
    %nx, %ny, %nz = get_num_tile_blocks : tile<i32>
    %start = muli %y, %nx : tile<i32>
    %number = addi %start, %x : tile<i32>
    %all = muli %nx, %ny : tile<i32>
    %height = constant <i32: {th}> : tile<i32>
    %deep = muli %all, %height : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %a = make_tensor_view %from, shape = [{sizes}], strides = [{step}, 1] : {of}{view}
    %b = make_partition_view %a : partition_view<{part}{view}>
    %c, %d = load_view_tko weak %b[%y, %x] : partition_view<{part}{view}>, tile<i32> -> {t}, token
    %e = make_tensor_view %to, shape = [%deep, {tw}], strides = [{tw}, 1] : tile<i32> -> {dense}
    %f = make_partition_view %e : partition_view<tile=({th}x{tw}), {dense}>
    %g = store_view_tko weak %c, %f[%number, %zero] : {t}, partition_view<tile=({th}x{tw}), {dense}>, tile<i32> -> token
    %h = make_tensor_view %in, shape = [%deep, {tw}], strides = [{tw}, 1] : tile<i32> -> {dense}
    %i = make_partition_view %h : partition_view<tile=({th}x{tw}), {dense}>
    %j, %k = load_view_tko weak %i[%number, %zero] : partition_view<tile=({th}x{tw}), {dense}>, tile<i32> -> {t}, token
    %l = make_tensor_view %out, shape = [{sizes}], strides = [{step}, 1] : {of}{view}
    %m = make_partition_view %l : partition_view<tile=({th}x{tw}), {view}>
    %n = store_view_tko weak %j, %m[%y, %x] : {t}, partition_view<tile=({th}x{tw}), {view}>, tile<i32> -> token
  }}""")
    return "cuda_tile.module @m {" + "".join(entries) + "\n}\n"


class Runs:
    """Launches of the kernels of one program, and what they must leave."""

    def __init__(self, folder, kind, tile):
        self.folder, self.kind, self.tile = folder, kind, tile
        self.buffers, self.launches, self.checks = {}, [], []
        self.random = np.random.default_rng(len(kind) + tile[1])

    def buffer(self, data):
        name = f"b{len(self.buffers)}"
        data.tofile(self.folder / f"{name}.bin")
        self.buffers[name] = f"inout:{name}.bin"
        return name

    def numbers(self, *shape):
        return self.random.integers(0, 256, (*shape, WORDS[self.kind] // 8),
                                    np.uint8).view(f"u{WORDS[self.kind] // 8}")[..., 0]

    def add(self, kernel, shape, padding):
        (h, w), (th, tw) = shape, self.tile
        ny, nx = max(-(-h // th), 1), max(-(-w // tw), 1)
        from_, in_, old = (self.numbers(*s) for s in ((h, w), (ny * nx * th, tw), (h, w)))
        # Behind each array there is something, of which nothing may be seen.
        arrays = [np.concatenate([x.reshape(-1), self.numbers(1)]) for x in
                  (from_, self.numbers(ny * nx * th, tw), old, in_)]
        names = [self.buffer(x) for x in arrays]
        self.launches.append({
            "kernel": kernel["kernel"], "grid": [nx, ny], "block": kernel["block"],
            "shared": kernel["dynamic_shared"],
            "args": names + [f"i32:{h}", f"i32:{w}"]})
        pad = code(self.kind, padding)
        copied, stored = np.full((ny, nx, th, tw), pad, from_.dtype), old.copy()
        tiles = in_.reshape(ny, nx, th, tw)
        for i, j in itertools.product(range(h), range(w)):
            place = i // th, j // tw, i % th, j % tw
            copied[place], stored[i, j] = from_[i, j], tiles[place]
        wanted = [arrays[0], np.concatenate([copied.reshape(-1), arrays[1][-1:]]),
                  np.concatenate([stored.reshape(-1), arrays[2][-1:]]), arrays[3]]
        self.checks.append((f"{self.kind} {padding} {shape} in {self.tile}", names, wanted))

    def run(self, code_, schedules):
        """What is wrong."""
        steps = self.folder / "launches.json"
        steps.write_text(json.dumps({"buffers": self.buffers, "launches": self.launches}))
        done = subprocess.run(["nvvmc", "run", str(code_.ptx), f"--launches={steps}",
                               f"--schedules={schedules}"], capture_output=True, text=True)
        if done.returncode or done.stdout.strip():
            return [done.stdout[:2000] + done.stderr[:2000]]
        problems = []
        for what, names, wanted in self.checks:
            for name, x in zip(names, wanted):
                got = np.fromfile(self.folder / f"{name}.bin", x.dtype)
                if not np.array_equal(got, x):
                    at = np.flatnonzero(got != x)[0]
                    problems.append(f"{what}: {name}: element {at} is {got[at]:#x}, not "
                                    f"{x[at]:#x}")
        return problems


def check(kind, tile, arch):
    """How many arrays were tried, and what is wrong."""
    cases = [(f"k_{p}", p, None) for p in PADDINGS if has(kind, p)]
    # Extents that the types say, which must be at least 1.
    fixed = [s for s in extents(tile) if min(s)][::7]
    cases += [(f"s_{h}_{w}", "zero", (h, w)) for h, w in fixed]
    with tempfile.TemporaryDirectory() as folder:
        code_ = machine.Compiled(folder, program(kind, tile, cases), arch)
        kernels = {k["kernel"]: k for k in code_.kernels}
        runs = Runs(pathlib.Path(folder), kind, tile)
        for name, padding, shape in cases:
            for s in [shape] if shape else extents(tile):
                runs.add(kernels[name], s, padding)
        return len(runs.checks), runs.run(code_, 1)


def main():
    archs = [a for a in sys.argv[1:] if not a.startswith("--some=")]
    k, n = map(int, (sys.argv[-1] if len(archs) < len(sys.argv) - 1 else "--some=1/1")[7:]
               .split("/"))
    done, problems = 0, []
    chosen = list(itertools.product(TILES, WORDS))[k - 1::n]
    for arch, (tile, kind) in itertools.product(archs, chosen):
        number, wrong = check(kind, tile, arch)
        done += number
        problems += [f"{arch}: {w}" for w in wrong]
    for problem in problems[:40]:
        print(problem)
    print(f"{done} arrays, {len(problems)} complaints")
    sys.exit(bool(problems))


main()
