# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Instructions and modifiers that came after PTX 9.0, with combinations of them,
legal or not, as in forms.py. Each is in one family with its older neighbors."""

import itertools

SMALL = {"e4m3x2": "h", "e5m2x2": "h", "e2m3x2": "h", "e3m2x2": "h", "e2m1x2": "c",
         "s2f6x2": "h", "ue5m3x2": "h"}
SCALES = ["", ".scaled::n2::ue8m0", ".scaled::n1::ue8m0"]


def cross(*axes):
    return map("".join, itertools.product(*axes))


def scale_operands(mnemonic):
    """The scales of a conversion: of two elements in 16 bits, or of one in 8."""
    return ", h9" if "n2" in mnemonic else ", c9" if "n1" in mnemonic else ""


def narrow():
    """Conversions to and from formats of at most eight bits."""
    for rnd, sat, zero, relu, scale, ty in itertools.product(
            [".rn", ".rz", ".rp"], ["", ".satfinite"], ["", ".pzo"], ["", ".relu"],
            SCALES, SMALL):
        m = f"cvt{rnd}{sat}{zero}{relu}{scale}.{ty}"
        reg = SMALL[ty]
        yield f"{m}.f32 {reg}0, f0, f1{scale_operands(m)};"
        for pair in ("f16x2", "bf16x2"):
            yield f"{m}.{pair} {reg}0, r1{scale_operands(m)};"
    for sat, relu, scale, pair, ty in itertools.product(
            ["", ".satfinite"], ["", ".relu"], SCALES, ["f16x2", "bf16x2"], SMALL):
        m = f"cvt.rn{sat}{relu}{scale}.{pair}.{ty}"
        yield f"{m} r0, {SMALL[ty]}1{scale_operands(m)};"


def packed():
    """Arithmetic on the parts of a word, and on pairs of floats of two widths."""
    for op, sat, ty in itertools.product(["add", "sub", "min", "max", "mul"], ["", ".sat", ".relu"],
                                         ["u8x4", "s8x4", "u16x2", "s16x2", "u32", "s32"]):
        yield f"{op}{sat}.{ty} r0, r1, r2;"
    for op, ty in itertools.product(["neg", "abs"], ["u8x4", "s8x4", "s16x2"]):
        yield f"{op}.{ty} r0, r1;"
    for op, ty in itertools.product(["eq", "ne", "lt", "ge", "lo", "hs"],
                                    ["u8x4", "s8x4", "u16x2", "s16x2"]):
        yield f"set.{op}.{ty} r0, r1, r2;"
    for rnd, ftz, ty in itertools.product(["", ".rn", ".rz", ".rm"], ["", ".ftz"],
                                          ["f16x2", "bf16x2"]):
        for op in ("add", "sub", "mul"):
            yield f"{op}{rnd}{ftz}.f32x2.{ty}.f32x2 l0, r0, l1;"
        yield f"fma{rnd}{ftz}.f32x2.{ty}.f32x2.f32x2 l0, r0, l1, l2;"
    for half in ("lo", "hi"):
        yield f"clmad.{half}.u64 l0, l1, l2, l3;"
        yield f"clmad.{half}.u32 r0, r1, r2, r3;"
    for op, turn in itertools.product(["sin", "cos", "tanh"], ["", ".ftz", ".2pi.ftz", ".2pi"]):
        yield f"{op}.approx{turn}.f32 f0, f1;"


def memory():
    for mode, space in itertools.product(
            ["", ".volatile", ".proxy::readonly", ".mmio.acquire.sys", ".mmio.acquire.gpu",
             ".mmio.release.sys", ".mmio.relaxed.sys", ".acquire.sys"],
            ["", ".global", ".shared", ".local"]):
        at = "lvar" if space == ".local" else "l8"
        yield f"ld{mode}{space}.b32 r0, [{at}];"
        yield f"st{mode}{space}.b32 [{at}], r0;"
    for level, valid in itertools.product(["L1", "L2", "L1::32B", "L2::32B"], ["", ".valid_addr"]):
        yield f"prefetch.global.{level}{valid} [l8];"
    for ty, reg in (("b32", "r0"), ("b64", "l0"), ("b128", "q0"), ("v4.b32", "{r0, r1, r2, r3}")):
        for weak in ("", ".weak"):
            yield (f"st.async{weak}.shared::cluster.mbarrier::complete_tx::bytes.{ty} "
                   f"[l8], {reg}, [l7];")
        yield f"multimem.st.async.release.sys.global.{ty} [l8], {reg};"
    for op, ty, reg in itertools.product(["add", "min", "and"], ["u32", "s32", "f32"], ["r0", "f0"]):
        yield f"multimem.red.async.release.sys.global.{op}.{ty} [l8], {reg};"
    for noftz, ty, reg in itertools.product(
            ["", ".noftz"], ["f32", "f64", "f16x2", "v2.f32", "v4.f32"],
            ["f0", "d0", "r0", "{f0, f1}", "{f0, f1, f2, f3}"]):
        yield f"red.global.add{noftz}.{ty} [l8], {reg};"
        yield f"atom.global.add{noftz}.{ty} {reg}, [l8], {reg};"
        yield f"multimem.red.relaxed.gpu.global.add{noftz}.{ty} [l8], {reg};"
    for num, space, ty in itertools.product(["x1", "x2", "x4"], ["", ".shared::cta"],
                                            ["s8.s4", "u8.u4", "b8x16.b4x16_p64"]):
        regs = ", ".join(f"r{i}" for i in range(int(num[1])))
        yield f"ldmatrix.sync.aligned.m8n16.{num}{space}.{ty} {{{regs}}}, [l8];"


def barriers():
    for layout in ("", ".layout::v0", ".layout::v1"):
        yield f"mbarrier.init{layout}.shared::cta.b64 [l8], r0;"
        yield f"mbarrier.pending_count{layout}.b64 r0, l0;"
        for space in ("", ".shared::cta"):
            yield f"mbarrier.check_layout{layout}{space}.b64 p0, [l8];"
    for op, parity, phase, sem in itertools.product(
            ["test_wait", "try_wait"], ["", ".parity"],
            ["", ".phase_type::primary"], ["", ".acquire.cta", ".relaxed.cluster"]):
        state = "r0" if parity else "l0"
        yield f"mbarrier.{op}{parity}{phase}{sem}.shared::cta.b64 p0, [l8], {state};"
    for op, multi, space in itertools.product(
            ["arrive", "arrive.expect_tx", "arrive.release.cluster"],
            ["", ".multicast::cluster::32b", ".multicast::cluster::16b"],
            [".shared::cta", ".shared::cluster"]):
        count = ", r0" if "expect" in op else ""
        mask = ", r1" if multi else ""
        yield f"mbarrier.{op}{space}{multi}.b64 _, [l8]{count}{mask};"
    for kind, sem in itertools.product(
            ["proxy.fabric::generic.alias", "proxy.generic::fabric.alias", "proxy.fabric::generic",
             "alias.sync_restrict::read", "alias", "proxy.alias"], [".acquire", ".release"]):
        yield f"fence.{kind}{sem}.sys;"


def copies():
    tx = "mbarrier::complete_tx::bytes"
    for sem, ty in itertools.product(
            ["", ".weak", ".relaxed.cta", ".relaxed.gpu", ".relaxed.sys", ".release.sys"],
            ["", ".b8", ".b128"]):
        yield f"cp.async.bulk.shared::cta.global.{tx}{sem}{ty} [l8], [l7], 16, [l6];"
        for m in ("", "multimem."):
            yield f"{m}cp.async.bulk.global.shared::cta.bulk_group{sem}{ty} [l8], [l7], 16;"
        for m, op in itertools.product(["", "multimem."], [".add.u32", ".add.noftz.f16",
                                                          ".add.f32", ".add.noftz.f32"]):
            yield (f"{m}cp.reduce.async.bulk.global.shared::cta.bulk_group{sem}{op} "
                   "[l8], [l7], 16;")
    for m, mask in itertools.product(["", "multimem."], ["", ".cp_mask"]):
        byte = ", h1" if mask else ""
        yield f"{m}cp.async.bulk.global.shared::cta.bulk_group{mask} [l8], [l7], 16{byte};"
    for to in ("shared::cta", "shared::cluster"):
        yield (f"cp.async.bulk.{to}.global.{tx}.ignore_oob [l8], [l7], r0, r1, r2, [l6];")
        yield (f"cp.async.bulk.{to}.global.{tx}.L2::cache_hint.ignore_oob "
               "[l8], [l7], r0, r1, r2, [l6], l9;")
    for multi, mask in (("", ""), ("", ", h0"), ("::16b", ", h0"), ("::32b", ", r0")):
        word = f".multicast::cluster{multi}" if mask else ""
        yield f"cp.async.bulk.shared::cluster.global.{tx}{word} [l8], [l7], 16, [l6]{mask};"
        yield (f"cp.async.bulk.tensor.1d.shared::cluster.global.tile.{tx}{word} "
               f"[l8], [l7, {{r0}}], [l6]{mask};")
        yield (f"tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster{word}.b64 "
               f"[l8]{mask};")
    for hint in ("", ".L2::evict_last", ".L2::evict_normal"):
        yield f"cp.async.bulk.prefetch.L2.global{hint} [l8], 16;"
        yield f"cp.async.bulk.prefetch.tensor.1d.L2.global.tile{hint} [l7, {{r0}}];"
        yield f"applypriority.async.bulk.global.bulk_group{hint} [l7], 16;"
        yield f"applypriority.async.bulk.tensor.1d.global.bulk_group{hint} [l7, {{r0}}];"
        yield f"applypriority.global{hint} [l7], 128;"
    for wait in ("", ".read", ".sync_restrict::proxy::async"):
        yield f"cp.async.bulk.wait_group{wait} 0;"


def tensors():
    tx = "mbarrier::complete_tx::bytes"
    for report in ("", ".mbarrier::report::disabled",
                   *(f".mbarrier::report::validity::per_{unit}" for unit in
                     ("16bytes::8", "16bytes::8000", "16bytes::80000000", "element::ff"))):
        yield (f"cp.async.bulk.tensor.1d.shared::cta.global.tile.{tx}{report} "
               "[l8], [l7, {r0}], [l6];")
    for override, at in (("", "{r0}"), (".override::global_address", "l5, {r0}"),
                         (".override::global_address.override::global_dim", "l5, {h0}, {r0}")):
        yield (f"cp.async.bulk.tensor.1d.shared::cta.global.tile.{tx}{override} "
               f"[l8], [l7, {at}], [l6];")
        yield (f"cp.async.bulk.tensor.1d.global.shared::cta.tile.bulk_group{override} "
               f"[l7, {at}], [l8];")
        yield (f"cp.reduce.async.bulk.tensor.1d.global.shared::cta.add.tile{override}.bulk_group "
               f"[l7, {at}], [l8];")
        yield f"cp.async.bulk.prefetch.tensor.1d.L2.global.tile{override} [l7, {at}];"
    yield (f"cp.async.bulk.tensor.2d.shared::cta.global.tile.{tx}.override::global_address"
           ".override::global_dim_stride [l8], [l7, l5, {h0, h1}, {r0}, h2, {r0, r1}], [l6];")
    for mode in (".im2col_no_offs", ".im2col_no_offs::w"):
        yield (f"cp.async.bulk.tensor.3d.global.shared::cta{mode}.bulk_group "
               "[l7, {r0, r1, r2}], [l8];")
    yield "tensormap.query.alloc_class_large.b1024 p0, [l8];"


def matrices():
    for elements, indices, parts in itertools.product(
            ["b8", "b16", "b32"], ["b2", "b4"], ["sp::2:4", "sp::1:4"]):
        kind = f"{elements}.{indices}.{parts}"
        yield f"spcompress.{kind}.x1 {{r0}}, {{r1}}, {{r2, r3}}, r4;"
        yield f"spdecompress.{kind}.x2 {{r0, r1}}, {{r2}}, {{r3}};"
    for exclusive, op, at in itertools.product(["", ".exclusive"], ["alloc", "dealloc"],
                                               ["[l8]", "r0"]):
        yield f"tcgen05.{op}{exclusive}.cta_group::1.sync.aligned.b32 {at}, 32;"
    yield ("tcgen05.commit.cta_group::1.mbarrier::arrive::one"
           ".sync_restrict::shared::read::mma::a.shared::cluster.b64 [l8];")
    for kind, collector in itertools.product(
            ["f16", "i8", "ti16"], ["", *(f".collector::{of}::{use}" for of in "ab"
                                          for use in ("fill", "use", "lastuse", "discard"))]):
        yield f"tcgen05.mma.cta_group::1.kind::{kind}{collector} [r0], l1, l2, r1, p0;"
    for vec, ty, sizes in itertools.product(["2X", "4X"], ["ue8m0", "ue4m3"], ["h0, h1"]):
        yield (f"mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::{vec}"
               f".f32.e2m1.e2m1.f32.{ty} {{f0, f1, f2, f3}}, {{r0, r1, r2, r3}}, {{r4, r5}}, "
               f"{{f4, f5, f6, f7}}, r6, {{{sizes}}}, r7, {{{sizes}}};")


def fabric():
    sent = "async.shared::cta.mbarrier::complete_tx::16B.mbarrier::report::fabric.relaxed.sys"
    yield ("fabric.try_get.async.shared::cta.mbarrier::complete_tx::bytes"
           ".mbarrier::report::fabric.relaxed.sys.b128 [l0], [r0, l1], r1, [l2];")
    yield f"fabric.try_put.{sent}.b128 [r0, l1], [l0], r1, [l2];"
    yield f"fabric.try_put.{sent.replace('async', 'async.multimem')}.b128 [r0, l1], [l0], r1, [l2];"
    for op, ty in itertools.product(["add", "min", "and"], ["u32", "f32", "b32", "f16x2"]):
        yield f"fabric.try_red.{sent}.{op}.{ty} [r0, l1], [l0], r1, [l2];"
    yield from (f"fabric.submit{w};" for w in ("", ".op_restrict::fetching", ".commit_group"))
    yield from (f"fabric.wait.sync_restrict::{w};" for w in ("reads", "read 0", "writes"))
    for register, ty in itertools.product(["locality_domain_id", "total_smem_size"],
                                          ["u32 r0", "u64 l0"]):
        yield f"mov.{ty}, %{register};"


def pragmas():
    yield '.pragma "mma_throughput";'


def newer():
    for family in (narrow, packed, memory, barriers, copies, tensors, matrices, fabric,
                   pragmas):
        yield from family()
