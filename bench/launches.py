# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How kernels are launched that need so many threads, or that do not end, or do what is
undefined, with made numbers as their input."""

import struct
from typing import Any, NamedTuple

SIZE = 1 << 16  # Bytes of a buffer.


class Launch(NamedTuple):
    """Threads of a block, and values of parameters by their numbers: a number, or the first
    bytes of a buffer, behind which are zeros."""
    threads: int = 64
    values: dict[int, Any] = {}


def words(of, form="i"):
    """A buffer of numbers that a function gives for 0, 1 ..."""
    count = SIZE // struct.calcsize(form)
    return struct.pack(f"<{count}{form}", *map(of, range(count)))


def slot(n):
    """An entry of a hash table; some are empty, where a search ends."""
    return 0 if n % 4 == 0 else (n * 7 % 64) << 32 | n


ZEROS = b""
SMALL_FLOATS = words(lambda n: n * 37 % 64 / 8, "f")
# By program and by how the name of a kernel begins.
LAUNCHES = {
    "big-structs/_Z8simulate": Launch(values={2: 3}),
    "block-barriers/_Z16producerConsumer": Launch(128, {2: 4}),
    "block-reduce/": Launch(128),
    "block-sort/scanItems": Launch(256),
    "block-sort/sortPairs": Launch(128),
    "cub-histogram-select/": Launch(128),
    "cub-reduce/_Z4sums": Launch(256),
    "cub-reduce/_Z8extremes": Launch(128),
    "cub-scan/_Z6blocks": Launch(128),
    "cub-scan/_Z9warpScans": Launch(256),
    "cub-sort/_Z5radix": Launch(128),
    "assertions/_Z5stops": Launch(values={1: 3}),
    # Indices of functions.
    "function-pointers/_Z5calls": Launch(values={0: words(lambda n: n % 3), 1: SMALL_FLOATS}),
    "hashtable/insert": Launch(values={0: ZEROS, 1: 1023}),
    "hashtable/lookUp": Launch(values={0: words(slot, "q"), 1: 1023}),
    # Locks that are free, for one thread because it is chance how often others try, and what
    # they find.
    "hashtable/lockedSum": Launch(1, {0: ZEROS}),
    "libcu-atomics/_Z4lock": Launch(1, {0: ZEROS}),
    "libcu-atomics/_Z8integers": Launch(1),
    "libcu-semaphores/_Z9exclusive": Launch(1),
    # What a barrier, slots and a latch have when they begin to count.
    "libcu-barriers/_Z6device": Launch(values={0: struct.pack("<II", *[2 ** 31 - 64] * 2)}),
    "libcu-pipelines/_Z5alone": Launch(128),
    "libcu-pipelines/_Z6groups": Launch(256),
    "libcu-pipelines/_Z6stages": Launch(128, {2: 4}),
    "libcu-semaphores/_Z7bounded": Launch(values={0: struct.pack("<q", 1000), 4: 3}),
    "libcu-semaphores/_Z4once": Launch(values={0: struct.pack("<q", 64)}),
    "recursion/_Z3run": Launch(8, {1: SMALL_FLOATS, 2: ZEROS}),
    "unions/_Z8variants": Launch(values={0: words(lambda n: n // 6 % 4 if n % 6 == 0 else n % 9)}),
}


def adapt(stem, case):
    """Changes a made case to how its kernel has to be launched."""
    launch = next((launch for name, launch in LAUNCHES.items()
                   if f"{stem}/{case.kernel}".startswith(name)), Launch())
    case.block = launch.threads, 1, 1
    for n, value in launch.values.items():
        align, old, expected, how = case.parameters[n]
        if expected is None:
            value = value.to_bytes(len(old), "little")
        else:
            expected = value = value + bytes(SIZE - len(value))
        case.parameters[n] = align, value, expected, how
    return case
