#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""latches.py NVVMC FOLDER: compiles loops of all sizes, and checks that each continues
by one conditional branch, with the copies of its phis before it: the shape of a loop
does not depend on how large it is."""

import pathlib
import re
import subprocess
import sys

NVVMC, FOLDER = sys.argv[1], pathlib.Path(sys.argv[2])
SIZES = (1, 2, 5, 20, 90, 110, 190, 210, 450, 1000, 3000)
HEAD = """target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
"""


def loop(body, last, values, entry="", is_read=True):
    """A loop around the blocks of body, which ends in block last; values has names,
    types, starts and next values of phis besides the counter. The next values are read
    behind the loop, if any are."""
    phis = "".join(f"  %{name} = phi {kind} [ {start}, %entry ], [ {then}, %{last} ]\n"
                   for name, kind, start, then in values)
    stores = "".join(f"  store volatile {kind} {then}, ptr addrspace(1) %q\n"
                     for _, kind, _, then in values if is_read)
    return (f"{HEAD}define ptx_kernel void @k(ptr addrspace(1) %p, "
            f"ptr addrspace(1) %q, i32 %n) {{\nentry:\n{entry}  br label %loop\nloop:\n"
            f"  %i = phi i64 [ 0, %entry ], [ %j, %{last} ]\n{phis}{body}"
            "  %j = add i64 %i, 7\n  %h = trunc i64 %j to i32\n"
            "  %more = icmp ult i32 %h, %n\n"
            f"  br i1 %more, label %loop, label %exit\nexit:\n{stores}  ret void\n}}\n")


def addresses(count):
    """Loads from many addresses that the counter gives."""
    body = "".join(
        f"  %a{k} = getelementptr float, ptr addrspace(1) %p, i64 %i\n"
        f"  %b{k} = getelementptr i8, ptr addrspace(1) %a{k}, i64 {64 * k}\n"
        f"  %x{k} = load float, ptr addrspace(1) %b{k}\n"
        f"  %s{k} = fadd float {f'%s{k - 1}' if k else '%s'}, %x{k}\n"
        for k in range(count))
    return loop(body, "loop", [("s", "float", "0.0", f"%s{count - 1}")])


def pieces(count):
    """Many accesses at constant distances from one pointer."""
    body = "".join(
        f"  %b{k} = getelementptr i8, ptr addrspace(1) %at, i64 {8 * k}\n"
        f"  store volatile i32 {k}, ptr addrspace(1) %b{k}\n" for k in range(count))
    return loop(body + "  %next = getelementptr i8, ptr addrspace(1) %at, i64 64\n",
                "loop", [("at", "ptr addrspace(1)", "%p", "%next")])


def blocks(count):
    """Many blocks, the last of which reads the first one's phi."""
    body = "  br label %b0\n" + "".join(
        f"b{k}:\n  %v{k} = load volatile i32, ptr addrspace(1) %p\n"
        f"  %c{k} = icmp eq i32 %v{k}, {k}\n"
        f"  br i1 %c{k}, label %t{k}, label %b{k + 1}\nt{k}:\n"
        f"  store volatile i64 %i, ptr addrspace(1) %q\n  br label %b{k + 1}\n"
        for k in range(count))
    return loop(body + f"b{count}:\n  %s1 = fadd float %s, 1.0\n", f"b{count}",
                [("s", "float", "0.0", "%s1")])


def phis(count):
    """Many phis."""
    body = "".join(f"  %x{k} = load volatile i32, ptr addrspace(1) %p\n"
                   f"  %s{k} = call i32 @llvm.smax.i32(i32 %r{k}, i32 %x{k})\n"
                   for k in range(count))
    return (loop(body, "loop", [(f"r{k}", "i32", str(k), f"%s{k}")
                                for k in range(count)])
            + "declare i32 @llvm.smax.i32(i32, i32)\n")


def starts(count):
    """What phis begin with, and share registers with."""
    return "".join(f"  %y{k} = load volatile i32, ptr addrspace(1) %p\n"
                   for k in range(count))


def stages(count):
    """A phi of each iteration is the next one of the iteration behind it, as in a
    pipeline, and all are read."""
    body = "  %x = load volatile i32, ptr addrspace(1) %p\n" + "".join(
        f"  store volatile i32 %r{k}, ptr addrspace(1) %p\n" for k in range(count))
    return loop(body, "loop",
                [(f"r{k}", "i32", f"%y{k}", f"%r{k - 1}" if k else "%x")
                 for k in range(count)], starts(count), is_read=False)


def results(count):
    """Inline assembly changes numbers that are read behind the loop, as products do, next
    to such stages."""
    kinds = ", ".join(["float"] * 4)
    body = "".join(
        f"  %v{k} = call {{{kinds}}} asm sideeffect \"mov.f32 $0, $1;\", "
        f"\"=f,=f,=f,=f,0,1,2,3\"({', '.join(f'float %r{k}_{n}' for n in range(4))})\n"
        + "".join(f"  %s{k}_{n} = extractvalue {{{kinds}}} %v{k}, {n}\n" for n in range(4))
        for k in range(count))
    body += ("  %x = load volatile i32, ptr addrspace(1) %p\n"
             "  store volatile i32 %b, ptr addrspace(1) %p\n")
    stages = ("  %a = phi i32 [ %y0, %entry ], [ %x, %loop ]\n"
              "  %b = phi i32 [ %y1, %entry ], [ %a, %loop ]\n")
    return loop(stages + body, "loop",
                [(f"r{k}_{n}", "float", "0.0", f"%s{k}_{n}")
                 for k in range(count) for n in range(4)], starts(2))


def names(count):
    """Many names of one phi's register."""
    body = "".join(f"  %f{k} = freeze i32 {f'%f{k - 1}' if k else '%r'}\n"
                   for k in range(count))
    return loop(body + f"  %s = add i32 %f{count - 1}, 3\n"
                "  store volatile i32 %s, ptr addrspace(1) %p\n", "loop",
                [("r", "i32", "0", "%s")])


def sequence(count):
    """Many loops, one after another, whose last values the next one begins with."""
    text = HEAD + ("define ptx_kernel void @k(ptr addrspace(1) %p, i32 %n) {\n"
                   "entry:\n  br label %h0\n")
    for k in range(count):
        before, start = (f"l{k - 1}", f"%s{k - 1}") if k else ("entry", "0")
        text += (f"h{k}:\n  %i{k} = phi i32 [ 0, %{before} ], [ %j{k}, %l{k} ]\n"
                 f"  %r{k} = phi i32 [ {start}, %{before} ], [ %s{k}, %l{k} ]\n"
                 f"  %x{k} = load volatile i32, ptr addrspace(1) %p\n"
                 f"  %c{k} = icmp eq i32 %x{k}, 3\n"
                 f"  br i1 %c{k}, label %t{k}, label %l{k}\nt{k}:\n"
                 f"  store volatile i32 %i{k}, ptr addrspace(1) %p\n"
                 f"  br label %l{k}\nl{k}:\n"
                 f"  %s{k} = add i32 %r{k}, %x{k}\n  %j{k} = add i32 %i{k}, 5\n"
                 f"  %m{k} = icmp ult i32 %j{k}, %n\n"
                 f"  br i1 %m{k}, label %h{k}, label %h{k + 1}\n")
    return text + (f"h{count}:\n  store i32 %s{count - 1}, ptr addrspace(1) %p\n"
                   "  ret void\n}\n")


def check(kind, count):
    """Returns what is wrong, or None."""
    file = FOLDER / f"{kind.__name__}{count}.ll"
    file.write_text(kind(count))
    text = subprocess.run([NVVMC, "emit", file, "--arch=sm_80", "-O2", "-o", "-"],
                          capture_output=True, text=True, check=True).stdout
    loops = count if kind is sequence else 1
    seen, back = set(), []
    for line in text.splitlines():
        if label := re.match(r"(\$L__BB\w+):", line):
            seen.add(label[1])
        elif (jump := re.search(r"(\S*)\s*bra(?:\.uni)?\s+(\S+);", line)) \
                and jump[2] in seen:
            back.append(jump[1])
    if len(back) != loops:
        return f"{len(back)} branches back"
    return None if all(re.fullmatch(r"@%p\d+", guard) for guard in back) \
        else f"guards {set(back)}"


failed = 0
for kind in (addresses, pieces, blocks, phis, stages, results, names, sequence):
    for count in SIZES:
        if problem := check(kind, count):
            print(f"{kind.__name__} {count}: {problem}")
            failed += 1
print(f"{failed} loops of another shape")
