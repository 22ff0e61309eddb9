# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Operations of arith on integers of some bits, as unsigned numbers."""


class Undefined(Exception):
    """What follows is undefined, or too long to follow."""


def wrap(number, width):
    return number & (1 << width) - 1


def signed(number, width):
    return number - (1 << width) if number >> width - 1 & 1 else number


def nonzero(y):
    if y == 0:
        raise Undefined
    return y


def towards_zero(x, y):
    nonzero(y)
    q = abs(x) // abs(y)
    return q if (x < 0) == (y < 0) else -q


def shifted(y, width):
    if y >= width:
        raise Undefined
    return y


class Operation:
    """How to compute it of unsigned and of signed operands and the width. What
    \\p likes_constant is given a known second operand most of the time."""

    def __init__(self, run, likes_constant=False, is_shift=False, has_flags=False):
        self.run, self.likes_constant, self.is_shift = run, likes_constant, is_shift
        self.has_flags = has_flags

    def flags(self, rng):
        if not self.has_flags or rng.randrange(6):
            return ""
        return " overflow<nsw>"


def compute(run, x, y, width, flags):
    """The result, as an unsigned number."""
    exact = run(x, y, signed(x, width), signed(y, width), width)
    got = wrap(exact, width)
    if flags:
        exact = run(signed(x, width), signed(y, width), signed(x, width), signed(y, width), width)
        if signed(got, width) != exact:
            raise Undefined
    return got


def exact_division(q, width):
    """A quotient that the type has; that of its lowest number by -1 is not."""
    if q == 1 << width - 1:
        raise Undefined
    return q


OPERATIONS = [
    ("addi", Operation(lambda x, y, s, t, w: x + y, has_flags=True)),
    ("addi", Operation(lambda x, y, s, t, w: x + y)),
    ("subi", Operation(lambda x, y, s, t, w: x - y, has_flags=True)),
    ("muli", Operation(lambda x, y, s, t, w: x * y, True, has_flags=True)),
    ("muli", Operation(lambda x, y, s, t, w: x * y)),
    ("shli", Operation(lambda x, y, s, t, w: x << shifted(y, w), True, True, True)),
    ("shrui", Operation(lambda x, y, s, t, w: x >> shifted(y, w), True, True)),
    ("shrsi", Operation(lambda x, y, s, t, w: s >> shifted(y, w), True, True)),
    ("divui", Operation(lambda x, y, s, t, w: x // nonzero(y), True)),
    ("divsi", Operation(
        lambda x, y, s, t, w: exact_division(towards_zero(s, t), w), True)),
    ("floordivsi", Operation(
        lambda x, y, s, t, w: exact_division(s // nonzero(t), w), True)),
    ("ceildivsi", Operation(
        lambda x, y, s, t, w: exact_division(-(-s // nonzero(t)), w), True)),
    ("ceildivui", Operation(lambda x, y, s, t, w: -(-x // nonzero(y)), True)),
    ("remui", Operation(lambda x, y, s, t, w: x % nonzero(y), True)),
    ("remsi", Operation(lambda x, y, s, t, w: s - t * towards_zero(s, t), True)),
    ("andi", Operation(lambda x, y, s, t, w: x & y, True)),
    ("ori", Operation(lambda x, y, s, t, w: x | y, True)),
    ("xori", Operation(lambda x, y, s, t, w: x ^ y, True)),
    ("maxsi", Operation(lambda x, y, s, t, w: max(s, t))),
    ("minsi", Operation(lambda x, y, s, t, w: min(s, t))),
    ("maxui", Operation(lambda x, y, s, t, w: max(x, y))),
    ("minui", Operation(lambda x, y, s, t, w: min(x, y))),
]
