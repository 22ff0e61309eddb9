# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Operands: from their text to functions of a warp that give or take a value for each
lane. Uniform registers are arrays of one element, so that one implementation of an
operation serves both datapaths."""

import re

import numpy as np

OPERATIONS = {}
U32, U64 = np.uint32, np.uint64
F32, F64 = np.float32, np.float64
LOW = U64(0xFFFFFFFF)
ZERO = np.zeros(1, U32)


class Unsupported(Exception):
    """An instruction, operand or constant that is not known here."""


def registrar(table):
    """A decorator for functions that decode the instructions of the names it is given:
    it enters them in a table."""
    def named(*names):
        def register(decode):
            for name in names:
                table[name] = decode
            return decode
        return register
    return named


operation = registrar(OPERATIONS)
VARIANTS = {}


def variant(name, *mods):
    """A decorator for the function that decodes the instructions of a name that have some
    modifiers, which differ from the others of this name."""
    def register(decode):
        VARIANTS.setdefault(name, []).append((set(mods), decode))
        return decode
    return register


def decoder_of(ins):
    """The function that decodes an instruction."""
    for mods, decode in VARIANTS.get(ins.name, ()):
        if mods <= set(ins.mods):
            return decode
    if ins.name not in OPERATIONS:
        raise Unsupported(ins.text)
    return OPERATIONS[ins.name]


def constant(value, kind=U32):
    array = np.array([value], kind)
    return lambda w: array


def register_number(text):
    """The file and the number of a register, or None."""
    match = re.fullmatch(r"(U?R)(\d+|Z)", text)
    if not match:
        return None
    return match[1], 255 if match[2] == "Z" else int(match[2])


def raw(text, wide=False):
    """A register, constant or hexadecimal immediate, without modifiers."""
    place = register_number(text)
    if place:
        file, n = place
        if n == 255:
            return constant(0, U64 if wide else U32)
        if file == "R":
            if wide:
                return lambda w: w.R[n] | w.R[n + 1].astype(U64) << U64(32)
            return lambda w: w.R[n]
        if wide:
            return lambda w: w.U[n] | w.U[n + 1].astype(U64) << U64(32)
        return lambda w: w.U[n]
    if text.startswith("c["):
        bank, address = re.fullmatch(r"c\[(\w+)\]\[(.*)\]", text).groups()
        bank, where = int(bank, 16), address_of(address)
        kind = U64 if wide else U32
        return lambda w: w.constants(bank, where(w), kind)
    if re.fullmatch(r"-?(0x[0-9a-f]+|\d+)", text):
        value = int(text, 0)
        return constant(value & (2**64 - 1 if wide else 2**32 - 1),
                        U64 if wide else U32)
    raise Unsupported(f"operand {text}")


def unsigned(text, wide=False):
    """An integer operand with its modifiers, modulo its width."""
    if re.fullmatch(r"-?(0x[0-9a-f]+|\d+)", text):
        return raw(text, wide)
    if text[0] == "-":
        get = unsigned(text[1:], wide)
        return lambda w: ~get(w) + (U64 if wide else U32)(1)
    if text[0] == "~":
        get = unsigned(text[1:], wide)
        return lambda w: ~get(w)
    if text[0] == "|":
        get = unsigned(text[1:-1])
        return lambda w: np.abs(get(w).astype(np.int32)).astype(U32)
    match = re.fullmatch(r"(.*)\.(H[01]|B[0-3])(_H[01])?", text)
    if match:
        get, part = raw(match[1]), match[2]
        bits = 16 if part[0] == "H" else 8
        shift, mask = U32(bits * int(part[1])), U32(2**bits - 1)
        return lambda w: get(w) >> shift & mask
    return raw(text, wide)


def carried(text):
    """An operand of an addition with carry: 64 bits, where -x is ~x + 1 of 33 bits,
    so that subtracting carries where it does not borrow."""
    if text[0] == "-" and text[1] not in "0123456789":
        get = unsigned(text[1:])
        return lambda w: (~get(w)).astype(U64) + U64(1)
    get = unsigned(text)
    return lambda w: get(w).astype(U64)


def signed(text):
    get = unsigned(text)
    return lambda w: get(w).view(np.int32)


def float_modifiers(text):
    """The operand, whether its absolute value is taken, whether it is negated."""
    negate = text[0] == "-" and (text[1] in "|cRU" or text[1:] == "RZ")
    text = text[1:] if negate else text
    absolute = text[0] == "|"
    return text[1:-1] if absolute else text, absolute, negate


def modified(get, absolute, negate):
    if absolute and negate:
        return lambda w: -np.abs(get(w))
    if absolute:
        return lambda w: np.abs(get(w))
    if negate:
        return lambda w: -get(w)
    return get


def is_number(text):
    return bool(re.fullmatch(r"[-+]?(\d.*|INF|QNAN|SNAN)\s*", text))


def float32(text, ins):
    text, absolute, negate = float_modifiers(text)
    if is_number(text):
        value = np.array([ins.immediate], U32).view(F32)
        return lambda w: value
    get = raw(text)
    return modified(lambda w: get(w).view(F32), absolute, negate)


def float64(text, ins):
    text, absolute, negate = float_modifiers(text)
    if is_number(text):
        value = np.array([ins.immediate << 32], U64).view(F64)
        return lambda w: value
    get = raw(text, wide=True)
    return modified(lambda w: get(w).view(F64), absolute, negate)


def predicate(text):
    inverted = text[0] == "!"
    name = text.lstrip("!")
    if name in ("PT", "UPT"):
        value = np.array([not inverted])
        return lambda w: value
    match = re.fullmatch(r"(U?)P(\d)", name)
    if not match:
        raise Unsupported(f"predicate {text}")
    n = int(match[2])
    if match[1]:
        return (lambda w: ~w.UP[n]) if inverted else (lambda w: w.UP[n])
    return (lambda w: ~w.P[n]) if inverted else (lambda w: w.P[n])


def set_register(text):
    """A function that writes a register of 32 bits in the lanes of a mask."""
    place = register_number(text)
    if not place:
        raise Unsupported(f"destination {text}")
    file, n = place
    if n == 255:
        return lambda w, m, value: None
    if file == "UR":
        def write_uniform(w, m, value):
            value = np.broadcast_to(value, (32,)) if len(value) > 1 else value
            w.U[n][0] = value[np.argmax(m)] if len(value) > 1 else value[0]
        return write_uniform

    def write(w, m, value):
        np.copyto(w.R[n], value, where=m)
    return write


def set_pair(text):
    """The same for 64 bits, in two registers."""
    file, n = register_number(text)
    if n == 255:
        return lambda w, m, value: None
    low, high = set_register(text), set_register(f"{file}{n + 1}")

    def write(w, m, value):
        low(w, m, (value & LOW).astype(U32))
        high(w, m, (value >> U64(32)).astype(U32))
    return write


def set_predicate(text):
    if text in ("PT", "UPT"):
        return lambda w, m, value: None
    n = int(text[-1])
    if text[0] == "U":
        def write_uniform(w, m, value):
            w.UP[n][0] = value[np.argmax(m)] if len(value) > 1 else value[0]
        return write_uniform
    return lambda w, m, value: np.copyto(w.P[n], value, where=m)


def address_of(text, is_long=False):
    """A sum such as R2.64+UR4+0x10, of 64 bits; is_long says that registers without
    a suffix are pairs."""
    terms = []
    for term in re.findall(r"[-+]?[^-+]+", text.replace("+-", "-")):
        sign, term = term[0] == "-", term.lstrip("+-")
        scale = re.search(r"\.X(\d+)$", term)
        if scale:
            term = term[:scale.start()]
        wide = term.endswith(".64") or (is_long and "R" == term.lstrip("U")[:1]
                                        and "." not in term)
        get = raw(re.sub(r"\.(64|U32|S32)$", "", term), wide)
        terms.append((get, sign, U64(int(scale[1]) if scale else 1)))

    def give(w):
        total = np.zeros(1, U64)
        for get, sign, scale in terms:
            value = get(w).astype(U64) * scale
            total = total - value if sign else total + value
        return total
    return give
