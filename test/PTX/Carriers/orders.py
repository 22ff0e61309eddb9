#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Executes the intrinsics of libNVVM that access memory or order accesses, with
each order, scope and flag, for each type and address space, in the interpreter.

    orders.py NVVMC PTX-RUN SCRATCH

A kernel applies one operation once for each order and scope to a cell, and stores a
checksum of the old values and the cell; both are computed here, too."""

import itertools
import pathlib
import struct
import subprocess
import sys

HEADER = '''target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
@cells = internal addrspace(3) global [8 x i64] undef, align 32
'''
ORDERS = (1, 2, 3, 4, 5)
SCOPES = (0, 1, 2, 3)
SPACES = {0: "ptr", 1: "ptr addrspace(1)", 3: "ptr addrspace(3)"}
# Operations on `bits` bits: old value and operand to the new value.
INTEGER = {
    0: lambda old, new, bits: new,
    1: lambda old, new, bits: old + new,
    3: lambda old, new, bits: old & new,
    5: lambda old, new, bits: old | new,
    6: lambda old, new, bits: old ^ new,
    7: lambda old, new, bits: max(old, new, key=lambda v: signed(v, bits)),
    8: lambda old, new, bits: min(old, new, key=lambda v: signed(v, bits)),
    9: lambda old, new, bits: max(old, new),
    10: lambda old, new, bits: min(old, new),
    12: lambda old, new, bits: 0 if old >= new else old + 1,
    13: lambda old, new, bits: new if old == 0 or old > new else old - 1,
}
# The same operations by their numbers in the word of red.
RED = {0: 3, 1: 5, 2: 6, 3: 1, 4: 12, 5: 13, 6: 10, 7: 9}


def signed(value, bits):
    return value - (1 << bits) if value >> (bits - 1) else value


def in_halves(old, new, _):
    """The sums of two halves."""
    pair = [a + b for a, b in zip(*(struct.unpack("<2e", struct.pack("<I", v))
                                    for v in (old, new)))]
    return struct.unpack("<I", struct.pack("<2e", *pair))[0]


class Program:
    def __init__(self):
        self.declared, self.kernels, self.expected = {}, [], {}

    def call(self, name, result, types, arguments, overloads=()):
        """Text of a call; overloads have names of their own."""
        callee = "@llvm.nvvm.%s%s" % (name, "".join(
            "." + "".join(c for c in t if c.isalnum()) for t in overloads))
        self.declared[callee] = "declare %s %s(%s)" % (result, callee,
                                                       ", ".join(types))
        return "call %s %s(%s)" % (result, callee, ", ".join(
            "%s %s" % pair for pair in zip(types, arguments)))

    def kernel(self, lines, expected):
        """`expected` are the first words that it stores to %out."""
        name = "k%d" % len(self.kernels)
        self.kernels.append("define ptx_kernel void @%s(ptr %%out) {\n  %s\n"
                            "  ret void\n}\n" % (name, "\n  ".join(lines)))
        self.expected[name] = expected

    def text(self):
        return HEADER + "".join(self.kernels) + "\n".join(
            self.declared.values()) + "\n"


def cell(space):
    """Defines %cell, which points to 32 bytes."""
    if space == 3:
        return ["%cell = getelementptr i8, ptr addrspace(3) @cells, i32 0"]
    lines = ["%own = getelementptr i8, ptr %out, i32 128"]
    if space:
        return lines + ["%cell = addrspacecast ptr %own to ptr addrspace(1)"]
    return lines + ["%cell = getelementptr i8, ptr %own, i32 0"]


def finish(bits, total, space):
    """Stores the checksum %total and the cell."""
    return ["store i32 %s, ptr %%out" % total,
            "%%end = load i%d, %s %%cell" % (bits, SPACES[space]),
            "%o8 = getelementptr i8, ptr %out, i32 8",
            "store i%d %%end, ptr %%o8" % bits]


def words(total, value, bits):
    """What finish() stores."""
    low = [value & 0xFFFFFFFF, value >> 32 & 0xFFFFFFFF]
    return [total, 0, *(low if bits == 64 else low[:1])]


def atomic(program, name, bits, operation, opcode, start, operands):
    """llvm.nvvm.atomic.NAME with all orders, scopes and names of spaces."""
    for space, ty in SPACES.items():
        lines = cell(space) + ["store i%d %d, %s %%cell" % (bits, start, ty)]
        value, total, sum_ = start, 0, "0"
        for n, (order, scope, named) in enumerate(itertools.product(
                ORDERS, SCOPES, (0, 1) if space == 3 else (0,))):
            word = order | scope << 4 | named << 9 | opcode << 16
            given = operands[n % len(operands)]
            lines += ["%%r%d = %s" % (n, program.call(
                name, "i%d" % bits,
                ["i32", ty] + ["i%d" % bits] * len(given),
                [word, "%cell", *given], [ty]))]
            part = "%%r%d" % n
            if bits != 32:
                lines += ["%%c%d = %s i%d %%r%d to i32" % (
                    n, "trunc" if bits > 32 else "zext", bits, n)]
                part = "%%c%d" % n
            lines += ["%%m%d = mul i32 %s, 31" % (n, sum_),
                      "%%s%d = add i32 %%m%d, %s" % (n, n, part)]
            sum_ = "%%s%d" % n
            total = (total * 31 + value) & 0xFFFFFFFF
            value = operation(value, *given, bits) & ((1 << bits) - 1)
        program.kernel(lines + finish(bits, sum_, space),
                       words(total, value, bits))


def atomics(program):
    for bits in (32, 64):
        top = (1 << bits) - 7
        for opcode, operation in INTEGER.items():
            if bits == 32 or opcode not in (12, 13):
                atomic(program, "atomic.rmw.i%d" % bits, bits, operation,
                       opcode, 5, [(3,), (9,), (top,), (12,)])
    atomic(program, "atomic.rmw.f16x2", 32, in_halves, 11, 0x3C004000,
           [(0x3C00BC00,), (0x40004000,)])
    atomic(program, "atomic.rmw.f16x2", 32, INTEGER[0], 0, 1, [(7,), (8,)])
    for bits in (16, 32, 64):
        atomic(program, "atomic.cas.i%d" % bits, bits,
               lambda old, test, new, _: new if old == test else old,
               14, 1, [(1, 2), (1, 4), (2, 1), (3, 9)])


def floats(program):
    """Sums of floats are exact here."""
    for ty, bits, lanes in (("float", 32, 1), ("double", 64, 1),
                            ("<2 x float>", 32, 2), ("<4 x float>", 32, 4)):
        name = "atomic.rmw." + ("v%df32" % lanes if lanes > 1 else "f%d" % bits)
        one = "1.0" if lanes == 1 else "<%s>" % ", ".join(
            "float %d.0" % (n + 1) for n in range(lanes))
        for space in (0, 1) if lanes > 1 else SPACES:
            lines = cell(space) + ["store %s zeroinitializer, %s %%cell" % (
                ty, SPACES[space])]
            pairs = list(itertools.product(ORDERS, SCOPES))
            for n, (order, scope) in enumerate(pairs):
                lines += ["%%r%d = %s" % (n, program.call(
                    name, ty, ["i32", SPACES[space], ty],
                    [order | scope << 4 | 11 << 16, "%cell", one],
                    [SPACES[space]]))]
            # The last old value, and the cell.
            lines += ["store %s %%r%d, ptr %%out" % (ty, len(pairs) - 1),
                      "%%end = load %s, %s %%cell" % (ty, SPACES[space]),
                      "%%o = getelementptr %s, ptr %%out, i32 1" % ty,
                      "store %s %%end, ptr %%o" % ty]
            sums = [(n + 1.0) * count for count in (len(pairs) - 1, len(pairs))
                    for n in range(lanes)]
            stored = struct.pack("<%d%s" % (len(sums), "fd"[bits == 64]), *sums)
            program.kernel(lines, list(struct.unpack(
                "<%dI" % (len(stored) // 4), stored)))


def reductions(program):
    for bits, (operation, opcode) in itertools.product((32, 64), RED.items()):
        if bits == 64 and operation in (4, 5):
            continue
        kind = 2 if bits == 32 else 3 # u32, u64
        for space, ty in SPACES.items():
            # Generic, and by the name of the space: both of shared memory's.
            for named in {0: (0,), 1: (0, 1), 3: (2, 3)}[space]:
                lines = cell(space) + ["store i%d 5, %s %%cell" % (bits, ty)]
                value = 5
                for order, scope in itertools.product((1, 3), SCOPES):
                    word = (order | scope << 4 | named << 7 | operation << 10 |
                            kind << 15)
                    given = 3 + 4 * scope
                    lines.append(program.call(
                        "red", "void", ["i32", ty, "i%d" % bits],
                        [word, "%cell", given], [ty, "i%d" % bits]))
                    value = INTEGER[opcode](value, given, bits)
                    value &= (1 << bits) - 1
                program.kernel(lines + finish(bits, "0", space),
                               words(0, value, bits))


def accesses(program):
    """ld and st with each flag; what is stored is what is read."""
    for ty, count in (("i32", 1), ("i64", 2), ("<2 x i64>", 4),
                      ("<4 x i32>", 4), ("<4 x i64>", 8), ("<8 x i32>", 8)):
        for space, store, load in itertools.product(
                SPACES, (0, 1 << 9, 1 << 10),
                (0, 1 << 8, 1 << 9, 1 << 10, 3 << 8, 1 << 36)):
            # .nc only reads global memory, and 256 bits are for that, too.
            if space == 3 and count == 8:
                continue
            p = SPACES[space]
            lines = cell(space)
            start = "%%p = getelementptr i8, %s %%cell, i32 0" % p
            value = [n + store % 7 + 1 for n in range(count)]
            lines += [start, "%from = getelementptr i8, ptr %out, i32 64"]
            for n, word in enumerate(value):
                lines += ["%%w%d = getelementptr i32, ptr %%from, i32 %d" % (n, n),
                          "store i32 %d, ptr %%w%d" % (word, n)]
            lines += ["%%v = load %s, ptr %%from, align 4" % ty,
                      program.call("st", "void", ["i64", ty, p, "i64"],
                                   [store, "%v", "%p", 0], [ty, p]),
                      "%r = " + program.call("ld", ty, ["i64", p, "i64"],
                                             [load, "%p", 0], [ty, p]),
                      "store %s %%r, ptr %%out, align 4" % ty]
            program.kernel(lines, value)


def barriers(program):
    lines = ["store i32 1, ptr %out"]
    for name, values in (("membar", (0, 1, 2, 4)), ("fence.opcode", (0,)),
                         ("fence.proxy", range(5))):
        lines += [program.call(name, "void", ["i32"], [v]) for v in values]
    for word in (0, 1):
        lines.append(program.call("barrier.cta.sync", "void", ["i32", "i32"],
                                  [word, 1]))
    lines.append(program.call("barrier", "void", ["i32"] * 3, [0, 2, 32]))
    # Who arrives does not wait.
    lines.append(program.call("barrier", "void", ["i32"] * 3, [1, 3, 64]))
    lines += ["%v = load i32, ptr %out", "%w = add i32 %v, 6",
              "store i32 %w, ptr %out"]
    program.kernel(lines, [7])


def waits(program):
    """Of a phase that is over, and of one that is not; then the copies' part."""
    init = ["%b = getelementptr i8, ptr addrspace(3) @cells, i32 0",
            "%g = addrspacecast ptr addrspace(3) %b to ptr",
            "call void @llvm.nvvm.mbarrier.init.shared("
            "ptr addrspace(3) %b, i32 1)"]
    program.declared["init"] = ("declare void @llvm.nvvm.mbarrier.init.shared("
                                "ptr addrspace(3), i32)")
    program.declared["arrive"] = ("declare i64 @llvm.nvvm.mbarrier.arrive.shared("
                                  "ptr addrspace(3))")
    arrive = "call i64 @llvm.nvvm.mbarrier.arrive.shared(ptr addrspace(3) %b)"
    lines, expected = init + ["%t = " + arrive], []
    for n, (shared, parity, scope, tries) in enumerate(itertools.product(
            (0, 1), (0, 1), (0, 1), (0, 1))):
        name = "mbarrier.wait" + ".parity" * parity + ".shared" * shared
        p = SPACES[3 if shared else 0]
        for late in (0, 1) if parity and not tries else (0,):
            phase = late if parity else "%t"
            at = len(expected)
            lines += ["%%w%d = %s" % (at, program.call(
                name, "i1", ["i32", p, "i32" if parity else "i64"],
                [scope | tries << 4, "%b" if shared else "%g", phase])),
                      "%%x%d = zext i1 %%w%d to i32" % (at, at),
                      "%%y%d = getelementptr i32, ptr %%out, i32 %d" % (at, at),
                      "store i32 %%x%d, ptr %%y%d" % (at, at)]
            expected.append(1 - late)
    program.kernel(lines, expected)
    # Without .noinc, an arrival is expected that was not before: the phase goes on.
    # The other one ends it, at a time that is not said, so its wait is a loop.
    def arrives(name):
        return program.call(name, "void", [SPACES[3]], ["%b"])

    wait = program.call("mbarrier.wait.parity.shared", "i1",
                        ["i32", SPACES[3], "i32"], [0, "%b", 0])
    lines = init + [arrives("memcpy.async.arrive"), "%w0 = " + wait,
                    "%x0 = zext i1 %w0 to i32", "store i32 %x0, ptr %out",
                    arrives("memcpy.async.arrive.noinc"), "br label %again",
                    "again:", "%w1 = " + wait,
                    "br i1 %w1, label %done, label %again", "done:",
                    "%o1 = getelementptr i32, ptr %out, i32 1",
                    "store i32 1, ptr %o1"]
    program.kernel(lines, [0, 1])


def copies(program):
    program.declared["commit"] = "declare void @llvm.nvvm.cp.async.commit.group()"
    for size, bypass, wait, hint in itertools.product(
            (4, 8, 16), (0, 1), (0, 1), (0, 1)):
        if bypass and size != 16:
            continue
        lines = ["%b = getelementptr i8, ptr addrspace(3) @cells, i32 16",
                 "%g = addrspacecast ptr %out to ptr addrspace(1)",
                 "%from = getelementptr i8, ptr addrspace(1) %g, i32 64"]
        for n in range(4):
            lines += ["%%w%d = getelementptr i32, ptr addrspace(1) %%from, "
                      "i32 %d" % (n, n),
                      "store i32 %d, ptr addrspace(1) %%w%d" % (n + 1, n),
                      "%%z%d = getelementptr i32, ptr addrspace(3) %%b, i32 %d"
                      % (n, n),
                      "store i32 9, ptr addrspace(3) %%z%d" % n]
        lines += [program.call(
            "memcpy.async" + ".with.desc" * hint, "void",
            ["i32", SPACES[3], SPACES[1], "i32", "i32"] + ["i64"] * hint,
            [bypass, "%b", "%from", size, 20] + [0] * hint,
            [SPACES[3], SPACES[1]]),
                  "call void @llvm.nvvm.cp.async.commit.group()",
                  program.call("memcpy.async.wait", "void", ["i32", "i32"],
                               [wait, 0])]
        for n in range(4):
            lines += ["%%l%d = load i32, ptr addrspace(3) %%z%d" % (n, n),
                      "%%o%d = getelementptr i32, ptr %%out, i32 %d" % (n, n),
                      "store i32 %%l%d, ptr %%o%d" % (n, n)]
        program.kernel(lines, [n + 1 if 4 * n < size else 9 for n in range(4)])


def main():
    nvvmc, ptx_run, scratch = sys.argv[1:]
    folder = pathlib.Path(scratch)
    folder.mkdir(parents=True, exist_ok=True)
    program = Program()
    for part in (atomics, floats, reductions, accesses, barriers, waits, copies):
        part(program)
    path = folder / "orders.ll"
    path.write_text(program.text())
    wrong = 0
    for level in (0, 2):
        ptx = folder / ("orders.%d.ptx" % level)
        subprocess.run([nvvmc, "emit", "-O%d" % level, "--arch=sm_100a",
                        str(path), "-o", str(ptx)], check=True)
        out = subprocess.run([ptx_run, "--kernels", str(ptx)], text=True,
                             capture_output=True)
        found = dict(line.split(": ", 1) for line in out.stdout.splitlines()
                     if ": " in line)
        for name, expected in program.expected.items():
            stored = found.get(name, "")
            wanted = " ".join("%08x" % w for w in expected)
            if not (stored + " ").startswith(wanted + " "):
                wrong += 1
                print("-O%d %s: %s, not %s\n%s" % (
                    level, name, stored[:len(wanted)], wanted,
                    program.kernels[int(name[1:])][:1500] if wrong < 4 else ""))
    print("%d kernels, %d wrong" % (len(program.kernels), wrong))
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
