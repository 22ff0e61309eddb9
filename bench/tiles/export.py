#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes Tile IR of kernels.py and products.py, as text, or of those kernels that are named, in
large.py, too. cuTile Python must be installed.

    export.py NV_TILEAS_OPT FOLDER [NAME...]
"""

import io
import pathlib
import re
import subprocess
import sys

import cuda.tile as ct
from cuda.tile.compilation import (ArrayConstraint, CallingConvention, KernelSignature,
                                   ScalarConstraint, export_kernel)

import kernels  # noqa: F401
import large  # noqa: F401
import products  # noqa: F401
from common import KERNELS, LARGE

KINDS = {"f16": (ct.float16, 16), "bf16": (ct.bfloat16, 16), "f32": (ct.float32, 32),
         "f64": (ct.float64, 64), "i8": (ct.int8, 8), "u8": (ct.uint8, 8),
         "i32": (ct.int32, 32), "e4m3": (ct.float8_e4m3fn, 8)}
BANNER = """\
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Made by bench/tiles/export.py.
"""


def constraint(parameter):
    if not isinstance(parameter, str):
        return parameter
    kind, _, rank = parameter.partition(":")
    dtype, bits = KINDS[kind]
    if not rank:
        return ScalarConstraint(dtype)
    rank = int(rank)
    # As cuTile launches arrays of PyTorch: aligned to 16 bytes, the last dimension packed.
    return ArrayConstraint(
        dtype, rank, index_dtype=ct.int32, stride_lower_bound_incl=0, alias_groups=(),
        may_alias_internally=False, stride_constant=(None,) * (rank - 1) + (1,),
        stride_divisible_by=(128 // bits,) * (rank - 1) + (1,), base_addr_divisible_by=16)


def text(tool, name):
    kernel, parameters = {**KERNELS, **LARGE}[name]
    signature = KernelSignature([constraint(p) for p in parameters],
                                CallingConvention.cutile_python_v1(), symbol=name)
    bytecode = io.BytesIO()
    export_kernel(kernel, [signature], bytecode, output_format="tileir_bytecode",
                  bytecode_version="13.3")
    done = subprocess.run([tool, "-", "--no-implicit-module"], input=bytecode.getvalue(),
                          capture_output=True)
    if done.returncode:
        sys.exit(f"{name}: {done.stderr.decode()}")
    return re.sub(r'(cuda_tile\.module @\w+) producer "[^"]*"', r"\1", done.stdout.decode()).rstrip() + "\n"


def main():
    tool, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    for name in sys.argv[3:] or KERNELS:
        try:
            (folder / f"{name.replace('_', '-')}.mlir").write_text(BANNER + text(tool, name))
        except ct.TileError as error:
            print(f"{name}: {error}", file=sys.stderr)


if __name__ == "__main__":
    main()
