#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Divides 128-bit and narrower numbers, random and near the limits of digits, and
compares quotients and remainders with Python's; also with reciprocals that are as
wrong as rcp.approx may be.

    long-division.py NVVMC PTX-RUN FOLDER
"""

import pathlib
import random
import re
import subprocess
import sys

KINDS = ("udiv", "urem", "sdiv", "srem")
LIMITS = (0xFFFFFFFF, 0x100000000, 0xFFFFFFFF00000000, 0x8000000000000000,
          0x80000000FFFFFFFF, 0x8000000000000000FFFFFFFFFFFFFFFF,
          0xFFFFFFFFFFFFFFFF0000000000000000)
CONSTANTS = [(kind, divisor) for kind in KINDS for divisor in (
    1, 3, 1000, 1000000007, 2**32, 2**63, 2**64 - 1, 2**64, 2**64 + 13,
    2**100 + 2**63 + 1, 2**127 - 1, -1, -10**19, -2**127)]


def module():
    """A function for each operation and width, and one that shares a division."""
    for kind in KINDS:
        yield (f"define i128 @{kind}128(i128 %a, i128 %b) {{\n"
               f"  %r = {kind} i128 %a, %b\n  ret i128 %r\n}}\n")
        for width in (100, 65):
            yield (f"define i128 @{kind}{width}(i128 %a, i128 %b) {{\n"
                   f"  %x = trunc i128 %a to i{width}\n"
                   f"  %y = trunc i128 %b to i{width}\n"
                   f"  %r = {kind} i{width} %x, %y\n"
                   f"  %e = {'s' if kind[0] == 's' else 'z'}ext i{width} %r "
                   "to i128\n  ret i128 %e\n}\n")
    yield ("define i128 @both128(i128 %a, i128 %b) {\n"
           "  %q = udiv i128 %a, %b\n  %r = urem i128 %a, %b\n"
           "  %x = xor i128 %q, %r\n  ret i128 %x\n}\n")
    for n, (kind, divisor) in enumerate(CONSTANTS):
        yield (f"define i128 @constant{n}(i128 %a, i128 %b) {{\n"
               f"  %r = {kind} i128 %a, {divisor}\n  ret i128 %r\n}}\n")


def number(draw):
    bits = draw.randrange(1, 129)
    value = draw.getrandbits(bits)
    return draw.choice((
        value, (1 << bits) - 1, 1 << bits - 1, -value % 2**128,
        (1 << bits) - 1 ^ draw.getrandbits(draw.randrange(1, 129)),
        draw.choice(LIMITS)))


def signed(value, width):
    value %= 1 << width
    return value - (1 << width) if value >> width - 1 else value


def answer(kind, width, a, b):
    if kind == "both":
        return a // b ^ a % b
    if kind[0] == "u":
        return a // b if kind == "udiv" else a % b
    quotient = abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)
    return (quotient if kind == "sdiv" else a - quotient * b) % 2**128


def main():
    nvvmc, ptx_run, folder = sys.argv[1:]
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "divisions.ll").write_text("".join(module()))
    draw = random.Random(7)
    calls, answers = [], []
    while len(calls) < 6000:
        kind = draw.choice(KINDS + ("both", "constant"))
        width = 128 if kind in ("both", "constant") else draw.choice(
            (128, 100, 65))
        a, b = number(draw), number(draw)
        name = f"{kind}{width}"
        if kind == "constant":
            n = draw.randrange(len(CONSTANTS))
            name = f"constant{n}"
            kind, b = CONSTANTS[n]
            b %= 2**128
        x, y = ((signed(v, width) if kind[0] == "s" else v % (1 << width))
                for v in (a, b))
        if y == 0 or (y == -1 and x == -(1 << width - 1)):
            continue
        calls.append(" ".join([name] + [
            v.to_bytes(16, "little").hex() for v in (a, b)]))
        answers.append(answer(kind, width, x, y).to_bytes(16, "little").hex())
    wrong = 0
    for level, factor in (("-O0", None), ("-O2", None), ("-O2", "0f3F800002"),
                          ("-O2", "0f3F7FFFFC")):
        ptx = folder / f"divisions{level}.ptx"
        subprocess.run([nvvmc, "emit", folder / "divisions.ll", level,
                        "--arch=sm_80", "-o", ptx], check=True)
        if factor:
            text, count = re.subn(
                r"rcp\.approx\.ftz\.f32\s+(%f\d+), %f\d+;",
                rf"\g<0>\n\tmul.rn.f32 \1, \1, {factor};", ptx.read_text())
            assert count
            ptx.write_text(text)
        given = subprocess.run(
            [ptx_run, "--calls", ptx], input="\n".join(calls) + "\n", text=True,
            capture_output=True, check=True).stdout.splitlines()
        for call, got, want in zip(calls, given, answers, strict=True):
            if got != want:
                wrong += 1
                print(f"{call}: {got}, not {want}")
    print(f"{len(calls)} divisions, {wrong} wrong")


if __name__ == "__main__":
    main()
