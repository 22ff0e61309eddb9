# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What cvt computes, written from the PTX ISA."""

from fractions import Fraction

from floating import FORMATS, INFINITY, NAN, decode, encode, flush, power_of_two, quantum
from floats import PACKED, saturate, zero
from forms import BITS
from integers import clamp, limits, number

INTEGER = {"rni": "rn", "rzi": "rz", "rmi": "rm", "rpi": "rp"}


def to_integral(value, sign, mode):
    """A fraction rounded to an integer."""
    whole = int(value)
    rest = value - whole
    half = Fraction(1, 2)
    up = {"rz": False, "rm": bool(rest and sign), "rp": bool(rest and not sign),
          "rn": rest > half or rest == half and whole & 1}[mode]
    return whole + up


def float_to_integer(form, bits, source, target):
    if "ftz" in form.mods and source == "f32":
        bits = flush(bits, source)
    sign, value = decode(bits, source)
    width = BITS[target]
    if value == NAN:
        return 1 << width - 1 if source == "f64" or width == 64 else 0
    if value == INFINITY:
        return limits(target)[0 if sign else 1] & (1 << width) - 1
    whole = to_integral(value, sign, INTEGER[form.mods[0]])
    return clamp(-whole if sign else whole, target) & (1 << width) - 1


def scaled(form, bits, source, power):
    """The sign and the value of a source: times two to a power, NaN if it is
    None."""
    if "ftz" in form.mods and source == "f32" or \
            "scaled::n1::ue8m0" in form.mods:
        bits = flush(bits, source)
    sign, value = decode(bits, source)
    if power is None:
        return sign, NAN
    if value not in (NAN, INFINITY):
        value *= power_of_two(power)
    return sign, value


def float_to_float(form, bits, source, target, random=None, power=0):
    sign, value = scaled(form, bits, source, power)
    mode = next((m for m in form.mods if m in
                 ("rn", "rz", "rm", "rp", "rna", "rs")), "rn")
    integral = next((m for m in form.mods if m in INTEGER), None)
    if value not in (NAN, INFINITY) and integral:
        value = Fraction(to_integral(value, sign, INTEGER[integral]))
    if "relu" in form.mods and sign and value != NAN:
        return 0
    if value == NAN and FORMATS[target].specials == "none":
        sign = 0
    if not FORMATS[target].signed:
        if sign and value not in (NAN, 0):
            return None
        sign = 0
    result = encode(sign, value, target, mode, "satfinite" in form.mods, random)
    if "ftz" in form.mods and target == "f32":
        result = flush(result, target)
    if "pzo" in form.mods and result == zero(1, target):
        return 0
    return saturate(result, target) if "sat" in form.mods else result


def integer_to_float(form, bits, source, target):
    value = number(bits, source)
    result = encode(int(value < 0), Fraction(abs(value)), target, form.mods[0])
    return saturate(result, target) if "sat" in form.mods else result


def tensor(form, bits):
    """tf32 has the exponents of f32 and ten bits of fraction."""
    sign, value = decode(bits, "f32")
    if value == NAN:
        return bits & 0xFFFFE000
    if "relu" in form.mods and sign:
        return 0
    if value == INFINITY:
        return zero(sign, "f32") | (0x7F7FE000 if "satfinite" in form.mods
                                    else 0x7F800000)
    step = quantum(value, FORMATS["f32"]) * 2 ** 13
    count = int(value / step)
    rest = value / step - count
    half = Fraction(1, 2)
    count += {"rz": False, "rna": rest >= half,
              "rn": rest > half or rest == half and count & 1}[form.mods[0]]
    result = encode(sign, count * step, "f32")
    if "pzo" in form.mods and result == zero(1, "f32"):
        return 0
    if result & 0x7FFFFFFF == 0x7F800000 and "satfinite" in form.mods:
        return zero(sign, "f32") | 0x7F7FE000
    return result


def scale(form, sign, value):
    """ue8m0: a power of two."""
    if value == NAN:
        return 0xFF
    if sign and value:
        return None
    if value == INFINITY:
        return 0xFE if "satfinite" in form.mods else 0xFF
    code = 0
    while power_of_two(code - 127) < value:
        code += 1  # The power above.
    if form.mods[0] == "rz" and power_of_two(code - 127) > value and code:
        code -= 1
    return code if code <= 254 else 0xFE if "satfinite" in form.mods else 0xFF


def fixed(form, sign, value):
    """s2f6: units of 1/64 in eight bits."""
    if value == NAN:
        return 0x7F
    if "relu" in form.mods and sign:
        return 0
    if value == INFINITY:
        return 0x80 if sign else 0x7F
    count = to_integral(value * 64, sign, form.mods[0])
    return max(min(-count if sign else count, 127), -128) & 0xFF


def scale_powers(form, args, divides):
    """The powers of two that the lower and the upper half are multiplied by, of
    scales in the last operand."""
    count = next((int(m[9]) for m in form.mods if m.startswith("scaled::n")), 0)
    if not count:
        return [0, 0]
    codes = [args[-1] & 0xFF, args[-1] >> 8 & 0xFF]
    powers = [None if c == 255 else 127 - c if divides else c - 127
              for c in codes]
    return powers if count == 2 else [powers[0]] * 2


def two_sources(form, args, source):
    """Sources of the lower and the upper half."""
    if source == "f32":
        return [args[1], args[0]]
    return [args[0] & 0xFFFF, args[0] >> 16]


def to_packed(form, args, source, target):
    element = PACKED.get(source, source)
    values = two_sources(form, args, source)
    if target == "ue8m0x2":
        codes = [scale(form, *decode(v, element)) for v in values]
        return [None] if None in codes else [codes[1] << 8 | codes[0]]
    powers = scale_powers(form, args, divides=True)
    if target == "s2f6x2":
        low, high = (fixed(form, *scaled(form, v, element, p))
                     for v, p in zip(values, powers))
        return [high << 8 | low]
    name = target[:-2]
    bits = 4 if name == "e2m1" else 8 if name[0] in "eu" else 16
    random = [None, None]
    if "rs" in form.mods:
        width = 13 if name == "f16" else 16
        random = [(args[2] & (1 << width) - 1, width),
                  (args[2] >> 16 & (1 << width) - 1, width)]
    low, high = (float_to_float(form, v, element, name, r, p)
                 for v, r, p in zip(values, random, powers))
    return [None if None in (low, high) else high << bits | low]


def from_fixed(form, code, element, power):
    """A number of s2f6; no product with a power of two is inexact, but for those
    that are too large or subnormal."""
    if power is None:
        return FORMATS[element].nan
    if "relu" in form.mods and code & 0x80:
        return 0
    value = Fraction(code - 256 if code & 0x80 else code, 64)
    return encode(int(value < 0), abs(value) * power_of_two(power), element,
                  finite="satfinite" in form.mods)


def from_packed(form, args, source, target):
    name = source[:-2]
    bits = 4 if name == "e2m1" else 8
    element, whole = PACKED[target], 0
    powers = scale_powers(form, args, divides=False)
    for n in range(2):
        part = args[0] >> bits * n & (1 << bits) - 1
        if name == "ue8m0":
            value = FORMATS[element].nan if part == 0xFF else encode(
                0, power_of_two(part - 127), element)
        elif name == "s2f6":
            value = from_fixed(form, part, element, powers[n])
        else:
            part &= (1 << FORMATS[name].bits) - 1
            value = float_to_float(form, part, name, element, power=powers[n])
        whole |= value << 16 * n
    return [whole]


def four(form, args, target):
    """Stochastic rounding of four floats; the first one is in the highest bits.
    The first and the third take the upper half of the random bits."""
    name = target[:-2]
    bits = 4 if name == "e2m1" else 8
    whole = 0
    for n, value in enumerate(args[:4]):
        random = args[4] >> 16 if n % 2 == 0 else args[4] & 0xFFFF
        whole |= float_to_float(form, value, "f32", name, (random, 16)) \
            << bits * (3 - n)
    return [whole]


def pack(form, args):
    target = form.types[0]
    bits = BITS[target]
    high, low = (clamp(number(v, "s32"), target) & (1 << bits) - 1
                 for v in args[:2])
    whole = high << bits | low
    if len(args) == 3:
        whole |= args[2] << 2 * bits
    return [whole & 0xFFFFFFFF]


def cvt(form, args):
    if form.mods[0] == "pack":
        return pack(form, args)
    target, source = form.types
    if target.endswith("x4"):
        return four(form, args, target)
    if source.endswith("x2") and target.endswith("x2") and \
            source not in PACKED:
        return from_packed(form, args, source, target)
    if target.endswith("x2"):
        return to_packed(form, args, source, target)
    if target == "tf32":
        return [tensor(form, args[0])]
    if source in FORMATS and target in FORMATS:
        return [float_to_float(form, args[0], source, target)]
    if source in FORMATS:
        return [float_to_integer(form, args[0], source, target)]
    if target in FORMATS:
        return [integer_to_float(form, args[0], source, target)]
    value = number(args[0], source)
    value = clamp(value, target) if "sat" in form.mods else value
    return [value & (1 << BITS[target]) - 1]


REFERENCES = {"cvt": cvt}
