# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Combinations that depend on which element comes first, a x + b, one after the other, and
on what takes part: the least of nothing but NaN is NaN, although the identity is infinity."""

import numpy as np

from evaluator import Program


def places(name, pointer, kind):
    """Where the eight elements of an array are."""
    to = f"tile<ptr<{kind}>>"
    return f"""
    %{name}i = iota : tile<8xi32>
    %{name}r = reshape {pointer} : {to} -> tile<1xptr<{kind}>>
    %{name}w = broadcast %{name}r : tile<1xptr<{kind}>> -> tile<8xptr<{kind}>>
    %{name} = offset %{name}w, %{name}i : tile<8xptr<{kind}>>, tile<8xi32> -> tile<8xptr<{kind}>>
"""


SCAN = """
cuda_tile.module @m {
  entry @k(%pa: tile<ptr<i32>>, %pb: tile<ptr<i32>>) {""" + \
    places("qa", "%pa", "i32") + places("qb", "%pb", "i32") + """
    %a, %ta = load_ptr_tko weak %qa : tile<8xptr<i32>> -> tile<8xi32>, token
    %b, %tb = load_ptr_tko weak %qb : tile<8xptr<i32>> -> tile<8xi32>, token
    %x, %y = scan %a, %b dim=0 reverse=REVERSE identities=[1 : i32, 0 : i32]
        : tile<8xi32>, tile<8xi32> -> tile<8xi32>, tile<8xi32>
    (%a0: tile<i32>, %a1: tile<i32>, %b0: tile<i32>, %b1: tile<i32>) {
      %m = muli %a0, %a1 : tile<i32>
      %n = muli %a1, %b0 : tile<i32>
      %o = addi %n, %b1 : tile<i32>
      yield %m, %o : tile<i32>, tile<i32>
    }
    %ua = store_ptr_tko weak %qa, %x token=%ta : tile<8xptr<i32>>, tile<8xi32> -> token
    %ub = store_ptr_tko weak %qb, %y token=%tb : tile<8xptr<i32>>, tile<8xi32> -> token
  }
}
"""

LEAST = """
cuda_tile.module @m {
  entry @k(%p: tile<ptr<f32>>, %q: tile<ptr<f32>>) {""" + places("a", "%p", "f32") + """
    %x, %t = load_ptr_tko weak %a : tile<8xptr<f32>> -> tile<8xf32>, token
    %y = reduce %x dim=0 identities=[0x7F800000 : f32] : tile<8xf32> -> tile<f32>
    (%now: tile<f32>, %before: tile<f32>) {
      %m = minf %now, %before : tile<f32>
      yield %m : tile<f32>
    }
    %u = store_ptr_tko weak %q, %y token=%t : tile<ptr<f32>>, tile<f32> -> token
  }
}
"""


def expected(a, b):
    """What each prefix of the functions a x + b is, the first one applied first."""
    m, o, result = 1, 0, []
    for x, y in zip(a.tolist(), b.tolist()):
        m, o = m * x, x * o + y
        result.append((m, o))
    return result


def main():
    count = 0
    for seed in range(2):
        random = np.random.default_rng(seed)
        for word in ("false", "true"):
            a, b = (random.integers(-3, 4, 8).astype(np.int32) for _ in "ab")
            step = -1 if word == "true" else 1
            wanted = expected(a[::step], b[::step])[::step]
            result = Program(SCAN.replace("REVERSE", word), word).run([a, b])
            assert result.status == "success", result.error
            assert list(zip(a.tolist(), b.tolist())) == wanted, (word, a, b, wanted)
            count += 1
    for values, wanted in (([np.nan] * 8, np.nan), ([np.nan] * 7 + [2], 2)):
        x, y = np.array(values, np.float32), np.zeros(1, np.float32)
        result = Program(LEAST, "least").run([x, y])
        assert result.status == "success", result.error
        assert np.array_equal(y, np.float32([wanted]), equal_nan=True), (y, wanted)
        count += 1
    print(count, "programs")


main()
