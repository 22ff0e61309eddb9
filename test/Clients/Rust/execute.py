# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Executes the kernels of Inputs/kernels.rs in the interpreter, through its CUDA driver,
and compares what they write with what Python computes."""

import ctypes
import random
import struct

COUNT = 24  # Threads, one block.
EACH = 40   # Elements for each of some kernels.
MASK = 2**64 - 1


def f32(value):
    return struct.unpack("<f", struct.pack("<f", value))[0]


def pack(code, values):
    return struct.pack(f"<{len(values)}{code}", *values)


def wide(values):
    return b"".join(value.to_bytes(16, "little") for value in values)


class Device:
    def __init__(self, driver, ptx):
        self.library = ctypes.CDLL(str(driver))
        context, self.module = ctypes.c_void_p(), ctypes.c_void_p()
        self.call("cuInit", 0)
        self.call("cuCtxCreate", ctypes.byref(context), 0, 0)
        self.call("cuModuleLoadDataEx", ctypes.byref(self.module),
                  ptx.read_bytes() + b"\0", 0, None, None)

    def call(self, name, *arguments):
        if status := getattr(self.library, name)(*arguments):
            raise RuntimeError(f"{name} returned {status}")

    def run(self, name, arguments):
        """The bytes of each buffer after the kernel. Buffers are bytes; other arguments
        are objects of ctypes."""
        kernel, values, buffers = ctypes.c_void_p(), [], []
        self.call("cuModuleGetFunction", ctypes.byref(kernel), self.module,
                  name.encode())
        for argument in arguments:
            if isinstance(argument, bytes):
                address = ctypes.c_uint64()
                size = ctypes.c_size_t(len(argument))
                self.call("cuMemAlloc", ctypes.byref(address), size)
                self.call("cuMemcpyHtoD", address, argument, size)
                buffers.append((address, size))
                argument = address
            values.append(argument)
        pointers = (ctypes.c_void_p * len(values))(*map(ctypes.addressof, values))
        self.call("cuLaunchKernel", kernel, 1, 1, 1, COUNT, 1, 1, 0, None, pointers, None)
        results = []
        for address, size in buffers:
            data = ctypes.create_string_buffer(size.value)
            self.call("cuMemcpyDtoH", data, address, size)
            results.append(data.raw)
        return results


def fnv(data):
    number = 0xcbf29ce484222325
    for byte in data:
        number = (number ^ byte) * 0x100000001b3 & MASK
    return number


def collatz(number):
    steps = 1
    while number != 1:
        number, steps = (3 * number + 1 if number % 2 else number // 2), steps + 1
    return steps


def parsed(text):
    """As Rust's i32::from_str, which knows no underscores."""
    try:
        number = int(text) if "_" not in text else 2**31
    except ValueError:
        return -2**31
    return number if -2**31 <= number < 2**31 else -2**31


def cases():
    """(kernel, arguments, which of the buffers is the result, its bytes)"""
    rng = random.Random(7)
    many = COUNT * EACH
    size = ctypes.c_uint64
    x, y = ([f32(rng.uniform(-9, 9)) for _ in range(COUNT)] for _ in range(2))
    half = COUNT // 2  # Threads that are too many do nothing.
    yield ("saxpy", [ctypes.c_float(2.5), pack("f", x), pack("f", y), size(half)], 1,
           pack("f", [f32(f32(2.5 * a) + b) for a, b in zip(x[:half], y)] + y[half:]))
    x, y = ([rng.uniform(-9, 9) for _ in range(COUNT * 64)] for _ in range(2))
    sums = []
    for first in range(0, len(x), 64):
        total = 0.0
        for a, b in zip(x[first:first + 64], y[first:first + 64]):
            total += a * b
        sums.append(total)
    yield ("dot", [pack("d", x), pack("d", y), bytes(8 * COUNT), size(len(x))], 2,
           pack("d", sums))
    keys = [rng.getrandbits(rng.choice((4, 32))) for _ in range(many)]
    yield ("sort", [pack("I", keys), size(EACH)], 0, b"".join(
        pack("I", sorted(keys[i:i + EACH])) for i in range(0, many, EACH)))
    table = sorted(rng.sample(range(-999, 999), 77))
    wanted = [rng.choice((rng.choice(table), rng.randint(-1100, 1100)))
              for _ in range(COUNT)]
    places = [table.index(key) if key in table else
              -1 - sum(value < key for value in table) for key in wanted]
    yield ("search", [pack("i", table), size(len(table)), bytes(8 * COUNT),
                      pack("i", wanted)], 1, pack("q", places))
    a, b = ([rng.getrandbits(rng.choice((3, 60, 128))) for _ in range(COUNT)]
            for _ in range(2))
    b[0] = 0
    full = 2**128 - 1
    yield ("wide", [wide(a), wide(b), bytes(16 * COUNT)], 2, wide(
        [(p * q & full) ^ (p // q if q else (p << 3 | p >> 125) & full)
         for p, q in zip(a, b)]))
    shapes = [(rng.randrange(3), f32(rng.uniform(0, 9)), f32(rng.uniform(0, 9)))
              for _ in range(COUNT)]
    areas = [(f32(p * p), f32(p * q), 0.0)[kind] for kind, p, q in shapes]
    yield ("areas", [b"".join(struct.pack("<Iff", *shape) for shape in shapes),
                     bytes(4 * COUNT)], 1, pack("f", areas))
    words = [rng.getrandbits(32) for _ in range(many)]
    yield ("hash", [pack("I", words), size(EACH), bytes(8 * COUNT)], 1, pack("Q", [
        fnv(pack("Q", [EACH]) + pack("I", words[i:i + EACH]))
        for i in range(0, many, EACH)]))
    values = [f32(rng.uniform(-999, 999)) for _ in range(COUNT)]
    yield ("format", [pack("f", values), bytes(many), size(EACH)], 1, b"".join(
        f"{i:04} {value:>8.3f} {~i & MASK:#x}".encode().ljust(EACH, b"\0")
        for i, value in enumerate(values)))
    texts = [rng.choice((str(rng.randint(-2**33, 2**33)), f" +{i} ", f"-{i}", f"{i}x", ""))
             for i in range(COUNT)]
    yield ("parse", [b"".join(text.encode().ljust(EACH) for text in texts), size(EACH),
                     bytes(4 * COUNT)], 1, pack("i", [parsed(text) for text in texts]))
    yield ("collatz", [bytes(4 * COUNT)], 0,
           pack("I", [collatz(i + 1) for i in range(COUNT)]))


def execute(driver, ptx):
    """How many kernels were executed, and what is wrong."""
    device, count, wrong = Device(driver, ptx), 0, []
    for name, arguments, which, expected in cases():
        count += 1
        try:
            found = device.run(name, arguments)[which]
        except RuntimeError as error:
            wrong.append(f"{ptx.name}: {name}: {error}")
            continue
        if found != expected:
            at = next(i for i, pair in enumerate(zip(found, expected))
                      if pair[0] != pair[1])
            wrong.append(f"{ptx.name}: {name}: byte {at} of the result is wrong")
    return count, wrong
