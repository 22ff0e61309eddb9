#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares what emitted PTX computes with what LLVM folds.

    compare.py NVVMC OPT PTX-RUN SOURCE PTX [OPTIONS OF NVVMC...]

Every function of a module is called with many arguments, corner cases first.
LLVM's optimizer folds the calls to constants; ptx-run executes the PTX, which
is written to the file PTX. If LLVM does not fold what a function NAME calls, a
function ref_NAME computes the same with operations that it folds."""

import math
import random
import re
import struct
import subprocess
import sys

CASES = 12  # Calls of each function.
# Bits, the bits below the exponent, and the code of struct (bfloat has none).
FLOATS = {"half": (16, 10, "e"), "bfloat": (16, 7, None),
          "float": (32, 23, "f"), "double": (64, 52, "d")}


def bits_of(ty):
    return FLOATS[ty][0] if ty in FLOATS else int(ty[1:])


def encode(value, ty):
    """The bits of a number, rounded to the nearest one that the type has."""
    if ty == "bfloat":
        bits = encode(value, "float")
        return bits + 0x7FFF + (bits >> 16 & 1) >> 16
    code = "<" + FLOATS[ty][2]
    try:
        data = struct.pack(code, value)
    except OverflowError:
        data = struct.pack(code, math.copysign(math.inf, value))
    return int.from_bytes(data, "little")


def quiet_nan(ty):
    """The NaN that PTX generates (PTX ISA, "NaN payloads")."""
    return (1 << bits_of(ty) - 1) - 1


def is_nan(bits, ty):
    width, fraction, _ = FLOATS[ty]
    magnitude = bits & (1 << width - 1) - 1
    infinity = (1 << width - 1) - (1 << fraction)
    return magnitude > infinity


def lanes_of(ty):
    vector = re.match(r"<(\d+) x (\w+)>", ty)
    return (vector.group(2), int(vector.group(1))) if vector else (ty, 1)


def bytes_of(ty, lanes):
    element, count = lanes_of(ty)
    width, whole = bits_of(element), 0
    for i, lane in enumerate(lanes):
        whole |= lane << i * width
    return whole.to_bytes((width * count + 7) // 8, "little")


def lanes_from(ty, data):
    element, count = lanes_of(ty)
    width = bits_of(element)
    whole = int.from_bytes(data[:(width * count + 7) // 8], "little")
    return [whole >> i * width & (1 << width) - 1 for i in range(count)]


def spell(ty, lanes):
    """Lanes as an LLVM constant; floats by a bitcast."""
    element, count = lanes_of(ty)
    if element in FLOATS:
        bits = ty.replace(element, f"i{bits_of(element)}")
        return f"bitcast ({bits} {spell(bits, lanes)} to {ty})"
    if count == 1:
        return str(lanes[0]) if element != "i1" else str(bool(lanes[0])).lower()
    return "<" + ", ".join(f"{element} {lane}" for lane in lanes) + ">"


def interesting(ty, rng):
    element, count = lanes_of(ty)
    width = bits_of(element)
    corners = [0, 1, (1 << width) - 1, 1 << width - 1, (1 << width - 1) - 1,
               width % (1 << width), (width - 1) % (1 << width), 3]
    if element in FLOATS:
        corners = [encode(n / 4, element) for n in
                   (1, 2, 3, 6, 10, 14, -2, -6, -10, 400, -515, 2**20 + 2)]
        corners += [0, 1 << width - 1, quiet_nan(element), 1,
                    encode(math.inf, element), encode(-math.inf, element)]
    corners = [corner % (1 << width) for corner in corners]
    return [rng.choice(corners) if rng.random() < 0.6 else
            rng.getrandbits(rng.randint(1, width)) for _ in range(count)]


def members(ty):
    return [m.strip() for m in ty.strip("{} ").split(",")] \
        if ty.startswith("{") else [ty]


def result_store(ty, name):
    """Instructions that return the result's bits as one integer."""
    lines, total, shift = [], "0", 0
    pieces = members(ty)
    for i, member in enumerate(pieces):
        element, count = lanes_of(member)
        width = bits_of(element) * count
        value = name
        if len(pieces) > 1:
            lines.append(f"%m{i} = extractvalue {ty} {name}, {i}")
            value = f"%m{i}"
        lines.append(f"%b{i} = bitcast {member} {value} to i{width}")
        lines.append(f"%z{i} = zext i{width} %b{i} to i1024")
        lines.append(f"%s{i} = shl i1024 %z{i}, {shift}")
        lines.append(f"%o{i} = or i1024 %s{i}, {total}")
        total, shift = f"%o{i}", shift + width
    return lines + [f"ret i1024 {total}"]


def fold(opt, module, functions, cases):
    """LLVM's result of each call: an integer, or None."""
    text = re.sub(r"^define ", "define internal ", module, flags=re.M)
    text = re.sub(r"^target triple.*$", "", text, flags=re.M)
    parts = [text.replace(") {", ") alwaysinline {")]
    for index, (name, arguments) in enumerate(cases):
        ret, types = functions[name]
        if "ref_" + name in functions:
            name = "ref_" + name
        call = ", ".join(f"{ty} {spell(ty, lanes)}"
                         for ty, lanes in zip(types, arguments))
        body = [f"%r = call {ret} @{name}({call})"] + result_store(ret, "%r")
        parts.append(f"define i1024 @case{index}() {{\n" + "\n".join(body) + "\n}\n")
    out = subprocess.run([opt, "-S", "-passes=always-inline,instcombine,sccp,"
                          "instsimplify"], input="".join(parts), text=True,
                         capture_output=True, check=True).stdout
    found = dict(re.findall(
        r"define i1024 @case(\d+)\(\).*?\{\n(?:entry:\n)?\s+ret i1024 (\S+)\n",
        out))
    return [int(found[str(i)]) % (1 << 1024)
            if re.fullmatch(r"-?\d+", found.get(str(i), "")) else None
            for i in range(len(cases))]


def align_of(ty):
    element, count = lanes_of(ty)
    size = (bits_of(element) * count + 7) // 8
    return 1 << (size - 1).bit_length()


def flatten(ty, data):
    """The result's bytes as one integer, member after member."""
    whole = shift = at = 0
    for member in members(ty):
        element, count = lanes_of(member)
        at = -(-at // align_of(member)) * align_of(member)
        for lane in lanes_from(member, data[at:]):
            whole |= lane << shift
            shift += bits_of(element)
        at += align_of(member)
    return whole


def same(ty, got, expected):
    if got == expected:
        return True
    element, count = lanes_of(ty)
    if element not in FLOATS:
        return False
    width = bits_of(element)
    for i in range(count):
        a, b = (n >> i * width & (1 << width) - 1 for n in (got, expected))
        if a != b and not (is_nan(a, element) and is_nan(b, element)):
            return False
    return True


def execute(run, ptx, functions, cases):
    """The result of each call in PTX: bytes, or an error."""
    calls = [" ".join([name] + [bytes_of(ty, lanes).hex() for ty, lanes in
                                zip(functions[name][1], arguments)])
             for name, arguments in cases]
    out = subprocess.run([run, "--calls", ptx], input="\n".join(calls),
                         text=True, capture_output=True, check=True).stdout
    return [line if line.startswith("error:") else bytes.fromhex(line)
            for line in out.splitlines()]


def main(nvvmc, opt, run, source, ptx, *options):
    rng = random.Random(22)
    with open(source, encoding="utf-8") as file:
        module = file.read()
    functions = {}
    for ret, name, args in re.findall(
            r"^define (.*?) @(\w+)\((.*?)\) \{", module, re.M):
        types = [a.rsplit(" ", 1)[0] for a in
                 re.findall(r"(?:<[^>]*>|[^,<])+", args)]
        functions[name] = (ret, [t.strip() for t in types])
    subprocess.run([nvvmc, "emit", source, "-O0", "-o", ptx, *options],
                   check=True)
    cases = [(name, [interesting(ty, rng) for ty in functions[name][1]])
             for name in functions for _ in range(CASES)]
    compared = wrong = 0
    unknown = set()
    for (name, arguments), expected, data in zip(
            cases, fold(opt, module, functions, cases),
            execute(run, ptx, functions, cases), strict=True):
        ret, types = functions[name]
        if expected is None:
            continue
        if isinstance(data, str):
            unknown.add(f"{name}: {data}")
            continue
        compared += 1
        got = flatten(ret, data)
        if not same(ret, got, expected):
            wrong += 1
            shown = ", ".join(f"{ty} {[hex(n) for n in lanes]}"
                              for ty, lanes in zip(types, arguments))
            print(f"{name}({shown}): {got:#x}, LLVM says {expected:#x}")
    for line in sorted(unknown):
        print("not executed:", line)
    print(f"{compared} results compared, {wrong} wrong, "
          f"{len(unknown)} functions not executed")
    return wrong != 0 or compared == 0 or bool(unknown)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
