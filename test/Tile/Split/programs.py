# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kernels whose tiles have halves, for a block of one warp: nv-tileas-run runs each as it is and
after nv-tileas-split-tiles, and the machine runs its PTX. All of memory must be the same bits, and
nothing may have a finding. Numbers are small integers, so that every sum is exact.

usage: programs.py"""

import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

os.environ["OPENNVVM_TEST_WARPS"] = "1"
HERE = pathlib.Path(__file__).parent
sys.path.append(str(HERE.parent))

import machine  # noqa: E402
import numpy as np  # noqa: E402

ATOM = "{atom = #nv_tileas<atom universal_copy>}"


def tile(shape, kind="f32"):
    return f"tile<{shape}x{kind}>"


def load(result, view, at, shape, kind="f32", token="", done=""):
    return (f"{result} = nv_tileas.tiled_load {view}[{at}] {token} {ATOM} : "
            f"tiled_view<{shape}x{kind}> -> {tile(shape, kind)}{done}")


def store(value, view, at, shape, kind="f32", token="", done=""):
    return (f"nv_tileas.tiled_store {value}, {view}[{at}] {token} {ATOM} : "
            f"{tile(shape, kind)}, tiled_view<{shape}x{kind}>{done}")


def added(result, a, b, shape, kind="f32", add="arith.addf"):
    t = tile(shape, kind)
    return f"""{result} = nv_tileas.map {a}, {b} : {t}, {t} -> {t} {{
    ^bb0(%e: {kind}, %f: {kind}):
      %sum = {add} %e, %f : {kind}
      nv_tileas.yield %sum : {kind}
    }}"""


def reduced(result, source, shape, to, axis=0):
    return (f"{result} = nv_tileas.reduce {source} {{axis = {axis} : i32, "
            f"combiner = #nv_tileas<combiner add>}} : {tile(shape)} -> {tile(to)}")


# %x: ROWS x COLUMNS of f32, of which %v and %half see tiles; %out and %row: where results go.
FRAME = """module {{
func.func @kernel(%p: i64 {{nv_tileas.pointee = f32}}, %q: i64 {{nv_tileas.pointee = f32}},
                  %rows: i32, %columns: i32) attributes {{nv_tileas.kernel}} {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %m = arith.index_cast %rows : i32 to index
  %n = arith.index_cast %columns : i32 to index
  %from = arith.index_cast %p : i64 to index
  %to = arith.index_cast %q : i64 to index
  %zero = arith.constant dense<0.0> : !nv_tileas.tile<16x256xf32>
  %v = nv_tileas.block_tile %from sizes [%m, %n] strides [%n, %c1] : index -> tiled_view<16x256xf32>
  %w = nv_tileas.block_tile %to sizes [%m, %n] strides [%n, %c1] : index -> tiled_view<16x256xf32>
  %row = nv_tileas.block_tile %to sizes [%n] strides [%c1] : index -> tiled_view<256xf32>
  {body}
  return
}}
}}
"""

# Sums of tiles below each other.
SUMS = f"""%s = scf.for %k = %c0 to %m step %c16 iter_args(%t = %zero) -> (!nv_tileas.tile<16x256xf32>) {{
    {load("%x", "%v", "%k, %c0", "16x256")}
    {{more}}
    {added("%u", "%t", "%y", "16x256")}
    scf.yield %u : !nv_tileas.tile<16x256xf32>
  }}"""
SAME = """%y = nv_tileas.map %x : tile<16x256xf32> -> tile<16x256xf32> {
    ^bb0(%e: f32):
      nv_tileas.yield %e : f32
    }"""
STORE = store("%s", "%w", "%c0, %c0", "16x256")


def sums(more=SAME, after=STORE):
    return SUMS.replace("{more}", more) + "\n  " + after


PROGRAMS = {
    "sums": sums(),
    "column sums": sums(after=reduced("%r", "%s", "16x256", "256") + "\n  "
                        + store("%r", "%row", "%c0", "256")),
    # The numbers of columns are those in the whole tile.
    "numbers": sums("""%g = nv_tileas.generate : tile<16x256xf32> {
    ^bb0(%i: index, %j: index):
      %place = arith.muli %j, %c2 : index
      %sum = arith.addi %place, %i : index
      %short = arith.index_cast %sum : index to i32
      %number = arith.sitofp %short : i32 to f32
      nv_tileas.yield %number : f32
    }
    """ + added("%y", "%x", "%g", "16x256")),
    # One tile of numbers, along rows and along columns, of which only one is split.
    "squares": sums("""%g = nv_tileas.generate : tile<256xf32> {
    ^bb0(%i: index):
      %short = arith.index_cast %i : index to i32
      %number = arith.sitofp %short : i32 to f32
      nv_tileas.yield %number : f32
    }
    %g0 = nv_tileas.reshape %g : tile<256xf32> -> tile<1x256xf32>
    %g1 = nv_tileas.broadcast %g0 : tile<1x256xf32> -> tile<16x256xf32>
    %g2 = nv_tileas.reshape %g : tile<256xf32> -> tile<16x16xf32>
    """ + reduced("%g3", "%g2", "16x16", "16", 1) + """
    %g4 = nv_tileas.expand_dims %g3 {axis = 1 : i32} : tile<16xf32> -> tile<16x1xf32>
    %g5 = nv_tileas.broadcast %g4 : tile<16x1xf32> -> tile<16x256xf32>
    """ + added("%z", "%x", "%g1", "16x256") + "\n    "
                    + added("%y", "%z", "%g5", "16x256")),
    "turned": sums("""%y0 = nv_tileas.permute %x {permutation = array<i32: 1, 0>} : tile<16x256xf32> -> tile<256x16xf32>
    %y1 = nv_tileas.reshape %y0 : tile<256x16xf32> -> tile<4x64x16xf32>
    %y2 = nv_tileas.scan %y1 {axis = 2 : i32, combiner = #nv_tileas<combiner add>} : tile<4x64x16xf32> -> tile<4x64x16xf32>
    %y3 = nv_tileas.reshape %y2 : tile<4x64x16xf32> -> tile<256x16xf32>
    %y = nv_tileas.permute %y3 {permutation = array<i32: 1, 0>} : tile<256x16xf32> -> tile<16x256xf32>"""),
    "parts": sums("""%y0 = nv_tileas.extract_part %x[%c0, %c0] : tile<16x256xf32> -> tile<8x256xf32>
    %y1 = nv_tileas.extract_part %x[%c1, %c0] : tile<16x256xf32> -> tile<8x256xf32>
    %y2 = nv_tileas.cat %y1, %y0 {axis = 0 : i32} : tile<8x256xf32>, tile<8x256xf32> -> tile<16x256xf32>
    %y = nv_tileas.insert_part %y1, %y2[%c1, %c0] : tile<8x256xf32>, tile<16x256xf32>"""),
    "branches": sums(f"""%first = arith.cmpi eq, %k, %c16 : index
    %y0 = scf.if %first -> (!nv_tileas.tile<16x256xf32>) {{
      {added("%z", "%x", "%x", "16x256")}
      scf.yield %z : !nv_tileas.tile<16x256xf32>
    }} else {{
      scf.yield %x : !nv_tileas.tile<16x256xf32>
    }}
    %y = arith.select %first, %x, %y0 : !nv_tileas.tile<16x256xf32>"""),
    # What is loaded before the loop is overwritten at the same places.
    "in place": load("%before, %read", "%w", "%c0, %c0", "16x256", done=", mem_token") + "\n  "
                + sums(after=added("%r", "%s", "%before", "16x256") + "\n  "
                       + store("%r", "%w", "%c0, %c0", "16x256", token="token %read : mem_token")),
    # Old values of atomics are results, too.
    "atomics": sums(after="%old = nv_tileas.tiled_atomic_rmw %s, %w[%c0, %c0] {atom = #nv_tileas<atom "
                    "universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>, mem_semantic = "
                    "#nv_tileas<mem_semantic relaxed>, mem_scope = #nv_tileas<mem_scope gpu>} : "
                    "tile<16x256xf32>, tiled_view<16x256xf32> -> tile<16x256xf32>\n  "
                    + added("%r", "%s", "%old", "16x256") + "\n  "
                    + store("%r", "%w", "%c16, %c0", "16x256")),
    "addresses": sums("""%at = nv_tileas.generate : tile<16x256xi64> {
    ^bb0(%i: index, %j: index):
      %r0 = arith.addi %i, %k : index
      %r1 = arith.remui %r0, %m : index
      %r2 = arith.muli %r1, %n : index
      %j1 = arith.remui %j, %n : index
      %r3 = arith.addi %r2, %j1 : index
      %long = arith.index_cast %r3 : index to i64
      nv_tileas.yield %long : i64
    }
    %place = nv_tileas.map %at : tile<16x256xi64> -> tile<16x256xi64> {
    ^bb0(%e: i64):
      %four = arith.constant 4 : i64
      %bytes = arith.muli %e, %four : i64
      %address = arith.addi %bytes, %p : i64
      nv_tileas.yield %address : i64
    }
    %z = nv_tileas.load_at %place : tile<16x256xi64> -> tile<16x256xf32>
    """ + added("%y", "%x", "%z", "16x256")),
    # A load behind the stores of both halves.
    "read again": sums(after="%done = " + store("%s", "%w", "%c0, %c0", "16x256", done=" -> mem_token")
                       + "\n  " + load("%r", "%w", "%c0, %c0", "16x256", token="token %done : mem_token")
                       + "\n  " + store("%r", "%w", "%c16, %c0", "16x256")),
    # The rows of the sums are halves, and a tile that both want is read twice.
    "product": f"""%none = arith.constant dense<0.0> : !nv_tileas.tile<128x64xf32>
  %a = nv_tileas.block_tile %from sizes [%n, %m] strides [%m, %c1] : index -> tiled_view<128x16xf32>
  %b = nv_tileas.block_tile %from sizes [%m, %n] strides [%n, %c1] : index -> tiled_view<16x64xf32>
  %c = nv_tileas.block_tile %to sizes [%n, %c64] strides [%c64, %c1] : index -> tiled_view<128x64xf32>
  %s = scf.for %k = %c0 to %m step %c16 iter_args(%t = %none) -> (!nv_tileas.tile<128x64xf32>) {{
    {load("%x", "%a", "%c0, %k", "128x16")}
    {load("%y", "%b", "%k, %c0", "16x64")}
    %u = nv_tileas.mma %x, %y, %t : tile<128x16xf32>, tile<16x64xf32>, tile<128x64xf32> -> tile<128x64xf32>
    scf.yield %u : !nv_tileas.tile<128x64xf32>
  }}
  {store("%s", "%c", "%c0, %c0", "128x64")}""",
    # Halves of halves.
    "twice": sums(after=STORE).replace("16x256", "16x512"),
}
# Tiles of these stay whole.
WHOLE = {
    # The second half would be read when the first one has been overwritten.
    "moved": load("%before, %read", "%w", "%c0, %c1", "16x256", done=", mem_token") + "\n  "
             + sums(after=added("%r", "%s", "%before", "16x256") + "\n  "
                    + store("%r", "%w", "%c0, %c0", "16x256", token="token %read : mem_token")),
    # Each round reads what the one before has written, a column further.
    "rounds": f"""%none = nv_tileas.join_tokens()
  %s:2 = scf.for %k = %c0 to %m step %c16 iter_args(%t = %zero, %before = %none) -> (!nv_tileas.tile<16x256xf32>, !nv_tileas.mem_token) {{
    {load("%x", "%v", "%k, %c0", "16x256")}
    {load("%y, %read", "%w", "%c0, %c1", "16x256", token="token %before : mem_token", done=", mem_token")}
    {added("%z", "%x", "%y", "16x256")}
    {added("%u", "%t", "%z", "16x256")}
    %done = {store("%u", "%w", "%c0, %c0", "16x256", token="token %read : mem_token", done=" -> mem_token")}
    scf.yield %u, %done : !nv_tileas.tile<16x256xf32>, !nv_tileas.mem_token
  }}
  {store("%s#0", "%w", "%c16, %c0", "16x256", token="token %s#1 : mem_token")}""",
}


def data():
    rng = np.random.default_rng(1)
    # Neither rows nor columns fill tiles, and the edge is in the second half.
    x = rng.integers(-4, 5, (40, 200)).astype(np.float32)
    y = rng.integers(-4, 5, 80 * 200).astype(np.float32)
    return [x, y, np.int32(40), np.int32(200)]


def split(program):
    done = subprocess.run(["nv-tileas-opt", "-", "--canonicalize", "--cse",
                           "--nv-tileas-split-tiles=warps=1"], input=program,
                          capture_output=True, text=True)
    assert not done.returncode, done.stderr
    return done.stdout


def evaluate(program):
    """What memory holds when nv-tileas-run has run the program."""
    with tempfile.TemporaryDirectory() as folder:
        given, file = pathlib.Path(folder) / "given.json", pathlib.Path(folder) / "program.mlir"
        file.write_text(program)
        given.write_text(json.dumps([{"memory": a.tobytes().hex()} if a.shape else a.tobytes().hex()
                                     for a in data()]))
        done = subprocess.run(["nv-tileas-run", f"--arguments={given}", file],
                              capture_output=True, text=True)
        assert not done.returncode and not done.stderr, done.stdout + done.stderr
        words = json.loads(given.read_text())
        return np.frombuffer(bytes.fromhex(words[1]), np.uint32)


def execute(program):
    """The same of its PTX on the machine."""
    arguments = data()
    result = machine.Program(program, "program.mlir").run(arguments)
    assert result.status == "success", result.error
    assert not result.findings, result.text
    return arguments[1].view(np.uint32)


def loops(program):
    return len(re.findall(r"\bscf\.for\b", program))


def check(body, more):
    program = FRAME.format(body=body)
    if "16x512" in body:
        program = program.replace("16x256", "16x512")
    halves = split(program)
    assert loops(halves) - loops(program) == more, halves
    want = evaluate(program)
    for how, got in [("halves", evaluate(halves)), ("machine", execute(program))]:
        assert (got == want).all(), (how, got[got != want][:8], want[got != want][:8])


failed = 0
for name, body in {**PROGRAMS, **WHOLE}.items():
    try:
        check(body, 0 if name in WHOLE else 2 if name == "twice" else 1)
    except AssertionError as error:
        failed += 1
        print(f"{name}: {str(error)[:3000]}")
print(f"{len(PROGRAMS) + len(WHOLE) - failed} of {len(PROGRAMS) + len(WHOLE)} programs")
