# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Matrices as the PTX ISA describes them, for comparison with the interpreter:
formats of numbers, layouts in shared memory, sparse rows, and cases that
ptx-run executes. Slow and simple: one element at a time."""

import collections
import functools
import operator
import os
import random
import struct
import subprocess

# Bits of the whole, of the exponent and of the fraction, and the bias.
FLOATS = {"f16": (16, 5, 10, 15), "bf16": (16, 8, 7, 127),
          "tf32": (32, 8, 23, 127), "f32": (32, 8, 23, 127),
          "e4m3": (8, 4, 3, 7), "e5m2": (8, 5, 2, 15), "e2m3": (6, 2, 3, 1),
          "e3m2": (6, 3, 2, 3), "e2m1": (4, 2, 1, 1)}
BITS = {name: row[0] for name, row in FLOATS.items()}
BITS.update({"s8": 8, "u8": 8, "b1": 1, "s32": 32, "s1z4m11": 16})


def number(kind, bits):
    """The value of an element that is neither infinite nor a NaN."""
    if kind in ("u8", "b1"):
        return bits
    if kind in ("s8", "s32"):
        half = 1 << BITS[kind] - 1
        return (bits ^ half) - half
    if kind == "s1z4m11":
        return -(bits & 0x7FF) if bits >> 15 else bits & 0x7FF
    width, exponent, fraction, bias = FLOATS[kind]
    sign = -1.0 if bits >> width - 1 else 1.0
    power = bits >> fraction & (1 << exponent) - 1
    part = bits & (1 << fraction) - 1
    if kind == "tf32":
        part &= ~0x1FFF
    if power == 0:
        return sign * part * 2.0 ** (1 - bias - fraction)
    return sign * (part + (1 << fraction)) * 2.0 ** (power - bias - fraction)


def element(kind):
    """Random bits. Exponents are near that of 1, so that all sums of products
    are exact in double precision."""
    if kind == "s1z4m11":
        return random.getrandbits(16) & ~0x7800
    if kind not in FLOATS:
        return random.getrandbits(BITS[kind])
    width, fraction, least, powers = exponents(kind)
    return (random.getrandbits(1) << width - 1
            | least + int(random.random() * powers) << fraction
            | random.getrandbits(fraction))


@functools.cache
def exponents(kind):
    """The bits of a format and of its fraction, the least exponent that elements have,
    and how many."""
    width, exponent, fraction, bias = FLOATS[kind]
    most = min((1 << exponent) - 2, bias + 3)
    if kind in ("e2m3", "e3m2", "e2m1"):
        most = (1 << exponent) - 1
    least = max(0, bias - 4)
    return width, fraction, least, most - least + 1


def rounded(kind, value, saturate=False):
    """The bits of an element of a result."""
    if kind == "s32":
        if saturate:
            value = max(-(1 << 31), min((1 << 31) - 1, value))
        return value & 0xFFFFFFFF
    code, mask = ("<f", "<I") if kind == "f32" else ("<e", "<H")
    return struct.unpack(mask, struct.pack(code, value))[0]


def accumulator(kind):
    return element(kind) if kind != "s32" else random.getrandbits(32)


def product(row, column):
    return sum(map(operator.mul, row, column))


# ------------------------------------------------------------------------------
# Shared memory
# ------------------------------------------------------------------------------

# By the width of a swizzle: the bits of Swizzle<B, M, S>.
SWIZZLES = {0: (0, 4, 3), 32: (1, 4, 3), 64: (2, 4, 3), 128: (3, 4, 3),
            "128-32": (2, 5, 2)}


def swizzle(address, width):
    bits, base, shift = SWIZZLES[width]
    return address ^ (address >> shift & ((1 << bits) - 1) << base)


def mixed(value, *radixes):
    """The digits of a number, lowest first; the last is what is left."""
    digits = []
    for radix in radixes:
        digits.append(value % radix)
        value //= radix
    return digits + [value]


def dot(digits, strides):
    return sum(d * s for d, s in zip(digits, strides))


class Layout:
    """A canonical layout of the ISA, in elements: T of them have 16 bytes."""

    def __init__(self, start, width, mn_major, count, leading, stride):
        self.start, self.width, self.mn_major = start, width, mn_major
        self.count, self.leading, self.stride = count, leading, stride

    def offset(self, mn, k):
        t = self.count
        lbo, sbo = self.leading * t // 16, self.stride * t // 16
        wide = {0: 1, 32: 2, 64: 4, 128: 8, "128-32": 8}[self.width]
        lines = 4 if self.width == "128-32" else 8
        if self.mn_major:
            outer = (sbo, lbo) if self.width == 0 else (lbo, sbo)
            return (dot(mixed(mn, t, wide), (1, t, outer[0]))
                    + dot(mixed(k, lines), (wide * t, outer[1])))
        if self.width == 0:
            return dot(mixed(mn, 8), (t, sbo)) + dot(mixed(k, t), (1, lbo))
        return dot(mixed(mn, 8), (wide * t, sbo)) + k

    def place(self, mn, k):
        """The address of the 16 bytes that the element is in, and its place."""
        piece, inner = divmod(self.offset(mn, k), self.count)
        return swizzle(self.start + 16 * piece, self.width), inner

    def store(self, image, mn, k, bits, width):
        address, inner = self.place(mn, k)
        piece = int.from_bytes(image[address:address + 16], "little")
        mask = (1 << width) - 1 << inner * width
        piece = piece & ~mask | bits << inner * width
        image[address:address + 16] = piece.to_bytes(16, "little")


def encode(value):
    return (value & 0x3FFFF) >> 4


def shared_bytes(size):
    return bytearray(random.randbytes(size))


# ------------------------------------------------------------------------------
# Sparse rows
# ------------------------------------------------------------------------------

def sparse_chunk(chunk):
    """Four bits of metadata, and the places that they choose."""
    if chunk == 2:
        place = random.randrange(2)
        return (0xE if place else 0x4), [place]
    low, high = sorted(random.sample(range(4), 2))
    places = [low, high]
    if chunk == 8:
        places = [2 * p + n for p in places for n in range(2)]
    return low | high << 2, places


def sparse_row(terms, chunk):
    """The metadata of a row, and the terms that it stores, in order."""
    metadata, stored = 0, []
    for n in range(terms // chunk):
        bits, places = sparse_chunk(chunk)
        metadata |= bits << 4 * n
        stored += [n * chunk + p for p in places]
    return metadata, stored


# ------------------------------------------------------------------------------
# Choosing and running
# ------------------------------------------------------------------------------

def sample(cases, classes, size):
    """Fewer cases, small ones, of all the classes that CLASSES gives for them."""
    left = collections.Counter(c for case in cases for c in classes(case))
    kept = list(cases)
    for case in sorted(cases, key=size, reverse=True):
        if all(left[c] > 1 for c in classes(case)):
            left.subtract(classes(case))
            kept.remove(case)
    return kept


class Suite:
    """Cases of one machine, which ptx-run executes all at once."""

    def __init__(self, folder, machine):
        self.folder, self.machine, self.count = folder, machine, 0
        self.files, self.names = [], {}
        os.makedirs(folder, exist_ok=True)

    def add(self, name, body, buffers, threads=128, cluster=1):
        """Buffers are pairs of contents before and afterwards; a kernel gets
        their addresses as %b0, %b1 and so on."""
        folder = os.path.join(self.folder, f"case{self.count}")
        os.makedirs(folder, exist_ok=True)
        lines = ["kernel k", f"grid {cluster} 1 1", f"block {threads} 1 1"]
        if cluster > 1:
            lines.append(f"cluster {cluster}")
        for n, contents in enumerate(buffers):
            for data, suffix in zip(contents, ("before", "after")):
                with open(f"{folder}/{n}.{suffix}", "wb") as out:
                    out.write(data)
            lines.append(f"buffer {n}.before {n}.after")
        with open(f"{folder}/case.txt", "w") as out:
            out.write("\n".join(lines) + "\n")
        parameters = ", ".join(f".param .b64 p{n}" for n in range(len(buffers)))
        loads = "".join(f".reg .b64 %b{n}; ld.param.b64 %b{n}, [p{n}];\n"
                        for n in range(len(buffers)))
        path = os.path.join(self.folder, f"case{self.count}.ptx")
        with open(path, "w") as out:
            out.write(f"// {name}\n.version 9.0\n.target {self.machine}\n"
                      f".address_size 64\n.visible .entry k({parameters})\n"
                      f"{{\n{loads}{body}ret;\n}}\n")
        self.files.append(path)
        self.names[path] = name
        self.count += 1

    def run(self, ptx_run, ptxas=None):
        """Prints what is wrong, with the names of cases."""
        if ptxas:
            for path in self.files:
                subprocess.run([ptxas, f"-arch={self.machine}", path, "-o",
                                os.devnull], check=True)
        done = subprocess.run([ptx_run, self.folder] + self.files,
                              stdout=subprocess.PIPE, text=True)
        for line in done.stdout.splitlines():
            for path, name in self.names.items():
                if f"FAIL {path}:" in line:
                    line = line.replace(path, name)
            print(line)
        return done.returncode


def registers(kind, name, count):
    return f".reg .{kind} %{name}<{count}>;\n"


def listed(name, count, first=0):
    return "{" + ", ".join(f"%{name}{first + n}" for n in range(count)) + "}"


def load_shared(buffer, size, threads=128):
    """Copies a buffer to the shared variable "image", 16 bytes at a time."""
    return (f".shared .align 1024 .b8 image[{size}];\n"
            ".reg .b32 %thread, %at, %word<4>, %base; .reg .b64 %from;\n"
            ".reg .pred %more;\n"
            "mov.u32 %thread, %tid.x; mov.u32 %base, image;\n"
            "shl.b32 %at, %thread, 4;\n"
            "Copy:\n"
            f"cvt.u64.u32 %from, %at; add.s64 %from, %from, {buffer};\n"
            f"ld.global.v4.b32 {listed('word', 4)}, [%from];\n"
            ".reg .b32 %to;\n"
            f"add.u32 %to, %base, %at; st.shared.v4.b32 [%to], {listed('word', 4)};\n"
            f"add.u32 %at, %at, {16 * threads};\n"
            f"setp.lt.u32 %more, %at, {size}; @%more bra Copy;\n"
            "fence.proxy.async; bar.sync 0;\n")
