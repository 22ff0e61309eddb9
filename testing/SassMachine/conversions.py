# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Conversions between numbers of different types."""

import re

import numpy as np

from floats import ROUNDINGS, directed, flushed, rounding, write_float
from operands import (F32, F64, U32, U64, Unsupported, float32, float64, operation, raw,
                      set_pair, set_register, unsigned)
from products import E4M3, E5M2

INTEGERS = {"U8": np.uint8, "S8": np.int8, "U16": np.uint16, "S16": np.int16,
            "U32": np.uint32, "S32": np.int32, "U64": np.uint64,
            "S64": np.int64}
HALVES = ("F16", "BF16")


#===--- Halves ----------------------------------------------------------===#

def widen(bits, is_brain):
    """The floats that the lower 16 bits of words are."""
    if is_brain:
        return (bits.astype(U32) << U32(16)).view(F32)
    return bits.astype(np.uint16).view(np.float16).astype(F32)


def nearest_half(value, is_brain):
    if not is_brain:
        return value.astype(np.float16).view(np.uint16).astype(U32)
    bits = value.astype(F32)
    bits = np.where(bits.astype(F64) == value, bits.view(U32),
                    directed(bits, value, "RZ").view(U32) | U32(1))
    return bits + U32(0x7FFF) + (bits >> U32(16) & U32(1)) >> U32(16)


def narrow(value, is_brain, mode=None):
    """Doubles, inexact ones odd, to halves or bfloat16."""
    bits = nearest_half(value, is_brain)
    if mode:
        # Neighbors of a half have the next bits, whose size grows away from zero.
        back = widen(bits, is_brain).astype(F64)
        away = ((back < value) & (value > 0) & (mode == "RP")) | (
            (back > value) & (value < 0) & (mode == "RM"))
        nearer = (np.abs(back) > np.abs(value)) & (
            (mode == "RZ") | ((value > 0) if mode == "RM" else (value < 0)))
        bits = bits + away.astype(U32) - nearer.astype(U32)
    return np.where(np.isnan(value), U32(0x7FFF), bits)


def half_operand(text):
    """Functions that give the bits of the lower and the upper half, whether they are
    negated, and whether their absolute values are taken."""
    negate = text[0] == "-"
    text = text.lstrip("-")
    absolute = text[0] == "|"
    text = text.replace("|", "")
    # Some print a blank between the two brackets of a constant.
    name, _, parts = text.replace(" ", "").partition(".")
    # What the upper half is comes first, as in H0_NH1: the lower one, and the upper negated.
    match = re.fullmatch(r"(?:(N?)H([01])_)?(N?)H([01])", parts or "H1_H0")
    if not match or absolute and "N" in parts:
        raise Unsupported(f"operand {text}")
    get = raw(name)

    def half_of(number, sign):
        shift, sign = U32(16 * number), U32(0x8000 if sign else 0)
        return lambda w: get(w) >> shift & U32(0xFFFF) ^ sign
    lower = half_of(int(match[4]), match[3])
    upper = half_of(int(match[2]), match[1]) if match[2] else lower
    return lower, upper, negate, absolute


def half(text, is_brain):
    """A half, the lower one unless an operand names the other, as a float."""
    get, _, negate, absolute = half_operand(text)

    def read(w):
        value = widen(get(w), is_brain)
        value = np.abs(value) if absolute else value
        return -value if negate else value
    return read


#===--- Bytes -----------------------------------------------------------===#

BYTES = {"E4M3": E4M3, "E5M2": E5M2}
LARGEST = {"E4M3": 0x7E, "E5M2": 0x7B}


def to_byte(value, name):
    """The nearest byte of a format, no more than its largest number."""
    finite = BYTES[name][:LARGEST[name] + 1]
    size = np.minimum(np.abs(np.where(np.isnan(value), 0, value)), finite[-1])
    above = np.minimum(np.searchsorted(finite, size), LARGEST[name])
    below = np.maximum(above - 1, 0)
    up, down = finite[above] - size, size - finite[below]
    code = np.where((up < down) | ((up == down) & (above % 2 == 0)), above, below)
    code = np.where(size == finite[above], above, code)
    code = code | np.signbit(value) << 7
    return np.where(np.isnan(value), 0x7F, code).astype(U32)


@operation("F2FP")
def decode_pack(ins):
    mods = set(ins.mods)
    name = next((m for m in ins.mods if m in BYTES), None)
    if name:
        return decode_bytes(ins, mods, name)
    # sm_80 names neither the source nor halves.
    if mods - {"F32", "F16", "BF16", "PACK_AB", "RZ"} or "PACK_AB" not in mods:
        raise Unsupported(ins.text)
    a, b = (float32(o, ins) for o in ins.operands[1:3])
    put, is_brain, mode = set_register(ins.operands[0]), "BF16" in mods, rounding(ins)

    def run(w, m):
        low, high = (narrow(np.atleast_1d(get(w)).astype(F64), is_brain, mode) for get in (b, a))
        put(w, m, low | high << U32(16))
    return run


def decode_bytes(ins, mods, name):
    put = set_register(ins.operands[0])
    if mods == {"F16", name, "UNPACK_B"}:
        get = half_operand(ins.operands[1])[0]

        def unpack(w, m):
            both = get(w)
            low, high = (narrow(BYTES[name][both >> U32(by) & U32(255)], False) for by in (0, 8))
            put(w, m, low | high << U32(16))
        return unpack
    if mods == {"SATFINITE", name, "F32", "PACK_AB_MERGE_C"}:
        high, low = (float32(o, ins) for o in ins.operands[1:3])
    elif mods == {"SATFINITE", name, "F16", "UNPACK_B_MERGE_C"}:
        pair = half_operand(ins.operands[1])
        if pair[2] or pair[3]:
            raise Unsupported(ins.text)
        low, high = ((lambda w, get=get: widen(get(w), False)) for get in pair[:2])
    else:
        raise Unsupported(ins.text)
    above = raw(ins.operands[-1])
    # Two bytes, below the two that an earlier instruction has packed.
    return lambda w, m: put(w, m, to_byte(low(w), name) | to_byte(high(w), name) << U32(8)
                            | above(w) << U32(16))


#===--- Integers --------------------------------------------------------===#

def rounded(value, mods):
    if "TRUNC" in mods:
        return np.trunc(value)
    if "FLOOR" in mods:
        return np.floor(value)
    if "CEIL" in mods:
        return np.ceil(value)
    return np.rint(value)


@operation("I2F", "I2FP", "UI2F", "UI2FP")
def decode_from_integer(ins):
    kind = next((m for m in ins.mods if m in INTEGERS), "S32")
    wide, mode = kind in ("U64", "S64"), rounding(ins)
    source = ins.operands[1]
    get = unsigned(source, wide)
    to64 = "F64" in ins.mods
    to16 = next((m for m in ins.mods if m in HALVES), None)
    if to16 == "BF16" and wide:
        raise Unsupported(ins.text)
    put = (set_pair if to64 else set_register)(ins.operands[0])

    def run(w, m):
        x = get(w)
        if not wide:
            x = x.astype(INTEGERS[kind].__name__.replace("s", "s")).astype(
                np.int64)
        elif kind == "S64":
            x = x.view(np.int64)
        if to64:
            return put(w, m, x.astype(F64).view(U64))
        if to16:
            # Those of 64 bits that a double rounds are more than the largest half.
            return put(w, m, narrow(x.astype(F64), to16 == "BF16", mode))
        value = x.astype(F32)
        if mode:
            value = directed_integers(value, x, mode)
        put(w, m, value.view(U32))
    return run


def directed_integers(value, exact, mode):
    out = value.copy()
    for n, (near, whole) in enumerate(zip(value.tolist(), exact.tolist())):
        over = int(near) - whole
        if over < 0 and mode == "RP":
            out[n] = np.nextafter(value[n], F32(np.inf))
        elif over > 0 and (mode == "RM" or (mode == "RZ" and whole > 0)):
            out[n] = np.nextafter(value[n], F32(-np.inf))
        elif over < 0 and mode == "RZ" and whole < 0:
            out[n] = np.nextafter(value[n], F32(np.inf))
    return out


@operation("F2I", "F2IP", "UF2I")
def decode_to_integer(ins):
    kind = next((m for m in ins.mods if m in INTEGERS), "S32")
    from64, from16 = "F64" in ins.mods, next((m for m in ins.mods if m in HALVES), None)
    wide = kind in ("U64", "S64")
    if from16:
        get = half(ins.operands[1], from16 == "BF16")
    else:
        get = (float64 if from64 else float32)(ins.operands[1], ins)
    put = (set_pair if wide else set_register)(ins.operands[0])
    limits = np.iinfo(INTEGERS[kind])

    def run(w, m):
        x = np.atleast_1d(get(w))
        if "FTZ" in ins.mods and not from64:
            x = flushed(x)
        x = rounded(x.astype(F64), ins.mods)
        whole = [limits.min if v <= limits.min else limits.max
                 if v >= limits.max else int(v) for v in
                 np.where(np.isnan(x), 0.0, x).tolist()]
        mask = 2**64 - 1 if wide else 2**32 - 1
        value = np.array([v & mask for v in whole], U64 if wide else U32)
        # NaN is zero, unless one of the two has 64 bits.
        bad = U64(1 << 63) if wide else U32(1 << 31 if from64 else 0)
        put(w, m, np.where(np.isnan(x), bad, value))
    return run


@operation("F2F")
def decode_convert(ins):
    to, source = [x for x in ins.mods if x in ("F64", "F32", *HALVES)][:2]
    if to in HALVES and set(ins.mods) - {to, source, *ROUNDINGS} or (
            source in HALVES and ins.mods != ["BF16", "F16"]):
        raise Unsupported(ins.text)
    get = half(ins.operands[1], False) if source in HALVES else (
        float64 if source == "F64" else float32)(ins.operands[1], ins)
    if to == "F64":
        put = set_pair(ins.operands[0])
        return lambda w, m: put(w, m, get(w).astype(F64).view(U64))
    mode = rounding(ins)
    if to in HALVES:
        put = set_register(ins.operands[0])
        return lambda w, m: put(w, m, narrow(np.atleast_1d(get(w)).astype(F64), to == "BF16",
                                             mode))
    write = write_float(ins, set_register(ins.operands[0]))

    def run(w, m):
        exact = get(w)
        value = exact.astype(F32)
        write(w, m, directed(value, exact, mode) if mode else value)
    return run


@operation("I2I")
def decode_saturate(ins):
    """An integer, or the nearest that a shorter type has."""
    if len(ins.mods) != 3 or ins.mods[2] != "SAT" or ins.mods[1] not in ("S32", "U32"):
        raise Unsupported(ins.text)
    limits, kind = np.iinfo(INTEGERS[ins.mods[0]]), INTEGERS[ins.mods[1]]
    get, put = unsigned(ins.operands[1]), set_register(ins.operands[0])

    def run(w, m):
        value = np.clip(get(w).view(kind).astype(np.int64), limits.min, limits.max)
        put(w, m, (value & 0xFFFFFFFF).astype(U32))
    return run


@operation("FRND", "UFRND")
def decode_round(ins):
    kind = next((m for m in ins.mods if m in HALVES), None)
    if kind:
        short, put = half(ins.operands[1], kind == "BF16"), set_register(ins.operands[0])
        return lambda w, m: put(w, m, narrow(rounded(short(w).astype(F64), ins.mods),
                                             kind == "BF16"))
    if "F64" in ins.mods:
        get, put = float64(ins.operands[1], ins), set_pair(ins.operands[0])
        return lambda w, m: put(w, m, rounded(get(w), ins.mods).view(U64))
    get = float32(ins.operands[1], ins)
    put = write_float(ins, set_register(ins.operands[0]))
    return lambda w, m: put(w, m, rounded(get(w), ins.mods))
