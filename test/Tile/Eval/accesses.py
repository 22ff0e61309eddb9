# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random accesses to memory. Each function adds one to a case."""

import itertools

import numpy as np

import judge
from judge import FLOATS, INTEGERS, width
from case import BASE, PACKED, WORDS, Value, count, tile


def masked(c):
    """A load of elements in any order, with a mask and what stands for the others."""
    r = c.random
    kind = r.choice([k for k in list(INTEGERS) + list(FLOATS) if k not in PACKED])
    n = r.choice([8, 32])
    source = c.input(kind, (n,))
    mask, padding = c.some("i1", (n,)), c.some(kind, (n,))
    order = c.input("i32", (n,), [r.randrange(n) for _ in range(n)])
    pointer = f"ptr<{kind}>"
    first, all_, at, out = (c.name() for _ in range(4))
    many = f"tile<{n}x{pointer}>"
    c.line(f"{first} = reshape %q{source.slot} : tile<{pointer}> -> tile<1x{pointer}>")
    c.line(f"{all_} = broadcast {first} : tile<1x{pointer}> -> {many}")
    c.line(f"{at} = offset {all_}, {order.name} : {many}, {order.type} -> {many}")
    c.line(f"{out}, {c.name()} = load_ptr_tko weak {at}, {mask.name}, {padding.name} : "
           f"{many}, {mask.type}, {padding.type} -> {padding.type}, token")

    def check():
        x, m, p, i = (c.read(v) for v in (source, mask, padding, order))
        return [[x[i[j]] if m[j] else p[j]] for j in range(n)]
    c.result("", kind, (n,), check, out)


PADDINGS = {"zero": 0.0, "neg_zero": -0.0, "nan": np.nan, "pos_inf": np.inf,
            "neg_inf": -np.inf}


def views(c):
    """A load of a tile that overhangs its array, in a view of any kind."""
    r = c.random
    kind = r.choice(["i8", "i16", "i32", "i64"] + BASE)
    rows, columns = r.randrange(3, 9), r.randrange(3, 9)
    th, tw = r.choice([2, 4]), r.choice([2, 4])
    source = Value("", kind, (rows * columns,), c.parameter(
        kind, rows * columns, [c.bits(kind) for _ in range(rows * columns)]))
    padding = "zero" if kind in INTEGERS else r.choice(list(PADDINGS))
    which = r.choice(["partition", "strided", "gather_scatter"])
    swaps = which != "gather_scatter" and r.random() < 0.5
    step = (th, tw) if which == "partition" else (r.randrange(1, 4), r.randrange(1, 4))
    extents = (columns, rows) if swaps else (rows, columns)
    index = tuple(r.randrange(-(-e // s)) for e, s in zip(extents, step))
    tensor = f"tensor_view<{rows}x{columns}x{kind}, strides=[{columns},1]>"
    middle = f"padding_value = {padding}, "
    if which == "strided":
        middle = f"traversal_strides=[{step[0]},{step[1]}], " + middle
    end = ", dim_map=[1, 0]" if swaps else ""
    operands, types = [], []
    sparse = r.randrange(2)
    at = list(index)
    if which == "gather_scatter":
        end = f", sparse_dim={sparse}"
        size = (th, tw)[sparse]
        codes = [r.randrange((rows, columns)[sparse]) for _ in range(size)]
        at[sparse] = codes
        at[1 - sparse] = r.randrange((rows, columns)[1 - sparse])
    view_type = f"{which}_view<tile=({th}x{tw}), {middle}{tensor}{end}>"
    for place in at:
        if isinstance(place, list):
            v = c.input("i32", (len(place),), place)
            operands.append(v.name)
            types.append(v.type)
        else:
            operands.append(c.name())
            c.line(f"{operands[-1]} = constant <i32: {place}> : tile<i32>")
            types.append("tile<i32>")
    a, v, out = c.name(), c.name(), c.name()
    c.line(f"{a} = make_tensor_view %q{source.slot}, shape = [{rows}, {columns}], "
           f"strides = [{columns}, 1] : {tensor}")
    c.line(f"{v} = make_{which}_view {a} : {view_type}")
    # The types of indices differ only in a gather view.
    of = ", ".join(types) if which == "gather_scatter" else "tile<i32>"
    c.line(f"{out}, {c.name()} = load_view_tko weak {v}[{', '.join(operands)}] : "
           f"{view_type}, {of} -> {tile(kind, (th, tw))}, token")

    def place(dim, i):
        if which == "gather_scatter":
            return at[dim][i] if dim == sparse else at[dim] + i
        return index[dim] * step[dim] + i

    def check():
        data = np.array(c.read(source), object).reshape(rows, columns)
        if swaps:
            data = data.T
        pad = 0 if kind in INTEGERS else FLOATS[kind].encode(PADDINGS[padding])
        return [[data[place(0, i), place(1, j)]
                 if place(0, i) < data.shape[0] and place(1, j) < data.shape[1] else pad]
                for i in range(th) for j in range(tw)]
    c.result("", kind, (th, tw), check, out)


def atomics(c):
    """Each element of memory is changed by one element of a tile, or by none."""
    r = c.random
    name = r.choice(["add", "and", "or", "xor", "max", "min", "umax", "umin", "xchg",
                     "addf", "cas"])
    kind = r.choice(["f32", "f64", "f16", "bf16"]) if name == "addf" \
        else r.choice(["i32", "i64"])
    n = 8
    start = [c.bits(kind) for _ in range(n)]
    memory = Value("", kind, (n,), c.parameter(kind, n, start))
    a, mask = c.some(kind, (n,)), c.input("i1", (n,))
    order = r.sample(range(n), n)
    index = c.input("i32", (n,), order)
    pointer = f"ptr<{kind}>"
    first, all_, at, out = (c.name() for _ in range(4))
    many = f"tile<{n}x{pointer}>"
    c.line(f"{first} = reshape %q{memory.slot} : tile<{pointer}> -> tile<1x{pointer}>")
    c.line(f"{all_} = broadcast {first} : tile<1x{pointer}> -> {many}")
    c.line(f"{at} = offset {all_}, {index.name} : {many}, {index.type} -> {many}")
    word = r.choice(["relaxed device", "acq_rel sys", "relaxed tl_blk", "acquire device"])
    other = c.some(kind, (n,))
    if name == "cas":
        c.line(f"{out}, {c.name()} = atomic_cas_tko {word} {at}, {other.name}, {a.name}, "
               f"{mask.name} : {many}, {a.type}, {mask.type} -> {a.type}, token")
    else:
        c.line(f"{out}, {c.name()} = atomic_rmw_tko {word} {at}, {name}, {a.name}, "
               f"{mask.name} : {many}, {a.type}, {mask.type} -> {a.type}, token")
    bits_ = width(kind)

    def new(before, x, y):
        plain = {"add": "addi", "and": "andi", "or": "ori", "xor": "xori", "max": "maxi",
                 "min": "mini", "umax": "maxi", "umin": "mini"}
        if name == "addf":
            return judge.rounded("addf", kind, [before, x])
        if name == "xchg":
            return [x]
        if name == "cas":
            return [x if before == y else before]
        return [judge.integer(plain[name], bits_, before, x, name in ("max", "min"))]

    def check_old():
        m = c.read(mask)
        return [[start[order[j]]] if m[j] else None for j in range(n)]
    c.result("", kind, (n,), check_old, out)

    def check_new():
        x, y, m = c.read(a), c.read(other), c.read(mask)
        result = [[v] for v in start]
        for j in range(n):
            if m[j]:
                result[order[j]] = new(start[order[j]], x[j], y[j])
        return result
    c.checks.append((f"atomic {name}", memory, check_new))


def addresses(c):
    """Through another type and through integers, and back."""
    r = c.random
    kind = r.choice(WORDS[1:] + BASE)
    source = c.input(kind, (8,))
    pointer = f"tile<ptr<{kind}>>"
    other, number, back, out = (c.name() for _ in range(4))
    c.line(f"{other} = ptr_to_ptr %q{source.slot} : {pointer} -> tile<ptr<i8>>")
    c.line(f"{number} = ptr_to_int {other} : tile<ptr<i8>> -> tile<i64>")
    at = r.randrange(8)
    far, sum_ = c.name(), c.name()
    c.line(f"{far} = constant <i64: {at * width(kind) // 8}> : tile<i64>")
    c.line(f"{sum_} = addi {number}, {far} : tile<i64>")
    c.line(f"{back} = int_to_ptr {sum_} : tile<i64> -> {pointer}")
    c.line(f"{out}, {c.name()} = load_ptr_tko weak {back} : {pointer} -> {tile(kind, ())}, "
           "token")
    c.result("", kind, (), lambda: [[c.read(source)[at]]], out)


def undetermined(c):
    """Masked elements have no value, and a select with the mask takes none of them."""
    r = c.random
    kind, n = r.choice(WORDS + BASE), r.choice([8, 32])
    source, mask = c.input(kind, (n,)), c.some("i1", (n,))
    other = c.some(kind, (n,))
    pointers, many = c.pointers(source.slot, kind, n)
    out = c.name()
    c.line(f"{out}, {c.name()} = load_ptr_tko weak {pointers}, {mask.name} : {many}, "
           f"{mask.type} -> {source.type}, token")

    def check():
        return [[x if m else y] for m, x, y in zip(*map(c.read, (mask, source, other)))]
    c.result(f"select {mask.name}, {out}, {other.name} : {mask.type}, {source.type}", kind,
             (n,), check)


def written_tiles(c):
    """A store, or an atomic, of a tile that overhangs its array: what overhangs is not
    written."""
    r = c.random
    changes = r.random() < 0.5
    kind = r.choice(["i32", "i64"] if changes else WORDS + BASE)
    rows, columns, th, tw = r.randrange(3, 9), r.randrange(3, 9), r.choice([2, 4]), 4
    start = [c.bits(kind) for _ in range(rows * columns)]
    memory = Value("", kind, (rows * columns,), c.parameter(kind, rows * columns, start))
    a = c.some(kind, (th, tw))
    at = r.randrange(-(-rows // th)), r.randrange(-(-columns // tw))
    tensor = f"tensor_view<{rows}x{columns}x{kind}, strides=[{columns},1]>"
    view = f"partition_view<tile=({th}x{tw}), {tensor}>"
    names = [c.name() for _ in range(4)]
    for name, place in zip(names, at):
        c.line(f"{name} = constant <i32: {place}> : tile<i32>")
    c.line(f"{names[2]} = make_tensor_view %q{memory.slot}, shape = [{rows}, {columns}], "
           f"strides = [{columns}, 1] : {tensor}")
    c.line(f"{names[3]} = make_partition_view {names[2]} : {view}")
    index = f"{names[3]}[{names[0]}, {names[1]}]"
    word = r.choice(["add", "and", "or", "xor", "max", "umin"])
    types = f"{a.type}, {view}, tile<i32> -> token"
    if changes:
        c.line(f"{c.name()} = atomic_red_view_tko relaxed device {index}, {word}, {a.name} "
               f": {types}")
    else:
        c.line(f"{c.name()} = store_view_tko weak {a.name}, {index} : {types}")
    plain = {"add": "addi", "and": "andi", "or": "ori", "xor": "xori", "max": "maxi",
             "umin": "mini"}

    def check():
        result, tile_ = list(start), c.read(a)
        for i, j in itertools.product(range(th), range(tw)):
            row, column = at[0] * th + i, at[1] * tw + j
            if row < rows and column < columns:
                place, x = row * columns + column, tile_[i * tw + j]
                result[place] = judge.integer(plain[word], width(kind), result[place], x,
                                              word == "max") if changes else x
        return [[x] for x in result]
    c.checks.append((types, memory, check))
