#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes modules whose functions contain one construct each: the llvm.* intrinsics
that have a meaning on a GPU, integers of many widths, vectors of many lengths.

Usage: constructs.py FOLDER"""

import os
import sys

HEADER = """target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
"""
INTEGERS = "i7 i8 i32 i64 i128 v4i32 v4i8 v2i16".split()
FLOATS = "f16 bf16 f32 f64 v4f32 v2f16".split()
WIDTHS = (1, 3, 5, 7, 9, 24, 31, 33, 47, 63, 65, 96, 127, 128, 129, 200, 256, 512)
KINDS = {"f16": "half", "bf16": "bfloat", "f32": "float", "f64": "double"}
STRICT = 'metadata !"fpexcept.strict"'
MODES = ("tonearest", "upward", "downward", "towardzero", "dynamic")


def spell(suffix):
    """The type that an intrinsic's suffix names."""
    if suffix.startswith("v") and suffix[1].isdigit():
        digits = len(suffix[1:]) - len(suffix[1:].lstrip("0123456789"))
        return f"<{suffix[1:1 + digits]} x {spell(suffix[1 + digits:])}>"
    return KINDS.get(suffix, suffix)


def with_lanes(suffix, element):
    """The type with the same number of lanes but another element type."""
    ty = spell(suffix)
    return f"<{ty[1:].split()[0]} x {element}>" if ty[0] == "<" else element


class Group:
    """The functions of one module."""

    def __init__(self):
        self.functions = []

    def add(self, signature, *lines):
        name = f"f{len(self.functions)}"
        text = signature.replace("@f(", f"@{name}(")
        body = "\n".join("  " + line for line in lines)
        self.functions.append(f"define {text} {{\n{body}\n}}\n")

    def call(self, name, result, types, more="", flags=""):
        """A function that calls an intrinsic with its own arguments."""
        values = ", ".join(f"{ty} %a{i}" for i, ty in enumerate(types))
        self.add(f"{result} @f({values})",
                 f"%r = call {flags} {result} @llvm.{name}({values}{more})",
                 f"ret {result} %r")


def integers():
    g = Group()
    for s in INTEGERS:
        t = spell(s)
        for n in ("sadd.sat uadd.sat ssub.sat usub.sat sshl.sat ushl.sat smin "
                  "umin smax umax").split():
            g.call(f"{n}.{s}", t, [t, t])
        for n in "fshl", "fshr":
            g.call(f"{n}.{s}", t, [t] * 3)
        for n in "ctpop", "bitreverse":
            g.call(f"{n}.{s}", t, [t])
        if s not in ("i7", "i8", "v4i8"):
            g.call(f"bswap.{s}", t, [t])
        for n in "ctlz", "cttz", "abs":
            g.call(f"{n}.{s}", t, [t], ", i1 false")
        for n in "smul.fix", "umul.fix", "sdiv.fix", "udiv.fix":
            g.call(f"{n}.{s}", t, [t, t], ", i32 3")
            g.call(f"{n}.sat.{s}", t, [t, t], ", i32 3")
        for n in "sadd", "uadd", "ssub", "usub", "smul", "umul":
            g.call(f"{n}.with.overflow.{s}",
                   f"{{{t}, {with_lanes(s, 'i1')}}}", [t, t])
        order = "v" + t[1] + "i32" if t[0] == "<" else "i32"
        g.call(f"scmp.{order}.{s}", with_lanes(s, "i32"), [t, t])
        g.call(f"clmul.{s}", t, [t, t])
    return g


def floats():
    g = Group()
    for s in FLOATS:
        t = spell(s)
        for n in ("fabs sqrt floor ceil trunc rint nearbyint round roundeven "
                  "canonicalize arithmetic.fence").split():
            g.call(f"{n}.{s}", t, [t])
        for n in ("minnum maxnum minimum maximum minimumnum maximumnum "
                  "copysign").split():
            g.call(f"{n}.{s}", t, [t, t])
        for n in "fma", "fmuladd":
            g.call(f"{n}.{s}", t, [t] * 3)
        if not s.endswith("64"):
            for n in "sin cos exp exp2 exp10 log log2 log10 tanh".split():
                g.call(f"{n}.{s}", t, [t], flags="afn")
        g.call(f"modf.{s}", f"{{{t}, {t}}}", [t])
        g.call(f"powi.{s}.i32", t, [t, "i32"])
        exponent, order = with_lanes(s, "i32"), s
        order = "v" + t[1] + "i32" if t[0] == "<" else "i32"
        g.call(f"ldexp.{s}.{order}", t, [t, exponent])
        g.call(f"frexp.{s}.{order}", f"{{{t}, {exponent}}}", [t])
        g.call(f"is.fpclass.{s}", with_lanes(s, "i1"), [t], ", i32 123")
        if t[0] == "<":
            continue
        for n in "lround", "llround", "lrint", "llrint":
            g.call(f"{n}.i64.{s}", "i64", [t])
        for n in "fptosi.sat", "fptoui.sat":
            for to in "i1", "i8", "i32", "i64", "i128":
                g.call(f"{n}.{to}.{s}", to, [t])
    return g


def library():
    """Functions that only libdevice has."""
    g = Group()
    for s in FLOATS:
        t = spell(s)
        for n in ("sin cos tan asin acos atan sinh cosh tanh exp exp2 exp10 log "
                  "log2 log10").split():
            g.call(f"{n}.{s}", t, [t])
        for n in "pow", "atan2":
            g.call(f"{n}.{s}", t, [t, t])
        for n in "sincos", "sincospi":
            g.call(f"{n}.{s}", f"{{{t}, {t}}}", [t])
        more = f', metadata !"round.tonearest", {STRICT}'
        for n in ("sin cos tan asin acos atan sinh cosh tanh exp exp2 log log2 "
                  "log10").split():
            g.call(f"experimental.constrained.{n}.{s}", t, [t], more)
        for n in "pow", "atan2":
            g.call(f"experimental.constrained.{n}.{s}", t, [t, t], more)
    return g


def constrained():
    g = Group()
    for s in FLOATS:
        t = spell(s)
        c = "experimental.constrained."
        for mode in MODES:
            more = f', metadata !"round.{mode}", {STRICT}'
            for n in "fadd", "fsub", "fmul", "fdiv", "frem":
                g.call(f"{c}{n}.{s}", t, [t, t], more)
            for n in "fma", "fmuladd":
                g.call(f"{c}{n}.{s}", t, [t] * 3, more)
            for n in "sqrt", "rint", "nearbyint":
                g.call(f"{c}{n}.{s}", t, [t], more)
            if t[0] == "<":
                continue
            for n in "lrint", "llrint":
                g.call(f"{c}{n}.i64.{s}", "i64", [t], more)
            for n in "powi", "ldexp":
                g.call(f"{c}{n}.{s}" + ".i32" * (n == "ldexp"), t,
                       [t, "i32"], more) if mode == "tonearest" else None
            for n in "sitofp", "uitofp":
                for i in "i8", "i32", "i64":
                    g.call(f"{c}{n}.{s}.{i}", t, [i], more)
            if s != "f64":
                g.call(f"{c}fptrunc.{s}.f64", t, ["double"], more)
                g.call(f"fptrunc.round.{s}.f64", t, ["double"],
                       f', metadata !"round.{mode}"') \
                    if mode != "dynamic" else None
        if t[0] == "<":
            continue
        for n in "fcmp", "fcmps":
            g.call(f"{c}{n}.{s}", "i1", [t, t], f', metadata !"olt", {STRICT}')
        for n in "fptosi", "fptoui":
            g.call(f"{c}{n}.i32.{s}", "i32", [t], f", {STRICT}")
        for n in "ceil", "floor", "round", "roundeven", "trunc":
            g.call(f"{c}{n}.{s}", t, [t], f", {STRICT}")
        for n in "lround", "llround":
            g.call(f"{c}{n}.i64.{s}", "i64", [t], f", {STRICT}")
        if s != "f64":
            g.call(f"{c}fpext.f64.{s}", "double", [t], f", {STRICT}")
        for n in "maxnum", "minnum", "maximum", "minimum":
            g.call(f"{c}{n}.{s}", t, [t, t], f", {STRICT}")
    g.call("get.rounding", "i32", [])
    return g


def vectors():
    g = Group()
    for s, e in (("v4i32", "i32"), ("v8i8", "i8"), ("v3i64", "i64"),
                 ("v16i1", "i1")):
        for n in "add mul and or xor smax smin umax umin".split():
            g.call(f"vector.reduce.{n}.{s}", e, [spell(s)])
    for s, e in ("v4f32", "float"), ("v2f16", "half"):
        for n in "fmax", "fmin", "fmaximum", "fminimum":
            g.call(f"vector.reduce.{n}.{s}", e, [spell(s)])
        for n in "fadd", "fmul":
            g.call(f"vector.reduce.{n}.{s}", e, [e, spell(s)])
            g.call(f"vector.reduce.{n}.{s}", e, [e, spell(s)], flags="reassoc")
    for s in "v4i32", "v4f32", "v4i8", "v4f16", "v4i64", "v4i1":
        t, e = spell(s), spell(s[2:])
        half, double = t.replace("4", "2", 1), t.replace("4", "8", 1)
        wide = s.replace("4", "8", 1)
        g.call(f"vector.reverse.{s}", t, [t])
        for at in 1, -1:
            g.call(f"vector.splice.{s}", t, [t, t], f", i32 {at}")
        g.call(f"vector.insert.{s}.v2{s[2:]}", t, [t, half], ", i64 2")
        g.call(f"vector.extract.v2{s[2:]}.{s}", half, [t], ", i64 2")
        for n in range(2, 9):
            many = f"v{4 * n}{s[2:]}"
            g.call(f"vector.interleave{n}.{many}", spell(many), [t] * n)
            g.call(f"vector.deinterleave{n}.{many}",
                   "{" + ", ".join([t] * n) + "}", [spell(many)])
        mask = "<4 x i1>"
        for known in "align 1", "align 8":
            p = f"ptr {known}"
            g.call(f"masked.load.{s}.p0", t, [p, mask, t])
            g.call(f"masked.gather.{s}.v4p0", t, [f"<4 x {p}>".replace(
                f"ptr {known}>", f"ptr> {known}"), mask, t])
            g.call(f"masked.expandload.{s}", t, [p, mask, t])
            g.add(f"void @f({t} %v, ptr %p, <4 x ptr> %q, {mask} %m)",
                  f"call void @llvm.masked.store.{s}.p0({t} %v, {p} %p, {mask} %m)",
                  f"call void @llvm.masked.scatter.{s}.v4p0({t} %v, "
                  f"<4 x ptr> {known} %q, {mask} %m)",
                  f"call void @llvm.masked.compressstore.{s}({t} %v, {p} %p, "
                  f"{mask} %m)", "ret void")
    for s in "v4i8", "v4i32", "v4i64":
        t = spell(s)
        g.call(f"stepvector.{s}", t, [])
        g.call(f"get.active.lane.mask.v4i1.{s[2:]}", "<4 x i1>", [s[2:]] * 2)
        g.call(f"vector.partial.reduce.add.v2{s[2:]}.{s}",
               t.replace("4", "2", 1), [t.replace("4", "2", 1), t])
        g.call(f"experimental.cttz.elts.i32.{s}", "i32", [t], ", i1 false")
        for n in "add", "uadd.sat", "umax", "umin":
            g.add(f"void @f(<4 x ptr> %p, {s[2:]} %n, <4 x i1> %m)",
                  f"call void @llvm.experimental.vector.histogram.{n}.v4p0."
                  f"{s[2:]}(<4 x ptr> %p, {s[2:]} %n, <4 x i1> %m)",
                  "ret void")
        e = "experimental.vector."
        g.call(f"{e}compress.{s}", t, [t, mask, t])
        g.call(f"{e}extract.last.active.{s}", s[2:], [t, mask, s[2:]])
        g.call(f"{e}match.{s}.{s}", mask, [t, t, mask])
        g.call(f"experimental.get.vector.length.{s[2:]}", "i32", [s[2:]],
               ", i32 4, i1 false")
    g.call("vector.partial.reduce.fadd.v2f32.v4f32", spell("v2f32"),
           [spell("v2f32"), spell("v4f32")])
    for n in "war", "raw":
        g.call(f"loop.dependence.{n}.mask.v4i1", "<4 x i1>", ["ptr", "ptr"],
               ", i64 4")
    g.call("matrix.transpose.v4f32", spell("v4f32"), [spell("v4f32")],
           ", i32 2, i32 2")
    g.call("matrix.multiply.v4f32.v4f32.v4f32", spell("v4f32"),
           [spell("v4f32")] * 2, ", i32 2, i32 2, i32 2")
    g.call("matrix.column.major.load.v4f32.i64", spell("v4f32"),
           ["ptr align 4", "i64"], ", i1 false, i32 2, i32 2")
    g.add("void @f(<4 x float> %a, ptr %p, i64 %s)",
          "call void @llvm.matrix.column.major.store.v4f32.i64(<4 x float> %a, "
          "ptr align 4 %p, i64 %s, i1 false, i32 2, i32 2)", "ret void")
    return g


def predicated():
    g = Group()
    mask = ["<4 x i1>", "i32"]
    t = spell("v4i32")
    for n in ("add sub mul sdiv udiv srem urem shl lshr ashr and or xor smin "
              "smax umin umax sadd.sat uadd.sat ssub.sat usub.sat").split():
        g.call(f"vp.{n}.v4i32", t, [t, t] + mask)
    for n in "abs", "ctlz", "cttz":
        g.add(f"{t} @f({t} %a, <4 x i1> %m, i32 %n)",
              f"%r = call {t} @llvm.vp.{n}.v4i32({t} %a, i1 false, "
              "<4 x i1> %m, i32 %n)", f"ret {t} %r")
    g.add(f"i32 @f({t} %a, <4 x i1> %m, i32 %n)",
          f"%r = call i32 @llvm.vp.cttz.elts.i32.v4i32({t} %a, i1 false, "
          "<4 x i1> %m, i32 %n)", "ret i32 %r")
    for n in "fshl", "fshr":
        g.call(f"vp.{n}.v4i32", t, [t, t, t] + mask)
    for n in "bswap", "bitreverse", "ctpop":
        g.call(f"vp.{n}.v4i32", t, [t] + mask)
    for n in "add mul and or xor smax smin umax umin".split():
        g.call(f"vp.reduce.{n}.v4i32", "i32", ["i32", t] + mask)
    f = spell("v4f32")
    for n in ("fadd fsub fmul fdiv frem minnum maxnum minimum maximum "
              "copysign").split():
        g.call(f"vp.{n}.v4f32", f, [f, f] + mask)
    for n in ("fneg fabs sqrt ceil floor rint nearbyint round roundeven "
              "roundtozero").split():
        g.call(f"vp.{n}.v4f32", f, [f] + mask)
    for n in "fma", "fmuladd":
        g.call(f"vp.{n}.v4f32", f, [f, f, f] + mask)
    for n in "fadd fmul fmax fmin fmaximum fminimum".split():
        g.call(f"vp.reduce.{n}.v4f32", "float", ["float", f] + mask)
    for n in "fptosi", "fptoui":
        g.call(f"vp.{n}.v4i32.v4f32", t, [f] + mask)
    for n in "sitofp", "uitofp":
        g.call(f"vp.{n}.v4f32.v4i32", f, [t] + mask)
    for n in "lrint", "llrint":
        g.call(f"vp.{n}.v4i32.v4f32", t, [f] + mask)
    for n in "zext", "sext":
        g.call(f"vp.{n}.v4i64.v4i32", spell("v4i64"), [t] + mask)
    g.call("vp.fpext.v4f64.v4f32", spell("v4f64"), [f] + mask)
    g.call("vp.fptrunc.v4f16.v4f32", spell("v4f16"), [f] + mask)
    g.call("vp.inttoptr.v4p0.v4i64", "<4 x ptr>", [spell("v4i64")] + mask)
    g.call("vp.ptrtoint.v4i64.v4p0", spell("v4i64"), ["<4 x ptr>"] + mask)
    g.add(f"<4 x i1> @f({f} %a, <4 x i1> %m, i32 %n)",
          f"%r = call <4 x i1> @llvm.vp.is.fpclass.v4f32({f} %a, i32 3, "
          "<4 x i1> %m, i32 %n)", "ret <4 x i1> %r")
    g.add(f"<4 x i1> @f({f} %a, {f} %b, <4 x i1> %m, i32 %n)",
          f"%r = call <4 x i1> @llvm.vp.fcmp.v4f32({f} %a, {f} %b, "
          'metadata !"olt", <4 x i1> %m, i32 %n)', "ret <4 x i1> %r")
    g.add(f"void @f({t} %a, <4 x ptr> %p, <4 x i1> %m, i32 %n)",
          f"call void @llvm.vp.scatter.v4i32.v4p0({t} %a, <4 x ptr> align 4 %p, "
          "<4 x i1> %m, i32 %n)", "ret void")
    g.call("vp.trunc.v4i8.v4i32", spell("v4i8"), [t] + mask)
    g.call("vp.load.v4i32.p0", t, ["ptr align 16"] + mask)
    g.call("vp.gather.v4i32.v4p0", t, ["<4 x ptr> align 4"] + mask)
    e = "experimental.vp."
    g.call(f"{e}strided.load.v4i32.p0.i64", t, ["ptr align 4", "i64"] + mask)
    g.call(f"{e}reverse.v4i32", t, [t] + mask)
    for at in 1, -1:
        g.add(f"{t} @f({t} %a, {t} %b, <4 x i1> %m, i32 %n, i32 %k)",
              f"%r = call {t} @llvm.{e}splice.v4i32({t} %a, {t} %b, i32 {at}, "
              "<4 x i1> %m, i32 %n, i32 %k)", f"ret {t} %r")
    g.add(f"void @f({t} %a, ptr %p, i64 %s, <4 x i1> %m, i32 %n)",
          f"call void @llvm.{e}strided.store.v4i32.p0.i64({t} %a, "
          "ptr align 4 %p, i64 %s, <4 x i1> %m, i32 %n)", "ret void")
    g.call("vp.merge.v4i32", t, ["<4 x i1>", t, t, "i32"])
    g.call("vp.select.v4i32", t, ["<4 x i1>", t, t, "i32"])
    g.add(f"<4 x i1> @f({t} %a, {t} %b, <4 x i1> %m, i32 %n)",
          f"%r = call <4 x i1> @llvm.vp.icmp.v4i32({t} %a, {t} %b, "
          'metadata !"slt", <4 x i1> %m, i32 %n)', "ret <4 x i1> %r")
    g.add(f"void @f({t} %a, ptr %p, <4 x i1> %m, i32 %n)",
          f"call void @llvm.vp.store.v4i32.p0({t} %a, ptr align 4 %p, "
          "<4 x i1> %m, i32 %n)", "ret void")
    return g


def others():
    g = Group()
    p = "ptr %p, ptr %q"
    for call in ("prefetch.p0(ptr %p, i32 0, i32 3, i32 1)", "trap()",
                 "debugtrap()", "ubsantrap(i8 3)", "donothing()",
                 "sideeffect()", "assume(i1 true)",
                 "memcpy.inline.p0.p0.i64(ptr %p, ptr %q, i64 16, i1 false)",
                 "memset.inline.p0.i64(ptr %p, i8 1, i64 16, i1 false)",
                 "invariant.end.p0(ptr null, i64 4, ptr %p)",
                 "pseudoprobe(i64 1, i64 2, i32 3, i64 4)",
                 "codeview.annotation(metadata !{})",
                 "var.annotation.p0.p0(ptr %p, ptr %q, ptr %q, i32 3, ptr %q)",
                 "experimental.noalias.scope.decl(metadata !0)",
                 "experimental.memset.pattern.p0.i32.i64(ptr %p, i32 7, "
                 "i64 16, i1 false)",
                 "memcpy.element.unordered.atomic.p0.p0.i64(ptr align 4 %p, "
                 "ptr align 4 %q, i64 16, i32 4)",
                 "memmove.element.unordered.atomic.p0.p0.i64(ptr align 4 %p, "
                 "ptr align 4 %q, i64 16, i32 4)",
                 "memset.element.unordered.atomic.p0.i64(ptr align 4 %p, "
                 "i8 1, i64 16, i32 4)"):
        g.add(f"void @f({p})", f"call void @llvm.{call}", "ret void")
    for call in ("ptrmask.p0.i64(ptr %p, i64 -16)",
                 "launder.invariant.group.p0(ptr %p)",
                 "strip.invariant.group.p0(ptr %p)", "ssa.copy.p0(ptr %p)",
                 "preserve.static.offset(ptr %p)",
                 "ptr.annotation.p0.p0(ptr %p, ptr %q, ptr %q, i32 3, ptr %q)",
                 "invariant.start.p0(i64 4, ptr %p)",
                 "load.relative.i64(ptr %p, i64 8)", "stacksave.p0()"):
        g.add(f"ptr @f({p})", f"%r = call ptr @llvm.{call}", "ret ptr %r")
    g.add(f"void @f({p})", "call void (...) @llvm.fake.use(ptr %p)", "ret void")
    g.functions.append("!0 = !{!1}\n!1 = distinct !{!1, !2}\n"
                       "!2 = distinct !{!2}\n")
    c = "experimental.convergence."
    barrier = ("call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0) "
               '[ "convergencectrl"(token %u) ]')
    g.add("void @f(i1 %c) convergent",
          f"%t = call token @llvm.{c}entry()", "br label %l", "l:",
          f"%u = call token @llvm.{c}loop() [ \"convergencectrl\"(token %t) ]",
          barrier, "br i1 %c, label %l, label %e", "e:", "ret void")
    g.add("void @f() convergent", f"%u = call token @llvm.{c}anchor()",
          barrier, "ret void")
    g.call("expect.i32", "i32", ["i32"], ", i32 3")
    g.call("readcyclecounter", "i64", [])
    g.call("readsteadycounter", "i64", [])
    g.call("allow.runtime.check", "i1", [], 'metadata !"x"')
    g.call("allow.ubsan.check", "i1", [], "i8 3")
    for n in "address", "hwaddress", "memory", "thread":
        g.call(f"allow.sanitize.{n}", "i1", [])
    g.call("experimental.widenable.condition", "i1", [])
    g.call("expect.with.probability.i32", "i32", ["i32"], ", i32 3, double 0.5")
    g.add("i32 @f(i32 %a, ptr %p)", "%r = call i32 @llvm.annotation.i32.p0("
          "i32 %a, ptr %p, ptr %p, i32 3)", "ret i32 %r")
    g.add("i64 @f(ptr %p)", "%r = call i64 @llvm.objectsize.i64.p0(ptr %p, "
          "i1 false, i1 true, i1 false)", "ret i64 %r")
    for t in "float", "double":
        s = "f32" if t == "float" else "f64"
        g.call(f"convert.from.fp16.{s}", t, ["i16"])
        g.call(f"convert.to.fp16.{s}", "i16", [t])
    return g


def widths():
    g = Group()
    for n in WIDTHS:
        t = f"i{n}"
        for op in ("add sub mul udiv sdiv urem srem shl lshr ashr and or "
                   "xor").split():
            g.add(f"{t} @f({t} %a, {t} %b)", f"%r = {op} {t} %a, %b",
                  f"ret {t} %r")
        for pred in "eq", "ult", "sgt":
            g.add(f"i1 @f({t} %a, {t} %b)", f"%r = icmp {pred} {t} %a, %b",
                  "ret i1 %r")
        for ft in KINDS.values():
            for op in "sitofp", "uitofp":
                g.add(f"{ft} @f({t} %a)", f"%r = {op} {t} %a to {ft}",
                      f"ret {ft} %r")
            for op in "fptosi", "fptoui":
                g.add(f"{t} @f({ft} %a)", f"%r = {op} {ft} %a to {t}",
                      f"ret {t} %r")
        g.add("void @f(ptr %p, ptr %q)", f"%r = load {t}, ptr %p",
              f"store {t} %r, ptr %q", "ret void")
        g.add(f"{t} @f(i1 %c, {t} %a, {t} %b)",
              f"%s = select i1 %c, {t} %a, {t} %b",
              "br i1 %c, label %x, label %y", "x:", "br label %y", "y:",
              f"%p = phi {t} [ %s, %0 ], [ %b, %x ]", f"ret {t} %p")
        if n > 1:
            g.add(f"i32 @f({t} %a)", f"switch {t} %a, label %d [ {t} 0, label "
                  f"%x {t} 1, label %y ]", "x:", "ret i32 1", "y:",
                  "ret i32 2", "d:", "ret i32 3")
    return g


def lengths():
    g = Group()
    for e in ("i1 i3 i8 i16 i24 i32 i64 i128 half bfloat float double "
              "ptr").split():
        for k in (1, 2, 3, 4, 5, 7, 8, 16, 32):
            v = f"<{k} x {e}>"
            places = ", ".join(f"i32 {3 * i % (2 * k)}" for i in range(k))
            g.add(f"{v} @f({v} %a, {v} %b, i1 %c, i32 %i, {e} %e, ptr %p)",
                  f"%s = select i1 %c, {v} %a, {v} %b",
                  f"%x = extractelement {v} %s, i32 %i",
                  f"%y = insertelement {v} %b, {e} %e, i32 %i",
                  f"%z = shufflevector {v} %y, {v} %a, <{k} x i32> <{places}>",
                  f"store {v} %z, ptr %p", f"%l = load {v}, ptr %p",
                  f"%w = insertelement {v} %l, {e} %x, i32 0", f"ret {v} %w")
            ops = ("add", "mul", "xor", "icmp ult") if e[0] == "i" else \
                ("fadd", "fmul", "fdiv", "fcmp ult")
            if e != "ptr":
                g.add(f"{v} @f({v} %a, {v} %b)", f"%s = {ops[0]} {v} %a, %b",
                      f"%m = {ops[1]} {v} %s, %b", f"%t = {ops[2]} {v} %m, %a",
                      f"%c = {ops[3]} {v} %t, %b",
                      f"%z = select <{k} x i1> %c, {v} %t, {v} %a",
                      f"ret {v} %z")
    return g


def main(folder):
    os.makedirs(folder, exist_ok=True)
    for make in (integers, floats, library, constrained, vectors, predicated,
                 others, widths, lengths):
        with open(os.path.join(folder, make.__name__ + ".ll"), "w",
                  encoding="utf-8") as out:
            out.write(HEADER + "\n".join(make().functions))


if __name__ == "__main__":
    main(sys.argv[1])
