# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Removes barriers, fences and waits of compiled programs, one at a time.

    barriers.py COUNT SEED [--machines sm_80,sm_90] [--schedules 20] [--large]
                [--handshakes] [--most N] [-v]

Random programs (structured.py) are compiled, and COUNT of the instructions that they execute
are removed, each from its program: that must be seen, as a finding or as a wrong result, in
at least one of so many schedules. What belongs to a release or an acquire is not removed from
them, since no other block looks at it; handshakes.py has programs with two blocks, of which
nothing is left out. -v prints the surroundings of those whose removal is not seen. The exit
status is 1 if there are more than N (0): branches that depend on data can keep accesses apart
that the program orders. Where masks do, or where what is written is there already, the removal
must be a race with other data."""

import argparse
import pathlib
import re
import sys
import tempfile

import numpy as np

sys.path += [str(pathlib.Path(__file__).parent.parent),
             str(pathlib.Path(__file__).parent.parent / "Eval")]
import handshakes
import machine
import structured

# Whole statements; an instruction that a loop repeats until it succeeds is not one.
SYNC = re.compile(r"^\s*(?:@!?%\w+\s+)?((?:bar|barrier|membar|fence|cp\.async\.wait_\w+|"
                  r"cp\.async\.bulk\.wait_group|wgmma\.(?:fence|wait_group))\b[\w.:]*)[^;]*;\s*$")

# A mask that has been loaded, and what a store to global memory writes.
LOADED = re.compile(r"^(\s*setp\.)(?:ne\.b16)(\s+%\w+), %rs\d+, 0;")
STORED = re.compile(r"^\s*(?:@!?%\w+\s+)?st\.\S*global\S*\s+\[[^]]*\], (%(rs|r|rd)\d+|-?\d+);")
WIDTHS = {"rs": 16, "r": 32, "rd": 64}


def with_other_value(line):
    """A store, of another value than the one that it would write."""
    stored = STORED.match(line)
    if not stored:
        return line
    if not stored[2]:
        return line[:stored.start(1)] + str(int(stored[1]) + 1) + line[stored.end(1):]
    return f"\txor.b{WIDTHS[stored[2]]} {stored[1]}, {stored[1]}, 1;\n" + line


class Judge:
    """One compiled program, what it must compute, and what it does without a line."""

    def __init__(self, folder, seed, arch, args):
        make = handshakes.Handshake if args.handshakes else structured.Structured
        self.program = make(seed, args.large)
        self.leaves_fences = not args.handshakes
        self.schedules = args.schedules
        self.code = machine.Compiled(folder, self.program.text(), arch,
                                     self.program.random.choice([None, 2, 4, 8]))
        self.lines = self.code.ptx.read_text().splitlines(True)
        self.expected = self.program.expected()
        self.other = pathlib.Path(folder, "other.ptx")

    def run(self, lines, schedules):
        """What is found in the program with these lines, and what it leaves in its arrays."""
        self.other.write_text("".join(lines))
        # Outputs are those of the first schedule; that others differ is said.
        arrays = [a.copy() for a in self.program.arrays]
        return self.code.run(arrays, (self.program.blocks,), schedules, self.other), arrays

    def is_seen(self, lines, schedules):
        """Whether the program with these lines has a finding, or is wrong."""
        found, arrays = self.run(lines, schedules)
        return bool(found) or \
            any(np.any(a != b) for a, b in zip(arrays, self.expected))

    def races(self, lines):
        found, _ = self.run(lines, self.schedules)
        return any('"rule":"race' in f for f in found)

    def is_beside_fence(self, n):
        """Whether the statement before or behind a line, or the line, is a fence."""
        near = [n]
        for step in (-1, 1):
            at = n + step
            while ".loc" in self.lines[at]:
                at += step
            near.append(at)
        return any(re.match(r"\s*(?:fence|membar)\b", self.lines[at]) for at in near)

    def places(self):
        """The lines that synchronize, and that are executed."""
        for n, line in enumerate(self.lines):
            if not SYNC.match(line) or (self.leaves_fences and self.is_beside_fence(n)):
                continue
            if self.is_seen(self.replaced(n, "trap;\n"), 1):
                yield n

    def replaced(self, n, line):
        return self.lines[:n] + [line] + self.lines[n + 1:]

    def races_with_others(self, n):
        """Whether there is a race, and only without line n, if masks in memory are true, and
        stores behind the line do not write what is there."""
        before, behind = ([LOADED.sub(r"\1ne.b16\2, 1, 0;", line) for line in part]
                          for part in (self.lines[:n], self.lines[n + 1:]))
        behind = [with_other_value(line) for line in behind]
        return not self.races(before + [self.lines[n]] + behind) and \
            self.races(before + behind)

    def is_needed(self, n):
        return self.is_seen(self.replaced(n, "\n"), self.schedules) or self.races_with_others(n)


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("count", type=int)
    parser.add_argument("seed", type=int)
    parser.add_argument("--machines", default="sm_80,sm_90")
    parser.add_argument("--schedules", type=int, default=20)
    parser.add_argument("--large", action="store_true")
    parser.add_argument("--handshakes", action="store_true")
    parser.add_argument("--most", type=int, default=0)
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
    sys.exit(unseen > args.most)


main()
