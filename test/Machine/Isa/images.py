# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What texture and surface instructions compute, written from the PTX ISA and the
CUDA C++ Programming Guide ("Texture Fetching"), with exact fractions."""

import math
import struct
from dataclasses import dataclass, field
from fractions import Fraction

from floating import decode, encode, signed
from integers import number

WRAP, MIRROR, EDGE, BORDER = range(4)
SIZES = {"u8": 1, "s8": 1, "u16": 2, "s16": 2, "f16": 2, "u32": 4, "s32": 4,
         "f32": 4}


@dataclass
class Image:
    kind: str
    type: str
    channels: int
    levels: list            # (width, height, depth or layers, bytearray)
    layers: int = 0
    modes: tuple = (EDGE, EDGE, EDGE)
    filter: bool = False
    mipfilter: bool = False
    normalized: bool = False
    floats: bool = False
    handle: int = 0
    original: list = field(default_factory=list)

    def line(self):
        """The line of ptx-run that makes it."""
        words = ["image", self.kind, f"type={self.type}",
                 f"channels={self.channels}", f"layers={self.layers}",
                 "modes=" + ",".join(map(str, self.modes))]
        words += [flag for flag in ("filter", "mipfilter", "normalized", "floats")
                  if getattr(self, flag)]
        for width, height, depth, data in self.levels:
            words += [f"size={width},{height},{1 if self.layers else depth}",
                      f"data={bytes(data).hex()}"]
        return " ".join(words)

    def texel(self, level, x, y, z):
        """The components at integer coordinates, as values."""
        width, height, _, data = self.levels[level]
        size = SIZES[self.type]
        at = ((z * height + y) * width + x) * size * self.channels
        values = []
        for n in range(self.channels):
            raw = int.from_bytes(data[at + n * size:at + (n + 1) * size], "little")
            if self.type[0] == "f":
                values.append(signed(decode(raw, self.type)))
            else:
                value = number(raw, self.type)
                if self.floats:
                    top = (1 << 8 * size - (self.type[0] == "s")) - 1
                    value = max(Fraction(value, top), Fraction(-1))
                values.append(value)
        return values + [0, 0, 0, 1][self.channels:]


def bits_of(image, value):
    if image.type[0] == "f" or image.floats:
        value = Fraction(value)
        return encode(int(value < 0), abs(value), "f32")
    return int(value) & 0xFFFFFFFF


def coordinate(image, axis, value, size, integer, offset):
    """In texels, after .wrap or .mirror."""
    if integer or not image.normalized:
        return value + offset
    value = value + Fraction(offset, size)  # As if the texture were moved.
    whole = math.floor(value)
    if image.modes[axis] == WRAP:
        value -= whole
    elif image.modes[axis] == MIRROR:
        value = value - whole if whole % 2 == 0 else 1 - (value - whole)
    return value * size


def index(image, axis, at, size, integer):
    if 0 <= at < size:
        return at
    if image.modes[axis] == BORDER:
        return None
    if image.modes[axis] == WRAP and image.normalized and not integer:
        return at % size
    return min(max(at, 0), size - 1)


def taps(image, axis, value, size, integer, offset, filtered):
    at = coordinate(image, axis, value, size, integer, offset)
    if not filtered:
        return [(index(image, axis, math.floor(at), size, integer), Fraction(1))]
    low = math.floor(at - Fraction(1, 2))
    weight = Fraction(math.floor((at - Fraction(1, 2) - low) * 256
                                 + Fraction(1, 2)), 256)
    return [(index(image, axis, low, size, integer), 1 - weight),
            (index(image, axis, low + 1, size, integer), weight)]


def around(image, level, values, layer, integer, offsets, filtered):
    """The texels that a place is made of: pairs of components and weights."""
    sizes = image.levels[level][:3]
    axes = [taps(image, n, v, sizes[n], integer, offsets[n], filtered)
            for n, v in enumerate(values)]
    axes += [[(0, Fraction(1))]] * (3 - len(axes))
    if image.layers:
        axes[2] = [(min(layer, image.layers - 1), Fraction(1))]
    found = []
    for z, c in axes[2]:
        for y, b in axes[1]:
            for x, a in axes[0]:
                inside = None not in (x, y, z)
                found.append((image.texel(level, x, y, z) if inside else [0] * 4,
                              a * b * c))
    return found


def sample(image, level, *rest):
    filtered = rest[-1]
    found = around(image, level, *rest)
    if not filtered:
        return [bits_of(image, v) for v in found[0][0]]
    return [bits_of(image, sum(t[n] * w for t, w in found)) for n in range(4)]


def as_float(bits):
    return signed(decode(bits, "f32"))


def cube(values):
    """The face and the place on it."""
    x, y, z = values
    major = max(abs(x), abs(y), abs(z))
    if abs(x) == major:
        face, s, t = (0, -z, -y) if x >= 0 else (1, z, -y)
    elif abs(y) == major:
        face, s, t = (2, x, z) if y >= 0 else (3, x, -z)
    else:
        face, s, t = (4, x, -y) if z >= 0 else (5, -x, -y)
    return face, [(s / major + 1) / 2, (t / major + 1) / 2]


def place(form, args):
    """Coordinates and layer from the registers of the list."""
    geometry = next(m for m in form.mods if m in
                    ("1d", "2d", "3d", "a1d", "a2d", "cube", "acube"))
    integer = form.types[1] == "s32"
    args, layer = list(args), 0
    if geometry[0] == "a":
        layer = args.pop(0)
    axes = {"1d": 1, "2d": 2, "3d": 3, "a1d": 1, "a2d": 2}.get(geometry, 3)
    values = [Fraction(number(a, "s32")) if integer else as_float(a)
              for a in args[:axes]]
    if "cube" in geometry:
        face, values = cube(values)
        layer = 6 * layer + face
    return values, layer, integer, geometry


def lod(form, image, args, values):
    if "level" in form.mods:
        return as_float(args[0])
    count = len(form.operands[-1])
    longest = 0.0
    for vector in (args[:count], args[count:2 * count]):
        square = sum((float(as_float(v)) *
                      (size if image.normalized else 1)) ** 2 for v, size in
                     zip(vector[:len(values)], image.levels[0]))
        longest = max(longest, math.sqrt(square))
    return Fraction(math.log2(longest)) if longest else Fraction(-1000)


def tex(form, image, args):
    count = sum(o.kind == "register" for o in form.operands[1]) - 1
    values, layer, integer, geometry = place(form, args[:count])
    rest = args[count:]
    filtered = image.filter and not integer
    offsets = [0, 0, 0]
    last = form.operands[-1]
    if len(form.operands) > 2 and form.shapes[-1].startswith("{") and \
            "grad" not in form.mods:
        offsets = [number(v, "s32") for v in rest[-len(last):]] + [0, 0]
    common = (values, layer, integer, offsets, filtered)
    if not {"level", "grad"} & set(form.mods):
        result = sample(image, 0, *common)
    else:
        top = len(image.levels) - 1
        level = min(max(lod(form, image, rest, values), 0), top)
        if image.mipfilter:
            low = math.floor(level)
            weight = Fraction(math.floor((level - low) * 256 + Fraction(1, 2)), 256)
            a, b = (sample(image, min(n, top), *common) for n in (low, low + 1))
            result = [bits_of(image, (1 - weight) * as_float(p) +
                              weight * as_float(q)) for p, q in zip(a, b)]
        else:
            result = sample(image, math.floor(level + Fraction(1, 2)), *common)
    if form.types[0] == "f16x2":
        halves = [encode(*decode(v, "f32"), "f16") for v in result]
        return [halves[0] | halves[1] << 16, halves[2] | halves[3] << 16]
    return result + [1] * (len(form.operands[0]) - 4)


def tld4(form, image, args):
    values, layer, integer, _ = place(form, args)
    found = around(image, 0, values, layer, integer, [0, 0, 0], True)
    component = "rgba".index(form.mods[0])
    texels = [bits_of(image, t[component]) for t, _ in found]
    return [texels[2], texels[3], texels[1], texels[0]]


# ---------------------------------------------------------------------------
# Surfaces
# ---------------------------------------------------------------------------

def spot(form, image, args, size, scaled):
    """The offset in the surface's bytes; None if it is outside, and an error."""
    geometry = next(m for m in form.mods if m in ("1d", "2d", "3d", "a1d", "a2d"))
    args = list(args)
    layer = args.pop(0) if geometry[0] == "a" else 0
    axes = {"1d": 1, "2d": 2, "3d": 3, "a1d": 1, "a2d": 2}[geometry]
    at = [number(a, "s32") for a in args[:axes]] + [0, 0]
    width, height, depth, _ = image.levels[0]
    texel = SIZES[image.type] * image.channels
    if not scaled and at[0] % size:
        return "error"
    limits = [width * texel // size if not scaled else width, height,
              1 if image.layers else depth]
    at[0] //= 1 if scaled else size
    bounded = list(zip(at[:axes], limits)) + \
        ([(layer, image.layers)] if geometry[0] == "a" else [])
    outside = any(not 0 <= v < n for v, n in bounded)
    if outside and form.mods[-1] == "trap":
        return "error"
    if outside and form.mods[-1] == "zero":
        return None
    x, y, z = (min(max(v, 0), n - 1) for v, n in zip(at, limits))
    layer = min(layer, image.layers - 1) if geometry[0] == "a" else 0
    return ((z + layer) * height + y) * width * texel + \
        x * (texel if scaled else size)


def suld(form, image, args):
    size = form.operands[0][0].bits // 8
    at = spot(form, image, args, size * len(form.operands[0]), False)
    if at == "error":
        return at
    data = image.levels[0][3]
    return [0 if at is None else int.from_bytes(
        data[at + n * size:at + (n + 1) * size], "little")
        for n in range(len(form.operands[0]))]


def component(image, bits):
    size = SIZES[image.type]
    if image.type == "f16":
        return encode(*decode(bits, "f32"), "f16")
    if size == 4:
        return bits
    low, high = (-(1 << 8 * size - 1), (1 << 8 * size - 1) - 1) \
        if image.type[0] == "s" else (0, (1 << 8 * size) - 1)
    value = number(bits, "s32" if image.type[0] == "s" else "u32")
    return min(max(value, low), high) & (1 << 8 * size) - 1


def sust(form, image, args):
    """Changes the surface."""
    values = args[len(form.operands[0]) - 1:]
    size = form.operands[1][0].bits // 8
    scaled = form.mods[0] == "p"
    at = spot(form, image, args, size * len(values), scaled)
    if at in ("error", None):
        return at
    if scaled:
        size = SIZES[image.type]
        values = [component(image, v) for v in values[:image.channels]]
        values += [0] * (image.channels - len(values))
    for n, value in enumerate(values):
        image.levels[0][3][at + n * size:at + (n + 1) * size] = \
            value.to_bytes(size, "little")
    return []


def sured(form, image, args):
    size = form.operands[1][0].bits // 8
    at = spot(form, image, args, size, form.mods[0] == "p")
    if at in ("error", None):
        return at
    ty = image.type if form.mods[0] == "p" else form.types[0]
    data = image.levels[0][3]
    old = int.from_bytes(data[at:at + size], "little")
    a, b = number(old, ty), number(args[-1], ty)
    value = {"add": a + b, "min": min(a, b), "max": max(a, b), "and": a & b,
             "or": a | b}[form.mods[1]] & (1 << 8 * size) - 1
    data[at:at + size] = value.to_bytes(size, "little")
    return []


def pack_floats(values):
    return bytearray(struct.pack(f"<{len(values)}f", *values))


REFERENCES = {"tex": tex, "tld4": tld4, "suld": suld, "sust": sust, "sured": sured}
