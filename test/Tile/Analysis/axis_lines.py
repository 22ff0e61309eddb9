# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the parts of the generator share: values, shapes, lines of text and choices."""

from axis_values import wrap

WIDTHS = {"i1": 1, "i8": 8, "i16": 16, "i32": 32, "i64": 64, "index": 64}
TESTS = {
    "eq": lambda x, y, s, t: x == y, "ne": lambda x, y, s, t: x != y,
    "ult": lambda x, y, s, t: x < y, "ule": lambda x, y, s, t: x <= y,
    "ugt": lambda x, y, s, t: x > y, "uge": lambda x, y, s, t: x >= y,
    "slt": lambda x, y, s, t: s < t, "sle": lambda x, y, s, t: s <= t,
    "sgt": lambda x, y, s, t: s > t, "sge": lambda x, y, s, t: s >= t,
}
# Extremes and their neighbors, besides powers of two.
EXTREMES = [0, 1, -1, 2, -2, 3, 7]


def product(shape):
    count = 1
    for extent in shape:
        count *= extent
    return count


def coordinates(number, shape):
    at = []
    for extent in reversed(shape):
        at.append(number % extent)
        number //= extent
    return at[::-1]


def number_of(at, shape):
    number = 0
    for c, extent in zip(at, shape):
        number = number * extent + c
    return number


class Value:
    """A name in the program, its shape (None for scalars) and element type."""

    def __init__(self, name, element, shape=None):
        self.name, self.element, self.shape = name, element, shape

    @property
    def width(self):
        return WIDTHS[self.element]

    @property
    def type(self):
        if self.shape is None:
            return self.element
        return "tile<%s>" % "x".join([*map(str, self.shape), self.element])


class Lines:
    """Lines of a function, and what executes it: steps that read and write a
    dictionary of lists of numbers."""

    def __init__(self, rng, first_line, number):
        self.rng, self.line, self.number = rng, first_line, number
        self.text, self.count = [], 0
        self.inputs = []  # Value, and what it may be
        self.values = []  # those in scope
        self.steps = []
        self.depth = 0

    def emit(self, text):
        """Writes a line; its number."""
        self.text.append("  " * self.depth + text)
        self.line += 1
        return self.line - 1

    def fresh(self):
        self.count += 1
        return "%%v%d" % self.count

    def define(self, element, shape, text, run, operands):
        """One operation with one result, and how to compute it."""
        v = Value(self.fresh(), element, shape)
        line = self.emit("%s = %s" % (v.name, text))
        names = [o.name for o in operands]

        def step(state, log):
            got = run(*[state[n] for n in names])
            state[v.name] = got
            log(line, "result", 0, got, shape or [], v.width)

        self.steps.append(step)
        self.values.append(v)
        return v

    # -- Choices ------------------------------------------------------------

    def pick(self, fits=lambda v: True):
        found = [v for v in self.values if fits(v)]
        if not found:
            return None
        # What is new has more of a history.
        return found[max(self.rng.randrange(len(found)) for _ in range(2))]

    def constant_number(self, width):
        r = self.rng
        kind = r.randrange(5)
        if kind == 0:
            return wrap(r.choice(EXTREMES), width)
        if kind == 1:
            return wrap((1 << r.randrange(width)) * r.choice([1, 1, -1, 3]), width)
        if kind == 2:
            return wrap((1 << r.randrange(width + 1)) - 1, width)
        if kind == 3:
            return wrap(r.randrange(64), width)
        return r.getrandbits(width)

    def element_type(self):
        return self.rng.choice(["i8", "i8", "i16", "i32", "i64", "index"])

    def shape(self):
        r = self.rng
        rank = r.choice([1, 1, 2, 2, 3])
        return [1 << r.randrange({1: 6, 2: 4, 3: 3}[rank]) for _ in range(rank)]
