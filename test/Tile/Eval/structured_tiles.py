# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Operations on tiles of random programs; see structured.py."""

import itertools

import numpy as np

from structured_base import (BINARY, BITS, COMPARE, FACTORS, ORDERED, Builder, Var, count, cut,
                             extreme, first_of, signed, tile)


class Tiles(Builder):
    """Elementwise operations, changes of shape, combinations and products."""

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
