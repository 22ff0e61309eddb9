# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Executes the PTX of one thread, as chapter 9 of the PTX ISA describes it.

Registers hold bit patterns as Python integers. Floats are computed exactly as
fractions and rounded once. What is not understood raises NotUnderstood."""

import math
import re
import struct
from fractions import Fraction


class NotUnderstood(Exception):
    pass


# Width: bits of the significand, of the exponent.
FORMATS = {"f16": (16, 11, 5), "bf16": (16, 8, 8), "f32": (32, 24, 8),
           "f64": (64, 53, 11)}
QUIET = {"f16": 0x7FFF, "bf16": 0x7FFF, "f32": 0x7FFFFFFF,
         "f64": 0x7FFFFFFFFFFFFFFF}


def decode(bits, fmt):
    """NaN as None, infinities as floats, others as (Fraction, sign)."""
    width, p, e = FORMATS[fmt]
    sign = bits >> (width - 1) & 1
    exponent = bits >> (p - 1) & ((1 << e) - 1)
    mantissa = bits & ((1 << (p - 1)) - 1)
    bias = (1 << (e - 1)) - 1
    if exponent == (1 << e) - 1:
        return None if mantissa else (-math.inf if sign else math.inf, sign)
    if exponent:
        mantissa |= 1 << (p - 1)
    else:
        exponent = 1
    value = Fraction(mantissa) * Fraction(2) ** (exponent - bias - p + 1)
    return (-value if sign else value, sign)


def to_integral(value, mode):
    if mode == "rmi":
        return math.floor(value)
    if mode == "rpi":
        return math.ceil(value)
    if mode == "rzi":
        return math.trunc(value)
    return round(value)  # Python rounds halves to even.


def rounded(value, mode, sign):
    """A magnitude to an integer; the mode is of the signed number."""
    if mode == "rn":
        return round(value)  # Python rounds halves to even.
    away = mode == ("rm" if sign else "rp")
    return math.ceil(value) if away else math.floor(value)


def encode(value, fmt, sign=0, mode="rn"):
    width, p, e = FORMATS[fmt]
    bias = (1 << (e - 1)) - 1
    if value is None:
        return QUIET[fmt]
    top = (1 << e) - 1 << (p - 1)
    if value in (math.inf, -math.inf):
        return top | (1 << (width - 1) if value < 0 else 0)
    if value == 0:
        return sign << (width - 1)
    sign, value = (1, -value) if value < 0 else (0, value)
    exponent = value.numerator.bit_length() - value.denominator.bit_length()
    if Fraction(2) ** exponent > value:
        exponent -= 1
    exponent = max(exponent, 1 - bias)
    mantissa = rounded(value / Fraction(2) ** (exponent - p + 1), mode, sign)
    if mantissa >> p:
        mantissa >>= 1
        exponent += 1
    if mantissa >> (p - 1) == 0:
        bits = mantissa
    elif exponent > bias:
        # Past the range: infinity, or what is last before it.
        bits = top - (mode != "rn" and rounded(Fraction(1, 2), mode, sign) == 0)
    else:
        bits = (exponent + bias << (p - 1)) + mantissa - (1 << (p - 1))
    return bits | sign << (width - 1)


def signed(value, bits):
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value


WIDTHS = {"%p": 1, "%rs": 16, "%r": 32, "%rd": 64, "%f": 32, "%fd": 64,
          "%h": 16, "%hh": 32, "%rq": 128}


def width_of(register):
    return WIDTHS[re.match(r"%[a-z]+", register).group()]


class Function:
    def __init__(self, name):
        self.name, self.lines, self.labels, self.parameters = name, [], {}, []


def parse(text):
    functions, current = {}, None
    for line in text.splitlines():
        line = line.split("//")[0].strip()
        head = re.match(r"(?:\.visible )?\.func .*?(\w+)\($|"
                        r"(?:\.visible )?\.func .*?(\w+)\(\)$", line)
        if head:
            current = Function(head.group(1) or head.group(2))
            functions[current.name] = current
        elif current is None or not line or line in "{})":
            continue
        elif line.startswith(".param"):
            current.parameters += re.findall(r"\w+_param_\d+", line)
        elif line.startswith("."):
            continue
        elif line.endswith(":"):
            current.labels[line[:-1]] = len(current.lines)
        else:
            current.lines.append(line.rstrip(";").replace("\t", " "))
    return functions


class Thread:
    def __init__(self, functions, name, arguments):
        self.functions, self.function = functions, functions[name]
        function = self.function
        self.registers = {}
        self.memory = {"func_retval0": bytearray(256)}
        for name, data in zip(function.parameters, arguments):
            self.memory[name] = bytearray(data) + bytearray(64)
        self.carry = 0

    def run(self):
        at = 0
        for _ in range(100000):
            line = self.function.lines[at]
            at += 1
            guard = re.match(r"@(!?)(%p\d+) (.*)", line)
            if guard:
                if bool(self.registers[guard.group(2)]) == bool(guard.group(1)):
                    continue
                line = guard.group(3)
            if line.split()[0] == "ret":
                return bytes(self.memory["func_retval0"])
            if line.split()[0].startswith("bra"):
                at = self.function.labels[line.split()[1]]
                continue
            self.step(line)
        raise NotUnderstood("it does not end")

    def get(self, operand, bits):
        operand = operand.strip()
        if operand.startswith("%"):
            return self.registers[operand]
        if operand.startswith("0f") or operand.startswith("0d"):
            return int(operand[2:], 16)
        if operand.startswith("!"):
            return 1 - self.registers[operand[1:]]
        value = {"true": 1, "false": 0}.get(operand)
        return (int(operand, 0) if value is None else value) & ((1 << bits) - 1)

    def put(self, register, value):
        self.registers[register] = value & ((1 << width_of(register)) - 1)

    def address(self, operand):
        name, _, offset = operand.strip("[] ").partition("+")
        if re.fullmatch(r"param\d+|retval\d+", name):
            self.memory.setdefault(name, bytearray(256))
        if name not in self.memory:
            raise NotUnderstood(operand)
        return self.memory[name], int(offset or 0)

    def step(self, line):
        mnemonic, _, rest = line.partition(" ")
        operands, depth = [""], 0
        for c in rest.strip():
            depth += (c in "{(") - (c in "})")
            if c == "," and depth == 0:
                operands.append("")
            else:
                operands[-1] += c
        operands = [o.strip() for o in operands]
        parts = mnemonic.split(".")
        self.mode = next((m for m in parts if m in ("rz", "rm", "rp")), "rn")
        handler = getattr(self, "do_" + parts[0], None)
        if not handler:
            raise NotUnderstood(line)
        if parts[-1].endswith("x2"):
            return self.packed(handler, parts[1:], operands)
        handler(parts[1:], operands)

    def packed(self, handler, mods, ops):
        """Two lanes, one after the other, in registers of their own."""
        mods = mods[:-1] + [mods[-1][:-2]]
        result = 0
        for shift in (0, 16):
            for i, op in enumerate(ops[1:]):
                self.registers[f"%h_{i}"] = self.get(op, 32) >> shift & 0xFFFF
            handler(mods, ["%h_d"] + [f"%h_{i}" for i in range(len(ops) - 1)])
            result |= self.registers["%h_d"] << shift
        self.put(ops[0], result)

    def do_call(self, mods, ops):
        results, name, arguments = (o.strip("() ") for o in ops)
        inner = Thread(self.functions, name, [
            self.memory[a.strip()] for a in arguments.split(",")])
        self.memory[results] = bytearray(inner.run())

    # Data movement

    def do_ld(self, mods, ops):
        data, at = self.address(ops[1])
        size = int(mods[-1][1:]) // 8
        targets = ops[0].strip("{}").split(",")
        for i, target in enumerate(targets):
            raw = data[at + i * size:at + (i + 1) * size]
            value = int.from_bytes(raw, "little")
            if mods[-1][0] == "s":
                value = signed(value, size * 8)
            self.put(target.strip(), value)

    def do_st(self, mods, ops):
        data, at = self.address(ops[0])
        bits = int(mods[-1][1:])
        for i, source in enumerate(ops[1].strip("{}").split(",")):
            value = self.get(source, bits) & ((1 << bits) - 1)
            start = at + i * bits // 8
            data[start:start + bits // 8] = value.to_bytes(bits // 8, "little")

    def do_mov(self, mods, ops):
        bits = 1 if mods[0] == "pred" else int(mods[0][1:])
        if ops[1].startswith("{"):
            pieces = ops[1].strip("{}").split(",")
            each = bits // len(pieces)
            self.put(ops[0], sum(self.get(p, each) << i * each
                                 for i, p in enumerate(pieces)))
        elif ops[0].startswith("{"):
            pieces = ops[0].strip("{}").split(",")
            each, value = bits // len(pieces), self.get(ops[1], bits)
            for i, p in enumerate(pieces):
                self.put(p.strip(), value >> i * each)
        else:
            self.put(ops[0], self.get(ops[1], bits))

    def do_selp(self, mods, ops):
        bits = int(mods[0][1:])
        self.put(ops[0], self.get(ops[1 if self.get(ops[3], 1) else 2], bits))

    def encode(self, value, fmt, sign=0):
        return encode(value, fmt, sign, self.mode)

    def zero_sign(self, a, b):
        """The sign of a sum that is zero, of two terms with signs."""
        return int(a and b if a == b else self.mode == "rm")

    def do_cvt(self, mods, ops):
        target, source = mods[-2], mods[-1]
        mode = next((m for m in mods[:-2] if m in ("rni", "rmi", "rpi", "rzi")),
                    None)
        bits = int(source.lstrip("subf"))
        value = self.get(ops[1], bits)
        if source in FORMATS:
            number = decode(value, source)
            if target in FORMATS:
                if number is None:
                    return self.put(ops[0], QUIET[target])
                n, sign = number
                if mode and n not in (math.inf, -math.inf):
                    n = Fraction(to_integral(n, mode))
                return self.put(ops[0], self.encode(n, target, sign))
            return self.put(ops[0], self.float_to_int(number, source, target,
                                                      mode))
        value = signed(value, bits) if source[0] == "s" else \
            value & ((1 << bits) - 1)
        if target in FORMATS:
            return self.put(ops[0], self.encode(Fraction(value), target))
        if target[0] == "s":
            value = signed(value, int(target[1:]))
        else:
            value &= (1 << int(target[1:])) - 1
        self.put(ops[0], value)

    @staticmethod
    def float_to_int(number, source, target, mode):
        bits = int(target[1:])
        if number is None:
            return 0 if source != "f64" and bits < 64 else 1 << (bits - 1)
        low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) \
            if target[0] == "s" else (0, (1 << bits) - 1)
        n = number[0]
        if n == math.inf:
            return high
        if n == -math.inf:
            return low
        return min(max(to_integral(n, mode), low), high)

    # Integers and floats

    def two(self, mods, ops, compute_int, compute_float=None):
        kind = mods[-1]
        if kind in FORMATS:
            a = decode(self.get(ops[1], 64), kind)
            b = decode(self.get(ops[2], 64), kind)
            return self.put(ops[0], compute_float(a, b, kind))
        bits = int(kind[1:])
        a, b = self.get(ops[1], bits), self.get(ops[2], bits)
        if kind[0] == "s":
            a, b = signed(a, bits), signed(b, bits)
        else:
            a, b = a & (1 << bits) - 1, b & (1 << bits) - 1
        self.put(ops[0], compute_int(a, b))

    def add_or_sub(self, mods, ops, sign, carry_in=0):
        kind = mods[-1]
        bits = int(re.search(r"\d+", kind).group())

        def integers(a, b):
            total = a + sign * b + sign * carry_in
            if "sat" in mods:
                return min(max(total, -(1 << bits - 1)), (1 << bits - 1) - 1)
            if "cc" in mods:
                mask = (1 << bits) - 1
                raw = (a & mask) + sign * (b & mask) + sign * carry_in
                self.carry = int(raw < 0 or raw > mask)
            return total

        def floats(a, b, kind):
            if a is None or b is None:
                return QUIET[kind]
            x, y = a[0], sign * b[0]
            if isinstance(x, float) or isinstance(y, float):
                total = float(x) + float(y) if isinstance(x, float) and \
                    isinstance(y, float) else x if isinstance(x, float) else y
                return QUIET[kind] if math.isnan(total) else \
                    self.encode(total, kind)
            other = b[1] if sign > 0 else not b[1]
            return self.encode(x + y, kind,
                               self.zero_sign(bool(a[1]), bool(other)))

        self.two(mods, ops, integers, floats)

    def do_add(self, mods, ops):
        self.add_or_sub(mods, ops, 1)

    def do_addc(self, mods, ops):
        self.add_or_sub(mods, ops, 1, self.carry)

    def do_sub(self, mods, ops):
        self.add_or_sub(mods, ops, -1)

    def do_subc(self, mods, ops):
        self.add_or_sub(mods, ops, -1, self.carry)

    def do_mul(self, mods, ops):
        def floats(a, b, kind):
            if a is None or b is None:
                return QUIET[kind]
            sign = a[1] ^ b[1]
            if isinstance(a[0], float) or isinstance(b[0], float):
                if a[0] == 0 or b[0] == 0:
                    return QUIET[kind]
                return self.encode(-math.inf if sign else math.inf, kind)
            return self.encode(a[0] * b[0], kind, sign)
        bits = int(re.search(r"\d+", mods[-1]).group())
        self.two(mods, ops, lambda a, b: a * b >> bits if mods[0] == "hi"
                 else a * b, floats)

    def mad(self, mods, ops, carry_in):
        bits = int(mods[-1][1:])
        a, b, c = (self.get(o, bits) & (1 << bits) - 1 for o in ops[1:])
        product = a * b >> bits if "hi" in mods else a * b & (1 << bits) - 1
        total = product + c + carry_in
        if "cc" in mods:
            self.carry = total >> bits
        self.put(ops[0], total)

    def do_mad(self, mods, ops):
        self.mad(mods, ops, 0)

    def do_madc(self, mods, ops):
        self.mad(mods, ops, self.carry)

    def do_div(self, mods, ops):
        def floats(a, b, kind):
            if a is None or b is None:
                return QUIET[kind]
            sign = a[1] ^ b[1]
            infinite = [isinstance(x[0], float) for x in (a, b)]
            if all(infinite) or a[0] == b[0] == 0:
                return QUIET[kind]
            if infinite[0] or b[0] == 0:
                return self.encode(-math.inf if sign else math.inf, kind)
            if infinite[1]:
                return self.encode(Fraction(0), kind, sign)
            return self.encode(a[0] / b[0], kind, sign)

        def quotient(a, b):
            if b == 0:
                return 0  # Undefined in the IR.
            q = abs(a) // abs(b)
            return q if (a < 0) == (b < 0) else -q
        self.two(mods, ops, quotient, floats)

    def do_rcp(self, mods, ops):
        kind = mods[-1]
        self.registers["%one"] = encode(Fraction(1), kind)
        self.do_div(mods, [ops[0], "%one", ops[1]])

    def do_rem(self, mods, ops):
        self.two(mods, ops,
                 lambda a, b: (abs(a) % abs(b)) * (-1 if a < 0 else 1)
                 if b else 0)

    def logic(self, mods, ops, compute):
        bits = 1 if mods[-1] == "pred" else int(mods[-1][1:])
        self.put(ops[0], compute(self.get(ops[1], bits),
                                 self.get(ops[2], bits)))

    def do_and(self, mods, ops):
        self.logic(mods, ops, lambda a, b: a & b)

    def do_or(self, mods, ops):
        self.logic(mods, ops, lambda a, b: a | b)

    def do_xor(self, mods, ops):
        self.logic(mods, ops, lambda a, b: a ^ b)

    def do_not(self, mods, ops):
        self.put(ops[0], ~self.get(ops[1], 64))

    def do_neg(self, mods, ops):
        bits = int(re.search(r"\d+", mods[-1]).group())
        value = self.get(ops[1], bits)
        self.put(ops[0], value ^ 1 << (bits - 1) if mods[-1] in FORMATS
                 else -value)

    def do_abs(self, mods, ops):
        bits = int(re.search(r"\d+", mods[-1]).group())
        value = self.get(ops[1], bits)
        self.put(ops[0], value & (1 << bits - 1) - 1 if mods[-1] in FORMATS
                 else abs(signed(value, bits)))

    def do_copysign(self, mods, ops):
        bits = int(mods[-1][1:])
        sign, value = self.get(ops[1], bits), self.get(ops[2], bits)
        low = (1 << bits - 1) - 1
        self.put(ops[0], value & low | sign & ~low)

    def extreme(self, mods, ops, pick, first):
        def floats(a, b, kind):
            if a is None and b is None or "NaN" in mods and \
                    (a is None or b is None):
                return QUIET[kind]
            if a is None or b is None:
                a = a or b
                return self.encode(a[0], kind, a[1])
            if a[0] == b[0]:
                a = a if a[1] == first else b
                return self.encode(a[0], kind, a[1])
            best = a if pick(a[0], b[0]) == a[0] else b
            return self.encode(best[0], kind, best[1])
        self.two(mods, ops, pick, floats)

    def do_min(self, mods, ops):
        self.extreme(mods, ops, min, 1)

    def do_max(self, mods, ops):
        self.extreme(mods, ops, max, 0)

    def shift(self, mods, ops):
        bits = int(mods[-1][1:])
        value = self.get(ops[1], bits) & (1 << bits) - 1
        if mods[-1][0] == "s":
            value = signed(value, bits)
        return value, min(self.get(ops[2], 32) & 0xFFFFFFFF, bits)

    def do_shl(self, mods, ops):
        value, amount = self.shift(mods, ops)
        self.put(ops[0], value << amount)

    def do_shr(self, mods, ops):
        value, amount = self.shift(mods, ops)
        self.put(ops[0], value >> amount)

    def do_shf(self, mods, ops):
        low, high = self.get(ops[1], 32), self.get(ops[2], 32)
        amount = self.get(ops[3], 32) & 31
        whole = high << 32 | low
        self.put(ops[0], whole << amount >> 32 if mods[0] == "l"
                 else whole >> amount)

    def do_popc(self, mods, ops):
        self.put(ops[0], bin(self.get(ops[1], int(mods[0][1:]))).count("1"))

    def do_clz(self, mods, ops):
        bits = int(mods[0][1:])
        self.put(ops[0], bits - self.get(ops[1], bits).bit_length())

    def do_brev(self, mods, ops):
        bits = int(mods[0][1:])
        value = self.get(ops[1], bits)
        self.put(ops[0], int(format(value, f"0{bits}b")[::-1], 2))

    def do_prmt(self, mods, ops):
        pool = self.get(ops[1], 32) | self.get(ops[2], 32) << 32
        selector, value = self.get(ops[3], 32), 0
        for i in range(4):
            nibble = selector >> 4 * i & 15
            byte = pool >> 8 * (nibble & 7) & 255
            if nibble & 8:
                byte = 255 if byte & 128 else 0
            value |= byte << 8 * i
        self.put(ops[0], value)

    def do_bfe(self, mods, ops):
        bits = int(mods[0][1:])
        value = self.get(ops[1], bits)
        start, length = self.get(ops[2], 32) & 255, self.get(ops[3], 32) & 255
        field = value >> start & ((1 << length) - 1)
        self.put(ops[0], signed(field, length) if mods[0][0] == "s" and length
                 else field)

    def do_bfi(self, mods, ops):
        bits = int(mods[0][1:])
        field, base = self.get(ops[1], bits), self.get(ops[2], bits)
        start, length = self.get(ops[3], 32) & 255, self.get(ops[4], 32) & 255
        mask = (1 << length) - 1 << start
        self.put(ops[0], base & ~mask | field << start & mask)

    def do_setp(self, mods, ops):
        kind = mods[-1]
        compare = mods[0]
        if kind in FORMATS:
            a = decode(self.get(ops[1], 64), kind)
            b = decode(self.get(ops[2], 64), kind)
            unordered = a is None or b is None
            if compare in ("nan", "num"):
                result = unordered == (compare == "nan")
            elif unordered:
                result = compare.endswith("u")
            else:
                result = self.relate(compare[:2], a[0], b[0])
        else:
            bits = int(kind[1:])
            a, b = self.get(ops[1], bits), self.get(ops[2], bits)
            if kind[0] == "s":
                a, b = signed(a, bits), signed(b, bits)
            else:
                a, b = a & (1 << bits) - 1, b & (1 << bits) - 1
            result = self.relate(compare, a, b)
        if len(mods) > 2 and mods[1] in ("and", "or", "xor"):
            other = bool(self.get(ops[3], 1))
            result = {"and": result and other, "or": result or other,
                      "xor": result != other}[mods[1]]
        self.put(ops[0], int(result))

    @staticmethod
    def relate(compare, a, b):
        return {"eq": a == b, "ne": a != b, "lt": a < b, "le": a <= b,
                "gt": a > b, "ge": a >= b, "lo": a < b, "ls": a <= b,
                "hi": a > b, "hs": a >= b}[compare]

    def do_fma(self, mods, ops):
        kind = mods[-1]
        a, b, c = (decode(self.get(o, 64), kind) for o in ops[1:])
        if a is None or b is None or c is None:
            return self.put(ops[0], QUIET[kind])
        if any(isinstance(x[0], float) for x in (a, b)):
            product = float("nan") if a[0] == 0 or b[0] == 0 else \
                -math.inf if a[1] ^ b[1] else math.inf
            total = product + (c[0] if isinstance(c[0], float) else 0)
            return self.put(ops[0], QUIET[kind] if math.isnan(total)
                            else self.encode(total, kind))
        if isinstance(c[0], float):
            return self.put(ops[0], self.encode(c[0], kind))
        total = a[0] * b[0] + c[0]
        negative = self.zero_sign(bool(a[1] ^ b[1]), bool(c[1]))
        self.put(ops[0], self.encode(total, kind, negative))
