# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random operations on elements. Each function adds one to a case."""

import numpy as np

import judge
from judge import FLOATS, INTEGERS, width
from case import BASE, MODES, WORDS, count, one, tile


def integers(c):
    r = c.random
    name = r.choice(["addi", "subi", "muli", "andi", "ori", "xori", "maxi", "mini", "divi",
                     "remi", "shli", "shri", "mulhii", "negi", "absi", "cmpi"])
    bitwise = name in ("andi", "ori", "xori")
    kind, shape = r.choice(WORDS + ["i1"] * bitwise), c.shape()
    a = c.some(kind, shape)
    is_signed = r.random() < 0.5
    word = "signed" if is_signed else "unsigned"
    extra, text, to, operands = "zero", "", kind, [a]
    if name not in ("negi", "absi"):
        operands.append(c.some(kind, shape))
    if name == "divi":
        extra = r.choice(["zero", "positive_inf"] + ["negative_inf"] * is_signed)
        text = word + (f" rounding<{extra}>" if extra != "zero" else "")
    elif name in ("maxi", "mini", "remi", "shri"):
        text = word
    names = ", ".join(v.name for v in operands)
    if name == "cmpi":
        extra = r.choice(["equal", "not_equal", "less_than", "less_than_or_equal",
                          "greater_than", "greater_than_or_equal"])
        to = "i1"
        full = f"cmpi {extra} {names}, {word} : {a.type} -> {tile(to, shape)}"
    else:
        full = f"{name} {names} {text} : {a.type}"
    bits = INTEGERS[kind]
    c.elements(full, to, shape, operands,
               lambda x, y=0: one(judge.integer(name, bits, x, y, is_signed, extra)))


def floats(c):
    r = c.random
    name = r.choice(["addf", "subf", "mulf", "divf", "fma", "sqrt"])
    kind, shape = r.choice(BASE), c.shape()
    operands = [c.some(kind, shape)
                for _ in range({"fma": 3, "sqrt": 1}.get(name, 2))]
    mode = r.choice(MODES)
    flushes = kind == "f32" and r.random() < 0.4
    text = ", ".join(v.name for v in operands) + \
        (f" rounding<{mode}>" if mode != "nearest_even" or r.random() < 0.1 else "") + \
        " flush_to_zero" * flushes
    c.elements(f"{name} {text} : {operands[0].type}", kind, shape, operands,
               lambda *x: judge.rounded(name, kind, x, mode, flushes))


def signs(c):
    r = c.random
    name = r.choice(["absf", "negf", "ceil", "floor"])
    kind, shape = r.choice(BASE), c.shape()
    a = c.some(kind, shape)
    top = 1 << FLOATS[kind].width

    def check(x):
        return [x & ~top if name == "absf" else x ^ top if name == "negf"
                else judge.whole(name, kind, x)]
    c.elements(f"{name} {a.name} : {a.type}", kind, shape, [a], check)


def extremes(c):
    r = c.random
    name, kind, shape = r.choice(["maxf", "minf"]), r.choice(BASE), c.shape()
    a, b = c.some(kind, shape), c.some(kind, shape)
    propagates, flushes = r.random() < 0.5, kind == "f32" and r.random() < 0.4
    text = " propagate_nan" * propagates + " flush_to_zero" * flushes
    c.elements(f"{name} {a.name}, {b.name}{text} : {a.type}", kind, shape, [a, b],
               lambda x, y: [judge.extreme(name, kind, x, y, propagates, flushes)])


# How many numbers a function may be away from the nearest one, if not one.
SLACK = {"f64": 4}


def functions(c):
    r = c.random
    name, kind, shape = r.choice(sorted(judge.FUNCTIONS)), r.choice(BASE), c.shape()
    operands = [c.some(kind, shape)
                for _ in range(2 if name in ("atan2", "fpowf") else 1)]
    slack = SLACK.get(kind, 1)
    f = FLOATS[kind]

    def check(*x):
        code = judge.function(name, kind, x)
        if f.is_nan(code):
            return [code]
        near = judge.position(kind, code)
        return lambda got: not f.is_nan(got) and \
            abs(judge.position(kind, got) - near) <= slack
    text = ", ".join(v.name for v in operands)
    c.elements(f"{name} {text} : {operands[0].type}", kind, shape, operands, check)


def powers(c):
    kind, shape = c.random.choice(BASE), c.shape()
    a = c.some(kind, shape)
    b = c.input("i32", shape, [c.random.randrange(-3, 5) & 0xffffffff
                               for _ in range(count(shape))])
    f = FLOATS[kind]

    def check(x, n):
        with np.errstate(all="ignore"):
            code = f.encode(float(np.power(np.float64(f.decode(x)),
                                           float(judge.signed(n, 32)))))
        if f.is_nan(code):
            return [code]
        return lambda got: not f.is_nan(got) and abs(
            judge.position(kind, got) - judge.position(kind, code)) <= 4
    c.elements(f"fpowi {a.name}, {b.name} : {a.type}, {b.type}", kind, shape, [a, b], check)


def remainders(c):
    kind, shape = c.random.choice(BASE), c.shape()
    a, b = c.some(kind, shape), c.some(kind, shape)
    c.elements(f"remf {a.name}, {b.name} : {a.type}", kind, shape, [a, b],
               lambda x, y: [judge.remainder(kind, x, y)])


def comparisons(c):
    r = c.random
    kind, shape = r.choice(BASE), c.shape()
    a, b = c.some(kind, shape), c.some(kind, shape)
    predicate = r.choice(["equal", "not_equal", "less_than", "less_than_or_equal",
                          "greater_than", "greater_than_or_equal"])
    order = r.choice(["ordered", "unordered"])
    c.elements(f"cmpf {predicate} {order} {a.name}, {b.name} : {a.type} -> "
               f"{tile('i1', shape)}", "i1", shape, [a, b],
               lambda x, y: [judge.ordered_comparison(predicate, order, kind, x, y)])


def selects(c):
    kind = c.random.choice(list(INTEGERS) + [f for f in FLOATS if f != "f4E2M1FN"])
    shape = c.shape(kind)
    m, a, b = c.some("i1", shape), c.some(kind, shape), c.some(kind, shape)
    c.elements(f"select {m.name}, {a.name}, {b.name} : {m.type}, {a.type}", kind, shape,
               [m, a, b], lambda m, x, y: [x if m else y])


def widths(c):
    r = c.random
    small, large = sorted(r.sample(list(INTEGERS), 2), key=INTEGERS.get)
    shape = c.shape("i4")
    if r.random() < 0.5:
        a, is_signed = c.some(small, shape), r.random() < 0.5
        mask = (1 << INTEGERS[large]) - 1
        c.elements(f"exti {a.name} {'signed' if is_signed else 'unsigned'} : {a.type} -> "
                   f"{tile(large, shape)}", large, shape, [a],
                   lambda x: [judge.extended(small, x, is_signed) & mask])
        return
    a, mask = c.some(large, shape), (1 << INTEGERS[small]) - 1
    c.elements(f"trunci {a.name} : {a.type} -> {tile(small, shape)}", small, shape, [a],
               lambda x: [x & mask])


def modes_between(kind, to):
    if to == "f8E8M0FNU":
        return ["zero", "positive_inf"]
    if width(to) <= 8:
        return MODES[:1]
    if to == "tf32":
        return ["nearest_even", "zero", "nearest_away"]
    if width(to) == 16:
        return MODES[:2]
    return MODES + ["nearest_away"] * (kind != "f64")


def formats(c):
    kind, to = c.random.sample(list(FLOATS), 2)
    shape, mode = c.shape("i4"), c.random.choice(modes_between(kind, to))
    a = c.some(kind, shape)
    rounding = f" rounding<{mode}>" if mode != "nearest_even" else ""
    c.elements(f"ftof {a.name}{rounding} : {a.type} -> {tile(to, shape)}", to, shape, [a],
               lambda x: one(judge.converted(kind, x, to, mode)))


def to_integers(c):
    r = c.random
    kind, to = r.choice(list(FLOATS)), r.choice(WORDS + ["i1"])
    shape, is_signed, saturates = c.shape("i4"), r.random() < 0.5, r.random() < 0.5
    a = c.some(kind, shape)
    c.elements(f"ftoi {a.name} {'signed' if is_signed else 'unsigned'}"
               f"{' saturating' * saturates} : {a.type} -> {tile(to, shape)}", to, shape,
               [a], lambda x: one(judge.to_integer(kind, x, to, is_signed, saturates)))


def from_integers(c):
    r = c.random
    kind = r.choice(WORDS + ["i1"])
    to = r.choice([f for f in FLOATS if f != "f8E8M0FNU"])
    shape, is_signed = c.shape("i4"), r.random() < 0.5
    a = c.some(kind, shape)
    c.elements(f"itof {a.name} {'signed' if is_signed else 'unsigned'} : {a.type} -> "
               f"{tile(to, shape)}", to, shape, [a],
               lambda x: one(judge.to_float(to, judge.extended(
                   kind, x, is_signed and kind != "i1"))))


def bits(c):
    r = c.random
    groups = [["i8"] + [f for f in FLOATS if FLOATS[f].bits == 8],
              ["i16", "f16", "bf16"], ["i32", "f32"], ["i64", "f64"], ["i4", "f4E2M1FN"]]
    kind, to = r.sample(r.choice(groups), 2)
    shape = c.shape("i4")
    a = c.some(kind, shape)
    c.elements(f"bitcast {a.name} : {a.type} -> {tile(to, shape)}", to, shape, [a],
               lambda x: [x])
