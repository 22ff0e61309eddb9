# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""narrow-division.py NVVMC IR FOLDER: divides numbers of 16 bits where quotients change, by
all divisors of up to nine bits and a part of the others, with either sign; the kernel compares with
divisions of 32 bits. Prints how many pairs there were, and how many were wrong."""

import random
import subprocess
import sys

import numpy as np

NVVMC, IR, FOLDER = sys.argv[1:]
BLOCK = 256
random.seed(1)


def pairs():
    for y in [*range(1, 512), *range(513, 65536, 251), 32767, 32768, 65535]:
        most = 65535 // y
        for q in {1, 2, most // 2, most, random.randint(0, most)}:
            for x in (q * y - 1, q * y, q * y + y - 1):
                if 0 <= x <= 65535:
                    yield x, y
                    yield -x & 0xFFFF, y
    for x in (0, 1, 127, 128, 255, 32767, 32768, 65535):
        for y in (1, 127, 128, 129, 255, 32767, 32768, 65535):
            yield x, y


given = np.array([*pairs()], np.uint16)
given = np.concatenate([given, np.ones((-len(given) % BLOCK, 2), np.uint16)])
given.tofile(f"{FOLDER}/pairs.bin")
np.full(len(given), -1, np.int64).tofile(f"{FOLDER}/wrong.bin")
subprocess.run([NVVMC, "emit", IR, "--arch=sm_80", "-O2", "-o", f"{FOLDER}/check.ptx"], check=True)
with open(f"{FOLDER}/check.ptx") as file:
    print("reciprocals:", file.read().count("rcp.approx"))
subprocess.run([NVVMC, "run", f"{FOLDER}/check.ptx", "--kernel=check", f"--block={BLOCK}",
                f"--grid={len(given) // BLOCK}", f"in:{FOLDER}/pairs.bin",
                f"inout:{FOLDER}/wrong.bin"], check=True)
wrong = np.fromfile(f"{FOLDER}/wrong.bin", np.int64)
print(len(given) > 10000, "wrong:", np.count_nonzero(wrong), given[wrong != 0][:5].tolist())
