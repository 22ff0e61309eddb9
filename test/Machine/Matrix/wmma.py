# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares wmma.load, wmma.mma and wmma.store, which know matrices only in
memory, with the definition.

  wmma.py PTX-RUN FOLDER"""

import itertools
import random
import shutil
import sys

import layouts
import machine
import mma
import numbers_of_matrices as numbers

WIDE = ("m16n16k16", "m32n8k16", "m8n32k16")


class Wmma:
    """One spelling of wmma.mma; the other instructions are chosen by chance."""

    def __init__(self, shape, a, d, c=None, layout="row.col", suffix="",
                 operation=""):
        self.shape, self.a, self.b, self.d, self.c = shape, a, a, d, c or d
        self.layout, self.suffix, self.operation = layout, suffix, operation
        self.rounding = suffix if a == "f64" else ""
        self.satfinite = suffix if suffix == "satfinite" else ""
        self.suffix = (operation + ".popc") if operation else ""
        self.m, self.n, self.k = layouts.dimensions(shape)
        self.scale = self.sparse = None

    def mnemonic(self):
        words = ["wmma.mma"] + ([self.suffix] if self.suffix else [])
        words += ["sync.aligned", self.layout, self.shape]
        words += [self.rounding] if self.rounding else []
        words += [self.d, self.c] if self.a == "f16" else \
            [self.d, self.a, self.a, self.c]
        words += [self.satfinite] if self.satfinite else []
        return ".".join(words)

    def registers(self, which):
        """PTX ISA, "Matrix Fragments for WMMA"."""
        ty = {"a": self.a, "b": self.b, "c": self.c, "d": self.d}[which]
        if which in "ab" and ty == "f16":
            return 8
        size = {"a": self.m * self.k, "b": self.k * self.n}.get(
            which, self.m * self.n)
        return size // 32 * numbers.BITS[ty] // max(32, numbers.BITS[ty]) \
            if numbers.BITS[ty] <= 32 else size // 32


def forms():
    any_layout = [".".join(pair) for pair in
                  itertools.product(("row", "col"), repeat=2)]
    for layout in any_layout:
        for shape in WIDE:
            for d, c in itertools.product(("f16", "f32"), repeat=2):
                yield Wmma(shape, "f16", d, c, layout=layout)
                yield Wmma(shape, "f16", d, c, layout=layout,
                           suffix="satfinite")
            yield Wmma(shape, "bf16", "f32", layout=layout)
            for a, suffix in itertools.product(("u8", "s8"), ("", "satfinite")):
                yield Wmma(shape, a, "s32", layout=layout, suffix=suffix)
        yield Wmma("m16n16k8", "tf32", "f32", layout=layout)
        for rounding in ("", "rn", "rz", "rm", "rp"):
            yield Wmma("m8n8k4", "f64", "f64", layout=layout, suffix=rounding)
    for a, suffix in itertools.product(("u4", "s4"), ("", "satfinite")):
        yield Wmma("m8n8k32", a, "s32", suffix=suffix)
    for operation in ("and", "xor"):
        yield Wmma("m8n8k128", "b1", "s32", operation=operation)


class Stored:
    """Where a matrix is in a block's bytes."""

    def __init__(self, at, rows, columns, ty, by_row, stride):
        self.at, self.ty, self.by_row, self.stride = at, ty, by_row, stride
        self.rows, self.columns = rows, columns
        self.lines = rows if by_row else columns
        self.bytes = self.lines * stride * numbers.BITS[ty] // 8

    def put(self, data, matrix):
        width = numbers.BITS[self.ty]
        for row in range(self.rows):
            for column in range(self.columns):
                line, index = (row, column) if self.by_row else (column, row)
                bit = self.at * 8 + (line * self.stride + index) * width
                value = matrix[row][column] << bit % 8
                size = (width + 7) // 8
                old = int.from_bytes(data[bit // 8:bit // 8 + size], "little")
                data[bit // 8:bit // 8 + size] = (old | value).to_bytes(
                    size, "little")


def place(form, rng):
    """The four matrices, and which space they are in."""
    at, result = 0, {}
    layout_a, layout_b = form.layout.split(".")
    for which, rows, columns, ty, layout in (
            ("a", form.m, form.k, form.a, layout_a),
            ("b", form.k, form.n, form.b, layout_b),
            ("c", form.m, form.n, form.c, rng.choice(("row", "col"))),
            ("d", form.m, form.n, form.d, rng.choice(("row", "col")))):
        length = columns if layout == "row" else rows
        more = rng.choice([0, 0, 256 // numbers.BITS[ty]])
        result[which] = Stored(at, rows, columns, ty, layout == "row",
                               length + more)
        result[which].explicit = more > 0 or rng.random() < 0.5
        at += -(-result[which].bytes // 128) * 128
    return result, at, rng.choice(("global", "shared", ""))


def copy(size, to_shared):
    """All lanes copy the block's words."""
    body = "mov.u64 %a2, memory;\nmad.wide.u32 %a3, %lane, 4, %a2;\n" \
        "mad.wide.u32 %a4, %lane, 4, %a0;\nbar.sync 0;\n"
    for at in range(0, size, 128):
        body += f"ld.global.b32 %r0, [%a4+{at}];\nst.shared.b32 [%a3+{at}], " \
            "%r0;\n" if to_shared else \
            f"ld.shared.b32 %r0, [%a3+{at}];\nst.global.b32 [%a4+{at}], %r0;\n"
    return body + "bar.sync 0;\n"


def registers(form, which, first):
    count, ty = form.registers(which), form.d if which == "d" else form.c
    if form.a == "f64":
        return [f"%d{first // 8 * 4 + i}" for i in range(count)]
    letter = "f" if which in "cd" and ty == "f32" else "r"
    return [f"%{letter}{first + i}" for i in range(count)]


def kernel(form, places, size, space, rng):
    shared = space == "shared" or (space == "" and rng.random() < 0.5)
    body = copy(size, True) if shared else ""
    base = "%a0"
    if shared:
        base = "%a2" if space == "shared" else "%a5"
        body += "" if space == "shared" else "cvta.shared.u64 %a5, %a2;\n"
    dot = "." + space if space else ""
    names = {}
    for index, which in enumerate("abcd"):
        names[which] = machine.vector(registers(form, which, 1 + 8 * index))
        p = places[which]
        stride = f", {p.stride}" if p.explicit else ""
        memory = f"[{base}+{p.at}]"
        layout = "row" if p.by_row else "col"
        tail = f".sync.aligned.{layout}.{form.shape}{dot}.{p.ty} "
        if which == "d":
            body += form.mnemonic() + " " + ", ".join(
                names[w] for w in "dabc") + ";\n"
            body += f"wmma.store.d{tail}{memory}, {names[which]}{stride};\n"
        else:
            body += f"wmma.load.{which}{tail}{names[which]}, {memory}" \
                f"{stride};\n"
    return body + (copy(size, False) if shared else "")


def main(program, folder):
    shutil.rmtree(folder, ignore_errors=True)
    cases = machine.Cases(folder)
    rng = random.Random(37)
    for form in forms():
        places, size, space = place(form, rng)
        blocks = []
        for trial in rng.sample(range(4), 2):
            a, b, c = mma.make(form, rng, trial)[0]
            data = bytearray(size)
            for which, matrix in zip("abc", (a, b, c)):
                places[which].put(data, matrix)
            after = bytearray(data)
            places["d"].put(after, mma.expected(form, (a, b, c), None))
            blocks.append((bytes(data), bytes(after)))
        cases.add(form.mnemonic().replace(".", "_"),
                  kernel(form, places, size, space, rng), blocks)
    cases.run(program)


if __name__ == "__main__":
    main(*sys.argv[1:])
