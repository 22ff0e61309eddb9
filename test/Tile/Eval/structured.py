# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random programs of Tile IR with control flow, memory and large tiles of integers.

A program is made as text, and as functions that compute with NumPy what it must leave in
memory. Tiles have one element to thousands, so that one thread, one warp or all warps of a
block share them; they go through loops, branches, reductions, scans, products, and through
memory and back in another order, where tokens alone say what comes first."""

import itertools
import random

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


class Structured:
    def __init__(self, seed, is_large=False):
        """Large programs have more operations, and tiles of up to 8,192 elements."""
        self.random = random.Random(seed)
        self.blocks = self.random.choice([1, 1, 2, 3])
        self.names = itertools.count()
        self.lines, self.depth = [], 2
        self.arrays, self.kinds = [], []  # Before the program, one part a block.
        self.steps = []                   # Functions of a State.
        self.scope, self.tokens = [], []  # Variables; the token of each work array.
        self.work = []                    # The arrays that are written and read.
        self.budget = self.random.randrange(8, 45 if is_large else 22)
        self.shapes = SHAPES + LARGE * is_large
        self.most = MOST * (4 if is_large else 1)
        self.line("%block, %by, %bz = get_tile_block_id : tile<i32>")
        for _ in range(self.random.randrange(1, 4)):
            self.input(self.kind(), self.shape())
        for _ in range(2):
            self.add_work()
        self.body(self.budget)
        for v in self.random.sample(self.scope[-24:], min(12, len(self.scope))):
            self.output(v)

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

    #===----------------------------------------------------------------------------===//
    # Memory
    #===----------------------------------------------------------------------------===//

    def array(self, kind, n, data=None):
        """A new array of n elements for each block, of zeros or of data, and the number of
        its parameter."""
        of = "i8" if kind == "i1" else kind
        slot = len(self.arrays)
        kept = np.zeros(n * self.blocks, f"u{(BITS.get(of) or FLOAT_BITS[of]) // 8}")
        if data is not None:
            kept[:] = data
        self.arrays.append(kept)
        self.kinds.append(of)
        at = self.name()
        self.line(f"{at} = muli %block, {self.constant(n)} : tile<i32>")
        pointer = f"tile<ptr<{of}>>"
        self.line(f"%q{slot} = offset %p{slot}, {at} : {pointer}, tile<i32> -> {pointer}")
        return slot

    def part(self, s, slot):
        return s.arrays[slot].reshape(self.blocks, -1)[s.block]

    def pointers(self, slot, index):
        """Pointers at the elements that a tile of i32 says."""
        of, shape = self.kinds[slot], index.shape
        pointer, thin = f"ptr<{of}>", (1,) * len(shape)
        base = f"%q{slot}"
        if shape:
            one, base = self.name(), self.name()
            self.line(f"{one} = reshape %q{slot} : tile<{pointer}> -> {tile(pointer, thin)}")
            self.line(f"{base} = broadcast {one} : {tile(pointer, thin)} -> "
                      f"{tile(pointer, shape)}")
        out = self.name()
        self.line(f"{out} = offset {base}, {index.name} : {tile(pointer, shape)}, "
                  f"{index.type} -> {tile(pointer, shape)}")
        return out, tile(pointer, shape)

    def rows(self, shape):
        """The row-major numbers of elements."""
        n = count(shape)
        row = self.name()
        self.line(f"{row} = iota : {tile('i32', (n,))}")
        return self.compute(
            f"reshape {row} : {tile('i32', (n,))} -> {tile('i32', shape)}", "i32", shape,
            lambda s: np.arange(n, dtype=np.uint64).reshape(shape))

    def shuffled(self, shape):
        """The numbers of all elements in an order that a thread does not have."""
        r, n = self.random, count(shape)
        v = self.rows(shape)
        if r.random() < 0.3 or n == 1:
            return v
        how, by = r.choice(["xori", "muli", "subi"]), r.randrange(n)
        by |= how == "muli"
        if how == "subi":
            by = n - 1
        other, back = self.name(), self.name()
        self.line(f"{other} = constant <i32: {by}> : {v.type}")
        names = f"{other}, {v.name}" if how == "subi" else f"{v.name}, {other}"
        self.line(f"{back} = {how} {names} : {v.type}")
        mask = self.name()
        self.line(f"{mask} = constant <i32: {n - 1}> : {v.type}")

        def fn(s):
            x, y = s.of[v.name], np.uint64(by)
            x = BINARY[how](y, x) if how == "subi" else BINARY[how](x, y)
            return x & np.uint64(n - 1)
        return self.compute(f"andi {back}, {mask} : {v.type}", "i32", shape, fn)

    def input(self, kind, shape):
        slot = self.array(kind, count(shape), [self.random.getrandbits(BITS[kind])
                                               for _ in range(count(shape) * self.blocks)])
        index = self.rows(shape)
        places, types = self.pointers(slot, index)
        of, got = self.kinds[slot], self.name()
        self.line(f"{got}, {self.name()} = load_ptr_tko weak {places} : {types} -> "
                  f"{tile(of, shape)}, token")
        return self.narrowed(got, of, kind, shape, lambda s: self.part(s, slot)
                             .astype(np.uint64).reshape(shape).copy())

    def narrowed(self, got, of, kind, shape, fn):
        if of == kind:
            v = Var(got, kind, shape)
            return self.define(v, fn)
        return self.compute(f"trunci {got} : {tile(of, shape)} -> {tile(kind, shape)}", kind,
                            shape, fn)

    def stored(self, v):
        """Its elements as memory has them."""
        if v.kind != "i1":
            return v.name
        wide = self.name()
        self.line(f"{wide} = exti {v.name} unsigned : {v.type} -> {tile('i8', v.shape)}")
        return wide

    def output(self, v):
        slot = self.array(v.kind, count(v.shape))
        name, of = self.stored(v), self.kinds[slot]
        places, types = self.pointers(slot, self.rows(v.shape))
        self.line(f"{self.name()} = store_ptr_tko weak {places}, {name} : {types}, "
                  f"{tile(of, v.shape)} -> token")

        def step(s):
            self.part(s, slot)[:] = s.of[v.name].reshape(-1)
        self.steps.append(step)

    def add_work(self):
        slot = self.array(self.random.choice(["i8", "i16", "i32", "i64"]), self.most)
        token = self.name()
        self.line(f"{token} = make_token : token")
        self.work.append(slot)
        self.tokens.append(token)

    def mask(self, shape):
        """A mask for an access, or none: its text, its type and a function."""
        if self.random.random() < 0.5:
            return None
        return self.some("i1", shape)

    def store(self):
        """A tile goes to a work array, in some order."""
        at = self.random.randrange(len(self.work))
        slot = self.work[at]
        v = self.some(self.kinds[slot])
        index, mask = self.shuffled(v.shape), self.mask(v.shape)
        places, types = self.pointers(slot, index)
        word = f", {mask.name}" if mask else ""
        more = f", {mask.type}" if mask else ""
        token = self.name()
        self.line(f"{token} = store_ptr_tko weak {places}, {v.name}{word} token = "
                  f"{self.tokens[at]} : {types}, {v.type}{more} -> token")
        self.tokens[at] = token

        def step(s):
            to = s.of[index.name].reshape(-1).astype(int)
            taken = s.of[mask.name].reshape(-1) != 0 if mask else np.ones(len(to), bool)
            data = s.of[v.name].reshape(-1)
            part = self.part(s, slot)
            part[to[taken]] = data[taken].astype(part.dtype)
        self.steps.append(step)

    def load(self):
        """A tile comes from a work array: in order, or at places that data say."""
        r = self.random
        at = r.randrange(len(self.work))
        slot = self.work[at]
        of, shape = self.kinds[slot], self.shape()
        index = self.gathered(shape) if r.random() < 0.4 else self.shuffled(shape)
        mask = self.mask(shape)
        places, types = self.pointers(slot, index)
        out, token, kind = self.name(), self.name(), tile(of, shape)
        word = more = ""
        other = None
        if mask:
            other = self.some(of, shape)
            word, more = f", {mask.name}, {other.name}", f", {mask.type}, {kind}"
        self.line(f"{out}, {token} = load_ptr_tko weak {places}{word} token = "
                  f"{self.tokens[at]} : {types}{more} -> {kind}, token")
        self.tokens[at] = token

        def fn(s):
            got = self.part(s, slot)[s.of[index.name].astype(int)].astype(np.uint64)
            got = got.reshape(shape)
            return np.where(s.of[mask.name] != 0, got, s.of[other.name]) if mask else got
        self.define(Var(out, of, shape), fn)

    def view(self, slot):
        """A tile of a work array as a matrix, whose edges it may cross: the view with its
        indices, their types, the tile, where its elements are, and which there are."""
        r = self.random
        rows, columns = r.choice([(5, 7), (16, 32), (33, 20), (40, 50), (3, 600), (64, 32),
                                  (1, 1), (2, 8)])
        shape = tuple(r.choice([1, 2, 4, 8, 16, 32, 64]) for _ in range(2))
        while count(shape) > self.most:
            shape = shape[0] // 2, shape[1]
        swaps = r.random() < 0.4
        extents = (columns, rows) if swaps else (rows, columns)
        at = [r.randrange(-(-n // m)) for n, m in zip(extents, shape)]
        of = self.kinds[slot]
        tensor = f"tensor_view<{rows}x{columns}x{of}, strides=[{columns},1]>"
        if r.random() < 0.4:
            tensor = f"tensor_view<?x?x{of}, strides=[?,1]>"
        whole, part = self.name(), self.name()
        if "?" in tensor:
            sizes = [self.constant(n) for n in (rows, columns)]
            self.line(f"{whole} = make_tensor_view %q{slot}, shape = [{', '.join(sizes)}], "
                      f"strides = [{sizes[1]}, 1] : tile<i32> -> {tensor}")
        else:
            self.line(f"{whole} = make_tensor_view %q{slot}, shape = [{rows}, {columns}], "
                      f"strides = [{columns}, 1] : {tensor}")
        end = ", dim_map=[1, 0]" if swaps else ""
        kind = f"partition_view<tile=({shape[0]}x{shape[1]}), padding_value = zero, " \
            f"{tensor}{end}>"
        self.line(f"{part} = make_partition_view {whole} : {kind}")
        index = ", ".join(self.constant(n) for n in at)
        i, j = (np.arange(m) + n * m for n, m in zip(at, shape))
        i, j = np.broadcast_arrays(i[:, None], j[None, :])
        there = (i < extents[0]) & (j < extents[1])
        places = np.where(there, j * columns + i if swaps else i * columns + j, 0)
        return f"{part}[{index}]", f"{kind}, tile<i32>", shape, places, there

    def load_view(self):
        at = self.random.randrange(len(self.work))
        slot = self.work[at]
        index, types, shape, places, there = self.view(slot)
        token, v = self.name(), self.new(self.kinds[slot], shape)
        self.line(f"{v.name}, {token} = load_view_tko weak {index} token = {self.tokens[at]} : "
                  f"{types} -> {v.type}, token")
        self.tokens[at] = token
        self.define(v, lambda s: np.where(there, self.part(s, slot)[places], 0)
                    .astype(np.uint64))

    def store_view(self):
        at = self.random.randrange(len(self.work))
        slot = self.work[at]
        index, types, shape, places, there = self.view(slot)
        v, token = self.some(self.kinds[slot], shape), self.name()
        self.line(f"{token} = store_view_tko weak {v.name}, {index} token = {self.tokens[at]}"
                  f" : {v.type}, {types} -> token")
        self.tokens[at] = token

        def step(s):
            part = self.part(s, slot)
            part[places[there]] = s.of[v.name][there].astype(part.dtype)
        self.steps.append(step)

    def product_loop(self):
        """Sums of products of tiles that a loop loads, some of which cross an edge."""
        r = self.random
        kind, to = r.choice([("f16", "f32"), ("bf16", "f32"), ("f32", "f32"), ("i8", "i32"),
                             ("i8", "i32")])
        m, n, k = (r.choice([4, 8, 16, 32]) for _ in range(3))
        rows, columns = m - r.choice([0, 0, 1]), n - r.choice([0, 0, 3])
        depth = k * r.randrange(1, 5) - r.choice([0, 0, 1])
        shapes = (rows, depth), (depth, columns)
        data, views, kinds = [], [], []
        for (h, w), (th, tw) in zip(shapes, [(m, k), (k, n)]):
            x = np.array([r.randrange(-3, 4) for _ in range(h * w * self.blocks)])
            slot = self.array(kind, h * w, bits_of(kind, x))
            data.append(x.reshape(self.blocks, h, w))
            whole, view = self.name(), self.name()
            tensor = f"tensor_view<{h}x{w}x{kind}, strides=[{w},1]>"
            kinds.append(f"partition_view<tile=({th}x{tw}), padding_value = zero, {tensor}>")
            self.line(f"{whole} = make_tensor_view %q{slot}, shape = [{h}, {w}], "
                      f"strides = [{w}, 1] : {tensor}")
            self.line(f"{view} = make_partition_view {whole} : {kinds[-1]}")
            views.append(view)
        zero, end, one = (self.constant(x) for x in (0, -(-depth // k), 1))
        start, out, i, acc, a, b, sum_ = (self.name() for _ in range(7))
        sums = tile(to, (m, n))
        self.line(f"{start} = constant <{to}: {'0' if to == 'i32' else '0.0'}> : {sums}")
        self.line(f"{out} = for {i} in ({zero} to {end}, step {one}) : tile<i32> "
                  f"iter_values({acc} = {start}) -> ({sums}) {{")
        types = [tile(kind, (m, k)), tile(kind, (k, n))]
        for got, view, of, index, t in zip((a, b), views, kinds,
                                           (f"{zero}, {i}", f"{i}, {zero}"), types):
            self.line(f"  {got}, {self.name()} = load_view_tko weak {view}[{index}] : {of}, "
                      f"tile<i32> -> {t}, token")
        name, words = ("mmai", " signed signed") if kind == "i8" else ("mmaf", "")
        self.line(f"  {sum_} = {name} {a}, {b}, {acc}{words} : {types[0]}, {types[1]}, {sums}")
        self.line(f"  continue {sum_} : {sums} }}")

        def fn(s):
            whole = np.zeros((m, n), np.int64)
            whole[:rows, :columns] = data[0][s.block] @ data[1][s.block]
            return whole.astype(np.uint64)
        if to == "i32":
            self.define(Var(out, "i32", (m, n)), fn)
        else:
            self.compute(f"ftoi {out} signed : {sums} -> {tile('i32', (m, n))}", "i32", (m, n),
                         fn)

    def gathered(self, shape):
        v = self.some("i32", shape)
        n = max(count(shape), 1)
        mask = self.name()
        self.line(f"{mask} = constant <i32: {n - 1}> : {v.type}")
        return self.compute(f"andi {v.name}, {mask} : {v.type}", "i32", shape,
                            lambda s: s.of[v.name] & np.uint64(n - 1))

    def add_atomically(self):
        """Numbers of all elements meet in a few places."""
        r = self.random
        at = r.randrange(len(self.work))
        slot = self.work[at]
        of = self.kinds[slot]
        if of not in ("i32", "i64"):
            return
        v = self.some(of)
        n = r.choice([1, 4, 32])
        rows = self.rows(v.shape)
        few = self.name()
        self.line(f"{few} = constant <i32: {n - 1}> : {rows.type}")
        index = self.compute(f"andi {rows.name}, {few} : {rows.type}", "i32", v.shape,
                             lambda s: s.of[rows.name] & np.uint64(n - 1))
        mask = self.mask(v.shape)
        places, types = self.pointers(slot, index)
        word = f", {mask.name}" if mask else ""
        more = f", {mask.type}" if mask else ""
        token = self.name()
        how = r.choice(["relaxed device", "acq_rel device", "relaxed tl_blk", "release sys"])
        self.line(f"{self.name()}, {token} = atomic_rmw_tko {how} {places}, add, {v.name}{word}"
                  f" token = {self.tokens[at]} : {types}, {v.type}{more} -> {v.type}, token")
        self.tokens[at] = token

        def step(s):
            to = s.of[index.name].reshape(-1).astype(int)
            taken = s.of[mask.name].reshape(-1) != 0 if mask else np.ones(len(to), bool)
            part = self.part(s, slot)
            data = s.of[v.name].reshape(-1).astype(part.dtype)
            np.add.at(part, to[taken], data[taken])
        self.steps.append(step)

    #===----------------------------------------------------------------------------===//
    # Tiles
    #===----------------------------------------------------------------------------===//

    def elementwise(self):
        r = self.random
        a = self.some()
        b = self.some(a.kind, a.shape)
        if a.kind == "i1":
            name = r.choice(["andi", "ori", "xori"])
        else:
            name = r.choice([*BINARY, *ORDERED])
        if name in BINARY:
            self.compute(f"{name} {a.name}, {b.name} : {a.type}", a.kind, a.shape,
                         lambda s: BINARY[name](s.of[a.name], s.of[b.name]))
            return
        is_signed = r.random() < 0.5
        self.compute(
            f"{name} {a.name}, {b.name} {'signed' if is_signed else 'unsigned'} : {a.type}",
            a.kind, a.shape,
            lambda s: extreme(name, a.kind, is_signed, s.of[a.name], s.of[b.name]))

    def compare(self, a=None):
        r = self.random
        a = a or self.some(r.choice(["i8", "i32", "i64"]))
        b = self.some(a.kind, a.shape)
        word, is_signed = r.choice(list(COMPARE)), r.random() < 0.5
        return self.compute(
            f"cmpi {word} {a.name}, {b.name}, {'signed' if is_signed else 'unsigned'} : "
            f"{a.type} -> {tile('i1', a.shape)}", "i1", a.shape,
            lambda s: COMPARE[word](*((signed(a.kind, s.of[v.name]) if is_signed
                                       else s.of[v.name]) for v in (a, b))))

    def select(self):
        a = self.some()
        b, m = self.some(a.kind, a.shape), self.some("i1", a.shape)
        self.compute(f"select {m.name}, {a.name}, {b.name} : {m.type}, {a.type}", a.kind,
                     a.shape, lambda s: np.where(s.of[m.name] != 0, s.of[a.name],
                                                 s.of[b.name]))

    def change_width(self):
        a, to = self.some(), self.kind()
        if BITS[to] > BITS[a.kind]:
            is_signed = self.random.random() < 0.5
            self.compute(
                f"exti {a.name} {'signed' if is_signed else 'unsigned'} : {a.type} -> "
                f"{tile(to, a.shape)}", to, a.shape,
                lambda s: signed(a.kind, s.of[a.name]).astype(np.uint64) if is_signed
                else s.of[a.name])
        elif BITS[to] < BITS[a.kind]:
            self.compute(f"trunci {a.name} : {a.type} -> {tile(to, a.shape)}", to, a.shape,
                         lambda s: s.of[a.name])

    def permute(self):
        r = self.random
        a = self.some()
        if len(a.shape) < 2:
            return self.reshape(a)
        order = r.sample(range(len(a.shape)), len(a.shape))
        to = tuple(a.shape[i] for i in order)
        return self.compute(f"permute {a.name} {order} : {a.type} -> {tile(a.kind, to)}",
                            a.kind, to, lambda s: s.of[a.name].transpose(order))

    def reshape(self, a=None):
        r = self.random
        a = a or self.some()
        n = count(a.shape)
        to = r.choice([s for s in self.shapes if count(s) == n] or [(n,)])
        return self.compute(f"reshape {a.name} : {a.type} -> {tile(a.kind, to)}", a.kind, to,
                            lambda s: s.of[a.name].reshape(to))

    def broadcast(self):
        r = self.random
        shape = r.choice([s for s in self.shapes if s])
        thin = tuple(1 if r.random() < 0.6 else n for n in shape)
        a = self.some(None, thin, 0.05)
        self.compute(f"broadcast {a.name} : {a.type} -> {tile(a.kind, shape)}", a.kind, shape,
                     lambda s: np.broadcast_to(s.of[a.name], shape))

    def halve(self):
        """A part of a tile, or two tiles together."""
        r = self.random
        a = self.some(shape=r.choice([s for s in self.shapes if s and count(s) > 1]))
        dim = r.choice([d for d, n in enumerate(a.shape) if n > 1])
        if r.random() < 0.5 and 2 * count(a.shape) <= self.most:
            b = self.some(a.kind, a.shape)
            to = tuple(2 * n if d == dim else n for d, n in enumerate(a.shape))
            self.compute(f"cat {a.name}, {b.name} dim = {dim} : {a.type}, {b.type} -> "
                         f"{tile(a.kind, to)}", a.kind, to,
                         lambda s: np.concatenate([s.of[a.name], s.of[b.name]], dim))
            return
        to = tuple(n // 2 if d == dim else n for d, n in enumerate(a.shape))
        half = r.randrange(2)
        index = ", ".join(self.constant(half if d == dim else 0) for d in range(len(to)))
        self.compute(f"extract {a.name}[{index}] : {a.type} -> {tile(a.kind, to)}", a.kind, to,
                     lambda s: np.split(s.of[a.name], 2, dim)[half])

    def combine(self):
        """A reduction or a scan."""
        r = self.random
        a = self.some(shape=r.choice([s for s in self.shapes if s]))
        dim = r.randrange(len(a.shape))
        name = r.choice(["andi", "ori", "xori"] if a.kind == "i1"
                        else ["addi", "xori", "muli", "maxi", "mini"])
        is_signed = r.random() < 0.5
        word = "" if name in BINARY else " signed" if is_signed else " unsigned"
        identity = first_of(name, a.kind, is_signed)
        which = r.choice(["reduce", "scan", "scan reverse"])
        is_reduction = which == "reduce"
        to = a.shape[:dim] + a.shape[dim + 1:] if is_reduction else a.shape
        text = int(signed(a.kind, np.uint64(identity)))
        more = "" if is_reduction else \
            f" reverse={'true' if which == 'scan reverse' else 'false'}"
        v, one = self.new(a.kind, to), tile(a.kind, ())
        self.line(f"{v.name} = {which.split()[0]} {a.name} dim={dim}{more} "
                  f"identities=[{text} : {a.kind}] : {a.type} -> {v.type}")
        self.line(f"(%x: {one}, %y: {one}) {{")
        self.line(f"  %z = {name} %x, %y{word} : {one}")
        self.line(f"  yield %z : {one} }}")

        def pair(x, y):
            return cut(a.kind, BINARY[name](x, y)) if name in BINARY else \
                cut(a.kind, extreme(name, a.kind, is_signed, x, y))

        def fn(s):
            rows = np.moveaxis(s.of[a.name], dim, 0)
            rows = rows[::-1] if which == "scan reverse" else rows
            sums = list(itertools.accumulate(rows, pair))
            if is_reduction:
                return np.asarray(sums[-1])
            sums = np.stack(sums[::-1] if which == "scan reverse" else sums)
            return np.moveaxis(sums, 0, dim)
        self.define(v, fn)

    def combine_pairs(self):
        """A scan of functions x -> a x + b, which do not commute."""
        r = self.random
        kind = r.choice(["i16", "i32", "i64"])
        a = self.some(kind, r.choice([s for s in self.shapes if s]))
        b = self.some(kind, a.shape)
        dim, is_reverse = r.randrange(len(a.shape)), r.random() < 0.5
        v, w, one = self.new(kind, a.shape), self.new(kind, a.shape), tile(kind, ())
        self.line(f"{v.name}, {w.name} = scan {a.name}, {b.name} dim={dim} "
                  f"reverse={'true' if is_reverse else 'false'} identities=[1 : {kind}, "
                  f"0 : {kind}] : {a.type}, {b.type} -> {v.type}, {w.type}")
        self.line(f"(%a: {one}, %c: {one}, %b: {one}, %d: {one}) {{")
        self.line(f"  %m = muli %a, %c : {one}")
        self.line(f"  %n = muli %b, %c : {one}")
        self.line(f"  %o = addi %n, %d : {one}")
        self.line(f"  yield %m, %o : {one}, {one} }}")

        def pair(x, y):
            return cut(kind, x[0] * y[0]), cut(kind, x[1] * y[0] + y[1])

        def both(s):
            rows = [np.moveaxis(s.of[u.name], dim, 0) for u in (a, b)]
            order = slice(None, None, -1) if is_reverse else slice(None)
            sums = list(itertools.accumulate(list(zip(*rows))[order], pair))[order]
            return [np.moveaxis(np.stack(x), 0, dim) for x in zip(*sums)]
        self.define(v, lambda s: both(s)[0])
        self.define(w, lambda s: both(s)[1])

    def multiply(self):
        """A product of small integers, exact in every type; the sums become i32."""
        r = self.random
        kind, to = r.choice([*FACTORS, ("i8", "i32"), ("i8", "i32")])
        m, n, k = (r.choice([1, 2, 4, 8, 16, 32, 64]) for _ in range(3))
        batch = r.choice([(), (), (2,)])
        if max(m * k, k * n, m * n) * count(batch) > self.most:
            return
        a, b = self.some("i8", batch + (m, k)), self.some("i8", batch + (k, n))
        few = [self.few(v, kind) for v in (a, b)]
        types = [tile(kind, v.shape) for v in (a, b)]
        sums = tile(to, batch + (m, n))
        start = self.name()
        self.line(f"{start} = constant <{to}: {'0' if to == 'i32' else '0.0'}> : {sums}")
        got = self.name()
        word = " signed unsigned" if kind == "i8" else ""
        self.line(f"{got} = {'mmai' if kind == 'i8' else 'mmaf'} {few[0]}, {few[1]}, {start}"
                  f"{word} : {types[0]}, {types[1]}, {sums}")

        def fn(s):
            x, y = (s.of[v.name] & np.uint64(3) for v in (a, b))
            return np.matmul(x, y)
        if to == "i32":
            self.define(Var(got, "i32", batch + (m, n)), fn)
        else:
            self.compute(f"ftoi {got} signed : {sums} -> {tile('i32', batch + (m, n))}",
                         "i32", batch + (m, n), fn)

    def few(self, v, kind):
        """The two lowest bits of each element as a number of the type."""
        three, small, out = self.name(), self.name(), self.name()
        self.line(f"{three} = constant <i8: 3> : {v.type}")
        self.line(f"{small} = andi {v.name}, {three} : {v.type}")
        if kind == "i8":
            return small
        self.line(f"{out} = itof {small} signed : {v.type} -> {tile(kind, v.shape)}")
        return out

    #===----------------------------------------------------------------------------===//
    # Control flow
    #===----------------------------------------------------------------------------===//

    def condition(self):
        """A number that is true or false, of data that all threads must agree on."""
        r = self.random
        if r.random() < 0.3:
            return self.compare(self.some("i32", ()))
        a = self.some(r.choice(["i32", "i64"]), r.choice([s for s in self.shapes if s]))
        flat = self.reshape_to(a, (count(a.shape),))
        v, one = self.new(a.kind, ()), tile(a.kind, ())
        self.line(f"{v.name} = reduce {flat.name} dim=0 identities=[0 : {a.kind}] : "
                  f"{flat.type} -> {one}")
        self.line(f"(%x: {one}, %y: {one}) {{")
        self.line(f"  %z = xori %x, %y : {one}\n    yield %z : {one} }}")
        self.define(v, lambda s: np.bitwise_xor.reduce(s.of[flat.name]))
        return self.compare(v)

    def reshape_to(self, a, to):
        if a.shape == to:
            return a
        return self.compute(f"reshape {a.name} : {a.type} -> {tile(a.kind, to)}", a.kind, to,
                            lambda s: s.of[a.name].reshape(to))

    def region(self, budget, kinds):
        """A region that ends in variables of these types: their names, the tokens and the
        steps. What is defined in it is not known behind it."""
        scope, tokens, steps = list(self.scope), list(self.tokens), self.steps
        self.steps = []
        self.depth += 1
        self.body(budget)
        ends = [self.some(k, s, 0.02) for k, s in kinds]
        self.depth -= 1
        made, ended = self.steps, list(self.tokens)
        self.steps, self.scope, self.tokens = steps, scope, tokens
        return ends, ended, made

    def results(self, names, old, kinds):
        """The results of an operation with regions as variables and tokens."""
        values = [Var(name, *kind) for name, kind in zip(names, kinds)]
        self.tokens = names[len(kinds):]
        assert len(self.tokens) == len(old)
        self.scope += values
        return values

    def branch(self, budget):
        r = self.random
        c = self.condition()
        kinds = [(v.kind, v.shape) for v in (self.some() for _ in range(r.randrange(3)))]
        types = ", ".join([tile(*k) for k in kinds] + ["token"] * len(self.tokens))
        names = [self.name() for _ in range(len(kinds) + len(self.tokens))]
        self.line(f"{', '.join(names)} = if {c.name} -> ({types}) {{")
        arms = []
        for arm in range(2):
            ends, tokens, steps = self.region(budget // 2, kinds)
            given = ", ".join([v.name for v in ends] + tokens)
            self.line(f"  yield {given} : {types}")
            self.line("}" if arm else "} else {")
            arms.append(([v.name for v in ends], steps))
        values = self.results(names, self.tokens, kinds)

        def step(s):
            ends, steps = arms[0 if s.of[c.name] else 1]
            for one in steps:
                one(s)
            for v, end in zip(values, ends):
                s.of[v.name] = s.of[end]
        self.steps.append(step)

    def loop(self, budget):
        r = self.random
        carried = [self.some() for _ in range(r.randrange(1, 4))]
        kinds = [(v.kind, v.shape) for v in carried]
        start, steps_, at = r.randrange(3), r.randrange(5), r.randrange(1, 3)
        numbers = [self.constant(n) for n in (start, start + steps_, at)]
        is_for = r.random() < 0.5
        names = [self.name() for _ in range(len(kinds) + len(self.tokens))]
        inner = [self.name() for _ in names]
        types = ", ".join([tile(*k) for k in kinds] + ["token"] * len(self.tokens))
        given = [v.name for v in carried] + self.tokens
        inits = ", ".join(f"{i} = {g}" for i, g in zip(inner, given))
        i = self.new("i32", ())
        if is_for:
            self.line(f"{', '.join(names)} = for {i.name} in ({numbers[0]} to {numbers[1]}, "
                      f"step {numbers[2]}) : tile<i32> iter_values({inits}) -> ({types}) {{")
        else:
            self.line(f"{', '.join(names)} = loop iter_values({i.name} = {numbers[0]}, "
                      f"{inits}) : tile<i32>, {types} -> {types} {{")
        old, old_tokens = list(self.scope), list(self.tokens)
        outer = self.steps
        self.steps = []
        self.scope += [i, *(Var(n, *k) for n, k in zip(inner, kinds))]
        self.tokens = inner[len(kinds):]
        self.depth += 1
        if not is_for:
            over, end = self.name(), f"{types}"
            self.line(f"{over} = cmpi greater_than_or_equal {i.name}, {numbers[1]}, signed : "
                      "tile<i32> -> tile<i1>")
            self.leave(over, inner[:len(kinds)], end)
        self.depth -= 1
        first = self.steps
        self.steps = []
        leaving = None
        if not is_for and r.random() < 0.6:
            self.depth += 1
            c = self.condition()
            self.leave(c.name, inner[:len(kinds)], types)
            self.depth -= 1
            leaving = (c.name, self.steps)
            self.steps = []
        ends, tokens, body = self.region(budget // 2, kinds)
        self.depth += 1
        now = [v.name for v in ends] + tokens
        if is_for:
            self.line(f"continue {', '.join(now)} : {types}")
        else:
            next_ = self.name()
            self.line(f"{next_} = addi {i.name}, {numbers[2]} : tile<i32>")
            self.line(f"continue {next_}, {', '.join(now)} : tile<i32>, {types}")
        self.depth -= 1
        self.line("}")
        self.steps, self.scope, self.tokens = outer, old, old_tokens
        values = self.results(names, old_tokens, kinds)

        def step(s):
            have = [s.of[v.name] for v in carried]
            for n in range(start, start + steps_, at):
                s.of[i.name] = np.asarray(n, np.uint64)
                for name, x in zip(inner, have):
                    s.of[name] = x
                for one in first:
                    one(s)
                if leaving:
                    for one in leaving[1]:
                        one(s)
                    if s.of[leaving[0]]:
                        break
                for one in body:
                    one(s)
                have = [s.of[v.name] for v in ends]
            for v, x in zip(values, have):
                s.of[v.name] = x
        self.steps.append(step)

    def leave(self, condition, names, types):
        given = ", ".join([*names, *self.tokens])
        self.line(f"if {condition} {{")
        self.line(f"  break {given} : {types}")
        self.line("}")

    #===----------------------------------------------------------------------------===//
    # All of it
    #===----------------------------------------------------------------------------===//

    def body(self, budget):
        """So many operations, and regions, which take a half of what is left."""
        while budget > 0:
            if budget > 4 and self.random.random() < 0.22:
                self.random.choice([self.branch, self.loop, self.loop])(budget)
                budget -= budget // 2
            else:
                self.random.choice(MAKERS)(self)
                budget -= 1

    def text(self):
        parameters = ", ".join(f"%p{n}: tile<ptr<{kind}>>"
                               for n, kind in enumerate(self.kinds))
        body = "\n".join(self.lines)
        return f"cuda_tile.module @m {{\n  entry @k({parameters}) {{\n{body}\n  }}\n}}\n"

    def expected(self):
        """The arrays as the program must leave them."""
        arrays = [a.copy() for a in self.arrays]
        with np.errstate(all="ignore"):
            for block in range(self.blocks):
                s = State(arrays, block)
                for step in self.steps:
                    step(s)
        return arrays


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


S = Structured
MAKERS = [S.elementwise, S.elementwise, S.elementwise, S.compare, S.select, S.change_width,
          S.permute, S.permute, S.reshape, S.broadcast, S.halve, S.combine, S.combine,
          S.combine_pairs, S.multiply, S.multiply, S.store, S.store, S.load, S.load,
          S.load_view, S.load_view, S.store_view, S.store_view, S.product_loop,
          S.product_loop, S.add_atomically]
