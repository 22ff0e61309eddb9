#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Executes tensor copies and compares memory with a second implementation.

    tensor-copies.py PTX-RUN FOLDER
    tensor-copies.py --only-write FOLDER

writes cases and kernels to FOLDER, and to FOLDER/sm_90a.ptx and the like a kernel
for each instruction that the machine has."""

import copy
import pathlib
import random
import subprocess
import sys

import tensors
from tensors import Tensor

SIZE = 8192  # Bytes of the tensor's memory, and of the box's at most.

HEAD = """.version {version}
.target {machine}
.address_size 64
"""

# The box is at s + base. The registers are those that instructions name.
KERNEL = """.visible .entry {name}(.param .u64 tensor, .param .u64 map, .param .u64 box) {{
  .shared .align 1024 .b8 s[{shared}];
  .shared .align 8 .b64 bar;
  .reg .b64 %t, %m, %o, %v, %at;
  .reg .b32 %s, %bar, %i, %sat, %low<4>;
  .reg .b16 %size<5>, %high;
  .reg .pred %p;
  ld.param.u64 %t, [tensor];
  ld.param.u64 %m, [map];
  ld.param.u64 %o, [box];
  mov.b32 %s, s;
  add.s32 %s, %s, {base};
  mov.b32 %bar, bar;
  {setup}
  mov.b32 %i, 0;
Fill:
  cvt.u64.u32 %at, %i;
  add.s64 %at, %o, %at;
  ld.global.b64 %v, [%at];
  mov.b32 %sat, s;
  add.s32 %sat, %sat, %i;
  st.shared.b64 [%sat], %v;
  add.s32 %i, %i, 8;
  setp.lt.u32 %p, %i, {shared};
  @%p bra Fill;
  mbarrier.init.shared.b64 [%bar], 1;
  fence.proxy.async;
  {instruction}
  {wait}
  mov.b32 %i, 0;
Copy:
  cvt.u64.u32 %at, %i;
  add.s64 %at, %o, %at;
  mov.b32 %sat, s;
  add.s32 %sat, %sat, %i;
  ld.shared.b64 %v, [%sat];
  st.global.b64 [%at], %v;
  add.s32 %i, %i, 8;
  setp.lt.u32 %p, %i, {shared};
  @%p bra Copy;
  ret;
}}
"""

# The phase ends only if exactly these bytes are counted.
WAIT_LOAD = """mbarrier.arrive.expect_tx.shared.b64 _, [%bar], {0};
Wait:
  mbarrier.try_wait.parity.shared.b64 %p, [%bar], 0;
  @!%p bra Wait;"""
WAIT_STORE = """cp.async.bulk.commit_group;
  cp.async.bulk.wait_group 0;"""


class Cases:
    def __init__(self, folder):
        self.folder, self.names, self.forms = folder, [], {}
        self.random = random.Random(36)

    def add(self, tensor, at, offsets=(), base=0, kind="load", operation=None,
            override=""):
        """One case: a box at these coordinates. The operands of the instruction
        may have the address of the tensor, or that, its sizes and strides."""
        rng = self.random
        name = f"k{len(self.names)}"
        memory = rng.randbytes(SIZE)
        if operation and tensor.element in ("f16", "f32"):
            memory = finite(memory)
        image = tensors.load(tensor, memory, at, offsets)
        shared = -(-(len(image) + base + 1024) // 128) * 128
        before = finite(rng.randbytes(shared))
        after, stored = bytearray(before), memory
        places = tensors.swizzled(tensor.swizzle, image, base)
        if kind == "load":
            for value, place in zip(image, places):
                after[base + place] = value
        else:
            unswizzled = bytes(before[base + place] for place in places)
            stored = tensors.store(tensor, memory, unswizzled, at, operation)
        wait = WAIT_STORE if kind != "load" else WAIT_LOAD.format(
            tensor.transferred(at, offsets))
        instruction = self.instruction(tensor, at, offsets, kind, operation,
                                       override)
        setup, in_map = overridden(tensor, override)
        text = KERNEL.format(name=name, base=base, shared=shared, wait=wait,
                             instruction=instruction, setup=setup)
        self.write(name, text, (memory, stored), in_map.bytes(), (before, after))
        self.forms.setdefault(instruction.split()[0], text)

    def instruction(self, tensor, at, offsets, kind, operation, override):
        rank = len(tensor.dims)
        extra = ", %t" if override else ""
        words = ".override::global_address" if override else ""
        if override == "all":
            extra += f", {vector('%size', rank)}"
            words += ".override::global_dim"
            if rank > 1:
                extra += f", {vector('%low', rank - 1)}, %high"
                words += "_stride"
        place = f"[%m{extra}, {{{', '.join(map(str, at))}}}]"
        head = f".tensor.{len(tensor.dims)}d"
        if kind == "load":
            tail = f", {{{', '.join(map(str, offsets))}}}" if offsets else ""
            return (f"cp.async.bulk{head}.shared::cta.global.{tensor.mode}"
                    f".mbarrier::complete_tx::bytes{words} [%s], {place}, [%bar]"
                    f"{tail};")
        operation = f".{operation}" if operation else ""
        reduce = ".reduce" if operation else ""
        end = f"{words}.bulk_group" if reduce else f".bulk_group{words}"
        return (f"cp{reduce}.async.bulk{head}.global.shared::cta{operation}"
                f".{tensor.mode}{end} {place}, [%s];")

    def write(self, name, text, memory, tensor_map, box):
        self.names.append(name)
        case = self.folder / name
        case.mkdir(parents=True)
        for file, data in (("t0", memory[0]), ("t1", memory[1]), ("m", tensor_map),
                           ("b0", box[0]), ("b1", box[1])):
            (case / file).write_bytes(data)
        (case / "case.txt").write_text(
            f"kernel {name}\nbuffer t0 t1 exact\nbuffer m m ignore\n"
            "buffer b0 b1 exact\n")
        (self.folder / f"{name}.ptx").write_text(
            HEAD.format(machine="sm_107a", version="9.4") + text)


def vector(name, count):
    return "{" + ", ".join(f"{name}{n}" for n in range(count)) + "}"


def overridden(tensor, override):
    """Lines before the instruction, and what the map has in memory."""
    if not override:
        # The address is the second field of a map.
        return "st.global.b64 [%m+8], %t;", tensor
    wrong = copy.copy(tensor)
    lines = []
    if override == "all":
        wrong.dims = [1] * len(tensor.dims)
        wrong.strides = [16] * len(tensor.strides)
        lines += [f"mov.b16 %size{n}, {d};" for n, d in enumerate(tensor.dims)]
        lines += [f"mov.b32 %low{n}, {s >> 4 & 0xFFFFFFFF};"
                  for n, s in enumerate(tensor.strides)]
        high = sum((s >> 36) << 4 * n for n, s in enumerate(tensor.strides))
        lines.append(f"mov.b16 %high, {high};")
    return " ".join(lines), wrong


def finite(data):
    """No halves and floats that are NaN or infinite."""
    return bytes(b & 0xBF if i % 2 else b for i, b in enumerate(data))


def strides_of(element, dims, align=16):
    """Strides of a tensor with padding after each dimension."""
    size, strides = -(-dims[0] * tensors.ELEMENTS[element][1] // 8), []
    for dim in dims[1:]:
        size = -(-size // align) * align + align
        strides.append(size)
        size *= dim
    assert size <= SIZE, (element, dims, size)
    return strides


def tile(element, dims, box, **more):
    align = 32 if element in tensors.PADDED else 16
    return Tensor(element, dims, strides_of(element, dims, align), box, **more)


def corners(dims, box):
    """Boxes inside, over each end of each dimension, and outside."""
    middle = [max(0, (d - b) // 2) for d, b in zip(dims, box)]
    yield middle
    for i in range(len(dims)):
        for start in (-1, dims[i] - box[i] + 1, -box[i] - 1, dims[i] + 1):
            yield middle[:i] + [start] + middle[i + 1:]
    yield [-1] * len(dims)


def add_tiles(cases):
    shapes = {1: ((50,), (16,)), 2: ((20, 6), (8, 3)), 3: ((12, 5, 4), (4, 3, 2)),
              4: ((8, 4, 3, 3), (4, 2, 2, 2)), 5: ((6, 3, 3, 2, 3), (4, 2, 2, 2, 2))}
    for dims, box in shapes.values():
        for at in corners(dims, box):
            cases.add(tile("u32", dims, box), at)
    # Every swizzle with rows as long as it allows and shorter, from lines that
    # are not the first of the pattern.
    for swizzle in tensors.SWIZZLES:
        span = tensors.SPAN[swizzle[0]] or 128
        for columns in {span // 2 // 8 * 8, span // 2}:
            for base in (0, 128, 640):
                cases.add(tile("u16", (100, 12), (columns, 11), swizzle=swizzle),
                          (cases.random.randrange(-8, 40), -1), base=base)
    for element, (_, bits) in tensors.ELEMENTS.items():
        if element in tensors.PADDED:
            for swizzle in ((0, 0), (3, 0), (3, 1)):
                for at in ((0, 1), (128, -1), (-128, 0)):
                    cases.add(tile(element, (256, 5), (128, 3), swizzle=swizzle), at)
            continue
        columns = 256 // bits
        for fill in (0, 1) if element in tensors.FLOATS else (0,):
            for first in (-2, 4):
                cases.add(tile(element, (columns + 2, 6), (columns, 4), fill=fill),
                          (first, 3))
    for steps in ((1, 2), (1, 3), (1, 8)):
        for start in (-1, 0, 3):
            cases.add(tile("u8", (40, 9), (16, 7), steps=steps), (5, start))


def add_rows(cases):
    for rows in ((0, 1, 2, 3), (7, 2, 2, -1), (9, 10, -4, 5)):
        for swizzle in ((0, 0), (1, 0), (3, 0)):
            columns = (tensors.SPAN[swizzle[0]] or 64) // 4
            cases.add(tile("f32", (40, 10), (columns, 1), swizzle=swizzle,
                           mode="tile::gather4"), (-3, *rows))
            if min(rows) >= 0:
                cases.add(tile("f32", (40, 10), (columns, 1), swizzle=swizzle,
                               mode="tile::scatter4"), (10, *rows), kind="store")


def images(element, dims, mode, **more):
    return Tensor(element, dims, strides_of(element, dims), mode=mode, **more)


def add_images(cases):
    shapes = {3: ((20, 7, 5), (2, 3)), 4: ((20, 5, 4, 3), (1, 0, 2)),
              5: ((12, 4, 3, 3, 2), (0, 1, 1, 1))}
    for rank, (dims, start) in shapes.items():
        spatial = rank - 2
        for lower, upper in ((0, 0), (-1, -1), (-1, 1), (1, -1)):
            for steps in (1, 2):
                for offset in (0, 1, 2):
                    begin = [max(c, lower) for c in start[:-1]]
                    cases.add(images("u16", dims, "im2col", channels=8, pixels=37,
                                     lower=[lower] * spatial, upper=[upper] * spatial,
                                     steps=[1] + [steps] * spatial + [1],
                                     swizzle=(1, 0) if offset else (0, 0)),
                              (-3 if lower else 16, *begin, start[-1]),
                              [offset] * spatial)
        for pixels in (9, 200 // rank):
            begin = [1] * spatial
            cases.add(images("u16", dims, "im2col_no_offs", channels=8, pixels=pixels,
                             lower=[1] * spatial, upper=[-1] * spatial),
                      (4, *begin, 0), kind="store")
        for halo, offset in ((0, 0), (2, 0), (0, 3), (5, 1)):
            for w in (-2, 0, 2):
                begin = [w] + [1] * (spatial - 1)
                cases.add(images("u16", dims, "im2col::w", channels=8, pixels=21,
                                 lower=[-1], upper=[0], swizzle=(2, 0),
                                 steps=[1, 2] + [1] * (rank - 2)),
                          (2, *begin, 1), (halo, offset))
        cases.add(images("u16", dims, "im2col::w::128", channels=8, pixels=128,
                         lower=[-1], upper=[-1], swizzle=(3, 0)),
                  (2, 1, *[1] * (spatial - 1), 0), (0, 1))


def add_stores(cases):
    for swizzle in tensors.SWIZZLES:
        if swizzle == (3, 2):
            continue  # Only for loads.
        columns = (tensors.SPAN[swizzle[0]] or 48) // 4
        for at in ((0, 0), (20, 7)):
            cases.add(tile("u32", (40, 9), (columns, 5), swizzle=swizzle), at,
                      base=128, kind="store")
    for dims, box, at in (((50,), (16,), (40,)), ((12, 5, 4), (4, 3, 2), (9, 4, 3)),
                          ((8, 4, 3, 3), (4, 2, 2, 2), (5, 3, 0, 2)),
                          ((6, 3, 3, 2, 3), (4, 2, 2, 2, 2), (4, 2, 2, 1, 2))):
        cases.add(tile("u32", dims, box), at, kind="store")
    cases.add(tile("u8", (40, 9), (16, 7), steps=(1, 3)), (30, 2), kind="store")
    cases.add(tile("b4x16", (64, 5), (32, 3)), (40, 3), kind="store")
    for swizzle in ((0, 0), (3, 0), (3, 3)):
        cases.add(tile("b6x16", (256, 5), (128, 3), swizzle=swizzle), (128, 3),
                  kind="store")
    for element in ("tf32", "f32ftz", "tf32ftz"):
        cases.add(tile(element, (40, 9), (16, 7)), (30, 2), kind="store")
    operations = {"add": ("u32", "s32", "u64", "f32", "f16"),
                  "min": ("u32", "s32", "u64", "s64", "f16"),
                  "max": ("u32", "s32", "u64", "s64", "f16"),
                  "inc": ("u32",), "dec": ("u32",)}
    operations.update(dict.fromkeys(("and", "or", "xor"), ("u32", "u64")))
    for operation, elements in operations.items():
        for element in elements:
            cases.add(tile(element, (40, 9), (8, 7), swizzle=(3, 0)), (36, 2),
                      kind="reduce", operation=operation)
    cases.add(images("u32", (12, 4, 3), "im2col_no_offs", channels=8, pixels=9,
                     lower=[0], upper=[0]), (8, 1, 0), kind="reduce", operation="add")


def add_overrides(cases):
    cases.add(tile("u32", (20, 6), (8, 3)), (13, 4), override="address")
    cases.add(tile("u32", (40, 9), (16, 7)), (30, 2), kind="store",
              override="address")
    cases.add(tile("u32", (40, 9), (8, 7)), (36, 2), kind="reduce",
              operation="add", override="address")
    # Boxes that are larger than the tensor in some dimension.
    shapes = (((50,), (64,)), ((20, 6), (24, 8)), ((12, 5, 4), (8, 8, 2)),
              ((8, 4, 3, 3), (4, 2, 4, 2)), ((6, 3, 3, 2, 3), (8, 2, 2, 3, 2)))
    for dims, box in shapes:
        for kind in ("load", "store"):
            cases.add(tile("u32", dims, box), [0] * len(dims), kind=kind,
                      override="all")
    cases.add(tile("u32", (12, 5, 4), (8, 8, 2)), (0, 0, 0), kind="reduce",
              operation="max", override="all")
    for dims, at in (((20, 7, 5), (4, 1, 0)), ((20, 5, 4, 3), (4, 1, 1, 0))):
        cases.add(images("u16", dims, "im2col_no_offs::w", channels=8, pixels=12,
                         lower=[1], upper=[-1], swizzle=(2, 0)), at,
                  kind="store")


MACHINES = {"sm_90a": "9.0", "sm_100a": "9.0", "sm_107a": "9.4"}


def is_of(machine, form):
    if "override" in form or "no_offs::w" in form:
        return machine == "sm_107a"
    return machine != "sm_90a" or not any(
        word in form for word in ("gather4", "scatter4", "im2col::w"))


def main(run, folder):
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True)
    cases = Cases(folder)
    for add in (add_tiles, add_rows, add_images, add_stores, add_overrides):
        add(cases)
    for machine, version in MACHINES.items():
        head = HEAD.format(machine=machine, version=version)
        (folder / f"{machine}.ptx").write_text(head + "".join(
            text for form, text in cases.forms.items() if is_of(machine, form)))
    if run == "--only-write":
        return 0
    said = subprocess.run([run, folder, *(folder / f"{n}.ptx" for n in cases.names)],
                          text=True, capture_output=True)
    print(said.stdout, said.stderr, end="")
    return said.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
