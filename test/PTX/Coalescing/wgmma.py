#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes modules with wgmma of many accumulators, in the form of clang -O2's output.

    wgmma.py FOLDER

FOLDER/N.ll has, for N accumulators: four instructions in sequence, a loop with one
pending group, and two sets of accumulators that alternate.
"""

import pathlib
import sys

COUNTS = (64, 128)
HEADER = """target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
"""
PLAIN = 'call void asm sideeffect "wgmma.%s.sync.aligned;", "~{memory}"()'


class Body:
    def __init__(self, count):
        self.count = count
        self.lines = []
        self.next = 0

    def add(self, line):
        self.lines.append(line)

    def fence(self):
        self.add("  " + PLAIN % "fence")

    def commit(self):
        self.add("  " + PLAIN % "commit_group")

    def wait(self, groups):
        self.add('  call void asm sideeffect "wgmma.wait_group.sync.aligned $0;", '
                 f'"n,~{{memory}}"(i32 {groups})')

    def multiply(self, values, offset):
        """Four instructions, each using the results of the previous one."""
        n = self.count
        struct = "{ " + ", ".join(["float"] * n) + " }"
        outs = ", ".join(f"${i}" for i in range(n))
        text = (f"wgmma.mma_async.sync.aligned.m64n{2 * n}k16.f32.f16.f16 "
                f"{{{outs}}}, ${n}, ${n + 1}, 1, 1, 1, 0, 0;")
        constraints = ",".join(["=f"] * n + ["l", "l"] +
                               [str(i) for i in range(n)])
        for step in range(4):
            self.next += 1
            m = self.next
            self.add(f"  %a{m} = add i64 %a, {offset + 2 * step}")
            self.add(f"  %b{m} = add i64 %b, {offset + 2 * step}")
            self.add(f'  %d{m} = call {struct} asm sideeffect "{text}", '
                     f'"{constraints}"(i64 %a{m}, i64 %b{m}, ' +
                     ", ".join(f"float {v}" for v in values) + ")")
            values = [f"%d{m}.{i}" for i in range(n)]
            for i in range(n):
                self.add(f"  %d{m}.{i} = extractvalue {struct} %d{m}, {i}")
        return values

    def phis(self, name, block, first, other, last=None):
        """Phis of the values from block other and from the back edge."""
        for i in range(self.count):
            back = f", [ {last[i]}, %{block} ]" if last else ""
            self.add(f"  %{name}{i} = phi float [ {first[i]}, %{other} ]{back}")
        return [f"%{name}{i}" for i in range(self.count)]

    def store(self, values):
        for i, v in enumerate(values):
            self.add(f"  %p{v[1:]} = getelementptr inbounds float, ptr %out, "
                     f"i64 {i}")
            self.add(f"  store float {v}, ptr %p{v[1:]}, align 4")
        self.add("  ret void")

    def function(self, name):
        return (f"define ptx_kernel void @{name}{self.count}(ptr %out, i64 %a, "
                "i64 %b, i32 %n) {\n" + "\n".join(self.lines) + "\n}\n")


def zeros(count):
    return ["0.000000e+00"] * count


def chain(count):
    b = Body(count)
    b.fence()
    values = b.multiply(zeros(count), 0)
    b.commit()
    b.wait(0)
    b.store(values)
    return b.function("chain")


def loop(count, name, rounds):
    """A loop with this many alternating sets of accumulators."""
    b = Body(count)
    b.add("entry:\n  %any = icmp sgt i32 %n, 0")
    b.add("  br i1 %any, label %loop, label %exit\nloop:")
    b.add("  %i = phi i32 [ 0, %entry ], [ %j, %loop ]")
    at = len(b.lines)
    lasts = []
    for r in range(rounds):
        b.fence()
        lasts.append(b.multiply([f"%acc{r}.{i}" for i in range(count)], 8 * r))
        b.commit()
        b.wait(1)
    b.add("  %j = add nuw nsw i32 %i, 1\n  %more = icmp slt i32 %j, %n")
    b.add("  br i1 %more, label %loop, label %exit")
    rest, b.lines = b.lines[at:], b.lines[:at]
    for r, last in enumerate(lasts):
        b.phis(f"acc{r}.", "loop", zeros(count), "entry", last)
    b.lines += rest
    b.add("exit:")
    ends = [b.phis(f"end{r}.", "loop", zeros(count), "entry", last)
            for r, last in enumerate(lasts)]
    b.wait(0)
    b.store([v for end in ends for v in end])
    return b.function(name)


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for count in COUNTS:
        text = HEADER + chain(count) + loop(count, "loop", 1)
        if count == 64:  # Two sets of 128 leave no registers for anything else.
            text += loop(count, "turns", 2)
        (folder / f"{count}.ll").write_text(text)


main()
