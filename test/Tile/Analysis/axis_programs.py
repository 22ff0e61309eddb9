# ===- axis_programs.py - Facts along axes, checked by execution --------------===
#
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===-------------------------------------------------------------------------===
"""Makes random programs of integer tiles, lets the tool print what it knows of
their values, executes them here, and checks each fact against every element.

axis_programs.py TOOL COUNT [SEED]

Narrow types are as frequent as wide ones, so that numbers wrap. Inputs are
random, and often extremes. Executions that would be undefined, because of
division by zero, a shift that is too long or a promise that is false, are left
out; how many facts have been checked is printed.
"""

import random
import re
import subprocess
import sys
import tempfile

from axis_values import OPERATIONS, Undefined, compute, signed, wrap

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


class Program:
    """Writes one function, line by line, and what executes it: steps that read
    and write a dictionary of lists of numbers."""

    def __init__(self, rng, first_line, number):
        self.rng, self.line, self.number = rng, first_line, number
        self.text, self.count = [], 0
        self.inputs = []  # Value, and what it may be
        self.values = []  # those in scope
        self.steps = []
        self.depth = 0
        self.write_function()

    # -- Lines --------------------------------------------------------------

    def emit(self, text):
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

    # -- Scalars, and elements -----------------------------------------------

    def scalar_constant(self, element, number=None):
        width = WIDTHS[element]
        if number is None:
            number = self.constant_number(width)
        shown = signed(number, width)
        text = "true" if number else "false"
        if element != "i1":
            text = "%d : %s" % (shown, element)
        count = self.elements()
        v = Value(self.fresh(), element)
        line = self.emit("%s = arith.constant %s" % (v.name, text))
        shape = self.region or []

        def step(state, log):
            state[v.name] = [number] * count
            log(line, "result", 0, state[v.name], shape, width)

        self.steps.append(step)
        self.values.append(v)
        return v

    region = None

    def elements(self):
        return product(self.region) if self.region is not None else 1

    def scalar_operation(self):
        """One operation of arith on scalars in scope."""
        count, shape = self.elements(), self.region

        def many(numbers):
            return numbers * count if len(numbers) == 1 else numbers

        a = self.pick(lambda v: v.shape is None)
        if a is None or self.rng.randrange(12) == 0:
            return self.scalar_constant(self.element_type())
        kind = self.rng.randrange(12)
        if kind < 7:
            name, operation = self.rng.choice(OPERATIONS)
            b = self.pick(lambda v: v.shape is None and v.element == a.element)
            if operation.likes_constant and self.rng.randrange(4):
                number = self.constant_number(a.width)
                if operation.is_shift:
                    number = self.rng.randrange(a.width)
                b = self.scalar_constant(a.element, number)
            if self.rng.randrange(4) == 0 and not operation.likes_constant:
                a, b = b, a
            return self.binary(name, operation, a, b, operation.flags(self.rng))
        if kind < 9:
            return self.comparison()
        if kind < 10:
            c = self.pick(lambda v: v.shape is None and v.element == "i1")
            if c is None:
                return self.comparison()
            b = self.pick(lambda v: v.shape is None and v.element == a.element)
            text = "arith.select %s, %s, %s : %s" % (c.name, a.name, b.name, a.element)
            return self.define_scalar(
                a.element, text, count, shape, [c, a, b],
                lambda p, x, y: [i if k else j
                                 for k, i, j in zip(many(p), many(x), many(y))])
        return self.cast(a, many, count, shape)

    def binary(self, name, operation, a, b, flags=""):
        run, width = operation.run, a.width
        count = self.elements()

        def many(numbers):
            return numbers * count if len(numbers) == 1 else numbers

        text = "arith.%s %s, %s%s : %s" % (name, a.name, b.name, flags, a.element)
        return self.define_scalar(
            a.element, text, count, self.region, [a, b],
            lambda x, y: [compute(run, p, q, width, flags) for p, q in zip(many(x), many(y))])

    def by_constant(self, name, a, number):
        """\\p a and a known number, by the operation of this name."""
        return self.binary(name, dict(OPERATIONS)[name], a,
                           self.scalar_constant(a.element, wrap(number, a.width)))

    def idiom(self):
        """What programs compute of coordinates: runs that break off, and values
        that are multiples where a block of the grid begins."""
        r = self.rng
        a = self.pick(lambda v: v.shape is None and v.element != "i1")
        if a is None:
            return
        b = self.pick(lambda v: v.shape is None and v.element == a.element)
        power = 1 << r.randrange(1, min(6, a.width - 2))
        add = dict(OPERATIONS)["addi"]
        kind = r.randrange(5)
        if kind == 0:
            row = self.by_constant(r.choice(["divui", "divsi"]), a, power)
            column = self.by_constant(r.choice(["remui", "remsi"]), a, power)
            row = self.by_constant("muli", row, r.choice([power, power * 2, 3, 7, 100]))
            self.binary("addi", add, row, column)
        elif kind == 1:
            moved = self.by_constant("addi", a, r.choice([1, power, 100]))
            self.select_between(a, moved)
        elif kind == 2:
            self.binary("addi", add, a, self.by_constant("muli", b, power))
        elif kind == 3:
            low = self.by_constant("andi", a, r.choice([power - 1, -power]))
            high = self.by_constant("muli", b, power)
            name = r.choice(["ori", "xori", "addi"])
            self.binary(name, dict(OPERATIONS)[name], high, low)
        else:
            total = self.binary("addi", add, a, self.by_constant("muli", b, power))
            self.compare(r.choice(sorted(TESTS)), total, self.scalar_constant(
                a.element, wrap(power * r.randrange(8), a.width)))

    def select_between(self, a, b):
        count = self.elements()

        def many(numbers):
            return numbers * count if len(numbers) == 1 else numbers

        c = self.compare(self.rng.choice(sorted(TESTS)), a, self.scalar_constant(
            a.element, self.rng.randrange(12)))
        text = "arith.select %s, %s, %s : %s" % (c.name, a.name, b.name, a.element)
        return self.define_scalar(
            a.element, text, count, self.region, [c, a, b],
            lambda p, x, y: [i if k else j for k, i, j in zip(many(p), many(x), many(y))])

    def define_scalar(self, element, text, count, shape, operands, run):
        v = Value(self.fresh(), element)
        line = self.emit("%s = %s" % (v.name, text))
        names = [o.name for o in operands]

        def step(state, log):
            state[v.name] = run(*[state[n] for n in names])
            log(line, "result", 0, state[v.name], shape or [], v.width)

        self.steps.append(step)
        self.values.append(v)
        return v

    def comparison(self):
        a = self.pick(lambda v: v.shape is None)
        b = self.pick(lambda v: v.shape is None and v.element == a.element)
        if self.rng.randrange(2):
            b = self.scalar_constant(a.element)
        if self.rng.randrange(3) == 0:
            a, b = b, a
        return self.compare(self.rng.choice(sorted(TESTS)), a, b)

    def compare(self, name, a, b):
        test, w, count = TESTS[name], a.width, self.elements()

        def many(numbers):
            return numbers * count if len(numbers) == 1 else numbers

        text = "arith.cmpi %s, %s, %s : %s" % (name, a.name, b.name, a.element)
        return self.define_scalar(
            "i1", text, count, self.region, [a, b],
            lambda x, y: [int(test(p, q, signed(p, w), signed(q, w)))
                          for p, q in zip(many(x), many(y))])

    def cast(self, a, many, count, shape):
        r = self.rng
        to = r.choice(["i1", "i8", "i16", "i32", "i64", "index"])
        w, n = a.width, WIDTHS[to]
        is_signed = r.randrange(2) == 1
        if to == a.element:
            return None
        if "index" in (to, a.element):
            name = "index_cast" if is_signed else "index_castui"
        elif n == w:
            return None
        elif n < w:
            name = "trunci"
        else:
            name = "extsi" if is_signed else "extui"
        text = "arith.%s %s : %s to %s" % (name, a.name, a.element, to)
        return self.define_scalar(
            to, text, count, shape, [a],
            lambda x: [wrap(signed(p, w) if is_signed else p, n) for p in many(x)])

    # -- Tiles ---------------------------------------------------------------

    def compute_elements(self, shape, arguments, header, results, inputs):
        """The region of a map or a generate; \\p arguments are names, element
        types and what they are of the inputs."""
        r = self.rng
        outer, saved, steps = self.values, self.region, self.steps
        line = self.emit(header)
        head = self.emit("^bb0(%s):" % ", ".join("%s: %s" % a[:2] for a in arguments))
        self.depth += 1
        self.values = [v for v in outer if v.shape is None]
        self.values += [Value(n, e) for n, e, _ in arguments]
        self.steps, self.region = [], shape
        for _ in range(r.randrange(1, 5)):
            r.choice([self.scalar_operation, self.idiom])()
        yielded = []
        for element in results:
            v = self.pick(lambda v: v.element == element)
            yielded.append(v or self.scalar_constant(element))
        self.emit("nv_tileas.yield %s : %s" % (
            ", ".join(v.name for v in yielded), ", ".join(results)))
        self.depth -= 1
        self.emit("}")
        inner = self.steps
        self.values, self.region, self.steps = outer, saved, steps
        count = product(shape)
        new = [Value(n, e, shape) for n, e in zip(inputs, results)]

        def step(state, log):
            for n, (name, element, of) in enumerate(arguments):
                state[name] = of(state)
                log(head, "argument", n, state[name], shape, WIDTHS[element])
            for s in inner:
                s(state, log)
            for n, (v, y) in enumerate(zip(new, yielded)):
                got = state[y.name]
                state[v.name] = got * count if len(got) == 1 else got
                log(line, "result", n, state[v.name], shape, v.width)

        self.steps.append(step)
        self.values += new

    def generate(self):
        shape, element = self.shape(), self.element_type()
        name = self.fresh()
        arguments = []
        for d in range(len(shape)):
            def of(state, d=d):
                return [coordinates(i, shape)[d] for i in range(product(shape))]
            arguments.append((self.fresh(), "index", of))
        kind = Value(name, element, shape).type
        self.compute_elements(shape, arguments,
                              "%s = nv_tileas.generate : %s {" % (name, kind),
                              [element], [name])

    def map(self):
        r = self.rng
        first = self.pick(lambda v: v.shape is not None)
        if first is None:
            return self.generate()
        sources = [first]
        for _ in range(r.randrange(3)):
            sources.append(self.pick(lambda v: v.shape == first.shape))
        results = [r.choice([self.element_type(), "i1", first.element])
                   for _ in range(r.choice([1, 1, 2]))]
        name = self.fresh()
        names = [name] if len(results) == 1 else [
            "%s#%d" % (name, n) for n in range(len(results))]
        arguments = [(self.fresh(), s.element, lambda state, s=s: state[s.name])
                     for s in sources]
        header = "%s%s = nv_tileas.map %s : %s -> %s {" % (
            name, "" if len(results) == 1 else ":%d" % len(results),
            ", ".join(s.name for s in sources), ", ".join(s.type for s in sources),
            ", ".join(Value("", e, first.shape).type for e in results))
        return self.compute_elements(first.shape, arguments, header, results, names)

    def moved(self, a, shape, text, place):
        """A tile whose elements are those of \\p a at \\p place of coordinates."""
        places = [number_of(place(coordinates(i, shape)), a.shape)
                  for i in range(product(shape))]
        return self.define(a.element, shape,
                           "%s : %s -> %s" % (text, a.type, Value("", a.element, shape).type),
                           lambda x: [x[p] for p in places], [a])

    def rearranged(self):
        r = self.rng
        a = self.pick(lambda v: v.shape is not None)
        if a is None:
            return self.generate()
        shape = a.shape
        kind = r.randrange(9)
        if kind == 0:
            axis = r.randrange(len(shape) + 1)
            if len(shape) > 3:
                return None
            return self.moved(a, shape[:axis] + [1] + shape[axis:],
                              "nv_tileas.expand_dims %s {axis = %d : i32}" % (a.name, axis),
                              lambda at: at[:axis] + at[axis + 1:])
        if kind == 1:
            to = [e if e != 1 else 1 << r.randrange(4) for e in shape]
            if to == shape or product(to) > 512:
                return None
            return self.moved(a, to, "nv_tileas.broadcast " + a.name,
                              lambda at: [0 if e == 1 else c for c, e in zip(at, shape)])
        if kind <= 3:
            left, to = product(shape), []
            while left > 1 or not to:
                to.append(min(left, 1 << r.randrange(4)))
                left //= to[-1]
            if len(to) > 4:
                return None
            count = product(to)
            return self.moved(a, to, "nv_tileas.reshape " + a.name,
                              lambda at: coordinates(number_of(at, to), shape))
        if kind == 4:
            order = list(range(len(shape)))
            r.shuffle(order)
            return self.moved(
                a, [shape[d] for d in order],
                "nv_tileas.permute %s {permutation = array<i32: %s>}" % (
                    a.name, ", ".join(map(str, order))),
                lambda at: [at[order.index(d)] for d in range(len(shape))])
        if kind == 5:
            to = [1 << r.randrange(e.bit_length()) for e in shape]
            offsets = [r.randrange(e - n + 1) for e, n in zip(shape, to)]
            return self.moved(a, to, "nv_tileas.extract_slice %s %s" % (a.name, offsets),
                              lambda at: [c + o for c, o in zip(at, offsets)])
        if kind == 6:
            return self.concatenated(a)
        if kind == 7:
            return self.extract_part(a)
        axis = r.randrange(len(shape))
        mask = r.randrange(shape[axis])
        return self.moved(
            a, shape, "nv_tileas.shuffle %s {axis = %d : i32, xor_mask = %d}"
            % (a.name, axis, mask),
            lambda at: [c ^ mask if d == axis else c for d, c in enumerate(at)])

    def concatenated(self, a):
        b = self.pick(lambda v: v.shape == a.shape and v.element == a.element)
        axis = self.rng.randrange(len(a.shape))
        half, to = a.shape[axis], list(a.shape)
        to[axis] *= 2
        if product(to) > 512:
            return None

        def run(x, y):
            out = []
            for i in range(product(to)):
                at = coordinates(i, to)
                of = x if at[axis] < half else y
                at[axis] %= half
                out.append(of[number_of(at, a.shape)])
            return out

        text = "nv_tileas.cat %s, %s {axis = %d : i32} : %s, %s -> %s" % (
            a.name, b.name, axis, a.type, b.type, Value("", a.element, to).type)
        return self.define(a.element, to, text, run, [a, b])

    def extract_part(self, a):
        r = self.rng
        to = [1 << r.randrange(e.bit_length()) for e in a.shape]
        parts = [r.randrange(e // n) for e, n in zip(a.shape, to)]
        names = [self.scalar_constant("index", p).name for p in parts]
        return self.moved(a, to, "nv_tileas.extract_part %s[%s]" % (a.name, ", ".join(names)),
                          lambda at: [c + p * n for c, p, n in zip(at, parts, to)])

    def splat(self):
        a = self.pick(lambda v: v.shape is None)
        shape = self.shape()
        return self.define(a.element, shape, "nv_tileas.splat %s : %s -> %s" % (
            a.name, a.type, Value("", a.element, shape).type),
            lambda x: x * product(shape), [a])

    def dense(self):
        r = self.rng
        element, shape = self.element_type(), self.shape()
        width, count = WIDTHS[element], product(shape)
        step, base = self.constant_number(width), self.constant_number(width)
        group = 1 << r.randrange(4)
        numbers = [wrap(base + i // group * step, width) for i in range(count)]
        if r.randrange(2):
            numbers[r.randrange(count)] = self.constant_number(width)

        def nested(shape, rest):
            if not shape:
                return str(signed(rest[0], width))
            part = len(rest) // shape[0]
            return "[%s]" % ", ".join(nested(shape[1:], rest[i * part:(i + 1) * part])
                                      for i in range(shape[0]))

        text = "arith.constant dense<%s> : !nv_tileas.%s" % (
            nested(shape, numbers), Value("", element, shape).type)
        return self.define(element, shape, text, lambda: numbers, [])

    def offset(self):
        a = self.pick(lambda v: v.element == "i64")
        if a is None:
            return None
        b = self.pick(lambda v: v.shape == a.shape and v.element in ("i8", "i16", "i32", "i64"))
        bits, element = self.rng.choice([(32, "f32"), (16, "f16"), (8, "i8"), (4, "f4E2M1FN")])
        w = b.width

        def run(x, y):
            return [wrap(p + (signed(q, w) * bits >> 3), 64) for p, q in zip(x, y)]

        text = "nv_tileas.offset %s, %s {element = %s} : %s, %s" % (
            a.name, b.name, element, a.type, b.type)
        return self.define("i64", a.shape, text, run, [a, b])

    def assume(self):
        """A promise; executions in which it is false do not count."""
        r = self.rng
        a = self.pick(lambda v: v.element != "i1")
        w, shape = a.width, a.shape or []
        kind = r.randrange(4 if a.shape else 2)
        if kind == 0:
            by = 1 << r.randrange(min(w, 6))
            fact, holds = "div_by<%d>" % by, lambda x: all(p % by == 0 for p in x)
        elif kind == 1:
            low, high = sorted(signed(self.constant_number(w), w) for _ in range(2))
            fact = "bounded<lower = %d, upper = %d>" % (low, high)
            holds = lambda x: all(low <= signed(p, w) <= high for p in x)
        elif kind == 2:
            groups = [1 << r.randrange(e.bit_length()) for e in shape]
            fact = "same_elements<[%s]>" % ", ".join(map(str, groups))
            holds = lambda x: all(
                x[i] == x[number_of([c // g * g for c, g in zip(coordinates(i, shape), groups)],
                                    shape)] for i in range(len(x)))
        else:
            along = r.randrange(len(shape))
            every = r.randrange(1, shape[along] + 1)
            by = 1 << r.randrange(min(w, 5))
            fact = "div_by<%d, every = %d, along = %d>" % (by, every, along)

            def holds(x):
                for i, p in enumerate(x):
                    at = coordinates(i, shape)
                    if at[along] % every == 0:
                        if p % by:
                            return False
                        continue
                    at[along] -= 1
                    if p != wrap(x[number_of(at, shape)] + 1, w):
                        return False
                return True

        def run(x):
            if not holds(x):
                raise Undefined
            return x

        return self.define(a.element, a.shape, "nv_tileas.assume %s {fact = #nv_tileas.%s} : %s"
                           % (a.name, fact, a.type), run, [a])

    # -- Control flow ----------------------------------------------------------

    def block(self, length):
        """Operations in a new scope; the steps, and the values in it."""
        outer, steps = self.values, self.steps
        self.values, self.steps = list(outer), []
        self.depth += 1
        for _ in range(length):
            self.operation()
        return outer, steps

    def close(self, outer, steps):
        self.depth -= 1
        inner = self.steps
        self.values, self.steps = outer, steps
        return inner

    def loop(self):
        r = self.rng
        counter = r.choice(["i8", "i32", "index"])
        bound = lambda: (self.pick(lambda v: v.shape is None and v.element == counter)
                         if r.randrange(2) else None) or self.scalar_constant(counter, r.randrange(12))
        low, high = bound(), bound()
        by = self.scalar_constant(counter, r.choice([1, 1, 2, 4, 3, 64]))
        carried = [v for v in [self.pick() for _ in range(r.randrange(3))] if v]
        name, number = self.fresh(), self.fresh()
        inner_names = [self.fresh() for _ in carried]
        is_unsigned = r.randrange(4) == 0 and counter != "index"
        full = lambda v: v.type if v.shape is None else "!nv_tileas." + v.type
        types = ", ".join(full(v) for v in carried)
        results = [name] if len(carried) == 1 else ["%s#%d" % (name, n) for n in range(len(carried))]
        head = "scf.for %s%s = %s to %s step %s" % (
            "unsigned " if is_unsigned else "", number, low.name, high.name, by.name)
        if carried:
            head = "%s%s = %s iter_args(%s) -> (%s)" % (
                name, "" if len(carried) == 1 else ":%d" % len(carried), head,
                ", ".join("%s = %s" % (n, v.name) for n, v in zip(inner_names, carried)), types)
        if counter != "index":
            head += " : " + counter
        line = self.emit(head + " {")
        before = self.values
        self.values = before + [Value(number, counter)] + [
            Value(n, v.element, v.shape) for n, v in zip(inner_names, carried)]
        saved = self.block(r.randrange(1, 4))
        yielded = [self.pick(lambda v: v.element == c.element and v.shape == c.shape)
                   for c in carried]
        if carried:
            self.emit("scf.yield %s : %s" % (", ".join(v.name for v in yielded), types))
        inner = self.close(*saved)
        self.values = before
        self.emit("}")
        new = [Value(n, v.element, v.shape) for n, v in zip(results, carried)]
        width = WIDTHS[counter]
        order = (lambda x: x) if is_unsigned else (lambda x: signed(x, width))

        def step(state, log):
            at, last, stride = (state[v.name][0] for v in (low, high, by))
            now = [state[v.name] for v in carried]
            rounds = 0
            while order(at) < order(last):
                rounds += 1
                if rounds > 40:
                    raise Undefined  # too long to follow
                state[number] = [at]
                log(line, "argument", 0, [at], [], width)
                for n, (inside, v, x) in enumerate(zip(inner_names, carried, now)):
                    state[inside] = x
                    log(line, "argument", n + 1, x, v.shape or [], v.width)
                for s in inner:
                    s(state, log)
                now = [state[v.name] for v in yielded]
                at = wrap(at + stride, width)
            for n, (v, x) in enumerate(zip(new, now)):
                state[v.name] = x
                log(line, "result", n, x, v.shape or [], v.width)

        self.steps.append(step)
        self.values += new

    def branch(self):
        r = self.rng
        c = self.pick(lambda v: v.shape is None and v.element == "i1")
        v = self.pick()
        if c is None:
            return
        name = self.fresh()
        full = v.type if v.shape is None else "!nv_tileas." + v.type
        line = self.emit("%s = scf.if %s -> (%s) {" % (name, c.name, full))
        arms = []
        for arm in range(2):
            saved = self.block(r.randrange(1, 4))
            y = self.pick(lambda o: o.element == v.element and o.shape == v.shape)
            self.emit("scf.yield %s : %s" % (y.name, full))
            arms.append((self.close(*saved), y.name))
            self.emit("} else {" if arm == 0 else "}")
        new = Value(name, v.element, v.shape)

        def step(state, log):
            steps, y = arms[0 if state[c.name][0] else 1]
            for s in steps:
                s(state, log)
            state[name] = state[y]
            log(line, "result", 0, state[name], v.shape or [], v.width)

        self.steps.append(step)
        self.values.append(new)

    def while_loop(self):
        """Counts a number down by shifting, and carries another one."""
        r = self.rng
        v = self.pick(lambda v: v.shape is None and v.element in ("i8", "i32"))
        if v is None:
            return
        name, before, after = self.fresh(), self.fresh(), self.fresh()
        one = self.scalar_constant(v.element, 1)
        zero = self.scalar_constant(v.element, 0)
        line = self.emit("%s = scf.while (%s = %s) : (%s) -> %s {" % (
            name, before, v.name, v.element, v.element))
        saved = self.values
        self.values = saved + [Value(before, v.element)]
        scope = self.block(r.randrange(2))
        test = self.define_scalar("i1", "arith.cmpi ne, %s, %s : %s" % (before, zero.name, v.element),
                                  1, None, [Value(before, v.element), zero],
                                  lambda x, y: [int(x != y)])
        self.emit("scf.condition(%s) %s : %s" % (test.name, before, v.element))
        first = self.close(*scope)
        self.values = saved
        self.emit("} do {")
        body = self.emit("^bb0(%s: %s):" % (after, v.element))
        self.values = saved + [Value(after, v.element)]
        scope = self.block(r.randrange(2))
        next_one = self.define_scalar("%s" % v.element,
                                      "arith.shrui %s, %s : %s" % (after, one.name, v.element),
                                      1, None, [Value(after, v.element), one],
                                      lambda x, y: [x[0] >> 1])
        self.emit("scf.yield %s : %s" % (next_one.name, v.element))
        second = self.close(*scope)
        self.values = saved
        self.emit("}")

        def step(state, log):
            now = state[v.name]
            while True:
                state[before] = now
                log(line, "argument", 0, now, [], v.width)
                for s in first:
                    s(state, log)
                if not state[test.name][0]:
                    break
                state[after] = now
                log(body, "argument", 0, now, [], v.width)
                for s in second:
                    s(state, log)
                now = state[next_one.name]
            state[name] = now
            log(line, "result", 0, now, [], v.width)

        self.steps.append(step)
        self.values.append(Value(name, v.element))

    # -- The function ------------------------------------------------------------

    def operation(self):
        r = self.rng
        kinds = [self.scalar_operation, self.generate, self.map, self.map, self.map,
                 self.rearranged, self.rearranged, self.splat, self.dense, self.offset,
                 self.assume]
        if self.depth < 3:
            kinds += [self.loop, self.branch, self.while_loop]
        r.choice(kinds)()

    def block_number(self, axis):
        name = self.fresh()
        most = (1 << 31) - 2 if axis == "x" else 65534
        line = self.emit("%s = gpu.block_id %s" % (name, axis))
        hidden = "block " + axis
        self.inputs.append((hidden, 64, (0, most)))

        def step(state, log):
            state[name] = state[hidden]
            log(line, "result", 0, state[name], [], 64)

        self.steps.append(step)
        self.values.append(Value(name, "index"))

    def write_function(self):
        arguments = [Value("%%a%d" % n, e) for n, e in enumerate(["i8", "i32", "i64", "index"])]
        self.values += arguments
        self.inputs += [(v.name, v.width, None) for v in arguments]
        self.emit("func.func @f%d(%s) attributes {nv_tileas.kernel} {" % (
            self.number, ", ".join("%s: %s" % (v.name, v.element) for v in arguments)))
        self.depth = 1
        self.block_number(self.rng.choice("xyz"))
        self.generate()
        for _ in range(self.rng.randrange(4, 14)):
            self.operation()
        self.emit("return")
        self.depth = 0
        self.emit("}")

    def run(self, rng, log):
        """Executes it once on random inputs. Raises Undefined."""
        state = {}
        for name, width, limits in self.inputs:
            if limits:
                number = rng.choice([limits[0], limits[1], rng.randint(*limits), rng.randrange(9)])
            elif rng.randrange(2):
                number = wrap(rng.randrange(9) << rng.randrange(width), width)
            else:
                number = wrap(rng.choice([rng.getrandbits(width), 1 << width - 1, -1, rng.randrange(9),
                                          (1 << width - 1) - 1]), width)
            state[name] = [number]
        for step in self.steps:
            step(state, log)


# What the tool prints.
REMARK = re.compile(r":(\d+):\d+: remark: (\w+) (\d+): (.*)$")
AXIS = re.compile(r"d\d+ run (\d+)/(\d+)(?: step (-?\d+))? div (\S+)")
WHOLE = re.compile(r"(any|\[(-?\d+), (-?\d+)\]) div (\S+)$")


def divisor(text):
    return 1 << int(text[2:]) if text.startswith("2^") else int(text)


def parse(text):
    if text == "unknown":
        return None
    whole, *axes = text.split("; ")
    _, low, high, div = WHOLE.match(whole).groups()
    bounds = None if low is None else (int(low), int(high))
    return bounds, divisor(div), [
        (int(run), int(extent), int(step or 0), divisor(div))
        for run, extent, step, div in (AXIS.match(a).groups() for a in axes)]


def complaint(fact, numbers, shape, width):
    """What is wrong with a fact of these elements, or None."""
    bounds, div, axes = fact
    for x in numbers:
        if x % min(div, 1 << width):
            return "%d is not divisible by %d" % (x, div)
        if bounds and not bounds[0] <= signed(x, width) <= bounds[1]:
            return "%d is out of bounds" % signed(x, width)
    if len(axes) != len(shape):
        return "there are %d axes, not %d" % (len(axes), len(shape))
    for d, (run, extent, step, div) in enumerate(axes):
        if extent != shape[d]:
            return "the extent is %d" % shape[d]
        inner = product(shape[d + 1:])
        for i, x in enumerate(numbers):
            at = i // inner % extent
            if at % run == 0:
                if x % min(div, 1 << width):
                    return "%d, first of a run of d%d, is not divisible" % (x, d)
            elif x != wrap(numbers[i - inner] + step, width):
                return "%d does not follow %d along d%d" % (x, numbers[i - inner], d)
    return None


def main(tool, count, seed):
    rng = random.Random(seed)
    programs, line = [], 1
    for n in range(count):
        programs.append(Program(rng, line, n))
        line = programs[-1].line
    text = "\n".join(l for p in programs for l in p.text) + "\n"
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(text)
        file.flush()
        done = subprocess.run([tool, file.name, "--nv-tileas-print-axis-facts", "-o", "/dev/null"],
                              capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit("the tool fails with seed %d:\n%s" % (seed, done.stderr[:2000]))
    facts = {}
    for m in filter(None, map(REMARK.search, done.stderr.splitlines())):
        facts[int(m[1]), m[2], int(m[3])] = m[4]
    parsed = {key: parse(value) for key, value in facts.items()}
    lines, checked, whole, defined = text.splitlines(), 0, set(), 0

    def log(at, kind, number, numbers, shape, width):
        nonlocal checked
        fact = parsed[at, kind, number]
        if fact is None:
            return
        if len(numbers) == 1 and product(shape) > 1:
            numbers = numbers * product(shape)
        checked += 1
        wrong = complaint(fact, numbers, shape, width)
        if wrong:
            wrongs.append("%s\n  %s %d: %s\n  but %s" % (
                lines[at - 1].strip(), kind, number, facts[at, kind, number], wrong))
            raise Undefined
        if max((a[0] for a in fact[2]), default=1) > 1:
            whole.add((at, kind, number))

    for p in programs:
        wrongs = []
        for _ in range(8):
            try:
                p.run(rng, log)
                defined += 1
            except Undefined:
                pass
            if wrongs:
                print("\n".join(p.text))
                sys.exit("seed %d, function f%d: %s" % (seed, p.number, wrongs[0]))
    print("%d facts hold, %d values with runs, %d of %d executions to the end" % (
        checked, len(whole), defined, 8 * count))
    # A generator whose programs are all undefined would check nothing.
    if defined < count or len(whole) < count:
        sys.exit("too few facts were there to be checked")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 1)
