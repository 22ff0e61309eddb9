#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs loops whose loads are ahead of them, and compares with NumPy.

    pipelines.py FOLDER ARCH [--some=K/N] [NAME...]

Each case is a program, with its loop's number of iterations and the extents of its arrays: none,
fewer than there are stages, more, and a last one that is not whole. No run may have a finding.
--some takes each Nth of these numbers and extents: of the first program those from the Kth on, and
of each other program from one further on than of the program before it.
"""

import json
import pathlib
import subprocess
import sys

import numpy as np

SCHEDULES = 2
TYPES = {"f16": np.float16, "f32": np.float32, "f64": np.float64, "i8": np.int8,
         "i32": np.int32}


def parameters(*words):
    """Pointers, by the type of what they point to, and numbers."""
    made = []
    for word in words:
        name, _, kind = word.partition(":")
        made.append(f"%{name}: i64 {{nv_tileas.pointee = {kind}}}" if kind else f"%{name}: i32")
    return ", ".join(made)


def aligned(name, kind, elements):
    return (f"%{name}16 = nv_tileas.assume %{name} {{fact = #nv_tileas.div_by<16>}} : i64\n"
            f"    %{name}i = arith.index_cast %{name}16 : i64 to index\n"
            f"    %ld{name}d = nv_tileas.assume %ld{name} {{fact = #nv_tileas.div_by<{elements}>}} : i32\n"
            f"    %ld{name}i = arith.index_cast %ld{name}d : i32 to index\n")


def view(name, rows, columns, shape, kind, transposed=False):
    """The text of an array of rows and columns, perhaps with its columns behind each other."""
    strides = f"%one, %ld{name}i" if transposed else f"%ld{name}i, %one"
    return (f"%v{name} = nv_tileas.block_tile %{name}i sizes [%{rows}i, %{columns}i] "
            f"strides [{strides}] : index -> tiled_view<{shape}x{kind}>\n")


def product(kind, tiles=(64, 64, 32), turn_a=False, turn_b=False, hint="", twice=False):
    """D = A B, where A and B may be column by column in memory; or D = A B + (A + A) B."""
    m, n, k = tiles
    wide = {"i8": "i32", "f64": "f64"}.get(kind, "f32")
    elements = 16 // np.dtype(TYPES[kind]).itemsize
    zero = "0" if wide == "i32" else "0.0"
    signs = "" if kind != "i8" else " {signedness_a = #nv_tileas<signedness signed>, signedness_b = #nv_tileas<signedness signed>}"
    result = "%more" if twice else "%e"
    more = f"""
      %pp = nv_tileas.map %p : tile<{m}x{k}x{kind}> -> tile<{m}x{k}x{kind}> {{
      ^bb0(%f: {kind}):
        %g = arith.addf %f, %f : {kind}
        nv_tileas.yield %g : {kind}
      }}
      %more = nv_tileas.mma %pp, %q, %e : tile<{m}x{k}x{kind}>, tile<{k}x{n}x{kind}>,
          tile<{m}x{n}x{wide}> -> tile<{m}x{n}x{wide}>
""" if twice else ""
    return f"""
#plain = #nv_tileas<atom universal_copy>
module {{
  func.func @product({parameters("a:" + kind, "b:" + kind, "d:" + wide, "m", "n", "k", "lda", "ldb", "ldd")})
      attributes {{nv_tileas.kernel}} {{
    %one = arith.constant 1 : index
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %ck = arith.constant {k} : i32
    %tm = arith.constant {m} : index
    %tn = arith.constant {n} : index
    %tk = arith.constant {k} : index
    %mi = arith.index_cast %m : i32 to index
    %ni = arith.index_cast %n : i32 to index
    %ki = arith.index_cast %k : i32 to index
    {aligned("a", kind, elements)}
    {aligned("b", kind, elements)}
    {aligned("d", wide, 4)}
    {view("a", "m", "k", f"{m}x{k}", kind, turn_a)}
    {view("b", "k", "n", f"{k}x{n}", kind, turn_b)}
    {view("d", "m", "n", f"{m}x{n}", wide)}
    %x = gpu.block_id x
    %y = gpu.block_id y
    %row = arith.muli %x, %tm : index
    %column = arith.muli %y, %tn : index
    %z = arith.constant {zero} : {wide}
    %none = nv_tileas.splat %z : {wide} -> tile<{m}x{n}x{wide}>
    %count = arith.ceildivsi %k, %ck : i32
    %sums = scf.for %i = %c0 to %count step %c1 iter_args(%c = %none)
        -> (!nv_tileas.tile<{m}x{n}x{wide}>) : i32 {{
      %ii = arith.index_cast %i : i32 to index
      %at = arith.muli %ii, %tk : index
      %p = nv_tileas.tiled_load %va[%row, %at] {{atom = #plain{hint}}}
          : tiled_view<{m}x{k}x{kind}> -> tile<{m}x{k}x{kind}>
      %q = nv_tileas.tiled_load %vb[%at, %column] {{atom = #plain}}
          : tiled_view<{k}x{n}x{kind}> -> tile<{k}x{n}x{kind}>
      %e = nv_tileas.mma %p, %q, %c{signs} : tile<{m}x{k}x{kind}>, tile<{k}x{n}x{kind}>,
          tile<{m}x{n}x{wide}> -> tile<{m}x{n}x{wide}>
      {more}
      scf.yield {result} : !nv_tileas.tile<{m}x{n}x{wide}>
    }}
    nv_tileas.tiled_store %sums, %vd[%row, %column] {{atom = #plain}}
        : tile<{m}x{n}x{wide}>, tiled_view<{m}x{n}x{wide}>
    return
  }}
}}
"""


class Machine:
    def __init__(self, folder, arch, first=0, every=1):
        self.folder, self.arch = folder, arch
        self.first, self.every = first, every

    def some(self, name, sizes):
        """At least one of the sizes of a case."""
        at = (self.first + list(CASES).index(name)) % min(self.every, len(sizes))
        return sizes[at::self.every]

    def run(self, name, text, arguments, grid, options=()):
        """Runs a program on arrays, in place, and on numbers."""
        source = self.folder / f"{name}.mlir"
        source.write_text(text)
        words = []
        for at, value in enumerate(arguments):
            if isinstance(value, np.ndarray):
                file = self.folder / f"{at}.bin"
                file.write_bytes(value.tobytes() or b"\0" * 16)
                words.append(f"inout:{file}")
            else:
                words.append(f"i32:{value}")
        command = ["nvvmc", "run", "--engine=machine", f"--arch={self.arch}",
                   "--format=json", f"--schedules={SCHEDULES}", "--grid=" + ",".join(map(str, grid)), *options,
                   str(source), *words]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        said = (done.stdout + done.stderr).splitlines()
        # Notes are of the compilation: that much shared memory is used, for example.
        found = [line for line in said if not line.startswith('{"')
                 or json.loads(line).get("severity", "note") != "note"]
        assert not (done.returncode or found), (name, grid, found)
        for at, value in enumerate(arguments):
            if isinstance(value, np.ndarray) and value.size:
                value[...] = np.frombuffer((self.folder / f"{at}.bin").read_bytes(),
                                           value.dtype).reshape(value.shape)


def numbers(rng, shape, kind, pitch):
    """Small numbers, in rows of `pitch` elements; behind a row there are none, which is seen
    in sums even if they are multiplied by the zeros that are outside."""
    outside = 99 if kind[0] == "i" else np.nan
    whole = np.full((shape[0], pitch), outside, TYPES[kind])
    whole[:, :shape[1]] = rng.integers(-2, 3, shape)
    return whole


def up(n, step):
    return -(-n // step) * step


def sizes_of(counts, tails):
    """Numbers of iterations, and what the last one lacks."""
    return [(count, tail) for count in counts for tail in tails if count or not tail]


def run_product(machine, name, kind, tiles=(64, 64, 32), turn_a=False, turn_b=False,
                depths=(0, 1, 2, 3, 5), tails=(0, 7), options=(), **more):
    rng = np.random.default_rng(1)
    text = product(kind, tiles, turn_a, turn_b, **more)
    wide = {"i8": "i32", "f64": "f64"}.get(kind, "f32")
    elements = 16 // np.dtype(TYPES[kind]).itemsize
    for depth, tail in machine.some(name, sizes_of(depths, tails)):
        m, n, k = tiles[0] + (tail and 5), tiles[1] + (tail and 11), depth * tiles[2] - tail
        pitch_a = up(m if turn_a else k, elements) + elements
        pitch_b = up(k if turn_b else n, elements) + elements
        a = numbers(rng, (k, m) if turn_a else (m, k), kind, pitch_a)
        b = numbers(rng, (n, k) if turn_b else (k, n), kind, pitch_b)
        d = np.full((m, up(n, 4)), 77, TYPES[wide])
        machine.run(name, text, [a, b, d, m, n, k, pitch_a, pitch_b, up(n, 4)],
                    (-(-m // tiles[0]), -(-n // tiles[1])), options)
        x = (a[:, :m].T if turn_a else a[:, :k]).astype(np.float64)
        y = (b[:, :k].T if turn_b else b[:, :n]).astype(np.float64)
        assert np.array_equal(d[:, :n], (3 if more.get("twice") else 1) * x @ y), (name, m, n, k)
        assert (d[:, n:] == 77).all(), (name, m, n, k)


def chain(kind="f16", tiles=(64, 64, 64), bias=False):
    """O = sum over parts of K and V of ((Q K') + B) V."""
    m, n, h = tiles
    load_bias = f"""
      %bt = nv_tileas.tiled_load %vbias[%row, %at] {{atom = #plain}}
          : tiled_view<{m}x{n}xf32> -> tile<{m}x{n}xf32>
      %s = nv_tileas.map %s0, %bt : tile<{m}x{n}xf32>, tile<{m}x{n}xf32> -> tile<{m}x{n}xf32> {{
      ^bb0(%f: f32, %g: f32):
        %sum = arith.addf %f, %g : f32
        nv_tileas.yield %sum : f32
      }}
""" if bias else f"""
      %s = nv_tileas.map %s0 : tile<{m}x{n}xf32> -> tile<{m}x{n}xf32> {{
      ^bb0(%f: f32):
        nv_tileas.yield %f : f32
      }}
"""
    return f"""
#plain = #nv_tileas<atom universal_copy>
module {{
  func.func @chain({parameters("q:f16", "k:f16", "v:f16", "bias:f32", "o:f32", "m", "n", "h", "ldq", "ldk", "ldv", "ldbias", "ldo")})
      attributes {{nv_tileas.kernel}} {{
    %one = arith.constant 1 : index
    %zero = arith.constant 0 : index
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %cn = arith.constant {n} : i32
    %tm = arith.constant {m} : index
    %tn = arith.constant {n} : index
    %mi = arith.index_cast %m : i32 to index
    %ni = arith.index_cast %n : i32 to index
    %hi = arith.index_cast %h : i32 to index
    {aligned("q", kind, 8)}
    {aligned("k", kind, 8)}
    {aligned("v", kind, 8)}
    {aligned("bias", kind, 4)}
    {aligned("o", kind, 4)}
    {view("q", "m", "h", f"{m}x{h}", kind)}
    {view("k", "n", "h", f"{n}x{h}", kind)}
    {view("v", "n", "h", f"{n}x{h}", kind)}
    {view("bias", "m", "n", f"{m}x{n}", "f32")}
    {view("o", "m", "h", f"{m}x{h}", "f32")}
    %x = gpu.block_id x
    %row = arith.muli %x, %tm : index
    %z = arith.constant 0.0 : f32
    %none = nv_tileas.splat %z : f32 -> tile<{m}x{h}xf32>
    %nothing = nv_tileas.splat %z : f32 -> tile<{m}x{n}xf32>
    %qt = nv_tileas.tiled_load %vq[%row, %zero] {{atom = #plain}}
        : tiled_view<{m}x{h}x{kind}> -> tile<{m}x{h}x{kind}>
    %count = arith.ceildivsi %n, %cn : i32
    %sums:2 = scf.for %i = %c0 to %count step %c1 iter_args(%c = %none, %r = %none)
        -> (!nv_tileas.tile<{m}x{h}xf32>, !nv_tileas.tile<{m}x{h}xf32>) : i32 {{
      %ii = arith.index_cast %i : i32 to index
      %at = arith.muli %ii, %tn : index
      %kt = nv_tileas.tiled_load %vk[%at, %zero] {{atom = #plain}}
          : tiled_view<{n}x{h}x{kind}> -> tile<{n}x{h}x{kind}>
      %kp = nv_tileas.permute %kt {{permutation = array<i32: 1, 0>}}
          : tile<{n}x{h}x{kind}> -> tile<{h}x{n}x{kind}>
      %s0 = nv_tileas.mma %qt, %kp, %nothing : tile<{m}x{h}x{kind}>, tile<{h}x{n}x{kind}>,
          tile<{m}x{n}xf32> -> tile<{m}x{n}xf32>
      {load_bias}
      %p = nv_tileas.map %s : tile<{m}x{n}xf32> -> tile<{m}x{n}x{kind}> {{
      ^bb0(%f: f32):
        %g = arith.truncf %f : f32 to {kind}
        nv_tileas.yield %g : {kind}
      }}
      %w = nv_tileas.reduce %s {{axis = 1 : i32, combiner = #nv_tileas<combiner add>}}
          : tile<{m}x{n}xf32> -> tile<{m}xf32>
      %we = nv_tileas.expand_dims %w {{axis = 1 : i32}} : tile<{m}xf32> -> tile<{m}x1xf32>
      %wb = nv_tileas.broadcast %we : tile<{m}x1xf32> -> tile<{m}x{h}xf32>
      %vt = nv_tileas.tiled_load %vv[%at, %zero] {{atom = #plain}}
          : tiled_view<{n}x{h}x{kind}> -> tile<{n}x{h}x{kind}>
      %e = nv_tileas.mma %p, %vt, %c : tile<{m}x{n}x{kind}>, tile<{n}x{h}x{kind}>,
          tile<{m}x{h}xf32> -> tile<{m}x{h}xf32>
      %t = nv_tileas.map %r, %wb : tile<{m}x{h}xf32>, tile<{m}x{h}xf32> -> tile<{m}x{h}xf32> {{
      ^bb0(%f: f32, %g: f32):
        %sum = arith.addf %f, %g : f32
        nv_tileas.yield %sum : f32
      }}
      scf.yield %e, %t : !nv_tileas.tile<{m}x{h}xf32>, !nv_tileas.tile<{m}x{h}xf32>
    }}
    %all = nv_tileas.map %sums#0, %sums#1
        : tile<{m}x{h}xf32>, tile<{m}x{h}xf32> -> tile<{m}x{h}xf32> {{
    ^bb0(%f: f32, %g: f32):
      %sum = arith.addf %f, %g : f32
      nv_tileas.yield %sum : f32
    }}
    nv_tileas.tiled_store %all, %vo[%row, %zero] {{atom = #plain}}
        : tile<{m}x{h}xf32>, tiled_view<{m}x{h}xf32>
    return
  }}
}}
"""


def run_chain(machine, name, tiles=(64, 64, 64), bias=False, counts=(0, 1, 2, 3, 5), tails=(0, 7),
              options=()):
    rng = np.random.default_rng(2)
    text = chain("f16", tiles, bias)
    for count, tail in machine.some(name, sizes_of(counts, tails)):
        m, n, h = tiles[0] + tail, count * tiles[1] - tail, tiles[2]
        arrays = [numbers(rng, (rows, h), "f16", h + 8) for rows in (m, n, n)]
        b = numbers(rng, (m, n), "f32", up(n, 4) + 4)
        o = np.zeros((m, h), np.float32)
        machine.run(name, text, [*arrays, b, o, m, n, h, *[h + 8] * 3, up(n, 4) + 4, h],
                    (-(-m // tiles[0]),), options)
        q, k, v = (x[:, :h].astype(np.float64) for x in arrays)
        s = q @ k.T + (b[:, :n] if bias else 0)
        wanted = s @ v + s.sum(axis=1, keepdims=True)
        assert np.array_equal(o, wanted), (name, m, n)


def gathered(tiles=(64, 64, 32)):
    """D = A[rows] B with B plain, where a mask says which rows and columns of A there are."""
    m, n, k = tiles
    return f"""
#plain = #nv_tileas<atom universal_copy>
module {{
  func.func @gathered({parameters("a:f16", "b:f16", "d:f32", "rows:i32", "m", "n", "k", "lda", "ldb", "ldd")})
      attributes {{nv_tileas.kernel}} {{
    %one = arith.constant 1 : index
    %zero = arith.constant 0 : index
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %ck = arith.constant {k} : i32
    %tk = arith.constant {k} : index
    %m8 = nv_tileas.assume %m {{fact = #nv_tileas.div_by<8>}} : i32
    %k8 = nv_tileas.assume %k {{fact = #nv_tileas.div_by<8>}} : i32
    %mi = arith.index_cast %m : i32 to index
    %ni = arith.index_cast %n : i32 to index
    %ki = arith.index_cast %k : i32 to index
    {aligned("a", "f16", 8)}
    {aligned("b", "f16", 8)}
    {aligned("d", "f32", 4)}
    {view("b", "k", "n", f"{k}x{n}", "f16")}
    {view("d", "m", "n", f"{m}x{n}", "f32")}
    %ri = arith.index_cast %rows : i64 to index
    %vr = nv_tileas.block_tile %ri sizes [%mi] strides [%one] : index -> tiled_view<{m}xi32>
    %z = arith.constant 0.0 : f32
    %none = nv_tileas.splat %z : f32 -> tile<{m}x{n}xf32>
    %which = nv_tileas.tiled_load %vr[%zero] {{atom = #plain}} : tiled_view<{m}xi32> -> tile<{m}xi32>
    %begin = nv_tileas.map %which : tile<{m}xi32> -> tile<{m}xi64> {{
    ^bb0(%r: i32):
      %two = arith.constant 2 : i64
      %rl = arith.extsi %r : i32 to i64
      %ll = arith.extsi %ldad : i32 to i64
      %e = arith.muli %rl, %ll : i64
      %by = arith.muli %e, %two : i64
      %s = arith.addi %by, %a16 : i64
      nv_tileas.yield %s : i64
    }}
    %begine = nv_tileas.expand_dims %begin {{axis = 1 : i32}} : tile<{m}xi64> -> tile<{m}x1xi64>
    %beginb = nv_tileas.broadcast %begine : tile<{m}x1xi64> -> tile<{m}x{k}xi64>
    %whiche = nv_tileas.expand_dims %which {{axis = 1 : i32}} : tile<{m}xi32> -> tile<{m}x1xi32>
    %whichb = nv_tileas.broadcast %whiche : tile<{m}x1xi32> -> tile<{m}x{k}xi32>
    %count = arith.ceildivsi %k8, %ck : i32
    %sums = scf.for %i = %c0 to %count step %c1 iter_args(%c = %none)
        -> (!nv_tileas.tile<{m}x{n}xf32>) : i32 {{
      %ii = arith.index_cast %i : i32 to index
      %at = arith.muli %ii, %tk : index
      %columns = nv_tileas.generate : tile<{m}x{k}xi64> {{
      ^bb0(%r: index, %e: index):
        %sum = arith.addi %at, %e : index
        %long = arith.index_cast %sum : index to i64
        nv_tileas.yield %long : i64
      }}
      %where, %mask = nv_tileas.map %beginb, %whichb, %columns
          : tile<{m}x{k}xi64>, tile<{m}x{k}xi32>, tile<{m}x{k}xi64> -> tile<{m}x{k}xi64>, tile<{m}x{k}xi1> {{
      ^bb0(%s: i64, %r: i32, %e: i64):
        %two = arith.constant 2 : i64
        %by = arith.muli %e, %two : i64
        %sum = arith.addi %s, %by : i64
        %last = arith.extsi %k8 : i32 to i64
        %in = arith.cmpi slt, %e, %last : i64
        %is = arith.cmpi sge, %r, %c0 : i32
        %both = arith.andi %in, %is : i1
        nv_tileas.yield %sum, %both : i64, i1
      }}
      %p = nv_tileas.load_at %where mask %mask : tile<{m}x{k}xi64>, tile<{m}x{k}xi1> -> tile<{m}x{k}xf16>
      %q = nv_tileas.tiled_load %vb[%at, %zero] {{atom = #plain}}
          : tiled_view<{k}x{n}xf16> -> tile<{k}x{n}xf16>
      %e = nv_tileas.mma %p, %q, %c : tile<{m}x{k}xf16>, tile<{k}x{n}xf16>,
          tile<{m}x{n}xf32> -> tile<{m}x{n}xf32>
      scf.yield %e : !nv_tileas.tile<{m}x{n}xf32>
    }}
    nv_tileas.tiled_store %sums, %vd[%zero, %zero] {{atom = #plain}}
        : tile<{m}x{n}xf32>, tiled_view<{m}x{n}xf32>
    return
  }}
}}
"""


def run_gathered(machine, name):
    rng = np.random.default_rng(3)
    m, n, k = 64, 64, 32
    text = gathered()
    for depth in machine.some(name, (0, 8, 32, 88, 160)):
        a = numbers(rng, (100, depth), "f16", depth + 8)
        b = numbers(rng, (depth, n), "f16", n)
        rows = rng.integers(-20, 100, (m,)).astype(np.int32)
        d = np.zeros((m, n), np.float32)
        machine.run(name, text, [a, b, d, rows, m, n, depth, depth + 8, n, n], (1,))
        x = np.where(rows[:, None] >= 0, a[np.maximum(rows, 0), :depth], 0).astype(np.float64)
        assert np.array_equal(d, x @ b.astype(np.float64)), (name, depth)


CASES = {
    "f16": lambda m, name: run_product(m, name, "f16"),
    "f16_turned": lambda m, name: run_product(m, name, "f16", turn_a=True, turn_b=True),
    "f16_large": lambda m, name: run_product(m, name, "f16", (128, 128, 64), depths=(1, 4),
                                             tails=(7,)),
    "f16_static": lambda m, name: run_product(m, name, "f16", (64, 128, 64), depths=(3,),
                                              options=("--launch=static",)),
    "i8": lambda m, name: run_product(m, name, "i8", (64, 64, 64), turn_b=True),
    "i8_rows": lambda m, name: run_product(m, name, "i8", (32, 32, 64), depths=(3,)),
    "twice": lambda m, name: run_product(m, name, "f16", (128, 128, 64), depths=(3,), twice=True),
    "f32": lambda m, name: run_product(m, name, "f32", (64, 64, 16)),
    "f64": lambda m, name: run_product(m, name, "f64", (32, 32, 16), depths=(0, 3)),
    "few_warps": lambda m, name: run_product(m, name, "f16", depths=(1, 3),
                                             options=("--warps=1",)),
    "chain": lambda m, name: run_chain(m, name),
    "chain_wide": lambda m, name: run_chain(m, name, (128, 64, 128), counts=(2,), tails=(7, 0)),
    "chain_bias": lambda m, name: run_chain(m, name, bias=True, counts=(1, 3), tails=(7,)),
    "gathered": run_gathered,
    "latency": lambda m, name: run_product(
        m, name, "f16", depths=(1, 6, 7),
        hint=", nv_tileas.hints = {default = {latency = 10 : i32}}"),
}


def main():
    folder, arch, names = pathlib.Path(sys.argv[1]), sys.argv[2], sys.argv[3:]
    folder.mkdir(parents=True, exist_ok=True)
    first, every = 1, 1
    if names and names[0].startswith("--some="):
        first, every = map(int, names.pop(0)[7:].split("/"))
    machine = Machine(folder, arch, first - 1, every)
    names = names or list(CASES)
    for name in names:
        CASES[name](machine, name)
        print(name, "right")


if __name__ == "__main__":
    main()
