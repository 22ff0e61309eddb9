#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the interpreter with what ptxas computes at compile time.

    fold.py PTXAS PTX-RUN FOLDER SETS

Every kernel executes one instruction on several sets of constants and stores each
result, XORed with a random word. If ptxas computes the result at compile time, the
machine code contains the XORed result instead of the word. So if the word is
present, nothing can be concluded; otherwise, the interpreter's result must be
present, and no other. The machine code is only searched for these bytes.
"""

import pathlib
import random
import re
import struct
import subprocess
import sys

RANDOM = random.Random(4711)

WORDS = [0, 1, 2, 0xFFFFFFFF, 0x7FFFFFFF, 0x80000000, 0x80000001, 0x12345678,
         0xFFFF, 0x8000, 0xFF, 0x80, 0xDEADBEEF]
LONGS = [0, 1, 2, 2**64 - 1, 2**63 - 1, 2**63, 2**63 + 1, 0x123456789ABCDEF0,
         0xFFFFFFFF, 0x80000000, 0x100000000]
SHORTS = [0, 1, 2, 0xFFFF, 0x7FFF, 0x8000, 0x8001, 0x1234]
FIELDS = [0, 1, 7, 8, 15, 16, 31, 32, 33, 63, 64, 65, 200, 255]
AMOUNTS = FIELDS + [256, 0xFFFFFFFF]
FLOATS = [0, 0x80000000, 0x3F800000, 0xBF800000, 0x7F800000, 0xFF800000,
          0x7FC00000, 0x00000001, 0x80000001, 0x007FFFFF, 0x00800000,
          0x7F7FFFFF, 0xFF7FFFFF, 0x33800000, 0x3F800001, 0x40200000,
          0xC0200000, 0x3F000000, 0x4F000000, 0xCF000000, 0x4F800000,
          0x5F800000, 0x477FF000, 0x38800000]
DOUBLES = [0, 1 << 63, 0x3FF0000000000000, 0xBFF0000000000000,
           0x7FF0000000000000, 0xFFF0000000000000, 1, 0x0010000000000000,
           0x7FEFFFFFFFFFFFFF, 0x3CA0000000000000, 0x3FF0000000000001,
           0x4004000000000000, 0xC004000000000000, 0x41E0000000000000,
           0x43E0000000000000, 0x36A0000000000000, 0x47EFFFFFF0000000]
HALVES = [0, 0x8000, 0x3C00, 0xBC00, 0x7C00, 0xFC00, 0x7E00, 1, 0x8001, 0x03FF,
          0x0400, 0x7BFF, 0x3C01, 0x4100]
# Kind of an operand: bits of its register, values that matter.
KINDS = {"w": (32, WORDS), "l": (64, LONGS), "h": (16, SHORTS),
         "n": (32, AMOUNTS), "m": (32, FIELDS), "f": (32, FLOATS), "d": (64, DOUBLES),
         "p": (16, HALVES)}
# Types for which most values are random, with any exponent.
RANDOM_FLOATS = {"f": (23, 96, 160), "d": (52, 960, 1090), "p": (10, 8, 24)}

RESULTS = {"w": 32, "l": 64, "h": 16, "q": 1}


def table():
    """Yields (instruction, kind of the result, kinds of the operands)."""
    both, three = "s32 u32 s64 u64 s16 u16".split(), ["s32", "u32"]
    kind = {"32": "w", "64": "l", "16": "h"}

    def of(name):
        return kind[name[1:]]
    for t in both:
        k = of(t)
        for op in ("add", "sub", "mul.lo", "mul.hi", "min", "max"):
            yield f"{op}.{t}", k, k + k
        yield f"sad.{t}", k, k * 3
        yield f"mad.lo.{t}", k, k * 3
        yield f"shl.b{t[1:]}", k, k + "n"
        yield f"shr.{t}", k, k + "n"
        for c in ("eq", "ne", "lt", "le", "gt", "ge"):
            yield f"setp.{c}.{t}", "q", k + k
        if t[0] == "s":
            yield f"abs.{t}", k, k
            yield f"neg.{t}", k, k
    for t in three:
        yield f"mul.wide.{t}", "l", "ww"
        yield f"mad.hi.{t}", "w", "www"
        yield f"mul24.lo.{t}", "w", "ww"
        yield f"mul24.hi.{t}", "w", "ww"
        yield f"bfind.{t}", "w", "w"
        yield f"bfind.shiftamt.{t}", "w", "w"
        yield f"bfe.{t}", "w", "wnn"
        yield f"bfe.{t[0]}64", "l", "lnn"
        yield f"mul.wide.{t[0]}16", "w", "hh"
        for m in ("wrap", "clamp"):
            yield f"szext.{m}.{t}", "w", "wn"
        for u in three:
            yield f"dp4a.{t}.{u}", "w", "www"
            yield f"dp2a.lo.{t}.{u}", "w", "www"
            yield f"dp2a.hi.{t}.{u}", "w", "www"
    yield "add.sat.s32", "w", "ww"
    yield "sub.sat.s32", "w", "ww"
    for b, k in (("32", "w"), ("64", "l"), ("16", "h")):
        for op in ("and", "or", "xor"):
            yield f"{op}.b{b}", k, k + k
        yield f"not.b{b}", k, k
        yield f"cnot.b{b}", k, k
    for b, k in (("32", "w"), ("64", "l")):
        yield f"popc.b{b}", "w", k
        yield f"clz.b{b}", "w", k
        yield f"brev.b{b}", k, k
        # For b64, ptxas does not truncate a length to its low eight bits.
        yield f"bfi.b{b}", k, k + k + ("nn" if b == "32" else "mm")
    for d in "lr":
        for m in ("wrap", "clamp"):
            yield f"shf.{d}.{m}.b32", "w", "wwn"
            yield f"bmsk.{m}.b32", "w", "nn"
    for m in ("", ".f4e", ".b4e", ".rc8", ".ecl", ".ecr", ".rc16"):
        yield f"prmt.b32{m}", "w", "www"
    for lut in (0x80, 0xFE, 0x1A, 0x96, 0xCA):
        yield f"lop3.b32 D, A, B, C, {lut};", "w", "www"
    yield from floats()
    yield from conversions()


def floats():
    for r in ("rn", "rz", "rm", "rp"):
        for op in ("add", "sub", "mul"):
            for m in ("", ".ftz", ".sat", ".ftz.sat"):
                yield f"{op}.{r}{m}.f32", "w", "ff"
            yield f"{op}.{r}.f64", "l", "dd"
        for m in ("", ".ftz", ".sat"):
            yield f"fma.{r}{m}.f32", "w", "fff"
        yield f"fma.{r}.f64", "l", "ddd"
        for op, n in (("div", 2), ("rcp", 1), ("sqrt", 1)):
            yield f"{op}.{r}.f32", "w", "f" * n
            yield f"{op}.{r}.ftz.f32", "w", "f" * n
            yield f"{op}.{r}.f64", "l", "d" * n
    for op in ("min", "max"):
        for m in ("", ".ftz", ".NaN", ".xorsign.abs"):
            yield f"{op}{m}.f32", "w", "ff"
        yield f"{op}.f64", "l", "dd"
        yield f"{op}.f16", "h", "pp"
    for op in ("abs", "neg"):
        yield f"{op}.f32", "w", "f"
        yield f"{op}.ftz.f32", "w", "f"
        yield f"{op}.f64", "l", "d"
    for op in ("add", "sub", "mul"):
        yield f"{op}.rn.f16", "h", "pp"
        yield f"{op}.rn.sat.f16", "h", "pp"
    yield "fma.rn.f16", "h", "ppp"
    for k, t in (("f", "f32"), ("d", "f64")):
        for c in ("eq", "ne", "lt", "le", "gt", "ge", "equ", "neu", "ltu",
                  "leu", "gtu", "geu", "num", "nan"):
            yield f"setp.{c}.{t}", "q", k + k
        yield f"copysign.{t}", "w" if k == "f" else "l", k + k
        for c in ("finite", "infinite", "number", "notanumber", "normal",
                  "subnormal"):
            yield f"testp.{c}.{t}", "q", k
    yield "slct.b32.f32", "w", "wwf"
    yield "slct.b32.s32", "w", "www"


def holds(to, other):
    """Whether a type has all values of another: .sat is not allowed then."""
    bits, narrow = int(to[1:]), int(other[1:])
    if to[0] == other[0]:
        return bits >= narrow
    return to[0] == "s" and bits > narrow


def conversions():
    integers = {"s16": "h", "u16": "h", "s32": "w", "u32": "w", "s64": "l",
                "u64": "l"}
    kinds = {"f16": "p", "f32": "f", "f64": "d"}
    results = {"f16": "h", "f32": "w", "f64": "l"}
    for a, k in integers.items():
        for b, r in integers.items():
            if a != b:
                yield f"cvt.{b}.{a}", r, k
                if not holds(b, a):
                    yield f"cvt.sat.{b}.{a}", r, k
        for b in ("s8", "u8"):
            yield f"cvt.{b}.{a}", "w", k
            yield f"cvt.sat.{b}.{a}", "w", k
        for f, k2 in kinds.items():
            for r in ("rni", "rzi", "rmi", "rpi"):
                yield f"cvt.{r}.{a}.{f}", k, k2
            for r in ("rn", "rz", "rm", "rp"):
                yield f"cvt.{r}.{f}.{a}", results[f], k
    for r in ("rn", "rz", "rm", "rp"):
        yield f"cvt.{r}.f32.f64", "w", "d"
        yield f"cvt.{r}.ftz.f32.f64", "w", "d"
        yield f"cvt.{r}i.f32.f32", "w", "f"
        yield f"cvt.{r}i.ftz.f32.f32", "w", "f"
        yield f"cvt.{r}i.f64.f64", "l", "d"
    for r in ("rn", "rz"):
        yield f"cvt.{r}.f16.f32", "h", "f"
        yield f"cvt.{r}.bf16.f32", "h", "f"
        yield f"cvt.{r}.f16x2.f32", "w", "ff"
        yield f"cvt.{r}.bf16x2.f32", "w", "ff"
        yield f"cvt.{r}.relu.bf16x2.f32", "w", "ff"
    yield "cvt.rn.f16.f64", "h", "d"
    yield "cvt.rna.tf32.f32", "w", "f"
    yield "cvt.f64.f32", "l", "f"
    yield "cvt.f32.f16", "w", "p"
    yield "cvt.f64.f16", "l", "p"
    yield "cvt.sat.f32.f32", "w", "f"
    for e in ("e4m3x2", "e5m2x2"):
        yield f"cvt.rn.satfinite.{e}.f32", "h", "ff"
        yield f"cvt.rn.f16x2.{e}", "w", "h"


def value(kind):
    bits, known = KINDS[kind]
    if RANDOM.random() < 0.45:
        return RANDOM.choice(known)
    if kind in RANDOM_FLOATS:
        fraction, low, high = RANDOM_FLOATS[kind]
        return (RANDOM.getrandbits(1) << (bits - 1)
                | RANDOM.randrange(low, high) << fraction
                | RANDOM.getrandbits(fraction))
    return RANDOM.getrandbits(5 if kind in "nm" else bits)


def kernel(number, sets, instruction, result, operands):
    """The text of a kernel, and the words of its xors by offset."""
    lines = [f".visible .entry k{number}(.param .u64 out) {{",
             "  .reg .b64 %o, %lo; .reg .b32 %x, %y; .reg .pred %q;",
             "  ld.param.u64 %o, [out];"]
    words = []
    for n in range(sets):
        lines.append("  {")
        names = []
        for at, kind in enumerate(operands):
            bits = KINDS[kind][0]
            lines.append(f"    .reg .b{bits} %i{at}; "
                         f"mov.b{bits} %i{at}, {value(kind)};")
            names.append(f"%i{at}")
        bits = RESULTS[result]
        lines.append("    .reg .pred %d;" if bits == 1
                     else f"    .reg .b{bits} %d;")
        if " D, " in instruction:
            text = instruction.replace(" D", " %d")
            for letter, name in zip("ABC", names):
                text = text.replace(f" {letter},", f" {name},")
        else:
            text = f"{instruction} %d, {', '.join(names)};"
        lines.append("    " + text)
        lines.append({1: "    selp.b32 %x, 1, 0, %d;",
                      16: "    cvt.u32.u16 %x, %d;",
                      32: "    mov.b32 %x, %d;",
                      64: "    mov.b64 {%x, %y}, %d;"}[bits])
        for part in ("%x", "%y")[:2 if bits == 64 else 1]:
            word = RANDOM.getrandbits(32) | 0x10001
            lines += [f"    xor.b32 {part}, {part}, {word};",
                      f"    st.global.b32 [%o+{4 * len(words)}], {part};"]
            words.append(word)
        lines.append("  }")
    return "\n".join(lines) + "\n  ret;\n}\n", words


def sections(elf):
    """The machine code of each kernel of a cubin."""
    offset, = struct.unpack_from("<Q", elf, 0x28)
    size, count, names = struct.unpack_from("<HHH", elf, 0x3A)
    headers = [struct.unpack_from("<IIQQQQ", elf, offset + n * size)
               for n in range(count)]
    base = headers[names][4]
    for name, _, _, _, at, length in headers:
        text = elf[base + name:elf.index(0, base + name)].decode()
        if text.startswith(".text."):
            yield text[6:], elf[at:at + length]


def compare(instruction, code, words, stored):
    """Returns how many results were decided, and what is wrong."""
    decided, wrong = 0, []
    for at, word in enumerate(words):
        there = {struct.pack("<I", w) in code
                 for w in (word, word ^ 0xFFFFFFFF)}
        if True in there:
            continue
        decided += 1
        if struct.pack("<I", stored[at]) not in code:
            wrong.append(f"{instruction}: store {at}: the interpreter gives "
                         f"0x{stored[at] ^ word:x}, ptxas something else")
        other = stored[at] ^ RANDOM.randrange(1, 1 << 32)
        if struct.pack("<I", other) in code and other not in stored:
            wrong.append(f"{instruction}: a wrong value is found too")
    return decided, wrong


def main():
    ptxas, run, folder, sets = sys.argv[1:5]
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    rows = sorted(set(table()))
    texts, words = zip(*(kernel(n, int(sets), *row) for n, row in enumerate(rows)))
    ptx, cubin = folder / "fold.ptx", folder / "fold.cubin"
    ptx.write_text(".version 8.0\n.target sm_90\n.address_size 64\n"
                   + "".join(texts))
    subprocess.run([ptxas, "-arch=sm_90", str(ptx), "-o", str(cubin)],
                   check=True)
    result = subprocess.run([run, "--kernels", str(ptx)], check=True,
                            capture_output=True, text=True)
    stored = {m[1]: [int(w, 16) for w in m[2].split()] for m in
              re.finditer(r"^(\w+):((?: [0-9a-f]{8})+)$", result.stdout, re.M)}
    code = dict(sections(cubin.read_bytes()))
    total, decided, silent, problems = 0, 0, [], []
    for n, row in enumerate(rows):
        found, wrong = compare(row[0], code[f"k{n}"], words[n], stored[f"k{n}"])
        total += len(words[n])
        decided += found
        problems += wrong
        if not found:
            silent.append(row[0])
    print(f"{len(rows)} instructions, {total} results, {decided} of them in "
          f"the machine code, {len(problems)} wrong")
    print("not computed by ptxas:", ", ".join(silent))
    print("\n".join(problems))
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
