# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares every mma and mma.sp with the definition: products of matrices as
sums of Python's integers, rounded once.

  mma.py PTX-RUN FOLDER dense|sparse [TRIALS]

TRIALS kinds of numbers for each, of four; half of them if the types differ."""

import random
import shutil
import sys

import layouts
import machine
import numbers_of_matrices as numbers

F8 = ["e4m3", "e5m2"]
F8F6F4 = F8 + ["e2m3", "e3m2", "e2m1"]
HALF_RESULTS = ["f16", "f32"]
SCALES = {"mxf8f6f4": [(1, "ue8m0", "")], "mxf4": [(2, "ue8m0", "")],
          "mxf4nvf4": [(2, "ue8m0", ".scale_vec::2X"),
                       (4, "ue8m0", ".scale_vec::4X"),
                       (4, "ue4m3", ".scale_vec::4X")]}


class Form:
    """One spelling of mma."""

    def __init__(self, shape, a, b, d, c=None, kind=None, scale=None,
                 layout="row.col", suffix="", rounding="", satfinite="",
                 sparse=None, selector=0):
        self.shape, self.a, self.b, self.d, self.c = shape, a, b, d, c or d
        self.kind, self.scale, self.layout = kind, scale, layout
        self.suffix, self.rounding = suffix, rounding
        self.satfinite, self.sparse, self.selector = satfinite, sparse, selector
        self.m, self.n, self.k = layouts.dimensions(shape)
        self.is_byte = kind in ("f8f6f4", "mxf8f6f4")

    def mnemonic(self):
        words = ["mma" + (self.sparse or ""), "sync.aligned", self.shape,
                 self.layout]
        words += [f"kind::{self.kind}"] if self.kind else []
        words += ["block_scale" + self.scale[2]] if self.scale else []
        words += [w for w in (self.satfinite, self.rounding) if w]
        words += [self.d, self.a, self.b, self.c]
        words += [self.scale[1]] if self.scale else []
        words += [self.suffix] if self.suffix else []
        return ".".join(words)

    def name(self):
        return self.mnemonic().replace(".", "_").replace(":", "-") + \
            f"_{self.selector}"

    def width(self, ty):
        """The bits of an element of A or B in a register."""
        return 8 if self.is_byte else numbers.BITS[ty]

    def shift(self, ty):
        return 2 if self.is_byte and ty == "e2m1" else 0


def dense_forms():
    for d in HALF_RESULTS:
        for layout in ("row.col", "row.row", "col.row", "col.col"):
            for c in ["f16", "f32"] if d == "f32" else ["f16"]:
                yield Form("m8n8k4", "f16", "f16", d, c, layout=layout)
        for shape in ("m16n8k8", "m16n8k16"):
            yield Form(shape, "f16", "f16", d)
        for shape in ("m16n8k16", "m16n8k32"):
            for a in F8:
                for b in F8:
                    yield Form(shape, a, b, d)
        for a in F8F6F4:
            for b in F8F6F4:
                yield Form("m16n8k32", a, b, d, kind="f8f6f4")
    for shape, ty in (("m16n8k8", "bf16"), ("m16n8k16", "bf16"),
                      ("m16n8k4", "tf32"), ("m16n8k8", "tf32")):
        yield Form(shape, ty, ty, "f32")
    for a in F8F6F4:
        for b in F8F6F4:
            for scale in SCALES["mxf8f6f4"]:
                yield Form("m16n8k32", a, b, "f32", kind="mxf8f6f4",
                           scale=scale)
    for kind in ("mxf4", "mxf4nvf4"):
        for scale in SCALES[kind]:
            yield Form("m16n8k64", "e2m1", "e2m1", "f32", kind=kind,
                       scale=scale)
    for shape in ("m8n8k4", "m16n8k4", "m16n8k8", "m16n8k16"):
        for rounding in ("", "rn", "rz", "rm", "rp"):
            yield Form(shape, "f64", "f64", "f64", rounding=rounding)
    for types, shapes in ((("u8", "s8"), ("m8n8k16", "m16n8k16", "m16n8k32")),
                          (("u4", "s4"), ("m8n8k32", "m16n8k32", "m16n8k64"))):
        for shape in shapes:
            for a in types:
                for b in types:
                    for satfinite in ("", "satfinite"):
                        yield Form(shape, a, b, "s32", satfinite=satfinite)
    for shape in ("m8n8k128", "m16n8k128", "m16n8k256"):
        for operation in ("and", "xor"):
            yield Form(shape, "b1", "b1", "s32", suffix=operation + ".popc")


def sparse_forms():
    def each(selectors, *arguments, **options):
        _, a, _, d = arguments
        newer = "kind" in options or (a in F8 and d == "f16")
        for selector in range(selectors):
            for sparse in [".sp::ordered_metadata"] + [".sp"] * (not newer):
                yield Form(*arguments, sparse=sparse, selector=selector,
                           **options)
    for ty in ("f16", "bf16"):
        for d in HALF_RESULTS if ty == "f16" else ["f32"]:
            yield from each(4, "m16n8k16", ty, ty, d)
            yield from each(2, "m16n8k32", ty, ty, d)
    yield from each(4, "m16n8k8", "tf32", "tf32", "f32")
    yield from each(2, "m16n8k16", "tf32", "tf32", "f32")
    for d in HALF_RESULTS:
        for a in F8:
            for b in F8:
                yield from each(1, "m16n8k64", a, b, d)
    for a, b in zip(F8F6F4, F8F6F4[2:] + F8F6F4[:2]):
        yield from each(1, "m16n8k64", a, b, "f16", kind="f8f6f4")
        yield from each(1, "m16n8k64", b, a, "f32", kind="mxf8f6f4",
                        scale=SCALES["mxf8f6f4"][0])
    for kind in ("mxf4", "mxf4nvf4"):
        for scale in SCALES[kind]:
            yield from each(1, "m16n8k128", "e2m1", "e2m1", "f32", kind=kind,
                            scale=scale)
    for types, shapes in ((("u8", "s8"), (("m16n8k32", 2), ("m16n8k64", 1))),
                          (("u4", "s4"), (("m16n8k64", 2), ("m16n8k128", 1)))):
        for shape, selectors in shapes:
            for a in types:
                for b in types:
                    for satfinite in ("", "satfinite"):
                        yield from each(selectors, shape, a, b, "s32",
                                        satfinite=satfinite)


# --- values ------------------------------------------------------------------


def near_one(ty, rng):
    """A number between 1/8 and 8, or zero."""
    exponent_bits, fraction_bits, bias, _ = numbers.FORMATS[ty] \
        if ty != "f64" else (11, 52, 1023, None)
    if rng.random() < 0.1:
        return 0
    top = (1 << exponent_bits) - 1 - (1 if exponent_bits > 2 else 0)
    exponent = min(max(bias + rng.randint(-3, 3), 0), top)
    bits = rng.getrandbits(1) << exponent_bits + fraction_bits | \
        exponent << fraction_bits | rng.getrandbits(fraction_bits)
    return bits << 13 | rng.getrandbits(13) if ty == "tf32" else bits


def corner(ty, rng):
    width = numbers.BITS[ty]
    exponent_bits, fraction_bits, bias, _ = numbers.FORMATS[ty] \
        if ty != "f64" else (11, 52, 1023, None)
    infinity = (1 << exponent_bits) - 1 << fraction_bits
    magnitude = rng.choice([0, 1, (1 << fraction_bits) - 1, 1 << fraction_bits,
                            infinity - 1, infinity - 2, bias << fraction_bits])
    bits = magnitude | rng.getrandbits(1) << exponent_bits + fraction_bits
    return bits << 13 if ty == "tf32" else bits & (1 << width) - 1


def value(ty, rng, trial):
    """Bits for a trial: moderate numbers, any numbers, corners, specials."""
    width = numbers.BITS[ty]
    if ty in numbers.INTEGERS:
        edges = [0, (1 << width) - 1, 1 << width - 1, (1 << width - 1) - 1]
        return rng.choice(edges) if trial % 2 else rng.getrandbits(width)
    if trial == 0:
        return near_one(ty, rng)
    bits = rng.getrandbits(width) if trial == 1 else corner(ty, rng)
    if trial < 3 and ty != "f64" and numbers.decode(ty, bits)[0] != "number":
        return near_one(ty, rng)
    if trial == 3 and rng.random() < 0.95:
        return near_one(ty, rng)
    if trial == 3 and ty in ("f16", "bf16", "f32", "e5m2"):
        fraction_bits = numbers.FORMATS[ty][1]
        return rng.choice([0x7F, 0x7E]) << fraction_bits - 2 & \
            (1 << width) - 1 if ty != "e5m2" else rng.choice([0x7C, 0xFC, 0x7F])
    return rng.getrandbits(width) if trial == 3 else bits


def scale_value(ty, rng, trial):
    if trial == 3:
        return rng.getrandbits(8)
    return rng.randint(120, 133) if ty == "ue8m0" else rng.randint(0, 126)


# --- matrices and registers --------------------------------------------------


def quad_places(form, lane):
    """PTX ISA, "Matrix Fragments for mma.m8n8k4 with .f16": the places of the
    elements of a lane in A and B."""
    low = lane < 16
    a_row, b_row = (word == "row" for word in form.layout.split("."))
    a = [(lane % 4 + (0 if low else 4), i) if a_row else
         (i % 4 + (0 if low else 4), lane % 4) for i in range(4)]
    b = [(lane % 4, i + (0 if low else 4)) if b_row else
         (i, lane % 4 + (0 if low else 4)) for i in range(4)]
    return a, b


def quad_result(ty, lane, i):
    low = lane < 16
    if ty == "f16":
        return lane % 4 + (0 if low else 4), i
    row = (lane & 1) + (i & 2)
    return row + (0 if low else 4), (i & 4) + (lane & 2) + (i & 1)


class Registers:
    """The words of all lanes, which elements are put into."""

    def __init__(self):
        self.lanes = [[] for _ in range(32)]

    def put(self, lane, elements, width, shift=0):
        """Appends elements of a width, from the lowest bit up."""
        if width == 64:
            for bits in elements:
                self.lanes[lane] += [bits & 0xFFFFFFFF, bits >> 32]
            return
        each = 32 // width
        for first in range(0, len(elements), each):
            word = 0
            for i, bits in enumerate(elements[first:first + each]):
                word |= bits << i * width + shift
            self.lanes[lane].append(word)


def make(form, rng, trial):
    """Matrices of bits, A with None where it is sparse."""
    groups = 4 if form.a == "f16" and form.shape == "m8n8k4" else 1
    return [([[value(form.a, rng, trial) for _ in range(form.k)]
              for _ in range(form.m)],
             [[value(form.b, rng, trial) for _ in range(form.n)]
              for _ in range(form.k)],
             [[value(form.c, rng, trial) for _ in range(form.n)]
              for _ in range(form.m)]) for _ in range(groups)]


def chunk_of(form):
    """How many adjacent columns have metadata of their own."""
    return {32: 2, 16: 4, 8: 4, 4: 8}[form.width(form.a)]


def make_sparse(form, rng, a, registers):
    """Thins A out; puts its packed elements, and \\returns the metadata."""
    key = (form.shape, form.width(form.a))
    chunk, metadata = chunk_of(form), [0] * 32
    kept = {}
    for row in range(form.m):
        for first in range(0, form.k, chunk):
            if chunk == 2:
                only = rng.randrange(2)
                kept[row, first], bits = [first + only], [4, 14][only]
            else:
                pair = rng.sample(range(4), 2)
                if form.sparse != ".sp":
                    pair.sort()
                size = chunk // 4
                kept[row, first] = [first + size * index + i for index in pair
                                    for i in range(size)]
                bits = pair[0] | pair[1] << 2
            lane, low = layouts.METADATA[key](row < 8, first, form.selector)
            metadata[row % 8 * 4 + lane] |= bits << low
            for column in range(first, first + chunk):
                if column not in kept[row, first]:
                    a[row][column] = None
    row_of, first_of = layouts.SPARSE_A[key]
    each = max(1, 32 // form.width(form.a))
    for lane in range(32):
        g, t = lane >> 2, lane % 4
        elements = []
        for i in range(0, form.m * form.k // 2 // 32, each):
            row, first = row_of(g, i), first_of(t, i)
            for start in range(first, first + 2 * each, chunk):
                elements += [a[row][column] for column in kept[row, start]]
        registers.put(lane, elements, form.width(form.a), form.shift(form.a))
    return metadata


def put_factors(form, rng, matrices, registers):
    """\\returns the metadata of a sparse A."""
    if len(matrices) == 4:
        for lane in range(32):
            a, b, _ = matrices[lane % 16 // 4]
            for matrix, places in zip((a, b), quad_places(form, lane)):
                registers.put(lane, [matrix[r][c] for r, c in places], 16)
        return None
    a, b, _ = matrices[0]
    metadata = make_sparse(form, rng, a, registers) if form.sparse else None
    for lane in range(32):
        g, t = lane >> 2, lane % 4
        if not form.sparse:
            row, column = layouts.A[form.shape, form.width(form.a)]
            registers.put(lane, [a[row(g, t, i)][column(g, t, i)] for i in
                                 range(form.m * form.k // 32)],
                          form.width(form.a), form.shift(form.a))
        row = layouts.B[form.shape, form.width(form.b)]
        registers.put(lane, [b[row(t, i)][g] for i in
                             range(form.k * form.n // 32)],
                      form.width(form.b), form.shift(form.b))
    return metadata


def put_results(form, matrices, ty, registers):
    for lane in range(32):
        matrix = matrices[lane % 16 // 4 if len(matrices) == 4 else 0]
        count = 8 if len(matrices) == 4 else form.m * form.n // 32
        places = [quad_result(ty, lane, i) if len(matrices) == 4 else
                  layouts.c_place(form.shape, lane, i) for i in range(count)]
        registers.put(lane, [matrix[r][c] for r, c in places],
                      numbers.BITS[ty])


def put_scales(form, rng, trial, registers, ids):
    """Words with scales; \\returns those of the rows of A and columns of B."""
    count, ty, _ = form.scale
    data = [[[scale_value(ty, rng, trial) for _ in range(4)]
             for _ in range(32)] for _ in range(2)]
    for lane in range(32):
        for which in range(2):
            registers.put(lane, data[which][lane], 8)
    (byte_a, thread_a), (byte_b, thread_b) = ids
    of_a = [data[0][row % 8 * 4 + 2 * thread_a + row // 8][byte_a:][:count]
            for row in range(form.m)]
    of_b = [data[1][column * 4 + thread_b][byte_b:][:count]
            for column in range(form.n)]
    return of_a, of_b


# --- the definition ----------------------------------------------------------


def numbers_of(form, line, ty, scales):
    if ty in numbers.INTEGERS:
        return [None if bits is None else numbers.integer(ty, bits)
                for bits in line]
    result = [None if bits is None else numbers.decode(ty, bits)
              for bits in line]
    if scales:
        part = form.k // len(scales)
        result = [None if n is None else numbers.scaled(
            n, numbers.decode(form.scale[1], scales[i // part]))
                  for i, n in enumerate(result)]
    return result


def expected(form, matrices, scales):
    a, b, c = matrices
    if form.d == "f64":
        return [[numbers.double_dot(a[i], [row[j] for row in b], c[i][j],
                                    form.rounding or "rn")
                 for j in range(form.n)] for i in range(form.m)]
    rows = [numbers_of(form, a[i], form.a, scales and scales[0][i])
            for i in range(form.m)]
    columns = [numbers_of(form, [row[j] for row in b], form.b,
                          scales and scales[1][j]) for j in range(form.n)]
    if form.d == "s32":
        return [[numbers.integer_dot(row, column, c[i][j],
                                     bool(form.satfinite),
                                     form.suffix.split(".")[0])
                 for j, column in enumerate(columns)]
                for i, row in enumerate(rows)]
    return [[numbers.dot(form.d, row, column, form.c, c[i][j],
                         bool(form.satfinite))
             for j, column in enumerate(columns)]
            for i, row in enumerate(rows)]


# --- kernels -----------------------------------------------------------------


def build(form, rng, trials):
    """The body of a kernel, and the bytes of its blocks."""
    ids = None
    if form.scale:
        bytes_of = [i for i in range(4) if i % form.scale[0] == 0]
        ids = [(rng.choice(bytes_of), rng.randrange(2)),
               (rng.choice(bytes_of), rng.randrange(4))]
    blocks = []
    # There are many pairs of different types.
    for trial in rng.sample(range(4), trials if form.a == form.b else trials // 2):
        matrices = make(form, rng, trial)
        registers = Registers()
        metadata = put_factors(form, rng, matrices, registers)
        put_results(form, [m[2] for m in matrices], form.c, registers)
        for lane in range(32):
            registers.put(lane, [metadata[lane]] if metadata else [], 32)
        scales = put_scales(form, rng, trial, registers, ids) \
            if form.scale else None
        results = Registers()
        put_results(form, [expected(form, m, scales) for m in matrices],
                    form.d, results)
        pairs = zip(registers.lanes, results.lanes)
        before = [own + [0] * len(out) for own, out in pairs]
        after = [own + out for own, out in zip(registers.lanes, results.lanes)]
        blocks.append((b"".join(map(machine.words, before)),
                       b"".join(map(machine.words, after))))
    return kernel(form, registers, results, ids), blocks


def kernel(form, registers, results, ids):
    inputs, outputs = len(registers.lanes[0]), len(results.lanes[0])
    stride = 4 * (inputs + outputs)
    body = machine.load_lane(0, inputs, 0, stride)
    at, lists = 0, []
    groups = form.shape == "m8n8k4" and form.a == "f16"
    elements = [4, 4, 8] if groups else [
        form.m * form.k // 32 // (2 if form.sparse else 1),
        form.k * form.n // 32, form.m * form.n // 32]
    widths = [form.width(form.a), form.width(form.b), numbers.BITS[form.c]]
    for count, width in zip(elements, widths):
        size = count * width // 32
        names = [f"%r{at + i}" for i in range(size)]
        if width == 64:
            first = len(sum(lists, []))
            names = [f"%d{first + i}" for i in range(count)]
            for i, name in enumerate(names):
                body += f"mov.b64 {name}, {{%r{at + 2 * i}, " \
                        f"%r{at + 2 * i + 1}}};\n"
        lists.append(names)
        at += size
    if form.d == "f64":
        d = [f"%d{30 + i}" for i in range(outputs // 2)]
    else:
        d = [f"%r{100 + i}" for i in range(outputs)]
    text = form.mnemonic() + " " + ", ".join(
        machine.vector(names) for names in [d] + lists)
    if form.sparse:
        text += f", %r{at}, {form.selector}"
        at += 1
    if form.scale:
        for which, (byte, thread) in enumerate(ids):
            text += f", %r{at + which}, {{{byte}, {thread}}}"
    body += text + ";\n"
    if form.d == "f64":
        for i, name in enumerate(d):
            body += f"mov.b64 {{%r{100 + 2 * i}, %r{101 + 2 * i}}}, {name};\n"
    return body + machine.store_lane(100, outputs, 4 * inputs, stride)


def main(program, folder, which, trials=4):
    shutil.rmtree(folder, ignore_errors=True)
    cases = machine.Cases(folder)
    rng = random.Random(35)
    for form in dense_forms() if which == "dense" else sparse_forms():
        cases.add(form.name(), *build(form, rng, int(trials)))
    cases.run(program)


if __name__ == "__main__":
    main(*sys.argv[1:])
