# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Floating-point operations."""

import ctypes
import ctypes.util
import math
from fractions import Fraction

import numpy as np

from integers import JOIN, is_predicate, split_predicates
from operands import (F32, F64, U32, U64, Unsupported, constant, float32, float64,
                      is_number, operation, predicate, raw, set_pair, set_predicate,
                      set_register)

LIBM = ctypes.CDLL(ctypes.util.find_library("m"))
LIBM.fma.restype = ctypes.c_double
LIBM.fma.argtypes = [ctypes.c_double] * 3
ROUNDINGS = ("RM", "RP", "RZ")
NAN32, NAN64 = U32(0x7FFFFFFF), U64(0xFFF8000000000000)


def rounding(ins):
    return next((m for m in ins.mods if m in ROUNDINGS), None)


def to_odd(product, addend):
    """The sum of two doubles, where the last bit says whether it is inexact: rounding
    it to fewer bits then rounds only once."""
    total = product + addend
    back = total - product
    error = (product - (total - back)) + (addend - back)
    bits = np.atleast_1d(total).view(np.int64).copy()
    inexact = (error != 0) & np.isfinite(total) & (bits & 1 == 0)
    away = (error > 0) == (total > 0)
    bits[inexact] += np.where(away, 1, -1)[inexact]
    return bits.view(F64)


def directed(value, exact, mode):
    """The nearest float, moved to the side of the exact value that a mode asks for."""
    wide = value.astype(F64)
    if mode == "RM":
        move, to = wide > exact, F32(-np.inf)
    elif mode == "RP":
        move, to = wide < exact, F32(np.inf)
    else:
        move, to = np.abs(wide) > np.abs(exact), F32(0)
    return np.where(move, np.nextafter(value, to), value)


def flushed(value):
    return np.where(np.abs(value) < F32(2.0 ** -126),
                    np.copysign(F32(0), value), value).astype(F32)


def write_float(ins, put):
    flushes, saturates = "FTZ" in ins.mods, "SAT" in ins.mods

    def write(w, m, value):
        if flushes:
            value = flushed(value)
        if saturates:
            value = np.where(np.isnan(value), F32(0),
                             np.clip(value, F32(0), F32(1)))
        value = value.astype(F32)
        put(w, m, np.where(np.isnan(value), NAN32, value.view(U32)))
    return write


@operation("FADD", "FMUL", "FFMA", "UFADD", "UFMUL", "UFFMA")
def decode_single(ins):
    put = write_float(ins, set_register(ins.operands[0]))
    gets = [float32(o, ins) for o in ins.operands[1:] if not is_predicate(o)]
    mode, flushes = rounding(ins), "FTZ" in ins.mods
    kind = ins.name.lstrip("U")

    def run(w, m):
        x = [get(w) for get in gets]
        if flushes:
            x = [flushed(v) for v in x]
        if kind == "FADD" and not mode:
            return put(w, m, x[0] + x[1])
        if kind == "FMUL" and not mode:
            return put(w, m, x[0] * x[1])
        wide = [v.astype(F64) for v in x]
        if kind == "FADD":
            exact = to_odd(wide[0], wide[1])
        elif kind == "FMUL":
            exact = wide[0] * wide[1]
        else:
            exact = to_odd(wide[0] * wide[1], wide[2])
        value = exact.astype(F32)
        put(w, m, directed(value, exact, mode) if mode else value)
    return run


# Which two floats of a pair of registers are taken, or of one register both times.
PARTS = {"": (0, 1), "F32x2.HI_LO": (0, 1), "F32x2.LO_HI": (1, 0), "F32": (0, 0)}


def pair_gets(text, ins):
    """Both floats of a pair of registers, or twice a float."""
    if is_number(text):
        get = float32(text, ins)
        return get, get
    name, _, parts = text.lstrip("-").partition(".")
    if parts not in PARTS:
        raise Unsupported(ins.text)
    get = raw(name, wide=parts != "F32")
    sign = F32(-1) if text[0] == "-" else F32(1)
    halves = (lambda w: (get(w).astype(U64) & U64(0xFFFFFFFF)).astype(U32).view(F32) * sign,
              lambda w: (get(w).astype(U64) >> U64(32)).astype(U32).view(F32) * sign)
    return tuple(halves[n] for n in PARTS[parts])


@operation("FFMA2", "FADD2", "FMUL2")
def decode_packed_single(ins):
    if rounding(ins) or {"FTZ", "SAT"} & set(ins.mods):
        raise Unsupported(ins.text)
    put = set_pair(ins.operands[0])
    gets = [pair_gets(o, ins) for o in ins.operands[1:]]

    def run(w, m):
        halves = []
        for n in (0, 1):
            x = [get[n](w).astype(F64) for get in gets]
            if ins.name == "FADD2":
                value = to_odd(x[0], x[1])
            else:
                value = x[0] * x[1]
                if ins.name == "FFMA2":
                    value = to_odd(value, x[2])
            halves.append(value.astype(F32).view(U32).astype(U64))
        put(w, m, halves[0] | halves[1] << U64(32))
    return run


def exactly(values, mode):
    """x * y + z, rounded to a double toward a side."""
    x, y, z = values
    if not all(map(math.isfinite, values)):
        return LIBM.fma(x, y, z)
    exact = Fraction(x) * Fraction(y) + Fraction(z)
    near = LIBM.fma(x, y, z)
    if math.isinf(near) or Fraction(near) == exact:
        return near
    up = Fraction(near) > exact
    if mode == "RM" or (mode == "RZ" and exact > 0):
        return math.nextafter(near, -math.inf) if up else near
    return near if up else math.nextafter(near, math.inf)


@operation("DADD", "DMUL", "DFMA")
def decode_double(ins):
    put, mode = set_pair(ins.operands[0]), rounding(ins)
    gets = [float64(o, ins) for o in ins.operands[1:]]

    def run(w, m):
        x = [get(w) for get in gets]
        if ins.name == "DADD":
            x = [x[0], np.ones(1), x[1]]
        elif ins.name == "DMUL":
            x = [x[0], x[1], np.full(1, -0.0)]
        if mode or ins.name == "DFMA":
            value = np.zeros(32)
            x = [np.broadcast_to(v, (32,)).tolist() for v in x]
            for lane in np.flatnonzero(m):
                words = x[0][lane], x[1][lane], x[2][lane]
                value[lane] = exactly(words, mode) if mode else LIBM.fma(*words)
        else:
            value = x[0] + x[2] if ins.name == "DADD" else x[0] * x[1]
        put(w, m, np.where(np.isnan(value), NAN64, value.view(U64)))
    return run


def comparison(name):
    """The comparison of two floats that a modifier names."""
    def unordered(x, y):
        return np.isnan(x) | np.isnan(y)
    simple = {"LT": np.less, "LE": np.less_equal, "GT": np.greater,
              "GE": np.greater_equal, "EQ": np.equal}
    if name == "NUM":
        return lambda x, y: ~unordered(x, y)
    if name == "NAN":
        return unordered
    if name == "NE":
        return lambda x, y: (x != y) & ~unordered(x, y)
    if name == "NEU":
        return np.not_equal
    if name[-1] == "U":
        return lambda x, y: simple[name[:2]](x, y) | unordered(x, y)
    return simple[name]


def compared(ins, sources, read=float32):
    """The comparison that an instruction names first, of two operands."""
    a, b = (read(o, ins) for o in sources)
    compare = comparison(next(m for m in ins.mods if m not in ("BF", "FTZ")))
    flushes = "FTZ" in ins.mods

    def run(w):
        x, y = a(w), b(w)
        return compare(flushed(x), flushed(y)) if flushes else compare(x, y)
    return run


def joining(ins):
    return JOIN[next(x for x in ins.mods if x in JOIN)]


def decode_choice(ins):
    """Whether the first of two doubles is the least or the greatest, and whether neither is
    a number. Zeros have an order."""
    outs = [set_predicate(o) for o in ins.operands[:2]]
    a, b = (float64(o, ins) for o in ins.operands[2:4])
    if ins.mods[1:] != ["AND"] or ins.operands[4] != "PT":
        raise Unsupported(ins.text)
    better = np.less if ins.mods[0] == "MIN" else np.greater

    def run(w, m):
        x, y = a(w), b(w)
        # The sign of a zero decides where the numbers do not.
        p, q = (np.where((x == 0) & (y == 0), np.where(np.signbit(v), -1.0, 1.0), v)
                for v in (x, y))
        outs[0](w, m, better(p, q) | np.isnan(q) & ~np.isnan(p))
        outs[1](w, m, np.isnan(x) & np.isnan(y))
    return run


@operation("FSETP", "DSETP", "UFSETP")
def decode_compare(ins):
    if ins.mods[0] in ("MIN", "MAX"):
        return decode_choice(ins)
    outs = [set_predicate(o) for o in ins.operands[:2]]
    compare = compared(ins, ins.operands[2:4], float64 if ins.name == "DSETP" else float32)
    also, join = predicate(ins.operands[4]), joining(ins)

    def run(w, m):
        value, other = compare(w), also(w)
        outs[0](w, m, join(value, other))
        outs[1](w, m, join(~value, other))
    return run


@operation("FSET", "UFSET")
def decode_set(ins):
    """A comparison as a number: 1.0 and 0.0, or the bits of -1 and 0."""
    compare, also, join = compared(ins, ins.operands[1:3]), predicate(ins.operands[3]), joining(ins)
    true = F32(1).view(U32) if "BF" in ins.mods else U32(0xFFFFFFFF)
    put = set_register(ins.operands[0])
    return lambda w, m: put(w, m, np.where(join(compare(w), also(w)), true, U32(0)))


@operation("FSEL", "UFSEL")
def decode_select(ins):
    a, b = (float32(o, ins) for o in ins.operands[1:3])
    which, put = predicate(ins.operands[3]), set_register(ins.operands[0])
    return lambda w, m: put(
        w, m, np.where(which(w), a(w).view(U32), b(w).view(U32)))


def extreme(x, y, least, keeps_nan):
    """The least or the greatest of two floats; zeros have an order too."""
    low, high = np.fmin(x, y), np.fmax(x, y)
    zeros = (x == 0) & (y == 0)
    low = np.where(zeros & (np.signbit(x) | np.signbit(y)), F32(-0.0), low)
    high = np.where(zeros & ~(np.signbit(x) & np.signbit(y)), F32(0.0), high)
    value = np.where(least, low, high)
    lost = np.isnan(x) | np.isnan(y)
    return np.where(lost, F32(np.nan), value) if keeps_nan else value


@operation("FMNMX", "FMNMX3", "UFMNMX")
def decode_minimum(ins):
    _, target, sources, read = split_predicates(ins.operands)
    gets = [float32(s, ins) for s in sources]
    least, put = predicate(read[0]), write_float(ins, set_register(target))
    steps = [least] + [predicate(p) for p in read[1:]]
    steps += [least] * (len(gets) - 1 - len(steps))
    if "XORSIGN" in ins.mods:
        raise Unsupported(ins.text)
    keeps_nan = "NAN" in ins.mods

    def run(w, m):
        value = gets[0](w)
        for get, choose in zip(gets[1:], steps):
            value = extreme(value, get(w), choose(w), keeps_nan)
        put(w, m, value)
    return run


@operation("FCHK")
def decode_division_check(ins):
    """Whether a division of floats needs its slow path."""
    out = set_predicate(ins.operands[0])
    a, b = (float32(o, ins) for o in ins.operands[1:3])

    def exponent(x):
        return (x.view(U32) >> U32(23) & U32(255)).astype(np.int32)

    def run(w, m):
        p, q = exponent(a(w)), exponent(b(w))
        out(w, m, (q == 0) | (q >= 253) | (p == 255) | (p < 24)
            | (p - q >= 126) | (p - q <= -125))
    return run


FUNCTIONS = {
    "RCP": lambda x: 1 / x, "RSQ": lambda x: 1 / np.sqrt(x), "SQRT": np.sqrt,
    "EX2": np.exp2, "LG2": np.log2, "TANH": np.tanh,
    "SIN": lambda x: np.sin(x * (2 * np.pi)),
    "COS": lambda x: np.cos(x * (2 * np.pi)),
}


@operation("MUFU")
def decode_function(ins):
    kind = ins.mods[0]
    if kind in ("RCP64H", "RSQ64H"):
        text, put = ins.operands[1], set_register(ins.operands[0])
        if is_number(text):
            # The upper half of a double, which the text gives as a double.
            get = constant(ins.immediate)
        elif text[0] in "-|":
            raise Unsupported(ins.text)
        else:
            get = raw(text)
        function = FUNCTIONS[kind[:3]]

        def run_high(w, m):
            x = (get(w).astype(U64) << U64(32)).view(F64)
            put(w, m, (function(x).view(U64) >> U64(32)).astype(U32))
        return run_high
    if kind not in FUNCTIONS or "F16" in ins.mods:
        raise Unsupported(ins.text)
    get, function = float32(ins.operands[1], ins), FUNCTIONS[kind]
    put = write_float(ins, set_register(ins.operands[0]))
    return lambda w, m: put(
        w, m, function(flushed(get(w)).astype(F64)).astype(F32))
