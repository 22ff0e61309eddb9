# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Each shape and type of mma, whose fragments are taken from the PTX ISA's description."""

import numpy as np

import sass

# Shape, types of D, A, B and C, and how the instruction may be called.
PRODUCTS = (
    ("m16n8k16", "f32", "f16", "f16", "HMMA.16816.F32"),
    ("m16n8k8", "f32", "f16", "f16", "HMMA.1688.F32"),
    ("m16n8k16", "f16", "f16", "f16", "HMMA.16816.F16"),
    ("m16n8k16", "f32", "bf16", "bf16", "HMMA.16816.F32.BF16"),
    ("m16n8k8", "f32", "bf16", "bf16", "HMMA.1688.F32.BF16"),
    ("m16n8k8", "f32", "tf32", "tf32", "HMMA.1688.F32.TF32"),
    ("m16n8k4", "f32", "tf32", "tf32", "HMMA.1684.F32.TF32"),
    ("m16n8k32", "s32", "s8", "s8", "IMMA.16832.S8.S8"),
    ("m16n8k32", "s32", "s8", "u8", "IMMA.16832.S8.U8"),
    ("m16n8k16", "s32", "u8", "s8", "IMMA.16816.U8.S8"),
    ("m16n8k32", "s32.satfinite", "s8", "s8", "IMMA.16832.S8.S8.SAT"),
    ("m8n8k4", "f64", "f64", "f64", "DMMA"))
SM_80 = (("m16n8k64", "s32", "s4", "s4", "IMMA.16864.S4.S4"),
         ("m8n8k16", "s32", "s8", "s8", "IMMA.8816.S8.S8"))
SM_120 = (("m16n8k32", "f32", "e4m3", "e5m2", "QMMA.16832.F32.E4M3.E5M2"),
          ("m16n8k32", "f16", "e4m3", "e4m3", "QMMA.16832.F16.E4M3.E4M3"),
          ("m16n8k32", "f32", "e5m2", "e4m3", "QMMA.16832.F32.E5M2.E4M3"))
BITS = {"f16": 16, "bf16": 16, "tf32": 32, "s8": 8, "u8": 8, "s4": 4, "f64": 64, "e4m3": 8,
        "e5m2": 8, "f32": 32, "s32": 32}


def values_of(kind, shape, seed):
    """Numbers of a type, and their bits, one to an element."""
    random = np.random.default_rng(seed)
    if kind in ("s8", "u8", "s4"):
        low, high = {"s8": (-128, 128), "u8": (0, 256), "s4": (-8, 8)}[kind]
        whole = random.integers(low, high, shape)
        return whole, whole & (1 << BITS[kind]) - 1
    if kind in ("e4m3", "e5m2"):
        bias, fraction = (7, 3) if kind == "e4m3" else (15, 2)
        exponent = random.integers(bias - 3, bias + 3, shape)
        part = random.integers(0, 1 << fraction, shape)
        sign = random.integers(0, 2, shape)
        value = (1 - 2 * sign) * (1 + part / (1 << fraction)) * 2.0 ** (exponent - bias)
        return value, sign << 7 | exponent << fraction | part
    numbers = random.standard_normal(shape)
    if kind == "f64":
        return numbers, numbers.view(np.int64)
    if kind == "f16":
        numbers = numbers.astype(np.float16)
        return numbers.astype(float), numbers.view(np.uint16).astype(np.int64)
    keep = {"bf16": 16, "tf32": 13}[kind]
    bits = numbers.astype(np.float32).view(np.uint32) >> keep << keep
    return bits.view(np.float32).astype(float), (bits >> (16 if kind == "bf16" else 0)
                                                 ).astype(np.int64)


def packed(bits, width, order):
    """Elements of a matrix in the order of lanes and of each lane's fragment."""
    out = np.zeros(32 * len(order(0)), np.int64)
    for lane in range(32):
        for n, place in enumerate(order(lane)):
            out[lane * len(order(0)) + n] = bits[place]
    if width == 64:
        return out
    if width == 4:
        return (out[::2] | out[1::2] << 4).astype(np.uint8).view(np.uint32)
    return out.astype({32: np.uint32, 16: np.uint16, 8: np.uint8}[width]).view(np.uint32)


def factor(rows, depth, width):
    """Which row and term each element of a lane's fragment is: groups of four lanes share a
    row and have 32 bits each, then come the rows from 8 on, then the next terms."""
    each = max(32 // width, 1)

    def order(lane):
        group, thread = lane >> 2, lane & 3
        return [(group + 8 * high, 4 * each * part + each * thread + n)
                for part in range(depth // (4 * each)) for high in range(rows // 8)
                for n in range(each)]
    return order


def sums(rows):
    return lambda lane: [((lane >> 2) + 8 * high, 2 * (lane & 3) + n)
                         for high in range(rows // 8) for n in range(2)]


def kernel(shape, types, counts):
    """Loads the fragments of A, B and C, multiplies, and stores D."""
    wide = types[1] == "f64"
    size, file, kind = (8, "%d", "f64") if wide else (4, "%r", "b32")
    lines, names, first = [], [], 0
    for n, count in enumerate((*counts, counts[2])):
        names.append([f"{file}{first + i}" for i in range(count)])
        first += count
        lines.append(f"mad.wide.u32 %rd{n}, %t, {size * count}, %rd{n};")
        if n < 3:
            lines += [f"ld.global.{kind} {name}, [%rd{n} + {size * i}];"
                      for i, name in enumerate(names[n])]
    a, b, c, d = ("{" + ", ".join(x) + "}" for x in names)
    to, _, end = types[0].partition(".")
    lines.append(f"mma.sync.aligned.{shape}.row.col{'.' + end if end else ''}"
                 f".{to}.{types[1]}.{types[2]}.{to} {d}, {a}, {b}, {c};")
    lines += [f"st.global.{kind} [%rd3 + {size * i}], {name};" for i, name in enumerate(names[3])]
    return "\n".join(lines)


def starts(to, shape):
    """Sums to which products are added; those that saturate are near the limits."""
    if to == "s32.satfinite":
        near = np.indices(shape).sum(0)
        return np.where(near % 2, 2 ** 31 - 1 - near, near - 2 ** 31)
    random = np.random.default_rng(3)
    if to == "s32":
        return random.integers(-2 ** 31, 2 ** 31, shape)
    return random.standard_normal(shape).astype({"f32": np.float32, "f16": np.float16,
                                                 "f64": float}[to]).astype(float)


def check(shape, to, a_kind, b_kind, called):
    rows, columns, depth = (int(x) for x in shape[1:].replace("n", " ").replace("k", " ").split())
    a, a_bits = values_of(a_kind, (rows, depth), 1)
    b, b_bits = values_of(b_kind, (depth, columns), 2)
    c = starts(to, (rows, columns))
    kind = {"f32": np.float32, "f16": np.float16, "f64": float}.get(to, np.int32)
    fragments = [packed(a_bits, BITS[a_kind], factor(rows, depth, BITS[a_kind])),
                 packed(b_bits.T, BITS[b_kind], factor(columns, depth, BITS[b_kind]))]
    order = sums(rows)
    fragments.append(np.array([c[place] for lane in range(32) for place in order(lane)], kind))
    counts = [f.nbytes // 32 // (8 if to == "f64" else 4) for f in fragments]
    out = np.zeros_like(fragments[2])
    names = sass.run(kernel(shape, (to, a_kind, b_kind), counts), [*fragments, out])
    right = c + a @ b
    if kind == np.int32:
        right = np.clip(right, -2 ** 31, 2 ** 31 - 1) if "sat" in to else \
            right.astype(np.int64).astype(np.int32)
    right = np.array([right[place] for lane in range(32) for place in order(lane)])
    limit = {np.float32: 1e-5, np.float16: 1e-2, float: 1e-13, np.int32: 0}[kind]
    sass.issued(names, called)
    sass.expect(f"{called} {shape}", np.allclose(out, right, limit, limit))


def products():
    for row in PRODUCTS + (SM_80 if sass.SM == "sm_80" else SM_120):
        check(*row)


sass.main(products)
