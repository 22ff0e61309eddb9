# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Blocks that hand tiles to each other by flags, and fences: right in every schedule, and
without races.

    orders.py FOLDER ARCH...
"""

import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).parent.parent))
import machine

GPU = "mem_scope = #nv_tileas<mem_scope gpu>"


def semantic(word):
    return f"mem_semantic = #nv_tileas<mem_semantic {word}>, {GPU}"


def publish(by):
    """Lines that set the flag %p1 after %d."""
    if by == "store":
        return [f"%n = nv_tileas.store_at %one, %p1 token %d {{{semantic('release')}}} : i32, i64 "
                "-> mem_token"]
    if by == "fence":
        return [f"%f = nv_tileas.fence token %d {{{semantic('release')}}}",
                f"%n = nv_tileas.store_at %one, %p1 token %f {{{semantic('relaxed')}}} : i32, i64 "
                "-> mem_token"]
    return [f"%n0, %n = nv_tileas.atomic_rmw_at %one, %p1 token %d {{rmw_mode = #nv_tileas<rmw_mode "
            f"{'add' if by == 'add' else 'xchg'}>, {semantic('acq_rel')}}} : i32, i64 -> i32, "
            "mem_token"]


def wait(by):
    """Lines that read the flag until it is set; then %g."""
    if by == "fence":
        read = [f"%v, %r = nv_tileas.load_at %p1 token %t {{{semantic('relaxed')}}} : i64 -> i32, "
                "mem_token"]
    elif by == "swap":
        read = [f"%v, %r = nv_tileas.atomic_cas_at %one, %one, %p1 token %t "
                f"{{{semantic('acquire')}}} : i32, i64 -> i32, mem_token"]
    else:
        read = [f"%v, %r = nv_tileas.load_at %p1 token %t {{{semantic('acquire')}}} : i64 -> i32, "
                "mem_token"]
    lines = ["%e = nv_tileas.join_tokens()",
             "%w = scf.while (%t = %e) : (!nv_tileas.mem_token) -> !nv_tileas.mem_token {"] + read
    lines += ["%z = arith.cmpi eq, %v, %zero : i32",
              "scf.condition(%z) %r : !nv_tileas.mem_token", "} do {",
              "^bb0(%u: !nv_tileas.mem_token):", "scf.yield %u : !nv_tileas.mem_token", "}"]
    if by == "fence":
        return lines + [f"%g = nv_tileas.fence token %w {{{semantic('acquire')}}}"]
    return lines + ["%g = nv_tileas.join_tokens(%w)"]


def turned(size):
    """Lines that make %h, the addresses at %p2 from the last number to the first."""
    return [f"%h = nv_tileas.generate : tile<{size}xi64> {{", "^bb0(%i: index):",
            f"%s = arith.constant {size - 1} : index", "%a = arith.subi %s, %i : index",
            "%b = arith.index_cast %a : index to i64", "%c = arith.constant 4 : i64",
            "%k = arith.muli %b, %c : i64", "%l = arith.addi %k, %p2 : i64",
            "nv_tileas.yield %l : i64", "}"]


def hand_over(program, publisher, waiter, warps):
    """Block 0 fills a tile in and sets a flag; block 1 reads it from other threads."""
    size = 256
    index = "tile<256xi64>"
    fill = machine.load("%x", "%p0", (size,), "i32") + machine.addresses("%q", "%p2", (size,),
                                                                         "i32")
    fill += [f"%d = nv_tileas.store_at %x, %q : tile<256xi32>, {index} -> mem_token"]
    take = turned(size)
    take += [f"%y, %yd = nv_tileas.load_at %h token %g : {index} -> tile<256xi32>, mem_token"]
    take += machine.store("%y", "%p3", (size,), "i32")
    body = ["%one = arith.constant 1 : i32", "%zero = arith.constant 0 : i32",
            "%block = gpu.block_id x", "%c0 = arith.constant 0 : index",
            "%is = arith.cmpi eq, %block, %c0 : index", "scf.if %is {"]
    body += fill + publish(publisher) + ["} else {"] + wait(waiter) + take + ["}"]
    read = program.kernel(body, [("i32", list(range(size))), ("i32", [0]), ("i32", [0] * size),
                                 ("i32", [0] * size)], warps, blocks=2)

    def check():
        assert read(3) == list(range(size))[::-1], (publisher, waiter, read(3))
    return check


def look(by):
    """Lines that read the flag once, as %v; then %g."""
    if by == "add":
        return [f"%v, %g = nv_tileas.atomic_rmw_at %zero, %p1 token %e {{rmw_mode = #nv_tileas<rmw_mode "
                f"add>, {semantic('acq_rel')}}} : i32, i64 -> i32, mem_token"]
    if by == "fence":
        return [f"%v, %r = nv_tileas.load_at %p1 token %e {{{semantic('relaxed')}}} : i64 -> i32, "
                "mem_token", f"%g = nv_tileas.fence token %r {{{semantic('acquire')}}}"]
    return [f"%v, %g = nv_tileas.load_at %p1 token %e {{{semantic('acquire')}}} : i64 -> i32, "
            "mem_token"]


def glance(program, by, warps):
    """Block 0 fills a tile in and sets a flag; block 1 looks at the flag once, and reads the
    tile from other threads if it is set. No branch or loop is in between."""
    size = 256
    tile, index, mask = f"tile<{size}xi32>", f"tile<{size}xi64>", f"tile<{size}xi1>"
    fill = machine.load("%x", "%p0", (size,), "i32") + machine.addresses("%q", "%p2", (size,),
                                                                         "i32")
    fill += [f"%d = nv_tileas.store_at %x, %q : {tile}, {index} -> mem_token"] + publish("store")
    take = ["%e = nv_tileas.join_tokens()"] + look(by)
    take += ["%set = arith.cmpi ne, %v, %zero : i32", f"%m = nv_tileas.splat %set : i1 -> {mask}"]
    take += turned(size) + [
             f"%y, %yd = nv_tileas.load_at %h mask %m token %g : {index}, {mask} -> {tile}, "
             "mem_token"]
    take += machine.store("%y", "%p3", (size,), "i32")
    body = ["%one = arith.constant 1 : i32", "%zero = arith.constant 0 : i32",
            "%block = gpu.block_id x", "%c0 = arith.constant 0 : index",
            "%is = arith.cmpi eq, %block, %c0 : index", "scf.if %is {"]
    body += fill + ["} else {"] + take + ["}"]
    numbers = list(range(1, size + 1))
    read = program.kernel(body, [("i32", numbers), ("i32", [0]), ("i32", [0] * size),
                                 ("i32", [0] * size)], warps, blocks=2)

    def check():
        assert read(3) in ([0] * size, numbers[::-1]), (by, read(3))
    return check


def branch(program):
    """What one arm of a branch writes is read after it by other threads; in the other arm, all
    have waited for each other."""
    size, token = 256, "!nv_tileas.mem_token"
    body = ["%block = gpu.block_id x", "%c0 = arith.constant 0 : index",
            "%is = arith.cmpi eq, %block, %c0 : index"]
    body += machine.load("%x", "%p0", (size,), "i32")
    body += machine.addresses("%q", "%p2", (size,), "i32")
    body += [f"%t = scf.if %is -> ({token}) {{",
             f"%d = nv_tileas.store_at %x, %q : tile<{size}xi32>, tile<{size}xi64> -> mem_token",
             f"scf.yield %d : {token}", "} else {",
             f"%v, %r = nv_tileas.load_at %p1 {{{semantic('relaxed')}}} : i64 -> i32, mem_token",
             f"scf.yield %r : {token}", "}"]
    body += turned(size) + [f"%y, %yd = nv_tileas.load_at %h token %t : tile<{size}xi64> -> "
                            f"tile<{size}xi32>, mem_token"]
    body += machine.store("%y", "%p3", (size,), "i32")
    read = program.kernel(body, [("i32", list(range(size))), ("i32", [0]), ("i32", [0] * size),
                                 ("i32", [0] * size)], 4)

    def check():
        assert read(3) == list(range(size))[::-1], read(3)
    return check


def heard(program):
    """A tile that one warp reads, since others may change it, is the same for all warps."""
    body = machine.addresses("%q", "%p0", (1, 32), "i32")
    body += [f"%x, %d = nv_tileas.load_at %q {{{semantic('relaxed')}}} : tile<1x32xi64> -> "
             "tile<1x32xi32>, mem_token",
             "%y = nv_tileas.broadcast %x : tile<1x32xi32> -> tile<8x32xi32>"]
    body += machine.store("%y", "%p1", (8, 32), "i32")
    read = program.kernel(body, [("i32", list(range(1, 33))), ("i32", [0] * 256)], 4)

    def check():
        assert read(1) == list(range(1, 33)) * 8, read(1)
    return check


def aliases(program):
    """Nothing is lost at a fence for aliases, or where kernels depend on others."""
    body = ["%w = nv_tileas.dependency_wait"] + machine.load("%x", "%p0", (64,), "i32")
    body += machine.addresses("%q", "%p1", (64,), "i32")
    body += ["%d = nv_tileas.store_at %x, %q token %w : tile<64xi32>, tile<64xi64> -> mem_token",
             "%f = nv_tileas.fence token %d {aliases}",
             "%y = nv_tileas.load_at %q token %f : tile<64xi64> -> tile<64xi32>",
             "%l = nv_tileas.launch_dependents token %f"]
    body += machine.store("%y", "%p2", (64,), "i32")
    read = program.kernel(body, [("i32", list(range(64))), ("i32", [0] * 64), ("i32", 64)], 4)

    def check():
        assert read(2) == list(range(64)), read(2)
    return check


def main():
    folder, *archs = sys.argv[1:]
    for arch in archs:
        program = machine.Kernels(f"{folder}/{arch}")
        checks = [hand_over(program, p, w, warps) for p in ["store", "fence", "add", "xchg"]
                  for w in ["load", "fence", "swap"] for warps in [1, 4]]
        checks += [glance(program, by, warps) for by in ["load", "fence", "add"]
                   for warps in [1, 4]]
        checks += [make(program) for make in [branch, heard, aliases]]
        program.run(arch, schedules=8)
        for check in checks:
            check()
        print(f"{len(checks)} orders on {arch}")


if __name__ == "__main__":
    main()
