# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Atomics and accesses at computed places, of all kinds, types and machines.

    atomics.py FOLDER SEED COUNT ARCH...
"""

import math
import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).parent.parent))
import machine
from combinations import function
from machine import INTEGERS, tile, wrap

SHAPES = [(1,), (8,), (32,), (128,), (1024,), (8, 16), (64, 32), (2, 4, 8), (1, 256)]
SCOPES = ["tl_blk", "gpu", "sys"]


def ordering(r, weak=False):
    if weak and r.random() < 0.5:
        return ""
    semantic = r.choice(["relaxed", "acquire", "release", "acq_rel"])
    return (f", mem_semantic = #nv_tileas<mem_semantic {semantic}>, "
            f"mem_scope = #nv_tileas<mem_scope {r.choice(SCOPES)}>")


def combiner(mode, kind):
    if mode == "xchg":
        return lambda a, b: b
    return function(mode, kind)


def values(r, kind, count):
    if kind in INTEGERS:
        return [wrap(kind, r.getrandbits(8 * machine.width(kind))) for _ in range(count)]
    # Sums of these are exact.
    return [float(r.randint(-8, 8)) for _ in range(count)]


def modes_of(kind, is_view):
    if kind in INTEGERS:
        return ["add", "and", "or", "xor", "max", "min", "umax", "umin"] + (
            [] if is_view else ["xchg"])
    if is_view:
        return ["add", "max", "min"]
    return ["add"] + (["xchg"] if machine.width(kind) > 2 else [])


def at_addresses(program, r):
    """One tile of changes, at addresses in any order, with a mask."""
    kind = r.choice(["i32", "i64", "f16", "bf16", "f32", "f64"])
    shape, warps = r.choice(SHAPES), r.choice([1, 4, 8])
    count = math.prod(shape)
    mode = r.choice(modes_of(kind, False))
    memory, change = values(r, kind, count), values(r, kind, count)
    order = list(range(count))
    r.shuffle(order)
    is_on = [r.random() < 0.7 for _ in range(count)]
    is_used = r.random() < 0.6
    body = machine.load("%v", "%p1", shape, kind) + machine.load("%i", "%p2", shape, "i64")
    body += machine.load("%w", "%p3", shape, "i8")
    masks = tile(shape, "i1")
    body += [f"%m = nv_tileas.map %w : {tile(shape, 'i8')} -> {masks} {{", "^bb0(%a: i8):",
             "%z = arith.constant 0 : i8", "%c = arith.cmpi ne, %a, %z : i8",
             "nv_tileas.yield %c : i1", "}"]
    where, data = tile(shape, "i64"), tile(shape, kind)
    body += [f"%b = nv_tileas.splat %p0 : i64 -> {where}",
             f"%q = nv_tileas.offset %b, %i {{element = {kind}}} : {where}, {where}",
             f"%o = nv_tileas.atomic_rmw_at %v, %q mask %m {{rmw_mode = #nv_tileas<rmw_mode "
             f"{mode}>{ordering(r)}}} : {data}, {where}, {masks} -> {data}"]
    if is_used:
        body += machine.store("%o", "%p4", shape, kind)
    read = program.kernel(body, [(kind, memory), (kind, change), ("i64", order),
                                 ("i8", [int(b) for b in is_on]), (kind, count)], warps)

    def check():
        now, old = list(memory), [0] * count
        for e in range(count):
            if is_on[e]:
                old[e] = now[order[e]]
                now[order[e]] = combiner(mode, kind)(old[e], change[e])
        compare(f"atomic_rmw_at {mode} {kind} {shape} {warps} warps", now, read(0))
        if is_used:
            compare(f"old values of {mode} {kind} {shape} {warps} warps", old, read(4))
    return check


def swaps(program, r):
    kind = r.choice(["i32", "i64", "f32", "f64"])
    shape, warps = r.choice(SHAPES), r.choice([1, 4])
    count = math.prod(shape)
    memory, change = values(r, kind, count), values(r, kind, count)
    expected = [m if r.random() < 0.5 else values(r, kind, 1)[0] for m in memory]
    data, where = tile(shape, kind), tile(shape, "i64")
    body = machine.load("%v", "%p1", shape, kind) + machine.load("%x", "%p2", shape, kind)
    body += machine.addresses("%q", "%p0", shape, kind)
    body += [f"%o = nv_tileas.atomic_cas_at %x, %v, %q {{{ordering(r)[2:]}}} : "
             f"{data}, {where} -> {data}"]
    body += machine.store("%o", "%p3", shape, kind)
    read = program.kernel(body, [(kind, memory), (kind, change), (kind, expected), (kind, count)],
                          warps)

    def check():
        bits = [machine.pack(kind, [m]) == machine.pack(kind, [x])
                for m, x in zip(memory, expected)]
        compare(f"atomic_cas_at {kind} {shape}", [c if b else m for b, c, m in
                                                  zip(bits, change, memory)], read(0))
        compare(f"old values of atomic_cas_at {kind} {shape}", memory, read(3))
    return check


def numbers(program, r):
    """All blocks change one number; each gets another old value."""
    kind, blocks = r.choice(["i32", "i64"]), 5
    body = [f"%one = arith.constant 1 : {kind}",
            f"%o = nv_tileas.atomic_rmw_at %one, %p0 {{rmw_mode = #nv_tileas<rmw_mode add>"
            f"{ordering(r).replace('tl_blk', 'gpu')}}} : {kind}, i64 -> {kind}",
            f"%t = nv_tileas.splat %o : {kind} -> tile<64x{kind}>",
            "%c = arith.constant 64 : i64",
            "%w = arith.extsi %o : i32 to i64" if kind == "i32" else
            "%w = arith.addi %o, %zero : i64",
            "%f = arith.muli %w, %c : i64",
            f"%s = nv_tileas.offset %p1, %f {{element = {kind}}} : i64, i64"]
    if kind == "i64":
        body.insert(0, "%zero = arith.constant 0 : i64")
    body += machine.store("%t", "%s", (64,), kind)
    read = program.kernel(body, [(kind, [0]), (kind, 64 * blocks)], 4, blocks)

    def check():
        compare(f"a counter of {kind}", [blocks], read(0))
        compare(f"tickets of {kind}", [n // 64 for n in range(64 * blocks)], read(1))
    return check


def owners(program, r):
    """What is computed of a number that one thread has is used by it, or by all."""
    how, blocks = r.choice(["strong", "weak", "change", "branch"]), 5
    strong = f"{{{ordering(r).replace('tl_blk', 'gpu')[2:]}}}"
    is_tile = how == "branch"
    body = ["%one = arith.constant 1 : i64", "%three = arith.constant 3 : i64",
            f"%size = arith.constant {512 if is_tile else 8} : i64",
            f"%o = nv_tileas.atomic_rmw_at %one, %p0 {{rmw_mode = #nv_tileas<rmw_mode add>, "
            f"{strong[1:-1]}}} : i64, i64 -> i64",
            "%f = arith.muli %o, %size : i64", "%q = arith.addi %p1, %f : i64",
            "%n = arith.muli %o, %three : i64", "%v = arith.addi %n, %one : i64"]
    if how == "strong":
        of_store = strong.replace("acquire", "relaxed").replace("acq_rel", "release")
        body += [f"nv_tileas.store_at %v, %q {of_store} : i64, i64"]
    elif how == "weak":
        body += ["nv_tileas.store_at %v, %q : i64, i64"]
    elif how == "change":
        body += [f"%w = nv_tileas.atomic_rmw_at %v, %q {{rmw_mode = #nv_tileas<rmw_mode add>, "
                 f"{strong[1:-1]}}} : i64, i64 -> i64"]
    else:
        body += ["%t = nv_tileas.splat %v : i64 -> tile<64xi64>",
                 "%c = arith.cmpi slt, %o, %three : i64", "scf.if %c {",
                 *machine.store("%t", "%q", (64,), "i64"), "}"]
    each = 64 if is_tile else 1
    read = program.kernel(body, [("i64", [0]), ("i64", blocks * each)], 4, blocks)

    def check():
        wanted = [3 * n + 1 if how != "branch" or n < 3 else 0
                  for n in range(blocks) for _ in range(each)]
        compare(f"a counter, {how}", [blocks], read(0))
        compare(f"what follows from tickets, {how}", wanted, read(1))
    return check


def followed(program, r):
    """An address that one thread has is read from by all."""
    scope = r.choice(["gpu", "sys"])
    body = [f"%t = nv_tileas.store_at %p1, %p0 : i64, i64 -> mem_token",
            f"%a, %u = nv_tileas.load_at %p0 token %t {{mem_semantic = #nv_tileas<mem_semantic "
            f"relaxed>, mem_scope = #nv_tileas<mem_scope {scope}>}} : i64 -> i64, mem_token",
            "%v, %w = nv_tileas.load_at %a token %u : i64 -> i64, mem_token",
            "nv_tileas.store_at %v, %p2 : i64, i64"]
    number = values(r, "i64", 1)
    read = program.kernel(body, [("i64", 1), ("i64", number), ("i64", 1)], 4)
    return lambda: compare("what an address leads to", number, read(2))


def views(program, r):
    """Changes by a view that the tile overhangs."""
    kind = r.choice(["i32", "i64", "f16", "bf16", "f32", "f64"])
    th, tw = r.choice([(8, 16), (16, 32), (1, 64), (64, 64)])
    rows, columns = r.choice([(th, tw), (th + 3, tw + 8), (max(1, th - 1), tw * 2)])
    mode = r.choice(modes_of(kind, True))
    if kind not in INTEGERS and r.random() < 0.6:
        mode = "add"
    is_used = r.random() < 0.4
    memory, change = values(r, kind, rows * columns), values(r, kind, th * tw)
    at = r.choice([(0, 0), (rows // 2, columns // 2 // 8 * 8)])
    data, view = tile((th, tw), kind), f"tiled_view<{th}x{tw}x{kind}>"
    body = machine.load("%v", "%p1", (th, tw), kind)
    body += ["%g = arith.index_cast %p0 : i64 to index",
             "%h = nv_tileas.assume %g {fact = #nv_tileas.div_by<16>} : index",
             f"%n0 = arith.constant {rows} : index", f"%n1 = arith.constant {columns} : index",
             "%one = arith.constant 1 : index", f"%y = arith.constant {at[0]} : index",
             f"%x = arith.constant {at[1]} : index", "%zero = arith.constant 0 : index",
             f"%w = nv_tileas.block_tile %h at [%y, %x] sizes [%n0, %n1] strides [%n1, %one] : "
             f"index -> {view}",
             f"%o = nv_tileas.tiled_atomic_rmw %v, %w[%zero, %zero] {{atom = "
             f"#nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode {mode}>"
             f"{ordering(r, weak=True)}}} : {data}, {view} -> {data}"]
    if is_used:
        body += machine.store("%o", "%p2", (th, tw), kind)
    warps = r.choice([1, 4, 8])
    read = program.kernel(body, [(kind, memory), (kind, change), (kind, th * tw)], warps)

    def check():
        now, old = list(memory), [0] * (th * tw)
        for i in range(th):
            for j in range(tw):
                y, x = at[0] + i, at[1] + j
                if y < rows and x < columns:
                    old[i * tw + j] = now[y * columns + x]
                    now[y * columns + x] = combiner(mode, kind)(old[i * tw + j],
                                                                change[i * tw + j])
        name = f"tiled_atomic_rmw {mode} {kind} {th}x{tw} at {at} of {rows}x{columns}, {warps}"
        compare(name, now, read(0))
        if is_used:
            compare(f"old values of {name}", old, read(2))
    return check


def gathers(program, r):
    """A gather, a scatter, and atomics on bins that several elements hit."""
    kind = r.choice(["i32", "i64", "f32", "f16", "i8", "f64"])
    what = r.choice(["load", "store"] + (["atomic"] if kind not in ("i8", "f16") else []))
    shape, warps = r.choice(SHAPES), r.choice([1, 4, 8])
    count = math.prod(shape)
    rows, columns = r.randrange(1, 9), r.choice([4, 33, 64])
    memory, change = values(r, kind, rows * columns), values(r, kind, count)
    places = [(r.randrange(-2, rows + 2), r.randrange(-3, columns + 3)) for _ in range(count)]
    if what == "store":
        # Several elements at one place would not be determined.
        seen = set()
        places = [p if p not in seen and not seen.add(p) else (-1, 0) for p in places]
    is_on = [r.random() < 0.8 for _ in range(count)]
    data, view, index = tile(shape, kind), f"tiled_view<{rows}x{columns}x{kind}>", tile(shape, "i32")
    masks = tile(shape, "i1")
    body = machine.load("%i", "%p1", shape, "i32") + machine.load("%j", "%p2", shape, "i32")
    body += machine.load("%k", "%p3", shape, "i8")
    body += [f"%m = nv_tileas.map %k : {tile(shape, 'i8')} -> {masks} {{", "^bb0(%a: i8):",
             "%z = arith.constant 0 : i8", "%c = arith.cmpi ne, %a, %z : i8",
             "nv_tileas.yield %c : i1", "}",
             "%g = arith.index_cast %p0 : i64 to index",
             f"%w = nv_tileas.block_tile %g : index -> {view}"]
    types = f"{index}, {index}, {masks}"
    if what == "load":
        body += [f"%o = nv_tileas.gather_load %w[%i, %j] mask %m : {view}, {types} -> {data}"]
    else:
        body += machine.load("%v", "%p4", shape, kind)
    if what == "store":
        body += [f"nv_tileas.scatter_store %v, %w[%i, %j] mask %m : {data}, {view}, {types}"]
    elif what == "atomic":
        body += [f"%o = nv_tileas.scatter_atomic_rmw %v, %w[%i, %j] mask %m {{rmw_mode = "
                 f"#nv_tileas<rmw_mode add>}} : {data}, {view}, {types} -> {data}"]
    if what == "load":
        body += machine.store("%o", "%p5", shape, kind)
    read = program.kernel(
        body, [(kind, memory), ("i32", [p[0] for p in places]), ("i32", [p[1] for p in places]),
               ("i8", [int(b) for b in is_on]), (kind, change), (kind, count)], warps)

    def check():
        now, got = list(memory), [0] * count
        for e, (y, x) in enumerate(places):
            if not is_on[e] or not (0 <= y < rows and 0 <= x < columns):
                continue
            at = y * columns + x
            got[e] = now[at]
            if what != "load":
                now[at] = change[e] if what == "store" else combiner("add", kind)(
                    now[at], change[e])
        name = f"{what} of {kind} {shape}, {warps} warps"
        compare(name, now, read(0))
        if what == "load":
            compare(name, got, read(5))
    return check


def compare(name, wanted, got):
    for at, (a, b) in enumerate(zip(wanted, got)):
        if a != b:
            raise AssertionError(f"{name}: element {at} is {b}, not {a}")


if __name__ == "__main__":
    machine.run_random(lambda r: r.choice([at_addresses, swaps, numbers, owners, followed, views,
                                           views, gathers]),
                       "atomics, gathers and scatters")
