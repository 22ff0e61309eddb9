#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls each generic intrinsic that is expanded, and some instructions, on the longest
vectors that the limit on the size of a module lets through. nvvmc must emit them, or
report what it cannot emit, within 10 seconds of processor time and 2 GiB.

    growth.py [--all | --half] FOLDER CATALOG NVVMC

Without --all, one intrinsic of each line of SIGNATURES, or with --half of every second
one, is called, with one type, and not optimized. An intrinsic that a file of CATALOG,
catalog/generic, expands and that has no signature here is an error.
"""

import argparse
import concurrent.futures
import os
import pathlib
import re
import resource
import subprocess
import sys

SECONDS, MEBIBYTES = 10, 2048
MOST_LANES = 16384
WIDE = 1000
HEAD = """target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
"""

# In signatures, V is a vector, or one lane, and T is its lane; M, J, I, W, F and P are
# as many i1, i8, i32, wide integers, floats and addresses; H, Q and E are vectors with
# half, a quarter and an eighth of the lanes; N is one wide integer; p is an address
# and g a generic one. What follows a word is a constant.
INTEGERS = ("i1000", "i8", "i32", "i33", "i64", "i128")
FLOATS = ("double", "half", "float")
ANY = INTEGERS + FLOATS
ROUNDED = ', metadata !"round.upward", metadata !"fpexcept.strict"'
STRICT = ', metadata !"fpexcept.strict"'
SIGNATURES = (
    # Integers.
    (INTEGERS, "{ V, M }(V, V)", """sadd.with.overflow ssub.with.overflow
     uadd.with.overflow usub.with.overflow"""),
    (INTEGERS, "{ V, M }(V, V)", "smul.with.overflow umul.with.overflow"),
    (INTEGERS, "V(V, V)", "sadd.sat ssub.sat uadd.sat usub.sat"),
    (INTEGERS, "V(V, V)", "sshl.sat ushl.sat"),
    (INTEGERS, "V(V, V)", "clmul"),
    (INTEGERS, "V(V, V)", "=mul"),
    (INTEGERS, "V(V, V)", "=udiv =sdiv =urem =srem"),
    (INTEGERS, "V(V, V)", "=shl =lshr =ashr"),
    (INTEGERS, "W(V, V)", "scmp ucmp"),
    (INTEGERS, "V(V, V, V)", "fshl fshr"),
    (INTEGERS, "V(V, V, i32 3)", "sdiv.fix.sat sdiv.fix udiv.fix udiv.fix.sat"),
    (INTEGERS, "V(V, V, i32 3)", "smul.fix.sat smul.fix umul.fix umul.fix.sat"),
    (INTEGERS, "V(V, V, M, i32)", """vp.ssub.sat vp.add vp.and vp.or vp.sadd.sat vp.smax
     vp.smin vp.sub vp.uadd.sat vp.umax vp.umin vp.usub.sat vp.xor"""),
    (INTEGERS, "V(V, V, M, i32)", "vp.ashr vp.lshr vp.mul vp.shl"),
    (INTEGERS, "V(V, V, M, i32)", "vp.sdiv vp.srem vp.udiv vp.urem"),
    (INTEGERS, "V(V, i1 false, M, i32)", "vp.abs vp.ctlz vp.cttz"),
    (INTEGERS, "V(V, M, i32)", "vp.bitreverse vp.bswap vp.ctpop"),
    (INTEGERS, "V(V, V, V, M, i32)", "vp.fshl vp.fshr"),
    (INTEGERS, "F(V, M, i32)", "vp.sitofp vp.uitofp"),
    (INTEGERS, "F(V)", "=sitofp =uitofp"),
    (INTEGERS, "P(V, M, i32)", "vp.inttoptr"),
    (INTEGERS, 'M(V, V, metadata !"slt", M, i32)', "vp.icmp"),
    (("i8", "i32"), "W(V, M, i32)", "vp.sext vp.zext"),
    (INTEGERS[:1] + INTEGERS[2:], "J(V, M, i32)", "vp.trunc"),
    (INTEGERS, "T(V)", """vector.reduce.add vector.reduce.and vector.reduce.mul
     vector.reduce.or vector.reduce.smax vector.reduce.smin vector.reduce.umax
     vector.reduce.umin vector.reduce.xor"""),
    (INTEGERS, "T(T, V, M, i32)", """vp.reduce.add vp.reduce.and vp.reduce.mul
     vp.reduce.or vp.reduce.smax vp.reduce.smin vp.reduce.umax vp.reduce.umin
     vp.reduce.xor"""),
    (INTEGERS, "N(V, i1 false)", "experimental.cttz.elts"),
    (INTEGERS, "N(V, i1 false, M, i32)", "vp.cttz.elts"),
    (INTEGERS, "V()", "stepvector"),
    (INTEGERS, "Q(Q, V)", "vector.partial.reduce.add"),
    (INTEGERS, "M(V, V, M)", "experimental.vector.match"),
    (INTEGERS, "void(P, T, M)", """experimental.vector.histogram.add
     experimental.vector.histogram.uadd.sat experimental.vector.histogram.umax
     experimental.vector.histogram.umin"""),
    # Vectors.
    (ANY, "{ H, H }(V)", "vector.deinterleave2"),
    (ANY, "{ Q, Q, Q, Q }(V)", "vector.deinterleave4"),
    (ANY, "{ E, E, E, E, E, E, E, E }(V)", "vector.deinterleave8"),
    (ANY, "V(H, H)", "vector.interleave2"),
    (ANY, "V(Q, Q, Q, Q)", "vector.interleave4"),
    (ANY, "V(E, E, E, E, E, E, E, E)", "vector.interleave8"),
    (ANY, "H(V, i64 0)", "vector.extract"),
    (ANY, "V(V, H, i64 0)", "vector.insert"),
    (ANY, "V(V)", "vector.reverse"),
    (ANY, "V(V, V, i32 3)", "vector.splice.left vector.splice.right"),
    (ANY, "V(V, M, V)", "experimental.vector.compress"),
    (ANY, "T(V, M, T)", "experimental.vector.extract.last.active"),
    (ANY, "T(V, i32)", "=extractelement"),
    (ANY, "V(V, T, i32)", "=insertelement"),
    (ANY, "void(V, g, M)", "masked.compressstore"),
    (ANY, "V(g, M, V)", "masked.expandload"),
    (ANY, "V(P, M, V)", "masked.gather"),
    (ANY, "V(p, M, V)", "masked.load"),
    (ANY, "void(V, P, M)", "masked.scatter"),
    (ANY, "void(V, p, M)", "masked.store"),
    (ANY, "V(V, M, i32)", "experimental.vp.reverse"),
    (ANY, "V(V, V, i32 3, M, i32, i32)", "experimental.vp.splice"),
    (ANY, "V(p, i64, M, i32)", "experimental.vp.strided.load"),
    (ANY, "void(V, p, i64, M, i32)", "experimental.vp.strided.store"),
    (ANY, "V(P, M, i32)", "vp.gather"),
    (ANY, "V(p, M, i32)", "vp.load"),
    (ANY, "void(V, P, M, i32)", "vp.scatter"),
    (ANY, "void(V, p, M, i32)", "vp.store"),
    (ANY, "V(M, V, V, i32)", "vp.merge vp.select"),
    (("i32",), "M(N, N)", "get.active.lane.mask"),
    (("i32",), "M(g, g, i64 4)", "loop.dependence.raw.mask loop.dependence.war.mask"),
    (("i32",), "W(P, M, i32)", "vp.ptrtoint"),
    # Floating-point numbers.
    (FLOATS, "W(V)", "fptosi.sat fptoui.sat =fptosi =fptoui"),
    (FLOATS, "{ V, W }(V)", "frexp"),
    (FLOATS, "V(V, W)", "ldexp"),
    (FLOATS, "{ V, V }(V)", "modf sincos"),
    (FLOATS, "V(V, i64)", "powi"),
    (FLOATS, "V(V, N -1)", "powi"),
    (FLOATS, "V(V, V)", "=frem"),
    (("float",), 'J(V, metadata !"round.upward")', "fptrunc.round"),
    (FLOATS, f"V(V, V{ROUNDED})", """experimental.constrained.atan2
     experimental.constrained.fadd experimental.constrained.fdiv
     experimental.constrained.fmul experimental.constrained.frem
     experimental.constrained.fsub experimental.constrained.pow"""),
    (FLOATS, f"V(V, V{STRICT})", """experimental.constrained.maximum
     experimental.constrained.maxnum experimental.constrained.minimum
     experimental.constrained.minnum"""),
    (FLOATS, f"V(V, V, V{ROUNDED})", """experimental.constrained.fma
     experimental.constrained.fmuladd"""),
    (FLOATS, f"V(V{ROUNDED})", """experimental.constrained.acos
     experimental.constrained.asin experimental.constrained.atan
     experimental.constrained.cos experimental.constrained.cosh
     experimental.constrained.exp experimental.constrained.exp2
     experimental.constrained.log experimental.constrained.log10
     experimental.constrained.log2 experimental.constrained.nearbyint
     experimental.constrained.rint experimental.constrained.sin
     experimental.constrained.sinh experimental.constrained.sqrt
     experimental.constrained.tan experimental.constrained.tanh"""),
    (FLOATS, f"V(V{STRICT})", """experimental.constrained.ceil
     experimental.constrained.floor experimental.constrained.round
     experimental.constrained.roundeven experimental.constrained.trunc"""),
    (FLOATS, f"W(V{STRICT})", """experimental.constrained.fptosi
     experimental.constrained.fptoui"""),
    (FLOATS, f"I(V{ROUNDED})", """experimental.constrained.llrint
     experimental.constrained.lrint"""),
    (FLOATS, f"I(V{STRICT})", """experimental.constrained.llround
     experimental.constrained.lround"""),
    (INTEGERS, f"F(V{ROUNDED})", """experimental.constrained.sitofp
     experimental.constrained.uitofp"""),
    (FLOATS, f"V(V, I{ROUNDED})", "experimental.constrained.ldexp"),
    (FLOATS, f"V(V, i32{ROUNDED})", "experimental.constrained.powi"),
    (("half",), f"F(V{STRICT})", "experimental.constrained.fpext"),
    (("double",), f"F(V{ROUNDED})", "experimental.constrained.fptrunc"),
    (FLOATS, f'M(V, V, metadata !"olt"{STRICT})', """experimental.constrained.fcmp
     experimental.constrained.fcmps"""),
    (FLOATS, "V(V, V, M, i32)", """vp.copysign vp.fadd vp.fdiv vp.fmul vp.frem vp.fsub
     vp.maximum vp.maxnum vp.minimum vp.minnum"""),
    (FLOATS, "V(V, M, i32)", """vp.ceil vp.fabs vp.floor vp.fneg vp.nearbyint vp.rint
     vp.round vp.roundeven vp.roundtozero vp.sqrt"""),
    (FLOATS, "V(V, V, V, M, i32)", "vp.fma vp.fmuladd"),
    (FLOATS, "M(V, i32 261, M, i32)", "vp.is.fpclass"),
    (FLOATS, "M(V, i32 261)", "is.fpclass"),
    (FLOATS, "V(V)", "round"),
    (FLOATS, "I(V)", "llrint llround lrint lround"),
    (FLOATS, 'M(V, V, metadata !"olt", M, i32)', "vp.fcmp"),
    (FLOATS, "W(V, M, i32)", "vp.fptosi vp.fptoui"),
    (FLOATS, "I(V, M, i32)", "vp.llrint vp.lrint"),
    (("half",), "F(V, M, i32)", "vp.fpext"),
    (("double",), "F(V, M, i32)", "vp.fptrunc"),
    (FLOATS, "T(T, V, M, i32)", """vp.reduce.fadd vp.reduce.fmax vp.reduce.fmaximum
     vp.reduce.fmin vp.reduce.fminimum vp.reduce.fmul"""),
    (FLOATS, "Q(Q, V)", "vector.partial.reduce.fadd"),
    # Matrices of one column, one row, and squares.
    (("float", "i128"), "V(V, S, i32 LANES, i32 1, i32 1)", "matrix.multiply"),
    (("float", "i128"), "V(S, V, i32 1, i32 1, i32 LANES)", "matrix.multiply"),
    (("float", "i128"), "S(V, V, i32 1, i32 LANES, i32 1)", "matrix.multiply"),
    (("float", "i128"), "V(V, V, i32 ROOT, i32 ROOT, i32 ROOT)", "matrix.multiply"),
    (("float", "i128"), "V(V, i32 LANES, i32 1)", "matrix.transpose"),
    (("float", "i128"), "V(V, i32 ROOT, i32 ROOT)", "matrix.transpose"),
    (("float", "i128"), "V(g, i64, i1 false, i32 LANES, i32 1)",
     "matrix.column.major.load"),
    (("float", "i128"), "V(g, i64, i1 false, i32 1, i32 LANES)",
     "matrix.column.major.load"),
    (("float", "i128"), "V(g, i64, i1 false, i32 ROOT, i32 ROOT)",
     "matrix.column.major.load"),
    (("float", "i128"), "void(V, g, i64, i1 false, i32 LANES, i32 1)",
     "matrix.column.major.store"),
    (("float", "i128"), "void(V, g, i64, i1 false, i32 1, i32 LANES)",
     "matrix.column.major.store"),
)
# Of no vectors, or the same as a neighbor.
LEFT_OUT = """experimental.get.vector.length experimental.memset.pattern get.rounding
    load.relative public.type.test type.test sincospi vp.load.ff
    vector.deinterleave3 vector.deinterleave5 vector.deinterleave6 vector.deinterleave7
    vector.interleave3 vector.interleave5 vector.interleave6
    vector.interleave7""".split()


def expanded(catalog):
    """The intrinsics that a row of the catalog expands, or gives a size."""
    rows = re.findall(r"def : Generic<\[(.*?)\]>,(.*?);", catalog, re.DOTALL)
    return {name.replace("_", ".") for names, rest in rows
            if re.search(r"Expanded<|LeftTo<|Sized<", rest)
            for name in re.findall(r"int_(\w+)", names)}


def vector(lanes, lane):
    return f"<{lanes} x {lane}>"


def split(text):
    """The parts between commas that stand in no bracket."""
    parts, depth = [""], 0
    for c in text:
        depth += (c in "{<(") - (c in "}>)")
        if c == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += c
    return [p.strip() for p in parts if p.strip()]


def module(name, signature, lane, lanes):
    """A module that calls intrinsic NAME on vectors of LANES lanes."""
    types = {"V": vector(lanes, lane), "T": lane, "M": vector(lanes, "i1"),
             "J": vector(lanes, "half" if lane == "float" else "i8"),
             "I": vector(lanes, "i32"), "W": vector(lanes, f"i{WIDE}"),
             "F": vector(lanes, "float"), "P": vector(lanes, "ptr addrspace(1)"),
             "H": vector(lanes // 2, lane), "Q": vector(lanes // 4, lane),
             "E": vector(lanes // 8, lane), "N": f"i{WIDE}", "S": vector(1, lane),
             "p": "ptr addrspace(1)", "g": "ptr"}

    def resolve(text):
        return re.sub(r"\b[VTMJIWFPHQENSpg]\b", lambda m: types[m[0]], text)

    result, parameters = signature[:-1].split("(", 1)
    result = resolve(result)
    lines, arguments = [], []
    for number, parameter in enumerate(split(parameters)):
        kind, _, constant = parameter.partition(" ")
        if constant:
            constant = constant.replace("LANES", str(lanes))
            constant = constant.replace("ROOT", str(int(lanes ** 0.5)))
            arguments.append((resolve(kind), constant))
        elif kind in "pg":
            arguments.append((types[kind], "%" + kind))
        else:
            lines.append(f"%a{number} = load volatile {resolve(kind)}, "
                         "ptr addrspace(1) %p")
            arguments.append((resolve(kind), f"%a{number}"))
    typed = ", ".join(" ".join(a) for a in arguments)
    if name in ("=extractelement", "=insertelement"):
        value = f"{name[1:]} {typed}"
    elif name[0] == "=" and len(arguments) == 1:
        value = f"{name[1:]} {typed} to {result}"
    elif name[0] == "=":
        value = f"{name[1:]} {typed.split(', ')[0]}, {arguments[1][1]}"
    else:
        value = f"call {result} @llvm.{name}({typed})"
    if result == "void":
        lines.append(value)
    else:
        lines += [f"%r = {value}", f"store {result} %r, ptr addrspace(1) %p"]
    return (HEAD + "define void @k(ptr addrspace(1) %p, ptr %g) {\n"
            + "".join(f"  {line}\n" for line in lines) + "  ret void\n}\n")


def run(command):
    """Exit status, errors, seconds of processor time and MiB."""
    def limit():
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS + 2))

    process = subprocess.Popen(command, stdout=subprocess.DEVNULL,
                               stderr=subprocess.PIPE, text=True,
                               preexec_fn=limit)
    errors = process.stderr.read()
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return (process.returncode, errors, used.ru_utime + used.ru_stime,
            used.ru_maxrss >> 10)


def try_one(nvvmc, folder, name, signature, lane, number, level):
    """Why the largest module that is let through fails; None if it does not."""
    path = pathlib.Path(folder, f"{number}-{name.strip('=')}-{lane}.ll")
    lanes = MOST_LANES
    fewest = 8 if re.search(r"\b[HQE]\b", signature) else 1
    while lanes >= fewest:
        path.write_text(module(name, signature, lane, lanes))
        status, errors, seconds, mebibytes = run(
            [nvvmc, "emit", "--arch=sm_90", level, str(path), "-o",
             str(path.with_suffix(".ptx"))])
        path.with_suffix(".ptx").unlink(missing_ok=True)
        if not (status == 2 and re.search("registers; the limit is", errors)):
            break
        if seconds > 1:
            return f"{path}: refused after {seconds:.1f} s"
        lanes //= 4 if "ROOT" in signature else 2
    else:
        return f"{path}: even {fewest} lanes are refused"
    first = (errors.splitlines() or [""])[0]
    if "misc-llvm" in first and not first.endswith("[misc-llvm-verifier]"):
        return f"{path}: not a module: {first}"
    if status not in (0, 1) or mebibytes > MEBIBYTES:
        return (f"{path} ({level}, {lanes} lanes): status {status}, {seconds:.1f} s, "
                f"{mebibytes} MiB: {first}")
    print(f"{name} {signature} {lanes} x {lane} {level}: {seconds:.1f} s, "
          f"{mebibytes} MiB")
    path.unlink()
    return None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--half", action="store_true")
    parser.add_argument("folder")
    parser.add_argument("catalog", type=pathlib.Path)
    parser.add_argument("nvvmc")
    args = parser.parse_args()
    cases = [(name, signature, lanes)
             for lanes, signature, names in SIGNATURES[::1 + args.half]
             for name in names.split()[:None if args.all else 1]]
    known = {name for _, _, names in SIGNATURES for name in names.split()}
    rows = "".join(file.read_text() for file in args.catalog.glob("*.td"))
    missing = expanded(rows) - known - set(LEFT_OUT)
    failures = [f"no signature of {name}" for name in sorted(missing)]
    pathlib.Path(args.folder).mkdir(parents=True, exist_ok=True)
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        jobs = [pool.submit(try_one, args.nvvmc, args.folder, name, signature, lane,
                            number, level)
                for number, (name, signature, lanes) in enumerate(cases)
                for lane in (lanes if args.all else lanes[:1])
                for level in (("-O0", "-O2") if args.all else ("-O0",))]
        failures += [f for f in (job.result() for job in jobs) if f]
    for failure in failures:
        print(failure)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
