# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Programs of Tile IR while they are made, with what each operation must give."""

import collections
import itertools
import random
import re

import numpy as np

import judge
from judge import FLOATS, INTEGERS, width

BASE = ["f16", "bf16", "f32", "f64"]
WORDS = ["i8", "i16", "i32", "i64"]
SHAPES = [(), (1,), (8,), (32,), (4, 8), (2, 4, 4), (16, 2)]
MODES = ["nearest_even", "zero", "negative_inf", "positive_inf"]
PACKED = ("i4", "f4E2M1FN")
TRIED = collections.Counter()


def tile(kind, shape):
    return "tile<" + "".join(f"{n}x" for n in shape) + kind + ">"


def count(shape):
    return int(np.prod(shape, dtype=int))


class Value:
    def __init__(self, name, kind, shape, slot):
        self.name, self.kind, self.shape, self.slot = name, kind, shape, slot
        self.type = tile(kind, shape)


class Case:
    """A program while it is made. Each of its tile blocks does the same in a part of its
    own of every array."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.blocks = self.random.choice([1, 1, 2, 5])
        self.block = 0  # The one whose elements are read.
        self.lines, self.arrays, self.kinds, self.checks = [], [], [], []
        self.names = itertools.count()
        self.values = []
        self.line("%block, %by, %bz = get_tile_block_id : tile<i32>")

    def line(self, text):
        word = re.match(r"\s*(?:[%\w, ]+ = )?([a-z_0-9]+)", text)
        if word:
            TRIED[word[1]] += 1
        self.lines.append("    " + text)

    def name(self):
        return f"%v{next(self.names)}"

    def parameter(self, kind, elements, codes=None):
        """The index of a new array, of so many elements for each block, which all begin
        with the same codes or those that the function codes gives. %q with the index
        points to the part of the block."""
        data = np.zeros(elements * self.blocks, f"u{max(width(kind), 8) // 8}")
        if callable(codes):
            data[:] = [codes() for _ in data]
        elif codes is not None:
            data[:] = list(codes) * self.blocks
        of = kind
        if kind in PACKED:
            data, of = data[::2] | data[1::2] << 4, "i8"
        slot = len(self.arrays)
        self.arrays.append(np.ascontiguousarray(data))
        self.kinds.append(kind)
        size, at = self.name(), self.name()
        self.line(f"{size} = constant <i32: {len(data) // self.blocks}> : tile<i32>")
        self.line(f"{at} = muli %block, {size} : tile<i32>")
        pointer = f"tile<ptr<{of}>>"
        self.line(f"%q{slot} = offset %p{slot}, {at} : {pointer}, tile<i32> -> {pointer}")
        return slot

    def read(self, value):
        """The bits of the elements that were stored, as a flat list."""
        data = self.arrays[value.slot].reshape(self.blocks, -1)[self.block]
        if value.kind in PACKED:
            data = np.stack([data & 15, data >> 4], 1).reshape(-1)
        return [int(x) for x in data]

    #===----------------------------------------------------------------------------===//
    # Memory
    #===----------------------------------------------------------------------------===//

    def pointers(self, slot, kind, elements):
        one, all_, at, out = (self.name() for _ in range(4))
        pointer, many = f"ptr<{kind}>", f"tile<{elements}xptr<{kind}>>"
        self.line(f"{one} = reshape %q{slot} : tile<{pointer}> -> tile<1x{pointer}>")
        self.line(f"{all_} = broadcast {one} : tile<1x{pointer}> -> {many}")
        self.line(f"{at} = iota : tile<{elements}xi32>")
        self.line(f"{out} = offset {all_}, {at} : {many}, tile<{elements}xi32> -> {many}")
        return out, many

    def view(self, slot, kind, elements):
        tensor = f"tensor_view<{elements}x{kind}, strides=[1]>"
        part = f"partition_view<tile=({elements}), {tensor}>"
        a, b, zero = self.name(), self.name(), self.name()
        self.line(f"{a} = make_tensor_view %q{slot}, shape = [{elements}], strides = [1]"
                  f" : {tensor}")
        self.line(f"{b} = make_partition_view {a} : {part}")
        self.line(f"{zero} = constant <i32: 0> : tile<i32>")
        return b, zero, part

    def flat(self, value):
        n = count(value.shape)
        if value.shape == (n,):
            return value.name
        out = self.name()
        self.line(f"{out} = reshape {value.name} : {value.type} -> "
                  f"{tile(value.kind, (n,))}")
        return out

    def store(self, value):
        n, kind, name = count(value.shape), value.kind, self.flat(value)
        if kind in PACKED:
            packed = self.name()
            self.line(f"{packed} = pack {name} : {tile(kind, (n,))} -> "
                      f"{tile('i8', (n // 2,))}")
            name, n, kind = packed, n // 2, "i8"
        if self.random.random() < 0.3:
            view, zero, part = self.view(value.slot, kind, n)
            self.line(f"{self.name()} = store_view_tko weak {name}, {view}[{zero}] : "
                      f"{tile(kind, (n,))}, {part}, tile<i32> -> token")
            return
        pointers, many = self.pointers(value.slot, kind, n)
        self.line(f"{self.name()} = store_ptr_tko weak {pointers}, {name} : {many}, "
                  f"{tile(kind, (n,))} -> token")

    def load(self, value):
        n, kind = count(value.shape), value.kind
        m, of = (n // 2, "i8") if kind in PACKED else (n, kind)
        out = self.name()
        if self.random.random() < 0.5:
            view, zero, part = self.view(value.slot, of, m)
            self.line(f"{out}, {self.name()} = load_view_tko weak {view}[{zero}] : {part}, "
                      f"tile<i32> -> {tile(of, (m,))}, token")
        else:
            pointers, many = self.pointers(value.slot, of, m)
            self.line(f"{out}, {self.name()} = load_ptr_tko weak {pointers} : {many} -> "
                      f"{tile(of, (m,))}, token")
        if kind in PACKED:
            wide = self.name()
            self.line(f"{wide} = unpack {out} : {tile(of, (m,))} -> {tile(kind, (n,))}")
            out = wide
        if value.shape == (n,):
            value.name = out
        else:
            self.line(f"{value.name} = reshape {out} : {tile(kind, (n,))} -> {value.type}")

    #===----------------------------------------------------------------------------===//
    # Values
    #===----------------------------------------------------------------------------===//

    def bits(self, kind):
        r = self.random
        n = width(kind)
        if kind in INTEGERS:
            return r.choice([r.getrandbits(n), r.getrandbits(n), r.getrandbits(n) >> n // 2,
                             0, 1, (1 << n) - 1, 1 << (n - 1), (1 << (n - 1)) - 1,
                             r.randrange(n)]) & ((1 << n) - 1)
        f = FLOATS[kind]
        if isinstance(f, judge.Exponents):
            return r.choice([r.getrandbits(8), r.randrange(120, 134)])
        code = r.getrandbits(f.width)
        near = f.encode(r.choice([r.uniform(-4, 4), float(r.randrange(-9, 9))]))
        code = r.choice([code, near, near, near, 0, 1, f.largest << f.shift,
                         f.encode(judge.math.inf), f.encode(judge.math.nan),
                         f.encode(f.smallest()),
                         r.getrandbits(f.mantissa)] if r.random() < 0.5 else [near, code])
        if code is None:
            code = 0
        code &= (1 << f.width + f.shift) - 1
        code = code >> f.shift << f.shift
        return code | int(f.signed and r.random() < 0.4) << f.width + f.shift

    def input(self, kind, shape, codes=None):
        n = count(shape)
        codes = codes or (lambda: self.bits(kind))
        value = Value(self.name(), kind, shape, self.parameter(kind, n, codes))
        self.load(value)
        self.values.append(value)
        return value

    def some(self, kind, shape):
        """A value that there is, or a new one."""
        found = [v for v in self.values if v.kind == kind and v.shape == shape]
        return self.random.choice(found) if found and self.random.random() < 0.7 \
            else self.input(kind, shape)

    def shape(self, kind=None):
        return self.random.choice([s for s in SHAPES if kind not in PACKED or count(s) > 1])

    def result(self, text, kind, shape, check, name=None):
        """Adds operation text, whose result check(elements read) judges: a list with, for
        each element, the bits that are right, or None for any."""
        value = Value(name or self.name(), kind, shape, self.parameter(kind, count(shape)))
        if text:
            self.line(f"{value.name} = {text}")
        self.store(value)
        self.checks.append((text or name, value, check))
        self.values.append(value)
        return value

    def elements(self, text, kind, shape, operands, fn):
        """An operation for each element: fn gives all bits that are right."""
        def check():
            given = [self.read(v) for v in operands]
            return [fn(*x) for x in zip(*given)]
        return self.result(text, kind, shape, check)

    def text(self):
        parameters = ", ".join(
            f"%p{n}: tile<ptr<{'i8' if kind in PACKED else kind}>>"
            for n, kind in enumerate(self.kinds))
        body = "\n".join(self.lines)
        return f"cuda_tile.module @m {{\n  entry @k({parameters}) {{\n{body}\n  }}\n}}\n"


def one(x):
    return None if x is None else [x]


def near(kind, exact, bound):
    f = FLOATS[kind]
    return lambda got: not f.is_nan(got) and \
        abs(judge.Fraction(f.decode(got)) - exact) <= bound
