# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Files of floats for tests, without NumPy.

arrays.py write FILE N START STEP   writes N floats, as .npy if FILE is called so
arrays.py show FILE [TYPE]          prints the header of a .npy file, and the elements
"""

import array
import sys

MAGIC = b"\x93NUMPY\x01\x00"


def write(file, count, start, step):
    data = array.array("f", (start + step * n for n in range(count))).tobytes()
    header = f"{{'descr': '<f4', 'fortran_order': False, 'shape': ({count},), }}"
    header += " " * (-(len(header) + 11) % 64) + "\n"
    with open(file, "wb") as out:
        if file.endswith(".npy"):
            out.write(MAGIC + len(header).to_bytes(2, "little") + header.encode())
        out.write(data)


def show(file, code):
    with open(file, "rb") as source:
        data = source.read()
    if data.startswith(MAGIC):
        size = int.from_bytes(data[8:10], "little")
        print(data[10:10 + size].decode().strip(), (10 + size) % 64)
        data = data[10 + size:]
    print(*(f"{value:g}" for value in array.array(code, data)))


if sys.argv[1] == "write":
    write(sys.argv[2], int(sys.argv[3]), float(sys.argv[4]), float(sys.argv[5]))
else:
    show(sys.argv[2], sys.argv[3] if len(sys.argv) > 3 else "f")
