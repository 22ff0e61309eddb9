#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the mistakes that are found in inline assembly with those that ptxas
finds.

usage: mistakes.py ASM-MISTAKES PTXAS FOLDER STEP [FAMILY...]

Uses every STEPth form of forms.py. Nothing may be wrong with a form that ptxas
accepts. Then each of these is spoiled in several ways; what is found must be
rejected by ptxas, and of what ptxas rejects, as much must be found as FLOORS says."""

import os
import random
import re
import subprocess
import sys
from collections import Counter

sys.path.insert(0, os.path.dirname(__file__))
import forms  # noqa: E402
import grid  # noqa: E402

TARGETS = ["sm_100a", "sm_120a", "sm_90a"]
DECLARED = (".reg .pred p<10>; .reg .b8 c<10>; .reg .b16 h<20>; .reg .b32 "
            "r<40>; .reg .b64 l<20>; .reg .f32 f<20>; .reg .f64 d<20>; "
            ".reg .b128 q<20>; .param .b8 k_p[64]; .local .b8 lvar[64]; "
            ".const .b8 cvar[64]; ")
REGISTER = re.compile(r"(?<![.:\w])[pchrldfq]\d+\b")


def found(tool, lines):
    """What is wrong with each line, warnings left out."""
    out = subprocess.run([tool], text=True, capture_output=True, check=True,
                         input="\n".join("\t" + DECLARED + line
                                         for line in lines)).stdout
    return [[m for m in line.split("\t") if m and not m.startswith("unknown")]
            for line in out.split("\n")[:len(lines)]]


def taken(assembler, lines):
    """The lines that some target takes."""
    left, kept = set(lines), set()
    for target in TARGETS:
        took = assembler.taken(sorted(left), assembler.newest, target)
        kept.update(took)
        left.difference_update(took, assembler.unparsed)
    return kept


def replace_one(line, rng, by):
    """One register of the line replaced by another name."""
    places = list(REGISTER.finditer(line))
    if not places:
        return None
    at = rng.choice(places)
    return line[:at.start()] + by(at[0]) + line[at.end():]


def other_kind(name, rng):
    return rng.choice([k for k in "phrldf" if k != name[0]]) + "1"


WAYS = {
    "undeclared": lambda line, rng: replace_one(line, rng, lambda _: "zz7"),
    "other kind": lambda line, rng: replace_one(
        line, rng, lambda name: other_kind(name, rng)),
    "number": lambda line, rng: replace_one(line, rng, lambda _: "7"),
    "memory": lambda line, rng: replace_one(line, rng, "[{}]".format),
    "one less": lambda line, rng: line.rsplit(",", 1)[0] + ";"
    if "," in line else None,
    "one more": lambda line, rng: line[:-1] + ", r3;",
}

# The least part, of 100, of what ptxas rejects.
FLOORS = {"undeclared": 100, "other kind": 80, "number": 93, "memory": 97,
          "one less": 93, "one more": 92}


def main(tool, ptxas, folder, step, *families):
    os.makedirs(folder, exist_ok=True)
    assembler = grid.Assembler(ptxas, folder)
    lines = [line for family in families or forms.FAMILIES
             for line in sorted(set(forms.FAMILIES[family]()))[::int(step)]]
    good = sorted(taken(assembler, lines))
    alarms = [(line, wrong) for line, wrong in zip(good, found(tool, good))
              if wrong]
    rng = random.Random(33)
    is_low = False
    for way, spoil in WAYS.items():
        bad = sorted({new for line in good if (new := spoil(line, rng))})
        accepted = taken(assembler, bad)
        seen = Counter()
        for line, wrong in zip(bad, found(tool, bad)):
            if line in accepted and wrong:
                alarms.append((line, wrong))
            seen[line in accepted, bool(wrong)] += 1
        rejected = seen[False, False] + seen[False, True]
        print(f"{way}: {seen[False, True]} of {rejected} found")
        is_low |= 100 * seen[False, True] < FLOORS[way] * rejected
    for line, wrong in alarms[:40]:
        print("false alarm:", line, wrong)
    print(f"{len(good)} forms, {len(alarms)} false alarms")
    return bool(alarms or is_low or not good)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
