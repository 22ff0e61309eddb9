# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Loops and branches that carry scalars and tiles."""

from axis_lines import WIDTHS, Value
from axis_tiles import Tiles
from axis_values import Undefined, signed, wrap


class Control(Tiles):
    """Adds control flow."""

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

        def bound():
            number = None
            if r.randrange(2):
                number = self.pick(lambda v: v.shape is None and v.element == counter)
            return number or self.scalar_constant(counter, r.randrange(12))

        low, high = bound(), bound()
        by = self.scalar_constant(counter, r.choice([1, 1, 2, 4, 3, 64]))
        carried = [v for v in [self.pick() for _ in range(r.randrange(3))] if v]
        name, number = self.fresh(), self.fresh()
        inner_names = [self.fresh() for _ in carried]
        is_unsigned = r.randrange(4) == 0 and counter != "index"
        full = lambda v: v.type if v.shape is None else "!nv_tileas." + v.type
        types = ", ".join(full(v) for v in carried)
        results = [name]
        if len(carried) != 1:
            results = ["%s#%d" % (name, n) for n in range(len(carried))]
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
        text = "arith.cmpi ne, %s, %s : %s" % (before, zero.name, v.element)
        test = self.define_scalar("i1", text,
                                  [Value(before, v.element), zero],
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
                                      [Value(after, v.element), one],
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
