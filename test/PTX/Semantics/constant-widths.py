# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""constant-widths.py: prints functions that divide integers of 9 to 63 bits by constants, small
ones, the largest, and some on both sides of powers of two. The dividends are where the quotient
changes: next to small and to the largest multiples of the divisor, of either sign. Others ask
whether the constant divides them."""

import random

random.seed(1)
WIDTHS = 9, 15, 17, 18, 20, 23, 24, 31, 33, 40, 47, 48, 49, 63


def divisors(width):
    most = 2 ** (width - 1) - 1
    powers = {2 ** k for k in (3, width // 2, 2 * width // 3, width - 3, width - 2)}
    found = {3, 7, most, most - 1, random.randint(2, most)}
    found |= {p + near for p in powers for near in (-1, 1, 3)}
    return sorted(d for d in found if 1 < d <= most)


def bases(width, divisor, signed):
    most = (2 ** (width - signed) - 1) // divisor
    for q in sorted({1, 2, most // 2, most, random.randint(0, most)}):
        yield q * divisor
        if signed:
            yield -q * divisor


def function(width, divisor, kind, asks=False):
    signed = kind[0] == "s"
    name = f"{kind}{'_is_0' if asks else ''}_{width}_{str(divisor).replace('-', 'm')}"
    lines = [f"define i64 @{name}(i32 %a) {{", "  %low = and i32 %a, 3",
             "  %near = sub i32 %low, 2", f"  %by = {cast(width)} i32 %near to i{width}"]
    sums = "0"
    for n, base in enumerate(bases(width, abs(divisor), signed)):
        lines += [f"  %x{n} = add i{width} %by, {base}",
                  f"  %q{n} = {kind} i{width} %x{n}, {divisor}"]
        if asks:
            lines += [f"  %c{n} = icmp eq i{width} %q{n}, 0"]
        lines += [f"  %w{n} = zext " + (f"i1 %c{n}" if asks else f"i{width} %q{n}") + " to i64",
                  f"  %m{n} = mul i64 {sums}, 1000003",
                  f"  %s{n} = xor i64 %m{n}, %w{n}"]
        sums = f"%s{n}"
    return "\n".join([*lines, f"  ret i64 {sums}", "}"])


def cast(width):
    return "trunc" if width < 32 else "sext"


print('target triple = "nvptx64-nvidia-cuda"')
print('target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"')
for width in WIDTHS:
    for divisor in divisors(width):
        for kind in ("sdiv", "udiv", "srem"):
            print(function(width, divisor, kind))
        print(function(width, -divisor, "sdiv"))
        for kind in ("srem", "urem"):
            print(function(width, divisor, kind, asks=True))
