# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""damaged.py IMAGE COUNT: loads an image COUNT times, each time with other bytes changed behind
its headers, which drivers trust, and prints what the driver answers."""

import ctypes
import pathlib
import random
import struct
import sys
from ctypes import byref, c_void_p

CUDA = ctypes.CDLL("libcuda.so.1")
image, count = pathlib.Path(sys.argv[1]).read_bytes(), int(sys.argv[2])
some = random.Random(5)
first, last = 0, len(image)
if image.startswith(b"\x7fELF"):
    # The table of sections stands behind everything else.
    first, last = 64, struct.unpack_from("<Q", image, 40)[0]
elif image.startswith(b"\x50\xed\x55\xba"):
    first = 16

context = c_void_p()
assert not CUDA.cuInit(0)
assert not CUDA.cuDevicePrimaryCtxRetain(byref(context), 0)
assert not CUDA.cuCtxSetCurrent(context)
for number in range(count):
    damaged = bytearray(image) + b"\0"
    for _ in range(some.randrange(1, 9)):
        damaged[some.randrange(first, last)] = some.randrange(256)
    library, kernel, function = c_void_p(), c_void_p(), c_void_p()
    data = (ctypes.c_char * len(damaged)).from_buffer(damaged)
    said = [CUDA.cuLibraryLoadData(byref(library), data, None, None, 0, None, None, 0)]
    if not said[0]:
        said.append(CUDA.cuLibraryGetKernel(byref(kernel), library, b"scale"))
        if not said[1]:
            said.append(CUDA.cuKernelGetFunction(byref(function), kernel))
        said.append(CUDA.cuLibraryUnload(library))
    print(number, *said)
