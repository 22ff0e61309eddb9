# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""dump.py FOLDER [MACHINE]: the LLVM IR that Halide makes of some pipelines for a GPU.
It prints it, after its optimizer, if HL_DEBUG_CODEGEN is 2."""

import os
import re
import subprocess
import sys
import tempfile

if os.environ.get("HL_DEBUG_CODEGEN") != "2":
    done = subprocess.run([sys.executable, *sys.argv], capture_output=True, text=True,
                          env=dict(os.environ, HL_DEBUG_CODEGEN="2"))
    if done.returncode:
        sys.exit(done.stderr[-2000:])
    found = re.findall(r"(; ModuleID = 'ptx_dev_ll'.*?)Done with CodeGen_PTX",
                       done.stderr, re.S)
    os.makedirs(sys.argv[1], exist_ok=True)
    for number, module in enumerate(found):
        with open(os.path.join(sys.argv[1], f"halide-{number:02}.ll"), "w") as out:
            out.write(module)
    sys.exit(not found)

import halide as hl  # noqa: E402

machine = sys.argv[2] if len(sys.argv) > 2 else "80"
target = hl.Target(f"x86-64-linux-cuda-cuda_capability_{machine}-no_runtime")
x, y, c = hl.Var("x"), hl.Var("y"), hl.Var("c")
bx, by, tx, ty = hl.Var("bx"), hl.Var("by"), hl.Var("tx"), hl.Var("ty")


def compile_pipeline(function, *inputs):
    with tempfile.TemporaryDirectory() as folder:
        function.compile_to({hl.OutputFileType.device_code: folder + "/f.ptx"},
                            list(inputs), function.name(), target)


def pointwise():
    i = hl.ImageParam(hl.Float(32), 2)
    f = hl.Func("pointwise")
    f[x, y] = hl.sin(i[x, y]) * hl.exp(i[x, y]) + hl.sqrt(hl.abs(i[x, y]))
    f.gpu_tile(x, y, bx, by, tx, ty, 16, 8)
    compile_pipeline(f, i)


def blur():
    i = hl.ImageParam(hl.UInt(8), 2)
    wide, h, v = hl.Func(), hl.Func("h"), hl.Func("blur")
    wide[x, y] = hl.cast(hl.UInt(16), i[x, y])
    h[x, y] = (wide[x, y] + wide[x + 1, y] + wide[x + 2, y]) / 3
    v[x, y] = hl.cast(hl.UInt(8), (h[x, y] + h[x, y + 1] + h[x, y + 2]) / 3)
    v.gpu_tile(x, y, bx, by, tx, ty, 32, 8)
    h.compute_at(v, bx).gpu_threads(x, y)
    compile_pipeline(v, i)


def histogram():
    i = hl.ImageParam(hl.UInt(8), 2)
    f = hl.Func("histogram")
    r = hl.RDom([(0, 256), (0, 256)])
    f[x] = hl.cast(hl.Int(32), 0)
    f[hl.cast(hl.Int(32), i[r.x, r.y])] += 1
    f.gpu_tile(x, bx, tx, 64)
    f.update().atomic().gpu_tile(r.x, hl.RVar("rb"), hl.RVar("rt"), 64)
    compile_pipeline(f, i)


def select():
    i = hl.ImageParam(hl.Float(16), 3)
    f = hl.Func("select")
    v = hl.cast(hl.Float(32), i[x, y, c])
    f[x, y, c] = hl.cast(hl.Float(16), hl.select(v > 0, hl.pow(v, 2.2), hl.tanh(v)))
    f.gpu_tile(x, y, bx, by, tx, ty, 16, 16)
    compile_pipeline(f, i)


def integers():
    i = hl.ImageParam(hl.Int(32), 2)
    f = hl.Func("integers")
    v = i[x, y]
    f[x, y] = (v / 7) % 5 + hl.popcount(v) - hl.count_leading_zeros(v) + (v >> 3 ^ v << 2)
    f.gpu_tile(x, y, bx, by, tx, ty, 32, 4)
    compile_pipeline(f, i)


pointwise()
blur()
histogram()
select()
integers()
