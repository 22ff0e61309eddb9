#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Instructions with all combinations of their modifiers, legal or not.

Each family is a list of axes; a form takes one word of each, "" for none. ptxas
says which of them exist.
"""

import functools
import itertools

import newer_forms

BITS = {"b8": "h", "u8": "h", "s8": "h", "b16": "h", "u16": "h", "s16": "h",
        "b32": "r", "u32": "r", "s32": "r", "b64": "l", "u64": "l",
        "s64": "l", "b128": "q", "f16": "h", "bf16": "h", "f16x2": "r",
        "bf16x2": "r", "f32": "f", "f64": "d", "e4m3": "h", "e5m2": "h"}
DATA = ["b8", "u8", "s8", "b16", "u16", "s16", "b32", "u32", "s32", "b64",
        "u64", "s64", "b128", "f32", "f64"]
SCOPES = ["", ".cta", ".cluster", ".gpu", ".sys"]
SPACES = ["", ".global", ".shared", ".shared::cta", ".shared::cluster"]
L1 = ["", ".L1::evict_normal", ".L1::evict_unchanged", ".L1::evict_first",
      ".L1::evict_last", ".L1::no_allocate"]
L2 = ["", ".L2::evict_normal", ".L2::evict_first", ".L2::evict_last"]
HINT = ["", ".L2::cache_hint"]
PREFETCH = ["", ".L2::64B", ".L2::128B", ".L2::256B"]
VECTORS = {"": 1, ".v2": 2, ".v4": 4, ".v8": 8}


def value(ty, vec="", first=0):
    letter = BITS[ty]
    if not vec:
        return f"{letter}{first}"
    return "{" + ", ".join(f"{letter}{first + i}"
                           for i in range(VECTORS[vec])) + "}"


def policy(mnemonic):
    return ", l9" if "L2::cache_hint" in mnemonic else ""


def cross(*axes):
    return map("".join, itertools.product(*axes))


def loads():
    ordinary = SPACES + [".const", ".local", ".param", ".param::entry",
                         ".param::func"]
    where = {".const": "cvar", ".param": "k_p", ".local": "lvar"}
    mnemonics = [
        (m, next((v for k, v in where.items() if k in m), "l8"), policy(m))
        for m in itertools.chain(
            cross(["ld"], ["", ".weak", ".volatile", ".relaxed", ".acquire",
                           ".mmio", ".mmio.relaxed"], SCOPES, ordinary),
            cross(["ld"], ["", ".weak"], ordinary,
                  [".ca", ".cg", ".cs", ".lu", ".cv"], HINT, PREFETCH),
            cross(["ld"], ["", ".weak", ".relaxed.gpu", ".acquire.sys",
                           ".volatile", ".relaxed.cluster"],
                  ["", ".global", ".shared"], L1, L2, HINT, PREFETCH),
            cross(["ld"], [".global.nc", ".global.ca.nc", ".global.cg.nc",
                           ".global.cs.nc", ".nc"], L1, L2, HINT, PREFETCH),
            cross(["ldu"], ["", ".global", ".shared"]))]
    for ty, vec in itertools.product(DATA, VECTORS):
        tail = f"{vec}.{ty} {value(ty, vec)}"
        yield from (f"{m}{tail}, [{at}]{hint};" for m, at, hint in mnemonics)


def stores():
    mnemonics = [
        (m, "lvar" if ".local" in m else "l8", policy(m))
        for m in itertools.chain(
            cross(["st"], ["", ".weak", ".volatile", ".relaxed", ".release",
                           ".mmio", ".mmio.relaxed"], SCOPES,
                  SPACES + [".local", ".param", ".param::func"]),
            cross(["st"], ["", ".weak"], SPACES + [".local"],
                  [".wb", ".cg", ".cs", ".wt"], HINT),
            cross(["st"], ["", ".weak", ".relaxed.gpu", ".release.sys",
                           ".volatile", ".relaxed.cluster"],
                  ["", ".global", ".shared"], L1, L2, HINT))]
    for ty, vec in itertools.product(DATA, VECTORS):
        tail, given = f"{vec}.{ty}", value(ty, vec)
        yield from (f"{m}{tail} [{at}], {given}{hint};" for m, at, hint in mnemonics)
        for mnemonic in cross(
                ["st.async"], ["", ".weak", ".mmio"], ["", ".release"], SCOPES,
                ["", ".shared::cluster", ".global"],
                ["", ".mbarrier::complete_tx::bytes"]):
            bar = ", [l7]" if "mbarrier" in mnemonic else ""
            yield f"{mnemonic}{tail} [l8], {given}{bar};"
    for mnemonic in cross(["st.bulk"], ["", ".weak"], ["", ".shared::cta"]):
        yield f"{mnemonic} [l8], l7, 0;"


OPS = [".and", ".or", ".xor", ".add", ".inc", ".dec", ".min", ".max"]
WORDS = ["b32", "u32", "s32", "b64", "u64", "s64", "f16", "bf16", "f16x2",
         "bf16x2", "f32", "f64"]


def atomics():
    for sem, scope, space in itertools.product(
            ["", ".relaxed", ".acquire", ".release", ".acq_rel"], SCOPES,
            SPACES):
        head = "atom" + sem + scope + space
        for op, ty, hint in itertools.product(
                OPS + [".exch", ".add.noftz"], WORDS + ["b16", "b128"], HINT):
            m = f"{head}{op}{hint}.{ty}"
            yield f"{m} {value(ty)}, [l8], {value(ty, '', 2)}{policy(m)};"
        for ty, hint in itertools.product(WORDS + ["b16", "b128"], HINT):
            m = f"{head}.cas{hint}.{ty}"
            yield (f"{m} {value(ty)}, [l8], {value(ty, '', 2)}, "
                   f"{value(ty, '', 4)}{policy(m)};")
        for op, noftz, vec, ty, hint in itertools.product(
                [".add", ".min", ".max"], ["", ".noftz"], [".v2", ".v4", ".v8"],
                ["f16", "bf16", "f16x2", "bf16x2", "f32"], HINT):
            m = f"{head}{op}{noftz}{hint}{vec}.{ty}"
            yield f"{m} {value(ty, vec)}, [l8], {value(ty, vec, 8)}{policy(m)};"


def reductions():
    for sem, scope, space in itertools.product(
            ["", ".relaxed", ".release"], SCOPES, SPACES):
        head = "red" + sem + scope + space
        for op, ty, hint in itertools.product(OPS + [".add.noftz"],
                                              WORDS + ["b128"], HINT):
            m = f"{head}{op}{hint}.{ty}"
            yield f"{m} [l8], {value(ty)}{policy(m)};"
        for op, noftz, vec, ty, hint in itertools.product(
                [".add", ".min", ".max"], ["", ".noftz"], [".v2", ".v4", ".v8"],
                ["f16", "bf16", "f16x2", "bf16x2", "f32"], HINT):
            m = f"{head}{op}{noftz}{hint}{vec}.{ty}"
            yield f"{m} [l8], {value(ty, vec)}{policy(m)};"
    for mnemonic in cross(["red.async"], ["", ".relaxed", ".mmio.release"],
                          SCOPES, ["", ".shared::cluster", ".global"],
                          ["", ".mbarrier::complete_tx::bytes"], OPS):
        for ty in ["u32", "s32", "u64", "b32", "s64"]:
            bar = ", [l7]" if "mbarrier" in mnemonic else ""
            yield f"{mnemonic}.{ty} [l8], {value(ty)}{bar};"


def multimem():
    words = ["u32", "s32", "u64", "s64", "b32", "b64", "f16", "bf16", "f16x2",
             "bf16x2", "f32", "f64"]
    small = ["e4m3", "e5m2", "e4m3x2", "e5m2x2", "e4m3x4", "e5m2x4"]
    letters = dict(BITS, e4m3="c", e5m2="c", e4m3x2="h", e5m2x2="h",
                   e4m3x4="r", e5m2x4="r")

    def val(ty, vec):
        n = VECTORS[vec]
        regs = [f"{letters[ty]}{i}" for i in range(n)]
        return "{" + ", ".join(regs) + "}" if vec else regs[0]
    for ty, vec in itertools.product(words + small, VECTORS):
        for acc in ["", ".acc::f32", ".acc::f16"]:
            for m in cross(["multimem.ld_reduce"],
                           ["", ".weak", ".relaxed", ".acquire"], SCOPES,
                           ["", ".global"], [".add", ".min", ".and", ".xor"]):
                yield f"{m}{acc}{vec}.{ty} {val(ty, vec)}, [l8];"
        for m in cross(["multimem.st"], ["", ".weak", ".relaxed", ".release"],
                       SCOPES, ["", ".global"]):
            yield f"{m}{vec}.{ty} [l8], {val(ty, vec)};"
        for m in cross(["multimem.red"], ["", ".relaxed", ".release"],
                       SCOPES, ["", ".global"], [".add", ".min", ".or"]):
            yield f"{m}{vec}.{ty} [l8], {val(ty, vec)};"


def fences():
    yield from (f"{m};" for m in cross(
        ["fence"], ["", ".sc", ".acq_rel", ".acquire", ".release"],
        ["", ".sync_restrict::shared::cta", ".sync_restrict::shared::cluster"],
        SCOPES))
    yield from (f"{m};" for m in cross(
        ["fence.mbarrier_init"], ["", ".release"], SCOPES))
    yield from (f"{m};" for m in cross(
        ["fence.proxy", "membar.proxy"],
        [".alias", ".async", ".async.global", ".async.shared::cta",
         ".async.shared::cluster", ".async::generic",
         ".tensormap::generic", ".tensormap"]))
    for m in cross(["fence.proxy.tensormap::generic"],
                   ["", ".acquire", ".release"], SCOPES):
        yield f"{m};"
        yield f"{m} [l8], 128;"
    yield from (f"{m};" for m in cross(
        ["fence.proxy.async::generic"], [".acquire", ".release"],
        [".sync_restrict::shared::cluster", ".sync_restrict::shared::cta"],
        SCOPES))
    yield from (f"{m};" for m in cross(["membar"], [".cta", ".gl", ".sys"]))
    for m in cross(["tensormap.cp_fenceproxy.global.shared::cta"],
                   [".tensormap::generic"],
                   ["", ".release"], SCOPES, ["", ".sync.aligned"]):
        yield f"{m} [l8], [l7], 128;"


def barriers():
    shared = ["", ".shared", ".shared::cta", ".shared::cluster"]
    sems = ["", ".relaxed", ".acquire", ".release"]
    for space in shared:
        yield f"mbarrier.init{space}.b64 [l8], r0;"
        yield f"mbarrier.inval{space}.b64 [l8];"
    for op, sem, scope, space in itertools.product(
            [".expect_tx", ".complete_tx"], sems, SCOPES, shared):
        yield f"mbarrier{op}{sem}{scope}{space}.b64 [l8], r0;"
    for op, tx, no, sem, scope, space in itertools.product(
            [".arrive", ".arrive_drop"], ["", ".expect_tx"],
            ["", ".noComplete"], sems, SCOPES, shared):
        m = f"mbarrier{op}{tx}{no}{sem}{scope}{space}.b64"
        for result in ["l0, ", "_, "]:
            yield f"{m} {result}[l8];"
            yield f"{m} {result}[l8], r0;"
    for op, parity, sem, scope, space in itertools.product(
            [".test_wait", ".try_wait"], ["", ".parity"], sems, SCOPES, shared):
        m = f"mbarrier{op}{parity}{sem}{scope}{space}.b64"
        state = "r0" if parity else "l0"
        yield f"{m} p0, [l8], {state};"
        yield f"{m} p0, [l8], {state}, r1;"
    yield "mbarrier.pending_count.b64 r0, l0;"
    for m in cross(["barrier", "bar"], ["", ".cta"], [".sync", ".arrive"],
                   ["", ".aligned"]):
        yield f"{m} 0;"
        yield f"{m} 0, 32;"
    for m in cross(["barrier", "bar"], ["", ".cta"], [".red"], ["", ".aligned"],
                   [".popc.u32", ".and.pred", ".or.pred"]):
        yield f"{m} {'r0' if 'popc' in m else 'p0'}, 0, p1;"
    for m in cross(["barrier.cluster"], [".arrive", ".wait"],
                   sems, ["", ".aligned"]):
        yield f"{m};"
    yield "bar.warp.sync -1;"


def copies():
    for space, cache, hint, pre, size in itertools.product(
            [".shared", ".shared::cta", ".shared::cluster"], [".ca", ".cg"],
            HINT, PREFETCH, ["4", "8", "16"]):
        m = f"cp.async{cache}{space}.global{hint}{pre}"
        yield f"{m} [l8], [l7], {size}{policy(m)};"
        yield f"{m} [l8], [l7], {size}, r0{policy(m)};"
        yield f"{m} [l8], [l7], {size}, p0{policy(m)};"
    yield from ["cp.async.commit_group;", "cp.async.wait_group 0;",
                "cp.async.wait_all;", "cp.async.bulk.commit_group;",
                "cp.async.bulk.wait_group 0;",
                "cp.async.bulk.wait_group.read 0;"]
    for m in cross(["cp.async.mbarrier.arrive"], ["", ".noinc"],
                   ["", ".shared", ".shared::cta", ".shared::cluster"]):
        yield f"{m}.b64 [l8];"
    for to, done, multi, hint, mask in itertools.product(
            [".shared::cluster.global", ".shared::cta.global",
             ".shared::cluster.shared::cta", ".global.shared::cta"],
            [".mbarrier::complete_tx::bytes", ".bulk_group"],
            ["", ".multicast::cluster"], HINT, ["", ".cp_mask"]):
        m = f"cp.async.bulk{to}{done}{multi}{hint}{mask}"
        bar = ", [l6]" if "mbarrier" in m else ""
        cta = ", h0" if multi else ""
        byte = ", h1" if mask else ""
        yield f"{m} [l8], [l7], 16{bar}{cta}{policy(m)}{byte};"
    for m in cross(["cp.async.bulk.prefetch.L2.global"], HINT):
        yield f"{m} [l8], 16{policy(m)};"
    for to, done, hint, op, ty in itertools.product(
            [".shared::cluster.shared::cta", ".global.shared::cta"],
            [".mbarrier::complete_tx::bytes", ".bulk_group"], HINT,
            OPS + [".add.noftz"],
            ["b32", "u32", "s32", "b64", "u64", "s64", "f16", "bf16", "f32",
             "f64"]):
        m = f"cp.reduce.async.bulk{to}{done}{hint}{op}.{ty}"
        bar = ", [l6]" if "mbarrier" in m else ""
        yield f"{m} [l8], [l7], 16{bar}{policy(m)};"


def coordinates(n):
    return "{" + ", ".join(f"r{i}" for i in range(n)) + "}"


def tensors():
    dims = ["1d", "2d", "3d", "4d", "5d"]
    modes = ["", ".tile", ".tile::gather4", ".tile::scatter4", ".im2col",
             ".im2col::w", ".im2col::w::128", ".im2col_no_offs"]
    for dim, mode, hint in itertools.product(dims, modes, HINT):
        n = int(dim[0])
        at = coordinates(5 if "4" in mode else n)
        offsets = {".im2col": max(n - 2, 1), ".im2col::w": 2,
                   ".im2col::w::128": 2}.get(mode, 0)
        off = ", {" + ", ".join(f"h{i}" for i in range(offsets)) + "}" \
            if offsets else ""
        for to, multi, group in itertools.product(
                [".shared::cluster", ".shared::cta"],
                ["", ".multicast::cluster"],
                ["", ".cta_group::1", ".cta_group::2"]):
            m = (f"cp.async.bulk.tensor.{dim}{to}.global{mode}"
                 f".mbarrier::complete_tx::bytes{multi}{group}{hint}")
            cta = ", h9" if multi else ""
            yield f"{m} [l8], [l7, {at}], [l6]{off}{cta}{policy(m)};"
        m = f"cp.async.bulk.tensor.{dim}.global.shared::cta{mode}.bulk_group{hint}"
        yield f"{m} [l8, {at}], [l7]{policy(m)};"
        m = f"cp.async.bulk.prefetch.tensor.{dim}.L2.global{mode}{hint}"
        yield f"{m} [l8, {at}]{off}{policy(m)};"
        for op in OPS:
            m = (f"cp.reduce.async.bulk.tensor.{dim}.global.shared::cta{op}"
                 f"{mode}.bulk_group{hint}")
            yield f"{m} [l8, {at}], [l7]{policy(m)};"


def caches():
    for m in cross(["prefetch"], ["", ".global", ".local", ".const", ".param"],
                   ["", ".L1", ".L2", ".L2::evict_last", ".L2::evict_normal",
                    ".tensormap"]):
        yield f"{m} [l8];"
    yield "prefetchu.L1 [l8];"
    for space in ["", ".global"]:
        yield f"discard{space}.L2 [l8], 128;"
        yield f"applypriority{space}.L2::evict_normal [l8], 128;"
    for space, first, second in itertools.product(
            ["", ".global"],
            ["evict_last", "evict_normal", "evict_first", "evict_unchanged"],
            ["", ".L2::evict_unchanged", ".L2::evict_first"]):
        m = f".L2::{first}{second}.b64"
        yield f"createpolicy.fractional{m} l0, 0f3F800000;"
        yield f"createpolicy.range{space}{m} l0, [l8], r0, r1;"
    yield "createpolicy.cvt.L2.b64 l0, l1;"
    for space in ["global", "local", "shared", "shared::cta", "shared::cluster",
                  "const", "param", "param::entry"]:
        yield f"isspacep.{space} p0, l0;"
        yield f"cvta.{space}.u64 l0, l1;"
        yield f"cvta.to.{space}.u64 l0, l1;"
    for m in cross(["mapa", "getctarank"], ["", ".shared::cluster"]):
        result = "l0" if m.startswith("mapa") else "r0"
        yield f"{m}.u64 {result}, l1" + (", r1;" if result == "l0" else ";")
        yield f"{m}.u32 r0, r2" + (", r1;" if result == "l0" else ";")


def warps():
    for mode, sync in itertools.product(["up", "down", "bfly", "idx"],
                                        ["", ".sync"]):
        mask = ", -1" if sync else ""
        yield f"shfl{sync}.{mode}.b32 r0, r1, 1, 0{mask};"
        yield f"shfl{sync}.{mode}.b32 r0|p0, r1, 1, 0{mask};"
    for mode, sync in itertools.product(
            ["all.pred", "any.pred", "uni.pred", "ballot.b32"], ["", ".sync"]):
        result = "r0" if "ballot" in mode else "p0"
        mask = ", -1" if sync else ""
        yield f"vote{sync}.{mode} {result}, p1{mask};"
    for ty in ["b32", "b64"]:
        yield f"match.any.sync.{ty} r0, {value(ty)}, -1;"
        yield f"match.all.sync.{ty} r0|p0, {value(ty)}, -1;"
    for op, sub, ty in itertools.product(
            [".add", ".min", ".max", ".and", ".or", ".xor"],
            ["", ".abs", ".NaN", ".abs.NaN"], ["u32", "s32", "b32", "f32"]):
        yield f"redux.sync{op}{sub}.{ty} {value(ty)}, {value(ty, '', 1)}, -1;"
    yield "activemask.b32 r0;"
    yield "elect.sync r0|p0, -1;"
    for ty in ["b8", "b16", "b32", "b64", "b128"]:
        yield f"mov.{ty} {value(ty)}, {value(ty, '', 1)};"
    yield "mov.b128 q0, {l0, l1};"
    yield "mov.b128 {l0, l1}, q0;"


def arithmetic():
    types = ["f16", "f16x2", "bf16", "bf16x2", "f32", "f64", "f32x2", "u16",
             "s16", "u32", "s32", "u64", "s64", "u16x2", "s16x2"]
    letters = dict(BITS, f32x2="l", u16x2="r", s16x2="r")

    def regs(ty, n, types=None):
        return ", ".join(f"{letters[ty]}{i}" for i in range(n))
    rounds = ["", ".rn", ".rz", ".rm", ".rp"]
    for op, rnd, ftz, sat, ty in itertools.product(
            ["add", "sub", "mul"], rounds, ["", ".ftz"], ["", ".sat"], types):
        yield f"{op}{rnd}{ftz}{sat}.{ty} {regs(ty, 3)};"
    for rnd, ftz, sat, relu, oob, ty in itertools.product(
            rounds, ["", ".ftz"], ["", ".sat"], ["", ".relu"], ["", ".oob"],
            types):
        yield f"fma{rnd}{ftz}{sat}{oob}{relu}.{ty} {regs(ty, 4)};"
    for op, rnd, sat, ty in itertools.product(
            ["add", "sub"], rounds, ["", ".sat"], ["f16", "bf16"]):
        yield f"{op}{rnd}{sat}.f32.{ty} f0, h0, f1;"
        yield f"fma{rnd}{sat}.f32.{ty} f0, h0, h1, f1;"
    for op, ftz, nan, sign, ty in itertools.product(
            ["min", "max"], ["", ".ftz"], ["", ".NaN"], ["", ".xorsign.abs"],
            types):
        yield f"{op}{ftz}{nan}{sign}.{ty} {regs(ty, 3)};"
        yield f"{op}{ftz}{nan}{sign}.{ty} {regs(ty, 4)};"
    for op, relu, ty in itertools.product(["min", "max"], ["", ".relu"], types):
        yield f"{op}{relu}.{ty} {regs(ty, 3)};"
    for op, ftz, ty in itertools.product(["neg", "abs"], ["", ".ftz"], types):
        yield f"{op}{ftz}.{ty} {regs(ty, 2)};"
    for op, rnd, ftz, ty in itertools.product(
            ["tanh", "ex2", "lg2", "sin", "cos", "rcp", "sqrt", "rsqrt"],
            ["", ".approx"] + rounds[1:], ["", ".ftz"], types):
        yield f"{op}{rnd}{ftz}.{ty} {regs(ty, 2)};"
    for rnd, ftz, ty in itertools.product(
            ["", ".approx", ".full"] + rounds[1:], ["", ".ftz"], types):
        yield f"div{rnd}{ftz}.{ty} {regs(ty, 3)};"
    for cmp, ftz, ty in itertools.product(["eq", "lt", "equ", "nan", "lo"],
                                          ["", ".ftz"], types):
        yield f"setp.{cmp}{ftz}.{ty} p0, {regs(ty, 2)};"
        if ty.endswith("x2"):
            yield f"setp.{cmp}{ftz}.{ty} p0|p1, {regs(ty, 2)};"
        for to in ["u32", "s32", "f32", "u16", "f16", "bf16", "f16x2",
                   "bf16x2"]:
            yield f"set.{cmp}{ftz}.{to}.{ty} {letters[to]}0, {regs(ty, 2)};"
    for what in ["finite", "infinite", "number", "notanumber", "normal",
                 "subnormal"]:
        for ty in ["f32", "f64", "f16"]:
            yield f"testp.{what}.{ty} p0, {regs(ty, 1)};"
    for ty in ["f32", "f64"]:
        yield f"copysign.{ty} {regs(ty, 3)};"
    for a, b in itertools.product(["u32", "s32"], repeat=2):
        yield f"dp4a.{a}.{b} r0, r1, r2, r3;"
        yield f"dp2a.lo.{a}.{b} r0, r1, r2, r3;"
    for d, m in itertools.product(["l", "r"], ["clamp", "wrap"]):
        yield f"shf.{d}.{m}.b32 r0, r1, r2, r3;"
    for op, m, ty in itertools.product(["szext"], [".clamp", ".wrap"],
                                       ["u32", "s32"]):
        yield f"{op}{m}.{ty} r0, r1, r2;"
    for m in [".clamp", ".wrap"]:
        yield f"bmsk{m}.b32 r0, r1, r2;"
    yield "lop3.b32 r0, r1, r2, r3, 128;"
    yield "lop3.or.b32 r0|p0, r1, r2, r3, 128, p1;"
    yield "lop3.and.b32 r0|p0, r1, r2, r3, 128, p1;"
    yield "fns.b32 r0, r1, r2, r3;"
    yield "nanosleep.u32 r0;"
    yield "setmaxnreg.inc.sync.aligned.u32 64;"
    yield "setmaxnreg.dec.sync.aligned.u32 64;"
    yield "griddepcontrol.wait;"
    yield "griddepcontrol.launch_dependents;"
    yield "alloca.u64 l0, 16;"
    yield "stacksave.u64 l0;"
    yield "stackrestore.u64 l0;"
    yield "trap;"
    yield "exit;"
    yield "brkpt;"
    for ty in ["b32", "b64"]:
        yield f"bfind.u{ty[1:]} r0, {value(ty)};"
        yield f"brev.{ty} {value(ty)}, {value(ty, '', 1)};"
        yield f"popc.{ty} r0, {value(ty)};"
        yield f"clz.{ty} r0, {value(ty)};"


SMALL = {"e4m3x2": "h", "e5m2x2": "h", "e2m3x2": "h", "e3m2x2": "h",
         "e2m1x2": "c", "ue8m0x2": "h", "e4m3x4": "r", "e5m2x4": "r",
         "e2m3x4": "r", "e3m2x4": "r", "e2m1x4": "h", "tf32": "r"}


def conversions():
    types = ["u8", "s8", "u16", "s16", "u32", "s32", "u64", "s64", "f16",
             "bf16", "f32", "f64", "tf32", "f16x2", "bf16x2"]
    letters = dict(BITS, **SMALL)
    rounds = ["", ".rn", ".rz", ".rm", ".rp", ".rna", ".rni", ".rzi", ".rmi",
              ".rpi", ".rs"]
    for rnd, ftz, sat, relu, to, of in itertools.product(
            rounds, ["", ".ftz"], ["", ".sat", ".satfinite"], ["", ".relu"],
            types, types):
        if to.endswith("x2") or of.endswith("x2"):
            continue
        yield (f"cvt{rnd}{relu}{ftz}{sat}.{to}.{of} {letters[to]}0, "
               f"{letters[of]}1;")
    for rnd, sat, relu, to in itertools.product(
            rounds, ["", ".satfinite"], ["", ".relu"],
            ["f16x2", "bf16x2", *SMALL]):
        m = f"cvt{rnd}{sat}{relu}.{to}"
        m2 = f"cvt{rnd}{relu}{sat}.{to}"
        for head in sorted({m, m2}):
            yield f"{head}.f32 {letters[to]}0, f0, f1;"
            yield f"{head}.f32 {letters[to]}0, f0, f1, r9;"
            if to.endswith("x4"):
                yield (f"{head}.f32 {letters[to]}0, {{f0, f1, f2, f3}}, r9;")
            for of in ["f16x2", "bf16x2"]:
                yield f"{head}.{of} {letters[to]}0, r1;"
    for rnd, relu, sat, to, of in itertools.product(
            ["", ".rn", ".rz"], ["", ".relu"], ["", ".satfinite"],
            ["f16x2", "bf16x2"], SMALL):
        yield f"cvt{rnd}{relu}{sat}.{to}.{of} r0, {letters[of]}1;"
    for to, of, ty in itertools.product(["s8", "u8", "s16", "u16", "s4", "u4",
                                         "s2", "u2"], ["s32", "u32"],
                                        ["", ".b32"]):
        tail = ", r3" if ty else ""
        yield f"cvt.pack.sat.{to}.{of}{ty} r0, r1, r2{tail};"


def matrices():
    for num, trans, space, ty, shape in itertools.product(
            ["x1", "x2", "x4"], ["", ".trans"],
            ["", ".shared", ".shared::cta", ".shared::cluster"],
            ["b16", "b8", "b8x16.b6x16_p32", "b8x16.b4x16_p64"],
            ["m8n8", "m16n16", "m8n16", "m16n8"]):
        n = int(num[1])
        tail = f"sync.aligned.{shape}.{num}{trans}{space}.{ty}"
        for count in sorted({n, 2 * n}):
            regs = "{" + ", ".join(f"r{i}" for i in range(count)) + "}"
            yield f"ldmatrix.{tail} {regs}, [l8];"
            yield f"stmatrix.{tail} [l8], {regs};"
    yield "movmatrix.sync.aligned.m8n8.trans.b16 r0, r1;"
    shapes = {"m8n8k4": ("r", 4, 2, 2), "m16n8k8": ("r", 4, 2, 1),
              "m16n8k16": ("r", 4, 4, 2), "m16n8k4": ("r", 4, 2, 1),
              "m8n8k16": ("r", 2, 1, 1), "m16n8k32": ("r", 4, 4, 2),
              "m8n8k32": ("r", 2, 1, 1), "m16n8k64": ("r", 4, 4, 2),
              "m8n8k128": ("r", 2, 1, 1), "m16n8k128": ("r", 4, 2, 1),
              "m16n8k256": ("r", 4, 4, 2)}
    kinds = ["f16", "bf16", "tf32", "f64", "s8", "u8", "s4", "u4", "b1",
             "e4m3", "e5m2", "e2m1", "e3m2", "e2m3"]

    @functools.cache
    def group(letter, n):
        return "{" + ", ".join(f"{letter}{i}" for i in range(n)) + "}"
    for shape, d, a, c in itertools.product(
            shapes, ["f16", "f32", "f64", "s32"], kinds, ["", ".satfinite"]):
        for b in kinds:
            if b != a and not (a[0] in "su" and b[0] in "su" and a[1] == b[1]) \
                    and not (a[0] == "e" and b[0] == "e"):
                continue
            for extra in ["", ".xor.popc", ".and.popc"] if a == "b1" else \
                    ["", ".kind::f8f6f4"] if a[0] == "e" else [""]:
                kind = extra if "kind" in extra else ""
                op = extra if "popc" in extra else ""
                m = (f"mma.sync.aligned.{shape}.row.col{c}{kind}.{d}.{a}.{b}"
                     f".{d}{op}")
                acc = {"f16": "r", "f32": "f", "f64": "d", "s32": "r"}[d]
                el = "d" if a == "f64" else "r"
                for nd, na, nb in [(4, 2, 1), (4, 4, 2), (2, 2, 1), (2, 4, 2),
                                   (2, 1, 1), (4, 2, 2), (8, 2, 2), (4, 8, 4),
                                   (4, 1, 1), (4, 4, 4)]:
                    yield (f"{m} {group(acc, nd)}, {group(el, na)}, "
                           f"{group(el, nb)}, {group(acc, nd)};")


def pragmas():
    for text in ("nounroll", "used_bytes_mask 0xF", "enable_smem_spilling", "frequency 10"):
        yield f'.pragma "{text}";'


FAMILIES = {"ld": loads, "st": stores, "atom": atomics, "red": reductions,
            "multimem": multimem, "fence": fences, "mbarrier": barriers,
            "cp": copies, "tensor": tensors, "cache": caches, "warp": warps,
            "arithmetic": arithmetic, "cvt": conversions, "matrix": matrices,
            "pragma": pragmas, "newer": newer_forms.newer}
