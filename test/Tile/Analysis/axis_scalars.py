# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Operations of arith, on scalars or on the elements that a region computes."""

from axis_lines import TESTS, WIDTHS, Lines, Value, product
from axis_values import OPERATIONS, compute, signed, wrap


class Scalars(Lines):
    """Adds scalars."""

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

    # The shape of the tile whose elements are computed.
    region = None

    def elements(self):
        return product(self.region) if self.region is not None else 1

    def many(self):
        """Gives the numbers of all elements of this region for those of a value,
        which may be one number from outside of it."""
        count = self.elements()
        return lambda numbers: numbers * count if len(numbers) == 1 else numbers

    def scalar_operation(self):
        """One operation of arith on scalars in scope."""
        many = self.many()
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
                a.element, text, [c, a, b],
                lambda p, x, y: [i if k else j
                                 for k, i, j in zip(many(p), many(x), many(y))])
        return self.cast(a)

    def binary(self, name, operation, a, b, flags=""):
        many = self.many()
        run, width = operation.run, a.width
        text = "arith.%s %s, %s%s : %s" % (name, a.name, b.name, flags, a.element)
        return self.define_scalar(
            a.element, text, [a, b],
            lambda x, y: [compute(run, p, q, width, flags)
                          for p, q in zip(many(x), many(y))])

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
        many = self.many()
        c = self.compare(self.rng.choice(sorted(TESTS)), a, self.scalar_constant(
            a.element, self.rng.randrange(12)))
        text = "arith.select %s, %s, %s : %s" % (c.name, a.name, b.name, a.element)
        return self.define_scalar(
            a.element, text, [c, a, b],
            lambda p, x, y: [i if k else j for k, i, j in zip(many(p), many(x), many(y))])

    def define_scalar(self, element, text, operands, run):
        """One operation with a scalar result, of each element in a region."""
        shape = self.region or []
        v = Value(self.fresh(), element)
        line = self.emit("%s = %s" % (v.name, text))
        names = [o.name for o in operands]

        def step(state, log):
            state[v.name] = run(*[state[n] for n in names])
            log(line, "result", 0, state[v.name], shape, v.width)

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
        many = self.many()
        test, w = TESTS[name], a.width
        text = "arith.cmpi %s, %s, %s : %s" % (name, a.name, b.name, a.element)
        return self.define_scalar(
            "i1", text, [a, b],
            lambda x, y: [int(test(p, q, signed(p, w), signed(q, w)))
                          for p, q in zip(many(x), many(y))])

    def cast(self, a):
        many = self.many()
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
            to, text, [a],
            lambda x: [wrap(signed(p, w) if is_signed else p, n) for p in many(x)])
