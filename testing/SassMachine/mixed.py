# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sums of floats of different widths."""

from conversions import half
from floats import to_odd, write_float
from operands import F32, F64, Unsupported, float32, operation, set_register


@operation("FHADD", "FHFMA")
def decode_mixed_sum(ins):
    """The sum of a half or a bfloat16, or the product of two, and a float."""
    if ins.mods not in ([], ["BF16"]):
        raise Unsupported(ins.text)
    factors = [half(o, bool(ins.mods)) for o in ins.operands[1:-1]]
    last = float32(ins.operands[-1], ins)
    put = write_float(ins, set_register(ins.operands[0]))

    def run(w, m):
        product = F64(1)
        for get in factors:
            product = product * get(w).astype(F64)
        put(w, m, to_odd(product, last(w).astype(F64)).astype(F32))
    return run
