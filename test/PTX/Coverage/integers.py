#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints a module that calls each llvm.* integer intrinsic with many widths, as
scalars and vectors; with --few, only with some of them."""

import sys

WIDTHS = (1, 7, 8, 16, 24, 32, 33, 64, 65, 96, 128, 256)
LENGTHS = (0, 1, 2, 3, 4)  # Lanes of vectors; 0 is a scalar.
FLOATS = {"half": "f16", "bfloat": "bf16", "float": "f32", "double": "f64"}
BINARY = ("smax", "smin", "umax", "umin", "sadd.sat", "uadd.sat", "ssub.sat",
          "usub.sat", "sshl.sat", "ushl.sat", "clmul")
OVERFLOW = ("sadd", "uadd", "ssub", "usub", "smul", "umul")
FIXED = ("smul.fix", "umul.fix", "smul.fix.sat", "umul.fix.sat", "sdiv.fix",
         "udiv.fix", "sdiv.fix.sat", "udiv.fix.sat")
REDUCTIONS = ("add", "mul", "and", "or", "xor", "smax", "smin", "umax", "umin")
PREDICATED = ("add", "sub", "mul", "and", "or", "xor", "shl", "ashr", "lshr",
              "sdiv", "udiv", "srem", "urem", "smax", "smin", "umax", "umin",
              "sadd.sat", "uadd.sat", "ssub.sat", "usub.sat")

HEADER = '''target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

'''


class Module:
    def __init__(self):
        self.declared, self.count = {}, 0

    def call(self, returned, name, arguments):
        """A function that calls llvm.NAME; arguments with a value are
        immediate."""
        types = [a.split(" =")[0] for a in arguments]
        passed = [a.replace("=", "") if "=" in a else f"{a} %{i}"
                  for i, a in enumerate(arguments)]
        taken = ", ".join(f"{t} %{i}" for i, t in enumerate(types)
                          if "=" not in arguments[i])
        declaration = ", ".join(t + (" immarg" if "=" in a else "")
                                for t, a in zip(types, arguments))
        self.declared[name] = f"declare {returned} @llvm.{name}({declaration})"
        print(f"define {returned} @f{self.count}({taken}) {{\n"
              f"  %r = call {returned} @llvm.{name}({', '.join(passed)})\n"
              f"  ret {returned} %r\n}}")
        self.count += 1


def shaped(element, lanes):
    """The type of a scalar or vector, and how intrinsics' names spell it."""
    spelled = FLOATS.get(element, element)
    if lanes == 0:
        return element, spelled
    return f"<{lanes} x {element}>", f"v{lanes}{spelled}"


def arithmetic(m, width, lanes):
    ty, name = shaped(f"i{width}", lanes)
    bits, _ = shaped("i1", lanes)
    for op in BINARY:
        m.call(ty, f"{op}.{name}", [ty, ty])
    for op in OVERFLOW:
        m.call(f"{{ {ty}, {bits} }}", f"{op}.with.overflow.{name}", [ty, ty])
    for op in FIXED:
        for scale in {0, width // 2}:
            m.call(ty, f"{op}.{name}", [ty, ty, f"i32 ={scale}"])
    for op in ("ctpop", "bitreverse", *(["bswap"] if width % 16 == 0 else [])):
        m.call(ty, f"{op}.{name}", [ty])
    for op in ("ctlz", "cttz", "abs"):
        for exact in ("true", "false"):
            m.call(ty, f"{op}.{name}", [ty, f"i1 ={exact}"])
    for op in ("fshl", "fshr"):
        m.call(ty, f"{op}.{name}", [ty, ty, ty])
    for op in ("scmp", "ucmp"):
        for result in (8, 32, 65, 128):
            to, to_name = shaped(f"i{result}", lanes)
            m.call(to, f"{op}.{to_name}.{name}", [ty, ty])


def conversions(m, width, lanes):
    ty, name = shaped(f"i{width}", lanes)
    for kind in FLOATS:
        real, real_name = shaped(kind, lanes)
        for op in ("fptosi.sat", "fptoui.sat"):
            m.call(ty, f"{op}.{name}.{real_name}", [real])
        if lanes:
            bits, _ = shaped("i1", lanes)
            for op in ("fptosi", "fptoui"):
                m.call(ty, f"vp.{op}.{name}.{real_name}", [real, bits, "i32"])
            for op in ("sitofp", "uitofp"):
                m.call(real, f"vp.{op}.{real_name}.{name}", [ty, bits, "i32"])


def lanes_of(m, width, lanes):
    """Constructs that only vectors have."""
    element = f"i{width}"
    ty, name = shaped(element, lanes)
    bits, bits_name = shaped("i1", lanes)
    double, double_name = shaped(element, 2 * lanes)
    for op in REDUCTIONS:
        m.call(element, f"vector.reduce.{op}.{name}", [ty])
        m.call(element, f"vp.reduce.{op}.{name}", [element, ty, bits, "i32"])
    for op in PREDICATED:
        m.call(ty, f"vp.{op}.{name}", [ty, ty, bits, "i32"])
    for op in ("fshl", "fshr"):
        m.call(ty, f"vp.{op}.{name}", [ty, ty, ty, bits, "i32"])
    for op in ("abs", "ctlz", "cttz"):
        m.call(ty, f"vp.{op}.{name}", [ty, "i1 =false", bits, "i32"])
    for op in ("select", "merge"):
        m.call(ty, f"vp.{op}.{name}", [bits, ty, ty, "i32"])
    m.call(ty, f"vector.reverse.{name}", [ty])
    m.call(double, f"vector.interleave2.{double_name}", [ty, ty])
    m.call(f"{{ {ty}, {ty} }}", f"vector.deinterleave2.{double_name}", [double])
    m.call(double, f"vector.insert.{double_name}.{name}",
           [double, ty, "i64 =0"])
    m.call(ty, f"vector.extract.{name}.{double_name}", [double, "i64 =0"])
    m.call(ty, f"vector.partial.reduce.add.{name}.{double_name}", [ty, double])
    m.call(ty, f"experimental.vector.compress.{name}", [ty, bits, ty])
    m.call(element, f"experimental.vector.extract.last.active.{name}",
           [ty, bits, element])
    m.call(bits, f"experimental.vector.match.{name}.{name}", [ty, ty, bits])
    m.call(bits, f"get.active.lane.mask.{bits_name}.{element}",
           [element, element])
    m.call(ty, f"masked.load.{name}.p0", ["ptr", bits, ty])
    m.call(ty, f"masked.expandload.{name}.p0", ["ptr", bits, ty])
    if width >= 8:
        m.call(ty, f"stepvector.{name}", [])
        m.call("i32", f"experimental.cttz.elts.i32.{name}", [ty, "i1 =false"])


def main():
    print(HEADER)
    m = Module()
    few = "--few" in sys.argv
    for width in (1, 24, 65, 128) if few else WIDTHS:
        for lanes in (0, 3) if few else LENGTHS:
            arithmetic(m, width, lanes)
            conversions(m, width, lanes)
            if lanes:
                lanes_of(m, width, lanes)
    print("\n".join(m.declared.values()))


if __name__ == "__main__":
    main()
