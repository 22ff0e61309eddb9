# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What random programs are made of: text, functions that compute the same with NumPy, and
the variables that are known; see structured.py."""

import numpy as np

BITS = {"i1": 1, "i8": 8, "i16": 16, "i32": 32, "i64": 64}
FLOAT_BITS = {"f16": 16, "bf16": 16, "f32": 32}
SHAPES = [(), (1,), (2,), (8,), (16,), (64,), (128,), (1024,), (4, 8), (16, 16), (2, 64),
          (64, 2), (32, 64), (128, 8), (1, 32), (4, 4, 16), (8, 1, 32), (2, 4, 2, 8)]
LARGE = [(64, 128), (128, 64), (4096,), (8192,), (64, 64), (16, 4, 64), (32, 4, 4, 16)]
MOST = 2048  # Elements of a tile that is not large.
BINARY = {
    "addi": np.add, "subi": np.subtract, "muli": np.multiply, "andi": np.bitwise_and,
    "ori": np.bitwise_or, "xori": np.bitwise_xor}
ORDERED = ["maxi", "mini"]
COMPARE = {"equal": np.equal, "not_equal": np.not_equal, "less_than": np.less,
           "greater_than_or_equal": np.greater_equal}
FACTORS = [("f16", "f32"), ("f16", "f16"), ("bf16", "f32"), ("tf32", "f32"), ("f32", "f32"),
           ("f64", "f64"), ("f8E4M3FN", "f32"), ("f8E5M2", "f16")]


def tile(kind, shape):
    return "tile<" + "".join(f"{n}x" for n in shape) + kind + ">"


def count(shape):
    return int(np.prod(shape, dtype=int))


def cut(kind, x):
    """As many bits as the type has, of an array of uint64."""
    return np.asarray(x).astype(np.uint64) & np.uint64((1 << BITS[kind]) - 1)


def signed(kind, x):
    """As int64."""
    spare = np.uint64(64 - BITS[kind])
    return (np.asarray(x, np.uint64) << spare).astype(np.int64) >> np.int64(spare)


class Var:
    def __init__(self, name, kind, shape):
        self.name, self.kind, self.shape = name, kind, shape
        self.type = tile(kind, shape)


class State:
    """What a program has computed: variables by their names, and its arrays."""

    def __init__(self, arrays, block):
        self.of, self.arrays, self.block = {}, arrays, block


class Stop(Exception):
    """A loop ends, with these values."""


def bits_of(kind, x):
    """Integers as numbers of a type, in its bits."""
    if kind in BITS:
        return cut(kind, x.astype(np.int64))
    if kind == "bf16":
        return x.astype(np.float32).view(np.uint32) >> np.uint32(16)
    of = {"f16": np.float16, "f32": np.float32}[kind]
    return x.astype(of).view(f"u{np.dtype(of).itemsize}")


def extreme(name, kind, is_signed, x, y):
    a, b = (signed(kind, v) if is_signed else np.asarray(v, np.uint64) for v in (x, y))
    fn = np.maximum if name == "maxi" else np.minimum
    return fn(a, b).astype(np.uint64)


def first_of(name, kind, is_signed):
    """What changes nothing, as bits."""
    all_ = (1 << BITS[kind]) - 1
    top = 1 << (BITS[kind] - 1)
    return {"addi": 0, "xori": 0, "ori": 0, "muli": 1, "andi": all_,
            "maxi": top if is_signed else 0,
            "mini": top - 1 if is_signed else all_}[name]


class Builder:
    """A program while it is made."""

    #===----------------------------------------------------------------------------===//
    # Text
    #===----------------------------------------------------------------------------===//

    def line(self, text):
        self.lines.append("  " * self.depth + text)

    def name(self):
        return f"%v{next(self.names)}"

    def new(self, kind, shape):
        return Var(self.name(), kind, shape)

    def kind(self):
        return self.random.choice(list(BITS))

    def shape(self):
        return self.random.choice(self.shapes)

    def constant(self, number, kind="i32"):
        name = self.name()
        self.line(f"{name} = constant <{kind}: {number}> : tile<{kind}>")
        return name

    def compute(self, text, kind, shape, fn):
        """A variable that the operation gives, and fn of the state."""
        v = self.new(kind, shape)
        self.line(f"{v.name} = {text}")
        return self.define(v, fn)

    def define(self, v, fn):
        def step(s):
            got = fn(s)
            assert got.shape == v.shape, (v.name, got.shape, v.shape)
            s.of[v.name] = cut(v.kind, got)
        self.steps.append(step)
        self.scope.append(v)
        return v

    def some(self, kind=None, shape=None, is_new=0.1):
        """A variable, one that there is if possible, of this type and shape."""
        found = [v for v in self.scope if (kind is None or v.kind == kind) and
                 (shape is None or v.shape == shape)]
        if found and self.random.random() >= is_new:
            return self.random.choice(found[-self.random.choice([2, 4, 12]):])
        return self.made(kind or self.kind(), self.shape() if shape is None else shape)

    def made(self, kind, shape):
        """A new one: from an array of its own, numbers along a dimension, or a constant in
        each element."""
        r = self.random
        if r.random() < 0.5:
            return self.input(kind, shape)
        if shape and kind in ("i16", "i32", "i64") and r.random() < 0.6:
            return self.ramp(kind, shape, r.randrange(len(shape)), r.randrange(9))
        number = r.choice([0, 1, r.getrandbits(BITS[kind])])
        value = ("true" if number & 1 else "false") if kind == "i1" else \
            int(signed(kind, np.uint64(number)))
        if kind == "i1":
            number &= 1
        return self.compute(f"constant <{kind}: {value}> : {tile(kind, shape)}", kind, shape,
                            lambda s: np.full(shape, number, np.uint64))

    def ramp(self, kind, shape, dim, first):
        n = shape[dim]
        row, one = self.name(), self.name()
        self.line(f"{row} = iota : {tile(kind, (n,))}")
        thin = tuple(n if d == dim else 1 for d in range(len(shape)))
        self.line(f"{one} = reshape {row} : {tile(kind, (n,))} -> {tile(kind, thin)}")
        wide, start = self.name(), self.name()
        self.line(f"{wide} = broadcast {one} : {tile(kind, thin)} -> {tile(kind, shape)}")
        self.line(f"{start} = constant <{kind}: {first}> : {tile(kind, shape)}")
        return self.compute(
            f"addi {wide}, {start} : {tile(kind, shape)}", kind, shape,
            lambda s: np.broadcast_to(np.arange(n, dtype=np.uint64).reshape(thin) +
                                      np.uint64(first), shape))
