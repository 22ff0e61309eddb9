# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares spcompress and spdecompress with lists of elements.

  sparse-elements.py PTX-RUN FOLDER"""

import functools
import pathlib
import random
import shutil
import sys

import machine

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "Isa"))
from floating import INFINITY, NAN, decode  # noqa: E402

FORMATS = {16: ["f16", "bf16"],
           8: ["u8", "s8", "e5m2", "e4m3", "e3m2", "e2m3"]}
FACTORS = [(1, 2), (1, 4), (1, 8), (1, 16), (2, 4), (2, 8), (2, 16), (4, 8),
           (4, 16)]


def packed(values, bits):
    """Words with numbers that follow each other, the first one lowest."""
    whole = sum(v << bits * n for n, v in enumerate(values))
    count = -(-bits * len(values) // 32)
    return [whole >> 32 * n & 0xFFFFFFFF for n in range(count)]


def run_in_lanes(name, operands, sizes, results, cases, setup=""):
    """operands has a NUL for each register vector, of which the first are
    results; cases are the words of the sources and of the results of lanes."""
    outs, ins = sum(sizes[:results]), sum(sizes[results:])
    stride = 4 * (outs + ins)
    vectors, at = [], 1
    for size in sizes:
        vectors.append(machine.vector([f"%r{at + i}" for i in range(size)]))
        at += size
    for text in vectors:
        operands = operands.replace("\0", text, 1)
    body = machine.load_lane(1 + outs, ins, 0, stride) + setup + \
        f"{name} {operands};\n" + machine.store_lane(1, outs, 4 * ins, stride)
    before, after = [], []
    for sources, expected in cases:
        before += sources + [0] * outs
        after += sources + expected
    return name, body, [(machine.words(before), machine.words(after))]


def decompress(rng, bits, index, kept, group, repeat):
    cases = []
    for _ in range(32):
        elements = [rng.getrandbits(bits) for _ in range(kept * repeat)]
        places, dense = [], []
        for n in range(repeat):
            # In any order, and sometimes the same place twice.
            mine = [rng.randrange(group) for _ in range(kept)]
            part = [0] * group
            for place, value in zip(mine, elements[n * kept:]):
                part[place] = value
            places += mine
            dense += part
        cases.append((packed(places, index) + packed(elements, bits),
                      packed(dense, bits)))
    sizes = [len(packed([0] * group * repeat, bits)),
             len(packed([0] * kept * repeat, index)),
             len(packed([0] * kept * repeat, bits))]
    name = f"spdecompress.b{bits}.b{index}.sp::{kept}:{group}.x{repeat}"
    return run_in_lanes(name, "\0, \0, \0", sizes, 1, cases)


def compare(a, b, number_format, operation):
    """Negative if a is kept rather than b."""
    def key(code):
        if number_format == "u8":
            return code, 0
        if number_format == "s8":
            value = code - 256 if code > 127 else code
            return abs(value) if "abs" in operation else value, 0
        bits = {"e3m2": 6, "e2m3": 6}.get(number_format, 16)
        sign, value = decode(code & (1 << bits) - 1, number_format)
        if value == NAN:
            return None
        value = 10 ** 60 if value == INFINITY else value
        if "abs" in operation:
            return value, 0
        return (-value, -1) if sign else (value, 0)
    keys = key(a), key(b)
    if None in keys:
        return (keys[0] is not None) - (keys[1] is not None)
    order = (keys[0] > keys[1]) - (keys[0] < keys[1])
    return order if operation.startswith("min") else -order


def compress(rng, bits, index, repeat, selected, operation):
    number_format = FORMATS[bits][selected]
    descriptor = ["max", "maxabs", "min", "minabs"].index(operation) | \
        selected << 2
    special = {8: [0, 0x80, 0x7F, 0xFF, 0x7C, 0xFC, 1, 0x81, 0x20, 0x1F],
               16: [0, 0x8000, 0x7C00, 0xFC00, 0x7FFF, 0xFF80, 1, 0x8001]}[bits]
    cases = []
    for _ in range(32):
        count = 64 * repeat // bits
        dense = [rng.choice(special) if rng.random() < 0.3
                 else rng.getrandbits(bits) for _ in range(count)]
        places, elements = [], []
        for n in range(0, count, 4):
            order = sorted(range(4), key=functools.cmp_to_key(
                lambda p, q: compare(dense[n + p], dense[n + q], number_format,
                                     operation)))
            kept = sorted(order[:2])
            places += kept
            elements += [dense[n + p] for p in kept]
        cases.append((packed(dense, bits),
                      packed(places, index) + packed(elements, bits)))
    sizes = [len(packed([0] * (count // 2), index)), repeat, 2 * repeat]
    name = f"spcompress.b{bits}.b{index}.sp::2:4.x{repeat}"
    program = run_in_lanes(name, "\0, \0, \0, %r199", sizes, 2, cases,
                           f"mov.b32 %r199, {descriptor};\n")
    return f"{name}_{number_format}_{operation}", *program[1:]


def instructions(rng):
    for bits in (8, 16):
        for index in (2, 4):
            for kept, group in FACTORS:
                if kept * bits > 32 or index == 2 and group > 4:
                    continue
                for repeat in (1, 2, 4, 8):
                    if group * bits * repeat >= 32:
                        yield decompress(rng, bits, index, kept, group, repeat)
            for selected in range(len(FORMATS[bits])):
                for operation in ("max", "maxabs", "min", "minabs"):
                    yield compress(rng, bits, index, 1 << selected, selected,
                                   operation)


def main(program, folder):
    shutil.rmtree(folder, ignore_errors=True)
    cases = machine.Cases(folder)
    for name, body, blocks in instructions(random.Random(94)):
        cases.add(name.replace(".", "_").replace(":", "_"), body, blocks)
    cases.run(program)


if __name__ == "__main__":
    main(*sys.argv[1:])
