#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Executes the texture and surface instructions of the machine's list on images of
each kind, and compares the results with a second implementation in Python.

    compare-images.py PTX-RUN FOLDER PTX"""

import pathlib
import random
import struct
import subprocess
import sys

import forms
import images
from images import Image

COORDINATES = [0.0, 0.125, 0.25, 0.5, 0.5078125, 0.75, 1.0, 1.25, 1.5, 2.5, 3.0,
               3.375, 3.998046875, 4.0, 5.25, -0.125, -0.5, -1.0, -2.75, 100.0]
GEOMETRIES = ("1d", "2d", "3d", "a1d", "a2d", "cube", "acube")


def bits(value):
    return struct.unpack("<I", struct.pack("<f", value))[0]


def texels(rng, ty, count):
    if ty == "f32":
        return images.pack_floats([rng.randint(-64, 64) / 8 for _ in range(count)])
    if ty == "f16":
        return bytearray(struct.pack(f"<{count}e", *[rng.randint(-64, 64) / 8
                                                     for _ in range(count)]))
    return bytearray(rng.randbytes(count * images.SIZES[ty]))


def make(rng, kind, geometry, ty, channels, **options):
    width, height, depth = {"1": (8, 1, 1), "2": (4, 6, 1), "3": (4, 3, 5),
                            "c": (4, 4, 1)}[geometry.lstrip("a")[0]]
    layers = {"a1d": 3, "a2d": 3, "cube": 6, "acube": 12}.get(geometry, 0)
    levels = []
    for n in range(3 if options.pop("mipmap", False) else 1):
        size = [max(v >> n, 1) for v in (width, height, depth)]
        count = size[0] * size[1] * (layers or size[2])
        levels.append((*size[:2], layers or size[2],
                       texels(rng, ty, count * channels)))
    return Image(kind, ty, channels, levels, layers, **options)


def textures(rng, form, geometry):
    """Images that suit a form."""
    floats = form.types[0] in ("f32", "f16x2")
    types = [("f32", 4, False), ("f16", 2, False), ("u8", 4, True),
             ("s16", 1, True)] if floats else \
        [("u8", 4, False), ("s16", 2, False), ("u32", 1, False)]
    mipmap = bool({"level", "grad"} & set(form.mods))
    found = []
    for n, (ty, channels, reads) in enumerate(types):
        for mode, normalized in ((2, False), (3, False), (0, True), (1, True),
                                 (2, True), (3, True)):
            if "cube" in geometry and (not normalized or mode != 2):
                continue
            found.append(make(
                rng, "texture", geometry, ty, channels, floats=reads,
                modes=(mode,) * 3, normalized=normalized, mipmap=mipmap,
                filter=floats and n % 2 == 0, mipfilter=floats and n == 0))
    return found


SURFACES = {}


def surfaces(rng, form, geometry):
    """The same for all forms, so that loads see what stores did."""
    if form.mods[0] == "p" and form.name == "sured":
        types = [("u32", 1), ("s32", 2)]
    else:
        types = [("u8", 4), ("f16", 4), ("s16", 2), ("f32", 4), ("u32", 2)]
    for key in types:
        if (geometry, key) not in SURFACES:
            SURFACES[geometry, key] = make(rng, "surface", geometry, *key)
    return [SURFACES[geometry, key] for key in types]


def texture_arguments(rng, form):
    row = []
    for group, shape in zip(form.operands[1:], form.shapes[1:]):
        registers = [o for o in group if o.bits != 64]
        is_offset = shape.startswith("{") and "grad" not in form.mods
        for n, _ in enumerate(registers):
            value = rng.choice(COORDINATES)
            if is_offset:
                row.append(rng.choice([0, 1, 7, -8, -1]) & 0xFFFFFFFF)
            elif shape.startswith("[") and n == 0 and form.geometry[0] == "a":
                row.append(rng.choice([0, 1, 2]) if form.geometry != "acube"
                           else rng.choice([0, 1]))
            elif form.types[1] == "s32":
                row.append(rng.choice([0, 1, 2, 3, -1, 7, 8, 100]) & 0xFFFFFFFF)
            else:
                row.append(bits(value))
    if "cube" in form.geometry:
        start = form.geometry == "acube"
        while not any(row[start:start + 3][n] & 0x7FFFFFFF for n in range(3)):
            row[start] = bits(1.5)
    return row


def surface_arguments(rng, form):
    column = next(g for g, s in zip(form.operands, form.shapes) if "[" in s)
    size = sum(o.bits for g, s in zip(form.operands, form.shapes)
               if "[" not in s for o in g) // 8
    scale = 1 if form.mods[0] == "p" else size
    row = []
    for n, o in enumerate(column[1:]):
        first = n == (form.geometry[0] == "a")
        value = rng.choice([0, 1, 2, 3, 0, 1, 5, 9, -1])
        if n == 0 and form.geometry[0] == "a":
            value = rng.choice([0, 1, 2, 7])
        row.append((value * scale if first else value) & 0xFFFFFFFF)
    if form.name != "suld":
        row += [rng.choice([rng.getrandbits(o.bits), bits(rng.choice(COORDINATES))
                            if o.bits == 32 else 1]) for o in form.operands[1]]
    return row


def chosen(folder):
    """The forms whose image is in a register, that the machine executes."""
    found = []
    for form in forms.load(folder, "texture"):
        named = any("tex" in s or "surf" in s or "smp" in s for s in form.shapes)
        if named or form.reason or form.name not in images.REFERENCES or \
                "independent" in form.machine:
            continue
        form.geometry = next((m for m in form.mods if m in GEOMETRIES), None)
        if form.geometry:
            found.append(form)
    return found


def jobs(rng, listed):
    """(form, its number, image, arguments)"""
    found = list(ordered_jobs(rng, listed))
    rng.shuffle(found)
    return found


def ordered_jobs(rng, listed):
    for number, form in enumerate(listed):
        is_texture = form.name in ("tex", "tld4")
        make_images = textures if is_texture else surfaces
        for image in make_images(rng, form, form.geometry):
            for _ in range(4):
                row = (texture_arguments if is_texture else surface_arguments)(
                    rng, form)
                yield form, number, image, row


def close(a, b):
    """The filter's sum is rounded once more than it needs to be."""
    if a == b:
        return True
    x, y = (struct.unpack("<f", struct.pack("<I", v))[0] for v in (a, b))
    return abs(x - y) <= 1e-5 * max(1.0, abs(y))


def main(run, folder, ptx):
    rng = random.Random(4)
    listed = chosen(folder)
    functions = [forms.as_function(form, f"f{n}") for n, form in enumerate(listed)]
    pathlib.Path(ptx).write_text(forms.header("sm_75") + "\n".join(functions))
    work = jobs(rng, listed)
    lines, seen = [], {}
    for form, number, image, row in work:
        if id(image) not in seen:
            seen[id(image)] = len(seen)
    # Handles are in order; the machine's first one is printed by the first line.
    first = subprocess.run([run, "--calls", ptx], input=work[0][2].line(), text=True,
                           capture_output=True, check=True).stdout.strip()
    base = int.from_bytes(bytes.fromhex(first), "little")
    made = set()
    expected_lines = []
    for form, number, image, row in work:
        if id(image) not in made:
            made.add(id(image))
            lines.append(image.line())
            expected_lines.append(None)
        handle = base + 64 * seen[id(image)]
        sizes = forms.widths_of_sources(form)
        lines.append(" ".join([f"f{number}"] + [
            v.to_bytes(size, "little").hex()
            for v, size in zip([handle] + row, sizes, strict=True)]))
        expected_lines.append((form, image, row))
    said = subprocess.run([run, "--calls", ptx], input="\n".join(lines), text=True,
                          capture_output=True, check=True).stdout.splitlines()
    compared, wrong = 0, {}
    for line, job in zip(said, expected_lines, strict=True):
        if job is None:
            continue
        form, image, row = job
        expected = images.REFERENCES[form.name](form, image, row)
        compared += 1
        if expected == "error" or line.startswith("error:"):
            if expected != "error" or "surface" not in line:
                wrong.setdefault(form.where, []).append(
                    f"{form.text()} of {list(map(hex, row))}: {line}, expected "
                    f"{expected}")
            continue
        if expected is None or not expected:
            continue
        data = bytes.fromhex(line)
        got = [int.from_bytes(data[16 * n:16 * n + max(o.bits, 32) // 8], "little")
               & (1 << max(o.bits, 32)) - 1
               for n, o in enumerate(form.operands[0])]
        got = [g & (1 << o.bits) - 1 for g, o in zip(got, form.operands[0])]
        if form.name == "suld" or form.types[0][0] != "f":
            same = got == expected
        else:
            same = all(close(g, e) for g, e in zip(got, expected)) \
                if form.types[0] == "f32" else got == expected
        if not same:
            wrong.setdefault(form.where, []).append(
                f"{form.text()} of {list(map(hex, row))} from {image.line()[:100]} "
                f"gives {list(map(hex, got))}, not {list(map(hex, expected))}")
    for where, shown in wrong.items():
        print(f"{where}: {len(shown)} wrong; {shown[0]}")
    print(f"{len(listed)} forms, {compared} results compared, {len(wrong)} rows wrong")
    return bool(wrong or not compared)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
