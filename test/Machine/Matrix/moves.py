# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares every ldmatrix, stmatrix and movmatrix with the layouts of PTX ISA,
"Warp-level matrix load", "store" and "transpose instruction".

  moves.py PTX-RUN FOLDER"""

import random
import shutil
import sys

import machine

ROWS = 32


def elements(row, bits, is_signed=False):
    """The bytes that a row of sixteen elements without gaps becomes."""
    whole = int.from_bytes(row, "little")
    values = [whole >> bits * i & (1 << bits) - 1 for i in range(16)]
    sign = 1 << bits - 1 if is_signed else 0
    return bytes((v ^ sign) - sign & 0xFF for v in values)


def halves(row):
    return [row[2 * i] | row[2 * i + 1] << 8 for i in range(8)]


def register(rows, shape, trans, lane, which):
    """Register number which of a matrix, given its rows in memory."""
    g, t = lane >> 2, lane % 4
    if shape == "m8n8":
        matrix = [halves(row) for row in rows]
        pair = [matrix[2 * t + i][g] if trans else matrix[g][2 * t + i]
                for i in range(2)]
        return pair[0] | pair[1] << 16
    if shape == "m8n16":
        return int.from_bytes(rows[g][4 * t:4 * t + 4], "little")
    # Four consecutive columns of two rows of the transposed matrix.
    columns = [4 * t + 2 * which + i for i in range(2)]
    return int.from_bytes(bytes(rows[column][row] for row in (g, g + 8)
                                for column in columns), "little")


def address(generic):
    """%a3 is the address of the row that the lane's slot, %r5, says."""
    return "mov.u64 %a2, memory;\n" + \
        ("cvta.shared.u64 %a2, %a2;\n" if generic else "") + \
        "mad.wide.u32 %a3, %r5, 16, %a2;\n"


def rows_and_slots(rng):
    return ([rng.randbytes(16) for _ in range(ROWS)],
            rng.sample(range(64), ROWS))


def words_of(row):
    return [int.from_bytes(row[i:i + 4], "little") for i in range(0, 16, 4)]


def load(rng, shape, count, trans, kind, generic):
    height = 16 if shape == "m16n16" else 8
    each = 2 if shape == "m16n16" else 1
    registers = count * each
    name = f"ldmatrix.sync.aligned.{shape}.x{count}" + \
        (".trans" if trans else "") + ("" if generic else ".shared") + kind
    stride = 4 * (5 + registers)
    body = machine.load_lane(1, 5, 0, stride) + \
        "mov.u64 %a2, memory;\nmad.wide.u32 %a3, %r5, 16, %a2;\n" \
        "st.shared.v4.b32 [%a3], {%r1, %r2, %r3, %r4};\nbar.sync 0;\n" + \
        address(generic) + f"{name} " + \
        machine.vector([f"%r{10 + i}" for i in range(registers)]) + \
        ", [%a3];\n" + machine.store_lane(10, registers, 20, stride)
    blocks = []
    for _ in range(2):
        rows, slots = rows_and_slots(rng)
        before, after = [], []
        bits = 6 if "b6" in kind else 4 if "4" in kind else 0
        wide = [elements(row, bits, "s4" in kind) for row in rows] \
            if bits else rows
        for lane in range(32):
            inputs = words_of(rows[lane]) + [slots[lane]]
            got = [register(wide[i // each * height:][:height], shape, trans,
                            lane, i % each) for i in range(registers)]
            before += inputs + [0] * registers
            after += inputs + got
        blocks.append((machine.words(before), machine.words(after)))
    return name, body, blocks


def stored(registers, shape, trans):
    """The rows in memory, given the register of each lane."""
    rows = [bytearray(16) for _ in range(8)]
    for lane, value in enumerate(registers):
        g, t = lane >> 2, lane % 4
        for i in range(4):
            byte = value >> 8 * i & 255
            if shape == "m16n8":
                # Element i of a fragment of 16 rows and 8 columns, which is
                # stored by columns.
                row, column = g + 8 * (i // 2), 2 * t + i % 2
                rows[column][row] = byte
            elif trans:
                rows[2 * t + i // 2][2 * g + i % 2] = byte
            else:
                rows[g][4 * t + i] = byte
    return rows


def store(rng, shape, count, trans, kind, generic):
    name = f"stmatrix.sync.aligned.{shape}.x{count}" + \
        (".trans" if trans else "") + ("" if generic else ".shared") + kind
    stride = 4 * 9
    body = machine.load_lane(1, 5, 0, stride) + \
        "mov.b32 %r15, 0;\nmov.u64 %a2, memory;\n" \
        "mad.wide.u32 %a3, %r5, 16, %a2;\n" \
        "st.shared.v4.b32 [%a3], {%r15, %r15, %r15, %r15};\nbar.sync 0;\n" + \
        address(generic) + f"{name} [%a3], " + machine.vector([f"%r{1 + i}" for i in
                                            range(count)]) + \
        ";\nbar.sync 0;\nmov.u64 %a2, memory;\n" \
        "mad.wide.u32 %a3, %r5, 16, %a2;\n" \
        "ld.shared.v4.b32 {%r11, %r12, %r13, %r14}, [%a3];\n" + \
        machine.store_lane(11, 4, 20, stride)
    blocks = []
    for _ in range(2):
        values = [[rng.getrandbits(32) for _ in range(4)] for _ in range(32)]
        slots = rng.sample(range(64), ROWS)
        rows = []
        for which in range(count):
            rows += stored([v[which] for v in values], shape, trans)
        rows += [bytes(16)] * (ROWS - len(rows))
        before, after = [], []
        for lane in range(32):
            before += values[lane] + [slots[lane]] + [0] * 4
            after += values[lane] + [slots[lane]] + words_of(rows[lane])
        blocks.append((machine.words(before), machine.words(after)))
    return name, body, blocks


def move(rng):
    name = "movmatrix.sync.aligned.m8n8.trans.b16"
    body = machine.load_lane(1, 1, 0, 8) + f"{name} %r2, %r1;\n" + \
        machine.store_lane(2, 1, 4, 8)
    rows = [rng.randbytes(16) for _ in range(8)]
    before, after = [], []
    for lane in range(32):
        own = register(rows, "m8n8", False, lane, 0)
        before += [own, 0]
        after += [own, register(rows, "m8n8", True, lane, 0)]
    return name, body, [(machine.words(before), machine.words(after))]


def instructions(rng):
    for count in (1, 2, 4):
        for generic in (False, True):
            for trans in (False, True):
                yield load(rng, "m8n8", count, trans, ".b16", generic)
                yield store(rng, "m8n8", count, trans, ".b16", generic)
            yield store(rng, "m16n8", count, True, ".b8", generic)
            yield load(rng, "m8n16", count, False, ".s8.s4", generic)
            for source in (".b8x16.b6x16_p32", ".b8x16.b4x16_p64"):
                yield load(rng, "m8n16", count, False, source, generic)
                if count < 4:
                    yield load(rng, "m16n16", count, True, source, generic)
            if count < 4:
                yield load(rng, "m16n16", count, True, ".b8", generic)
    yield move(rng)


def main(program, folder):
    shutil.rmtree(folder, ignore_errors=True)
    cases = machine.Cases(folder)
    for name, body, blocks in instructions(random.Random(36)):
        cases.add(name.replace(".", "_"), body, blocks)
    cases.run(program)


if __name__ == "__main__":
    main(*sys.argv[1:])
