# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What integer instructions compute, written from the PTX ISA. A reference takes
the form and its arguments (bits) and returns the results, None for one that the
ISA leaves undefined."""

from forms import BITS


def signed(value, bits):
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> bits - 1 & 1 else value


def number(value, ty):
    bits = BITS[ty]
    return signed(value, bits) if ty[0] == "s" else value & (1 << bits) - 1


def limits(ty):
    bits = BITS[ty]
    return (-(1 << bits - 1), (1 << bits - 1) - 1) if ty[0] == "s" \
        else (0, (1 << bits) - 1)


def clamp(value, ty):
    low, high = limits(ty)
    return min(max(value, low), high)


def halves(ty):
    """The type of a packed type's elements, and their number."""
    return (ty[:-2], int(ty[-1])) if ty.endswith(("x2", "x4")) else (ty, 1)


def elementwise(form, args, compute):
    element, count = halves(form.types[0])
    bits, whole = BITS[element], 0
    for n in range(count):
        parts = [number(a >> n * bits, element) for a in args]
        whole |= (compute(element, *parts) & (1 << bits) - 1) << n * bits
    return [whole]


def add(form, args):
    return add_or_subtract(form, args, 1)


def sub(form, args):
    return add_or_subtract(form, args, -1)


def add_or_subtract(form, args, sign):
    if "cc" in form.mods or form.name in ("addc", "subc"):
        return with_carry(form, args, sign)
    sat = (lambda v, ty: clamp(v, ty)) if "sat" in form.mods else lambda v, ty: v
    return elementwise(form, args, lambda ty, a, b: sat(a + sign * b, ty))


def with_carry(form, args, sign):
    bits = BITS[form.types[0]]
    a, b = args[0], args[1]
    carry = args[2] & 1 if form.name in ("addc", "subc") else 0
    exact = a + sign * (b + carry)
    results = [exact & (1 << bits) - 1]
    if "cc" in form.mods:
        results.append(int(exact < 0 or exact >> bits > 0))
    return results


def product(form, args, ty):
    exact = number(args[0], ty) * number(args[1], ty)
    bits = BITS[ty]
    if "hi" in form.mods:
        return exact >> bits, bits
    return exact, 2 * bits if "wide" in form.mods else bits


def mul(form, args):
    exact, bits = product(form, args, form.types[0])
    return [exact & (1 << bits) - 1]


def mad(form, args):
    exact, bits = product(form, args, form.types[0])
    if "sat" in form.mods:
        return [clamp(exact + signed(args[2], bits), "s32") & 0xFFFFFFFF]
    low = (exact & (1 << bits) - 1) + args[2]
    if form.name == "madc":
        low += args[3] & 1
    return [low & (1 << bits) - 1] + ([low >> bits] if "cc" in form.mods else [])


def product24(form, args):
    is_signed = form.types[0][0] == "s"
    a, b = (signed(v, 24) if is_signed else v & 0xFFFFFF for v in args[:2])
    return a * b >> 16 if "hi" in form.mods else a * b


def mul24(form, args):
    return [product24(form, args) & 0xFFFFFFFF]


def mad24(form, args):
    exact = signed(product24(form, args), 32)
    if "sat" in form.mods:
        return [clamp(exact + signed(args[2], 32), "s32") & 0xFFFFFFFF]
    return [exact + args[2] & 0xFFFFFFFF]


def sad(form, args):
    return elementwise(form, args, lambda ty, a, b, c: abs(a - b) + c)


def quotient(a, b):
    """Truncated."""
    q = abs(a) // abs(b)
    return -q if (a < 0) != (b < 0) else q


def div(form, args):
    ty = form.types[0]
    a, b = (number(v, ty) for v in args)
    if b == 0:
        return [None]
    return [quotient(a, b) & (1 << BITS[ty]) - 1]


def rem(form, args):
    ty = form.types[0]
    a, b = (number(v, ty) for v in args)
    if b == 0:
        return [None]
    return [a - b * quotient(a, b) & (1 << BITS[ty]) - 1]


def absolute(form, args):
    return elementwise(form, args, lambda ty, a: abs(a))


def neg(form, args):
    return elementwise(form, args, lambda ty, a: -a)


def extreme(form, args, pick):
    floor = (lambda v: max(v, 0)) if "relu" in form.mods else lambda v: v
    return elementwise(form, args, lambda ty, a, b: floor(pick(a, b)))


def popc(form, args):
    return [bin(args[0]).count("1")]


def clz(form, args):
    return [BITS[form.types[0]] - args[0].bit_length()]


def bfind(form, args):
    ty = form.types[0]
    value = number(args[0], ty)
    top = (value if value >= 0 else ~value).bit_length() - 1
    if top < 0:
        return [0xFFFFFFFF]
    return [BITS[ty] - 1 - top if "shiftamt" in form.mods else top]


def fns(form, args):
    mask, base, offset = args[0], args[1], signed(args[2], 32)
    if base > 31:
        return None  # Undefined.
    if offset == 0:
        return [base if mask >> base & 1 else 0xFFFFFFFF]
    bits = range(base, 32) if offset > 0 else range(base, -1, -1)
    found = [n for n in bits if mask >> n & 1]
    return [found[abs(offset) - 1] if len(found) >= abs(offset) else 0xFFFFFFFF]


def brev(form, args):
    bits = BITS[form.types[0]]
    return [int(format(args[0], f"0{bits}b")[::-1], 2)]


def bfe(form, args):
    ty = form.types[0]
    bits = BITS[ty]
    at, length = args[1] & 0xFF, args[2] & 0xFF
    if length == 0:
        return [0]
    sign = args[0] >> min(at + length - 1, bits - 1) & 1 if ty[0] == "s" else 0
    result = 0
    for n in range(bits):
        inside = n < length and at + n < bits
        result |= (args[0] >> at + n & 1 if inside else sign) << n
    return [result]


def bfi(form, args):
    bits = BITS[form.types[0]]
    result, at, length = args[1], args[2] & 0xFF, args[3] & 0xFF
    for n in range(length):
        if at + n < bits:
            result = result & ~(1 << at + n) | (args[0] >> n & 1) << at + n
    return [result]


def szext(form, args):
    value, length = args
    length = length & 31 if "wrap" in form.mods else min(length, 32)
    if length == 0:
        return [0]
    low = value & (1 << length) - 1
    return [(signed(low, length) if form.types[0] == "s32" else low) & 0xFFFFFFFF]


def bmsk(form, args):
    at, length = args
    if "wrap" in form.mods:
        at, length = at & 31, length & 31
    else:
        at, length = min(at, 32), min(length, 32)
    return [((1 << length) - 1 << at) & 0xFFFFFFFF]


def dp4a(form, args):
    a, b = ([number(v >> 8 * n, ty[0] + "8") for n in range(4)]
            for v, ty in zip(args, form.types))
    return [sum(x * y for x, y in zip(a, b)) + args[2] & 0xFFFFFFFF]


def dp2a(form, args):
    a = [number(args[0] >> 16 * n, form.types[0][0] + "16") for n in range(2)]
    first = 2 if "hi" in form.mods else 0
    b = [number(args[1] >> 8 * (first + n), form.types[1][0] + "8")
         for n in range(2)]
    return [sum(x * y for x, y in zip(a, b)) + args[2] & 0xFFFFFFFF]


def clmad(form, args):
    product = 0
    for n in range(64):
        product ^= args[1] << n if args[0] >> n & 1 else 0
    part = product >> 64 if "hi" in form.mods else product
    return [(part ^ args[2]) & (1 << 64) - 1]


LOGIC = {"and": lambda a, b: a & b, "or": lambda a, b: a | b,
         "xor": lambda a, b: a ^ b}


def logic(form, args):
    return [LOGIC[form.name](*args)]


def invert(form, args):
    return [~args[0] & (1 << BITS[form.types[0]]) - 1]


def cnot(form, args):
    return [int(args[0] == 0)]


def lop3(form, args):
    table = int(next(o.text for g in form.operands for o in g
                     if o.kind == "immediate"), 16)
    result = 0
    for n in range(32):
        a, b, c = (v >> n & 1 for v in args[:3])
        result |= (table >> (a << 2 | b << 1 | c) & 1) << n
    if form.mods[0] in LOGIC:
        return [result, LOGIC[form.mods[0]](int(result != 0), args[3])]
    return [result]


def shf(form, args):
    low, high, amount = args
    amount = amount & 31 if "wrap" in form.mods else min(amount, 32)
    both = high << 32 | low
    if "l" in form.mods:
        return [both << amount >> 32 & 0xFFFFFFFF]
    return [both >> amount & 0xFFFFFFFF]


def shl(form, args):
    bits = BITS[form.types[0]]
    return [args[0] << min(args[1], bits) & (1 << bits) - 1]


def shr(form, args):
    ty = form.types[0]
    return [number(args[0], ty) >> min(args[1], BITS[ty]) & (1 << BITS[ty]) - 1]


def prmt(form, args):
    both, control = args[1] << 32 | args[0], args[2]
    low = control & 3
    modes = {  # Bytes from the lowest one.
        "f4e": [low, low + 1, low + 2, low + 3],
        "b4e": [low % 8, (low - 1) % 8, (low - 2) % 8, (low - 3) % 8],
        "rc8": [low] * 4, "ecl": [max(low, n) for n in range(4)],
        "ecr": [min(low, n) for n in range(4)],
        "rc16": [2 * (low & 1), 2 * (low & 1) + 1] * 2}
    picks = modes.get(form.mods[-1],
                      [control >> 4 * n & 15 for n in range(4)])
    result = 0
    for n, pick in enumerate(picks):
        byte = both >> 8 * (pick & 7) & 0xFF
        if pick & 8:
            byte = 0xFF if byte & 0x80 else 0
        result |= byte << 8 * n
    return [result]


def mov(form, args):
    """Lists of narrow registers are parts of the wide one."""
    outs, ins = form.operands[0], form.operands[1]
    whole = at = 0
    for value, o in zip(args, ins):
        whole |= value << at
        at += o.bits
    results, at = [], 0
    for o in outs:
        results.append(whole >> at & (1 << o.bits) - 1)
        at += o.bits
    return results


REFERENCES = {
    "add": add, "addc": add, "sub": sub, "subc": sub, "mul": mul, "mad": mad,
    "madc": mad, "mul24": mul24, "mad24": mad24, "sad": sad, "div": div,
    "rem": rem, "abs": absolute, "neg": neg,
    "min": lambda f, a: extreme(f, a, min), "max": lambda f, a: extreme(f, a, max),
    "popc": popc, "clz": clz, "bfind": bfind, "fns": fns, "brev": brev, "bfe": bfe,
    "bfi": bfi, "szext": szext, "bmsk": bmsk, "dp4a": dp4a, "dp2a": dp2a,
    "clmad": clmad,
    "and": logic, "or": logic, "xor": logic, "not": invert, "cnot": cnot,
    "lop3": lop3, "shf": shf, "shl": shl, "shr": shr, "prmt": prmt, "mov": mov}
