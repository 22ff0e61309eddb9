#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles products of tiles, runs them on the machine and compares with NumPy.

    products.py FOLDER SEED COUNT MACHINE[,MACHINE]... [conflicts] [wide] [turns]

COUNT random products of each type for each machine and number of warps; with
`turns`, each machine has one of these numbers, and the next one another. Small
integers must be exact; other floats must be within K * 2^-23 * sum(|a| * |b|).
No run may have a finding. With `conflicts`, nobody may wait for a bank of shared
memory. With `wide`, products of eight warps have so many rows or columns that not even
the operands of one instruction along the depth fit the shared memory for them.
"""

import json
import pathlib
import random
import subprocess
import sys

import numpy as np

# A, B, accumulator, and the atom of a `dot`; without one it is an `mma`.
TYPES = [
    ("f16", "f16", "f32", None),
    ("f16", "f16", "f16", None),
    ("bf16", "bf16", "f32", None),
    ("tf32", "tf32", "f32", None),
    ("f32", "f32", "f32", None),
    ("f64", "f64", "f64", None),
    ("i8", "i8", "i32", None),
    ("i8", "u8", "i32", None),
    ("u8", "i8", "i32", None),
    ("u8", "u8", "i32", None),
    ("f8E4M3FN", "f8E4M3FN", "f32", None),
    ("f8E5M2", "f8E5M2", "f16", None),
    ("f8E4M3FN", "f8E5M2", "f32", "f8f6f4"),
    ("f8E5M2", "f8E4M3FN", "f32", "mxf8f6f4"),
]
# The elements along K that share a scale factor, for this atom.
BLOCK = {"mxf8f6f4": 32}
FLOATS = {"f16": np.float16, "f32": np.float32, "f64": np.float64}
IS_WIDE = "wide" in sys.argv[5:]
WARPS = (8,) if IS_WIDE else (1, 2, 4, 8)
LARGEST, WIDE = 7, 11
# More elements of one tile for each warp would be more than registers hold.
MOST = 4096


def narrow_floats(bits, bias, has_infinity):
    """The numbers that all bytes are, with so many bits of a fraction."""
    numbers = []
    for byte in range(256):
        exponent, fraction = byte >> bits & (1 << 7 - bits) - 1, byte & (1 << bits) - 1
        number = (fraction * 2.0**(1 - bias - bits) if not exponent else
                  (1 + fraction / 2**bits) * 2.0**(exponent - bias))
        top = exponent == (1 << 7 - bits) - 1
        if top and (has_infinity or fraction == (1 << bits) - 1):
            number = np.nan
        numbers.append(-number if byte >> 7 else number)
    return np.array(numbers)


NARROW = {"f8E4M3FN": narrow_floats(3, 7, False), "f8E5M2": narrow_floats(2, 15, True)}


def make(element, shape, rng, whole):
    """What memory has, and the numbers that it is."""
    if element in ("i8", "u8"):
        low = -128 if element == "i8" else 0
        numbers = rng.integers(low, low + 256, shape)
        return numbers.astype(np.uint8).view(np.int8), numbers
    if element == "i32":
        numbers = rng.integers(-2**31, 2**31, shape)
        return numbers.astype(np.int32), numbers
    if element == "f8E8M0FNU":
        memory = rng.integers(124, 131, shape).astype(np.uint8)
        return memory.view(np.int8), 2.0**(memory.astype(np.float64) - 127)
    if element in NARROW:
        table = NARROW[element]
        fitting = [b for b in range(256) if abs(table[b]) <= (4 if whole else 16)
                   and (not whole or table[b] == int(table[b]))]
        memory = np.array(fitting, np.uint8)[rng.integers(0, len(fitting), shape)]
        return memory.view(np.int8), table[memory]
    numbers = (rng.integers(-3, 4, shape).astype(np.float64) if whole
               else rng.standard_normal(shape))
    if element in ("bf16", "tf32"):
        kept = np.uint32(0xffff0000 if element == "bf16" else 0xffffe000)
        bits = numbers.astype(np.float32).view(np.uint32) & kept
        memory = ((bits >> 16).astype(np.uint16).view(np.int16)
                  if element == "bf16" else bits.view(np.float32))
        return memory, bits.view(np.float32).astype(np.float64)
    memory = numbers.astype(FLOATS[element])
    return memory, memory.astype(np.float64)


class Product:
    """One kernel, its arguments, and what it should compute."""

    def __init__(self, name, types, choose, warps):
        self.name = name
        self.a, self.b, self.c, self.atom = types
        self.block = BLOCK.get(self.atom)
        while True:
            m, n, k = (1 << choose.randint(0, LARGEST) for _ in range(3))
            if IS_WIDE:
                wide = 1 << WIDE - bool(self.block)
                m, n = (wide, 1 << choose.randint(0, 4))[::choose.choice((1, -1))]
            if max(m * k, k * n, m * n) <= MOST * warps and k % (self.block or 1) == 0:
                break
        batch = [choose.choice((2, 4))] if choose.random() < 0.3 else []
        self.depth, self.batched = k, bool(batch)
        self.shapes = {"a": batch + [m, k], "b": batch + [k, n], "c": batch + [m, n]}
        self.elements = {"a": self.a, "b": self.b, "c": self.c}
        if self.block:
            self.shapes |= {"s": batch + [m, k // self.block], "t": batch + [k // self.block, n]}
            self.elements |= {"s": "f8E8M0FNU", "t": "f8E8M0FNU"}
        self.turned = {tile: choose.random() < 0.4 for tile in "ab"}
        self.whole = choose.random() < 0.6

    def __str__(self):
        turned = [tile for tile in "ab" if self.turned[tile]]
        return f"{self.a} {self.b} {self.c} {self.shapes}, turned: {turned}, whole: {self.whole}"

    def type_of(self, tile, shape=None):
        element = self.elements[tile]
        shape = self.shapes[tile] if shape is None else shape
        return "x".join(map(str, shape)) + "x" + element.replace("u8", "i8")

    def in_memory(self, tile):
        shape = list(self.shapes[tile])
        if self.turned.get(tile):
            shape[-2:] = shape[:-3:-1]
        return shape

    def load(self, tile):
        t = self.type_of(tile, self.in_memory(tile))
        zeros = ", ".join(["%z"] * len(self.shapes[tile]))
        name = f"%{tile}0" if self.turned.get(tile) else f"%{tile}"
        text = [
            f"  %w{tile} = nv_tileas.block_tile %p{tile} : "
            f"!nv_tileas.tiled_view<{t}> -> !nv_tileas.tiled_view<{t}>",
            f"  {name} = nv_tileas.tiled_load %w{tile}[{zeros}] {{atom = #plain}} : "
            f"!nv_tileas.tiled_view<{t}> -> !nv_tileas.tile<{t}>"]
        if self.turned.get(tile):
            order = "0, 2, 1" if self.batched else "1, 0"
            text.append(f"  %{tile} = nv_tileas.permute {name} "
                        f"{{permutation = array<i32: {order}>}} : "
                        f"tile<{t}> -> tile<{self.type_of(tile)}>")
        return text

    def text(self):
        views = {tile: f"!nv_tileas.tiled_view<{self.type_of(tile, self.in_memory(tile))}>"
                 for tile in self.elements}
        attributes = []
        if self.atom:
            attributes.append(f"atom = #nv_tileas<atom {self.atom}>")
        if self.c == "i32":
            for tile, element in (("a", self.a), ("b", self.b)):
                word = "unsigned" if element == "u8" else "signed"
                attributes.append(f"signedness_{tile} = #nv_tileas<signedness {word}>")
        words = f" {{{', '.join(attributes)}}}" if attributes else ""
        types = ", ".join(f"tile<{self.type_of(tile)}>" for tile in self.elements)
        operands = ", ".join(f"%{tile}" for tile in self.elements)
        parameters = ", ".join(f"%p{tile}: {views[tile]}" for tile in self.elements)
        op = "block_scaled_mma" if self.block else "dot" if self.atom else "mma"
        result = self.type_of("c")
        zeros = ", ".join(["%z"] * len(self.shapes["c"]))
        return "\n".join(
            [f"func.func @{self.name}({parameters}, %pd: {views['c']}) "
             "attributes {nv_tileas.kernel} {",
             "  %z = arith.constant 0 : index"] +
            [line for tile in self.elements for line in self.load(tile)] +
            [f"  %d = nv_tileas.{op} {operands}{words} : {types} -> tile<{result}>",
             f"  %wd = nv_tileas.block_tile %pd : {views['c']} -> {views['c']}",
             f"  nv_tileas.tiled_store %d, %wd[{zeros}] {{atom = #plain}} : "
             f"!nv_tileas.tile<{result}>, {views['c']}",
             "  return", "}", ""])

    def write_arguments(self, folder, rng, buffers):
        self.numbers = {}
        for tile, element in self.elements.items():
            memory, self.numbers[tile] = make(element, self.shapes[tile], rng, self.whole)
            if self.turned.get(tile):
                memory = np.swapaxes(memory, -1, -2)
            np.save(folder / f"{self.name}{tile}.npy", np.ascontiguousarray(memory))
            buffers[f"{self.name}{tile}"] = f"in:{self.name}{tile}.npy"
        shape = ",".join(map(str, self.shapes["c"]))
        buffers[f"{self.name}d"] = f"out:{self.name}d.npy:{self.c}[{shape}]"
        return [f"{self.name}{tile}" for tile in [*self.elements, "d"]]

    def is_right(self, got):
        a, b, c = (self.numbers[tile] for tile in "abc")
        if self.block:
            a = a * np.repeat(self.numbers["s"], self.block, axis=-1)
            b = b * np.repeat(self.numbers["t"], self.block, axis=-2)
        wanted = np.matmul(a, b) + c
        if self.c == "i32":
            return np.array_equal(got, wanted.astype(np.int64).astype(np.int32))
        size = np.matmul(abs(a), abs(b)) + abs(c)
        unit = {"f16": 2.0**-10, "f32": 2.0**-23, "f64": 2.0**-52}[self.c]
        # Integers that the accumulator has are exact.
        limit = self.depth * unit * size
        if self.whole:
            limit = np.where(size * unit <= 1, 0, limit)
        return bool(np.all(abs(got.astype(np.float64) - wanted) <= limit))


def nvvmc(*arguments):
    return subprocess.run(["nvvmc", *map(str, arguments)], capture_output=True,
                          text=True, check=False)


def waits(ptx, steps):
    """The kernels in which a warp waits for banks, and at which instruction."""
    done = nvvmc("run", ptx, f"--launches={steps}", "--count", "--format=json")
    counts = json.loads(done.stdout.strip().splitlines()[-1])
    lines = ptx.read_text().splitlines()
    found = {}
    for i in counts["instructions"]:
        shared = i.get("shared", {"wavefronts": 0, "leastWavefronts": 0})
        if shared["wavefronts"] <= shared["leastWavefronts"]:
            continue
        entry = next(line for line in reversed(lines[:i["ptxLine"]]) if ".entry" in line)
        name = entry.split(".entry")[1].strip().split("(")[0]
        found.setdefault(name, f"{i['ptx']} ({shared})")
    return found


def check(folder, products, machine, warps, rng, looks_for_waits):
    """The number of complaints."""
    source, ptx = folder / "products.mlir", folder / "products.ptx"
    info = folder / "launches.json"
    source.write_text("#plain = #nv_tileas<atom universal_copy>\nmodule {\n" +
                      "".join(p.text() for p in products) + "}\n")
    done = nvvmc("compile", source, f"--arch={machine}", f"--warps={warps}", "-o", ptx,
                 f"--launch-info={info}")
    if done.returncode:
        print(machine, warps, done.stderr[:2000])
        return 1
    buffers = {}
    known = {k["kernel"]: k for k in json.loads(info.read_text())["kernels"]}
    launches = [{"kernel": p.name, "grid": [1], "block": [32 * warps],
                 "shared": known[p.name]["dynamic_shared"],
                 "args": p.write_arguments(folder, rng, buffers)} for p in products]
    steps = folder / "steps.json"
    steps.write_text(json.dumps({"buffers": buffers, "launches": launches}))
    for old in folder.glob("*d.npy"):
        old.unlink()
    done = nvvmc("run", ptx, f"--launches={steps}")
    bad = 0
    if done.returncode or done.stderr:
        print(machine, warps, done.stderr[:2000])
        bad += 1
    for p in products:
        result = folder / f"{p.name}d.npy"
        if not result.exists() or not p.is_right(np.load(result)):
            print(f"{machine}, {warps} warps: wrong: {p}")
            bad += 1
    if looks_for_waits:
        for name, instruction in waits(ptx, steps).items():
            product = next(p for p in products if p.name == name)
            print(f"{machine}, {warps} warps: waits: {product}: {instruction}")
            bad += 1
    return bad


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    seed, count, machines = int(sys.argv[2]), int(sys.argv[3]), sys.argv[4].split(",")
    choose, rng = random.Random(seed), np.random.default_rng(seed)
    bad = ran = 0
    for number, machine in enumerate(machines):
        first, step = (number % len(WARPS), len(WARPS)) if "turns" in sys.argv[5:] else (0, 1)
        for warps in WARPS[first::step]:
            products = [Product(f"k{i}_{j}", types, choose, warps)
                        for i, types in enumerate(TYPES) for j in range(count)]
            bad += check(folder, products, machine, warps, rng, "conflicts" in sys.argv[5:])
            ran += len(products)
    print(f"{ran} products, {bad} complaints")
    return bad != 0


if __name__ == "__main__":
    sys.exit(main())
