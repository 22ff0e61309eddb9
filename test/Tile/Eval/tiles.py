# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random operations on whole tiles, and control flow. Each function adds some to a
case."""

import numpy as np

import judge
from judge import FLOATS, INTEGERS, width
from case import BASE, PACKED, SHAPES, WORDS, count, near, tile


def moved(c, text, a, shape, fn, others=()):
    """An operation that moves elements as fn moves those of arrays."""
    def check():
        given = [np.array(c.read(v), object).reshape(v.shape) for v in (a, *others)]
        return [[x] for x in fn(*given).reshape(-1)]
    c.result(text, a.kind, shape, check)


def shapes(c):
    r = c.random
    kind = r.choice(list(INTEGERS) + list(FLOATS))
    shape = r.choice([s for s in SHAPES if len(s) > 1])
    a = c.some(kind, shape)
    which = r.choice(["reshape", "broadcast", "permute", "cat", "extract", "insert"])
    if which == "reshape":
        to = r.choice([(32,), (2, 16), (4, 2, 4), (1, 32), (32, 1)])
        moved(c, f"reshape {a.name} : {a.type} -> {tile(kind, to)}", a, to,
              lambda x: x.reshape(to))
    elif which == "permute":
        order = r.sample(range(len(shape)), len(shape))
        to = tuple(shape[i] for i in order)
        moved(c, f"permute {a.name} {order} : {a.type} -> {tile(kind, to)}", a, to,
              lambda x: x.transpose(order))
    elif which == "broadcast":
        from_ = tuple(n if r.random() < 0.5 else 1 for n in shape)
        if kind in PACKED and count(from_) == 1:
            return
        b = c.some(kind, from_)
        moved(c, f"broadcast {b.name} : {b.type} -> {a.type}", b, shape,
              lambda x: np.broadcast_to(x, shape))
    elif which == "cat":
        b, dim = c.some(kind, shape), r.randrange(len(shape))
        to = tuple(n * 2 if i == dim else n for i, n in enumerate(shape))
        moved(c, f"cat {a.name}, {b.name} dim = {dim} : {a.type}, {b.type} -> "
              f"{tile(kind, to)}", a, to, lambda x, y: np.concatenate([x, y], dim), [b])
    else:
        part = tuple(r.choice([n, max(n // 2, 1)]) for n in shape)
        at = [r.randrange(n // m) for n, m in zip(shape, part)]
        names = []
        for i in at:
            names.append(c.name())
            c.line(f"{names[-1]} = constant <i32: {i}> : tile<i32>")
        place = tuple(slice(i * m, i * m + m) for i, m in zip(at, part))
        index = ", ".join(names)
        if which == "extract":
            if kind in PACKED and count(part) == 1:
                return
            moved(c, f"extract {a.name}[{index}] : {a.type} -> {tile(kind, part)}", a, part,
                  lambda x: x[place])
            return
        b = c.some(kind, part)

        def insert(x, y):
            x = x.copy()
            x[place] = y
            return x
        moved(c, f"insert {b.name}, {a.name}[{index}] : {b.type}, {a.type}", a, shape,
              insert, [b])


def packs(c):
    r = c.random
    kind = r.choice([k for k in list(INTEGERS) + list(FLOATS)
                     if k not in ("i1", "i8") and width(k) != 8])
    n = r.choice([8, 32])
    size = width(kind) * n // 8
    a = c.some(kind, (n,))

    def check():
        whole = sum(x << i * width(kind) for i, x in enumerate(c.read(a)))
        return [[x] for x in whole.to_bytes(size, "little")]
    b = c.result(f"pack {a.name} : {a.type} -> {tile('i8', (size,))}", "i8", (size,), check)
    back = c.name()
    c.line(f"{back} = unpack {b.name} : {b.type} -> {a.type}")
    c.result("", kind, (n,), lambda: [[x] for x in c.read(a)], back)


def combined(c):
    """Integers, which give the same in every order."""
    r = c.random
    name, kind = r.choice(["addi", "andi", "xori", "muli", "ori", "maxi"]), r.choice(WORDS)
    shape = r.choice([s for s in SHAPES if s])
    a, dim = c.some(kind, shape), r.randrange(len(shape))
    bits_ = INTEGERS[kind]
    identity = {"andi": -1, "muli": 1}.get(name, 0)
    which = r.choice(["reduce", "scan", "scan reverse"])
    to = shape if which != "reduce" else shape[:dim] + shape[dim + 1:]
    word = " unsigned" if name == "maxi" else ""

    def along(row):
        out, now = [], identity & ((1 << bits_) - 1)
        for x in row:
            now = judge.integer(name, bits_, now, int(x))
            out.append(now)
        return out

    def check():
        x = np.array(c.read(a), object).reshape(shape)
        if which == "scan reverse":
            x = np.flip(x, dim)
        y = np.moveaxis(np.array([along(row) for row in np.moveaxis(x, dim, -1).reshape(
            -1, shape[dim])], object).reshape(*shape[:dim], *shape[dim + 1:], shape[dim]),
            -1, dim)
        if which == "scan reverse":
            y = np.flip(y, dim)
        if which == "reduce":
            y = y.take(-1, dim)
        return [[v] for v in np.asarray(y, object).reshape(-1)]
    reverse = " reverse=" + ("true" if which == "scan reverse" else "false")
    out = c.name()
    c.line(f"{out} = {which.split()[0]} {a.name} dim={dim}"
           f"{reverse if which != 'reduce' else ''} identities=[{identity} : {kind}] : "
           f"{a.type} -> {tile(kind, to)}")
    c.line(f"(%x: {tile(kind, ())}, %y: {tile(kind, ())}) {{")
    c.line(f"  %z = {name} %x, %y{word} : {tile(kind, ())}")
    c.line(f"  yield %z : {tile(kind, ())} }}")
    c.result("", kind, to, check, out)


PRODUCTS = [("f16", "f16"), ("f16", "f32"), ("bf16", "f32"), ("tf32", "f32"),
            ("f32", "f32"), ("f64", "f64"), ("f8E4M3FN", "f16"), ("f8E4M3FN", "f32"),
            ("f8E5M2", "f32"), ("f8E5M2", "f16"), ("i8", "i32")]


def products(c):
    r = c.random
    kind, to = r.choice(PRODUCTS)
    batch = r.choice([(), (), (2,)])
    m, n, k = (r.choice([2, 4, 8]) for _ in range(3))

    def finite(kind, shape):
        if kind in INTEGERS:
            return c.some(kind, shape)
        f = FLOATS[kind]
        return c.input(kind, shape, [f.encode(r.uniform(-2, 2))
                                     for _ in range(count(shape))])
    a, b, d = (finite(x, batch + s) for x, s in
               [(kind, (m, k)), (kind, (k, n)), (to, (m, n))])
    signs_ = [r.random() < 0.5, r.random() < 0.5]
    words = "".join(" signed" if s else " unsigned" for s in signs_)
    name = "mmai" if kind == "i8" else "mmaf"

    def numbers(v, is_signed=True):
        codes = c.read(v)
        x = [judge.extended(v.kind, y, is_signed) for y in codes] if v.kind in INTEGERS \
            else [judge.Fraction(FLOATS[v.kind].decode(y)) for y in codes]
        return np.array(x, object).reshape(v.shape)

    def check():
        p, q, s = numbers(a, signs_[0]), numbers(b, signs_[1]), numbers(d)
        exact = np.matmul(p, q) + s
        if name == "mmai":
            return [[int(x) & 0xffffffff] for x in exact.reshape(-1)]
        bound = (np.matmul(abs(p), abs(q)) + abs(s)) * (k + 2) * \
            judge.Fraction(2) ** -FLOATS[to].mantissa
        return [near(to, x, e) for x, e in zip(exact.reshape(-1), bound.reshape(-1))]
    c.result(f"{name} {a.name}, {b.name}, {d.name}{words if name == 'mmai' else ''} : "
             f"{a.type}, {b.type}, {d.type}", to, batch + (m, n), check)


SCALED = [("f8E4M3FN", "f8E8M0FNU", 32), ("f8E5M2", "f8E8M0FNU", 32),
          ("f4E2M1FN", "f8E8M0FNU", 16), ("f4E2M1FN", "f8E8M0FNU", 32),
          ("f4E2M1FN", "f8E4M3FN", 16), ("f4E2M1FN", "fNV8E5M3FNU", 16)]


def scaled_products(c):
    r = c.random
    kind, scale, block = r.choice([row for row in SCALED if row[1] in FLOATS])
    m, n, k = r.choice([2, 4]), r.choice([2, 4]), block * r.choice([1, 2])

    def some(kind, shape, low, high):
        f = FLOATS[kind]
        codes = [r.randrange(120, 134) if isinstance(f, judge.Exponents)
                 else f.encode(r.uniform(low, high)) for _ in range(count(shape))]
        return c.input(kind, shape, codes)
    a, b = some(kind, (m, k), -4, 4), some(kind, (k, n), -4, 4)
    d = some("f32", (m, n), -9, 9)
    p, q = some(scale, (m, k // block), 0.5, 4), some(scale, (k // block, n), 0.5, 4)

    def numbers(v):
        return np.array([judge.Fraction(FLOATS[v.kind].decode(x)) for x in c.read(v)],
                        object).reshape(v.shape)

    def check():
        x = numbers(a) * np.repeat(numbers(p), block, 1)
        y = numbers(b) * np.repeat(numbers(q), block, 0)
        exact = np.matmul(x, y) + numbers(d)
        bound = (np.matmul(abs(x), abs(y)) + abs(numbers(d))) * (k + 2) / 2 ** 23
        return [near("f32", x, e) for x, e in zip(exact.reshape(-1), bound.reshape(-1))]
    names = ", ".join(v.name for v in (a, b, d, p, q))
    types = ", ".join(v.type for v in (a, b, d, p, q))
    c.result(f"mmaf_scaled {names} : {types}", "f32", (m, n), check)


def float_combinations(c):
    """Sums, in any order, and the place of a maximum."""
    r = c.random
    kind, shape = r.choice(BASE), r.choice([s for s in SHAPES if len(s) > 1])
    f = FLOATS[kind]
    a = c.input(kind, shape, [f.encode(r.uniform(-4, 4)) for _ in range(count(shape))])
    dim = r.randrange(len(shape))
    to = shape[:dim] + shape[dim + 1:]

    def rows():
        x = np.array([judge.Fraction(f.decode(v)) for v in c.read(a)], object)
        return np.moveaxis(x.reshape(shape), dim, -1).reshape(-1, shape[dim])
    if r.random() < 0.5:
        out = c.name()
        c.line(f"{out} = reduce {a.name} dim={dim} identities=[0.0 : {kind}] : {a.type} -> "
               f"{tile(kind, to)}")
        c.line(f"(%x: {tile(kind, ())}, %y: {tile(kind, ())}) {{")
        c.line(f"  %z = addf %x, %y : {tile(kind, ())}")
        c.line(f"  yield %z : {tile(kind, ())} }}")
        c.result("", kind, to, lambda: [
            near(kind, sum(row), sum(map(abs, row)) * len(row) / 2 ** f.mantissa)
            for row in rows()], out)
        return
    index = c.input("i32", shape, [i // count(shape[dim + 1:]) % shape[dim]
                                   for i in range(count(shape))])
    top, at = c.name(), c.name()
    x, i = tile(kind, ()), "tile<i32>"
    c.line(f"{top}, {at} = reduce {a.name}, {index.name} dim={dim} "
           f"identities=[{-9.0} : {kind}, -1 : i32] : {a.type}, {index.type} -> "
           f"{tile(kind, to)}, {tile('i32', to)}")
    c.line(f"(%x: {x}, %y: {x}, %i: {i}, %j: {i}) {{")
    c.line(f"  %more = cmpf greater_than ordered %x, %y : {x} -> tile<i1>")
    c.line(f"  %same = cmpf equal ordered %x, %y : {x} -> tile<i1>")
    c.line(f"  %least = mini %i, %j signed : {i}")
    c.line(f"  %k = select %more, %i, %j : tile<i1>, {i}")
    c.line(f"  %l = select %same, %least, %k : tile<i1>, {i}")
    c.line(f"  %z = select %more, %x, %y : tile<i1>, {x}")
    c.line(f"  yield %z, %l : {x}, {i} }}")
    c.result("", "i32", to, lambda: [[list(row).index(max(row))] for row in rows()], at)


def control(c):
    """A loop that carries a value, with an `if` inside and perhaps an early end."""
    r = c.random
    kind, shape = r.choice(WORDS), c.shape()
    a, b = c.some(kind, shape), c.some(kind, shape)
    start, steps, at, last = r.randrange(3), r.randrange(8), r.randrange(1, 3), r.randrange(9)
    one_, two = r.sample(["addi", "subi", "xori", "muli", "ori"], 2)
    names = [c.name() for _ in range(4)]
    for name, x in zip(names, [start, start + steps, at, last]):
        c.line(f"{name} = constant <i32: {x}> : tile<i32>")
    first, end, step, limit = names
    out = c.name()
    bits_ = INTEGERS[kind]
    if r.random() < 0.5:
        c.line(f"{out} = for %i in ({first} to {end}, step {step}) : tile<i32> "
               f"iter_values(%x = {a.name}) -> ({a.type}) {{")
        carried = f"%y : {a.type}"
    else:
        pair = f"tile<i32>, {a.type}"
        c.line(f"{out} = loop iter_values(%i = {first}, %x = {a.name}) : {pair} -> "
               f"{a.type} {{")
        c.line(f"  %over = cmpi greater_than_or_equal %i, {end}, signed : tile<i32> -> "
               "tile<i1>")
        c.line(f"  if %over {{\n      break %x : {a.type} }}")
        c.line(f"  %n = addi %i, {step} : tile<i32>")
        carried = f"%n, %y : {pair}"
    c.line(f"  %c = cmpi less_than %i, {limit}, signed : tile<i32> -> tile<i1>")
    c.line(f"  %y = if %c -> ({a.type}) {{")
    c.line(f"    %t = {one_} %x, {b.name} : {a.type}\n      yield %t : {a.type}")
    c.line(f"  }} else {{\n      %t = {two} %x, {b.name} : {a.type}")
    c.line(f"    yield %t : {a.type} }}")
    c.line(f"  continue {carried} }}")

    def check():
        result = []
        for x, y in zip(c.read(a), c.read(b)):
            for i in range(start, start + steps, at):
                x = judge.integer(one_ if i < last else two, bits_, x, y)
            result.append([x])
        return result
    c.result("", kind, shape, check, out)
