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

from structured_base import LARGE, MOST, SHAPES, State, Var, count, tile
from structured_memory import Memory
from structured_tiles import Tiles


class Structured(Memory, Tiles):
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


S = Structured
MAKERS = [S.elementwise, S.elementwise, S.elementwise, S.compare, S.select, S.change_width,
          S.permute, S.permute, S.reshape, S.broadcast, S.halve, S.combine, S.combine,
          S.combine_pairs, S.multiply, S.multiply, S.store, S.store, S.load, S.load,
          S.load_view, S.load_view, S.store_view, S.store_view, S.product_loop,
          S.product_loop, S.add_atomically]
