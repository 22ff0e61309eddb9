# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Integer operations, moves and predicates."""

import lanes
import numpy as np
from operands import (LOW, U32, U64, Unsupported, carried, operation, predicate,
                      register_number, set_pair, set_predicate, set_register,
                      signed, unsigned)

COMPARE = {"LT": np.less, "LE": np.less_equal, "GT": np.greater,
           "GE": np.greater_equal, "EQ": np.equal, "NE": np.not_equal}
JOIN = {"AND": np.logical_and, "OR": np.logical_or, "XOR": np.logical_xor}


def is_predicate(text):
    return text.lstrip("!").lstrip("U").startswith("P")


def split_predicates(operands):
    """Predicates written, the register written, sources, predicates read."""
    written = []
    rest = list(operands)
    if is_predicate(rest[0]):
        while is_predicate(rest[0]):
            written.append(rest.pop(0))
        target = rest.pop(0)
    else:
        target = rest.pop(0)
        while is_predicate(rest[0]):
            written.append(rest.pop(0))
    read = []
    while is_predicate(rest[-1]):
        read.insert(0, rest.pop())
    return written, target, rest, read


@operation("MOV", "UMOV")
def decode_move(ins):
    if "64" in ins.mods:
        get, put = unsigned(ins.operands[1], True), set_pair(ins.operands[0])
    else:
        get, put = unsigned(ins.operands[1]), set_register(ins.operands[0])
    return lambda w, m: put(w, m, get(w))


@operation("IADD3", "UIADD3", "VIADD", "UVIADD", "IADD", "UIADD")
def decode_add(ins):
    written, target, sources, read = split_predicates(ins.operands)
    if lanes.kind_of(ins):
        return lanes.decode_sum(target, sources, ins)
    if "64" in ins.mods:
        put, gets = set_pair(target), [unsigned(s, True) for s in sources]

        def add_pairs(w, m):
            total = gets[0](w)
            for get in gets[1:]:
                total = total + get(w)
            put(w, m, np.atleast_1d(total))
        if any(p not in ("PT", "UPT") for p in written):
            raise Unsupported(ins.text)
        return add_pairs
    put = set_register(target)
    gets = [carried(s) for s in sources]
    carries = [predicate(p) for p in read] if "X" in ins.mods else []
    outs = [set_predicate(p) for p in written]

    def run(w, m):
        total = gets[0](w)
        for get in gets[1:]:
            total = total + get(w)
        for carry in carries:
            total = total + carry(w).astype(U64)
        put(w, m, (total & LOW).astype(U32))
        if outs:
            over = total >> U64(32)
            for n, out in enumerate(outs):
                out(w, m, over > U64(n))
    return run


@operation("IMAD", "UIMAD")
def decode_multiply_add(ins):
    written, target, (a, b, c), read = split_predicates(ins.operands)
    carries = [predicate(p) for p in read] if "X" in ins.mods else []
    is_signed = "U32" not in ins.mods
    if "WIDE" in ins.mods:
        return multiply_wide(ins, written, target, (a, b, c), carries, is_signed)
    if "HI" in ins.mods:
        return multiply_high(ins, written, target, (a, b, c), is_signed)
    put = set_register(target)
    x, y, z = unsigned(a), unsigned(b), unsigned(c)

    def run(w, m):
        value = x(w) * y(w) + z(w)
        for carry in carries:
            value = value + carry(w).astype(U32)
        put(w, m, value)
    return run


def product(a, b, is_signed):
    """The product of 64 bits."""
    if is_signed:
        x, y = signed(a), signed(b)
        return lambda w: (x(w).astype(np.int64) * y(w).astype(np.int64)
                          ).view(U64)
    x, y = unsigned(a), unsigned(b)
    return lambda w: x(w).astype(U64) * y(w).astype(U64)


def multiply_wide(ins, written, target, sources, carries, is_signed):
    times, add = product(*sources[:2], is_signed), unsigned(sources[2], True)
    put, outs = set_pair(target), [set_predicate(p) for p in written]

    def run(w, m):
        p, c = times(w), add(w)
        value = p + c
        over = value < p
        for carry in carries:
            more = value + carry(w).astype(U64)
            over, value = over | (more < value), more
        put(w, m, value)
        for out in outs:
            out(w, m, over)
    if outs and is_signed:
        raise Unsupported(ins.text)
    return run


def multiply_high(ins, written, target, sources, is_signed):
    times, add = product(*sources[:2], is_signed), unsigned(sources[2], True)
    put, outs = set_register(target), [set_predicate(p) for p in written]
    if "X" in ins.mods or (outs and is_signed):
        raise Unsupported(ins.text)

    def run(w, m):
        p = times(w)
        value = p + add(w)
        over = value < p
        put(w, m, (value >> U64(32)).astype(U32))
        for out in outs:
            out(w, m, over)
    return run


@operation("LEA", "ULEA")
def decode_shifted_add(ins):
    written, target, sources, read = split_predicates(ins.operands)
    put, outs = set_register(target), [set_predicate(p) for p in written]
    carries = [predicate(p) for p in read] if "X" in ins.mods else []
    high = "HI" in ins.mods
    # As of any addend, what is subtracted carries where it does not borrow.
    subtracts = sources[0][0] == "-" and not high
    a, b = unsigned(sources[0][subtracts:]), carried(sources[1])
    shift = unsigned(sources[-1])
    top = None
    if high and "SX32" not in ins.mods:
        top = unsigned(sources[2])

    def run(w, m):
        value, by = a(w).astype(U64), shift(w).astype(U64)
        if high:
            if top is None:
                value = a(w).view(np.int32).astype(np.int64).view(U64)
            else:
                value = value | top(w).astype(U64) << U64(32)
            value = value << by >> U64(32)
        else:
            value = value << by & LOW
        if subtracts:
            value = (value ^ LOW) + U64(1)
        total = value + b(w)
        for carry in carries:
            total = total + carry(w).astype(U64)
        put(w, m, (total & LOW).astype(U32))
        for n, out in enumerate(outs):
            out(w, m, total >> U64(32) > U64(n))
    return run


@operation("SHF", "USHF")
def decode_funnel_shift(ins):
    a, s, c = (unsigned(o) for o in ins.operands[1:4])
    put = set_register(ins.operands[0])
    left, high = "L" in ins.mods, "HI" in ins.mods
    wide = "U64" in ins.mods or "S64" in ins.mods
    is_signed = "S32" in ins.mods or "S64" in ins.mods
    wraps, most = "W" in ins.mods, U64(64 if wide else 32)

    def run(w, m):
        value = a(w) | c(w).astype(U64) << U64(32)
        by = s(w).astype(U64)
        by = by & U64(63 if wide else 31) if wraps else np.minimum(by, most)
        if is_signed and not left:
            by = np.minimum(by, U64(63)).view(np.int64)
            value = (value.view(np.int64) >> by).view(U64)
        else:
            # Not by 64, which processors take modulo 64.
            value = np.where(by >> U64(6) != 0, U64(0),
                             value << by if left else value >> by)
        if high:
            value = value >> U64(32)
        put(w, m, (value & LOW).astype(U32))

    def run_high_right(w, m):
        """The high word is shifted by itself, with its own fill."""
        by = s(w).astype(U64)
        by = by & U64(31) if wraps else np.minimum(by, U64(63))
        if is_signed:
            value = c(w).view(np.int32).astype(np.int64) >> by.view(np.int64)
            value = value.view(U64)
        else:
            value = c(w).astype(U64) >> by
        put(w, m, (value & LOW).astype(U32))
    return run_high_right if high and not left and not wraps else run


def lookup3(a, b, c, table):
    """The Boolean function of three words that a table of eight bits gives."""
    total = None
    for row in range(8):
        if table >> row & 1:
            term = (a if row & 4 else ~a) & (b if row & 2 else ~b) & (
                c if row & 1 else ~c)
            total = term if total is None else total | term
    return a & ~a & b & c if total is None else total


@operation("LOP3", "ULOP3")
def decode_logic(ins):
    operands = list(ins.operands)
    out = set_predicate(operands.pop(0)) if is_predicate(operands[0]) else None
    put = set_register(operands[0])
    a, b, c = (unsigned(o) for o in operands[1:4])
    table, also = int(operands[4], 16), predicate(operands[5])
    quick = {0xC0: lambda x, y, z: x & y, 0xFC: lambda x, y, z: x | y,
             0x3C: lambda x, y, z: x ^ y, 0x33: lambda x, y, z: ~y,
             0x96: lambda x, y, z: x ^ y ^ z}.get(table)
    join = np.logical_and if "PAND" in ins.mods else np.logical_or

    def run(w, m):
        x, y, z = a(w), b(w), c(w)
        value = quick(x, y, z) if quick else lookup3(x, y, z, table)
        put(w, m, value)
        if out:
            out(w, m, join(value != 0, also(w)))
    return run


@operation("PLOP3", "UPLOP3")
def decode_predicate_logic(ins):
    outs = [set_predicate(o) for o in ins.operands[:2]]
    a, b, c = (predicate(o) for o in ins.operands[2:5])
    tables = [int(o, 16) for o in ins.operands[5:7]]

    def run(w, m):
        x, y, z = a(w), b(w), c(w)
        for out, table in zip(outs, tables):
            out(w, m, lookup3(x, y, z, table))
    return run


@operation("SEL", "USEL")
def decode_select(ins):
    wide = "64" in ins.mods
    a, b = (unsigned(o, wide) for o in ins.operands[1:3])
    which = predicate(ins.operands[3])
    put = (set_pair if wide else set_register)(ins.operands[0])
    return lambda w, m: put(w, m, np.where(which(w), a(w), b(w)))


@operation("ISETP", "UISETP")
def decode_compare(ins):
    mods = ins.mods
    compare = COMPARE[mods[0]]
    join = JOIN[next(x for x in mods if x in JOIN)]
    read = signed if "U32" not in mods else unsigned
    if "64" in mods or "U64" in mods or "S64" in mods:
        read = lambda o: unsigned(o, True)  # noqa: E731
        if "U64" not in mods:
            read = lambda o: (  # noqa: E731
                lambda get: lambda w: get(w).view(np.int64))(unsigned(o, True))
    outs = [set_predicate(o) for o in ins.operands[:2]]
    a, b = read(ins.operands[2]), read(ins.operands[3])
    also = predicate(ins.operands[4])
    low = predicate(ins.operands[5]) if "EX" in mods else None
    strict = {"LT": np.less, "LE": np.less, "GT": np.greater,
              "GE": np.greater}.get(mods[0])

    def run(w, m):
        x, y = a(w), b(w)
        if low is None:
            value = compare(x, y)
        elif mods[0] == "NE":
            value = (x != y) | low(w)
        else:
            value = (x == y) & low(w)
            if strict:
                value = value | strict(x, y)
        other = also(w)
        outs[0](w, m, join(value, other))
        outs[1](w, m, join(~value, other))
    return run


@operation("VIMNMX", "UVIMNMX", "IMNMX", "UIMNMX", "VIMNMX3", "UVIMNMX3")
def decode_minimum(ins):
    written, target, sources, read = split_predicates(ins.operands)
    wide = bool({"U64", "S64"} & set(ins.mods))
    kind = {"U32": U32, "U64": U64, "S64": np.int64}.get(
        next((x for x in ins.mods if x in ("U32", "U64", "S64")), ""), np.int32)
    if any(p not in ("PT", "UPT") for p in written):
        raise Unsupported(ins.text)
    if lanes.kind_of(ins):
        return lanes.decode_minimum(target, sources, read, ins)
    gets = [unsigned(s, wide) for s in sources]
    least, put = predicate(read[0]), (set_pair if wide else set_register)(target)
    steps = [least] + [predicate(p) for p in read[1:]]
    steps += [least] * (len(gets) - 1 - len(steps))

    def run(w, m):
        value = gets[0](w).view(kind)
        for get, choose in zip(gets[1:], steps):
            other = get(w).view(kind)
            value = np.where(choose(w), np.minimum(value, other),
                             np.maximum(value, other))
        put(w, m, value.view(U64 if wide else U32))
    return run


@operation("VIADDMNMX")
def decode_add_minimum(ins):
    written, target, (a, b, c), read = split_predicates(ins.operands)
    kind = np.uint32 if "U32" in ins.mods else np.int32
    x, y, z = unsigned(a), unsigned(b), unsigned(c)
    least, put, relu = predicate(read[0]), set_register(target), \
        "RELU" in ins.mods
    if any(p not in ("PT", "UPT") for p in written):
        raise Unsupported(ins.text)

    def run(w, m):
        total, other = (x(w) + y(w)).view(kind), z(w).view(kind)
        value = np.where(least(w), np.minimum(total, other),
                         np.maximum(total, other))
        put(w, m, (np.maximum(value, 0) if relu else value).view(U32))
    return run


@operation("IABS")
def decode_absolute(ins):
    a, put = signed(ins.operands[1]), set_register(ins.operands[0])
    return lambda w, m: put(w, m, np.abs(a(w)).view(U32))


def reversed_bits(x):
    for by, mask in ((1, 0x55555555), (2, 0x33333333), (4, 0x0F0F0F0F),
                     (8, 0x00FF00FF)):
        x = (x >> U32(by) & U32(mask)) | (x & U32(mask)) << U32(by)
    return x >> U32(16) | x << U32(16)


def count_bits(x):
    return np.unpackbits(np.atleast_1d(x).astype(U32).view(np.uint8)
                         .reshape(-1, 4), axis=1).sum(axis=1).astype(U32)


@operation("BREV", "UBREV")
def decode_reverse(ins):
    a, put = unsigned(ins.operands[1]), set_register(ins.operands[0])
    return lambda w, m: put(w, m, reversed_bits(a(w)))


@operation("POPC", "UPOPC")
def decode_count(ins):
    a, put = unsigned(ins.operands[1]), set_register(ins.operands[0])
    return lambda w, m: put(w, m, count_bits(a(w)))


@operation("FLO", "UFLO")
def decode_leading_one(ins):
    operands = [o for o in ins.operands if not is_predicate(o)]
    a, put = unsigned(operands[1]), set_register(operands[0])
    as_shift, is_signed = "SH" in ins.mods, "U32" not in ins.mods

    def run(w, m):
        x = a(w)
        if is_signed:
            x = np.where(x >> U32(31) != 0, ~x, x)
        place = np.floor(np.log2(np.maximum(x, 1).astype(np.float64)))
        place = place.astype(U32)
        if as_shift:
            place = U32(31) - place
        put(w, m, np.where(x == 0, U32(0xFFFFFFFF), place))
    return run


@operation("PRMT", "UPRMT")
def decode_permute(ins):
    if ins.mods:
        raise Unsupported(ins.text)
    a, s, b = (unsigned(o) for o in ins.operands[1:4])
    put = set_register(ins.operands[0])

    def run(w, m):
        both = a(w) | b(w).astype(U64) << U64(32)
        how, value = s(w), U32(0)
        for byte in range(4):
            code = how >> U32(4 * byte) & U32(15)
            part = both >> (code & U32(7)).astype(U64) * U64(8) & U64(255)
            part = np.where(code & U32(8) != 0,
                            (part >> U64(7)) * U64(255), part)
            value = value | part.astype(U32) << U32(8 * byte)
        put(w, m, value)
    return run


@operation("SGXT", "USGXT")
def decode_extend(ins):
    a, s = unsigned(ins.operands[1]), unsigned(ins.operands[2])
    put, is_unsigned = set_register(ins.operands[0]), "U32" in ins.mods

    def run(w, m):
        by = U32(32) - np.minimum(s(w), U32(32))
        x = a(w).astype(U64) << by.astype(U64) & LOW
        if is_unsigned:
            value = x >> by.astype(U64)
        else:
            value = (x.astype(U32).view(np.int32).astype(np.int64)
                     >> by.astype(np.int64)).view(U64) & LOW
        put(w, m, value.astype(U32))
    return run


@operation("BMSK", "UBMSK")
def decode_bit_mask(ins):
    a, s = unsigned(ins.operands[1]), unsigned(ins.operands[2])
    put = set_register(ins.operands[0])

    def run(w, m):
        start, width = a(w), s(w)
        if "W" in ins.mods:
            start, width = start & U32(31), width & U32(31)
        start = np.minimum(start, U32(32)).astype(U64)
        width = np.minimum(width, U32(32)).astype(U64)
        put(w, m, ((U64(1) << width) - U64(1) << start & LOW).astype(U32))
    return run


@operation("R2P")
def decode_to_predicates(ins):
    a, mask = unsigned(ins.operands[1]), int(ins.operands[2], 0)
    puts = [(n, set_predicate(f"P{n}")) for n in range(7) if mask >> n & 1]

    def run(w, m):
        value = a(w)
        for n, put in puts:
            put(w, m, value >> U32(n) & U32(1) != 0)
    return run


@operation("P2R", "UP2UR")
def decode_from_predicates(ins):
    keep, mask = unsigned(ins.operands[2]), int(ins.operands[3], 0)
    put, file = set_register(ins.operands[0]), "U" if ins.name[0] == "U" else ""
    gets = [(n, predicate(f"{file}P{n}")) for n in range(7) if mask >> n & 1]

    def run(w, m):
        value = keep(w) & U32(~mask & 0xFFFFFFFF)
        for n, get in gets:
            value = value | get(w).astype(U32) << U32(n)
        put(w, m, value)
    return run


@operation("R2UR", "R2UR.OR")
def decode_to_uniform(ins):
    operands = [o for o in ins.operands if not is_predicate(o)]
    a, (_, n) = unsigned(operands[1]), register_number(operands[0])

    def run(w, m):
        value = np.broadcast_to(a(w), (32,))
        if n != 255:
            w.U[n][0] = value[np.argmax(m)]
    return run
