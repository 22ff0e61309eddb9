# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What video instructions compute, written from the PTX ISA."""

from integers import clamp, number, signed

COMPARE = {"eq": lambda a, b: a == b, "ne": lambda a, b: a != b,
           "lt": lambda a, b: a < b, "le": lambda a, b: a <= b,
           "gt": lambda a, b: a > b, "ge": lambda a, b: a >= b}
ALU = {"vadd": lambda a, b: a + b, "vsub": lambda a, b: a - b,
       "vabsdiff": lambda a, b: abs(a - b), "vmin": min, "vmax": max,
       "vavrg": lambda a, b: a + b + (a + b >= 0) >> 1}


def part(value, ty, suffix):
    """The byte or half that a selector names, extended as its type says."""
    if not suffix:
        return number(value, ty)
    bits = 8 if suffix[1] == "b" else 16
    return number(value >> bits * int(suffix[2]), ty[0] + str(bits))


def finish(form, value, c, ty):
    """Saturation, the secondary operation, and the merge."""
    place = form.operands[0][0].suffix
    bits = 32 if not place else 8 if place[1] == "b" else 16
    if "sat" in form.mods:
        value = clamp(value, ty[0] + str(bits))
    if place:
        mask = (1 << bits) - 1 << bits * int(place[2])
        return [c & ~mask & 0xFFFFFFFF | value << bits * int(place[2]) & mask]
    second = form.mods[-1]
    if second == "add":
        value += c
    elif second in ("min", "max"):
        # Both are 32 bits wide, of the destination's type.
        value = (min if second == "min" else max)(number(value, ty), number(c, ty))
    return [value & 0xFFFFFFFF]


def scalar(form, args):
    kind, first, second = form.types
    a = part(args[0], first, form.operands[1][0].suffix)
    b = part(args[1], second, form.operands[2][0].suffix)
    return finish(form, ALU[form.name](a, b), (args + [0])[2], kind)


def shift(form, args):
    kind, first, _ = form.types
    a = part(args[0], first, form.operands[1][0].suffix)
    b = part(args[1], "u32", form.operands[2][0].suffix)
    b = b & 31 if "wrap" in form.mods else min(b, 32)
    return finish(form, a << b if form.name == "vshl" else a >> b,
                  (args + [0])[2], kind)


def vmad(form, args):
    _, first, second = form.types
    operands = [group[0] for group in form.operands]
    a = part(args[0], first, operands[1].suffix)
    b = part(args[1], second, operands[2].suffix)
    is_signed = "s" in first[0] + second[0] or operands[1].negated or \
        operands[3].negated
    c = signed(args[2], 32) if is_signed else args[2]
    value = (-1 if operands[1].negated else 1) * a * b
    value += -c if operands[3].negated else c
    value += "po" in form.mods
    value >>= 7 if "shr7" in form.mods else 15 if "shr15" in form.mods else 0
    if "sat" in form.mods:
        value = clamp(value, "s32" if is_signed else "u32")
    return [value & 0xFFFFFFFF]


def vset(form, args):
    first, second = form.types
    a = part(args[0], first, form.operands[1][0].suffix)
    b = part(args[1], second, form.operands[2][0].suffix)
    compare = next(m for m in form.mods if m in COMPARE)
    return finish(form, int(COMPARE[compare](a, b)), (args + [0])[2], "u32")


def simd(form, args):
    lanes = int(form.name[-1])
    bits, letter = 32 // lanes, "h" if lanes == 2 else "b"
    is_set = form.name[:-1] == "vset"
    kind, first, second = ["u32"] * is_set + form.types
    destination, left, right = (group[0].suffix for group in form.operands[:3])
    default = "".join(str(n) for n in reversed(range(2 * lanes)))
    mask = destination[2:] or default[lanes:]
    both = args[1] << 32 | args[0]

    def pick(selector, ty, n):
        at = int(selector[lanes - 1 - n])
        return number(both >> bits * at, ty[0] + str(bits))

    assert all(s == "" or s[1] == letter for s in (destination, left, right))
    adds = form.mods[-1] == "add"
    total, merged = args[2], 0
    for n in range(lanes):
        a = pick(left[2:] or default[lanes:], first, n)
        b = pick(right[2:] or default[:lanes], second, n)
        if is_set:
            compare = next(m for m in form.mods if m in COMPARE)
            value = int(COMPARE[compare](a, b))
        else:
            value = ALU[form.name[:-1]](a, b)
        if "sat" in form.mods:
            value = clamp(value, kind[0] + str(bits))
        chosen = str(n) in mask
        total += value if chosen else 0
        old = args[2] >> bits * n
        merged |= ((value if chosen else old) & (1 << bits) - 1) << bits * n
    return [(total if adds else merged) & 0xFFFFFFFF]


REFERENCES = {name: scalar for name in
              ("vadd", "vsub", "vabsdiff", "vmin", "vmax")}
REFERENCES.update({"vshl": shift, "vshr": shift, "vmad": vmad, "vset": vset})
REFERENCES.update({name + lanes: simd for lanes in "24" for name in
                   ("vadd", "vsub", "vavrg", "vabsdiff", "vmin", "vmax", "vset")})
