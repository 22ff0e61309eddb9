#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random accesses with random tokens: exactly the pairs are found that conflict and that
no chain of tokens orders.

    orders.py COUNT [SEED]
"""

import random
import sys

import numpy as np

from evaluator import Program

SIZE, ROWS = 64, 8
FLAT = f"tensor_view<{SIZE}xi32, strides=[1]>"
SQUARE = f"tensor_view<{ROWS}x{ROWS}xi32, strides=[{ROWS},1]>"


class Access:
    def __init__(self, line, array, elements, reads, writes, strong, before):
        self.line, self.array, self.elements = line, array, elements
        self.reads, self.writes, self.strong = reads, writes, strong
        self.before = before  # The lines that are ordered before it.

    def conflicts(self, other):
        return self.array == other.array and (self.writes or other.writes) and \
            not (self.strong and other.strong) and bool(self.elements & other.elements)


class Orders:
    """A program while it is made."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.lines = ["cuda_tile.module @m {", "  entry @k(%p0: tile<ptr<i32>>, "
                      "%p1: tile<ptr<i32>>) {"]
        self.tokens = [("%s", frozenset())]
        self.accesses, self.names = [], 0
        self.line("%s = make_token : token")
        for n in range(SIZE):
            self.line(f"%c{n} = constant <i32: {n}> : tile<i32>")
        for array in (0, 1):
            self.line(f"%flat{array} = make_tensor_view %p{array}, shape = [{SIZE}], "
                      f"strides = [1] : {FLAT}")
            self.line(f"%square{array} = make_tensor_view %p{array}, shape = "
                      f"[{ROWS}, {ROWS}], strides = [{ROWS}, 1] : {SQUARE}")

    def line(self, text):
        """The number of the new line."""
        self.lines.append("    " + text)
        return len(self.lines)

    def name(self):
        self.names += 1
        return f"%v{self.names}"

    def token(self):
        """One that there is, mostly of the last ones, or several joined."""
        r = self.random
        chosen = [r.choice(self.tokens[-6:] + self.tokens[:1])
                  for _ in range(r.choice([1, 1, 1, 2, 3]))]
        if len(chosen) == 1:
            return chosen[0]
        out = self.name()
        self.line(f"{out} = join_tokens {', '.join(n for n, _ in chosen)} : token")
        self.tokens.append((out, frozenset().union(*(b for _, b in chosen))))
        return self.tokens[-1]

    def add(self, text, out, array, elements, before, **does):
        """An access, whose token is out."""
        number = self.line(text)
        self.accesses.append(Access(number, array, frozenset(elements), before=before,
                                    **does))
        self.tokens.append((out, before | {number}))

    def view(self):
        """An access of a tile of a view: which, its type and its elements."""
        r, array = self.random, self.random.randrange(2)
        out = self.name()
        if r.random() < 0.5:
            n = r.choice([8, 16])
            at = r.randrange(SIZE // n)
            kind = f"partition_view<tile=({n}), {FLAT}>"
            self.line(f"{out} = make_partition_view %flat{array} : {kind}")
            return array, f"{out}[%c{at}]", kind, f"tile<{n}xi32>", \
                range(at * n, at * n + n)
        h, w = r.choice([2, 4]), r.choice([2, 4])
        i, j = r.randrange(ROWS // h), r.randrange(ROWS // w)
        kind = f"partition_view<tile=({h}x{w}), {SQUARE}>"
        self.line(f"{out} = make_partition_view %square{array} : {kind}")
        return array, f"{out}[%c{i}, %c{j}]", kind, f"tile<{h}x{w}xi32>", \
            [(i * h + y) * ROWS + j * w + x for y in range(h) for x in range(w)]

    def access_view(self):
        array, index, kind, tile, elements = self.view()
        (token, before), out = self.token(), self.name()
        if self.random.random() < 0.5:
            value = self.name()
            self.add(f"{value}, {out} = load_view_tko weak {index} token = {token} : {kind}, "
                     f"tile<i32> -> {tile}, token", out, array, elements, before,
                     reads=True, writes=False, strong=False)
            return
        value = self.name()
        self.line(f"{value} = constant <i32: 1> : {tile}")
        self.add(f"{out} = store_view_tko weak {value}, {index} token = {token} : {tile}, "
                 f"{kind}, tile<i32> -> token", out, array, elements, before,
                 reads=False, writes=True, strong=False)

    def access_pointers(self):
        """Elements with a distance between them, of which a mask takes some."""
        r, array = self.random, self.random.randrange(2)
        n, step = 8, r.choice([1, 2, 4])
        first = r.randrange(SIZE - n * step + 1)
        mask = [r.random() < 0.7 for _ in range(n)]
        names = [self.name() for _ in range(6)]
        one, many, at, pointers, taken, value = names
        self.line(f"{one} = reshape %p{array} : tile<ptr<i32>> -> tile<1xptr<i32>>")
        self.line(f"{many} = broadcast {one} : tile<1xptr<i32>> -> tile<{n}xptr<i32>>")
        places = [first + i * step for i in range(n)]
        self.line(f"{at} = constant <i32: {places}> : tile<{n}xi32>")
        self.line(f"{pointers} = offset {many}, {at} : tile<{n}xptr<i32>>, tile<{n}xi32> -> "
                  f"tile<{n}xptr<i32>>")
        flags = ", ".join("true" if m else "false" for m in mask)
        self.line(f"{taken} = constant <i1: [{flags}]> : tile<{n}xi1>")
        self.line(f"{value} = constant <i32: 1> : tile<{n}xi32>")
        elements = [p for p, m in zip(places, mask) if m]
        (token, before), out = self.token(), self.name()
        pointer, tile, bits = f"tile<{n}xptr<i32>>", f"tile<{n}xi32>", f"tile<{n}xi1>"
        which = r.choice(["load", "store", "atomic"])
        does = {"reads": which != "store", "writes": which != "load"}
        strong = which == "atomic" or r.random() < 0.3
        word = "relaxed device" if strong else "weak"
        if which == "load":
            text = f"{self.name()}, {out} = load_ptr_tko {word} {pointers}, {taken}, " \
                f"{value} token = {token} : {pointer}, {bits}, {tile} -> {tile}, token"
        elif which == "store":
            text = f"{out} = store_ptr_tko {word} {pointers}, {value}, {taken} token = " \
                f"{token} : {pointer}, {tile}, {bits} -> token"
        else:
            text = f"{self.name()}, {out} = atomic_rmw_tko {word} {pointers}, add, {value}, " \
                f"{taken} token = {token} : {pointer}, {tile}, {bits} -> {tile}, token"
        self.add(text, out, array, elements, before, strong=strong, **does)

    def text(self):
        return "\n".join(self.lines + ["  }", "}", ""])


def run(seed):
    """The numbers of conflicts and of differences."""
    orders = Orders(seed)
    for _ in range(orders.random.randrange(4, 24)):
        orders.random.choice([orders.access_view, orders.access_pointers])()
    arrays = [np.zeros(SIZE, np.int32), np.zeros(SIZE, np.int32)]
    result = Program(orders.text(), "k.mlir").run(arrays)
    assert result.status == "success", result.error
    wanted = {(a.line, b.line) for n, b in enumerate(orders.accesses)
              for a in orders.accesses[:n] if a.line not in b.before and a.conflicts(b)}
    found = set()
    for finding in result.findings:
        assert finding["rule"] == "tile-race", finding
        found.add(tuple(sorted(p["source"][0]["line"] for p in finding["parties"])))
    for what, pairs in ("missed", wanted - found), ("wrong", found - wanted):
        for pair in sorted(pairs):
            print(f"seed {seed}: {what}: lines {pair}")
            if "-v" in sys.argv:
                print(*(orders.lines[n - 1] for n in pair), sep="\n")
    return len(wanted), len(wanted ^ found)


def main():
    number, first = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0
    counts = [run(seed) for seed in range(first, first + number)]
    conflicts, different = map(sum, zip(*counts))
    assert conflicts > number and any(not c for c, _ in counts), "nothing has been tried"
    print(f"{conflicts} conflicts in {number} programs, {different} differences")
    sys.exit(different != 0)


main()
