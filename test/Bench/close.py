# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""When bench/executed.py takes two buffers for the same: floats may differ a little, integers
may not."""

import pathlib
import sys

sys.dont_write_bytecode = True

import numpy as np

sys.path.append(str(pathlib.Path(__file__).resolve().parents[2] / "bench"))

import executed  # noqa: E402

FLOATS = np.linspace(0.5, 1.5, 16, dtype=np.float32)
INTEGERS = np.arange(16, dtype=np.int32)


def changed(array, value):
    out = array.copy()
    out[5] = value
    return out


# Two buffers, how they are to be compared, and whether they are the same.
CASES = (
    ("equal integers", INTEGERS, INTEGERS, None, True),
    ("other integers", INTEGERS, changed(INTEGERS, 6), None, False),
    ("an integer for zero", INTEGERS * 0, changed(INTEGERS * 0, 1), None, False),
    ("large integers", INTEGERS, changed(INTEGERS, 1 << 28), None, False),
    ("near floats", FLOATS, changed(FLOATS, FLOATS[5] * np.float32(1.00001)), None, True),
    ("near zero", changed(FLOATS, 0), changed(FLOATS, 1e-6), None, True),
    ("other floats", FLOATS, changed(FLOATS, 0.7), None, False),
    ("an integer among floats", changed(FLOATS, 0), changed(FLOATS, 1e-44), None, False),
    ("no numbers", changed(FLOATS, np.nan), changed(FLOATS, -np.float32(np.nan)), None, True),
    ("near doubles", FLOATS.astype(float), FLOATS.astype(float) * (1 + 1e-11), None, True),
    ("exact", FLOATS, changed(FLOATS, FLOATS[5] * np.float32(1.00001)), ["exact"], False),
    ("ignored", FLOATS, INTEGERS, ["ignore"], True))


def main():
    for name, one, other, how, right in CASES:
        if executed.is_close(one.tobytes(), other.tobytes(), how) != right:
            sys.exit(f"{name}: not {right}")
        print(name)


if __name__ == "__main__":
    main()
