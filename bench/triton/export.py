#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles kernels.py to PTX with Triton, which must be installed; no GPU is needed.

    export.py FOLDER SM [NAME...]

FOLDER gets NAME.SM.triton.ptx of each kernel, and NAME.SM.triton.json with the threads of a block
and the bytes of shared memory that a launch gives it. Addresses, extents and strides are multiples
of 16, and nothing is contracted to fused operations that the program does not write.
"""

import json
import os
import pathlib
import re
import sys

sys.dont_write_bytecode = True
folder, sm = pathlib.Path(sys.argv[1]), sys.argv[2]
os.environ["TRITON_CACHE_DIR"] = str(folder / "triton-cache")

import triton  # noqa: E402
from triton.backends.compiler import GPUTarget  # noqa: E402
from triton.compiler import ASTSource  # noqa: E402

import kernels  # noqa: E402


def compiled(function, types, constants):
    names = [n for n in function.arg_names if n not in constants]
    signature = dict(zip(names, types.split(), strict=True))
    # The last strides, which are 1, end in s or c; numbers that are no extents have longer names.
    divisible = {(i,): [["tt.divisibility", 16]] for i, name in enumerate(names)
                 if signature[name][0] == "*" or (signature[name] == "i32" and name != "seed"
                                                  and not name.endswith(("s", "c")))}
    signature |= dict.fromkeys(constants, "constexpr")
    source = ASTSource(fn=function, signature={n: signature[n] for n in function.arg_names},
                       constexprs=constants, attrs=divisible)
    return triton.compile(source, target=GPUTarget("cuda", int(re.sub(r"\D", "", sm)), 32),
                          options={"enable_fp_fusion": False})


for name in sys.argv[3:] or kernels.KERNELS:
    made = compiled(*kernels.KERNELS[name])
    (folder / f"{name}.{sm}.triton.ptx").write_text(made.asm["ptx"])
    (folder / f"{name}.{sm}.triton.json").write_text(json.dumps(
        {"threads": 32 * made.metadata.num_warps, "shared": made.metadata.shared}))
