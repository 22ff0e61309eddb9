#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes random kernels that load by addresses and masks, computes which elements
they read and where, and compares that with the tiled loads that the tool makes of
them, whose scalars are executed here.

recover_programs.py TOOL COUNT [SEED]

Offsets are narrow and often extreme, so that they wrap; kernels of promises that
are false do not count.
"""

import pathlib
import random
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "Analysis"))
from axis_values import OPERATIONS, Undefined, compute, signed, wrap  # noqa: E402

WIDTHS = {"i1": 1, "i8": 8, "i16": 16, "i32": 32, "i64": 64, "index": 64}
BY_NAME = dict(OPERATIONS)
TESTS = {
    "slt": lambda x, y, s, t: s < t, "sle": lambda x, y, s, t: s <= t,
    "sgt": lambda x, y, s, t: s > t, "sge": lambda x, y, s, t: s >= t,
    "ult": lambda x, y, s, t: x < y, "ule": lambda x, y, s, t: x <= y,
    "ugt": lambda x, y, s, t: x > y, "uge": lambda x, y, s, t: x >= y,
    "eq": lambda x, y, s, t: x == y, "ne": lambda x, y, s, t: x != y,
}


def cells(shape):
    if not shape:
        yield ()
        return
    for c in range(shape[0]):
        for rest in cells(shape[1:]):
            yield (c, *rest)


class Kernel:
    """Text, and for each tile or scalar how to compute its element at coordinates
    out of the arguments."""

    def __init__(self, rng, number):
        self.rng, self.lines, self.count = rng, [], 0
        self.types = {}  # scalars
        self.shapes = {}  # tiles: shape and element
        self.at = {}  # what gives the element at coordinates
        self.loads = []
        narrow = rng.choice(["i8", "i16", "i32", "i32", "i64"])
        self.narrow = narrow
        arguments = {"%p": "i64", "%n": narrow, "%m": narrow, "%ld": narrow, "%w": "i64",
                     "%c": "i1"}
        self.arguments = arguments
        for name, element in arguments.items():
            self.types[name] = element
            self.at[name] = lambda c, state, name=name: state[name]
        self.lines.append("func.func @f%d(%s) attributes {nv_tileas.kernel} {" % (
            number, ", ".join("%s: %s" % a for a in arguments.items())))
        self.number = number
        self.body()
        self.lines += ["  return", "}"]

    def fresh(self):
        self.count += 1
        return "%%v%d" % self.count

    def constant(self, element, number):
        name = self.fresh()
        width = WIDTHS[element]
        self.lines.append("  %s = arith.constant %d : %s" % (
            name, signed(wrap(number, width), width), element))
        self.types[name] = element
        self.at[name] = lambda c, state: wrap(number, width)
        return name

    def scalar(self, operation, a, b, flags=""):
        name, element = self.fresh(), self.types[a]
        self.lines.append("  %s = arith.%s %s, %s%s : %s" % (name, operation, a, b, flags, element))
        self.types[name] = element
        self.at[name] = self.apply(operation, a, b, flags, WIDTHS[element])
        return name

    def apply(self, operation, a, b, flags, width):
        x, y, run = self.at[a], self.at[b], BY_NAME[operation].run
        return lambda c, state: compute(run, x(c, state), y(c, state), width, flags)

    def promise(self, a):
        """A scalar that is bounded, or divisible."""
        r, element, name = self.rng, self.types[a], self.fresh()
        width = WIDTHS[element]
        high = (1 << min(width - 1, 62)) - 1
        if r.randrange(2):
            low, up = r.choice([(0, high), (0, 100), (-4, 60), (0, high - 64)])
            up = min(up, high)
            fact = "bounded<lower = %d, upper = %d>" % (low, up)
            holds = lambda x: low <= signed(x, width) <= up
        else:
            by = r.choice([4, 8, 16])
            fact, holds = "div_by<%d>" % by, lambda x: x % by == 0
        self.lines.append("  %s = nv_tileas.assume %s {fact = #nv_tileas.%s} : %s" % (
            name, a, fact, element))
        self.types[name] = element
        of = self.at[a]

        def value(c, state):
            x = of(c, state)
            if not holds(x):
                raise Undefined
            return x

        self.at[name] = value
        return name

    # -- Tiles -----------------------------------------------------------------

    def tile(self, shape, element):
        return "tile<%s>" % "x".join([*map(str, shape), element])

    def define(self, shape, element, text, at):
        name = self.fresh()
        self.lines.append("  %s = %s" % (name, text))
        self.shapes[name] = (shape, element)
        self.at[name] = at
        return name

    def iota(self, extent, element):
        name = self.fresh()
        shape = [extent]
        self.lines.append("  %s = nv_tileas.generate : %s {" % (name, self.tile(shape, element)))
        self.lines.append("  ^bb0(%i: index):")
        if element == "index":
            self.lines.append("    nv_tileas.yield %i : index")
        else:
            self.lines += ["    %%0 = arith.index_cast %%i : index to %s" % element,
                           "    nv_tileas.yield %%0 : %s" % element]
        self.lines.append("  }")
        self.shapes[name] = (shape, element)
        width = WIDTHS[element]
        self.at[name] = lambda c, state: wrap(c[0], width)
        return name

    def elements(self, operation, a, b, flags=""):
        """A map of two tiles, or of a tile and a scalar."""
        tile = a if a in self.shapes else b
        shape, element = self.shapes[tile]
        name = self.fresh()
        sources = [v for v in dict.fromkeys((a, b)) if v in self.shapes]
        inner = {v: "%%x%d" % n for n, v in enumerate(sources)}
        is_test = operation in TESTS
        kind = "i1" if is_test else element
        self.lines += [
            "  %s = nv_tileas.map %s : %s -> %s {" % (
                name, ", ".join(sources), ", ".join(self.tile(shape, self.shapes[v][1])
                                                    for v in sources), self.tile(shape, kind)),
            "  ^bb0(%s):" % ", ".join("%s: %s" % (inner[v], self.shapes[v][1]) for v in sources),
            "    %%0 = arith.%s%s %s, %s%s : %s" % (
                "cmpi " if is_test else "", operation + ("," if is_test else ""),
                inner.get(a, a), inner.get(b, b), flags, element),
            "    nv_tileas.yield %%0 : %s" % kind, "  }"]
        self.shapes[name] = (shape, kind)
        width = WIDTHS[element]
        if is_test:
            x, y, test = self.at[a], self.at[b], TESTS[operation]
            self.at[name] = lambda c, state: (lambda p, q: int(
                test(p, q, signed(p, width), signed(q, width))))(x(c, state), y(c, state))
        else:
            self.at[name] = self.apply(operation, a, b, flags, width)
        return name

    def cast(self, a, to, is_signed):
        shape, element = self.shapes[a]
        if element == to:
            return a
        w, n = WIDTHS[element], WIDTHS[to]
        if "index" in (element, to):
            operation = "index_cast" if is_signed else "index_castui"
        elif n < w:
            operation = "trunci"
        else:
            operation = "extsi" if is_signed else "extui"
        name, of = self.fresh(), self.at[a]
        self.lines += [
            "  %s = nv_tileas.map %s : %s -> %s {" % (
                name, a, self.tile(shape, element), self.tile(shape, to)),
            "  ^bb0(%%x: %s):" % element,
            "    %%0 = arith.%s %%x : %s to %s" % (operation, element, to),
            "    nv_tileas.yield %%0 : %s" % to, "  }"]
        self.shapes[name] = (shape, to)
        self.at[name] = lambda c, state: wrap(
            signed(of(c, state), w) if is_signed else of(c, state), n)
        return name

    def spread(self, a, shape, d):
        """A tile of one dimension as dimension d of more."""
        (extent,), element = self.shapes[a]
        if len(shape) == 1:
            return a
        line = [extent if k == d else 1 for k in range(len(shape))]
        of = self.at[a]
        if self.rng.randrange(2):
            text = "nv_tileas.reshape %s : %s -> %s"
        else:
            text = "nv_tileas.expand_dims %%s {axis = %d : i32} : %%s -> %%s" % (1 - d)
        thin = self.define(line, element, text % (
            a, self.tile([extent], element), self.tile(line, element)),
            lambda c, state: of((c[d],), state))
        return self.define(shape, element, "nv_tileas.broadcast %s : %s -> %s" % (
            thin, self.tile(line, element), self.tile(shape, element)),
            lambda c, state: of((c[d],), state))

    # -- Kernels -----------------------------------------------------------------

    def flags(self):
        return self.rng.choice(["", "", "", " overflow<nsw>"])

    def first(self):
        """Where a tile begins: nowhere, a number, or a multiple of one."""
        r = self.rng
        kind = r.randrange(5)
        if kind == 0:
            return None
        v = r.choice(["%n", "%m"])
        if kind == 1:
            v = self.promise(v)
        if kind >= 3:
            v = self.scalar("muli", v, self.constant(self.narrow, 1 << r.randrange(2, 5)),
                            self.flags())
        return v

    def mask(self, index):
        r = self.rng
        masks = []
        for _ in range(r.choice([0, 1, 1, 1, 2])):
            limit = r.choice(["%n", "%m", self.constant(self.narrow, r.randrange(-3, 70))])
            if r.randrange(3) == 0 and limit in self.arguments:
                limit = self.promise(limit)
            test = r.choice(["slt", "slt", "slt", "ult", "sle", "sge", "ule", "ne", "eq"])
            if r.randrange(4) == 0:
                masks.append(self.elements(r.choice(["sgt", "sge", "ugt", "sle"]), limit, index))
            else:
                masks.append(self.elements(test, index, limit))
        if r.randrange(3) == 0:
            zero = self.constant(self.narrow, 0)
            masks.append(self.elements("sge", index, zero))
        return masks

    def body(self):
        r = self.rng
        shape = [1 << r.randrange(1, 5) for _ in range(r.choice([1, 2, 2]))]
        total, mask = None, []
        for d, extent in enumerate(shape):
            index = self.iota(extent, self.narrow)
            start = self.first()
            if start:
                index = self.elements("addi", *r.sample([start, index], 2), self.flags())
            bounds = self.mask(index)
            stride = r.choice([None, None, "%ld", self.constant(self.narrow, r.choice([2, 3, 16])),
                               "%w"])
            part = index
            if stride == "%w":
                part = self.cast(part, "i64", r.randrange(4) != 0)
            if stride:
                part = self.elements("muli", part, stride, self.flags())
            is_wide = r.randrange(2) == 0
            if is_wide:
                part = self.cast(part, "i64", r.randrange(4) != 0)
            part = self.spread(part, shape, d)
            mask += [self.spread(m, shape, d) for m in bounds]
            if total and self.shapes[total][1] != self.shapes[part][1]:
                total, part = (self.cast(v, "i64", True) for v in (total, part))
            total = self.elements("addi", total, part, self.flags()) if total else part
        bits, element = r.choice([(32, "f32"), (16, "f16"), (8, "i8")])
        self.access(shape, total, mask, bits, element)

    def access(self, shape, total, masks, bits, element):
        r = self.rng
        kind = self.tile(shape, "i64")
        splat = self.define(shape, "i64", "nv_tileas.splat %%p : i64 -> %s" % kind,
                            lambda c, state: state["%p"])
        narrow = self.shapes[total][1]
        w, of = WIDTHS[narrow], self.at[total]
        at = self.define(shape, "i64", "nv_tileas.offset %s, %s {element = %s} : %s, %s" % (
            splat, total, element, kind, self.tile(shape, narrow)),
            lambda c, state: wrap(state["%p"] + signed(of(c, state), w) * bits // 8, 64))
        mask = None
        if r.randrange(5) == 0:
            masks = masks + [self.define(
                shape, "i1", "nv_tileas.splat %%c : i1 -> %s" % self.tile(shape, "i1"),
                lambda c, state: state["%c"])]
        for m in masks:
            mask = self.elements("andi", mask, m) if mask else m
        self.lines.append("  %%r = nv_tileas.load_at %s%s : %s%s -> %s" % (
            at, " mask " + mask if mask else "", kind,
            ", " + self.tile(shape, "i1") if mask else "", self.tile(shape, element)))
        self.loads.append((shape, at, mask, bits // 8))

    def reads(self, state):
        """Of the load, where each element is read, or None."""
        shape, at, mask, _ = self.loads[0]
        # Addresses of all, since a promise that is false anywhere is undefined.
        where = {c: self.at[at](c, state) for c in cells(shape)}
        return {c: where[c] if not mask or self.at[mask](c, state) else None
                for c in cells(shape)}


def inputs(rng, kernel):
    state = {}
    for name, element in kernel.arguments.items():
        width = WIDTHS[element]
        kind = rng.randrange(4)
        if kind == 0:
            number = rng.getrandbits(width)
        elif kind == 1:
            number = rng.choice([(1 << width - 1) - 1, 1 << width - 1, -1, 0, 1])
        else:
            number = rng.randrange(-20, 100) * rng.choice([1, 1, 16])
        state[name] = wrap(number, width)
    return state


# What the tool makes of it.
BINARY = re.compile(r"(%[\w-]+) = arith\.(\w+) (%[\w-]+), (%[\w-]+)( overflow<\w+(?:, \w+)*>)? : (\w+)")
COMPARE = re.compile(r"(%[\w-]+) = arith\.cmpi (\w+), (%[\w-]+), (%[\w-]+) : (\w+)")
SELECT = re.compile(r"(%[\w-]+) = arith\.select (%[\w-]+), (%[\w-]+), (%[\w-]+) : (\w+)")
CAST = re.compile(r"(%[\w-]+) = arith\.(ext[su]i|trunci|index_cast(?:ui)?) (%[\w-]+) : (\w+) to (\w+)")
CONSTANT = re.compile(r"(%[\w-]+) = arith\.constant (-?\d+|true|false)(?: : (\w+))?$")
ASSUME = re.compile(r"(%[\w-]+) = nv_tileas\.assume (%[\w-]+) ")
VIEW = re.compile(r"(%[\w-]+) = nv_tileas\.block_tile (%[\w-]+) sizes \[(.*?)\] strides \[(.*?)\]")
LOAD = re.compile(r"nv_tileas\.tiled_load (%[\w-]+)\[(.*?)\] \{.*?(?:in_bounds = array<i1: (.*?)>)?\}")


def recovered_reads(lines, state, shape, width_of_element):
    """What reads() gives, of the lines of a function with a tiled load."""
    known, views = dict(state), {}
    for text in lines:
        line = text.strip()
        if text.startswith("      ") or line.startswith("^"):
            continue  # in the region of something that stays
        if m := CONSTANT.match(line):
            number = {"true": 1, "false": 0}.get(m[2])
            known[m[1]] = wrap(int(m[2]), WIDTHS[m[3]]) if number is None else number
        elif m := COMPARE.match(line):
            x, y, w = known[m[3]], known[m[4]], WIDTHS[m[5]]
            known[m[1]] = int(TESTS[m[2]](x, y, signed(x, w), signed(y, w)))
        elif m := SELECT.match(line):
            known[m[1]] = known[m[3]] if known[m[2]] else known[m[4]]
        elif m := CAST.match(line):
            is_signed = m[2] in ("extsi", "index_cast", "trunci")
            x = known[m[3]]
            known[m[1]] = wrap(signed(x, WIDTHS[m[4]]) if is_signed else x, WIDTHS[m[5]])
        elif m := BINARY.match(line):
            known[m[1]] = compute(BY_NAME[m[2]].run, known[m[3]], known[m[4]], WIDTHS[m[6]],
                                  " overflow<nsw>" if m[5] and "nsw" in m[5] else "")
        elif m := ASSUME.match(line):
            known[m[1]] = known[m[2]]
        elif m := VIEW.match(line):
            views[m[1]] = (known[m[2]], [known[v] for v in m[3].split(", ")],
                           [known[v] for v in m[4].split(", ")])
        elif m := LOAD.search(line):
            base, sizes, strides = views[m[1]]
            assert all(signed(n, 64) >= 0 for n in sizes), "an extent is negative"
            at = [known[v] for v in m[2].split(", ")]
            inside = [t == "true" for t in (m[3] or ", ".join(["false"] * len(shape))).split(", ")]
            reads = {}
            for c in cells(shape):
                where = [signed(wrap(a + x, 64), 64) for a, x in zip(at, c)]
                fits = all(i or 0 <= x < signed(s, 64) for i, x, s in zip(inside, where, sizes))
                reads[c] = wrap(base + sum(x * s for x, s in zip(where, strides))
                                * width_of_element, 64) if fits else None
            return reads
    raise AssertionError("there is no load")


def main(tool, count, seed):
    rng = random.Random(seed)
    kernels = [Kernel(rng, n) for n in range(count)]
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write("\n".join(l for k in kernels for l in k.lines) + "\n")
        file.flush()
        done = subprocess.run([tool, file.name, "--nv-tileas-recover-views"],
                              capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit("the tool fails with seed %d:\n%s" % (seed, done.stderr[:2000]))
    functions = re.split(r"\n(?=  func\.func)", done.stdout)[1:]
    recovered, compared = 0, 0
    for kernel, text in zip(kernels, functions):
        if "tiled_load" not in text:
            continue
        recovered += 1
        lines = text.splitlines()
        names = re.findall(r"(%arg\d+): ", lines[0])
        shape, _, _, size = kernel.loads[0]
        for _ in range(40):
            state = inputs(rng, kernel)
            try:
                expected = kernel.reads(state)
            except Undefined:
                continue
            compared += 1
            given = dict(zip(names, state.values()))
            got = recovered_reads(lines[1:], given, shape, size)
            if got != expected:
                c = next(c for c in expected if got[c] != expected[c])
                sys.exit("%s\n%s\nseed %d: with %s, element %s is read at %s, not at %s" % (
                    "\n".join(kernel.lines), text, seed, state, c, got[c], expected[c]))
    print("%d of %d loads are recovered, %d executions are the same" % (recovered, count, compared))
    # A generator of which nothing is recovered would check nothing.
    if recovered * 8 < count or compared < recovered:
        sys.exit("too little was recovered")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 1)
