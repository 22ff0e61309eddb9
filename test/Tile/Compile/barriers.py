# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Removes barriers, fences and waits of compiled programs, one at a time.

    barriers.py COUNT SEED [--machines sm_80,sm_90] [--schedules 20] [--large] [-v]

Random programs (structured.py) are compiled, and COUNT of the instructions that they execute
are removed, each from its program: that must be seen, as a finding or as a wrong result, in
at least one of so many schedules. -v prints the surroundings of those whose removal is not
seen. The exit status is 1 if there are any."""

import argparse
import pathlib
import re
import sys
import tempfile

import numpy as np

sys.path += [str(pathlib.Path(__file__).parent.parent),
             str(pathlib.Path(__file__).parent.parent / "Eval")]
import machine
import structured

# Whole statements; an instruction that a loop repeats until it succeeds is not one.
SYNC = re.compile(r"^\s*(?:@!?%\w+\s+)?((?:bar|barrier|membar|fence|cp\.async\.wait_\w+|"
                  r"cp\.async\.bulk\.wait_group|wgmma\.(?:fence|wait_group))\b[\w.:]*)[^;]*;\s*$")


class Judge:
    """One compiled program, what it must compute, and what it does without a line."""

    def __init__(self, folder, seed, arch, args):
        self.program = structured.Structured(seed, args.large)
        self.schedules = args.schedules
        self.code = machine.Compiled(folder, self.program.text(), arch,
                                     self.program.random.choice([None, 2, 4, 8]))
        self.lines = self.code.ptx.read_text().splitlines(True)
        self.expected = self.program.expected()
        self.other = pathlib.Path(folder, "other.ptx")

    def is_seen(self, lines, schedules):
        """Whether the program with these lines has a finding, or is wrong."""
        self.other.write_text("".join(lines))
        # Outputs are those of the first schedule; that others differ is said.
        arrays = [a.copy() for a in self.program.arrays]
        found = self.code.run(arrays, (self.program.blocks,), schedules, self.other)
        return bool(found) or \
            any(np.any(a != b) for a, b in zip(arrays, self.expected))

    def places(self):
        """The lines that synchronize, and that are executed."""
        for n, line in enumerate(self.lines):
            if SYNC.match(line) and self.is_seen(self.replaced(n, "trap;\n"), 1):
                yield n

    def replaced(self, n, line):
        return self.lines[:n] + [line] + self.lines[n + 1:]

    def is_needed(self, n):
        return self.is_seen(self.replaced(n, "\n"), self.schedules)


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("count", type=int)
    parser.add_argument("seed", type=int)
    parser.add_argument("--machines", default="sm_80,sm_90")
    parser.add_argument("--schedules", type=int, default=20)
    parser.add_argument("--large", action="store_true")
    parser.add_argument("-v", action="store_true")
    return parser.parse_args()


def main():
    args = arguments()
    archs = args.machines.split(",")
    removed, unseen, seed, kinds = 0, 0, args.seed, {}
    while removed < args.count:
        arch = archs[seed % len(archs)]
        with tempfile.TemporaryDirectory() as folder:
            judge = Judge(folder, seed, arch, args)
            if judge.is_seen(judge.lines, args.schedules):
                print(f"seed {seed} on {arch} is wrong as it is")
                sys.exit(1)
            for n in judge.places():
                word = SYNC.match(judge.lines[n])[1]
                kinds[word] = kinds.get(word, 0) + 1
                removed += 1
                if not judge.is_needed(n):
                    unseen += 1
                    print(f"seed {seed} on {arch}: line {n + 1}, {word}, is not missed",
                          flush=True)
                    if args.v:
                        print("".join(judge.lines[max(n - 12, 0):n + 12]))
                if removed == args.count:
                    break
        seed += 1
    for word, number in sorted(kinds.items()):
        print(f"{number} {word}")
    print(f"{removed} removed, {unseen} not missed")
    sys.exit(bool(unseen))


main()
