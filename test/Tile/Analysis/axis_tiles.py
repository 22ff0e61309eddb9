# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tiles that are computed, rearranged and promised to be something."""

from axis_lines import WIDTHS, Value, coordinates, number_of, product
from axis_scalars import Scalars
from axis_values import Undefined, signed, wrap


class Tiles(Scalars):
    """Adds tiles."""

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
