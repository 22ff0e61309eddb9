# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Accesses of random programs; see structured.py."""

import numpy as np

from structured_base import BINARY, BITS, FLOAT_BITS, Builder, Var, bits_of, count, tile


class Memory(Builder):
    """Tiles go to arrays and come from them."""

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
