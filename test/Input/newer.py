#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes bitcode of LLVM 22 look as if LLVM 24 had written it.

    newer.py IN.bc OUT.bc

The producer is changed, and the attribute "hot" becomes one that LLVM 22 does not
know. IN.bc must have that attribute.
"""

import pathlib
import sys

MODULE, ATTRIBUTE_GROUPS = 8, 10
END_BLOCK, ENTER_SUBBLOCK, UNABBREVIATED = 0, 1, 3
HOT, UNKNOWN = 72, 400  # Both have two groups of six bits.
CHAR6 = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._"


class Bits:
    """The bits of a file, of which the first is the lowest of the first byte."""

    def __init__(self, data):
        self.data = bytearray(data)

    def fixed(self, at, width):
        last = (at + width + 7) // 8
        whole = int.from_bytes(self.data[at // 8:last], "little")
        return whole >> at % 8 & (1 << width) - 1

    def vbr(self, at, width):
        """A number of variable width, and where it ends."""
        value, shift, more = 0, 0, True
        while more:
            group = self.fixed(at, width)
            more = group >> width - 1
            value |= (group & (1 << width - 1) - 1) << shift
            at, shift = at + width, shift + width - 1
        return value, at

    def put(self, at, width, value):
        for i in range(width):
            byte, mask = (at + i) // 8, 1 << (at + i) % 8
            self.data[byte] = (self.data[byte] & ~mask
                               | (mask if value >> i & 1 else 0))


def find(bits, text):
    """Where a string of six-bit characters begins."""
    wanted = sum(CHAR6.index(c) << 6 * i for i, c in enumerate(text))
    return next(at for at in range(8 * 64)
                if bits.fixed(at, 6 * len(text)) == wanted)


def places(bits):
    """Where the number of the attribute is used. What precedes the groups of
    attributes are blocks, and records without abbreviations."""
    at, width, block = 32, 2, None
    while True:
        kind, at = bits.fixed(at, width), at + width
        if kind == ENTER_SUBBLOCK:
            block, at = bits.vbr(at, 8)
            inner, at = bits.vbr(at, 4)
            at = (at + 31) // 32 * 32
            words, at = bits.fixed(at, 32), at + 32
            if block in (MODULE, ATTRIBUTE_GROUPS):
                width = inner
            else:
                at += 32 * words
        elif kind == UNABBREVIATED:
            _, at = bits.vbr(at, 6)
            count, at = bits.vbr(at, 6)
            for _ in range(count):
                begin = at
                value, at = bits.vbr(at, 6)
                if value == HOT and block == ATTRIBUTE_GROUPS:
                    yield begin
        elif kind == END_BLOCK and block == ATTRIBUTE_GROUPS:
            return
        else:
            sys.exit(f"newer.py: record with abbreviation {kind}")


def main():
    bits = Bits(pathlib.Path(sys.argv[1]).read_bytes())
    bits.put(find(bits, "LLVM22") + 24, 12, 0b111000_110110)  # "24"
    found = list(places(bits))
    if not found:
        sys.exit("newer.py: nothing is hot")
    for at in found:
        bits.put(at, 12, UNKNOWN & 31 | 32 | UNKNOWN >> 5 << 6)
    pathlib.Path(sys.argv[2]).write_bytes(bits.data)


if __name__ == "__main__":
    main()
