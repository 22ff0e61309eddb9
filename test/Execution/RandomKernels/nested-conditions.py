# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Executes kernels with shapes that random kernels hardly ever have: conditions after
one another that lead to the same block, in both senses, with values that are used in
later blocks; and loops that access n - 1 - i.

    nested-conditions.py PTX-DIFFERENTIAL FOLDER COUNT
"""

import pathlib
import random
import subprocess
import sys

OPERATIONS = ("add", "xor", "mul", "sub", "and", "or")
INTEGERS = ("eq", "ne", "slt", "sgt", "ult", "uge", "sle")
FLOATS = ("olt", "ogt", "oeq", "une", "ult", "uge", "ord", "uno")
HEAD = """\
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @kernel(ptr %0, ptr addrspace(1) %1, ptr addrspace(1) %2) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()"""


class Kernel:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.lines = [HEAD]
        self.count = 0
        self.block = "entry"
        self.numbers = []

    def add(self, text):
        """A new value, by its name."""
        self.count += 1
        self.lines.append(f"  %v{self.count} = {text}")
        return f"%v{self.count}"

    def pick(self, *more):
        return self.random.choice(self.numbers + list(more))

    def load(self, index, word="load"):
        place = self.add(f"and i32 {index}, 127")
        address = self.add(f"getelementptr i32, ptr %0, i32 {place}")
        return self.add(f"{word} i32, ptr {address}")

    def inputs(self):
        for _ in range(4):
            index = self.add(f"mul i32 %t, {self.random.choice((1, 3, 5))}")
            mask = self.random.choice((1, 3, 7, 15))
            self.numbers.append(self.add(f"and i32 {self.load(index)}, {mask}"))
        whole = self.add(f"sitofp i32 {self.numbers[0]} to float")
        divisor = self.random.choice(("0.0", "2.0"))
        self.float = self.add(f"fdiv float {whole}, {divisor}")

    def condition(self):
        if self.random.random() < 0.3:
            return self.add(f"fcmp {self.random.choice(FLOATS)} float {self.float}, "
                            f"{self.random.choice((self.float, '1.0'))}")
        return self.add(f"icmp {self.random.choice(INTEGERS)} i32 {self.pick()}, "
                        f"{self.pick('1', '5')}")

    def conditions(self, name):
        """Blocks that each lead on, or else to one that all of them lead to."""
        before, usual, ways = len(self.numbers), self.pick(), []
        for depth in range(self.random.randint(2, 4)):
            inside, condition = f"{name}.{depth}", self.condition()
            targets = [f"label %{inside}", f"label %{name}"]
            self.random.shuffle(targets)
            self.lines += [f"  br i1 {condition}, {', '.join(targets)}", f"{inside}:"]
            value = usual if self.random.random() < 0.95 else self.numbers[0]
            ways.append(f"[ {value}, %{self.block} ]")
            self.block = inside
            for _ in range(self.random.randint(0, 4)):
                self.numbers.append(self.add(
                    f"{self.random.choice(OPERATIONS)} i32 {self.pick()}, {self.pick()}"))
        computed = self.random.choice(self.numbers[before:] or self.numbers)
        loaded = self.load(self.add(f"add i32 {self.pick()}, {computed}"),
                           "load volatile")
        self.lines += [f"  br label %{name}", f"{name}:"]
        ways.append(f"[ {loaded}, %{self.block} ]")
        del self.numbers[before:]
        self.numbers.append(self.add(f"phi i32 {', '.join(ways)}"))
        self.block = name

    def loop(self):
        bound = self.add(f"and i32 {self.pick()}, 31")
        runs = self.add(f"icmp sgt i32 {bound}, 0")
        first, step = self.random.choice((0, 0, 2)), self.random.randint(1, 3)
        more = self.random.choice((-1, 0, 3))
        self.lines.append(f"""\
  br i1 {runs}, label %loop, label %done
loop:
  %i = phi i32 [ {first}, %{self.block} ], [ %next, %loop ]
  %s = phi i32 [ 1, %{self.block} ], [ %sum, %loop ]
  %end = add nsw i32 {bound}, {more}
  %down = sub nsw i32 %end, %i
  %wide = sext i32 %down to i64
  %middle = getelementptr i32, ptr %0, i64 40
  %address = getelementptr i32, ptr %middle, i64 %wide
  %loaded = load i32, ptr %address
  %scaled = mul i32 %s, 31
  %sum = add i32 %scaled, %loaded
  %next = add nsw i32 %i, {step}
  %again = icmp slt i32 %next, {bound}
  br i1 %again, label %loop, label %done
done:
  %result = phi i32 [ 0, %{self.block} ], [ %sum, %loop ]""")
        return "%result"

    def text(self):
        self.inputs()
        for n in range(self.random.randint(1, 4)):
            self.conditions(f"after{n}")
        result = self.loop()
        for number in self.numbers:
            result = self.add(f"xor i32 {self.add(f'mul i32 {result}, 33')}, {number}")
        lane = self.add("and i32 %t, 31")
        place = self.add(f"getelementptr i32, ptr addrspace(1) %1, i32 {lane}")
        return "\n".join(self.lines + [
            f"  store i32 {result}, ptr addrspace(1) {place}", "  ret void", "}", ""])


def main():
    tool, folder, count = sys.argv[1], pathlib.Path(sys.argv[2]), int(sys.argv[3])
    folder.mkdir(exist_ok=True)
    failures = 0
    for seed in range(count):
        file = folder / f"{seed}.ll"
        file.write_text(Kernel(seed).text())
        said = subprocess.run([tool, f"--check={file}", f"--inputs={seed}",
                               f"--opt={2 + seed % 2}"], capture_output=True,
                              text=True)
        if said.stdout.strip() != "same":
            failures += 1
            print(file, said.stdout, said.stderr)
    print(f"{count} kernels, {failures} failures")


main()
